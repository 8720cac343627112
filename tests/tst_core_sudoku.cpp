// Sudoku: the document's board and print, all strategies against a naive search, formats, and the
// contract of traced runs.

#include <QtTest>

#include <set>

#include "core/puzzle/registry.h"
#include "core/puzzles/sudoku/generator.h"
#include "core/text/english.h"
#include "core/trace/cursor.h"
#include "tests/instances.h"
#include "tests/sudokuproblems.h"

using namespace clew;
using namespace clew::sudoku;
using namespace clew::test;
using namespace clew::test::sudokus;

namespace {

// Tries every digit in every empty cell and compares with all cells: nothing shared with the
// strategies.
void bruteForce(const SudokuProblem& problem, Solution& values, Cell cell,
                std::set<Solution>& found)
{
    const std::uint32_t size = problem.size();
    const auto clashes = [&](Cell a, Cell b) {
        const auto [w, h] = problem.box;
        return a != b && values[a] == values[b] && values[a] != kNoValue &&
               (a / size == b / size || a % size == b % size ||
                (a / size / h == b / size / h && a % size / w == b % size / w));
    };
    if (cell == values.size()) {
        for (Cell a = 0; a < cell; ++a)
            for (Cell b = 0; b < cell; ++b)
                if (clashes(a, b))
                    return;
        found.insert(values);
        return;
    }
    if (problem.givens[cell] != kNoValue)
        return bruteForce(problem, values, cell + 1, found);
    for (Value value = 0; value < size; ++value) {
        values[cell] = value;
        bool fits = true;
        for (Cell other = 0; other < values.size(); ++other)
            fits = fits && !clashes(cell, other);
        if (fits)
            bruteForce(problem, values, cell + 1, found);
    }
    values[cell] = kNoValue;
}

} // namespace

