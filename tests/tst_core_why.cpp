// Why? and why not?: chains of reasons hold together, and refutations are those of the search tree.

#include <QtTest>
#include <set>

#include "core/puzzle/registry.h"
#include "core/puzzle/source.h"
#include "core/puzzles/sudoku/sudoku.h"
#include "core/study/why.h"
#include "core/trace/cursor.h"
#include "core/trace/liveevents.h"
#include "core/trace/tree.h"
#include "tests/randomevents.h"
#include "tests/recorded.h"

using namespace clew;
using test::Recorded;

namespace {

TraceMoment momentOf(const Recorded& run, std::uint64_t position)
{
    return {*run.puzzle, run.problem, run.trace, position};
}

Recorded record(const char* id, const char* preset, const char* strategy,
                const Limits& limits = {.nodes = 2000})
{
    return test::record(id, preset, strategy, limits);
}

void addRuns()
{
    test::searchRows({{"queens", "6", "backtracking"},
                      {"queens", "6", "column-by-column"},
                      {"queens", "6", "dancing-links"},
                      {"knight", "p91", "backtracking"},
                      {"sudoku", "p97", "logic"},
                      {"sudoku", "p97", "propagation"},
                      {"nonogram", "p98", "line-solving"},
                      {"suguru", "6x6", "logic"},
                      {"graphs", "p94", "edge-selection"},
                      {"arithmetic", "p93", "trees"},
                      {"words", "p95", "digits"}});
}

/// How many nodes the subtree has.
std::uint64_t sizeOf(const SearchTree& tree, NodeId node)
{
    std::uint64_t size = 1;
    for (NodeId child = tree.firstChild(node); child != 0; child = tree.nextSibling(child))
        size += sizeOf(tree, child);
    return size;
}

SearchTree wholeTree(const Recorded& run)
{
    SearchTree tree(run.trace);
    while (tree.update(1U << 20U)) {
    }
    return tree;
}

} // namespace

class TestWhy : public QObject
{
    Q_OBJECT

private slots:
    void liveEventsAreThoseOfTheCursor_data()
    {
        QTest::addColumn<int>("moves");
        QTest::addRow("depth first") << static_cast<int>(test::Moves::DepthFirst);
        QTest::addRow("backjumps") << static_cast<int>(test::Moves::Backjump);
    }

    void liveEventsAreThoseOfTheCursor()
    {
        QFETCH(int, moves);
        for (unsigned seed = 1; seed <= 5; ++seed) {
            auto trace = std::make_shared<Trace>();
            {
                Control control;
                Recorder recorder(*trace, control);
                for (const Event event :
                     test::randomEvents(static_cast<test::Moves>(moves), 4000, seed))
                    recorder.write(event);
            }
            compareLive(trace, test::kDimensions, 13);
        }
    }

    void liveEventsOfSearches_data() { addRuns(); }

