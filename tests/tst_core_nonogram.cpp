// Nonograms: the document's picture, a naive oracle, the formats, and collected puzzles.

#include <QtTest>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "core/puzzles/nonogram/counting.h"
#include "core/puzzles/nonogram/frompicture.h"
#include "core/puzzles/nonogram/geometry.h"
#include "core/puzzles/nonogram/linesolver.h"
#include "core/puzzles/nonogram/nonogram.h"
#include "core/registry/registry.h"
#include "core/trace/cursor.h"

using namespace clew;
using nonogram::Cell;
using nonogram::Clue;
using nonogram::NonogramProblem;

namespace {

const Puzzle& puzzle()
{
    return *findPuzzle("nonogram");
}

ProblemPtr readOrFail(const std::string& text, std::string_view format = {})
{
    auto problem = puzzle().read(text, format, {});
    if (!problem)
        qFatal("%s", problem.error().message.c_str());
    return *problem;
}

ProblemPtr presetOf(std::string_view id)
{
    return puzzle().presetProblem(*puzzle().preset(id));
}

struct Search
{
    Outcome outcome;
    std::vector<Solution> solutions;
    std::shared_ptr<Trace> trace = std::make_shared<Trace>();
};

Search search(const Problem& problem, std::string_view strategy, bool traced = false,
              std::uint64_t cancelAt = 0, Limits limits = {})
{
    Search result;
    Control control(limits, {}, [&](std::span<const Value> values) {
        result.solutions.emplace_back(values.begin(), values.end());
        return true;
    });
    if (cancelAt > 0)
        control.cancelAtPoll(cancelAt);
    const std::size_t index = puzzle().strategyIndex(strategy).value();
    if (traced) {
        Recorder recorder(*result.trace, control);
        result.outcome = puzzle().run(index, problem, {}, control, &recorder);
    } else {
        result.outcome = puzzle().run(index, problem, {}, control);
    }
    return result;
}

std::vector<std::vector<Value>> allLines(std::uint32_t length)
{
    std::vector<std::vector<Value>> lines;
    for (std::uint32_t bits = 0; bits < 1U << length; ++bits) {
        std::vector<Value> line;
        for (std::uint32_t i = 0; i < length; ++i)
            line.push_back(bits >> i & 1U);
        lines.push_back(std::move(line));
    }
    return lines;
}

// Every grid there is, tested by the rule checker.
std::set<Solution> allSolutions(const NonogramProblem& problem)
{
    std::set<Solution> solutions;
    for (const Solution& grid : allLines(problem.cellCount()))
        if (puzzle().verify(problem, grid).empty())
            solutions.insert(grid);
    return solutions;
}

const std::vector<std::string_view> kStrategies{"clause-learning", "line-solving", "row-by-row",
                                                "scored-lines"};

std::string fileText(const std::string& path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace

class TestNonogram : public QObject
{
    Q_OBJECT

private slots:
    void documentsPicture_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<quint64>("nodes");
        QTest::addRow("clause-learning") << "clause-learning" << quint64{0};
        QTest::addRow("line-solving") << "line-solving" << quint64{0};
        QTest::addRow("row-by-row") << "row-by-row" << quint64{187};
        QTest::addRow("scored-lines") << "scored-lines" << quint64{21};
    }

    // Node counts are signatures: a change of behaviour has to be declared here.
    void documentsPicture()
    {
        QFETCH(QString, strategy);
        QFETCH(quint64, nodes);
        const ProblemPtr problem = presetOf("p98");
        const Search found = search(*problem, strategy.toStdString());
        QCOMPARE(found.outcome.ending, Ending::Exhausted);
        QCOMPARE(found.solutions.size(), std::size_t{1});
        QCOMPARE(puzzle().writeSolutions(*problem, found.solutions, 0, "text"),
                 std::string(".XXX....\nXX.X....\n.XXX..XX\n..XX..XX\n..XXXXXX\nX.XXXXX.\n"
                             "XXXXXX..\n....X...\n...XX...\n"));
        QCOMPARE(quint64{found.outcome.counters.nodes}, nodes);
    }

    void documentsStatement()
    {
        const std::string drawn = puzzle().draw(*presetOf("p98"), nullptr);
        QVERIFY2(drawn.starts_with("|_|_|_|_|_|_|_|_| 3\n|_|_|_|_|_|_|_|_| 2 1\n"), drawn.c_str());
        QVERIFY2(drawn.ends_with(" 1 3 1 7 5 3 4 3\n 2 1 5 1\n"), drawn.c_str());
    }

    void presetsHaveTheirSolutions_data()
    {
        QTest::addColumn<QString>("id");
        for (const PresetInfo& preset : puzzle().info().presets)
            QTest::addRow("%s", preset.id.c_str()) << QString::fromStdString(preset.id);
    }

    void presetsHaveTheirSolutions()
    {
        QFETCH(QString, id);
        const ProblemPtr problem = presetOf(id.toStdString());
        QVERIFY(puzzle().faults(*problem).empty());
        const Search found = search(*problem, "line-solving");
        QCOMPARE(found.outcome.ending, Ending::Exhausted);
        QCOMPARE(found.solutions.size(), std::size_t{id == "diagonals" ? 6U : 1U});
        for (const Solution& solution : found.solutions)
            QVERIFY(puzzle().verify(*problem, solution).empty());
    }

    // Each line of length 7 under each clue and each of the 3^7 ways to know some of its cells.
    void lineSolverAgreesWithEnumeration()
    {
        constexpr std::uint32_t kLength = 7;
        nonogram::LineSolver solver;
        std::map<Clue, std::vector<std::vector<Value>>> linesOfClue;
        for (const auto& line : allLines(kLength))
            linesOfClue[nonogram::runsOf(line)].push_back(line);
        for (const auto& [clue, lines] : linesOfClue) {
            for (std::uint32_t code = 0; code < 2187; ++code) {
                std::vector<Cell> known;
                for (std::uint32_t i = 0, rest = code; i < kLength; ++i, rest /= 3)
                    known.push_back(static_cast<Cell>(rest % 3));
                std::set<std::vector<Cell>> expected;
                for (const auto& line : lines) {
                    std::vector<Cell> cells;
                    for (std::uint32_t i = 0; i < kLength; ++i)
                        if (known[i] == Cell::Unknown || static_cast<Value>(known[i]) == line[i])
                            cells.push_back(static_cast<Cell>(line[i]));
                    if (cells.size() == kLength)
                        expected.insert(cells);
                }
                std::set<std::vector<Cell>> placements;
                solver.forEachPlacement(clue, known, [&](std::span<const Cell> placement) {
                    return placements.emplace(placement.begin(), placement.end()).second;
                });
                QCOMPARE(placements, expected);
                QCOMPARE(solver.feasible(clue, known), !expected.empty());
                QCOMPARE(solver.freedom(clue, known) > 0, !expected.empty());
                std::vector<Cell> settled = known;
                QCOMPARE(solver.settle(clue, settled), !expected.empty());
                if (expected.empty())
                    continue;
                for (std::uint32_t i = 0; i < kLength; ++i) {
                    std::set<Cell> possible;
                    for (const auto& cells : expected)
                        possible.insert(cells[i]);
                    QCOMPARE(settled[i], possible.size() == 1 ? *possible.begin() : Cell::Unknown);
                }
            }
        }
    }

    void agreesWithOracle_data()
    {
        QTest::addColumn<QString>("clues");
        QTest::addRow("one cell") << "[[1]] [[1]]";
        QTest::addRow("empty") << "[[],[]] [[],[],[]]";
        QTest::addRow("diagonals 3") << "[[1],[1],[1]] [[1],[1],[1]]";
        QTest::addRow("diagonals 4") << "[[1],[1],[1],[1]] [[1],[1],[1],[1]]";
        QTest::addRow("none") << "[[2],[],[2]] [[1],[2],[1]]";
        QTest::addRow("one row") << "[[2,1,1]] [[1],[1],[],[1],[],[1]]";
        QTest::addRow("one column") << "[[1],[],[1]] [[1,1]]";
        QTest::addRow("4x4") << "[[1],[2],[1,1],[2]] [[1,1],[1,1],[2],[1,1]]";
        QTest::addRow("5x3") << "[[1,1],[1,1],[1,2]] [[1],[1,1],[1],[1],[1]]";
        // The document's check accepts a column that ends with its last run too short.
        QTest::addRow("short last run") << "[[1],[1],[1]] [[2],[1]]";
    }

    void agreesWithOracle()
    {
        QFETCH(QString, clues);
        const ProblemPtr problem = readOrFail(clues.toStdString(), "clues");
        const auto expected = allSolutions(static_cast<const NonogramProblem&>(*problem));
        for (const std::string_view strategy : kStrategies) {
            const Search found = search(*problem, strategy);
            QCOMPARE(found.outcome.ending, Ending::Exhausted);
            QCOMPARE(found.solutions.size(), expected.size());
            QCOMPARE(std::set(found.solutions.begin(), found.solutions.end()), expected);
        }
    }

    // Pictures drawn by a random number generator: many have several solutions.
    void agreeOnRandomPictures()
    {
        std::mt19937 random(1998);
        for (int round = 0; round < 60; ++round) {
            const std::uint32_t width = 2 + static_cast<std::uint32_t>(random() % 6);
            const std::uint32_t height = 2 + static_cast<std::uint32_t>(random() % 5);
            std::vector<bool> filled(std::size_t{width} * height);
            for (std::size_t i = 0; i < filled.size(); ++i)
                filled[i] = random() % 2 == 0;
            const NonogramProblem problem = nonogram::fromPicture(width, height, filled);
            std::optional<std::set<Solution>> expected;
            for (const std::string_view strategy : kStrategies) {
                const Search found = search(problem, strategy);
                const std::set<Solution> solutions(found.solutions.begin(), found.solutions.end());
                QCOMPARE(solutions.size(), found.solutions.size());
                QVERIFY(solutions.contains(Solution(filled.begin(), filled.end())));
                for (const Solution& solution : solutions)
                    QVERIFY(puzzle().verify(problem, solution).empty());
                if (!expected)
                    expected = solutions;
                QCOMPARE(solutions, *expected);
            }
        }
    }

    // Where each run really lies stays possible.
    void countingKeepsSolutions()
    {
        std::mt19937 random(2009);
        nonogram::LineSolver solver;
        std::size_t pruned = 0;
        for (int round = 0; round < 3000; ++round) {
            const std::uint32_t width = 2 + static_cast<std::uint32_t>(random() % 8);
            const std::uint32_t height = 2 + static_cast<std::uint32_t>(random() % 8);
            const std::uint32_t density = 2 + static_cast<std::uint32_t>(random() % 5);
            std::vector<bool> filled(std::size_t{width} * height);
            for (std::size_t i = 0; i < filled.size(); ++i)
                filled[i] = random() % density == 0;
            const NonogramProblem problem = nonogram::fromPicture(width, height, filled);
            nonogram::RunPlaces places;
            for (const nonogram::Line line : linesOf(problem)) {
                const auto ofLine =
                    solver.places(clueOf(problem, line), lengthOf(problem, line), {});
                places.emplace_back(ofLine.begin(), ofLine.end());
            }
            const nonogram::RunPlaces before = places;
            Control control;
            QVERIFY(nonogram::pruneByCounting(problem, places, control));
            pruned += places == before ? 0 : 1;
            std::size_t number = 0;
            for (const nonogram::Line line : linesOf(problem)) {
                std::size_t run = 0;
                bool wasFilled = false;
                for (std::uint32_t i = 0; i < lengthOf(problem, line); ++i) {
                    const bool isFilled = filled[cellOf(problem, line, i)];
                    if (isFilled && !wasFilled)
                        QVERIFY(nonogram::hasBit(places[number][run++], i));
                    wasFilled = isFilled;
                }
                ++number;
            }
        }
        QVERIFY(pruned > 100);
    }

    // Both rows fill the middle column, which has one cell.
    void countingFindsContradictions()
    {
        const ProblemPtr problem = readOrFail("[[3],[],[3]] [[1,1],[1],[1],[1],[1]]", "clues");
        const auto& read = static_cast<const NonogramProblem&>(*problem);
        nonogram::LineSolver solver;
        nonogram::RunPlaces places;
        for (const nonogram::Line line : linesOf(read)) {
            const auto ofLine = solver.places(clueOf(read, line), lengthOf(read, line), {});
            places.emplace_back(ofLine.begin(), ofLine.end());
        }
        Control control;
        QVERIFY(!nonogram::pruneByCounting(read, places, control));
        QVERIFY(search(*problem, "clause-learning").solutions.empty());
    }

    // Fourteen runs of three and fourteen columns that each have room for one of them: found by
    // counting, where clauses alone take some 28,000 dead ends.
    void dominoesAreCounted()
    {
        NonogramProblem problem;
        problem.rows = {{3}, {1}};
        problem.columns = {{1}, {1}};
        for (int i = 0; i < 13; ++i) {
            problem.rows.insert(problem.rows.end(), {{3, 1}, {1}});
            problem.columns.insert(problem.columns.end(), {{1, 3}, {1}});
        }
        problem.rows.push_back({1});
        problem.columns.push_back({3});
        problem.width = problem.height = static_cast<std::uint32_t>(problem.rows.size());
        const Search found = search(problem, "clause-learning");
        QCOMPARE(found.outcome.ending, Ending::Exhausted);
        QCOMPARE(found.solutions.size(), std::size_t{1});
        QVERIFY(puzzle().verify(problem, found.solutions.front()).empty());
        QVERIFY2(found.outcome.counters.backtracks < 1000,
                 qPrintable(QString::number(found.outcome.counters.backtracks)));
    }

    void tracedEqualsUntraced()
    {
        for (const char* const clues :
             {"[[1],[1],[1],[1]] [[1],[1],[1],[1]]", "[[2],[],[2]] [[1],[2],[1]]",
              "[[1,1],[1,1],[1,2],[2]] [[1],[1,1],[1],[2],[2]]", "[[5]] [[1]]"}) {
            const ProblemPtr problem = readOrFail(clues);
            for (const std::string_view strategy : kStrategies) {
                const Search plain = search(*problem, strategy);
                const Search traced = search(*problem, strategy, true);
                QCOMPARE(traced.outcome, plain.outcome);
                QCOMPARE(traced.solutions, plain.solutions);
                QCOMPARE(std::uint64_t{traced.trace->nodeCount()},
                         plain.outcome.counters.nodes + 1);
                Cursor cursor(traced.trace, puzzle().dimensions(*problem));
                for (std::uint64_t n = 0; n < traced.trace->solutionCount(); ++n) {
                    cursor.seek(traced.trace->solutionEvent(n));
                    QCOMPARE(puzzle().solutionAt(*problem, cursor.state()), plain.solutions[n]);
                }
            }
        }
    }

    void seekEqualsReplayAndEveryEventIsExplained()
    {
        const ProblemPtr problem = presetOf("diagonals");
        for (const std::string_view strategy : kStrategies) {
            const Search traced = search(*problem, strategy, true);
            Cursor replay(traced.trace, puzzle().dimensions(*problem));
            for (std::uint64_t n = 0; n < traced.trace->size(); ++n) {
                replay.seek(n);
                Cursor jumped(traced.trace, puzzle().dimensions(*problem));
                jumped.seek(traced.trace->size());
                jumped.seek(n);
                QCOMPARE(jumped.state(), replay.state());
                const Event event = traced.trace->event(n);
                QVERIFY(!puzzle().explain(*problem, replay.state(), event).text().empty());
                const State& state = jumped.state();
                const View view{.state = &state, .event = event};
                QVERIFY(!puzzle().picture(*problem, view).shapes().empty());
            }
        }
    }

    void cancelling()
    {
        const ProblemPtr problem = readOrFail("[[1],[1],[1],[1],[1]] [[1],[1],[1],[1],[1]]");
        for (const std::string_view strategy : kStrategies) {
            const std::uint64_t all = search(*problem, strategy).outcome.counters.nodes;
            for (std::uint64_t n = 1; n < all; n += 7) {
                const Search found = search(*problem, strategy, n % 2 == 0, n);
                QCOMPARE(found.outcome.ending, Ending::Stopped);
                QCOMPARE(found.outcome.reason, StopReason::Cancelled);
            }
        }
    }

    // What is told of clause learning: facts at the root, a node for each solution, and its end.
    void learningTellsFactsSolutionsAndTheEnd()
    {
        const ProblemPtr problem = presetOf("dominoes");
        const Search plain = search(*problem, "clause-learning");
        const Search traced = search(*problem, "clause-learning", true);
        QCOMPARE(plain.outcome.ending, Ending::Exhausted);
        QCOMPARE(plain.solutions.size(), std::size_t{1});
        QCOMPARE(traced.outcome, plain.outcome);
        QCOMPARE(traced.solutions, plain.solutions);
        QVERIFY(plain.outcome.counters.backtracks > 0);
        std::map<Rule, int> told;
        Cursor cursor(traced.trace, puzzle().dimensions(*problem));
        for (std::uint64_t n = 0; n < traced.trace->size(); ++n) {
            const Event event = traced.trace->event(n);
            ++told[event.rule()];
            cursor.seek(n);
            if (event.kind() == EventKind::Assign && event.rule() == nonogram::Learned)
                QCOMPARE(cursor.state().value(event.variable()), kNoValue);
        }
        QVERIFY(told[nonogram::Model] > 0);
        QCOMPARE(told[nonogram::Refuted], 1);
        QCOMPARE(traced.trace->event(traced.trace->size() - 1).kind(), EventKind::Conflict);
    }

    // The layers of 20 rows of one cell each grow by a factor of 20.
    void layersStopAtTheMemoryLimit()
    {
        std::string ones = "[[1]";
        for (int i = 1; i < 20; ++i)
            ones += ",[1]";
        const ProblemPtr problem = readOrFail(ones + "] " + ones + "]");
        Limits limits;
        limits.memory = 1'000'000;
        const Search found = search(*problem, "row-by-row", false, 0, limits);
        QCOMPARE(found.outcome.ending, Ending::Stopped);
        QCOMPARE(found.outcome.reason, StopReason::MemoryLimit);
        QVERIFY(found.solutions.empty());
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QString>("clues");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("cell");
        QTest::addRow("row") << "[[1],[2,2]] [[1],[1],[1],[2]]"
                             << "Row 2 (2 2) needs 5 cells but has 4." << 4;
        QTest::addRow("column") << "[[1],[1],[1]] [[1,2],[]]"
                                << "Column 1 (1 2) needs 4 cells but has 3." << 0;
        QTest::addRow("totals")
            << "[[1],[1]] [[1],[]]"
            << "The rows ask for 2 filled cells, the columns for 1: both must be the "
               "same."
            << -1;
    }

    void faultsNameTheirPlace()
    {
        QFETCH(QString, clues);
        QFETCH(QString, message);
        QFETCH(int, cell);
        const ProblemPtr problem = readOrFail(clues.toStdString());
        const std::vector<Sentence> faults = puzzle().faults(*problem);
        QVERIFY(!faults.empty());
        QCOMPARE(QString::fromStdString(faults.front().text()), message);
        QCOMPARE(faults.front().effects.empty() ? -1 : int(faults.front().effects.front().variable),
                 cell);
        for (const std::string_view strategy : kStrategies) {
            const Search found = search(*problem, strategy, true);
            QCOMPARE(found.outcome.ending, Ending::Exhausted);
            QVERIFY(found.solutions.empty());
        }
    }

    // What a person has painted is kept with the clues, as sessions and links need it.
    void paintedCellsRoundTrip()
    {
        const std::string text = "[[2],[]] [[1],[1]] \"X?.?\"\n";
        const auto problem = puzzle().read(text, "clues", {});
        QVERIFY(problem.has_value());
        using nonogram::Cell;
        QCOMPARE(static_cast<const nonogram::NonogramProblem&>(**problem).marks,
                 (std::vector{Cell::Filled, Cell::Unknown, Cell::Empty, Cell::Unknown}));
        QCOMPARE(QString::fromStdString(puzzle().write(**problem, "clues")),
                 QString::fromStdString(text));
    }

    void formatsRoundTrip()
    {
        for (const PresetInfo& preset : puzzle().info().presets) {
            const ProblemPtr problem = puzzle().presetProblem(preset);
            for (const FormatInfo& format : puzzle().info().formats) {
                if (!format.writesProblem)
                    continue;
                const std::string text = puzzle().write(*problem, format.id);
                for (const std::string& readAs : {format.id, std::string()}) {
                    const ProblemPtr again = readOrFail(text, readAs);
                    QCOMPARE(puzzle().write(*again, "clues"), puzzle().write(*problem, "clues"));
                    QCOMPARE(puzzle().write(*again, format.id), text);
                }
            }
        }
    }

    void readsLeniently_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("clues");
        const QString small = "[[2],[]] [[1],[1]]\n";
        QTest::addRow("two lines") << "[[2],[]]\n[[1],[1]]" << small;
        QTest::addRow("as the document says it") << "[[2],[]] and [[1],[1]]" << small;
        QTest::addRow("Lisp") << "((2) (0)) ((1) (1))" << small;
        QTest::addRow("non, other order") << "height 2\nrows\n2\n0\n\nwidth 2\ncolumns\n1\n1\n"
                                          << small;
        QTest::addRow("non, blanks and unknown keys")
            << "colour blue\r\nwidth 2\r\nheight 2\r\n\r\nrows\r\n2\r\n0\r\ncolumns\r\n1 \r\n1"
            << small;
        QTest::addRow("nin") << "2 2\n2\n0\n1\n1" << small;
        QTest::addRow("picture") << "XX\n..\n" << small;
        QTest::addRow("webpbn")
            << "<?xml version='1.0'?><puzzleset><puzzle type='grid' defaultcolor='black'>"
               "<clues type='columns'><line><count color='black'>1</count></line><line><count> 1 "
               "</count></line></clues><clues "
               "type='rows'><line><count>2</count></line><line/></clues>"
               "</puzzle></puzzleset>"
            << small;
    }

