// Suguru: the document's board, a naive oracle, the notations, and collected puzzles.

#include <QtTest>

#include <chrono>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

#include "core/puzzles/suguru/areas.h"
#include "core/puzzles/suguru/generator.h"
#include "core/puzzles/suguru/suguru.h"
#include "core/registry/registry.h"
#include "core/trace/cursor.h"

using namespace clew;
using suguru::SuguruProblem;

namespace {

const Puzzle& puzzle()
{
    return *findPuzzle("suguru");
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
              std::uint64_t cancelAt = 0)
{
    Search result;
    Control control({}, {}, [&](std::span<const Value> values) {
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

// Every way to put the numbers of each area into its cells, tested by the rule checker.
void permuteAreas(const SuguruProblem& problem, const suguru::Layout& layout, std::size_t area,
                  Solution& numbers, std::set<Solution>& solutions)
{
    if (area == layout.areaCells.size()) {
        if (puzzle().verify(problem, numbers).empty())
            solutions.insert(numbers);
        return;
    }
    std::vector<Value> order(layout.areaCells[area].size());
    std::iota(order.begin(), order.end(), Value{0});
    do {
        for (std::size_t i = 0; i < order.size(); ++i)
            numbers[layout.areaCells[area][i]] = order[i];
        permuteAreas(problem, layout, area + 1, numbers, solutions);
    } while (std::ranges::next_permutation(order).found);
}

std::set<Solution> allSolutions(const SuguruProblem& problem)
{
    std::set<Solution> solutions;
    Solution numbers(problem.cellCount());
    permuteAreas(problem, suguru::Layout(problem), 0, numbers, solutions);
    return solutions;
}

const std::vector<std::string_view> kComplete{"propagation", "backtracking", "dancing-links"};

std::vector<nlohmann::json> collected()
{
    std::vector<nlohmann::json> puzzles;
    for (const char* const name : {"suguru-free.json", "suguru-third-party-test-only.json"}) {
        std::ifstream file(std::string(SHARED_DATA "/suguru/") + name);
        if (!file)
            continue;
        const nlohmann::json content = nlohmann::json::parse(file);
        for (const auto& record : content.at("puzzles"))
            puzzles.push_back(record);
    }
    return puzzles;
}

std::string rowsOf(const nlohmann::json& rows)
{
    std::string text;
    for (const auto& row : rows)
        text += row.get<std::string>() + "\n";
    return text;
}

} // namespace

class TestSuguru : public QObject
{
    Q_OBJECT

private slots:
    void documentsBoard_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<quint64>("nodes");
        QTest::addRow("propagation") << "propagation" << quint64{0};
        QTest::addRow("backtracking") << "backtracking" << quint64{235};
        QTest::addRow("dancing-links") << "dancing-links" << quint64{22};
        QTest::addRow("logic") << "logic" << quint64{0};
    }

    // Node counts are signatures: a change of behaviour has to be declared here.
    void documentsBoard()
    {
        QFETCH(QString, strategy);
        QFETCH(quint64, nodes);
        const ProblemPtr problem = presetOf("6x6");
        const Search found = search(*problem, strategy.toStdString());
        QCOMPARE(found.outcome.ending, Ending::Exhausted);
        QCOMPARE(found.solutions.size(), std::size_t{1});
        QCOMPARE(puzzle().writeSolutions(*problem, found.solutions, 0, "numbers"),
                 std::string("2 3 1 2 4 3\n4 5 4 3 1 5\n2 1 2 5 2 4\n3 5 3 1 3 1\n4 1 4 2 5 2\n"
                             "5 2 3 1 4 1\n"));
        QCOMPARE(quint64{found.outcome.counters.nodes}, nodes);
    }

    void presetsHaveOneSolution_data()
    {
        QTest::addColumn<QString>("id");
        for (const PresetInfo& preset : puzzle().info().presets)
            QTest::addRow("%s", preset.id.c_str()) << QString::fromStdString(preset.id);
    }

    void presetsHaveOneSolution()
    {
        QFETCH(QString, id);
        const ProblemPtr problem = presetOf(id.toStdString());
        QVERIFY(puzzle().faults(*problem).empty());
        const Search found = search(*problem, "propagation");
        QCOMPARE(found.outcome.ending, Ending::Exhausted);
        QCOMPARE(found.solutions.size(), std::size_t{1});
        QVERIFY(puzzle().verify(*problem, found.solutions.front()).empty());
    }

    void agreesWithOracle_data()
    {
        QTest::addColumn<QString>("grids");
        QTest::addRow("one cell") << "0\n\n1\n";
        QTest::addRow("one row") << "0 0 0 0 0\n\n1 1 2 2 2\n";
        QTest::addRow("one column") << "0\n0\n0\n0\n\n1\n1\n1\n2\n";
        QTest::addRow("2x2") << "0 0\n0 0\n\n1 1\n1 1\n";
        QTest::addRow("3x3") << "0 0 0\n0 0 0\n0 0 0\n\n1 1 2\n1 1 2\n3 2 2\n";
        QTest::addRow("4x3") << "0 0 0 0\n0 0 0 0\n0 0 0 0\n\n1 1 2 2\n1 1 2 2\n3 3 3 3\n";
        QTest::addRow("4x3 given") << "0 0 0 4\n0 0 0 0\n1 0 0 0\n\n1 1 2 2\n1 1 2 2\n3 3 3 3\n";
        QTest::addRow("none") << "0 0\n0 0\n\n1 2\n3 4\n";
    }

    void agreesWithOracle()
    {
        QFETCH(QString, grids);
        const ProblemPtr problem = readOrFail(grids.toStdString(), "grids");
        const auto expected = allSolutions(static_cast<const SuguruProblem&>(*problem));
        for (const std::string_view strategy : kComplete) {
            const Search found = search(*problem, strategy);
            QCOMPARE(found.outcome.ending, Ending::Exhausted);
            QCOMPARE(found.solutions.size(), expected.size());
            QCOMPARE(std::set(found.solutions.begin(), found.solutions.end()), expected);
        }
    }

    // Areas made by removing borders at random, with and without given numbers. What logic strikes
    // is never part of a solution.
    void agreeOnRandomBoards()
    {
        std::mt19937 random(3);
        const auto below = [&](std::size_t n) { return random() % n; };
        for (int round = 0; round < 200; ++round) {
            SuguruProblem problem;
            problem.width = static_cast<std::uint32_t>(2 + below(3));
            problem.height = static_cast<std::uint32_t>(2 + below(3));
            suguru::Borders borders;
            for (std::size_t i = 0; i < (problem.width - 1) * problem.height; ++i)
                borders.vertical.push_back(below(2) == 0);
            for (std::size_t i = 0; i < problem.width * (problem.height - 1); ++i)
                borders.horizontal.push_back(below(2) == 0);
            problem.areas = suguru::areasWithin(problem.width, problem.height, borders);
            problem.givens.assign(problem.cellCount(), kNoValue);
            const suguru::Layout layout(problem);
            if (layout.largestArea > 6)
                continue;
            for (std::size_t i = below(3); i > 0; --i) {
                const auto cell = static_cast<Variable>(below(problem.cellCount()));
                problem.givens[cell] = static_cast<Value>(below(layout.areaSize(cell)));
            }
            const auto expected = allSolutions(problem);
            for (const std::string_view strategy : kComplete) {
                const Search found = search(problem, strategy);
                QCOMPARE(found.solutions.size(), expected.size());
                QCOMPARE(std::set(found.solutions.begin(), found.solutions.end()), expected);
            }
            const Search logical = search(problem, "logic", true);
            if (logical.outcome.ending == Ending::Exhausted) {
                QCOMPARE(logical.solutions.size(), expected.size());
                QVERIFY(expected.size() <= 1);
            }
            Cursor cursor(logical.trace, puzzle().dimensions(problem));
            cursor.seek(logical.trace->size());
            for (const Solution& solution : expected)
                for (Variable cell = 0; cell < solution.size(); ++cell)
                    QVERIFY(!cursor.state().removed(cell, solution[cell]));
        }
    }

    void tracedEqualsUntraced()
    {
        for (const char* const id : {"6x6", "4x4", "hard-8x8"}) {
            const ProblemPtr problem = presetOf(id);
            for (const StrategyInfo& strategy : puzzle().info().strategies) {
                if (strategy.id == "backtracking" && std::string_view(id) == "hard-8x8")
                    continue; // millions of events
                const Search plain = search(*problem, strategy.id);
                const Search traced = search(*problem, strategy.id, true);
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
        const ProblemPtr problem = presetOf("4x4");
        for (const StrategyInfo& strategy : puzzle().info().strategies) {
            const Search traced = search(*problem, strategy.id, true);
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

    // Each removal by a technique finds its reason again.
    void techniquesAreExplained()
    {
        std::vector<ProblemPtr> problems;
        for (const PresetInfo& preset : puzzle().info().presets)
            problems.push_back(puzzle().presetProblem(preset));
        // Logic needs a hidden pair here.
        problems.push_back(readOrFail("0 0 5\n0 0 0\n1 0 0\n\n1 2 2\n3 2 2\n3 2 2\n"));
        std::map<Rule, int> seen;
        for (const ProblemPtr& problem : problems) {
            const Search traced = search(*problem, "logic", true);
            Cursor cursor(traced.trace, puzzle().dimensions(*problem));
            for (std::uint64_t n = 0; n < traced.trace->size(); ++n) {
                const Event event = traced.trace->event(n);
                if (event.kind() != EventKind::Remove)
                    continue;
                ++seen[event.rule()];
                cursor.seek(n);
                const Sentence sentence = puzzle().explain(*problem, cursor.state(), event);
                QVERIFY2(!sentence.causes.empty(), sentence.text().c_str());
            }
        }
        for (const Rule rule : {suguru::Touching, suguru::SameArea, suguru::AllTouch,
                                suguru::NakedPair, suguru::HiddenPair})
            QVERIFY2(seen[rule] > 0, puzzle().ruleName(rule).text);
    }

    void cancelling()
    {
        const ProblemPtr problem = presetOf("hard-8x8");
        for (const std::string_view strategy : kComplete)
            for (std::uint64_t n = 1; n < 200; n += 7) {
                if (n > search(*problem, strategy).outcome.counters.nodes)
                    break;
                const Search found = search(*problem, strategy, n % 2 == 0, n);
                QCOMPARE(found.outcome.ending, Ending::Stopped);
                QCOMPARE(found.outcome.reason, StopReason::Cancelled);
            }
        QCOMPARE(search(*problem, "logic", false, 1).outcome.reason, StopReason::Cancelled);
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QString>("grids");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("cell");
        QTest::addRow("touching") << "0 1\n1 0\n\n1 1\n2 2\n"
                                  << "The 1 given at R1C2 touches the one at R2C1." << 1;
        QTest::addRow("same area") << "1 0 1\n\n1 1 1\n"
                                   << "The 1 is given twice in an area: at R1C1 and R1C3." << 0;
        QTest::addRow("too large")
            << "0 3\n\n1 1\n"
            << "The 3 given at R1C2 is too large: its area has 2 cells." << 1;
        QTest::addRow("in pieces")
            << "0 0 0\n\n1 2 1\n"
            << "The area of R1C1 does not hang together: R1C3 is apart." << 2;
        QString row;
        for (int i = 0; i < 36; ++i)
            row += "1 ";
        QTest::addRow("large area")
            << QString(row).replace('1', '0') + "\n\n" + row + "\n"
            << "The area of R1C1 has 36 cells; the most there may be are 35." << 0;
    }

    void faultsNameTheirPlace()
    {
        QFETCH(QString, grids);
        QFETCH(QString, message);
        QFETCH(int, cell);
        const ProblemPtr problem = readOrFail(grids.toStdString());
        const std::vector<Sentence> faults = puzzle().faults(*problem);
        QVERIFY(!faults.empty());
        QCOMPARE(QString::fromStdString(faults.front().text()), message);
        QCOMPARE(int(faults.front().effects.front().variable), cell);
        for (const StrategyInfo& strategy : puzzle().info().strategies) {
            const Search found = search(*problem, strategy.id, true);
            QCOMPARE(found.outcome.ending, Ending::Exhausted);
            QVERIFY(found.solutions.empty());
        }
    }

    void verifying()
    {
        const ProblemPtr problem = presetOf("6x6");
        Solution solution = search(*problem, "propagation").solutions.front();
        QVERIFY(puzzle().verify(*problem, solution).empty());
        QVERIFY(!puzzle().verify(*problem, Solution(35, 0)).empty());
        for (Variable cell = 0; cell < solution.size(); ++cell) {
            Solution wrong = solution;
            wrong[cell] = (wrong[cell] + 1) % 5;
            QVERIFY(!puzzle().verify(*problem, wrong).empty());
            wrong[cell] = kNoValue;
            QVERIFY(!puzzle().verify(*problem, wrong).empty());
        }
    }

    void formatsRoundTrip()
    {
        std::vector<ProblemPtr> problems;
        for (const PresetInfo& preset : puzzle().info().presets)
            problems.push_back(puzzle().presetProblem(preset));
        // Numbers above 15, and runs of more than 26 equal sides.
        problems.push_back(
            readOrFail("0 0 0 17 0 0 0 0 0 0 0 0 0 0 0 0 16 0 0 0 0 0 0 0 0 0 0 0 0\n\n"
                       "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2\n"));
        problems.push_back(*puzzle().create({{"size", "30x2"}}));
        for (const ProblemPtr& problem : problems) {
            for (const FormatInfo& format : puzzle().info().formats) {
                if (!format.writesProblem)
                    continue;
                const std::string text = puzzle().write(*problem, format.id);
                for (const std::string& readAs : {format.id, std::string()}) {
                    const ProblemPtr again = readOrFail(text, readAs);
                    QCOMPARE(puzzle().write(*again, "grids"), puzzle().write(*problem, "grids"));
                    QCOMPARE(puzzle().write(*again, format.id), text);
                }
            }
        }
    }

    void readsLeniently_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addRow("letters and dots") << "1 .\n_ 2\n\na a\nb b\n";
        QTest::addRow("Windows line ends") << "1 0\r\n0 2\r\n\r\n7 7\r\n3 3\r\n";
        QTest::addRow("more empty lines") << "\n1 0\n0 2\n\n\n1 1\n2 2\n\n";
        QTest::addRow("address") << "https://puzz.link/p?suguru/2/2/0o1h2\n";
        QTest::addRow("id") << "suguru/2/2/0o1h2";
        QTest::addRow("tatham") << "2x2T:b1,1b2";
        QTest::addRow("tatham with difficulty") << " 2x2Tdh:b1,1b2\n";
    }

    void readsLeniently()
    {
        QFETCH(QString, text);
        QCOMPARE(puzzle().write(*readOrFail(text.toStdString()), "grids"),
                 std::string("1 0\n0 2\n\n1 1\n2 2\n"));
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
                                 << "expected two grids" << 1 << 1;
        QTest::addRow("one grid") << "grids"
                                  << "1 2\n"
                                  << "expected two grids" << 1 << 1;
        QTest::addRow("ragged") << "grids"
                                << "1 2\n3\n\n1 1\n1 1\n"
                                << "this line has 1 cells, the first one 2" << 2 << 1;
        QTest::addRow("areas missing")
            << "grids"
            << "1 2\n3 0\n\n1 1\n"
            << "the grid of areas has 1 lines, that of numbers 2" << 4 << 1;
        QTest::addRow("letter") << "grids"
                                << "1 x\n\n1 1\n"
                                << "expected a number, or 0" << 1 << 3;
        QTest::addRow("large number") << "grids"
                                      << "1 36\n\n1 1\n"
                                      << "areas have at most 35 cells" << 1 << 3;
        QTest::addRow("not puzz.link") << "puzzlink"
                                       << "sudoku/9/9/"
                                       << "expected suguru/COLUMNS/ROWS/" << 1 << 1;
        QTest::addRow("huge") << "puzzlink"
                              << "suguru/101/9/"
                              << "a board has 1 to 100 columns" << 1 << 8;
        QTest::addRow("short borders") << "puzzlink"
                                       << "suguru/4/4/a"
                                       << "the borders end too early" << 1 << 13;
        QTest::addRow("bad border") << "puzzlink"
                                    << "suguru/2/2/0z"
                                    << "expected borders as digits" << 1 << 13;
        QTest::addRow("short clues") << "puzzlink"
                                     << "suguru/2/2/0oi"
                                     << "the clues end after 3 of 4" << 1 << 15;
        QTest::addRow("long clues") << "puzzlink"
                                    << "suguru/2/2/0oz"
                                    << "the clues are for 20 cells" << 1 << 15;
        QTest::addRow("more") << "puzzlink"
                              << "suguru/2/2/0oj1"
                              << "there is more text" << 1 << 15;
        QTest::addRow("ripple effect") << "tatham"
                                       << "2x2:b1,1b2"
                                       << "expected T after the size" << 1 << 4;
        QTest::addRow("tatham borders") << "tatham"
                                        << "2x2T:b!,1b2"
                                        << "expected borders as letters" << 1 << 7;
        QTest::addRow("tatham too many") << "tatham"
                                         << "2x2T:b9,1b2"
                                         << "there are more than the board's 4" << 1 << 7;
        QTest::addRow("tatham too few") << "tatham"
                                        << "2x2T:a,1b2"
                                        << "the borders end after 2 of 4" << 1 << 7;
        QTest::addRow("tatham clue") << "tatham"
                                     << "2x2T:b1,0d"
                                     << "expected a digit, or a letter" << 1 << 9;
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

    void neighbouringAreasDifferInColour()
    {
        for (const PresetInfo& preset : puzzle().info().presets) {
            const ProblemPtr problem = puzzle().presetProblem(preset);
            const auto& board = static_cast<const SuguruProblem&>(*problem);
            const auto colours = suguru::areaColours(board, suguru::Layout(board).areaCells.size());
            for (Variable cell = 0; cell + 1 < board.cellCount(); ++cell)
                if ((cell + 1) % board.width != 0 && board.areas[cell] != board.areas[cell + 1])
                    QVERIFY(colours[board.areas[cell]] != colours[board.areas[cell + 1]]);
        }
    }

    void drawing()
    {
        QCOMPARE(puzzle().draw(*readOrFail("1 0\n0 2\n\n1 1\n2 2\n"), nullptr),
                 std::string("+---+---+\n| 1   . |\n+---+---+\n| .   2 |\n+---+---+\n"));
    }

    void largePicturesHaveABoundedNumberOfShapes()
    {
        const ProblemPtr problem = *puzzle().create({{"size", "100x100"}});
        const Picture picture = puzzle().picture(*problem, {});
        QVERIFY(!picture.shapes().empty());
        QVERIFY(picture.shapes().size() < 5 * 100 * 100);
    }

    void collectedPuzzles_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const auto& record : collected())
            QTest::addRow("%s", record.at("name").get<std::string>().c_str()) << index++;
        if (index == 0)
            QTest::addRow("none") << -1;
    }

    void collectedPuzzles()
    {
        QFETCH(int, index);
        if (index < 0)
            QSKIP("the shared data is not there");
        const nlohmann::json record = collected()[static_cast<std::size_t>(index)];
        const ProblemPtr problem =
            readOrFail(rowsOf(record.at("clues")) + "\n" + rowsOf(record.at("regions")), "grids");
        QVERIFY(puzzle().faults(*problem).empty());
        QCOMPARE(puzzle().write(*problem, "puzzlink"), record.at("pzpr").get<std::string>() + "\n");
        QCOMPARE(puzzle().write(*problem, "tatham"),
                 record.at("tatham_id").get<std::string>() + "\n");
        for (const char* const id : {"pzpr", "tatham_id"}) {
            const ProblemPtr again = readOrFail(record.at(id).get<std::string>());
            QCOMPARE(puzzle().write(*again, "puzzlink"), puzzle().write(*problem, "puzzlink"));
        }
        for (const std::string_view strategy : {"propagation", "logic"}) {
            const Search found = search(*problem, strategy);
            const bool mustSolve =
                strategy == "propagation" || record.at("singles_only").get<bool>();
            QVERIFY(found.outcome.ending == Ending::Exhausted || !mustSolve);
            if (found.outcome.ending != Ending::Exhausted)
                continue;
            QCOMPARE(found.solutions.size(), std::size_t{1});
            QCOMPARE(puzzle().writeSolutions(*problem, found.solutions, 0, "numbers"),
                     rowsOf(record.at("solution")));
            QVERIFY(puzzle().verify(*problem, found.solutions.front()).empty());
        }
    }

    void generating_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("largestArea");
        QTest::addRow("1x1") << 1 << 1 << 4;
        QTest::addRow("7x1") << 7 << 1 << 5;
        QTest::addRow("4x4") << 4 << 4 << 4;
        QTest::addRow("9x6") << 9 << 6 << 6;
        QTest::addRow("20x20") << 20 << 20 << 5;
    }

    // Generated boards are sound, have one solution by a strategy the generator does not use, and
    // follow from the seed.
    void generating()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, largestArea);
        std::set<std::string> texts;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const suguru::GeneratorOptions options{static_cast<std::uint32_t>(width),
                                                   static_cast<std::uint32_t>(height), seed,
                                                   static_cast<std::uint32_t>(largestArea)};
            Control control;
            const auto problem = suguru::generate(options, control);
            QVERIFY(problem);
            QVERIFY(puzzle().faults(*problem).empty());
            QVERIFY(suguru::Layout(*problem).largestArea <= options.largestArea);
            const Search found = search(*problem, width == 20 ? "propagation" : "dancing-links");
            QCOMPARE(found.outcome.ending, Ending::Exhausted);
            QCOMPARE(found.solutions.size(), std::size_t{1});
            QVERIFY(puzzle().verify(*problem, found.solutions.front()).empty());
            const auto again = suguru::generate(options, control);
            QCOMPARE(again->givens, problem->givens);
            QCOMPARE(again->areas, problem->areas);
            texts.insert(puzzle().write(*problem, puzzle().info().formats.front().id));
        }
        QVERIFY(width * height == 1 || texts.size() > 1);
    }

