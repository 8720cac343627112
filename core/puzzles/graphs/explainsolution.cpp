// The way to one graph: what the numbers alone say, what the degrees force, and where they force
// nothing the choice that leads to the graph. All other choices are left out.

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <optional>

#include "core/puzzle/causes.h"
#include "core/puzzle/explaining.h"
#include "core/puzzle/onesolution.h"
#include "core/puzzles/graphs/graphproperties.h"
#include "core/puzzles/graphs/puzzle.h"

namespace clew::graphs {

namespace {

constexpr std::uint64_t kNodesToASecond = 2'000; // each takes long in large graphs

// The pairs of nodes as far as they are settled, and what the degrees say of the others.
class Settling
{
public:
    explicit Settling(const GraphsProblem& problem)
        : m_problem(problem), m_values(pairCount(problem.size), kNoValue)
    {
    }

    [[nodiscard]] Value value(Variable pair) const { return m_values[pair]; }
    void settle(Place place) { m_values[place.variable] = place.value; }
    /// The first pair that is open.
    [[nodiscard]] std::optional<Variable> open() const
    {
        const auto found = std::ranges::find(m_values, kNoValue);
        if (found == m_values.end())
            return std::nullopt;
        return static_cast<Variable>(found - m_values.begin());
    }
    [[nodiscard]] std::vector<Place> settled() const
    {
        std::vector<Place> places;
        for (Variable pair = 0; pair < m_values.size(); ++pair)
            if (m_values[pair] != kNoValue)
                places.push_back({pair, m_values[pair]});
        return places;
    }

    /// The pairs at the node that have this value.
    [[nodiscard]] std::vector<Variable> pairsAt(Node node, Value value) const
    {
        std::vector<Variable> pairs;
        for (Node other = 0; other < m_problem.size; ++other) {
            if (other == node)
                continue;
            const Variable pair =
                edgeNumber(m_problem.size, {std::min(node, other), std::max(node, other)});
            if (m_values[pair] == value)
                pairs.push_back(pair);
        }
        return pairs;
    }

    /// What the degree of one node settles, or a node that cannot have it.
    struct Forced
    {
        Node node;
        std::vector<Variable> pairs; ///< none: the node contradicts
        Value value;
    };
    [[nodiscard]] std::optional<Forced> forced() const
    {
        std::optional<Forced> first;
        for (Node node = 0; node < m_problem.size; ++node) {
            const std::size_t in = pairsAt(node, 1).size();
            std::vector<Variable> left = pairsAt(node, kNoValue);
            if (in > m_problem.degree || in + left.size() < m_problem.degree)
                return Forced{node, {}, in > m_problem.degree ? Value{0} : Value{1}};
            if (first || left.empty())
                continue;
            if (in == m_problem.degree)
                first = {node, std::move(left), 0};
            else if (in + left.size() == m_problem.degree)
                first = {node, std::move(left), 1};
        }
        return first;
    }

    /// Follows what is forced to its end. The node that cannot have its degree, if there is one.
    std::optional<Node> follow()
    {
        while (const auto next = forced()) {
            if (next->pairs.empty())
                return next->node;
            for (const Variable pair : next->pairs)
                m_values[pair] = next->value;
        }
        return std::nullopt;
    }

private:
    const GraphsProblem& m_problem;
    std::vector<Value> m_values;
};

class Way
{
public:
    Way(const GraphsProblem& problem, Control& control)
        : m_problem(problem), m_control(control), m_settling(problem)
    {
    }

    /// What holds before anything is looked for.
    void begin()
    {
        add({phrase("graphs", "Each of the %1 nodes has %2 neighbours, which makes %3 ends of "
                              "edges, two to an edge: the graph has %4 edges."),
             {m_problem.size, m_problem.degree, m_problem.size * m_problem.degree,
              m_problem.edgeCount()}});
        give(m_problem.required, {RequiredEdge, 1, phrase("graphs", "Required: %1.")});
        give(m_problem.forbidden, {ForbiddenEdge, 0, phrase("graphs", "Forbidden: %1.")});
    }

    /// To this graph; false if stopped before.
    bool to(const Solution& solution)
    {
        chooseNeighboursOfFirst(solution);
        while (m_control.poll()) {
            if (stepByDegree() || stepByTrial())
                continue;
            const auto pair = m_settling.open();
            if (!pair)
                return true;
            choose({*pair, solution[*pair]});
        }
        return false;
    }

