// K-regular graphs against the document's lists, known counts and brute force.

#include <QtTest>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>

#include "core/puzzles/graphs/counts.h"
#include "core/puzzles/graphs/formats.h"
#include "core/puzzles/graphs/graphlayout.h"
#include "core/puzzles/graphs/graphpicture.h"
#include "core/puzzles/graphs/graphproperties.h"
#include "core/registry/registry.h"
#include "core/trace/cursor.h"

using namespace clew;
using namespace clew::graphs;

namespace {

const Puzzle& puzzle()
{
    return *findPuzzle("graphs");
}

Parameters parametersFrom(const QString& text)
{
    Parameters parameters;
    for (const QString& entry : text.split(';', Qt::SkipEmptyParts))
        parameters[entry.section('=', 0, 0).toStdString()] = entry.section('=', 1).toStdString();
    return parameters;
}

ProblemPtr problemFor(const QString& parameters, const QString& text = {})
{
    const auto problem = text.isEmpty()
                             ? puzzle().create(parametersFrom(parameters))
                             : puzzle().read(text.toStdString(), "", parametersFrom(parameters));
    return problem.has_value() ? *problem : nullptr;
}

const GraphsProblem& cast(const ProblemPtr& problem)
{
    return static_cast<const GraphsProblem&>(*problem);
}

struct Solved
{
    std::vector<Solution> solutions;
    Outcome outcome;
};

Solved solveAll(const Problem& problem, const std::string& strategy)
{
    Solved solved;
    Control control({}, {}, [&](std::span<const Value> values) {
        solved.solutions.emplace_back(values.begin(), values.end());
        return true;
    });
    solved.outcome = puzzle().run(puzzle().strategyIndex(strategy).value(), problem, {}, control);
    return solved;
}

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

Graph namedGraph(const char* edges)
{
    return cast(problemFor({}, edges)).requiredGraph();
}

constexpr const char* kPetersen = "0-1 1-2 2-3 3-4 0-4 0-5 1-6 2-7 3-8 4-9 5-7 7-9 6-9 6-8 5-8";
constexpr const char* kCube = "0-1 0-2 0-4 1-3 1-5 2-3 2-6 3-7 4-5 4-6 5-7 6-7";
constexpr const char* kUtilities = "0-3 0-4 0-5 1-3 1-4 1-5 2-3 2-4 2-5";
constexpr const char* kTwoTriangles = "0-1 0-2 1-2 3-4 3-5 4-5";

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
            const Solved solved = solveAll(*problem, strategy.id);
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

    // The same graphs in the same order from every strategy, and by naive enumeration.
    void bruteForceAgrees()
    {
        QFETCH(QString, parameters);
        QFETCH(QString, text);
        const ProblemPtr problem = problemFor(parameters, text);
        QVERIFY(problem);
        const std::vector<Solution> expected = bruteForce(cast(problem));
        for (const StrategyInfo& strategy : puzzle().info().strategies) {
            const Solved solved = solveAll(*problem, strategy.id);
            QCOMPARE(solved.outcome.ending, Ending::Exhausted);
            QVERIFY2(solved.solutions == expected, strategy.id.c_str());
        }
        Control control;
        QCOMPARE(puzzle().count(*problem, {}, control)->count, std::to_string(expected.size()));
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
        const Solved solved = solveAll(*problemFor(parameters), strategy.toStdString());
        QCOMPARE(quint64{solved.outcome.counters.solutions}, solutions);
        QCOMPARE(quint64{solved.outcome.counters.nodes}, nodes);
    }

