// The queens strategies against the source documents' own listings and known node counts.

#include <QtTest>
#include <algorithm>
#include <set>

#include "core/puzzle/cutting.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/queens/blocks.h"
#include "core/puzzles/queens/halves.h"
#include "core/puzzles/queens/queens.h"
#include "core/text/english.h"
#include "tests/solving.h"

using namespace clew;

class TestQueens : public QObject
{
    Q_OBJECT

    const Puzzle& m_queens = *findPuzzle("queens");

    std::vector<Solution> solve(const Problem& problem, std::string_view strategy,
                                Outcome* outcome = nullptr) const
    {
        const test::Found found = test::solve(m_queens, problem, strategy);
        if (outcome != nullptr)
            *outcome = found.outcome;
        return found.solutions;
    }

    // Every assignment of rows to columns that the rule checker lets pass.
    [[nodiscard]] std::vector<Solution> bruteForce(const Problem& problem) const
    {
        const Dimensions dimensions = m_queens.dimensions(problem);
        std::vector<Solution> found;
        Solution rows(dimensions.variables, 0);
        while (true) {
            if (m_queens.verify(problem, rows).empty())
                found.push_back(rows);
            std::size_t column = rows.size();
            while (column > 0 && ++rows[column - 1] == dimensions.values)
                rows[--column] = 0;
            if (column == 0)
                return found;
        }
    }

private slots:
    void strategies_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<int>("size");
        QTest::addColumn<quint64>("solutions");
        QTest::addColumn<quint64>("nodes");
        QTest::addRow("generate-and-test 5")
            << "generate-and-test" << 5 << quint64{10} << quint64{3905};
        QTest::addRow("backtracking 4") << "backtracking" << 4 << quint64{2} << quint64{60};
        QTest::addRow("backtracking 8") << "backtracking" << 8 << quint64{92} << quint64{15720};
        QTest::addRow("column-by-column 8")
            << "column-by-column" << 8 << quint64{92} << quint64{15720};
        QTest::addRow("dancing-links 8") << "dancing-links" << 8 << quint64{92} << quint64{1372};
        QTest::addRow("bitmask 8") << "bitmask" << 8 << quint64{92} << quint64{2056};
        QTest::addRow("bitmask 3") << "bitmask" << 3 << quint64{0} << quint64{5};
    }

    // Node counts are signatures: a change of behaviour has to be declared here.
    void strategies()
    {
        QFETCH(QString, strategy);
        QFETCH(int, size);
        QFETCH(quint64, solutions);
        QFETCH(quint64, nodes);
        const auto problem = m_queens.create({{"size", std::to_string(size)}});
        Outcome outcome;
        solve(**problem, strategy.toStdString(), &outcome);
        QCOMPARE(outcome.ending, Ending::Exhausted);
        QCOMPARE(quint64{outcome.counters.solutions}, solutions);
        QCOMPARE(quint64{outcome.counters.nodes}, nodes);
    }

    void allStrategiesAgreeWithBruteForce_data()
    {
        QTest::addColumn<QString>("list");
        for (const char* const list :
             {"(_)", "(_ _)", "(_ _ _)", "(_ _ _ _)", "(_ _ _ _ _)", "(_ _ _ _ _ _)",
              "(_ 5 _ _ _ _)", "(1 _ _ _ 2)", "(3 _ _ _ _)", "(1 2 _ _ _)", "(1 _ _ 4 _)"})
            QTest::newRow(list) << list;
    }

    void allStrategiesAgreeWithBruteForce()
    {
        QFETCH(QString, list);
        const auto problem = m_queens.read(list.toStdString(), "list", {});
        QVERIFY(problem.has_value());
        const std::vector<Solution> expected = bruteForce(**problem);
        for (const StrategyInfo& strategy : m_queens.info().strategies) {
            Outcome outcome;
            std::vector<Solution> found = solve(**problem, strategy.id, &outcome);
            if (strategy.complete) {
                QCOMPARE(outcome.ending, Ending::Exhausted);
                std::ranges::sort(found);
                QVERIFY2(found == expected, strategy.id.c_str());
            } else {
                for (const Solution& solution : found)
                    QVERIFY(std::ranges::find(expected, solution) != expected.end());
            }
        }
        Control control;
        const auto count = m_queens.count(**problem, {}, control);
        QCOMPARE(count->count, std::to_string(expected.size()));
    }

    void ordersOfTheDocuments()
    {
        const auto problem = m_queens.create({});
        const auto lexicographic = solve(**problem, "column-by-column");
        QVERIFY(std::ranges::is_sorted(lexicographic));
        QCOMPARE(lexicographic, solve(**problem, "backtracking"));
        auto colexicographic = lexicographic;
        std::ranges::sort(colexicographic, [](const Solution& a, const Solution& b) {
            return std::ranges::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
        });
        QCOMPARE(colexicographic, solve(**problem, "generate-and-test"));
    }

    void fastestKeepsToTheOrder_data()
    {
        QTest::addColumn<QString>("list");
        for (const char* const list :
             {"(_ _ _ _ _ _)", "(_ _ _ _ _ _ _ _ _)", "(_ 5 _ _ _ _ _ _)", "(_ _ _ _ _ _ _ 3 _)",
              "(_ _ 1 _ _ _ _ 2 _ _)", "(1 2 _ _ _)"})
            QTest::newRow(list) << list;
    }

    void fastestKeepsToTheOrder()
    {
        QFETCH(QString, list);
        const auto problem = m_queens.read(list.toStdString(), "list", {}).value();
        const auto fastest = m_queens.fastest(*problem, Wanted::InOrder);
        QVERIFY(fastest.front() != "backtracking");
        QCOMPARE(solve(*problem, fastest.front()), solve(*problem, "backtracking"));
    }

    // On larger boards no order is promised, and the first columns would take long.
    void manyOfALargeBoard()
    {
        for (const char* const size : {"24", "32", "100"}) {
            const auto problem = m_queens.create({{"size", size}}).value();
            QCOMPARE(m_queens.fastest(*problem, Wanted::InOrder).front(),
                     std::string_view("dancing-links"));
        }
        const auto huge = m_queens.create({{"size", "1000"}}).value();
        QCOMPARE(m_queens.fastest(*huge, Wanted::InOrder).front(),
                 std::string_view("backtracking"));
    }

    void ninetyTwoFallIntoTwelveClasses()
    {
        const auto problem = m_queens.create({});
        std::set<Solution> classes;
        for (const Solution& solution : solve(**problem, "bitmask"))
            classes.insert(m_queens.canonical(**problem, solution));
        QCOMPARE(classes.size(), std::size_t{12});
    }

    // OEIS A000170.
    void countsAndParts()
    {
        const std::vector<std::uint64_t> known{1,  0,   0,   2,    10,    4,    40,
                                               92, 352, 724, 2680, 14200, 73712};
        for (std::size_t size = 1; size <= known.size(); ++size) {
            const auto problem = m_queens.create({{"size", std::to_string(size)}});
            Control control;
            const auto all = m_queens.count(**problem, {.threads = 2}, control);
            QCOMPARE(all->count, std::to_string(known[size - 1]));
            std::uint64_t sum = 0;
            for (std::uint64_t part = 1; part <= 4; ++part) {
                Control again;
                sum += std::stoull(
                    m_queens.count(**problem, {.part = part, .parts = 4}, again)->count);
            }
            QCOMPARE(quint64{sum}, quint64{known[size - 1]});
        }
    }

    void counts_data()
    {
        QTest::addColumn<quint64>("all");
        QTest::addColumn<quint64>("fundamental");
        // OEIS A000170 and A002562.
        const std::array<std::array<quint64, 2>, 13> known{{{1, 1},
                                                            {0, 0},
                                                            {0, 0},
                                                            {2, 1},
                                                            {10, 2},
                                                            {4, 1},
                                                            {40, 6},
                                                            {92, 12},
                                                            {352, 46},
                                                            {724, 92},
                                                            {2680, 341},
                                                            {14200, 1787},
                                                            {73712, 9233}}};
        for (std::size_t i = 0; i < known.size(); ++i)
            QTest::addRow("%d", static_cast<int>(i + 1)) << known[i][0] << known[i][1];
    }

    void counts()
    {
        QFETCH(quint64, all);
        QFETCH(quint64, fundamental);
        const auto problem = m_queens.create({{"size", QTest::currentDataTag()}});
        Control control;
        const auto whole = m_queens.count(**problem, {}, control);
        QCOMPARE(whole->count, std::to_string(all));
        QCOMPARE(whole->more.at("fundamental"), std::to_string(fundamental));
        for (const std::uint64_t parts : {2U, 7U}) {
            quint64 sum = 0;
            quint64 classes = 0;
            for (std::uint64_t part = 1; part <= parts; ++part) {
                Control own;
                const auto counted = m_queens.count(**problem, {2, part, parts}, own);
                sum += std::stoull(counted->count);
                classes += std::stoull(counted->more.at("fundamental"));
            }
            QCOMPARE(sum, all);
            QCOMPARE(classes, fundamental);
        }
    }

    // One board after the other, eight at once and sixteen: the same nodes and solutions.
    void blocksAgree()
    {
        const auto paths = queens::BlockCounter::paths();
        for (std::uint32_t size = 1; size <= 11; ++size) {
            for (const std::vector<queens::Square>& givens :
                 {std::vector<queens::Square>{}, {{0, size / 2}}, {{size / 2, 0}}}) {
                queens::QueensProblem problem;
                problem.size = size;
                problem.givens = givens;
                Control control;
                SharedControl shared(control);
                const auto lines = queens::openLines(problem);
                const Counters one = queens::BlockCounter(shared, paths.front()).count(lines);
                for (const queens::BlockCounter::Path path : paths)
                    QCOMPARE(queens::BlockCounter(shared, path).count(lines), one);
                QCOMPARE(std::size_t{one.solutions}, solve(problem, "bitmask").size());
            }
        }
    }

    // Halves are joined to what a search finds, whatever is split off and the processor can do.
    void joinedHalves_data()
    {
        QTest::addColumn<unsigned>("size");
        QTest::addColumn<unsigned>("split");
        for (unsigned size = 6; size <= 14; ++size)
            for (unsigned split = 0; split <= 4 && split < size - 2; split += 2)
                QTest::addRow("%u, %u split off", size, split) << size << split;
    }

    void joinedHalves()
    {
        QFETCH(unsigned, size);
        QFETCH(unsigned, split);
        const auto problem = m_queens.create({{"size", std::to_string(size)}}).value();
        Control control;
        const auto searched = m_queens.count(*problem, {}, control);
        const auto fills = queens::BlockCounter::paths();
        const auto joins = queens::PairCounter::paths();
        for (std::size_t i = 0; i < std::max(fills.size(), joins.size()); ++i) {
            SharedControl shared(control);
            queens::HalvesCounter halves(
                size, split, shared,
                {fills[std::min(i, fills.size() - 1)], joins[std::min(i, joins.size() - 1)]});
            FinishedJobs::Sums joined;
            for (std::uint64_t job = 0; job < halves.jobs(); ++job)
                joined += halves.count(job);
            QCOMPARE(std::to_string(joined.solutions), searched->count);
            QCOMPARE(std::to_string(joined.classes), searched->more.at("fundamental"));
        }
    }

    // From where that is faster on, and where there is the memory for it; but a count that was
    // begun otherwise goes on.
    void largeBoardsAreJoined()
    {
        constexpr std::uint64_t kMuch = Limits{}.memory;
        constexpr std::uint64_t kLittle = std::uint64_t{1} << 20U;
        const auto cuts = [&](const char* size, std::uint64_t memory) {
            return cutting(m_queens)->cuts(*m_queens.create({{"size", size}}).value(), memory);
        };
        const std::vector<unsigned> search{Cutting::kFirstCut};
        QCOMPARE(cuts("16", kMuch), search);
        QCOMPARE(cuts("24", kMuch), search);
        const auto best = cuts("17", kMuch);
        QCOMPARE(best.size(), std::size_t{2});
        QCOMPARE(best.back(), Cutting::kFirstCut);
        auto reversed = cuts("17", kLittle);
        QCOMPARE(reversed.front(), Cutting::kFirstCut);
        std::ranges::reverse(reversed);
        QCOMPARE(reversed, best);
        const auto given = m_queens.read("(2 _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _)", "list", {});
        QCOMPARE(cutting(m_queens)->cuts(**given, kMuch), search);
    }

    // More than there may be is not held: the count stops.
    void joiningKeepsToItsMemory()
    {
        const auto problem = m_queens.create({{"size", "17"}}).value();
        Control control({.memory = std::uint64_t{1} << 20U});
        const auto joined = cutting(m_queens)->countCut(
            *problem, cutting(m_queens)->cuts(*problem, 0).back(), {}, control);
        QCOMPARE(joined->outcome.reason, StopReason::MemoryLimit);
        QVERIFY(control.peakMemory() > 0);
    }

    // A count of hours looks at its limits while it is in the middle of a part.
    void countsStopInside_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addRow("joined halves") << "23";
        QTest::addRow("frames") << "24";
    }

    void countsStopInside()
    {
        QFETCH(QString, size);
        const auto problem = m_queens.create({{"size", size.toStdString()}});
        for (const std::uint64_t poll : {1U, 3U, 10U}) {
            Control control;
            control.cancelAtPoll(poll);
            const auto counted = m_queens.count(**problem, {2, 1, 1}, control);
            QCOMPARE(counted->outcome.ending, Ending::Stopped);
            QCOMPARE(counted->outcome.reason, StopReason::Cancelled);
        }
        Control brief({.time = std::chrono::milliseconds(20)});
        const auto counted = m_queens.count(**problem, {1, 1, 1}, brief);
        QCOMPARE(counted->outcome.reason, StopReason::TimeLimit);
        Control few({.nodes = 1'000'000});
        QCOMPARE(m_queens.count(**problem, {}, few)->outcome.reason, StopReason::NodeLimit);
    }

    void localSearchPlacesManyQueens_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {8, 13, 100, 1000, 100000, 1000000})
            QTest::addRow("%d", size) << size;
    }

    void localSearchPlacesManyQueens()
    {
        QFETCH(int, size);
        const auto problem = m_queens.create({{"size", std::to_string(size)}});
        const auto found = solve(**problem, "min-conflicts");
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(m_queens.verify(**problem, found.front()).empty());
    }

    // Every tenth queen of a solution is given: the others find places, and keep these.
    void localSearchCompletesBoards()
    {
        const auto empty = m_queens.create({{"size", "100"}});
        const Solution whole = solve(**empty, "min-conflicts").front();
        std::string text = "(";
        for (std::size_t column = 0; column < whole.size(); ++column)
            text += column % 10 == 3 ? std::to_string(whole[column] + 1) + " " : "_ ";
        const auto problem = m_queens.read(text + ")", "list", {});
        QVERIFY(problem.has_value());
        const auto found = solve(**problem, "min-conflicts");
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(m_queens.verify(**problem, found.front()).empty());
        // What is written is read as the same board.
        for (const char* format : {"list", "list0", "coordinates"}) {
            const auto again =
                m_queens.read(m_queens.writeSolutions(**problem, found, 0, format), format, {});
            QVERIFY(again.has_value());
            QCOMPARE(m_queens.write(**again, "list"),
                     m_queens.writeSolutions(**problem, found, 0, "list"));
        }
    }

    void ruleHoldsForEverySize()
    {
        for (int size = 1; size <= 200; ++size) {
            const auto problem = m_queens.create({{"size", std::to_string(size)}});
            const auto found = solve(**problem, "explicit-rule");
            QCOMPARE(found.size(), std::size_t{size == 2 || size == 3 ? 0U : 1U});
            if (!found.empty())
                QVERIFY(m_queens.verify(**problem, found.front()).empty());
        }
    }

    void impossibleGivensAreNamed()
    {
        const auto problem = m_queens.read("(1 _ _ 4 _ _ _ _)", "list", {});
        const auto faults = m_queens.faults(**problem);
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(
            faults.front().text(),
            std::string("The queens at column 1, row 1 and at column 4, row 4 share a diagonal."));
        for (const StrategyInfo& strategy : m_queens.info().strategies)
            QVERIFY(solve(**problem, strategy.id).empty());
    }

    // By a strategy that the generator does not use; every queen given is needed.
    void generated()
    {
        for (const std::uint32_t size : {1U, 4U, 5U, 6U, 8U, 11U, 14U}) {
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                Control control;
                const auto made = m_queens.generate(
                    {.parameters = {{"size", std::to_string(size)}}, .seed = seed}, control);
                QVERIFY(made && *made != nullptr);
                QCOMPARE(m_queens.dimensions(**made).variables, size);
                QCOMPARE(solve(**made, "dancing-links").size(), std::size_t{1});
                for (const auto& given : static_cast<const queens::QueensProblem&>(**made).givens) {
                    queens::QueensProblem fewer = static_cast<const queens::QueensProblem&>(**made);
                    std::erase(fewer.givens, given);
                    QVERIFY(solve(fewer, "dancing-links").size() > 1);
                }
            }
        }
        Control control;
        for (const char* const size : {"2", "3"}) {
            const auto made = m_queens.generate({.parameters = {{"size", size}}}, control);
            QVERIFY(!made && english(made.error()).find(size) != std::string::npos);
        }
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("format");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addRow("row off the board") << "(1 9 3 4)"
                                           << "" << 1 << 4;
        QTest::addRow("no number") << "(1 x)"
                                   << "" << 1 << 4;
        QTest::addRow("not closed") << "(1 2"
                                    << "" << 1 << 5;
        QTest::addRow("text behind") << "(1 2) 3"
                                     << "" << 1 << 7;
        QTest::addRow("empty list") << "()"
                                    << "" << 1 << 3;
        QTest::addRow("foreign square") << "..\n.x"
                                        << "board" << 2 << 2;
        QTest::addRow("ragged board") << "..\n..."
                                      << "board" << 2 << 1;
        QTest::addRow("not square") << "..."
                                    << "board" << 1 << 1;
        QTest::addRow("no slash") << "1/1 25"
                                  << "coordinates" << 1 << 5;
        QTest::addRow("huge number") << "(99999999999999999999999)"
                                     << "" << 1 << 2;
    }

    void badInput()
    {
        QFETCH(QString, text);
        QFETCH(QString, format);
        const auto problem = m_queens.read(text.toStdString(), format.toStdString(), {});
        QVERIFY(!problem.has_value());
        QVERIFY(!english(problem.error()).empty());
        QTEST(problem.error().line, "line");
        QTEST(problem.error().column, "column");
    }

    // What the tour in README.md says of the two programs.
    void tour()
    {
        QFile file(QStringLiteral(TEST_DATA "/../../README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString readme = QString::fromUtf8(file.readAll()).simplified();
        const auto nodes = [&](const char* preset, std::string_view strategy) {
            Outcome outcome;
            (void)solve(*m_queens.presetProblem(*m_queens.preset(preset)), strategy, &outcome);
            return QLocale(QLocale::English)
                .toString(static_cast<qulonglong>(outcome.counters.nodes)); // 15,720
        };
        QVERIFY(readme.contains("search is " + nodes("4", "backtracking") + " nodes"));
        QVERIFY(readme.contains("diamonds cost " + nodes("4", "generate-and-test") + " nodes"));
        QVERIFY(readme.contains("it is " + nodes("p90", "backtracking") + " nodes against " +
                                nodes("p90", "generate-and-test")));
    }
};

QTEST_GUILESS_MAIN(TestQueens)
#include "tst_core_queens.moc"
