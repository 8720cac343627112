// Techniques that take for granted that there is one solution only: a pattern whose digits could be
// exchanged cannot be all that is left. Not to be used on boards that may have several solutions.
//
// Unique rectangle: four cells in two rows, two columns and two boxes that could take the same two
// digits. Where only some of the cells (the roof) have further candidates, one of these must come
// true; the types, as they are numbered, differ in what follows from that. Hidden rectangle: one
// cell has only the pair, and at the opposite one a digit would fix all the others. Bivalue
// universal grave + 1: all empty cells have two candidates but one that has three; it must get the
// one that its units have three times.

#include <algorithm>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

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

// Calls visit(rectangle) for each that may matter, until it says true: one that goes through a unit
// which has changed.
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

class RectangleSearch
{
public:
    RectangleSearch(const Grid& grid, const StepSink& sink, const Rectangle& rectangle)
        : m_grid(grid), m_layout(grid.layout()), m_sink(sink), m_rectangle(rectangle)
    {
        for (const Cell cell : rectangle.cells()) {
            const Mask further = grid.candidates(cell) & ~rectangle.pair;
            if (further == 0)
                continue;
            m_roofCells[m_roofCount++] = cell;
            m_further |= further;
        }
    }

    bool run()
    {
        if (roof().size() == 1)
            return findSingleRoof();
        if (isSingle(m_further) && findCommonDigit())
            return true;
        if (roof().size() != 2)
            return false;
        if (!m_layout.arePeers(roof()[0], roof()[1]))
            return findDiagonal();
        const CellSet cells = setOf(roof());
        for (const UnitKind kind : kUnitKinds) {
            const std::uint32_t unit = m_layout.unitsOf(roof()[0])[static_cast<std::size_t>(kind)];
            if ((cells - m_layout.unitSet(unit)).none() && (findSubset(unit) || findConfined(unit)))
                return true;
        }
        return false;
    }

    bool runHidden()
    {
        const Cell opposite = m_rectangle.opposite;
        return visitPair([&](Value value, Value other) {
            if (!confined(UnitKind::Row, opposite, value) ||
                !confined(UnitKind::Column, opposite, value))
                return false;
            return tell({HiddenRectangle,
                         phrase("sudoku",
                                "If %1 were %2, %3 would be the only places left for %4 in its row "
                                "and column, both digits could be exchanged, and there would be "
                                "two solutions: %5."),
                         {cellsTerm({opposite}), digitTerm(other),
                          cellsTerm({m_rectangle.inRow, m_rectangle.inColumn}), digitTerm(value)}},
                        std::array{opposite}, bitOf(other));
        });
    }

private:
    // Type 1.
    bool findSingleRoof()
    {
        std::vector<Cell> floor;
        for (const Cell cell : m_rectangle.cells())
            if (cell != roof()[0])
                floor.push_back(cell);
        return tell({UniqueRectangle,
                     phrase("sudoku", "If %1 were one of %2 as well, it and %3 could exchange them "
                                      "and there would be two solutions: %4."),
                     {roofTerm(), digitsTerm(m_rectangle.pair), cellsTerm(floor)}},
                    roof(), m_rectangle.pair);
    }

    // Types 2 and 5.
    bool findCommonDigit()
    {
        return tell({UniqueRectangle,
                     phrase("sudoku", "If none of %1 were %2, the digits %3 could be exchanged in "
                                      "their rectangle and there would be two solutions: %4."),
                     {roofTerm(), digitsTerm(m_further), digitsTerm(m_rectangle.pair)}},
                    seenByAll(m_layout, setOf(roof())), m_further);
    }

    // Type 3.
    bool findSubset(std::uint32_t unit)
    {
        std::array<Cell, kMaxSize> others{};
        std::size_t number = 0;
        for (const Cell cell : m_layout.unit(unit))
            if (m_grid.isEmpty(cell) && cell != roof()[0] && cell != roof()[1])
                others[number++] = cell;
        for (std::uint32_t count = std::max(1U, bitCount(m_further) - 1);
             count <= 3 && count + 1 < number; ++count)
            if (forSubsets(number, count, [&](Mask chosen) {
                    Mask digits = m_further;
                    forBits(chosen,
                            [&](std::uint32_t i) { digits |= m_grid.candidates(others[i]); });
                    return bitCount(digits) == count + 1 &&
                           tellSubset(unit, others, chosen, digits);
                }))
                return true;
        return false;
    }

