// What follows on a 9x9 board, and where to branch: the two halves of the strategy `bitboard`, over
// lanes (boxlanes.h), so that each step is made in all nine boxes for all nine digits at once.
//
// Words used here: a *line* is three cells of a box in one row, or in one column. A digit has six
// ways to lie in the three boxes of a band (or stack), one line in each box and in each row: its
// *arrangements*. Lines that no arrangement uses lose the digit: that is every hidden single of a
// row or box and every locked candidate at once. Beside it: naked singles, hidden singles, and
// lines whose three cells are left to three digits.
//
// Sources: t-dillon's tdoku for the importance of lines and arrangements ("triads" and
// "configurations") and for branching on a digit with two arrangements in the band with the fewest;
// fsss2 and JCZSolve of the sudoku programmers' forum for deducing bands by bit operations.

#pragma once

#include <bit>
#include <type_traits>

#include "core/puzzles/sudoku/bitboard/boxlanes.h"
#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

enum class Verdict : std::uint8_t { Contradiction, Solved, Open };

/// The watch that is not there: of deductions that no trace is taken of.
struct NoWatch
{
    static constexpr bool on = false;
};

/// A digit in a cell.
struct Placement
{
    Spot spot;
    std::uint8_t digit;
};

/// The board with one more cell filled.
template<class Lanes>
void place(const Board& board, Placement placement, Board& next)
{
    // In registers: copying the board as a whole takes longer than a good part of the deductions.
    for (std::size_t i = 0; i < 9; ++i)
        Lanes::load(board.cells[i]).store(next.cells[i]);
    Lanes::load(board.known).store(next.known);
    next.at(placement.spot) = static_cast<DigitSet>(1U << placement.digit);
}

template<class Lanes>
using Cells = std::array<Lanes, 9>;
/// Something for each of a box's three lines.
template<class Lanes>
using Lines = std::array<Lanes, 3>;

/// Lines along rows, which boxes of a band share.
struct Rows
{
    static constexpr Rule rule = BandArrangement;

    static constexpr std::size_t position(std::size_t line, std::size_t place)
    {
        return 3 * line + place;
    }
    /// The box of a band that is number `box` in it.
    static constexpr DigitSet at(const Boxes& boxes, std::size_t band, std::size_t box)
    {
        return boxes.at(band, box);
    }
    static constexpr Spot spot(std::size_t position, std::size_t band, std::size_t box)
    {
        return {static_cast<std::uint8_t>(position), static_cast<std::uint8_t>(band),
                static_cast<std::uint8_t>(box)};
    }
    template<class Lanes>
    static Lanes next(const Lanes& lanes)
    {
        return lanes.nextStack();
    }
    template<class Lanes>
    static Lanes after(const Lanes& lanes)
    {
        return lanes.stackAfter();
    }
};

/// Lines along columns, which boxes of a stack share.
struct Columns
{
    static constexpr Rule rule = StackArrangement;

    static constexpr std::size_t position(std::size_t line, std::size_t place)
    {
        return line + 3 * place;
    }
    static constexpr DigitSet at(const Boxes& boxes, std::size_t stack, std::size_t box)
    {
        return boxes.at(box, stack);
    }
    static constexpr Spot spot(std::size_t position, std::size_t stack, std::size_t box)
    {
        return {static_cast<std::uint8_t>(position), static_cast<std::uint8_t>(box),
                static_cast<std::uint8_t>(stack)};
    }
    template<class Lanes>
    static Lanes next(const Lanes& lanes)
    {
        return lanes.nextBand();
    }
    template<class Lanes>
    static Lanes after(const Lanes& lanes)
    {
        return lanes.bandAfter();
    }
};

template<class Axis, class Lanes>
Lines<Lanes> digitsOfLines(const Cells<Lanes>& cells)
{
    Lines<Lanes> lines;
    for (std::size_t line = 0; line < 3; ++line)
        lines[line] = cells[Axis::position(line, 0)] | cells[Axis::position(line, 1)] |
                      cells[Axis::position(line, 2)];
    return lines;
}

