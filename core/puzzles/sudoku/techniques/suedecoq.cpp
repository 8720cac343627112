// Sue de Coq: two or three cells where a line and a box cross, some further cells of the line, and
// some of the box. Each digit may stand in them once, or twice if it is in both the line's and the
// box's further cells; if that makes just as many digits as there are cells, every one of them
// stands there as often as it may, and leaves what else would see it.

#include <algorithm>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

/// Some of a list of cells, with the digits that they hold between them.
struct Part
{
    Mask chosen; ///< bit i for the i-th cell of the list
    Mask digits;
};

struct CellList
{
    std::array<Cell, kMaxSize> cells{};
    std::uint32_t number = 0;

    [[nodiscard]] CellSet of(Mask chosen) const
    {
        CellSet set;
        forBits(chosen, [&](std::uint32_t i) { set.set(cells[i]); });
        return set;
    }
    [[nodiscard]] Mask digitsOf(const Grid& grid, Mask chosen) const
    {
        Mask digits = 0;
        forBits(chosen, [&](std::uint32_t i) { digits |= grid.candidates(cells[i]); });
        return digits;
    }
};

/// Further cells in each of the two units; more hardly ever matter, and take long on large boards.
std::uint32_t mostFurther(const Grid& grid)
{
    return grid.layout().size() <= 9 ? 3 : 2;
}

/// Sets of a unit's further cells that have fewer digits of their own, beside those of a core, than
/// cells.
struct Parts
{
    CellList list;
    std::vector<Part> parts;
};

void findParts(Parts& found, const Grid& grid, const CellSet& cells, Mask core)
{
    const std::uint32_t most = mostFurther(grid);
    CellList& list = found.list;
    list.number = 0;
    found.parts.clear();
    cells.forEach([&](Cell cell) {
        if (bitCount(grid.candidates(cell) & ~core) < most)
            list.cells[list.number++] = cell;
    });
    for (std::uint32_t count = 1; count <= std::min(most, list.number); ++count) {
        (void)forSubsets(list.number, count, [&](Mask chosen) {
            if (const Mask digits = list.digitsOf(grid, chosen); bitCount(digits & ~core) < count)
                found.parts.push_back({chosen, digits});
            return false;
        });
    }
}

class SueDeCoqSearch
{
public:
    SueDeCoqSearch(const Grid& grid, const StepSink& sink, std::uint32_t line, std::uint32_t box)
        : m_grid(grid), m_layout(grid.layout()), m_sink(sink), m_line(line), m_box(box),
          m_crossing(m_layout.unitSet(line) & m_layout.unitSet(box) & grid.emptyCells())
    {
    }

    bool run()
    {
        m_crossing.forEach([&](Cell cell) { m_core.cells[m_core.number++] = cell; });
        for (std::uint32_t count = 2; count <= m_core.number; ++count)
            if (forSubsets(m_core.number, count, [&](Mask chosen) {
                    const Part core{chosen, m_core.digitsOf(m_grid, chosen)};
                    return bitCount(core.digits) >= count + 2 && findAround(core);
                }))
                return true;
        return false;
    }

private:
    [[nodiscard]] CellSet rest(std::uint32_t unit) const
    {
        return (m_layout.unitSet(unit) & m_grid.emptyCells()) - m_crossing;
    }

    bool findAround(const Part& core)
    {
        findParts(m_inLine, m_grid, rest(m_line), core.digits);
        if (m_inLine.parts.empty())
            return false;
        findParts(m_inBox, m_grid, rest(m_box), core.digits);
        for (const Part& inLine : m_inLine.parts)
            for (const Part& inBox : m_inBox.parts)
                if (const Mask all = core.digits | inLine.digits | inBox.digits;
                    bitCount(all) + bitCount(inLine.digits & inBox.digits) ==
                        bitCount(core.chosen) + bitCount(inLine.chosen) + bitCount(inBox.chosen) &&
                    tell(core, inLine, inBox))
                    return true;
        return false;
    }

    bool tell(const Part& core, const Part& inLine, const Part& inBox)
    {
        const CellSet coreCells = m_core.of(core.chosen);
        const CellSet lineCells = m_inLine.list.of(inLine.chosen);
        const CellSet boxCells = m_inBox.list.of(inBox.chosen);
        const Mask twice = inLine.digits & inBox.digits;
        const Mask line = (core.digits & ~inBox.digits) | inLine.digits;
        const Mask box = (core.digits & ~inLine.digits) | inBox.digits;
        const CellSet outside = coreCells | lineCells | boxCells;
        Step step{SueDeCoq,
                  phrase("sudoku",
                         "%1, %2 and %3 hold as many digits as they are cells, so each of "
                         "them stands there and nowhere else in its unit: %4."),
                  {cellsTerm(listOf(coreCells)), cellsTerm(listOf(lineCells)),
                   cellsTerm(listOf(boxCells))}};
        eliminateAll(step, m_grid, coreCells, twice & core.digits);
        eliminateAll(step, m_grid, (m_layout.unitSet(m_line) - outside), line);
        eliminateAll(step, m_grid, (m_layout.unitSet(m_box) - outside) - m_layout.unitSet(m_line),
                     box);
        // Where the line goes through the box, what the box alone has settled falls too.
        eliminateAll(step, m_grid, m_crossing - coreCells, box & ~line);
        if (step.eliminations.empty())
            return false;
        step.causes = candidatesOf(m_grid, listOf(outside));
        return m_sink(step);
    }

    const Grid& m_grid;
    const Layout& m_layout;
    const StepSink& m_sink;
    std::uint32_t m_line;
    std::uint32_t m_box;
    CellSet m_crossing;
    CellList m_core; ///< the cells of the crossing
    Parts m_inLine;
    Parts m_inBox;
};

} // namespace

bool findSueDeCoq(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    for (std::uint32_t box = 2 * layout.size(); box < layout.unitCount(); ++box) {
        for (std::uint32_t line = 0; line < 2 * layout.size(); ++line)
            if ((layout.unitSet(line) & layout.unitSet(box)).any() &&
                SueDeCoqSearch(grid, sink, line, box).run())
                return true;
        if (sink.stopped())
            return true;
    }
    return false;
}

} // namespace clew::sudoku
