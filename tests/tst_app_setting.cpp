// The setter's bench in the window: the number of solutions while a board is set up, true
// candidates, redundant clues, minimal and unique boards, each one step to be undone.

#include <QLabel>
#include <QMenuBar>
#include <QtTest>

#include "core/study/setting.h"
#include "tests/windowfixture.h"
#include "widgets/boards/gridboard.h"

using namespace clew;

class TestSetting : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    [[nodiscard]] Workbench& workbench() const { return m_window->workbench(); }
    [[nodiscard]] Board& board() const { return m_window->board(); }
    [[nodiscard]] QString status() const
    {
        return m_window->findChild<QLabel*>(QStringLiteral("solutions-status"))->text();
    }
    [[nodiscard]] QAction* action(const QString& text) const
    {
        for (QAction* const one : m_window->findChildren<QAction*>())
            if (one->text().remove(QLatin1Char('&')) == text)
                return one;
        return nullptr;
    }
    void show(const char* puzzle, const std::string& text) const
    {
        const Puzzle& subject = *findPuzzle(puzzle);
        workbench().replace(subject.read(text, {}, {}).value(), verbatim("Test"));
    }
    [[nodiscard]] Draft draft() const { return {board().puzzle(), board().problem()}; }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    // In a line that is kept for it: the board stays where it is.
    void theNumberIsSaidAllTheTime()
    {
        choose("queens", nullptr, "4");
        const QRect place = board().geometry();
        QTRY_COMPARE(status(), QStringLiteral("2 solutions"));
        auto& grid = static_cast<GridBoard&>(board());
        QTest::mouseClick(&board(), Qt::LeftButton, {}, grid.cellCentre({0, 1}).toPoint());
        QTRY_COMPARE(status(), QStringLiteral("One solution"));
        QTest::mouseClick(&board(), Qt::LeftButton, {}, grid.cellCentre({3, 0}).toPoint());
        QTRY_COMPARE(status(), QStringLiteral("No solution"));
        QCOMPARE(board().geometry(), place);
        workbench().playByHand();
        QCOMPARE(status(), QString());
        QCOMPARE(board().geometry(), place);
        workbench().setUp();
        QTRY_COMPARE(status(), QStringLiteral("No solution"));
    }

    void cellsInWhichSolutionsDifferAreTinted()
    {
        choose("sudoku", nullptr, "several");
        QTRY_VERIFY(status().endsWith(QLatin1String("solutions")));
        const Survey survey = surveyOf(draft());
        QTRY_COMPARE(board().tints().size(), survey.differing.size());
        choose("sudoku");
        QTRY_COMPARE(status(), QStringLiteral("One solution"));
        QVERIFY(board().tints().empty());
    }

    // On a board where a square is a value, tints would be the solutions.
    void queensGiveNothingAwayUnlessAsked()
    {
        choose("queens", nullptr, "4");
        QTRY_COMPARE(status(), QStringLiteral("2 solutions"));
        QVERIFY(board().tints().empty());
        action(QStringLiteral("True candidates"))->trigger();
        QTRY_COMPARE(board().tints().size(), 8U);
        action(QStringLiteral("Count the solutions of each candidate"))->trigger();
        QTRY_VERIFY(!board().tints().empty() && board().tints().front().text == QLatin1String("1"));
        action(QStringLiteral("True candidates"))->trigger();
        QTRY_VERIFY(board().tints().empty());
    }

    void candidatesOfNumbersAreWritten()
    {
        choose("sudoku");
        action(QStringLiteral("True candidates"))->trigger();
        QTRY_COMPARE(board().tints().size(), 81U); // it has one solution
        QVERIFY(!board().tints().front().text.isEmpty());
        action(QStringLiteral("True candidates"))->trigger();
    }

    void minimalIsOneStep()
    {
        choose("sudoku");
        const ProblemPtr before = board().problem();
        const std::size_t steps = workbench().history().count();
        action(QStringLiteral("Make minimal"))->trigger();
        QTRY_VERIFY(board().problem() != before);
        QCOMPARE(workbench().history().count(), steps + 1);
        QVERIFY(redundantGivens(draft()).givens.empty());
        QCOMPARE(surveyOf(draft()).finding, Survey::Finding::One);
        workbench().undo();
        QCOMPARE(board().problem(), before);
    }

    void uniqueIsOneStep()
    {
        choose("sudoku", nullptr, "several");
        const ProblemPtr before = board().problem();
        const std::size_t steps = workbench().history().count();
        action(QStringLiteral("Make unique"))->trigger();
        QTRY_VERIFY(board().problem() != before);
        QCOMPARE(workbench().history().count(), steps + 1);
        QCOMPARE(surveyOf(draft()).finding, Survey::Finding::One);
        QVERIFY(givensOf(draft()).size() > givensOf({board().puzzle(), before}).size());
        workbench().undo();
        QCOMPARE(board().problem(), before);
    }

    void redundantCluesAreMarked()
    {
        choose("queens", nullptr, "4");
        show("queens", "(2 4 _ _)");
        action(QStringLiteral("Mark redundant clues"))->trigger();
        auto* const reason = m_window->findChild<QLabel*>(QStringLiteral("reason"));
        QTRY_VERIFY2(reason->text().startsWith(QLatin1String("2 clue")),
                     qPrintable(reason->text()));
    }

    void onlyWhatCanBeAsked_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<bool>("candidates");
        QTest::addColumn<bool>("givens");
        QTest::newRow("sudoku") << QByteArray("sudoku") << true << true;
        QTest::newRow("nonogram") << QByteArray("nonogram") << true << false;
        QTest::newRow("arithmetic") << QByteArray("arithmetic") << false << false;
        QTest::newRow("words") << QByteArray("words") << false << false;
    }

    void onlyWhatCanBeAsked()
    {
        QFETCH(QByteArray, puzzle);
        choose(puzzle.toStdString());
        QTEST(action(QStringLiteral("True candidates"))->isEnabled(), "candidates");
        QTEST(action(QStringLiteral("Make minimal"))->isEnabled(), "givens");
        workbench().watch();
        QVERIFY(!action(QStringLiteral("True candidates"))->isEnabled());
        QVERIFY(!action(QStringLiteral("Make minimal"))->isEnabled());
    }
};

QTEST_MAIN(TestSetting)

#include "tst_app_setting.moc"
