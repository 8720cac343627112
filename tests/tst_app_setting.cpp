// The setter's bench in the window: the number of solutions while a board is set up, true
// candidates, redundant clues, minimal and unique boards, each one step to be undone.

#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

#include "core/session/workspace.h"
#include "core/study/setting.h"
#include "tests/windowfixture.h"
#include "widgets/boards/gridboard.h"

using namespace clew;

class TestSetting : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
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

    // Nor over what stands there: a given queen, and the squares of her column.
    void candidatesLeaveTheBoardToBeSeen()
    {
        choose("queens", nullptr, "sicp");
        action(QStringLiteral("True candidates"))->trigger();
        QTRY_VERIFY(!board().tints().empty());
        std::vector<ShownCell> given;
        for (const ShownCell& cell : board().cells())
            if (cell.place.variable == givensOf(draft()).front().variable)
                given.push_back(cell);
        for (const CellTint& tint : board().tints()) {
            const QRectF place(tint.corners[0], tint.corners[2]);
            QVERIFY(place.width() < 0.6);
            for (const ShownCell& cell : given)
                QVERIFY(!QRectF(cell.corners[0], cell.corners[2]).intersects(place));
        }
        action(QStringLiteral("True candidates"))->trigger();
    }

    void candidatesOfNumbersAreWritten()
    {
        choose("sudoku");
        action(QStringLiteral("True candidates"))->trigger();
        // It has one solution, and what is given is written already.
        QTRY_COMPARE(board().tints().size(), 81 - givensOf(draft()).size());
        QVERIFY(!board().tints().front().text.isEmpty());
        action(QStringLiteral("True candidates"))->trigger();
    }

    // In how many solutions each is, below the value itself.
    void countsStandBelowTheValues()
    {
        choose("sudoku", nullptr, "several");
        action(QStringLiteral("Count the solutions of each candidate"))->trigger();
        const std::size_t open = 81 - givensOf(draft()).size();
        QTRY_VERIFY(board().tints().size() > open);
        const auto& tints = board().tints();
        for (std::size_t i = 0; i + 1 < tints.size(); i += 2) {
            QVERIFY(tints[i].text.size() == 1 && tints[i].text != QLatin1String("0"));
            QVERIFY(tints[i].corners[3].y() <= tints[i + 1].corners[0].y());
            // The figure is what is to be read, and has the room.
            const auto heightOf = [](const CellTint& tint) {
                return tint.corners[3].y() - tint.corners[0].y();
            };
            QVERIFY(heightOf(tints[i + 1]) > 1.5 * heightOf(tints[i]));
            QVERIFY2(tints[i + 1].text.size() <= 3, qPrintable(tints[i + 1].text));
        }
        action(QStringLiteral("Count the solutions of each candidate"))->trigger();
        action(QStringLiteral("True candidates"))->trigger();
    }

    // Difficulty and number of a new puzzle stand at the board as long as it is that one: through
    // other puzzles, sessions and the next start; undo and edits take them away and bring them
    // back.
    void aNewPuzzleKeepsItsNumber()
    {
        const auto shown = [this] {
            const auto* const label = m_window->findChild<QLabel*>(QStringLiteral("generated"));
            return label->isHidden() ? QString() : label->text();
        };
        const auto press = [this](const char* button) {
            inDialog([button](QDialog& dialog) {
                dialog.findChild<QSpinBox*>(QStringLiteral("seed"))->setValue(17);
                auto* const difficulty = dialog.findChild<QComboBox*>(QStringLiteral("difficulty"));
                difficulty->setCurrentIndex(difficulty->findData(QStringLiteral("easy")));
                for (QPushButton* const one : dialog.findChildren<QPushButton*>())
                    if (one->text().remove(QLatin1Char('&')) == QLatin1String(button))
                        one->click();
            });
            action(QStringLiteral("New puzzle…"))->trigger();
        };
        choose("sudoku");
        QCOMPARE(shown(), QString());
        press("Set up");
        const QString version =
            QString::number(findPuzzle("sudoku")->info().generator.value().version);
        const QString number = QStringLiteral("Easy · %1:17").arg(version);
        QTRY_COMPARE(shown(), number);
        workbench().undo();
        QCOMPARE(shown(), QString());
        workbench().redo();
        QCOMPARE(shown(), number);
        // Neither playing nor searching it makes it another one.
        workbench().playByHand();
        QCOMPARE(shown(), number);
        workbench().watch();
        workbench().chooseStrategy(1);
        QCOMPARE(shown(), number);
        workbench().setUp();
        // An edit does.
        auto& grid = static_cast<GridBoard&>(board());
        const Draft own = draft();
        const auto empty = [&] {
            const auto givens = givensOf(own);
            for (int cell = 0;; ++cell)
                if (std::ranges::none_of(givens, [&](const Assignment& one) {
                        return static_cast<int>(one.variable) == cell;
                    }))
                    return QPoint(cell % 9, cell / 9);
        }();
        QTest::mouseClick(&board(), Qt::LeftButton, {}, grid.cellCentre(empty).toPoint());
        key(Qt::Key_5);
        QCOMPARE(shown(), QString());
        workbench().undo();
        QCOMPARE(shown(), number);
        workbench().choosePuzzle(*findPuzzle("queens"));
        QCOMPARE(shown(), QString());
        const QByteArray workspace = workbench().workspaceText();
        workbench().choosePuzzle(*findPuzzle("sudoku"));
        QCOMPARE(shown(), number);
        const QByteArray session = workbench().sessionText();
        closeWindow();
        openWindow();
        workbench().openWorkspace(readWorkspace(workspace).value(), verbatim("Open"));
        QCOMPARE(shown(), QString());
        workbench().choosePuzzle(*findPuzzle("sudoku"));
        QCOMPARE(shown(), number);
        choose("suguru");
        QVERIFY(restoreSession(session));
        QCOMPARE(shown(), number);
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

    // Nothing is changed, and what clashes is marked as before.
    void aBoardWithoutASolutionStays()
    {
        choose("sudoku", nullptr, "p97");
        show("sudoku", "11" + std::string(79, '.'));
        const ProblemPtr before = board().problem();
        const auto isMarked = [this] {
            return std::ranges::any_of(board().picture().shapes(), &Shape::hatched);
        };
        auto* const reason = m_window->findChild<QLabel*>(QStringLiteral("reason"));
        for (const char* const question : {"Make minimal", "Mark redundant clues", "Make unique"}) {
            action(QString::fromLatin1(question))->trigger();
            QTRY_VERIFY2(reason->text().startsWith(QLatin1String("The board has no solution.")),
                         qPrintable(reason->text()));
            QCOMPARE(board().problem(), before);
            QVERIFY(isMarked());
            reason->clear();
        }
    }

    // They would be the next puzzle's solution.
    void trueCandidatesEndWithTheBoard()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        workbench().choosePreset(sudoku, sudoku.info().presets.front());
        action(QStringLiteral("True candidates"))->trigger();
        QTRY_VERIFY(!board().tints().empty());
        workbench().choosePreset(sudoku, *sudoku.preset("several"));
        QVERIFY(!action(QStringLiteral("True candidates"))->isChecked());
        QVERIFY(board().tints().empty());
        // What is edited is the same board.
        action(QStringLiteral("True candidates"))->trigger();
        board().clearBoard();
        QVERIFY(action(QStringLiteral("True candidates"))->isChecked());
        QVERIFY(workbench().paste(std::string(80, '.') + "5"));
        QVERIFY(!action(QStringLiteral("True candidates"))->isChecked());
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

    // By the puzzle's own difficulties and by Sudoku Explainer; of this board only.
    void aBoardIsRated()
    {
        auto* const reason = m_window->findChild<QLabel*>(QStringLiteral("reason"));
        QAction* const rate = action(QStringLiteral("Rate"));
        choose("sudoku", nullptr, "p97");
        rate->trigger();
        QTRY_VERIFY2(reason->text().contains(QLatin1String("The hardest step: ")),
                     qPrintable(reason->text()));
        const Ratings ratings = ratingsOf(draft()).value();
        const auto& levels = board().puzzle().info().difficulties;
        QVERIFY2(reason->text().startsWith(
                     QString::fromUtf8(levels[ratings.own->difficulty].title.text)),
                 qPrintable(reason->text()));
        QVERIFY2(
            reason->text().contains(QStringLiteral("Sudoku Explainer: %1 (ER/EP/ED).")
                                        .arg(QString::fromStdString(ratings.scales.front()->text))),
            qPrintable(reason->text()));
        const ProblemPtr before = board().problem();
        board().clearBoard();
        QVERIFY(board().problem() != before);
        QVERIFY2(!reason->text().contains(QLatin1String("hardest")), qPrintable(reason->text()));
        show("sudoku", std::string(80, '.') + "5");
        rate->trigger();
        QTRY_VERIFY2(reason->text().contains(QLatin1String("several solutions")),
                     qPrintable(reason->text()));
        choose("nonogram");
        QVERIFY(rate->isEnabled());
        rate->trigger();
        QTRY_VERIFY2(reason->text().contains(QLatin1String("score ")), qPrintable(reason->text()));
        workbench().playByHand();
        QVERIFY(!rate->isEnabled());
        choose("arithmetic");
        QVERIFY(!rate->isEnabled());
    }

    // What there is no time for is not said.
    void aRatingIsCutWithAWord()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        Draft late{sudoku, sudoku.presetProblem(*sudoku.preset("p97"))};
        late.deadline = std::chrono::steady_clock::now();
        const Ratings none = ratingsOf(late).value();
        QVERIFY(none.isCut && !none.own && !none.scales.front());
        late.deadline = std::chrono::steady_clock::time_point::max();
        const Ratings all = ratingsOf(late).value();
        QVERIFY(!all.isCut && all.own && all.scales.front()->isExact);
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
