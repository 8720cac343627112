// Patterns that would make two solutions: loops of cells with the same two digits, and boards where
// every open cell has two. What keeps them from standing must hold. For boards with one solution.

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/sudoku/explainer/rules.h"

namespace clew::sudoku::explainer {

namespace {

/// A loop of cells that all have two certain digits, and visits each unit in two cells or none.
class LoopSearch
{
public:
    explicit LoopSearch(const Board& board) : m_board(board) {}

    std::vector<Hint> find()
    {
        for (unsigned start = 0; start < kCells; ++start) {
            m_pair = m_board.candidates(start);
            if (count(m_pair) == 2)
                extend(start, 2, 0, std::nullopt);
        }
        std::ranges::stable_sort(m_found, [](const Found& a, const Found& b) {
            return a.hint.tenths != b.hint.tenths ? a.hint.tenths < b.hint.tenths : a.type < b.type;
        });
        std::vector<Hint> hints;
        for (Found& found : m_found)
            hints.push_back(std::move(found.hint));
        return hints;
    }

private:
    enum Type : std::uint8_t { OneCell, OneDigit, NakedSet, HiddenSet, LockedDigit };

    struct Found
    {
        Hint hint;
        Type type;
    };

    // `more`: further cells that may have more than the two digits.
    void extend(unsigned cell, unsigned more, Bits extras, std::optional<Kind> lastKind)
    {
        m_loop.push_back(cell);
        for (const Kind kind : kKinds) {
            if (kind == lastKind)
                continue;
            for (unsigned p = 0; p < kSide; ++p) {
                const unsigned next = cellAt(unitOf(cell, kind), p);
                if (next == m_loop.front() && m_loop.size() >= 4) {
                    addLoop();
                    continue;
                }
                const Bits digits = m_board.candidates(next);
                if ((digits & m_pair) != m_pair || std::ranges::find(m_loop, next) != m_loop.end())
                    continue;
                const Bits extrasNow = without(static_cast<Bits>(extras | digits), m_pair);
                const bool hasMore = count(digits) > 2;
                if (hasMore && count(extrasNow) != 1 && more == 0)
                    continue;
                // Of cells with the same further digit there may be any number.
                extend(next, hasMore ? more - (more > 0 ? 1 : 0) : more, extrasNow, kind);
            }
        }
        m_loop.pop_back();
    }

    [[nodiscard]] bool isValid() const
    {
        std::array<std::array<unsigned, kUnits>, 2> visits{};
        for (std::size_t i = 0; i < m_loop.size(); ++i)
            for (const Kind kind : kKinds)
                if (++visits[i % 2][unitOf(m_loop[i], kind)] > 1)
                    return false;
        return visits[0] == visits[1];
    }

    void addLoop()
    {
        if (!isValid())
            return;
        std::vector<unsigned> rescues;
        for (const unsigned cell : m_loop)
            if (count(m_board.candidates(cell)) > 2)
                rescues.push_back(cell);
        Bits extras = 0;
        for (const unsigned cell : rescues)
            extras = static_cast<Bits>(extras | m_board.candidates(cell));
        extras = without(extras, m_pair);
        if (rescues.size() == 1) {
            Hint hint{.tenths = tenths()};
            hint.strike(m_board, rescues[0], m_pair);
            add(std::move(hint), OneCell);
        } else if (rescues.size() >= 2 && count(extras) == 1) {
            Cells victims = peerSet(rescues[0]);
            for (const unsigned cell : rescues)
                victims &= peerSet(cell);
            Hint hint{.tenths = tenths()};
            hint.strikeEverywhere(m_board, victims, lowest(extras));
            add(std::move(hint), OneDigit);
        } else if (rescues.size() == 2) {
            addSets(rescues[0], rescues[1], extras);
        }
        if (rescues.size() == 2)
            addLocked(rescues[0], rescues[1]);
    }

    [[nodiscard]] int tenths() const
    {
        const std::size_t size = m_loop.size();
        return 45 + (size >= 10 ? 5 : size >= 8 ? 2 : size >= 6 ? 1 : 0);
    }

