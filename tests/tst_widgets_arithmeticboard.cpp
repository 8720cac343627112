// The arithmetic board under real mouse and key events.

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/arithmetic/arithmetic.h"
#include "core/puzzles/arithmetic/picture.h"
#include "tests/boardfixture.h"
#include "widgets/board.h"

using namespace clew;

class TestArithmeticBoard : public QObject, private test::BoardFixture<>
{
    Q_OBJECT

private:
    [[nodiscard]] const arithmetic::ArithmeticProblem& problem() const
    {
        return static_cast<const arithmetic::ArithmeticProblem&>(*m_board->problem());
    }
    [[nodiscard]] QPoint tile(int index) const
    {
        const arithmetic::TileRow row = arithmetic::tileRow(problem());
        return m_board->toPixels({row.x + index * row.pitch + 0.5, row.y + 0.5}).toPoint();
    }
    void click(int index, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(m_board.get(), button, {}, tile(index));
    }
    template<class Widget>
    Widget* tool(const char* name)
    {
        return m_board->tools()->findChild<Widget*>(QString::fromLatin1(name));
    }
    using Numbers = std::vector<std::int64_t>;

private slots:
    void init()
    {
        const Puzzle& puzzle = *findPuzzle("arithmetic");
        showBoard(puzzle, puzzle.presetProblem(puzzle.info().presets.front()));
    }

    void typing()
    {
        click(1);
        QTest::keyClicks(m_board.get(), QStringLiteral("-1-4")); // a sign has a digit before it
        QTest::keyClick(m_board.get(), Qt::Key_Backspace);
        QTest::keyClick(m_board.get(), Qt::Key_Return);
        QCOMPARE(problem().numbers, (Numbers{2, -1, 5, 7, 11}));
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QTest::keyClicks(m_board.get(), QStringLiteral("99"));
        QTest::keyClick(m_board.get(), Qt::Key_Right); // going on takes what was typed
        QCOMPARE(problem().numbers, (Numbers{2, -1, 99, 7, 11}));
    }

    void dragging()
    {
        QTest::mousePress(m_board.get(), Qt::LeftButton, {}, tile(0));
        QTest::mouseMove(m_board.get(), tile(1));
        QTest::mouseMove(m_board.get(), tile(3));
        QTest::mouseRelease(m_board.get(), Qt::LeftButton, {}, tile(3));
        QCOMPARE(problem().numbers, (Numbers{3, 5, 7, 2, 11}));
        QTest::keyClick(m_board.get(), Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(problem().numbers, (Numbers{3, 5, 2, 7, 11}));
    }

    void addingAndDeleting()
    {
        click(4);
        QTest::keyClick(m_board.get(), Qt::Key_Insert);
        QTest::keyClicks(m_board.get(), QStringLiteral("8\r"));
        QCOMPARE(problem().numbers, (Numbers{2, 3, 5, 7, 11, 8}));
        click(0, Qt::RightButton);
        QCOMPARE(problem().numbers, (Numbers{3, 5, 7, 11, 8}));
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(m_board.get(), Qt::Key_Delete);
        QCOMPARE(problem().numbers.size(), std::size_t{2});
    }

    void clickBehindTheTilesAdds()
    {
        const arithmetic::TileRow row = arithmetic::tileRow(problem());
        const QPointF behind = m_board->toPixels({row.x + 5 * row.pitch - 0.2, row.y + 0.5});
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, behind.toPoint());
        QCOMPARE(problem().numbers, (Numbers{2, 3, 5, 7, 11, 1}));
    }

    void rules()
    {
        tool<QComboBox>("arithmeticOrder")->setCurrentIndex(1);
        QCOMPARE(problem().order, arithmetic::Order::Any);
        tool<QComboBox>("arithmeticDistinct")->setCurrentIndex(2);
        QCOMPARE(problem().distinct, arithmetic::Distinct::Classes);
        auto* const target = tool<QLineEdit>("arithmeticTarget");
        target->setText(QStringLiteral("24"));
        QTest::keyClick(target, Qt::Key_Return);
        QCOMPARE(problem().target, std::optional<std::int64_t>(24));
        tool<QComboBox>("arithmeticRange")->setCurrentIndex(2);
        QCOMPARE(problem().range, arithmetic::Range::Naturals);
    }

    // Keyboards have one sign for a minus and for a hyphen, the board has that of print alone.
    void signsAreThoseOfPrint_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("solution");
        QTest::addColumn<QString>("shown");
        QTest::newRow("minus") << "2 3 5 7 11"
                               << "2-3+5+7 = 11"
                               << "2−3+5+7 = 11";
        QTest::newRow("times") << "2 3 5 7 11"
                               << "2 = (3*5+7)/11"
                               << "2 = (3×5+7)÷11";
        QTest::newRow("negative") << "2 -3 5 target=-1"
                                  << "2+(-3) = -1"
                                  << "2+(−3) = −1";
    }
    void signsAreThoseOfPrint()
    {
        QFETCH(QString, list);
        QFETCH(QString, solution);
        QFETCH(QString, shown);
        const Puzzle& puzzle = *findPuzzle("arithmetic");
        const auto problem = puzzle.read(list.toStdString(), "list", {});
        QVERIFY(problem);
        const auto read = puzzle.readSolution(solution.toStdString(), {}, {}, *problem);
        QVERIFY(read);
        QStringList texts;
        const Picture picture = puzzle.picture(**problem, {.solution = &read->solution});
        for (const Shape& shape : picture.shapes())
            texts << QString::fromStdString(shape.text);
        QVERIFY2(texts.contains(shown), qPrintable(texts.join('|')));
        QCOMPARE(texts.filter("-"), QStringList());
    }

    // Rules that do not go together are refused with a reason, and the tools show the old ones
    // again.
    void rulesThatDoNotGoTogether()
    {
        tool<QComboBox>("arithmeticDistinct")->setCurrentIndex(2);
        QSignalSpy remarks(m_board.get(), &Board::remarked);
        tool<QComboBox>("arithmeticRange")->setCurrentIndex(2);
        QCOMPARE(problem().range, arithmetic::Range::Rationals);
        QCOMPARE(tool<QComboBox>("arithmeticRange")->currentIndex(), 0);
        QCOMPARE(remarks.size(), 1);
    }
};

QTEST_MAIN(TestArithmeticBoard)
#include "tst_widgets_arithmeticboard.moc"
