// The Suguru's board under real mouse and key events.

#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/suguru/suguru.h"
#include "tests/boardfixture.h"
#include "widgets/boards/gridboard.h"

using namespace clew;

class TestSuguruBoard : public QObject, private test::BoardFixture<GridBoard>
{
    Q_OBJECT

private:
    [[nodiscard]] const suguru::SuguruProblem& problem() const
    {
        return static_cast<const suguru::SuguruProblem&>(*m_board->problem());
    }
    [[nodiscard]] QPoint pixel(int column, int row) const
    {
        return m_board->cellCentre({column, row}).toPoint();
    }
    [[nodiscard]] Value givenAt(std::size_t column, std::size_t row) const
    {
        return problem().givens[row * problem().width + column];
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(m_board.get(), Qt::LeftButton, modifiers, from);
        QTest::mouseMove(m_board.get(), to);
        QTest::mouseRelease(m_board.get(), Qt::LeftButton, modifiers, to);
    }
    void show(const ProblemPtr& shown)
    {
        m_board->setProblem(shown);
        QVERIFY(m_board->problem() == shown);
    }

private slots:
    void init()
    {
        const Puzzle& puzzle = *findPuzzle("suguru");
        showBoard(puzzle, *puzzle.create({{"size", "3x3"}}));
    }

    void draggingDrawsAnArea()
    {
        drag(pixel(0, 0), pixel(2, 0));
        QCOMPARE(problem().areas, (std::vector<std::uint32_t>{0, 0, 0, 1, 2, 3, 4, 5, 6}));
        QCOMPARE(m_edits, 1);
        // Cutting it through leaves two pieces, each an area.
        drag(pixel(1, 0), pixel(1, 2));
        QCOMPARE(problem().areas, (std::vector<std::uint32_t>{0, 1, 2, 3, 1, 4, 5, 1, 6}));
        QVERIFY(m_board->puzzle().faults(*m_board->problem()).empty());
    }

    void slantedDragsHangTogether()
    {
        drag(pixel(0, 0), pixel(2, 2));
        QVERIFY(m_board->puzzle().faults(*m_board->problem()).empty());
        QCOMPARE(problem().areas[0], problem().areas[8]);
        QCOMPARE(std::ranges::count(problem().areas, problem().areas[0]), std::ptrdiff_t{5});
    }

    void shiftJoinsTheFirstCellsArea()
    {
        drag(pixel(0, 0), pixel(1, 0));
        drag(pixel(1, 0), pixel(1, 1), Qt::ShiftModifier);
        QCOMPARE(problem().areas, (std::vector<std::uint32_t>{0, 0, 1, 2, 0, 3, 4, 5, 6}));
    }

    void keyboardDrawsAreas()
    {
        m_board->setCaret({0, 0});
        QTest::keyClick(m_board.get(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(m_board.get(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(problem().areas, (std::vector<std::uint32_t>{0, 0, 1, 2, 0, 3, 4, 5, 6}));
        QTest::keyClick(m_board.get(), Qt::Key_A);
        QCOMPARE(problem().areas, (std::vector<std::uint32_t>{0, 0, 1, 2, 3, 4, 5, 6, 7}));
    }

    void digitsAreTyped()
    {
        drag(pixel(0, 0), pixel(2, 0));
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, pixel(1, 0));
        QTest::keyClick(m_board.get(), Qt::Key_3);
        QCOMPARE(givenAt(1, 0), Value{2});
        QSignalSpy remarks(m_board.get(), &Board::remarked);
        QTest::keyClick(m_board.get(), Qt::Key_4);
        QCOMPARE(givenAt(1, 0), Value{2});
        QCOMPARE(remarks.last().first().toString(),
                 QStringLiteral("This cell holds one of the numbers 1 to 3."));
        QTest::keyClick(m_board.get(), Qt::Key_Left);
        QTest::keyClick(m_board.get(), Qt::Key_1);
        QCOMPARE(givenAt(0, 0), Value{0});
        QTest::keyClick(m_board.get(), Qt::Key_Delete);
        QCOMPARE(givenAt(0, 0), kNoValue);
        QTest::mouseClick(m_board.get(), Qt::RightButton, {}, pixel(1, 0));
        QCOMPARE(givenAt(1, 0), kNoValue);
    }

    void numbersArePickedFromThePad()
    {
        m_board->tools()->show();
        const auto button = [this](int number) {
            return m_board->tools()->findChild<QToolButton*>(QStringLiteral("pad%1").arg(number));
        };
        QVERIFY(button(2) == nullptr); // every cell is an area
        drag(pixel(0, 0), pixel(2, 0));
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, pixel(1, 0));
        QTest::mouseClick(button(3), Qt::LeftButton);
        QCOMPARE(givenAt(1, 0), Value{2});
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, pixel(1, 1));
        QVERIFY(button(1)->isEnabled());
        QVERIFY(!button(2)->isEnabled()); // too large for this cell's area
    }

    void longNumbersAreTyped()
    {
        show(*m_board->puzzle().create({{"size", "12x1"}}));
        drag(pixel(0, 0), pixel(11, 0));
        m_board->setCaret({4, 0});
        QTest::keyClick(m_board.get(), Qt::Key_1);
        QTest::keyClick(m_board.get(), Qt::Key_2);
        QCOMPARE(givenAt(4, 0), Value{11});
        QTest::keyClick(m_board.get(), Qt::Key_5);
        QCOMPARE(givenAt(4, 0), Value{4});
    }

    void sizeKeepsWhatFits()
    {
        drag(pixel(0, 0), pixel(2, 0));
        m_board->setCaret({0, 0});
        QTest::keyClick(m_board.get(), Qt::Key_2);
        auto* const columns =
            m_board->tools()->findChild<QSpinBox*>(QStringLiteral("suguruColumns"));
        QVERIFY(columns != nullptr);
        columns->setValue(2);
        QCOMPARE(problem().areas, (std::vector<std::uint32_t>{0, 0, 1, 2, 3, 4}));
        QCOMPARE(givenAt(0, 0), Value{1});
        columns->setValue(4);
        QCOMPARE(problem().areas.size(), std::size_t{12});
        QVERIFY(m_board->puzzle().faults(*m_board->problem()).empty());
    }
};

QTEST_MAIN(TestSuguruBoard)
#include "tst_widgets_suguruboard.moc"
