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

/// Larger sets add little and are many.
constexpr std::uint32_t kMostCells = 5;

std::uint32_t mostCells(const Grid& grid)
{
    const std::uint32_t size = grid.layout().size();
    return size <= 9 ? kMostCells : size <= 16 ? 3 : 2;
}

/// Room for as many is made at first.
constexpr std::size_t kLikelySets = 256;

template<class Set>
struct AlmostLocked
{
    Mask digits = 0;
    std::uint32_t number = 0;
    std::array<Cell, kMostCells> list{}; ///< as many cells
    Set cells = {};                      ///< the same
    Mask striking = 0;                   ///< its digits that may be struck somewhere
    bool isNew = false;                  ///< since the technique last found nothing
};

/// The almost locked sets of a board as it was at a moment, unit by unit.
template<class Set>
struct SetList
{
    std::vector<AlmostLocked<Set>> sets;
    std::vector<Set> sees; ///< of each set and digit: what can take it and sees all that have it
    std::vector<std::size_t> from; ///< where the sets of each unit begin, and where the last end
    Moment at = kBeginning;
};

/// A set of almost locked sets, by their numbers, for each of many keys.
class NumberSets
{
public:
    NumberSets() = default;
    NumberSets(std::size_t keys, std::size_t numbers)
        : m_words((numbers + 63) / 64), m_bits(keys * m_words)
    {
    }

    [[nodiscard]] std::size_t words() const { return m_words; }
    [[nodiscard]] std::uint64_t word(std::size_t key, std::size_t i) const
    {
        return m_bits[key * m_words + i];
    }
    void addAll(std::size_t key)
    {
        std::fill_n(m_bits.begin() + static_cast<std::ptrdiff_t>(key * m_words), m_words,
                    ~std::uint64_t{0});
    }
    void remove(std::size_t key, std::size_t number)
    {
        m_bits[key * m_words + number / 64] &= ~(std::uint64_t{1} << number % 64);
    }

private:
    std::size_t m_words = 0;
    std::vector<std::uint64_t> m_bits;
};

template<class Set>
class AlmostLockedSearch
{
public:
    AlmostLockedSearch(const Grid& grid, const StepSink& sink)
        : m_grid(grid), m_layout(grid.layout()), m_sink(sink), m_mostCells(mostCells(grid))
    {
        SetList<Set> before;
        if (sink.memory() != nullptr)
            before = std::exchange(sink.memory()->of<SetList<Set>>(), {});
        m_sets.reserve(std::max(before.sets.size(), kLikelySets));
        m_sees.reserve(m_sets.capacity() * m_layout.size());
        m_units.reserve(m_layout.unitCount());
        m_places.reserve(m_layout.size());
        m_open.reserve(m_layout.size());
        for (std::vector<Choice>& chosen : m_chosen)
            chosen.reserve(kLikelySets);
        for (std::uint32_t unit = 0; unit < m_layout.unitCount(); ++unit)
            m_units.push_back(Set(m_layout.unitSet(unit)));
        for (Value value = 0; value < m_layout.size(); ++value)
            m_places.push_back(Set(grid.places(value)));
        for (std::uint32_t unit = 0; unit < m_layout.unitCount(); ++unit) {
            m_firstOf.push_back(m_sets.size());
            if (before.at == kBeginning || grid.unitHasChangedSince(before.at, unit))
                collect(unit);
            else
                takeOver(before, unit);
        }
        m_firstOf.push_back(m_sets.size());
        findBlind();
    }

    /// For the next look at the board.
    [[nodiscard]] SetList<Set> list() &&
    {
        return {std::move(m_sets), std::move(m_sees), std::move(m_firstOf), m_grid.now()};
    }

    bool run()
    {
        if (forNewLinks([&](const Link& link) {
                m_links.push_back(link);
                return findPair(link);
            }))
            return true;
        groupLinks();
        for (std::uint32_t pivot = 0; pivot < m_sets.size(); ++pivot)
            if (findWingsOf(pivot))
                return true;
        return false;
    }

private:
    struct Link
    {
        std::uint32_t a;
        std::uint32_t b;
        Mask digits;
    };

    [[nodiscard]] bool isNew(std::uint32_t set) const { return m_sets[set].isNew; }

    bool findPair(const Link& link)
    {
        if (!isSingle(link.digits) && findDouble(link))
            return true;
        const Mask shared = m_sets[link.a].striking & m_sets[link.b].striking;
        return visitBits(shared & ~(isSingle(link.digits) ? link.digits : Mask{0}), [&](Value z) {
            return strikesBoth(link.a, link.b, z) && reportPair(link, z);
        });
    }

