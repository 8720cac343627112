// Playing by hand: what moves make of a board and of its trace, and what is said of positions,
// compared with all solutions of small problems.

#include <QtTest>

#include "core/puzzle/eventcheck.h"
#include "core/puzzle/playing.h"
#include "core/study/deductions.h"
#include "core/study/hand.h"
#include "core/study/position.h"
#include "core/study/possiblesteps.h"
#include "core/study/training.h"
#include "tests/recorded.h"
#include "tests/smallproblems.h"
#include "tests/solving.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

const char* const kPlayed[] = {"queens", "knight",   "arithmetic", "graphs",
                               "sudoku", "nonogram", "suguru"};

void addPlayed(std::initializer_list<const char*> without = {})
{
    QTest::addColumn<QByteArray>("puzzle");
    for (const char* const id : kPlayed)
        if (std::ranges::none_of(without,
                                 [&](const char* other) { return qstrcmp(id, other) == 0; }))
            QTest::newRow(id) << QByteArray(id);
}

/// What a player sees.
struct Seen
{
    std::vector<Value> values;
    Notes notes;
    friend bool operator==(const Seen&, const Seen&) = default;
};

Seen seen(const Hand& hand)
{
    Seen now{{}, *hand.notes()};
    for (Variable variable = 0; variable < hand.state().dimensions().variables; ++variable)
        now.values.push_back(hand.state().value(variable));
    return now;
}

Assignment anyEntry(const Hand& hand, Dice& dice)
{
    const Dimensions dimensions = hand.state().dimensions();
    // Where only one variable can be entered next, one that can.
    for (int tries = 0; tries < 200; ++tries) {
        const Assignment one{dice(dimensions.variables), dice(dimensions.values)};
        if (playingOf(hand.puzzle(), *hand.problem())->mayEnter(*hand.problem(), hand.state(), one))
            return one;
    }
    return {dice(dimensions.variables), dice(dimensions.values)};
}

std::vector<Event> eventsOf(const Trace& trace)
{
    std::vector<Event> events;
    for (std::uint64_t i = 0; i < trace.size(); ++i)
        events.push_back(trace.event(i));
    return events;
}

std::vector<Assignment> entriesOf(const Solution& solution, const Hand& hand)
{
    std::vector<Assignment> entries;
    for (Variable variable = 0; variable < solution.size(); ++variable)
        if (solution[variable] != kNoValue && !hand.isGiven(variable))
            entries.push_back({variable, solution[variable]});
    return entries;
}

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

class TestHand : public QObject
{
    Q_OBJECT

private slots:
    void everyVersionIsKept_data() { addPlayed(); }

