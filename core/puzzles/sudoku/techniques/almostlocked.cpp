// Almost locked sets: N cells of a unit with N + 1 digits. If one of the digits goes elsewhere, the
// set is locked on all the others. Two sets without a common cell are linked by a digit (restricted
// common) if each of its places in one sees all of those in the other, so that not both can have
// it. ALS-XZ: two sets linked by x; one of them is without x and so holds any other digit z that
// both have. If two digits link them, both sets are locked on what remains. ALS-XY-wing: two sets,
// each linked to a third, by different digits.

#include <algorithm>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

/// Where a set may have a digit, and the cells that see all of these.
template<class Set>
struct Spread
{
    Set sees;
    Set where;
};

template<class Set>
struct AlmostLocked
{
    Set cells;
    Mask digits;
    Mask striking = 0; ///< its digits that may be struck somewhere
    Set reach = {};    ///< all cells that see every place of some digit
};

template<class Set>
class AlmostLockedSearch
{
public:
    AlmostLockedSearch(const Grid& grid, const StepSink& sink)
        : m_grid(grid), m_layout(grid.layout()), m_sink(sink)
    {
        for (Cell cell = 0; cell < m_layout.cellCount(); ++cell)
            m_peers.push_back(Set(m_layout.peerSet(cell)));
        for (Value value = 0; value < m_layout.size(); ++value)
            m_places.push_back(Set(grid.places(value)));
        for (std::uint32_t unit = 0; unit < m_layout.unitCount(); ++unit)
            collect(unit);
    }

    bool run()
    {
        if (forLinks([&](const Link& link) {
                m_links.push_back(link);
                return findPair(link);
            }))
            return true;
        groupLinks();
        for (std::uint32_t pivot = 0; pivot < m_sets.size(); ++pivot) {
            if (pivot % 16 == 0 && m_sink.stopped())
                return true;
            const std::span<const Link> links = linksOf(pivot);
            for (std::size_t i = 0; i < links.size(); ++i)
                for (std::size_t j = i + 1; j < links.size(); ++j)
                    if (findWingOf(pivot, links[i], links[j]))
                        return true;
        }
        return false;
    }

private:
    struct Link
    {
        std::uint32_t a;
        std::uint32_t b;
        Mask digits;
    };

    /// Larger sets add little and are many.
    [[nodiscard]] std::uint32_t mostCells() const
    {
        return m_layout.size() <= 9 ? 5 : m_layout.size() <= 16 ? 3 : 2;
    }

    bool findPair(const Link& link)
    {
        if (!isSingle(link.digits) && tellDouble(link))
            return true;
        const Mask shared = m_sets[link.a].striking & m_sets[link.b].striking;
        return visitBits(shared & ~(isSingle(link.digits) ? link.digits : Mask{0}), [&](Value z) {
            return strikesBoth(link.a, link.b, z) && tellPair(link, z);
        });
    }

    // The almost locked sets of a unit; those of a box that lie in a line are the line's.
    void collect(std::uint32_t unit)
    {
        std::array<Cell, kMaxSize> cells{};
        std::uint32_t number = 0;
        for (const Cell cell : m_layout.unit(unit))
            if (m_grid.isEmpty(cell))
                cells[number++] = cell;
        for (std::uint32_t count = 1; count <= std::min(number, mostCells()); ++count) {
            if (count == 1 && m_layout.unitKind(unit) != UnitKind::Row)
                continue;
            (void)forSubsets(number, count, [&](Mask chosen) {
                Mask digits = 0;
                forBits(chosen, [&](std::uint32_t i) { digits |= m_grid.candidates(cells[i]); });
                if (bitCount(digits) == count + 1)
                    add(unit, cells, chosen, digits);
                return false;
            });
        }
    }