    /// Cells of a unit, and the digits that they hold between them.
    struct Choice
    {
        Mask positions;
        Mask digits;
    };

    // The almost locked sets of a unit, the smallest first; those of a box that lie in a line are
    // the line's.
    void collect(std::uint32_t unit)
    {
        m_open.clear();
        for (std::uint32_t i = 0; i < m_layout.size(); ++i)
            if (const Cell cell = m_layout.unit(unit)[i]; m_grid.isEmpty(cell))
                m_open.push_back({bitOf(i), m_grid.candidates(cell)});
        for (std::vector<Choice>& chosen : m_chosen)
            chosen.clear();
        choose(static_cast<std::uint32_t>(m_open.size()), 1, {});
        const bool isRow = m_layout.unitKind(unit) == UnitKind::Row;
        for (std::size_t count = isRow ? 1 : 2; count < m_chosen.size(); ++count)
            for (const Choice& chosen : m_chosen[count])
                add(unit, chosen);
    }

    // Adds one of the first `end` open cells to some, and others before it to these, as long as
    // the largest sets may have all their digits.
    void choose(std::uint32_t end, std::uint32_t count, Choice before)
    {
        for (std::uint32_t i = 0; i < end; ++i) {
            const Choice all{before.positions | m_open[i].positions,
                             before.digits | m_open[i].digits};
            const std::uint32_t digits = bitCount(all.digits);
            if (digits > m_mostCells + 1)
                continue;
            if (digits == count + 1)
                m_chosen[count].push_back(all);
            if (count < m_mostCells)
                choose(i, count + 1, all);
        }
    }

    // The sets of a unit are what they were, but what they see may have become less.
    void takeOver(const SetList<Set>& before, std::uint32_t unit)
    {
        const std::size_t size = m_layout.size();
        for (std::size_t i = before.from[unit]; i < before.from[unit + 1]; ++i) {
            AlmostLocked<Set> taken = before.sets[i];
            taken.isNew = isNew(taken);
            taken.striking = 0;
            m_sees.resize(m_sees.size() + size);
            Set* const sees = &m_sees[m_sees.size() - size];
            forBits(taken.digits, [&](Value value) {
                sees[value] = before.sees[i * size + value] & m_places[value];
                if (sees[value].any())
                    taken.striking |= bitOf(value);
            });
            m_sets.push_back(taken);
        }
    }

    [[nodiscard]] bool isNew(const AlmostLocked<Set>& set) const
    {
        return std::any_of(set.list.begin(), set.list.begin() + set.number,
                           [&](Cell cell) { return m_grid.hasChangedSince(m_sink.since(), cell); });
    }

    [[nodiscard]] bool isInLine(Mask positions) const
    {
        const auto isIn = [&](UnitKind line) {
            return (positions & ~m_layout.piece(UnitKind::Box, line, lowestBit(positions))) == 0;
        };
        return isIn(UnitKind::Row) || isIn(UnitKind::Column);
    }

    void add(std::uint32_t unit, Choice chosen)
    {
        const UnitKind kind = m_layout.unitKind(unit);
        if (kind == UnitKind::Box && isInLine(chosen.positions))
            return;
        AlmostLocked<Set> added{.digits = chosen.digits};
        forBits(chosen.positions, [&](std::uint32_t i) {
            const Cell cell = m_layout.unit(unit)[i];
            added.list[added.number++] = cell;
            added.cells.set(cell);
        });
        added.isNew = isNew(added);
        m_sees.resize(m_sees.size() + m_layout.size());
        Set* const sees = &m_sees[m_sees.size() - m_layout.size()];
        forBits(chosen.digits, [&](Value value) {
            const Mask where = chosen.positions & m_grid.placesIn(unit, value);
            sees[value] = (m_places[value] & reach(unit, kind, where)) - added.cells;
            if (sees[value].any())
                added.striking |= bitOf(value);
        });
        m_sets.push_back(added);
    }

    // The units that hold all of these positions.
    [[nodiscard]] Set reach(std::uint32_t unit, UnitKind kind, Mask positions) const
    {
        const std::uint32_t first = lowestBit(positions);
        const Cell cell = m_layout.unit(unit)[first];
        Set cells = m_units[unit];
        for (const UnitKind other : kUnitKinds)
            if ((positions & ~m_layout.piece(kind, other, first)) == 0)
                cells |= m_units[m_layout.unitOf(other, cell)];
        return cells;
    }

