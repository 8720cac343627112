// The Suguru board under real mouse and key events.

#include <QSpinBox>
#include <QtTest>

#include "core/puzzles/suguru/suguru.h"
#include "core/registry/registry.h"
#include "widgets/boards/gridboard.h"

using namespace clew;

class TestSuguruBoard : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<GridBoard> m_board;

    [[nodiscard]] const suguru::SuguruProblem& problem() const
    {
        return static_cast<const suguru::SuguruProblem&>(*m_board->problem());
    }
    [[nodiscard]] QPoint at(QPoint cell) const { return m_board->cellCentre(cell).toPoint(); }

private slots:
    void init()
    {
        const Puzzle& puzzle = *findPuzzle("suguru");
        m_board.reset(static_cast<GridBoard*>(makeBoard(puzzle)));
        m_board->setProblem(puzzle.presetProblem(*puzzle.preset("6x6")));
        connect(m_board.get(), &Board::edited, m_board.get(),
                [this](const ProblemPtr& changed) { m_board->setProblem(changed); });
        m_board->resize(600, 600);
        m_board->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
    }

    void numbersAreTypedAndCleared()
    {
        QCOMPARE(problem().givens[1], Value{2}); // the document's board: 0 3 0 2 0 3
        QTest::mouseClick(m_board.get(), Qt::RightButton, {}, at({1, 0}));
        QCOMPARE(problem().givens[1], kNoValue);
        QTest::keyClick(m_board.get(), Qt::Key_3);
        QCOMPARE(problem().givens[1], Value{2});
        QTest::keyClick(m_board.get(), Qt::Key_9); // no area has nine cells
        QCOMPARE(problem().givens[1], Value{2});
        QTest::keyClick(m_board.get(), Qt::Key_Delete);
        QCOMPARE(problem().givens[1], kNoValue);
    }

    void draggingWithShiftDrawsAnArea()
    {
        QTest::mousePress(m_board.get(), Qt::LeftButton, Qt::ShiftModifier, at({0, 0}));
        QTest::mouseMove(m_board.get(), at({2, 0}));
        QTest::mouseMove(m_board.get(), at({2, 1}));
        QTest::mouseRelease(m_board.get(), Qt::LeftButton, Qt::ShiftModifier, at({2, 1}));
        const auto& areas = problem().areas;
        QCOMPARE(areas[0], areas[1]);
        QCOMPARE(areas[0], areas[2]);
        QCOMPARE(areas[0], areas[8]);
        QCOMPARE(std::count(areas.begin(), areas.end(), areas[0]), 4);
    }

    void sizeKeepsWhatFits()
    {
        auto* const columns = m_board->tools()->findChild<QSpinBox*>(QStringLiteral("suguruColumns"));
        QVERIFY(columns != nullptr);
        columns->setValue(8);
        QCOMPARE(problem().width, 8U);
        QCOMPARE(problem().areas.size(), std::size_t{48});
        QCOMPARE(problem().givens[1], Value{2});
    }
};

QTEST_MAIN(TestSuguruBoard)
#include "tst_widgets_suguruboard.moc"
