// The Sudoku board under real mouse and key events.

#include <QComboBox>
#include <QToolButton>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/sudoku/sudoku.h"
#include "tests/boardfixture.h"
#include "widgets/boards/gridboard.h"

using namespace clew;

class TestSudokuBoard : public QObject, private test::BoardFixture<GridBoard>
{
    Q_OBJECT

private:
    [[nodiscard]] const sudoku::SudokuProblem& problem() const
    {
        return static_cast<const sudoku::SudokuProblem&>(*m_board->problem());
    }
    void click(QPoint cell, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(m_board.get(), button, {}, m_board->cellCentre(cell).toPoint());
    }
    void chooseSize(int index)
    {
        auto* const sizes = m_board->tools()->findChild<QComboBox*>(QStringLiteral("sudokuSize"));
        QVERIFY(sizes != nullptr);
        sizes->setCurrentIndex(index);
        emit sizes->activated(index);
    }

    [[nodiscard]] QToolButton* padButton(int number) const
    {
        return m_board->tools()->findChild<QToolButton*>(QStringLiteral("pad%1").arg(number));
    }
    void pick(int number) { QTest::mouseClick(padButton(number), Qt::LeftButton); }

private slots:
    void init()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        showBoard(puzzle, puzzle.presetProblem(*puzzle.preset("p97")));
    }

    void digitsAreTypedAndCleared()
    {
        QCOMPARE(problem().givens[0], kNoValue);
        click({0, 0});
        QTest::keyClick(m_board.get(), Qt::Key_9);
        QCOMPARE(problem().givens[0], Value{8});
        QTest::keyClick(m_board.get(), Qt::Key_Delete);
        QCOMPARE(problem().givens[0], kNoValue);
        click({2, 0}, Qt::RightButton);
        QCOMPARE(problem().givens[2], kNoValue);
    }

    void digitsArePickedFromThePad()
    {
        m_board->tools()->show();
        click({0, 0});
        pick(9);
        QCOMPARE(problem().givens[0], Value{8});
        QVERIFY(padButton(9)->isChecked());
        pick(9); // again: it stays
        QCOMPARE(problem().givens[0], Value{8});
        QVERIFY(padButton(9)->isChecked());
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QVERIFY(!padButton(9)->isChecked());
        QTest::keyClick(m_board.get(), Qt::Key_Left);
        pick(0);
        QCOMPARE(problem().givens[0], kNoValue);
        QVERIFY(!padButton(0)->isEnabled());
        chooseSize(4);
        click({24, 24});
        pick(25);
        QCOMPARE(problem().givens.back(), Value{24});
        chooseSize(0);
        QVERIFY(padButton(4) != nullptr);
        QVERIFY(padButton(5) == nullptr);
    }

    void arrowsMoveTheCaret()
    {
        click({4, 4});
        QTest::keyClick(m_board.get(), Qt::Key_Up);
        QTest::keyClick(m_board.get(), Qt::Key_Left);
        QCOMPARE(m_board->caret(), QPoint(3, 3));
        click({0, 0});
        QTest::keyClick(m_board.get(), Qt::Key_Left);
        QCOMPARE(m_board->caret(), QPoint(0, 0));
    }

    void largeBoardsTakeNumbersOfTwoDigits()
    {
        chooseSize(3);
        QCOMPARE(problem().size(), 16U);
        click({5, 2});
        QTest::keyClick(m_board.get(), Qt::Key_1);
        QTest::keyClick(m_board.get(), Qt::Key_6);
        QCOMPARE(problem().givens[2 * 16 + 5], Value{15});
        QTest::keyClick(m_board.get(), Qt::Key_7);
        QCOMPARE(problem().givens[2 * 16 + 5], Value{6});
    }

    // What the mouse was over on a board of another size is not over anything here.
    void nothingIsLeftOfTheMouse()
    {
        QTest::mouseMove(m_board.get(), m_board->cellCentre({3, 3}).toPoint());
        const QImage over = m_board->grab().toImage();
        QTest::mouseMove(m_board.get(), QPoint(1, 1));
        QVERIFY(m_board->grab().toImage() != over);
        QTest::mouseMove(m_board.get(), m_board->cellCentre({3, 3}).toPoint());
        QCOMPARE(m_board->grab().toImage(), over);
        chooseSize(0);
        const QImage changed = m_board->grab().toImage();
        QTest::mouseMove(m_board.get(), QPoint(1, 1));
        QCOMPARE(m_board->grab().toImage(), changed);
    }

    void digitsThatDoNotExistAreNotTaken()
    {
        chooseSize(0);
        QCOMPARE(problem().size(), 4U);
        click({0, 0});
        QTest::keyClick(m_board.get(), Qt::Key_5);
        QCOMPARE(problem().givens[0], kNoValue);
    }
};

QTEST_MAIN(TestSudokuBoard)
#include "tst_widgets_sudokuboard.moc"
