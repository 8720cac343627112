// What is on the board: the fold of a search's live events, for any puzzle.

#pragma once

#include <cstdint>
#include <vector>

#include "core/search/event.h"

namespace clew {

/// How many variables a problem has, and how many values each can take at most.
struct Dimensions
{
    std::uint32_t variables = 0;
    std::uint32_t values = 0;
};

class State
{
public:
    enum class Mark : std::uint8_t { None, Guess, Forced };

    explicit State(Dimensions dimensions);

    [[nodiscard]] Dimensions dimensions() const { return m_dimensions; }
    /// kNoValue while the variable has none.
    [[nodiscard]] Value value(Variable variable) const { return m_cells[variable].value; }
    [[nodiscard]] Mark mark(Variable variable) const { return m_cells[variable].mark; }
    /// Why, if mark() is Forced.
    [[nodiscard]] Rule rule(Variable variable) const { return m_cells[variable].rule; }
    /// Whether the search has struck this candidate. False for every candidate of a problem with
    /// more than 2^26 of them (variables x values), where they are not kept.
    [[nodiscard]] bool removed(Variable variable, Value value) const
    {
        return !m_removed.empty() && m_removed[bit(variable, value)];
    }
    /// How many candidates are struck now: 0 means the strategy does not keep candidates (yet).
    [[nodiscard]] std::uint64_t removedCount() const { return m_removedCount; }
    [[nodiscard]] std::uint32_t assignedCount() const { return m_assignedCount; }

    /// Applies Decide, Assign or Remove.
    void apply(Event event);
    /// Takes back the last event applied and not yet undone, which must be this one.
    void undo(Event event);

    friend bool operator==(const State& a, const State& b)
    {
        return a.m_cells == b.m_cells && a.m_removed == b.m_removed;
    }

private:
    struct Cell
    {
        Value value = kNoValue;
        Rule rule = 0;
        Mark mark = Mark::None;
        friend bool operator==(const Cell&, const Cell&) = default;
    };

    [[nodiscard]] std::size_t bit(Variable variable, Value value) const
    {
        return std::size_t{variable} * m_dimensions.values + value;
    }
    void set(Variable variable, Cell cell);

    Dimensions m_dimensions;
    std::vector<Cell> m_cells;
    std::vector<bool> m_removed;
    std::vector<Cell>
        m_before; ///< what each applied event replaced; of a Remove, mark says if it was new
    std::uint64_t m_removedCount = 0;
    std::uint32_t m_assignedCount = 0;
};

} // namespace clew
