// The board of a model under real key events: values by their names and by their numbers.

#include <QStandardPaths>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/model/model.h"
#include "tests/boardfixture.h"

using namespace clew;

class TestModelBoard : public QObject, private test::BoardFixture<>
{
    Q_OBJECT

private:
    [[nodiscard]] QString given() const
    {
        const auto& problem = static_cast<const model::ModelProblem&>(*m_board->problem());
        const Value value = problem.givens[0];
        return value == kNoValue
                   ? ""
                   : QString::fromStdString(problem.model->variables[0].textAt(value));
    }

private slots:
    void init()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("minizinc is not installed");
        const Puzzle& puzzle = *findPuzzle(model::kId);
        const auto problem = puzzle.read(
            "enum Colour = {red, green, Grey, rose};\nvar Colour: x;\nsolve satisfy;\n", {}, {});
        QVERIFY(problem);
        showBoard(puzzle, *problem);
        m_board->setFocus();
    }

    // Each cell of a variable that has several is one to click.
    void everyCellOfAVariable()
    {
        const Puzzle& puzzle = *findPuzzle(model::kId);
        const auto problem = puzzle.read("array[1..3] of var 1..3: x; constraint x[1] = x[2];\n"
                                         "constraint x[2] != x[3]; solve satisfy;\n",
                                         {}, {});
        QVERIFY(problem);
        showBoard(puzzle, *problem);
        m_board->setFocus();
        const auto cells = m_board->cells();
        QCOMPARE(cells.size(), std::size_t{3});
        QCOMPARE(cells[0].place.variable, cells[1].place.variable);
        for (const ShownCell& cell : cells) {
            const QPointF centre = (cell.corners[0] + cell.corners[2]) / 2;
            QCOMPARE(m_board->placeAt(centre), std::optional(Place{cell.place.variable, kNoValue}));
        }
        QTest::keyClicks(m_board.get(), "3");
        QCOMPARE(given(), QString("3"));
        QTest::keyClick(m_board.get(), Qt::Key_Right); // the other cell of the same variable
        QTest::keyClicks(m_board.get(), "2");
        QCOMPARE(given(), QString("2"));
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QTest::keyClicks(m_board.get(), "1");
        QCOMPARE(given(), QString("2"));
        QCOMPARE(static_cast<const model::ModelProblem&>(*m_board->problem()).givens[1], Value{0});
    }

    void valuesAreTyped_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("value");
        QTest::newRow("a number") << "2"
                                  << "green";
        QTest::newRow("not yet one") << "r"
                                     << "";
        QTest::newRow("the beginning of one") << "re"
                                              << "red";
        QTest::newRow("large and small") << "gREY"
                                         << "Grey";
        QTest::newRow("another afterwards") << "rogree"
                                            << "green";
        QTest::newRow("no value") << "5x"
                                  << "";
    }
    void valuesAreTyped()
    {
        QFETCH(QString, keys);
        QFETCH(QString, value);
        QTest::keyClicks(m_board.get(), keys);
        QCOMPARE(given(), value);
    }
};

QTEST_MAIN(TestModelBoard)
#include "tst_widgets_modelboard.moc"
