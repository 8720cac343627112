// Breakpoints: met exactly where a plain reading of the whole trace says, at every pace.

#include <QSignalSpy>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/puzzle/registry.h"
#include "core/session/player.h"
#include "tests/recorded.h"

using namespace clew;
using test::Recorded;

namespace {

using Kind = Breakpoint::Kind;

Recorded record(const char* id, const char* preset, const char* strategy)
{
    return test::record(id, preset, strategy, {.nodes = 3000});
}

std::vector<NodeId> wayTo(NodeId node, const Trace& trace)
{
    std::vector<NodeId> path{node};
    for (; node != kRoot; path.push_back(node))
        node = trace.node(node).parent;
    std::ranges::reverse(path);
    return path;
}

bool speaksOf(Place place, Event event)
{
    const bool variable = place.variable == kAnyVariable || place.variable == event.variable();
    return variable && (place.value == kNoValue || place.value == event.value());
}

/// Every position at which the breakpoint is met, by reading all events with whole paths.
std::vector<std::uint64_t> naively(const Breakpoint& wanted, const Trace& trace)
{
    std::vector<std::uint64_t> hits;
    std::vector<NodeId> path{kRoot};
    NodeId nodes = 1;
    std::uint32_t visits = 0;
    for (std::uint64_t i = 0; i < trace.size(); ++i) {
        const Event event = trace.event(i);
        const std::vector<NodeId> before = path;
        if (event.kind() == EventKind::Decide)
            path.push_back(nodes++);
        else if (event.kind() == EventKind::Visit)
            path = wayTo(event.node(), trace);
        const auto parted = std::ranges::mismatch(before, path).in1;
        const auto left = static_cast<std::uint32_t>(before.end() - parted);
        const std::size_t depthBefore = before.size() - 1;
        const std::size_t depth = path.size() - 1;
        const bool places = event.kind() == EventKind::Decide || event.kind() == EventKind::Assign;
        const bool speaks = places && speaksOf(wanted.place, event);
        const bool ruled = event.kind() == EventKind::Assign || event.kind() == EventKind::Remove ||
                           event.kind() == EventKind::Conflict;
        visits += speaks ? 1 : 0;
        bool met = false;
        switch (wanted.kind) {
        case Kind::SolutionFound:
            met = event.kind() == EventKind::Solution;
            break;
        case Kind::Contradiction:
            met = event.kind() == EventKind::Conflict;
            break;
        case Kind::Backtrack:
            met = left > wanted.number;
            break;
        case Kind::DepthBelow:
            met = depthBefore <= wanted.number && depth > wanted.number;
            break;
        case Kind::DepthAbove:
            met = depthBefore >= wanted.number && depth < wanted.number;
            break;
        case Kind::Visits:
            met = speaks && visits == wanted.number;
            break;
        case Kind::Placed:
            met = speaks;
            break;
        case Kind::Struck:
            met = event.kind() == EventKind::Remove && speaksOf(wanted.place, event);
            break;
        case Kind::RuleUsed:
            met = ruled && event.rule() == wanted.rule;
            break;
        }
        if (met)
            hits.push_back(i + 1);
    }
    return hits;
}

Breakpoint make(Kind kind, std::uint32_t number, Place place = {}, Rule rule = 0)
{
    return {kind, true, number, place, rule};
}

} // namespace

class TestBreakpoints : public QObject
{
    Q_OBJECT

private slots:
    void scannerAgreesWithPlainReading_data()
    {
        test::searchRows({{"queens", "6", "backtracking"},
                          {"queens", "6", "column-by-column"},
                          {"queens", "6", "dancing-links"},
                          {"sudoku", "p97", "propagation"},
                          {"sudoku", "p97", "breadth-first"},
                          {"knight", "p91", "backtracking"},
                          {"nonogram", "p98", "scored-lines"},
                          {"graphs", "p94", "edge-selection"}});
    }

