// Edge selection with canonical forms, because it shows what one good idea is worth: the same
// graphs are made as by edge selection, but a copy is found by looking its canonical form up (McKay
// and Piperno, "Practical graph isomorphism II", 2014).

#include <set>

#include "core/puzzles/graphs/edgeselection.h"
#include "core/puzzles/graphs/isomorphism.h"

namespace clew::graphs {

namespace {

/// Looks canonical forms up.
class CanonicalFilter
{
public:
    CanonicalFilter(const GraphsProblem& problem, Control& control)
        : m_forms(problem), m_control(control)
    {
    }

    /// Whether this graph is none of those kept; it is kept then.
    bool keep(const Graph& graph)
    {
        m_control.check();
        if (!m_control.poll()) // a form of a large graph takes long beside a node
            return false;
        return m_kept.insert(m_forms.of(graph)).second;
    }
    [[nodiscard]] std::size_t size() const { return m_kept.size(); }

private:
    CanonicalForms m_forms;
    std::set<Graph> m_kept;
    Control& m_control;
};

} // namespace

Strategy edgeSelectionCanonical()
{
    using enum EventKind;
    return makeStrategy<GraphsProblem>(
        {.id = "edge-selection-canonical",
         .title = phrase("graphs", "Edge selection with canonical forms"),
         .summary =
             phrase("graphs", "Picks edges in the same way, but finds copies by looking up each "
                              "graph's canonical form. Labelled: there is nothing to look up."),
         .idea = phrase("graphs", "The graphs are made as by edge selection, but copies are "
                                  "found in another way. Of each graph the canonical form is "
                                  "computed, a naming of its nodes that is the same for all "
                                  "copies. Two graphs are copies exactly if these forms are "
                                  "equal, so that one look into a table is enough."),
         .pseudoCode = edgeSelectionCode({
             {"    if unlabelled:"},
             {"      form ← the canonical form of the graph"},
             {"      if form is in the table: return", {{Conflict, IsomorphicCopy}}},
             {"      put form into the table"},
             {"    report the graph; return", {Solution}},
         }),
         .cost = phrase("graphs", "Every labelled graph is still made, but each costs one "
                                  "canonical form and one look-up, however many are kept. "
                                  "Memory for a form of each graph kept."),
         // Labelled graphs of degree k, and of degrees up to k, are both like N!^(k/2)·c^N.
         .growth = Growth::powerOfFactorial(),
         .origin = phrase("graphs", "Canonical forms by nauty: McKay and Piperno 2014.")},
        [](const GraphsProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) { return selectEdges<CanonicalFilter>(problem, control, tracer); });
}

} // namespace clew::graphs
