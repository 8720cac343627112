// Suguru: the searches against the document's board, a naive oracle and each other, and collected
// puzzles.

#include <QtTest>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <random>
#include <set>

#include "core/puzzle/registry.h"
#include "core/puzzles/suguru/areas.h"
#include "core/puzzles/suguru/suguru.h"
#include "core/puzzles/suguru/techniques/technique.h"
#include "core/trace/cursor.h"
#include "tests/suguruproblems.h"

using namespace clew;
using namespace clew::test;
using namespace clew::test::sugurus;
using suguru::SuguruProblem;

namespace {

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
        const Found found = search(*problem, strategy.toStdString());
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
        // Where the id says the size, it is columns and rows, as of new boards.
        static const QRegularExpression sized("(\\d+)x(\\d+)$");
        const auto size = sized.match(id);
        const auto& board = static_cast<const SuguruProblem&>(*problem);
        if (size.hasMatch())
            QCOMPARE(size.captured(1).toUInt(), board.width);
        if (size.hasMatch())
            QCOMPARE(size.captured(2).toUInt(), board.height);
        QVERIFY(puzzle().faults(*problem).empty());
        const Found found = search(*problem, "propagation");
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
        checkAllFind(puzzle(), *problem, kComplete,
                     allSolutions(static_cast<const SuguruProblem&>(*problem)));
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
            checkAllFind(puzzle(), problem, kComplete, expected);
            const Found logical = search(problem, "logic", {.recorded = true});
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
                checkRecordedAsMeasured(puzzle(), *problem, strategy.id);
            }
        }
    }

    void seekEqualsReplayAndEveryEventIsExplained()
    {
        const ProblemPtr problem = presetOf("4x4");
        for (const StrategyInfo& strategy : puzzle().info().strategies) {
            const Found found = search(*problem, strategy.id, {.recorded = true});
            checkEveryMoment(puzzle(), *problem, found.trace);
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
            const Found traced = search(*problem, "logic", {.recorded = true});
            Cursor cursor(traced.trace, puzzle().dimensions(*problem));
            for (std::uint64_t n = 0; n < traced.trace->size(); ++n) {
                const Event event = traced.trace->event(n);
                if (event.kind() != EventKind::Remove)
                    continue;
                ++seen[event.rule()];
                cursor.seek(n);
                const Sentence sentence = puzzle().explain(*problem, cursor.state(), event);
                // The places of a small area may all touch whatever stands elsewhere.
                const bool needsNone = event.rule() == suguru::AllTouch &&
                                       sentence.text().find("one of") != std::string::npos;
                QVERIFY2(needsNone || !sentence.causes.empty(), sentence.text().c_str());
            }
        }
        for (const Rule rule : {suguru::Touching, suguru::SameArea, suguru::AllTouch,
                                suguru::NakedPair, suguru::HiddenPair})
            QVERIFY2(seen[rule] > 0, puzzle().ruleName(rule).text);
    }

    // A step of each technique is called by its name and stands for a line of its own.
    void techniquesHaveNamesAndLines()
    {
        const PseudoCode& code =
            puzzle().info().strategies.at(puzzle().strategyIndex("logic").value()).pseudoCode;
        std::set<std::size_t> lines;
        for (const suguru::Technique& technique : suguru::techniques()) {
            QCOMPARE(technique.line.events.size(), std::size_t{1});
            const EventPattern& step = technique.line.events.front();
            QCOMPARE(step.rule, std::optional(technique.rule));
            const Event event = step.kind == EventKind::Assign
                                    ? Event::assign(0, 0, technique.rule)
                                    : Event::remove(0, 0, technique.rule);
            QCOMPARE(suguru::techniqueOf(event), &technique);
            const auto line = lineOf(code, event);
            QVERIFY(line.has_value());
            QCOMPARE(code.at(*line).text, "  " + technique.line.text);
            QVERIFY(lines.insert(*line).second);
            QCOMPARE(std::string(puzzle().ruleName(technique.rule).text),
                     std::string(technique.name.text));
        }
    }

    void cancelling()
    {
        const ProblemPtr problem = presetOf("hard-8x8");
        for (const std::string_view strategy : kComplete)
            for (std::uint64_t n = 1; n < 200; n += 7) {
                if (n > search(*problem, strategy).outcome.counters.nodes)
                    break;
                const Found found =
                    search(*problem, strategy, {.recorded = n % 2 == 0, .cancelAt = n});
                QCOMPARE(found.outcome.ending, Ending::Stopped);
                QCOMPARE(found.outcome.reason, StopReason::Cancelled);
            }
        QCOMPARE(search(*problem, "logic", {.cancelAt = 1}).outcome.reason, StopReason::Cancelled);
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
        QTest::addRow("in pieces") << "0 0 0\n\n1 2 1\n"
                                   << "The area of R1C1 is not connected: R1C3 is separate." << 2;
    }

    // An area of more cells than a word has bits for is no contradiction: it is refused.
    void largeAreasAreRefused()
    {
        const Puzzle& puzzle = *findPuzzle("suguru");
        for (const bool isLarge : {false, true}) {
            const QString row = QString("%1 ").repeated(isLarge ? 36 : 35) + "\n";
            const ProblemPtr problem =
                readOrFail(puzzle, (row.arg(0) + "\n" + row.arg(1)).toStdString());
            QVERIFY(puzzle.faults(*problem).empty());
            QVERIFY(puzzle.substitute(*problem).has_value() != isLarge);
            for (std::size_t i = 0; i < puzzle.info().strategies.size(); ++i) {
                const auto refusal = puzzle.refusal(i, *problem);
                QCOMPARE(refusal.has_value(), isLarge);
                if (isLarge)
                    QCOMPARE(QString::fromStdString(refusal->text()),
                             QString("The area of R1C36 has more than 35 cells, the most that can "
                                     "be solved; divide it."));
            }
        }
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
            const Found found = search(*problem, strategy.id, {.recorded = true});
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

    void fewClues_data()
    {
        QTest::addColumn<QString>("board");
        QTest::newRow("none") << QString(
            "suguru/15/15/595b4ppflmnadabkkliir5qta6rarki9foerd5p198g9o9f8doje04qng"
            "14vm72dc52hri2efemv12igrecszzzzzzzzzzzk");
        QTest::newRow("some") << QString(
            "suguru/20/20/l9aldadild33ahc5cpc695b5iimaklj6dbajj6979lahj58kl4ciav3jj"
            "57qnkcnf2pjia951j1h3bs4ht6780vo5mt7sfiufgs00b73rscocmj4n058ctojl4neff4"
            "6lstsatehf0gg7u36gls8u52in1x4m3i24k2n4t5k8i1i6m1n5m3s5l1g8x4t6v1g5o1g1"
            "zg3p4p4g2k8g1o1r1q4g4s4u3u1g4k8zg45m3i5t2g47j");
    }

    // Where few numbers are given a wrong guess may not show for very long: the search begins
    // again, and the trace says so by going back to its root.
    void fewClues()
    {
        QFETCH(QString, board);
        const ProblemPtr problem = readOrFail(board.toStdString());
        const Found found = search(*problem, "propagation",
                                   {.limits = {.nodes = 20'000, .solutions = 1}, .recorded = true});
        QCOMPARE(found.outcome.ending, Ending::Solved);
        QVERIFY(puzzle().verify(*problem, found.solutions.front()).empty());
        Cursor cursor(found.trace, puzzle().dimensions(*problem));
        cursor.seek(found.trace->size());
        QCOMPARE(puzzle().solutionAt(*problem, cursor.state()), found.solutions.front());
        std::size_t atRoot = 0;
        for (std::uint64_t i = 0; i < found.trace->size(); ++i)
            atRoot += found.trace->event(i) == Event::visit(kRoot) ? 1U : 0U;
        QVERIFY(atRoot > 0);
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
            const Found found = search(*problem, strategy);
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
};

QTEST_GUILESS_MAIN(TestSuguru)
#include "tst_core_suguru.moc"