    void liveEventsOfSearches()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, preset);
        QFETCH(QByteArray, strategy);
        const Recorded run = record(puzzle, preset, strategy);
        compareLive(run.trace, run.dimensions(), 1 + run.trace->size() / 300);
    }

    void chainsHoldTogether_data() { addRuns(); }

    // Every step is of the past, names what made its causes so, and the last one is what was asked.
    void chainsHoldTogether()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, preset);
        QFETCH(QByteArray, strategy);
        const Recorded run = record(puzzle, preset, strategy);
        const Trace& trace = *run.trace;
        Cursor cursor(run.trace, run.dimensions());
        int chains = 0;
        for (std::uint64_t position = 1; position <= trace.size();
             position += 1 + trace.size() / 12) {
            cursor.seek(position);
            for (Variable v = 0; v < std::min(run.dimensions().variables, 90U); ++v) {
                const Value value = cursor.state().value(v);
                if (value == kNoValue)
                    continue;
                const Reasons reasons = whyPlace(momentOf(run, position), {v, value});
                QVERIFY(!reasons.steps.empty());
                const Event last = trace.event(reasons.steps.back().event);
                QCOMPARE(last.variable(), v);
                QCOMPARE(last.value(), value);
                checkChain(run, position, reasons);
                ++chains;
            }
            checkChain(run, position, whyLastEvent(momentOf(run, position)));
        }
        QVERIFY(chains > 0);
    }

    void triedBeforeADecision_data() { addRuns(); }

    // Of a decision: the values of its variable tried before at the node above, the latest first,
    // with the nodes that took; by whichever way they are looked for.
    void triedBeforeADecision()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, preset);
        QFETCH(QByteArray, strategy);
        const Recorded run = record(puzzle, preset, strategy);
        const Trace& trace = *run.trace;
        const auto nodes = static_cast<NodeId>(std::min<std::uint64_t>(trace.nodeCount(), 400));
        for (NodeId own = 1; own < nodes; ++own) {
            const std::uint64_t position = std::uint64_t{trace.node(own).event} + 1;
            const Event decision = trace.event(position - 1);
            QStringList expected;
            for (NodeId other = own - 1; other > trace.node(own).parent; --other) {
                const Event before = trace.event(trace.node(other).event);
                if (trace.node(other).parent != trace.node(own).parent ||
                    before.variable() != decision.variable() || expected.size() == int(kMostTried))
                    continue;
                std::uint64_t below = 0;
                for (NodeId each = other; each < own; ++each) {
                    NodeId top = each;
                    while (top > other)
                        top = trace.node(top).parent;
                    below += top == other ? 1 : 0;
                }
                const Place place{before.variable(), before.value()};
                expected << QString::fromStdString(
                                run.puzzle->placeName(*run.problem, place).text()) +
                                QStringLiteral(" %1").arg(below);
            }
            TraceMoment moment = momentOf(run, position);
            for (const bool isKnown : {false, true}) {
                if (isKnown)
                    moment.strategy = run.puzzle->strategyIndex(strategy.toStdString());
                QStringList found;
                for (const Sentence& sentence : whyLastEvent(moment).tried) {
                    const QString text = QString::fromStdString(sentence.text());
                    found << QString::fromStdString(
                                 run.puzzle->placeName(*run.problem, sentence.effects.front())
                                     .text()) +
                                 ' ' + text.section(' ', -1);
                }
                QCOMPARE(found, expected);
            }
        }
    }

    // A return says what it gave up: the highest node left, with what was found in it.
    void returnsSayWhatWasGivenUp()
    {
        const Recorded run = record("queens", "6", "backtracking");
        TraceMoment moment = momentOf(run, 0);
        moment.strategy = run.puzzle->strategyIndex("backtracking");
        const SearchTree tree = wholeTree(run);
        int returns = 0;
        for (std::uint64_t index = 0; index < run.trace->size(); ++index) {
            if (run.trace->event(index).kind() != EventKind::Visit)
                continue;
            NodeId top = nodeBefore(*run.trace, index);
            while (tree.parent(top) > run.trace->event(index).node())
                top = tree.parent(top);
            moment.position = index + 1;
            const auto tried = whyLastEvent(moment).tried;
            QCOMPARE(tried.size(), std::size_t{1});
            const QString text = QString::fromStdString(tried.front().text());
            QCOMPARE(text.section(' ', -1).toULongLong(), sizeOf(tree, top));
            QCOMPARE(text.contains("refuted"), tree.subtree(top).solutions == 0);
            ++returns;
        }
        QVERIFY(returns > 100);
    }

    // Premises are the causes, each once; those of a kind that are many come together.
    void premisesAreTheCauses()
    {
        const Recorded run = record("sudoku", "p97", "logic");
        const Reasons reasons = whyLastEvent(momentOf(run, run.trace->size() - 1));
        int folded = 0;
        for (std::size_t step = 0; step < reasons.steps.size(); ++step) {
            std::vector<std::size_t> all;
            for (const Premise& premise : premisesOf(*run.trace, reasons, step)) {
                QVERIFY(premise.steps.size() == 1 || premise.steps.size() >= kFewestFolded);
                folded += premise.steps.size() > 1 ? 1 : 0;
                for (const std::size_t each : premise.steps) {
                    const Event event = run.trace->event(reasons.steps[each].event);
                    QCOMPARE(event.kind(), premise.kind);
                    QCOMPARE(event.ruleOrNone(), premise.rule);
                    all.push_back(each);
                }
            }
            std::ranges::sort(all);
            QVERIFY(all == reasons.steps[step].causes);
        }
        QVERIFY(folded > 0);
    }

    // The given digits that a chain of human techniques goes back to force its digit by themselves.
    void sudokuChainsForceTheirDigit()
    {
        const Recorded run = record("sudoku", "p97", "logic");
        const std::uint64_t end = run.trace->size();
        Cursor cursor(run.trace, run.dimensions());
        cursor.seek(end);
        int forced = 0;
        for (Variable cell = 0; cell < 81; cell += 5) {
            const Value digit = cursor.state().value(cell);
            const Reasons reasons = whyPlace(momentOf(run, end), {cell, digit});
            QVERIFY(!reasons.cut);
            sudoku::SudokuProblem problem = static_cast<const sudoku::SudokuProblem&>(*run.problem);
            std::ranges::fill(problem.givens, kNoValue);
            for (const ReasonStep& step : reasons.steps) {
                const Event event = run.trace->event(step.event);
                QVERIFY(event.kind() != EventKind::Decide);
                if (event.kind() == EventKind::Assign && event.rule() == sudoku::GivenDigit)
                    problem.givens[event.variable()] = event.value();
            }
            if (problem.givens[cell] != kNoValue)
                continue;
            for (Value other = 0; other < 9; ++other) {
                if (other == digit)
                    continue;
                problem.givens[cell] = other;
                Limits limits;
                limits.solutions = 1;
                Control control(limits);
                const Outcome outcome = run.puzzle->run(
                    run.puzzle->strategyIndex("dancing-links").value(), problem, {}, control);
                QCOMPARE(outcome.counters.solutions, std::uint64_t{0});
            }
            ++forced;
        }
        QVERIFY(forced > 5);
    }

    void refutationsAreThoseOfTheTree_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<QByteArray>("preset");
        QTest::addColumn<QByteArray>("strategy");
        QTest::addRow("queens") << QByteArray("queens") << QByteArray("6")
                                << QByteArray("backtracking");
        QTest::addRow("knight") << QByteArray("knight") << QByteArray("p91")
                                << QByteArray("backtracking");
        QTest::addRow("suguru") << QByteArray("suguru") << QByteArray("6x6")
                                << QByteArray("backtracking");
        QTest::addRow("sudoku") << QByteArray("sudoku") << QByteArray("p97")
                                << QByteArray("backtracking");
    }

    void refutationsAreThoseOfTheTree()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, preset);
        QFETCH(QByteArray, strategy);
        const Recorded run = record(puzzle, preset, strategy);
        const Trace& trace = *run.trace;
        int refuted = 0;
        for (std::uint64_t position = 1; position < trace.size();
             position += 1 + trace.size() / 40) {
            SearchTree tree(run.trace);
            tree.update(position);
            Cursor cursor(run.trace, run.dimensions());
            cursor.seek(position);
            std::set<NodeId> path;
            for (const auto& entry : cursor.livePath().path())
                path.insert(entry.node);
            // Of each place the last trial below the deepest node of the path.
            std::map<std::pair<Variable, Value>, NodeId> expected;
            for (const NodeId node : path)
                for (NodeId child = tree.firstChild(node); child != 0;
                     child = tree.nextSibling(child))
                    if (!path.contains(child)) {
                        const Event event = trace.event(trace.node(child).event);
                        expected[{event.variable(), event.value()}] = child;
                    }
            for (const auto& [place, node] : expected) {
                const WhyNot answer = whyNot(momentOf(run, position), {place.first, place.second});
                if (answer.holds)
                    continue;
                QVERIFY(answer.tried.has_value());
                QCOMPARE(answer.tried->node, node);
                QCOMPARE(answer.tried->nodes, sizeOf(tree, node));
                QCOMPARE(answer.tried->begin, std::uint64_t{trace.node(node).event});
                QVERIFY(answer.tried->end <= position);
                QCOMPARE(answer.tried->solutions, trace.solutionsBefore(answer.tried->end) -
                                                      trace.solutionsBefore(answer.tried->begin));
                ++refuted;
            }
        }
        QVERIFY(refuted > 10);
    }

    void rulesBrokenAtOnce_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<QByteArray>("preset");
        for (const auto& puzzle : puzzles())
            if (sourceEditing(*puzzle) == nullptr) // of a model only the search sees what is broken
                QTest::addRow("%s", puzzle->info().id.c_str())
                    << QByteArray::fromStdString(puzzle->info().id)
                    << QByteArray::fromStdString(puzzle->info().presets.front().id);
    }

    // What a solution says breaks no rule where it has been built up to; and something does break
    // one.
    void rulesBrokenAtOnce()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, preset);
        const QByteArray strategy = QByteArray::fromStdString(
            findPuzzle(puzzle.toStdString())->info().strategies.front().id);
        const Recorded run = record(puzzle, preset, strategy, {.solutions = 1});
        QVERIFY(run.trace->solutionCount() > 0);
        Cursor cursor(run.trace, run.dimensions());
        cursor.seek(run.trace->solutionEvent(0));
        const State& state = cursor.state();
        int broken = 0;
        const std::uint32_t values = std::min(run.dimensions().values, 36U);
        for (Variable v = 0; v < std::min(run.dimensions().variables, 81U); ++v) {
            if (state.value(v) == kNoValue)
                continue;
            QVERIFY(run.puzzle->violations(*run.problem, state, {v, state.value(v)}).empty());
            for (Value other = 0; other < values; ++other)
                if (other != state.value(v))
                    for (const Sentence& sentence :
                         run.puzzle->violations(*run.problem, state, {v, other})) {
                        QVERIFY(!sentence.empty());
                        ++broken;
                    }
        }
        QVERIFY(broken > 0);
    }