    void knownCounts_data()
    {
        QTest::addColumn<QString>("parameters");
        QTest::addColumn<QString>("count");
        QTest::addRow("cubic 6") << "degree=3;size=6"
                                 << "2";
        QTest::addRow("cubic 6 labelled") << "degree=3;size=6;labelled=1"
                                          << "70";
        QTest::addRow("cubic 8 connected") << "degree=3;size=8;connected=1"
                                           << "5";
        QTest::addRow("cubic 12") << "degree=3;size=12"
                                  << "94";
        QTest::addRow("cubic 12 connected") << "degree=3;size=12;connected=1"
                                            << "85";
        QTest::addRow("cubic 20 labelled") << "degree=3;size=20;labelled=1"
                                           << "976273961160363172131825";
        QTest::addRow("cubic 20 labelled, connected") << "degree=3;size=20;labelled=1;connected=1"
                                                      << "975937986889287117696000";
        QTest::addRow("cubic 16 connected") << "degree=3;size=16;connected=1"
                                            << "4060";
        QTest::addRow("5-regular 12 connected") << "degree=5;size=12;connected=1"
                                                << "7848";
        QTest::addRow("quartic 13 connected") << "degree=4;size=13;connected=1"
                                              << "10778";
        QTest::addRow("quartic 10") << "degree=4;size=10"
                                    << "60";
        QTest::addRow("6-regular 10, by its complement") << "degree=6;size=10"
                                                         << "21";
        QTest::addRow("cubic 24") << "degree=3;size=24"
                                  << "118573592";
        QTest::addRow("cubic 24 connected") << "degree=3;size=24;connected=1"
                                            << "117940535";
        QTest::addRow("cubic 30 connected") << "degree=3;size=30;connected=1"
                                            << "845480228069";
        QTest::addRow("quartic 16 connected") << "degree=4;size=16;connected=1"
                                              << "8037418";
        QTest::addRow("5-regular 14 connected") << "degree=5;size=14;connected=1"
                                                << "3459383";
        QTest::addRow("8-regular 13, by its complement") << "degree=8;size=13"
                                                         << "10786";
        QTest::addRow("two-regular 64 connected") << "degree=2;size=64;connected=1"
                                                  << "1";
        QTest::addRow("two-regular 16") << "degree=2;size=16"
                                        << "21";
        QTest::addRow("no edges on 64") << "degree=0;size=64"
                                        << "1";
        QTest::addRow("matchings of 64") << "degree=1;size=64"
                                         << "1";
        QTest::addRow("complete on 64") << "degree=63;size=64"
                                        << "1";
        QTest::addRow("odd") << "degree=3;size=5"
                             << "0";
        QTest::addRow("too many") << "degree=6;size=6"
                                  << "0";
    }

    void knownCounts()
    {
        QFETCH(QString, parameters);
        QFETCH(QString, count);
        Control control;
        const auto counted = puzzle().count(*problemFor(parameters), {}, control);
        QCOMPARE(counted->outcome.ending, Ending::Exhausted);
        QCOMPARE(QString::fromStdString(counted->count), count);
        QVERIFY(!counted->meaning.empty());
    }

