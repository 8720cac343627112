// What is said of positions of a person: hints, mistakes and what the marks rule out, compared
// with all solutions of small problems.

#include <QtTest>

#include "core/puzzle/playing.h"
#include "core/study/hand.h"
#include "core/study/position.h"
#include "core/study/possiblesteps.h"
#include "core/study/training.h"
#include "tests/handplays.h"
#include "tests/recorded.h"
#include "tests/smallproblems.h"
#include "tests/solving.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

bool agreesWith(const Solution& solution, std::span<const Assignment> entries)
{
    return std::ranges::all_of(
        entries, [&](const Assignment& one) { return agrees(solution, one.variable, one.value); });
}

std::size_t countAgreeing(const SmallProblem& small, std::span<const Assignment> entries)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        small.solutions, [&](const Solution& solution) { return agreesWith(solution, entries); }));
}

/// The steps of arithmetic that can be taken next.
std::vector<Assignment> nextSteps(const Puzzle& puzzle,
                                  const arithmetic::ArithmeticProblem& problem, const State& state)
{
    constexpr Value kOperations = 5;
    const Value end = 4 * problem.size() * problem.size() * kOperations;
    std::vector<Assignment> steps;
    for (std::uint32_t step = 0; step + 1 < problem.size() && steps.empty(); ++step)
        for (Value value = 0; value < end; ++value) {
            const Assignment one{arithmetic::stepVariable(problem, step), value};
            if (state.value(one.variable) == kNoValue &&
                playingOf(puzzle, problem)->mayEnter(problem, state, one))
                steps.push_back(one);
        }
    return steps;
}

/// Whether the steps taken lead on to an equation or the target: by trying all further ones.
bool canBeFinished(const Puzzle& puzzle, const arithmetic::ArithmeticProblem& problem,
                   const State& state)
{
    if (playingOf(puzzle, problem)->rest(problem, state))
        return true;
    return std::ranges::any_of(nextSteps(puzzle, problem, state), [&](const Assignment& step) {
        State after = state;
        after.apply(Event::decide(step.variable, step.value));
        return canBeFinished(puzzle, problem, after);
    });
}

std::vector<Assignment> randomSteps(const Puzzle& puzzle,
                                    const arithmetic::ArithmeticProblem& problem, Dice& dice)
{
    State state(puzzle.dimensions(problem));
    std::vector<Assignment> taken;
    for (auto steps = nextSteps(puzzle, problem, state); !steps.empty();
         steps = nextSteps(puzzle, problem, state)) {
        taken.push_back(dice.of(steps));
        state.apply(Event::decide(taken.back().variable, taken.back().value));
    }
    return taken;
}

const arithmetic::ArithmeticProblem& arithmeticOf(const SmallProblem& small)
{
    return static_cast<const arithmetic::ArithmeticProblem&>(*small.problem);
}

/// Whether the entries agree with a solution; those of arithmetic are no part of its solutions.
bool canBeFinished(const Puzzle& puzzle, const SmallProblem& small,
                   std::span<const Assignment> entries)
{
    if (puzzle.info().id != "arithmetic")
        return countAgreeing(small, entries) > 0;
    State state(puzzle.dimensions(*small.problem));
    for (const Assignment& one : entries)
        state.apply(Event::decide(one.variable, one.value));
    return canBeFinished(puzzle, arithmeticOf(small), state);
}

/// A play of a few moves, some of them out of a solution.
std::vector<Assignment> randomPlay(const SmallProblem& small, Hand& hand, Dice& dice)
{
    const std::uint32_t moves = dice(6);
    for (std::uint32_t n = 0; n < moves; ++n) {
        Assignment one = anyEntry(hand, dice);
        if (!small.solutions.empty() && dice(3) != 0) {
            const Solution& solution = dice.of(small.solutions);
            const auto next = static_cast<Variable>(hand.entries().size());
            const bool inTurn = hand.puzzle().info().id == "knight";
            const Variable variable =
                inTurn ? next : dice(static_cast<std::uint32_t>(solution.size()));
            if (variable < solution.size())
                one = {variable, solution[variable]};
        }
        if (!hand.isGiven(one.variable) && hand.state().value(one.variable) == kNoValue)
            hand.enter(std::span(&one, 1));
    }
    return hand.entries();
}

} // namespace

