// The bit board of Sudoku: its engines against each other and against propagation, what it reports,
// and the collections.

#include <QtTest>

#include <array>
#include <numeric>
#include <random>
#include <set>

#include "core/puzzle/registry.h"
#include "core/puzzles/sudoku/bitboard/bitboard.h"
#include "tests/sudokuproblems.h"

using namespace clew;
using namespace clew::sudoku;
using namespace clew::test;
using namespace clew::test::sudokus;

namespace {

Found solveBy(const BitboardEngine& engine, const Problem& problem, const Limits& limits = {})
{
    Found found;
    Control control(limits, {}, [&](std::span<const Value> values) {
        found.solutions.emplace_back(values.begin(), values.end());
        return true;
    });
    NoTracer tracer;
    found.outcome =
        bitboard(static_cast<const SudokuProblem&>(problem), {}, control, tracer, engine);
    return found;
}

// The engines of the bitboard that this machine can run.
std::vector<const BitboardEngine*> engines()
{
    std::vector<const BitboardEngine*> all{&kHalfEngine};
    if (avx2Engine() != nullptr)
        all.push_back(avx2Engine());
    return all;
}

} // namespace

class TestSudokuBitboard : public QObject
{
    Q_OBJECT

private slots:
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
            const Found reference = solveBy(kHalfEngine, *problem, limits);
            QVERIFY(!reference.solutions.empty());
            for (const BitboardEngine* const engine : engines()) {
                const Found run = solveBy(*engine, *problem, limits);
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
            const Found reference = solve(*board, "propagation", {.solutions = 3000});
            if (reference.outcome.ending != Ending::Exhausted)
                continue;
            const std::set<Solution> expected(reference.solutions.begin(),
                                              reference.solutions.end());
            ++kinds[std::min<std::size_t>(expected.size(), 2)];
            for (const BitboardEngine* const engine : engines()) {
                const Found run = solveBy(*engine, *board);
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
            const Found run = solveBy(*engine, board);
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
            const Found run = solve(*problem, "bitboard", {.solutions = 2});
            QCOMPARE(quint64{run.solutions.size()}, solutions);
            QVERIFY(puzzle().verify(*problem, run.solutions.front()).empty());
        }
    }
};

QTEST_GUILESS_MAIN(TestSudokuBitboard)
#include "tst_core_sudokubitboard.moc"
