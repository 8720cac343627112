// Timeline, search tree and heat map in the window: one moment shown everywhere, with real keys and
// clicks, on several puzzles.

#include <QAction>
#include <QTabWidget>
#include <QTableWidget>
#include <QtTest>

#include "app/gui/features/timelinefeature.h"
#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "core/trace/nodewalk.h"
#include "tests/windowfixture.h"
#include "widgets/board.h"
#include "widgets/heatpanel.h"
#include "widgets/searchtreepanel.h"
#include "widgets/searchtreeview.h"
#include "widgets/timeline.h"
#include "widgets/transportbar.h"

using namespace clew;

class TestWatching : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    [[nodiscard]] Timeline& timeline() { return m_window->transportBar().timeline(); }
    [[nodiscard]] SearchTreePanel& tree() { return *m_window->findChild<SearchTreePanel*>(); }
    [[nodiscard]] HeatPanel& heat() { return *m_window->findChild<HeatPanel*>(); }
    [[nodiscard]] std::vector<quint64> bookmarks() { return timeline().bookmarks().positions(); }
    QAction& action(const QKeySequence& key)
    {
        for (QAction* const action : m_window->actions())
            if (action->shortcuts().contains(key))
                return *action;
        qFatal("no such action");
    }

    void runToEnd()
    {
        key(Qt::Key_End);
        QTRY_VERIFY(player().atEnd());
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void stepsByNodeAndLevel()
    {
        for (NodeId node = 1; node <= 5; ++node) {
            key(Qt::Key_Period, Qt::ShiftModifier);
            QTRY_COMPARE(player().cursor().node(), node);
        }
        key(Qt::Key_Comma, Qt::ShiftModifier);
        QCOMPARE(player().cursor().node(), NodeId{4});
        const auto depth = player().cursor().depth();
        key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(player().cursor().depth(), depth - 1);
        key(Qt::Key_Period);
        key(Qt::Key_Down, Qt::ControlModifier);
        QTRY_COMPARE(player().cursor().depth(), depth - 1);
    }

    // Set, visited, removed, all of it undone; each run has its own.
    void bookmarksAreUndoable()
    {
        key(Qt::Key_B); // nothing is being watched yet
        QVERIFY(bookmarks().empty());
        runToEnd();
        for (const quint64 position : {100U, 3000U, 7U}) {
            player().seek(position);
            key(Qt::Key_B);
        }
        QCOMPARE(bookmarks(), (std::vector<quint64>{7, 100, 3000}));
        key(Qt::Key_B, Qt::ShiftModifier);
        QCOMPARE(player().position(), quint64{100});
        key(Qt::Key_B, Qt::ShiftModifier);
        QCOMPARE(player().position(), quint64{3000});
        key(Qt::Key_B, Qt::ShiftModifier);
        QCOMPARE(player().position(), quint64{3000});
        key(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(player().position(), quint64{100});
        key(Qt::Key_B);
        QCOMPARE(bookmarks(), (std::vector<quint64>{7, 3000}));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bookmarks(), (std::vector<quint64>{7, 100, 3000}));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bookmarks(), (std::vector<quint64>{100, 3000}));
        key(Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY(player().hasTrace());
        QVERIFY(bookmarks().empty());
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bookmarks(), (std::vector<quint64>{100, 3000}));
        auto* const feature = m_window->findChild<TimelineFeature*>();
        feature->nameBookmark(100, QStringLiteral("here"));
        QCOMPARE(timeline().bookmarks().label(100), QStringLiteral("here"));
    }

    void followAndHold()
    {
        chooseInPanels("queens", "backtracking", "32");
        QAction& follow = action(QKeySequence(Qt::CTRL | Qt::Key_End));
        QAction& hold = action(QKeySequence(Qt::CTRL | Qt::Key_H));
        key(Qt::Key_End, Qt::ControlModifier);
        QVERIFY(follow.isChecked());
        QTRY_VERIFY(player().position() > 100'000);
        key(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(hold.isChecked() && !follow.isChecked());
        const quint64 position = player().position();
        const auto span = timeline().span();
        const quint64 length = player().length();
        QTRY_VERIFY(player().length() > length + 100'000);
        QCOMPARE(player().position(), position);
        QCOMPARE(timeline().span().last, span.last);
        key(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(!hold.isChecked());
        QTRY_VERIFY(m_window->workbench().session().isWaiting());
        QVERIFY(!timeline().isZoomed());
    }

    void moments_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<QByteArray>("strategy");
        QTest::addColumn<QByteArray>("preset");
        QTest::addRow("queens") << QByteArray("queens") << QByteArray("column-by-column")
                                << QByteArray("p90");
        QTest::addRow("sudoku") << QByteArray("sudoku") << QByteArray("backtracking")
                                << QByteArray("p97");
        QTest::addRow("graphs") << QByteArray("graphs") << QByteArray("edge-selection")
                                << QByteArray("p94");
        QTest::addRow("knight") << QByteArray("knight") << QByteArray("breadth-first")
                                << QByteArray("p91");
    }

    // Board, tree and timeline show the same moment, whichever of them is moved.
    void treeShowsTheMoment()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, strategy);
        QFETCH(QByteArray, preset);
        chooseInPanels(puzzle.toStdString(), strategy, preset);
        key(Qt::Key_T);
        QVERIFY(tree().isVisible());
        SearchTreeView& view = tree().view();
        QVERIFY(view.hasFocus());
        m_window->workbench().wake();
        player().setFollowing(true);
        QTRY_VERIFY(player().atEnd() || player().length() > 500'000);
        player().pause();
        QTRY_VERIFY(view.isUpToDate());
        const Trace& trace = *m_window->workbench().document().trace;
        for (const quint64 position : {quint64{trace.size() / 3}, quint64{5}}) {
            player().seek(position);
            QCOMPARE(view.current(), NodeWalk::at(trace, position).node());
            QCOMPARE(timeline().position(), position);
        }
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(player().cursor().node(), view.current());
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(player().cursor().node(), view.current());
        QVERIFY(view.current() != kRoot);
        // F is the tree's while it has the keyboard, B the window's.
        QTest::keyClick(&view, Qt::Key_F);
        QVERIFY(view.isFailedHidden());
        QTest::keyClick(&view, Qt::Key_B);
        QCOMPARE(bookmarks(), std::vector<quint64>{player().position()});
    }
    void treeShowsTheMoment_data() { moments_data(); }

    // The board is tinted where it was tried, and only there; the hottest place leads the table.
    void heatOnTheBoard()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, strategy);
        QFETCH(QByteArray, preset);
        chooseInPanels(puzzle.toStdString(), strategy, preset);
        m_window->showDetails(&heat());
        m_window->workbench().wake();
        player().setFollowing(true);
        QTRY_VERIFY(player().atEnd() || player().length() > 500'000);
        player().pause();
        QTRY_VERIFY(m_window->workbench().session().isWaiting() ||
                    !m_window->workbench().session().isRunning());
        QTRY_VERIFY(heat().isUpToDate());
        const Trace& trace = *m_window->workbench().document().trace;
        quint64 tries = 0;
        quint64 counted = 0;
        for (quint64 i = 0; i < trace.size(); ++i)
            tries += trace.event(i).kind() == EventKind::Decide ? 1U : 0U;
        const QImage plain = m_window->board().grab().toImage();
        const auto* const legend = m_window->findChild<HeatLegend*>(QStringLiteral("heat-legend"));
        QVERIFY(!legend->isVisible());
        heat().setShownOnBoard(true);
        QVERIFY(legend->isVisible());
        QCOMPARE(legend->name(), QStringLiteral("Tries in the whole run, logarithmic"));
        std::size_t hot = 0;
        for (const ShownCell& cell : m_window->board().cells()) {
            counted += heat().count(cell.place);
            hot += heat().count(cell.place) > 0 ? 1U : 0U;
        }
        QVERIFY(hot > 0);
        QCOMPARE(counted, tries);
        QCOMPARE(m_window->board().tints().size(), hot);
        QVERIFY(m_window->board().grab().toImage() != plain);
        const QTableWidget& table = heat().table();
        QCOMPARE(table.item(0, 1)->text(), QLocale().toString(heat().most()));
        // A part of the run has a part of the tries.
        heat().setRange(HeatPanel::Range::InView);
        timeline().zoom(static_cast<double>(trace.size()) / 2, 10);
        QTRY_VERIFY(heat().isUpToDate());
        quint64 part = 0;
        for (const ShownCell& cell : m_window->board().cells())
            part += heat().count(cell.place);
        QVERIFY(part > 0 && part < tries);
        QCOMPARE(legend->name(), QStringLiteral("Tries in the part in view, logarithmic"));
        heat().setShownOnBoard(false);
        QVERIFY(!legend->isVisible());
        QVERIFY(m_window->board().tints().empty());
    }
    void heatOnTheBoard_data() { moments_data(); }

    // A place chosen in the table is lit until the panel is left.
    void aPlaceOfHeatIsLeft()
    {
        choose("queens", "backtracking", "6");
        auto* const details = m_window->findChild<QTabWidget*>(QStringLiteral("details"));
        details->setCurrentWidget(&heat());
        m_window->workbench().wake();
        player().toEnd();
        QTRY_VERIFY(m_window->workbench().moment()->outcome);
        const QImage plain = m_window->board().grab().toImage();
        emit heat().placeChosen({0, 0});
        QVERIFY(m_window->board().grab().toImage() != plain);
        details->setCurrentIndex(details->currentIndex() == 0 ? 1 : 0);
        QCOMPARE(m_window->board().grab().toImage(), plain);
        details->setCurrentWidget(&heat());
        emit heat().placeChosen({0, 0});
        closeWindow(); // the board has gone by then
    }

    // Colours get darker (or, on dark ground, lighter) with every count, also without hue.
    void heatIsReadableInGreyscale()
    {
        int before = 256;
        for (int i = 0; i <= 10; ++i) {
            const QColor over = HeatLegend::colour(i / 10.0);
            const auto mix = [&](double channel) {
                return 255 * (1 - over.alphaF()) + channel * over.alphaF();
            };
            const QColor seen(int(mix(over.red())), int(mix(over.green())), int(mix(over.blue())));
            const int grey = qGray(seen.rgb());
            QVERIFY(grey < before);
            before = grey;
        }
        QCOMPARE(HeatLegend::part(10, 10, 1000), 0.0);
        QCOMPARE(HeatLegend::part(100, 10, 1000), 0.5);
        QCOMPARE(HeatLegend::part(1000, 10, 1000), 1.0);
        QCOMPARE(HeatLegend::part(7, 7, 7), 1.0);
    }
};

QTEST_MAIN(TestWatching)
#include "tst_app_watching.moc"
