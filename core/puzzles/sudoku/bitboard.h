// The fastest way known here for 9x9 boards: the candidates of each digit in a band (three rows of
// boxes) are the 27 bits of one word, and whole bands are deduced at once through tables.
//
// For each digit and band, the nine "minirows" (a row's part in one box) that are not empty are a
// 9-bit number; a table gives those that take part in some way to place the digit once in every row
// and box of the band. That finds hidden singles of rows and boxes and all locked candidates of
// rows in one look-up. Columns that a box needs are struck in the other two bands; naked singles
// and cells with two candidates are found for 27 cells at a time by adding bits without carry.
//
// The representation is that of the solvers fsss2, JCZSolve and tdoku ("Band" boards); the tables
// are built here from the rules. Other sizes fall back on propagation.h.

#pragma once

#include <array>
#include <bit>

#include "core/puzzles/sudoku/givens.h"
#include "core/puzzles/sudoku/propagation.h"

namespace clew::sudoku {

namespace bands {

/// 27 cells of a band, row by row; or 9 minirows (row x 3 + box); or 9 columns.
using Bits = std::uint32_t;

inline constexpr Bits kAllCells = (Bits{1} << 27U) - 1;
inline constexpr Bits kColumn = 1U | 1U << 9U | 1U << 18U; ///< the first column's cells

/// For each set of non-empty minirows those in use by some placement: one in every row and box.
extern const std::array<std::uint16_t, 512> kMinirowsInUse;
/// For 9 bits of a row which of its 3 minirows are not empty.
extern const std::array<std::uint8_t, 512> kMinirowsOfRow;
/// For 9 bits of minirows their cells.
extern const std::array<Bits, 512> kCellsOfMinirows;
/// For 9 bits of the columns that a digit takes in this band: the cells that remain in the other
/// bands, a column being struck there if it is the only one of its box.
extern const std::array<Bits, 512> kOtherBands;
/// For 9 bits of columns: the minirow bits (of all three rows) of the boxes that have one column
/// only.
extern const std::array<std::uint16_t, 512> kBoxesOfOneColumn;
/// For 9 bits of minirows: those that are alone in their row.
extern const std::array<std::uint16_t, 512> kAloneInRow;
/// Cells that see a cell of the same band, and itself.
extern const std::array<Bits, 27> kSeenInBand;

} // namespace bands

template<class Tracer>
class Bitboard
{
public:
    Bitboard(const SudokuProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_control(control), m_tracer(tracer)
    {
    }

    void run()
    {
        m_board.candidates.fill(bands::kAllCells);
        m_board.settled.fill(bands::kAllCells);
        m_board.unfilled.fill(bands::kAllCells);
        for (Cell cell = 0; cell < kCells; ++cell)
            if (m_problem.givens[cell] != kNoValue)
                place(m_board, cell, m_problem.givens[cell]);
        if (propagate(m_board))
            branch(m_board);
    }

private:
    using Bits = bands::Bits;
    static constexpr std::uint32_t kCells = 81;
    static constexpr std::uint32_t kBandCells = 27;

    struct Board
    {
        std::array<Bits, 27> candidates; ///< of digit d in band b at 3 d + b
        std::array<Bits, 27> settled;    ///< what candidates were when last looked at
        std::array<Bits, 3> unfilled;    ///< cells of each band that are not known to be filled
    };

    enum class Found : std::uint8_t { Contradiction, Single, Nothing };

    // Strikes the candidates outside `mask`.
    void restrict(Board& board, std::size_t index, Bits mask, [[maybe_unused]] Rule rule)
    {
        if constexpr (Tracer::on)
            for (Bits gone = board.candidates[index] & ~mask; gone != 0; gone &= gone - 1)
                m_tracer.remove(cellAt(index, gone), static_cast<Value>(index / 3), rule);
        board.candidates[index] &= mask;
    }

    static Cell cellAt(std::size_t index, Bits bits)
    {
        return static_cast<Cell>(index % 3 * kBandCells) +
               static_cast<Cell>(std::countr_zero(bits));
    }

    // Fills a cell. Its other candidates go without events: the cell has a value.
    void place(Board& board, Cell cell, Value value)
    {
        const std::size_t band = cell / kBandCells;
        const Bits bit = Bits{1} << (cell % kBandCells);
        const std::size_t first = std::size_t{value} * 3;
        const Bits otherBands = ~(bands::kColumn << (cell % 9));
        for (std::size_t b = 0; b < 3; ++b)
            restrict(board, first + b,
                     b == band ? ~bands::kSeenInBand[cell % kBandCells] | bit : otherBands, Taken);
        clearOthers(board, value, band, bit);
    }

    static void clearOthers(Board& board, Value value, std::size_t band, Bits cells)
    {
        const Bits own = board.candidates[std::size_t{value} * 3 + band];
        for (std::size_t digit = 0; digit < 9; ++digit)
            board.candidates[digit * 3 + band] &= ~cells;
        board.candidates[std::size_t{value} * 3 + band] = own;
        board.unfilled[band] &= ~cells;
    }

    // Deduces until nothing follows any more. False: contradiction.
    bool propagate(Board& board)
    {
        while (true) {
            if (!settleBands(board))
                return false;
            const Found found = nakedSingles(board);
            if (found == Found::Contradiction)
                return false;
            if (found == Found::Nothing)
                return true;
        }
    }

    bool settleBands(Board& board)
    {
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t index = 0; index < 27; ++index) {
                if (board.candidates[index] == board.settled[index])
                    continue;
                changed = true;
                if (!settle(board, index))
                    return false;
            }
        }
        return true;
    }

