// What is drawn of a recorded search, against plain counts over its events: the tree with its sums,
// the layout, the profile over time and the heat of the cells. On real searches of all kinds.

#include <QtTest>
#include <map>
#include <set>

#include "core/puzzle/registry.h"
#include "core/trace/heat.h"
#include "core/trace/profile.h"
#include "core/trace/treelayout.h"
#include "tests/randomevents.h"

using namespace clew;

namespace {

struct Recorded
{
    std::shared_ptr<const Trace> trace;
    Dimensions dimensions;
    Outcome outcome;
};

// The events of a strategy on a preset, up to a limit of nodes.
Recorded recorded(const QString& puzzleId, const QString& strategy, const QString& preset,
                  std::uint64_t nodes = kUnlimited)
{
    const Puzzle& puzzle = *findPuzzle(puzzleId.toStdString());
    const ProblemPtr problem = puzzle.presetProblem(*puzzle.preset(preset.toStdString()));
    auto trace = std::make_shared<Trace>();
    Limits limits;
    limits.nodes = nodes;
    Control control(limits);
    Recorder recorder(*trace, control);
    const Outcome outcome =
        puzzle.run(*puzzle.strategyIndex(strategy.toStdString()), *problem, {}, control, &recorder);
    recorder.publish();
    return {trace, puzzle.dimensions(*problem), outcome};
}

void addSearches()
{
    QTest::addColumn<QString>("puzzle");
    QTest::addColumn<QString>("strategy");
    QTest::addColumn<QString>("preset");
    const auto add = [](const char* puzzle, const char* strategy, const char* preset) {
        QTest::addRow("%s %s", puzzle, strategy)
            << QString::fromLatin1(puzzle) << QString::fromLatin1(strategy)
            << QString::fromLatin1(preset);
    };
    add("queens", "backtracking", "p90");
    add("queens", "column-by-column", "p90");
    add("queens", "dancing-links", "p90");
    add("sudoku", "propagation", "several");
    add("sudoku", "backtracking", "p97");
    add("arithmetic", "trees", "p93");
    add("graphs", "edge-selection", "p94");
    add("graphs", "orderly", "p94");
    add("knight", "breadth-first", "p91");
    add("nonogram", "row-by-row", "p98");
    add("suguru", "backtracking", "6x6");
    add("words", "digits", "p95");
}

// All that is recorded of a search, up to 200,000 nodes.
Recorded fetchSearch()
{
    QFETCH(QString, puzzle);
    QFETCH(QString, strategy);
    QFETCH(QString, preset);
    return recorded(puzzle, strategy, preset, 200'000);
}

std::vector<TreeItem> laidOut(const SearchTree& tree, const TreeView& view)
{
    TreeLayout layout(tree, view);
    while (!layout.advance(1000)) {
    }
    return layout.takeItems();
}

// Sums of a subtree by visiting all of it.
Subtree plainSums(const SearchTree& tree, std::vector<Subtree>& sums)
{
    for (NodeId node = tree.size(); node-- > 0;) {
        Subtree& sum = sums[node];
        sum.nodes += 1;
        sum.leaves += tree.firstChild(node) == 0 ? 1U : 0U;
        sum.solutions += tree.status(node) == NodeStatus::Solved ? 1U : 0U;
        sum.open += tree.status(node) == NodeStatus::Open ? 1U : 0U;
        if (node == kRoot)
            break;
        Subtree& above = sums[tree.parent(node)];
        above.nodes += sum.nodes;
        above.leaves += sum.leaves;
        above.solutions += sum.solutions;
        above.open += sum.open;
        above.height = std::max(above.height, sum.height + 1);
    }
    return sums[kRoot];
}

} // namespace

class TestSearchTree : public QObject
{
    Q_OBJECT

private slots:
    void sums_data() { addSearches(); }