    // The two cells together are a cell with the further digits: one of a naked set, or one that
    // takes a place of a hidden one.
    void addSets(unsigned one, unsigned two, Bits extras)
    {
        for (unsigned size = 2; size <= 7; ++size) {
            for (const Kind kind : kKinds) {
                const unsigned unit = unitOf(one, kind);
                if (unit != unitOf(two, kind))
                    continue;
                const unsigned empty = m_board.emptyCount(unit);
                if (size * 2 <= empty && size >= count(extras))
                    addNakedSets(unit, size, one, two, extras);
                if (size * 2 < empty)
                    addHiddenSets(unit, size, one, two, extras);
            }
        }
    }

    void addNakedSets(unsigned unit, unsigned size, unsigned one, unsigned two, Bits extras)
    {
        const unsigned first = positionIn(one, kindOf(unit));
        const unsigned second = positionIn(two, kindOf(unit));
        const auto common =
            static_cast<Bits>(extras & m_board.candidates(one) & m_board.candidates(two));
        forEachSubset(size, kSide, [&](std::uint32_t places) {
            if ((places >> first & 1U) == 0 || (places >> second & 1U) != 0)
                return true;
            Bits others = common;
            bool areOpen = count(extras) > 1;
            forEachBit(static_cast<Bits>(places), [&](unsigned p) {
                if (p == first)
                    return;
                const Bits digits = m_board.candidates(cellAt(unit, p));
                areOpen &= count(digits) > 1;
                others = static_cast<Bits>(others | digits);
            });
            const auto all = static_cast<Bits>(others | extras);
            if (!areOpen || count(others) != size || count(all) != size)
                return true;
            Hint hint{.tenths = tenths() + static_cast<int>(size) - 1};
            for (unsigned p = 0; p < kSide; ++p)
                if ((places >> p & 1U) == 0 && p != second)
                    hint.strike(m_board, cellAt(unit, p), all);
            add(std::move(hint), NakedSet);
            return true;
        });
    }

    void addHiddenSets(unsigned unit, unsigned size, unsigned one, unsigned two, Bits extras)
    {
        const unsigned first = positionIn(one, kindOf(unit));
        const unsigned second = positionIn(two, kindOf(unit));
        const Bits free = without(0x1FF, static_cast<Bits>(m_pair | extras));
        boost::container::small_vector<unsigned, kSide> digits;
        forEachBit(free, [&](unsigned digit) { digits.push_back(digit); });
        forEachSubset(size - 2, static_cast<unsigned>(digits.size()), [&](std::uint32_t chosen) {
            Bits set = m_pair;
            for (std::size_t i = 0; i < digits.size(); ++i)
                if ((chosen >> i & 1U) != 0)
                    set = static_cast<Bits>(set | bit(digits[i]));
            Bits places = 0;
            bool arePlaced = true;
            forEachBit(set, [&](unsigned digit) {
                const Bits here = without(m_board.places(unit, digit), bit(second));
                arePlaced &= here != 0;
                places = static_cast<Bits>(places | here);
            });
            if (!arePlaced || count(places) != size)
                return true;
            const Bits others = without(places, static_cast<Bits>(bit(first) | bit(second)));
            Hint hint{.tenths = tenths() + static_cast<int>(count(others)) - 1};
            forEachBit(others, [&](unsigned p) {
                hint.strike(m_board, cellAt(unit, p), without(0x1FF, set));
            });
            add(std::move(hint), HiddenSet);
            return true;
        });
    }