/// Of each line what the other two of its box do not have.
template<class Lanes>
Lines<Lanes> aloneInBox(const Lines<Lanes>& lines)
{
    return {lines[0] - (lines[1] | lines[2]), lines[1] - (lines[0] | lines[2]),
            lines[2] - (lines[0] | lines[1])};
}

/// The digits that some arrangement puts in each line.
template<class Axis, class Lanes>
Lines<Lanes> arranged(const Lines<Lanes>& lines)
{
    Lines<Lanes> next;
    Lines<Lanes> after;
    for (std::size_t line = 0; line < 3; ++line) {
        next[line] = Axis::next(lines[line]);
        after[line] = Axis::after(lines[line]);
    }
    return {lines[0] & ((next[1] & after[2]) | (after[1] & next[2])),
            lines[1] & ((next[2] & after[0]) | (after[2] & next[0])),
            lines[2] & ((next[0] & after[1]) | (after[0] & next[1]))};
}

/// A line that only three digits are left for needs them all; a line that three digits need has no
/// room for another.
template<class Lanes>
Lines<Lanes> triplesKept(const Lines<Lanes>& lines)
{
    Lines<Lanes> needed;
    for (std::size_t line = 0; line < 3; ++line)
        needed[line] =
            lines[line] & lines[line].withoutLowest().withoutLowest().withoutLowest().emptyLanes();
    Lines<Lanes> kept{lines[0] - (needed[1] | needed[2]), lines[1] - (needed[0] | needed[2]),
                      lines[2] - (needed[0] | needed[1])};
    const Lines<Lanes> alone = aloneInBox(kept);
    for (std::size_t line = 0; line < 3; ++line)
        kept[line] =
            kept[line] & (alone[line] | alone[line].withoutLowest().withoutLowest().emptyLanes());
    return kept;
}

/// Deduces on one board until nothing follows any more. `Watch` sees every step of a traced run.
template<class Lanes, class Watch>
class Deduction
{
public:
    Deduction(const Board& board, Watch& watch) : m_watch(watch)
    {
        for (std::size_t i = 0; i < 9; ++i)
            m_cells[i] = Lanes::load(board.cells[i]);
    }

    Verdict run(Board& board)
    {
        if (!settle(Lanes::load(board.known)))
            return Verdict::Contradiction;
        for (std::size_t i = 0; i < 9; ++i)
            m_cells[i].store(board.cells[i]);
        m_known.store(board.known);
        return isFilled() ? Verdict::Solved : Verdict::Open;
    }

private:
    // False: contradiction.
    bool settle(Lanes knownBefore)
    {
        m_changed = Lanes::all();
        while (findKnown()) {
            const bool quiet = (m_changed | (m_known ^ knownBefore)).isEmpty();
            // Triples cost more than they find: only when nothing else is left.
            if (quiet && (isFilled() || !strikeTriples()))
                return true;
            knownBefore = m_known;
            strikeKnown();
            m_changed = Lanes::none();
            if (!keepArranged<Rows>(m_neededByRow) || !keepArranged<Columns>(m_neededByColumn) ||
                !fillHiddenSingles())
                return false;
        }
        return false;
    }

    bool isFilled() const { return (Lanes::all() - m_known - Lanes::load(kNoBox)).isEmpty(); }

    // The cells of one candidate.
    bool findKnown()
    {
        m_known = Lanes::none();
        Lanes twice = Lanes::none();
        for (std::size_t i = 0; i < 9; ++i) {
            m_single[i] = m_cells[i] & m_cells[i].withoutLowest().emptyLanes();
            twice = twice | (m_known & m_single[i]);
            m_known = m_known | m_single[i];
        }
        const bool sound = twice.isEmpty();
        if constexpr (Watch::on) {
            m_watch.filled(m_single, NakedSingle);
            if (!sound)
                m_watch.clash(m_single, twice);
        }
        return sound;
    }

