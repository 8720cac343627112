// Bit masks: backtracking as before, but a column's free rows are the bits of one word, so that no
// attacked square is ever looked at. The program is in bitmask.h.

#include "core/puzzles/queens/bitmask.h"

#include "core/puzzles/queens/givens.h"

namespace clew::queens {

namespace {

std::optional<Sentence> refusalBitmask(const QueensProblem& problem)
{
    if (problem.size <= kMaxWordSize)
        return std::nullopt;
    return Sentence{
        phrase("queens",
               "Rows are kept as the bits of one word, which has %1; this board has %2 rows."),
        {std::to_string(kMaxWordSize), std::to_string(problem.size)}};
}

} // namespace

std::vector<std::uint64_t> allowedRows(const QueensProblem& problem)
{
    const std::uint64_t all = ~std::uint64_t{0} >> (kMaxWordSize - problem.size);
    std::vector<std::uint64_t> allowed(problem.size, all);
    for (const Square given : problem.givens)
        for (std::uint32_t column = 0; column < problem.size; ++column)
            for (std::uint32_t row = 0; row < problem.size; ++row)
                if (Square{column, row} != given && attacks({column, row}, given))
                    allowed[column] &= ~(std::uint64_t{1} << row);
    return allowed;
}

Strategy bitmask()
{
    using enum EventKind;
    return makeStrategy<QueensProblem>(
        {.id = "bitmask",
         .title = phrase("queens", "Bit masks"),
         .summary =
             phrase("queens", "Backtracking with rows and diagonals as bits: only free squares "
                              "are ever tried. Up to 64 queens."),
         .exhausts = true,
         .idea = phrase("queens", "The rows and diagonals that are attacked are kept as the "
                                  "bits of three words; from one column to the next the "
                                  "diagonals are shifted by one place. One operation then gives "
                                  "all free rows of a column, so that attacked squares are "
                                  "never looked at. It is plain backtracking with very little "
                                  "work a node."),
         .pseudoCode =
             {
                 {"set the given queens", {{Assign, GivenQueen}, {Conflict, Attacked}}},
                 {"place(column 1, rows 0, rising 0, falling 0)"},
                 {""},
                 {"place(column, rows, rising, falling):"},
                 {"  if column > N: report the board; return", {Solution}},
                 {"  free ← not (rows or rising or falling)"},
                 {"  if free = 0: return", {Conflict}},
                 {"  while free ≠ 0:"},
                 {"    bit ← lowest bit of free; clear it there; its queen is put down", {Decide}},
                 {"    place(column + 1, rows + bit, (rising + bit) >> 1, (falling + bit) << 1)"},
                 {"    take the queen away", {Visit}},
             },
         .cost = phrase("queens", "Exponential like backtracking, but only safe queens are put "
                                  "down, each in a few machine instructions. Memory for three "
                                  "words a column; up to 64 queens."),
         // As for backtracking: between the solutions and the orders of N rows.
         .growth = Growth::factorial(1),
         .origin = phrase("queens", "Richards, 1997.")},
        [](const QueensProblem& problem, const Options&, Control& control, auto& tracer) {
            if (placeGivens(problem, control, tracer))
                Bitmask(problem, control, tracer).run();
            return control.finish();
        },
        [](const QueensProblem& problem) { return refusalBitmask(problem); });
}

} // namespace clew::queens
