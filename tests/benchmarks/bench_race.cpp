// How long the interface thread is ever busy at a stretch while a race of four is played flat out,
// and while a gallery of hundreds of thousands of solutions is paged through, with the time until
// they are grouped into classes.
//
// usage: clew-bench-race [SECONDS]

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QTimer>
#include <algorithm>
#include <cstdio>
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

void pageThroughGallery(int seconds)
{
    const Puzzle& queens = *findPuzzle("queens");
    const ProblemPtr problem = queens.create({{"size", "14"}}).value();
    const auto trace = std::make_shared<Trace>();
    Control control;
    {
        Recorder recorder(*trace, control);
        queens.run(*queens.strategyIndex("bitmask"), *problem, {}, control, &recorder);
    }
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
    std::printf("  of %llu solutions\n", static_cast<unsigned long long>(panel.gallery().count()));
    Stalls stalls;
    QElapsedTimer clock;
    clock.start();
    panel.gallery().list().setQuery({.onePerClass = true});
    while (!panel.gallery().list().isSettled())
        runFor(20);
    std::printf("  %llu classes after %lld ms\n",
                static_cast<unsigned long long>(panel.gallery().list().size()),
                static_cast<long long>(clock.elapsed()));
    stalls.print("  meanwhile");
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    theme::apply(application, ThemeChoice::Light);
    const int seconds = argc > 1 ? std::atoi(argv[1]) : 5;
    playRaceOfFour(seconds);
    pageThroughGallery(seconds);
    return 0;
}
