// The searches for knight's tours against the source document's listing, known node counts and a
// naive search.

#include <QtTest>

#include <set>

#include "core/puzzle/registry.h"
#include "core/puzzles/knight/knight.h"
#include "core/puzzles/knight/tiles/mosaic.h"
#include "core/trace/cursor.h"
#include "tests/knightproblems.h"

using namespace clew;
using namespace clew::test;
using namespace clew::test::tours;
using knight::KnightProblem;

namespace {

// All directed paths through the whole board by trying every square as the next: shares nothing
// with the strategies but the rule.
class Oracle
{
public:
    explicit Oracle(const KnightProblem& problem)
        : m_problem(problem), m_visited(problem.squareCount())
    {
        for (const Value square : problem.blocked)
            m_visited[square] = true;
    }

    std::set<Solution> tours()
    {
        for (Value square = 0; square < m_problem.squareCount(); ++square)
            if (!m_visited[square] &&
                (m_problem.closed || m_problem.from.value_or(square) == square))
                extend(square);
        return m_tours;
    }

private:
    static bool isJump(int dx, int dy) { return dx * dx + dy * dy == 5; }

    bool reaches(Value a, Value b) const
    {
        const auto columns = static_cast<int>(m_problem.columns);
        const auto from = static_cast<int>(a);
        const auto to = static_cast<int>(b);
        return isJump(from % columns - to % columns, from / columns - to / columns);
    }

    void extend(Value square)
    {
        m_visited[square] = true;
        m_path.push_back(square);
        if (m_path.size() == m_problem.freeCount())
            report();
        for (Value next = 0; next < m_problem.squareCount(); ++next)
            if (!m_visited[next] && reaches(square, next))
                extend(next);
        m_path.pop_back();
        m_visited[square] = false;
    }

    void report()
    {
        if (!m_problem.closed) {
            m_tours.insert(m_path);
        } else if (m_path.size() > 2 && reaches(m_path.back(), m_path.front())) {
            m_tours.insert(cycle(m_path));
        }
    }

public:
    /// A closed tour from its lowest square towards the lower of that one's two neighbours.
    static Solution cycle(Solution tour)
    {
        std::ranges::rotate(tour, std::ranges::min_element(tour));
        if (tour[1] > tour.back())
            std::reverse(tour.begin() + 1, tour.end());
        return tour;
    }

private:
    const KnightProblem& m_problem;
    std::vector<bool> m_visited;
    Solution m_path;
    std::set<Solution> m_tours;
};

} // namespace

class TestKnight : public QObject
{
    Q_OBJECT

private slots:
    // No order is promised on boards that are larger than the source's.
    void fastestToList()
    {
        for (const auto& [size, id] :
             {std::pair("5x5", "backtracking"), std::pair("4x6", "backtracking"),
              std::pair("6x6", "warnsdorff"), std::pair("8x8", "warnsdorff")}) {
            const Puzzle& puzzle = *findPuzzle("knight");
            const auto problem = puzzle.create({{"size", size}}).value();
            QCOMPARE(puzzle.fastest(*problem, Wanted::InOrder).front(), std::string_view(id));
        }
    }

