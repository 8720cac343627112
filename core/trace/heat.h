// How often a search was where: what happened at each cell of the board, counted over a stretch of
// a trace a bounded number of events at a time.

#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "core/trace/livepath.h"
#include "core/trace/state.h"
#include "core/trace/trace.h"

namespace clew {

/// What one cell of a board stands for.
enum class CellMeaning : std::uint8_t {
    OfVariable,   ///< a variable, whatever its value (Sudoku's cell, an edge)
    OfValue,      ///< a value, whichever variable has it (the square of a knight's move)
    OfAssignment, ///< one value of one variable (a queen's square)
};

struct Heat
{
    std::uint32_t tries = 0;     ///< guesses made there
    std::uint32_t forced = 0;    ///< forced moves
    std::uint32_t undos = 0;     ///< guesses and forced moves taken back
    std::uint32_t conflicts = 0; ///< contradictions found there
    std::uint32_t events = 0;    ///< steps while the last guess made stood there: the time spent

    friend bool operator==(const Heat&, const Heat&) = default;
};

/// What of it is looked at.
enum class HeatMeasure : std::uint8_t { Tries, Forced, Undos, Conflicts, Events };
inline constexpr std::size_t kHeatMeasures = 5;
std::uint32_t measured(const Heat& heat, HeatMeasure measure);

class HeatCounter
{
public:
    /// More cells than this are not counted.
    static constexpr std::uint64_t kMaxCells = std::uint64_t{1} << 18U;
    static std::uint64_t cellCount(Dimensions dimensions, CellMeaning meaning);

    /// Of the events [first, last); without a last one of all there will be. There must be no more
    /// than kMaxCells cells.
    HeatCounter(std::shared_ptr<const Trace> trace, Dimensions dimensions, CellMeaning meaning,
                std::uint64_t first = 0,
                std::uint64_t last = std::numeric_limits<std::uint64_t>::max());

    /// Reads at most `maxEvents` more events. False if there was nothing to read (yet).
    bool read(std::uint64_t maxEvents);
    [[nodiscard]] std::uint64_t end() const { return m_end; }

    /// By number of the cell.
    [[nodiscard]] const std::vector<Heat>& cells() const { return m_cells; }
    /// The cell where this assignment is seen, if there is one.
    [[nodiscard]] std::uint64_t cellOf(Variable variable, Value value) const;
    /// One assignment that is seen in this cell, kNoValue for "any".
    struct Place
    {
        Variable variable;
        Value value;
    };
    [[nodiscard]] Place place(std::uint64_t cell) const;

private:
    void add(Event event);
    void takeBack(NodeId target);
    Heat* at(Event event);

    std::shared_ptr<const Trace> m_trace;
    Dimensions m_dimensions;
    CellMeaning m_meaning;
    std::vector<Heat> m_cells;
    LivePath m_livePath;
    NodeId m_nodeCount = 1;
    std::uint64_t m_end;
    std::uint64_t m_last;
};

} // namespace clew
