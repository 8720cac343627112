// The searches for K-regular graphs against the document's lists, known node counts and brute
// force.

#include <QtTest>

#include <algorithm>
#include <chrono>
#include <numeric>
#include <set>

#include "core/puzzle/registry.h"
#include "core/trace/cursor.h"
#include "tests/graphsproblems.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::graphs;
using namespace clew::test;
using namespace clew::test::regular;

namespace {

// Every subset of the pairs, tried; of each class under the renamings that keep the given edges the
// greatest. In the order of the document: greatest values first.
std::vector<Solution> bruteForce(const GraphsProblem& problem)
{
    const std::uint32_t pairs = pairCount(problem.size);
    std::vector<Solution> found;
    for (std::uint32_t bits = 0; bits < 1U << pairs; ++bits) {
        Solution values(pairs);
        for (std::uint32_t pair = 0; pair < pairs; ++pair)
            values[pair] = bits >> pair & 1U;
        if (puzzle().verify(problem, values).empty())
            found.push_back(values);
    }
    std::ranges::sort(found, std::greater<>());
    if (problem.labelled)
        return found;
    std::set<Solution> seen;
    std::vector<Solution> first;
    for (const Solution& values : found) {
        if (!seen.insert(values).second)
            continue;
        first.push_back(values);
        std::vector<Node> names(problem.size);
        std::iota(names.begin(), names.end(), 0U);
        do {
            if (problem.requiredGraph().renamed(names) == problem.requiredGraph() &&
                problem.forbiddenGraph().renamed(names) == problem.forbiddenGraph())
                seen.insert(Graph(problem.size, values).renamed(names).values());
        } while (std::ranges::next_permutation(names).found);
    }
    return first;
}

} // namespace

class TestGraphs : public QObject
{
    Q_OBJECT

private slots:
    void printedLists_data()
    {
        QTest::addColumn<QString>("parameters");
        QTest::addColumn<int>("count");
        QTest::addColumn<QStringList>("first");
        QTest::addRow("2-regular on 4")
            << "degree=2;size=4;labelled=1" << 3
            << QStringList{"((2 3) (1 3) (0 2) (0 1))", "((2 3) (1 2) (0 3) (0 1))",
                           "((1 3) (1 2) (0 3) (0 2))"};
        QTest::addRow("3-regular on 4") << "degree=3;size=4;labelled=1" << 1
                                        << QStringList{"((2 3) (1 3) (1 2) (0 3) (0 2) (0 1))"};
        QTest::addRow("3-regular on 6")
            << "degree=3;size=6;labelled=1" << 70
            << QStringList{
                   "((4 5) (3 5) (3 4) (2 5) (1 4) (1 2) (0 3) (0 2) (0 1))",
                   "((4 5) (3 5) (3 4) (2 4) (1 5) (1 2) (0 3) (0 2) (0 1))",
                   "((4 5) (3 5) (2 5) (2 4) (1 4) (1 3) (0 3) (0 2) (0 1))",
                   "((4 5) (3 4) (2 5) (2 4) (1 5) (1 3) (0 3) (0 2) (0 1))",
                   "((4 5) (3 5) (2 4) (2 3) (1 5) (1 4) (0 3) (0 2) (0 1))",
                   "((4 5) (3 4) (2 5) (2 3) (1 5) (1 4) (0 3) (0 2) (0 1))",
                   "((3 5) (3 4) (2 5) (2 4) (1 5) (1 4) (0 3) (0 2) (0 1))",
                   "((4 5) (3 5) (3 4) (2 5) (1 3) (1 2) (0 4) (0 2) (0 1))",
                   "((4 5) (3 5) (3 4) (2 3) (1 5) (1 2) (0 4) (0 2) (0 1))",
                   "((4 5) (3 5) (2 5) (2 3) (1 4) (1 3) (0 4) (0 2) (0 1))",
                   "((4 5) (3 5) (2 4) (2 3) (1 5) (1 3) (0 4) (0 2) (0 1))",
                   "((4 5) (3 4) (2 5) (2 3) (1 5) (1 3) (0 4) (0 2) (0 1))",
                   "((3 5) (3 4) (2 5) (2 4) (1 5) (1 3) (0 4) (0 2) (0 1))",
                   "((3 5) (3 4) (2 5) (2 3) (1 5) (1 4) (0 4) (0 2) (0 1))",
                   "((4 5) (3 5) (3 4) (2 4) (1 3) (1 2) (0 5) (0 2) (0 1))",
                   "((4 5) (3 5) (3 4) (2 3) (1 4) (1 2) (0 5) (0 2) (0 1))",
                   "((4 5) (3 5) (2 4) (2 3) (1 4) (1 3) (0 5) (0 2) (0 1))",
                   "((4 5) (3 4) (2 5) (2 3) (1 4) (1 3) (0 5) (0 2) (0 1))",
                   "((3 5) (3 4) (2 5) (2 4) (1 4) (1 3) (0 5) (0 2) (0 1))",
                   "((4 5) (3 4) (2 4) (2 3) (1 5) (1 3) (0 5) (0 2) (0 1))",
                   "((3 5) (3 4) (2 4) (2 3) (1 5) (1 4) (0 5) (0 2) (0 1))",
                   "((4 5) (3 5) (2 5) (2 4) (1 3) (1 2) (0 4) (0 3) (0 1))",
                   "((4 5) (3 5) (2 5) (2 3) (1 4) (1 2) (0 4) (0 3) (0 1))",
                   "((4 5) (3 5) (2 4) (2 3) (1 5) (1 2) (0 4) (0 3) (0 1))",
                   "((4 5) (3 4) (2 5) (2 3) (1 5) (1 2) (0 4) (0 3) (0 1))",
                   "((3 5) (3 4) (2 5) (2 4) (1 5) (1 2) (0 4) (0 3) (0 1))",
                   "((4 5) (2 5) (2 4) (2 3) (1 5) (1 3) (0 4) (0 3) (0 1))",
               };
    }