    /// The cells that can take a digit and see all that have it in a set.
    [[nodiscard]] const Set& sees(std::uint32_t set, Value value) const
    {
        return m_sees[set * m_layout.size() + value];
    }

    [[nodiscard]] std::size_t key(Cell cell, Value value) const
    {
        return std::size_t{cell} * m_layout.size() + value;
    }

    void findBlind()
    {
        m_new.resize((m_sets.size() + 63) / 64);
        for (std::uint32_t set = 0; set < m_sets.size(); ++set)
            m_new[set / 64] |= std::uint64_t{isNew(set)} << set % 64;
        m_blind = NumberSets(std::size_t{m_layout.cellCount()} * m_layout.size(), m_sets.size());
        for (Value value = 0; value < m_layout.size(); ++value)
            m_places[value].forEach([&](Cell cell) { m_blind.addAll(key(cell, value)); });
        for (std::uint32_t set = 0; set < m_sets.size(); ++set)
            forBits(m_sets[set].striking, [&](Value value) {
                sees(set, value).forEach([&](Cell cell) { m_blind.remove(key(cell, value), set); });
            });
    }

    // visit(link) for every two sets that are linked, one of them new, until it is true.
    template<class Visit>
    bool forNewLinks(Visit&& visit) const
    {
        for (std::uint32_t a = 0; a < m_sets.size(); ++a) {
            if (a % 16 == 0 && m_sink.stopped())
                return true;
            // Of those that were there before `a` itself has been found linked already.
            std::uint64_t after = ~std::uint64_t{1} << a % 64;
            for (std::size_t word = a / 64; word < m_blind.words(); ++word) {
                if (forLinksIn(a, word, isNew(a) ? after : after & m_new[word], visit))
                    return true;
                after = ~std::uint64_t{0};
            }
        }
        return false;
    }

    // The same for one set and 64 others, or those of them that are `asked`: a set is linked if it
    // sees every place of a digit.
    template<class Visit>
    bool forLinksIn(std::uint32_t a, std::size_t word, std::uint64_t asked, Visit&& visit) const
    {
        if (asked == 0)
            return false;
        std::array<std::uint64_t, kMaxSize> linked;
        std::uint64_t any = 0;
        forBits(m_sets[a].striking, [&](Value value) {
            std::uint64_t blind = 0;
            for (std::uint32_t i = 0; i < m_sets[a].number; ++i)
                blind |= m_blind.word(key(m_sets[a].list[i], value), word);
            linked[value] = asked & ~blind;
            any |= linked[value];
        });
        for (; any != 0; any &= any - 1) {
            const auto bit = static_cast<std::uint32_t>(std::countr_zero(any));
            const auto b = static_cast<std::uint32_t>(64 * word + bit);
            if ((m_sets[a].cells & m_sets[b].cells).any())
                continue;
            Mask digits = 0;
            forBits(m_sets[a].striking, [&](Value value) {
                digits |= static_cast<Mask>(linked[value] >> bit & 1U) << value;
            });
            if (visit(Link{a, b, digits}))
                return true;
        }
        return false;
    }

    [[nodiscard]] bool strikesBoth(std::uint32_t a, std::uint32_t b, Value z) const
    {
        return (sees(a, z) & sees(b, z)).any();
    }

    [[nodiscard]] std::vector<Cell> cellsOf(std::uint32_t set) const
    {
        return listOf(CellSet(m_sets[set].cells));
    }

    void strike(Step& step, const Set& cells, Value value) const
    {
        eliminate(step, m_grid, CellSet(cells), value);
    }

    bool reportPair(const Link& link, Value z)
    {
        const Mask linking = link.digits & ~bitOf(z);
        Step step{AlmostLockedPair,
                  phrase("sudoku", "%1 and %2 hold one digit more than cells each, and not both "
                                   "can have %3, so one of them holds %4: %5."),
                  {cellsTerm(cellsOf(link.a)), cellsTerm(cellsOf(link.b)),
                   digitTerm(lowestBit(linking)), digitTerm(z)}};
        step.causes =
            candidatesOf(m_grid, listOf(CellSet(m_sets[link.a].cells | m_sets[link.b].cells)));
        strike(step, sees(link.a, z) & sees(link.b, z), z);
        return m_sink(std::move(step));
    }

    // Two digits link the sets: each has one of these, and both all of their others. This is what
    // they strike; sees() is empty for a digit that a set has not.
    [[nodiscard]] Set struckByDouble(const Link& link, Value value) const
    {
        return (link.digits & bitOf(value)) != 0 ? sees(link.a, value) & sees(link.b, value)
                                                 : sees(link.a, value) | sees(link.b, value);
    }

