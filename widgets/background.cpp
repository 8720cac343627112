#include "widgets/background.h"

#include <QCoreApplication>
#include <QProgressDialog>
#include <QTimer>
#include <exception>
#include <new>
#include <thread>

namespace clew {

namespace {

constexpr int kPatience = 400; ///< milliseconds before there is a dialog
constexpr int kLateness = 1;   ///< a loop's answer when these are over
constexpr int kCancelled = 2;  ///< and when the user does not want to wait any longer

} // namespace

WaitLoop::WaitLoop() : QEventLoop(QCoreApplication::instance()) {}

bool WaitLoop::isActive()
{
    return QCoreApplication::instance()->findChild<WaitLoop*>(
               QString(), Qt::FindDirectChildrenOnly) != nullptr;
}

QString currentFailure()
{
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return QCoreApplication::translate(
            "Background",
            "There is not enough memory for this. Close other programs, or choose something "
            "smaller.");
    } catch (const std::exception& exception) {
        return QCoreApplication::translate("Background", "This failed: %1.")
            .arg(QString::fromLocal8Bit(exception.what()));
    } catch (...) {
        return QCoreApplication::translate("Background", "This failed for an unknown reason.");
    }
}

void detail::runAndWait(const std::function<void(const std::stop_token&)>& work,
                        const QString& title, QWidget* parent)
{
    WaitLoop loop;
    std::jthread thread([&](const std::stop_token& token) {
        work(token);
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    }); // joined before the loop goes
    if (!title.isEmpty())
        QTimer::singleShot(kPatience, &loop, [&loop] { loop.exit(kLateness); });
    if (loop.exec(QEventLoop::ExcludeUserInputEvents) != kLateness)
        return;
    QProgressDialog dialog(title, QCoreApplication::translate("Background", "Cancel"), 0, 0,
                           parent);
    dialog.setObjectName(QStringLiteral("wait"));
    dialog.setWindowTitle(title);
    dialog.setWindowModality(Qt::ApplicationModal);
    QObject::connect(&dialog, &QProgressDialog::canceled, &loop,
                     [&loop] { loop.exit(kCancelled); });
    dialog.show();
    if (loop.exec() != kCancelled)
        return;
    thread.request_stop();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
}

} // namespace clew
