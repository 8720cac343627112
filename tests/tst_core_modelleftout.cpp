// What an author has named and MiniZinc leaves out keeps its name: variables within what is to be
// the best, and arrays that no output item prints. And boards, which leave things out, read again.

#include <QtTest>

#include "core/text/english.h"
#include "tests/modelproblems.h"

using namespace clew;
using namespace clew::test;

namespace {

QString written(const ProblemPtr& problem, const Solution& solution, std::string_view format)
{
    return QString::fromStdString(models().writeSolutions(*problem, {&solution, 1}, 0, format));
}

// Names of the blocks on its board.
QStringList blocksOf(const ProblemPtr& problem)
{
    QStringList names;
    for (const BoardBlock& block : typed(problem).model->board.blocks)
        names << QString::fromStdString(block.name);
    return names;
}

} // namespace

class TestModelLeftOut : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
    }

    // How good a solution is stands on the board, by the name that its author has given to it.
    void nameOfTheObjective()
    {
        const std::string text = "array[1..3] of var 1..6: x;\nconstraint x[1] < x[2];\n"
                                 "var int: end = max(x);\nsolve minimize ";
        const ProblemPtr named = read(text + "end;\n");
        QVERIFY(named);
        QCOMPARE(blocksOf(named).back(), QStringLiteral("end"));
        const ProblemPtr plain = read(text + "x[1] + x[2] * x[3];\n");
        QVERIFY(plain);
        QCOMPARE(blocksOf(plain).back(), QStringLiteral("objective"));
    }

    // The author may have a variable of that name.
    void anotherObjective()
    {
        const ProblemPtr taken =
            read("var 0..5: objective; var 0..5: x;\n"
                 "constraint objective + x = 7; solve minimize objective * 2;\n");
        QVERIFY(taken);
        QCOMPARE(blocksOf(taken).back(), QStringLiteral("_objective"));
        const Solution best = test::solve(models(), *taken, "as-written", {}).solutions.back();
        const auto claimed =
            models().readSolution(written(taken, best, "values").toStdString(), {}, {}, taken);
        QVERIFY(claimed.has_value());
        QCOMPARE(claimed->solution, best);
    }

    void namesWithinTheObjective_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("best");
        QTest::addColumn<QStringList>("blocks");
        const QString ab = "var 1..5: a; var 1..5: b; constraint a * b >= 6; constraint a <= b;\n";
        QTest::newRow("a sum") << ab + "var int: cost = a + b; solve minimize cost + 3;"
                               << "a=2 b=3 cost=5 objective=8"
                               << QStringList({"a", "b", "cost", "objective"});
        QTest::newRow("several, printed or not")
            << ab + "var int: cost = a + b; var bool: isOdd = a > 2;\n"
                    "solve maximize 2 * isOdd - cost; output [\"\\(a) and \\(cost)\"];"
            << "a=3 b=3 cost=6 isOdd=1 objective=-4"
            << QStringList({"a", "b", "cost", "isOdd", "objective"});
        QTest::newRow("not folded")
            << ab + "var int: cost = a * b; solve :: int_search([cost], input_order, indomain_min) "
                    "minimize cost + a;"
            << "a=2 b=3 cost=6 objective=8" << QStringList({"a", "b", "cost", "objective"});
        // A name of what is another variable or a number.
        QTest::newRow("equal") << ab + "var int: cost = b; var int: fee = 2;\n"
                                       "solve minimize cost * 10 + fee + a;"
                               << "a=2 b=3 cost=3 fee=2 objective=34"
                               << QStringList({"a", "b", "cost", "fee", "objective"});
        // None that is the model's.
        QTest::newRow("local")
            << ab + "solve minimize let {var int: cost = a + b} in cost + 3; % minimize b;"
            << "a=2 b=3 objective=8" << QStringList({"a", "b", "objective"});
        QTest::newRow("an array")
            << ab + "array[1..2] of var int: costs = [a + 1, b]; solve minimize sum(costs);"
            << "a=2 b=3 objective=6" << QStringList({"a", "b", "objective"});
    }
    void namesWithinTheObjective()
    {
        QFETCH(QString, text);
        QFETCH(QString, best);
        QFETCH(QStringList, blocks);
        const ProblemPtr problem = read(text.toStdString() + "\n");
        QVERIFY(problem);
        Limits one;
        one.solutions = 1;
        const Found found = test::solve(problem, "as-written", one);
        QCOMPARE(found.outcome.ending, Ending::Exhausted);
        QCOMPARE(found.solutions.size(), std::size_t{1});
        QStringList words = written(problem, found.solutions[0], "values").trimmed().split(' ');
        words.sort();
        QCOMPARE(words.join(' '), best);
        QStringList shown = blocksOf(problem);
        shown.sort();
        QCOMPARE(shown, blocks);
        const auto claimed = models().readSolution(best.toStdString(), "values", {}, problem);
        QVERIFY2(claimed, claimed ? "" : english(claimed.error()).c_str());
        QCOMPARE(claimed->solution, found.solutions[0]);
        const QString printed = written(problem, found.solutions[0], "output");
        QVERIFY2(printed.contains(text.contains("output") ? "3 and 6" : "a = 2"),
                 qPrintable(printed));
    }

    void arraysThatAreNotPrinted_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("values");
        QTest::addColumn<QStringList>("blocks");
        QTest::newRow("beside others")
            << "array[0..2] of var 1..4: x; var 1..9: y; constraint x[0] < x[1] /\\ x[1] < x[2];\n"
               "constraint y = sum(x) /\\ y > 8; solve satisfy; output [\"\\(y)\"];"
            << "x[0]=2 x[1]=3 x[2]=4 y=9" << QStringList("y");
        QTest::newRow("without a semicolon at the end")
            << "enum E = {p, q}; output [\"\\(y)\"]; array[E] of var 1..4: x; var 1..2: y;\n"
               "constraint x[p] > x[q] + 2 /\\ y * y < 2; solve satisfy % and so on"
            << "x[p]=4 x[q]=1 y=1" << QStringList("y");
        QTest::newRow("with names")
            << "enum E = {p, q}; array[E, 2..3] of var E: x; var 1..3: y;\n"
               "constraint x[p, 2] > x[p, 3] /\\ x[q, 2] < x[q, 3]; constraint y * y = 4;\n"
               "solve satisfy; output [\"\\(y)\"];"
            << "y=2" << QStringList("y");
        QTest::newRow("nothing is printed")
            << "include \"globals.mzn\"; array[1..3] of var 1..4: x; array[1..2] of var bool: b;\n"
               "constraint alldifferent(x) /\\ x[1] + x[3] > 6 /\\ x[1] > x[3];\n"
               "constraint b[1] + 2 * b[2] + x[2] = 5; solve satisfy; output [\"done\"];"
            << "b[1]=1 b[2]=1 x[1]=4 x[2]=2 x[3]=3" << QStringList({"x", "b"});
        QTest::newRow("searched by")
            << "array[1..2, 1..2] of var 1..4: x; var 1..2: y;\n"
               "constraint forall (i in 1..2) (x[i, 1] + 2 < x[i, 2]); constraint y < x[1, 1] + "
               "1;\n"
               "solve :: int_search(array1d(x), first_fail, indomain_min) satisfy;\n"
               "output [\"\\(y)\"];"
            << "x[1,1]=1 x[1,2]=4 x[2,1]=1 x[2,2]=4 y=1" << QStringList({"y", "x"});
    }
    void arraysThatAreNotPrinted()
    {
        QFETCH(QString, text);
        QFETCH(QString, values);
        QFETCH(QStringList, blocks);
        const ProblemPtr problem = read(text.toStdString() + "\n");
        QVERIFY(problem);
        const auto solutions = test::solve(problem, "as-written").solutions;
        QCOMPARE(solutions.size(), std::size_t{1});
        const QString line = written(problem, solutions[0], "values");
        QVERIFY2(!line.contains("INTRODUCED"), qPrintable(line));
        for (const QString& word : values.split(' '))
            QVERIFY2(line.trimmed().split(' ').contains(word), qPrintable(word + " in " + line));
        QCOMPARE(blocksOf(problem), blocks);
        const auto claimed = models().readSolution(line.toStdString(), "values", {}, problem);
        QVERIFY2(claimed, claimed ? "" : english(claimed.error()).c_str());
        QCOMPARE(claimed->solution, solutions[0]);
    }

    // What MiniZinc does without is no variable: there are as many solutions as before.
    void elementsThatAreMissing()
    {
        const ProblemPtr problem =
            read("enum E = {p, q, r}; array[E, 2..3] of var 1..4: x; var 1..9: y;\n"
                 "constraint x[p, 2] < x[q, 2] /\\ y = x[p, 2] + x[p, 3]; constraint x[r, 2] = 3;\n"
                 "constraint x[q, 3] = y;\n"
                 "solve :: int_search(array1d(x), input_order, indomain_min) satisfy;\n"
                 "output [\"\\(y)\"];\n");
        QVERIFY(problem);
        const auto solutions = test::solve(problem, "as-written").solutions;
        QVERIFY(!solutions.empty());
        for (const Solution& each : solutions)
            QCOMPARE(written(problem, each, "values").count("x["), 4);
        QVERIFY(written(problem, solutions[0], "values").contains("x[q,2]=2"));
        const BoardBlock& block = typed(problem).model->board.blocks.back();
        QCOMPARE(block.name, "x");
        QCOMPARE(block.cells.size(), std::size_t{6});
        QCOMPARE(block.left, (std::vector<std::string>{"p", "q", "r"}));
    }

    // A board is read as it is drawn, if it shows all that makes a solution.
    void boards_data()
    {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("said");
        const QString x = "x:\n1 2\n\n";
        const QString c = "c:\n  red green\n";
        QTest::newRow("as it is drawn") << "n = 2\nm = 0\n" + x + c << "a solution";
        QTest::newRow("blanks at the ends") << "n = 2  \r\nm = 0\r\n" + x + c + "\n"
                                            << "a solution";
        QTest::newRow("known by another name") << "n = 2\nm = 0\nx:\n1 .\n\n" + c << "a solution";
        QTest::newRow("a constraint") << "n = 2\nm = 0\n" + x + "c:\nred red\n"
                                      << "these values break a constraint of the model";
        QTest::newRow("two values") << "n = 3\nm = 0\n" + x + c << "cannot be both 3 and 2.";
        QTest::newRow("no such value") << "n = 2\nm = 0\nx:\n7 2\n\n" + c << "x[1] cannot be 7.";
        QTest::newRow("no such name") << "n = 2\nm = 0\n" + x + "c:\n  red black\n"
                                      << "c[2] cannot be black.";
        QTest::newRow("open") << "n = 2\nm = .\n" + x + c << "m has no value here";
        QTest::newRow("another board") << "n = 2\n" + x + c << "this is not the board";
    }
    void boards()
    {
        QFETCH(QString, board);
        QFETCH(QString, said);
        const ProblemPtr problem =
            read("enum E = {red, green}; array[1..2] of var 1..3: x; var 1..3: n; var 0..2: m;\n"
                 "array[1..2] of var E: c; constraint x[1] < x[2] /\\ n = x[2];\n"
                 "constraint c[1] != c[2] /\\ m + x[1] < 4; solve satisfy;\n");
        QVERIFY(problem);
        const auto told = [&](std::string_view format) {
            const auto claimed = models().readSolution(board.toStdString(), format, {}, problem);
            if (!claimed)
                return english(claimed.error());
            const auto wrong = models().verify(*problem, claimed->solution);
            return wrong.empty() ? std::string("a solution") : wrong.front().text();
        };
        QVERIFY2(told("board").find(said.toStdString()) != std::string::npos,
                 told("board").c_str());
        if (!said.startsWith("this is not"))
            QCOMPARE(told({}), told("board"));
        QVERIFY2(told("values").find("is not a variable") != std::string::npos,
                 told("values").c_str());
    }
};

QTEST_APPLESS_MAIN(TestModelLeftOut)
#include "tst_core_modelleftout.moc"
