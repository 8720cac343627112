// The list of all steps that can be taken: every one is true of every solution of the position,
// none is there twice, and what a strategy would do next is among them.

#include <QtTest>

#include <algorithm>
#include <set>

#include "core/puzzle/onesolution.h"
#include "core/puzzle/registry.h"
#include "core/study/deductions.h"
#include "core/study/position.h"
#include "core/study/possiblesteps.h"
#include "tests/playedpuzzles.h"
#include "tests/smallproblems.h"
#include "tests/solving.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

void addPuzzlesWithTechniques()
{
    addRows(puzzlesWithTechniques());
}

const Puzzle& subject()
{
    QFETCH(QByteArray, puzzle);
    return *findPuzzle(puzzle.toStdString());
}

bool isTrueOf(const Solution& solution, Event event)
{
    const bool has = solution[event.variable()] == event.value();
    return event.kind() == EventKind::Assign ? has : !has;
}

/// The only one that the board has.
Solution solutionOf(const Puzzle& puzzle, const Problem& problem)
{
    Control control;
    return oneSolution(puzzle, problem, Wanted::One, control).solution;
}

} // namespace

class TestPossibleSteps : public QObject
{
    Q_OBJECT

private slots:
    void trueOfEverySolution_data() { addPuzzlesWithTechniques(); }

    void trueOfEverySolution()
    {
        const Puzzle& puzzle = subject();
        Dice dice(8);
        std::size_t found = 0;
        for (int round = 0; round < repetitions(120); ++round) {
            const SmallProblem small = smallProblem(puzzle, dice);
            if (small.solutions.empty())
                continue;
            const Solution& one = dice.of(small.solutions);
            Position position{puzzle, small.problem, {}};
            for (Variable variable = 0; variable < one.size(); ++variable)
                if (dice(3) == 0 && stateOf(position).value(variable) == kNoValue)
                    position.entries.push_back({variable, one[variable]});
            const State state = stateOf(position);
            const auto steps = possibleSteps(puzzle, *small.problem, state, {}, {}).steps;
            for (const Solution& solution : small.solutions) {
                const bool agreesWithAll =
                    std::ranges::all_of(position.entries, [&](const Assignment& entry) {
                        return solution[entry.variable] == entry.value;
                    });
                for (const TechniqueStep& step : steps)
                    for (const Event event : step.events)
                        QVERIFY2(!agreesWithAll || isTrueOf(solution, event),
                                 step.reason.text().c_str());
            }
            found += steps.size();
        }
        QVERIFY(found > 100);
    }

    void alongASolve_data() { addPuzzlesWithTechniques(); }

    // From the givens to the end by steps taken at random, strikes included.
    void alongASolve()
    {
        const Puzzle& puzzle = subject();
        const auto& generator = puzzle.info().generator;
        if (!generator || generator->difficulties.empty())
            QSKIP("no boards are made that are hard");
        Dice dice(9);
        std::set<Rule> rules;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(repetitions(4)); ++seed) {
            Control control;
            const auto problem = puzzle.generate(
                {.seed = seed, .difficulty = generator->difficulties.back().id}, control);
            QVERIFY(problem.has_value());
            const Solution solution = solutionOf(puzzle, **problem);
            State state = stateOf({puzzle, *problem, {}});
            for (int taken = 0; taken < 200; ++taken) {
                const PossibleSteps found = possibleSteps(puzzle, **problem, state, {}, {});
                std::set<std::pair<Rule, std::set<std::uint64_t>>> known;
                for (const TechniqueStep& step : found.steps) {
                    rules.insert(step.rule);
                    QVERIFY(!step.reason.text().empty());
                    QVERIFY(!puzzle.ruleName(**problem, step.rule).empty());
                    QVERIFY(!summaryOf(puzzle, **problem, step.events).text().empty());
                    std::set<std::uint64_t> bits;
                    for (const Event event : step.events) {
                        QVERIFY2(isTrueOf(solution, event), step.reason.text().c_str());
                        QVERIFY(state.value(event.variable()) == kNoValue);
                        QVERIFY(!state.removed(event.variable(), event.value()));
                        bits.insert(event.bits());
                    }
                    QVERIFY(known.emplace(step.rule, bits).second);
                }
                if (found.steps.empty())
                    break;
                for (const Event event : dice.of(found.steps).events)
                    state.apply(event);
            }
        }
        QVERIFY(rules.size() >= (puzzle.info().id == "sudoku" ? 20U : 2U));
    }

    // A loop of its own finds the same naked singles.
    void allNakedSinglesAreListed()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        const ProblemPtr problem = presetOf(puzzle, "p97");
        const State state = stateOf({puzzle, problem, {}});
        const auto steps = possibleSteps(puzzle, *problem, state, {}, {}).steps;
        std::set<std::pair<Variable, Value>> naked;
        std::set<std::pair<Variable, Value>> listed;
        for (Variable cell = 0; cell < 81; ++cell) {
            std::set<Value> left;
            for (Value value = 0; value < 9; ++value)
                if (state.value(cell) == kNoValue &&
                    puzzle.violations(*problem, state, {cell, value}).empty())
                    left.insert(value);
            if (left.size() == 1)
                naked.emplace(cell, *left.begin());
        }
        for (const TechniqueStep& step : steps)
            if (std::string_view(puzzle.ruleName(*problem, step.rule).text) == "naked single")
                listed.emplace(step.events.front().variable(), step.events.front().value());
        QCOMPARE(naked.size(), std::size_t{5});
        QVERIFY(listed == naked);
    }

    void nothingWithoutTechniques()
    {
        const Puzzle& puzzle = *findPuzzle("queens");
        const ProblemPtr problem = presetOf(puzzle, "p90");
        QVERIFY(!playingOf(puzzle, *problem)->hasTechniques());
        QVERIFY(
            possibleSteps(puzzle, *problem, stateOf({puzzle, problem, {}}), {}, {}).steps.empty());
    }
};

QTEST_GUILESS_MAIN(TestPossibleSteps)

#include "tst_core_possiblesteps.moc"
