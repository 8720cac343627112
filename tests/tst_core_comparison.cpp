// Two searches compared: figures against a naive count of the same.

#include <QtTest>

#include <map>
#include <set>

#include "core/puzzle/registry.h"
#include "core/study/comparison.h"
#include "core/study/mergedtree.h"
#include "core/text/english.h"
#include "core/trace/tree.h"

using namespace clew;

namespace {

Comparison compared(const char* preset, const char* one, const char* other)
{
    const Puzzle& queens = *findPuzzle("queens");
    const auto problem = queens.presetProblem(*queens.preset(preset));
    auto comparison = compareSearches(
        queens, *problem,
        {ComparedSearch{*queens.strategyIndex(one)}, {*queens.strategyIndex(other)}});
    if (!comparison)
        qFatal("%s", english(comparison.error()).c_str());
    return *std::move(comparison);
}

/// What is decided at each node, by walking up to the root.
std::vector<std::set<std::pair<Variable, Value>>> assignmentsOf(const Trace& trace)
{
    std::vector<std::set<std::pair<Variable, Value>>> all(1);
    for (NodeId node = 1; node < trace.nodeCount(); ++node) {
        std::set<std::pair<Variable, Value>> assigned;
        for (NodeId up = node; up != kRoot; up = trace.node(up).parent) {
            const Event event = trace.event(trace.node(up).event);
            assigned.emplace(event.variable(), event.value());
        }
        all.push_back(std::move(assigned));
    }
    return all;
}

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private slots:
    void figures_data();
    void figures();
    void whatEndsAnInnerNodeIsNoFailure();
    void sameSearch();
    void mergedTree();
    void mergedAsATrace_data();
    void mergedAsATrace();
    void decisionsMadeAgain();
    void mirrorImages();
    void refusals();
    void comparable_data();
    void comparable();
    void cancelling();
};

void TestComparison::figures_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::newRow("depth and breadth")
        << QByteArray("backtracking") << QByteArray("column-by-column");
    QTest::newRow("early and late")
        << QByteArray("backtracking") << QByteArray("generate-and-test");
    QTest::newRow("order") << QByteArray("backtracking") << QByteArray("dancing-links");
}

void TestComparison::figures()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    const Comparison comparison = compared("4", one, other);
    std::array<std::vector<std::set<std::pair<Variable, Value>>>, 2> assigned;
    for (std::size_t i = 0; i < 2; ++i) {
        const ComparedSide& side = comparison.sides[i];
        assigned[i] = assignmentsOf(*side.trace);
        QCOMPARE(side.nodes, side.outcome.counters.nodes);
        QCOMPARE(side.solutions, side.outcome.counters.solutions);
        QVERIFY(!side.isCut);
        QVERIFY(side.repeated + side.mirrored <= side.nodes);
    }
    for (std::size_t i = 0; i < 2; ++i) {
        std::uint64_t shared = 0;
        for (NodeId node = 1; node < assigned[i].size(); ++node) {
            const auto found =
                std::find(assigned[1 - i].begin() + 1, assigned[1 - i].end(), assigned[i][node]);
            const bool isShared = found != assigned[1 - i].end();
            shared += isShared ? 1U : 0U;
            const NodeId counterpart = comparison.counterparts[i][node];
            QCOMPARE(counterpart != kRoot, isShared);
            if (isShared)
                QCOMPARE(assigned[1 - i][counterpart], assigned[i][node]);
        }
        QCOMPARE(comparison.sides[i].shared, shared);
    }
}

// A search that goes on at the node above sees contradictions there as well.
void TestComparison::whatEndsAnInnerNodeIsNoFailure()
{
    const Puzzle& puzzle = *findPuzzle("model");
    const ProblemPtr problem = puzzle.presetProblem(*puzzle.preset("killer"));
    const auto strategy = [&](const char* id) { return *puzzle.strategyIndex(id); };
    const auto comparison =
        compareSearches(puzzle, *problem, {{{strategy("bounds")}, {strategy("domains")}}}, {}, {});
    QVERIFY(comparison);
    for (const ComparedSide& side : comparison->sides) {
        std::set<NodeId> inner;
        for (NodeId node = 1; node < side.trace->nodeCount(); ++node)
            inner.insert(side.trace->node(node).parent);
        inner.erase(kRoot);
        QVERIFY(side.nodes > 10);
        QVERIFY(side.failures > 0);
        QVERIFY(side.failures <= side.nodes - inner.size());
    }
}

