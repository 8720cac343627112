// The fastest way known here for 9x9 boards: what follows is deduced in all boxes for all digits at
// once (deduction.h, boxlanes.h), and only then a digit is tried. Other sizes fall back on
// propagation.h.
//
// The same deductions run on whatever the processor has: the widest registers are chosen when the
// program runs, and all ways make the same steps, so that they open the same nodes. After
// each step of a traced run the trace sees what the board has lost.

#pragma once

#include <algorithm>

#include "core/puzzles/sudoku/bitboard/deduction.h"
#include "core/puzzles/sudoku/givens.h"
#include "core/puzzles/sudoku/propagation.h"

namespace clew::sudoku {

/// What a trace has seen of a board.
struct SeenBoard
{
    Board board;
    CellSet filled;
};

/// Reports to a tracer what each step of a deduction has done to the board.
template<class Tracer>
class BitboardWatch
{
public:
    static constexpr bool on = true;

    BitboardWatch(SeenBoard& seen, Tracer& tracer) : m_seen(seen), m_tracer(tracer) {}

    /// Each cell's digit, of those that are known now.
    template<class Lanes>
    void filled(const Cells<Lanes>& digits, Rule rule)
    {
        for (const Spot spot : kSpots) {
            const DigitSet digit = at(digits, spot);
            if (!std::has_single_bit(digit) || m_seen.filled[spot.cell()])
                continue;
            const auto value = static_cast<Value>(std::countr_zero(digit));
            m_seen.filled.set(spot.cell());
            m_seen.board.at(spot) = digit;
            m_tracer.assign(spot.cell(), value, rule);
        }
    }

    /// Each cell's candidates. Those that a filled cell loses go without events: it has a value.
    template<class Lanes>
    void left(const Cells<Lanes>& candidates, Rule rule)
    {
        for (const Spot spot : kSpots) {
            DigitSet& before = m_seen.board.at(spot);
            const DigitSet now = at(candidates, spot);
            if (!m_seen.filled[spot.cell()])
                for (unsigned gone = before & ~now; gone != 0; gone &= gone - 1)
                    m_tracer.remove(spot.cell(), static_cast<Value>(std::countr_zero(gone)), rule);
            before = now;
        }
    }

    /// Two cells of a box that have the same digit.
    template<class Lanes>
    void clash(const Cells<Lanes>& digits, const Lanes& twice)
    {
        const auto [box, digit] = first(twice);
        Cell second = 0;
        for (const Spot spot : kSpots)
            if (spot.band == box.band && spot.stack == box.stack && at(digits, spot) == 1U << digit)
                second = spot.cell();
        m_tracer.conflict(second, Taken, digit);
    }

    /// A digit that no arrangement is left for.
    template<class Lanes>
    void unplaced(const Lanes& digits, Rule rule)
    {
        const auto [box, digit] = first(digits);
        m_tracer.conflict(box.cell(), rule, digit);
    }

    /// A cell without a candidate.
    template<class Lanes>
    void dead(const Cells<Lanes>& candidates)
    {
        const auto spot =
            std::ranges::find_if(kSpots, [&](Spot s) { return at(candidates, s) == 0; });
        m_tracer.conflict(spot->cell(), NoCandidate);
    }

private:
    template<class Lanes>
    static DigitSet at(const Cells<Lanes>& cells, Spot spot)
    {
        Boxes boxes;
        cells[spot.position].store(boxes);
        return boxes.at(spot.band, spot.stack);
    }

    struct BoxDigit
    {
        Spot box; ///< its first cell
        Value digit;
    };
    template<class Lanes>
    static BoxDigit first(const Lanes& lanes)
    {
        Boxes boxes;
        lanes.store(boxes);
        const auto has = [&](Spot spot) { return boxes.at(spot.band, spot.stack) != 0; };
        const Spot box = *std::ranges::find_if(kSpots, has);
        return {box, static_cast<Value>(std::countr_zero(boxes.at(box.band, box.stack)))};
    }

