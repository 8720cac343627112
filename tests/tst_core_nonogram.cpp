// Nonograms: the searches against the document's picture, a naive oracle and each other, new
// puzzles, and collected ones.

#include <QtTest>

#include <fstream>
#include <map>
#include <random>
#include <set>
#include <sstream>

#include "core/puzzle/registry.h"
#include "core/puzzles/nonogram/frompicture.h"
#include "core/puzzles/nonogram/nonogram.h"
#include "core/text/english.h"
#include "core/trace/cursor.h"
#include "tests/instances.h"
#include "tests/nonogramproblems.h"

using namespace clew;
using namespace clew::test;
using namespace clew::test::nonograms;
using nonogram::NonogramProblem;

namespace {

// Every grid there is, tested by the rule checker.
std::set<Solution> allSolutions(const NonogramProblem& problem)
{
    std::set<Solution> solutions;
    for (const Solution& grid : allLines(problem.cellCount()))
        if (puzzle().verify(problem, grid).empty())
            solutions.insert(grid);
    return solutions;
}

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
        const Found found = search(*problem, strategy.toStdString());
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
        const Found found = search(*problem, "line-solving");
        QCOMPARE(found.outcome.ending, Ending::Exhausted);
        QCOMPARE(found.solutions.size(), std::size_t{id == "diagonals" ? 6U : 1U});
        for (const Solution& solution : found.solutions)
            QVERIFY(puzzle().verify(*problem, solution).empty());
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
        checkAllFind(puzzle(), *problem, kStrategies,
                     allSolutions(static_cast<const NonogramProblem&>(*problem)));
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
                const Found found = search(problem, strategy);
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

    void tracedEqualsUntraced()
    {
        for (const char* const clues :
             {"[[1],[1],[1],[1]] [[1],[1],[1],[1]]", "[[2],[],[2]] [[1],[2],[1]]",
              "[[1,1],[1,1],[1,2],[2]] [[1],[1,1],[1],[2],[2]]", "[[5]] [[1]]"}) {
            const ProblemPtr problem = readOrFail(clues);
            for (const std::string_view strategy : kStrategies)
                checkRecordedAsMeasured(puzzle(), *problem, strategy);
        }
    }

    void seekEqualsReplayAndEveryEventIsExplained()
    {
        const ProblemPtr problem = presetOf("diagonals");
        for (const std::string_view strategy : kStrategies)
            checkEveryMoment(puzzle(), *problem,
                             search(*problem, strategy, {.recorded = true}).trace);
    }

    void cancelling()
    {
        const ProblemPtr problem = readOrFail("[[1],[1],[1],[1],[1]] [[1],[1],[1],[1],[1]]");
        for (const std::string_view strategy : kStrategies) {
            const std::uint64_t all = search(*problem, strategy).outcome.counters.nodes;
            for (std::uint64_t n = 1; n < all; n += 7) {
                const Found found =
                    search(*problem, strategy, {.recorded = n % 2 == 0, .cancelAt = n});
                QCOMPARE(found.outcome.ending, Ending::Stopped);
                QCOMPARE(found.outcome.reason, StopReason::Cancelled);
            }
        }
    }

    // What clause learning reports: facts at the root, a node for each solution, and its end.
    void learningReportsFactsSolutionsAndTheEnd()
    {
        const ProblemPtr problem = presetOf("dominoes");
        const Found plain = search(*problem, "clause-learning");
        const Found traced = search(*problem, "clause-learning", {.recorded = true});
        QCOMPARE(plain.outcome.ending, Ending::Exhausted);
        QCOMPARE(plain.solutions.size(), std::size_t{1});
        QCOMPARE(traced.outcome, plain.outcome);
        QCOMPARE(traced.solutions, plain.solutions);
        QVERIFY(plain.outcome.counters.backtracks > 0);
        std::map<Rule, int> reported;
        Cursor cursor(traced.trace, puzzle().dimensions(*problem));
        for (std::uint64_t n = 0; n < traced.trace->size(); ++n) {
            const Event event = traced.trace->event(n);
            ++reported[event.rule()];
            cursor.seek(n);
            if (event.kind() == EventKind::Assign && event.rule() == nonogram::Learned)
                QCOMPARE(cursor.state().value(event.variable()), kNoValue);
        }
        QVERIFY(reported[nonogram::Model] > 0);
        QCOMPARE(reported[nonogram::Refuted], 1);
        QCOMPARE(traced.trace->event(traced.trace->size() - 1).kind(), EventKind::Conflict);
    }

    // The layers of 20 rows of one cell each grow by a factor of 20.
    void layersStopAtTheMemoryLimit()
    {
        std::string ones = "[[1]";
        for (int i = 1; i < 20; ++i)
            ones += ",[1]";
        const ProblemPtr problem = readOrFail(ones + "] " + ones + "]");
        const Limits limits{.memory = 1'000'000};
        const Found found = search(*problem, "row-by-row", {.limits = limits});
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
            const Found found = search(*problem, strategy, {.recorded = true});
            QCOMPARE(found.outcome.ending, Ending::Exhausted);
            QVERIFY(found.solutions.empty());
        }
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
        QTest::addRow("hard") << QByteArray("8x8") << QByteArray("hard")
                              << QByteArray("row-by-row");
        QTest::addRow("20x25") << QByteArray("20x25") << QByteArray()
                               << QByteArray("clause-learning");
        QTest::addRow("20x25, medium")
            << QByteArray("20x25") << QByteArray("medium") << QByteArray("clause-learning");
        QTest::addRow("20x25, hard")
            << QByteArray("20x25") << QByteArray("hard") << QByteArray("clause-learning");
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
            const Found found = search(problem, strategy.toStdString());
            QCOMPARE(found.outcome.ending, Ending::Exhausted);
            QCOMPARE(found.solutions.size(), std::size_t{1});
            QVERIFY(puzzle().verify(problem, found.solutions.front()).empty());
            const auto rating = puzzle().rate(problem, control);
            QVERIFY(rating.has_value());
            if (difficulty.isEmpty())
                QVERIFY(rating->solved && rating->difficulty <= 1); // by lines alone
            else
                QCOMPARE(puzzle().info().difficulties[rating->difficulty].id,
                         difficulty.toStdString());
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
        QVERIFY(english(several.error()).find("several") != std::string::npos);
    }

    void collectedPuzzles_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("lineSolvable");
        QTest::addColumn<bool>("unique");
        const auto rows = tableRows(SHARED_DATA "/nonogram/expected.tsv");
        for (const QByteArrayList& row : rows)
            QTest::addRow("%s", row[0].constData())
                << QString(row[0]) << QString(row[1]) << row[2].contains("line-solvable")
                << row[2].startsWith("unique");
        if (rows.isEmpty())
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
        const Limits two{.solutions = 2};
        const Found learned = search(*problem, "clause-learning", {.limits = two});
        QCOMPARE(learned.outcome.ending, unique ? Ending::Exhausted : Ending::Solved);
        QCOMPARE(learned.solutions.size(), unique ? std::size_t{1} : std::size_t{2});
        for (const Solution& solution : learned.solutions)
            QVERIFY(puzzle().verify(*problem, solution).empty());
        if (!lineSolvable)
            return;
        const Found found = search(*problem, "line-solving");
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
