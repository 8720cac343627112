// The whole window, end to end, as a stranger uses it.

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QSplitter>
#include <QToolButton>
#include <QtTest>

#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/queens/queens.h"
#include "tests/windowfixture.h"
#include "widgets/boards/gridboard.h"
#include "widgets/elidedlabel.h"
#include "widgets/messageframe.h"
#include "widgets/solutionspanel.h"
#include "widgets/strategypanel.h"

using namespace clew;

class TestMainWindow : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    [[nodiscard]] GridBoard& board() { return static_cast<GridBoard&>(m_window->board()); }
    [[nodiscard]] const queens::QueensProblem& queens()
    {
        return static_cast<const queens::QueensProblem&>(*m_window->workbench().document().problem);
    }
    void click(QPoint cell)
    {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().cellCentre(cell).toPoint());
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void newcomerSeesAPresetAndWhatToDo()
    {
        QCOMPARE(QString::fromUtf8(m_window->workbench().document().puzzle->info().id.c_str()),
                 QString::fromUtf8(puzzles().front()->info().id.c_str()));
        QVERIFY(!m_window->reason().isEmpty());
        QVERIFY(!player().hasTrace());
    }

    void playStepBackNextSolution()
    {
        key(Qt::Key_Period);
        QTRY_COMPARE(player().position(), quint64{1});
        QVERIFY(m_window->board().isWatching());
        QVERIFY(!m_window->reason().isEmpty());
        for (int i = 0; i < 5; ++i)
            key(Qt::Key_Period);
        QTRY_COMPARE(player().position(), quint64{6});
        key(Qt::Key_Comma);
        QCOMPARE(player().position(), quint64{5});
        key(Qt::Key_N);
        QTRY_COMPARE(player().solutionsPassed(), quint64{1});
        key(Qt::Key_N);
        QTRY_COMPARE(player().solutionsPassed(), quint64{2});
        key(Qt::Key_N, Qt::ShiftModifier);
        QTRY_COMPARE(player().solutionsPassed(), quint64{1});
        key(Qt::Key_Home);
        QCOMPARE(player().position(), quint64{0});
    }

    void allNinetyTwoSolutionsCanBeSteppedThrough()
    {
        key(Qt::Key_End);
        QTRY_VERIFY(isWatchedToTheEnd());
        auto& gallery = m_window->solutionsPanel().gallery();
        QTRY_COMPARE(gallery.count(), quint64{92});
        QSet<QList<Value>> seen;
        gallery.setFocus();
        for (int i = 0; i < 92; ++i) {
            QTest::keyClick(&gallery, i == 0 ? Qt::Key_PageUp : Qt::Key_Right);
            for (int j = 0; i == 0 && j < 40; ++j)
                QTest::keyClick(&gallery, Qt::Key_PageUp);
            const Solution solution = gallery.solution(*gallery.current());
            seen.insert(QList<Value>(solution.begin(), solution.end()));
        }
        QCOMPARE(seen.size(), 92);
    }

    void editingWhileWatchingReturnsToEditingAndUndoBringsTheRunBack()
    {
        for (int i = 0; i < 4; ++i)
            key(Qt::Key_Period);
        QTRY_COMPARE(player().position(), quint64{4});
        const QString reason = m_window->reason();
        click({0, 0});
        QVERIFY(!player().hasTrace());
        QVERIFY(!m_window->board().isWatching());
        QCOMPARE(queens().givens.size(), std::size_t{1});
        m_window->workbench().history().undo();
        QVERIFY(player().hasTrace());
        QCOMPARE(player().position(), quint64{4});
        QCOMPARE(m_window->reason(), reason);
        QVERIFY(queens().givens.empty());
        m_window->workbench().history().redo();
        QCOMPARE(queens().givens.size(), std::size_t{1});
    }

    void conflictsAreShownAsTheyArise()
    {
        click({0, 0});
        QVERIFY(m_window->message().isEmpty());
        click({5, 5});
        QVERIFY(m_window->message().contains(QStringLiteral("diagonal")));
        click({5, 5});
        QVERIFY(m_window->message().isEmpty());
    }

    void changingTheStrategyStartsAnew()
    {
        key(Qt::Key_Period);
        QTRY_VERIFY(player().hasTrace());
        m_window->strategyPanel().chooser().setCurrentIndex(3);
        QVERIFY(!player().hasTrace());
        QCOMPARE(m_window->strategyPanel().strategy(), std::size_t{3});
        key(Qt::Key_N);
        QTRY_COMPARE(player().solutionsPassed(), quint64{1});
        m_window->workbench().history().undo(); // the search, and then the choice
        QCOMPARE(m_window->strategyPanel().strategy(), std::size_t{3});
        m_window->workbench().history().undo();
        QCOMPARE(m_window->strategyPanel().strategy(), std::size_t{0});
    }

    // Of a strategy that is put together from parts, each has a box; of others there is none.
    void settingsOfAStrategyAreChosenInBoxes()
    {
        const auto boxes = [&] {
            QList<QComboBox*> visible;
            for (auto* const box : m_window->strategyPanel().findChildren<QComboBox*>())
                if (box->objectName().startsWith("setting-") && box->isVisible())
                    visible << box;
            return visible;
        };
        choose("model", "composed", "zebra");
        QTRY_COMPARE(boxes().size(), 4);
        QComboBox& order = *boxes().front();
        QCOMPARE(order.objectName(), QStringLiteral("setting-var-order"));
        QVERIFY(!order.accessibleName().isEmpty());
        key(Qt::Key_Period);
        QTRY_VERIFY(player().hasTrace());
        order.setFocus();
        QTest::keyClick(&order, Qt::Key_Down);
        QVERIFY(!player().hasTrace()); // another search
        const auto chosen = [&] { return m_window->workbench().document().options.settings; };
        QCOMPARE(chosen().at("var-order"), std::string("smallest"));
        QTest::keyClick(&order, Qt::Key_Down);
        QCOMPARE(chosen().at("var-order"), std::string("constrained"));
        m_window->workbench().history().undo();
        QCOMPARE(order.currentIndex(), 1);
        m_window->workbench().history().undo();
        QCOMPARE(order.currentIndex(), 0);
        m_window->workbench().history().redo();
        QCOMPARE(order.currentIndex(), 1);
        choose("model", "first-fail", "zebra");
        QVERIFY(boxes().isEmpty());
        choose("queens");
        QVERIFY(boxes().isEmpty());
    }

    void whatAStrategyCannotHoldIsSaid()
    {
        const Puzzle& puzzle = *findPuzzle("queens");
        Document document;
        document.puzzle = &puzzle;
        document.problem = *puzzle.create({{"size", "65"}});
        document.strategy = puzzle.strategyIndex("bitmask").value();
        m_window->workbench().push(document, verbatim("Choose"));
        key(Qt::Key_Space);
        QTRY_VERIFY(m_window->message().contains(QStringLiteral("Bit masks cannot be used here")));
        QVERIFY(m_window->message().contains(QStringLiteral("Choose Least conflicts")));
        QTRY_VERIFY(player().cursor().trace().complete());
        QCOMPARE(player().cursor().trace().size(), std::uint64_t{0});
        m_window->strategyPanel().chooser().setCurrentIndex(0);
        QVERIFY(m_window->message().isEmpty());
        key(Qt::Key_Period);
        QTRY_COMPARE(player().position(), quint64{1});
        QVERIFY(m_window->message().isEmpty());
    }

    // While the next solution is looked for, it says so, and what the search keeps is seen growing.
    void lookingForASolutionIsSaid()
    {
        chooseInPanels("knight", "breadth-first", "8x8");
        key(Qt::Key_N);
        QTRY_VERIFY(m_window->reason().contains(QStringLiteral("next solution")));
        const auto figures = m_window->strategyPanel().findChildren<QLabel*>();
        const auto isInMegabytes = [](const QLabel* figure) {
            return figure->text().endsWith(QStringLiteral("MB"));
        };
        QTRY_VERIFY(std::ranges::count_if(figures, isInMegabytes) == 2); // the trace, too
        key(Qt::Key_Escape);
        QTRY_VERIFY(!m_window->reason().contains(QStringLiteral("next solution")));
    }

    void cancelAnswersAtOnce()
    {
        // A search that would take years.
        chooseInPanels("queens", "generate-and-test", "32");
        player().setSpeed(Player::kFastest);
        key(Qt::Key_Space);
        QTRY_VERIFY(player().length() > 100000);
        QSignalSpy finished(&m_window->workbench().session(), &SearchSession::finished);
        m_window->workbench().session().cancel();
        QTRY_COMPARE(finished.count(), 1);
    }

    void badFilesLeaveTheBoardAsItWas()
    {
        QFile file(m_folder.filePath(QStringLiteral("bad.queens")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("....\n..x.\n....\n....\n");
        file.close();
        const ProblemPtr before = m_window->workbench().document().problem;
        QVERIFY(!m_window->openFile(file.fileName()));
        QVERIFY2(m_window->message().contains(QStringLiteral("bad.queens:2:3")),
                 qPrintable(m_window->message()));
        QCOMPARE(m_window->workbench().document().problem, before);
    }

    // A message with no room beside the switch is read whole all the same, and moves nothing.
    void messageOnASmallScreen()
    {
        m_window->resize(1024, 740);
        m_window->workbench().choosePuzzle(*findPuzzle("sudoku"));
        key(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(m_window->workbench().moment()->isByHand());
        auto* const message = m_window->findChild<MessageFrame*>();
        const QRect place = m_window->board().geometry();
        const QString text(120, QLatin1Char('x'));
        QString words = text;
        for (int i = 6; i < words.size(); i += 7)
            words[i] = QLatin1Char(' ');
        m_window->showMessage(words);
        QCOMPARE(message->text(), words);
        QCOMPARE(message->findChild<QLabel*>()->text(), words); // nothing is cut
        QVERIFY(message->liesOver());
        QCOMPARE(m_window->board().geometry(), place);
        QTest::mouseClick(message->findChild<QToolButton*>(), Qt::LeftButton);
        QVERIFY(m_window->message().isEmpty());
        QVERIFY(!message->isVisible());
        m_window->showMessage(words); // again
        QVERIFY(message->isVisible());
        m_window->resize(1600, 900);
        m_window->showMessage(QStringLiteral("short"));
        QTRY_VERIFY(!message->liesOver());
        QVERIFY(!message->findChild<QToolButton*>()->isVisible());
    }

    // In a narrow column a long count is written in brief, not cut.
    void longCountsAreNotCut()
    {
        StrategyPanel& panel = m_window->strategyPanel();
        auto* const columns = m_window->findChild<QSplitter*>(QStringLiteral("columns"));
        auto* const nodes = panel.findChild<EitherLabel*>(QStringLiteral("nodes"));
        Statistics statistics;
        statistics.nodes = statistics.backtracks = statistics.solutions = 123'456'789'012;
        panel.showStatistics(statistics, 30);
        columns->setSizes({160, 400, 700});
        QTRY_COMPARE(nodes->shown(), QStringLiteral("123,456,789,012"));
        columns->setSizes({160, 860, 240});
        QTRY_COMPARE(nodes->shown(), QStringLiteral("123.5 G"));
        QCOMPARE(nodes->toolTip(), QStringLiteral("123,456,789,012"));
        for (const QLabel* const label : panel.findChildren<QLabel*>())
            if (!label->wordWrap())
                QVERIFY2(label->minimumSizeHint().width() <= label->width(),
                         qPrintable(label->text()));
    }

    // Sentences of one line and of three below the board do not move it.
    void theBoardStaysWhereItIs()
    {
        m_window->resize(1024, 740);
        const QString words = QStringLiteral("word ").repeated(30);
        m_window->showReason(verbatim(words.toStdString()));
        QTest::qWait(50);
        const QRect place = board().geometry();
        m_window->showReason(verbatim("word"));
        QTest::qWait(50);
        QCOMPARE(board().geometry(), place);
        m_window->showReason(verbatim(words.toStdString()));
        QTest::qWait(50);
        QCOMPARE(board().geometry(), place);
    }

    // What was pasted and what can be, in one sentence.
    void pasteOfWhatIsNoBoard()
    {
        QGuiApplication::clipboard()->setText(
            QStringLiteral("\nDear reader, this is a letter\nof two lines\n"));
        key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(m_window->message().startsWith(
                     QStringLiteral("No puzzle can read “Dear reader, this is a letter”: give it")),
                 qPrintable(m_window->message()));
        QGuiApplication::clipboard()->setText(QStringLiteral("(3 7 ? 2)"));
        key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(m_window->message().startsWith(QStringLiteral(
                     "Line 1, column 6: No puzzle can read “(3 7 ? 2)”. As Queens: ")),
                 qPrintable(m_window->message()));
    }

    void pasteAndCopy()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("(2 4 _ _)"));
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(queens().size, 4U);
        QCOMPARE(queens().givens.size(), std::size_t{2});
        key(Qt::Key_N);
        QTRY_COMPARE(player().solutionsPassed(), quint64{1});
        key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("(2 4 1 3)\n"));
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_app_mainwindow.moc"
