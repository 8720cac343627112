// Line solving with probing and backtracking, because most published puzzles need no guess at all:
// each line that changed is settled as far as its clue allows; where that ends, single cells are
// tried both ways for a contradiction; where that ends too, the cell whose trial settled most is
// decided.
//
// All solutions are found; of each decided cell those with it filled come first.

#include "core/puzzles/nonogram/linesolving.h"

namespace clew::nonogram {

std::vector<Variable> probeOrder(const NonogramProblem& problem, const Grid& grid)
{
    const std::uint32_t width = problem.width;
    const auto settledNeighbours = [&](Variable cell) {
        const std::uint32_t x = cell % width;
        const std::uint32_t y = cell / width;
        return int{x == 0 || grid[cell - 1] != Cell::Unknown} +
               int{x + 1 == width || grid[cell + 1] != Cell::Unknown} +
               int{y == 0 || grid[cell - width] != Cell::Unknown} +
               int{y + 1 == problem.height || grid[cell + width] != Cell::Unknown};
    };
    std::vector<Variable> order;
    for (int count = 4; count >= 0; --count)
        for (Variable cell = 0; cell < problem.cellCount(); ++cell)
            if (grid[cell] == Cell::Unknown && settledNeighbours(cell) == count)
                order.push_back(cell);
    return order;
}

Strategy lineSolving()
{
    using enum EventKind;
    return makeStrategy<NonogramProblem>(
        {.id = "line-solving",
         .title = phrase("nonogram", "Line solving"),
         .summary = phrase("nonogram", "Settles, line by line, what all placements share; then "
                                       "tries single cells both ways, and only then guesses."),
         .idea = phrase("nonogram", "A line is settled as far as all placements of its runs "
                                    "agree; that changes the lines that cross it, which are "
                                    "looked at again. Where this ends, single cells are tried "
                                    "both ways, and where one way fails the other holds. Only "
                                    "when that ends too a cell is decided, the one whose trial "
                                    "settled most."),
         .pseudoCode =
             {
                 {"settle the given cells", {{Assign, GivenCell}}},
                 {"queue ← all lines"},
                 {"settle the queue; search()"},
                 {""},
                 {"search():"},
                 {"  until that settles nothing more, for each open cell, best first:"},
                 {"    try it filled, try it empty, and go back each time"},
                 {"    if one way fails: settle the other, and the queue", {{Assign, Probed}}},
                 {"  if no cell is open: report the grid; return", {Solution}},
                 {"  cell ← the one whose trials settled most"},
                 {"  for cell filled, then empty: if it can be tried, search(); go back"},
                 {""},
                 {"try(cell, value):"},
                 {"  write value into cell; queue its row and column", {Decide}},
                 {"  for each line of the queue:"},
                 {"    settle the cells on which all its placements agree",
                  {{Assign, RowRule}, {Assign, ColumnRule}}},
                 {"    if it has no placement: a contradiction", {Conflict}},
                 {"    queue the lines that cross the cells settled"},
                 {"go back: the grid as it was before the try", {Visit}},
             },
         .cost = phrase("nonogram", "Settling a line takes time about proportional to its "
                                    "length times its runs. Most published puzzles need no "
                                    "decision; in general the problem is NP-complete, and "
                                    "decisions can double the work each. Memory for one grid "
                                    "and what was changed in it."),
         .growth = Growth::exponential().inCells().atWorst(),
         .origin = phrase("nonogram", "Batenburg and Kosters, 2009; Wolter's pbnsolve, 2007.")},
        [](const NonogramProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) { return searchByLines(problem, control, tracer); });
}

} // namespace clew::nonogram
