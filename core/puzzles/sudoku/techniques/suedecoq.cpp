// Sue de Coq: two or three cells where a line and a box cross, some further cells of the line, and
// some of the box. Each digit may stand in them once, or twice if it is in both the line's and the
// box's further cells; if that makes just as many digits as there are cells, every one of them
// stands there as often as it may, and leaves what else would see it.

#include <algorithm>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

/// Further cells in each of the two units; more hardly ever matter, and take long on large boards.
std::uint32_t mostFurther(const Grid& grid)
{
    return grid.layout().size() <= 9 ? 3 : 2;
}

/// Some of a list of cells.
struct Part
{
    Mask chosen = 0; ///< bit i for the i-th cell of the list
    Mask digits = 0; ///< that they hold between them
    /// Of a core: by how much its digits are more than its cells; of further cells: by how much
    /// their digits beside the core's are fewer.
    std::uint32_t difference = 0;
};

struct CellList
{
    std::array<Cell, kMaxSize> cells;
    std::array<Mask, kMaxSize> digits;
    std::uint32_t number = 0;

    // Which cells count is hard to predict: there is no branch.
    void addIf(bool counts, Cell cell, Mask candidates)
    {
        cells[number] = cell;
        digits[number] = candidates;
        number += static_cast<std::uint32_t>(counts);
    }
    [[nodiscard]] CellSet of(Mask chosen) const
    {
        CellSet set;
        forBits(chosen, [&](std::uint32_t i) { set.set(cells[i]); });
        return set;
    }
    [[nodiscard]] Mask digitsOf(Mask chosen) const
    {
        Mask all = 0;
        forBits(chosen, [&](std::uint32_t i) { all |= digits[i]; });
        return all;
    }
};

/// Sets of a unit's further cells that have fewer digits of their own, beside those of a core, than
/// cells.
class Parts
{
public:
    void find(const CellList& cells, Mask core, std::uint32_t most)
    {
        m_core = core;
        m_list.number = 0;
        m_parts.clear();
        m_mostDifference = 0;
        for (std::uint32_t i = 0; i < cells.number; ++i)
            m_list.addIf(bitCount(cells.digits[i] & ~core) < most, cells.cells[i], cells.digits[i]);
        for (std::uint32_t count = 1; count <= std::min(most, m_list.number); ++count)
            choose(m_list.number, count, 0, 0, count);
    }

    [[nodiscard]] std::span<const Part> parts() const { return m_parts; }
    [[nodiscard]] std::uint32_t mostDifference() const { return m_mostDifference; }
    [[nodiscard]] CellSet cellsOf(const Part& part) const { return m_list.of(part.chosen); }

private:
    // Adds `left` of the first `end` cells to some, the last of them first: too many digits for all
    // `count` end a choice early.
    void choose(std::uint32_t end, std::uint32_t left, Mask chosen, Mask digits,
                std::uint32_t count)
    {
        for (std::uint32_t i = left - 1; i < end; ++i) {
            const Mask all = digits | m_list.digits[i];
            const std::uint32_t own = bitCount(all & ~m_core);
            if (own >= count)
                continue;
            if (left > 1)
                choose(i, left - 1, chosen | bitOf(i), all, count);
            else
                add({chosen | bitOf(i), all, count - own});
        }
    }

    void add(const Part& part)
    {
        m_parts.push_back(part);
        m_mostDifference = std::max(m_mostDifference, part.difference);
    }

    Mask m_core = 0;
    std::uint32_t m_mostDifference = 0;
    CellList m_list;
    std::vector<Part> m_parts;
};

class SueDeCoqSearch
{
public:
    SueDeCoqSearch(const Grid& grid, const StepSink& sink)
        : m_grid(grid), m_layout(grid.layout()), m_sink(sink), m_most(mostFurther(grid))
    {
    }

    bool findIn(std::uint32_t line, std::uint32_t box)
    {
        m_line = line;
        m_box = box;
        m_kind = static_cast<std::size_t>(m_layout.unitKind(line));
        m_restsListed = false;
        list(m_crossing, box, [&](const auto& units) { return units[m_kind] == line; });
        for (std::uint32_t count = 2; count <= m_crossing.number; ++count)
            if (forSubsets(m_crossing.number, count, [&](Mask chosen) {
                    const Mask digits = m_crossing.digitsOf(chosen);
                    const std::uint32_t number = bitCount(digits);
                    return number >= count + 2 && findAround({chosen, digits, number - count});
                }))
                return true;
        return false;
    }

private:
    // The empty cells of a unit that `belongs` names.
    template<class Belongs>
    void list(CellList& list, std::uint32_t unit, Belongs&& belongs) const
    {
        list.number = 0;
        for (const Cell cell : m_layout.unit(unit)) {
            const unsigned isEmpty = m_grid.isEmpty(cell);
            const unsigned belongsHere = belongs(m_layout.unitsOf(cell));
            list.addIf((isEmpty & belongsHere) != 0, cell, m_grid.candidates(cell));
        }
    }