    void readsLeniently()
    {
        QFETCH(QString, text);
        QFETCH(QString, clues);
        QCOMPARE(QString::fromStdString(puzzle().write(*readOrFail(text.toStdString()), "clues")),
                 clues);
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message"); // its beginning
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addRow("nothing") << ""
                                 << ""
                                 << "expected the list of the rows' clues" << 1 << 1;
        QTest::addRow("letter") << "clues"
                                << "[[1],[x]] [[1]]"
                                << "expected the length of a run, not 'x'" << 1 << 7;
        QTest::addRow("no columns") << "clues"
                                    << "[[1]]\n"
                                    << "expected the list of the columns' clues" << 2 << 1;
        QTest::addRow("open") << "clues"
                              << "[[1],[2"
                              << "the clue is not closed: ']' is missing" << 1 << 8;
        QTest::addRow("more") << "clues"
                              << "[[1]] [[1]] [[1]]"
                              << "there is more text" << 1 << 13;
        QTest::addRow("marks few")
            << "clues"
            << "[[1]] [[1],[]] \"X\""
            << "expected 2 painted cells, one for each cell, not 1" << 1 << 19;
        QTest::addRow("marks many") << "clues"
                                    << "[[1]] [[1]] \"XX\""
                                    << "expected 1 painted cells in quotes" << 1 << 15;
        QTest::addRow("marks odd") << "clues"
                                   << "[[1]] [[1]] \"Z\""
                                   << "expected 1 painted cells in quotes" << 1 << 14;
        QTest::addRow("marks open") << "clues"
                                    << "[[1]] [[1]] \""
                                    << "expected 1 painted cells in quotes" << 1 << 14;
        QTest::addRow("huge run") << "clues"
                                  << "[[1234567]] [[1]]"
                                  << "a run of 1234567 cells fits no nonogram" << 1 << 10;
        QTest::addRow("non without width") << "non"
                                           << "height 1\nrows\n1\n"
                                           << "the line \"width N\" is missing" << 3 << 1;
        QTest::addRow("non too wide") << "non"
                                      << "width 300\n"
                                      << "expected a width from 1 to 200" << 1 << 10;
        QTest::addRow("non clue count")
            << "non"
            << "width 1\nheight 2\nrows\n1\ncolumns\n1\n"
            << "the section \"rows\" has 1 clues, but there must be 2" << 6 << 1;
        QTest::addRow("non stray") << "non"
                                   << "width 2\n1,1\n"
                                   << "numbers are expected only after" << 2 << 1;
        QTest::addRow("nin size") << "nin"
                                  << "0 5\n"
                                  << "expected width and height" << 1 << 1;
        QTest::addRow("nin short") << "nin"
                                   << "1 1\n1\n"
                                   << "expected 2 clues, one a line" << 3 << 1;
        QTest::addRow("picture") << "text"
                                 << "X.\nX?\n"
                                 << "expected X or . for each cell, not '?'" << 2 << 2;
        QTest::addRow("ragged") << "text"
                                << "X.\nX\n"
                                << "this line has 1 cells, the first one 2" << 2 << 1;
        QTest::addRow("broken XML") << "webpbn"
                                    << "<puzzle>\n<clues></puzzle>"
                                    << "this is not sound XML" << 2 << 10;
        QTest::addRow("colours") << "webpbn"
                                 << "<puzzle defaultcolor='black'><clues type='rows'>\n"
                                    "<line><count color='red'>1</count></line></clues></puzzle>"
                                 << "this nonogram has runs of colour \"red\"" << 2 << 7;
        QTest::addRow("no clues") << "webpbn"
                                  << "<puzzle/>"
                                  << "a nonogram has 1 to 200 rows" << 1 << 1;
    }

