// Line solving and probing, then clause learning: the default, as it alone proves on hard boards
// that there is no further solution. What is left is given to a SAT solver, which turns every dead
// end into a clause that rules out its like. It finds solution after solution, each excluded by a
// clause of its own, until the clauses contradict each other: then there is no other.

#include "core/puzzles/nonogram/clauselearning.h"

namespace clew::nonogram {

Strategy clauseLearning()
{
    using enum EventKind;
    return makeStrategy<NonogramProblem>(
        {.id = "clause-learning",
         .title = phrase("nonogram", "Clause learning"),
         .summary = phrase(
             "nonogram", "Line solving and probing; the rest goes to a SAT solver that learns from "
                         "every dead end, and proves that there is no further solution."),
         .idea = phrase("nonogram", "What line solving and probing leave open is written as "
                                    "clauses: short lists of statements of which at least one "
                                    "must hold. A SAT solver guesses, and from each dead end "
                                    "learns a new clause that rules out all dead ends of its "
                                    "kind. So it also proves quickly that there is no further "
                                    "solution, where others would have to try everything."),
         .pseudoCode =
             {
                 {"settle the given cells", {{Assign, GivenCell}}},
                 {"settle what lines and probes of single cells imply:"},
                 {"  settle the cells on which all placements of a line agree",
                  {{Assign, RowRule}, {Assign, ColumnRule}}},
                 {"  if a line has no placement: a contradiction", {Conflict}},
                 {"  suppose() each open cell filled, then empty; then go back"},
                 {"  if one of the two fails: settle the other", {{Assign, Probed}}},
                 {"write the clues as clauses, \"this run starts at or before there\":"},
                 {"  at or before s implies at or before s + 1"},
                 {"  the next run starts behind this one"},
                 {"  cells of a run are filled, those between runs empty"},
                 {"repeat:"},
                 {"  let the solver guess, and learn a clause from each dead end"},
                 {"    if it learns that a cell must be so: settle it", {{Assign, Learned}}},
                 {"  if the clauses contradict each other: stop, no further solution",
                  {{Conflict, Refuted}}},
                 {"  suppose() the first open cell as the solver found it; the others follow",
                  {{Assign, Model}}},
                 {"  report the solution; exclude it by a clause", {Solution}},
                 {""},
                 {"suppose(cell, value): it is so for now", {Decide}},
                 {"go back: it is open again", {Visit}},
             },
         .cost = phrase("nonogram", "Exponential at worst, but where others repeat the same "
                                    "mistake in many places it is paid for once. Memory for all "
                                    "clauses: those of the clues grow with the number of runs "
                                    "and the length of lines, those learned are thrown away "
                                    "from time to time."),
         .growth = Growth::exponential().inCells().ofTime().atWorst(),
         .counted =
             phrase("nonogram", "Its nodes are the trials of single cells before it learns, and "
                                "the solutions that it then finds: the guesses of the clause "
                                "learner are not seen. Its backtracks are the trials that failed "
                                "and the clauses learned."),
         .origin = phrase("nonogram", "Marques-Silva and Sakallah's GRASP, 1996; order encoding: "
                                      "Tamura, 2006; solver: Biere's CaDiCaL.")},
        [](const NonogramProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) { return searchByLearning(problem, control, tracer); });
}

} // namespace clew::nonogram