class TestSudoku : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_instances = instancesOf(puzzle()); }

    // ---- the document

    void documentSolution()
    {
        const ProblemPtr p97 = preset("p97");
        const Found run = solve(*p97, "propagation");
        QCOMPARE(puzzle().writeSolutions(*p97, run.solutions, 0, "list"),
                 "#(9 3 4 8 2 5 6 1 7 6 7 2 9 1 4 8 5 3 5 1 8 6 3 7 9 2 4 3 2 5 7 4 8 1 6 9 4 6 9 "
                 "1 5 3 7 8 2 "
                 "7 8 1 2 6 9 4 3 5 1 9 7 5 8 2 3 4 6 8 5 3 4 7 6 2 9 1 2 4 6 3 9 1 5 7 8)\n");
        QCOMPARE(puzzle().writeSolutions(*p97, run.solutions, 0, "grid"),
                 "9  3  4 | 8  2  5 | 6  1  7\n"
                 "        |         |\n"
                 "6  7  2 | 9  1  4 | 8  5  3\n"
                 "        |         |\n"
                 "5  1  8 | 6  3  7 | 9  2  4\n"
                 "--------+---------+--------\n"
                 "3  2  5 | 7  4  8 | 1  6  9\n"
                 "        |         |\n"
                 "4  6  9 | 1  5  3 | 7  8  2\n"
                 "        |         |\n"
                 "7  8  1 | 2  6  9 | 4  3  5\n"
                 "--------+---------+--------\n"
                 "1  9  7 | 5  8  2 | 3  4  6\n"
                 "        |         |\n"
                 "8  5  3 | 4  7  6 | 2  9  1\n"
                 "        |         |\n"
                 "2  4  6 | 3  9  1 | 5  7  8\n");
    }

    // Hatched, and not in the colour of what follows.
    void faultsAreDrawnAsConflicts()
    {
        SudokuProblem problem;
        problem.box = {3, 3};
        problem.givens.assign(81, kNoValue);
        problem.givens[0] = problem.givens[5] = 3;
        const auto faults = puzzle().faults(problem);
        QCOMPARE(faults.size(), std::size_t{1});
        View view;
        view.causes = faults.front().causes;
        view.effects = faults.front().effects;
        const Picture picture = puzzle().picture(problem, view);
        std::set<std::pair<float, float>> hatched;
        for (const Shape& shape : picture.shapes()) {
            QVERIFY(shape.fill != Ink::CauseTint && shape.fill != Ink::EffectTint);
            if (shape.hatched && shape.fill == Ink::Conflict)
                hatched.insert({shape.x, shape.y});
        }
        QCOMPARE(hatched.size(), std::size_t{2});
    }

    // What is said of a board without faults, while it is set up, is no contradiction.
    void whatIsPointedOutIsNoConflict()
    {
        SudokuProblem problem;
        problem.box = {3, 3};
        problem.givens.assign(81, kNoValue);
        problem.givens[0] = 3;
        const std::vector<Place> pointedOut{{0, 3}};
        View view;
        view.effects = pointedOut;
        const Picture picture = puzzle().picture(problem, view);
        QVERIFY(std::ranges::none_of(picture.shapes(), &Shape::hatched));
        QVERIFY(std::ranges::find(picture.shapes(), Ink::EffectTint, &Shape::fill) !=
                picture.shapes().end());
    }

    void documentProblem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("list") << "'(N N 4 8 N N N 1 7\n 6 7 N 9 N N N N N\n 5 N 8 N 3 N N N 4\n"
                                 " 3 N N 7 4 N 1 N N\n N 6 9 N N N 7 8 N\n N N 1 N 6 9 N N 5\n"
                                 " 1 N N N 8 N 3 N 6\n N N N N N 6 N 9 1\n 2 4 N N N 1 5 N N ))";
        QTest::newRow("grid")
            << "    .  .  4 | 8  .  . | .  1  7\n            |         |\n"
               "    6  7  . | 9  .  . | .  .  .\n            |         |\n"
               "    5  .  8 | .  3  . | .  .  4\n    --------+---------+--------\n"
               "    3  .  . | 7  4  . | 1  .  .\n            |         |\n"
               "    .  6  9 | .  .  . | 7  8  .\n            |         |\n"
               "    .  .  1 | .  6  9 | .  .  5\n    --------+---------+--------\n"
               "    1  .  . | .  8  . | 3  .  6\n            |         |\n"
               "    .  .  . | .  .  6 | .  9  1\n            |         |\n"
               "    2  4  . | .  .  1 | 5  .  .\n";
        QTest::newRow("compact")
            << "+---+---+---+\n|..4|8..|.17|\n|67.|9..|...|\n|5.8|.3.|..4|\n+---+---+---+\n"
               "|3..|74.|1..|\n|.69|...|78.|\n|..1|.69|..5|\n+---+---+---+\n"
               "|1..|.8.|3.6|\n|...|..6|.91|\n|24.|..1|5..|\n+---+---+---+\n";
        QTest::newRow("sdk")
            << "#A somebody\n[Puzzle]\n..48...17\n67.9.....\n5.8.3...4\n3..74.1..\n.69...78.\n"
               "..1.69..5\n1...8.3.6\n.....6.91\n24...15..\n[State]\n934825617\n";
        QTest::newRow("zeros")
            << "004800017670900000508030004300740100069000780001069005100080306000006091240001500"
               " rated 1.2\r\n";
    }

    void documentProblem()
    {
        QFETCH(QString, text);
        const auto problem = puzzle().read(text.toStdString(), "", {});
        QVERIFY2(problem, problem ? "" : english(problem.error()).c_str());
        QCOMPARE(puzzle().write(**problem, "line"), puzzle().write(*preset("p97"), "line"));
    }

    // Node counts are signatures: a change of behaviour has to be declared here.
    void nodeCounts_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("presetId");
        QTest::addColumn<quint64>("nodes");
        QTest::addColumn<quint64>("solutions");
        const auto row = [](const char* strategy, const char* id, quint64 nodes,
                            quint64 solutions) {
            QTest::addRow("%s %s", strategy, id) << strategy << id << nodes << solutions;
        };
        row("propagation", "p97", 0, 1);
        row("backtracking", "p97", 1062, 1);
        row("breadth-first", "p97", 1062, 1);
        row("dancing-links", "p97", 47, 1);
        row("bitboard", "p97", 0, 1);
        row("propagation", "hard", 42, 1);
        row("backtracking", "hard", 8818830, 1);
        row("dancing-links", "hard", 552, 1);
        row("bitboard", "hard", 10, 1);
        row("propagation", "4-empty", 568, 288);
        row("backtracking", "4-empty", 9860, 288);
        row("dancing-links", "4-empty", 2156, 288);
    }

    void nodeCounts()
    {
        QFETCH(QString, strategy);
        QFETCH(QString, presetId);
        const Found run = solve(*preset(presetId.toStdString()), strategy.toStdString());
        QCOMPARE(run.outcome.ending, Ending::Exhausted);
        QTEST(quint64{run.outcome.counters.nodes}, "nodes");
        QTEST(quint64{run.outcome.counters.solutions}, "solutions");
    }

    // ---- strategies

    void oracle()
    {
        for (const Instance& instance : m_instances) {
            const SudokuProblem& problem = cast(instance.problem);
            std::set<Solution> expected;
            Solution values = problem.givens;
            bruteForce(problem, values, 0, expected);
            QCOMPARE(std::uint64_t{expected.size()}, instance.solutions.value());
            for (const StrategyInfo& strategy : puzzle().info().strategies) {
                const Found run = solve(problem, strategy.id);
                const std::set<Solution> found(run.solutions.begin(), run.solutions.end());
                if (!strategy.complete) {
                    QVERIFY(std::ranges::includes(expected, found));
                    continue;
                }
                QVERIFY2(run.outcome.ending == Ending::Exhausted, strategy.id.c_str());
                QVERIFY2(found == expected,
                         (instance.name + ", " + strategy.id.c_str()).constData());
                QCOMPARE(run.solutions.size(), found.size());
                for (const Solution& solution : found)
                    QVERIFY(puzzle().verify(problem, solution).empty());
            }
        }
    }

    // Boards of all sizes, also those no naive search can do.
    void strategiesAgree_data()
    {
        QTest::addColumn<QString>("presetId");
        for (const char* const id : {"easy", "hard", "22", "16", "25"})
            QTest::newRow(id) << id;
    }

    void strategiesAgree()
    {
        QFETCH(QString, presetId);
        const ProblemPtr problem = preset(presetId.toStdString());
        const Found reference = solve(*problem, "propagation");
        QCOMPARE(reference.solutions.size(), std::size_t{1});
        QVERIFY(puzzle().verify(*problem, reference.solutions.front()).empty());
        for (const char* const strategy : {"dancing-links", "bitboard"})
            QCOMPARE(solve(*problem, strategy).solutions, reference.solutions);
    }

    void contradictoryGivens()
    {
        const auto problem =
            puzzle().read("55.......\n.........\n.........\n.........\n.........\n.........\n"
                          ".........\n.........\n.........\n",
                          "", {});
        QVERIFY(problem);
        const auto faults = puzzle().faults(**problem);
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(faults.front().text(), "R1C1 and R1C2 are both 5, in row 1.");
        QCOMPARE(faults.front().effects.size(), std::size_t{2});
        for (const StrategyInfo& strategy : puzzle().info().strategies) {
            const Found run = solve(**problem, strategy.id);
            QCOMPARE(run.outcome.ending, Ending::Exhausted);
            QCOMPARE(run.outcome.counters.nodes, std::uint64_t{0});
            QCOMPARE(run.outcome.counters.solutions, std::uint64_t{0});
        }
    }

    void memoryLimit()
    {
        const auto empty = puzzle().create({});
        const Found run = solve(**empty, "breadth-first", {.memory = 1 << 20});
        QCOMPARE(run.outcome.reason, StopReason::MemoryLimit);
    }

    void partsAddUp()
    {
        const ProblemPtr problem = preset("several");
        std::uint64_t sum = 0;
        for (std::uint64_t part = 1; part <= 3; ++part) {
            Control control;
            sum += std::stoull(puzzle().count(*problem, {2, part, 3}, control)->count);
        }
        QCOMPARE(sum, solve(*problem, "dancing-links").outcome.counters.solutions);
    }

    // ---- traced runs

    void traced()
    {
        for (const Instance& instance : m_instances) {
            for (std::size_t s = 0; s < puzzle().info().strategies.size(); ++s) {
                const QByteArray name =
                    instance.name + ", " + puzzle().info().strategies[s].id.c_str();
                const Found untraced = solve(*instance.problem, s);
                auto trace = std::make_shared<Trace>();
                Control control;
                Outcome outcome;
                {
                    Recorder recorder(*trace, control);
                    outcome = puzzle().run(s, *instance.problem, {}, control, &recorder);
                }
                QVERIFY2(outcome == untraced.outcome, name.constData());
                QCOMPARE(trace->nodeCount(), outcome.counters.nodes + 1);
                QCOMPARE(trace->solutionCount(), outcome.counters.solutions);
                Cursor cursor(trace, puzzle().dimensions(*instance.problem));
                for (std::uint64_t n = 0; n < trace->solutionCount(); ++n) {
                    cursor.seek(trace->solutionEvent(n) + 1);
                    QVERIFY2(puzzle().solutionAt(*instance.problem, cursor.state()) ==
                                 untraced.solutions[n],
                             name.constData());
                }
                QVERIFY2(seekEqualsReplay(*instance.problem, trace), name.constData());
            }
        }
    }

    void cancelled()
    {
        const ProblemPtr problem = preset("several");
        for (std::size_t s = 0; s < puzzle().info().strategies.size(); ++s) {
            for (const std::uint64_t n : {1U, 2U, 3U, 10U, 20U}) {
                Control control;
                control.cancelAtPoll(n);
                const Outcome outcome = puzzle().run(s, *problem, {}, control);
                QCOMPARE(outcome.ending, Ending::Stopped);
                QCOMPARE(outcome.reason, StopReason::Cancelled);
            }
        }
    }

    // ---- formats

    void roundTrip()
    {
        std::vector<ProblemPtr> problems;
        for (const PresetInfo& info : puzzle().info().presets)
            problems.push_back(puzzle().presetProblem(info));
        for (const char* const boxes : {"2x3", "3x4", "5x2", "2x5", "5x4"}) {
            auto problem =
                std::make_shared<SudokuProblem>(cast(*puzzle().create({{"boxes", boxes}})));
            problem->givens = randomSolution(problem->box, 7);
            for (std::size_t cell = 0; cell < problem->givens.size(); cell += 3)
                problem->givens[cell] = kNoValue;
            problems.push_back(problem);
        }
        for (const ProblemPtr& problem : problems) {
            for (const FormatInfo& format : puzzle().info().formats) {
                if (!format.writesProblem)
                    continue;
                const std::string text = puzzle().write(*problem, format.id);
                if (text.empty() && format.id == "opensudoku") // it has boards of 9x9 only
                    continue;
                for (const std::string& readAs : {format.id, std::string()}) {
                    const auto again = puzzle().read(text, readAs, {});
                    QVERIFY2(again, again ? "" : (english(again.error()) + "\n" + text).c_str());
                    QVERIFY2(cast(*again).givens == cast(problem).givens, text.c_str());
                    QVERIFY2(cast(*again).box == cast(problem).box, text.c_str());
                }
            }
        }
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const QString row = ".........\n";
        QTest::newRow("empty") << "line"
                               << ""
                               << "no board" << 1 << 1;
        QTest::newRow("short line") << "line"
                                    << "12345"
                                    << "5 cells make no board" << 1 << 1;
        QTest::newRow("foreign") << "line" << QString(40, '.') + "y" + QString(40, '.')
                                 << "'y' is not a cell; write a digit from 1 to 9" << 1 << 41;
        QTest::newRow("digit too large") << "line"
                                         << "1..5............"
                                         << "digit from 1 to 4" << 1 << 4;
        QTest::newRow("two boards")
            << "line" << QString(16, '.') + "\n" + QString(16, '.') << "second board" << 2 << 1;
        QTest::newRow("bad shape") << "line"
                                   << "9x1:................"
                                   << "shape of the boxes" << 1 << 1;
        QTest::newRow("wrong shape") << "line"
                                     << "2x3:................"
                                     << "boxes of 2x3" << 1 << 5;
        QTest::newRow("ragged") << "sdk" << row + row + "....\n" + row << "this row has 4 cells"
                                << 3 << 1;
        QTest::newRow("too few rows") << "sdk" << row + row << "a board is square" << 2 << 1;
        QTest::newRow("foreign in a row")
            << "sdk"
            << "#A me\n" + row + "..a......\n" + row.repeated(7) << "'a' is not a cell" << 3 << 3;
        QTest::newRow("list") << "list"
                              << "(N N 3"
                              << "3 cells make no board" << 1 << 1;
    }

    void badInput()
    {
        QFETCH(QString, format);
        checkRefused(puzzle(), format.toStdString(), Said::Anywhere);
    }

    void badParameters()
    {
        QVERIFY(!puzzle().create({{"boxes", "6"}}));
        QVERIFY(!puzzle().create({{"boxes", "3x"}}));
        QCOMPARE(cast(*puzzle().create({{"boxes", "3x2"}})).size(), 6U);
    }

private:
    static bool seekEqualsReplay(const Problem& problem, const std::shared_ptr<const Trace>& trace)
    {
        const Dimensions dimensions = puzzle().dimensions(problem);
        Cursor forward(trace, dimensions);
        Cursor jumping(trace, dimensions);
        const std::uint64_t stride = std::max<std::uint64_t>(1, trace->size() / 50);
        for (std::uint64_t n = 0; n <= trace->size(); n += stride) {
            forward.seek(n);
            jumping.seek(trace->size() - n);
            jumping.seek(n);
            if (forward.state() != jumping.state())
                return false;
        }
        return true;
    }

    std::vector<Instance> m_instances;
};

QTEST_GUILESS_MAIN(TestSudoku)
#include "tst_core_sudoku.moc"
