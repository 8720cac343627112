// What is said of an event: the sender's own sentence, or what the event is in signs.

#include "core/puzzles/foreign/puzzle.h"
#include "core/text/counted.h"

namespace clew::foreign {

namespace {

void replaceAll(std::string& text, std::string_view what, std::string_view by)
{
    for (std::size_t at = text.find(what); at != std::string::npos;
         at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

Sentence placed(Sentence sentence, Event event)
{
    sentence.effects = {{event.variable(), event.value()}};
    if (event.kind() != EventKind::Decide)
        sentence.rule = event.rule();
    return sentence;
}

std::string nameOf(const ForeignProblem& problem, Place place)
{
    return problem.board != nullptr ? problem.board->placeName(*problem.position, place).text()
                                    : problem.puzzle->placeName(problem, place).text();
}

} // namespace

Sentence ForeignPuzzle::explain(const ForeignProblem& problem, const State& /*before*/,
                                Event event) const
{
    if (event.kind() == EventKind::Visit)
        return event.node() == kRoot
                   ? Sentence{phrase("foreign", "Back to the beginning.")}
                   : Sentence{phrase("foreign", "At node %1."), {counted(event.node())}};
    if (event.kind() == EventKind::Solution)
        return {phrase("foreign", "A solution.")};
    const Place place{event.variable(), event.value()};
    const std::string name = nameOf(problem, place);
    if (event.kind() == EventKind::Decide)
        return placed({phrase("foreign", "Try %1."), {problem.puzzle->eventName(problem, event)}},
                      event);
    const std::size_t index = event.rule() - std::size_t{kFirstRule};
    if (index < problem.rules.size() && !problem.rules[index].sentence.empty()) {
        std::string text = problem.rules[index].sentence;
        replaceAll(text, "{variable}", nameOf(problem, {event.variable()}));
        replaceAll(text, "{value}",
                   problem.board != nullptr ? name : problem.values->name(event.value()));
        return placed(verbatim(std::move(text)), event);
    }
    const std::string rule =
        index < problem.rules.size() ? problem.rules[index].name + ": " : std::string();
    switch (event.kind()) {
    case EventKind::Assign:
        return placed(verbatim(rule + name), event);
    case EventKind::Remove:
        return placed({phrase("foreign", "%1not %2"), {rule, name}}, event);
    default:
        return placed({phrase("foreign", "%1contradiction at %2"), {rule, name}}, event);
    }
}

} // namespace clew::foreign