    void add(std::uint32_t unit, std::span<const Cell> cells, Mask chosen, Mask digits)
    {
        const Cell first = cells[lowestBit(chosen)];
        bool inRow = true;
        bool inColumn = true;
        Set set;
        forBits(chosen, [&](std::uint32_t i) {
            set.set(cells[i]);
            inRow &= m_layout.rowOf(cells[i]) == m_layout.rowOf(first);
            inColumn &= m_layout.columnOf(cells[i]) == m_layout.columnOf(first);
        });
        if (m_layout.unitKind(unit) == UnitKind::Box && (inRow || inColumn))
            return;
        AlmostLocked<Set>& added = m_sets.emplace_back(AlmostLocked<Set>{set, digits});
        m_spreads.resize(m_spreads.size() + m_layout.size());
        forBits(digits, [&](Value value) {
            Spread<Set>& spread = m_spreads[(m_sets.size() - 1) * m_layout.size() + value];
            spread.sees = m_places[value];
            spread.where = set & m_places[value];
            spread.where.forEach([&](Cell cell) { spread.sees &= m_peers[cell]; });
            added.reach |= spread.sees;
            if (spread.sees.any())
                added.striking |= bitOf(value);
        });
    }

    [[nodiscard]] const Spread<Set>& spread(std::uint32_t set, Value value) const
    {
        return m_spreads[set * m_layout.size() + value];
    }

    // visit(link) for every two sets that are linked, until it is true.
    template<class Visit>
    bool forLinks(Visit&& visit) const
    {
        for (std::uint32_t a = 0; a < m_sets.size(); ++a) {
            if (a % 16 == 0 && m_sink.stopped())
                return true;
            for (std::uint32_t b = a + 1; b < m_sets.size(); ++b) {
                const Mask shared = m_sets[a].striking & m_sets[b].striking;
                if (shared == 0 || (m_sets[b].cells & m_sets[a].reach).none() ||
                    (m_sets[a].cells & m_sets[b].cells).any())
                    continue;
                Mask digits = 0;
                forBits(shared, [&](Value value) {
                    if ((spread(b, value).where - spread(a, value).sees).none())
                        digits |= bitOf(value);
                });
                if (digits != 0 && visit(Link{a, b, digits}))
                    return true;
            }
        }
        return false;
    }

    template<class Visit>
    static bool visitBits(Mask mask, Visit&& visit)
    {
        for (; mask != 0; mask &= mask - 1)
            if (visit(lowestBit(mask)))
                return true;
        return false;
    }

    [[nodiscard]] bool strikesBoth(std::uint32_t a, std::uint32_t b, Value z) const
    {
        return (spread(a, z).sees & spread(b, z).sees).any();
    }

    [[nodiscard]] std::vector<Cell> cellsOf(std::uint32_t set) const
    {
        return listOf(CellSet(m_sets[set].cells));
    }

    void strike(Step& step, const Set& cells, Value value) const
    {
        eliminate(step, m_grid, CellSet(cells), value);
    }

    bool tellPair(const Link& link, Value z)
    {
        const Mask linking = link.digits & ~bitOf(z);
        Step step{AlmostLockedPair,
                  phrase("sudoku", "%1 and %2 hold one digit more than cells each, and not both "
                                   "can have %3, so one of them holds %4: %5."),
                  {cellsTerm(cellsOf(link.a)), cellsTerm(cellsOf(link.b)),
                   digitTerm(lowestBit(linking)), digitTerm(z)}};
        step.causes =
            candidatesOf(m_grid, listOf(CellSet(m_sets[link.a].cells | m_sets[link.b].cells)));
        strike(step, spread(link.a, z).sees & spread(link.b, z).sees, z);
        return m_sink(step);
    }