    // Read in uneven bites, the sums are those of a plain count at every halt, and the tree has the
    // nodes the strategy says it opened.
    void sums()
    {
        const Recorded search = fetchSearch();
        SearchTree tree(search.trace);
        const std::uint64_t bite = search.trace->size() / 7 + 1;
        while (tree.update(bite)) {
            std::vector<Subtree> sums(tree.size());
            plainSums(tree, sums);
            // Until the end, so does where the search stands.
            const NodeId at = NodeWalk::at(*search.trace, tree.eventsRead()).node();
            if (tree.status(at) != NodeStatus::Open && tree.eventsRead() < search.trace->size())
                for (const NodeId node : pathTo(at, *search.trace))
                    ++sums[node].open;
            for (NodeId node = 0; node < tree.size(); ++node)
                QVERIFY2(tree.subtree(node) == sums[node], qPrintable(QString::number(node)));
        }
        QCOMPARE(std::uint64_t{tree.size()}, search.trace->nodeCount());
        QCOMPARE(std::uint64_t{tree.size()}, search.outcome.counters.nodes + 1);
        std::set<NodeId> solved;
        for (std::uint64_t n = 0; n < search.trace->solutionCount(); ++n)
            solved.insert(NodeWalk::at(*search.trace, search.trace->solutionEvent(n)).node());
        QCOMPARE(std::size_t{tree.subtree(kRoot).solutions}, solved.size());
    }

    void layout_data() { addSearches(); }

    // Nothing overlaps, parents stand over their children, and what is drawn adds up.
    void layout()
    {
        const Recorded search = fetchSearch();
        SearchTree tree(search.trace);
        tree.update(kUnlimited);
        for (const bool hidesFailed : {false, true}) {
            for (const double least : {0.0, 3.5, 40.0, 1000.0}) {
                TreeView view;
                view.leastWidth = least;
                view.hidesFailed = hidesFailed;
                const auto items = laidOut(tree, view);
                std::map<std::uint32_t, double> rowEnd;
                std::uint64_t nodes = 0;
                std::uint64_t solutions = 0;
                for (const TreeItem& item : items) {
                    QVERIFY(item.right - item.left >= 1);
                    QVERIFY(item.left >= rowEnd[item.level]);
                    rowEnd[item.level] = item.right;
                    nodes += item.isSilhouette() ? item.sum.nodes : 1U;
                    if (item.isSilhouette())
                        solutions += item.sum.solutions;
                    else
                        solutions += item.status == NodeStatus::Solved ? 1U : 0U;
                    if (item.node == kRoot)
                        continue;
                    const TreeItem& parent = items[static_cast<std::size_t>(item.parent)];
                    QCOMPARE(parent.node, tree.parent(item.node));
                    QCOMPARE(parent.level + 1, item.level);
                    QVERIFY(parent.left <= item.left && item.right <= parent.right);
                    QVERIFY(least > 0 || !item.isSilhouette());
                }
                // A silhouette reaches down over rows of its own width only.
                for (const TreeItem& item : items)
                    QCOMPARE(leftOf(tree, item.node, hidesFailed), item.left);
                // What is drawn as a node has a child that can be distinguished from its
                // neighbours.
                std::map<std::int32_t, double> widest;
                for (const TreeItem& item : items)
                    widest[item.parent] =
                        std::max(widest[item.parent], item.roots > 1 ? 0 : item.right - item.left);
                widest.erase(-1);
                for (const auto& [parent, width] : widest)
                    QVERIFY(width >= least);
                if (!hidesFailed)
                    QCOMPARE(nodes, std::uint64_t{tree.size()});
                QCOMPARE(solutions, std::uint64_t{tree.subtree(kRoot).solutions});
            }
        }
    }

