// The queens' board under real mouse and key events.

#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/queens/queens.h"
#include "tests/boardfixture.h"
#include "widgets/boards/gridboard.h"

using namespace clew;

class TestQueensBoard : public QObject, private test::BoardFixture<GridBoard>
{
    Q_OBJECT

private:
    [[nodiscard]] const queens::QueensProblem& problem() const
    {
        return static_cast<const queens::QueensProblem&>(*m_board->problem());
    }
    void click(QPoint cell, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(m_board.get(), button, {}, m_board->cellCentre(cell).toPoint());
    }

private slots:
    void init()
    {
        const Puzzle& puzzle = *findPuzzle("queens");
        showBoard(puzzle, *puzzle.create({{"size", "8"}}));
    }

    void clickPlacesAndTakesAway()
    {
        click({3, 5});
        QCOMPARE(problem().givens, (std::vector<queens::Square>{{3, 5}}));
        click({0, 0});
        QCOMPARE(problem().givens.size(), std::size_t{2});
        click({3, 5});
        QCOMPARE(problem().givens, (std::vector<queens::Square>{{0, 0}}));
        click({0, 0}, Qt::RightButton);
        QVERIFY(problem().givens.empty());
    }

    void keyboardPlaces()
    {
        m_board->setFocus();
        click({2, 2}, Qt::MiddleButton);
        m_board->setCaret({2, 2});
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QTest::keyClick(m_board.get(), Qt::Key_Down);
        QTest::keyClick(m_board.get(), Qt::Key_Return);
        QCOMPARE(problem().givens, (std::vector<queens::Square>{{3, 3}}));
        QTest::keyClick(m_board.get(), Qt::Key_Delete);
        QVERIFY(problem().givens.empty());
    }

    void sizeKeepsWhatFits()
    {
        click({7, 7});
        click({1, 2});
        auto* const size = m_board->tools()->findChild<QSpinBox*>(QStringLiteral("queensSize"));
        QVERIFY(size != nullptr);
        size->setValue(5);
        QCOMPARE(problem().size, 5U);
        QCOMPARE(problem().givens, (std::vector<queens::Square>{{1, 2}}));
    }

    void zoomKeepsTheSquareUnderTheMouse()
    {
        const QPointF pixel = m_board->cellCentre({6, 1});
        QWheelEvent wheel(pixel, m_board->mapToGlobal(pixel), {}, QPoint(0, 240), {}, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_board.get(), &wheel);
        QVERIFY(m_board->zoom() > 1.5);
        const auto cell = m_board->cellAt(m_board->toUnits(pixel));
        QCOMPARE(cell, std::optional(QPoint(6, 1)));
        m_board->fit();
        QCOMPARE(m_board->zoom(), 1.0);
    }

    void attackedSquaresAreRemarkedOn()
    {
        click({0, 0});
        QSignalSpy remarks(m_board.get(), &Board::remarked);
        QTest::mouseMove(m_board.get(), m_board->cellCentre({4, 6}).toPoint());
        QTest::mouseMove(m_board.get(), m_board->cellCentre({4, 4}).toPoint());
        QTRY_VERIFY(!remarks.empty());
        QVERIFY(remarks.last().first().toString().contains(QStringLiteral("attacked")));
    }
};

QTEST_MAIN(TestQueensBoard)
#include "tst_widgets_queensboard.moc"