    // The document's lists, in its order and notation, from every strategy.
    void printedLists()
    {
        QFETCH(QString, parameters);
        QFETCH(int, count);
        QFETCH(QStringList, first);
        const ProblemPtr problem = problemFor(parameters);
        for (const StrategyInfo& strategy : puzzle().info().strategies) {
            if (!takes(strategy, *problem))
                continue;
            const Found solved = solveAll(*problem, strategy.id);
            QCOMPARE(solved.outcome.ending, Ending::Exhausted);
            QCOMPARE(static_cast<int>(solved.solutions.size()), count);
            const QStringList lines =
                QString::fromStdString(
                    puzzle().writeSolutions(*problem, solved.solutions, 0, "edges"))
                    .split('\n', Qt::SkipEmptyParts);
            QCOMPARE(lines.mid(0, first.size()), first);
        }
    }

    void bruteForceAgrees_data()
    {
        QTest::addColumn<QString>("parameters");
        QTest::addColumn<QString>("text");
        for (int size = 2; size <= 6; ++size)
            for (int degree = 0; degree < size; ++degree)
                for (const char* flags :
                     {"", ";labelled=1", ";connected=1", ";labelled=1;connected=1"})
                    QTest::addRow("%d nodes, degree %d%s", size, degree, flags)
                        << QString("size=%1;degree=%2%3").arg(size).arg(degree).arg(flags) << "";
        const QStringList givens{":required ((0 1))",
                                 ":required ((4 5))",
                                 ":required ((0 5) (1 4))",
                                 ":required ((0 1) (1 2))",
                                 ":required ((2 4)) :forbidden ((0 1))",
                                 ":forbidden ((0 1) (2 3) (4 5))",
                                 ":forbidden ((0 1) (0 2))",
                                 ":required ((0 1) (2 3)) :forbidden ((4 5))",
                                 ":required ((0 2) (1 3)) :forbidden ((0 1) (2 3))"};
        for (const QString& given : givens)
            for (const int degree : {2, 3})
                for (const char* flags : {"", " :labelled t", " :connected t"})
                    QTest::addRow("degree %d%s %s", degree, flags, qPrintable(given))
                        << ""
                        << QString("(:nodes 6 :degree %1%2 %3)").arg(degree).arg(flags, given);
    }

