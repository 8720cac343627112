// Regular graphs by hand: edges are drawn, or ruled out.

#include "core/puzzle/playing.h"

#include "core/puzzles/graphs/puzzle.h"

namespace clew::graphs {

namespace {

class GraphsPlaying final : public Playing
{
public:
    std::vector<Event> givens(const Problem& problem) const override
    {
        const GraphsProblem& graphs = typed(problem);
        std::vector<Event> events;
        for (const Edge edge : graphs.required)
            events.push_back(Event::assign(edgeNumber(graphs.size, edge), 1, RequiredEdge));
        for (const Edge edge : graphs.forbidden)
            events.push_back(Event::assign(edgeNumber(graphs.size, edge), 0, ForbiddenEdge));
        return events;
    }

    // Pairs that nobody speaks of are no edges.
    std::optional<std::vector<Assignment>> rest(const Problem& problem,
                                                const State& state) const override
    {
        const GraphsProblem& graphs = typed(problem);
        const Graph graph = graphOf(graphs, state);
        for (Node node = 0; node < graphs.size; ++node)
            if (graph.degree(node) != graphs.degree)
                return std::nullopt;
        return std::vector<Assignment>();
    }

private:
    static const GraphsProblem& typed(const Problem& problem)
    {
        return static_cast<const GraphsProblem&>(problem);
    }
};

} // namespace

const Playing* GraphsPuzzle::playing() const
{
    static const GraphsPlaying playing;
    return &playing;
}

} // namespace clew::graphs
