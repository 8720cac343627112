// What one clue says about one line of cells: everything, by dynamic programming.
//
// A placement of k runs in a line with `slack` spare empty cells is a path in a lattice of
// (k + 1) x (slack + 1) points: at (j, s) the first j runs and s spare cells have been laid, which
// ends at position base(j) + s, base(j) being the length of those runs with an empty cell after
// each. A step down lays a run with the empty cell after it, a step right an empty cell; the line
// is thought to have one more empty cell at its end, so that the last run is like the others.
// Points reachable from the start and points from which the end is reachable give every cell's
// possibilities in O(k · slack).
//
// After Batenburg and Kosters, "Solving Nonograms by combining relaxations", 2009, section 2.

#pragma once

#include <functional>
#include <span>

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

class LineSolver
{
public:
    /// Settles the unknown cells on which all remaining placements agree. False: none remains, and
    /// the line is unchanged. `clue` must fit the line's length.
    bool settle(const Clue& clue, std::span<Cell> line);

    /// Whether any placement remains.
    bool feasible(const Clue& clue, std::span<const Cell> line);

    /// The product over all runs of the number of places each can still take; 0 if none remains.
    double freedom(const Clue& clue, std::span<const Cell> line);

    /// Calls `visit(placement)` for each remaining placement, those with the first runs furthest to
    /// the left first, until it returns false. The solver must not be used within.
    void forEachPlacement(const Clue& clue, std::span<const Cell> line,
                          const std::function<bool(std::span<const Cell>)>& visit);

private:
    using Lattice = std::vector<std::uint8_t>;

    void load(const Clue& clue, std::span<const Cell> line);
    void reachFromEnd();
    void reachFromStart();
    [[nodiscard]] bool mayBeEmpty(std::size_t position) const
    {
        return position == m_length || m_line[position] != Cell::Filled;
    }
    /// Whether run j can lie after s spare cells, as far as the line's own cells tell.
    [[nodiscard]] bool fits(std::size_t j, std::size_t s) const
    {
        const std::size_t begin = m_base[j] + s;
        return m_notEmpty[begin] >= m_clue[j] && mayBeEmpty(begin + m_clue[j]);
    }
    /// Whether run j lies there in some remaining placement; both lattices must be there.
    [[nodiscard]] bool occurs(std::size_t j, std::size_t s) const
    {
        return m_fromStart[at(j, s)] && m_toEnd[at(j + 1, s)] && fits(j, s);
    }
    [[nodiscard]] std::size_t at(std::size_t j, std::size_t s) const
    {
        return j * (m_slack + 1) + s;
    }

    std::span<const std::uint32_t> m_clue;
    std::span<const Cell> m_line;
    std::size_t m_length = 0;
    std::size_t m_slack = 0;
    std::vector<std::size_t> m_base;
    std::vector<std::uint32_t> m_notEmpty; ///< from each position, how many cells on may be filled
    Lattice m_fromStart;
    Lattice m_toEnd;
    std::vector<std::int32_t>
        m_fillable; ///< differences of the number of runs that can cover a cell
    std::vector<std::uint8_t> m_emptiable;
};

} // namespace clew::nonogram
