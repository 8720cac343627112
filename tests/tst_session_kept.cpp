// What is kept of the workbench: sessions and, for the next start, every board with its run and its
// undo.

#include <QTemporaryDir>
#include <QtTest>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <set>

#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/session/documentio.h"
#include "core/session/historyjson.h"
#include "core/session/sentencejson.h"
#include "core/session/sessionfile.h"
#include "core/session/workbench.h"
#include "core/session/workspace.h"
#include "core/text/english.h"
#include "tests/workbenchchecks.h"

using namespace clew;
using test::contradiction;
using test::problemText;

class TestKept : public QObject
{
    Q_OBJECT

private slots:
    // The board is worth more than its moves.
    void aPlayThatIsNoneIsLeftOut()
    {
        Workbench workbench;
        workbench.playByHand();
        const Assignment queen{0, 0};
        workbench.enter(std::span(&queen, 1));
        nlohmann::json root = nlohmann::json::parse(workbench.sessionText().toStdString());
        QVERIFY(readSession(QByteArray::fromStdString(root.dump()))->document.hand != nullptr);
        for (const char* const move : {R"(["e", 99, 0])", R"(["g", 7])", R"(["n", 9, 0, 0])",
                                       R"(["v", 50, 0])", R"([])", R"("e")"}) {
            root["hand"]["moves"] = nlohmann::json::array({nlohmann::json::parse(move)});
            const auto session = readSession(QByteArray::fromStdString(root.dump()));
            QVERIFY(session.has_value());
            QVERIFY2(session->document.hand == nullptr, move);
            QVERIFY(!session->document.isByHand);
        }
    }

    // So it is than its number: one that is none of the puzzle's is left out.
    void aNumberThatIsNoneIsLeftOut()
    {
        Workbench workbench;
        const Puzzle& suguru = *findPuzzle("suguru");
        Document made{&suguru, suguru.presetProblem(suguru.info().presets.front())};
        made.generated = {{1, 5}, suguru.info().difficulties.front().id};
        workbench.open(made, verbatim("Test"));
        nlohmann::json root = nlohmann::json::parse(workbench.sessionText().toStdString());
        const auto read = [&root] {
            return readSession(QByteArray::fromStdString(root.dump()))->document.generated;
        };
        QCOMPARE(read(), made.generated);
        root["generated"].erase("difficulty");
        QCOMPARE(read(), (Generated{{1, 5}, ""}));
        for (const char* const other :
             {R"({"seed": "5"})", R"({"seed": "1:5", "difficulty": "no such"})", R"({"seed": 5})",
              R"("1:5")", "[]", "null"}) {
            root["generated"] = nlohmann::json::parse(other);
            QVERIFY2(!read(), other);
        }
        root.erase("generated"); // as older files are
        QVERIFY(!read());
    }

