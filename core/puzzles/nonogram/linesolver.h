// What one clue says about one line of cells: everything, by dynamic programming on bits.
//
// A line is walked from position 0 to its end, position length + 1: a step leaves an empty cell
// behind, a stride leaves a run and the empty cell after it. (The line is taken to have one more
// empty cell at its end, so the last run is like the others.) For each number j of runs, the
// positions where a walk can stand after j runs, and those from which a walk can still lay runs j,
// j + 1, … and reach the end, are two sets of bits; a place for run j is a start in both. Whole
// sets move at once, so a line costs a few dozen instructions a run.
//
// After Batenburg and Kosters, "Solving Nonograms by combining relaxations", 2009, section 2.

#pragma once

#include <functional>
#include <span>

#include "core/puzzles/nonogram/linebits.h"

namespace clew::nonogram {

LineBits bitsOf(std::span<const Cell> line);

/// In all of these `clue` must fit the line's length.
class LineSolver
{
public:
    /// Settles the unknown cells on which all remaining placements agree. False: none remains, and
    /// the line is unchanged.
    bool settle(const Clue& clue, std::size_t length, LineBits& line);
    bool settle(const Clue& clue, std::span<Cell> line);

    /// Whether any placement remains.
    bool feasible(const Clue& clue, std::size_t length, const LineBits& line);
    bool feasible(const Clue& clue, std::span<const Cell> line);

    /// The product over all runs of the number of places each can still take; 0 if none remains.
    double freedom(const Clue& clue, std::size_t length, const LineBits& line);

    /// For each run the positions where it can start; empty if no placement remains. Valid until
    /// the next call.
    std::span<const Bits> places(const Clue& clue, std::size_t length, const LineBits& line);
    std::span<const Bits> places(const Clue& clue, std::span<const Cell> line);

    /// Calls `visit(placement)` for each remaining placement, those with the first runs furthest to
    /// the left first, until it returns false. The solver must not be used within.
    void forEachPlacement(const Clue& clue, std::span<const Cell> line,
                          const std::function<bool(std::span<const Cell>)>& visit);

private:
    template<unsigned W>
    bool reachFromEnd(const Clue& clue, std::size_t length, const LineBits& line);
    template<unsigned W>
    void reachFromStart(const Clue& clue);
    template<unsigned W>
    bool settleWords(const Clue& clue, std::size_t length, LineBits& line);
    template<unsigned W>
    bool placesOfRuns(const Clue& clue, std::size_t length, const LineBits& line);

    Bits m_steps{};             ///< positions whose cell may be left empty
    std::vector<Bits> m_toEnd;  ///< where a walk may stand that has runs j, j + 1, … still to lay
    std::vector<Bits> m_starts; ///< of run j, from which the end can be reached
    std::vector<Bits> m_fromStart; ///< where a walk may stand that has laid j runs
    std::vector<Bits> m_places;
};

} // namespace clew::nonogram
