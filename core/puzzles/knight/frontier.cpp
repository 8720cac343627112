// The frontier method as a strategy: the only way to count the tours of the chessboard, of which
// there are far too many to list. The squares swept are what there is to watch; the program is in
// frontier/.

#include <algorithm>
#include <cstdlib>

#include "core/puzzles/knight/frontier/sweep.h"

namespace clew::knight {

namespace {

// The outcome has the number of tours, of which none is listed: the largest number there is if it
// exceeds 64 bits.
template<class Tracer>
Outcome searchFrontier(const KnightProblem& problem, Control& control, Tracer& tracer)
{
    if (!isPossible(problem, tracer))
        return control.finish();
    Variable move = 0;
    const std::string count =
        countTours(problem, control, [&](Value square) { tracer.assign(move++, square, Swept); });
    Outcome outcome = control.finish();
    if (outcome.ending == Ending::Exhausted)
        outcome.counters.solutions = std::strtoull(count.c_str(), nullptr, 10);
    return outcome;
}

std::optional<Sentence> refusalFrontier(const KnightProblem& problem)
{
    const std::uint32_t narrow = std::min(problem.columns, problem.rows);
    if (narrow <= kMaxSweptSide)
        return std::nullopt;
    return Sentence{phrase("knight", "The shorter side of the board can have at most %1 squares; "
                                     "here it has %2."),
                    {std::to_string(kMaxSweptSide), std::to_string(narrow)}};
}

} // namespace

Strategy frontier()
{
    using enum EventKind;
    return makeStrategy<KnightProblem>(
        {.id = "frontier",
         .title = phrase("knight", "Frontier (counts only)"),
         .summary = phrase("knight",
                           "Counts all tours without listing any: beginnings that leave the same "
                           "loose ends are the same. One side up to 11."),
         .complete = false,
         .lists = false,
         .idea = phrase("knight", "The squares are swept one after the other. Of all that was "
                                  "done behind, only the squares just ahead matter: which are "
                                  "untouched, which lie inside a piece of path, and which are "
                                  "the two ends of one piece. Beginnings that look alike there "
                                  "are counted together, so that no tour is ever listed."),
         .pseudoCode =
             {
                 {"if by inspection no tour can exist: stop", {{Conflict, Impossible}}},
                 {"states ← { nothing visited: 1 way }"},
                 {"for each square, along the narrow side:"},
                 {"  next ← { }"},
                 {"  for each state and its number of ways:"},
                 {"    for each way to join square to later squares:"},
                 {"      if no loop closes too early:"},
                 {"        next[which loose ends belong together] += ways"},
                 {"  states ← next: the square is done", {{Assign, Swept}}},
                 {"report the number of ways that joined everything"},
             },
         .cost = phrase("knight", "The number of states grows exponentially with the narrow "
                                  "side, and time and memory with it; with the long side time "
                                  "grows only in proportion. One side up to 11."),
         // Loose ends on about two rows of a square board can be paired in like N!·c^N ways.
         .growth = Growth::factorial(1).ofTime().atWorst(),
         .origin = phrase("knight", "Sekine, Imai and Tani, 1995; Knuth, TAOCP 7.1.4.")},
        [](const KnightProblem& problem, const Options&, Control& control, auto& tracer) {
            return searchFrontier(problem, control, tracer);
        },
        [](const KnightProblem& problem) { return refusalFrontier(problem); });
}

} // namespace clew::knight
