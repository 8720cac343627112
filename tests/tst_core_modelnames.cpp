// Models with enumerated types: their values and indices are called as their author calls them.

#include <QStandardPaths>
#include <QtTest>

#include "tests/modelproblems.h"

using namespace clew;
using namespace clew::test;

namespace {

const model::Model& modelOf(const ProblemPtr& problem)
{
    return *static_cast<const model::ModelProblem&>(*problem).model;
}

std::vector<Solution> solutionsOf(const ProblemPtr& problem)
{
    return test::solve(models(), *problem, "as-written", {}).solutions;
}

QString written(const ProblemPtr& problem, const Solution& solution, std::string_view format)
{
    return QString::fromStdString(models().writeSolutions(*problem, {&solution, 1}, 0, format));
}

QStringList wordsOf(const QString& line)
{
    QStringList words = line.trimmed().split(' ');
    words.sort();
    return words;
}

// Data stand apart, as they do in files.
const std::string kMap = R"(enum Colour = {red, green, blue};
enum Country;
array[Country] of var Colour: c;
var Colour: first;
constraint :: "a border" c[France] != c[Spain];
constraint :: "Spain is green" c[Spain] = green;
constraint :: "first" first = c[France];
constraint :: "not blue" first != blue;
solve satisfy;
)";
const std::string kCountries = "Country = {France, Spain}";

} // namespace