    void strikeKnown()
    {
        for (std::size_t i = 0; i < 9; ++i)
            m_cells[i] = m_cells[i] - (m_known - m_single[i]);
        if constexpr (Watch::on)
            m_watch.left(m_cells, Taken);
    }

    // Strikes what no arrangement uses, and finds the digits that each line needs.
    template<class Axis>
    bool keepArranged(Lines<Lanes>& needed)
    {
        const Lines<Lanes> before = digitsOfLines<Axis>(m_cells);
        const Lines<Lanes> lines = arranged<Axis>(before);
        const Lanes unplaced = Lanes::all() - (lines[0] | lines[1] | lines[2]);
        if (!unplaced.isEmpty()) {
            if constexpr (Watch::on)
                m_watch.unplaced(unplaced, Axis::rule);
            return false;
        }
        keep<Axis>(before, lines, Axis::rule);
        needed = aloneInBox(lines);
        return true;
    }

    // False: there was nothing to strike.
    bool strikeTriples()
    {
        m_changed = Lanes::none();
        const Lines<Lanes> rows = digitsOfLines<Rows>(m_cells);
        keep<Rows>(rows, triplesKept(rows), LineTriple);
        const Lines<Lanes> columns = digitsOfLines<Columns>(m_cells);
        keep<Columns>(columns, triplesKept(columns), LineTriple);
        return !m_changed.isEmpty();
    }

    // Leaves each line with fewer digits.
    template<class Axis>
    void keep(const Lines<Lanes>& before, const Lines<Lanes>& lines, [[maybe_unused]] Rule rule)
    {
        for (std::size_t line = 0; line < 3; ++line) {
            m_changed = m_changed | (before[line] ^ lines[line]);
            for (std::size_t place = 0; place < 3; ++place) {
                Lanes& cell = m_cells[Axis::position(line, place)];
                cell = cell & lines[line];
            }
        }
        if constexpr (Watch::on)
            m_watch.left(m_cells, rule);
    }

    // A digit that a row and a column of a box both need stands where they cross.
    bool fillHiddenSingles()
    {
        Lanes empty = Lanes::none();
        for (std::size_t i = 0; i < 9; ++i) {
            const Lanes hidden = m_neededByRow[i / 3] & m_neededByColumn[i % 3];
            m_cells[i] = m_cells[i] & (hidden | hidden.emptyLanes());
            empty = empty | m_cells[i].emptyLanes();
            m_single[i] = hidden; // only a trace wants to know
        }
        if constexpr (Watch::on) {
            m_watch.filled(m_single, HiddenSingle);
            m_watch.left(m_cells, HiddenSingle);
            if (!empty.isEmpty())
                m_watch.dead(m_cells);
        }
        return empty.isEmpty();
    }

    // All digits in the lanes that belong to no box.
    static constexpr Boxes kNoBox = [] {
        Boxes lanes = Boxes::filledWith(kAllDigits);
        for (std::size_t band = 0; band < 3; ++band)
            for (std::size_t stack = 0; stack < 3; ++stack)
                lanes.at(band, stack) = 0;
        return lanes;
    }();

    Cells<Lanes> m_cells;
    Cells<Lanes> m_single; ///< the digits of cells that are known to have this one
    Lanes m_known;         ///< those of each box
    Lanes m_changed;       ///< not empty once something was struck
    Lines<Lanes> m_neededByRow;
    Lines<Lanes> m_neededByColumn;
    [[maybe_unused]] Watch& m_watch;
};

/// Placements of which every solution has exactly one.
class Branches
{
public:
    void add(Spot spot, unsigned digit)
    {
        m_placements[m_count++] = {spot, static_cast<std::uint8_t>(digit)};
    }
    [[nodiscard]] const Placement* begin() const { return m_placements.data(); }
    [[nodiscard]] const Placement* end() const { return m_placements.data() + m_count; }

private:
    std::array<Placement, kDigits> m_placements;
    std::size_t m_count = 0;
};

