// The board before an event, as explanations look at it: what is settled, and what is still
// possible where.

#pragma once

#include <string>
#include <vector>

#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

class Position
{
public:
    /// All must outlive it.
    Position(const SuguruProblem& problem, const Layout& layout, const State& state);

    [[nodiscard]] const Layout& layout() const { return m_layout; }
    /// kNoValue where none is settled.
    [[nodiscard]] Value number(Variable cell) const { return m_state.value(cell); }
    /// The cells of the cell's area.
    [[nodiscard]] const std::vector<Variable>& areaOf(Variable cell) const
    {
        return m_layout.areaCells[m_layout.areaOf[cell]];
    }

    /// Whether the cell is empty and can still take the number.
    [[nodiscard]] bool has(Variable cell, Value number) const;
    /// The numbers that the cell can still take.
    [[nodiscard]] std::vector<Value> numbersFor(Variable cell) const;
    /// Those of the cells that can still take the number.
    [[nodiscard]] std::vector<Variable> cellsFor(const std::vector<Variable>& cells,
                                                 Value number) const;
    /// The numbers of the cell's area at this cell, whether it can still take them or not.
    [[nodiscard]] std::vector<Place> everyNumberOf(Variable cell) const;

    /// "R4C7".
    [[nodiscard]] std::string name(Variable cell) const { return cellName(m_problem, cell); }
    /// "R4C7 R5C1".
    [[nodiscard]] std::string names(const std::vector<Variable>& cells) const;

private:
    const SuguruProblem& m_problem;
    const State& m_state;
    const Layout& m_layout;
};

/// As the board shows it, counted from 1.
std::string numberText(Value value);
/// The number at each of the cells; kNoValue: the cells whatever their numbers.
std::vector<Place> placesOf(const std::vector<Variable>& cells, Value number);

} // namespace clew::suguru
