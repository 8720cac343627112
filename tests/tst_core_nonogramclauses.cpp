// Clause learning on two threads: a second engine that joins finds the same solutions, and
// whichever thread is faster, the same things happen in the same order.

#include <QtTest>

#include <random>
#include <set>

#include "core/puzzles/nonogram/clauselearner.h"
#include "tests/nonogramproblems.h"

using namespace clew;
using namespace clew::test;
using namespace clew::test::nonograms;
using nonogram::Cell;
using nonogram::ClauseLearner;
using nonogram::Grid;
using nonogram::NonogramProblem;

namespace {

/// The clues of a picture of which `filled` cells in 100 are filled.
NonogramProblem randomProblem(std::uint32_t side, unsigned filled, std::mt19937& random)
{
    NonogramProblem problem;
    problem.width = problem.height = side;
    std::vector<Value> picture(problem.cellCount());
    for (Value& cell : picture)
        cell = random() % 100 < filled ? 1 : 0;
    for (std::uint32_t i = 0; i < side; ++i) {
        problem.rows.push_back(nonogram::runsOf(std::span(picture).subspan(i * side, side)));
        std::vector<Value> column;
        for (std::uint32_t row = 0; row < side; ++row)
            column.push_back(picture[row * side + i]);
        problem.columns.push_back(nonogram::runsOf(column));
    }
    return problem;
}

/// Thousands of clauses are learned before it is solved.
NonogramProblem longProblem()
{
    std::mt19937 random(7);
    return randomProblem(26, 43, random);
}

struct Learned
{
    std::vector<Solution> solutions;
    std::vector<std::pair<Variable, Cell>> facts;
    std::uint64_t backtracks = 0;
    friend bool operator==(const Learned&, const Learned&) = default;
};

Learned learn(const NonogramProblem& problem, const Grid& known, ClauseLearner::Threads threads,
              Control& control)
{
    Learned learned;
    ClauseLearner learner(problem, known, control, threads, [&](Variable cell, Cell value) {
        learned.facts.emplace_back(cell, value);
    });
    while (learner.findSolution()) {
        Solution& solution = learned.solutions.emplace_back();
        for (Variable cell = 0; cell < problem.cellCount(); ++cell)
            solution.push_back(static_cast<Value>(learner.value(cell)));
        learner.excludeSolution();
    }
    learned.backtracks = control.counters().backtracks;
    return learned;
}

} // namespace

class TestNonogramClauses : public QObject
{
    Q_OBJECT

private slots:
    // Joined from the start, or soon, by searches that are found first as well as second.
    void bothFindAllSolutions()
    {
        constexpr std::size_t kMost = 100;
        std::mt19937 random(5);
        int compared = 0;
        for (int board = 0; board < 60; ++board) {
            const NonogramProblem problem = randomProblem(9, 45, random);
            const Found found =
                search(problem, "line-solving", {.limits = {.solutions = kMost + 1}});
            if (found.solutions.size() > kMost)
                continue;
            ++compared;
            for (const std::uint64_t alone : {0U, 4U}) {
                const Grid unknown(problem);
                Control control;
                const Learned once = learn(problem, unknown, {.count = 2, .alone = alone}, control);
                QVERIFY(!control.stopped());
                QCOMPARE(once.solutions.size(), found.solutions.size());
                QCOMPARE(std::set(once.solutions.begin(), once.solutions.end()),
                         std::set(found.solutions.begin(), found.solutions.end()));
                Control another;
                QVERIFY(learn(problem, unknown, {.count = 2, .alone = alone}, another) == once);
            }
        }
        QVERIFY(compared > 20);
    }

    // A board that takes long enough to be joined: more is learned where both learn.
    void longSearchesAreJoined()
    {
        const NonogramProblem problem = longProblem();
        const auto solved = [&](unsigned threads, bool recorded) {
            return search(problem, "clause-learning",
                          {.limits = {.solutions = 1},
                           .recorded = recorded,
                           .prepare = [&](Control& control) { control.allowThreads(threads); }});
        };
        const Found alone = solved(1, false);
        const Found joined = solved(2, false);
        QVERIFY(joined.outcome.counters != alone.outcome.counters);
        for (const Found* found : {&alone, &joined}) {
            QCOMPARE(found->solutions.size(), std::size_t{1});
            QVERIFY(puzzle().verify(problem, found->solutions.front()).empty());
        }
        const Found again = solved(3, false);
        QCOMPARE(again.outcome, joined.outcome);
        QCOMPARE(again.solutions, joined.solutions);
        const Found traced = solved(2, true);
        QCOMPARE(traced.outcome, alone.outcome);
        QCOMPARE(traced.solutions, alone.solutions);
    }

    void cancelling()
    {
        const NonogramProblem problem = longProblem();
        const Grid unknown(problem);
        for (std::uint64_t n = 1; n < 200; n += 3) {
            Control control;
            control.cancelAtPoll(n);
            const Learned learned = learn(problem, unknown, {.count = 2, .alone = n % 8}, control);
            QVERIFY(control.stopped());
            QVERIFY(learned.solutions.empty());
        }
    }
};

QTEST_GUILESS_MAIN(TestNonogramClauses)
#include "tst_core_nonogramclauses.moc"