    // One that had come to its end goes there again, behind the position.
    void theNextStartHasEveryRun()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const Puzzle& sudoku = *findPuzzle("sudoku");
        Bookmarks marked;
        marked.add(5, "here");
        std::uint64_t length = 0;
        QByteArray text;
        {
            Workbench workbench;
            workbench.wake();
            workbench.player().toEnd();
            QTRY_VERIFY(workbench.moment()->outcome);
            length = workbench.moment()->length;
            workbench.player().seek(9);
            workbench.setBookmarks(marked, verbatim("Mark"));
            workbench.choosePuzzle(sudoku);
            workbench.wake();
            workbench.player().step(4);
            QTRY_COMPARE(workbench.moment()->position, std::uint64_t{4});
            text = workbench.workspaceText();
        }
        for (int start = 0; start < 3; ++start) { // away, looked at, shown
            Workbench workbench;
            workbench.openWorkspace(*readWorkspace(text), verbatim("Open"));
            if (start == 0) {
                QTRY_COMPARE(workbench.moment()->position, std::uint64_t{4});
                QVERIFY(!workbench.player().isHolding()); // it had not come to its end
                text = workbench.workspaceText();
                continue;
            }
            workbench.choosePuzzle(queens);
            QTRY_VERIFY(workbench.moment()->outcome);
            QCOMPARE(workbench.moment()->outcome->ending, Ending::Exhausted);
            QCOMPARE(workbench.moment()->length, length);
            QCOMPARE(workbench.moment()->position, std::uint64_t{9});
            QVERIFY(workbench.bookmarks() == marked);
            text = workbench.workspaceText();
        }
    }

    void aRunToBeUndoneKeepsItsBookmarks()
    {
        const Puzzle& queens = *findPuzzle("queens");
        Bookmarks marked;
        marked.add(3);
        QByteArray text;
        {
            Workbench workbench;
            workbench.wake();
            workbench.player().toEnd();
            QTRY_VERIFY(workbench.moment()->outcome);
            workbench.setBookmarks(marked, verbatim("Mark"));
            workbench.player().seek(6);
            workbench.edit(queens.presetProblem(*queens.preset("6")), verbatim("Edit"));
            QVERIFY(workbench.bookmarks().isEmpty());
            text = workbench.workspaceText();
        }
        Workbench workbench;
        workbench.openWorkspace(*readWorkspace(text), {});
        workbench.undo();
        QTRY_VERIFY(workbench.moment()->outcome);
        QCOMPARE(workbench.moment()->position, std::uint64_t{6});
        QVERIFY(workbench.bookmarks() == marked);
    }

    // With files, runs, moves and notes, on boards that are shown and that are not.
    void theNextStartCanUndo()
    {
        QTemporaryDir folder;
        const Puzzle& queens = *findPuzzle("queens");
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const QString name = folder.filePath("board.txt");
        const std::string& format = keepingFormat(queens).id;
        QByteArray text;
        std::string preset;
        {
            Workbench workbench;
            preset = problemText(workbench.document());
            workbench.edit(queens.presetProblem(*queens.preset("6")), verbatim("Six"));
            QVERIFY(saveProblem(workbench.document(), name, format).has_value());
            workbench.keepIn(workbench.document(), DocumentFile::Kind::Problem, name,
                             FileStamp::of(name), format);
            workbench.wake();
            workbench.player().step(9);
            QTRY_COMPARE(workbench.moment()->position, std::uint64_t{9});
            workbench.edit(queens.presetProblem(*queens.preset("p90")), verbatim("Another"));
            workbench.playByHand();
            for (const Value row : {0U, 4U}) {
                const Assignment queen{row, row};
                workbench.enter(std::span(&queen, 1));
            }
            workbench.setUp();
            workbench.chooseStrategy(1);
            workbench.history().undo();
            workbench.choosePuzzle(sudoku);
            workbench.chooseStrategy(2);
            text = workbench.workspaceText();
        }
        for (int start = 0; start < 2; ++start) { // unread steps are kept on
            Workbench workbench;
            workbench.openWorkspace(*readWorkspace(text), {});
            text = workbench.workspaceText();
            QCOMPARE(workbench.undoWhat()->pattern.context, std::string("Workbench"));
            QCOMPARE(workbench.undoWhat()->text(), std::string("Choose strategy"));
            workbench.undo();
            QCOMPARE(workbench.document().strategy, std::size_t{0});
            QVERIFY(!workbench.undoWhat());
            workbench.redo();
            workbench.choosePuzzle(queens);
            workbench.redo();
            QCOMPARE(workbench.document().strategy, std::size_t{1});
            QVERIFY(!workbench.redoWhat());
            workbench.undo();
            workbench.undo(); // what was set up
            QCOMPARE(workbench.hand()->entries().size(), std::size_t{2});
            QVERIFY(workbench.document().file->isModified(workbench.document()));
            for (int i = 0; i < 2; ++i)
                workbench.undo();
            QVERIFY(workbench.hand()->entries().empty());
            workbench.undo();
            QCOMPARE(workbench.undoWhat()->text(), std::string("Another"));
            workbench.undo();
            QTRY_COMPARE(workbench.moment()->position, std::uint64_t{9}); // it is searched again
            QCOMPARE(workbench.document().file->name(), name);
            QVERIFY(!workbench.document().file->isModified(workbench.document()));
            workbench.undo();
            QVERIFY(!workbench.moment()->isWatching());
            workbench.undo();
            QCOMPARE(problemText(workbench.document()), preset);
            QVERIFY(!workbench.undoWhat());
            QCOMPARE(contradiction(workbench), QString());
            while (workbench.history().canRedo())
                workbench.history().redo();
            QCOMPARE(workbench.document().strategy, std::size_t{1});
        }
    }

    // In whatever language that is, and with what fills the places of the words.
    void whatIsUndoneIsSaidAsBefore()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const Sentence what{{"test", "put %1 on %2"},
                            {Phrase{"test", "a queen"}, Sentence{{"", "%1%2"}, {"a", 1}}}};
        const auto said = [](const Sentence& sentence) {
            return sentence.text(
                [](Phrase phrase) { return fmt::format("{}<{}>", phrase.context, phrase.text); });
        };
        Workbench before;
        before.edit(queens.presetProblem(*queens.preset("6")), what);
        QByteArray text = before.workspaceText();
        for (int start = 0; start < 2; ++start) {
            Workbench workbench;
            workbench.openWorkspace(*readWorkspace(text), {});
            QCOMPARE(said(*workbench.undoWhat()), said(what));
            text = workbench.workspaceText();
        }
    }

    // A text that is small to keep may be endless to say.
    void endlessSentencesSayNothing()
    {
        nlohmann::json json{"", "%1", "again and again"};
        for (int i = 0; i < 40; ++i)
            json = nlohmann::json::array({"", "%1%1", json});
        std::set<std::string> texts;
        QVERIFY(sentenceFrom(json, texts).text().size() < 10'000);
        for (const char* const other : {"7", "{}", "[]", R"(["only a context"])", "null"})
            QCOMPARE(sentenceFrom(nlohmann::json::parse(other), texts).text(), std::string());
    }

    // What is restored comes after what was done before, which is not lost either.
    void whatIsRestoredIsAStep()
    {
        Workbench before;
        before.chooseStrategy(2);
        const QByteArray text = before.workspaceText();
        Workbench workbench;
        workbench.chooseStrategy(1);
        workbench.openWorkspace(*readWorkspace(text), verbatim("Restore"));
        QCOMPARE(workbench.document().strategy, std::size_t{2});
        workbench.undo();
        QCOMPARE(workbench.document().strategy, std::size_t{0});
        QCOMPARE(workbench.undoWhat()->text(), std::string("Restore"));
        workbench.undo();
        QCOMPARE(workbench.document().strategy, std::size_t{1});
        workbench.undo();
        QVERIFY(!workbench.undoWhat());
        QCOMPARE(workbench.document().strategy, std::size_t{0});
    }

    // So it is on the boards that are not shown.
    void whatIsRestoredElsewhereIsAStepToo()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const Puzzle& sudoku = *findPuzzle("sudoku");
        Workbench before;
        before.choosePuzzle(sudoku);
        before.chooseStrategy(2);
        before.choosePuzzle(queens);
        const QByteArray text = before.workspaceText();
        Workbench workbench;
        workbench.choosePuzzle(sudoku);
        workbench.playByHand();
        Assignment entry{0, 0};
        while (workbench.hand()->isGiven(entry.variable))
            ++entry.variable;
        workbench.enter(std::span(&entry, 1));
        workbench.choosePuzzle(queens);
        workbench.openWorkspace(*readWorkspace(text), verbatim("Restore"));
        workbench.choosePuzzle(sudoku);
        QVERIFY(workbench.hand() == nullptr);
        QCOMPARE(workbench.document().strategy, std::size_t{2});
        workbench.undo();
        QCOMPARE(workbench.document().strategy, std::size_t{0});
        QCOMPARE(workbench.undoWhat()->text(), std::string("Restore"));
        workbench.undo();
        QVERIFY(workbench.hand() != nullptr);
        QCOMPARE(workbench.hand()->entries(), std::vector<Assignment>{entry});
        workbench.redo();
        workbench.redo();
        QCOMPARE(workbench.document().strategy, std::size_t{2});
    }

    // The search of another program takes a board's place; what was done on that is still there at
    // the next start.
    void aSearchFromElsewhereKeepsWhatWasBefore()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath("theirs.jsonl");
        QVERIFY(writeFile(name, R"({"clew-events":1,"puzzle":"queens","parameters":{"size":"4"},)"
                                R"("strategy":"mine"})"
                                "\n[\"d\",0,1]\n[\"c\",1,1]\n{\"end\":\"exhausted\"}\n"));
        const Puzzle& sudoku = *findPuzzle("sudoku");
        Workbench workbench;
        workbench.choosePuzzle(sudoku);
        const ProblemPtr small = sudoku.presetProblem(*sudoku.preset("4"));
        workbench.edit(small, verbatim("Edit"));
        const std::string edited = problemText(workbench.document());
        auto theirs = documentFromFile(name, sudoku);
        QVERIFY(theirs);
        QVERIFY(findPuzzle(theirs->puzzle->info().id) != theirs->puzzle);
        workbench.open(*std::move(theirs), verbatim("Open"));
        const auto kept = readWorkspace(workbench.workspaceText());
        QVERIFY(kept);
        Workbench again;
        again.openWorkspace(*kept, {});
        QCOMPARE(again.undoWhat()->text(), std::string("Open"));
        again.undo();
        QCOMPARE(again.document().puzzle, &sudoku);
        QCOMPARE(problemText(again.document()), edited);
        again.undo();
        QCOMPARE(again.document().puzzle, &sudoku);
        QVERIFY(problemText(again.document()) != edited);
    }

    // The oldest steps go first.
    void whatIsKeptIsBounded()
    {
        Workbench workbench;
        const Puzzle& queens = *findPuzzle("queens");
        for (std::size_t i = 0; i < kMostKeptSteps + 50; ++i)
            workbench.chooseStrategy(1 + i % 2);
        const auto many = readWorkspace(workbench.workspaceText());
        QCOMPARE(many->boards.front().history["steps"].size(), kMostKeptSteps);
        Workbench next;
        next.openWorkspace(*many, {});
        while (next.history().canUndo())
            next.history().undo();
        QVERIFY(next.document().strategy > 0); // not the beginning, but what came before the first

        const auto large = queens.create({{"size", "250"}});
        QVERIFY(large.has_value());
        for (int i = 0; i < 20; ++i)
            workbench.edit(*queens.create({{"size", std::to_string(250 - i)}}), verbatim("Large"));
        const QByteArray text = workbench.workspaceText();
        QVERIFY2(text.size() < static_cast<qsizetype>(2 * kMostKeptBytes),
                 qPrintable(QString::number(text.size())));
        const auto few = readWorkspace(text);
        const auto& steps = few->boards.front().history["steps"];
        QVERIFY(!steps.empty() && steps.size() < 20);
    }

    void aStepThatCanNotBeReadIsSkipped()
    {
        Workbench workbench;
        workbench.chooseStrategy(1);
        workbench.chooseStrategy(2);
        nlohmann::json root = nlohmann::json::parse(workbench.workspaceText().toStdString());
        auto& steps = root["boards"][0]["history"]["steps"];
        const auto whole = steps;
        for (const char* const damaged :
             {R"({"strategy": "none", "seed": "1"})", R"(7)", R"(null)", R"({"seed": 1})",
              R"({"strategy": "backtracking", "seed": "1", "format": "board", "problem": "?"})"}) {
            steps = whole;
            steps[1] = nlohmann::json::parse(damaged);
            Workbench next;
            next.openWorkspace(*readWorkspace(QByteArray::fromStdString(root.dump())), {});
            next.undo();
            QCOMPARE(next.document().strategy, std::size_t{2});
            QVERIFY(!next.message().empty());
            next.undo();
            QCOMPARE(next.document().strategy, std::size_t{0});
            QCOMPARE(contradiction(next), QString());
        }
        root["boards"][0]["history"] = "none";
        Workbench next;
        next.openWorkspace(*readWorkspace(QByteArray::fromStdString(root.dump())), {});
        QVERIFY(!next.undoWhat());
    }

    void theNextStartHasEveryBoard()
    {
        QTemporaryDir folder;
        const Puzzle& queens = *findPuzzle("queens");
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const Puzzle& suguru = *findPuzzle("suguru");
        const QString name = folder.filePath("board.sdk");
        const Breakpoints breakpoints{{.kind = Breakpoint::Kind::DepthBelow, .number = 3}};
        QByteArray text;
        ProblemPtr empty;
        {
            Workbench workbench;
            workbench.edit(queens.presetProblem(*queens.preset("6")), verbatim("Edit"));
            workbench.chooseStrategy(1);
            workbench.wake();
            workbench.player().step(9);
            QTRY_COMPARE(workbench.moment()->position, std::uint64_t{9});
            workbench.player().setBreakpoints(breakpoints);
            workbench.choosePuzzle(sudoku);
            const std::string& format = keepingFormat(sudoku).id;
            QVERIFY(saveProblem(workbench.document(), name, format).has_value());
            workbench.keepIn(workbench.document(), DocumentFile::Kind::Problem, name,
                             FileStamp::of(name), format);
            workbench.choosePuzzle(suguru);
            text = workbench.workspaceText();
        }
        for (int start = 0; start < 3; ++start) { // whether a puzzle was looked at or not
            Workbench workbench;
            const auto workspace = readWorkspace(text);
            QVERIFY(workspace.has_value());
            QCOMPARE(workspace->boards.size(), std::size_t{3});
            workbench.openWorkspace(*workspace, verbatim("Open"));
            QCOMPARE(workbench.document().puzzle, &suguru);
            if (start < 2) {
                text = workbench.workspaceText();
                if (start == 0)
                    continue;
            }
            workbench.choosePuzzle(queens);
            QTRY_COMPARE(workbench.moment()->position, std::uint64_t{9});
            QCOMPARE(workbench.document().strategy, std::size_t{1});
            QCOMPARE(
                problemText(workbench.document()),
                queens.write(*queens.presetProblem(*queens.preset("6")), keepingFormat(queens).id));
            QVERIFY(workbench.player().breakpoints() == breakpoints);
            QVERIFY(workbench.document().file->isModified(workbench.document()));
            workbench.choosePuzzle(sudoku);
            const DocumentFile& file = *workbench.document().file;
            QCOMPARE(file.name(), name);
            QVERIFY(file.canBeSaved());
            QVERIFY(!file.isModified(workbench.document()));
            QVERIFY(!file.wasChangedByOthers());
            QCOMPARE(contradiction(workbench), QString());
            workbench.choosePuzzle(suguru);
            text = workbench.workspaceText();
        }
    }

    void aWorkspaceThatIsDamagedIsRefused()
    {
        QVERIFY(!readWorkspace("").has_value());
        QVERIFY(!readWorkspace("{\"clewWorkspace\": 1, \"boards\": []}").has_value());
        QVERIFY(!readWorkspace("{\"clewWorkspace\": 1, \"boards\": [7]}").has_value());
        Workbench workbench;
        QVERIFY(readWorkspace(workbench.sessionText()).has_value()); // of an earlier version
    }

    // As the first release wrote it.
    void frozenSessionsOpen()
    {
        QFile file(TEST_DATA "/frozen/session-1.clew");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto session = readSession(file.readAll());
        QVERIFY2(session.has_value(), session ? "" : english(session.error()).c_str());
        Workbench workbench;
        nlohmann::json bookmarks;
        workbench.addSessionPart(
            "bookmarks", [] { return nlohmann::json(); },
            [&bookmarks](const nlohmann::json& json) { bookmarks = json; });
        workbench.openSession(*session, verbatim("Open"));
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{42});
        QCOMPARE(workbench.document().puzzle->info().id, std::string("sudoku"));
        QCOMPARE(workbench.document().options.seed, std::uint64_t{18446744073709551615U});
        QCOMPARE(workbench.limits().nodes, std::uint64_t{5000});
        QCOMPARE(workbench.player().speed(), 64.0);
        QCOMPARE(workbench.player().breakpoints().size(), std::size_t{1});
        QVERIFY(bookmarks == nlohmann::json::parse(R"([[42, "so far – ☺"]])"));
    }
};

QTEST_GUILESS_MAIN(TestKept)
#include "tst_session_kept.moc"