    // Two digits link the sets: each has one of these, and both all of their others.
    bool tellDouble(const Link& link)
    {
        Step step{
            AlmostLockedPair,
            phrase("sudoku", "%1 and %2 hold one digit more than cells each, and each of %3 goes "
                             "to one of them, so both hold all their others: %4."),
            {cellsTerm(cellsOf(link.a)), cellsTerm(cellsOf(link.b)), digitsTerm(link.digits)}};
        for (Value value = 0; value < m_layout.size(); ++value) {
            const bool inA = (m_sets[link.a].digits & bitOf(value)) != 0;
            const bool inB = (m_sets[link.b].digits & bitOf(value)) != 0;
            if ((link.digits & bitOf(value)) != 0) {
                strike(step, spread(link.a, value).sees & spread(link.b, value).sees, value);
                continue;
            }
            Set struck;
            if (inA)
                struck |= spread(link.a, value).sees;
            if (inB)
                struck |= spread(link.b, value).sees;
            strike(step, struck, value);
        }
        if (step.eliminations.empty())
            return false;
        step.causes =
            candidatesOf(m_grid, listOf(CellSet(m_sets[link.a].cells | m_sets[link.b].cells)));
        return m_sink(step);
    }

    // Every link from both of its sets, those of a set together.
    void groupLinks()
    {
        m_from.assign(m_sets.size() + 1, 0);
        for (const Link& link : m_links) {
            ++m_from[link.a + 1];
            ++m_from[link.b + 1];
        }
        for (std::size_t i = 1; i < m_from.size(); ++i)
            m_from[i] += m_from[i - 1];
        std::vector<Link> grouped(2 * m_links.size());
        std::vector<std::uint32_t> next(m_from.begin(), m_from.end() - 1);
        for (const Link& link : m_links) {
            grouped[next[link.a]++] = link;
            grouped[next[link.b]++] = {link.b, link.a, link.digits};
        }
        m_links = std::move(grouped);
    }

    [[nodiscard]] std::span<const Link> linksOf(std::uint32_t set) const
    {
        return std::span(m_links).subspan(m_from[set], m_from[set + 1] - m_from[set]);
    }

    bool findWingOf(std::uint32_t pivot, const Link& first, const Link& second)
    {
        const Mask shared = m_sets[first.b].striking & m_sets[second.b].striking;
        const Mask either = first.digits | second.digits;
        if (shared == 0 || isSingle(either) ||
            (m_sets[first.b].cells & m_sets[second.b].cells).any())
            return false;
        return visitBits(shared, [&](Value z) {
            const Mask x = first.digits & ~bitOf(z);
            const Mask y = second.digits & ~bitOf(z);
            return x != 0 && y != 0 && !isSingle(x | y) && strikesBoth(first.b, second.b, z) &&
                   tellWing(pivot, first, second, z);
        });
    }

    bool tellWing(std::uint32_t pivot, const Link& first, const Link& second, Value z)
    {
        Mask x = first.digits & ~bitOf(z);
        Mask y = second.digits & ~bitOf(z);
        if (isSingle(x))
            y &= ~x;
        else
            x &= ~bitOf(lowestBit(y));
        Step step{AlmostLockedWing,
                  phrase("sudoku",
                         "%1 lack only one of their digits, so they take %2 from %4 or %3 "
                         "from %5, and one of these then holds %6: %7."),
                  {cellsTerm(cellsOf(pivot)), digitTerm(lowestBit(x)), digitTerm(lowestBit(y)),
                   cellsTerm(cellsOf(first.b)), cellsTerm(cellsOf(second.b)), digitTerm(z)}};
        step.causes = candidatesOf(
            m_grid,
            listOf(CellSet(m_sets[pivot].cells | m_sets[first.b].cells | m_sets[second.b].cells)));
        strike(step, spread(first.b, z).sees & spread(second.b, z).sees, z);
        return m_sink(step);
    }

    const Grid& m_grid;
    const Layout& m_layout;
    const StepSink& m_sink;
    std::vector<Set> m_peers;
    std::vector<Set> m_places;
    std::vector<AlmostLocked<Set>> m_sets;
    std::vector<Spread<Set>> m_spreads;
    std::vector<Link> m_links;
    std::vector<std::uint32_t> m_from;
};

} // namespace

bool findAlmostLocked(const Grid& grid, const StepSink& sink)
{
    return grid.layout().cellCount() <= SmallCellSet::kBits
               ? AlmostLockedSearch<SmallCellSet>(grid, sink).run()
               : AlmostLockedSearch<CellSet>(grid, sink).run();
}

} // namespace clew::sudoku
