#include "core/puzzle/playing.h"

#include "core/puzzle/puzzle.h"
#include "core/puzzle/ruleargument.h"

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

Sentence Playing::whyNot(const Problem& /*problem*/, const State& /*state*/,
                         Assignment /*entry*/) const
{
    return {};
}

std::optional<std::vector<Assignment>> Playing::rest(const Problem& /*problem*/,
                                                     const State& state) const
{
    if (state.assignedCount() < state.dimensions().variables)
        return std::nullopt;
    return std::vector<Assignment>();
}

bool Playing::isFull(const Problem& problem, const State& state) const
{
    return rest(problem, state).has_value();
}

std::optional<Event> Playing::deadEnd(const Problem& /*problem*/, const State& /*state*/) const
{
    return std::nullopt;
}

std::optional<Event> Playing::contradiction(const Problem& problem, const State& state) const
{
    return deadEnd(problem, state);
}

Sentence Playing::refutation(const Puzzle& puzzle, const Problem& problem, const State& before,
                             Place wrong, Control& control) const
{
    return argueByRules(puzzle, *this, problem, before, wrong, control);
}

Phrase Playing::onlyOneLeft() const
{
    return phrase("Hint", "Technique: only one value is left.");
}

Phrase Playing::techniqueOf(Rule /*rule*/) const
{
    return {};
}

bool Playing::areOneStep(const Problem& /*problem*/, Event /*first*/, Event /*second*/) const
{
    return false;
}

Sentence Playing::region(const Problem& /*problem*/, const State& /*before*/, Event /*step*/,
                         std::span<const Place> /*seen*/) const
{
    return {};
}

Playing::Approach Playing::approach(const Problem& /*problem*/, const State& /*state*/,
                                    Assignment /*entry*/) const
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

ProblemPtr Playing::withoutGivens(const Problem& /*problem*/) const
{
    return nullptr;
}

std::uint32_t Playing::assumable(const Problem& /*problem*/) const
{
    return 0;
}

ProblemPtr Playing::withCopies(const Problem& /*problem*/) const
{
    return nullptr;
}

std::vector<Solution> Playing::alike(const Problem& /*problem*/, const Solution& /*solution*/) const
{
    return {};
}

const Playing* playingOf(const Puzzle& puzzle, const Problem& problem)
{
    const Playing* const playing = puzzle.playing();
    const bool isSmall = puzzle.dimensions(problem).variables <= kMostPlayed;
    return isSmall ? playing : nullptr;
}

} // namespace clew
