// Divide and conquer: the only strategy for which a million squares are little work. Its tour is
// put together from small ones (tiles/mosaic.h); a board that cannot be cut is searched by
// Warnsdorff's rule.

#include <tuple>

#include "core/puzzles/knight/tiles/mosaic.h"
#include "core/puzzles/knight/warnsdorff.h"

namespace clew::knight {

namespace {

template<class Tracer>
Outcome searchDivideAndConquer(const KnightProblem& problem, Control& control, Tracer& tracer)
{
    constexpr std::size_t kSquaresBetweenPolls = 1024;
    if (!isPossible(problem, tracer))
        return control.finish();
    const std::vector<Value> tour = tiledTour(problem, control);
    if (control.stopped())
        return control.finish();
    if (tour.empty()) {
        WarnsdorffSearch<Tracer>(problem, control, tracer).runToFirst();
        return control.finish(control.counters().solutions == 0 ? Ending::Exhausted
                                                                : Ending::RanDry);
    }
    if constexpr (Tracer::on) {
        for (std::size_t move = 0; move < tour.size(); ++move) {
            tracer.assign(static_cast<Variable>(move), tour[move], Tiled);
            if (move % kSquaresBetweenPolls == 0 && !control.poll())
                return control.finish();
        }
        tracer.solution();
    }
    std::ignore = control.solution([&] { return std::span<const Value>(tour); });
    return control.finish(Ending::RanDry);
}

} // namespace

Strategy divideAndConquer()
{
    using enum EventKind;
    return makeStrategy<KnightProblem>(
        {.id = "divide-and-conquer",
         .title = phrase("knight", "Divide and conquer"),
         .summary =
             phrase("knight", "One tour from tours of small tiles, joined at their borders; boards "
                              "that are not cut are searched by Warnsdorff's rule."),
         .complete = false,
         .idea = phrase("knight", "Small boards are easy, so the large one is cut into small "
                                  "tiles, and a closed tour of each is found by search. Two "
                                  "neighbouring tours become one when a jump of each is "
                                  "replaced by two jumps across the border. In the end one tour "
                                  "goes through all tiles."),
         .pseudoCode =
             {
                 {"if by inspection no tour can exist: stop", {{Conflict, Impossible}}},
                 {"if the board is too small to be cut, or has blocked squares:"},
                 {"  search for one tour by Warnsdorff's rule instead", {Decide, Conflict, Visit}},
                 {"if a side is 3 or 4: stretch the tour of a short board instead"},
                 {"cut the board into tiles of about 6 × 6"},
                 {"for each size of tile: find a closed tour by search"},
                 {"for each two neighbouring tiles:"},
                 {"  find jumps a–b in one and c–d in the other"},
                 {"    such that a–c and b–d are jumps"},
                 {"  replace a–b and c–d by a–c and b–d"},
                 {"follow the one tour that results", {{Assign, Tiled}}},
                 {"report it", {Solution}},
             },
         .cost = phrase("knight", "Time and memory proportional to the number of squares, on "
                                  "any board that can be cut. It finds one tour, never all of "
                                  "them."),
         .growth = Growth::power(1).inCells().ofTime(),
         .origin = phrase("knight", "After I. Parberry, 1997.")},
        [](const KnightProblem& problem, const Options&, Control& control, auto& tracer) {
            return searchDivideAndConquer(problem, control, tracer);
        });
}

} // namespace clew::knight
