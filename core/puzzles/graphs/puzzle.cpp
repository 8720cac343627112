// What the puzzle of regular graphs says of itself, and its strategies in order.

#include "core/puzzles/graphs/puzzle.h"

#include <algorithm>

#include "core/puzzles/graphs/formats.h"
#include "core/puzzles/graphs/isomorphism.h"

namespace clew::graphs {

// Each in the file of its name.
Strategy orderly();
Strategy canonicalAugmentation();
Strategy edgeSelection();
Strategy edgeSelectionCanonical();

namespace {

std::vector<ParameterInfo> parameters()
{
    return {
        {.id = "size",
         .kind = ParameterInfo::Kind::Number,
         .title = phrase("graphs", "Nodes"),
         .summary = phrase("graphs", "Number of nodes, 2 to 64"),
         .fallback = "6"},
        {.id = "degree",
         .kind = ParameterInfo::Kind::Number,
         .title = phrase("graphs", "Degree"),
         .summary = phrase("graphs", "How many neighbours every node has"),
         .fallback = "3"},
        {.id = "labelled",
         .kind = ParameterInfo::Kind::Flag,
         .title = phrase("graphs", "Labelled"),
         .summary = phrase(
             "graphs", "Graphs that differ only in the names of their nodes count as different")},
        {.id = "connected",
         .kind = ParameterInfo::Kind::Flag,
         .title = phrase("graphs", "Connected"),
         .summary = phrase("graphs", "Connected graphs only")},
    };
}

std::vector<RuleInfo> rules()
{
    return {
        {.rule = RequiredEdge, .name = phrase("graphs", "required"), .isGiven = true},
        {.rule = ForbiddenEdge, .name = phrase("graphs", "forbidden"), .isGiven = true},
        {DegreeFull, phrase("graphs", "degree reached"), RuleScope::Place},
        {DegreeNeeds, phrase("graphs", "needed for the degree")},
        {DegreeShort, phrase("graphs", "degree out of reach"), RuleScope::Place},
        {.rule = EarlierTwin,
         .name = phrase("graphs", "interchangeable node first"),
         .force = RuleForce::Copies},
        {.rule = NotFirst,
         .name = phrase("graphs", "not the first of its class"),
         .scope = RuleScope::Place,
         .force = RuleForce::Copies},
        {.rule = IsomorphicCopy,
         .name = phrase("graphs", "isomorphic copy"),
         .scope = RuleScope::Place,
         .force = RuleForce::Copies},
        {Disconnected, phrase("graphs", "not connected"), RuleScope::Place},
        {Impossible, phrase("graphs", "impossible problem"), RuleScope::Place},
        {.rule = Augmented,
         .name = phrase("graphs", "part of the step"),
         .force = RuleForce::Chosen},
        {.rule = OtherParent,
         .name = phrase("graphs", "made from another graph"),
         .scope = RuleScope::Place,
         .force = RuleForce::Copies},
    };
}

PuzzleInfo makeInfo()
{
    return {
        .id = "graphs",
        .title = phrase("graphs", "Regular graphs"),
        .summary =
            phrase("graphs", "Find the graphs of N nodes each of which has exactly K neighbours."),
        .parameters = parameters(),
        .presets = presets(),
        .formats = formats(),
        .races = races(),
        .rules = rules(),
        .symmetric = true,
        .noGenerator = phrase("graphs", "There is nothing to generate: every degree with a number "
                                        "of nodes is already a problem."),
    };
}

} // namespace

GraphsPuzzle::GraphsPuzzle()
    : TypedPuzzle(makeInfo(),
                  {orderly(), canonicalAugmentation(), edgeSelection(), edgeSelectionCanonical()})
{
}

// On boards of the source's size in its order, which is that of orderly generation.
StrategyIds GraphsPuzzle::fastest(const GraphsProblem& problem, Wanted /*wanted*/) const
{
    constexpr Node kLargestOfSource = 10;
    const std::size_t augmentation = strategyIndex("canonical-augmentation").value();
    const bool byAugmentation = problem.size > kLargestOfSource && !refusal(augmentation, problem);
    return {byAugmentation ? "canonical-augmentation" : "orderly"};
}

Result<ProblemPtr> GraphsPuzzle::create(const Parameters& parameters) const
{
    return problemFrom(parameters).map([](const GraphsProblem& problem) -> ProblemPtr {
        return std::make_shared<GraphsProblem>(problem);
    });
}

Sentence GraphsPuzzle::title(const GraphsProblem& problem) const
{
    Sentence title{nameOf(problem), {std::to_string(problem.degree), std::to_string(problem.size)}};
    if (!problem.required.empty())
        title = {phrase("graphs", "%1, %2 required"),
                 {std::move(title), std::to_string(problem.required.size())}};
    if (!problem.forbidden.empty())
        title = {phrase("graphs", "%1, %2 forbidden"),
                 {std::move(title), std::to_string(problem.forbidden.size())}};
    return title;
}

// The number of variables says how many nodes there are.
std::string GraphsPuzzle::shape(const GraphsProblem& problem) const
{
    return std::to_string(problem.degree);
}

// Copies under renaming that respects the further givens count once, as ever.
Result<ProblemPtr> GraphsPuzzle::assume(const GraphsProblem& problem,
                                        std::span<const Assignment> assignments) const
{
    auto assumed = std::make_shared<GraphsProblem>(problem);
    for (const Assignment& one : assignments) {
        const Edge edge = edgeOf(problem.size, one.variable);
        std::vector<Edge>& same = one.value == 1 ? assumed->required : assumed->forbidden;
        const std::vector<Edge>& opposite = one.value == 1 ? assumed->forbidden : assumed->required;
        if (std::ranges::binary_search(opposite, edge))
            return contradicted(problem, one);
        const auto place = std::ranges::lower_bound(same, edge);
        if (place == same.end() || *place != edge)
            same.insert(place, edge);
    }
    return assumed;
}

Dimensions GraphsPuzzle::dimensions(const GraphsProblem& problem) const
{
    return {pairCount(problem.size), 2};
}

// Pairs that a strategy has never spoken of are out.
Solution GraphsPuzzle::solutionAt(const GraphsProblem& problem, const State& state) const
{
    return graphOf(problem, state).values();
}

Solution GraphsPuzzle::canonical(const GraphsProblem& problem, const Solution& solution) const
{
    return CanonicalForms(problem).of(Graph(problem.size, solution)).values();
}

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<GraphsPuzzle>();
}

} // namespace clew::graphs
