// The runs that undo brings back: within a bound, and nothing is let go without a word.

#include <QtTest>

#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "core/session/documentfile.h"
#include "core/session/documentio.h"
#include "core/session/runkeeper.h"
#include "tests/windowfixture.h"

using namespace clew;

class TestUndo : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    void searchAll(const char* preset) const
    {
        choose("queens", "backtracking", preset);
        key(Qt::Key_End);
        QTRY_VERIFY(isWatchedToTheEnd());
    }

    [[nodiscard]] Dimensions dimensions() const
    {
        const Document& document = m_window->workbench().document();
        return document.puzzle->dimensions(*document.problem);
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    // Back over a run, a second game, an edit and a first game, and forth again, by keys.
    void throughPlayAndWatchAndBack()
    {
        choose("sudoku", nullptr, "p97");
        Workbench& workbench = m_window->workbench();
        const auto enter = [&](Variable variable, Value value) {
            const Assignment one{variable, value};
            workbench.enter(std::span(&one, 1));
        };
        windowKey(Qt::Key_2, Qt::ControlModifier);
        enter(0, 8);
        enter(1, 2);
        enter(5, 4);
        windowKey(Qt::Key_1, Qt::ControlModifier);
        workbench.edit(
            workbench.document()
                .puzzle->assume(*workbench.document().problem, std::vector<Assignment>{{4, 1}})
                .value(),
            verbatim("Edit"));
        windowKey(Qt::Key_2, Qt::ControlModifier);
        enter(0, 8);
        windowKey(Qt::Key_3, Qt::ControlModifier);
        key(Qt::Key_End);
        QTRY_VERIFY(isWatchedToTheEnd());
        const ProblemPtr last = workbench.document().problem;
        for (int round = 0; round < 3; ++round) {
            for (int i = 0; i < 12; ++i) {
                windowKey(Qt::Key_Z, Qt::ControlModifier);
                QTest::qWait(20);
            }
            QVERIFY(workbench.document().problem != last);
            for (int i = 0; i < 12; ++i) {
                windowKey(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
                QTest::qWait(20);
            }
            QCOMPARE(workbench.document().problem, last);
            QVERIFY(workbench.moment()->isWatching());
        }
    }

    void withinTheBoundRunsAreKept()
    {
        searchAll("6");
        const Trace* const run = m_window->workbench().document().trace.get();
        choose("queens", nullptr, "p90");
        QVERIFY2(m_window->message().isEmpty(), qPrintable(m_window->message()));
        m_window->workbench().history().undo();
        QCOMPARE(m_window->workbench().document().trace.get(), run);
        QVERIFY(player().atEnd());
    }

    void beyondItTheyAreSearchedAgain()
    {
        m_window->workbench().setMostUndoBytes(1);
        searchAll("6");
        player().seek(77);
        const std::weak_ptr<const Trace> run = m_window->workbench().document().trace;
        choose("queens", nullptr, "p90");
        QVERIFY2(m_window->message().contains("no longer keeps"), qPrintable(m_window->message()));
        watch(3); // another run takes the place of the first
        QTRY_VERIFY(run.expired());
        m_window->workbench().history().undo(); // the second search was a step, too
        m_window->workbench().history().undo();
        QVERIFY2(m_window->message().contains("not kept"), qPrintable(m_window->message()));
        QTRY_COMPARE(player().position(), quint64{77});
        QCOMPARE(dimensions().variables, 6U);
        m_window->workbench().history().redo();
        m_window->workbench().history().redo();
        QCOMPARE(dimensions().variables, 8U);
        QTRY_COMPARE(player().position(), quint64{3});
    }

    // What somebody else recorded is not ours to search again.
    void openedTracesAreNamed()
    {
        searchAll("6");
        const QString name = m_folder.filePath("theirs.clewtrace");
        QVERIFY(saveTrace(m_window->workbench().snapshot(), {}, name));
        m_window->workbench().setMostUndoBytes(1);
        QVERIFY(m_window->openFile(name));
        choose("queens");
        m_window->workbench().history().undo();
        QVERIFY2(m_window->message().contains(name), qPrintable(m_window->message()));
        QVERIFY(!player().hasTrace());
    }

    void bookmarksKeepNoRun()
    {
        m_window->workbench().setMostUndoBytes(1);
        searchAll("6");
        key(Qt::Key_B);
        const std::weak_ptr<const Trace> run = m_window->workbench().document().trace;
        choose("queens");
        watch(3);
        QTRY_VERIFY(run.expired());
        m_window->workbench().history().undo();
        m_window->workbench().history().undo(); // the bookmark, of a run that is no more
    }

    // The window that is closed, or that crashes: what the next one restores.
    void theNextStartUndoes()
    {
        Workbench& workbench = m_window->workbench();
        choose("queens", nullptr, "6");
        workbench.playByHand();
        const Assignment queen{0, 3};
        workbench.enter(std::span(&queen, 1));
        workbench.choosePuzzle(*findPuzzle("sudoku"));
        workbench.choosePuzzle(*findPuzzle("queens"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_window->workbench().hand()->entries().empty());
        QVERIFY(m_window->close());
        openWindow();
        m_window->restoreBoards();
        key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_window->workbench().hand()->entries(), std::vector<Assignment>{queen});
        for (int i = 0; i < 3; ++i)
            key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!m_window->workbench().moment()->isByHand());
        QCOMPARE(dimensions().variables, 8U);
        QVERIFY(!m_window->workbench().undoWhat());
    }

    // The one that was shown longest ago goes first.
    void oldestFirst()
    {
        searchAll("6");
        const auto first = std::make_shared<Document>(m_window->workbench().snapshot());
        searchAll("p90");
        const auto second = std::make_shared<Document>(m_window->workbench().snapshot());
        const auto bytesOf = [](const Document& document) {
            const Trace& trace = *document.trace;
            return std::max(trace.bytes(), trace.memoryBytes() + trace.diskBytes());
        };
        RunKeeper runs;
        runs.setMost(bytesOf(*first) + bytesOf(*second));
        runs.add(first);
        runs.add(second);
        QVERIFY(runs.letGo(nullptr).empty());
        runs.setMost(bytesOf(*first) + bytesOf(*second) - 1);
        QVERIFY(runs.letGo(first->trace.get()).empty()); // what is shown does not count
        const auto gone = runs.letGo(nullptr);
        QCOMPARE(gone.size(), std::size_t{1});
        QVERIFY(first->runLetGo && !first->trace && second->trace);
        QCOMPARE(gone.front().problem, first->problem);
    }
};

QTEST_MAIN(TestUndo)
#include "tst_app_undo.moc"
