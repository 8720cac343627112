#include "core/puzzle/playing.h"

#include "core/puzzle/puzzle.h"
#include "core/puzzle/ruleargument.h"

namespace clew {

Sentence Playing::refutation(const Puzzle& puzzle, const Problem& problem, const State& before,
                             Place wrong, Control& control) const
{
    return argueByRules(puzzle, *this, problem, before, wrong, control);
}

Phrase Playing::onlyOneLeft() const
{
    return phrase("Hint", "Technique: only one value is left.");
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
