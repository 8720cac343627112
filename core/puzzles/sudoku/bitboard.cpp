// Bitboard: the fastest way known here on 9 × 9, for counts and for streams of millions of boards.
// All boxes are deduced at once for all digits; the program is in bitboard/.

#include "core/puzzles/sudoku/bitboard/bitboard.h"

namespace clew::sudoku {

Strategy bitboard()
{
    using enum EventKind;
    return makeStrategy<SudokuProblem>(
        {.id = "bitboard",
         .title = phrase("sudoku", "Bitboard"),
         .summary = phrase(
             "sudoku", "All boxes deduced at once for all digits by bit operations; the fastest "
                       "on 9 × 9, propagation on other sizes."),
         .exhausts = true,
         .idea =
             phrase("sudoku", "In three rows of boxes a digit takes one row in each box, and a "
                              "different one: six arrangements in all. Which of them are left "
                              "is kept for all boxes and digits side by side in wide registers, "
                              "so that a few bit operations strike what no arrangement uses "
                              "anywhere. Only when nothing follows is a digit tried, where two "
                              "arrangements are left."),
         .pseudoCode =
             {
                 {"set the given digits", {{Assign, GivenDigit}}},
                 {"fill(board)"},
                 {""},
                 {"fill(board):"},
                 {"  until nothing changes:"},
                 {"    fill cells with one candidate", {Assign}},
                 {"    if a box has a digit twice: return", {{Conflict, Taken}}},
                 {"    strike what is placed from its row, column and box", {Remove}},
                 {"    for bands and stacks of boxes, all digits at once:"},
                 {"      if a digit has no arrangement: return",
                  {{Conflict, BandArrangement}, {Conflict, StackArrangement}}},
                 {"      strike cells that no arrangement uses",
                  {{Remove, BandArrangement}, {Remove, StackArrangement}}},
                 {"    fill cells whose row and column in the box need the same digit",
                  {{Assign, HiddenSingle}, {Remove, HiddenSingle}}},
                 {"    if a cell has no candidate: return", {Conflict}},
                 {"    if nothing else follows: strike by lines left to three digits",
                  {{Remove, LineTriple}}},
                 {"  if all cells are filled: report the board; return", {Solution}},
                 {"  choose a digit with two arrangements, else a cell with fewest candidates"},
                 {"  for each of these placements:"},
                 {"    place the digit in a copy of board", {Decide}},
                 {"    fill(the copy)"},
                 {"    back to board", {Visit}},
             },
         .cost =
             phrase("sudoku", "Exponential at worst, but the fastest of all here. Memory "
                              "for one board for each guess that stands. Sizes other than 9 × 9 "
                              "are solved by propagation."),
         .growth = Growth::exponential().inCells().atWorst(),
         .origin =
             phrase("sudoku", "Lines and arrangements after tdoku by T. Dillon; band solvers of "
                              "the sudoku programmers' forum (fsss2, JCZSolve).")},
        [](const SudokuProblem& problem, const Options& options, Control& control, auto& tracer) {
            return bitboard(problem, options, control, tracer);
        });
}

} // namespace clew::sudoku
