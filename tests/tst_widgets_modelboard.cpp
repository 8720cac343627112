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
