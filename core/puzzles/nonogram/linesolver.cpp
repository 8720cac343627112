#include "core/puzzles/nonogram/linesolver.h"

#include <cassert>

namespace clew::nonogram {

void LineSolver::load(const Clue& clue, std::span<const Cell> line)
{
    assert(leastLength(clue) <= line.size());
    m_clue = clue;
    m_line = line;
    m_length = line.size();
    m_base.resize(clue.size() + 1);
    m_base[0] = 0;
    for (std::size_t j = 0; j < clue.size(); ++j)
        m_base[j + 1] = m_base[j] + clue[j] + 1;
    m_slack = m_length + 1 - m_base.back();
    m_notEmpty.resize(m_length + 1);
    m_notEmpty[m_length] = 0;
    for (std::size_t i = m_length; i-- > 0;)
        m_notEmpty[i] = line[i] == Cell::Empty ? 0 : m_notEmpty[i + 1] + 1;
}

void LineSolver::reachFromEnd()
{
    const std::size_t runs = m_clue.size();
    m_toEnd.assign((runs + 1) * (m_slack + 1), 0);
    for (std::size_t j = runs + 1; j-- > 0;) {
        for (std::size_t s = m_slack + 1; s-- > 0;) {
            const bool isEnd = j == runs && s == m_slack;
            const bool byRun = j < runs && m_toEnd[at(j + 1, s)] && fits(j, s);
            const bool byEmpty = s < m_slack && m_toEnd[at(j, s + 1)] && mayBeEmpty(m_base[j] + s);
            m_toEnd[at(j, s)] = isEnd || byRun || byEmpty;
        }
    }
}

void LineSolver::reachFromStart()
{
    const std::size_t runs = m_clue.size();
    m_fromStart.assign((runs + 1) * (m_slack + 1), 0);
    for (std::size_t j = 0; j <= runs; ++j) {
        for (std::size_t s = 0; s <= m_slack; ++s) {
            const bool isStart = j == 0 && s == 0;
            const bool byRun = j > 0 && m_fromStart[at(j - 1, s)] && fits(j - 1, s);
            const bool byEmpty =
                s > 0 && m_fromStart[at(j, s - 1)] && mayBeEmpty(m_base[j] + s - 1);
            m_fromStart[at(j, s)] = isStart || byRun || byEmpty;
        }
    }
}

bool LineSolver::settle(const Clue& clue, std::span<Cell> line)
{
    load(clue, line);
    reachFromEnd();
    if (!m_toEnd[at(0, 0)])
        return false;
    reachFromStart();
    m_fillable.assign(m_length + 2, 0);
    m_emptiable.assign(m_length + 1, 0);
    for (std::size_t j = 0; j <= clue.size(); ++j) {
        for (std::size_t s = 0; s <= m_slack; ++s) {
            const std::size_t position = m_base[j] + s;
            if (s < m_slack && m_fromStart[at(j, s)] && m_toEnd[at(j, s + 1)] &&
                mayBeEmpty(position))
                m_emptiable[position] = 1;
            if (j < clue.size() && occurs(j, s)) {
                ++m_fillable[position];
                --m_fillable[position + clue[j]];
                m_emptiable[position + clue[j]] = 1;
            }
        }
    }
    std::int32_t covering = 0;
    for (std::size_t i = 0; i < m_length; ++i) {
        covering += m_fillable[i];
        if (line[i] == Cell::Unknown && !(covering > 0 && m_emptiable[i]))
            line[i] = covering > 0 ? Cell::Filled : Cell::Empty;
    }
    return true;
}

bool LineSolver::feasible(const Clue& clue, std::span<const Cell> line)
{
    load(clue, line);
    reachFromEnd();
    return m_toEnd[at(0, 0)] != 0;
}

double LineSolver::freedom(const Clue& clue, std::span<const Cell> line)
{
    if (!feasible(clue, line))
        return 0;
    reachFromStart();
    double product = 1;
    for (std::size_t j = 0; j < clue.size(); ++j) {
        int places = 0;
        for (std::size_t s = 0; s <= m_slack; ++s)
            places += occurs(j, s) ? 1 : 0;
        product *= places;
    }
    return product;
}

void LineSolver::forEachPlacement(const Clue& clue, std::span<const Cell> line,
                                  const std::function<bool(std::span<const Cell>)>& visit)
{
    if (!feasible(clue, line))
        return;
    // spare[j]: how many spare cells lie before run j in the present placement. From a point that
    // reaches the end some run can always be laid further on, so no choice made here fails.
    const std::size_t runs = clue.size();
    std::vector<std::size_t> spare(runs);
    std::vector<Cell> placement(m_length);
    const auto layFrom = [&](std::size_t j, std::size_t s) {
        for (; j < runs; ++j) {
            while (!(m_toEnd[at(j + 1, s)] && fits(j, s)))
                ++s;
            spare[j] = s;
        }
    };
    // The next place for run j, all before it staying; none if an empty cell cannot be passed.
    const auto advance = [&](std::size_t j) {
        for (std::size_t s = spare[j]; s < m_slack && mayBeEmpty(m_base[j] + s); ++s) {
            if (m_toEnd[at(j + 1, s + 1)] && fits(j, s + 1)) {
                layFrom(j, s + 1);
                return true;
            }
        }
        return false;
    };
    layFrom(0, 0);
    while (true) {
        std::fill(placement.begin(), placement.end(), Cell::Empty);
        for (std::size_t j = 0; j < runs; ++j)
            std::fill_n(placement.begin() + static_cast<std::ptrdiff_t>(m_base[j] + spare[j]),
                        clue[j], Cell::Filled);
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