    // Any moves in any order: each version is what it was when one comes back to it, the trace is
    // one that a strategy could have recorded, and the log gives all of it again.
    void everyVersionIsKept()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        Dice dice(1);
        for (int round = 0; round < test::repetitions(30); ++round) {
            const ProblemPtr problem = smallProblem(subject, dice).problem;
            Hand hand(subject, problem);
            const Dimensions dimensions = subject.dimensions(*problem);
            std::map<Hand::VersionId, Seen> versions{{0, seen(hand)}};
            std::vector<std::pair<std::uint64_t, Seen>> moments;
            for (int n = 0; n < 40; ++n) {
                const Hand::VersionId before = hand.version();
                bool isNew = false;
                switch (dice(7)) {
                case 0:
                case 1:
                case 2: {
                    std::vector<Assignment> entries{anyEntry(hand, dice)};
                    if (dice(4) == 0)
                        entries.push_back({dice(dimensions.variables), kNoValue});
                    isNew = hand.enter(entries, dice(2) == 0);
                    break;
                }
                case 3: {
                    const std::array notes{Note{static_cast<NoteKind>(dice(kNoteKindCount)),
                                                dice(dimensions.variables),
                                                dice(dimensions.values)}};
                    isNew = hand.note(notes);
                    break;
                }
                case 4: {
                    const std::uint64_t at = dice(hand.trace()->size() + 1);
                    Cursor there(hand.trace(), dimensions);
                    there.seek(std::max(at, hand.positionOf(0)));
                    const std::size_t count = hand.versionCount();
                    if (at < hand.trace()->size() && hand.resume(at))
                        QVERIFY(hand.state() == there.state());
                    isNew = hand.versionCount() > count;
                    break;
                }
                case 5:
                    if (hand.canUndo()) {
                        QVERIFY(hand.undo());
                        QVERIFY(hand.canRedo());
                    }
                    break;
                default:
                    if (dice(2) == 0 && hand.canRedo())
                        QVERIFY(hand.redo());
                    else
                        hand.go(dice(hand.versionCount()));
                }
                QCOMPARE(isNew, !versions.contains(hand.version()));
                if (isNew)
                    versions.emplace(hand.version(), seen(hand));
                QVERIFY(hand.version() == before || !isNew || hand.canUndo());
                QCOMPARE(seen(hand), versions.at(hand.version()));
                moments.emplace_back(hand.trace()->size(), seen(hand));
            }
            checkTrace(hand, moments);
        }
    }

    // Whoever looked at an earlier moment and went on there loses nothing of what came later.
    void undoComesBackFromAnEarlierMoment()
    {
        const Puzzle& queens = *findPuzzle("queens");
        Hand hand(queens, queens.presetProblem(*queens.preset("6")));
        const std::array entries{Assignment{0, 1}, Assignment{1, 3}, Assignment{2, 5}};
        QVERIFY(hand.enter(std::span(entries).first(1)));
        const std::uint64_t early = hand.trace()->size();
        QVERIFY(hand.enter(std::span(entries).subspan(1, 1)));
        QVERIFY(hand.resume(early));
        QVERIFY(hand.enter(std::span(entries).subspan(2, 1)));
        QCOMPARE(hand.entries(), (std::vector{entries[0], entries[2]}));
        QVERIFY(hand.undo());
        QCOMPARE(hand.entries(), std::vector{entries[0]});
        QVERIFY(hand.undo());
        QCOMPARE(hand.entries(), (std::vector{entries[0], entries[1]}));
        while (hand.canUndo())
            QVERIFY(hand.undo());
        QVERIFY(hand.entries().empty());
    }

    // Questions are about any moment of a play; a mistake costs what was done after it.
    void earlierMomentsAreKnown()
    {
        const Puzzle& queens = *findPuzzle("queens");
        Hand hand(queens, queens.presetProblem(*queens.preset("6")));
        const auto enter = [&](Assignment one) {
            hand.tally.time += std::chrono::seconds(10);
            QVERIFY(hand.enter(std::span(&one, 1)));
        };
        const Note cross{NoteKind::Cross, 5, 2};
        enter({0, 1});
        const std::uint64_t early = hand.trace()->size();
        QVERIFY(hand.note(std::span(&cross, 1)));
        enter({1, 3});
        enter({2, 5});
        QCOMPARE(hand.entriesAt(early), (std::vector<Assignment>{{0, 1}}));
        QCOMPARE(hand.entriesAt(hand.trace()->size()), hand.entries());
        QCOMPARE(hand.stepOfEvent(0), std::optional<std::size_t>(0));
        const auto since = hand.since(0, hand.trace()->size());
        QCOMPARE(since.moves, std::size_t{2});
        QCOMPARE(since.time, std::chrono::milliseconds(20'000));
        QCOMPARE(hand.since(0, early).moves, std::size_t{0});
        const auto by = hand.ruledOutBy(hand.version(), {5, 2});
        QCOMPARE(hand.stepOfVersion(by), std::optional<std::size_t>(1));
    }

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

    void aSolutionIsRecognised_data() { addPlayed({"arithmetic"}); }

    void aSolutionIsRecognised()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        Dice dice(2);
        int solved = 0;
        for (int round = 0; round < test::repetitions(40); ++round) {
            const SmallProblem small = smallProblem(subject, dice);
            if (small.solutions.empty())
                continue;
            Hand hand(subject, small.problem);
            const Solution solution = dice.of(small.solutions);
            for (const Assignment& one : entriesOf(solution, hand)) {
                QVERIFY(!hand.isSolved() || puzzle == "nonogram" || puzzle == "graphs");
                hand.enter(std::span(&one, 1));
            }
            if (!small.solutions.empty() && hand.state().assignedCount() == 0)
                continue; // nothing was to be entered
            QVERIFY(hand.isSolved() || entriesOf(solution, hand).empty());
            if (!hand.isSolved())
                continue;
            ++solved;
            QVERIFY(hand.trace()->solutionCount() >= 1);
            QVERIFY(subject.verify(*small.problem, subject.solutionAt(*small.problem, hand.state()))
                        .empty());
            hand.undo();
            QVERIFY(!hand.isSolved() || puzzle == "nonogram" || puzzle == "graphs");
            hand.redo();
            QVERIFY(hand.isSolved());
        }
        QVERIFY(solved > 3);
    }

    // However often a solution is entered, it is one.
    void aSolutionIsFoundOnce_data() { addPlayed({"arithmetic"}); }

    void aSolutionIsFoundOnce()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        Dice dice(3);
        SmallProblem small = smallProblem(subject, dice);
        while (small.solutions.empty() ||
               entriesOf(small.solutions.front(), Hand(subject, small.problem)).empty())
            small = smallProblem(subject, dice);
        Hand hand(subject, small.problem);
        const auto entries = entriesOf(small.solutions.front(), hand);
        for (const Assignment& one : entries)
            hand.enter(std::span(&one, 1));
        QVERIFY(hand.isSolved());
        QCOMPARE(hand.trace()->solutionCount(), std::uint64_t{1});
        for (std::size_t round = 0; round < 3; ++round) {
            const Assignment gone{entries.back().variable, kNoValue};
            hand.enter(std::span(&gone, 1));
            hand.enter(std::span(&entries.back(), 1));
            QVERIFY(hand.isSolved());
        }
        QCOMPARE(hand.trace()->solutionCount(), std::uint64_t{1});
        const auto again = Hand::replayed(subject, small.problem, hand.log());
        QVERIFY(again->isSolved());
        QCOMPARE(eventsOf(*again->trace()), eventsOf(*hand.trace()));
        if (small.solutions.size() < 2)
            return;
        hand.clear();
        for (const Assignment& one : entriesOf(small.solutions.back(), hand))
            hand.enter(std::span(&one, 1));
        QVERIFY(hand.isSolved());
        QCOMPARE(hand.trace()->solutionCount(), std::uint64_t{2});
    }

    void givensStay_data() { addPlayed(); }

    void givensStay()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        Dice dice(3);
        for (int round = 0; round < test::repetitions(20); ++round) {
            const ProblemPtr problem = smallProblem(subject, dice).problem;
            Hand hand(subject, problem);
            const Seen before = seen(hand);
            const Dimensions dimensions = subject.dimensions(*problem);
            for (Variable variable = 0; variable < dimensions.variables; ++variable) {
                if (!hand.isGiven(variable))
                    continue;
                for (const Value value : {kNoValue, dice(dimensions.values)}) {
                    const Assignment one{variable, value};
                    QVERIFY(!hand.enter(std::span(&one, 1)));
                }
            }
            QCOMPARE(seen(hand), before);
            QVERIFY(!hand.isTouched());
        }
    }

    // Taking back an old entry leaves the later ones, and is one move.
    void takingBackOutOfTurn()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        Hand hand(sudoku, *sudoku.read("1...............", "", {}));
        const std::array entries{Assignment{1, 1}, Assignment{2, 2}, Assignment{3, 3}};
        for (const Assignment& one : entries)
            QVERIFY(hand.enter(std::span(&one, 1)));
        const Assignment back{1, kNoValue};
        QVERIFY(hand.enter(std::span(&back, 1)));
        QCOMPARE(hand.entries(), (std::vector<Assignment>{{2, 2}, {3, 3}}));
        QCOMPARE(hand.versionCount(), std::size_t{5});
        QVERIFY(hand.undo());
        QCOMPARE(hand.entries(), std::vector<Assignment>(entries.begin(), entries.end()));
    }

    // Whoever does not want to hear of errors finds none in the trace, either; nor does anybody who
    // replays the moves.
    void whatIsNotJudgedShowsNoDeadEnd()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        const ProblemPtr problem = puzzle.read("1........2...3..", {}, {}).value();
        const Assignment wrong{2, 3}; // nothing is left for the cell between
        const auto conflicts = [](const Hand& hand) {
            return std::ranges::count(eventsOf(*hand.trace()), EventKind::Conflict, &Event::kind);
        };
        Hand judged(puzzle, problem);
        QVERIFY(judged.enter({&wrong, 1}));
        QCOMPARE(conflicts(judged), 1);
        Hand quiet(puzzle, problem);
        quiet.judges = false;
        QVERIFY(quiet.enter({&wrong, 1}, true));
        QCOMPARE(conflicts(quiet), 0);
        quiet.judges = true; // from now on
        const auto again = Hand::replayed(puzzle, problem, quiet.log());
        QVERIFY(again != nullptr);
        QCOMPARE(eventsOf(*again->trace()), eventsOf(*quiet.trace()));
    }

    void marksAreTidiedWhenAsked()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        Hand hand(sudoku, *sudoku.read("................", "", {}));
        const std::array marks{Note{NoteKind::Centre, 1, 0}, Note{NoteKind::Corner, 15, 0},
                               Note{NoteKind::Centre, 1, 2}, Note{NoteKind::Colour, 1, 0}};
        QVERIFY(hand.note(marks));
        const Assignment one{0, 0};
        QVERIFY(hand.enter(std::span(&one, 1), true));
        QCOMPARE(hand.notes()->size(), std::size_t{3});
        QVERIFY(std::ranges::find(*hand.notes(), marks[0]) == hand.notes()->end());
        QVERIFY(hand.undo());
        QCOMPARE(hand.notes()->size(), std::size_t{4});
        QVERIFY(hand.enter(std::span(&one, 1)));
        QCOMPARE(hand.notes()->size(), std::size_t{4});
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
            "Each way on for column ");
        row("arithmetic", "arithmetic",
            arithmetic.create({{"numbers", "2 3 4"}, {"target", "24"}, {"order", "any"}}).value(),
            "step 1: 2 + 3",
            "What is left (5, 4) makes only -1, 4/5, 1, 5/4, 9, 20, but never 24.");
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

    // Going back is not doing again.
    void redoingIsNamed()
    {
        const Puzzle& subject = *findPuzzle("queens");
        const ProblemPtr problem = test::presetOf(subject, "4");
        Hand hand(subject, problem);
        for (const Assignment queen : {Assignment{0, 1}, Assignment{1, 3}})
            hand.enter({&queen, 1});
        hand.undo();
        const Trace& trace = *hand.trace();
        const Deductions deductions(subject, problem, true);
        const auto last = [&] {
            return std::string(
                deductions.name(trace, *deductions.previous(trace, trace.size())).text);
        };
        QCOMPARE(last(), std::string("back"));
        const auto back = explainHand(subject, *problem, trace, trace.size() - 1).text();
        hand.redo();
        QCOMPARE(last(), std::string("redo"));
        QVERIFY(explainHand(subject, *problem, trace, trace.size() - 1).text() != back);
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

    // Moves one after the other, whose number says nothing of where to look.
    void hintsOfMovesLeadUpToThem_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<int>("taken"); ///< hints before
        QTest::addColumn<QByteArray>("where");
        QTest::newRow("knight") << QByteArray("knight") << 2
                                << QByteArray("where the knight stands");
        QTest::newRow("arithmetic") << QByteArray("arithmetic") << 1 << QByteArray("Look at ");
    }

    void hintsOfMovesLeadUpToThem()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(int, taken);
        QFETCH(QByteArray, where);
        const Puzzle& subject = *findPuzzle(puzzle.constData());
        const ProblemPtr problem = subject.presetProblem(subject.info().presets.front());
        Hand hand(subject, problem);
        while (taken-- > 0)
            QVERIFY(hand.enter(hintFor({subject, problem, hand.entries()}).entries));
        const Hint hint = hintFor({subject, problem, hand.entries()});
        const std::string number =
            subject.placeName(*problem, {hint.entries.front().variable}).text();
        QVERIFY(hint.where.text().find(where.constData()) != std::string::npos);
        for (std::size_t rung = 0; rung + 1 < kRungs; ++rung)
            QVERIFY2(rungOf(hint, rung).text().find(number) == std::string::npos,
                     rungOf(hint, rung).text().c_str());
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

    // Where techniques run dry, what follows is said, and that nothing else stands.
    void triedValuesAreSaidToFollow()
    {
        const Puzzle& subject = *findPuzzle("sudoku");
        const ProblemPtr problem = readOrFail(
            subject, ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6"
                     "..4..7.....");
        const Position position{subject, problem, {}};
        const Hint hint = hintFor(position);
        QCOMPARE(hint.kind, Hint::Kind::Deduction);
        QCOMPARE(hint.entries.size(), std::size_t{1});
        const Assignment one = hint.entries.front();
        QCOMPARE(prospectsOf(position).solution[one.variable], one.value);
        const std::string text = hint.step.text();
        QVERIFY2(text.starts_with("No technique is left. "), text.c_str());
        QVERIFY(hint.technique.text().starts_with("No technique is left"));
    }

    // The first rung lights where to look.
    void theRegionIsLit()
    {
        for (const char* const id : {"sudoku", "suguru", "nonogram"}) {
            const Puzzle& subject = *findPuzzle(id);
            const ProblemPtr problem = subject.presetProblem(subject.info().presets.front());
            const Hint hint = hintFor({subject, problem, {}});
            QVERIFY(hint.where.causes.size() > 1);
            const auto places = hint.entries.empty() ? hint.strikes : hint.step.effects;
            QVERIFY(std::ranges::find(hint.where.causes, Place{places.front().variable}) !=
                    hint.where.causes.end());
        }
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
                    .starts_with("The result -1 is no positive whole number"));
    }

    // What a value rests on is a hint of its own, until it is on the board: a board that needs an
    // XY-wing, and what was said of it.
    void strikesComeFirst()
    {
        const Puzzle& subject = *findPuzzle("sudoku");
        const ProblemPtr problem = readOrFail(
            subject, "245139786..147692597658231419.72.6..65..1.2..72.6....14128675395.7.."
                     "1.62.6925.1..");
        Position position{subject, problem, {}};
        int strikes = 0;
        for (Hint hint = hintFor(position); hint.kind != Hint::Kind::Solved;
             hint = hintFor(position)) {
            QCOMPARE(hint.kind, Hint::Kind::Deduction);
            if (hint.entries.empty()) {
                ++strikes;
                for (const Place place : hint.strikes) {
                    const State board = stateOf(position);
                    QCOMPARE(board.value(place.variable), kNoValue);
                    QVERIFY(subject.violations(*problem, board, place).empty());
                    QVERIFY(std::ranges::find(position.struck, place) == position.struck.end());
                    position.struck.push_back(place);
                }
                continue;
            }
            // What was struck and what stands leave the value as the only one, or the only place.
            const Assignment one = hint.entries.front();
            State board = stateOf(position);
            for (const Place place : position.struck)
                board.apply(Event::remove(place.variable, place.value, 1));
            const auto found = possibleSteps(subject, *problem, board, {}, {});
            QVERIFY(std::ranges::any_of(found.steps, [&](const TechniqueStep& step) {
                return step.events.size() == 1 &&
                       step.events.front() == Event::assign(one.variable, one.value, step.rule);
            }));
            position.entries.push_back(one);
        }
        QVERIFY(strikes >= 1);
        QCOMPARE(certainStrikes(position).size(), position.struck.size());
    }

    // What a strike is seen in, and apart from that what is struck: candidates that stand, and none
    // that is gone.
    void patternsAreLit_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<QByteArray>("problem");
        QTest::newRow("XY-wing") << QByteArray("sudoku")
                                 << QByteArray("245139786..147692597658231419.72.6..65..1.2..72.6.."
                                               "..14128675395.7..1.62.6925.1..");
        QTest::newRow("extreme") << QByteArray("sudoku") << QByteArray("@hard");
        QTest::newRow("suguru") << QByteArray("suguru") << QByteArray("@hard-8x8");
    }

    void patternsAreLit()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, problem);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        const PresetInfo* const preset = subject.preset(problem.mid(1).toStdString());
        Position position{subject,
                          preset != nullptr ? subject.presetProblem(*preset)
                                            : readOrFail(subject, problem.toStdString()),
                          {}};
        int strikes = 0;
        for (int n = 0; n < 200; ++n) {
            const Hint hint = hintFor(position);
            if (!hint.gives())
                break;
            position.entries.insert(position.entries.end(), hint.entries.begin(),
                                    hint.entries.end());
            position.struck.insert(position.struck.end(), hint.strikes.begin(), hint.strikes.end());
            if (hint.strikes.empty() || hint.step.causes.empty())
                continue;
            ++strikes;
            const State board = stateOf(position);
            for (const Place place : hint.step.causes) {
                QVERIFY(place.value != kNoValue);
                QCOMPARE(board.value(place.variable), kNoValue);
                QVERIFY(subject.violations(*position.problem, board, place).empty());
            }
            QCOMPARE(hint.cells.causes, hint.step.causes);
            QCOMPARE(hint.cells.effects, hint.strikes);
        }
        QVERIFY(strikes >= 1);
    }

