#include "widgets/background.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QProgressDialog>
#include <QTimer>
#include <QWindow>
#include <exception>
#include <memory>
#include <new>
#include <thread>
#include <utility>
#include <vector>

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

// Keys that are pressed during a wait: who had the keyboard before gets them afterwards. The wait's
// dialog has only those that cancel, or lead to its button.
class KeptKeys : public QObject
{
public:
    KeptKeys() : m_widget(QApplication::focusWidget()) { qApp->installEventFilter(this); }

    void leaveSomeTo(const QWindow* dialog) { m_dialog = dialog; }

    // Once what was waited for has been shown.
    void giveLater()
    {
        if (m_widget != nullptr && !m_keys.empty())
            QMetaObject::invokeMethod(
                m_widget.data(),
                [widget = m_widget, keys = std::move(m_keys)] { give(widget, keys); },
                Qt::QueuedConnection);
    }

    // Where the system's events arrive.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (!watched->isWindowType())
            return false;
        switch (event->type()) {
        case QEvent::ShortcutOverride: // not an action's now
        case QEvent::KeyPress:
            break;
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
        case QEvent::MouseButtonDblClick:
        case QEvent::MouseMove:
        case QEvent::Wheel:
        case QEvent::ContextMenu:
        case QEvent::TouchBegin:
        case QEvent::TabletPress:
            return watched != m_dialog;
        case QEvent::Close:
            event->setAccepted(m_dialog != nullptr); // afterwards it can be closed
            return m_dialog == nullptr;
        default:
            return false;
        }
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (watched == m_dialog && isForDialog(key))
            return false;
        if (event->type() == QEvent::KeyPress && !key.isAutoRepeat())
            m_keys.emplace_back(key.clone());
        event->accept();
        return true;
    }

private:
    using Keys = std::vector<std::shared_ptr<QKeyEvent>>;

    bool isForDialog(const QKeyEvent& key)
    {
        switch (key.key()) {
        case Qt::Key_Escape:
            return true;
        case Qt::Key_Tab:
        case Qt::Key_Backtab:
            m_isLed = true;
            return true;
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return m_isLed;
        default:
            return false;
        }
    }

    // Each of them may begin another wait.
    static void give(const QPointer<QWidget>& widget, const Keys& keys)
    {
        constexpr int kMoment = 20;
        if (widget != nullptr && WaitLoop::isActive()) {
            QTimer::singleShot(kMoment, widget.data(), [widget, keys] { give(widget, keys); });
            return;
        }
        for (const auto& key : keys)
            if (widget != nullptr && hasKeyboard(*widget) && !takesAsAction(*widget, *key))
                QCoreApplication::sendEvent(widget, key.get());
    }

    static bool hasKeyboard(const QWidget& widget)
    {
        const QWidget* const modal = QApplication::activeModalWidget();
        return widget.isVisible() && (modal == nullptr || modal == widget.window());
    }

    // As from the keyboard: the widget may want it for itself, else it may be that of an action.
    static bool takesAsAction(QWidget& widget, const QKeyEvent& key)
    {
        QKeyEvent asked(QEvent::ShortcutOverride, key.key(), key.modifiers(), key.text());
        asked.ignore();
        QCoreApplication::sendEvent(&widget, &asked);
        if (asked.isAccepted())
            return false;
        const QKeySequence pressed(key.keyCombination());
        for (QAction* const action : widget.window()->actions())
            if (action->isEnabled() && action->shortcuts().contains(pressed)) {
                action->trigger();
                return true;
            }
        return false;
    }

    QPointer<QWidget> m_widget;
    const QWindow* m_dialog = nullptr;
    bool m_isLed = false; ///< to the dialog's button
    Keys m_keys;
};

void offerToCancel(WaitLoop& loop, KeptKeys& keys, const QString& title, QWidget* parent)
{
    QProgressDialog dialog(title, QCoreApplication::translate("Background", "Cancel"), 0, 0,
                           parent);
    dialog.setObjectName(QStringLiteral("wait"));
    dialog.setWindowTitle(title);
    dialog.setWindowModality(Qt::ApplicationModal);
    QObject::connect(&dialog, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
    dialog.show();
    keys.leaveSomeTo(dialog.windowHandle());
    loop.exec();
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
    KeptKeys keys;
    QCoreApplication::processEvents(); // keys of a window that the dialog will block
    if (!done)
        offerToCancel(loop, keys, title, parent);
    if (done)
        return keys.giveLater();
    cancelled.request_stop();
    while (!done)
        loop.exec(QEventLoop::ExcludeUserInputEvents);
}

} // namespace clew
