// The recorded search: every moment of it is the plain fold of its events, wherever one comes from.

#include <QtTest>
#include <atomic>
#include <random>
#include <thread>

#include "core/trace/cursor.h"
#include "core/trace/nodewalk.h"
#include "core/trace/tree.h"
#include "tests/randomevents.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

/// A search that jumps between the ends of a few deep branches, which grow, fork and are entered in
/// their middle, and that posts what follows also at nodes it comes back to.
std::vector<Event> jumpsBetweenDeepBranches(unsigned seed)
{
    std::mt19937 random(seed);
    const auto below = [&](std::uint32_t end) {
        return static_cast<std::uint32_t>(random() % end);
    };
    std::vector<NodeId> parents{kRoot};
    std::vector<Event> events;
    NodeId here = kRoot;
    const auto post = [&](std::uint32_t count) {
        for (; count > 0; --count) {
            const Variable variable = below(kDimensions.variables);
            const Value value = below(kDimensions.values);
            events.push_back(below(2) == 0 ? Event::assign(variable, value, 1)
                                           : Event::remove(variable, value, 2));
        }
    };
    const auto grow = [&](std::uint32_t nodes) {
        for (; nodes > 0; --nodes) {
            events.push_back(
                Event::decide(below(kDimensions.variables), below(kDimensions.values)));
            parents.push_back(std::exchange(here, static_cast<NodeId>(parents.size())));
            post(below(3));
        }
    };
    const auto visit = [&](NodeId node) { events.push_back(Event::visit(here = node)); };
    std::vector<NodeId> ends;
    grow(90);
    for (int branch = 0; branch < 6; ++branch) {
        visit(30 + below(60));
        grow(70 + below(150));
        ends.push_back(here);
    }
    for (int round = 0; round < 400; ++round) {
        NodeId& end = ends[below(below(2) == 0 ? 2 : 6)];
        NodeId to = below(20) == 0 ? below(static_cast<std::uint32_t>(parents.size())) : end;
        for (std::uint32_t up = below(3) == 0 ? below(100) : below(3); up > 0; --up)
            to = parents[to];
        visit(to);
        post(below(3));
        grow(below(15) == 0 ? 100 : below(4));
        if (below(3) > 0)
            end = here;
        if (below(4) == 0 && here != kRoot) { // and back once more
            visit(parents[here]);
            post(1 + below(2));
            grow(below(2));
        }
    }
    return events;
}

/// Another trace, and how much of it is read.
class CountedSource final : public TraceSource
{
public:
    explicit CountedSource(std::shared_ptr<const Trace> trace) : m_trace(std::move(trace)) {}

    mutable std::uint64_t reads = 0;

    [[nodiscard]] Totals totals() const override
    {
        return {m_trace->size(), m_trace->nodeCount(), m_trace->solutionCount()};
    }
    [[nodiscard]] Event event(std::uint64_t index) const override
    {
        ++reads;
        return m_trace->event(index);
    }
    [[nodiscard]] TraceNode node(NodeId id) const override
    {
        ++reads;
        return m_trace->node(id);
    }
    [[nodiscard]] std::uint64_t solutionEvent(std::uint64_t n) const override
    {
        return m_trace->solutionEvent(n);
    }
    [[nodiscard]] std::uint64_t solutionsBefore(std::uint64_t events) const override
    {
        return m_trace->solutionsBefore(events);
    }
    [[nodiscard]] std::optional<TraceKeyframe> keyframe(std::uint64_t events) const override
    {
        return m_trace->keyframe(events);
    }
    [[nodiscard]] std::vector<Event> liveEvents(const TraceKeyframe& keyframe) const override
    {
        return m_trace->liveEvents(keyframe);
    }
    [[nodiscard]] std::vector<NodeId> path(const TraceKeyframe& keyframe) const override
    {
        return m_trace->path(keyframe);
    }
    [[nodiscard]] std::optional<TraceStretch> stretch(std::uint64_t index) const override
    {
        return m_trace->stretch(index);
    }
    [[nodiscard]] std::uint64_t memoryBytes() const override { return 0; }
    [[nodiscard]] std::optional<Error> fault() const override { return std::nullopt; }

private:
    std::shared_ptr<const Trace> m_trace;
};

} // namespace

