// The workbench without a window: what each of its acts does.

#include <QTemporaryDir>
#include <QtTest>

#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/session/documentio.h"
#include "core/session/sessionfile.h"
#include "core/session/workbench.h"
#include "core/session/workspace.h"
#include "core/text/english.h"
#include "tests/workbenchchecks.h"

using namespace clew;
using test::contradiction;
using test::problemText;

class TestWorkbench : public QObject
{
    Q_OBJECT

private slots:
    void aNewOneShowsTheFirstPreset()
    {
        Workbench workbench;
        QCOMPARE(workbench.document().puzzle, puzzles().front().get());
        QVERIFY(!workbench.moment()->isWatching());
        QVERIFY(!workbench.history().canUndo());
        QCOMPARE(contradiction(workbench), QString());
    }

    void editingEndsTheRunAndUndoBringsItBack()
    {
        Workbench workbench;
        workbench.wake();
        workbench.player().step(7);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{7});
        const auto trace = workbench.document().trace;
        const Puzzle& queens = *findPuzzle("queens");
        workbench.edit(queens.presetProblem(*queens.preset("6")), verbatim("Edit"));
        QVERIFY(!workbench.moment()->isWatching());
        QTRY_VERIFY(!workbench.session().isRunning()); // a run does not outlive its document
        QCOMPARE(workbench.history().undoWhat()->text(), std::string("Edit"));
        workbench.history().undo();
        QCOMPARE(workbench.document().trace, trace);
        QCOMPARE(workbench.moment()->position, std::uint64_t{7});
        QCOMPARE(contradiction(workbench), QString());
    }

    // Whether another puzzle was looked at or the board was edited meanwhile.
    void aRunThatWasLeftGoesOn()
    {
        Workbench workbench;
        workbench.choosePreset(*findPuzzle("queens"), *findPuzzle("queens")->preset("6"));
        workbench.wake();
        workbench.player().step(7);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{7});
        const auto trace = workbench.document().trace;
        workbench.choosePuzzle(*findPuzzle("sudoku"));
        workbench.wake();
        workbench.choosePuzzle(*findPuzzle("queens"));
        QCOMPARE(workbench.document().trace, trace);
        QVERIFY(workbench.session().isRunning());
        workbench.edit(
            workbench.document().puzzle->presetProblem(*workbench.document().puzzle->preset("p90")),
            verbatim("Edit"));
        workbench.undo();
        QCOMPARE(workbench.document().trace, trace);
        QCOMPARE(workbench.moment()->position, std::uint64_t{7});
        workbench.player().toEnd();
        QTRY_VERIFY(workbench.moment()->outcome.has_value());
        QCOMPARE(workbench.moment()->outcome->ending, Ending::Exhausted);
        QCOMPARE(trace->solutionCount(), std::uint64_t{4});
        QCOMPARE(contradiction(workbench), QString());
    }

    // Move by move; without one, the steps of the history.
    void undoReachesTheFirstMove()
    {
        Workbench workbench;
        workbench.playByHand();
        for (const Value row : {0U, 2U}) {
            const Assignment queen{row, row};
            workbench.enter(std::span(&queen, 1));
        }
        workbench.choosePuzzle(*findPuzzle("sudoku"));
        workbench.choosePuzzle(*findPuzzle("queens"));
        QCOMPARE(workbench.hand()->entries().size(), std::size_t{2});
        workbench.undo();
        workbench.undo();
        QVERIFY(workbench.hand()->entries().empty());
        workbench.redo();
        QCOMPARE(workbench.hand()->entries().size(), std::size_t{1});
        workbench.setUp();
        QVERIFY(workbench.hand() == nullptr);
        workbench.undo();
        QCOMPARE(workbench.hand()->entries().size(), std::size_t{1});
        QCOMPARE(contradiction(workbench), QString());
    }

    // To start a search is a step of its own: undo takes it back, and not the edit before as well.
    void undoWhileWatchingLeavesTheEdit()
    {
        Workbench workbench;
        const Puzzle& queens = *findPuzzle("queens");
        const ProblemPtr edited = queens.presetProblem(*queens.preset("6"));
        workbench.edit(edited, verbatim("Edit"));
        workbench.wake();
        workbench.player().step(3);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{3});
        const auto trace = workbench.document().trace;
        workbench.history().undo();
        QVERIFY(!workbench.moment()->isWatching());
        QCOMPARE(workbench.document().problem, edited);
        workbench.history().redo();
        QCOMPARE(workbench.document().trace, trace);
        QCOMPARE(workbench.moment()->position, std::uint64_t{3});
        workbench.history().undo();
        workbench.history().undo();
        QVERIFY(workbench.document().problem != edited);
        // What was undone before the search was started can still be done again.
        workbench.wake();
        QVERIFY(workbench.history().canRedo());
        workbench.history().redo();
        QCOMPARE(workbench.document().problem, edited);
        QCOMPARE(contradiction(workbench), QString());
    }

    void eachPuzzleKeepsItsPlace()
    {
        Workbench workbench;
        const Puzzle& queens = *findPuzzle("queens");
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const ProblemPtr edited = queens.presetProblem(*queens.preset("6"));
        workbench.edit(edited, verbatim("Edit"));
        workbench.chooseStrategy(2);
        workbench.wake();
        workbench.player().step(7);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{7});
        const auto trace = workbench.document().trace;
        workbench.choosePuzzle(sudoku);
        QVERIFY(!workbench.moment()->isWatching());
        workbench.chooseStrategy(1);
        workbench.wake();
        workbench.player().step(4);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{4});
        workbench.choosePuzzle(queens);
        QCOMPARE(workbench.document().problem, edited);
        QCOMPARE(workbench.document().strategy, std::size_t{2});
        QCOMPARE(workbench.document().trace, trace);
        QCOMPARE(workbench.moment()->position, std::uint64_t{7});
        workbench.choosePuzzle(sudoku);
        QCOMPARE(workbench.document().strategy, std::size_t{1});
        QCOMPARE(workbench.moment()->position, std::uint64_t{4});
        // Its strategy is kept for its other boards, too.
        workbench.choosePreset(queens, queens.info().presets.front());
        QCOMPARE(workbench.document().strategy, std::size_t{2});
        QCOMPARE(contradiction(workbench), QString());
    }

    void eachPuzzleKeepsHowItsRunEnded()
    {
        Workbench workbench;
        const Puzzle& queens = *findPuzzle("queens");
        workbench.wake();
        workbench.player().toEnd();
        QTRY_VERIFY(workbench.moment()->outcome);
        const Outcome outcome = *workbench.moment()->outcome;
        QCOMPARE(outcome.ending, Ending::Exhausted);
        const std::uint64_t nodes = workbench.moment()->statistics->nodes;
        workbench.choosePuzzle(*findPuzzle("sudoku"));
        workbench.wake(); // the session has another run
        QVERIFY(!workbench.moment()->outcome);
        workbench.choosePuzzle(queens);
        QVERIFY(workbench.moment()->outcome == outcome);
        QCOMPARE(workbench.moment()->statistics->nodes, nodes);
        workbench.edit(queens.presetProblem(*queens.preset("6")), verbatim("Edit"));
        QVERIFY(!workbench.moment()->outcome);
        workbench.undo();
        QVERIFY(workbench.moment()->outcome == outcome);
        workbench.restart();
        QVERIFY(!workbench.moment()->outcome || workbench.moment()->length > 0); // a run of its own
        workbench.undo();
        QVERIFY(workbench.moment()->outcome == outcome);
    }

    void aSolveByHandKeepsItsBookmarks()
    {
        Workbench workbench;
        workbench.choosePuzzle(*findPuzzle("sudoku"));
        workbench.playByHand();
        Bookmarks marked;
        marked.add(0, "start");
        workbench.setBookmarks(marked, verbatim("Mark"));
        workbench.watch();
        QVERIFY(workbench.bookmarks().isEmpty());
        workbench.playByHand();
        QVERIFY(workbench.bookmarks() == marked);
    }

    void eachPuzzleKeepsItsUndo()
    {
        Workbench workbench;
        const Puzzle& queens = *findPuzzle("queens");
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const ProblemPtr first = workbench.document().problem;
        const ProblemPtr six = queens.presetProblem(*queens.preset("6"));
        workbench.edit(six, verbatim("Six"));
        workbench.chooseStrategy(2);
        workbench.history().undo();
        workbench.choosePuzzle(sudoku);
        QVERIFY(!workbench.undoWhat() && !workbench.redoWhat()); // looking is no step
        const ProblemPtr given = workbench.document().problem;
        workbench.chooseStrategy(1);
        QCOMPARE(workbench.history().count(), std::size_t{1});
        workbench.choosePuzzle(queens);
        QCOMPARE(workbench.undoWhat()->text(), std::string("Six"));
        QCOMPARE(workbench.redoWhat()->text(), std::string("Choose strategy"));
        // What is opened from elsewhere is a step on its own puzzle's board.
        workbench.open({&sudoku, sudoku.presetProblem(*sudoku.preset("p97"))}, verbatim("Open"));
        QCOMPARE(workbench.undoWhat()->text(), std::string("Open"));
        workbench.undo();
        QCOMPARE(workbench.document().problem, given);
        QCOMPARE(workbench.document().strategy, std::size_t{1});
        workbench.undo();
        QCOMPARE(workbench.document().strategy, std::size_t{0});
        QVERIFY(!workbench.undoWhat());
        workbench.choosePuzzle(queens);
        workbench.redo();
        QCOMPARE(workbench.document().strategy, std::size_t{2});
        workbench.undo();
        workbench.undo();
        QCOMPARE(workbench.document().problem, first);
        QVERIFY(!workbench.undoWhat());
        QCOMPARE(contradiction(workbench), QString());
    }

    // What is kept of puzzles that are not shown is bounded with the runs of undo.
    void aRunLetGoIsSearchedAgain()
    {
        Workbench workbench;
        workbench.setMostUndoBytes(1);
        workbench.wake();
        workbench.player().step(7);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{7});
        const std::weak_ptr<const Trace> trace = workbench.document().trace;
        const State state = *workbench.moment()->state;
        const Puzzle& first = *workbench.document().puzzle;
        workbench.choosePuzzle(*findPuzzle("sudoku"));
        workbench.wake(); // the session lets its trace go
        QTRY_VERIFY(trace.expired());
        workbench.choosePuzzle(first);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{7});
        QVERIFY(*workbench.moment()->state == state);
        // It is said until somebody goes on from there.
        QVERIFY(workbench.message().text().find("not kept") != std::string::npos);
        workbench.player().step(1);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{8});
        QVERIFY2(workbench.message().empty(), workbench.message().text().c_str());
    }

    // Limits are for runs to come: what has come further under others is still shown there.
    void aRunIsMadeAgainUnderItsOwnLimits()
    {
        Workbench workbench;
        workbench.setMostUndoBytes(1);
        workbench.choosePreset(*findPuzzle("queens"), *findPuzzle("queens")->preset("6"));
        workbench.wake();
        workbench.player().toEnd();
        QTRY_VERIFY(workbench.moment()->outcome.has_value());
        const std::uint64_t end = workbench.moment()->length;
        QTRY_COMPARE(workbench.moment()->position, end);
        Limits few;
        few.solutions = 1;
        workbench.setLimits(few);

        const auto session = readSession(workbench.sessionText());
        QVERIFY(session.has_value());
        Workbench opened;
        opened.openSession(*session, verbatim("Open"));
        QTRY_COMPARE(opened.moment()->position, end);
        QCOMPARE(opened.limits().solutions, std::uint64_t{1});

        const auto workspace = readWorkspace(workbench.workspaceText());
        QVERIFY(workspace.has_value());
        Workbench started;
        started.openWorkspace(*workspace, {});
        QTRY_COMPARE(started.moment()->position, end);

        workbench.choosePuzzle(*findPuzzle("sudoku")); // the run is let go
        workbench.wake();
        workbench.choosePuzzle(*findPuzzle("queens"));
        QTRY_COMPARE(workbench.moment()->position, end);

        workbench.restart(); // this run is another one
        workbench.player().toEnd();
        QTRY_COMPARE(workbench.moment()->solutionsPassed, std::uint64_t{1});
        QTRY_VERIFY(workbench.moment()->outcome.has_value());
        QCOMPARE(workbench.moment()->outcome->ending, Ending::Solved);
    }

    // The strategy is the document's alone, and stays with the puzzle.
    void theStrategyIsKept()
    {
        Workbench workbench;
        workbench.chooseStrategy(3);
        QCOMPARE(workbench.history().count(), std::size_t{1});
        workbench.chooseStrategy(3); // it is chosen already
        QCOMPARE(workbench.history().count(), std::size_t{1});
        const Puzzle& queens = *findPuzzle("queens");
        workbench.choosePreset(queens, *queens.preset("6"));
        QCOMPARE(workbench.document().strategy, std::size_t{3});
        workbench.choosePuzzle(*findPuzzle("sudoku"));
        QCOMPARE(workbench.document().strategy, std::size_t{0});
        workbench.choosePuzzle(queens);
        QCOMPARE(workbench.document().strategy, std::size_t{3});
    }

    // An editor that closes because its board goes has no say.
    void nothingReplacesADocumentThatIsGivingWay()
    {
        Workbench workbench;
        const Puzzle& queens = *findPuzzle("queens");
        const ProblemPtr wanted = queens.presetProblem(*queens.preset("6"));
        const ProblemPtr late = queens.presetProblem(*queens.preset("p90"));
        connect(&workbench, &Workbench::documentChanged, &workbench,
                [&] { workbench.edit(late, verbatim("Late")); });
        workbench.edit(wanted, verbatim("Edit"));
        QCOMPARE(workbench.document().problem, wanted);
        QCOMPARE(workbench.history().count(), std::size_t{1});
    }

    void whatCanNotBeReadChangesNothing()
    {
        Workbench workbench;
        const ProblemPtr before = workbench.document().problem;
        QVERIFY(!workbench.paste("certainly no board"));
        QVERIFY(!workbench.openLink("clew:1/queens/backtracking"));
        QCOMPARE(workbench.document().problem, before);
        QCOMPARE(workbench.history().count(), std::size_t{0});
    }

    // Whatever is done next: who holds a moment keeps it as it was.
    void momentsAreImmutable()
    {
        Workbench workbench;
        workbench.wake();
        workbench.player().step(9);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{9});
        const MomentPtr held = workbench.moment();
        const State state = *held->state;
        for (const quint64 position : {0U, 3U, 9U, 5U, 8U}) {
            workbench.player().seek(position);
            QVERIFY(*held->state == state);
            QVERIFY((*workbench.moment()->state == state) == (position == 9));
        }
    }

    void reasonsAreGiven()
    {
        Workbench workbench;
        QVERIFY(workbench.reason().empty());
        workbench.wake();
        QVERIFY(workbench.reason().text().find("about to begin") != std::string::npos);
        workbench.player().step(1);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{1});
        QCOMPARE(workbench.reason().text(),
                 workbench.document()
                     .puzzle
                     ->explain(*workbench.document().problem,
                               State(workbench.moment()->state->dimensions()),
                               *workbench.moment()->event)
                     .text());
    }

    // What one board is watched for does not stop the search of the next.
    // A step of logic is lit where it is seen: the candidates of its pattern, and those struck.
    void patternsAreLit()
    {
        Workbench workbench;
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const auto problem =
            sudoku.read("245139786..147692597658231419.72.6..65..1.2..72.6....141286"
                        "75395.7..1.62.6925.1..",
                        {}, {});
        QVERIFY(problem.has_value());
        workbench.push({&sudoku, *problem, sudoku.strategyIndex("logic").value()},
                       verbatim("Choose"));
        workbench.wake();
        workbench.player().toEnd();
        QTRY_VERIFY(workbench.moment()->outcome.has_value());
        const Trace& trace = *workbench.document().trace;
        const Deductions& deductions = *workbench.player().deductions();
        int patterns = 0;
        for (std::uint64_t at = 0; at < trace.size();) {
            const auto step = deductions.next(trace, at);
            QVERIFY(step.has_value());
            at = step->end;
            const Phrase name = deductions.name(trace, *step);
            if (std::string_view(name.text) != "XY-wing")
                continue;
            ++patterns;
            workbench.player().seek(at);
            const Sentence reason = workbench.reason();
            QCOMPARE(reason.causes.size(), std::size_t{6}); // three cells of two
            const auto state = workbench.moment()->state;
            for (const Place place : reason.causes)
                QVERIFY(state->value(place.variable) == kNoValue &&
                        !state->removed(place.variable, place.value));
            QVERIFY(!reason.effects.empty());
            for (const Place place : reason.effects)
                QVERIFY(state->removed(place.variable, place.value));
        }
        QVERIFY(patterns > 0);
    }

    void breakpointsBelongToTheBoard()
    {
        Workbench workbench;
        const Breakpoints breakpoints{{.kind = Breakpoint::Kind::DepthBelow, .number = 3}};
        workbench.player().setBreakpoints(breakpoints);
        workbench.choosePuzzle(*findPuzzle("sudoku"));
        QVERIFY(workbench.player().breakpoints().empty());
        const Puzzle& queens = *findPuzzle("queens");
        workbench.choosePuzzle(queens);
        QVERIFY(workbench.player().breakpoints() == breakpoints);
        workbench.edit(queens.presetProblem(*queens.preset("6")), verbatim("Edit"));
        QVERIFY(workbench.player().breakpoints() == breakpoints); // the same board, edited
        workbench.choosePreset(queens, *queens.preset("p90"));
        QVERIFY(workbench.player().breakpoints().empty());
        workbench.history().undo();
        QVERIFY(workbench.player().breakpoints() == breakpoints);
    }

    // A trace stays in its file, and a part that is damaged is spoken of when it is looked at.
    void damagedTrace()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const ProblemPtr problem = queens.create({{"size", "8"}}).value();
        Trace trace;
        {
            Control control;
            Recorder recorder(trace, control);
            queens.run(0, *problem, {}, control, &recorder);
        }
        const QTemporaryDir folder;
        const QString path = folder.filePath("damaged.clewtrace");
        const TraceHeader header{.puzzle = "queens",
                                 .strategy = "backtracking",
                                 .problem = queens.write(*problem, "board"),
                                 .format = "board"};
        QVERIFY(writeTrace(path.toStdString(), header, trace, kLeastBlockEvents));
        const auto before = TraceReader::open(path.toStdString())->index()->before(2);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(qint64(before.offset) + 9));
        file.write(QByteArray(20, 'x'));
        file.close();
        Workbench workbench;
        const auto document = documentFromFile(path, queens);
        QVERIFY2(document, document ? "" : english(document.error()).c_str());
        workbench.open(*document, verbatim("Open"));
        QCOMPARE(workbench.moment()->trace->size(), trace.size());
        workbench.player().seek(5000);
        QCOMPARE(workbench.moment()->position, std::uint64_t{5000});
        QVERIFY2(workbench.message().text().empty(), workbench.message().text().c_str());
        workbench.player().seek(before.events + 100);
        QTRY_VERIFY(workbench.message().text().find("cannot be read") != std::string::npos);
        QVERIFY(!saveTrace(*document, {}, folder.filePath("copy.clewtrace")));
    }

    // What a killed search leaves of its recording opens, and it is said that it is a part.
    void partsOfRecordings()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const ProblemPtr problem = queens.create({{"size", "8"}}).value();
        Trace trace;
        {
            Control control;
            Recorder recorder(trace, control);
            queens.run(0, *problem, {}, control, &recorder);
        }
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.clewtrace.part");
        const TraceHeader header{.puzzle = "queens",
                                 .strategy = "backtracking",
                                 .problem = queens.write(*problem, "board"),
                                 .format = "board"};
        QVERIFY(writeTrace(path.toStdString(), header, trace));
        const auto whole = documentsFromFile(path, queens);
        QVERIFY(whole && whole->note.empty());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.write("clewpart") == 8);
        file.close();
        const auto part = documentsFromFile(path, queens);
        QVERIFY2(part, part ? "" : english(part.error()).c_str());
        QVERIFY(part->note.text().find("incomplete") != std::string::npos);
        QCOMPARE(part->documents.front().trace->size(), trace.size());

        // A session refers to it where it is, and a saved one has a recording of its own beside it.
        SessionFile session{part->documents.front()};
        session.traceFile = path;
        session.traceEvents = trace.size();
        session.document.trace = nullptr;
        const Sentence wrong = attachTrace(session, folder.path());
        QVERIFY2(wrong.empty(), wrong.text().c_str());
        const QString saved = folder.filePath("a.clew");
        const auto kept = saveSession(session, saved);
        QVERIFY2(kept, kept ? "" : english(kept.error()).c_str());
        QCOMPARE((*kept)->fileName, folder.filePath("a.clewtrace"));
        const auto again = documentsFromFile(folder.filePath("a.clewtrace"), queens);
        QVERIFY(again && again->note.empty());
        QCOMPARE(again->documents.front().trace->size(), trace.size());
    }

    // What is damaged is not said to be incomplete.
    void damagedPartsOfRecordings()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const ProblemPtr problem = queens.create({{"size", "8"}}).value();
        Trace trace;
        {
            Control control;
            Recorder recorder(trace, control);
            queens.run(0, *problem, {}, control, &recorder);
        }
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.clewtrace.part");
        const TraceHeader header{.puzzle = "queens",
                                 .strategy = "backtracking",
                                 .problem = queens.write(*problem, "board"),
                                 .format = "board"};
        QVERIFY(writeTrace(path.toStdString(), header, trace, kLeastBlockEvents));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.write("clewpart") == 8);
        QVERIFY(file.seek(file.size() / 2));
        QByteArray byte = file.read(1);
        byte[0] = static_cast<char>(byte[0] ^ 0x10);
        QVERIFY(file.seek(file.size() / 2) && file.write(byte) == 1);
        file.close();
        const auto part = documentsFromFile(path, queens);
        QVERIFY2(part, part ? "" : english(part.error()).c_str());
        QVERIFY2(part->note.text().find("damaged") != std::string::npos, part->note.text().c_str());
        const std::uint64_t events = part->documents.front().trace->size();
        QVERIFY(events > 0 && events < trace.size());
    }

    void settingsAreUndoneAndKept()
    {
        Workbench workbench;
        const Puzzle& models = *findPuzzle("model");
        workbench.choosePreset(models, *models.preset("zebra"));
        workbench.chooseStrategy(models.strategyIndex("composed").value());
        workbench.chooseSetting("restarts", "luby");
        workbench.chooseSetting("restarts", "often"); // there is no such choice
        workbench.chooseSetting("speed", "high");     // nor such a setting
        const Parameters chosen{{"restarts", "luby"}};
        QCOMPARE(workbench.document().options.settings, chosen);
        workbench.choosePreset(models, *models.preset("killer"));
        QCOMPARE(workbench.document().options.settings, chosen);
        const auto session = readSession(workbench.sessionText());
        QVERIFY(session);
        QCOMPARE(session->document.options.settings, chosen);
        const Document& document = workbench.document();
        const std::string link =
            writeLink({document.puzzle, document.problem, document.strategy, document.options, 3});
        Workbench other;
        QVERIFY(other.openLink(link));
        QCOMPARE(other.document().options.settings, chosen);
        QTRY_COMPARE(other.moment()->position, std::uint64_t{3});
        QCOMPARE(traceHeader(other.document(), {}).settings, chosen);
        workbench.history().undo();
        workbench.history().undo();
        QVERIFY(workbench.document().options.settings.empty());
        workbench.history().redo();
        QCOMPARE(workbench.document().options.settings, chosen);
    }
};

QTEST_GUILESS_MAIN(TestWorkbench)
#include "tst_session_workbench.moc"