void TestComparison::sameSearch()
{
    const Comparison comparison = compared("6", "backtracking", "backtracking");
    QCOMPARE(comparison.commonEvents, comparison.sides[0].trace->size());
    for (const ComparedSide& side : comparison.sides) {
        QCOMPARE(side.nodes, 894U);
        QCOMPARE(side.merged, side.nodes);
        QCOMPARE(side.shared, side.nodes);
    }
    QCOMPARE(comparison.merged.size(), 895U);
}

void TestComparison::mergedTree()
{
    // Depth and breadth first make the same tree in another order.
    const Comparison orders = compared("4", "backtracking", "column-by-column");
    QCOMPARE(orders.sides[0].merged, 60U);
    QCOMPARE(orders.sides[1].merged, 60U);
    QCOMPARE(orders.merged.size(), 61U);
    QVERIFY(orders.commonEvents < orders.sides[0].trace->size());

    // A search and its beginning: what the beginning lacks is the other's alone.
    const auto traceOf = [](std::uint64_t nodes) {
        const Puzzle& queens = *findPuzzle("queens");
        const auto problem = queens.presetProblem(*queens.preset("4"));
        const auto trace = std::make_shared<Trace>();
        Control control({.nodes = nodes});
        Recorder recorder(*trace, control);
        queens.run(0, *problem, {}, control, &recorder);
        recorder.publish();
        return trace;
    };
    const auto comparison = compareTraces({4, 4}, {traceOf(kUnlimited), traceOf(20)});
    QVERIFY(comparison);
    const std::uint64_t begun = comparison->sides[1].nodes;
    QVERIFY(begun > 0 && begun < 60);
    QCOMPARE(comparison->sides[0].merged, begun);
    QCOMPARE(comparison->sides[1].merged, begun);
    QCOMPARE(comparison->merged.size(), 61U);
    std::uint64_t onlyFirst = 0;
    for (std::uint32_t i = 1; i < comparison->merged.size(); ++i) {
        const MergedNode& place = comparison->merged[i];
        QVERIFY(place.parent < i);
        QVERIFY(place.nodes[0] != kRoot);
        onlyFirst += place.nodes[1] == kRoot ? 1U : 0U;
        // A place that both have is below one that both have.
        if (place.isInBoth() && place.parent != 0)
            QVERIFY(comparison->merged[place.parent].isInBoth());
    }
    QCOMPARE(onlyFirst, 60 - begun);
}

void TestComparison::mergedAsATrace_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::newRow("same tree") << QByteArray("backtracking") << QByteArray("column-by-column");
    QTest::newRow("early and late")
        << QByteArray("generate-and-test") << QByteArray("backtracking");
    QTest::newRow("order") << QByteArray("backtracking") << QByteArray("dancing-links");
}

