#include "core/puzzles/sudoku/explainer/rules.h"

namespace clew::sudoku::explainer {

namespace {

constexpr std::array kBoxesThenColumnsThenRows{Box, Column, Row};

// A digit that `unit` has in its intersection with a unit of the other kind alone.
bool lockingOf(Kind kind, Kind acrossKind, const Board& board, const Hints& hints)
{
    for (unsigned digit = 0; digit < kSide; ++digit) {
        for (unsigned unit = 9U * kind; unit < 9U * kind + 9; ++unit) {
            const Bits places = board.places(unit, digit);
            if (count(places) < 2)
                continue;
            const unsigned across = unitOf(cellAt(unit, lowest(places)), acrossKind);
            const Cells& line = unitSet(across);
            bool isLocked = true;
            forEachBit(places, [&](unsigned p) { isLocked &= line[cellAt(unit, p)]; });
            if (!isLocked)
                continue;
            Hint hint{.tenths = kind == Box ? 26 : 28};
            hint.strikeEverywhere(board, line & ~unitSet(unit), digit);
            if (!hint.isWorth())
                continue;
            const Cells outside = unitSet(unit) & ~line;
            for (unsigned cell = 0; cell < kCells; ++cell)
                if (outside[cell])
                    hint.premises.push_back({cell, bit(digit)});
            if (!hints(std::move(hint)))
                return false;
        }
    }
    return true;
}

void nakedSets(unsigned size, int tenths, const Board& board, const Hints& hints)
{
    bool goOn = true;
    for (const Kind kind : kBoxesThenColumnsThenRows) {
        for (unsigned unit = 9U * kind; goOn && unit < 9U * kind + 9; ++unit) {
            if (board.emptyCount(unit) < 2 * size)
                continue;
            forEachSubset(size, kSide, [&](std::uint32_t places) {
                Bits digits = 0;
                bool areOpen = true;
                forEachBit(static_cast<Bits>(places), [&](unsigned p) {
                    const Bits here = board.candidates(cellAt(unit, p));
                    areOpen &= count(here) > 1;
                    digits = static_cast<Bits>(digits | here);
                });
                if (!areOpen || count(digits) != size)
                    return true;
                Hint hint{.tenths = tenths};
                for (unsigned p = 0; p < kSide; ++p) {
                    const unsigned cell = cellAt(unit, p);
                    if ((places >> p & 1U) == 0)
                        hint.strike(board, cell, digits);
                    else
                        hint.premises.push_back({cell, without(0x1FF, digits)});
                }
                goOn = !hint.isWorth() || hints(std::move(hint));
                return goOn;
            });
        }
    }
}

void hiddenSets(unsigned size, int tenths, const Board& board, const Hints& hints)
{
    bool goOn = true;
    for (const Kind kind : kBoxesThenColumnsThenRows) {
        for (unsigned unit = 9U * kind; goOn && unit < 9U * kind + 9; ++unit) {
            if (board.emptyCount(unit) <= 2 * size)
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
                Hint hint{.tenths = tenths};
                for (unsigned p = 0; p < kSide; ++p) {
                    const unsigned cell = cellAt(unit, p);
                    if ((places >> p & 1U) != 0)
                        hint.strike(board, cell, without(0x1FF, static_cast<Bits>(digits)));
                    else
                        hint.premises.push_back({cell, static_cast<Bits>(digits)});
                }
                goOn = !hint.isWorth() || hints(std::move(hint));
                return goOn;
            });
        }
    }
}

bool fishIn(Kind base, Kind cover, unsigned size, int tenths, const Board& board,
            const Hints& hints)
{
    bool goOn = true;
    forEachSubset(size, kSide, [&](std::uint32_t lines) {
        for (unsigned digit = 0; goOn && digit < kSide; ++digit) {
            if (board.placedCount(digit) + 2 * size > kSide)
                continue;
            Bits places = 0;
            bool areOpen = true;
            forEachBit(static_cast<Bits>(lines), [&](unsigned line) {
                const Bits here = board.places(9U * base + line, digit);
                areOpen &= count(here) > 1;
                places = static_cast<Bits>(places | here);
            });
            if (!areOpen || count(places) != size)
                continue;
            Hint hint{.tenths = tenths};
            forEachBit(places, [&](unsigned across) {
                for (unsigned p = 0; p < kSide; ++p)
                    if ((lines >> p & 1U) == 0)
                        hint.strike(board, cellAt(9U * cover + across, p), bit(digit));
            });
            if (!hint.isWorth())
                continue;
            forEachBit(static_cast<Bits>(lines), [&](unsigned line) {
                for (unsigned p = 0; p < kSide; ++p)
                    if ((places >> p & 1U) == 0)
                        hint.premises.push_back({cellAt(9U * base + line, p), bit(digit)});
            });
            goOn = hints(std::move(hint));
        }
        return goOn;
    });
    return goOn;
}

void fish(unsigned size, int tenths, const Board& board, const Hints& hints)
{
    if (fishIn(Column, Row, size, tenths, board, hints))
        fishIn(Row, Column, size, tenths, board, hints);
}

} // namespace

void locking(const Board& board, const Hints& hints)
{
    static_cast<void>(lockingOf(Box, Column, board, hints) && lockingOf(Box, Row, board, hints) &&
                      lockingOf(Column, Box, board, hints) && lockingOf(Row, Box, board, hints));
}

void nakedPairs(const Board& board, const Hints& hints)
{
    nakedSets(2, 30, board, hints);
}
void nakedTriples(const Board& board, const Hints& hints)
{
    nakedSets(3, 36, board, hints);
}
void nakedQuads(const Board& board, const Hints& hints)
{
    nakedSets(4, 50, board, hints);
}

void hiddenPairs(const Board& board, const Hints& hints)
{
    hiddenSets(2, 34, board, hints);
}
void hiddenTriples(const Board& board, const Hints& hints)
{
    hiddenSets(3, 40, board, hints);
}
void hiddenQuads(const Board& board, const Hints& hints)
{
    hiddenSets(4, 54, board, hints);
}

void xWings(const Board& board, const Hints& hints)
{
    fish(2, 32, board, hints);
}
void swordfish(const Board& board, const Hints& hints)
{
    fish(3, 38, board, hints);
}
void jellyfish(const Board& board, const Hints& hints)
{
    fish(4, 52, board, hints);
}

} // namespace clew::sudoku::explainer