    bool tellSubset(std::uint32_t unit, std::span<const Cell> others, Mask chosen, Mask digits)
    {
        std::vector<Cell> cells;
        forBits(chosen, [&](std::uint32_t i) { cells.push_back(others[i]); });
        return tell(
            {UniqueRectangle,
             phrase("sudoku", "One of %1 must be another digit than %2, or there would be two "
                              "solutions; so with %3 they use up %4: %5."),
             {roofTerm(), digitsTerm(m_rectangle.pair), cellsTerm(cells), digitsTerm(digits)}},
            (m_layout.unitSet(unit) - setOf(cells)) - setOf(roof()), digits);
    }

    // Type 4.
    bool findConfined(std::uint32_t unit)
    {
        return visitPair([&](Value value, Value other) {
            return confined(unit, value, roof()) &&
                   tell({UniqueRectangle,
                         phrase("sudoku",
                                "One of %1 must be %2; were the other %3, both digits could be "
                                "exchanged and there would be two solutions: %4."),
                         {roofTerm(), digitTerm(value), digitTerm(other)}},
                        roof(), bitOf(other));
        });
    }

    // Type 6.
    bool findDiagonal()
    {
        return visitPair([&](Value value, Value) {
            for (const UnitKind kind : {UnitKind::Row, UnitKind::Column})
                if (confined(kind, m_rectangle.corner, value) &&
                    confined(kind, m_rectangle.opposite, value) &&
                    tell({UniqueRectangle,
                          phrase("sudoku",
                                 "Were one of %1 %2, so were the other; then the digits %3 "
                                 "could be exchanged in their rectangle and there would "
                                 "be two solutions: %4."),
                          {roofTerm(), digitTerm(value), digitsTerm(m_rectangle.pair)}},
                         roof(), bitOf(value)))
                    return true;
            return false;
        });
    }

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

    // The cells with further candidates.
    [[nodiscard]] std::span<const Cell> roof() const
    {
        return std::span(m_roofCells).first(m_roofCount);
    }
    [[nodiscard]] Term roofTerm() const { return cellsTerm({roof().begin(), roof().end()}); }

    bool tell(Step step, std::span<const Cell> cells, Mask digits)
    {
        return tell(std::move(step), setOf(cells), digits);
    }

    bool tell(Step step, const CellSet& cells, Mask digits)
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
    std::array<Cell, 4> m_roofCells{}; ///< as many with further candidates
    std::size_t m_roofCount = 0;
    Mask m_further = 0;
};

} // namespace

bool findUniqueRectangle(const Grid& grid, const StepSink& sink)
{
    return forRectangles(grid, sink.since(), [&](const Rectangle& rectangle) {
        return RectangleSearch(grid, sink, rectangle).run();
    });
}

bool findHiddenRectangle(const Grid& grid, const StepSink& sink)
{
    return forRectangles(grid, sink.since(), [&](const Rectangle& rectangle) {
        return RectangleSearch(grid, sink, rectangle).runHidden();
    });
}

bool findBivalueGrave(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    std::optional<Cell> extra;
    const bool others = grid.emptyCells().visit([&](Cell cell) {
        const std::uint32_t count = bitCount(grid.candidates(cell));
        if (count == 3 && !extra)
            extra = cell;
        else
            return count != 2;
        return false;
    });
    if (others)
        return false;
    if (!extra)
        return false;
    for (Mask left = grid.candidates(*extra); left != 0; left &= left - 1) {
        const auto value = static_cast<Value>(std::countr_zero(left));
        // Without this candidate every digit must have two places in every unit.
        bool grave = true;
        for (std::uint32_t unit = 0; unit < layout.unitCount() && grave; ++unit) {
            for (Value other = 0; other < layout.size() && grave; ++other) {
                const Mask places = grid.placesIn(unit, other);
                const std::uint32_t surplus =
                    other == value && layout.unitSet(unit)[*extra] ? 1 : 0;
                grave = places == 0 || bitCount(places) == 2 + surplus;
            }
        }
        if (!grave)
            continue;
        Step step{BivalueGrave,
                  phrase("sudoku",
                         "%1 must be %2: otherwise every empty cell had two candidates, every "
                         "digit two places in each unit, and all could be exchanged."),
                  {cellsTerm({*extra}), digitTerm(value)}};
        step.assignments = {{*extra, value}};
        step.causes = {{*extra, kNoValue}};
        return sink(std::move(step));
    }
    return false;
}

} // namespace clew::sudoku
