#include "core/puzzle/explaining.h"

#include <utility>
#include <vector>

namespace clew {

ExplainedStep goBack(const Puzzle& puzzle, const Problem& problem, Cursor& cursor,
                     std::span<const std::uint64_t> visits)
{
    const Trace& trace = cursor.trace();
    const Event last = trace.event(visits.back());
    cursor.seek(visits.front());
    std::vector<Variable> held;
    for (const Event event : cursor.livePath().live())
        if (event.places())
            held.push_back(event.variable());
    ExplainedStep step;
    if (last.node() == kRoot) {
        step = puzzle.explain(problem, cursor.state(), last);
    } else {
        const Event guess = trace.event(trace.node(last.node()).event);
        step = Sentence{phrase("Search", "Back to what holds with %1."),
                        {puzzle.eventName(problem, guess)},
                        {{guess.variable(), guess.places() ? guess.value() : kNoValue}}};
    }
    cursor.seek(visits.back() + 1);
    for (const Variable variable : held)
        if (cursor.state().value(variable) == kNoValue)
            step.settled.push_back({variable, kNoValue});
    return step;
}

bool hasSeveralSolutions(const Puzzle& puzzle, const Problem& problem, std::uint64_t nodes,
                         const Control& control)
{
    Control search({.nodes = nodes, .solutions = 2}, control.token());
    return puzzle.runInTurn(puzzle.fastest(problem, Wanted::Several), problem, {}, search)
               .outcome.counters.solutions > 1;
}

} // namespace clew
