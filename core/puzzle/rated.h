// What all puzzles have in common that rate problems and make new ones of a certain difficulty.

#pragma once

#include <algorithm>

#include "core/puzzle/puzzle.h"
#include "core/search/random.h"
#include "core/search/subsearch.h"

namespace clew {

/// Index of the difficulty with this id; none for an empty id. Fails if no difficulty has it.
inline Result<std::optional<std::size_t>>
difficultyCalled(std::string_view id, const std::vector<DifficultyInfo>& difficulties)
{
    if (id.empty())
        return std::nullopt;
    const auto found = std::ranges::find(difficulties, id, &DifficultyInfo::id);
    if (found == difficulties.end())
        return fail({phrase("Rating", "there is no difficulty \"%1\""), {id}});
    return static_cast<std::size_t>(found - difficulties.begin());
}

/// Fails unless there is exactly one solution, with what to say where there is none or there are
/// several. solve(control) is a complete strategy. Meaningless once `control` has stopped.
template<class Solve>
Result<void> checkProper(Phrase none, Phrase several, Control& control, Solve solve)
{
    Subsearch subsearch(control, {.solutions = 2});
    solve(subsearch.control());
    const std::uint64_t solutions = subsearch.finish().counters.solutions;
    if (control.stopped() || solutions == 1)
        return {};
    return fail(solutions == 0 ? none : several);
}

/// The first of `attempts` problems that is of the wanted difficulty; none wanted: the first of
/// all. make(seed) gives one with a single solution, or null if stopped, and rate(problem) its
/// Rating. Null if the control says stop; none if no problem was right.
template<class Make, class Rate>
std::optional<ProblemPtr> firstOfDifficulty(std::optional<std::size_t> wanted, std::uint64_t seed,
                                            std::uint64_t attempts, Control& control, Make make,
                                            Rate rate)
{
    for (std::uint64_t attempt = 0; attempt < attempts; ++attempt) {
        const auto problem = make(seedOfAttempt(seed, attempt));
        if (problem == nullptr || !wanted)
            return problem;
        const Rating rating = rate(*problem);
        if (control.stopped())
            return nullptr;
        if (rating.difficulty == *wanted)
            return problem;
    }
    return std::nullopt;
}

} // namespace clew
