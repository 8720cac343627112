// Orderly generation, because copies of a graph are not worth making: only the first graph of each
// class is ever completed, so that no two need be compared and none remembered (Read 1978, Faradžev
// 1978; for regular graphs Meringer 1999). The search itself is in orderly.h: counting on several
// threads runs it as well.

#include "core/puzzles/graphs/orderly.h"

namespace clew::graphs {

Strategy orderly()
{
    using enum EventKind;
    return makeStrategy<GraphsProblem>(
        {.id = "orderly",
         .title = phrase("graphs", "Orderly generation"),
         .summary =
             phrase("graphs", "Settles the adjacency matrix row by row and drops every beginning "
                              "that renaming the nodes would make come earlier: no copy is ever "
                              "made. Labelled: nothing is dropped, every graph is listed."),
         .exhausts = true,
         .idea = phrase("graphs", "One graph can be written in many ways by renaming its nodes. "
                                  "Only the first of these, in the order of the adjacency "
                                  "matrix, is ever completed: whenever a row is full, the "
                                  "beginning is dropped if a renaming makes it come earlier. So "
                                  "no graph comes twice, and none has to be remembered."),
         .pseudoCode =
             {
                 {"set the given edges", {{Assign, RequiredEdge}, {Assign, ForbiddenEdge}}},
                 {"if the problem is impossible by inspection: stop", {{Conflict, Impossible}}},
                 {"settle(the first pair of nodes)"},
                 {""},
                 {"settle(pair):"},
                 {"  if a row has just been completed:"},
                 {"    if all must be connected and no longer can be: return",
                  {{Conflict, Disconnected}}},
                 {"    if a renaming of the nodes makes the rows come earlier: return",
                  {{Conflict, NotFirst}}},
                 {"  if no pair is left:"},
                 {"    if edges are given and a copy was found before: return",
                  {{Conflict, IsomorphicCopy}}},
                 {"    report the graph; return", {Solution}},
                 {"  if an end is full, or an earlier node like it was passed over:"},
                 {"    pair is out; settle(the next pair)",
                  {{Assign, DegreeFull}, {Assign, EarlierTwin}}},
                 {"  else if an end needs every pair it has left:"},
                 {"    pair is in; settle(the next pair)", {{Assign, DegreeNeeds}}},
                 {"  else, for pair in, then pair out:"},
                 {"    decide so", {Decide}},
                 {"    if an end can no longer get K neighbours: a dead end",
                  {{Conflict, DegreeShort}}},
                 {"    else: settle(the next pair)"},
                 {"    take it back", {Visit}},
             },
         .cost = phrase("graphs", "Exponential in the number of pairs, but few beginnings "
                                  "outlive the test. The test takes long where a graph has many "
                                  "symmetries. Memory for one graph; where edges are given, for "
                                  "those found."),
         // No more than all labelled beginnings, of which edge selection makes each.
         .growth = Growth::powerOfFactorial().atWorst(),
         .origin = phrase("graphs", "Read 1978, Faradžev 1978; for regular graphs Meringer 1999.")},
        [](const GraphsProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) {
            Dealer all;
            if (placeGivens(problem, tracer))
                Orderly(problem, control, tracer, all).run();
            return control.finish();
        });
}

} // namespace clew::graphs
