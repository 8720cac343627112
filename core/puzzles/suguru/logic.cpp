// Logic without guessing, because the way to a solution is worth as much as the solution: each step
// has a reason that fits in a sentence, and how hard these reasons are rates a board. The
// techniques are what solvers do by hand; each has its file in techniques/.

#include "core/puzzles/suguru/logic.h"

namespace clew::suguru {

namespace {

template<class Tracer>
Outcome searchLogic(const SuguruProblem& problem, Control& control, Tracer& tracer)
{
    const Layout layout(problem);
    Ending ending = Ending::Exhausted;
    if (placeGivens(problem, layout, tracer))
        ending = Logic<Tracer>(problem, layout, control, tracer).run();
    return control.finish(ending);
}

PseudoCode pseudoCode()
{
    using enum EventKind;
    PseudoCode code{
        {"set the given numbers", {{Assign, GivenNumber}, {Conflict, BadGivens}}},
        {"strike each number settled from its area and all touching cells",
         {{Remove, Touching}, {Remove, SameArea}}},
        {"repeat the first of these that changes anything:"},
    };
    for (const Technique& technique : techniques())
        code.push_back({"  " + technique.line.text, technique.line.events});
    code.push_back({"  until a cell has no number or a number no place: no solution", {Conflict}});
    code.push_back({"  or until no cell is empty: report the board", {Solution}});
    code.push_back({"  or until nothing changes: give up"});
    return code;
}

} // namespace

Strategy logic()
{
    return makeStrategy<SuguruProblem>(
        {.id = "logic",
         .title = phrase("suguru", "Logic, without guessing"),
         .summary =
             phrase("suguru", "Single numbers and places, places that all touch a cell, naked "
                              "and hidden pairs; ends where these do not help."),
         .complete = false,
         .idea =
             phrase("suguru", "This is how people solve: the simplest reason that settles "
                              "or strikes something, again and again. Each step can be explained "
                              "in a sentence, and no number is ever tried. Where none of "
                              "the reasons helps, it ends without an answer."),
         .pseudoCode = pseudoCode(),
         .cost = phrase("suguru", "Each step looks at all cells and areas at worst, and there "
                                  "are no more steps than candidates: polynomial. The price: "
                                  "not every puzzle is solved. Memory for one board with its "
                                  "candidates."),
         .growth = Growth::polynomial().ofTime(),
         .origin = phrase("suguru", "What solvers do by hand.")},
        [](const SuguruProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) { return searchLogic(problem, control, tracer); },
        RefuseLargeAreas{});
}

} // namespace clew::suguru