    // All that one digit in one band tells by itself.
    bool settle(Board& board, std::size_t index)
    {
        const std::size_t band = index % 3;
        Bits cells = board.candidates[index];
        const Bits minirows = bands::kMinirowsOfRow[cells & 0x1FFU] |
                              bands::kMinirowsOfRow[(cells >> 9U) & 0x1FFU] << 3U |
                              bands::kMinirowsOfRow[cells >> 18U] << 6U;
        const Bits inUse = bands::kMinirowsInUse[minirows];
        if (inUse == 0) {
            if constexpr (Tracer::on)
                traceEmptyBand(index);
            return false;
        }
        restrict(board, index, bands::kCellsOfMinirows[inUse], BandArrangement);
        cells = board.candidates[index];
        const Bits columns = (cells | cells >> 9U | cells >> 18U) & 0x1FFU;
        const Bits others = bands::kOtherBands[columns];
        const std::size_t first = index - band;
        restrict(board, first + (band + 1) % 3, others, BoxColumn);
        restrict(board, first + (band + 2) % 3, others, BoxColumn);
        board.settled[index] = cells;
        const Bits certain = bands::kAloneInRow[inUse] & bands::kBoxesOfOneColumn[columns];
        const Bits filled = cells & bands::kCellsOfMinirows[certain] & board.unfilled[band];
        if (filled != 0) {
            if constexpr (Tracer::on)
                for (Bits left = filled; left != 0; left &= left - 1)
                    m_tracer.assign(cellAt(index, left), static_cast<Value>(index / 3),
                                    HiddenSingle);
            clearOthers(board, static_cast<Value>(index / 3), band, filled);
        }
        return true;
    }

    // Names a cell for the band: the first one of its first row.
    void traceEmptyBand(std::size_t index)
    {
        m_tracer.conflict(static_cast<Cell>(index % 3 * kBandCells), BandArrangement,
                          static_cast<Value>(index / 3));
    }

