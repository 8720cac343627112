// Search with propagation: the default, as it answers soonest on most boards. Cells with one number
// left and numbers with one place left in their area are settled, and numbers struck that touch all
// places another area has left for them, until nothing more follows; then a cell with the fewest
// numbers is decided. The striking pays for itself many times over: on hard boards of 15 x 15 it
// leaves one node of five hundred.

#include "core/puzzles/suguru/propagation.h"

namespace clew::suguru {

Strategy propagation()
{
    using enum EventKind;
    return makeStrategy<SuguruProblem>(
        {.id = "propagation",
         .title = phrase("suguru", "Propagation"),
         .summary = phrase(
             "suguru", "Settles what has one number or one place left, strikes what touches all "
                       "places of a number, then tries a cell with the fewest numbers left."),
         .exhausts = true,
         .idea = phrase("suguru", "A number that is settled is struck from its area and from "
                                  "all cells that touch it. What then has one number or one "
                                  "place left is settled at once, and a cell that touches all "
                                  "places of a number in another area loses that number. Only "
                                  "when nothing follows a number is tried, in a cell with the "
                                  "fewest left. A search that meets nothing but dead ends "
                                  "begins again where most of them were."),
         .pseudoCode =
             {
                 {"set the given numbers", {{Assign, GivenNumber}, {Conflict, BadGivens}}},
                 {"solve(board)"},
                 {""},
                 {"solve(board):"},
                 {"  for each number settled:"},
                 {"    strike it from its area and from all touching cells", {Remove}},
                 {"    if a cell has no number or a number no place: return", {Conflict}},
                 {"  while a cell has one number left, or a number one place in its area:"},
                 {"    settle it, and strike as above", {Assign}},
                 {"  if a cell touches all places an area has for a number:"},
                 {"    strike that number there, and start again", {{Remove, AllTouch}}},
                 {"  if no cell is empty: report the board; return", {Solution}},
                 {"  cell ← one with the fewest numbers left"},
                 {"  for each number left for cell:"},
                 {"    settle it so", {Decide}},
                 {"    solve(board)"},
                 {"    take back all since", {Visit}},
                 {"  if 500 dead ends came before the first solution (then 1000, 2000, …):"},
                 {"    begin again, with cells of the areas where most dead ends were"},
             },
         .cost =
             phrase("suguru", "Exponential at worst; most puzzles made for people need few guesses "
                              "or none. The cost of a node grows with the strikes that follow from "
                              "it. Memory for one board and the changes made to it."),
         .growth = Growth::exponential().inCells().atWorst(),
         .origin = phrase("suguru", "Constraint propagation with the fail-first rule: Haralick and "
                                    "Elliott, 1980; weights: Boussemart and others, 2004.")},
        [](const SuguruProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) { return searchByPropagation(problem, control, tracer, Restarts::Yes); },
        RefuseLargeAreas{});
}

} // namespace clew::suguru
