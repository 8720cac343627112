#include "app/gui/features/backgroundtask.h"

#include <QProgressDialog>
#include <QTimer>
#include <memory>
#include <thread>

#include "app/gui/mainwindow.h"
#include "widgets/background.h"

namespace clew {

namespace {

constexpr int kSteps = 1000;

// The dialog owns the thread: whoever deletes the dialog has cancelled the task.
class TaskDialog : public QProgressDialog
{
public:
    TaskDialog(MainWindow& window, const QString& title, std::uint64_t total, Task task,
               std::function<void()> then)
        : QProgressDialog(title, MainWindow::tr("Cancel"), 0, total == 0 ? 0 : kSteps, &window),
          m_window(window), m_total(total), m_then(std::move(then))
    {
        setWindowTitle(title);
        setAutoReset(false);
        setMinimumDuration(400);
        connect(&m_timer, &QTimer::timeout, this, &TaskDialog::look);
        connect(this, &QProgressDialog::canceled, this, [this] { m_thread.request_stop(); });
        m_timer.start(50);
        m_thread = std::jthread([this, task = std::move(task)](const std::stop_token& token) {
            const auto failure = caught([&] { return task(m_done, token); });
            m_failure = failure ? *failure : QString::fromStdString(failure.error().text());
            m_ended.store(true, std::memory_order_release);
        });
    }

private:
    void look()
    {
        if (!m_ended.load(std::memory_order_acquire)) {
            if (!wasCanceled())
                setValue(m_total == 0 ? 0
                                      : static_cast<int>(std::min<std::uint64_t>(
                                            kSteps - 1, m_done.load() * kSteps / m_total)));
            return;
        }
        m_timer.stop();
        hide();
        m_window.whenIdle(this, [this] { end(); });
    }

    void end()
    {
        deleteLater();
        if (!m_failure.isEmpty())
            m_window.showMessage(m_failure);
        else if (m_then && !wasCanceled())
            m_then();
    }

    MainWindow& m_window;
    std::uint64_t m_total;
    std::function<void()> m_then;
    QTimer m_timer;
    std::atomic<std::uint64_t> m_done = 0;
    QString m_failure; ///< of the thread until it has ended
    std::atomic<bool> m_ended = false;
    std::jthread m_thread; ///< the last member: joined before the others go
};

} // namespace

void runTask(MainWindow& window, const QString& title, std::uint64_t total, const Task& task,
             const std::function<void()>& then)
{
    // NOLINTNEXTLINE: the window's child
    const auto started = caught([&] { new TaskDialog(window, title, total, task, then); });
    if (!started) // there is no further thread
        window.showMessage(QString::fromStdString(started.error().text()));
}

} // namespace clew
