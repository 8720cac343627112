#include "widgets/background.h"

#include <QCoreApplication>
#include <QProgressDialog>
#include <QPushButton>
#include <QTimer>
#include <exception>
#include <new>
#include <thread>

#include "core/storage/process.h"

namespace clew {

namespace {

constexpr int kPatience = 400; ///< milliseconds before there is a dialog
constexpr const char* kWaits = "waits";

// How many there are, one within another; the application knows.
int waits()
{
    return QCoreApplication::instance()->property(kWaits).toInt();
}

void countWaits(int more)
{
    QCoreApplication::instance()->setProperty(kWaits, waits() + more);
}

} // namespace

WaitLoop::WaitLoop()
{
    countWaits(+1);
}

WaitLoop::~WaitLoop()
{
    countWaits(-1);
}

bool WaitLoop::isActive()
{
    return waits() > 0;
}

Sentence currentFailure()
{
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return {phrase("Background",
                       "There is not enough memory for this. Close other programs, or choose "
                       "something smaller.")};
    } catch (const std::exception& exception) {
        return {phrase("Background", "This failed: %1."), {exception.what()}};
    } catch (...) {
        return {phrase("Background", "This failed for an unknown reason.")};
    }
}

void detail::runAndWait(const std::function<void(const std::stop_token&)>& work,
                        const QString& title, QWidget* parent)
{
    WaitLoop loop;
    // That a loop has ended does not say why: the work may end in the same moment as patience does,
    // or as somebody cancels it, and nothing would end another loop then.
    bool done = false;
    const auto finish = [&] {
        done = true;
        loop.quit();
    };
    // Stopped by whoever cancels, and by nothing else: callers ask afterwards whether that was so.
    std::stop_source cancelled;
    const std::jthread thread([&, token = cancelled.get_token()] {
        const ProcessesUntil ended(token);
        work(token);
        QMetaObject::invokeMethod(&loop, finish, Qt::QueuedConnection);
    }); // joined before the loop goes
    if (!title.isEmpty())
        QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (done)
        return;
    QProgressDialog dialog(title, {}, 0, 0, parent);
    // A key that was meant for the board does not cancel: Tab leads to the button, and Escape is
    // for this alone.
    auto* const cancel = new QPushButton(QCoreApplication::translate("Background", "Cancel"));
    cancel->setAutoDefault(false);
    dialog.setCancelButton(cancel);
    dialog.setFocusPolicy(Qt::StrongFocus);
    dialog.setFocus();
    dialog.setObjectName(QStringLiteral("wait"));
    dialog.setWindowTitle(title);
    dialog.setWindowModality(Qt::ApplicationModal);
    QObject::connect(&dialog, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
    dialog.show();
    loop.exec();
    if (done)
        return;
    cancelled.request_stop();
    while (!done)
        loop.exec(QEventLoop::ExcludeUserInputEvents);
}

} // namespace clew