class TestModelNames : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("minizinc is not installed");
    }

    void valuesAndIndices_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("values");
        QTest::newRow("a variable") << "enum E = {red, green}; var E: x; constraint x > red;"
                                    << "x=green";
        QTest::newRow("arrays") << "enum E = {p, q}; enum F = {s, t};\n"
                                   "array[E, 0..1] of var F: a;\n"
                                   "constraint forall (e in E, i in 0..1)"
                                   " (a[e, i] = if e = p then s else t endif);"
                                << "a[p,0]=s a[p,1]=s a[q,0]=t a[q,1]=t";
        QTest::newRow("settled") << "enum E = {p, q}; array[E] of var E: a;\n"
                                    "constraint a[p] = q; constraint a[q] = p; var bool: b;\n"
                                    "constraint b;"
                                 << "a[p]=q a[q]=p b=1";
        QTest::newRow("gaps") << "enum E = {p, q, r, s}; var {p, r, s}: x; constraint x in {q, r};"
                              << "x=r";
        QTest::newRow("sets") << "enum E = {p, q}; var set of E: s; constraint s = {q};"
                              << "s[p]=0 s[q]=1";
        QTest::newRow("options") << "enum E = {p, q}; array[1..2] of var opt E: x;\n"
                                    "constraint occurs(x[1]) /\\ absent(x[2]);\n"
                                    "constraint deopt(x[1]) = q;"
                                 << "x[1]=q x[2]=<>";
        QTest::newRow("quoted")
            << "enum 'an enum' = {'a b', c}; array['an enum'] of var 'an enum': x;\n"
               "constraint x['a b'] = c /\\ x[c] = 'a b';"
            << "x['a=b']=c x[c]='a=b'";
        QTest::newRow("constructed")
            << "enum E = {p, q}; enum F = {z} ++ kind(E) ++ at(3..4); array[1..3] of var F: x;\n"
               "constraint x[1] = z /\\ x[2] = kind(q) /\\ x[3] = at(4);"
            << "x[1]=z x[2]=kind(q) x[3]=at(4)";
        QTest::newRow("without names") << "enum E = _(1..3); enum F = anon_enum(2);\n"
                                          "array[F] of var E: x; constraint forall (f in F)"
                                          " (x[f] = max(E));"
                                       << "x[1]=3 x[2]=3";
        QTest::newRow("in an order of its own")
            << "array[E] of var E: x; constraint forall (e in E) (x[e] = max(E));\n"
               "/* enum G; */ enum E;\n% data\nE = {p, q};"
            << "x[p]=q x[q]=q";
        QString many = "m1";
        for (int i = 2; i <= 600; ++i)
            many += ", m" + QString::number(i);
        QTest::newRow("many members") << "enum E = {" + many +
                                             "}; var E: x; var 598..600: n;\n"
                                             "constraint x > m599; constraint n = x;"
                                      << "x=m600 n=600";
        QTest::newRow("included") << "include \"e.mzn\"; var E: x; constraint x = q;\n"
                                     "% included \"e.mzn\":\n%| enum E = {p, q};"
                                  << "x=q";
    }
    void valuesAndIndices()
    {
        QFETCH(QString, text);
        QFETCH(QString, values);
        const std::size_t end = text.indexOf("\n%") < 0 ? text.size() : text.indexOf("\n%");
        text.insert(static_cast<qsizetype>(end), "\nsolve satisfy;");
        const ProblemPtr problem = read(text.toStdString() + "\n");
        QVERIFY(problem);
        const auto solutions = solutionsOf(problem);
        QCOMPARE(solutions.size(), std::size_t{1});
        const QString line = written(problem, solutions[0], "values");
        QString plain = line;
        QCOMPARE(wordsOf(plain.replace("a b", "a=b")), wordsOf(values));
        const auto claimed = models().readSolution(line.toStdString(), {}, {}, problem);
        QVERIFY2(claimed, claimed ? "" : claimed.error().text().c_str());
        QCOMPARE(claimed->solution, solutions[0]);
    }

    void solutionsAreReadByNamesAndByNumbers()
    {
        const ProblemPtr problem = read(kMap, kCountries);
        QVERIFY(problem);
        const auto solutions = solutionsOf(problem);
        QCOMPARE(solutions.size(), std::size_t{1});
        for (const char* const line :
             {"c[France]=red c[Spain]=green first=red", "first=1 c[Spain]=2 c[France]=red"}) {
            const auto claimed = models().readSolution(line, {}, {}, problem);
            QVERIFY2(claimed, claimed ? "" : claimed.error().text().c_str());
            QCOMPARE(claimed->solution, solutions[0]);
        }
        for (const char* const line : {"c[France]=pink", "c[1]=red", "c[France]=4", "c[France]="}) {
            const auto claimed = models().readSolution(line, {}, {}, problem);
            QVERIFY2(!claimed, line);
        }
    }

    // What MiniZinc computes for the output alone, and what has two names.
    void valuesForTheOutput_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("values");
        QTest::newRow("a sum")
            << "var 1..3: x; constraint x > 2; var int: z = x + 1; var bool: w = z > 4;\n"
               "output [\"\\(z) \\(w)\"];"
            << "z=4 w=0";
        QTest::newRow("arrays")
            << "array[0..1] of var 1..4: x; constraint x[0] * x[0] = 9 /\\ x[1] = 1;\n"
               "array[0..1] of var int: y = array1d(0..1, [2 * x[0], x[1]]);\n"
               "array[1..2, 1..2] of var bool: b ="
               " array2d(1..2, 1..2, [x[0] > 1, true, false, y[0] > 6]);\n"
               "output [\"\\(y) \\(b)\"];"
            << "y[0]=6 y[1]=1 b[1,1]=1 b[1,2]=1 b[2,1]=0 b[2,2]=0";
        QTest::newRow("functions") << "var 1..3: x; constraint x * x = 4;\n"
                                      "function var int: twice(var int: a) = 2 * a;\n"
                                      "var int: t = twice(x); output [show(t), show(x + 1)];"
                                   << "x=2 t=4";
        QTest::newRow("two names")
            << "var 1..3: x; var 1..3: y; constraint y = x; constraint x * x = 4;\n"
               "array[1..2] of var 1..3: a; constraint a[1] = x;\n"
               "constraint a[2] * a[2] = 9;"
            << "x=2 y=2 a[1]=2 a[2]=3";
        QTest::newRow("enumerated")
            << "enum E = {p, q}; var E: x; constraint x != p;\n"
               "var E: y = if x = q then p else q endif; output [\"\\(y)\"];"
            << "y=p";
        QTest::newRow("indices with names")
            << "enum E = {p, q}; array[E] of var 1..3: x; constraint forall (e in E) (x[e] * x[e] "
               "= 4);\n"
               "array[E] of var int: y = array1d(E, [x[e] + 1 | e in E]); output [\"\\(y)\"];"
            << "y[p]=3 y[q]=3";
        QTest::newRow("indices by parameters")
            << "int: n = 2; set of int: S = 0..n - 1; array[S] of var 1..3: x;\n"
               "constraint forall (i in S) (x[i] * x[i] = 4); array[1..n] of var int: y;\n"
               "constraint y = [3, 1]; array[1..n * 1, S] of var int: z ="
               " array2d(1..n, S, [x[j] + i | i in 1..n, j in S]); output [\"\\(y) \\(z)\"];"
            << "z[1,0]=3 z[1,1]=3 z[2,0]=4 z[2,1]=4 y[1]=3 y[2]=1";
        QTest::newRow("too wide to be watched")
            << "var 1..3000: x; constraint x = 1000; var 1..3: w; constraint w * w = 4;\n"
               "var int: y = x * x * x * w; output [\"\\(y)\"];"
            << "w=2";
    }
    void valuesForTheOutput()
    {
        QFETCH(QString, text);
        QFETCH(QString, values);
        const ProblemPtr problem = read((text + "\nsolve satisfy;\n").toStdString());
        QVERIFY(problem);
        const auto solutions = solutionsOf(problem);
        QCOMPARE(solutions.size(), std::size_t{1});
        const QString line = written(problem, solutions[0], "values");
        const QStringList words = wordsOf(line);
        for (const QString& word : wordsOf(values))
            QVERIFY2(words.contains(word), qPrintable(word + " in " + line));
        const auto claimed = models().readSolution(line.toStdString(), {}, {}, problem);
        QVERIFY2(claimed, claimed ? "" : claimed.error().text().c_str());
        QCOMPARE(claimed->solution, solutions[0]);
        QVERIFY(models().verify(*problem, solutions[0]).empty());
        const QString board = written(problem, solutions[0], "board");
        QVERIFY2(!board.contains("INTRODUCED"), qPrintable(board));
    }

    // As MiniZinc prints a solution, which is told in FlatZinc's words.
    void outputItems_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("printed");
        QTest::newRow("an item") << "enum E = {p, q}; var E: x; constraint x != p; var bool: b;\n"
                                    "constraint b; output [\"\\(x), \\(b), \\(3 * 2)\\n\"];"
                                 << "q, true, 6\n";
        QTest::newRow("none")
            << "array[1..2, 0..1] of var 1..9: a; var -3..3: n; constraint n < -2;\n"
               "constraint forall (i in 1..2, j in 0..1) (a[i, j] = i + j);"
            << "";
        QTest::newRow("sets") << "var set of 1..3: s; constraint s = {1, 3}; var set of 1..2: t;\n"
                                 "constraint card(t) = 2; output [\"\\(s) \\(t)\\n\"];"
                              << "{1,3} 1..2\n";
        QTest::newRow("options")
            << "array[1..2] of var opt 2..3: x; constraint absent(x[1]);\n"
               "constraint occurs(x[2]) /\\ deopt(x[2]) = 3; output [\"\\(x)\\n\"];"
            << "[<>, 3]\n";
    }
    void outputItems()
    {
        QFETCH(QString, text);
        QFETCH(QString, printed);
        const ProblemPtr problem = read((text + "\nsolve satisfy;\n").toStdString());
        QVERIFY(problem);
        const auto solutions = solutionsOf(problem);
        QCOMPARE(solutions.size(), std::size_t{1});
        QString said = written(problem, solutions[0], "output");
        if (text.startsWith("array[1..2, 0..1]")) // how it lays out tables is its own affair
            QVERIFY2(said.contains("1, 2") && said.contains("n = -3;\n----------\n"),
                     qPrintable(said));
        else
            QCOMPARE(said, printed + "----------\n");
    }

    // As MiniZinc has it, too.
    void withoutAGoalAnythingSatisfies()
    {
        const ProblemPtr problem = read("var 1..3: x;\nconstraint x > 1;\n");
        QVERIFY(problem);
        QCOMPARE(solutionsOf(problem).size(), std::size_t{2});
    }

    // Elements of an array stand together, in their order.
    void valuesHaveTheOrderOfTheirArrays()
    {
        const ProblemPtr problem = read("array[1..4] of var 1..9: x; var 1..9: y;\n"
                                        "constraint x[1] = 4; constraint x[3] = y;\n"
                                        "constraint y * y = 9; constraint x[2] * x[2] = 4;\n"
                                        "constraint x[4] * x[4] = 25;\nsolve satisfy;\n");
        QVERIFY(problem);
        const auto solutions = solutionsOf(problem);
        QCOMPARE(solutions.size(), std::size_t{1});
        const QString line = written(problem, solutions[0], "values");
        QVERIFY2(line.contains("x[1]=4 x[2]=2 x[3]=3 x[4]=5"), qPrintable(line));
    }

    // Of a variable with two names each says the same.
    void twoNamesOfAVariableAgree()
    {
        const ProblemPtr problem =
            read("var 1..3: x; var 1..3: y; constraint y = x;\nsolve satisfy;\n");
        QVERIFY(problem);
        QVERIFY(models().readSolution("x=2 y=2", {}, {}, problem));
        QVERIFY(!models().readSolution("x=2 y=3", {}, {}, problem));
    }

    // What a person reads: the board, the places, and the reasons.
    void theBoardAndItsSentences()
    {
        const ProblemPtr problem = read(kMap, kCountries);
        QVERIFY(problem);
        const auto solutions = solutionsOf(problem);
        const QString board = written(problem, solutions[0], "board");
        QVERIFY2(board.contains("France  Spain\n     .  green\n") ||
                     board.contains("France  Spain\n   red  green\n"),
                 qPrintable(board));
        Control control;
        const Explanation explanation = models().explainSolution(*problem, {}, control);
        QStringList sentences;
        for (const Sentence& step : explanation.steps)
            sentences << QString::fromStdString(step.text());
        const QString all = sentences.join('\n');
        QVERIFY2(all.contains("first = red"), qPrintable(all));
    }

    void whatIsAssumedIsWrittenByName()
    {
        const ProblemPtr problem = read(kMap, kCountries);
        QVERIFY(problem);
        const auto& variables = modelOf(problem).variables;
        const auto first =
            std::ranges::find(variables, std::string("first"), &model::WatchedVariable::name);
        QVERIFY(first != variables.end());
        const auto number = static_cast<Variable>(first - variables.begin());
        const auto assumed =
            models().assume(*problem, std::vector<Assignment>{{number, first->indexOf(1)}});
        QVERIFY(assumed);
        const std::string text = models().write(**assumed, "mzn");
        QVERIFY2(text.find("% given: first = red\n") != std::string::npos, text.c_str());
        for (const char* const value : {"red", "1"}) {
            const ProblemPtr again =
                read(models().write(*problem, "mzn") + "% given: first = " + value + "\n");
            QVERIFY(again);
            QCOMPARE(models().write(*again, "mzn"), text);
        }
        QVERIFY(
            !models().read(models().write(*problem, "mzn") + "% given: first = pink\n", {}, {}));
    }

    // Not of what stands behind it.
    void mistakesAreThoseOfTheAuthor_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("no members") << "var 1..2: x;\nenum E;\nsolve satisfy;\n" << 2;
        QTest::newRow("a wrong word") << "enum E = {p, q};\nvar E: x;\nconstraint x = r;\n"
                                         "solve satisfy;\n"
                                      << 3;
    }
    void mistakesAreThoseOfTheAuthor()
    {
        QFETCH(QString, text);
        QFETCH(int, line);
        const auto problem = models().read(text.toStdString(), {}, {});
        QVERIFY(!problem);
        const QString said = QString::fromStdString(problem.error().text());
        QVERIFY2(!said.contains("clew"), qPrintable(said));
        QCOMPARE(problem.error().line, line);
    }

    void shippedModelsNameTheirs()
    {
        const auto namesOf = [](const char* id) {
            QStringList names;
            for (const auto& each :
                 modelOf(models().presetProblem(*models().preset(id))).board.variables)
                names << QString::fromStdString(each.name);
            return names;
        };
        QVERIFY(namesOf("zebra").contains("nation[English]"));
        QVERIFY(namesOf("mapcolouring").contains("x[NSW]"));
    }

    void parametersOfModelsWithABoard()
    {
        QCOMPARE(
            model::parametersOf("include \"clew.mzn\";\nint: n;\nvar 1..n: x;\nsolve satisfy;\n",
                                [] { return true; }),
            std::vector<std::string>{"n"});
    }
};

QTEST_GUILESS_MAIN(TestModelNames)

#include "tst_core_modelnames.moc"
