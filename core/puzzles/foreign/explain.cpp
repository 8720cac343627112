// What is said of an event: the sender's own sentence, or what the event is in signs.

#include <algorithm>

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

Sentence ForeignPuzzle::placeName(const ForeignProblem& problem, Place place) const
{
    if (problem.board != nullptr)
        return problem.board->placeName(*problem.position, place);
    const std::string name = problem.variables->name(place.variable);
    if (place.value == kNoValue)
        return verbatim(name);
    return verbatim(related(name, problem.values->name(place.value)));
}

Sentence ForeignPuzzle::eventName(const ForeignProblem& problem, Event event) const
{
    if (problem.board != nullptr)
        return problem.board->eventName(*problem.position, event);
    if (!event.narrows())
        return placeName(problem, {event.variable(), event.value()});
    return verbatim(problem.variables->name(event.variable()) +
                    (event.rule() == AtMost ? " ≤ " : " ≥ ") + problem.values->name(event.value()));
}

std::optional<GridCell> ForeignPuzzle::gridCell(const ForeignProblem& problem, Place place) const
{
    if (problem.board != nullptr)
        return problem.board->gridCell(*problem.position, place);
    const auto found = std::ranges::find(problem.cells, place.variable);
    if (found == problem.cells.end())
        return std::nullopt;
    const auto index = static_cast<std::uint32_t>(found - problem.cells.begin());
    return GridCell{index / problem.columns, index % problem.columns};
}

// Reports say nothing of which events belong together, except strikes by one rule.
bool ForeignPuzzle::continues(const ForeignProblem& /*problem*/, Event before, Event event) const
{
    return before.kind() == EventKind::Remove && event.kind() == EventKind::Remove &&
           before.rule() == event.rule();
}

} // namespace clew::foreign