    // One of the two digits has no other place in a unit of both cells: the other digit goes.
    void addLocked(unsigned one, unsigned two)
    {
        Bits locked = 0;
        for (const Kind kind : kKinds) {
            const unsigned unit = unitOf(one, kind);
            if (unit != unitOf(two, kind))
                continue;
            const Bits both =
                static_cast<Bits>(bit(positionIn(one, kind)) | bit(positionIn(two, kind)));
            forEachBit(m_pair, [&](unsigned digit) {
                if (without(m_board.places(unit, digit), both) == 0)
                    locked = static_cast<Bits>(locked | bit(digit));
            });
        }
        if (locked == 0)
            return;
        const Bits other = without(m_pair, bit(lowest(locked)));
        Hint hint{.tenths = tenths()};
        hint.strike(m_board, one, other);
        hint.strike(m_board, two, other);
        add(std::move(hint), LockedDigit);
    }

    void add(Hint&& hint, Type type)
    {
        Cells cells;
        for (const unsigned cell : m_loop)
            cells.set(cell);
        if (hint.isWorth() && m_seen.insert({type, cells.to_string()}).second)
            m_found.push_back({std::move(hint), type});
    }

    const Board& m_board;
    Bits m_pair = 0;
    std::vector<unsigned> m_loop;
    std::vector<Found> m_found;
    std::set<std::pair<Type, std::string>> m_seen; ///< the same loop from another cell
};

/// A board where every open cell would have two digits, and every digit two places in each unit, if
/// it were not for a few candidates.
class GraveSearch
{
public:
    GraveSearch(const Board& board, const Hints& hints)
        : m_board(board), m_rest(board), m_hints(hints)
    {
    }

    void run()
    {
        if (!collect() || !isGrave() || m_cells.empty())
            return;
        if (m_cells.size() == 1) {
            Hint hint{.tenths = 56};
            hint.strike(m_board, m_cells[0], without(0x1FF, m_allExtras));
            offer(std::move(hint));
        } else if (count(m_allExtras) == 1) {
            Hint hint{.tenths = 57};
            hint.strikeEverywhere(m_board, m_common, lowest(m_allExtras));
            if (!offer(std::move(hint)))
                return;
            if (m_cells.size() == 2)
                addLocked();
        } else if (m_common.any()) {
            if (m_cells.size() == 2 && !addLocked())
                return;
            addNakedSets();
        }
    }

private:
    bool offer(Hint&& hint) { return !hint.isWorth() || m_hints(std::move(hint)); }

    // The candidates too many. False: there is no such pattern.
    bool collect()
    {
        std::optional<unsigned> onlyDigit;
        bool isOneDigit = true;
        Cells odd; // with more than two digits, in units where the only digit is too often
        for (unsigned unit = 0; unit < kUnits; ++unit) {
            for (unsigned digit = 0; digit < kSide; ++digit) {
                const Bits places = m_board.places(unit, digit);
                if (count(places) == 0 || count(places) == 2)
                    continue;
                Cells found;
                forEachBit(places, [&](unsigned p) {
                    if (count(m_board.candidates(cellAt(unit, p))) >= 3)
                        found.set(cellAt(unit, p));
                });
                if (!onlyDigit)
                    onlyDigit = digit;
                isOneDigit = isOneDigit && onlyDigit == digit;
                if (isOneDigit)
                    odd |= found;
                if (found.none())
                    return false;
                if (found.count() == 1 && !addExtra(firstOf(found), digit))
                    return false;
            }
        }
        if (isOneDigit && odd.count() > m_cells.size()) {
            for (const unsigned cell : m_cells)
                odd.reset(cell);
            for (unsigned cell = 0; cell < kCells; ++cell)
                if (odd[cell] && !addExtra(cell, *onlyDigit))
                    return false;
        }
        return true;
    }

    static unsigned firstOf(const Cells& cells)
    {
        unsigned cell = 0;
        while (!cells[cell])
            ++cell;
        return cell;
    }

    bool addExtra(unsigned cell, unsigned digit)
    {
        m_common &= peerSet(cell);
        if (std::ranges::find(m_cells, cell) == m_cells.end())
            m_cells.push_back(cell);
        m_extras[cell] = static_cast<Bits>(m_extras[cell] | bit(digit));
        m_allExtras = static_cast<Bits>(m_allExtras | bit(digit));
        if (m_rest.has(cell, digit))
            m_rest.strike(cell, digit);
        for (const unsigned known : m_cells)
            m_common.reset(known);
        return m_cells.size() == 1 || count(m_allExtras) == 1 || m_common.any();
    }

