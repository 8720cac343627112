#include "core/puzzles/suguru/explain.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>

#include "core/puzzles/suguru/areas.h"

namespace clew::suguru {

namespace {

std::string numberText(Value value)
{
    return std::to_string(value + 1);
}

std::vector<Place> placesOf(const std::vector<Variable>& cells)
{
    std::vector<Place> places;
    places.reserve(cells.size());
    for (const Variable cell : cells)
        places.push_back({cell, kNoValue});
    return places;
}

// Finds in the state before an event what made it happen.
class Explainer
{
public:
    Explainer(const SuguruProblem& problem, const State& before, Event event)
        : m_problem(problem), m_layout(problem), m_before(before), m_event(event),
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
    std::string name(Variable cell) const { return cellName(m_problem, cell); }

    std::string names(const std::vector<Variable>& cells) const
    {
        std::vector<std::string> texts;
        texts.reserve(cells.size());
        for (const Variable cell : cells)
            texts.push_back(name(cell));
        return fmt::format("{}", fmt::join(texts, " "));
    }

    const std::vector<Variable>& areaOf(Variable cell) const
    {
        return m_layout.areaCells[m_layout.areaOf[cell]];
    }

    bool isCandidate(Variable cell, Value number) const
    {
        return m_before.value(cell) == kNoValue && number < m_layout.areaSize(cell) &&
               !m_before.removed(cell, number);
    }

    std::vector<Variable> candidatePlaces(const std::vector<Variable>& cells, Value number) const
    {
        std::vector<Variable> places;
        std::ranges::copy_if(cells, std::back_inserter(places),
                             [&](Variable cell) { return isCandidate(cell, number); });
        return places;
    }

    // The settled cells that this cell excludes.
    std::vector<Variable> settledAround(Variable cell) const
    {
        std::vector<Variable> cells;
        std::ranges::copy_if(m_layout.excluded[cell], std::back_inserter(cells),
                             [&](Variable other) { return m_before.value(other) != kNoValue; });
        return cells;
    }

    std::optional<Variable> holder(Variable cell, Value number) const
    {
        for (const Variable other : m_layout.excluded[cell])
            if (m_before.value(other) == number)
                return other;
        return std::nullopt;
    }

    Sentence assign() const
    {
        const std::vector<Argument> arguments{name(m_cell), numberText(m_number)};
        if (m_event.rule() == GivenNumber)
            return {phrase("suguru", "The %2 at %1 is given."), arguments, {m_place}};
        if (m_event.rule() == HiddenSingle)
            return {phrase("suguru", "Only %1 is left of its area for the %2."),
                    arguments,
                    {m_place},
                    placesOf(areaOf(m_cell))};
        return {phrase("suguru", "Only %2 is left for %1."),
                arguments,
                {m_place},
                placesOf(settledAround(m_cell))};
    }

    Sentence remove() const
    {
        switch (m_event.rule()) {
        case AllTouch:
            return allTouch();
        case NakedPair:
            return nakedPair();
        case HiddenPair:
            return hiddenPair();
        default:
            return excluded();
        }
    }