    // The first eight tours that the document prints for (find-path 5): from (4 . 4), the last
    // square first.
    void documentListing_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addRow("backtracking") << "backtracking";
        QTest::addRow("breadth-first") << "breadth-first";
    }

    void documentListing()
    {
        QFETCH(QString, strategy);
        const auto problem = problemOf("5", false, "e5");
        const Found found = run(*problem, strategy.toUtf8());
        QCOMPARE(found.solutions.size(), std::size_t{304});
        const std::string text =
            puzzle().writeSolutions(*problem, std::span(found.solutions).first(8), 0, "pairs");
        const QStringList lines = QString::fromStdString(text).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 8);
        QCOMPARE(lines[0],
                 "((4 . 0) (2 . 1) (0 . 0) (1 . 2) (0 . 4) (2 . 3) (0 . 2) (1 . 4) (3 . 3) (4 . 1) "
                 "(2 . 0) (0 . 1) (1 . 3) (3 . 4) (4 . 2) (3 . 0) (1 . 1) (0 . 3) (2 . 2) (1 . 0) "
                 "(3 . 1) (4 . 3) (2 . 4) (3 . 2) (4 . 4))");
        QCOMPARE(lines[7],
                 "((4 . 0) (2 . 1) (0 . 0) (1 . 2) (0 . 4) (2 . 3) (1 . 1) (3 . 0) (4 . 2) (3 . 4) "
                 "(1 . 3) (0 . 1) (2 . 0) (4 . 1) (3 . 3) (1 . 4) (0 . 2) (1 . 0) (3 . 1) (4 . 3) "
                 "(2 . 2) (0 . 3) (2 . 4) (3 . 2) (4 . 4))");
        // Without a start the search begins at the same square.
        Limits one;
        one.solutions = 1;
        QVERIFY(run(*problemOf("5"), "backtracking", one).solutions.front() ==
                found.solutions.front());
    }

    void jumps_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<QString>("blocked");
        for (const char* const size : {"1x1", "1x5", "2x3", "3x2", "3x3", "4x7", "9x5"})
            QTest::newRow(size) << size << "";
        QTest::newRow("blocked squares a jump apart") << "5x6"
                                                      << "b1 c3 e4 a6";
        QTest::newRow("a blocked corner") << "3x4"
                                          << "a1";
    }

    // Each free square a jump away is reported once, in the order of the steps.
    void jumps()
    {
        QFETCH(QString, size);
        QFETCH(QString, blocked);
        const auto problem = problemOf(size.toUtf8(), false, "", blocked.toUtf8());
        const knight::JumpGraph graph(static_cast<const KnightProblem&>(*problem));
        const Value squares = graph.columns() * graph.rows();
        for (Value from = 0; from < squares; ++from) {
            std::vector<std::size_t> steps;
            std::set<Value> told;
            graph.forEachJump(from, [&](Value to, std::size_t step) {
                QCOMPARE(graph.after(from, step), to);
                steps.push_back(step);
                told.insert(to);
            });
            QVERIFY(std::ranges::is_sorted(steps));
            QCOMPARE(steps.size(), told.size());
            QCOMPARE(std::size_t{graph.degree(from)}, told.size());
            for (Value to = 0; to < squares; ++to)
                QCOMPARE(told.contains(to), graph.isFree(to) && graph.isJump(from, to));
        }
    }

    void strategies_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("size");
        QTest::addColumn<QString>("from");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<quint64>("solutions");
        QTest::addColumn<quint64>("nodes");
        const auto row = [](const char* strategy, const char* size, const char* from, bool closed,
                            quint64 solutions, quint64 nodes) {
            QTest::addRow("%s %s %s", strategy, size, closed ? "closed" : from)
                << strategy << size << from << closed << solutions << nodes;
        };
        row("backtracking", "3", "", false, 0, 121);
        row("backtracking", "4", "", false, 0, 29976);
        row("backtracking", "5", "a1", false, 304, 1735079);
        row("breadth-first", "3", "", false, 0, 121);
        row("breadth-first", "4", "", false, 0, 29976);
        row("breadth-first", "5", "a1", false, 304, 1735079);
        row("warnsdorff", "3", "", false, 0, 61);
        row("warnsdorff", "4", "", false, 0, 1608);
        row("warnsdorff", "5", "a1", false, 304, 8855);
        row("warnsdorff", "5", "", false, 1728, 59853);
        row("warnsdorff", "5x6", "", true, 8, 5454);
        row("warnsdorff", "10x3", "", true, 16, 1163);
        row("warnsdorff", "6", "", true, 9862, 772947);
    }

    // Node counts are signatures: a change of behaviour has to be declared here.
    void strategies()
    {
        QFETCH(QString, strategy);
        QFETCH(QString, size);
        QFETCH(QString, from);
        QFETCH(bool, closed);
        QFETCH(quint64, solutions);
        QFETCH(quint64, nodes);
        const auto problem = problemOf(size.toUtf8(), closed, from.toUtf8());
        Control control;
        const Outcome outcome = puzzle().run(puzzle().strategyIndex(strategy.toStdString()).value(),
                                             *problem, {}, control);
        QCOMPARE(outcome.ending, Ending::Exhausted);
        QCOMPARE(quint64{outcome.counters.solutions}, solutions);
        QCOMPARE(quint64{outcome.counters.nodes}, nodes);
    }

    void oracle_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<QString>("from");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<QString>("blocked");
        const auto row = [](const char* size, const char* from, bool closed, const char* blocked) {
            QTest::addRow("%s %s %s %s", size, from, closed ? "closed" : "open", blocked)
                << size << from << closed << blocked;
        };
        for (const char* size : {"1", "2", "3", "1x2", "3x4", "4x3", "5x3", "4", "4x5", "7x3"})
            row(size, "", false, "");
        for (const char* size : {"1", "2x1", "3", "3x4", "5x3", "4", "5x4"})
            row(size, "", true, "");
        for (const char* from : {"a1", "b1", "b2", "c3", "d4"})
            row("4x5", from, false, "");
        row("5", "e4", false, "");
        row("4", "", false, "a1");
        row("4", "", false, "a1 b1");
        row("4", "", false, "a1 d4");
        row("4", "", true, "a1 d1");
        row("3", "", true, "b2");
        row("3", "", false, "b2");
        row("3", "a1", false, "b2");
        row("3", "a1", false, "a1");
        row("5", "", true, "c3");
        row("5", "", true, "a1 c3 e5");
        row("5x4", "", true, "a1 b1");
        row("5x4", "a2", true, "a1 e4");
        row("5x4", "c3", false, "a1 a2 e4");
        row("6x4", "a2", false, "a1 b4 e4 d1");
        row("2x3", "", false, "b1 b3 a2 b2");
    }

    void oracle()
    {
        QFETCH(QString, size);
        QFETCH(QString, from);
        QFETCH(bool, closed);
        QFETCH(QString, blocked);
        const auto problem = problemOf(size.toUtf8(), closed, from.toUtf8(), blocked.toUtf8());
        const auto& knightProblem = static_cast<const KnightProblem&>(*problem);
        const std::set<Solution> expected =
            puzzle().faults(*problem).empty() || !knightProblem.from ||
                    !std::ranges::binary_search(knightProblem.blocked, *knightProblem.from)
                ? Oracle(knightProblem).tours()
                : std::set<Solution>();
        if (!puzzle().faults(*problem).empty())
            QVERIFY(expected.empty());
        for (const StrategyInfo& strategy : puzzle().info().strategies) {
            const Found found = run(*problem, strategy.id.c_str());
            std::set<Solution> tours;
            for (const Solution& tour : found.solutions) {
                QVERIFY(puzzle().verify(*problem, tour).empty());
                tours.insert(closed ? Oracle::cycle(tour) : tour);
            }
            QCOMPARE(tours.size(), found.solutions.size());
            if (strategy.complete)
                QVERIFY2(tours == expected, strategy.id.c_str());
            else if (strategy.id == "divide-and-conquer")
                QCOMPARE(tours.size(), std::size_t{expected.empty() ? 0U : 1U});
            else
                QCOMPARE(std::size_t{found.outcome.counters.solutions}, expected.size());
        }
        Control control;
        QCOMPARE(puzzle().count(*problem, {}, control)->count, std::to_string(expected.size()));
    }

    void classes_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<int>("classes");
        QTest::addRow("3x4 open") << "3x4" << false << 3;
        QTest::addRow("5x5 open") << "5" << false << 112;
        QTest::addRow("5x6 closed") << "5x6" << true << 3;
        QTest::addRow("3x10 closed") << "10x3" << true << 6;
        QTest::addRow("6x6 closed") << "6" << true << 1245;
    }

    void classes()
    {
        QFETCH(QString, size);
        QFETCH(bool, closed);
        QFETCH(int, classes);
        const auto problem = problemOf(size.toUtf8(), closed);
        std::set<Solution> canonical;
        for (const Solution& tour : run(*problem, "warnsdorff").solutions)
            canonical.insert(puzzle().canonical(*problem, tour));
        QCOMPARE(canonical.size(), static_cast<std::size_t>(classes));
    }

    // Schwenk's theorem says the same as exhaustion.
    void closedToursExist_data()
    {
        QTest::addColumn<QString>("size");
        for (const char* size :
             {"3x4", "3x6", "3x8", "4x4", "4x5", "4x6", "4x7", "5x6", "3x10", "2x7"})
            QTest::addRow("%s", size) << size;
    }

    void closedToursExist()
    {
        QFETCH(QString, size);
        const auto closed = problemOf(size.toUtf8(), true);
        const auto open = problemOf(size.toUtf8());
        const auto& board = static_cast<const KnightProblem&>(*closed);
        // Open tours from one corner whose ends are a jump apart.
        KnightProblem fromCorner = static_cast<const KnightProblem&>(*open);
        fromCorner.from = 0;
        bool exists = false;
        for (const Solution& tour : run(fromCorner, "warnsdorff").solutions)
            exists = exists || knight::JumpGraph(board).isJump(tour.back(), 0);
        QCOMPARE(puzzle().faults(*closed).empty(), exists);
    }

    // Every board with a tour that is cut into tiles gets one, without search on the whole of it.
    void tiles()
    {
        for (std::uint32_t columns = 3; columns <= 25; ++columns)
            for (std::uint32_t rows = 3; rows <= 25; ++rows)
                for (const bool closed : {false, true}) {
                    KnightProblem problem;
                    problem.columns = columns;
                    problem.rows = rows;
                    problem.closed = closed;
                    const std::uint32_t narrow = std::min(columns, rows);
                    const std::uint32_t wide = std::max(columns, rows);
                    const bool isSmall =
                        wide < 5 || (narrow == 3 && wide < 7); // not all have tours
                    if (isSmall || !puzzle().faults(problem).empty())
                        continue;
                    Control control;
                    const Solution tour = knight::tiledTour(problem, control);
                    QVERIFY2(puzzle().verify(problem, tour).empty(),
                             qPrintable(QStringLiteral("%1x%2").arg(columns).arg(rows)));
                }
    }

    void hugeBoards_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<QString>("strategy");
        QTest::addRow("closed tiles") << "1000" << true << "divide-and-conquer";
        QTest::addRow("odd") << "999x501" << false << "divide-and-conquer";
        QTest::addRow("chain") << "4x2000" << false << "divide-and-conquer";
        QTest::addRow("strip") << "2000x3" << true << "divide-and-conquer";
        QTest::addRow("warnsdorff 100") << "100" << false << "warnsdorff";
        QTest::addRow("warnsdorff 8 closed") << "8" << true << "warnsdorff";
    }

    void hugeBoards()
    {
        QFETCH(QString, size);
        QFETCH(bool, closed);
        QFETCH(QString, strategy);
        const auto problem = problemOf(size.toUtf8(), closed);
        Limits limits;
        limits.solutions = 1;
        limits.time = std::chrono::seconds(20);
        const Found found = run(*problem, strategy.toUtf8(), limits);
        QCOMPARE(found.solutions.size(), std::size_t{1});
        QVERIFY(puzzle().verify(*problem, found.solutions.front()).empty());
    }

    void breadthFirstStopsAtTheMemoryLimit()
    {
        Limits limits;
        limits.memory = 1'000'000;
        const Found found = run(*problemOf("8"), "breadth-first", limits);
        QCOMPARE(found.outcome.ending, Ending::Stopped);
        QCOMPARE(found.outcome.reason, StopReason::MemoryLimit);
    }

    void rulesAreChecked()
    {
        const auto problem = problemOf("3x4", false, "a1");
        const Solution good = run(*problem, "backtracking").solutions.front();
        QVERIFY(puzzle().verify(*problem, good).empty());
        Solution shortened(good.begin(), good.end() - 1);
        QCOMPARE(puzzle().verify(*problem, shortened).size(), std::size_t{1});
        Solution swapped = good;
        std::swap(swapped[3], swapped[8]);
        QVERIFY(!puzzle().verify(*problem, swapped).empty());
        Solution twice = good;
        twice[11] = twice[9];
        QVERIFY(!puzzle().verify(*problem, twice).empty());
        QVERIFY(!puzzle().verify(*problem, Solution(good.rbegin(), good.rend())).empty());
        QVERIFY(!puzzle().verify(*problemOf("3x4", true), good).empty());
    }

    void tracedRunsAgree_data()
    {
        QTest::addColumn<int>("strategy");
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("closed");
        for (int strategy = 0; strategy < static_cast<int>(puzzle().info().strategies.size());
             ++strategy) {
            QTest::addRow("%d 3x4", strategy) << strategy << "3x4" << false;
            QTest::addRow("%d 5x6 closed", strategy) << strategy << "5x6" << true;
            QTest::addRow("%d 4x4", strategy) << strategy << "4" << false;
        }
    }

    // Also: at each Solution event the board shows a tour; every event is explained; seeking back
    // is the same as having stopped there.
    void tracedRunsAgree()
    {
        QFETCH(int, strategy);
        QFETCH(QString, size);
        QFETCH(bool, closed);
        const auto problem = problemOf(size.toUtf8(), closed);
        const auto index = static_cast<std::size_t>(strategy);
        Limits limits;
        limits.nodes = 30'000;
        Control plain(limits);
        const Outcome untraced = puzzle().run(index, *problem, {}, plain);
        auto trace = std::make_shared<Trace>();
        Control control(limits);
        {
            Recorder recorder(*trace, control);
            QVERIFY(puzzle().run(index, *problem, {}, control, &recorder) == untraced);
        }
        Cursor cursor(trace, puzzle().dimensions(*problem));
        for (std::uint64_t i = 0; i < trace->solutionCount(); ++i) {
            cursor.seek(trace->solutionEvent(i));
            QVERIFY(
                puzzle().verify(*problem, puzzle().solutionAt(*problem, cursor.state())).empty());
        }
        const std::uint64_t steps = std::min<std::uint64_t>(trace->size(), 2000);
        Cursor forward(trace, puzzle().dimensions(*problem));
        for (std::uint64_t i = 0; i < steps; ++i) {
            forward.seek(i);
            QVERIFY(!puzzle().explain(*problem, forward.state(), trace->event(i)).empty());
            if (i % 97 == 0) {
                cursor.seek(i);
                QVERIFY(cursor.state() == forward.state());
            }
        }
    }

    void cancelling_data()
    {
        QTest::addColumn<QString>("strategy");
        for (const StrategyInfo& strategy : puzzle().info().strategies)
            QTest::addRow("%s", strategy.id.c_str()) << QString::fromStdString(strategy.id);
    }

    void cancelling()
    {
        QFETCH(QString, strategy);
        const std::size_t index = puzzle().strategyIndex(strategy.toStdString()).value();
        const auto problem = problemOf("12x9");
        for (const std::uint64_t poll : {1U, 2U, 3U, 5U, 8U, 13U, 21U}) {
            Control control;
            control.cancelAtPoll(poll);
            const Outcome outcome = puzzle().run(index, *problem, {}, control);
            if (outcome.ending != Ending::Stopped) // finished before
                QVERIFY(strategy == "divide-and-conquer" && poll > 3);
            else
                QCOMPARE(outcome.reason, StopReason::Cancelled);
        }
    }
};

QTEST_GUILESS_MAIN(TestKnight)
#include "tst_core_knight.moc"