    bool findDouble(const Link& link)
    {
        const Mask striking = m_sets[link.a].striking | m_sets[link.b].striking;
        return visitBits(striking,
                         [&](Value value) { return struckByDouble(link, value).any(); }) &&
               reportDouble(link);
    }

    bool reportDouble(const Link& link)
    {
        Step step{
            AlmostLockedPair,
            phrase("sudoku", "%1 and %2 hold one digit more than cells each, and each of %3 goes "
                             "to one of them, so both hold all their others: %4."),
            {cellsTerm(cellsOf(link.a)), cellsTerm(cellsOf(link.b)), digitsTerm(link.digits)}};
        for (Value value = 0; value < m_layout.size(); ++value)
            strike(step, struckByDouble(link, value), value);
        step.causes =
            candidatesOf(m_grid, listOf(CellSet(m_sets[link.a].cells | m_sets[link.b].cells)));
        return m_sink(std::move(step));
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

    // Wings of which a set is new: the pivot or one that it is linked to.
    bool findWingsOf(std::uint32_t pivot)
    {
        if (pivot % 16 == 0 && m_sink.stopped())
            return true;
        const std::span<const Link> newLinks =
            std::span(m_links).subspan(m_from[pivot], m_from[pivot + 1] - m_from[pivot]);
        if (newLinks.empty())
            return false;
        if (isNew(pivot))
            return findWings(pivot, newLinks);
        m_ofPivot.assign(newLinks.begin(), newLinks.end());
        for (std::size_t word = 0; word < m_blind.words(); ++word)
            forLinksIn(pivot, word, ~m_new[word], [&](const Link& link) {
                m_ofPivot.push_back(link);
                return false;
            });
        std::ranges::inplace_merge(m_ofPivot, m_ofPivot.begin() + std::ssize(newLinks), {},
                                   &Link::b);
        return findWings(pivot, m_ofPivot);
    }

    bool findWings(std::uint32_t pivot, std::span<const Link> links)
    {
        for (std::size_t i = 0; i < links.size(); ++i) {
            const bool oneIsNew = isNew(pivot) || isNew(links[i].b);
            for (std::size_t j = i + 1; j < links.size(); ++j)
                if ((oneIsNew || isNew(links[j].b)) && findWingOf(pivot, links[i], links[j]))
                    return true;
        }
        return false;
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
                   reportWing(pivot, first, second, z);
        });
    }

    bool reportWing(std::uint32_t pivot, const Link& first, const Link& second, Value z)
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
        strike(step, sees(first.b, z) & sees(second.b, z), z);
        return m_sink(std::move(step));
    }

    const Grid& m_grid;
    const Layout& m_layout;
    const StepSink& m_sink;
    std::vector<Set> m_units;
    std::vector<Set> m_places;
    std::vector<AlmostLocked<Set>> m_sets;
    std::vector<Set> m_sees;
    std::vector<std::size_t> m_firstOf; ///< of each unit, and one more
    std::uint32_t m_mostCells;
    std::vector<Choice> m_open;                               ///< the empty cells of a unit
    std::array<std::vector<Choice>, kMostCells + 1> m_chosen; ///< almost locked sets of it, by size
    NumberSets m_blind;               ///< for every candidate those sets that do not strike it
    std::vector<std::uint64_t> m_new; ///< the new sets, as a set of numbers
    std::vector<Link> m_links;        ///< of two sets of which one is new
    std::vector<std::uint32_t> m_from;
    std::vector<Link> m_ofPivot; ///< all links of one set
};

template<class Set>
bool findWith(const Grid& grid, const StepSink& sink)
{
    AlmostLockedSearch<Set> search(grid, sink);
    const bool ended = search.run();
    if (sink.memory() != nullptr)
        sink.memory()->of<SetList<Set>>() = std::move(search).list();
    return ended;
}

bool findAlmostLockedPair(const Grid& grid, const StepSink& sink)
{
    return grid.layout().cellCount() <= SmallCellSet::kBits ? findWith<SmallCellSet>(grid, sink)
                                                            : findWith<CellSet>(grid, sink);
}

} // namespace

Technique almostLockedPair()
{
    return {.rule = AlmostLockedPair,
            .name = phrase("sudoku", "almost locked sets, XZ"),
            .line = "almost locked sets",
            .grade = {Level::Unfair, 300},
            .find = findAlmostLockedPair,
            .variant = {{AlmostLockedWing,
                         phrase("sudoku", "almost locked sets, XY-wing"),
                         {Level::Unfair, 320}}}};
}

} // namespace clew::sudoku
