#include "core/study/comparison.h"

#include <algorithm>
#include <unordered_set>

#include "core/trace/nodewalk.h"

namespace clew {

namespace {

constexpr std::uint64_t kEventsPerLook = 1U << 16U; ///< between two looks at the token

// Spreads all bits (the finaliser of SplitMix64).
std::uint64_t spread(std::uint64_t x)
{
    x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27U)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31U);
}

// What is decided of a variable: a value or, above all values, how it is narrowed.
Value decided(Event event)
{
    return event.value() + (Value{event.rule()} << 24U);
}

std::uint64_t hashOfDecision(Variable variable, Value value)
{
    return spread((std::uint64_t{variable} << 24U) + value + 0x9E3779B97F4A7C15ULL);
}

enum class EndKind : std::uint8_t { None, Failed, Solved };

/// A search as a tree of decisions, by node.
struct DecisionTree
{
    struct Node
    {
        NodeId parent = kRoot;
        Variable variable = 0;
        Value value = 0;
        std::uint32_t below = 0; ///< nodes below it
        EndKind end = EndKind::None;
        std::uint64_t assigned = 0; ///< hash of all that was decided down to it
        std::uint64_t content = 0;  ///< hash of what is below it
        std::uint64_t mirror = 0;   ///< the same with mirrored values
    };
    std::vector<Node> nodes;

    /// False if the token asked to stop.
    bool read(const Trace& trace, Dimensions dimensions, std::uint64_t mostNodes,
              const std::stop_token& token);

private:
    void sumUp(Dimensions dimensions);
};

bool DecisionTree::read(const Trace& trace, Dimensions dimensions, std::uint64_t mostNodes,
                        const std::stop_token& token)
{
    const std::uint64_t end = std::min(trace.size(), kMostComparedEvents);
    nodes.assign(1, {});
    NodeWalk walk;
    for (std::uint64_t i = 0; i < end; ++i) {
        if (i % kEventsPerLook == 0 && token.stop_requested())
            return false;
        const Event event = trace.event(i);
        if (event.kind() == EventKind::Decide) {
            if (nodes.size() > mostNodes)
                break;
            const NodeId parent = walk.node();
            Node node{parent, event.variable(), decided(event)};
            node.assigned = nodes[parent].assigned + hashOfDecision(node.variable, node.value);
            nodes.push_back(node);
        }
        walk.apply(event, trace);
        EndKind& reached = nodes[walk.node()].end;
        if (event.kind() == EventKind::Conflict && reached == EndKind::None)
            reached = EndKind::Failed;
        if (event.kind() == EventKind::Solution)
            reached = EndKind::Solved;
    }
    sumUp(dimensions);
    return !token.stop_requested();
}

// Children have higher numbers than their parents: one pass from the last to the first.
void DecisionTree::sumUp(Dimensions dimensions)
{
    for (std::size_t i = nodes.size(); i-- > 0;) {
        Node& node = nodes[i];
        const auto end = static_cast<std::uint64_t>(node.end) + 1;
        node.content = spread(node.content + end);
        node.mirror = spread(node.mirror + end);
        if (i == kRoot)
            break;
        Node& parent = nodes[node.parent];
        parent.below += node.below + 1;
        const Value mirrored =
            node.value < dimensions.values ? dimensions.values - 1 - node.value : node.value;
        parent.content += spread(hashOfDecision(node.variable, node.value) ^ node.content);
        parent.mirror += spread(hashOfDecision(node.variable, mirrored) ^ node.mirror);
    }
}

// Nodes in the largest subtrees whose content an earlier one has.
void countRepeated(const DecisionTree& tree, ComparedSide& side)
{
    std::unordered_set<std::uint64_t> seen;
    std::vector<bool> isCovered(tree.nodes.size());
    for (NodeId i = 1; i < tree.nodes.size(); ++i) {
        const auto& node = tree.nodes[i];
        isCovered[i] = isCovered[node.parent];
        if (isCovered[i] || node.below < kLeastRepeated)
            continue;
        const bool isRepeated = seen.contains(node.content);
        if (isRepeated || seen.contains(node.mirror)) {
            (isRepeated ? side.repeated : side.mirrored) += node.below;
            isCovered[i] = true;
        }
        seen.insert(node.content);
    }
}

void countEnds(const DecisionTree& tree, ComparedSide& side)
{
    side.nodes = tree.nodes.size() - 1;
    for (const auto& node : tree.nodes) {
        // A contradiction at a node with others below it ends what is left of these.
        side.failures += node.end == EndKind::Failed && node.below == 0 ? 1U : 0U;
        side.solutions += node.end == EndKind::Solved ? 1U : 0U;
    }
}

using Trees = std::array<DecisionTree, 2>;

void findCounterparts(const Trees& trees, Comparison& comparison)
{
    for (std::size_t one = 0; one < 2; ++one) {
        std::unordered_map<std::uint64_t, NodeId> others;
        const auto& other = trees[1 - one].nodes;
        others.reserve(other.size());
        for (NodeId i = 1; i < other.size(); ++i)
            others.try_emplace(other[i].assigned, i);
        auto& counterparts = comparison.counterparts[one];
        counterparts.assign(trees[one].nodes.size(), kRoot);
        for (NodeId i = 1; i < counterparts.size(); ++i)
            if (const auto found = others.find(trees[one].nodes[i].assigned);
                found != others.end()) {
                counterparts[i] = found->second;
                ++comparison.sides[one].shared;
            }
    }
}

/// Where a decision below a place of the merged tree leads.
struct MergeKey
{
    std::uint32_t parent;
    Variable variable;
    Value value;