// Each node of either search has its place in it, under the same decisions; ends and owners agree.
void TestComparison::mergedAsATrace()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    const Comparison comparison = compared("6", one, other);
    const auto tree = clew::mergedTree(comparison);
    QVERIFY(tree);
    QVERIFY(tree->trace->complete());
    QCOMPARE(std::size_t{tree->trace->nodeCount()}, comparison.merged.size());
    QCOMPARE(tree->origins.size(), comparison.merged.size());
    const Trace& merged = *tree->trace;
    const auto decision = [](const Trace& trace, NodeId node) {
        return trace.event(trace.node(node).event);
    };
    std::array<std::set<NodeId>, 2> seen;
    for (std::size_t side = 0; side < 2; ++side) {
        const Trace& trace = *comparison.sides[side].trace;
        for (NodeId node = 1; node < trace.nodeCount(); ++node) {
            const NodeId here = tree->nodeOf[side][node];
            QVERIFY(here != kRoot);
            QCOMPARE(decision(merged, here), decision(trace, node));
            QCOMPARE(merged.node(here).parent, tree->nodeOf[side][trace.node(node).parent]);
            QVERIFY(tree->origins[here][side] != kRoot);
            seen[side].insert(here);
        }
    }
    std::uint32_t both = 0;
    std::array<std::uint32_t, 2> only = {};
    for (NodeId node = 1; node < merged.nodeCount(); ++node) {
        const bool isFirst = seen[0].contains(node);
        const bool isSecond = seen[1].contains(node);
        QVERIFY(isFirst || isSecond);
        both += isFirst && isSecond ? 1U : 0U;
        only[0] += isFirst && !isSecond ? 1U : 0U;
        only[1] += isSecond && !isFirst ? 1U : 0U;
        QCOMPARE(tree->onlyIn(0, node, node + 1), isFirst && !isSecond ? 1U : 0U);
    }
    QCOMPARE(tree->inBoth(), both);
    QCOMPARE(tree->only(0), only[0]);
    QCOMPARE(tree->only(1), only[1]);
    // A node and all below it are neighbours.
    SearchTree shown(tree->trace);
    while (shown.update(100'000))
        ;
    std::uint32_t solved = 0;
    for (NodeId node = 1; node < shown.size(); ++node) {
        const NodeId last = node + shown.subtree(node).nodes - 1;
        for (NodeId below = node + 1; below <= last; ++below)
            QVERIFY(shown.parent(below) >= node);
        solved += shown.status(node) == NodeStatus::Solved ? 1U : 0U;
    }
    QVERIFY(solved >= comparison.sides[1].solutions);
}

// A search that begins again makes decisions again: they are one node of the merged tree.
void TestComparison::decisionsMadeAgain()
{
    const auto traceOf = [](std::initializer_list<Event> events) {
        auto trace = std::make_shared<Trace>();
        Control control;
        Recorder recorder(*trace, control);
        for (const Event event : events)
            recorder.write(event);
        return trace;
    };
    const auto comparison = compareTraces(
        {2, 2}, {traceOf({Event::decide(0, 0), Event::visit(0), Event::decide(0, 0),
                          Event::decide(1, 1), Event::conflict(1, 0)}),
                 traceOf({Event::decide(0, 0), Event::decide(1, 0), Event::solution()})});
    QVERIFY(comparison);
    const auto tree = clew::mergedTree(*comparison);
    QVERIFY(tree);
    QCOMPARE(tree->trace->nodeCount(), NodeId{4});
    QCOMPARE(tree->nodeOf[0], (std::vector<NodeId>{0, 1, 1, 2}));
    QCOMPARE(tree->nodeOf[1], (std::vector<NodeId>{0, 1, 3}));
    QCOMPARE(tree->inBoth(), 1U);
    QCOMPARE(tree->only(0), 1U);
    QCOMPARE(tree->only(1), 1U);
    SearchTree shown(tree->trace);
    while (shown.update(100))
        ;
    QCOMPARE(shown.status(2), NodeStatus::Fail);
    QCOMPARE(shown.status(3), NodeStatus::Solved);
}

// The upper half of the first column's squares gives the mirror images of the lower half.
void TestComparison::mirrorImages()
{
    const Comparison comparison = compared("4", "backtracking", "dancing-links");
    const ComparedSide& side = comparison.sides[0];
    const Trace& trace = *side.trace;
    std::map<Value, std::uint64_t> below; // of each square of the first column
    for (NodeId node = 1; node < trace.nodeCount(); ++node) {
        NodeId top = node;
        while (trace.node(top).parent != kRoot)
            top = trace.node(top).parent;
        if (top != node)
            ++below[trace.event(trace.node(top).event).value()];
    }
    QCOMPARE(below.size(), 4U);
    QCOMPARE(below[0], below[3]);
    QCOMPARE(below[1], below[2]);
    QVERIFY(side.mirrored + side.repeated >= below[2] + below[3]);
    QVERIFY(side.mirrored >= below[2]);
}

void TestComparison::comparable_data()
{
    QTest::addColumn<QByteArray>("strategy");
    QTest::newRow("the first one") << QByteArray("backtracking");
    QTest::newRow("from another one") << QByteArray("dancing-links");
}

// The two trees have a part in common, and something of their own besides.
void TestComparison::comparable()
{
    QFETCH(QByteArray, strategy);
    const Puzzle& queens = *findPuzzle("queens");
    const auto problem = queens.presetProblem(*queens.preset("6"));
    const std::size_t one = *queens.strategyIndex(strategy.toStdString());
    const auto other = comparableWith(one, queens, *problem);
    QVERIFY(other.has_value() && *other != one);
    const auto found = compareSearches(queens, *problem, {ComparedSearch{one}, {*other}});
    QVERIFY(found.has_value());
    QCOMPARE_GT(found->sides[0].merged, std::uint64_t{0});
    QCOMPARE_GT(found->sides[0].nodes + found->sides[1].nodes, 2 * found->sides[0].merged);
}

void TestComparison::refusals()
{
    const Puzzle& queens = *findPuzzle("queens");
    const auto problem = queens.create({{"size", "1000"}});
    QVERIFY(problem);
    const std::size_t bitmask = *queens.strategyIndex("bitmask");
    QVERIFY(queens.refusal(bitmask, **problem));
    QVERIFY(!compareSearches(queens, **problem, {ComparedSearch{bitmask}, {bitmask}}));
}

void TestComparison::cancelling()
{
    const Puzzle& queens = *findPuzzle("queens");
    const auto problem = queens.presetProblem(*queens.preset("12"));
    std::stop_source source;
    source.request_stop();
    QVERIFY(!compareSearches(queens, *problem, {ComparedSearch{0}, {1}}, {}, source.get_token()));
}

QTEST_GUILESS_MAIN(TestComparison)

#include "tst_core_comparison.moc"