/// Where to branch on a board from which nothing follows.
///
/// Best is a digit with two arrangements in the band (or stack) that has the fewest of all digits
/// together, each of the two pinned by a cell: one that is the only place of its line. Trying these
/// two cells settles the digit in three boxes either way. Otherwise a cell with two candidates in
/// the box of which least is known, where striking has most to strike; otherwise a cell with
/// fewest.
template<class Lanes>
class BranchChoice
{
public:
    explicit BranchChoice(const Board& board) : m_board(board)
    {
        for (std::size_t i = 0; i < 9; ++i)
            m_cells[i] = Lanes::load(board.cells[i]);
    }

    Branches choose()
    {
        const Survey rows = survey<Rows>();
        const Survey columns = survey<Columns>();
        Band best;
        for (std::uint8_t band = 0; band < 3; ++band) {
            compare<Rows>(rows, band, best);
            compare<Columns>(columns, band, best);
        }
        if (best.pinned == 0)
            return cellBranches();
        return best.alongRows ? arrangementBranches<Rows>(rows, best)
                              : arrangementBranches<Columns>(columns, best);
    }

private:
    // The arrangements of all bands (or stacks). Each is noted at the box where it uses line 0:
    // those that use line 1 in the next box and line 2 in the one after are rising, the others
    // falling.
    struct Survey
    {
        Boxes rising;
        Boxes falling;
        Boxes pinned;              ///< digits with two arrangements, both pinned by a cell
        std::array<Boxes, 3> lone; ///< digits that have one place in a line, but others in its box
    };

    // How often a digit was met.
    struct Count
    {
        Lanes once;
        Lanes twice;
        Lanes thrice;

        friend Count operator+(const Count& a, const Count& b)
        {
            return {a.once | b.once, a.twice | b.twice | (a.once & b.once),
                    a.thrice | b.thrice | (a.twice & b.once) | (a.once & b.twice)};
        }
    };

    struct Band
    {
        bool alongRows = true;
        std::uint8_t number = 0;
        int arrangements = 100; ///< of all digits; more than there can be
        DigitSet pinned = 0;
    };

    template<class Axis>
    Survey survey() const
    {
        const Lines<Lanes> lines = digitsOfLines<Axis>(m_cells);
        Lines<Lanes> lone;
        for (std::size_t line = 0; line < 3; ++line) {
            const Lanes& a = m_cells[Axis::position(line, 0)];
            const Lanes& b = m_cells[Axis::position(line, 1)];
            const Lanes& c = m_cells[Axis::position(line, 2)];
            const Lanes twice = (a & b) | (c & (a | b));
            lone[line] = (lines[line] - twice) & (lines[(line + 1) % 3] | lines[(line + 2) % 3]);
        }
        const Lanes rising = lines[0] & Axis::next(lines[1]) & Axis::after(lines[2]);
        const Lanes falling = lines[0] & Axis::after(lines[1]) & Axis::next(lines[2]);
        const Lanes loose = (rising - (lone[0] | Axis::next(lone[1]) | Axis::after(lone[2]))) |
                            (falling - (lone[0] | Axis::after(lone[1]) | Axis::next(lone[2])));
        const Count here{rising | falling, rising & falling, Lanes::none()};
        const Count next{Axis::next(here.once), Axis::next(here.twice), Lanes::none()};
        const Count after{Axis::after(here.once), Axis::after(here.twice), Lanes::none()};
        const Count all = here + next + after;
        Survey found;
        rising.store(found.rising);
        falling.store(found.falling);
        (all.twice - all.thrice - (loose | Axis::next(loose) | Axis::after(loose)))
            .store(found.pinned);
        for (std::size_t line = 0; line < 3; ++line)
            lone[line].store(found.lone[line]);
        return found;
    }