    // A part of the tree looked at is that part of the whole layout.
    void partOfTheLayout()
    {
        const Recorded search = recorded(QStringLiteral("queens"), QStringLiteral("backtracking"),
                                         QStringLiteral("p90"));
        SearchTree tree(search.trace);
        tree.update(kUnlimited);
        TreeView view;
        view.leastWidth = 2.5;
        const auto whole = laidOut(tree, view);
        view.left = 120;
        view.right = 180;
        view.firstLevel = 3;
        view.lastLevel = 5;
        const auto part = laidOut(tree, view);
        std::vector<NodeId> expected;
        for (const TreeItem& item : whole)
            if (item.right > 120 && item.left < 180 && item.level >= 2 && item.level <= 5)
                expected.push_back(item.node);
        std::set<NodeId> found;
        for (const TreeItem& item : part)
            found.insert(item.node);
        QVERIFY(!expected.empty());
        for (const TreeItem& item : whole) {
            const bool inside = item.left >= 120 && item.right <= 180 && !item.isSilhouette() &&
                                item.level >= 2 && item.level <= 5;
            QVERIFY(!inside || found.contains(item.node));
        }
        for (const TreeItem& item : part) {
            QVERIFY(item.right > 120 && item.left < 180 && item.level <= 5);
            QCOMPARE(leftOf(tree, item.node, false), item.left);
        }
    }

    // Hidden are exactly the subtrees without anything found in them.
    void hidesFailedSubtrees()
    {
        const Recorded search = recorded(QStringLiteral("queens"), QStringLiteral("backtracking"),
                                         QStringLiteral("p90"));
        SearchTree tree(search.trace);
        tree.update(kUnlimited);
        TreeView view;
        view.hidesFailed = true;
        std::set<NodeId> shown;
        for (const TreeItem& item : laidOut(tree, view))
            shown.insert(item.node);
        for (NodeId node = 0; node < tree.size(); ++node)
            QCOMPARE(shown.contains(node), !tree.subtree(node).failed() || node == kRoot);
    }

    void profile_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {10, 2047, 2048, 2049, 5000, 100'000})
            QTest::addRow("%d events", count) << count;
    }

    // Bars of a whole search and of a part of it are sums over their events.
    void profile()
    {
        QFETCH(int, count);
        const auto events =
            test::randomEvents(test::Moves::Jump, static_cast<std::size_t>(count), 5);
        auto trace = std::make_shared<Trace>();
        Control control;
        Recorder recorder(*trace, control);
        std::vector<std::uint32_t> depths;
        NodeWalk walk;
        for (const Event event : events) {
            recorder.write(event);
            recorder.publish();
            walk.apply(event, *trace);
            depths.push_back(walk.depth());
        }
        const auto check = [&](const Profile& profile) {
            std::uint64_t at = profile.first();
            for (const Profile::Bar& bar : profile.bars()) {
                Profile::Bar sum{depths[at], 0, 0, 0};
                for (std::uint64_t i = 0; i < profile.barWidth() && at < profile.end(); ++i, ++at) {
                    sum.minDepth = std::min(sum.minDepth, depths[at]);
                    sum.maxDepth = std::max(sum.maxDepth, depths[at]);
                    sum.conflicts += events[at].kind() == EventKind::Conflict ? 1U : 0U;
                    sum.solutions += events[at].kind() == EventKind::Solution ? 1U : 0U;
                }
                QCOMPARE(bar.minDepth, sum.minDepth);
                QCOMPARE(bar.maxDepth, sum.maxDepth);
                QCOMPARE(bar.conflicts, sum.conflicts);
                QCOMPARE(bar.solutions, sum.solutions);
            }
            QCOMPARE(at, profile.end());
        };
        Profile whole(trace);
        while (whole.read(777))
            check(whole);
        QCOMPARE(whole.end(), trace->size());
        QCOMPARE(whole.maxDepth(), *std::ranges::max_element(depths));
        const std::uint64_t first = trace->size() / 3;
        Profile part(trace, first, trace->size() * 2 / 3);
        while (part.read(1234))
            check(part);
        QCOMPARE(part.first(), first);
        QCOMPARE(part.end(), trace->size() * 2 / 3);
    }

