// Edge selection, because it is the document's own program for P94, by which the better ways are
// measured: every labelled graph is made, and copies are found by comparing each with every one
// kept.

#include "core/puzzles/graphs/edgeselection.h"

#include "core/puzzles/graphs/isomorphism.h"

namespace clew::graphs {

namespace {

/// Compares with all that were kept, by searching for a renaming.
class PairwiseFilter
{
public:
    PairwiseFilter(const GraphsProblem& problem, Control& control)
        : m_fixed(problem.requiredGraph()), m_control(control)
    {
        for (const Edge edge : problem.forbidden)
            m_fixed.add(edge);
    }

    /// Whether this graph is none of those kept; it is kept then.
    bool keep(const Graph& graph)
    {
        for (const Graph& other : m_kept) {
            m_control.check();
            if (isomorphic(graph, other, m_fixed, m_control) || m_control.stopped())
                return false;
        }
        m_kept.push_back(graph);
        return true;
    }
    [[nodiscard]] std::size_t size() const { return m_kept.size(); }

private:
    Graph m_fixed;
    std::vector<Graph> m_kept;
    Control& m_control;
};

} // namespace

Strategy edgeSelection()
{
    using enum EventKind;
    return makeStrategy<GraphsProblem>(
        {.id = "edge-selection",
         .title = phrase("graphs", "Edge selection"),
         .summary =
             phrase("graphs", "Picks edges in order as long as no node gets too many; makes every "
                              "labelled graph. Unlabelled: compares each with every one kept."),
         .idea = phrase("graphs", "Edges are picked from the list of all pairs, each after the "
                                  "one before, as long as no node gets too many. It never looks "
                                  "ahead: that a node passed by can no longer get its "
                                  "neighbours shows only at the end. Copies are found by trying "
                                  "to rename each new graph into one of those kept."),
         .pseudoCode = edgeSelectionCode({
             {"    if unlabelled, and isomorphic to a graph kept: return",
              {{Conflict, IsomorphicCopy}}},
             {"    keep and report the graph; return", {Solution}},
         }),
         .cost = phrase("graphs", "Every labelled graph is made: up to N! copies of each. "
                                  "Unlabelled, each of them is compared with the graphs kept, "
                                  "one by one. Memory for the graphs kept."),
         // Labelled graphs of degree k, and of degrees up to k, are both like N!^(k/2)·c^N.
         .growth = Growth::powerOfFactorial(),
         .origin = phrase("graphs", "The document's own program for P94.")},
        [](const GraphsProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) { return selectEdges<PairwiseFilter>(problem, control, tracer); });
}

} // namespace clew::graphs