    void listRests()
    {
        if (m_restsListed)
            return;
        list(m_lineRest, m_line, [&](const auto& units) { return units[2] != m_box; });
        list(m_boxRest, m_box, [&](const auto& units) { return units[m_kind] != m_line; });
        m_restsListed = true;
    }

    bool findAround(const Part& core)
    {
        listRests();
        m_inLine.find(m_lineRest, core.digits, m_most);
        if (m_inLine.parts().empty())
            return false;
        m_inBox.find(m_boxRest, core.digits, m_most);
        return std::ranges::any_of(m_inLine.parts(), [&](const Part& inLine) {
            return inLine.difference + m_inBox.mostDifference() >= core.difference &&
                   findWith(core, inLine);
        });
    }

    // The digits are as many as the cells if what the core has too many makes up for what the
    // others have too few; a digit of the core that is in both of those counts twice. Mostly none
    // or one may, so what has more need not be counted.
    bool findWith(const Part& core, const Part& inLine)
    {
        const Mask both = core.digits & inLine.digits;
        return std::ranges::any_of(m_inBox.parts(), [&](const Part& inBox) {
            const Mask twice = both & inBox.digits;
            const std::uint32_t few = inLine.difference + inBox.difference;
            return ((twice & (twice - 1)) == 0 || few > core.difference + 1) &&
                   few == core.difference + bitCount(twice) && report(core, inLine, inBox);
        });
    }

    bool report(const Part& core, const Part& inLine, const Part& inBox)
    {
        const CellSet coreCells = m_crossing.of(core.chosen);
        const CellSet lineCells = m_inLine.cellsOf(inLine);
        const CellSet boxCells = m_inBox.cellsOf(inBox);
        const Mask twice = inLine.digits & inBox.digits;
        const Mask line = (core.digits & ~inBox.digits) | inLine.digits;
        const Mask box = (core.digits & ~inLine.digits) | inBox.digits;
        const CellSet crossing = m_layout.unitSet(m_line) & m_layout.unitSet(m_box);
        const CellSet outside = coreCells | lineCells | boxCells;
        Step step{SueDeCoq,
                  phrase("sudoku",
                         "%1, %2 and %3 hold as many digits as they are cells, so each of "
                         "them stands there and nowhere else in its unit: %4."),
                  {}};
        eliminateAll(step, m_grid, coreCells, twice & core.digits);
        eliminateAll(step, m_grid, (m_layout.unitSet(m_line) - outside), line);
        eliminateAll(step, m_grid, (m_layout.unitSet(m_box) - outside) - m_layout.unitSet(m_line),
                     box);
        // Where the line goes through the box, what the box alone has settled falls too.
        eliminateAll(step, m_grid, crossing - coreCells, box & ~line);
        if (step.eliminations.empty())
            return false;
        step.terms = {cellsTerm(listOf(coreCells)), cellsTerm(listOf(lineCells)),
                      cellsTerm(listOf(boxCells))};
        step.causes = candidatesOf(m_grid, listOf(outside));
        return m_sink(std::move(step));
    }

    const Grid& m_grid;
    const Layout& m_layout;
    const StepSink& m_sink;
    std::uint32_t m_most;
    std::uint32_t m_line = 0;
    std::size_t m_kind = 0; ///< of the line
    std::uint32_t m_box = 0;
    CellList m_crossing;        ///< the empty cells where the two meet
    bool m_restsListed = false; ///< whether those of the two beside it are listed
    CellList m_lineRest;
    CellList m_boxRest;
    Parts m_inLine;
    Parts m_inBox;
};

// The rows, then the columns that meet a box, until visit(line) is true.
template<class Visit>
bool visitLinesThrough(const Layout& layout, std::uint32_t box, Visit&& visit)
{
    const std::span<const Cell> cells = layout.unit(box);
    for (std::uint32_t i = 0; i < layout.size(); i += layout.box().width)
        if (visit(layout.unitsOf(cells[i])[0]))
            return true;
    for (std::uint32_t i = 0; i < layout.box().width; ++i)
        if (visit(layout.unitsOf(cells[i])[1]))
            return true;
    return false;
}

bool findSueDeCoq(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    SueDeCoqSearch search(grid, sink);
    const auto hasChanged = [&](std::uint32_t unit) {
        return grid.unitHasChangedSince(sink.since(), unit);
    };
    for (std::uint32_t box = 2 * layout.size(); box < layout.unitCount(); ++box) {
        if (visitLinesThrough(layout, box, [&](std::uint32_t line) {
                return (hasChanged(line) || hasChanged(box)) && search.findIn(line, box);
            }))
            return true;
        if (sink.stopped())
            return true;
    }
    return false;
}

} // namespace

Technique sueDeCoq()
{
    return {.rule = SueDeCoq,
            .name = phrase("sudoku", "sue de coq"),
            .line = "sue de coq, simple colouring",
            .grade = {Level::Unfair, 250},
            .find = findSueDeCoq};
}

} // namespace clew::sudoku
