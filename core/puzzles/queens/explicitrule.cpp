// No search at all: a placement for every N from 4 on, written down by rule.
//
// For even N with N mod 6 ≠ 2 a staircase of knight's moves in the even rows and another in the odd
// ones; for N mod 6 = 2 the second half is shifted. Neither has a queen on the main diagonal, so
// for odd N one is added in the corner. (Pauls, 1874; constructions A and B of Hoffman, Loessi and
// Moore, "Constructions for the solution of the m queens problem", 1969.)
//
// One solution of many: it is reported only if it agrees with the given queens.

#include "core/puzzles/queens/explicitrule.h"

#include <vector>

#include "core/puzzles/queens/givens.h"

namespace clew::queens {

namespace {

template<class Tracer>
void constructByRule(const QueensProblem& problem, Control& control, Tracer& tracer)
{
    const std::uint32_t size = problem.size;
    if (size == 2 || size == 3)
        return;
    const std::uint32_t even = size - size % 2;
    const std::vector<Value> given =
        problem.givens.empty() ? std::vector<Value>() : problem.givenRows();
    std::vector<Value> rows(size);
    for (std::uint32_t column = 0; column < size; ++column) {
        if (column % 65536 == 0 && !control.poll())
            return;
        rows[column] = column < even ? constructedRow(column, even) : column;
        if (given.empty() || given[column] == kNoValue) {
            tracer.assign(column, rows[column], ByRule);
        } else if (given[column] != rows[column]) {
            tracer.conflict(column, ByRule, rows[column]);
            return;
        }
    }
    tracer.solution();
    // There is one such solution, whatever the limit.
    (void)control.solution([&] { return std::span<const Value>(rows); });
}

} // namespace

Strategy explicitRule()
{
    using enum EventKind;
    return makeStrategy<QueensProblem>(
        {.id = "explicit-rule",
         .title = phrase("queens", "Explicit rule (no search)"),
         .summary = phrase("queens", "Writes down one placement by rule, for any board of four or "
                                     "more: a single solution needs no search."),
         .complete = false,
         .idea = phrase("queens", "For every board of four squares a side or more, one solution "
                                  "can simply be written down. The queens stand in two "
                                  "staircases of knight's moves; for some N these are shifted "
                                  "so that no two queens share a diagonal. Search is needed for "
                                  "all solutions, or where queens are given, but not for one "
                                  "solution."),
         .pseudoCode =
             {
                 {"set the given queens", {{Assign, GivenQueen}, {Conflict, Attacked}}},
                 {"if N = 2 or N = 3: there is no solution"},
                 {"n ← N, less one if N is odd"},
                 {"for column c in 1 … N:"},
                 {"  if c > n: row ← N"},
                 {"  else if n mod 6 ≠ 2:"},
                 {"    row ← 2 c in the left half, 2 (c − n/2) − 1 in the right one"},
                 {"  else:"},
                 {"    row ← 1 + (2 (c − 1) + n/2 − 1) mod n in the left half"},
                 {"    the right half is the left one turned by 180°"},
                 {"  if the queen given in column c stands elsewhere: give up",
                  {{Conflict, ByRule}}},
                 {"  put a queen at (c, row)", {{Assign, ByRule}}},
                 {"report the board", {Solution}},
             },
         .cost = phrase("queens", "N steps, and memory for N rows. Nothing is tried."),
         .growth = Growth::power(1).ofTime(),
         .origin = phrase("queens", "Pauls, 1874; Hoffman, Loessi and Moore, 1969.")},
        [](const QueensProblem& problem, const Options&, Control& control, auto& tracer) {
            if (!placeGivens(problem, control, tracer))
                return control.finish();
            constructByRule(problem, control, tracer);
            return control.finish(Ending::RanDry);
        });
}

} // namespace clew::queens