    /// As far as it is forced; the contradiction if that leads to one.
    std::optional<Sentence> toContradiction()
    {
        while (m_control.poll()) {
            if (const auto dead = m_settling.forced(); dead && dead->pairs.empty())
                return deadEnd(*dead);
            if (!stepByDegree() && !stepByTrial())
                break;
        }
        return std::nullopt;
    }

    std::vector<ExplainedStep> steps() && { return std::move(m_steps); }

private:
    struct Given
    {
        Rule rule;
        Value value;
        Phrase pattern;
    };

    void add(Sentence sentence) { m_steps.push_back(settling(std::move(sentence))); }

    [[nodiscard]] std::string name(Variable pair) const
    {
        return edgeName(edgeOf(m_problem.size, pair));
    }
    [[nodiscard]] std::string names(const std::vector<Variable>& pairs) const
    {
        std::vector<std::string> all;
        for (const Variable pair : pairs)
            all.push_back(name(pair));
        return fmt::format("{}", fmt::join(all, " "));
    }
    static std::vector<Place> placesWith(const std::vector<Variable>& pairs, Value value)
    {
        std::vector<Place> places;
        for (const Variable pair : pairs)
            places.push_back({pair, value});
        return places;
    }

    void settle(const std::vector<Place>& places)
    {
        for (const Place place : places)
            m_settling.settle(place);
    }

    void give(const std::vector<Edge>& edges, const Given& given)
    {
        if (edges.empty())
            return;
        std::vector<Variable> pairs;
        for (const Edge edge : edges)
            pairs.push_back(edgeNumber(m_problem.size, edge));
        Sentence sentence{given.pattern, {names(pairs)}, placesWith(pairs, given.value)};
        sentence.rule = given.rule;
        settle(sentence.effects);
        add(std::move(sentence));
    }

    // Where only the shape of the graph counts, the nodes can be named so.
    void chooseNeighboursOfFirst(const Solution& solution)
    {
        if (m_problem.labelled || m_problem.hasGivens() || m_problem.degree == 0)
            return;
        std::vector<Variable> pairs;
        for (Node other = 1; other <= m_problem.degree; ++other)
            pairs.push_back(edgeNumber(m_problem.size, {0, other}));
        if (!std::ranges::all_of(pairs, [&](Variable pair) { return solution[pair] == 1; }))
            return;
        Sentence sentence{phrase("graphs", "Nothing distinguishes the nodes so far, so the "
                                           "neighbours of node 0 may be called 1 to %1: %2."),
                          {m_problem.degree, names(pairs)},
                          placesWith(pairs, 1)};
        settle(sentence.effects);
        add(std::move(sentence));
    }

    bool stepByDegree()
    {
        const auto next = m_settling.forced();
        if (!next || next->pairs.empty())
            return false;
        const auto in = m_settling.pairsAt(next->node, 1);
        const auto out = m_settling.pairsAt(next->node, 0);
        Sentence sentence;
        if (next->value == 0)
            sentence = {
                phrase("graphs", "Node %1 has its %2 neighbours, so no other edges: not %3."),
                {next->node, m_problem.degree, names(next->pairs)},
                placesWith(next->pairs, 0),
                placesWith(in, 1),
                DegreeFull};
        else
            sentence = {phrase("graphs",
                               "Node %1 has %2 of its %3 neighbours and no pairs left but these, "
                               "which must be in: %4."),
                        {next->node, in.size(), m_problem.degree, names(next->pairs)},
                        placesWith(next->pairs, 1),
                        placesWith(out, 0),
                        DegreeNeeds};
        settle(sentence.effects);
        add(std::move(sentence));
        return true;
    }

    // The node that contradicts if these hold and no others.
    [[nodiscard]] std::optional<Node> refutedBy(std::span<const Place> places, Place supposed) const
    {
        Settling trial(m_problem);
        for (const Place place : places)
            trial.settle(place);
        trial.settle(supposed);
        return trial.follow();
    }

    bool stepByTrial()
    {
        const std::vector<Place> known = m_settling.settled();
        for (Variable pair = 0; pair < pairCount(m_problem.size) && m_control.poll(); ++pair) {
            if (m_settling.value(pair) != kNoValue)
                continue;
            for (const Value supposed : {Value{1}, Value{0}}) {
                const auto node = refutedBy(known, {pair, supposed});
                if (!node)
                    continue;
                addRefuted({pair, supposed}, known);
                return true;
            }
        }
        return false;
    }

