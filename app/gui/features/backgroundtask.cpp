#include "app/gui/features/backgroundtask.h"

#include <QFileInfo>
#include <QProgressDialog>
#include <QTimer>
#include <memory>
#include <thread>

#include "app/gui/shell.h"
#include "core/session/givingway.h"
#include "core/session/workbench.h"
#include "core/storage/process.h"
#include "widgets/background.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kSteps = 1000;

// The dialog owns the thread: deleting the dialog cancels the task.
class TaskDialog : public QProgressDialog
{
public:
    TaskDialog(Workbench& workbench, Shell& shell, const QString& title, std::uint64_t total,
               Task task, std::function<void()> then)
        : QProgressDialog(title, Shell::tr("Cancel"), 0, total == 0 ? 0 : kSteps, &shell.frame()),
          m_workbench(workbench), m_shell(shell), m_total(total), m_then(std::move(then))
    {
        setWindowTitle(title);
        setAutoReset(false);
        setMinimumDuration(400);
        connect(&m_timer, &QTimer::timeout, this, &TaskDialog::look);
        connect(this, &QProgressDialog::canceled, this, [this] { m_thread.request_stop(); });
        m_timer.start(50);
        m_thread = std::jthread([this, task = std::move(task)](const std::stop_token& token) {
            giveWay();
            const ProcessesUntil ended(token);
            const auto failure = caught([&] { return task(m_done, token); });
            m_failure = failure ? *failure : translated(failure.error().sentence);
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
        m_workbench.whenIdle(this, [this] { end(); });
    }

    void end()
    {
        deleteLater();
        if (!m_failure.isEmpty())
            m_shell.showMessage(m_failure);
        else if (m_then && !wasCanceled())
            m_then();
    }

    Workbench& m_workbench;
    Shell& m_shell;
    std::uint64_t m_total;
    std::function<void()> m_then;
    QTimer m_timer;
    std::atomic<std::uint64_t> m_done = 0;
    QString m_failure; ///< of the thread until it has ended
    std::atomic<bool> m_ended = false;
    std::jthread m_thread; ///< the last member: joined before the others go
};

} // namespace

void runTask(Workbench& workbench, Shell& shell, const QString& title, std::uint64_t total,
             const Task& task, const std::function<void()>& then)
{
    // NOLINTNEXTLINE: the window's child
    const auto started =
        caught([&] { shell.addTask(*new TaskDialog(workbench, shell, title, total, task, then)); });
    if (!started) // there is no further thread
        shell.showMessage(translated(started.error().sentence));
}

void runWriting(Workbench& workbench, Shell& shell, const QString& file, std::uint64_t total,
                const Task& task, const std::function<QString()>& more)
{
    const QString name = QFileInfo(file).fileName();
    const auto then = [&shell, name, more] {
        const QString rest = more ? more() : QString();
        //: %1 is the name of a file that was written
        const QString written = Shell::tr("%1 was saved.").arg(name);
        shell.showMessage(rest.isEmpty() ? written : written + QLatin1Char(' ') + rest);
    };
    runTask(workbench, shell, Shell::tr("Writing %1").arg(name), total, task, then);
}

} // namespace clew