private:
    static void compareLive(const std::shared_ptr<Trace>& trace, Dimensions dimensions,
                            std::uint64_t step)
    {
        Cursor cursor(trace, dimensions);
        for (std::uint64_t position = 0; position <= trace->size(); position += step) {
            cursor.seek(position);
            std::vector<Event> live;
            for (const std::uint64_t index : liveEvents(*trace, position)) {
                QVERIFY(index < position);
                live.push_back(trace->event(index));
            }
            const auto expected = cursor.livePath().live();
            QCOMPARE(live, std::vector<Event>(expected.begin(), expected.end()));
        }
    }

    static void checkChain(const Recorded& run, std::uint64_t position, const Reasons& reasons)
    {
        std::set<std::uint64_t> events;
        for (std::size_t i = 0; i < reasons.steps.size(); ++i) {
            const ReasonStep& step = reasons.steps[i];
            QVERIFY(step.event < position);
            QVERIFY(i == 0 || reasons.steps[i - 1].event < step.event);
            events.insert(step.event);
            for (const std::size_t cause : step.causes)
                QVERIFY(cause < i);
        }
        if (reasons.cut)
            return;
        // A cause with a value that some live event before gave is itself a step.
        for (const ReasonStep& step : reasons.steps)
            for (const Place cause : step.sentence.causes) {
                std::optional<std::uint64_t> giver;
                for (const std::uint64_t index : liveEvents(*run.trace, step.event)) {
                    const Event event = run.trace->event(index);
                    if (event.kind() != EventKind::Remove && event.variable() == cause.variable &&
                        (cause.value == kNoValue || event.value() == cause.value))
                        giver = index;
                }
                if (giver)
                    QVERIFY(events.contains(*giver));
            }
    }
};

QTEST_GUILESS_MAIN(TestWhy)
#include "tst_core_why.moc"
