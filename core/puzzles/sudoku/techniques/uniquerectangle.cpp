// Unique rectangle: of a rectangle's cells only some (the roof) have further candidates, one of
// which must come true; the types, as they are numbered, differ in what follows from that. Not to
// be used on boards that may have several solutions.

#include <algorithm>

#include "core/puzzles/sudoku/techniques/rectangles.h"

namespace clew::sudoku {

namespace {

class RoofSearch : public RectangleSearch
{
public:
    RoofSearch(const Grid& grid, const StepSink& sink, const Rectangle& rectangle)
        : RectangleSearch(grid, sink, rectangle)
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

private:
    // Type 1.
    bool findSingleRoof()
    {
        std::vector<Cell> floor;
        for (const Cell cell : m_rectangle.cells())
            if (cell != roof()[0])
                floor.push_back(cell);
        return report(
            {UniqueRectangle,
             phrase("sudoku", "If %1 were one of %2 as well, it and %3 could exchange them "
                              "and there would be two solutions: %4."),
             {roofTerm(), digitsTerm(m_rectangle.pair), cellsTerm(floor)}},
            roof(), m_rectangle.pair);
    }

    // Types 2 and 5.
    bool findCommonDigit()
    {
        return report(
            {UniqueRectangle,
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
                           reportSubset(unit, others, chosen, digits);
                }))
                return true;
        return false;
    }

    bool reportSubset(std::uint32_t unit, std::span<const Cell> others, Mask chosen, Mask digits)
    {
        std::vector<Cell> cells;
        forBits(chosen, [&](std::uint32_t i) { cells.push_back(others[i]); });
        return report(
            {UniqueRectangle,
             phrase("sudoku", "One of %1 must be a digit other than %2, or there would be two "
                              "solutions; so with %3 they use up %4: %5."),
             {roofTerm(), digitsTerm(m_rectangle.pair), cellsTerm(cells), digitsTerm(digits)}},
            (m_layout.unitSet(unit) - setOf(cells)) - setOf(roof()), digits);
    }

    // Type 4.
    bool findConfined(std::uint32_t unit)
    {
        return visitPair([&](Value value, Value other) {
            return confined(unit, value, roof()) &&
                   report(
                       {UniqueRectangle,
                        phrase("sudoku",
                               "One of %1 must be %2; if the other were %3, both digits could be "
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
                    report(
                        {UniqueRectangle,
                         phrase("sudoku",
                                "If one of %1 were %2, the other would be too; then the digits %3 "
                                "could be exchanged in their rectangle and there would "
                                "be two solutions: %4."),
                         {roofTerm(), digitTerm(value), digitsTerm(m_rectangle.pair)}},
                        roof(), bitOf(value)))
                    return true;
            return false;
        });
    }

    // The cells with further candidates.
    [[nodiscard]] std::span<const Cell> roof() const
    {
        return std::span(m_roofCells).first(m_roofCount);
    }
    [[nodiscard]] Term roofTerm() const { return cellsTerm({roof().begin(), roof().end()}); }

    std::array<Cell, 4> m_roofCells{}; ///< as many with further candidates
    std::size_t m_roofCount = 0;
    Mask m_further = 0;
};

bool findUniqueRectangle(const Grid& grid, const StepSink& sink)
{
    return forRectangles(grid, sink.since(), [&](const Rectangle& rectangle) {
        return RoofSearch(grid, sink, rectangle).run();
    });
}

} // namespace

Technique uniqueRectangle()
{
    return {.rule = UniqueRectangle,
            .name = phrase("sudoku", "unique rectangle"),
            .line = "unique and hidden rectangles",
            .grade = {Level::Hard, 100},
            .find = findUniqueRectangle,
            .assumesUnique = true};
}

} // namespace clew::sudoku