    // Fills the unfilled cells that have one candidate; keeps those with two for branching.
    Found nakedSingles(Board& board)
    {
        Found found = Found::Nothing;
        m_pairBand = 3;
        for (std::size_t band = 0; band < 3; ++band) {
            Bits once = 0;
            Bits twice = 0;
            Bits thrice = 0;
            for (std::size_t digit = 0; digit < 9; ++digit) {
                const Bits cells = board.candidates[digit * 3 + band];
                thrice |= twice & cells;
                twice |= once & cells;
                once |= cells;
            }
            if (once != bands::kAllCells) {
                if constexpr (Tracer::on)
                    m_tracer.conflict(cellAt(band, ~once), NoCandidate);
                return Found::Contradiction;
            }
            if (const Bits single = ~twice & board.unfilled[band]; single != 0) {
                if (!fillSingles(board, band, single))
                    return Found::Contradiction;
                found = Found::Single;
            }
            if (const Bits pairs = twice & ~thrice; m_pairBand == 3 && pairs != 0) {
                m_pairBand = band;
                m_pair = pairs & (~pairs + 1);
            }
        }
        return found;
    }

    bool fillSingles(Board& board, std::size_t band, Bits single)
    {
        for (; single != 0; single &= single - 1) {
            const Bits bit = single & (~single + 1);
            std::size_t digit = 0;
            while (digit < 9 && (board.candidates[digit * 3 + band] & bit) == 0)
                ++digit;
            const Cell cell = cellAt(band, bit);
            if (digit == 9) { // a single filled just before took its last candidate
                if constexpr (Tracer::on)
                    m_tracer.conflict(cell, NoCandidate);
                return false;
            }
            if constexpr (Tracer::on)
                m_tracer.assign(cell, static_cast<Value>(digit), NakedSingle);
            place(board, cell, static_cast<Value>(digit));
        }
        return true;
    }

    // Goes on from a board where nothing follows. False: unwind.
    bool branch(const Board& board)
    {
        if ((board.unfilled[0] | board.unfilled[1] | board.unfilled[2]) == 0)
            return deliver(board);
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        const auto [band, bit] = branchCell(board);
        for (Value digit = 0; digit < 9; ++digit) {
            if ((board.candidates[std::size_t{digit} * 3 + band] & bit) == 0)
                continue;
            if (!m_control.node())
                return false;
            const Cell cell = cellAt(band, bit);
            if constexpr (Tracer::on)
                m_tracer.decide(cell, digit);
            Board next = board;
            place(next, cell, digit);
            if (!propagate(next))
                m_control.backtrack();
            else if (!branch(next))
                return false;
            if constexpr (Tracer::on)
                m_tracer.visit(here);
        }
        return true;
    }

    struct BandCell
    {
        std::size_t band;
        Bits bit;
    };

    // A cell with two candidates if there is one (propagate() has just looked), otherwise with
    // fewest.
    [[nodiscard]] BandCell branchCell(const Board& board) const
    {
        if (m_pairBand < 3)
            return {m_pairBand, m_pair};
        BandCell best{0, 0};
        int fewest = 10;
        for (std::size_t band = 0; band < 3; ++band) {
            for (Bits left = board.unfilled[band]; left != 0; left &= left - 1) {
                const Bits bit = left & (~left + 1);
                int count = 0;
                for (std::size_t digit = 0; digit < 9; ++digit)
                    count += (board.candidates[digit * 3 + band] & bit) != 0 ? 1 : 0;
                if (count < fewest) {
                    fewest = count;
                    best = {band, bit};
                }
            }
        }
        return best;
    }

    bool deliver(const Board& board)
    {
        if constexpr (Tracer::on)
            m_tracer.solution();
        return m_control.solution([&] {
            for (std::size_t index = 0; index < 27; ++index)
                for (Bits left = board.candidates[index]; left != 0; left &= left - 1)
                    m_values[cellAt(index, left)] = static_cast<Value>(index / 3);
            return std::span<const Value>(m_values);
        });
    }

    const SudokuProblem& m_problem;
    Board m_board;
    std::size_t m_pairBand = 3; ///< band of a cell with two candidates; 3: there is none
    Bits m_pair = 0;
    std::array<Value, kCells> m_values{};
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome bitboard(const SudokuProblem& problem, const Options& options, Control& control,
                 Tracer& tracer)
{
    if (problem.box != BoxShape{3, 3})
        return propagation(problem, options, control, tracer);
    if (placeGivens(problem, tracer))
        Bitboard<Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace clew::sudoku
