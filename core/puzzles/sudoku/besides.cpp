#include "core/puzzles/sudoku/besides.h"

#include "core/puzzles/sudoku/bitboard/bitboard.h"
#include "core/puzzles/sudoku/rules.h"

namespace clew::sudoku {

bool followsFromGivens(const SudokuProblem& problem, std::span<const Mask> left)
{
    constexpr std::uint64_t kMostNodes = 100'000; // far more than boards with one solution take
    if (contradictory(problem))
        return false;
    bool agrees = true;
    Control control({.nodes = kMostNodes, .solutions = 2}, {}, [&](std::span<const Value> values) {
        for (std::size_t cell = 0; cell < left.size(); ++cell)
            agrees = agrees && (left[cell] & bitOf(values[cell])) != 0;
        return true;
    });
    NoTracer tracer;
    const Outcome outcome = bitboard(problem, {}, control, tracer);
    return agrees && outcome.ending == Ending::Exhausted && outcome.counters.solutions == 1;
}

} // namespace clew::sudoku
