#include "core/puzzle/playing.h"

#include "core/puzzle/puzzle.h"

namespace clew {

std::vector<Event> Playing::givens(const Problem& /*problem*/) const
{
    return {};
}

bool Playing::mayEnter(const Problem& /*problem*/, const State& /*state*/,
                       Assignment /*entry*/) const
{
    return true;
}

std::optional<std::vector<Assignment>> Playing::rest(const Problem& /*problem*/,
                                                     const State& state) const
{
    if (state.assignedCount() < state.dimensions().variables)
        return std::nullopt;
    return std::vector<Assignment>();
}

std::optional<Event> Playing::deadEnd(const Problem& /*problem*/, const State& /*state*/) const
{
    return std::nullopt;
}

bool Playing::areOneStep(const Problem& /*problem*/, Event /*first*/, Event /*second*/) const
{
    return false;
}

Sentence Playing::region(const Problem& /*problem*/, Event /*step*/) const
{
    return {};
}

Result<Outcome> Playing::complete(const Puzzle& puzzle, const Problem& problem,
                                  std::span<const Assignment> entries, Control& control) const
{
    const auto assumed = puzzle.assume(problem, entries);
    if (!assumed)
        return tl::make_unexpected(assumed.error());
    const StrategyIds strategies = puzzle.fastest(**assumed, Wanted::One);
    return puzzle.runInTurn(strategies, **assumed, {}, control).outcome;
}

const Playing* playingOf(const Puzzle& puzzle, const Problem& problem)
{
    const Playing* const playing = puzzle.playing();
    const bool isSmall = puzzle.dimensions(problem).variables <= kMostPlayed;
    return isSmall ? playing : nullptr;
}

} // namespace clew
