// How long the interface thread is ever busy at a stretch while a search runs flat out and is
// watched: the window is shown, played as fast as it goes for some seconds, and the longest gap
// between two turns of the event loop is taken, painting included. Or while a board is played by
// hand: entries of a solution, the caret, undo, hints and checks, one every 40 ms. With --load so
// many processes of its own take all they can get of the processors meanwhile, as a build would.
// The loop turns every millisecond and sleeps between, as in life: a thread that never slept would
// be taken for one that only computes, and made to wait like one.
// Beside the longest gap stands the most processor time that the thread took in one: the rest it
// waited, for a processor or for another thread.

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QTimer>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "core/study/position.h"
#include "widgets/puzzlepanel.h"
#include "widgets/strategypanel.h"
#include "widgets/theme.h"

using namespace clew;

namespace {

double percentile(std::vector<double>& sorted, double part)
{
    return sorted.empty()
               ? 0
               : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

/// Processor time of this thread, in milliseconds.
double threadTime()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Processes that never rest, until the program ends in whatever way. To be made before there are
/// threads.
class Load
{
public:
    explicit Load(int processes)
    {
        for (int i = 0; i < processes; ++i) {
            const pid_t child = ::fork();
            if (child == 0)
                spin();
            if (child > 0)
                m_children.push_back(child);
        }
    }
    ~Load()
    {
        for (const pid_t child : m_children) {
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
        }
    }
    Load(const Load&) = delete;
    Load& operator=(const Load&) = delete;

    [[nodiscard]] std::size_t size() const { return m_children.size(); }

private:
    [[noreturn]] static void spin()
    {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        volatile unsigned turns = 0;
        for (;;)
            turns = turns + 1;
    }

    std::vector<pid_t> m_children;
};

/// Somebody who plays fast.
class Hands : public QObject
{
public:
    Hands(MainWindow& window, std::vector<double>& gaps)
        : m_window(window), m_gaps(gaps), m_worst(std::size(kNames))
    {
        Workbench& workbench = window.workbench();
        workbench.playByHand();
        const Hand& hand = *workbench.hand();
        const auto prospects = prospectsOf({hand.puzzle(), hand.problem(), {}});
        for (Variable variable = 0; variable < prospects.solution.size(); ++variable)
            if (prospects.solution[variable] != kNoValue && !hand.isGiven(variable))
                m_entries.push_back({variable, prospects.solution[variable]});
        connect(&m_timer, &QTimer::timeout, this, &Hands::act);
        m_timer.start(40);
    }

    void report()
    {
        note();
        for (std::size_t i = 0; i < m_worst.size(); ++i)
            std::printf("  longest after %-6s %7.2f ms\n", kNames[i], m_worst[i]);
    }

private:
    static constexpr const char* kNames[] = {"entry", "caret", "undo", "hint", "check"};

    void note()
    {
        if (m_seen < m_gaps.size() && m_last < m_worst.size())
            m_worst[m_last] =
                std::max(m_worst[m_last],
                         *std::max_element(m_gaps.begin() + static_cast<std::ptrdiff_t>(m_seen),
                                           m_gaps.end()));
        m_seen = m_gaps.size();
    }

    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QKeyEvent event(QEvent::KeyPress, key, modifiers);
        QApplication::sendEvent(&m_window.board(), &event);
    }

    void trigger(const QKeySequence& key)
    {
        for (QAction* const action : m_window.actions())
            if (action->shortcut() == key)
                action->trigger();
    }

    void act()
    {
        if (m_window.workbench().hand() == nullptr || m_isActing)
            return;
        m_isActing = true;
        note();
        const std::size_t turn = m_turn++;
        m_last = turn % 23 == 22 ? 4 : turn % 7 == 6 ? 3 : turn % 5 == 4 ? 2 : turn % 2;
        switch (m_last) {
        case 0:
            emit m_window.board().entered({m_entries[m_next++ % m_entries.size()]});
            break;
        case 1:
            press(turn % 4 == 1 ? Qt::Key_Right : Qt::Key_Down);
            break;
        case 2:
            trigger(QKeySequence(Qt::CTRL | Qt::Key_Z));
            break;
        case 3:
            trigger(QKeySequence(Qt::Key_H));
            break;
        default:
            trigger(QKeySequence(Qt::SHIFT | Qt::Key_H));
            break;
        }
        m_isActing = false;
    }

    MainWindow& m_window;
    std::vector<double>& m_gaps;
    std::vector<double> m_worst; ///< after each kind of act
    std::vector<Assignment> m_entries;
    QTimer m_timer;
    std::size_t m_seen = 0;
    std::size_t m_last = std::size(kNames);
    std::size_t m_turn = 0;
    std::size_t m_next = 0;
    bool m_isActing = false;
};

/// What is watched or played, and for how long.
struct Task
{
    const Puzzle* puzzle;
    const PresetInfo* preset;
    std::optional<std::size_t> strategy; ///< none: it is played
    int seconds;
};

constexpr const char* kUsage =
    "usage: clew-bench-interface [--load PROCESSES] [SECONDS [PUZZLE [STRATEGY|play [PRESET]]]]\n"
    "without: 5 seconds of queens, generate-and-test, 12, beside no other processes\n";

/// None if there is no such thing.
std::optional<Task> taskOf(int argc, char* argv[])
{
    const int seconds = argc > 1 ? std::atoi(argv[1]) : 5;
    const std::string strategyId = argc > 3 ? argv[3] : "generate-and-test";
    const Puzzle* const puzzle = findPuzzle(argc > 2 ? argv[2] : "queens");
    const PresetInfo* const preset =
        puzzle != nullptr ? puzzle->preset(argc > 4 ? argv[4] : "12") : nullptr;
    const auto strategy =
        puzzle != nullptr ? puzzle->strategyIndex(strategyId) : std::optional<std::size_t>();
    if (seconds <= 0 || preset == nullptr || !(strategyId == "play" || strategy))
        return std::nullopt;
    return Task{puzzle, preset, strategyId == "play" ? std::nullopt : strategy, seconds};
}

constexpr double kFrame = 1000.0 / 60; ///< milliseconds: a longer gap can be seen

/// Between two turns of the event loop.
class Gaps
{
public:
    Gaps()
    {
        m_turn.setTimerType(Qt::PreciseTimer);
        m_turn.setInterval(1);
        QObject::connect(&m_turn, &QTimer::timeout, [this] {
            m_gaps.push_back(static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
            const double now = threadTime();
            m_mostWork = std::max(m_mostWork, now - m_worked);
            m_worked = now;
            m_clock.start();
        });
    }

    void start()
    {
        m_worked = threadTime();
        m_clock.start();
        m_turn.start();
    }

    /// In milliseconds, those so far.
    [[nodiscard]] std::vector<double>& all() { return m_gaps; }

    void report(const std::string& before)
    {
        std::ranges::sort(m_gaps);
        std::printf("%sinterface busy at a stretch: median %.2f ms, 99 %% %.2f ms, "
                    "longest %.2f ms, %td over a frame; of its own work at most %.2f ms\n",
                    before.c_str(), percentile(m_gaps, 0.5), percentile(m_gaps, 0.99),
                    percentile(m_gaps, 1.0),
                    m_gaps.end() - std::ranges::upper_bound(m_gaps, kFrame), m_mostWork);
    }

private:
    std::vector<double> m_gaps;
    double m_mostWork = 0; ///< in a gap
    double m_worked = 0;
    QElapsedTimer m_clock;
    QTimer m_turn;
};

/// In milliseconds.
double timeToCancel(SearchSession& session)
{
    QElapsedTimer cancel;
    cancel.start();
    session.cancel();
    while (session.isRunning())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
    return static_cast<double>(cancel.nsecsElapsed()) / 1e6;
}

/// For its time, and says what was seen.
void run(const Task& task, MainWindow& window)
{
    Workbench& workbench = window.workbench();
    workbench.choosePreset(*task.puzzle, *task.preset);
    if (task.strategy)
        window.strategyPanel().chooser().setCurrentIndex(static_cast<int>(*task.strategy));
    workbench.player().setSpeed(Player::kFastest);

    Gaps gaps;
    std::unique_ptr<Hands> hands;
    QTimer::singleShot(0, [&] {
        if (!task.strategy)
            hands = std::make_unique<Hands>(window, gaps.all());
        for (QAction* const action : window.actions())
            if (task.strategy && action->shortcut() == QKeySequence(Qt::Key_Space))
                action->trigger();
        gaps.start();
    });
    QTimer::singleShot(task.seconds * 1000, QApplication::instance(), &QApplication::quit);
    QApplication::exec();

    const std::string& id = task.puzzle->info().id;
    if (hands) {
        hands->report();
        gaps.report(id + " by hand: ");
        return;
    }
    const auto events = workbench.player().length();
    const double cancelled = timeToCancel(workbench.session());
    std::printf("%s %s: %llu events recorded in %d s (%.1f M/s) while watched\n", id.c_str(),
                task.puzzle->info().strategies[*task.strategy].id.c_str(),
                static_cast<unsigned long long>(events), task.seconds,
                static_cast<double>(events) / 1e6 / task.seconds);
    gaps.report("");
    std::printf("cancel answered after %.2f ms\n", cancelled);
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc > 1 && std::string_view(argv[1]) == "--help") {
        std::fputs(kUsage, stdout);
        return 0;
    }
    int processes = 0;
    if (argc > 2 && std::string_view(argv[1]) == "--load") {
        processes = std::atoi(argv[2]);
        argv[2] = argv[0];
        argc -= 2;
        argv += 2;
    }
    const Load load(processes);
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("clew-bench"));
    theme::apply(application, ThemeChoice::Light);
    const std::optional<Task> task = taskOf(argc, argv);
    if (!task) {
        std::fputs(kUsage, stderr);
        return 2;
    }

    QElapsedTimer sinceStart;
    sinceStart.start();
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    std::printf("window shown after %lld ms, beside %zu other processes\n",
                static_cast<long long>(sinceStart.elapsed()), load.size());
    run(*task, window);
    return 0;
}
