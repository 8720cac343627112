// What all sudoku strategies do with the givens: they stand before the search begins.

#pragma once

#include "core/puzzles/sudoku/rules.h"

namespace clew::sudoku {

/// Emits the givens as forced moves at the root. False if they already contradict each other.
template<class Tracer>
bool placeGivens(const SudokuProblem& problem, Tracer& tracer)
{
    const bool sound = !contradictory(problem);
    if constexpr (Tracer::on) {
        for (Cell cell = 0; cell < problem.givens.size(); ++cell)
            if (problem.givens[cell] != kNoValue)
                tracer.assign(cell, problem.givens[cell], GivenDigit);
        if (!sound) {
            const Clash clash = clashes(problem).front();
            tracer.conflict(clash.second, Taken, problem.givens[clash.second]);
        }
    }
    return sound;
}

/// The digits that each cell can take beside the givens; of a given cell its digit alone.
std::vector<Mask> allowedDigits(const SudokuProblem& problem, const Layout& layout);

/// Emits which candidates of empty cells the givens strike.
template<class Tracer>
void traceStruck(const SudokuProblem& problem, const Layout& layout, std::span<const Mask> allowed,
                 Tracer& tracer)
{
    for (Cell cell = 0; cell < layout.cellCount(); ++cell)
        for (Value value = 0; value < layout.size(); ++value)
            if (problem.givens[cell] == kNoValue && (allowed[cell] & bitOf(value)) == 0)
                tracer.remove(cell, value, Taken);
}

/// The cells without a given, row by row.
std::vector<Cell> emptyCells(const SudokuProblem& problem);

} // namespace clew::sudoku
