// Why an event happened, in a sentence, from the board before it.

#include <fmt/format.h>
#include <optional>

#include "core/puzzles/suguru/position.h"
#include "core/puzzles/suguru/puzzle.h"
#include "core/puzzles/suguru/techniques/technique.h"

namespace clew::suguru {

namespace {

// Finds the cause of an event in the state before it.
class Explainer
{
public:
    Explainer(const SuguruProblem& problem, const State& before, Event event)
        : m_before(problem, before), m_layout(m_before.layout()), m_event(event),
          m_cell(event.variable()), m_number(event.value()), m_place{m_cell, m_number}
    {
    }

    Sentence explain() const
    {
        switch (m_event.kind()) {
        case EventKind::Decide:
            return {
                phrase("suguru", "Try %2 at %1."), {name(m_cell), numberText(m_number)}, {m_place}};
        case EventKind::Assign:
            return assign();
        case EventKind::Remove:
            return remove();
        case EventKind::Conflict:
            return conflict();
        case EventKind::Visit:
            return m_event.node() == kRoot
                       ? Sentence{phrase("suguru", "Back to what holds without any guess.")}
                       : Sentence{phrase("suguru", "Back to position %1 of the search."),
                                  {std::to_string(m_event.node())}};
        case EventKind::Solution:
            return {phrase("suguru",
                           "Every area has its numbers and no equal ones touch: a solution.")};
        }
        return {};
    }

private:
    std::string name(Variable cell) const { return m_before.name(cell); }

    std::optional<Variable> holder(Variable cell, Value number) const
    {
        for (const Variable other : m_layout.excluded[cell])
            if (m_before.number(other) == number)
                return other;
        return std::nullopt;
    }

    Sentence assign() const
    {
        if (m_event.rule() == GivenNumber)
            return {phrase("suguru", "The %2 at %1 is given."),
                    {name(m_cell), numberText(m_number)},
                    {m_place}};
        const Technique* technique = techniqueOf(m_event);
        // Only a trace that lies has no such technique.
        const Technique& reason = technique != nullptr ? *technique : techniques().front();
        return reason.explain(m_before, m_place).value_or(Sentence{});
    }

    Sentence remove() const
    {
        if (const Technique* technique = techniqueOf(m_event))
            if (const auto sentence = technique->explain(m_before, m_place))
                return *sentence;
        return excluded();
    }

    Sentence excluded() const
    {
        if (m_before.number(m_cell) != kNoValue)
            return {phrase("suguru", "%1 holds %3, so it is not %2."),
                    {name(m_cell), numberText(m_number), numberText(m_before.number(m_cell))},
                    {m_place},
                    {{m_cell, m_before.number(m_cell)}}};
        const auto other = holder(m_cell, m_number);
        if (!other)
            return {phrase("suguru", "%1 cannot be %2."),
                    {name(m_cell), numberText(m_number)},
                    {m_place}};
        const bool sameArea = m_layout.areaOf[*other] == m_layout.areaOf[m_cell];
        return {sameArea ? phrase("suguru", "%1 is not %2: %3 of its area is.")
                         : phrase("suguru", "%1 is not %2: it touches the one at %3."),
                {name(m_cell), numberText(m_number), name(*other)},
                {m_place},
                {{*other, m_number}}};
    }

    Sentence conflict() const
    {
        switch (m_event.rule()) {
        case NoNumber:
            return {phrase("suguru", "No number is left for %1."),
                    {name(m_cell)},
                    {{m_cell, kNoValue}},
                    placesOf(m_before.settledAround(m_cell))};
        case NoPlace:
            return {phrase("suguru", "No cell is left for the %2 in the area of %1."),
                    {name(m_cell), numberText(m_number)},
                    placesOf(m_before.areaOf(m_cell))};
        case TooLarge:
            return {phrase("suguru", "%1 cannot be %2: its area has %3 cells."),
                    {name(m_cell), numberText(m_number), std::to_string(m_layout.areaSize(m_cell))},
                    {m_place},
                    placesOf(m_before.areaOf(m_cell))};
        default:
            return clash();
        }
    }

    // The number has just been put there; an equal one is near.
    Sentence clash() const
    {
        const auto other = holder(m_cell, m_number);
        if (!other)
            return {};
        return {m_event.rule() == SameArea
                    ? phrase("suguru", "%1 cannot be %2: %3 of its area is.")
                    : phrase("suguru", "%1 cannot be %2: it touches the one at %3."),
                {name(m_cell), numberText(m_number), name(*other)},
                {m_place},
                {{*other, m_number}}};
    }

    Position m_before;
    const Layout& m_layout;
    Event m_event;
    Variable m_cell;
    Value m_number;
    Place m_place;
};

} // namespace

Sentence SuguruPuzzle::explain(const SuguruProblem& problem, const State& before, Event event) const
{
    if (event.kind() == EventKind::Conflict && event.rule() == BadGivens) {
        const std::vector<Sentence> wrong = faults(problem);
        return wrong.empty() ? Sentence{} : wrong.front();
    }
    return Explainer(problem, before, event).explain();
}

Sentence SuguruPuzzle::placeName(const SuguruProblem& problem, Place place) const
{
    const std::string name = cellName(problem, place.variable);
    return verbatim(place.value == kNoValue ? name : fmt::format("{} = {}", name, place.value + 1));
}

} // namespace clew::suguru
