// Regular graphs by hand: edges are drawn, or ruled out.

#include "core/puzzle/typedplaying.h"

#include <algorithm>

#include "core/puzzles/graphs/puzzle.h"

namespace clew::graphs {

namespace {

class GraphsPlaying final : public TypedPlaying<GraphsProblem>
{
public:
    std::vector<Event> givens(const GraphsProblem& problem) const override
    {
        std::vector<Event> events;
        for (const Edge edge : problem.required)
            events.push_back(Event::assign(edgeNumber(problem.size, edge), 1, RequiredEdge));
        for (const Edge edge : problem.forbidden)
            events.push_back(Event::assign(edgeNumber(problem.size, edge), 0, ForbiddenEdge));
        return events;
    }

    // Pairs that nobody speaks of are no edges.
    Rest rest(const GraphsProblem& problem, const State& state) const override
    {
        const Graph graph = graphOf(problem, state);
        for (Node node = 0; node < problem.size; ++node)
            if (graph.degree(node) != problem.degree)
                return std::nullopt;
        return std::vector<Assignment>();
    }

    bool goesWithoutSaying(const GraphsProblem& /*problem*/, const State& /*state*/,
                           Assignment entry) const override
    {
        return entry.value == 0;
    }

    // A node that can no longer get its neighbours: what it lacks has to come from nodes that lack
    // some as well.
    std::optional<Event> contradiction(const GraphsProblem& problem,
                                       const State& state) const override
    {
        const Graph graph = graphOf(problem, state);
        for (Node node = 0; node < problem.size; ++node) {
            std::uint32_t left = 0;
            std::optional<Variable> out;
            for (Node other = 0; other < problem.size; ++other) {
                if (other == node)
                    continue;
                const Variable pair =
                    edgeNumber(problem.size, {std::min(node, other), std::max(node, other)});
                const bool isFull = graph.degree(other) >= problem.degree;
                if (state.value(pair) == 0 || (state.value(pair) != 1 && isFull))
                    out = pair;
                else
                    ++left;
            }
            if (left < problem.degree && out)
                return Event::conflict(*out, DegreeShort);
        }
        return std::nullopt;
    }

    Phrase onlyOneLeft() const override
    {
        return phrase("graphs", "Technique: a pair has only one choice left, in or out.");
    }

    ProblemPtr withoutGivens(const GraphsProblem& problem) const override
    {
        auto bare = std::make_shared<GraphsProblem>(problem);
        bare->required.clear();
        bare->forbidden.clear();
        return bare;
    }

    std::uint32_t assumable(const GraphsProblem& problem) const override
    {
        return pairCount(problem.size);
    }

    ProblemPtr withCopies(const GraphsProblem& problem) const override
    {
        if (problem.labelled)
            return nullptr;
        auto labelled = std::make_shared<GraphsProblem>(problem);
        labelled->labelled = true;
        return labelled;
    }
};

} // namespace

const Playing* GraphsPuzzle::playing() const
{
    static const GraphsPlaying playing;
    return &playing;
}

} // namespace clew::graphs
