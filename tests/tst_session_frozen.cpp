// What earlier versions wrote opens, and says what it said then (data/frozen/README.md).
// Checkpoints of knight's tours, seeds of generators and best times are opened by tst_cli_partials,
// tst_cli_rating and tst_app_besttimes.

#include <QtTest>

#include <algorithm>

#include "core/files/eventstream.h"
#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/model/compile.h"
#include "core/session/documentio.h"
#include "core/session/sessionfile.h"
#include "core/session/workbench.h"
#include "core/session/workspace.h"
#include "core/study/runs.h"
#include "core/text/english.h"
#include "tests/instances.h"

using namespace clew;

class TestFrozen : public QObject
{
    Q_OBJECT

private:
    static QString pathOf(const QByteArray& name) { return TEST_DATA "/frozen/" + QString(name); }
    static QByteArray contentsOf(const char* name)
    {
        QFile file(pathOf(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void links_data()
    {
        QTest::addColumn<QByteArrayList>("row");
        for (const char* const list : {"links-1.tsv", "links-2.tsv"})
            for (const QByteArrayList& row : test::tableRows(pathOf(list)))
                QTest::newRow(row[0] + ", " + row[1]) << row;
    }

    void links()
    {
        QFETCH(QByteArrayList, row);
        if (row[0] == "model" && !model::hasMiniZinc())
            QSKIP("MiniZinc is not installed");
        const auto moment = readLink(row[4].toStdString());
        QVERIFY2(moment.has_value(), moment ? "" : english(moment.error()).c_str());
        QCOMPARE(moment->puzzle->info().id, row[0].toStdString());
        QCOMPARE(moment->puzzle->info().strategies[moment->strategy].id, row[1].toStdString());
        QCOMPARE(moment->options.seed, row[2].toULongLong());
        QCOMPARE(moment->step, row[3].toULongLong());
        const Parameters settings =
            row[1] == "composed" ? Parameters{{"restarts", "luby"}, {"var-order", "weighted"}}
                                 : Parameters();
        QVERIFY(moment->options.settings == settings);
        const auto again = readLink(writeLink(*moment));
        QVERIFY(again.has_value());
        const std::string format = keepingFormat(*moment->puzzle).id;
        QCOMPARE(again->puzzle->write(*again->problem, format),
                 moment->puzzle->write(*moment->problem, format));
    }

    void traces_data()
    {
        QTest::addColumn<QByteArrayList>("row");
        for (const char* const list : {"traces-1.tsv", "traces-2.tsv", "traces-3.tsv"})
            for (const QByteArrayList& row : test::tableRows(pathOf(list)))
                QTest::newRow(row[0]) << row;
    }

    void traces()
    {
        QFETCH(QByteArrayList, row);
        if (row[1] == "model" && !model::hasMiniZinc())
            QSKIP("MiniZinc is not installed");
        const auto document = documentFromFile(pathOf(row[0]), *puzzles().front());
        QVERIFY2(document.has_value(), document ? "" : english(document.error()).c_str());
        const Puzzle& puzzle = *document->puzzle;
        QCOMPARE(puzzle.info().id, row[1].toStdString());
        QCOMPARE(puzzle.info().strategies[document->strategy].id, row[2].toStdString());
        QCOMPARE(document->trace->size(), row[3].toULongLong());
        QCOMPARE(document->trace->solutionCount(), row[4].toULongLong());
        Cursor cursor(document->trace, puzzle.dimensions(*document->problem));
        QVERIFY(!document->trace->fault());
        const std::uint64_t step = 1 + document->trace->size() / 2000;
        for (std::uint64_t i = 0; i < document->trace->size(); i += step) {
            cursor.seek(i);
            const Event event = document->trace->event(i);
            QVERIFY(!puzzle.explain(*document->problem, cursor.state(), event).text().empty());
        }
        for (std::uint64_t n = 0; n < document->trace->solutionCount(); ++n) {
            cursor.seek(document->trace->solutionEvent(n));
            const Solution solution = puzzle.solutionAt(*document->problem, cursor.state());
            QVERIFY(puzzle.verify(*document->problem, solution).empty());
        }
        QVERIFY(!document->trace->fault());
    }

    // What a file is shows in it, not in its name.
    void renamed()
    {
        const QTemporaryDir folder;
        const QString plain = folder.filePath("search");
        QVERIFY(QFile::copy(pathOf("trace-2-queens.clewtrace"), plain));
        const auto opened = documentFromFile(plain, *puzzles().back());
        QVERIFY2(opened.has_value(), opened ? "" : english(opened.error()).c_str());
        QFile stream(folder.filePath("stream"));
        QVERIFY(stream.open(QIODevice::WriteOnly));
        const Puzzle& puzzle = *opened->puzzle;
        const TraceHeader header{.puzzle = puzzle.info().id,
                                 .strategy = puzzle.info().strategies[opened->strategy].id,
                                 .problem =
                                     puzzle.write(*opened->problem, keepingFormat(puzzle).id),
                                 .format = keepingFormat(puzzle).id};
        QVERIFY(writeEvents(
            header, puzzle, *opened->problem, *opened->trace, [&](std::string_view text) {
                return stream.write(text.data(), static_cast<qint64>(text.size())) >= 0;
            }));
        stream.close();
        const auto streamed = documentFromFile(stream.fileName(), *puzzles().back());
        QVERIFY2(streamed.has_value(), streamed ? "" : english(streamed.error()).c_str());
        QCOMPARE(streamed->trace->size(), opened->trace->size());
        QCOMPARE(streamed->trace->solutionCount(), opened->trace->solutionCount());
    }

    void runs()
    {
        const auto rows = readRuns(contentsOf("runs-1.csv").toStdString());
        QVERIFY2(rows.has_value(), rows ? "" : english(rows.error()).c_str());
        const auto merged = mergedRuns(*rows);
        QVERIFY2(merged.has_value(), merged ? "" : english(merged.error()).c_str());
        QCOMPARE(merged->size(), std::size_t{2});
        QCOMPARE(merged->at(0).instance, std::string("a.queens"));
        QCOMPARE(merged->at(0).nodes, std::uint64_t{26});
        QCOMPARE(merged->at(1).instance, std::string("b.queens"));
        QCOMPARE(merged->at(1).nodes, std::uint64_t{171});
    }

    void solveByHand()
    {
        const auto session = readSession(contentsOf("session-2.clew"));
        QVERIFY2(session.has_value(), session ? "" : english(session.error()).c_str());
        QVERIFY(session->document.hand != nullptr);
        QCOMPARE(session->document.hand->entries(),
                 (std::vector<Assignment>{{0, 1}, {1, 3}, {2, 5}}));
        QVERIFY(session->document.hand->canRedo()); // the pencil mark
        QVERIFY(session->document.hand->notes()->empty());
    }

    void newPuzzle()
    {
        const auto session = readSession(contentsOf("session-3.clew"));
        QVERIFY2(session.has_value(), session ? "" : english(session.error()).c_str());
        const Document& document = session->document;
        QCOMPARE(document.generated, (Generated{{1, 17}, "easy"}));
        QVERIFY(document.hand != nullptr);
        QCOMPARE(document.hand->entries().size(), std::size_t{2}); // one was undone
        const auto& log = document.hand->log();
        QCOMPARE(log.size(), std::size_t{4});
        QCOMPARE(log.front().at, std::chrono::milliseconds(5200));
        QCOMPARE(log.back().at, std::chrono::milliseconds(40100));
        // The number makes the same puzzle again.
        Control control;
        const auto made =
            document.puzzle->generate({.seed = 17, .difficulty = "easy", .version = 1}, control);
        QVERIFY(made.has_value());
        QCOMPARE(document.puzzle->write(**made, "sdk"),
                 document.puzzle->write(*document.problem, "sdk"));
    }

    void workspace()
    {
        const auto workspace = readWorkspace(contentsOf("workspace-1.clew"));
        QVERIFY2(workspace.has_value(), workspace ? "" : english(workspace.error()).c_str());
        QCOMPARE(workspace->boards.size(), std::size_t{2});
        QCOMPARE(workspace->boards[0].session.document.puzzle->info().id, std::string("sudoku"));
        QCOMPARE(workspace->boards[1].session.document.puzzle->info().id, std::string("queens"));
    }

    void workspaceWithHistories()
    {
        const auto workspace = readWorkspace(contentsOf("workspace-2.clew"));
        QVERIFY2(workspace.has_value(), workspace ? "" : english(workspace.error()).c_str());
        Workbench workbench;
        workbench.openWorkspace(*workspace, {});
        QCOMPARE(workbench.document().puzzle->info().id, std::string("sudoku"));
        QVERIFY(!workbench.undoWhat());
        const Puzzle& queens = *findPuzzle("queens");
        workbench.choosePuzzle(queens);
        const auto board = [&] { return queens.write(*workbench.document().problem, "board"); };
        QCOMPARE(workbench.undoWhat()->text(), std::string("Set up"));
        workbench.undo();
        QCOMPARE(workbench.hand()->entries().size(), std::size_t{2});
        workbench.undo();
        workbench.undo();
        QVERIFY(workbench.hand()->entries().empty());
        workbench.undo();
        QCOMPARE(std::ranges::count(board(), 'Q'), 2);
        QCOMPARE(workbench.undoWhat()->text(), std::string("Place queen"));
        workbench.undo();
        workbench.undo();
        QCOMPARE(std::ranges::count(board(), 'Q'), 0);
        QVERIFY(!workbench.undoWhat());
    }
};

QTEST_GUILESS_MAIN(TestFrozen)
#include "tst_session_frozen.moc"
