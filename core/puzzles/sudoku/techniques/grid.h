// A board with its candidates, as the human techniques look at it, and sets of numbers as masks.

#pragma once

#include <bit>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/puzzles/sudoku/sudoku.h"
#include "core/trace/state.h"

namespace clew::sudoku {

// ---- sets of numbers as masks

/// The next larger set of as many numbers (Gosper's way).
constexpr Mask nextSubset(Mask set)
{
    const Mask ripple = set + (set & (~set + 1));
    return ripple | (set ^ ripple) >> (std::countr_zero(set) + 2);
}

/// All sets of `count` (1 at least) of the numbers below `size`, as masks in ascending order, until
/// visit(set) is true.
template<class Visit>
bool forSubsets(std::size_t size, std::uint32_t count, Visit&& visit)
{
    if (count > size)
        return false;
    for (Mask set = (Mask{1} << count) - 1; set < Mask{1} << size; set = nextSubset(set))
        if (visit(set))
            return true;
    return false;
}

/// Calls each(number) for every member of a mask.
template<class Each>
void forBits(Mask mask, Each&& each)
{
    for (; mask != 0; mask &= mask - 1)
        each(static_cast<std::uint32_t>(std::countr_zero(mask)));
}

/// Calls visit(number) for the members of a mask until it is true; whether it was.
template<class Visit>
bool visitBits(Mask mask, Visit&& visit)
{
    for (; mask != 0; mask &= mask - 1)
        if (visit(static_cast<std::uint32_t>(std::countr_zero(mask))))
            return true;
    return false;
}

inline std::uint32_t lowestBit(Mask mask)
{
    return static_cast<std::uint32_t>(std::countr_zero(mask));
}

constexpr bool isSingle(Mask mask)
{
    return mask != 0 && (mask & (mask - 1)) == 0;
}

constexpr bool isPair(Mask mask)
{
    return isSingle(mask & (mask - 1));
}

constexpr std::uint32_t bitCount(Mask mask)
{
    return static_cast<std::uint32_t>(std::popcount(mask));
}

// ---- boards

/// Counts the strikes that a board has seen.
using Moment = std::uint32_t;
/// Before there was a board: since then everything has changed.
inline constexpr Moment kBeginning = 0;

/// A board as a person solves it: digits, and pencil marks in the empty cells.
class Grid
{
public:
    /// The layout must outlive the grid.
    Grid(const Layout& layout, std::vector<Value> values, std::vector<Mask> candidates);

    [[nodiscard]] const Layout& layout() const { return *m_layout; }
    [[nodiscard]] const std::vector<Value>& values() const { return m_values; }
    [[nodiscard]] bool isEmpty(Cell cell) const { return m_values[cell] == kNoValue; }
    [[nodiscard]] bool isSolved() const { return m_empty.none(); }
    [[nodiscard]] const CellSet& emptyCells() const { return m_empty; }

    /// No digit for a filled cell.
    [[nodiscard]] Mask candidates(Cell cell) const { return m_candidates[cell]; }
    [[nodiscard]] bool has(Cell cell, Value value) const
    {
        return (m_candidates[cell] & bitOf(value)) != 0;
    }
    /// The empty cells that can take the digit.
    [[nodiscard]] const CellSet& places(Value value) const { return m_places[value]; }
    /// The same within a unit, bit i for the unit's i-th cell.
    [[nodiscard]] Mask placesIn(std::uint32_t unit, Value value) const
    {
        return m_unitPlaces[placesIndex(unit, value)];
    }
    /// The digits that do not stand in the unit yet.
    [[nodiscard]] Mask missingIn(std::uint32_t unit) const
    {
        return m_layout->allDigits() & ~m_placed[unit];
    }
    /// The digits that neither stand in the unit nor have a place there.
    [[nodiscard]] Mask lostIn(std::uint32_t unit) const { return missingIn(unit) & ~m_open[unit]; }
    /// The empty cells with exactly two candidates.
    [[nodiscard]] const CellSet& bivalueCells() const { return m_bivalue; }
    /// The empty cells without any.
    [[nodiscard]] const CellSet& bareCells() const { return m_bare; }
    /// The two cells of the unit that alone can take the digit, if it is two.
    [[nodiscard]] std::optional<std::pair<Cell, Cell>> strongLink(std::uint32_t unit,
                                                                  Value value) const
    {
        const Mask places = placesIn(unit, value);
        const Mask rest = places & (places - 1);
        if (!isSingle(rest))
            return std::nullopt;
        const std::span<const Cell> cells = m_layout->unit(unit);
        return std::pair(cells[lowestBit(places)], cells[lowestBit(rest)]);
    }

    void strike(Cell cell, Value value);
    /// Fills the cell; striking the digit from its peers is the caller's business.
    void fill(Cell cell, Value value);

    /// When the board was as it is now; comes later with every strike.
    [[nodiscard]] Moment now() const { return m_now; }
    /// The digits, and whether a cell or a unit, that lost candidates after that moment.
    [[nodiscard]] Mask digitsChangedSince(Moment moment) const;
    [[nodiscard]] bool hasChangedSince(Moment moment, Cell cell) const
    {
        return m_cellChanged[cell] > moment;
    }
    [[nodiscard]] bool unitHasChangedSince(Moment moment, std::uint32_t unit) const
    {
        return m_unitChanged[unit] > moment;
    }
    /// Whether the digit lost a place in the unit.
    [[nodiscard]] bool placesHaveChangedSince(Moment moment, std::uint32_t unit, Value value) const
    {
        return m_placesChanged[placesIndex(unit, value)] > moment;
    }

private:
    [[nodiscard]] std::size_t placesIndex(std::uint32_t unit, Value value) const
    {
        return std::size_t{unit} * m_layout->size() + value;
    }

    void noteCandidates(Cell cell);
    void notePlaced(Cell cell);

    const Layout* m_layout;
    std::vector<Value> m_values;
    std::vector<Mask> m_candidates;
    std::vector<CellSet> m_places;
    std::vector<Mask> m_unitPlaces; ///< of each unit and value
    std::vector<Mask> m_placed;     ///< the digits that stand in each unit
    std::vector<Mask> m_open;       ///< those that have places there
    CellSet m_empty;
    CellSet m_bivalue;
    CellSet m_bare;
    Moment m_now = kBeginning + 1;
    std::vector<Moment> m_digitChanged; ///< when each lost its last candidate
    std::vector<Moment> m_cellChanged;
    std::vector<Moment> m_unitChanged;
    std::vector<Moment> m_placesChanged; ///< of each unit and value
};

/// The candidates as the state's events leave them; filled cells strike their digit from their
/// peers even where that has not been emitted. The layout must outlive the grid.
Grid gridOf(const Layout& layout, const State& state);

} // namespace clew::sudoku
