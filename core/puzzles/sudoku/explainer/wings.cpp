#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "core/puzzles/sudoku/explainer/rules.h"

namespace clew::sudoku::explainer {

namespace {

// Three cells with three digits between them: a pivot that sees two cells of two digits each.
void wingsOfThree(bool isPivotOfThree, const Board& board, const Hints& hints)
{
    for (unsigned pivot = 0; pivot < kCells; ++pivot) {
        const Bits pivotDigits = board.candidates(pivot);
        if (count(pivotDigits) != (isPivotOfThree ? 3U : 2U))
            continue;
        for (const unsigned one : peersOf(pivot)) {
            const Bits oneDigits = board.candidates(one);
            if (count(oneDigits) != 2 || count(without(pivotDigits, oneDigits)) != 1)
                continue;
            for (const unsigned two : peersOf(pivot)) {
                const Bits twoDigits = board.candidates(two);
                const auto all = static_cast<Bits>(pivotDigits | oneDigits | twoDigits);
                const auto common = static_cast<Bits>(pivotDigits & oneDigits & twoDigits);
                const auto ends = static_cast<Bits>(oneDigits & twoDigits);
                if (count(twoDigits) != 2 || count(all) != 3 ||
                    count(common) != (isPivotOfThree ? 1U : 0U) || ends == 0)
                    continue;
                Cells victims = peerSet(one) & peerSet(two);
                if (isPivotOfThree)
                    victims &= peerSet(pivot);
                victims.reset(pivot);
                Hint hint{.tenths = isPivotOfThree ? 44 : 42};
                hint.strikeEverywhere(board, victims, lowest(ends));
                if (hint.isWorth() && !hints(std::move(hint)))
                    return;
            }
        }
    }
}

/// Cells that all see each other with one digit more than cells, and a cell of two of these digits.
class WingSearch
{
public:
    WingSearch(const Board& board, unsigned size) : m_board(board), m_size(size) {}

    struct Wing
    {
        Hint hint;
        std::size_t struckCount;
        std::string kind; ///< of two with the same effect the later one is the simpler
    };

    std::vector<Wing> find()
    {
        Cells all;
        all.set();
        grow(0, 0, all, 0, 0, 0);
        std::ranges::stable_sort(m_found, [](const Wing& a, const Wing& b) {
            if (a.hint.tenths != b.hint.tenths)
                return a.hint.tenths < b.hint.tenths;
            if (a.struckCount != b.struckCount)
                return a.struckCount > b.struckCount;
            return a.kind > b.kind;
        });
        return std::move(m_found);
    }

private:
    void grow(std::size_t taken, unsigned first, const Cells& common, Bits digits, unsigned largest,
              unsigned total)
    {
        const std::size_t most = m_size + 1;
        if (taken == m_size) {
            if (count(digits) == most)
                addBivalueCells(digits, largest, total);
            return;
        }
        for (unsigned cell = first; cell < kCells; ++cell) {
            const Bits here = m_board.candidates(cell);
            const auto both = static_cast<Bits>(digits | here);
            if (!common[cell] || count(here) < 2 || count(both) > most)
                continue;
            m_cells[taken] = cell;
            grow(taken + 1, cell + 1, common & peerSet(cell), both, std::max(largest, count(here)),
                 total + count(here));
        }
    }

    [[nodiscard]] std::span<const unsigned> cells() const
    {
        return std::span(m_cells).first(m_size);
    }

    // The cells that see all of the set that have the digit.
    [[nodiscard]] Cells seeing(unsigned digit) const
    {
        Cells seen;
        seen.set();
        for (const unsigned cell : cells())
            if (m_board.has(cell, digit))
                seen &= peerSet(cell);
        return seen;
    }

    void addBivalueCells(Bits digits, unsigned largest, unsigned total)
    {
        Cells range;
        for (const unsigned cell : cells())
            range |= peerSet(cell);
        for (const unsigned cell : cells())
            range.reset(cell);
        for (unsigned end = 0; end < kCells; ++end) {
            const Bits two = m_board.candidates(end);
            if (!range[end] || count(two) != 2 || without(two, digits) != 0)
                continue;
            const unsigned low = lowest(two);
            const unsigned high = lowest(without(two, bit(low)));
            const bool isLowLinked = seeing(low)[end];
            const bool isHighLinked = seeing(high)[end];
            if (isLowLinked || isHighLinked)
                add(end, digits, isLowLinked ? high : low, isLowLinked ? low : high,
                    isLowLinked && isHighLinked, largest, total);
        }
    }

    // `linked` is in the set or in the end cell, and so is `other`, or it is missing in the set.
    void add(unsigned end, Bits digits, unsigned other, unsigned linked, bool isDouble,
             unsigned largest, unsigned total)
    {
        Hint hint;
        const auto strike = [&](Cells victims, unsigned digit) {
            for (const unsigned cell : cells())
                victims.reset(cell);
            victims.reset(end);
            const std::size_t before = hint.struck.size();
            hint.strikeEverywhere(m_board, victims, digit);
            return hint.struck.size() > before;
        };
        bool strikesRest = false;
        bool strikesLinked = false;
        if (isDouble) {
            forEachBit(without(digits, m_board.candidates(end)),
                       [&](unsigned digit) { strikesRest |= strike(seeing(digit), digit); });
            strikesLinked = strike(peerSet(end) & seeing(linked), linked);
        }
        const bool strikesOther = strike(peerSet(end) & seeing(other), other);
        if (!hint.isWorth())
            return;
        const bool isStillDouble = isDouble && (strikesRest || (strikesOther && strikesLinked));
        hint.tenths = tenthsFor(largest);
        const std::size_t struckCount = hint.struck.size();
        m_found.push_back({std::move(hint), struckCount,
                           fmt::format("{}{}{}", isStillDouble ? 2 : 1, largest, total)});
    }

    // Cells of middle size are the hardest to see.
    [[nodiscard]] int tenthsFor(unsigned largest) const
    {
        const int distance = std::abs(3 - static_cast<int>(largest));
        switch (m_size) {
        case 3:
            return 55 + (1 - distance);
        case 4:
            return 62 + (2 - distance);
        case 5:
            return 66;
        default:
            return 75;
        }
    }

    const Board& m_board;
    std::size_t m_size;
    std::array<unsigned, 6> m_cells{};
    std::vector<Wing> m_found;
};

void wingsOf(unsigned cells, const Board& board, const Hints& hints)
{
    for (auto& wing : WingSearch(board, cells - 1).find())
        if (!hints(std::move(wing.hint)))
            return;
}

} // namespace

void xyWings(const Board& board, const Hints& hints)
{
    wingsOfThree(false, board, hints);
}
void xyzWings(const Board& board, const Hints& hints)
{
    wingsOfThree(true, board, hints);
}
void wingsOfFour(const Board& board, const Hints& hints)
{
    wingsOf(4, board, hints);
}
void wingsOfFive(const Board& board, const Hints& hints)
{
    wingsOf(5, board, hints);
}
void wingsOfSix(const Board& board, const Hints& hints)
{
    wingsOf(6, board, hints);
}
void wingsOfSeven(const Board& board, const Hints& hints)
{
    wingsOf(7, board, hints);
}

} // namespace clew::sudoku::explainer
