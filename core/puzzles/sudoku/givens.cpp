#include "core/puzzles/sudoku/givens.h"

namespace clew::sudoku {

std::vector<Mask> allowedDigits(const SudokuProblem& problem, const Layout& layout)
{
    std::vector<Mask> allowed(layout.cellCount(), layout.allDigits());
    for (Cell cell = 0; cell < layout.cellCount(); ++cell) {
        if (problem.givens[cell] == kNoValue)
            continue;
        const Mask bit = bitOf(problem.givens[cell]);
        allowed[cell] &= bit;
        for (const Cell peer : layout.peers(cell))
            allowed[peer] &= ~bit;
    }
    return allowed;
}

std::vector<Cell> emptyCells(const SudokuProblem& problem)
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < problem.givens.size(); ++cell)
        if (problem.givens[cell] == kNoValue)
            cells.push_back(cell);
    return cells;
}

} // namespace clew::sudoku
