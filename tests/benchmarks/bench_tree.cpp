// How long the interface thread is ever busy at a stretch with a large search: tree, timeline and
// heat map read it, are zoomed and painted. In CPU time of that thread.
//
// usage: clew-bench-tree [MILLIONS OF NODES]

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

#include "core/puzzle/registry.h"
#include "widgets/heatpanel.h"
#include "widgets/searchtreeview.h"
#include "widgets/theme.h"
#include "widgets/timeline.h"

using namespace clew;

namespace {

/// Time that this thread has been running, whatever else the machine does.
double cpuMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Turns the event loop until `done`, and prints the longest turn.
void watch(const char* what, const std::function<bool()>& done)
{
    std::vector<double> turns;
    QElapsedTimer all;
    all.start();
    while (!done() && all.elapsed() < 120'000) {
        const double before = cpuMilliseconds();
        QApplication::processEvents(QEventLoop::AllEvents);
        turns.push_back(cpuMilliseconds() - before);
    }
    const double seconds = static_cast<double>(all.elapsed()) / 1000;
    std::ranges::sort(turns);
    const std::size_t last = turns.empty() ? 0 : turns.size() - 1;
    std::printf("%-34s %7.2f s   99 %% %6.2f ms   longest %6.2f ms\n", what, seconds,
                turns.empty() ? 0 : turns[last * 99 / 100], turns.empty() ? 0 : turns[last]);
}

std::shared_ptr<const Trace> recorded(std::uint64_t nodes)
{
    const Puzzle& queens = *findPuzzle("queens");
    auto trace = std::make_shared<Trace>();
    Limits limits;
    limits.nodes = nodes;
    Control control(limits);
    Recorder recorder(*trace, control);
    queens.run(*queens.strategyIndex("backtracking"), *queens.create({{"size", "14"}}).value(), {},
               control, &recorder);
    return trace;
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    theme::apply(application, ThemeChoice::Light);
    const std::uint64_t millions = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 10;
    const auto trace = recorded(millions * 1'000'000);
    std::printf("%llu nodes, %llu events\n", static_cast<unsigned long long>(trace->nodeCount()),
                static_cast<unsigned long long>(trace->size()));

    SearchTreeView view;
    view.resize(1280, 800);
    view.show();
    view.setTrace(trace);
    watch("tree: reading while shown", [&] { return view.isUpToDate(); });
    QElapsedTimer painting;
    painting.start();
    view.grab();
    std::printf("  painted in %.2f ms\n", static_cast<double>(painting.nsecsElapsed()) / 1e6);
    std::printf("  %zu items drawn\n", view.items().size());
    for (const bool icicle : {false, true}) {
        view.setIcicle(icicle);
        int zooms = 0;
        watch(icicle ? "icicle: zooming in and out" : "tree: zooming in and out", [&] {
            if (view.isUpToDate())
                view.zoomAt({700, 300}, zooms++ < 70 ? 1.25 : 0.8);
            return zooms > 140;
        });
        view.fit();
    }
    view.zoomAt({700, 300}, 1e9);
    NodeId node = 1;
    int walked = 0;
    watch("tree: the playhead jumps about", [&] {
        node = static_cast<NodeId>((node * std::uint64_t{48'271}) % view.tree()->size());
        view.setCurrent(node);
        return ++walked > 300;
    });
    view.hide();

    Timeline timeline;
    timeline.resize(900, 52);
    timeline.show();
    timeline.setTrace(trace);
    watch("timeline: reading the whole", [&] { return timeline.isDetailed(); });
    int zooms = 0;
    watch("timeline: zooming in and out", [&] {
        timeline.zoom(static_cast<double>(trace->size()) / 3, zooms++ < 60 ? 1.3 : 1 / 1.3);
        return zooms > 120;
    });
    timeline.hide();

    const Puzzle& queens = *findPuzzle("queens");
    HeatPanel heat;
    heat.show();
    heat.setRun(&queens, queens.create({{"size", "14"}}).value(), trace, CellMeaning::OfAssignment);
    watch("heat: counting the whole", [&] { return heat.isUpToDate(); });

    const double before = cpuMilliseconds();
    view.setTrace(nullptr);
    std::printf("tree: letting go                    %6.2f ms\n", cpuMilliseconds() - before);
    return 0;
}