    void badInput()
    {
        QFETCH(QString, format);
        QFETCH(QString, text);
        QFETCH(QString, message);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto problem = puzzle().read(text.toStdString(), format.toStdString(), {});
        QVERIFY(!problem.has_value());
        const QString said = QString::fromStdString(problem.error().message);
        QVERIFY2(said.startsWith(message), qPrintable(said));
        QCOMPARE(problem.error().line, line);
        QCOMPARE(problem.error().column, column);
    }

    void notesAreKept()
    {
        const ProblemPtr problem = readOrFail(
            "title \"Two & two\"\nby \"N. N.\"\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n");
        QCOMPARE(puzzle().title(*problem), std::string("Two & two, 1 × 1"));
        const ProblemPtr again = readOrFail(puzzle().write(*problem, "webpbn"));
        QCOMPARE(puzzle().title(*again), std::string("Two & two, 1 × 1"));
        QVERIFY(puzzle().write(*again, "non").find("by \"N. N.\"") != std::string::npos);
    }

    void cluesMet_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("met"); // of the clue 1 2 1
        QTest::addRow("unknown") << "????????"
                                 << "---";
        QTest::addRow("first") << ".X.?????"
                               << "x--";
        QTest::addRow("not bounded") << "X???????"
                                     << "---";
        QTest::addRow("last") << "??????.X"
                              << "--x";
        QTest::addRow("behind unknown") << "?.XX.???"
                                        << "---";
        QTest::addRow("all") << "X.XX..X."
                             << "xxx";
        QTest::addRow("wrong") << "XX.X..X."
                               << "--x";
    }

    void cluesMet()
    {
        QFETCH(QString, line);
        QFETCH(QString, met);
        std::vector<Cell> cells;
        for (const QChar c : line)
            cells.push_back(c == '?' ? Cell::Unknown : c == 'X' ? Cell::Filled : Cell::Empty);
        QString seen;
        for (const bool m : nonogram::runsMet({1, 2, 1}, cells))
            seen += m ? 'x' : '-';
        QCOMPARE(seen, met);
    }

    void hitting()
    {
        const ProblemPtr problem = presetOf("p98");
        const auto& p98 = static_cast<const NonogramProblem&>(*problem);
        const nonogram::Geometry geometry = nonogram::geometryOf(p98);
        using Kind = nonogram::Hit::Kind;
        const auto hit = [&](double x, double y) {
            return nonogram::hitTest(p98, geometry.left + x, geometry.top + y);
        };
        QCOMPARE(hit(7.5, 8.5).kind, Kind::Cell);
        QCOMPARE(hit(7.5, 8.5).column, 7U);
        QCOMPARE(hit(7.5, 8.5).row, 8U);
        QCOMPARE(hit(-0.5, 2.5).kind, Kind::RowClue);
        QCOMPARE(hit(-0.5, 2.5).row, 2U);
        QCOMPARE(hit(3.5, -0.5).kind, Kind::ColumnClue);
        QCOMPARE(hit(3.5, -0.5).column, 3U);
        QCOMPARE(hit(-0.5, -0.5).kind, Kind::Nothing);
        QCOMPARE(hit(8.5, 1).kind, Kind::Nothing);
    }

    void explainsTheSolution()
    {
        Control control;
        const auto steps = puzzle().explainSolution(*presetOf("p98"), control);
        QVERIFY(steps.size() > 10);
        QCOMPARE(steps.front().text(), std::string("Row 3 (3 2). Filled: R3C3. Empty: –."));
        QCOMPARE(steps.back().text(),
                 std::string("Every row and column meets its clue: a solution."));
    }

    // A chequered grid has the most shapes there can be.
    void largePicturesHaveABoundedNumberOfShapes()
    {
        std::vector<bool> filled(200 * 200);
        for (std::size_t i = 0; i < filled.size(); ++i)
            filled[i] = (i + i / 200) % 2 == 0;
        const NonogramProblem problem = nonogram::fromPicture(200, 200, filled);
        const Solution solution(filled.begin(), filled.end());
        const View view{.solution = &solution};
        const Picture picture = puzzle().picture(problem, view);
        QVERIFY(!picture.shapes().empty());
        QVERIFY(picture.shapes().size() < 4 * filled.size());
    }

    void generating_data()
    {
        QTest::addColumn<QByteArray>("size");
        QTest::addColumn<QByteArray>("difficulty");
        QTest::addColumn<QByteArray>("strategy"); // that the generator does not use
        for (const char* const size : {"1x1", "1x9", "9x1", "2x2", "2x7", "5x5", "8x6"})
            QTest::addRow("%s", size)
                << QByteArray(size) << QByteArray() << QByteArray("row-by-row");
        QTest::addRow("medium") << QByteArray("8x8") << QByteArray("medium")
                                << QByteArray("row-by-row");
        QTest::addRow("20x25") << QByteArray("20x25") << QByteArray()
                               << QByteArray("clause-learning");
        QTest::addRow("20x25, medium")
            << QByteArray("20x25") << QByteArray("medium") << QByteArray("clause-learning");
        QTest::addRow("50x50") << QByteArray("50x50") << QByteArray()
                               << QByteArray("clause-learning");
    }

    // New pictures have the size and the difficulty asked for and are the only solution.
    void generating()
    {
        QFETCH(QByteArray, size);
        QFETCH(QByteArray, difficulty);
        QFETCH(QByteArray, strategy);
        std::set<std::string> texts;
        const int seeds = size.size() < 5 ? 20 : 5;
        for (int seed = 1; seed <= seeds; ++seed) {
            Control control;
            const auto made = puzzle().generate({.parameters = {{"size", size.toStdString()}},
                                                 .seed = static_cast<std::uint64_t>(seed),
                                                 .difficulty = difficulty.toStdString()},
                                                control);
            QVERIFY(made && *made != nullptr);
            const auto& problem = static_cast<const NonogramProblem&>(**made);
            QCOMPARE(QByteArray::number(problem.width) + 'x' + QByteArray::number(problem.height),
                     size);
            const Search found = search(problem, strategy.toStdString());
            QCOMPARE(found.outcome.ending, Ending::Exhausted);
            QCOMPARE(found.solutions.size(), std::size_t{1});
            QVERIFY(puzzle().verify(problem, found.solutions.front()).empty());
            const auto rating = puzzle().rate(problem, control);
            const std::string wanted = difficulty.isEmpty() ? "easy" : difficulty.toStdString();
            QCOMPARE(puzzle().info().difficulties[rating->difficulty].id, wanted);
            texts.insert(puzzle().write(problem, "clues"));
        }
        QVERIFY(size == "1x1" || texts.size() > 1);
    }

    // What was tried and taken back is not counted; pictures with several solutions are not rated.
    void rating()
    {
        Control control;
        const auto easy = puzzle().rate(*presetOf("p98"), control);
        QVERIFY(easy && easy->solved);
        std::uint64_t cells = 0;
        for (const Rating::Technique& technique : easy->techniques)
            cells += technique.steps;
        QCOMPARE(cells, std::uint64_t{puzzle().dimensions(*presetOf("p98")).variables});
        const auto several =
            puzzle().rate(nonogram::fromPicture(2, 2, {true, false, false, true}), control);
        QVERIFY(!several);
        QVERIFY(several.error().message.find("several") != std::string::npos);
    }

    void collectedPuzzles_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("lineSolvable");
        QTest::addColumn<bool>("unique");
        std::ifstream list(SHARED_DATA "/nonogram/expected.tsv");
        std::string line;
        std::getline(list, line);
        while (std::getline(list, line)) {
            const QStringList fields = QString::fromStdString(line).split('\t');
            QTest::addRow("%s", qPrintable(fields[0]))
                << fields[0] << fields[1] << fields[2].contains("line-solvable")
                << fields[2].startsWith("unique");
        }
        if (!std::filesystem::exists(SHARED_DATA "/nonogram/expected.tsv"))
            QTest::addRow("none") << QString() << QString() << false << false;
    }

    void collectedPuzzles()
    {
        QFETCH(QString, file);
        QFETCH(QString, size);
        QFETCH(bool, lineSolvable);
        QFETCH(bool, unique);
        if (file.isEmpty())
            QSKIP("the shared data is not there");
        const std::string text = fileText(SHARED_DATA "/nonogram/" + file.toStdString());
        const ProblemPtr problem = readOrFail(
            text, file.endsWith(".nin") ? std::string_view("nin") : std::string_view("non"));
        const auto& read = static_cast<const NonogramProblem&>(*problem);
        QCOMPARE(QString("%1x%2").arg(read.width).arg(read.height), size);
        QVERIFY(puzzle().faults(*problem).empty());
        Limits two;
        two.solutions = 2;
        const Search learned = search(*problem, "clause-learning", false, 0, two);
        QCOMPARE(learned.outcome.ending, unique ? Ending::Exhausted : Ending::Solved);
        QCOMPARE(learned.solutions.size(), unique ? std::size_t{1} : std::size_t{2});
        for (const Solution& solution : learned.solutions)
            QVERIFY(puzzle().verify(*problem, solution).empty());
        if (!lineSolvable)
            return;
        const Search found = search(*problem, "line-solving");
        QCOMPARE(found.outcome.ending, Ending::Exhausted);
        QCOMPARE(found.solutions.size(), std::size_t{1});
        QCOMPARE(found.outcome.counters.nodes, std::uint64_t{0});
        QVERIFY(puzzle().verify(*problem, found.solutions.front()).empty());
        for (const auto& [key, value] : read.notes) {
            if (key != "goal")
                continue;
            std::string bits;
            for (const Value filled : found.solutions.front())
                bits += filled == 1 ? '1' : '0';
            QCOMPARE(bits, value);
        }
    }
};

QTEST_GUILESS_MAIN(TestNonogram)
#include "tst_core_nonogram.moc"