class TestHints : public QObject
{
    Q_OBJECT

private slots:
    // What is crossed out wrongly misleads: it is said before anything that would follow from it.
    void aWrongStrikeIsSaid()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        Position position{sudoku, sudoku.presetProblem(*sudoku.preset("p97")), {}};
        const std::vector<Value> solution = prospectsOf(position).solution;
        Variable open = 0;
        while (stateOf(position).value(open) != kNoValue)
            ++open;
        const Place right{open, solution[open]};
        const Place wrong{open, (solution[open] + 1) % 9};
        position.struck = {wrong, right};
        QCOMPARE(wrongStrikes(position), std::vector{right});
        QCOMPARE(certainStrikes(position), std::vector{wrong});
        const Hint hint = hintFor(position);
        QCOMPARE(hint.entries, (std::vector<Assignment>{{right.variable, right.value}}));
        QCOMPARE(hint.step.text(), "Ruled out, but the solution has it: " +
                                       sudoku.placeName(*position.problem, right).text() + ".");
        position.struck = {wrong};
        QVERIFY(wrongStrikes(position).empty());
        QVERIFY(!hintFor(position).step.text().starts_with("Ruled out"));
    }

    void prospectsAreTrue_data() { addPlayed({"arithmetic"}); }

    void prospectsAreTrue()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        Dice dice(4);
        int hopeless = 0;
        for (int round = 0; round < test::repetitions(60); ++round) {
            const SmallProblem small = smallProblem(subject, dice);
            Hand hand(subject, small.problem);
            const auto entries = randomPlay(small, hand, dice);
            const Position position{subject, small.problem, entries};
            const std::size_t agreeing = countAgreeing(small, entries);
            const Prospects prospects = prospectsOf(position);
            QCOMPARE(prospects.finding,
                     agreeing > 0 ? Prospects::Finding::Solvable : Prospects::Finding::Hopeless);
            hopeless += agreeing == 0 ? 1 : 0;
            checkMistake(position, small);
            checkHint(position, small, agreeing);
        }
        QVERIFY(hopeless > 0);
    }

    // Once all numbers are joined, or the target is reached, nothing is left to be entered.
    void fullSums()
    {
        const Puzzle& subject = *findPuzzle("arithmetic");
        Dice dice(11);
        int unsolved = 0;
        for (int round = 0; round < 60; ++round) {
            const SmallProblem small = smallProblem(subject, dice);
            const auto& problem = arithmeticOf(small);
            Hand hand(subject, small.problem);
            QCOMPARE(hand.isFull(), problem.size() == 1);
            for (const Assignment& step : randomSteps(subject, problem, dice))
                QVERIFY(hand.enter(std::array{step}));
            if (hand.isSolved())
                QVERIFY(hand.isFull());
            const Playing& playing = *subject.playing();
            const auto conflict = playing.contradiction(problem, hand.state());
            QCOMPARE(conflict.has_value(),
                     hand.isFull() && problem.size() > 1 && !playing.rest(problem, hand.state()));
            if (conflict) {
                const Sentence why = subject.explain(problem, hand.state(), *conflict);
                QVERIFY(!why.text().empty());
                QCOMPARE(why.effects,
                         (std::vector{Place{conflict->variable(), conflict->value()}}));
            }
            unsolved += hand.isFull() && !hand.isSolved() ? 1 : 0;
        }
        QVERIFY(unsolved > 0);
    }

    void firstMistakesAreFound_data() { addPlayed(); }

    // Of 1,000 wrong plays over all puzzles: the first entry after which no solution is left, as
    // trying all of them shows.
    void firstMistakesAreFound()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        const bool isArithmetic = puzzle == "arithmetic";
        const int wanted = test::repetitions(isArithmetic ? 40 : 160); // 1,000 in all
        Dice dice(6);
        int wrong = 0;
        for (int round = 0; wrong < wanted; ++round) {
            QVERIFY(round < 20 * wanted);
            const SmallProblem small = smallProblem(subject, dice);
            for (int play = 0; play < 4 && wrong < wanted; ++play) {
                Hand hand(subject, small.problem);
                const std::vector<Assignment> entries =
                    isArithmetic ? randomSteps(subject, arithmeticOf(small), dice)
                                 : randomPlay(small, hand, dice);
                std::size_t good = 0; // entries and one more
                while (good <= entries.size() &&
                       canBeFinished(subject, small, std::span(entries).first(good)))
                    ++good;
                const auto mistake = firstMistake({subject, small.problem, entries});
                const bool isWrong = good > 0 && good <= entries.size();
                QCOMPARE(mistake.has_value(), isWrong);
                if (isWrong)
                    QCOMPARE(mistake->entry, good - 1);
                wrong += isWrong ? 1 : 0;
            }
        }
    }

    // Why it cannot stand, in steps, where a few show it; else what a search took.
    void mistakesAreRefuted_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<ProblemPtr>("problem");
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QByteArray>("why");
        const auto row = [](const char* name, const char* puzzle, const ProblemPtr& problem,
                            const char* entry, const char* why) {
            QTest::newRow(name) << QByteArray(puzzle) << problem << QByteArray(entry)
                                << QByteArray(why);
        };
        const auto preset = [](const char* puzzle, const char* id) {
            return presetOf(*findPuzzle(puzzle), id);
        };
        const Puzzle& arithmetic = *findPuzzle("arithmetic");
        row("sudoku", "sudoku", preset("sudoku", "hard"), "R1C1 = 3", "What follows: ");
        row("nonogram", "nonogram", preset("nonogram", "heart"), "R5C1 filled",
            " can no longer be completed.");
        row("queens", "queens", preset("queens", "6"), "column 1, row 6",
            "Every way to continue for column ");
        row("arithmetic", "arithmetic",
            arithmetic.create({{"numbers", "2 3 4"}, {"target", "24"}, {"order", "any"}}).value(),
            "step 1: 2 + 3",
            "What is left (5, 4) makes only −1, 4/5, 1, 5/4, 9, 20, but never 24.");
        row("an equation", "arithmetic",
            arithmetic.create({{"numbers", "2 3 5"}, {"order", "any"}}).value(), "step 1: 2 * 3",
            "The two sides that are left are not equal: 6, 5.");
        row("a search", "knight", findPuzzle("knight")->create({{"size", "5x5"}}).value(), "b1",
            "After it a search finds no solution. Nodes searched: ");
    }

    void mistakesAreRefuted()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(ProblemPtr, problem);
        QFETCH(QByteArray, entry);
        QFETCH(QByteArray, why);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        const Dimensions dimensions = subject.dimensions(*problem);
        std::vector<Assignment> entries;
        for (Variable variable = 0; variable < dimensions.variables; ++variable)
            for (Value value = 0; value < dimensions.values && entries.empty(); ++value)
                if (subject.canHappen(*problem, Event::decide(variable, value)) &&
                    subject.placeName(*problem, {variable, value}).text() == entry.toStdString())
                    entries.push_back({variable, value});
        QCOMPARE(entries.size(), std::size_t{1});
        const auto mistake = firstMistake({subject, problem, entries});
        QVERIFY(mistake.has_value());
        const std::string text = mistake->refutation.text();
        QVERIFY2(text.starts_with("The first mistake: " + entry.toStdString() + ". "),
                 text.c_str());
        QVERIFY2(text.find(why.toStdString()) != std::string::npos, text.c_str());
        const Place wrong{entries.front().variable, entries.front().value};
        for (const auto& places : {mistake->refutation.causes, mistake->refutation.effects})
            QVERIFY(std::ranges::find(places, wrong) == places.end()); // it is no light's
    }

    // What some solution has is never refuted, and much of what none has is.
    void onlyWhatIsWrongIsRefuted_data() { addPlayed({"arithmetic"}); }

    void onlyWhatIsWrongIsRefuted()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        const Playing& playing = *subject.playing();
        Dice dice(9);
        int told = 0;
        int untold = 0;
        for (int round = 0; round < test::repetitions(60); ++round) {
            const SmallProblem small = smallProblem(subject, dice);
            Hand hand(subject, small.problem);
            const Position position{subject, small.problem, randomPlay(small, hand, dice)};
            if (countAgreeing(small, position.entries) == 0)
                continue;
            const State board = stateOf(position);
            const Dimensions dimensions = board.dimensions();
            for (int tries = 0; tries < 10; ++tries) {
                const Assignment one = anyEntry(hand, dice);
                if (one.variable >= dimensions.variables || one.value >= dimensions.values ||
                    board.value(one.variable) != kNoValue ||
                    !subject.canHappen(*small.problem, Event::decide(one.variable, one.value)) ||
                    !playing.mayEnter(*small.problem, board, one) ||
                    !subject.violations(*small.problem, board, {one.variable, one.value}).empty())
                    continue;
                std::vector<Assignment> then = position.entries;
                then.push_back(one);
                Control control;
                const Sentence why = playing.refutation(subject, *small.problem, board,
                                                        {one.variable, one.value}, control);
                if (countAgreeing(small, then) > 0)
                    QVERIFY2(why.empty(), why.text().c_str());
                else
                    ++(why.empty() ? untold : told);
            }
        }
        QVERIFY2(told > (told + untold) / 4,
                 qPrintable(QStringLiteral("%1 of %2").arg(told).arg(told + untold)));
    }

    // Of what nobody can enter it is not said that nothing could be made after it.
    void stepsThatCannotBeTaken()
    {
        const Puzzle& subject = *findPuzzle("arithmetic");
        const ProblemPtr problem = *subject.create({});
        const auto& sum = static_cast<const arithmetic::ArithmeticProblem&>(*problem);
        const Playing& playing = *subject.playing();
        const State board = stateOf({subject, problem, {}});
        const auto whyNot = [&](Variable variable, Value value) {
            Control control;
            return playing.refutation(subject, *problem, board, {variable, value}, control).text();
        };
        const Value join = arithmetic::Step{0, 2, arithmetic::Op::Minus}.encoded(sum);
        QVERIFY(!playing.isEntered(*problem, 0));
        QCOMPARE(whyNot(0, 0), std::string());
        QVERIFY(playing.isEntered(*problem, arithmetic::stepVariable(sum, 0)));
        const std::string inOrder = whyNot(arithmetic::stepVariable(sum, 0), join);
        QVERIFY2(inOrder.starts_with("The numbers keep their order"), inOrder.c_str());
        QVERIFY(!playing.isEntered(*problem, arithmetic::tableVariable(sum, 0)));
        // A second step is no first one.
        const Value right = arithmetic::Step{0, 1, arithmetic::Op::Minus}.encoded(sum);
        const auto prospects = [&](std::uint32_t step) {
            return prospectsOf({subject, problem, {{arithmetic::stepVariable(sum, step), right}}})
                .finding;
        };
        QCOMPARE(prospects(0), Prospects::Finding::Solvable);
        QCOMPARE(prospects(1), Prospects::Finding::Hopeless);
    }

    // By hand as by the tables: a problem has an equation, or it has none.
    void arithmeticIsPlayedToItsEnd()
    {
        const Puzzle& subject = *findPuzzle("arithmetic");
        Dice dice(5);
        int solved = 0;
        for (int round = 0; round < test::repetitions(40); ++round) {
            const SmallProblem small = smallProblem(subject, dice);
            const auto& typed = static_cast<const arithmetic::ArithmeticProblem&>(*small.problem);
            const Position position{subject, small.problem, {}};
            const Prospects prospects = prospectsOf(position);
            if (!typed.target)
                QCOMPARE(prospects.finding == Prospects::Finding::Solvable,
                         !small.solutions.empty());
            if (prospects.finding != Prospects::Finding::Solvable)
                continue;
            Hand hand(subject, small.problem);
            while (!hand.isSolved()) {
                const Hint hint = hintFor({subject, small.problem, hand.entries()});
                QVERIFY(hint.kind == Hint::Kind::Example || hint.kind == Hint::Kind::Deduction);
                QVERIFY(hand.enter(hint.entries));
            }
            ++solved;
        }
        QVERIFY(solved > 3);
    }

    // Nothing simpler is left there, and all that was done is right.
    void trainingStandsBeforeTheTechnique()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        GenerateRequest request;
        request.seed = 3;
        request.version = puzzle.info().generator->version;
        request.technique = "x-wing";
        Control control;
        const ProblemPtr problem = puzzle.generate(request, control).value();
        const auto position = beforeTechnique(puzzle, problem, "x-wing");
        QVERIFY(position.has_value());
        QVERIFY(!position->entries.empty());
        const Prospects prospects = prospectsOf(*position);
        QCOMPARE(prospects.finding, Prospects::Finding::Solvable);
        for (const Place& struck : position->struck)
            QVERIFY(prospects.solution[struck.variable] != struck.value);
        const PossibleSteps steps = possibleSteps(*position);
        QVERIFY(!steps.steps.empty());
        QCOMPARE(std::string(puzzle.ruleName(steps.steps.front().rule).text),
                 std::string("X-wing"));
        QVERIFY(!beforeTechnique(puzzle, problem, "swordfish")); // nothing harder is needed
        QVERIFY(!beforeTechnique(*findPuzzle("queens"),
                                 findPuzzle("queens")->create({{"size", "6"}}).value(), "x-wing"));
    }

    // From the presets, too, hints alone lead to a solution.
    void hintsLeadToTheEnd_data() { addPlayed({"arithmetic"}); }

    void hintsLeadToTheEnd()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        const ProblemPtr problem = subject.presetProblem(subject.info().presets.front());
        Hand hand(subject, problem);
        while (!hand.isSolved()) {
            Position position{subject, problem, hand.entries()};
            position.struck = ruledOut(*hand.notes());
            const Hint hint = hintFor(position);
            QVERIFY(hint.gives());
            for (const Assignment& one : hint.entries)
                QVERIFY(!subject.playing()->goesWithoutSaying(*problem, hand.state(), one));
            for (std::size_t rung = 0; rung < kRungs; ++rung)
                QVERIFY(!rungOf(hint, rung).text().empty());
            QVERIFY(hint.entries.empty() ? hand.note(notesRulingOut(*hand.notes(), hint.strikes))
                                         : hand.enter(hint.entries));
        }
        QCOMPARE(hintFor({subject, problem, hand.entries()}).kind, Hint::Kind::Solved);
    }

    // Which rule it is that does not allow a step.
    void theRuleIsNamed()
    {
        const Puzzle& subject = *findPuzzle("arithmetic");
        const auto whyNot = [&](Parameters parameters, const arithmetic::Step& step) {
            const ProblemPtr problem = subject.create(parameters).value();
            const auto& typed = static_cast<const arithmetic::ArithmeticProblem&>(*problem);
            const Assignment entry{arithmetic::stepVariable(typed, 0), step.encoded(typed)};
            const State state(subject.dimensions(*problem));
            [&] { QVERIFY(!subject.playing()->mayEnter(*problem, state, entry)); }();
            return subject.playing()->whyNot(*problem, state, entry).text();
        };
        using arithmetic::Op;
        QVERIFY(whyNot({{"numbers", "2 3 5"}}, {0, 2, Op::Plus}).starts_with("The numbers keep"));
        QVERIFY(whyNot({{"numbers", "2 3 5"}}, {0, 1, Op::Equals}).starts_with("The equals sign"));
        QVERIFY(whyNot({{"numbers", "2 3 5"}, {"target", "9"}}, {0, 1, Op::Equals})
                    .starts_with("On the way to a target"));
        QCOMPARE(whyNot({{"numbers", "2 0 5"}}, {0, 1, Op::Over}),
                 std::string("2 is divided by zero."));
        QVERIFY(whyNot({{"numbers", "2 3 5"}, {"target", "9"}, {"range", "naturals"}},
                       {0, 1, Op::Minus})
                    .starts_with("The result −1 is not a positive whole number"));
    }

