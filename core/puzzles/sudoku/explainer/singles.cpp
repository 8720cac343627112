#include <initializer_list>

#include "core/puzzles/sudoku/explainer/rules.h"

namespace clew::sudoku::explainer {

namespace {

// The order in which these rules look.
constexpr std::array kBoxesColumnsRows{Box, Column, Row};

Hint placing(int tenths, unsigned cell, unsigned digit)
{
    return {.tenths = tenths, .placed = Placement{cell, digit}};
}

// Hidden singles that are the last empty cell of their unit, or those that are not.
bool hiddenSinglesWhere(bool isLast, const Board& board, const Hints& hints)
{
    for (const Kind kind : kBoxesColumnsRows) {
        for (unsigned unit = 9U * kind; unit < 9U * kind + 9; ++unit) {
            if ((board.emptyCount(unit) == 1) != isLast)
                continue;
            for (unsigned digit = 0; digit < kSide; ++digit) {
                const Bits places = board.places(unit, digit);
                if (count(places) != 1)
                    continue;
                const int tenths = isLast ? 10 : kind == Box ? 12 : 15;
                if (!hints(placing(tenths, cellAt(unit, lowest(places)), digit)))
                    return false;
            }
        }
    }
    return true;
}

// A digit that a unit has in its intersection with `across` alone leaves one place in another unit
// of the same kind that `across` meets.
bool directLockingOf(Kind kind, Kind acrossKind, const Board& board, const Hints& hints)
{
    for (unsigned digit = 0; digit < kSide; ++digit) {
        for (unsigned unit = 9U * kind; unit < 9U * kind + 9; ++unit) {
            const Bits places = board.places(unit, digit);
            if (count(places) < 2)
                continue;
            for (unsigned across = 9U * acrossKind; across < 9U * acrossKind + 9; ++across) {
                const Cells& line = unitSet(across);
                bool isLocked = (unitSet(unit) & line).any();
                forEachBit(places, [&](unsigned p) { isLocked &= line[cellAt(unit, p)]; });
                for (unsigned other = 9U * kind; isLocked && other < 9U * kind + 9; ++other) {
                    if (other == unit || (unitSet(other) & line).none())
                        continue;
                    Bits left = 0;
                    forEachBit(board.places(other, digit), [&](unsigned p) {
                        if (!line[cellAt(other, p)])
                            left = static_cast<Bits>(left | bit(p));
                    });
                    if (count(board.places(other, digit)) > 1 && count(left) == 1 &&
                        !hints(placing(kind == Box ? 17 : 19, cellAt(other, lowest(left)), digit)))
                        return false;
                }
            }
        }
    }
    return true;
}

// As many digits as places; with the others gone from there, a further digit has one place left.
void directHiddenSets(unsigned size, int tenths, const Board& board, const Hints& hints)
{
    bool goOn = true;
    for (const Kind kind : kBoxesColumnsRows) {
        for (unsigned unit = 9U * kind; goOn && unit < 9U * kind + 9; ++unit) {
            if (board.emptyCount(unit) <= size)
                continue;
            forEachSubset(size, kSide, [&](std::uint32_t digits) {
                Bits places = 0;
                bool areOpen = true;
                forEachBit(static_cast<Bits>(digits), [&](unsigned digit) {
                    areOpen &= count(board.places(unit, digit)) > 1;
                    places = static_cast<Bits>(places | board.places(unit, digit));
                });
                if (!areOpen || count(places) != size)
                    return true;
                for (unsigned digit = 0; digit < kSide; ++digit) {
                    const Bits all = board.places(unit, digit);
                    const Bits left = without(all, places);
                    if ((digits >> digit & 1U) == 0 && count(all) > 1 && count(left) == 1) {
                        goOn = hints(placing(tenths, cellAt(unit, lowest(left)), digit));
                        return goOn;
                    }
                }
                return true;
            });
        }
    }
}

} // namespace

void hiddenSingles(const Board& board, const Hints& hints)
{
    if (hiddenSinglesWhere(true, board, hints))
        hiddenSinglesWhere(false, board, hints);
}

void directLocking(const Board& board, const Hints& hints)
{
    static_cast<void>(
        directLockingOf(Box, Column, board, hints) && directLockingOf(Box, Row, board, hints) &&
        directLockingOf(Column, Box, board, hints) && directLockingOf(Row, Box, board, hints));
}

void directHiddenPairs(const Board& board, const Hints& hints)
{
    directHiddenSets(2, 20, board, hints);
}

void nakedSingles(const Board& board, const Hints& hints)
{
    for (unsigned cell = 0; cell < kCells; ++cell)
        if (const Bits digits = board.candidates(cell);
            count(digits) == 1 && !hints(placing(23, cell, lowest(digits))))
            return;
}

void directHiddenTriples(const Board& board, const Hints& hints)
{
    directHiddenSets(3, 25, board, hints);
}

} // namespace clew::sudoku::explainer