    void generatingSizes_data()
    {
        QTest::addColumn<QByteArray>("size");
        QTest::addColumn<QByteArray>("difficulty");
        for (const char* const size : {"1x1", "2x1", "1x3", "1x9", "2x2", "2x9", "9x2", "3x5"})
            QTest::addRow("%s", size) << QByteArray(size) << QByteArray();
        for (const char* const difficulty : {"easy", "medium", "hard"}) {
            QTest::addRow("6x6, %s", difficulty) << QByteArray("6x6") << QByteArray(difficulty);
            QTest::addRow("9x7, %s", difficulty) << QByteArray("9x7") << QByteArray(difficulty);
        }
    }

    // Through the registry: size and difficulty are as asked for, over many seeds.
    void generatingSizes()
    {
        QFETCH(QByteArray, size);
        QFETCH(QByteArray, difficulty);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Control control;
            const auto made = puzzle().generate({.parameters = {{"size", size.toStdString()}},
                                                 .seed = seed,
                                                 .difficulty = difficulty.toStdString()},
                                                control);
            QVERIFY(made && *made != nullptr);
            const auto& board = static_cast<const suguru::SuguruProblem&>(**made);
            QCOMPARE(QByteArray::number(board.width) + 'x' + QByteArray::number(board.height),
                     size);
            QVERIFY(suguru::Layout(board).largestArea <= 5);
            QVERIFY(puzzle().faults(board).empty());
            QCOMPARE(search(board, "dancing-links").solutions.size(), std::size_t{1});
            const auto rating = puzzle().rate(board, control);
            if (!difficulty.isEmpty())
                QCOMPARE(puzzle().info().difficulties[rating->difficulty].id,
                         difficulty.toStdString());
        }
    }

    void generatingImpossible()
    {
        Control control;
        const auto made =
            puzzle().generate({.parameters = {{"size", "1x1"}}, .difficulty = "hard"}, control);
        QVERIFY(!made && made.error().message.find("1 x 1") != std::string::npos);
    }

    void generatingCanBeCancelled()
    {
        for (const std::uint64_t poll : {1, 5, 20}) {
            Control control;
            control.cancelAtPoll(poll);
            QVERIFY(!suguru::generate({.width = 8, .height = 8}, control));
        }
    }

    void rated_data()
    {
        QTest::addColumn<QString>("presetId");
        QTest::addColumn<QString>("difficulty");
        QTest::newRow("document") << "6x6"
                                  << "easy";
        QTest::newRow("easy") << "easy-8x8"
                              << "easy";
        QTest::newRow("hard") << "hard-8x8"
                              << "hard";
    }

    void rated()
    {
        QFETCH(QString, presetId);
        QFETCH(QString, difficulty);
        Control control;
        const auto preset = puzzle().presetProblem(*puzzle().preset(presetId.toStdString()));
        const auto rating = puzzle().rate(*preset, control);
        QVERIFY(rating.has_value());
        QCOMPARE(puzzle().info().difficulties[rating->difficulty].id, difficulty.toStdString());
        QCOMPARE(rating->solved, difficulty != "hard");
        QVERIFY(!rating->techniques.empty() && rating->score > 0);
    }
};

QTEST_GUILESS_MAIN(TestSuguru)
#include "tst_core_suguru.moc"
