// Warnsdorff's rule: hard squares are visited while they still can be, so that the first path tried
// is usually a tour. The program is in depthfirst.h, the rule in warnsdorff.h.

#include "core/puzzles/knight/warnsdorff.h"

namespace clew::knight {

namespace {

template<class Tracer>
void searchWarnsdorff(const KnightProblem& problem, Control& control, Tracer& tracer)
{
    if (isPossible(problem, tracer))
        WarnsdorffSearch<Tracer>(problem, control, tracer).run();
}

} // namespace

Strategy warnsdorff()
{
    using enum EventKind;
    return makeStrategy<KnightProblem>(
        {.id = "warnsdorff",
         .title = phrase("knight", "Warnsdorff's rule"),
         .summary = phrase("knight",
                           "Backtracking that jumps first to where the fewest jumps lead on, and "
                           "gives up when a square is cut off."),
         .exhausts = true,
         .idea = phrase(
             "knight",
             "The knight jumps first to the square from which it would have the fewest ways to "
             "continue: hard squares are visited while they still can be. In this order the first "
             "path tried is often a tour already. It remains a complete search: jumps are taken "
             "back if need be, and a path is given up once it has cut a square off."),
         .pseudoCode =
             {
                 {"if by inspection no tour can exist: stop", {{Conflict, Impossible}}},
                 {"for each start of the right colour: search(start)"},
                 {""},
                 {"search(square):"},
                 {"  visit square", {Decide}},
                 {"  if every square is visited:"},
                 {"    if not closed as asked, or listed the other way round: drop it",
                  {{Conflict, NotClosed}, {Conflict, MirrorImage}}},
                 {"    else: report the tour", {Solution}},
                 {"  if an unvisited square has too few jumps left: a dead end",
                  {{Conflict, CutOff}, {Conflict, TwoEnds}, {Conflict, NoReturn}}},
                 {"  if no jump leads to an unvisited square: a dead end", {{Conflict, NoJump}}},
                 {"  sort the unvisited squares a jump away"},
                 {"    by the number of unvisited squares a jump from there, fewest first,"},
                 {"    then by distance from the centre, farthest first"},
                 {"  for each of them: search(it)"},
                 {"  leave square", {Visit}},
             },
         .cost = phrase("knight", "Where the rule holds, time is proportional to the number of "
                                  "squares. Where it fails, and for all tours, it grows "
                                  "exponentially as in backtracking. Memory for one path."),
         .growth = Growth::exponential().inCells(),
         // A node for each square, where no jump has to be taken back.
         .growthToFirst = Growth::power(1).inCells().atBest(),
         .origin = phrase("knight", "H. C. von Warnsdorff, 1823; ties after A. Roth.")},
        [](const KnightProblem& problem, const Options&, Control& control, auto& tracer) {
            searchWarnsdorff(problem, control, tracer);
            return control.finish();
        });
}

} // namespace clew::knight
