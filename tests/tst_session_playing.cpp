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
};

QTEST_GUILESS_MAIN(TestPlaying)
#include "tst_session_playing.moc"