    void heat_data()
    {
        QTest::addColumn<int>("meaning");
        QTest::addColumn<int>("moves");
        for (const auto meaning :
             {CellMeaning::OfVariable, CellMeaning::OfValue, CellMeaning::OfAssignment})
            for (const auto moves :
                 {test::Moves::DepthFirst, test::Moves::Backjump, test::Moves::Jump})
                QTest::addRow("meaning %d moves %d", int(meaning), int(moves))
                    << int(meaning) << int(moves);
    }

    // Tries, forced moves and contradictions are plain counts; what is taken back is the difference
    // between the states before and after; every step belongs to the guess that stands last.
    void heat()
    {
        QFETCH(int, meaning);
        QFETCH(int, moves);
        const auto events = test::randomEvents(static_cast<test::Moves>(moves), 9000, 3);
        auto trace = std::make_shared<Trace>();
        Control control;
        Recorder recorder(*trace, control);
        for (const Event event : events)
            recorder.write(event);
        recorder.publish();
        const std::uint64_t first = 4500;
        const std::uint64_t last = 8200;
        HeatCounter counter(trace, test::kDimensions, static_cast<CellMeaning>(meaning), first,
                            last);
        while (counter.read(100)) {
        }
        QCOMPARE(counter.end(), last);

        std::vector<Heat> expected(counter.cells().size());
        LivePath path;
        NodeId opened = 1;
        std::vector<Event> before;
        for (std::uint64_t i = 0; i < last; ++i) {
            const Event event = events[i];
            path.apply(event, opened, *trace);
            opened += event.kind() == EventKind::Decide ? 1U : 0U;
            const auto live = path.live();
            if (i >= first) {
                const auto cell = [&](Event of) -> Heat* {
                    const auto number = counter.cellOf(of.variable(), of.value());
                    return number < expected.size() ? &expected[number] : nullptr;
                };
                if (Heat* const at = cell(event)) {
                    at->tries += event.kind() == EventKind::Decide ? 1U : 0U;
                    at->forced += event.kind() == EventKind::Assign ? 1U : 0U;
                    at->conflicts += event.kind() == EventKind::Conflict ? 1U : 0U;
                }
                if (event.kind() == EventKind::Visit && moves != int(test::Moves::Jump))
                    for (std::size_t j = live.size(); j < before.size(); ++j)
                        if (before[j].kind() != EventKind::Remove)
                            ++cell(before[j])->undos;
                const auto guess =
                    std::ranges::find(live.rbegin(), live.rend(), EventKind::Decide, &Event::kind);
                if (guess != live.rend())
                    ++cell(*guess)->events;
            }
            before.assign(live.begin(), live.end());
        }
        for (std::size_t i = 0; i < expected.size(); ++i) {
            Heat counted = counter.cells()[i];
            if (moves == int(test::Moves::Jump))
                counted.undos = 0;
            QVERIFY2(counted == expected[i], qPrintable(QString::number(i)));
        }
    }

    // Every guess of a finished depth-first search has been taken back, except for the last
    // solution's.
    void heatOfQueens()
    {
        const Recorded search = recorded(QStringLiteral("queens"), QStringLiteral("backtracking"),
                                         QStringLiteral("p90"));
        HeatCounter counter(search.trace, search.dimensions, CellMeaning::OfAssignment);
        while (counter.read(kUnlimited)) {
        }
        std::uint64_t tries = 0;
        std::uint64_t undos = 0;
        for (const Heat& heat : counter.cells()) {
            tries += heat.tries;
            undos += heat.undos;
        }
        QCOMPARE(tries, search.outcome.counters.nodes);
        QCOMPARE(tries - undos,
                 std::uint64_t{NodeWalk::at(*search.trace, search.trace->size()).depth()});
        // Mirror images: the first column is tried alike in all rows.
        for (std::uint64_t row = 0; row < 8; ++row)
            QCOMPARE(counter.cells()[row].tries, 1U);
        const auto place = counter.place(8 * 3 + 5);
        QCOMPARE(place.variable, 3U);
        QCOMPARE(place.value, 5U);
    }
};

QTEST_GUILESS_MAIN(TestSearchTree)
#include "tst_core_searchtree.moc"
