// Further givens: the solutions of the problem assumed are those of the problem that agree with the
// assignments, for every puzzle that can be given a position and by every strategy that takes it.

#include <QtTest>

#include "core/puzzle/source.h"
#include "core/study/tryvalue.h"
#include "core/text/english.h"
#include "tests/recorded.h"
#include "tests/smallproblems.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

std::vector<Solution> agreeing(std::vector<Solution> solutions,
                               const std::vector<Assignment>& assignments)
{
    std::erase_if(solutions, [&](const Solution& solution) {
        return std::ranges::any_of(assignments, [&](const Assignment& one) {
            return !agrees(solution, one.variable, one.value);
        });
    });
    std::ranges::sort(solutions);
    return solutions;
}

/// Of a solution, so that some are left, or any.
std::vector<Assignment> someAssignments(const SmallProblem& small, Dimensions dimensions,
                                        bool firstOnly, Dice& dice)
{
    std::vector<Assignment> assignments;
    const bool fits = !small.solutions.empty() && dice(3) != 0;
    const Solution chosen = fits ? dice.of(small.solutions) : Solution();
    const std::uint32_t count = firstOnly ? 1 : 1 + dice(4);
    for (std::uint32_t n = 0; n < count; ++n) {
        const Variable variable = firstOnly ? 0 : dice(dimensions.variables);
        assignments.push_back({variable, fits ? chosen[variable] : dice(dimensions.values)});
    }
    return assignments;
}

/// Whether its problems have givens at all: those that refuse, refuse even none.
bool takesGivens(const Puzzle& puzzle)
{
    const ProblemPtr problem = puzzle.presetProblem(puzzle.info().presets.front());
    return puzzle.assume(*problem, {}).has_value();
}

/// Models have no small random problems; tst_core_model assumes values of theirs.
bool isWritten(const Puzzle& puzzle)
{
    return sourceEditing(puzzle) != nullptr;
}

/// Whether a strategy lists all that the rule checker accepts: no copies are left out.
bool listsAll(const Puzzle& puzzle, const Problem& problem)
{
    if (puzzle.info().id == "graphs")
        return static_cast<const graphs::GraphsProblem&>(problem).labelled;
    return puzzle.info().id != "knight" ||
           !static_cast<const knight::KnightProblem&>(problem).closed;
}

} // namespace

class TestAssume : public QObject
{
    Q_OBJECT

private slots:
    void solutionsAreThoseThatAgree_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        for (const auto& puzzle : puzzles())
            if (takesGivens(*puzzle) && !isWritten(*puzzle))
                QTest::newRow(puzzle->info().id.c_str()) << QByteArray(puzzle->info().id.c_str());
    }

    void solutionsAreThoseThatAgree()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        Dice dice(4);
        int none = 0;
        int some = 0;
        for (int round = 0; round < test::repetitions(60); ++round) {
            const SmallProblem small = smallProblem(subject, dice);
            const auto assignments = someAssignments(small, subject.dimensions(*small.problem),
                                                     puzzle == "knight", dice);
            const auto expected = agreeing(small.solutions, assignments);
            ++(expected.empty() ? none : some);
            const auto assumed = subject.assume(*small.problem, assignments);
            if (!assumed) { // it contradicts what is given
                QVERIFY(expected.empty());
                QVERIFY(!english(assumed.error()).empty());
                continue;
            }
            QCOMPARE(subject.dimensions(**assumed).variables,
                     subject.dimensions(*small.problem).variables);
            for (const Solution& solution : small.solutions)
                QCOMPARE(subject.verify(**assumed, solution).empty(),
                         std::ranges::binary_search(expected, solution));
            for (std::size_t i = 0; i < subject.info().strategies.size(); ++i)
                checkStrategy(subject, **assumed, i, expected);
        }
        QVERIFY(none > 0);
        QVERIFY(some > 0);
    }

    void othersRefuse_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        for (const auto& puzzle : puzzles())
            if (!takesGivens(*puzzle))
                QTest::newRow(puzzle->info().id.c_str()) << QByteArray(puzzle->info().id.c_str());
    }

    // Those that have no givens say so.
    void othersRefuse()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        const ProblemPtr problem = subject.presetProblem(subject.info().presets.front());
        const std::vector<Assignment> one{{0, 0}};
        const auto assumed = subject.assume(*problem, one);
        QVERIFY(!assumed);
        QVERIFY(!english(assumed.error()).empty());
    }

    // The side search answers as all solutions do, with the guesses that stand.
    void tryingSettlesIt_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        for (const auto& puzzle : puzzles())
            if (takesGivens(*puzzle) && !isWritten(*puzzle) &&
                puzzle->info().id != "knight") // of its first square only
                QTest::newRow(puzzle->info().id.c_str()) << QByteArray(puzzle->info().id.c_str());
    }

    void tryingSettlesIt()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        Dice dice(9);
        std::map<TriedValue::Finding, int> found;
        for (int round = 0; round < test::repetitions(60); ++round) {
            const SmallProblem small = smallProblem(subject, dice);
            const std::size_t strategy = dice(subject.info().strategies.size());
            const Recorded run = record(subject, small.problem, strategy, {.nodes = 500});
            const TraceMoment moment{subject, run.problem, run.trace, dice(run.trace->size() + 1),
                                     strategy};
            const Dimensions dimensions = run.dimensions();
            const Place place{dice(dimensions.variables), dice(dimensions.values)};
            const auto expected = agreeing(small.solutions, choicesWith(moment, place));
            const auto tried = tryValue(moment, place, 10'000);
            if (!tried) {
                QVERIFY(expected.empty());
                continue;
            }
            QCOMPARE(tried->finding,
                     expected.empty() ? TriedValue::Finding::None : TriedValue::Finding::Exists);
            QVERIFY(!describeTried(moment, place, *tried).text().empty());
            if (!expected.empty())
                QVERIFY(subject.verify(*run.problem, tried->solution).empty());
            ++found[tried->finding];
        }
        QVERIFY(found[TriedValue::Finding::None] > 0);
        QVERIFY(found[TriedValue::Finding::Exists] > 0);
    }

    // Bounds are kept, and what they leave open is said to be open.
    void tryingIsBounded()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const Recorded run = record("queens", "p90", "backtracking", {.nodes = 1});
        const TraceMoment moment{queens, run.problem, run.trace, 0, run.strategy};
        const auto tried = tryValue(moment, {0, 0}, 1);
        QVERIFY(tried.has_value());
        QCOMPARE(tried->finding, TriedValue::Finding::Unknown);
    }

private:
    static void checkStrategy(const Puzzle& puzzle, const Problem& assumed, std::size_t strategy,
                              const std::vector<Solution>& expected)
    {
        const StrategyInfo& info = puzzle.info().strategies[strategy];
        const bool isComplete = info.complete && !puzzle.refusal(strategy, assumed);
        for (const bool recorded : {false, true}) {
            Found found = solve(puzzle, assumed, strategy,
                                {.limits = {.nodes = 100'000}, .recorded = recorded});
            std::ranges::sort(found.solutions);
            for (const Solution& solution : found.solutions)
                QVERIFY2(std::ranges::binary_search(expected, solution), info.id.c_str());
            if (isComplete && listsAll(puzzle, assumed))
                QVERIFY2(found.solutions == expected, info.id.c_str());
            else if (isComplete)
                QCOMPARE(found.solutions.empty(), expected.empty());
            if (isComplete)
                QCOMPARE(found.outcome.ending, Ending::Exhausted);
        }
    }
};

QTEST_GUILESS_MAIN(TestAssume)
#include "tst_core_assume.moc"
