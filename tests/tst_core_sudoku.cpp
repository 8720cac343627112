// Sudoku: the document's board and print, all strategies against a naive search, the human
// techniques against known solutions, formats, and the contract of traced runs.

#include <QtTest>

#include <fstream>
#include <numeric>
#include <random>
#include <set>

#include "core/puzzles/sudoku/bitboard.h"
#include "core/puzzles/sudoku/generator.h"
#include "core/puzzles/sudoku/logic.h"
#include "core/registry/registry.h"
#include "core/trace/cursor.h"

using namespace clew;
using namespace clew::sudoku;

namespace {

const Puzzle& puzzle()
{
    return *findPuzzle("sudoku");
}

const SudokuProblem& cast(const ProblemPtr& problem)
{
    return static_cast<const SudokuProblem&>(*problem);
}

ProblemPtr preset(std::string_view id)
{
    return puzzle().presetProblem(*puzzle().preset(id));
}

struct RunResult
{
    Outcome outcome;
    std::vector<Solution> solutions;
};

RunResult solve(const Problem& problem, std::size_t strategy, Limits limits = {})
{
    RunResult result;
    Control control(limits, {}, [&](std::span<const Value> values) {
        result.solutions.emplace_back(values.begin(), values.end());
        return true;
    });
    result.outcome = puzzle().run(strategy, problem, {}, control);
    return result;
}

RunResult solve(const Problem& problem, std::string_view strategy, Limits limits = {})
{
    return solve(problem, puzzle().strategyIndex(strategy).value(), limits);
}

RunResult solve(const Problem& problem, const BitboardEngine& engine, Limits limits = {})
{
    RunResult result;
    Control control(limits, {}, [&](std::span<const Value> values) {
        result.solutions.emplace_back(values.begin(), values.end());
        return true;
    });
    NoTracer tracer;
    result.outcome =
        bitboard(static_cast<const SudokuProblem&>(problem), {}, control, tracer, engine);
    return result;
}

// The engines of the bitboard that this machine can run.
std::vector<const BitboardEngine*> engines()
{
    std::vector<const BitboardEngine*> all{&kHalfEngine};
    if (avx2Engine() != nullptr)
        all.push_back(avx2Engine());
    return all;
}

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

std::vector<std::vector<std::string>> readTsv(const std::string& path)
{
    std::vector<std::vector<std::string>> rows;
    std::ifstream file(path);
    std::string line;
    std::getline(file, line); // the header
    while (std::getline(file, line)) {
        const QStringList fields = QString::fromStdString(line).split('\t');
        rows.emplace_back();
        for (const QString& field : fields)
            rows.back().push_back(QString(field).replace("\\n", "\n").toStdString());
    }
    return rows;
}

} // namespace

