#include "core/puzzles/suguru/position.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>

namespace clew::suguru {

Position::Position(const SuguruProblem& problem, const Layout& layout, const State& state)
    : m_problem(problem), m_state(state), m_layout(layout)
{
}

bool Position::has(Variable cell, Value number) const
{
    return m_state.value(cell) == kNoValue && number < m_layout.areaSize(cell) &&
           !m_state.removed(cell, number) &&
           std::ranges::none_of(m_layout.excluded[cell],
                                [&](Variable other) { return m_state.value(other) == number; });
}

std::vector<Value> Position::numbersFor(Variable cell) const
{
    std::vector<Value> numbers;
    for (Value number = 0; number < m_layout.areaSize(cell); ++number)
        if (has(cell, number))
            numbers.push_back(number);
    return numbers;
}

std::vector<Variable> Position::cellsFor(const std::vector<Variable>& cells, Value number) const
{
    std::vector<Variable> places;
    std::ranges::copy_if(cells, std::back_inserter(places),
                         [&](Variable cell) { return has(cell, number); });
    return places;
}

std::vector<Place> Position::everyNumberOf(Variable cell) const
{
    std::vector<Place> places;
    for (Value number = 0; number < m_layout.areaSize(cell); ++number)
        places.push_back({cell, number});
    return places;
}

std::string Position::names(const std::vector<Variable>& cells) const
{
    std::vector<std::string> texts;
    texts.reserve(cells.size());
    for (const Variable cell : cells)
        texts.push_back(name(cell));
    return fmt::format("{}", fmt::join(texts, " "));
}

std::string numberText(Value value)
{
    return std::to_string(value + 1);
}

std::vector<Place> placesOf(const std::vector<Variable>& cells, Value number)
{
    std::vector<Place> places;
    places.reserve(cells.size());
    for (const Variable cell : cells)
        places.push_back({cell, number});
    return places;
}

} // namespace clew::suguru
