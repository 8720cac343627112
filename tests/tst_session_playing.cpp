// The workbench while a board is played by hand: looking back, and steps that are taken for the
// player.

#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/session/workbench.h"

using namespace clew;

class TestPlaying : public QObject
{
    Q_OBJECT

private slots:
    // Whoever looked at an earlier moment is first where he came from.
    void undoComesBackFromLooking()
    {
        Workbench workbench;
        workbench.playByHand();
        for (const Value row : {0U, 2U}) {
            const Assignment queen{row, row};
            workbench.enter(std::span(&queen, 1));
        }
        workbench.player().seek(1);
        QCOMPARE(workbench.undoWhat()->text(), std::string("Looking back"));
        workbench.undo();
        QCOMPARE(workbench.moment()->position, workbench.moment()->length);
        QCOMPARE(workbench.hand()->entries().size(), std::size_t{2});
        QCOMPARE(workbench.undoWhat()->text(), std::string("Move"));
        workbench.undo();
        QCOMPARE(workbench.hand()->entries().size(), std::size_t{1});
    }

    // What is undone in one document of a solve, and done again in another, is where one was.
    void redoOfAllIsWhereOneWas()
    {
        Workbench workbench;
        const Puzzle& sudoku = *findPuzzle("sudoku");
        workbench.choosePreset(sudoku, *sudoku.preset("p97"));
        workbench.playByHand();
        enterFour(workbench);
        workbench.setUp();
        workbench.playByHand();
        const Hand* const hand = workbench.hand();
        const auto entries = hand->entries();
        QCOMPARE(entries.size(), std::size_t{4});
        for (int i = 0; i < 6; ++i)
            workbench.undo();
        QVERIFY(workbench.hand() != nullptr);
        QVERIFY(workbench.hand()->entries().empty());
        QCOMPARE(workbench.moment()->position, workbench.moment()->length);
        workbench.undo();
        QVERIFY(workbench.hand() == nullptr);
        int redone = 0;
        for (; workbench.redoWhat(); ++redone)
            workbench.redo();
        QCOMPARE(redone, 7); // two plays, one set up, four moves
        QCOMPARE(workbench.hand(), hand);
        QVERIFY(workbench.hand()->entries() == entries);
        QCOMPARE(workbench.moment()->position, workbench.moment()->length);
        QCOMPARE(workbench.undoWhat()->text(), std::string("Move"));
    }

    // An attempt has its own moves, clock, hints and solutions; undo brings the one before back.
    void startingAgainIsANewAttempt()
    {
        Workbench workbench;
        const Puzzle& sudoku = *findPuzzle("sudoku");
        workbench.choosePreset(sudoku, *sudoku.preset("p97"));
        workbench.playByHand();
        const Hand* const first = workbench.hand();
        enterFour(workbench);
        workbench.hand()->tally = {.time = std::chrono::minutes(3), .hints = 2, .checks = 1};
        workbench.startAgain();
        const Hand* const second = workbench.hand();
        QVERIFY(second != nullptr && second != first);
        QVERIFY(!second->isTouched() && second->entries().empty());
        QVERIFY(second->tally == Hand::Tally{});
        QCOMPARE(workbench.moment()->position, workbench.moment()->length);
        QCOMPARE(workbench.undoWhat()->text(), std::string("Start again"));
        workbench.startAgain(); // of nothing
        QCOMPARE(workbench.hand(), second);
        enterFour(workbench);
        for (int i = 0; i < 4; ++i)
            workbench.undo();
        workbench.undo();
        QCOMPARE(workbench.hand(), first);
        QCOMPARE(first->entries().size(), std::size_t{4});
        QCOMPARE(first->tally.hints, 2U);
        QVERIFY(first->tally.time == std::chrono::minutes(3));
        while (workbench.redoWhat())
            workbench.redo();
        QCOMPARE(workbench.hand(), second);
        QCOMPARE(second->entries().size(), std::size_t{4});
    }

    // Playing by hand leaves the board as it is: the run that was watched stands where it stood.
    void watchingGoesOnWhereItStood()
    {
        Workbench workbench;
        const Puzzle& sudoku = *findPuzzle("sudoku");
        workbench.choosePreset(sudoku, *sudoku.preset("p97"));
        workbench.chooseStrategy(sudoku.strategyIndex("logic").value());
        workbench.watch();
        workbench.player().step(60);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{60});
        const auto trace = workbench.moment()->trace;
        workbench.playByHand();
        enterFour(workbench);
        workbench.watch();
        QVERIFY(workbench.moment()->isWatching());
        QCOMPARE(workbench.moment()->trace, trace);
        QCOMPARE(workbench.moment()->position, std::uint64_t{60});
        workbench.undo(); // from the watching
        QCOMPARE(workbench.hand()->entries().size(), std::size_t{4});
        // By way of setting up, too; another strategy has another run.
        workbench.setUp();
        workbench.playByHand();
        workbench.watch();
        QCOMPARE(workbench.moment()->trace, trace);
        QCOMPARE(workbench.moment()->position, std::uint64_t{60});
        workbench.playByHand();
        workbench.chooseStrategy(sudoku.strategyIndex("backtracking").value());
        workbench.watch();
        QVERIFY(workbench.moment()->trace != trace);
        QCOMPARE(workbench.moment()->position, std::uint64_t{0});
    }

    // The entries of a step, or what it rules out.
    void aStepIsTaken()
    {
        Workbench workbench;
        const Puzzle& sudoku = *findPuzzle("sudoku");
        workbench.choosePreset(sudoku, *sudoku.preset("p97"));
        workbench.playByHand();
        const Place struck{0, 2};
        const Note mark{NoteKind::Centre, 0, 2};
        workbench.note(std::span(&mark, 1));
        workbench.takeStep({}, std::span(&struck, 1));
        QVERIFY(*workbench.hand()->notes() == (Notes{{NoteKind::Cross, 0, 2}}));
        const Assignment entry{0, 8};
        workbench.takeStep(std::span(&entry, 1), std::span(&struck, 1));
        QVERIFY(workbench.hand()->entries() == std::vector{entry});
        QCOMPARE(workbench.hand()->notes()->size(), std::size_t{1});
    }

private:
    // In the first cells that are empty, values that nothing on the board forbids.
    static void enterFour(Workbench& workbench)
    {
        const Puzzle& puzzle = *workbench.document().puzzle;
        const Problem& problem = *workbench.document().problem;
        const Dimensions dimensions = puzzle.dimensions(problem);
        int entered = 0;
        for (Variable cell = 0; cell < dimensions.variables && entered < 4; ++cell) {
            const Hand& hand = *workbench.hand();
            for (Value value = 0; value < dimensions.values; ++value) {
                if (hand.state().value(cell) != kNoValue)
                    break;
                if (!puzzle.violations(problem, hand.state(), {cell, value}).empty())
                    continue;
                const Assignment entry{cell, value};
                workbench.enter(std::span(&entry, 1));
                ++entered;
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestPlaying)
#include "tst_session_playing.moc"