    template<class Axis>
    static void compare(const Survey& survey, std::uint8_t number, Band& best)
    {
        int arrangements = 0;
        for (std::size_t box = 0; box < 3; ++box)
            arrangements += kCounts[Axis::at(survey.rising, number, box)] +
                            kCounts[Axis::at(survey.falling, number, box)];
        const DigitSet pinned = Axis::at(survey.pinned, number, 0);
        constexpr int settled = kDigits; // one for each digit
        if (arrangements > settled && (arrangements < best.arrangements ||
                                       (arrangements == best.arrangements && best.pinned == 0)))
            best = {std::is_same_v<Axis, Rows>, number, arrangements, pinned};
    }

    template<class Axis>
    Branches arrangementBranches(const Survey& survey, const Band& band) const
    {
        const auto digit = static_cast<unsigned>(std::countr_zero(band.pinned));
        Branches branches;
        for (std::size_t box = 0; box < 3; ++box) {
            if ((Axis::at(survey.rising, band.number, box) >> digit & 1U) != 0)
                branches.add(pinningCell<Axis>(survey, band.number, digit, box, 1), digit);
            if ((Axis::at(survey.falling, band.number, box) >> digit & 1U) != 0)
                branches.add(pinningCell<Axis>(survey, band.number, digit, box, 2), digit);
        }
        return branches;
    }

    // The cell that the digit takes in this arrangement and in no other. `step` is how many boxes
    // further each line is.
    template<class Axis>
    Spot pinningCell(const Survey& survey, std::size_t band, unsigned digit, std::size_t box,
                     std::size_t step) const
    {
        std::size_t line = 0;
        while ((Axis::at(survey.lone[line], band, box) >> digit & 1U) == 0) {
            box = (box + step) % 3;
            ++line;
        }
        std::size_t place = 0;
        while ((Axis::at(m_board.cells[Axis::position(line, place)], band, box) >> digit & 1U) == 0)
            ++place;
        return Axis::spot(Axis::position(line, place), band, box);
    }

    Branches cellBranches() const
    {
        const Spot spot = pairCell();
        Branches branches;
        for (unsigned left = m_board.at(spot); left != 0; left &= left - 1)
            branches.add(spot, static_cast<unsigned>(std::countr_zero(left)));
        return branches;
    }

    // The boxes that have a cell with two candidates, marked by not being empty.
    Boxes boxesWithPairs() const
    {
        Lanes pairs = Lanes::none();
        for (const Lanes& cell : m_cells) {
            const Lanes second = cell.withoutLowest();
            pairs = pairs | (second & second.withoutLowest().emptyLanes());
        }
        Boxes boxes;
        pairs.store(boxes);
        return boxes;
    }

    Spot pairCell() const
    {
        const Boxes pairs = boxesWithPairs();
        Spot best{};
        int fewestKnown = kDigits;
        for (std::uint8_t band = 0; band < 3; ++band)
            for (std::uint8_t stack = 0; stack < 3; ++stack) {
                const int known = kCounts[m_board.known.at(band, stack)];
                if (pairs.at(band, stack) != 0 && known < fewestKnown) {
                    fewestKnown = known;
                    best = {0, band, stack};
                }
            }
        if (fewestKnown == kDigits)
            return fewestCandidates();
        while (kCounts[m_board.at(best)] != 2)
            ++best.position;
        return best;
    }

    Spot fewestCandidates() const
    {
        Spot best{};
        int fewest = kDigits + 1;
        for (const Spot spot : kSpots) {
            const int count = kCounts[m_board.at(spot)];
            if (count > 1 && count < fewest) {
                fewest = count;
                best = spot;
            }
        }
        return best;
    }

    const Board& m_board;
    Cells<Lanes> m_cells;
};

/// The two halves on one kind of registers.
struct BitboardEngine
{
    Verdict (*deduce)(Board& board);
    /// Deduces on `next`, which is `board` with one more cell filled.
    Verdict (*tried)(const Board& board, Placement placement, Board& next);
    Branches (*branches)(const Board& board);
};

/// 128 bits at a time, on any processor.
extern const BitboardEngine kHalfEngine;
/// 256 bits at a time; null if this processor cannot.
const BitboardEngine* avx2Engine();
/// The fastest that this processor can run.
const BitboardEngine& fastestEngine();

} // namespace clew::sudoku
