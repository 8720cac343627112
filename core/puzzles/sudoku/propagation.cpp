// Propagation: what follows from a digit by singles is filled in at once, so that most boards need
// no guess or a few. The default, since it shows best how little there is to search; the program is
// in propagation.h, for the bitboard falls back on it.

#include "core/puzzles/sudoku/propagation.h"

namespace clew::sudoku {

Strategy propagation()
{
    using enum EventKind;
    return makeStrategy<SudokuProblem>(
        {.id = "propagation",
         .title = phrase("sudoku", "Propagation"),
         .summary =
             phrase("sudoku", "Cells with one candidate and digits with one place are filled at "
                              "once; only then a digit is tried, where the fewest are left."),
         .exhausts = true,
         .idea = phrase("sudoku",
                        "Most cells need no guess. A digit that is placed is struck from its row, "
                        "column and box; a cell with one candidate left, or a digit with one place "
                        "left in a unit, is filled at once, and so on as long as possible. Only "
                        "then a digit is tried, in the cell with the fewest candidates: there a "
                        "wrong guess is least likely and soonest discovered."),
         .pseudoCode =
             {
                 {"set the given digits", {{Assign, GivenDigit}}},
                 {"fill(board)"},
                 {""},
                 {"fill(board):"},
                 {"  for each digit placed: strike it from its row, column and box", {Remove}},
                 {"    if a cell has no candidate or a digit no place: return", {Conflict}},
                 {"  while a cell has one candidate, or a digit one place in a unit:"},
                 {"    place it, and strike it as above", {Assign}},
                 {"  if all cells are filled: report the board; return", {Solution}},
                 {"  cell ← one with the fewest candidates"},
                 {"  for each candidate of cell:"},
                 {"    place it in a copy of board", {Decide}},
                 {"    fill(the copy)"},
                 {"    back to board", {Visit}},
             },
         .cost = phrase("sudoku", "Exponential at worst, like every known method for Sudoku of any "
                                  "size; on 9 × 9 most puzzles need no guess or a few. A node "
                                  "costs more than in backtracking. Memory for a board for each "
                                  "guess that stands."),
         .growth = Growth::exponential().inCells().atWorst(),
         .origin = phrase("sudoku", "Constraint propagation after Norvig, 2006; fail-first after "
                                    "Haralick and Elliott, 1980.")},
        [](const SudokuProblem& problem, const Options& options, Control& control, auto& tracer) {
            return propagation(problem, options, control, tracer);
        });
}

} // namespace clew::sudoku
