// Breakpoints in the window: pointing at a place of any board, F9, the panel, stopping, sessions.

#include <QListWidget>
#include <QMenu>
#include <QtTest>

#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "tests/windowfixture.h"
#include "widgets/board.h"
#include "widgets/breakpointspanel.h"

using namespace clew;

class TestBreakpointsFeature : public QObject, private test::WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void everyBoardCanBePointedAt_data() { puzzleRows(); }

    // Ctrl+click chooses a place and edits nothing; F9 puts a breakpoint there and takes it away.
    void everyBoardCanBePointedAt()
    {
        QFETCH(int, index);
        choose(puzzleAt(index));
        const ProblemPtr problem = m_window->workbench().document().problem;
        const auto point = somePlace();
        QVERIFY2(point, "no point of the board has a place");
        QTest::mouseClick(&m_window->board(), Qt::LeftButton, Qt::ControlModifier, *point);
        QVERIFY(m_window->board().chosenPlace());
        QCOMPARE(m_window->workbench().document().problem, problem);
        key(Qt::Key_F9);
        QCOMPARE(m_window->workbench().player().breakpoints().size(), std::size_t{1});
        QCOMPARE(m_window->workbench().player().breakpoints()[0].place,
                 *m_window->board().chosenPlace());
        QCOMPARE(list().count(), 1);
        QVERIFY(!list().item(0)->text().isEmpty());
        key(Qt::Key_F9);
        QVERIFY(m_window->workbench().player().breakpoints().empty());
    }

    // While watching, the right button asks and the search stays.
    void rightButtonAsks_data() { puzzleRows(); }

    void rightButtonAsks()
    {
        QFETCH(int, index);
        choose(puzzleAt(index));
        watch(1);
        const auto point = somePlace();
        QVERIFY(point);
        QTest::mouseClick(&m_window->board(), Qt::RightButton, Qt::NoModifier, *point);
        QVERIFY(m_window->workbench().player().hasTrace());
        auto* const menu = m_window->board().findChild<QMenu*>();
        QVERIFY(menu != nullptr);
        QVERIFY(menu->isVisible());
        QVERIFY(menu->actions().size() >= 2);
        QVERIFY(stopMenu(*menu) != nullptr);
        stopMenu(*menu)->actions()[0]->trigger();
        QCOMPARE(m_window->workbench().player().breakpoints().size(), std::size_t{1});
        menu->close();
    }

    void playStopsAndSaysSo()
    {
        Breakpoint solution;
        solution.kind = Breakpoint::Kind::SolutionFound;
        m_window->workbench().player().setBreakpoints({solution});
        m_window->workbench().player().setSpeed(Player::kFastest);
        key(Qt::Key_Space);
        QTRY_COMPARE(m_window->workbench().player().solutionsPassed(), quint64{1});
        QTRY_VERIFY(!m_window->workbench().player().isPlaying());
        QCOMPARE(m_window->workbench().player().cursor().lastEvent()->kind(), EventKind::Solution);
        QVERIFY(m_window->message().contains(QStringLiteral("A solution")));
        key(Qt::Key_Space);
        QVERIFY(!m_window->message().contains(QStringLiteral("A solution")) ||
                m_window->workbench().player().solutionsPassed() == 2);
        QTRY_COMPARE(m_window->workbench().player().solutionsPassed(), quint64{2});
    }

    // The check box switches it off, Delete removes it.
    void panelSwitchesAndRemoves()
    {
        Breakpoint contradiction;
        contradiction.kind = Breakpoint::Kind::Contradiction;
        Breakpoint solution;
        m_window->workbench().player().setBreakpoints({contradiction, solution});
        QCOMPARE(list().count(), 2);
        list().item(0)->setCheckState(Qt::Unchecked);
        QVERIFY(!m_window->workbench().player().breakpoints()[0].enabled);
        m_window->workbench().player().setSpeed(Player::kFastest);
        key(Qt::Key_Space);
        QTRY_COMPARE(m_window->workbench().player().solutionsPassed(), quint64{1});
        QTRY_VERIFY(!m_window->workbench().player().isPlaying());
        auto* const panel = m_window->findChild<BreakpointsPanel*>();
        m_window->showDetails(panel);
        list().setCurrentRow(0);
        QTest::keyClick(&list(), Qt::Key_Delete);
        QCOMPARE(m_window->workbench().player().breakpoints(), Breakpoints{solution});
    }

    void puzzlesKeepTheirOwn()
    {
        Breakpoint solution;
        m_window->workbench().player().setBreakpoints({solution});
        choose("sudoku");
        QVERIFY(m_window->workbench().player().breakpoints().empty());
        m_window->workbench().choosePuzzle(*findPuzzle("queens"));
        QCOMPARE(m_window->workbench().player().breakpoints(), Breakpoints{solution});
    }

    void sessionsKeepThem()
    {
        Breakpoint placed;
        placed.kind = Breakpoint::Kind::Placed;
        placed.place = {3, 4};
        placed.enabled = false;
        m_window->workbench().player().setBreakpoints({placed});
        const QByteArray session = m_window->workbench().sessionText();
        m_window->workbench().player().setBreakpoints({});
        QVERIFY(restoreSession(session).has_value());
        QTRY_COMPARE(m_window->workbench().player().breakpoints(), Breakpoints{placed});
    }

private:
    static QMenu* stopMenu(const QMenu& menu)
    {
        for (const QAction* const action : menu.actions())
            if (action->menu() != nullptr && action->text().contains(QStringLiteral("Stop")))
                return action->menu();
        return nullptr;
    }

    std::optional<QPoint> somePlace() const
    {
        QTest::qWait(0); // the board has its size
        return pointWhere([](Place) { return true; });
    }

    QListWidget& list()
    {
        return *m_window->findChild<QListWidget*>(QStringLiteral("breakpoints"));
    }

    // They are spoken of by the puzzle whose places they are at, while boards change, too.
    void theyComeBackWithTheirBoard()
    {
        for (const auto& left : puzzles()) {
            choose("knight");
            Breakpoints many;
            for (Variable move = 0; move < 25; ++move)
                many.push_back({.kind = Breakpoint::Kind::Placed, .place = {move, 24 - move}});
            player().setBreakpoints(many);
            m_window->workbench().choosePuzzle(*left);
            m_window->workbench().choosePuzzle(*findPuzzle("knight"));
            QCOMPARE(player().breakpoints().size(), many.size());
            m_window->workbench().history().undo();
            m_window->workbench().history().redo();
            QCOMPARE(player().breakpoints().size(), many.size());
        }
    }
};

QTEST_MAIN(TestBreakpointsFeature)
#include "tst_app_breakpoints.moc"
