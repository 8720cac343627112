// What a rule of the explainer has found.

#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/puzzles/sudoku/explainer/board.h"

namespace clew::sudoku::explainer {

/// Digits of a cell.
struct CellDigits
{
    unsigned cell;
    Bits digits;
};
using Candidates = std::vector<CellDigits>;

struct Placement
{
    unsigned cell;
    unsigned digit;
};

struct Hint
{
    int tenths = 0;         ///< the rating of this step
    Candidates struck = {}; ///< candidates of the board, all of which go
    std::optional<Placement> placed = std::nullopt;
    /// Candidates that must be gone for the pattern to stand, gone or never there. Given
    /// only by the rules that chains use.
    Candidates premises = {};

    /// Whether it changes anything.
    [[nodiscard]] bool isWorth() const { return placed || !struck.empty(); }
    /// Notes those of the digits that the cell has.
    void strike(const Board& board, unsigned cell, Bits digits)
    {
        if (const auto here = static_cast<Bits>(digits & board.candidates(cell)); here != 0)
            struck.push_back({cell, here});
    }
    void strikeEverywhere(const Board& board, const Cells& cells, unsigned digit)
    {
        for (unsigned cell = 0; cell < kCells; ++cell)
            if (cells[cell])
                strike(board, cell, bit(digit));
    }
};

/// Gets the hints in the order in which they are found; false: no more are wanted.
using Hints = std::function<bool(Hint&&)>;
/// Looks for hints of a kind.
using Rule = void (*)(const Board&, const Hints&);

} // namespace clew::sudoku::explainer