class TestTrace : public QObject
{
    Q_OBJECT

private slots:
    void events()
    {
        const Event decide = Event::decide(123'456, 654'321);
        QCOMPARE(decide.kind(), EventKind::Decide);
        QCOMPARE(decide.variable(), 123'456U);
        QCOMPARE(decide.value(), 654'321U);
        const Event remove = Event::remove(0xFFFFFF, 7, kMostRule);
        QCOMPARE(remove.kind(), EventKind::Remove);
        QCOMPARE(remove.variable(), 0xFFFFFFU);
        QCOMPARE(remove.rule(), kMostRule);
        QVERIFY(!remove.beginsAnew());
        for (const Rule rule : {Rule{0}, Rule{1024}, Rule{6143}, Rule{7168}, Rule{8000}}) {
            QCOMPARE(Event::remove(1, 2, rule).rule(), rule);
            QVERIFY(!Event::remove(1, 2, rule).beginsAnew());
        }
        const Event anew = Event::removeAnew(0xFFFFFF, 7, kMostRuleAnew);
        QCOMPARE(anew.kind(), EventKind::Remove);
        QCOMPARE(anew.variable(), 0xFFFFFFU);
        QCOMPARE(anew.value(), 7U);
        QCOMPARE(anew.rule(), kMostRuleAnew);
        QVERIFY(anew.beginsAnew());
        QVERIFY(anew != Event::remove(0xFFFFFF, 7, kMostRuleAnew));
        QCOMPARE(Event::conflict(5, 1).value(), kNoValue);
        QCOMPARE(Event::visit(0xFFFF'FFFF).node(), 0xFFFF'FFFFU);
        QCOMPARE(Event::visit(0xFFFF'FFFF).kind(), EventKind::Visit);
        QCOMPARE(Event::fromBits(remove.bits()), remove);
    }

    void streams_data()
    {
        QTest::addColumn<Moves>("moves");
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("onDisk");
        const auto row = [](const char* name, Moves moves, int count, bool onDisk = false) {
            QTest::newRow(name) << moves << count << onDisk;
        };
        row("empty", Moves::DepthFirst, 0);
        row("one event", Moves::DepthFirst, 1);
        row("short, depth first", Moves::DepthFirst, 500);
        row("short, backjumps", Moves::Backjump, 500);
        row("short, jumps", Moves::Jump, 500);
        row("depth first", Moves::DepthFirst, 12'000);
        row("backjumps", Moves::Backjump, 12'000);
        row("jumps", Moves::Jump, 12'000);
        row("more than a chunk", Moves::Jump, 20'000);
        row("on disk", Moves::Jump, 20'000, true);
    }

    void streams()
    {
        QFETCH(Moves, moves);
        QFETCH(int, count);
        QFETCH(bool, onDisk);
        const auto events = randomEvents(moves, static_cast<std::size_t>(count), 7);
        const PlainFold fold(events);
        const auto trace = record(events, {.memory = onDisk ? 0 : std::uint64_t{256} << 20U});
        QCOMPARE(trace->size(), std::uint64_t{events.size()});
        QVERIFY(trace->complete());
        const bool fillsChunk = events.size() > Store<Event>::kChunk;
        QCOMPARE(trace->memoryBytes() > 0, fillsChunk && !onDisk);
        QCOMPARE(trace->diskBytes() > 0, fillsChunk && onDisk);
        for (std::size_t i = 0; i < events.size(); ++i)
            QCOMPARE(trace->event(i), events[i]);

        Cursor cursor(trace, kDimensions);
        const auto isRightAt = [&](std::size_t n) {
            cursor.seek(n);
            const auto& expected = fold.after(n);
            return cursor.position() == n && cursor.node() == expected.node &&
                   cursor.nodeCount() == expected.nodeCount &&
                   std::ranges::equal(cursor.livePath().live(), expected.live) &&
                   isFoldOf(cursor.state(), expected.live) &&
                   cursor.lastEvent() == (n == 0 ? std::nullopt : std::optional(events[n - 1]));
        };
        // The short ones show what single steps do.
        const std::size_t stride = test::kUnderSanitizer && events.size() > 1000 ? 7 : 1;
        for (std::size_t n = 0; n <= events.size(); n += stride)
            QVERIFY2(isRightAt(n), qPrintable(QString("forwards to %1").arg(n)));
        for (std::size_t n = events.size() + 1; n-- > 0; n -= std::min(n, stride - 1))
            QVERIFY2(isRightAt(n), qPrintable(QString("backwards to %1").arg(n)));
        std::mt19937 random(3);
        for (int i = 0; i < test::repetitions(2000); ++i) {
            const std::size_t n = random() % (events.size() + 1);
            QVERIFY2(isRightAt(n), qPrintable(QString("anywhere: %1").arg(n)));
        }
        cursor.seek(kUnlimited);
        QCOMPARE(cursor.position(), trace->size());
    }

    // What was opened again once is not read again: it is the same, wherever one comes from.
    void deepBranches_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 5; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void deepBranches()
    {
        QFETCH(unsigned, seed);
        const auto events = jumpsBetweenDeepBranches(seed);
        const PlainFold fold(events);
        const auto trace = record(events);
        const auto isRightAt = [&](const LivePath& path, std::size_t n) {
            const auto& live = fold.after(n).live;
            std::size_t depth = 0; // each node begins with its own decision
            for (std::uint32_t i = 0; i < path.live().size(); ++i)
                if (path.live()[i].kind() == EventKind::Decide &&
                    (++depth >= path.path().size() || path.path()[depth].begin != i))
                    return false;
            return path.node() == fold.after(n).node && depth == path.depth() &&
                   std::ranges::equal(path.live(), live);
        };
        LivePath path;
        NodeWalk walk;
        NodeId nodes = 1;
        for (std::size_t n = 0; n < events.size(); ++n) {
            std::vector<NodeId> before;
            for (const LivePath::Entry& entry : path.path())
                before.push_back(entry.node);
            path.apply(events[n], nodes, *trace);
            walk.apply(events[n], *trace);
            nodes += events[n].kind() == EventKind::Decide ? 1 : 0;
            QVERIFY2(isRightAt(path, n + 1), qPrintable(QString::number(n + 1)));
            QCOMPARE(walk.node(), path.node());
            QCOMPARE(walk.depth(), path.depth());
            if (events[n].kind() != EventKind::Visit)
                continue;
            const auto differs =
                std::ranges::mismatch(before, path.path(), {}, {}, &LivePath::Entry::node);
            QCOMPARE(walk.levelsLeft(), static_cast<std::uint32_t>(before.end() - differs.in1));
        }
        Cursor cursor(trace, kDimensions);
        for (std::size_t n = events.size() + 1; n-- > 0;) {
            cursor.seek(n);
            QVERIFY2(isRightAt(cursor.livePath(), n), qPrintable(QString("back to %1").arg(n)));
        }
        std::mt19937 random(seed);
        for (int i = 0; i < test::repetitions(500); ++i) {
            const std::size_t n = random() % (events.size() + 1);
            cursor.seek(n);
            QVERIFY(isRightAt(cursor.livePath(), n) &&
                    isFoldOf(cursor.state(), fold.after(n).live));
        }
    }

    // A search that goes to and fro between two deep branches reads them a few times, not at each
    // jump.
    void deepBranchesAreReadSeldom()
    {
        constexpr std::uint32_t kDeep = 5000;
        std::vector<Event> events;
        for (const bool isSecond : {false, true}) {
            for (std::uint32_t i = 0; i < kDeep; ++i)
                events.push_back(Event::decide(i % 20, isSecond ? 1 : 0));
            events.push_back(Event::visit(kRoot));
        }
        NodeId ends[] = {kDeep, 2 * kDeep};
        for (NodeId next = 2 * kDeep + 1; next < 2 * kDeep + 1000; ++next) {
            NodeId& end = ends[next % 2];
            events.push_back(Event::visit(end));
            events.push_back(Event::decide(0, 2));
            end = next;
        }
        const auto source = std::make_shared<CountedSource>(record(events));
        const Trace trace{std::shared_ptr<const TraceSource>(source)};
        LivePath path;
        NodeId nodes = 1;
        for (const Event event : events) {
            path.apply(event, nodes, trace);
            nodes += event.kind() == EventKind::Decide ? 1 : 0;
        }
        QVERIFY(path.depth() > kDeep);
        QVERIFY2(source->reads < 20 * kDeep, qPrintable(QString::number(source->reads)));
        source->reads = 0;
        NodeWalk walk;
        for (const Event event : events)
            walk.apply(event, trace);
        QCOMPARE(walk.depth(), path.depth());
        QVERIFY2(source->reads < 20 * kDeep, qPrintable(QString::number(source->reads)));
    }

    // So dense that replaying from one is quick, and true.
    void keyframes()
    {
        const auto events = randomEvents(Moves::Jump, 50'000, 11);
        const PlainFold fold(events);
        const auto trace = record(events);
        for (std::uint64_t n = 0; n <= events.size(); n += 97) {
            const auto keyframe = trace->keyframe(n);
            if (!keyframe) {
                QVERIFY(n < 4096);
                continue;
            }
            QVERIFY(keyframe->events <= n);
            QVERIFY(n - keyframe->events < std::max(4096U, 32 * keyframe->liveCount));
            const auto& expected = fold.after(keyframe->events);
            QCOMPARE(trace->liveEvents(*keyframe), expected.live);
            QCOMPARE(keyframe->node, expected.node);
            QCOMPARE(keyframe->nodeCount, expected.nodeCount);
        }
    }

    // Rarer after long paths, or they would take more room than the events themselves.
    void keyframesOfLongPaths()
    {
        constexpr std::uint32_t kPath = 5000;
        constexpr std::uint32_t kNodes = 200'000;
        std::vector<Event> events;
        for (std::uint32_t i = 0; i < kPath; ++i)
            events.push_back(Event::remove(i, 0, 0));
        for (NodeId node = 1; node <= kNodes; ++node) {
            events.push_back(Event::decide(0, 1));
            events.push_back(Event::visit(kRoot));
        }
        const auto trace = record(events);
        std::uint64_t kept = 0;
        std::uint64_t last = 0;
        for (std::uint64_t n = 0; n < events.size(); ++n) {
            const auto keyframe = trace->keyframe(n);
            const std::uint64_t at = keyframe ? keyframe->events : 0;
            QVERIFY(n - at < 1U << 16U);
            if (at != last)
                kept += keyframe->liveCount;
            last = at;
        }
        QVERIFY(kept > 0 && kept < events.size() / 10);
    }

    void solutions()
    {
        const auto events = randomEvents(Moves::Backjump, 10'000, 5);
        const auto trace = record(events);
        std::uint64_t found = 0;
        for (std::size_t i = 0; i < events.size(); ++i) {
            QCOMPARE(trace->solutionsBefore(i), found);
            if (events[i].kind() == EventKind::Solution)
                QCOMPARE(trace->solutionEvent(found++), std::uint64_t{i});
        }
        QCOMPARE(trace->solutionCount(), found);
        QCOMPARE(trace->solutionsBefore(kUnlimited), found);
    }

    // Some chunks in memory, the rest in a file, all readable.
    void spills()
    {
        const auto trace = std::make_shared<Trace>(TraceLimits{.memory = 16U << 20U});
        Control control;
        constexpr std::uint32_t kCount = 6'000'000;
        const auto variable = [](std::uint32_t i) { return i % 16'000 * 1000; };
        {
            Recorder recorder(*trace, control);
            for (std::uint32_t i = 0; i < kCount; ++i)
                recorder.conflict(variable(i), 0, i % 1000);
        }
        QVERIFY(!control.stopped());
        QVERIFY(trace->memoryBytes() > 0 && trace->memoryBytes() <= 16U << 20U);
        QVERIFY(trace->diskBytes() > 0);
        for (std::uint32_t i = 0; i < kCount; ++i)
            if (trace->event(i) != Event::conflict(variable(i), 0, i % 1000))
                QFAIL("an event came back different");
    }

    void full_data()
    {
        QTest::addColumn<quint64>("memory");
        QTest::addColumn<quint64>("disk");
        QTest::addRow("buffers alone") << quint64{0} << quint64{0};
        QTest::addRow("memory") << quint64{16U << 20U} << quint64{0};
        QTest::addRow("disk") << quint64{0} << quint64{16U << 20U};
    }

    // A full trace ends the search; what it holds is sound.
    void full()
    {
        QFETCH(quint64, memory);
        QFETCH(quint64, disk);
        const auto events = randomEvents(Moves::DepthFirst, 5000, 2);
        const PlainFold fold(events);
        const auto trace = std::make_shared<Trace>(TraceLimits{.memory = memory, .disk = disk});
        Control control;
        std::uint64_t rounds = 0;
        {
            Recorder recorder(*trace, control);
            for (; !control.stopped() && rounds < 10'000; ++rounds) {
                for (const Event event : events)
                    if (event.kind() != EventKind::Visit) // ids are those of the first round
                        recorder.write(event);
                recorder.visit(kRoot);
            }
            recorder.solution(); // is not recorded any more
        }
        QCOMPARE(control.finish().reason, StopReason::TraceFull);
        QVERIFY(trace->size() > 0);
        QVERIFY(trace->complete());
        QVERIFY(trace->memoryBytes() <= memory && trace->diskBytes() <= disk);
        QVERIFY(trace->nodeCount() > 1);
        Cursor cursor(trace, kDimensions);
        cursor.seek(kUnlimited);
        QCOMPARE(cursor.position(), trace->size());
        for (std::uint64_t n = 0; n < trace->solutionCount(); ++n)
            QVERIFY(trace->event(trace->solutionEvent(n)).kind() == EventKind::Solution);
    }

    // The events of one path are always in memory, so they are limited too.
    void pathTooLong()
    {
        Trace trace({.memory = 16U << 20U, .disk = std::uint64_t{1} << 30U});
        Control control;
        Recorder recorder(trace, control);
        std::uint32_t written = 0;
        for (; written < 10'000'000 && !control.stopped(); ++written)
            recorder.assign(written % 100, 0, 1);
        QCOMPARE(control.finish().reason, StopReason::TraceFull);
        QVERIFY(written >= (2U << 20U) && written < (5U << 20U));
    }

    void gateHolds()
    {
        Trace trace;
        Gate gate;
        std::atomic<int> waits = 0;
        gate.beforeWait([&] { ++waits; });
        std::stop_source source;
        std::jthread writer([&] {
            Control control({}, source.get_token());
            Recorder recorder(trace, control, &gate);
            while (!control.stopped()) {
                recorder.decide(0, 0);
                recorder.solution();
                recorder.visit(kRoot);
            }
        });
        const auto stopsAt = [&](std::uint64_t events) {
            return QTest::qWaitFor([&] { return gate.waiting() && trace.size() == events; });
        };
        QVERIFY(stopsAt(0));
        gate.allow(2);
        QVERIFY(stopsAt(2));
        gate.allow(1); // never narrows
        QVERIFY(stopsAt(2));
        gate.allow(10'000);
        QVERIFY(stopsAt(10'000));
        const std::uint64_t known = trace.solutionCount();
        gate.allowUntilSolution(known + 100);
        QVERIFY(stopsAt(3 * (known + 99) + 2));
        QCOMPARE(trace.solutionCount(), known + 100);
        gate.open();
        QTRY_VERIFY(trace.size() > 100'000);
        gate.restrict(0);
        QTRY_VERIFY(gate.waiting());
        const std::uint64_t held = trace.size();
        QVERIFY(waits >= 4);
        QVERIFY(gate.waited() > std::chrono::nanoseconds(0));

        // Once a stop has cut recording short nothing may follow: there would be a gap.
        source.request_stop();
        gate.open();
        writer.join();
        QCOMPARE(trace.size(), held);
        QVERIFY(trace.complete());
    }

    // A reader on another thread sees whole prefixes of the stream only, also while blocks are
    // moved to the file.
    void readWhileWritten()
    {
        const auto events = randomEvents(Moves::Jump, 600'000, 23);
        const auto trace = std::make_shared<Trace>(TraceLimits{.memory = 0});
        std::jthread writer([&] {
            Control control;
            Recorder recorder(*trace, control);
            for (const Event event : events)
                recorder.write(event);
        });
        Cursor cursor(trace, kDimensions);
        SearchTree tree(trace);
        std::mt19937 random(1);
        bool complete = false;
        while (!complete) {
            complete = trace->complete();
            const std::uint64_t size = trace->size();
            cursor.seek(size);
            cursor.seek(random() % (size + 1));
            if (cursor.position() > 0)
                QCOMPARE(*cursor.lastEvent(), events[cursor.position() - 1]);
            QVERIFY(trace->solutionCount() >= trace->solutionsBefore(size));
            tree.update(10'000);
        }
        QCOMPARE(trace->size(), std::uint64_t{events.size()});
        while (tree.update(1'000'000)) {
        }
        QCOMPARE(std::uint64_t{tree.size()}, trace->nodeCount());
    }

    void tree_data()
    {
        QTest::addColumn<Moves>("moves");
        QTest::addRow("depth first") << Moves::DepthFirst;
        QTest::addRow("jumps") << Moves::Jump;
    }

    void tree()
    {
        QFETCH(Moves, moves);
        const auto events = randomEvents(moves, 5000, 17);
        const PlainFold fold(events);
        SearchTree tree(record(events));
        std::uint64_t read = 0;
        for (; tree.update(7); read = tree.eventsRead())
            QVERIFY(tree.eventsRead() - read <= 7);
        QCOMPARE(tree.eventsRead(), std::uint64_t{events.size()});

        std::vector<NodeId> parents{kRoot};
        std::set<NodeId> solved;
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (events[i].kind() == EventKind::Decide)
                parents.push_back(fold.after(i).node);
            if (events[i].kind() == EventKind::Solution)
                solved.insert(fold.after(i).node);
        }
        QCOMPARE(std::size_t{tree.size()}, parents.size());
        std::uint32_t deepest = 0;
        for (NodeId node = 0; node < tree.size(); ++node) {
            QCOMPARE(tree.parent(node), parents[node]);
            QCOMPARE(tree.status(node) == NodeStatus::Solved, solved.contains(node));
            if (node != kRoot)
                QCOMPARE(tree.depth(node), tree.depth(parents[node]) + 1);
            deepest = std::max(deepest, tree.depth(node));
            NodeId last = 0;
            for (NodeId child = tree.firstChild(node); child != 0;
                 child = tree.nextSibling(child)) {
                QCOMPARE(parents[child], node);
                QVERIFY(child > last);
                last = child;
            }
            QCOMPARE(tree.lastChild(node), last);
            QCOMPARE(std::ranges::count(parents, node) - (node == kRoot ? 1 : 0) > 0, last != 0);
        }
        QCOMPARE(tree.maxDepth(), deepest);
    }
};

QTEST_GUILESS_MAIN(TestTrace)
#include "tst_core_trace.moc"
