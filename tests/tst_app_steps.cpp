// Steps in the window: the keys go by deductions and by events, the panel lists them, the sentence
// is about the whole of one; solutions appear as they are reached.

#include <QListView>
#include <QSignalSpy>
#include <QTabWidget>
#include <QToolButton>

#include "tests/windowfixture.h"
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
        QVERIFY(m_window->reason().startsWith( // its technique
            QString::fromUtf8(deductions.name(*done).text) + QStringLiteral(": ")));
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

    // Whoever looks at step 23 does not see the answer, unless he asks for it.
    void solutionsAppearAsTheyAreReached()
    {
        choose("queens", "backtracking", "p90");
        key(Qt::Key_End);
        QTRY_VERIFY(player().atEnd());
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
        QTRY_VERIFY(player().atEnd());
        const Timeline& timeline = m_window->findChild<TransportBar*>()->timeline();
        const auto length = static_cast<double>(timeline.length());
        QTRY_VERIFY(timeline.progressAt(length * 0.98).has_value());
        QVERIFY(timeline.progressAt(length * 0.98)->settled > timeline.progressAt(0)->settled);
    }
};

QTEST_MAIN(TestSteps)
#include "tst_app_steps.moc"
