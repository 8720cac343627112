// Steps in the window: the keys go by deductions and by events, the panel lists them, the sentence
// is about the whole of one; solutions appear as they are reached.

#include <QListView>
#include <QSignalSpy>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/windowfixture.h"
#include "widgets/nodesteps.h"
#include "widgets/searchtreeview.h"
#include "widgets/solutionspanel.h"
#include "widgets/stepspanel.h"
#include "widgets/timeline.h"
#include "widgets/transportbar.h"

using namespace clew;

class TestSteps : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    StepsPanel& panel() { return *m_window->findChild<StepsPanel*>(); }
    QListView& list() { return *m_window->findChild<QListView*>("steps"); }
    SolutionsGallery& gallery() { return m_window->solutionsPanel().gallery(); }
    void showPanel()
    {
        key(Qt::Key_T, Qt::ShiftModifier);
        QTRY_VERIFY(list().isVisible() || panel().model().rowCount() == 0);
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void keysGoByDeductionsAndEvents()
    {
        choose("sudoku", "logic");
        key(Qt::Key_Period);
        QTRY_VERIFY(player().position() > 30); // the givens and what they strike
        QVERIFY(m_window->reason().contains(QStringLiteral("as it is given")));
        const quint64 opening = player().position();
        key(Qt::Key_Period);
        QTRY_VERIFY(player().position() > opening);
        const quint64 second = player().position();
        const Deductions& deductions = *player().deductions();
        const auto done = deductions.previous(player().cursor().trace(), second);
        QString technique =
            QString::fromUtf8(deductions.name(player().cursor().trace(), *done).text);
        technique[0] = technique[0].toUpper(); // a sentence
        QVERIFY(m_window->reason().startsWith(technique + QStringLiteral(": ")));
        key(Qt::Key_Comma);
        QCOMPARE(player().position(), opening);
        key(Qt::Key_Comma, Qt::AltModifier);
        QCOMPARE(player().position(), opening - 1);
        key(Qt::Key_Period, Qt::AltModifier);
        key(Qt::Key_Period, Qt::AltModifier);
        QTRY_COMPARE(player().position(), opening + 1);
        key(Qt::Key_Period);
        QTRY_COMPARE(player().position(), second);
    }

    // A search that only reasons has one node: its steps are blocks below the tree.
    void theTreeHasTheStepsOfItsNode()
    {
        choose("sudoku", "logic");
        key(Qt::Key_T);
        auto& steps = *m_window->findChild<NodeSteps*>();
        QVERIFY(!steps.isVisible());
        key(Qt::Key_End);
        QTRY_VERIFY(m_window->workbench().moment()->outcome.has_value());
        QTRY_COMPARE(player().position(), m_window->workbench().moment()->length);
        QTRY_VERIFY(steps.isVisible());
        const Trace& trace = player().cursor().trace();
        const Deductions& deductions = *player().deductions();
        std::size_t count = 0;
        for (std::uint64_t at = 0; at < trace.size(); ++count)
            at = deductions.next(trace, at)->end;
        QCOMPARE(steps.steps().size(), count);
        key(Qt::Key_Home);
        const QRect block = steps.blockOf(3);
        QVERIFY(!block.isEmpty());
        QTest::mouseClick(&steps, Qt::LeftButton, Qt::NoModifier, block.center());
        QCOMPARE(player().position(), steps.steps()[3].end);
        choose("queens", "backtracking"); // where nothing is concluded
        key(Qt::Key_Period);
        QVERIFY(!steps.isVisible());
    }

    void thePanelFollowsAndLeads()
    {
        choose("sudoku", "logic");
        showPanel();
        QVERIFY(panel().isVisible());
        QVERIFY(!list().isVisible());
        for (int i = 1; i <= 6; ++i) {
            key(Qt::Key_Period);
            QTRY_COMPARE(panel().model().currentRow(), i - 1);
            QTRY_VERIFY(list().isVisible());
            QCOMPARE(list().currentIndex().row(), i - 1);
        }
        const quint64 wanted = panel().model().step(2).end;
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(panel().model().index(2)).center());
        QCOMPARE(player().position(), wanted);
        QCOMPARE(list().currentIndex().row(), 2);
        QTest::keyClick(&list(), Qt::Key_Down);
        QCOMPARE(player().position(), quint64{panel().model().step(3).end});
        QTest::keyClick(&list(), Qt::Key_Down);
        QCOMPARE(player().position(), quint64{panel().model().step(4).end});
        QCOMPARE(list().currentIndex().row(), 4);
    }

    // A solve by hand is listed and followed as it is made.
    void thePanelFollowsTheHand()
    {
        choose("queens");
        showPanel();
        Workbench& workbench = m_window->workbench();
        workbench.playByHand();
        const auto& tree = *m_window->findChild<SearchTreeView*>();
        for (const Assignment queen : {Assignment{0, 1}, Assignment{1, 3}}) {
            workbench.enter({&queen, 1});
            QCOMPARE(panel().model().currentRow(), static_cast<int>(queen.variable));
            QCOMPARE(list().currentIndex().row(), static_cast<int>(queen.variable));
            QCOMPARE(tree.current(), workbench.moment()->node);
        }
        workbench.undo();
        QCOMPARE(panel().model().currentRow(), 2);
        QCOMPARE(tree.current(), workbench.moment()->node);
    }

    // Whoever looks at step 23 does not see the answer, unless he asks for it.
    void solutionsAppearAsTheyAreReached()
    {
        choose("queens", "backtracking", "p90");
        key(Qt::Key_End);
        QTRY_VERIFY(isWatchedToTheEnd());
        QCOMPARE(gallery().count(), quint64{92});
        m_window->workbench().restart();
        key(Qt::Key_N);
        QTRY_COMPARE(player().solutionsPassed(), quint64{1});
        QCOMPARE(gallery().count(), quint64{1});
        player().setHolding(true); // the search goes on behind
        QTRY_VERIFY(player().cursor().trace().complete());
        QTest::qWait(100);
        QCOMPARE(gallery().count(), quint64{1});
        auto* const all = m_window->findChild<QToolButton*>("showAll");
        QVERIFY(all->isVisibleTo(&m_window->solutionsPanel()));
        QTest::mouseClick(all, Qt::LeftButton);
        QCOMPARE(gallery().count(), quint64{92});
        QTest::mouseClick(all, Qt::LeftButton);
        QCOMPARE(gallery().count(), quint64{1});
        key(Qt::Key_N);
        QTRY_COMPARE(gallery().count(), quint64{2});
        key(Qt::Key_Home); // those that were reached stay
        QCOMPARE(gallery().count(), quint64{2});
    }

    void pastTheLastSolutionIsSaid()
    {
        choose("queens", "backtracking", "4");
        for (const quint64 n : {quint64{1}, quint64{2}}) {
            key(Qt::Key_N);
            QTRY_COMPARE(player().solutionsPassed(), n);
            QVERIFY(m_window->message().isEmpty());
        }
        key(Qt::Key_N);
        QTRY_VERIFY(m_window->message().contains(QStringLiteral("further solution")));
        QCoreApplication::processEvents(); // nothing that still comes takes it away, a step does
        QVERIFY(m_window->message().contains(QStringLiteral("further solution")));
        key(Qt::Key_Comma);
        QTRY_VERIFY(m_window->message().isEmpty());
    }

    // What could be done next is listed by technique, shown on the board, and entered from there.
    void allStepsFromHere()
    {
        choose("sudoku", "logic", "p97");
        key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        auto& all = *m_window->findChild<QTreeWidget*>("possibleSteps");
        QTRY_VERIFY(all.isVisible() && all.topLevelItemCount() > 10);
        QCOMPARE(all.topLevelItem(0)->text(0), QStringLiteral("Naked single (5)"));
        QSet<QString> techniques; // each once
        for (int i = 0; i < all.topLevelItemCount(); ++i)
            techniques << all.topLevelItem(i)->text(0).section(QStringLiteral(" ("), 0, 0);
        QCOMPARE(techniques.size(), all.topLevelItemCount());
        QTreeWidgetItem* const step = all.topLevelItem(0)->child(0);
        QCOMPARE(step->text(0), QStringLiteral("R1C1 = 9"));
        all.setCurrentItem(step);
        QVERIFY(m_window->reason().startsWith(QStringLiteral("R1C1 must be 9")));
        QTest::keyClick(&all, Qt::Key_Return); // not while the board is set up
        QVERIFY(m_window->workbench().hand() == nullptr);
        key(Qt::Key_Period); // a board with strikes
        QTRY_VERIFY(player().position() > 30);
        QCOMPARE(all.topLevelItemCount(), 0);
        key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(all.topLevelItem(0)->text(0), QStringLiteral("Naked single (5)"));
        key(Qt::Key_T, Qt::ShiftModifier);
        QVERIFY(!all.isVisible() && list().isVisible());

        m_window->workbench().playByHand();
        key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(all.isVisible() && all.topLevelItemCount() > 10);
        all.setCurrentItem(all.topLevelItem(0)->child(0));
        QTest::keyClick(&all, Qt::Key_Return);
        QCOMPARE(m_window->workbench().hand()->entries(), (std::vector<Assignment>{{0, 8}}));
        QTRY_COMPARE(all.topLevelItem(0)->text(0), QStringLiteral("Naked single (4)"));
        choose("queens", "backtracking", "p90");
        QVERIFY(!all.isVisible());
    }

    // An endless way to the end is stopped like any other.
    void theWayToTheEndCanBeStopped()
    {
        choose("queens", "generate-and-test", "12");
        key(Qt::Key_End);
        QTRY_VERIFY(player().length() > 100'000);
        key(Qt::Key_Escape);
        QVERIFY(player().hasTrace());
        QVERIFY(!player().isUnderWay());
        QTRY_VERIFY(m_window->workbench().session().isWaiting());
    }

    // What started a search stops it while it goes on, and says so everywhere.
    void whatStartsASearchStopsIt_data()
    {
        QTest::addColumn<int>("startKey");
        QTest::addColumn<QString>("name");
        QTest::newRow("play") << int{Qt::Key_Space} << QStringLiteral("Run");
        QTest::newRow("to the end") << int{Qt::Key_End} << QStringLiteral("To the end");
        QTest::newRow("next solution") << int{Qt::Key_N} << QStringLiteral("Next solution");
    }
    void whatStartsASearchStopsIt()
    {
        QFETCH(int, startKey);
        QFETCH(QString, name);
        choose("queens", "generate-and-test", "12");
        const QKeySequence keys(startKey);
        const auto actions = m_window->actions();
        const auto found = std::ranges::find_if(
            actions, [&](const QAction* action) { return action->shortcuts().contains(keys); });
        QVERIFY(found != actions.end());
        QAction& action = **found;
        QToolButton* button = nullptr;
        for (auto* const each : m_window->findChildren<QToolButton*>())
            if (each->defaultAction() == &action && each->isVisible())
                button = each;
        QVERIFY(button != nullptr);
        const auto start = [&] { return action.text().remove(u'&'); };
        QCOMPARE(start(), name);
        const QRect place = button->geometry();
        for (const bool byKey : {true, false}) {
            key(startKey);
            QTRY_VERIFY(start() != name);
            QVERIFY(button->toolTip().startsWith(start()));
            QCOMPARE(button->geometry(), place);
            QTRY_VERIFY(player().length() > 100);
            if (byKey)
                key(startKey);
            else
                QTest::mouseClick(button, Qt::LeftButton);
            QTRY_COMPARE(start(), name);
            QVERIFY(button->toolTip().startsWith(name));
            QVERIFY(!player().isUnderWay() && !player().isPlaying());
        }
    }

    // No strategy draws a blank: there are steps or progress to be seen.
    void theTimelineShowsSomething_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("preset");
        QTest::newRow("P97") << "sudoku"
                             << "logic"
                             << "p97";
        QTest::newRow("Sudoku 16") << "sudoku"
                                   << "propagation"
                                   << "16";
        QTest::newRow("Suguru 6x6") << "suguru"
                                    << "logic"
                                    << "6x6";
        QTest::newRow("nonogram") << "nonogram"
                                  << "line-solving"
                                  << "";
    }
    void theTimelineShowsSomething()
    {
        QFETCH(QString, puzzle);
        QFETCH(QString, strategy);
        QFETCH(QString, preset);
        const QByteArray of = preset.toUtf8();
        choose(puzzle.toStdString(), qPrintable(strategy), of.isEmpty() ? nullptr : of.constData());
        key(Qt::Key_End);
        QTRY_VERIFY(isWatchedToTheEnd());
        const Timeline& timeline = m_window->findChild<TransportBar*>()->timeline();
        const auto length = static_cast<double>(timeline.length());
        QTRY_VERIFY(timeline.progressAt(length * 0.98).has_value());
        QVERIFY(timeline.progressAt(length * 0.98)->settled > timeline.progressAt(0)->settled);
    }
};

QTEST_MAIN(TestSteps)
#include "tst_app_steps.moc"