    SeenBoard& m_seen;
    Tracer& m_tracer;
};

template<class Tracer>
class Bitboard
{
public:
    Bitboard(const SudokuProblem& problem, const BitboardEngine& engine, Control& control,
             Tracer& tracer)
        : m_engine(engine), m_control(control), m_tracer(tracer)
    {
        m_board.cells.fill(Boxes::filledWith(kAllDigits));
        m_board.known = Boxes::filledWith(0);
        const Value* given = problem.givens.data();
        forEachCell([&](std::size_t position, std::size_t band, std::size_t stack) {
            m_board.cells[position].at(band, stack) = candidates(*given++);
        });
        if constexpr (Tracer::on) {
            m_seen.board = m_board;
            for (Cell cell = 0; cell < kSpots.size(); ++cell)
                if (problem.givens[cell] != kNoValue)
                    m_seen.filled.set(cell);
        }
    }

    void run()
    {
        const Verdict verdict = deduce(m_board);
        if (verdict != Verdict::Contradiction)
            static_cast<void>(goOn(m_board, verdict));
    }

private:
    // What a trace has seen goes with the board; without a trace there is nothing.
    struct Nothing
    {
    };
    using Seen = std::conditional_t<Tracer::on, SeenBoard, Nothing>;

    // Without a branch: which cells are given is hard to predict.
    static DigitSet candidates(Value given)
    {
        constexpr unsigned bits = 31; // what a shift may be
        return static_cast<DigitSet>(given == kNoValue ? kAllDigits : 1U << (given & bits));
    }

    Verdict deduce(Board& board)
    {
        if constexpr (Tracer::on) {
            BitboardWatch<Tracer> watch(m_seen, m_tracer);
            return Deduction<HalfLanes, BitboardWatch<Tracer>>(board, watch).run(board);
        } else {
            return m_engine.deduce(board);
        }
    }

    // Deduces on `next`, the board with one more cell filled.
    Verdict tried(const Board& board, Placement placement, Board& next)
    {
        if constexpr (Tracer::on) {
            m_tracer.decide(placement.spot.cell(), placement.digit);
            place<HalfLanes>(board, placement, next);
            m_seen.board = next;
            m_seen.filled.set(placement.spot.cell());
            return deduce(next);
        } else {
            return m_engine.tried(board, placement, next);
        }
    }

    // From a board where nothing follows any more. False: unwind.
    bool goOn(const Board& board, Verdict verdict)
    {
        return verdict == Verdict::Solved ? deliver(board) : branch(board);
    }

    bool branch(const Board& board)
    {
        [[maybe_unused]] NodeId here = kRoot;
        [[maybe_unused]] const Seen seen = m_seen;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        for (const Placement placement : m_engine.branches(board)) {
            if (!m_control.node())
                return false;
            Board next;
            const Verdict verdict = tried(board, placement, next);
            if (verdict == Verdict::Contradiction)
                m_control.backtrack();
            else if (!goOn(next, verdict))
                return false;
            if constexpr (Tracer::on) {
                m_tracer.visit(here);
                m_seen = seen;
            }
        }
        return true;
    }

    bool deliver(const Board& board)
    {
        m_tracer.solution();
        return m_control.solution([&] {
            Value* value = m_values.data();
            forEachCell([&](std::size_t position, std::size_t band, std::size_t stack) {
                *value++ =
                    static_cast<Value>(std::countr_zero(board.cells[position].at(band, stack)));
            });
            return std::span<const Value>(m_values);
        });
    }

    Board m_board;
    [[no_unique_address]] Seen m_seen;
    std::array<Value, kSpots.size()> m_values; ///< of the solution that is delivered
    const BitboardEngine& m_engine;
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome bitboard(const SudokuProblem& problem, const Options& options, Control& control,
                 Tracer& tracer, const BitboardEngine& engine = fastestEngine())
{
    if (problem.box != BoxShape{3, 3})
        return propagation(problem, options, control, tracer);
    // Untraced, givens that contradict each other need no check of their own: deducing finds them.
    if constexpr (Tracer::on)
        if (!placeGivens(problem, tracer))
            return control.finish();
    Bitboard<Tracer>(problem, engine, control, tracer).run();
    return control.finish();
}

} // namespace clew::sudoku