    void addRefuted(Place supposed, const std::vector<Place>& known)
    {
        std::vector<Place> causes = fewestCauses(known, [&](std::span<const Place> places) {
            return refutedBy(places, supposed).has_value();
        });
        const Node node = refutedBy(causes, supposed).value();
        const Place place{supposed.variable, 1 - supposed.value};
        Sentence sentence{
            supposed.value == 1
                ? phrase("graphs", "%1 stays out: with it, node %2 could not have %3 neighbours "
                                   "in the end.")
                : phrase("graphs", "%1 must be in: without it, node %2 could not have %3 "
                                   "neighbours in the end."),
            {name(place.variable), node, m_problem.degree},
            {place},
            std::move(causes),
            DegreeShort};
        settle(sentence.effects);
        add(std::move(sentence));
    }

    void choose(Place place)
    {
        m_settling.settle(place);
        add({place.value == 1 ? phrase("graphs", "Nothing is forced here: let %1 be an edge.")
                              : phrase("graphs", "Nothing is forced here: leave %1 out."),
             {name(place.variable)},
             {place}});
    }

    [[nodiscard]] Sentence deadEnd(const Settling::Forced& dead) const
    {
        const auto in = m_settling.pairsAt(dead.node, 1);
        const auto open = m_settling.pairsAt(dead.node, kNoValue);
        if (dead.value == 0)
            return {phrase("graphs", "Node %1 has %2 neighbours, more than %3."),
                    {dead.node, in.size(), m_problem.degree},
                    {},
                    placesWith(in, 1),
                    DegreeFull};
        return {phrase("graphs", "Node %1 can have %2 neighbours at most, fewer than %3."),
                {dead.node, in.size() + open.size(), m_problem.degree},
                {},
                placesWith(m_settling.pairsAt(dead.node, 0), 0),
                DegreeShort};
    }

    const GraphsProblem& m_problem;
    Control& m_control;
    Settling m_settling;
    std::vector<ExplainedStep> m_steps;
};

// What the graph is besides regular.
Sentence describe(const Graph& graph)
{
    const GraphProperties found = propertiesOf(graph);
    Sentence text{found.connected ? phrase("graphs", "connected")
                                  : phrase("graphs", "not connected")};
    const auto also = [&](Sentence more) {
        text = {Phrase{"", "%1, %2"}, {std::move(text), std::move(more)}};
    };
    also({found.bipartite ? phrase("graphs", "bipartite") : phrase("graphs", "not bipartite")});
    also({found.planar ? phrase("graphs", "planar") : phrase("graphs", "not planar")});
    if (found.girth)
        also({phrase("graphs", "shortest cycle %1"), {*found.girth}});
    if (found.diameter)
        also({phrase("graphs", "diameter %1"), {*found.diameter}});
    also({phrase("graphs", "automorphisms: %1"), {found.automorphisms}});
    return {phrase("graphs", "Every node has %1 neighbours: a solution. The graph is %2."),
            {graph.degree(0), std::move(text)},
            {}};
}

} // namespace

Explanation GraphsPuzzle::explainSolution(const GraphsProblem& problem,
                                          const ExplainRequest& /*request*/, Control& control) const
{
    Explanation explanation;
    std::ranges::copy(faults(problem), std::back_inserter(explanation.steps));
    if (!explanation.steps.empty()) {
        explanation.end = {phrase("graphs", "There is no such graph.")};
        explanation.outcome = control.finish();
        return explanation;
    }
    const auto [solution, outcome] = oneSolution(*this, problem, Wanted::InOrder, control);
    explanation.outcome = outcome;
    Way way(problem, control);
    way.begin();
    if (!solution.empty()) {
        if (hasSeveralSolutions(*this, problem, kNodesToASecond, control))
            explanation.remark = {phrase("graphs", "There are several such graphs; these steps "
                                                   "lead to one of them.")};
        if (way.to(solution)) {
            explanation.steps = std::move(way).steps();
            explanation.steps.push_back(describe(Graph(problem.size, solution)));
        } else {
            explanation.outcome = control.finish();
        }
    } else if (explanation.outcome.ending == Ending::Exhausted) {
        const auto contradiction = way.toContradiction();
        explanation.steps = std::move(way).steps();
        explanation.end =
            contradiction
                ? Sentence{phrase("graphs", "%1 There is no such graph."), {*contradiction}}
                : Sentence{phrase("graphs", "Every choice left was searched and leads to a "
                                            "contradiction: there is no such graph. Nodes "
                                            "searched: %1"),
                           {explanation.outcome.counters.nodes}};
    }
    return explanation;
}

} // namespace clew::graphs