    // The same graphs in the same order from every strategy that promises so, and by naive
    // enumeration.
    void bruteForceAgrees()
    {
        QFETCH(QString, parameters);
        QFETCH(QString, text);
        const ProblemPtr problem = problemFor(parameters, text);
        QVERIFY(problem);
        const std::vector<Solution> expected = bruteForce(cast(problem));
        for (const StrategyInfo& strategy : puzzle().info().strategies) {
            if (!takes(strategy, *problem))
                continue;
            const Found solved = solveAll(*problem, strategy.id);
            QCOMPARE(solved.outcome.ending, Ending::Exhausted);
            QCOMPARE(solved.solutions.size(), expected.size());
            if (strategy.showsFirst)
                QVERIFY2(solved.solutions == expected, strategy.id.c_str());
            else
                QCOMPARE(canonicalForms(*problem, solved.solutions),
                         canonicalForms(*problem, expected));
        }
        Control control;
        QCOMPARE(puzzle().count(*problem, {}, control)->count, std::to_string(expected.size()));
    }

    void augmentation_data()
    {
        QTest::addColumn<int>("size");
        for (int size = 4; size <= 16; size += 2)
            QTest::addRow("%d nodes", size) << size;
    }

    // Each connected cubic graph is made once.
    void augmentation()
    {
        QFETCH(int, size);
        const ProblemPtr problem = problemFor(QString("size=%1;degree=3;connected=1").arg(size));
        const Found grown = solveAll(*problem, "canonical-augmentation");
        const Found listed = solveAll(*problem, "orderly");
        QCOMPARE(grown.outcome.ending, Ending::Exhausted);
        for (const Solution& solution : grown.solutions)
            QVERIFY(puzzle().verify(*problem, solution).empty());
        QCOMPARE(grown.solutions.size(), listed.solutions.size());
        QVERIFY(canonicalForms(*problem, grown.solutions) ==
                canonicalForms(*problem, listed.solutions));
    }

