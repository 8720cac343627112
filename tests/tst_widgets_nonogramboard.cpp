// The nonogram board under real mouse and key events.

#include <QLineEdit>
#include <QToolButton>
#include <QtTest>

#include "core/puzzles/nonogram/geometry.h"
#include "core/registry/registry.h"
#include "widgets/boards/gridboard.h"

using namespace clew;

class TestNonogramBoard : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<GridBoard> m_board;

    [[nodiscard]] const nonogram::NonogramProblem& problem() const
    {
        return static_cast<const nonogram::NonogramProblem&>(*m_board->problem());
    }
    [[nodiscard]] QPoint at(QPoint cell) const { return m_board->cellCentre(cell).toPoint(); }
    [[nodiscard]] QLineEdit& clueEdit() const
    {
        return *m_board->findChild<QLineEdit*>(QStringLiteral("clueEdit"));
    }

private slots:
    void init()
    {
        const Puzzle& puzzle = *findPuzzle("nonogram");
        m_board.reset(static_cast<GridBoard*>(makeBoard(puzzle)));
        m_board->setProblem(puzzle.presetProblem(*puzzle.preset("p98")));
        connect(m_board.get(), &Board::edited, m_board.get(),
                [this](const ProblemPtr& changed) { m_board->setProblem(changed); });
        m_board->resize(600, 600);
        m_board->show();
        QVERIFY(QTest::qWaitForWindowActive(m_board.get()));
    }

    void paintingMakesClues()
    {
        auto* const paint = m_board->tools()->findChild<QToolButton*>(QStringLiteral("nonogramPaint"));
        QVERIFY(paint != nullptr);
        paint->setChecked(true);
        QTest::mousePress(m_board.get(), Qt::LeftButton, {}, at({1, 0}));
        QTest::mouseMove(m_board.get(), at({4, 0}));
        QTest::mouseRelease(m_board.get(), Qt::LeftButton, {}, at({4, 0}));
        QCOMPARE(problem().rows[0], nonogram::Clue{4});
        QCOMPARE(problem().columns[1], nonogram::Clue{1});
        QVERIFY(problem().rows[1].empty());
        QTest::mouseClick(m_board.get(), Qt::RightButton, {}, at({2, 0}));
        QCOMPARE(problem().rows[0], (nonogram::Clue{1, 2}));
    }

    void cluesAreEditedInPlace()
    {
        const nonogram::Geometry geometry = nonogram::geometryOf(problem());
        const QPointF clue(geometry.left / 2, geometry.top + 1.5);
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->toPixels(clue).toPoint());
        QVERIFY(clueEdit().isVisible());
        QCOMPARE(clueEdit().text(), QStringLiteral("2 1"));
        clueEdit().setText(QStringLiteral("1 2"));
        QTest::keyClick(&clueEdit(), Qt::Key_Return);
        QCOMPARE(problem().rows[1], (nonogram::Clue{1, 2}));
    }

    void cluesAreReachedByKeyboard()
    {
        m_board->setFocus();
        m_board->setCaret({0, 0});
        QTest::keyClick(m_board.get(), Qt::Key_Down);
        QTest::keyClick(m_board.get(), Qt::Key_Return);
        QVERIFY(clueEdit().isVisible());
        QCOMPARE(clueEdit().text(), QStringLiteral("2 1"));
    }
};

QTEST_MAIN(TestNonogramBoard)
#include "tst_widgets_nonogramboard.moc"
