// Canonical augmentation, because it is the fastest way known to list cubic graphs, and the other
// great idea against copies beside orderly generation: not the first name of a graph is kept, but
// the one way of making it that leads from its canonical parent (McKay 1998). The search itself,
// and what its steps are, is in augmentation.h.

#include "core/puzzle/figures.h"
#include "core/puzzles/graphs/augmentation.h"

namespace clew::graphs {

namespace {

std::optional<Sentence> refusalAugmentation(const GraphsProblem& problem)
{
    if (problem.degree == 3 && problem.connected && !problem.labelled && !problem.hasGivens())
        return std::nullopt;
    return Sentence{phrase("graphs",
                           "It grows connected cubic graphs up to isomorphism: the degree "
                           "must be 3, \"connected\" chosen, and no edge given.")};
}

} // namespace

Strategy canonicalAugmentation()
{
    using enum EventKind;
    return makeStrategy<GraphsProblem>(
        {.id = "canonical-augmentation",
         .title = phrase("graphs", "Canonical augmentation"),
         .summary =
             phrase("graphs", "Grows connected cubic graphs from smaller ones by a few nodes "
                              "at a time, each from one parent only. Each is shown as it "
                              "was made, not as the first of its copies."),
         .showsFirst = false,
         .idea = phrase("graphs", "A cubic graph can be made from a smaller one: a node becomes a "
                                  "triangle, a diamond is put into an edge, or two edges are "
                                  "joined by a new one. The same graph could be made in many such "
                                  "ways. So each graph names one of the steps that could be taken "
                                  "back, the same for all its copies, and is kept only if that was "
                                  "the last step. No graph is ever compared with another, and "
                                  "cheap numbers settle most cases: how many triangles and squares "
                                  "there are, how many nodes are near."),
         .pseudoCode =
             {
                 {"if the problem is impossible by inspection: stop", {{Conflict, Impossible}}},
                 {"grow(K4)"},
                 {""},
                 {"grow(graph):"},
                 {"  if it has all nodes: report it; return", {Solution}},
                 {"  for each step that adds nodes, but for symmetries of the graph:"},
                 {"    take it, for the edge between the first two new nodes", {Decide}},
                 {"    change the other edges with it", {{Assign, Augmented}}},
                 {"    if the step to be taken back first is another: give it up",
                  {{Conflict, OtherParent}}},
                 {"    else: grow(the larger graph)"},
                 {"    go back to the graph", {Visit}},
             },
         .cost = phrase("graphs", "A few steps tried for each graph, few of which need more than "
                                  "counting its squares. Nothing is remembered but the graphs from "
                                  "which the present one grew."),
         // There are like (3N)! / ((3N/2)! · 288^(N/2) · N!) cubic graphs (Bollobás, 1982).
         .growth = Growth::factorial(0.5),
         .counted = kDecidesToTest,
         .origin = phrase("graphs", "McKay 1998; for cubic graphs Brinkmann, Goedgebeur and McKay "
                                    "2011. The steps used here differ.")},
        [](const GraphsProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) {
            if (placeGivens(problem, tracer))
                Augmentation(problem.size, control, tracer).run();
            return control.finish();
        },
        [](const GraphsProblem& problem) { return refusalAugmentation(problem); });
}

} // namespace clew::graphs