    void augmentationCounts_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<quint64>("graphs");
        QTest::addRow("18 nodes") << 18 << quint64{41301};
        if (!kUnderSanitizer)
            QTest::addRow("20 nodes") << 20 << quint64{510489};
    }

    // As published (A002851).
    void augmentationCounts()
    {
        QFETCH(int, size);
        QFETCH(quint64, graphs);
        const ProblemPtr problem = problemFor(QString("size=%1;degree=3;connected=1").arg(size));
        Control control;
        const std::size_t strategy = puzzle().strategyIndex("canonical-augmentation").value();
        const Outcome outcome = puzzle().run(strategy, *problem, {}, control);
        QCOMPARE(quint64{outcome.counters.solutions}, graphs);
    }

    void augmentationRefuses_data()
    {
        QTest::addColumn<QString>("parameters");
        QTest::addColumn<QString>("text");
        QTest::addRow("disconnected") << "size=12;degree=3"
                                      << "";
        QTest::addRow("quartic") << "size=12;degree=4;connected=1"
                                 << "";
        QTest::addRow("labelled") << "size=12;degree=3;connected=1;labelled=1"
                                  << "";
        QTest::addRow("edge given") << ""
                                    << "(:nodes 12 :degree 3 :connected t :required ((0 1)))";
    }

    void augmentationRefuses()
    {
        QFETCH(QString, parameters);
        QFETCH(QString, text);
        const ProblemPtr problem = problemFor(parameters, text);
        QVERIFY(
            puzzle().refusal(puzzle().strategyIndex("canonical-augmentation").value(), *problem));
        QCOMPARE(puzzle().fastest(*problem, Wanted::InOrder), StrategyIds{"orderly"});
    }

    // On small boards in the order of the source.
    void fastest()
    {
        const auto fastestOn = [](int size) {
            return puzzle().fastest(*problemFor(QString("size=%1;degree=3;connected=1").arg(size)),
                                    Wanted::InOrder);
        };
        QCOMPARE(fastestOn(10), StrategyIds{"orderly"});
        QCOMPARE(fastestOn(12), StrategyIds{"canonical-augmentation"});
    }

    void signatures_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("parameters");
        QTest::addColumn<quint64>("solutions");
        QTest::addColumn<quint64>("nodes");
        QTest::addRow("orderly size=6;degree=3") << "orderly"
                                                 << "size=6;degree=3" << quint64{2} << quint64{22};
        QTest::addRow("orderly size=6;degree=3;labelled=1")
            << "orderly"
            << "size=6;degree=3;labelled=1" << quint64{70} << quint64{248};
        QTest::addRow("orderly size=7;degree=4") << "orderly"
                                                 << "size=7;degree=4" << quint64{2} << quint64{40};
        QTest::addRow("orderly size=14;degree=3;connected=1")
            << "orderly"
            << "size=14;degree=3;connected=1" << quint64{509} << quint64{11822};
        QTest::addRow("orderly size=12;degree=4")
            << "orderly"
            << "size=12;degree=4" << quint64{1547} << quint64{36196};
        QTest::addRow("canonical-augmentation size=14;degree=3;connected=1")
            << "canonical-augmentation"
            << "size=14;degree=3;connected=1" << quint64{509} << quint64{1103};
        QTest::addRow("edge-selection size=6;degree=3")
            << "edge-selection"
            << "size=6;degree=3" << quint64{2} << quint64{4186};
        QTest::addRow("edge-selection size=6;degree=3;labelled=1")
            << "edge-selection"
            << "size=6;degree=3;labelled=1" << quint64{70} << quint64{4186};
        QTest::addRow("edge-selection size=7;degree=2;connected=1")
            << "edge-selection"
            << "size=7;degree=2;connected=1" << quint64{1} << quint64{26505};
        QTest::addRow("edge-selection-canonical size=7;degree=4")
            << "edge-selection-canonical"
            << "size=7;degree=4" << quint64{2} << quint64{76978};
    }

    // Node counts are signatures: a change of behaviour has to be declared here.
    void signatures()
    {
        QFETCH(QString, strategy);
        QFETCH(QString, parameters);
        QFETCH(quint64, solutions);
        QFETCH(quint64, nodes);
        const Found solved = solveAll(*problemFor(parameters), strategy.toStdString());
        QCOMPARE(quint64{solved.outcome.counters.solutions}, solutions);
        QCOMPARE(quint64{solved.outcome.counters.nodes}, nodes);
    }

    void faults_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        QTest::addRow("odd") << "(:nodes 5 :degree 3)"
                             << "odd number";
        QTest::addRow("degree") << "(:nodes 4 :degree 4)"
                                << "only 3 other nodes";
        QTest::addRow("matching connected") << "(:nodes 4 :degree 1 :connected t)"
                                            << "cannot be connected";
        QTest::addRow("too many required") << "(:nodes 6 :degree 2 :required ((0 1) (0 2) (0 3)))"
                                           << "Node 0 has 3 required edges";
        QTest::addRow("too many forbidden") << "(:nodes 4 :degree 2 :forbidden ((1 2) (1 3)))"
                                            << "edges of node 1 are forbidden";
        QTest::addRow("both") << "(:nodes 4 :degree 2 :required ((1 2)) :forbidden ((1 2)))"
                              << "1-2 is both";
    }

    void faults()
    {
        QFETCH(QString, text);
        QFETCH(QString, fault);
        const ProblemPtr problem = problemFor({}, text);
        const auto faults = puzzle().faults(*problem);
        QVERIFY(!faults.empty());
        QVERIFY2(QString::fromStdString(faults.front().text()).contains(fault),
                 faults.front().text().c_str());
        for (const StrategyInfo& strategy : puzzle().info().strategies) {
            if (!takes(strategy, *problem))
                continue;
            const Found solved = solveAll(*problem, strategy.id);
            QCOMPARE(solved.outcome, (Outcome{Ending::Exhausted, StopReason::None, {}}));
        }
        Control control;
        QCOMPARE(puzzle().count(*problem, {}, control)->count, std::string("0"));
    }

    void searches_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("text");
        QTest::addRow("canonical-augmentation on 12 nodes") << "canonical-augmentation"
                                                            << "(:nodes 12 :degree 3 :connected t)";
        for (const StrategyInfo& strategy : puzzle().info().strategies)
            for (const char* text :
                 {"(:nodes 6 :degree 3)", "(:nodes 6 :degree 3 :connected t)",
                  "(:nodes 6 :degree 2 :labelled t :connected t)",
                  "(:nodes 7 :degree 2 :required ((0 1) (2 3)))", "(:nodes 5 :degree 3)",
                  "(:nodes 2 :degree 0)", "(:nodes 6 :degree 2 :connected t :forbidden ((0 1)))"})
                QTest::addRow("%s %s", strategy.id.c_str(), text)
                    << QString::fromStdString(strategy.id) << text;
    }

    // Watched and measured runs agree; the fold of the events gives each solution; every event is
    // explained, drawn, and can be sought.
    void searches()
    {
        QFETCH(QString, strategy);
        QFETCH(QString, text);
        const ProblemPtr problem = problemFor({}, text);
        const Found measured = solveAll(*problem, strategy.toStdString());
        auto trace = std::make_shared<Trace>();
        Control control;
        Outcome watched;
        {
            Recorder recorder(*trace, control);
            watched = puzzle().run(puzzle().strategyIndex(strategy.toStdString()).value(), *problem,
                                   {}, control, &recorder);
        }
        QCOMPARE(watched, measured.outcome);
        QCOMPARE(trace->nodeCount() - 1, watched.counters.nodes);
        QCOMPARE(trace->solutionCount(), measured.solutions.size());
        Cursor cursor(trace, puzzle().dimensions(*problem));
        for (std::size_t i = 0; i < measured.solutions.size(); ++i) {
            cursor.seek(trace->solutionEvent(i));
            QVERIFY(puzzle().solutionAt(*problem, cursor.state()) == measured.solutions[i]);
        }
        Cursor replay(trace, puzzle().dimensions(*problem));
        for (std::uint64_t i = 0; i < std::min<std::uint64_t>(trace->size(), 3000); ++i) {
            replay.seek(i);
            QVERIFY(!puzzle().explain(*problem, replay.state(), trace->event(i)).empty());
            if (i % 97 == 0) {
                cursor.seek(trace->size() - i);
                cursor.seek(i);
                QVERIFY(cursor.state() == replay.state());
                const View view{.state = &replay.state(), .event = replay.lastEvent()};
                QVERIFY(!puzzle().picture(*problem, view).shapes().empty());
            }
        }
    }

    void cancels_data() { searches_data(); }

    void cancels()
    {
        QFETCH(QString, strategy);
        QFETCH(QString, text);
        const ProblemPtr problem = problemFor({}, text);
        const std::size_t index = puzzle().strategyIndex(strategy.toStdString()).value();
        const Found all = solveAll(*problem, strategy.toStdString());
        for (std::uint64_t poll = 1; poll < 100; poll += 3) {
            std::vector<Solution> found;
            Control control({}, {}, [&](std::span<const Value> values) {
                found.emplace_back(values.begin(), values.end());
                return true;
            });
            control.cancelAtPoll(poll);
            const Outcome outcome = puzzle().run(index, *problem, {}, control);
            QVERIFY(outcome.ending == Ending::Stopped || outcome == all.outcome);
            QVERIFY(found.size() <= all.solutions.size());
            QVERIFY(std::equal(found.begin(), found.end(), all.solutions.begin()));
        }
    }

    // Whatever a strategy is at, it hears a cancel soon.
    void cancelsFast_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("parameters");
        for (const StrategyInfo& strategy : puzzle().info().strategies)
            for (const char* parameters :
                 {"size=64;degree=1", "size=64;degree=2", "size=64;degree=31", "size=30;degree=3",
                  "size=64;degree=3;connected=1"})
                if (takes(strategy, *problemFor(parameters)))
                    QTest::addRow("%s %s", strategy.id.c_str(), parameters)
                        << QString::fromStdString(strategy.id) << parameters;
    }

    void cancelsFast()
    {
        QFETCH(QString, strategy);
        QFETCH(QString, parameters);
        const ProblemPtr problem = problemFor(parameters);
        Control control({.time = std::chrono::milliseconds(50)});
        const Outcome outcome = puzzle().run(puzzle().strategyIndex(strategy.toStdString()).value(),
                                             *problem, {}, control);
        if (outcome.ending != Ending::Exhausted) // one graph of degree 1: done at once
            QCOMPARE(outcome.reason, StopReason::TimeLimit);
    }
};

QTEST_GUILESS_MAIN(TestGraphs)
#include "tst_core_graphs.moc"
