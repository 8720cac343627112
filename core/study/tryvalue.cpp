#include "core/study/tryvalue.h"

#include "core/text/counted.h"
#include "core/trace/liveevents.h"

namespace clew {

namespace {

bool isByChoice(const Puzzle& puzzle, Event event)
{
    if (event.kind() == EventKind::Decide)
        return event.places();
    if (event.kind() != EventKind::Assign)
        return false;
    const RuleInfo* const rule = puzzle.rule(event.rule());
    return rule != nullptr && rule->force == RuleForce::Chosen;
}

} // namespace

std::vector<Assignment> choicesWith(const TraceMoment& moment, Place place)
{
    State state(moment.puzzle.dimensions(*moment.problem));
    std::vector<bool> isChosen(state.dimensions().variables);
    for (const std::uint64_t index : liveEvents(*moment.trace, moment.position)) {
        const Event event = moment.trace->event(index);
        state.apply(event);
        if (event.kind() != EventKind::Remove)
            isChosen[event.variable()] = isByChoice(moment.puzzle, event);
    }
    std::vector<Assignment> choices;
    for (Variable variable = 0; variable < isChosen.size(); ++variable)
        if (isChosen[variable] && variable != place.variable)
            choices.push_back({variable, state.value(variable)});
    choices.push_back({place.variable, place.value});
    return choices;
}

Result<TriedValue> tryValue(const TraceMoment& moment, Place place, std::uint64_t nodes)
{
    const auto assumed = moment.puzzle.assume(*moment.problem, choicesWith(moment, place));
    if (!assumed)
        return tl::make_unexpected(assumed.error());
    TriedValue tried;
    Limits limits;
    limits.nodes = nodes;
    limits.solutions = 1;
    Control control(limits, moment.token, [&](std::span<const Value> values) {
        tried.solution.assign(values.begin(), values.end());
        return true;
    });
    const StrategyIds strategies = moment.puzzle.fastest(**assumed, Wanted::One);
    const Outcome outcome = moment.puzzle.runInTurn(strategies, **assumed, {}, control).outcome;
    tried.nodes = outcome.counters.nodes;
    if (outcome.counters.solutions > 0)
        tried.finding = TriedValue::Finding::Exists;
    else if (outcome.ending == Ending::Exhausted)
        tried.finding = TriedValue::Finding::None;
    return tried;
}

Sentence describeTried(const TraceMoment& moment, Place place, const TriedValue& tried)
{
    const auto pattern = [&] {
        switch (tried.finding) {
        case TriedValue::Finding::None:
            return phrase("Why", "With %1 and the present guesses there is no solution. Nodes "
                                 "searched: %2");
        case TriedValue::Finding::Exists:
            return phrase("Why", "With %1 and the present guesses there is a solution. Nodes "
                                 "searched: %2");
        default:
            return phrase("Why", "With %1 and the present guesses nothing is settled yet. Nodes "
                                 "searched: %2");
        }
    };
    return {pattern(),
            {moment.puzzle.placeName(*moment.problem, place), counted(tried.nodes)},
            {place}};
}

} // namespace clew
