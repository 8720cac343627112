// How long the interface thread is ever busy at a stretch while a race of four is played flat out,
// and while a gallery of hundreds of thousands of solutions, or of as many as are asked for, is
// paged through, grouped into classes and filtered; with the memory that a solution takes.

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string_view>
#include <unistd.h>
#include <vector>

#include "core/puzzle/registry.h"
#include "widgets/raceview.h"
#include "widgets/solutionspanel.h"
#include "widgets/theme.h"

using namespace clew;

namespace {

// The longest stretches between two turns of the event loop.
class Stalls
{
public:
    Stalls()
    {
        m_turn.setInterval(0);
        QObject::connect(&m_turn, &QTimer::timeout, [this] {
            m_gaps.push_back(static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
            m_clock.start();
        });
        m_clock.start();
        m_turn.start();
    }

    void print(const char* what)
    {
        std::ranges::sort(m_gaps);
        std::printf("%s: busy at a stretch 99 %% %.2f ms, longest %.2f ms\n", what,
                    m_gaps[m_gaps.size() * 99 / 100], m_gaps.back());
    }

private:
    QTimer m_turn;
    QElapsedTimer m_clock;
    std::vector<double> m_gaps;
};

void runFor(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

void playRaceOfFour(int seconds)
{
    const Puzzle& queens = *findPuzzle("queens");
    RaceView view;
    view.resize(1180, 740);
    view.setProblem(queens, queens.create({{"size", "12"}}).value(), {0, 2, 3, 4});
    view.show();
    while (view.race().isMeasuring())
        runFor(50);
    view.race().setAlignment(Race::Alignment::Events);
    view.race().setSpeed(1e6);
    view.race().play();
    Stalls stalls;
    runFor(seconds * 1000);
    stalls.print("race of four");
    std::printf("  at event %.0f\n", view.race().moment());
}

// Of the smallest board that has so many.
ProblemPtr boardWith(const Puzzle& queens, std::uint64_t solutions)
{
    const char* size = solutions <= 365'596 ? "14" : solutions <= 2'279'184 ? "15" : "16";
    return queens.create({{"size", size}}).value();
}

std::shared_ptr<Trace> solutionsOf(const Puzzle& queens, const Problem& problem, std::uint64_t most)
{
    auto trace = std::make_shared<Trace>();
    Limits limits;
    limits.solutions = most;
    Control control(limits);
    Recorder recorder(*trace, control);
    queens.run(*queens.strategyIndex("bitmask"), problem, {}, control, &recorder);
    return trace;
}

// What no part of is shared and in memory now, in bytes.
std::size_t memoryInUse()
{
    std::ifstream file("/proc/self/statm");
    std::size_t all = 0;
    std::size_t resident = 0;
    std::size_t shared = 0;
    file >> all >> resident >> shared;
    return (resident - shared) * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

void settle(SolutionList& list, const SolutionList::Query& query, const char* what)
{
    Stalls stalls;
    QElapsedTimer clock;
    clock.start();
    list.setQuery(query);
    while (!list.isSettled())
        runFor(20);
    std::printf("  %llu %s after %lld ms\n", static_cast<unsigned long long>(list.size()), what,
                static_cast<long long>(clock.elapsed()));
    stalls.print("  meanwhile");
}

void pageThroughGallery(int seconds, std::uint64_t most)
{
    const Puzzle& queens = *findPuzzle("queens");
    const std::size_t before = memoryInUse();
    const ProblemPtr problem = boardWith(queens, most);
    const auto trace = solutionsOf(queens, *problem, most);
    SolutionsPanel panel;
    panel.resize(280, 600);
    panel.setTrace(&queens, problem, trace);
    panel.setPassed(trace->solutionCount(), true);
    panel.refresh();
    panel.setComplete(true);
    panel.show();
    QScrollBar& bar = *panel.gallery().verticalScrollBar();
    {
        Stalls stalls;
        QTimer pages;
        QObject::connect(&pages, &QTimer::timeout, [&bar] {
            bar.setValue((bar.value() + 7919 * bar.pageStep()) % bar.maximum());
        });
        pages.start(16);
        runFor(seconds * 1000);
        stalls.print("gallery");
    }
    SolutionList& list = panel.gallery().list();
    const std::size_t taken = memoryInUse() - before;
    std::printf("  of %llu solutions, %.0f bytes each\n",
                static_cast<unsigned long long>(list.size()),
                static_cast<double>(taken) / static_cast<double>(list.size()));
    settle(list, {.onePerClass = true}, "classes");
    settle(list, {.condition = Place{0, 1}}, "with the first queen there");
}

} // namespace

int main(int argc, char* argv[])
{
    const int seconds = argc > 1 ? std::atoi(argv[1]) : 5;
    const std::uint64_t solutions = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 365'596;
    if (seconds <= 0 || solutions == 0) {
        const bool asked = argc > 1 && std::string_view(argv[1]) == "--help";
        std::fputs("usage: clew-bench-race [SECONDS [SOLUTIONS]]\n"
                   "without: 5 seconds each, 365596 solutions (queens, 14); at most 14772512\n",
                   asked ? stdout : stderr);
        return asked ? 0 : 2;
    }
    QApplication application(argc, argv);
    theme::apply(application, ThemeChoice::Light);
    playRaceOfFour(seconds);
    pageThroughGallery(seconds, solutions);
    return 0;
}
