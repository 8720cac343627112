// Regular graphs by hand: edges are drawn, or ruled out.

#include "core/puzzle/playing.h"

#include <algorithm>

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

    bool goesWithoutSaying(const Problem& /*problem*/, const State& /*state*/,
                           Assignment entry) const override
    {
        return entry.value == 0;
    }

    // A node that can no longer get its neighbours: what it lacks has to come from nodes that lack
    // some as well.
    std::optional<Event> contradiction(const Problem& problem, const State& state) const override
    {
        const GraphsProblem& graphs = typed(problem);
        const Graph graph = graphOf(graphs, state);
        for (Node node = 0; node < graphs.size; ++node) {
            std::uint32_t left = 0;
            std::optional<Variable> out;
            for (Node other = 0; other < graphs.size; ++other) {
                if (other == node)
                    continue;
                const Variable pair =
                    edgeNumber(graphs.size, {std::min(node, other), std::max(node, other)});
                const bool isFull = graph.degree(other) >= graphs.degree;
                if (state.value(pair) == 0 || (state.value(pair) != 1 && isFull))
                    out = pair;
                else
                    ++left;
            }
            if (left < graphs.degree && out)
                return Event::conflict(*out, DegreeShort);
        }
        return std::nullopt;
    }

    Phrase onlyOneLeft() const override
    {
        return phrase("graphs", "Technique: of in and out only one is left to a pair.");
    }

    ProblemPtr withoutGivens(const Problem& problem) const override
    {
        auto bare = std::make_shared<GraphsProblem>(typed(problem));
        bare->required.clear();
        bare->forbidden.clear();
        return bare;
    }

    std::uint32_t assumable(const Problem& problem) const override
    {
        return pairCount(typed(problem).size);
    }

    ProblemPtr withCopies(const Problem& problem) const override
    {
        if (typed(problem).labelled)
            return nullptr;
        auto labelled = std::make_shared<GraphsProblem>(typed(problem));
        labelled->labelled = true;
        return labelled;
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