    void scannerAgreesWithPlainReading()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, preset);
        QFETCH(QByteArray, strategy);
        const Recorded run = record(puzzle, preset, strategy);
        const Trace& trace = *run.trace;
        QVERIFY(trace.size() > 100);
        int kindsMet = 0;
        for (const Breakpoint& wanted : breakpointsOn(trace)) {
            const std::vector<std::uint64_t> expected = naively(wanted, trace);
            kindsMet += expected.empty() ? 0 : 1;
            for (const std::uint64_t atATime : {std::uint64_t{1}, std::uint64_t{97}, kUnlimited})
                QCOMPARE(hitsFrom(0, wanted, trace, atATime), expected);
            // From the middle, a scanner that has been elsewhere before.
            const std::uint64_t middle = trace.size() / 2;
            std::vector<std::uint64_t> rest = expected;
            std::erase_if(rest, [&](std::uint64_t hit) { return hit <= middle; });
            QCOMPARE(hitsFrom(middle, wanted, trace, 97), rest);
        }
        QVERIFY2(kindsMet >= 6, qPrintable(QString::number(kindsMet)));
    }

    // Several at once: the first met is named, disabled ones are passed.
    void severalAtOnce()
    {
        const Recorded run = record("queens", "6", "backtracking");
        Breakpoints all{make(Kind::DepthBelow, 3), make(Kind::SolutionFound, 1),
                        make(Kind::Contradiction, 1)};
        all[2].enabled = false;
        load(run);
        m_player->setBreakpoints(all);
        m_player->setSpeed(Player::kFastest);
        std::vector<std::uint64_t> expected = naively(all[0], *run.trace);
        const auto solutions = naively(all[1], *run.trace);
        expected.insert(expected.end(), solutions.begin(), solutions.end());
        std::ranges::sort(expected);
        for (const std::uint64_t position : expected) {
            QSignalSpy met(m_player.get(), &Player::breakpointMet);
            m_player->play();
            QVERIFY(met.wait());
            QCOMPARE(m_player->position(), position);
            QVERIFY(!m_player->isPlaying());
        }
        QSignalSpy missed(m_player.get(), &Player::breakpointsMissed);
        m_player->play();
        QVERIFY(missed.wait());
        QVERIFY(m_player->atEnd());
    }

    void playStopsExactly_data()
    {
        QTest::addColumn<double>("speed");
        QTest::addColumn<bool>("live");
        for (const bool live : {false, true}) {
            const char* const kind = live ? "live" : "loaded";
            QTest::addRow("%s, a thousand a second", kind) << 1000.0 << live;
            QTest::addRow("%s, 100,000 a second", kind) << 1e5 << live;
            QTest::addRow("%s, as fast as it goes", kind) << Player::kFastest << live;
        }
    }

    void playStopsExactly()
    {
        QFETCH(double, speed);
        QFETCH(bool, live);
        const Recorded run = record("queens", "p90", "backtracking");
        const Breakpoint wanted = make(Kind::Placed, 1, {6, 2});
        const auto expected = naively(wanted, *run.trace);
        QVERIFY(expected.size() > 3);
        if (live)
            watch(run);
        else
            load(run);
        m_player->setSpeed(speed);
        m_player->setBreakpoints({wanted});
        for (std::size_t i = 0; i < 3; ++i) {
            QSignalSpy met(m_player.get(), &Player::breakpointMet);
            m_player->play();
            QTRY_COMPARE(met.count(), 1);
            QCOMPARE(m_player->position(), quint64{expected[i]});
            QCOMPARE(qvariant_cast<Breakpoint>(met[0][0]), wanted);
        }
    }

    // The search is not let run to its end for a breakpoint that is near.
    void liveSearchIsHeld()
    {
        SearchSession::Request request;
        request.puzzle = findPuzzle("queens");
        request.problem = request.puzzle->create({{"size", "20"}}).value();
        m_session->start(request);
        m_player->reset();
        m_player->runTo(make(Kind::Contradiction, 1));
        QTRY_VERIFY(!m_player->isPlaying());
        QTRY_VERIFY(m_session->isWaiting());
        QVERIFY(m_session->trace()->size() < 4'000'000);
        QCOMPARE(m_player->cursor().lastEvent()->kind(), EventKind::Conflict);
    }

    void runToLooksOnceAndSaysWhenThereIsNone()
    {
        const Recorded run = record("queens", "6", "backtracking");
        load(run);
        m_player->setSpeed(10);
        QSignalSpy met(m_player.get(), &Player::breakpointMet);
        QSignalSpy missed(m_player.get(), &Player::breakpointsMissed);
        m_player->runTo(make(Kind::SolutionFound, 1));
        QTRY_COMPARE(met.count(), 1);
        QCOMPARE(m_player->position(), quint64{run.trace->solutionEvent(0) + 1});
        QCOMPARE(m_player->speed(), 10.0);
        QVERIFY(m_player->breakpoints().empty());
        m_player->runTo(
            make(Kind::Struck, 1, {kAnyVariable, kNoValue})); // backtracking strikes none
        QTRY_COMPARE(missed.count(), 1);
        QVERIFY(m_player->atEnd());
        m_player->runTo(make(Kind::SolutionFound, 1));
        QTRY_COMPARE(missed.count(), 2);
    }

    // Stepping, seeking and the like are not stopped; going to the end is, or says that it was not.
    void otherMovesPass()
    {
        const Recorded run = record("queens", "6", "backtracking");
        load(run);
        m_player->setBreakpoints({make(Kind::Contradiction, 1)});
        m_player->step(500);
        QCOMPARE(m_player->position(), quint64{500});
    }

    void toTheEndStopsThereToo()
    {
        const Recorded run = record("queens", "6", "backtracking");
        load(run);
        const QSignalSpy met(m_player.get(), &Player::breakpointMet);
        const QSignalSpy missed(m_player.get(), &Player::breakpointsMissed);
        m_player->setBreakpoints({make(Kind::SolutionFound, 1)});
        for (quint64 solution = 1; solution <= 4; ++solution) {
            m_player->toEnd();
            QTRY_COMPARE(met.count(), static_cast<int>(solution));
            QCOMPARE(m_player->solutionsPassed(), solution);
            QVERIFY(!m_player->atEnd());
        }
        m_player->toEnd();
        QTRY_COMPARE(missed.count(), 1);
        QVERIFY(m_player->atEnd());
        QVERIFY(!m_player->isPlaying());
    }

    void survivesJson()
    {
        const Breakpoints all{make(Kind::SolutionFound, 1),
                              make(Kind::Contradiction, 1),
                              make(Kind::Backtrack, 4),
                              make(Kind::DepthBelow, 12),
                              make(Kind::DepthAbove, 2),
                              make(Kind::Visits, 7, {3, kNoValue}),
                              {Kind::Placed, false, 1, {kAnyVariable, 9}, 0},
                              make(Kind::Struck, 1, {80, 8}),
                              make(Kind::RuleUsed, 1, {}, 11)};
        const auto again = breakpointsFromJson(nlohmann::json::parse(toJson(all).dump()));
        QVERIFY(again.has_value());
        QCOMPARE(*again, all);
    }

    void badJsonIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addRow("object") << QByteArray(R"({"kind": "solution"})");
        QTest::addRow("no kind") << QByteArray(R"([{"number": 1}])");
        QTest::addRow("unknown kind") << QByteArray(R"([{"kind": "teatime"}])");
        QTest::addRow("negative") << QByteArray(R"([{"kind": "backtrack", "number": -1}])");
        QTest::addRow("too large") << QByteArray(R"([{"kind": "placed", "value": 99999999}])");
        QTest::addRow("text for a number") << QByteArray(R"([{"kind": "visits", "number": "2"}])");
        QTest::addRow("enabled by a number")
            << QByteArray(R"([{"kind": "solution", "enabled": 1}])");
        QTest::addRow("not an object") << QByteArray(R"([1])");
    }

    void badJsonIsRefused()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!breakpointsFromJson(nlohmann::json::parse(text.toStdString())).has_value());
    }

    void init()
    {
        m_session = std::make_unique<SearchSession>();
        m_player = std::make_unique<Player>(*m_session);
    }
    void cleanup()
    {
        m_player.reset();
        m_session.reset();
    }

