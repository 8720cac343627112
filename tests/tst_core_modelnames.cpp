// Models with enumerated types: their values and indices are called as their author calls them.

#include <QStandardPaths>
#include <QtTest>
#include <algorithm>
#include <map>

#include "core/puzzle/naming.h"
#include "core/study/position.h"
#include "core/study/setting.h"
#include "core/text/english.h"
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

/// A model in which MiniZinc makes one of several variables, or numbers, and what it says: true of
/// the values of its names, each from 0 to 4, exactly if they are a solution.
struct EqualRow
{
    const char* title;
    const char* text;
    std::vector<std::string> names;
    bool (*isSolution)(const std::vector<int>& values);
};

const std::vector<EqualRow>& equalRows()
{
    using Values = std::vector<int>;
    static const std::vector<EqualRow> rows{
        {"elements",
         "array[1..3] of var 1..3: x; constraint x[1] = x[2]; constraint x[2] != x[3];",
         {"x[1]", "x[2]", "x[3]"},
         [](const Values& v) {
             return v[0] == v[1] && v[1] != v[2] && v[0] > 0 && v[2] > 0 && v[0] < 4 && v[2] < 4;
         }},
        {"scalars",
         "var 1..3: a; var 1..3: b; var 2..4: c; constraint a = b; constraint b != c;",
         {"a", "b", "c"},
         [](const Values& v) {
             return v[0] == v[1] && v[1] != v[2] && v[0] > 0 && v[0] < 4 && v[2] > 1;
         }},
        {"two arrays",
         "array[1..2] of var 1..3: x; array[1..2] of var 1..4: y;\n"
         "constraint forall(i in 1..2)(x[i] = y[i]); constraint x[1] < y[2];",
         {"x[1]", "x[2]", "y[1]", "y[2]"},
         [](const Values& v) {
             return v[0] == v[2] && v[1] == v[3] && v[0] < v[3] && v[0] > 0 && v[1] < 4;
         }},
        {"a number",
         "array[1..3] of var 1..4: x; constraint x[1] = 3; constraint x[2] < x[3];\n"
         "constraint x[3] != x[1];",
         {"x[1]", "x[2]", "x[3]"},
         [](const Values& v) { return v[0] == 3 && v[1] > 0 && v[1] < v[2] && v[2] != 3; }},
        {"a mirror",
         "array[1..2,1..2] of var 0..1: g; constraint forall(i, j in 1..2)(g[i,j] = g[j,i]);\n"
         "constraint sum(g) = 3;",
         {"g[1,1]", "g[1,2]", "g[2,1]", "g[2,2]"},
         [](const Values& v) {
             return v[1] == v[2] && v[0] + v[1] + v[2] + v[3] == 3 &&
                    *std::ranges::max_element(v) < 2;
         }},
        {"settled",
         "array[1..4] of var 0..4: x; constraint x[1] = 3; constraint x[2] = 1;\n"
         "constraint x[3] = x[1]; constraint x[4] = x[2];",
         {"x[1]", "x[2]", "x[3]", "x[4]"},
         [](const Values& v) {
             return v == Values{3, 1, 3, 1};
         }},
        {"Booleans",
         "array[0..3] of var bool: p; constraint p[0] = p[3]; constraint p[1] <-> p[2];\n"
         "constraint p[0] \\/ p[1];",
         {"p[0]", "p[1]", "p[2]", "p[3]"},
         [](const Values& v) {
             return v[0] == v[3] && v[1] == v[2] && v[0] + v[1] > 0 &&
                    *std::ranges::max_element(v) < 2;
         }},
        {"three names",
         "var 1..4: a; var 1..4: b; var 0..4: c; constraint a = b; constraint b = c;\n"
         "constraint c > 2;",
         {"a", "b", "c"},
         [](const Values& v) { return v[0] == v[1] && v[1] == v[2] && v[0] > 2; }},
        {"a sum",
         "array[1..4] of var 1..4: x; constraint x[2] = x[3]; constraint x[1] = 1;\n"
         "constraint x[4] = x[1] + x[2];",
         {"x[1]", "x[2]", "x[3]", "x[4]"},
         [](const Values& v) { return v[0] == 1 && v[1] == v[2] && v[1] > 0 && v[3] == 1 + v[1]; }},
        {"sets",
         "var set of 1..2: s; var set of 1..2: t; constraint s = t; constraint card(s) = 1;",
         {"s[1]", "s[2]", "t[1]", "t[2]"},
         [](const Values& v) {
             return v[0] == v[2] && v[1] == v[3] && v[0] + v[1] == 1 &&
                    *std::ranges::max_element(v) < 2;
         }},
    };
    return rows;
}

