#include "core/puzzles/nonogram/linesolver.h"

#include <cassert>

namespace clew::nonogram {

LineBits bitsOf(std::span<const Cell> line)
{
    LineBits bits;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != Cell::Unknown)
            setBit(line[i] == Cell::Filled ? bits.filled : bits.empty, i);
    }
    return bits;
}

namespace {

// Calls `work` with the number of words as a constant.
template<class Work>
auto withWords(std::size_t length, Work&& work)
{
    switch (wordsFor(length)) {
    case 1:
        return work(std::integral_constant<unsigned, 1>());
    case 2:
        return work(std::integral_constant<unsigned, 2>());
    default:
        return work(std::integral_constant<unsigned, 4>());
    }
}

// Positions 0 … count - 1.
template<unsigned W>
Bits firstBits(std::size_t count)
{
    Bits bits{};
    for (unsigned w = 0; w < W && count > 0; ++w) {
        const std::size_t here = count < 64 ? count : 64;
        bits[w] = ~std::uint64_t{0} >> (64 - here);
        count -= here;
    }
    return bits;
}

} // namespace

template<unsigned W>
bool LineSolver::reachFromEnd(const Clue& clue, std::size_t length, const LineBits& line)
{
    assert(leastLength(clue) <= length);
    const Bits mayBeFilled = without<W>(firstBits<W>(length), line.empty);
    m_steps = without<W>(firstBits<W>(length + 1), line.filled);
    const std::size_t runs = clue.size();
    m_toEnd.resize(runs + 1);
    m_starts.resize(runs);
    Bits end{};
    setBit(end, length + 1);
    m_toEnd[runs] = reachDown<W>(end, m_steps);
    for (std::size_t j = runs; j-- > 0;) {
        const Bits bounded =
            without<W>(runStarts<W>(mayBeFilled, clue[j]), movedDown<W>(line.filled, clue[j]));
        m_starts[j] = both<W>(bounded, movedDown<W>(m_toEnd[j + 1], clue[j] + 1));
        m_toEnd[j] = reachDown<W>(m_starts[j], m_steps);
    }
    return hasBit(m_toEnd[0], 0);
}

template<unsigned W>
void LineSolver::reachFromStart(const Clue& clue)
{
    m_fromStart.resize(clue.size() + 1);
    m_places.resize(clue.size());
    Bits position{1};
    for (std::size_t j = 0;; ++j) {
        m_fromStart[j] = reachUp<W>(position, m_steps);
        if (j == clue.size())
            return;
        m_places[j] = both<W>(m_fromStart[j], m_starts[j]);
        position = movedUp<W>(m_places[j], clue[j] + 1);
    }
}

template<unsigned W>
bool LineSolver::settleWords(const Clue& clue, std::size_t length, LineBits& line)
{
    if (!reachFromEnd<W>(clue, length, line))
        return false;
    reachFromStart<W>(clue);
    Bits canBeFilled{};
    Bits canBeEmpty{};
    for (std::size_t j = 0; j <= clue.size(); ++j) {
        const Bits steps = both<W>(m_fromStart[j], movedDown<W>(m_toEnd[j], 1));
        canBeEmpty = either<W>(canBeEmpty, both<W>(steps, m_steps));
        if (j == clue.size())
            break;
        canBeEmpty = either<W>(canBeEmpty, movedUp<W>(m_places[j], clue[j]));
        canBeFilled = either<W>(canBeFilled, runCells<W>(m_places[j], clue[j]));
    }
    const Bits cells = firstBits<W>(length);
    line.filled = without<W>(cells, canBeEmpty);
    line.empty = without<W>(cells, canBeFilled);
    return true;
}

template<unsigned W>
bool LineSolver::placesOfRuns(const Clue& clue, std::size_t length, const LineBits& line)
{
    if (!reachFromEnd<W>(clue, length, line))
        return false;
    reachFromStart<W>(clue);
    return true;
}

bool LineSolver::settle(const Clue& clue, std::size_t length, LineBits& line)
{
    return withWords(length, [&](auto words) { return settleWords<words>(clue, length, line); });
}

bool LineSolver::settle(const Clue& clue, std::span<Cell> line)
{
    LineBits bits = bitsOf(line);
    if (!settle(clue, line.size(), bits))
        return false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (hasBit(bits.filled, i) || hasBit(bits.empty, i))
            line[i] = hasBit(bits.filled, i) ? Cell::Filled : Cell::Empty;
    }
    return true;
}

bool LineSolver::feasible(const Clue& clue, std::size_t length, const LineBits& line)
{
    return withWords(length, [&](auto words) { return reachFromEnd<words>(clue, length, line); });
}

bool LineSolver::feasible(const Clue& clue, std::span<const Cell> line)
{
    return feasible(clue, line.size(), bitsOf(line));
}

std::span<const Bits> LineSolver::places(const Clue& clue, std::size_t length, const LineBits& line)
{
    const bool possible =
        withWords(length, [&](auto words) { return placesOfRuns<words>(clue, length, line); });
    return possible ? std::span<const Bits>(m_places) : std::span<const Bits>();
}

std::span<const Bits> LineSolver::places(const Clue& clue, std::span<const Cell> line)
{
    return places(clue, line.size(), bitsOf(line));
}

double LineSolver::freedom(const Clue& clue, std::size_t length, const LineBits& line)
{
    return withWords(length, [&](auto words) {
        if (!placesOfRuns<words>(clue, length, line))
            return 0.0;
        double product = 1;
        for (const Bits& places : m_places)
            product *= countBits<words>(places);
        return product;
    });
}

void LineSolver::forEachPlacement(const Clue& clue, std::span<const Cell> line,
                                  const std::function<bool(std::span<const Cell>)>& visit)
{
    if (!feasible(clue, line))
        return;
    // starts[j]: where run j begins in the present placement. From a position that reaches the end
    // some run can always be laid further on, so no choice made here fails.
    const std::size_t runs = clue.size();
    std::vector<std::size_t> starts(runs);
    std::vector<Cell> placement(line.size());
    const auto layFrom = [&](std::size_t j, std::size_t position) {
        for (; j < runs; ++j) {
            while (!hasBit(m_starts[j], position))
                ++position;
            starts[j] = position;
            position += clue[j] + 1;
        }
    };
    // The next place for run j, all before it staying; none if an empty cell cannot be passed.
    const auto advance = [&](std::size_t j) {
        for (std::size_t p = starts[j]; p < line.size() && hasBit(m_steps, p); ++p) {
            if (hasBit(m_starts[j], p + 1)) {
                layFrom(j, p + 1);
                return true;
            }
        }
        return false;
    };
    layFrom(0, 0);
    while (true) {
        std::fill(placement.begin(), placement.end(), Cell::Empty);
        for (std::size_t j = 0; j < runs; ++j)
            std::fill_n(placement.begin() + static_cast<std::ptrdiff_t>(starts[j]), clue[j],
                        Cell::Filled);
        if (!visit(placement))
            return;
        std::size_t j = runs;
        while (j > 0 && !advance(j - 1))
            --j;
        if (j == 0)
            return;
    }
}

} // namespace clew::nonogram