    void countedAsMade_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("degree");
        for (int size = 2; size <= 12; ++size)
            for (int degree = 0; 2 * degree < size && (size < 12 || degree < 5); ++degree)
                if (size % 2 == 0 || degree % 2 == 0)
                    QTest::addRow("%d nodes, degree %d", size, degree) << size << degree;
        // The smallest known that tells when a symmetry found is used where it does not hold.
        QTest::addRow("16 nodes, degree 3") << 16 << 3;
    }

    // Two ways that share nothing: Burnside's lemma, and making the graphs one by one.
    void countedAsMade()
    {
        QFETCH(int, size);
        QFETCH(int, degree);
        for (const char* flags : {"", ";connected=1"}) {
            const ProblemPtr problem =
                problemFor(QString("size=%1;degree=%2%3").arg(size).arg(degree).arg(flags));
            std::uint64_t made = 0;
            std::set<Solution> classes;
            Control generating({}, {}, [&](std::span<const Value> values) {
                ++made;
                if (size <= 10)
                    classes.insert(puzzle().canonical(*problem, {values.begin(), values.end()}));
                return true;
            });
            static_cast<void>(
                puzzle().run(puzzle().strategyIndex("orderly").value(), *problem, {}, generating));
            if (size <= 10)
                QCOMPARE(std::uint64_t{classes.size()}, made);
            Control control;
            const auto counted = puzzle().count(*problem, {}, control);
            QCOMPARE(counted->count, std::to_string(made));
            QCOMPARE(counted->outcome.counters.nodes, std::uint64_t{0});
        }
    }

    // Who listens to a count hears every graph.
    void countedAsTold()
    {
        const ProblemPtr problem = problemFor("size=10;degree=3");
        std::set<Solution> told;
        Control control({}, {}, [&](std::span<const Value> values) {
            told.emplace(values.begin(), values.end());
            return true;
        });
        QCOMPARE(puzzle().count(*problem, {}, control)->count, std::string("21"));
        QCOMPARE(told.size(), std::size_t{21});
    }

    void threadsAndParts_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"(:nodes 14 :degree 3 :connected t)", "(:nodes 12 :degree 4)",
              "(:nodes 10 :degree 6)", "(:nodes 6 :degree 3)", "(:nodes 2 :degree 1)",
              "(:nodes 3 :degree 2)", "(:nodes 7 :degree 2 :labelled t :required ((0 1) (2 3)))",
              "(:nodes 7 :degree 2 :required ((0 1) (2 3)))", "(:nodes 12 :degree 3 :labelled t)",
              "(:nodes 8 :degree 3 :labelled t :required ((0 1) (0 2) (3 4)))",
              "(:nodes 28 :degree 3 :connected t)", "(:nodes 20 :degree 4)"})
            QTest::addRow("%s", text) << text;
    }

    // However the work is shared, the sum is the same, and each node is counted once.
    void threadsAndParts()
    {
        QFETCH(QString, text);
        const ProblemPtr problem = problemFor({}, text);
        QVERIFY(problem);
        Control alone;
        const auto expected = puzzle().count(*problem, {}, alone);
        for (const unsigned threads : {1U, 2U, 3U}) {
            Control control;
            const auto counted = puzzle().count(*problem, {.threads = threads}, control);
            QCOMPARE(counted->count, expected->count);
            QCOMPARE(counted->outcome.ending, Ending::Exhausted);
            QCOMPARE(counted->outcome.counters.nodes, expected->outcome.counters.nodes);
            QCOMPARE(counted->outcome.counters.backtracks, expected->outcome.counters.backtracks);
            if (!cast(problem).labelled && cast(problem).hasGivens())
                continue; // cannot be split
            std::uint64_t sum = 0;
            for (std::uint64_t part = 1; part <= 5; ++part) {
                Control own;
                sum += std::stoull(
                    puzzle().count(*problem, {threads, part, 5}, own)->count.substr(0, 18));
            }
            if (expected->count.size() <= 18)
                QCOMPARE(std::to_string(sum), expected->count);
        }
    }

    void threadsHearAStop()
    {
        const ProblemPtr problem = problemFor("size=64;degree=7");
        Control cancelled;
        cancelled.cancelAtPoll(200);
        const auto counted = puzzle().count(*problem, {.threads = 3}, cancelled);
        QCOMPARE(counted->outcome.reason, StopReason::Cancelled);
        Control small({.memory = 100'000});
        const auto little = puzzle().count(*problem, {.threads = 3}, small);
        QCOMPARE(little->outcome.reason, StopReason::MemoryLimit);
        const ProblemPtr made =
            problemFor({}, "(:nodes 40 :degree 3 :labelled t :required ((0 1)))");
        Control limited({.nodes = 10'000});
        const auto few = puzzle().count(*made, {.threads = 3}, limited);
        QCOMPARE(few->outcome.reason, StopReason::NodeLimit);
    }

    // The table of results for everything that is known.
    void tableOfResults()
    {
        std::ifstream file(SHARED_DATA "/reference-counts.json");
        if (!file)
            QSKIP("the reference counts are not here");
        const auto reference = nlohmann::json::parse(file)["regular_graphs"];
        const auto compare = [&](const char* kind, std::uint32_t degree, Node size,
                                 const std::optional<std::string>& count) {
            const auto& counts = reference[kind]["counts"];
            const auto row = counts.find(std::to_string(degree));
            if (row == counts.end() || !row->contains(std::to_string(size)))
                return 0;
            const auto& expected = (*row)[std::to_string(size)];
            const std::string text =
                expected.is_string() ? expected.get<std::string>() : expected.dump();
            if (count != text)
                qWarning("%s degree %u size %u: %s, not %s", kind, degree, size,
                         count.value_or("none").c_str(), text.c_str());
            return count == text ? 1 : -1'000'000;
        };
        int compared = 0;
        for (std::uint32_t degree = 0; degree <= 8; ++degree)
            for (Node size = degree + 1; size <= (degree < 4 ? 24U : 16U); ++size) {
                Control control;
                const TableEntry entry = countTableEntry(size, degree, control);
                compared += compare("labelled_all", degree, size, entry.labelled);
                compared += compare("labelled_connected", degree, size, entry.labelledConnected);
                compared += compare("unlabelled_all", degree, size, entry.unlabelled);
                compared +=
                    compare("unlabelled_connected", degree, size, entry.unlabelledConnected);
            }
        QVERIFY2(compared > 100, std::to_string(compared).c_str());
    }

    void labelledCountsAreFast()
    {
        std::ifstream file(SHARED_DATA "/reference-counts.json");
        if (!file)
            QSKIP("the reference counts are not here");
        const auto counts = nlohmann::json::parse(file)["regular_graphs"]["labelled_all"]["counts"];
        for (const auto& [degree, row] : counts.items())
            for (const auto& [size, count] : row.items()) {
                Control control;
                QCOMPARE(countLabelled(static_cast<Node>(std::stoul(size)),
                                       static_cast<std::uint32_t>(std::stoul(degree)), control)
                             .str(),
                         count.is_string() ? count.get<std::string>() : count.dump());
            }
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
            const Solved solved = solveAll(*problem, strategy.id);
            QCOMPARE(solved.outcome, (Outcome{Ending::Exhausted, StopReason::None, {}}));
        }
        Control control;
        QCOMPARE(puzzle().count(*problem, {}, control)->count, std::string("0"));
    }

    void roundTrips_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addRow("parameters") << "(:nodes 6 :degree 3)\n";
        QTest::addRow("flags") << "(:nodes 8 :degree 3 :labelled t :connected t)\n";
        QTest::addRow("givens")
            << "(:nodes 10 :degree 4 :required ((8 9) (0 1)) :forbidden ((2 3)))\n";
    }

    void roundTrips()
    {
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(puzzle().write(*problemFor({}, text), "edges")), text);
    }

    void graphsAsText_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("text");
        // graph6 as nauty's `geng` and McKay's formats.txt write it.
        QTest::addRow("graph6 complete on 4") << "graph6"
                                              << "C~\n";
        QTest::addRow("graph6 Petersen") << "graph6"
                                         << "IheA@GUAo\n";
        QTest::addRow("list") << "list"
                              << "0-1 0-2 1-2\n";
        QTest::addRow("edges") << "edges"
                               << "((1 2) (0 2) (0 1))\n";
        QTest::addRow("dot") << "dot"
                             << "graph {\n  0;\n  1;\n  2;\n  0 -- 1;\n  0 -- 2;\n  1 -- 2;\n}\n";
    }

    void graphsAsText()
    {
        QFETCH(QString, format);
        QFETCH(QString, text);
        const auto problem = puzzle().read(text.toStdString(), format.toStdString(), {});
        QVERIFY2(problem, problem ? "" : problem.error().message.c_str());
        const auto detected = puzzle().read(text.toStdString(), "", {});
        QCOMPARE(cast(*detected).required, cast(*problem).required);
        const Solution solution = cast(*problem).requiredGraph().values();
        QVERIFY(puzzle().verify(**problem, solution).empty());
        const auto written =
            puzzle().writeSolutions(**problem, std::span(&solution, 1), 0, format.toStdString());
        QCOMPARE(QString::fromStdString(written), text);
    }

    void graph6OfAllSizes()
    {
        for (Node size = kLeastNodes; size <= kMaxNodes; ++size) {
            Graph graph(size);
            for (const Edge edge : allEdges(size))
                if ((edge.a * 7 + edge.b * 3) % 5 < 2)
                    graph.add(edge);
            const auto problem = puzzle().read(graph6(graph), "graph6", {});
            QVERIFY(problem);
            QCOMPARE(cast(*problem).size, size);
            QVERIFY(cast(*problem).requiredGraph() == graph);
        }
    }

    void dotOfOthers()
    {
        const ProblemPtr problem = problemFor(
            {}, "// drawn elsewhere\nstrict graph \"G\" { node [shape=circle];\n a -- b -- "
                "c -- a [color=red] /* a triangle */\n rankdir=LR; }\n");
        QVERIFY(problem);
        QCOMPARE(cast(problem).requiredGraph().edgeCount(), 3U);
        QCOMPARE(cast(problem).degree, 2U);
    }

    void parametersWhereTheTextIsSilent()
    {
        const ProblemPtr problem = problemFor("size=6;degree=3;labelled=1", "0-1 2-3");
        QCOMPARE(cast(problem).size, 6U);
        QCOMPARE(cast(problem).degree, 3U);
        QVERIFY(cast(problem).labelled);
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addRow("not closed") << "edges"
                                    << "((0 1)\n (0 2)"
                                    << "not closed" << 2 << 7;
        QTest::addRow("half an edge") << "edges"
                                      << "((0 1) (0))"
                                      << "two nodes" << 1 << 8;
        QTest::addRow("loop") << "edges"
                              << "((3 3))"
                              << "two different nodes" << 1 << 2;
        QTest::addRow("text after") << "edges"
                                    << "((0 1)) x"
                                    << "more text" << 1 << 9;
        QTest::addRow("no list") << "edges"
                                 << "hello"
                                 << "list of edges" << 1 << 1;
        QTest::addRow("key") << "edges"
                             << "(:nodes 6\n :colour 2)"
                             << "expected :nodes" << 2 << 2;
        QTest::addRow("nodes") << "edges"
                               << "(:nodes 65)"
                               << "from 2 to 64" << 1 << 9;
        QTest::addRow("flag") << "edges"
                              << "(:labelled no)"
                              << "said by t" << 1 << 12;
        QTest::addRow("beyond size") << "edges"
                                     << "(:nodes 4 :required ((0 1) (1 4)))"
                                     << "no node 4" << 1 << 28;
        QTest::addRow("list word") << "list"
                                   << "0-1\n0_2"
                                   << "like 0-1" << 2 << 1;
        QTest::addRow("list far node") << "list"
                                       << "0-1 0-64"
                                       << "no node 64" << 1 << 5;
        QTest::addRow("graph6 short") << "graph6"
                                      << "Ihe"
                                      << "too early" << 1 << 4;
        QTest::addRow("graph6 character") << "graph6"
                                          << "I!"
                                          << "from ? to ~" << 1 << 2;
        QTest::addRow("graph6 long") << "graph6"
                                     << "C~\nC~"
                                     << "one graph" << 2 << 1;
        QTest::addRow("graph6 large") << "graph6"
                                      << "~?@B"
                                      << "67 nodes" << 1 << 1;
        QTest::addRow("dot directed") << "dot"
                                      << "digraph { a -> b }"
                                      << "undirected" << 1 << 8;
        QTest::addRow("dot arrow") << "dot"
                                   << "graph {\n a -> b }"
                                   << "directed edge" << 2 << 2;
        QTest::addRow("dot open") << "dot"
                                  << "graph { a -- b"
                                  << "not closed" << 1 << 15;
    }

    void badInput()
    {
        QFETCH(QString, format);
        QFETCH(QString, text);
        QFETCH(QString, message);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto problem = puzzle().read(text.toStdString(), format.toStdString(), {});
        QVERIFY(!problem);
        QVERIFY2(QString::fromStdString(problem.error().message).contains(message),
                 problem.error().message.c_str());
        QCOMPARE(problem.error().line, line);
        QCOMPARE(problem.error().column, column);
    }

    void searches_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("text");
        for (const StrategyInfo& strategy : puzzle().info().strategies)
            for (const char* text :
                 {"(:nodes 6 :degree 3)", "(:nodes 6 :degree 2 :labelled t :connected t)",
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
        const Solved measured = solveAll(*problem, strategy.toStdString());
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
        const Solved all = solveAll(*problem, strategy.toStdString());
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
                 {"size=64;degree=1", "size=64;degree=2", "size=64;degree=31", "size=30;degree=3"})
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

    void countingCancels()
    {
        Control control;
        control.cancelAtPoll(50);
        const auto counted =
            puzzle().count(*problemFor("size=40;degree=9;labelled=1"), {}, control);
        QCOMPARE(counted->outcome.ending, Ending::Stopped);
    }

    void canonicalForms()
    {
        const Graph petersen = namedGraph(kPetersen);
        GraphsProblem problem;
        problem.size = 10;
        std::vector<Node> names(10);
        std::iota(names.begin(), names.end(), 0U);
        const Solution form = puzzle().canonical(problem, petersen.values());
        QVERIFY(puzzle().verify(problem, form).empty());
        for (int i = 0; i < 50; ++i) {
            std::ranges::next_permutation(names);
            std::ranges::rotate(names, names.begin() + 3);
            QVERIFY(puzzle().canonical(problem, petersen.renamed(names).values()) == form);
        }
    }

    // The 70 labelled cubic graphs on 6 nodes: 60 prisms and 10 of the utility graph.
    void canonicalGroups()
    {
        const ProblemPtr problem = problemFor("labelled=1");
        std::map<Solution, int> classes;
        for (const Solution& solution : solveAll(*problem, "edge-selection").solutions)
            ++classes[puzzle().canonical(*problem, solution)];
        std::vector<int> sizes;
        for (const auto& [form, size] : classes)
            sizes.push_back(size);
        std::ranges::sort(sizes);
        QCOMPARE(sizes, (std::vector<int>{10, 60}));
    }

    void properties_data()
    {
        QTest::addColumn<QString>("edges");
        QTest::addColumn<QString>("automorphisms");
        QTest::addColumn<int>("girth");
        QTest::addColumn<int>("diameter");
        QTest::addColumn<bool>("bipartite");
        QTest::addColumn<bool>("planar");
        QTest::addRow("Petersen") << kPetersen << "120" << 5 << 2 << false << false;
        QTest::addRow("cube") << kCube << "48" << 4 << 3 << true << true;
        QTest::addRow("utilities") << kUtilities << "72" << 4 << 2 << true << false;
        QTest::addRow("two triangles") << kTwoTriangles << "72" << 3 << -1 << false << true;
        QTest::addRow("one edge") << "0-1"
                                  << "2" << -1 << 1 << true << true;
    }

    void properties()
    {
        QFETCH(QString, edges);
        QFETCH(QString, automorphisms);
        QFETCH(int, girth);
        QFETCH(int, diameter);
        QFETCH(bool, bipartite);
        QFETCH(bool, planar);
        const GraphProperties found = propertiesOf(namedGraph(qPrintable(edges)));
        QCOMPARE(QString::fromStdString(found.automorphisms), automorphisms);
        QCOMPARE(found.girth ? static_cast<int>(*found.girth) : -1, girth);
        QCOMPARE(found.diameter ? static_cast<int>(*found.diameter) : -1, diameter);
        QCOMPARE(found.bipartite, bipartite);
        QCOMPARE(found.connected, diameter != -1);
        QCOMPARE(found.planar, planar);
    }

    void layouts_data()
    {
        QTest::addColumn<QString>("edges");
        QTest::addColumn<bool>("symmetric");
        QTest::addColumn<bool>("hamiltonian");
        QTest::addRow("Petersen") << kPetersen << true << false;
        QTest::addRow("cube") << kCube << true << true;
        QTest::addRow("utilities") << kUtilities << true << true;
        QTest::addRow("two triangles") << kTwoTriangles << true << false;
        QTest::addRow("no symmetry") << "0-1 1-2 2-3 3-4 4-5 2-4" << false << false;
    }

    void layouts()
    {
        QFETCH(QString, edges);
        QFETCH(bool, symmetric);
        QFETCH(bool, hamiltonian);
        const Graph graph = namedGraph(qPrintable(edges));
        QVERIFY(layoutOf(Layout::Circle, graph));
        QVERIFY(layoutOf(Layout::Spring, graph));
        QCOMPARE(layoutOf(Layout::Symmetric, graph).has_value(), symmetric);
        QCOMPARE(layoutOf(Layout::Hamiltonian, graph).has_value(), hamiltonian);
        for (const Layout layout :
             {Layout::Circle, Layout::Spring, Layout::Symmetric, Layout::Hamiltonian}) {
            const auto points = layoutOf(layout, graph);
            if (!points)
                continue;
            QCOMPARE(points->size(), std::size_t{graph.size()});
            for (std::size_t i = 0; i < points->size(); ++i) {
                const Point a = (*points)[i];
                QVERIFY(a.x >= -1e-9 && a.x <= 1 + 1e-9 && a.y >= -1e-9 && a.y <= 1 + 1e-9);
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(std::hypot(a.x - (*points)[j].x, a.y - (*points)[j].y) > 0.02);
            }
        }
        if (const auto cycle = hamiltonianCycle(graph)) {
            for (std::size_t i = 0; i < cycle->size(); ++i)
                QVERIFY(contains(graph.neighbours((*cycle)[i]), (*cycle)[(i + 1) % cycle->size()]));
        }
    }

    void presetsAreSound()
    {
        for (const PresetInfo& preset : puzzle().info().presets) {
            const ProblemPtr problem = puzzle().presetProblem(preset);
            QVERIFY(problem);
            QVERIFY(!puzzle().title(*problem).empty());
        }
    }

    void largestPictureHasAShapeForEveryEdge()
    {
        const ProblemPtr problem = problemFor("size=64;degree=63");
        const Solution solution((pairCount(64)), 1);
        const Picture picture = puzzle().picture(*problem, {.solution = &solution});
        QVERIFY(picture.shapes().size() > 2016);
        QVERIFY(picture.shapes().size() < 3 * 2016);
    }
};

QTEST_GUILESS_MAIN(TestGraphs)
#include "tst_core_graphs.moc"
