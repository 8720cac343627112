// The workbench while a board is played by hand: looking back, and steps that are taken for the
// player.

#include <QRegularExpression>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/session/workbench.h"
#include "core/session/workspace.h"

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

    // A strategy went on from the position: who plays again goes on there himself, at the next
    // start, too.
    void playingGoesBackToTheHandThatWentOn()
    {
        Workbench workbench;
        const ProblemPtr problem = workbench.document().problem;
        workbench.playByHand();
        const Hand* const own = workbench.hand();
        for (const Assignment queen : {Assignment{0, 0}, Assignment{1, 2}})
            workbench.enter(std::span(&queen, 1));
        QVERIFY(workbench.searchFromHere().has_value());
        QVERIFY(workbench.moment()->isWatching());
        QVERIFY(workbench.document().problem != problem);
        workbench.chooseStrategy(1);
        const QByteArray text = workbench.workspaceText();
        workbench.playByHand();
        QCOMPARE(workbench.hand(), own);
        QCOMPARE(workbench.document().problem, problem);
        QCOMPARE(workbench.document().strategy, std::size_t{1});
        QCOMPARE(workbench.moment()->position, workbench.moment()->length);
        QCOMPARE(own->entries().size(), std::size_t{2});
        // Other words of a later version are the same step; so are the words of an earlier one,
        // where nothing but them says what it was.
        const auto without = [&](const QRegularExpression& part, const QString& other) {
            const QString whole = QString::fromUtf8(text);
            return QString(whole).replace(part, other).toUtf8();
        };
        const QByteArray reworded = without(QRegularExpression(QStringLiteral("Go on from here")),
                                            QStringLiteral("Onwards"));
        const QByteArray earlier =
            without(QRegularExpression(QStringLiteral("\\s*\"goesOn\"\\s*:\\s*true\\s*,")), {});
        QVERIFY(reworded != text && earlier != text);
        for (const QByteArray& kept : {text, reworded, earlier}) {
            Workbench next;
            next.openWorkspace(*readWorkspace(kept), {});
            next.playByHand();
            QVERIFY(next.hand() != nullptr);
            QCOMPARE(next.hand()->entries().size(), std::size_t{2});
            QCOMPARE(next.document().preset, workbench.document().preset);
        }
        // Another board is played from its beginning.
        workbench.setUp();
        const Puzzle& queens = *findPuzzle("queens");
        workbench.edit(queens.presetProblem(*queens.preset("6")), verbatim("Edit"));
        workbench.playByHand();
        QVERIFY(workbench.hand()->entries().empty());
    }

    // A file that is saved then holds the solve as well, and holds it still when it is saved again
    // before anybody plays.
    void aSessionKeepsTheHandThatWentOn()
    {
        Workbench workbench;
        workbench.playByHand();
        const PresetInfo* const preset = workbench.document().preset;
        QVERIFY(preset != nullptr);
        for (const Assignment queen : {Assignment{0, 0}, Assignment{1, 2}})
            workbench.enter(std::span(&queen, 1));
        const std::vector<Hand::Step> moves = workbench.hand()->log();
        QVERIFY(workbench.searchFromHere().has_value());
        const QByteArray text = workbench.sessionText();
        Workbench second;
        second.openSession(*readSession(text), verbatim("Open"));
        QVERIFY(!second.document().isByHand);
        Workbench third;
        third.openSession(*readSession(second.sessionText()), verbatim("Open"));
        third.undo(); // to the board that was played
        QVERIFY(third.document().isByHand);
        third.redo();
        QVERIFY(!third.document().isByHand);
        for (Workbench* const next : {&second, &third}) {
            next->playByHand();
            QVERIFY(next->hand() != nullptr);
            QCOMPARE(next->hand()->log(), moves);
            QCOMPARE(next->hand()->entries().size(), std::size_t{2});
            QCOMPARE(next->document().preset, preset);
            QCOMPARE(next->moment()->position, next->moment()->length);
        }
        // One that cannot be read is left out; the board is played from its beginning.
        auto damaged = nlohmann::json::parse(text.toStdString());
        damaged["wentOn"]["hand"]["moves"] = "none";
        Workbench last;
        last.openSession(*readSession(QByteArray::fromStdString(damaged.dump())), verbatim("Open"));
        last.playByHand();
        QVERIFY(last.hand() != nullptr);
        QVERIFY(last.hand()->entries().empty());
    }

    // A clue that is changed and put back leaves the board that was played.
    void theSameBoardIsPlayedOn()
    {
        Workbench workbench;
        const Puzzle& queens = *findPuzzle("queens");
        const auto board = [&](const char* size) {
            return queens.create({{"size", size}}).value();
        };
        workbench.edit(board("6"), verbatim("Edit"));
        workbench.playByHand();
        const Hand* const own = workbench.hand();
        const Assignment queen{0, 1};
        workbench.enter(std::span(&queen, 1));
        workbench.setUp();
        workbench.edit(board("7"), verbatim("Edit"));
        workbench.edit(board("6"), verbatim("Edit"));
        workbench.playByHand();
        QCOMPARE(workbench.hand(), own);
        QCOMPARE(own->entries(), std::vector{queen});
        QVERIFY(!workbench.message().empty()); // which is said
        QCOMPARE(workbench.moment()->position, workbench.moment()->length);
        workbench.setUp();
        workbench.edit(board("7"), verbatim("Edit")); // and of others nothing
        workbench.playByHand();
        QVERIFY(workbench.hand()->entries().empty());
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

    // If errors are switched off, those noted before are hidden as well; what was marked is
    // marked still.
    void deadEndsAreForgottenWithTheChoice()
    {
        Workbench workbench;
        const Puzzle& sudoku = *findPuzzle("sudoku");
        workbench.push({&sudoku, sudoku.read("1........2...3..", {}, {}).value()},
                       verbatim("Choose"));
        workbench.playByHand();
        const Hand& hand = *workbench.hand();
        const Assignment wrong{2, 3}; // nothing is left for the cell before it
        workbench.enter(std::span(&wrong, 1));
        QCOMPARE(hand.deadEnds().size(), std::size_t{1});
        const quint64 marked = workbench.moment()->length;
        Bookmarks marks;
        marks.add(marked, QStringLiteral("wrong"));
        workbench.setBookmarks(marks, verbatim("Bookmark"));
        workbench.setJudging(false);
        QCOMPARE(workbench.hand(), &hand);
        QVERIFY(hand.deadEnds().empty());
        QVERIFY(workbench.moment()->trace == hand.trace());
        QCOMPARE(workbench.moment()->length, marked - 1);
        QCOMPARE(workbench.moment()->position, marked - 1);
        QCOMPARE(workbench.bookmarks().positions(), std::vector<quint64>{marked - 1});
        QCOMPARE(workbench.bookmarks().label(marked - 1), QStringLiteral("wrong"));
        // They come back with the choice, and what is marked stays where it was marked.
        workbench.undo();
        workbench.setJudging(true);
        QCOMPARE(hand.deadEnds(), std::vector<std::uint64_t>{marked - 1});
        QVERIFY(workbench.moment()->trace == hand.trace());
        QCOMPARE(workbench.moment()->position, hand.trace()->size());
        QCOMPARE(workbench.bookmarks().positions(), std::vector<quint64>{marked});
        QVERIFY(hand.entries().empty());
        // What is played from now on is judged as is chosen now.
        workbench.enter(std::span(&wrong, 1));
        QCOMPARE(hand.deadEnds().size(), std::size_t{2});
        // A board that is taken up again is like one that is played.
        workbench.setUp();
        workbench.setJudging(false);
        workbench.playByHand();
        QCOMPARE(workbench.hand(), &hand);
        QVERIFY(hand.deadEnds().empty());
        QCOMPARE(workbench.moment()->position, workbench.moment()->length);
        QCOMPARE(hand.entries(), std::vector{wrong});
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