private:
    // One of each kind, with places, rules and numbers that occur in the trace.
    static Breakpoints breakpointsOn(const Trace& trace)
    {
        Event placed;
        std::optional<Event> struck;
        Rule rule = 0;
        std::uint32_t deepest = 0;
        for (std::uint64_t i = 0; i < trace.size(); ++i) {
            const Event event = trace.event(i);
            if (i < 50 && (event.kind() == EventKind::Decide || event.kind() == EventKind::Assign))
                placed = event;
            if (event.kind() == EventKind::Remove)
                struck = event;
            if (event.kind() == EventKind::Remove || event.kind() == EventKind::Conflict)
                rule = event.rule();
        }
        for (NodeId node = 1; node < trace.nodeCount(); ++node)
            deepest = std::max(deepest, static_cast<std::uint32_t>(wayTo(node, trace).size()) - 1);
        const Place place{placed.variable(), placed.value()};
        return {make(Kind::SolutionFound, 1),
                make(Kind::Contradiction, 1),
                make(Kind::Backtrack, 1),
                make(Kind::Backtrack, 3),
                make(Kind::DepthBelow, deepest / 2),
                make(Kind::DepthAbove, deepest / 2),
                make(Kind::Visits, 3, {place.variable, kNoValue}),
                make(Kind::Visits, 2, {kAnyVariable, place.value}),
                make(Kind::Placed, 1, place),
                make(Kind::Placed, 1, {kAnyVariable, place.value}),
                make(Kind::Struck, 1, struck ? Place{struck->variable(), struck->value()} : place),
                make(Kind::RuleUsed, 1, {}, rule)};
    }

    static std::vector<std::uint64_t> hitsFrom(std::uint64_t from, const Breakpoint& wanted,
                                               const Trace& trace, std::uint64_t atATime)
    {
        BreakpointScanner scanner;
        scanner.setBreakpoints(std::span(&wanted, 1));
        scanner.stand(trace, trace.size() * 3 / 4); // elsewhere first
        scanner.scan(trace, trace.size(), 50);
        scanner.stand(trace, from);
        std::vector<std::uint64_t> hits;
        while (scanner.position() < trace.size())
            if (const auto hit = scanner.scan(trace, trace.size(), atATime))
                hits.push_back(hit->position);
        return hits;
    }

    void load(const Recorded& run)
    {
        m_player->load(run.trace, run.puzzle->dimensions(*run.problem));
    }

    void watch(const Recorded& run)
    {
        SearchSession::Request request;
        request.puzzle = run.puzzle;
        request.problem = run.problem;
        request.strategy = run.strategy;
        m_session->start(request);
        m_player->reset();
    }

    std::unique_ptr<SearchSession> m_session;
    std::unique_ptr<Player> m_player;
};

QTEST_GUILESS_MAIN(TestBreakpoints)
#include "tst_session_breakpoints.moc"
