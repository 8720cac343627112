// What is deduced from the lines of a nonogram, against every line there is.

#include <QtTest>

#include <map>
#include <random>
#include <set>

#include "core/puzzle/registry.h"
#include "core/puzzles/nonogram/frompicture.h"
#include "core/puzzles/nonogram/geometry.h"
#include "core/puzzles/nonogram/linesolver.h"
#include "core/puzzles/nonogram/nonogram.h"
#include "core/puzzles/nonogram/pigeonhole.h"
#include "tests/nonogramproblems.h"

using namespace clew;
using namespace clew::test;
using namespace clew::test::nonograms;
using nonogram::Cell;
using nonogram::Clue;
using nonogram::NonogramProblem;

class TestNonogramLines : public QObject
{
    Q_OBJECT

private slots:
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
                QCOMPARE(solver.freedom(clue, known.size(), bitsOf(known)) > 0, !expected.empty());
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
            QVERIFY(nonogram::pruneByPigeonholes(problem, places, control));
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
        QVERIFY(!nonogram::pruneByPigeonholes(read, places, control));
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
        const Found found = search(problem, "clause-learning");
        QCOMPARE(found.outcome.ending, Ending::Exhausted);
        QCOMPARE(found.solutions.size(), std::size_t{1});
        QVERIFY(puzzle().verify(problem, found.solutions.front()).empty());
        QVERIFY2(found.outcome.counters.backtracks < 1000,
                 qPrintable(QString::number(found.outcome.counters.backtracks)));
    }

    void cluesMet_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("met"); // of the clue 1 2 1
        QTest::addRow("unknown") << "????????"
                                 << "---";
        QTest::addRow("first") << ".X.?????"
                               << "x--";
        QTest::addRow("not bounded") << "????X???"
                                     << "---";
        QTest::addRow("nowhere else") << "X???????"
                                      << "x--";
        QTest::addRow("in the middle") << "??XX????"
                                       << "-x-";
        QTest::addRow("impossible") << "X.X.???X"
                                    << "x--";
        QTest::addRow("last") << "??????.X"
                              << "--x";
        QTest::addRow("behind unknown") << "?.XX.???"
                                        << "-x-";
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
};

QTEST_GUILESS_MAIN(TestNonogramLines)
#include "tst_core_nonogramlines.moc"