class TestSudoku : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const auto& row : readTsv(TEST_DATA "/sudoku/instances.tsv")) {
            const auto problem = row[1] == "parameters"
                                     ? puzzle().create({{"boxes", row[2].substr(6)}})
                                     : puzzle().read(row[2], row[1], {});
            QVERIFY2(problem, row[0].c_str());
            m_instances.push_back({row[0], *problem, std::stoul(row[3])});
        }
    }

    // ---- the document

    void documentSolution()
    {
        const ProblemPtr p97 = preset("p97");
        const RunResult run = solve(*p97, "propagation");
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
        QVERIFY2(problem, problem ? "" : problem.error().message.c_str());
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
        const RunResult run = solve(*preset(presetId.toStdString()), strategy.toStdString());
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
            QCOMPARE(expected.size(), instance.solutions);
            for (const StrategyInfo& strategy : puzzle().info().strategies) {
                const RunResult run = solve(problem, strategy.id);
                const std::set<Solution> found(run.solutions.begin(), run.solutions.end());
                if (!strategy.complete) {
                    QVERIFY(std::ranges::includes(expected, found));
                    continue;
                }
                QVERIFY2(run.outcome.ending == Ending::Exhausted, strategy.id.c_str());
                QVERIFY2(found == expected, (instance.name + " " + strategy.id).c_str());
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
        const RunResult reference = solve(*problem, "propagation");
        QCOMPARE(reference.solutions.size(), std::size_t{1});
        QVERIFY(puzzle().verify(*problem, reference.solutions.front()).empty());
        for (const char* const strategy : {"dancing-links", "bitboard"})
            QCOMPARE(solve(*problem, strategy).solutions, reference.solutions);
    }

    void logicOnPresets()
    {
        QCOMPARE(solve(*preset("easy"), "logic").outcome.ending, Ending::Exhausted);
        QCOMPARE(solve(*preset("16"), "logic").solutions.size(), std::size_t{1});
        QCOMPARE(solve(*preset("hard"), "logic").outcome.ending, Ending::RanDry);
    }

    // A board of more than one solution: logic must not claim that there are no more.
    void logicNeverOverclaims()
    {
        const RunResult run = solve(*preset("several"), "logic");
        QCOMPARE(run.outcome.ending, Ending::RanDry);
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
            const RunResult run = solve(**problem, strategy.id);
            QCOMPARE(run.outcome.ending, Ending::Exhausted);
            QCOMPARE(run.outcome.counters.nodes, std::uint64_t{0});
            QCOMPARE(run.outcome.counters.solutions, std::uint64_t{0});
        }
    }

    void memoryLimit()
    {
        const auto empty = puzzle().create({});
        const RunResult run = solve(**empty, "breadth-first", {.memory = 1 << 20});
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
                const std::string name = instance.name + " " + puzzle().info().strategies[s].id;
                const RunResult untraced = solve(*instance.problem, s);
                auto trace = std::make_shared<Trace>();
                Control control;
                Outcome outcome;
                {
                    Recorder recorder(*trace, control);
                    outcome = puzzle().run(s, *instance.problem, {}, control, &recorder);
                }
                QVERIFY2(outcome == untraced.outcome, name.c_str());
                QCOMPARE(trace->nodeCount(), outcome.counters.nodes + 1);
                QCOMPARE(trace->solutionCount(), outcome.counters.solutions);
                Cursor cursor(trace, puzzle().dimensions(*instance.problem));
                for (std::uint64_t n = 0; n < trace->solutionCount(); ++n) {
                    cursor.seek(trace->solutionEvent(n) + 1);
                    QVERIFY2(puzzle().solutionAt(*instance.problem, cursor.state()) ==
                                 untraced.solutions[n],
                             name.c_str());
                }
                QVERIFY2(seekEqualsReplay(*instance.problem, trace), name.c_str());
            }
        }
    }

    void cancelled()
    {
        const ProblemPtr problem = preset("several");
        for (std::size_t s = 0; s < puzzle().info().strategies.size(); ++s) {
            for (const std::uint64_t n : {1, 2, 3, 10, 20}) {
                Control control;
                control.cancelAtPoll(n);
                const Outcome outcome = puzzle().run(s, *problem, {}, control);
                QCOMPARE(outcome.ending, Ending::Stopped);
                QCOMPARE(outcome.reason, StopReason::Cancelled);
            }
        }
    }

    // Every event can be explained, and nearly every technique is found again.
    void explanations_data()
    {
        QTest::addColumn<QString>("presetId");
        for (const char* const id : {"p97", "hard", "22", "6", "16"})
            QTest::newRow(id) << id;
    }

    void explanations()
    {
        QFETCH(QString, presetId);
        const ProblemPtr problem = preset(presetId.toStdString());
        for (std::size_t s = 0; s < puzzle().info().strategies.size(); ++s) {
            auto trace = std::make_shared<Trace>();
            Control control({.nodes = 300});
            {
                Recorder recorder(*trace, control);
                puzzle().run(s, *problem, {}, control, &recorder);
            }
            Cursor cursor(trace, puzzle().dimensions(*problem));
            for (std::uint64_t i = 0; i < std::min<std::uint64_t>(trace->size(), 3000); ++i) {
                cursor.seek(i);
                const Event event = trace->event(i);
                const std::string text = puzzle().explain(*problem, cursor.state(), event).text();
                QVERIFY(!text.empty() && text.find('%') == std::string::npos);
                const bool isVague = text.find("nothing else is left") != std::string::npos ||
                                     text.find("this digit is ruled out") != std::string::npos ||
                                     text.find("another box needs") != std::string::npos;
                QVERIFY2(!isVague, (puzzle().info().strategies[s].id + ": " + text).c_str());
            }
        }
    }

    void sentences()
    {
        Control control;
        const auto easy = puzzle().explainSolution(*preset("4"), control);
        QCOMPARE(easy.size(), std::size_t{12});
        QCOMPARE(QString::fromStdString(easy.front().text()),
                 "R1C1 must be 2: every other digit is ruled out there.");
        const auto hard = puzzle().explainSolution(*preset("hard"), control);
        QVERIFY(hard.back().text().find("run dry") != std::string::npos);
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
                for (const std::string& readAs : {format.id, std::string()}) {
                    const auto again = puzzle().read(text, readAs, {});
                    QVERIFY2(again, again ? "" : (again.error().message + "\n" + text).c_str());
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
        QTest::newRow("foreign") << "line" << QString(40, '.') + "x" + QString(40, '.')
                                 << "'x' is no cell; write a digit from 1 to 9" << 1 << 41;
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
            << "#A me\n" + row + "..a......\n" + row.repeated(7) << "'a' is no cell" << 3 << 3;
        QTest::newRow("list") << "list"
                              << "(N N 3"
                              << "3 cells make no board" << 1 << 1;
    }

    void badInput()
    {
        QFETCH(QString, format);
        QFETCH(QString, text);
        QFETCH(QString, message);
        const auto problem = puzzle().read(text.toStdString(), format.toStdString(), {});
        QVERIFY(!problem);
        QVERIFY2(QString::fromStdString(problem.error().message).contains(message),
                 problem.error().message.c_str());
        QTEST(problem.error().line, "line");
        QTEST(problem.error().column, "column");
    }

    void badParameters()
    {
        QVERIFY(!puzzle().create({{"boxes", "6"}}));
        QVERIFY(!puzzle().create({{"boxes", "3x"}}));
        QCOMPARE(cast(*puzzle().create({{"boxes", "3x2"}})).size(), 6U);
    }

    // ---- generating

    void generated()
    {
        Control control;
        for (const BoxShape box : {BoxShape{2, 2}, BoxShape{3, 2}, BoxShape{3, 3}}) {
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const auto problem = generate({.box = box, .seed = seed}, control);
                QCOMPARE(solve(*problem, "dancing-links").solutions.size(), std::size_t{1});
                QCOMPARE(generate({.box = box, .seed = seed}, control)->givens, problem->givens);
            }
        }
    }

    void generatedOfDifficulty_data()
    {
        QTest::addColumn<int>("difficulty");
        for (std::size_t i = 0; i < puzzle().info().difficulties.size(); ++i)
            QTest::newRow(puzzle().info().difficulties[i].id.c_str()) << static_cast<int>(i);
    }

    void generatedOfDifficulty()
    {
        QFETCH(int, difficulty);
        const auto index = static_cast<std::size_t>(difficulty);
        const GenerateRequest request{.seed = 3,
                                      .difficulty = puzzle().info().difficulties[index].id};
        Control control;
        const auto problem = puzzle().generate(request, control);
        QVERIFY(problem && *problem != nullptr);
        QCOMPARE(solve(**problem, "dancing-links").solutions.size(), std::size_t{1});
        QCOMPARE(puzzle().rate(**problem, control)->difficulty, index);
        QCOMPARE(cast(*puzzle().generate(request, control)).givens, cast(*problem).givens);
    }

    void generatingCancelled()
    {
        Control control;
        control.cancelAtPoll(5);
        const auto problem = puzzle().generate({.difficulty = "extreme"}, control);
        QVERIFY(problem && *problem == nullptr);
        QVERIFY(control.stopped());
    }

    // ---- rating

    void rated_data()
    {
        QTest::addColumn<QString>("presetId");
        QTest::addColumn<QString>("difficulty");
        QTest::addColumn<bool>("solved");
        QTest::newRow("easy") << "easy"
                              << "easy" << true;
        QTest::newRow("document") << "p97"
                                  << "easy" << true;
        QTest::newRow("hard") << "hard"
                              << "extreme" << false;
    }

    void rated()
    {
        QFETCH(QString, presetId);
        QFETCH(bool, solved);
        Control control;
        const auto rating = puzzle().rate(*preset(presetId.toStdString()), control);
        QVERIFY(rating);
        QTEST(QString::fromStdString(puzzle().info().difficulties[rating->difficulty].id),
              "difficulty");
        QCOMPARE(rating->solved, solved);
        QVERIFY(rating->score > 0);
    }

    void onlyProperBoardsAreRated()
    {
        Control control;
        QVERIFY(puzzle().rate(*preset("several"), control).error().message.find("several") !=
                std::string::npos);
        const auto none = puzzle().read("12..\n..3.\n...4\n....\n", "", {}); // R1C3 and R1C4
        QVERIFY(puzzle().rate(**none, control).error().message.find("no solution") !=
                std::string::npos);
    }

    // The levels that HoDoKu gives, where the techniques known here suffice. It knows more of them,
    // and spends fewer points on some boards; the number of agreements is a signature.
    void levelsOfHodoku()
    {
        int solved = 0;
        int same = 0;
        for (const auto& row : readTsv(SHARED_DATA "/sudoku/top1465-hodoku-levels.tsv")) {
            Control control;
            const auto rating = puzzle().rate(**puzzle().read(row[0], "line", {}), control);
            if (!rating->solved)
                continue;
            ++solved;
            same += puzzle().info().difficulties[rating->difficulty].title.text == row[1] ? 1 : 0;
        }
        if (solved == 0)
            QSKIP("needs the sudoku collections of SHARED_DATA");
        QCOMPARE(solved, 240);
        QCOMPARE(same, 187);
    }

    // ---- collections

    // ---- the bitboard

    void bitboardEngines_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::newRow("17-clue") << "17-clue" << 1000;
        QTest::newRow("top1465") << "top1465" << 733;
        QTest::newRow("hardest-1106") << "hardest-1106" << 188;
        QTest::newRow("several") << "serg-multi-solution" << 300;
    }

    // Whatever registers they use, engines open the same nodes and find the same in the same order.
    void bitboardEngines()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        const auto problems = collection(file, count);
        if (problems.empty())
            QSKIP("needs the sudoku collections of SHARED_DATA");
        for (const ProblemPtr& problem : problems) {
            const Limits limits{.solutions = 200};
            const RunResult reference = solve(*problem, kHalfEngine, limits);
            QVERIFY(!reference.solutions.empty());
            for (const BitboardEngine* const engine : engines()) {
                const RunResult run = solve(*problem, *engine, limits);
                QCOMPARE(run.outcome.counters.nodes, reference.outcome.counters.nodes);
                QCOMPARE(run.outcome.counters.backtracks, reference.outcome.counters.backtracks);
                QCOMPARE(run.solutions, reference.solutions);
            }
        }
    }

    // Boards with ever fewer clues of a solution, sometimes a wrong one among them: no, one or many
    // solutions, and all of them.
    void bitboardAgainstPropagation()
    {
        std::mt19937 random(97); // any seed: the same boards every time
        const Solution full = solve(*preset("hard"), "propagation").solutions.front();
        const auto board = std::make_shared<SudokuProblem>();
        std::array<int, 3> kinds{};
        for (int round = 0; round < 400; ++round) {
            board->givens = full;
            std::vector<Cell> cells(full.size());
            std::iota(cells.begin(), cells.end(), 0U);
            std::ranges::shuffle(cells, random);
            cells.resize(std::size_t(40 + round % 17));
            for (const Cell cell : cells)
                board->givens[cell] = kNoValue;
            if (round % 4 == 0)
                board->givens[cells.front()] = static_cast<Value>(random() % 9);
            const RunResult reference = solve(*board, "propagation", {.solutions = 3000});
            if (reference.outcome.ending != Ending::Exhausted)
                continue;
            const std::set<Solution> expected(reference.solutions.begin(),
                                              reference.solutions.end());
            ++kinds[std::min<std::size_t>(expected.size(), 2)];
            for (const BitboardEngine* const engine : engines()) {
                const RunResult run = solve(*board, *engine);
                QCOMPARE(run.outcome.ending, Ending::Exhausted);
                QCOMPARE(run.solutions.size(), expected.size());
                QVERIFY(std::set(run.solutions.begin(), run.solutions.end()) == expected);
            }
        }
        for (const int boards : kinds)
            QVERIFY(boards > 20);
    }

    void bitboardClashes_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::newRow("row") << 0 << 8;
        QTest::newRow("column") << 4 << 76;
        QTest::newRow("box") << 60 << 80;
    }

    // Untraced, the deductions alone find that givens contradict each other.
    void bitboardClashes()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        SudokuProblem board;
        board.givens.assign(81, kNoValue);
        board.givens[std::size_t(first)] = board.givens[std::size_t(second)] = 6;
        for (const BitboardEngine* const engine : engines()) {
            const RunResult run = solve(board, *engine);
            QCOMPARE(run.outcome.ending, Ending::Exhausted);
            QCOMPARE(run.outcome.counters.nodes, std::uint64_t{0});
            QVERIFY(run.solutions.empty());
        }
    }

    void bitboardEvents_data()
    {
        QTest::addColumn<QString>("presetId");
        for (const char* const id : {"p97", "easy", "hard"})
            QTest::newRow(id) << id;
    }

    // Where all guesses are right, nothing true is struck, nothing wrong is placed and nothing is
    // in conflict; every guess that fails ends in a conflict.
    void bitboardEvents()
    {
        QFETCH(QString, presetId);
        const ProblemPtr problem = preset(presetId.toStdString());
        const Solution truth = solve(*problem, "propagation").solutions.front();
        Trace trace;
        Control control;
        Recorder recorder(trace, control);
        const Outcome outcome = puzzle().run(puzzle().strategyIndex("bitboard").value(), *problem,
                                             {}, control, &recorder);
        recorder.publish();
        std::vector<bool> right{true}; // by node
        NodeId node = kRoot;
        std::uint64_t conflicts = 0;
        for (std::uint64_t i = 0; i < trace.size(); ++i) {
            const Event event = trace.event(i);
            switch (event.kind()) {
            case EventKind::Decide:
                right.push_back(right[node] && truth[event.variable()] == event.value());
                node = NodeId(right.size() - 1);
                break;
            case EventKind::Visit:
                node = event.node();
                break;
            case EventKind::Assign:
                QVERIFY(!right[node] || truth[event.variable()] == event.value());
                break;
            case EventKind::Remove:
                QVERIFY(!right[node] || truth[event.variable()] != event.value());
                break;
            case EventKind::Conflict:
                QVERIFY(!right[node]);
                ++conflicts;
                break;
            case EventKind::Solution:
                QVERIFY(right[node]);
                break;
            }
        }
        QCOMPARE(conflicts, outcome.counters.backtracks);
        QCOMPARE(outcome.counters.solutions, std::uint64_t{1});
    }

    void uniqueSolutions_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<quint64>("solutions"); // found when two are asked for
        for (const char* const file : {"17-clue", "hardest-1106", "top1465"})
            QTest::newRow(file) << file << quint64{1};
        QTest::newRow("several") << "serg-multi-solution" << quint64{2};
    }

    void uniqueSolutions()
    {
        QFETCH(QString, file);
        QFETCH(quint64, solutions);
        const auto problems = collection(file, 8000);
        if (problems.empty())
            QSKIP("needs the sudoku collections of SHARED_DATA");
        for (const ProblemPtr& problem : problems) {
            const RunResult run = solve(*problem, "bitboard", {.solutions = 2});
            QCOMPARE(quint64{run.solutions.size()}, solutions);
            QVERIFY(puzzle().verify(*problem, run.solutions.front()).empty());
        }
    }

    // No technique ever strikes a true digit.
    void techniquesAreSound_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::newRow("17-clue") << "17-clue" << 1500;
        QTest::newRow("top1465") << "top1465" << 733;
        QTest::newRow("hardest-1106") << "hardest-1106" << 188;
        QTest::newRow("hardest-1905") << "hardest-1905-er11plus" << 300;
    }

    void techniquesAreSound()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        const auto problems = collection(file, count);
        if (problems.empty())
            QSKIP("needs the sudoku collections of SHARED_DATA");
        std::map<Rule, int> used;
        for (const ProblemPtr& problem : problems) {
            const Solution truth = solve(*problem, "bitboard").solutions.front();
            Control control;
            NoTracer tracer;
            Logic<NoTracer> logic(cast(problem), control, tracer);
            bool sound = true;
            logic.run([&](const Step& step) {
                ++used[step.rule];
                for (const Place place : step.eliminations)
                    sound = sound && truth[place.variable] != place.value;
                for (const Place place : step.assignments)
                    sound = sound && truth[place.variable] == place.value;
                if (!sound)
                    qWarning("%s", sentenceOf(step, Layout({3, 3})).text().c_str());
            });
            QVERIFY2(sound, puzzle().write(*problem, "line").c_str());
        }
        for (const auto& [rule, times] : used)
            qInfo("%6d %s", times, puzzle().ruleName(rule).text);
    }

private:
    struct Instance
    {
        std::string name;
        ProblemPtr problem;
        std::size_t solutions;
    };

    static std::vector<ProblemPtr> collection(const QString& file, int count)
    {
        std::vector<ProblemPtr> problems;
        std::ifstream in(SHARED_DATA "/sudoku/" + file.toStdString() + ".txt");
        std::string line;
        while (static_cast<int>(problems.size()) < count && std::getline(in, line))
            problems.push_back(puzzle().read(line, "line", {}).value());
        return problems;
    }

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