    Sentence excluded() const
    {
        if (m_before.value(m_cell) != kNoValue)
            return {phrase("suguru", "%1 holds %3, so it is not %2."),
                    {name(m_cell), numberText(m_number), numberText(m_before.value(m_cell))},
                    {m_place},
                    {{m_cell, m_before.value(m_cell)}}};
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

    Sentence allTouch() const
    {
        for (const auto& area : m_layout.areaCells) {
            if (&area == &areaOf(m_cell))
                continue;
            const std::vector<Variable> places = candidatePlaces(area, m_number);
            const bool touchesAll =
                !places.empty() && std::ranges::all_of(places, [&](Variable place) {
                    return m_layout.exclude(m_cell, place);
                });
            if (touchesAll)
                return {
                    phrase("suguru", "%1 is not %2: one of %3 must be, and it touches them all."),
                    {name(m_cell), numberText(m_number), names(places)},
                    {m_place},
                    placesOf(places)};
        }
        return excluded();
    }

    std::vector<Value> candidatesOf(Variable cell) const
    {
        std::vector<Value> numbers;
        for (Value number = 0; number < m_layout.areaSize(cell); ++number)
            if (isCandidate(cell, number))
                numbers.push_back(number);
        return numbers;
    }

    Sentence nakedPair() const
    {
        for (const Variable a : m_layout.excluded[m_cell]) {
            const std::vector<Value> pair = candidatesOf(a);
            if (pair.size() != 2 || std::ranges::find(pair, m_number) == pair.end())
                continue;
            for (const Variable b : m_layout.excluded[m_cell])
                if (m_layout.exclude(a, b) && candidatesOf(b) == pair)
                    return {phrase("suguru", "%1 is not %2: %3 take %4 and %5 between them."),
                            {name(m_cell), numberText(m_number), names({a, b}), numberText(pair[0]),
                             numberText(pair[1])},
                            {m_place},
                            placesOf({a, b})};
        }
        return excluded();
    }

    Sentence hiddenPair() const
    {
        const std::vector<Variable>& area = areaOf(m_cell);
        for (Value first = 0; first < area.size(); ++first) {
            const std::vector<Variable> places = candidatePlaces(area, first);
            if (places.size() != 2 || std::ranges::find(places, m_cell) == places.end())
                continue;
            for (Value second = first + 1; second < area.size(); ++second)
                if (candidatePlaces(area, second) == places)
                    return {phrase("suguru",
                                   "%1 is not %2: in its area %3 and %4 can stand only at %5."),
                            {name(m_cell), numberText(m_number), numberText(first),
                             numberText(second), names(places)},
                            {m_place},
                            placesOf(places)};
        }
        return excluded();
    }

    Sentence conflict() const
    {
        switch (m_event.rule()) {
        case NoNumber:
            return {phrase("suguru", "No number is left for %1."),
                    {name(m_cell)},
                    {{m_cell, kNoValue}},
                    placesOf(settledAround(m_cell))};
        case NoPlace:
            return {phrase("suguru", "No cell is left for the %2 in the area of %1."),
                    {name(m_cell), numberText(m_number)},
                    placesOf(areaOf(m_cell))};
        case TooLarge:
            return {phrase("suguru", "%1 cannot be %2: its area has %3 cells."),
                    {name(m_cell), numberText(m_number), std::to_string(m_layout.areaSize(m_cell))},
                    {m_place},
                    placesOf(areaOf(m_cell))};
        case BadGivens: {
            const std::vector<Sentence> faults = faultsOf(m_problem);
            return faults.empty() ? Sentence{} : faults.front();
        }
        default:
            return clash();
        }
    }

    // The number has just been put there; somewhere near is its like.
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

    const SuguruProblem& m_problem;
    Layout m_layout;
    const State& m_before;
    Event m_event;
    Variable m_cell;
    Value m_number;
    Place m_place;
};

void addAreaFaults(const SuguruProblem& problem, const Layout& layout,
                   std::vector<Sentence>& faults)
{
    std::vector<Variable> firstPiece(layout.areaCells.size(), kNoValue);
    for (const auto& piece : connectedAreas(problem)) {
        Variable& first = firstPiece[problem.areas[piece.front()]];
        if (first == kNoValue)
            first = piece.front();
        else
            faults.push_back(
                {phrase("suguru", "The area of %1 does not hang together: %2 is apart."),
                 {cellName(problem, first), cellName(problem, piece.front())},
                 placesOf(piece),
                 {{first, kNoValue}}});
    }
}

void addGivenFaults(const SuguruProblem& problem, const Layout& layout,
                    std::vector<Sentence>& faults)
{
    for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
        const Value given = problem.givens[cell];
        if (given == kNoValue)
            continue;
        if (given >= layout.areaSize(cell))
            faults.push_back(
                {phrase("suguru", "The %2 given at %1 is too large: its area has %3 cells."),
                 {cellName(problem, cell), numberText(given),
                  std::to_string(layout.areaSize(cell))},
                 {{cell, given}}});
        for (const Variable other : layout.excluded[cell]) {
            if (other < cell || problem.givens[other] != given)
                continue;
            const bool sameArea = problem.areas[other] == problem.areas[cell];
            faults.push_back(
                {sameArea ? phrase("suguru", "The %3 is given twice in an area: at %1 and %2.")
                          : phrase("suguru", "The %3 given at %1 touches the one at %2."),
                 {cellName(problem, cell), cellName(problem, other), numberText(given)},
                 {{cell, given}, {other, given}}});
        }
    }
}

} // namespace

std::string cellName(const SuguruProblem& problem, Variable cell)
{
    return fmt::format("R{}C{}", cell / problem.width + 1, cell % problem.width + 1);
}

std::vector<Sentence> faultsOf(const SuguruProblem& problem)
{
    const Layout layout(problem);
    std::vector<Sentence> faults;
    addAreaFaults(problem, layout, faults);
    addGivenFaults(problem, layout, faults);
    return faults;
}

std::optional<Sentence> refusalOf(const SuguruProblem& problem)
{
    std::vector<std::uint32_t> sizes(problem.cellCount());
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        if (const std::uint32_t area = problem.areas[cell]; ++sizes[area] > kMaxArea)
            return Sentence{phrase("suguru", "The area of %1 has more than %2 cells, the most that "
                                             "can be solved; divide it."),
                            {cellName(problem, cell), std::to_string(kMaxArea)},
                            {{cell, kNoValue}}};
    return std::nullopt;
}

Sentence explainEvent(const SuguruProblem& problem, const State& before, Event event)
{
    return Explainer(problem, before, event).explain();
}

std::vector<Sentence> violationsBy(const SuguruProblem& problem, const State& state, Place place)
{
    const Layout layout(problem);
    const std::string name = cellName(problem, place.variable);
    const Value given = problem.givens[place.variable];
    std::vector<Sentence> broken;
    if (given != kNoValue && given != place.value)
        broken.push_back({phrase("suguru", "The %2 at %1 is given."),
                          {name, numberText(given)},
                          {place},
                          {{place.variable, given}}});
    if (place.value >= layout.areaSize(place.variable))
        broken.push_back(
            {phrase("suguru", "%1 cannot be %2: its area has %3 cells."),
             {name, numberText(place.value), std::to_string(layout.areaSize(place.variable))},
             {place},
             placesOf(layout.areaCells[layout.areaOf[place.variable]])});
    for (const Variable other : layout.excluded[place.variable]) {
        if (state.value(other) != place.value && problem.givens[other] != place.value)
            continue;
        const bool sameArea = layout.areaOf[other] == layout.areaOf[place.variable];
        broken.push_back({sameArea ? phrase("suguru", "%1 cannot be %2: %3 of its area is.")
                                   : phrase("suguru", "%1 cannot be %2: it touches the one at %3."),
                          {name, numberText(place.value), cellName(problem, other)},
                          {place},
                          {{other, place.value}}});
    }
    return broken;
}

} // namespace clew::suguru
