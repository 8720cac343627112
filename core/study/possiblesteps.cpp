#include "core/study/possiblesteps.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace clew {

namespace {

// What a step says, whatever the order in which it says it.
std::vector<std::uint64_t> contentOf(const TechniqueStep& step)
{
    std::vector<std::uint64_t> content;
    content.reserve(step.events.size());
    for (const Event event : step.events)
        content.push_back(event.bits()); // with the rule
    std::ranges::sort(content);
    return content;
}

} // namespace

PossibleSteps possibleSteps(const Puzzle& puzzle, const Problem& problem, const State& state,
                            const Limits& limits, const std::stop_token& token)
{
    PossibleSteps found;
    const Playing* const playing = playingOf(puzzle, problem);
    if (playing == nullptr)
        return found;
    Control control(limits, token);
    std::set<std::vector<std::uint64_t>> known;
    std::map<Rule, std::size_t> counts;
    playing->eachStep(problem, state, control, [&](TechniqueStep&& step) {
        std::size_t& count = counts[step.rule];
        if (count == kMostOfTechnique) {
            found.isWhole = false;
            return false;
        }
        if (!known.insert(contentOf(step)).second)
            return true;
        ++count;
        if (step.reason.empty())
            step.reason = puzzle.explain(problem, state, step.events.front());
        found.steps.push_back(std::move(step));
        return true;
    });
    found.isWhole = found.isWhole && !control.stopped();
    return found;
}

PossibleSteps possibleSteps(const Position& position)
{
    State board = stateOf(position);
    for (const Place place : certainStrikes(position))
        board.apply(Event::remove(place.variable, place.value, 0));
    return possibleSteps(position.puzzle, *position.problem, board, position.limits,
                         position.token);
}

} // namespace clew
