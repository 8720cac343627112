// Playing by hand: what moves make of a board and of its trace.

#include <QtTest>

#include "core/puzzle/eventcheck.h"
#include "core/puzzle/playing.h"
#include "core/study/deductions.h"
#include "core/study/hand.h"
#include "tests/handplays.h"
#include "tests/recorded.h"
#include "tests/smallproblems.h"
#include "tests/solving.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

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

    // As if nobody had ever judged: all that is numbered stays, and what has a place moves up.
    void deadEndsAreForgotten()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        const ProblemPtr problem = puzzle.read("1........2...3..", {}, {}).value();
        Hand hand(puzzle, problem);
        Hand quiet(puzzle, problem);
        quiet.judges = false;
        Hand loud(puzzle, problem);
        for (Hand* const one : {&hand, &quiet, &loud}) {
            const Assignment wrong{2, 3}; // nothing is left for the cell between
            const Note mark{NoteKind::Corner, 5, 1};
            const Assignment other{3, 1};
            QVERIFY(one->enter({&wrong, 1}));
            QVERIFY(one->note({&mark, 1}));
            QVERIFY(one->undo());
            QVERIFY(one->undo());
            QVERIFY(one->enter({&other, 1}));
        }
        const std::vector<std::uint64_t> gone = hand.deadEnds();
        const std::uint64_t length = hand.trace()->size();
        QVERIFY(!gone.empty());
        hand.forgetDeadEnds();
        QVERIFY(hand.deadEnds().empty());
        QCOMPARE(eventsOf(*hand.trace()), eventsOf(*quiet.trace()));
        QCOMPARE(positionWithout(gone, length), hand.trace()->size());
        QVERIFY(hand.log() == quiet.log());
        QCOMPARE(hand.versionCount(), quiet.versionCount());
        for (Hand::VersionId version = 0; version < hand.versionCount(); ++version)
            QCOMPARE(hand.positionOf(version), quiet.positionOf(version));
        for (std::uint64_t position = 0; position <= hand.trace()->size(); ++position)
            QCOMPARE(hand.versionAt(position), quiet.versionAt(position));
        // Noted again, they are as they were.
        QVERIFY(hand.hasUnjudged());
        quiet.noteDeadEnds();
        QVERIFY(!quiet.hasUnjudged());
        QVERIFY(!quiet.judges); // what comes is judged as before
        QCOMPARE(quiet.deadEnds(), gone);
        QCOMPARE(eventsOf(*quiet.trace()), eventsOf(*loud.trace()));
        QVERIFY(quiet.log() == loud.log());
        QCOMPARE(quiet.version(), loud.version());
        QCOMPARE(quiet.versionCount(), loud.versionCount());
        for (Hand::VersionId version = 0; version < quiet.versionCount(); ++version)
            QCOMPARE(quiet.positionOf(version), loud.positionOf(version));
        QCOMPARE(positionWith(gone, positionWithout(gone, length)), length);
        quiet.forgetDeadEnds();
        QVERIFY(hand.undo() && quiet.undo()); // and it goes on
        QCOMPARE(eventsOf(*hand.trace()), eventsOf(*quiet.trace()));
        QCOMPARE(hand.entries(), quiet.entries());
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
};

QTEST_GUILESS_MAIN(TestHand)

#include "tst_core_hand.moc"