/// All values of that many names, one after another; false behind the last.
bool nextValues(std::vector<int>& values)
{
    for (int& value : values)
        if (++value <= 4)
            return true;
        else
            value = 0;
    return false;
}

} // namespace

class TestModelNames : public QObject
{
    Q_OBJECT

private slots:
    // A row that would be many times as wide as high has a box for each cell, with its name.
    void longRowsWithNames()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const auto blocksOf = [](const std::string& lands) {
            const ProblemPtr problem = read("enum Land = {" + lands +
                                            "};\nenum Colour = {red, yellow};\n"
                                            "array[Land] of var Colour: c;\nsolve satisfy;\n");
            return problem == nullptr ? std::vector<BoardBlock>() : modelOf(problem).board.blocks;
        };
        QCOMPARE(blocksOf("A, B, C").size(), std::size_t{1});
        const auto boxes = blocksOf("A, B, C, D, E, F, G, H, I");
        QCOMPARE(boxes.size(), std::size_t{9});
        QVERIFY(boxes[1].isBox());
        QCOMPARE(boxes[1].name, "c[B]");
        QCOMPARE(boxes[1].cells[0].variable, Variable{1});
    }

    // What a model searches by, and has given no name, is called as it is written.
    void searchedExpressions()
    {
        const ProblemPtr problem =
            read("include \"globals.mzn\";\nint: n = 4;\narray[1..n] of var 1..n: p;\n"
                 "constraint alldifferent(p);\nconstraint (p[1] = 2) -> (p[2] = 3);\n"
                 "solve :: seq_search([int_search([abs(p[i] - p[i + 1]) | i in 1..n - 1], "
                 "input_order, indomain_min, complete), "
                 "bool_search([p[1] = 2], input_order, indomain_max, complete)]) satisfy;\n");
        QVERIFY(problem);
        QStringList names;
        for (const model::WatchedVariable& variable : modelOf(problem).variables)
            names << QString::fromStdString(variable.name);
        for (const char* const name : {"p[1]", "abs(p[1]-p[1+1])", "abs(p[3]-p[3+1])", "'p[1]=2'"})
            QVERIFY2(names.contains(name), qPrintable(names.join('\n')));
        QVERIFY2(names.filter("INTRODUCED").isEmpty(), qPrintable(names.join('\n')));
        // Their author has no such variables: they are not printed, and follow from what is. Texts
        // that have them are read as well.
        const auto readAgain = [&](const QString& text) {
            const auto claimed = models().readSolution(text.toStdString(), "values", {}, problem);
            return claimed ? claimed->solution : Solution{};
        };
        for (const Solution& solution : solutionsOf(problem)) {
            const QString text = written(problem, solution, "values");
            QCOMPARE(text.count('='), 4);
            QCOMPARE(readAgain(text), solution);
            const QString value =
                solution[static_cast<std::size_t>(names.indexOf("'p[1]=2'"))] == 1 ? "1" : "0";
            QCOMPARE(readAgain("'p[1]=2'=" + value + ' ' + text), solution);
        }
        const Solution wrong = readAgain("p[1]=1 p[2]=2 p[3]=3 p[4]=4 'p[1]=2'=1");
        QCOMPARE(models().verify(*problem, wrong).size(), std::size_t{1});
        const Solution twice = readAgain("p[1]=1 p[2]=1 p[3]=3 p[4]=4");
        QCOMPARE(models().verify(*problem, twice).front().text(),
                 "these values break a constraint of the model");
        // They can be given a value all the same.
        const ProblemPtr given =
            read(models().write(*problem, {}) + "% given: abs(p[1]-p[1+1]) = 3\n");
        QVERIFY(given);
        QCOMPARE(solutionsOf(given).size(), std::size_t{4});
        QVERIFY(!models().verify(*given, readAgain("p[1]=1 p[2]=2 p[3]=3 p[4]=4")).empty());
    }

    // A variable of its own, which does not follow from others, makes solutions, and is printed.
    void searchedVariablesOfTheirOwn()
    {
        const ProblemPtr problem =
            read("var 1..2: x;\nsolve :: int_search([x, let {var 1..3: y; constraint y > x} in y], "
                 "input_order, indomain_min) satisfy;\n");
        QVERIFY(problem);
        QStringList all;
        for (const Solution& solution : solutionsOf(problem))
            all << written(problem, solution, "values").trimmed();
        QCOMPARE(all, QStringList({"x=1 y=2", "x=1 y=3", "x=2 y=3"}));
    }

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
        const qsizetype end = text.indexOf("\n%") < 0 ? text.size() : text.indexOf("\n%");
        text.insert(end, "\nsolve satisfy;");
        const ProblemPtr problem = read(text.toStdString() + "\n");
        QVERIFY(problem);
        const auto solutions = solutionsOf(problem);
        QCOMPARE(solutions.size(), std::size_t{1});
        const QString line = written(problem, solutions[0], "values");
        QString plain = line;
        QCOMPARE(wordsOf(plain.replace("a b", "a=b")), wordsOf(values));
        const auto claimed = models().readSolution(line.toStdString(), {}, {}, problem);
        QVERIFY2(claimed, claimed ? "" : english(claimed.error()).c_str());
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
            QVERIFY2(claimed, claimed ? "" : english(claimed.error()).c_str());
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
        QVERIFY2(claimed, claimed ? "" : english(claimed.error()).c_str());
        QCOMPARE(claimed->solution, solutions[0]);
        QVERIFY(models().verify(*problem, solutions[0]).empty());
        const QString board = written(problem, solutions[0], "board");
        QVERIFY2(!board.contains("INTRODUCED"), qPrintable(board));
    }

    // As MiniZinc prints a solution, which is given in FlatZinc's words.
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

    // Whatever MiniZinc makes one variable of: what is asked by any of the names is as the
    // solutions say, counted by hand.
    void equalVariablesAreRight_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < equalRows().size(); ++i)
            QTest::newRow(equalRows()[i].title) << static_cast<int>(i);
    }
    void equalVariablesAreRight()
    {
        QFETCH(int, row);
        const EqualRow& equal = equalRows()[static_cast<std::size_t>(row)];
        const ProblemPtr problem = read(std::string(equal.text) + "\nsolve satisfy;\n");
        QVERIFY(problem);
        const auto textOf = [&](const std::vector<int>& values) {
            std::string text;
            for (std::size_t i = 0; i < values.size(); ++i)
                text += equal.names[i] + '=' + std::to_string(values[i]) + ' ';
            return text;
        };
        std::map<std::string, std::uint32_t> counted; // "x[1] = 3": in how many solutions
        std::uint64_t solutions = 0;
        std::vector<int> values(equal.names.size());
        do {
            const bool isSolution = equal.isSolution(values);
            const std::string text = textOf(values);
            const bool isClash = !clashesIn(models(), *problem, text).empty();
            const auto claimed = models().readSolution(text, {}, {}, problem);
            QVERIFY2(claimed.has_value() != isClash, text.c_str());
            if (isSolution || !isClash)
                QCOMPARE(claimed && models().verify(*problem, claimed->solution).empty(),
                         isSolution);
            solutions += isSolution ? 1 : 0;
            for (std::size_t i = 0; isSolution && i < values.size(); ++i)
                ++counted[equal.names[i] + " = " + std::to_string(values[i])];
        } while (nextValues(values));
        QCOMPARE(solutionsOf(problem).size(), solutions);

        const Candidates candidates = trueCandidates({models(), problem}, 1000);
        std::map<std::string, std::uint32_t> found;
        for (const SettledPlace& each : settledIn(models(), *problem))
            found[each.name + " = " + each.value] = static_cast<std::uint32_t>(solutions);
        for (Variable variable = 0; variable < candidates.dimensions.variables; ++variable)
            for (Value value = 0; value < candidates.dimensions.values; ++value)
                if (const auto count = candidates.count(variable, value); count > 0)
                    for (const std::string& name :
                         allNamesOf(models(), *problem, {variable, value}))
                        found[name] = count;
        QCOMPARE(found, counted);

        // Steps and hints say nothing that is not so in every solution.
        const auto everyHas = [&](Place place, bool has) {
            for (const std::string& name : allNamesOf(models(), *problem, place)) {
                const std::uint64_t count = counted.contains(name) ? counted.at(name) : 0;
                if (count != (has ? solutions : 0))
                    return false;
            }
            return true;
        };
        Control control;
        for (const ExplainedStep& step :
             models().explainSolution(*problem, {.allSteps = true}, control).steps) {
            for (const Place place : step.settled)
                QVERIFY2(everyHas(place, true), step.text().c_str());
            for (const Place place : step.struck)
                QVERIFY2(everyHas(place, false), step.text().c_str());
        }
        const Hint hint = hintFor({models(), problem, {}});
        if (hint.kind == Hint::Kind::Deduction)
            for (const Assignment entry : hint.entries)
                QVERIFY2(everyHas({entry.variable, entry.value}, true), hint.step.text().c_str());
        const State empty(models().dimensions(*problem));
        QVERIFY(!models().draw(*problem, &empty).empty());
    }

    // What is said of such a variable has its names, and each of them may be given.
    void sentencesHaveAllNames()
    {
        const std::string text = "array[1..3] of var 1..3: x; constraint x[1] = x[2];\n"
                                 "constraint :: \"apart\" x[2] != x[3]; constraint x[3] = 2;\n"
                                 "solve satisfy;\n";
        const ProblemPtr problem = read(text);
        QVERIFY(problem);
        QCOMPARE(models().placeName(*problem, {0, 0}).text(), std::string("x[1] = x[2] = 1"));
        const auto clashes = clashesIn(models(), *problem, "x[1]=1 x[2]=3 x[3]=2");
        QCOMPARE(clashes.size(), std::size_t{1});
        QCOMPARE(clashes[0].text(),
                 std::string("x[2] cannot be 3: by the model it equals x[1], which is 1 here."));
        QCOMPARE(clashesIn(models(), *problem, "x[1]=1 x[2]=1 x[3]=1").at(0).text(),
                 std::string("x[3] cannot be 1: the model leaves it no value but 2."));
        const ProblemPtr given = read(text + "% given: x[2] = 3\n% given: x[3] = 2\n");
        QVERIFY(given);
        QCOMPARE(solutionsOf(given).size(), std::size_t{1});
        QVERIFY(!models().read(text + "% given: x[2] = 3\n% given: x[1] = 1\n", {}, {}));
        QVERIFY(!models().read(text + "% given: x[3] = 1\n", {}, {}));
    }

    // Each name has the values of its own type: on the board, in places and in what is said.
    void equalVariablesOfSeveralTypes()
    {
        const ProblemPtr problem =
            read("enum Colour = {red, green, blue}; enum Size = {small, medium, large};\n"
                 "array[1..2] of var Colour: c; array[1..2] of var Size: s; var 1..3: n;\n"
                 "function var int: number(var int: x) = x;\n"
                 "constraint forall (i in 1..2) (number(c[i]) = number(s[i]));\n"
                 "constraint n = number(c[1]); constraint n = 3 /\\ c[2] != red;\n"
                 "solve satisfy;\n");
        QVERIFY(problem);
        const VariableBoard& board = modelOf(problem).board;
        const auto second = std::ranges::find_if(
            board.variables, [](const NamedVariable& each) { return each.aliases.size() == 2; });
        QVERIFY(second != board.variables.end());
        const auto number = static_cast<Variable>(second - board.variables.begin());
        const Value green = modelOf(problem).variables[number].indexOf(2);
        QCOMPARE(models().placeName(*problem, {number, green}).text(),
                 std::string("c[2] = s[2] = green/medium"));
        const std::vector<std::string> both{"c[2] = green", "s[2] = medium"};
        QCOMPARE(allNamesOf(models(), *problem, {number, green}), both);
        const auto solutions = solutionsOf(problem);
        QCOMPARE(solutions.size(), std::size_t{2});
        for (const Solution& solution : solutions) {
            const bool isGreen = solution[number] == green;
            const QString drawn = written(problem, solution, "board");
            QVERIFY2(drawn.contains(isGreen ? "blue green\n" : "blue blue\n"), qPrintable(drawn));
            QVERIFY2(drawn.contains(isGreen ? "large medium\n" : "large large\n"),
                     qPrintable(drawn));
            QVERIFY(!drawn.contains('/'));
            View view;
            view.solution = &solution;
            QStringList texts;
            const Picture picture = models().picture(*problem, view);
            for (const Shape& shape : picture.shapes())
                texts << QString::fromStdString(shape.text);
            QVERIFY2(texts.contains(isGreen ? "green" : "blue") &&
                         texts.contains(isGreen ? "medium" : "large"),
                     qPrintable(texts.join('|')));
        }
        const auto clashes =
            clashesIn(models(), *problem, "c[1]=blue c[2]=green s[1]=large s[2]=large n=3");
        QCOMPARE(clashes.size(), std::size_t{1});
        QCOMPARE(clashes[0].text(),
                 std::string("s[2] cannot be large: by the model it equals c[2], which is green "
                             "here."));
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
        QVERIFY2(all.contains("first = c[France] = red"), qPrintable(all));
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
        const QString said = QString::fromStdString(english(problem.error()));
        QVERIFY2(!said.contains("clew"), qPrintable(said));
        QCOMPARE(problem.error().line, line);
    }

    void shippedModelsNameTheirs()
    {
        const auto namesOf = [](const char* id) {
            QStringList names;
            const ProblemPtr problem = models().presetProblem(*models().preset(id));
            for (Variable v = 0; v < models().dimensions(*problem).variables; ++v)
                for (const std::string& name : allNamesOf(models(), *problem, {v}))
                    names << QString::fromStdString(name);
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
