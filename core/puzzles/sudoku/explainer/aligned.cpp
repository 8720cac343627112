// Two or three cells: a combination of their digits is impossible if it leaves a cell that all of
// them see without a digit. A digit that is in no possible combination goes.

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <vector>

#include "core/puzzles/sudoku/explainer/rules.h"

namespace clew::sudoku::explainer {

namespace {

class AlignedSearch
{
public:
    AlignedSearch(const Board& board, unsigned size, const Hints& hints)
        : m_board(board), m_size(size), m_hints(hints)
    {
    }

    void run()
    {
        for (unsigned cell = 0; cell < kCells; ++cell)
            addBase(cell);
        for (std::size_t second = 1; second < m_bases.size(); ++second) {
            for (std::size_t first = 0; first < second; ++first) {
                const unsigned a = m_bases[first];
                const unsigned b = m_bases[second];
                const Cells common = m_excluders[a] & m_excluders[b];
                if (m_size == 2) {
                    const std::array cells{a, b};
                    if (common.count() >= 2 && !examine(cells, common))
                        return;
                } else if (common.count() >= 2 && !withThird(a, b, common)) {
                    return;
                }
            }
        }
    }

private:
    void addBase(unsigned cell)
    {
        if (count(m_board.candidates(cell)) < 2)
            return;
        for (const unsigned peer : peersOf(cell)) {
            const unsigned digits = count(m_board.candidates(peer));
            if (digits == 1)
                return;
            if (digits >= 2 && digits <= m_size)
                m_excluders[cell].set(peer);
        }
        if (m_excluders[cell].any())
            m_bases.push_back(cell);
    }

    bool withThird(unsigned a, unsigned b, const Cells& common)
    {
        const Cells around = m_excluders[a] | m_excluders[b];
        for (const unsigned c : m_bases) {
            if (c == a || c == b || !around[c])
                continue;
            const Cells excluders = common & m_excluders[c];
            const std::array cells{a, b, c};
            if (excluders.count() >= 2 && !examine(cells, excluders))
                return false;
        }
        return true;
    }

    bool examine(std::span<const unsigned> cells, const Cells& excluders)
    {
        boost::container::small_vector<Bits, 20> seen;
        for (unsigned cell = 0; cell < kCells; ++cell)
            if (excluders[cell])
                seen.push_back(m_board.candidates(cell));
        std::array<Bits, 3> allowed{};
        std::array<unsigned, 3> chosen{};
        combine(cells, 0, 0, {seen.data(), seen.size()}, chosen, allowed);
        Hint hint{.tenths = m_size == 2 ? 62 : 75};
        for (std::size_t i = 0; i < cells.size(); ++i)
            hint.strike(m_board, cells[i], without(0x1FF, allowed[i]));
        return !hint.isWorth() || m_hints(std::move(hint));
    }

    void combine(std::span<const unsigned> cells, std::size_t i, Bits used,
                 std::span<const Bits> seen, std::array<unsigned, 3>& chosen,
                 std::array<Bits, 3>& allowed)
    {
        if (i == cells.size()) {
            if (std::ranges::any_of(seen, [&](Bits digits) { return without(digits, used) == 0; }))
                return;
            for (std::size_t k = 0; k < cells.size(); ++k)
                allowed[k] = static_cast<Bits>(allowed[k] | bit(chosen[k]));
            return;
        }
        forEachBit(m_board.candidates(cells[i]), [&](unsigned digit) {
            for (std::size_t k = 0; k < i; ++k)
                if (chosen[k] == digit && arePeers(cells[k], cells[i]))
                    return;
            chosen[i] = digit;
            combine(cells, i + 1, static_cast<Bits>(used | bit(digit)), seen, chosen, allowed);
        });
    }

    const Board& m_board;
    unsigned m_size;
    const Hints& m_hints;
    std::vector<unsigned> m_bases;
    std::array<Cells, kCells> m_excluders;
};

} // namespace

void alignedPairs(const Board& board, const Hints& hints)
{
    AlignedSearch(board, 2, hints).run();
}

void alignedTriples(const Board& board, const Hints& hints)
{
    AlignedSearch(board, 3, hints).run();
}

} // namespace clew::sudoku::explainer