    [[nodiscard]] bool isGrave() const
    {
        for (unsigned cell = 0; cell < kCells; ++cell)
            if (m_board.isEmpty(cell) && count(m_rest.candidates(cell)) != 2)
                return false;
        for (unsigned unit = 0; unit < kUnits; ++unit)
            for (unsigned digit = 0; digit < kSide; ++digit)
                if (const unsigned places = count(m_rest.places(unit, digit));
                    places != 0 && places != 2)
                    return false;
        return true;
    }

    // Units that hold all of the cells with candidates too many.
    [[nodiscard]] boost::container::small_vector<unsigned, 2> units() const
    {
        boost::container::small_vector<unsigned, 2> units;
        for (const Kind kind : kKinds) {
            const unsigned unit = unitOf(m_cells[0], kind);
            if (std::ranges::all_of(m_cells,
                                    [&](unsigned cell) { return unitOf(cell, kind) == unit; }))
                units.push_back(unit);
        }
        return units;
    }

    // A digit that is not too many in both of two cells of a unit must be in one of them.
    bool addLocked()
    {
        const unsigned one = m_cells[0];
        const unsigned two = m_cells[1];
        const Bits common = without(
            static_cast<Bits>(m_board.candidates(one) & m_board.candidates(two)), m_allExtras);
        if (count(common) != 1)
            return true;
        for (std::size_t i = units().size(); i > 0; --i) {
            Hint hint{.tenths = 57};
            for (const unsigned cell : {one, two})
                hint.strike(m_board, cell,
                            without(0x1FF, static_cast<Bits>(m_extras[cell] | common)));
            if (!offer(std::move(hint)))
                return false;
        }
        return true;
    }

    // The cells with candidates too many count as one cell with these.
    void addNakedSets()
    {
        bool goOn = true;
        for (unsigned size = 2; goOn && size <= 6; ++size) {
            for (const unsigned unit : units()) {
                std::vector<unsigned> cells;
                for (unsigned cell = 0; cell < kCells; ++cell)
                    if (m_common[cell] && unitSet(unit)[cell])
                        cells.push_back(cell);
                if (!goOn || cells.size() < size)
                    continue;
                forEachSubset(size - 1, static_cast<unsigned>(cells.size()),
                              [&](std::uint32_t chosen) {
                                  goOn = addNakedSet(size, cells, chosen);
                                  return goOn;
                              });
            }
        }
    }

    bool addNakedSet(unsigned size, const std::vector<unsigned>& cells, std::uint32_t chosen)
    {
        Bits digits = 0;
        bool areOpen = count(m_allExtras) > 1;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if ((chosen >> i & 1U) == 0)
                continue;
            areOpen &= count(m_board.candidates(cells[i])) > 1;
            digits = static_cast<Bits>(digits | m_board.candidates(cells[i]));
        }
        if (!areOpen || count(digits) != size || without(m_allExtras, digits) != 0)
            return true;
        Hint hint{.tenths = 57 + static_cast<int>(size) - 1};
        for (std::size_t i = 0; i < cells.size(); ++i)
            if ((chosen >> i & 1U) == 0)
                hint.strike(m_board, cells[i], digits);
        return offer(std::move(hint));
    }

    const Board& m_board;
    Board m_rest;
    const Hints& m_hints;
    std::vector<unsigned> m_cells;
    std::array<Bits, kCells> m_extras{};
    Bits m_allExtras = 0;
    Cells m_common = ~Cells(); ///< that see all of them
};

} // namespace

void uniqueLoops(const Board& board, const Hints& hints)
{
    for (Hint& hint : LoopSearch(board).find())
        if (!hints(std::move(hint)))
            return;
}

void bivalueGrave(const Board& board, const Hints& hints)
{
    GraveSearch(board, hints).run();
}

} // namespace clew::sudoku::explainer