    friend bool operator==(const MergeKey&, const MergeKey&) = default;
};
struct MergeHash
{
    std::size_t operator()(const MergeKey& key) const
    {
        return spread(hashOfDecision(key.variable, key.value) + key.parent);
    }
};

void merge(const Trees& trees, Comparison& comparison)
{
    auto& merged = comparison.merged;
    merged.assign(1, {});
    std::unordered_map<MergeKey, std::uint32_t, MergeHash> places;
    for (std::size_t side = 0; side < 2; ++side) {
        std::vector<std::uint32_t> placeOf(trees[side].nodes.size());
        for (NodeId i = 1; i < trees[side].nodes.size(); ++i) {
            const auto& node = trees[side].nodes[i];
            const MergeKey key{placeOf[node.parent], node.variable, node.value};
            const auto [entry, isNew] =
                places.try_emplace(key, static_cast<std::uint32_t>(merged.size()));
            if (isNew)
                merged.push_back({key.parent, {}});
            placeOf[i] = entry->second;
            // A restarted search makes the same decision again: the first time counts.
            NodeId& here = merged[entry->second].nodes[side];
            here = here == kRoot ? i : here;
        }
    }
    for (const MergedNode& place : merged)
        if (place.isInBoth())
            for (ComparedSide& side : comparison.sides)
                ++side.merged;
}

std::uint64_t commonBeginning(const Trace& one, const Trace& other)
{
    const std::uint64_t end = std::min({one.size(), other.size(), kMostComparedEvents});
    std::uint64_t common = 0;
    while (common < end && one.event(common) == other.event(common))
        ++common;
    return common;
}

tl::unexpected<Error> givenUp()
{
    return fail(phrase("Comparison", "The comparison was cancelled."));
}

ComparedSide recordedSide(const Puzzle& puzzle, const Problem& problem,
                          const ComparedSearch& search, const Limits& limits,
                          const std::stop_token& token)
{
    ComparedSide side;
    const auto trace = std::make_shared<Trace>();
    Control control(limits, token);
    Recorder recorder(*trace, control);
    control.onPoll([&] {
        recorder.publish();
        if (trace->size() >= kMostComparedEvents || trace->nodeCount() > kMostComparedNodes)
            control.stop(StopReason::TraceFull);
    });
    side.outcome = puzzle.run(search.strategy, problem, search.options, control, &recorder);
    recorder.publish();
    side.isCut = side.outcome.ending == Ending::Stopped;
    side.trace = trace;
    return side;
}

} // namespace

Result<Comparison> compareTraces(Dimensions dimensions,
                                 const std::array<std::shared_ptr<const Trace>, 2>& traces,
                                 const std::stop_token& token)
{
    Comparison comparison;
    Trees trees;
    for (std::size_t i = 0; i < 2; ++i) {
        ComparedSide& side = comparison.sides[i];
        side.trace = traces[i];
        if (!trees[i].read(*traces[i], dimensions, kMostComparedNodes, token))
            return givenUp();
        side.isCut = trees[i].nodes.size() < traces[i]->nodeCount();
        countEnds(trees[i], side);
        countRepeated(trees[i], side);
        if (token.stop_requested())
            return givenUp();
    }
    comparison.commonEvents = commonBeginning(*traces[0], *traces[1]);
    findCounterparts(trees, comparison);
    if (token.stop_requested())
        return givenUp();
    merge(trees, comparison);
    return comparison;
}

Result<Comparison> compareSearches(const Puzzle& puzzle, const Problem& problem,
                                   const std::array<ComparedSearch, 2>& searches,
                                   const Limits& limits, const std::stop_token& token)
{
    std::array<ComparedSide, 2> recorded;
    for (std::size_t i = 0; i < 2; ++i) {
        if (auto refusal = puzzle.refusal(searches[i].strategy, problem))
            return fail(*std::move(refusal));
        recorded[i] = recordedSide(puzzle, problem, searches[i], limits, token);
        if (token.stop_requested())
            return givenUp();
    }
    return compareTraces(puzzle.dimensions(problem), {recorded[0].trace, recorded[1].trace}, token)
        .map([&](Comparison comparison) {
            for (std::size_t i = 0; i < 2; ++i) {
                comparison.sides[i].outcome = recorded[i].outcome;
                comparison.sides[i].isCut = comparison.sides[i].isCut || recorded[i].isCut;
            }
            return comparison;
        });
}

std::optional<std::size_t> comparableWith(std::size_t strategy, const Puzzle& puzzle,
                                          const Problem& problem, const std::stop_token& token)
{
    constexpr Limits kShort{.nodes = 20'000, .time = std::chrono::milliseconds(50)};
    std::optional<std::size_t> best;
    std::pair<bool, std::uint64_t> most{false, 0}; // beginnings may differ where whole trees do not
    for (std::size_t other = 0; other < puzzle.info().strategies.size(); ++other) {
        if (other == strategy)
            continue;
        const auto comparison = compareSearches(
            puzzle, problem, {ComparedSearch{strategy}, ComparedSearch{other}}, kShort, token);
        if (!comparison)
            continue;
        const auto& [one, two] = comparison->sides;
        const std::uint64_t apart = one.nodes + two.nodes - one.merged - two.merged;
        const std::uint64_t told = std::min(one.merged, apart);
        const std::pair rank{!one.isCut && !two.isCut, told};
        if (told > 0 && rank > most) {
            most = rank;
            best = other;
        }
    }
    return best;
}

} // namespace clew
