// What can be said of values: on a board of ours its rules; what free variables have to satisfy
// only the sender knows.

#include <algorithm>

#include "core/puzzles/foreign/puzzle.h"

namespace clew::foreign {

namespace {

// Whether searches of the puzzle guess several values at once: its pictures know only such guesses.
bool narrows(const Puzzle& puzzle)
{
    const auto isNarrowing = [](const EventPattern& pattern) {
        return pattern.kind == EventKind::Decide && pattern.rule;
    };
    return std::ranges::any_of(puzzle.info().strategies, [&](const StrategyInfo& strategy) {
        return std::ranges::any_of(strategy.pseudoCode, [&](const CodeLine& line) {
            return std::ranges::any_of(line.events, isNarrowing);
        });
    });
}

} // namespace

std::vector<Sentence> ForeignPuzzle::faults(const ForeignProblem& problem) const
{
    return problem.board == nullptr ? std::vector<Sentence>()
                                    : problem.board->faults(*problem.position);
}

std::vector<Sentence> ForeignPuzzle::verify(const ForeignProblem& problem,
                                            const Solution& solution) const
{
    return problem.board == nullptr ? std::vector<Sentence>()
                                    : problem.board->verify(*problem.position, solution);
}

std::vector<Sentence> ForeignPuzzle::violations(const ForeignProblem& problem, const State& state,
                                                Place place) const
{
    return problem.board == nullptr ? std::vector<Sentence>()
                                    : problem.board->violations(*problem.position, state, place);
}

bool ForeignPuzzle::canHappen(const ForeignProblem& problem, Event event) const
{
    if (problem.board == nullptr)
        return true;
    return (!event.narrows() || narrows(*problem.board)) &&
           problem.board->canHappen(*problem.position, event);
}

} // namespace clew::foreign