private:
    void checkTrace(const Hand& hand, const std::vector<std::pair<std::uint64_t, Seen>>& moments)
    {
        const Puzzle& subject = hand.puzzle();
        const Problem& problem = *hand.problem();
        const EventCheck check(subject, problem);
        std::uint64_t nodes = 1;
        for (const Event event : eventsOf(*hand.trace())) {
            const auto fault = check.faultOf(event, nodes);
            QVERIFY2(!fault, fault ? fault->text().c_str() : "");
            nodes += event.kind() == EventKind::Decide ? 1 : 0;
        }
        Cursor cursor(hand.trace(), subject.dimensions(problem));
        for (const auto& [position, seen] : moments) {
            cursor.seek(position);
            for (Variable variable = 0; variable < seen.values.size(); ++variable)
                QCOMPARE(cursor.state().value(variable), seen.values[variable]);
            (void)subject.picture(problem, {.state = &cursor.state()});
            if (const auto event = cursor.lastEvent())
                (void)explainHand(subject, problem, *hand.trace(), position - 1);
        }
        const auto again = Hand::replayed(subject, hand.problem(), hand.log());
        QVERIFY(again != nullptr);
        QCOMPARE(eventsOf(*again->trace()), eventsOf(*hand.trace()));
        QCOMPARE(seen(*again), seen(hand));
    }

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

QTEST_GUILESS_MAIN(TestHand)

#include "tst_core_hand.moc"
