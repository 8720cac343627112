// The exact count of tours, for the command line and the window: by the frontier method, closed
// tours of short boards from both ends at once.

#include <algorithm>

#include "core/puzzles/knight/frontier/meeting.h"
#include "core/puzzles/knight/frontier/store.h"
#include "core/puzzles/knight/frontier/sweep.h"
#include "core/puzzles/knight/puzzle.h"

namespace clew::knight {

namespace {

// The conventions of the count.
Phrase meaningOf(const KnightProblem& problem)
{
    if (problem.closed)
        return phrase("knight", "undirected closed tours: start and direction do not matter; "
                                "rotations and reflections counted separately");
    if (problem.from)
        return phrase("knight",
                      "directed open tours from the given square; reflections counted separately");
    return phrase("knight", "directed open tours from all squares: a tour and its reverse are two; "
                            "rotations and reflections counted separately");
}

} // namespace

Result<CountResult> KnightPuzzle::count(const KnightProblem& problem, const CountRequest& request,
                                        Control& control) const
{
    if (!findFaults(problem).empty())
        return CountResult{"0", meaningOf(problem), control.finish(), {}};
    const std::uint32_t narrow = std::min(problem.columns, problem.rows);
    if (narrow > kMaxSweptSide)
        return fail(
            {phrase("knight", "counting goes up to boards with one side of at most %1, not %2"),
             {std::to_string(kMaxSweptSide), std::to_string(narrow)}});
    try {
        // No one watches which squares are swept, so it need not be all of them.
        const bool isWhole = request.parts == 1 && request.checkpoint.empty();
        const auto met = isWhole ? countByMeeting(problem, control) : std::nullopt;
        const std::string count =
            met ? std::to_string(*met) : countTours(problem, control, {}, request);
        return CountResult{count, meaningOf(problem), control.finish(), {}};
    } catch (const sweeping::StoreError& error) {
        return fail(error.sentence());
    }
}

} // namespace clew::knight