private:
    void checkMistake(const Position& position, const SmallProblem& small)
    {
        std::size_t first = 0;
        while (first <= position.entries.size() &&
               countAgreeing(small, std::span(position.entries).first(first)) > 0)
            ++first;
        const auto mistake = firstMistake(position);
        const bool isWrong = first > 0 && first <= position.entries.size();
        QCOMPARE(mistake.has_value(), isWrong);
        const auto wrong = wrongEntries(position);
        QCOMPARE(wrong.empty(), !isWrong);
        if (!mistake)
            return;
        QCOMPARE(mistake->entry, first - 1);
        QVERIFY(!mistake->refutation.text().empty());
        if (small.solutions.size() == 1)
            for (std::size_t i = 0; i < position.entries.size(); ++i)
                QCOMPARE(
                    std::ranges::find(wrong, i) != wrong.end(),
                    !agreesWith(small.solutions[0], std::span(position.entries).subspan(i, 1)));
    }

    void checkHint(const Position& position, const SmallProblem& small, std::size_t agreeing)
    {
        const Hint hint = hintFor(position);
        const bool isHopeless =
            hint.kind == Hint::Kind::Mistake || hint.kind == Hint::Kind::Hopeless;
        QCOMPARE(isHopeless, agreeing == 0);
        if (isHopeless || hint.kind == Hint::Kind::Solved || hint.kind == Hint::Kind::None)
            return;
        std::vector<Assignment> then = position.entries;
        then.insert(then.end(), hint.entries.begin(), hint.entries.end());
        for (const Place struck : hint.strikes) {
            auto with = position.entries;
            with.push_back({struck.variable, struck.value});
            QCOMPARE(countAgreeing(small, with), std::size_t{0});
        }
        const std::size_t after = countAgreeing(small, then);
        if (hint.kind == Hint::Kind::Deduction)
            QCOMPARE(after, agreeing); // true for every solution
        else
            QVERIFY(after > 0);
        for (std::size_t rung = 0; rung < kRungs; ++rung)
            QVERIFY(!rungOf(hint, rung).text().empty());
    }
};

QTEST_GUILESS_MAIN(TestHints)

#include "tst_core_hints.moc"
