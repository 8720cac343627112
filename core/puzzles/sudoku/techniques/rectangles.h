// Rectangles: four cells in two rows, two columns and two boxes that could take the same two
// digits. If that were all they could take, the digits could be exchanged and there would be two
// solutions.

#pragma once

#include <algorithm>
#include <array>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

/// Four cells in two rows, two columns and two boxes, with the two candidates of the corner.
struct Rectangle
{
    Cell corner; ///< has only the pair
    Cell inRow;
    Cell inColumn;
    Cell opposite;
    Mask pair;

    [[nodiscard]] std::array<Cell, 4> cells() const { return {corner, inRow, inColumn, opposite}; }
};

/// Calls visit(rectangle) for each that may matter, until it says true: one that goes through a
/// unit which has changed.
template<class Visit>
bool forRectangles(const Grid& grid, Moment since, Visit&& visit)
{
    const Layout& layout = grid.layout();
    const auto hasChanged = [&](Cell cell) {
        return std::ranges::any_of(layout.unitsOf(cell), [&](std::uint32_t unit) {
            return grid.unitHasChangedSince(since, unit);
        });
    };
    return grid.bivalueCells().visit([&](Cell corner) {
        const Mask pair = grid.candidates(corner);
        const bool cornerHasChanged = hasChanged(corner);
        // The positions in a line of the corner where one of the pair may stand, too.
        const auto others = [&](UnitKind kind) {
            const std::uint32_t unit = layout.unitOf(kind, corner);
            return (grid.placesIn(unit, lowestBit(pair)) |
                    grid.placesIn(unit, lowestBit(pair & (pair - 1)))) &
                   ~bitOf(layout.positionIn(kind, corner));
        };
        const Mask inColumns = others(UnitKind::Column);
        return visitBits(others(UnitKind::Row), [&](std::uint32_t column) {
            const Cell inRow = layout.rowOf(corner) * layout.size() + column;
            const bool oneBox = layout.boxOf(corner) == layout.boxOf(inRow);
            return visitBits(inColumns, [&](std::uint32_t row) {
                const Cell inColumn = row * layout.size() + layout.columnOf(corner);
                const Cell opposite = row * layout.size() + column;
                return (grid.candidates(opposite) & pair) != 0 &&
                       oneBox != (layout.boxOf(corner) == layout.boxOf(inColumn)) &&
                       (cornerHasChanged || hasChanged(opposite)) &&
                       visit(Rectangle{corner, inRow, inColumn, opposite, pair});
            });
        });
    });
}

/// What searches in a rectangle share.
class RectangleSearch
{
public:
    RectangleSearch(const Grid& grid, const StepSink& sink, const Rectangle& rectangle)
        : m_grid(grid), m_layout(grid.layout()), m_sink(sink), m_rectangle(rectangle)
    {
    }

protected:
    // visit(one, other) with the digits of the pair, both ways.
    template<class Visit>
    bool visitPair(Visit&& visit) const
    {
        const Value low = lowestBit(m_rectangle.pair);
        const Value high = lowestBit(m_rectangle.pair & (m_rectangle.pair - 1));
        return visit(low, high) || visit(high, low);
    }

    // Whether the digit still has to be placed in the unit, and only in `cells`.
    [[nodiscard]] bool confined(std::uint32_t unit, Value value, std::span<const Cell> cells) const
    {
        const UnitKind kind = m_layout.unitKind(unit);
        Mask outside = m_grid.placesIn(unit, value);
        if (outside == 0)
            return false;
        for (const Cell cell : cells)
            if (m_layout.unitOf(kind, cell) == unit)
                outside &= ~bitOf(m_layout.positionIn(kind, cell));
        return outside == 0;
    }

    // The same for the unit of a cell and the rectangle.
    [[nodiscard]] bool confined(UnitKind kind, Cell cell, Value value) const
    {
        return confined(m_layout.unitOf(kind, cell), value, m_rectangle.cells());
    }

    bool report(Step step, std::span<const Cell> cells, Mask digits)
    {
        return report(std::move(step), setOf(cells), digits);
    }

    bool report(Step step, const CellSet& cells, Mask digits)
    {
        eliminateAll(step, m_grid, cells, digits);
        if (step.eliminations.empty())
            return false;
        step.causes = candidatesOf(m_grid, m_rectangle.cells());
        return m_sink(std::move(step));
    }

    const Grid& m_grid;
    const Layout& m_layout;
    const StepSink& m_sink;
    Rectangle m_rectangle;
};

} // namespace clew::sudoku
