// Models as texts: files that they include travel with them, data stand behind them, and what is
// wrong is said at its place.

#include <QTemporaryDir>
#include <QtTest>

#include "core/puzzle/source.h"
#include "core/puzzles/model/included.h"
#include "core/text/english.h"
#include "tests/modelproblems.h"

using namespace clew;
using namespace clew::test;

class TestModelFiles : public QObject
{
    Q_OBJECT

private slots:
    void includedFilesTravelWithTheModel()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        QTemporaryDir folder;
        const auto write = [&](const char* name, const char* text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("rising.mzn",
              "include \"least.mzn\";\n\npredicate rising(array[int] of var int: x) =\n"
              "    forall (i in index_set(x) where i < max(index_set(x)))"
              " (x[i] < x[i + 1]) /\\ x[1] >= least;\n");
        write("least.mzn", "int: least = 2;\n");
        const std::string text = "include \"rising.mzn\"; include \"alldifferent.mzn\";\n"
                                 "int: n;\narray[1..3] of var 1..n: x;\n"
                                 "constraint rising(x);\nsolve satisfy;\n% data\nn = 5;\n";
        const std::string whole = model::withIncluded(text, folder.path().toStdString());
        QCOMPARE(model::includedIn(whole).size(), std::size_t{2});
        QVERIFY(model::withIncluded(whole, folder.path().toStdString()) == whole);
        write("least.mzn", "int: least = 3;\n"); // newer than what travels
        QVERIFY(model::withIncluded(whole, folder.path().toStdString()) != whole);
        QVERIFY(folder.remove());
        QVERIFY(model::withIncluded(whole, folder.path().toStdString()) == whole);
        const ProblemPtr problem = read(whole);
        QVERIFY(problem);
        QCOMPARE(solve(problem, "as-written").solutions.size(), std::size_t{4});
        const ProblemPtr again = read(models().write(*problem, "mzn"));
        QCOMPARE(solve(again, "as-written").solutions.size(), std::size_t{4});
        QCOMPARE(model::partsOf(whole).data, std::string("n = 5;\n"));
        const Value two = typed(problem).model->variables[0].indexOf(2);
        const auto assumed = models().assume(*problem, std::vector<Assignment>{{0, two}});
        const auto given = models().read(models().write(**assumed, "mzn"), {}, {});
        QVERIFY(given);
        QCOMPARE(solve(*given, "as-written").solutions.size(), std::size_t{3});
    }

    // A file below a folder includes what is beside it.
    void includedFilesIncludeWhatIsBesideThem()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("sub"));
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("sub/a.mzn", "include \"b.mzn\";\ninclude \"top.mzn\";\n");
        write("sub/b.mzn", "int: fromB = 2;\n");
        write("top.mzn", "int: fromTop = 3;\n");
        const std::string text = "include \"sub/a.mzn\";\nvar fromB..fromTop: x;\nsolve satisfy;\n";
        const std::string whole = model::withIncluded(text, folder.path().toStdString());
        QCOMPARE(model::includedIn(whole).size(), std::size_t{3});
        QCOMPARE(solve(read(whole), "as-written").solutions.size(), std::size_t{2});
    }

    void whatIsTooMuchToIncludeIsSaid()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("large.mzn", "int: a = 1;\n" + QByteArray(1100000, ' '));
        for (int i = 0; i < 130; ++i)
            write(QString("f%1.mzn").arg(i), QString("include \"f%1.mzn\";\n").arg(i + 1).toUtf8());
        write("f130.mzn", "int: a = 1;\n");
        const auto said = [&](const std::string& name) {
            const std::string whole =
                model::withIncluded("include \"" + name + "\";\nvar 1..2: x;\nsolve satisfy;\n",
                                    folder.path().toStdString());
            const auto problem = models().read(whole, {}, {});
            return problem ? std::string() : english(problem.error());
        };
        QCOMPARE(said("large.mzn"),
                 std::string("the model includes large.mzn, which has more than 1 MB"));
        QCOMPARE(said("f0.mzn"),
                 std::string("the model includes f100.mzn, and with it more than 100 files"));
        // So it may come from elsewhere.
        std::string brought = "var 1..2: x;\nsolve satisfy;\n";
        for (int i = 0; i <= 100; ++i)
            brought += "% included \"f" + std::to_string(i) + ".mzn\":\n%| \n";
        const auto problem = models().read(brought, {}, {});
        QVERIFY(!problem);
        QCOMPARE(english(problem.error()), said("f0.mzn"));
    }

    // Whoever is killed while MiniZinc reads leaves a folder; who comes next removes it.
    void foldersOfTheDeadAreRemoved()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        QTemporaryDir temporary;
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", temporary.path().toUtf8());
        const auto folder = [&](qint64 owner) {
            return QString("clew-included-%1-abcdef").arg(owner);
        };
        QProcess dead;
        dead.start("true", QStringList{});
        QVERIFY(dead.waitForStarted());
        const QString ofDead = folder(dead.processId());
        QVERIFY(dead.waitForFinished());
        const QString ofLiving = folder(QCoreApplication::applicationPid());
        for (const QString& name : {ofDead, ofLiving, QString("clew-included-x")})
            QVERIFY(QDir(temporary.path()).mkdir(name));
        QVERIFY(read("% folders\ninclude \"a.mzn\";\nvar 1..a: x;\nsolve satisfy;\n"
                     "% included \"a.mzn\":\n%| int: a = 2;\n"));
        const QStringList left =
            QDir(temporary.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        before.isEmpty() ? (void)qunsetenv("TMPDIR") : (void)qputenv("TMPDIR", before);
        QCOMPARE(QSet<QString>(left.begin(), left.end()),
                 (QSet<QString>{ofLiving, "clew-included-x"}));
    }

    void wrongDataNameNoLineOfTheModel()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const auto problem =
            models().read("int: n;\nvar 1..n: x;\nsolve satisfy;\n", {}, {{"data", "m=6"}});
        QVERIFY(!problem);
        QCOMPARE(problem.error().line, 0);
        QVERIFY2(english(problem.error()).starts_with("in the data given: "),
                 english(problem.error()).c_str());
    }

    void onlyFilesBelowAModelTravel()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("inner"));
        QFile file(folder.filePath("secret.mzn"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("int: secret = 1;\n");
        file.close();
        for (const std::string& name :
             {std::string("../secret.mzn"), folder.filePath("secret.mzn").toStdString()}) {
            const std::string text = "include \"" + name + "\";\nsolve satisfy;\n";
            QCOMPARE(model::withIncluded(text, folder.filePath("inner").toStdString()), text);
        }
        QVERIFY(model::includedIn("% included \"../x.mzn\":\n%| int: a = 1;\n").empty());
    }

    void faultsAreSaidAtTheirPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("unknown name") << "var 1..3: x;\nconstraint x > y;\nsolve satisfy;"
                                      << "undefined identifier" << 2 << 16;
        QTest::newRow("missing semicolon") << "var 1..3: x\nsolve satisfy;"
                                           << "unexpected item" << 2 << 1;
        QTest::newRow("no data") << "int: n;\nvar 1..n: x;\nsolve satisfy;"
                                 << "must be defined" << 1 << 1;
        QTest::newRow("floats") << "var 0.0..1.0: x;\nsolve satisfy;"
                                << "x is a variable over floats" << 1 << 15;
        QTest::newRow("floats in an array")
            << "var 1..2: y;\n  array[1..2] of var 0.0..1.0: x;\nsolve satisfy;"
            << "x is a variable over floats" << 2 << 32;
        QTest::newRow("no model") << "1 2 3\n"
                                  << "not a MiniZinc model" << 1 << 1;
        QTest::newRow("only in a comment") << "% solve satisfy;\nint n\n"
                                           << "not a MiniZinc model" << 1 << 1;
    }

    void faultsAreSaidAtTheirPlace()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        QFETCH(QString, text);
        QFETCH(QString, said);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto problem = models().read(text.toStdString(), {}, {});
        QVERIFY(!problem);
        QVERIFY2(QString::fromStdString(english(problem.error())).contains(said),
                 english(problem.error()).c_str());
        QCOMPARE(problem.error().line, line);
        QCOMPARE(problem.error().column, column);
    }

    // What cannot hold is said by its words and its place.
    void impossibleConstraintsAreNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("words") << "var 1..3: x; var 1..3: y;\nconstraint\n  x > 4;\n"
                               << "Line 3, column 3: MiniZinc found while it translated the model "
                                  "that this cannot hold: x > 4";
        QTest::newRow("a name")
            << "var 1..3: x;\nconstraint x > 4 :: \"too large\";\n"
            << "Line 2, column 12: MiniZinc found while it translated the model "
               "that this cannot hold: too large";
        QTest::newRow("data") << "int: n;\nvar 1..3: x;\nconstraint x > n;\n% data\nn = 3;\n"
                              << "Line 3, column 12: ";
        QTest::newRow("a predicate")
            << "include \"p.mzn\";\nvar 1..3: x;\nconstraint p(x);\n"
               "% included \"p.mzn\":\n%| predicate p(var int: y) = y > 4;\n"
            << "Line 3, column 12: MiniZinc found while it translated the model that this cannot "
               "hold: p(x)";
        QTest::newRow("no place") << "constraint false;\nvar 1..3: x;\n"
                                  << "it does not say which constraint";
    }
    void impossibleConstraintsAreNamed()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        QFETCH(QString, text);
        QFETCH(QString, said);
        const auto behind = text.indexOf("\n% "); // data, or what is included
        text.insert(behind < 0 ? text.size() : behind + 1, "solve satisfy;\n");
        const ProblemPtr problem = read(text.toStdString());
        QVERIFY(problem);
        const auto faults = models().faults(*problem);
        QCOMPARE(faults.size(), std::size_t{1});
        const QString fault = QString::fromStdString(faults.front().text());
        QVERIFY2(fault.contains(said), qPrintable(fault));
        Control control;
        const QString end =
            QString::fromStdString(models().explainSolution(*problem, {}, control).end.text());
        QVERIFY2(end.contains(said), qPrintable(end));
        QCOMPARE(solve(problem, "as-written").solutions.size(), std::size_t{0});
    }

    // As MiniZinc reads them: arrays by what the model indexes them, sets, enumerated values.
    void dataInJson()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const std::string text = "enum E; int: n; bool: b; array[0..1] of int: a; set of int: s;\n"
                                 "array[E, 1..2] of int: m; E: e; string: t; opt int: o;\n"
                                 "array[int] of int: none;\n"
                                 "array[E] of var 1..n: x; constraint sum(x) = a[0] + a[1];\n"
                                 "constraint x[e] in s /\\ b; constraint x[p] > m[q, 2];\n"
                                 "constraint absent(o) /\\ t = \"a, {\\\"b\\\"}\";\n"
                                 "constraint length(none) = 0;\nsolve satisfy;\n";
        const std::string json =
            "\n{\"E\": [{\"e\": \"p\"}, {\"e\": \"q\"}], \"b\": true, \"a\": [1, 4], "
            "\"s\": {\"set\": [[1, 2], 7]},\n \"m\": [[0, 0], [0, 2]], \"e\": {\"e\": \"q\"}, "
            "\"t\": \"a, {\\\"b\\\"}\", \"o\": null, \"none\": []}";
        const ProblemPtr problem = read(text, "n = 4;\n" + json);
        QVERIFY(problem);
        QCOMPARE(solve(problem, "as-written").solutions.size(), std::size_t{2});
        QVERIFY(read(models().write(*problem, "mzn")));
        for (const char* const wrong :
             {"{\"n\": }", "{\"n\": {\"x\": 1}}", "{\"a\": [[1], [2, 3]]}"})
            QVERIFY(!models().read(text, {}, {{"data", wrong}}));
        // What is written is MiniZinc's, and the same data may be given with it once more.
        const std::string written = models().write(*problem, "mzn");
        QVERIFY2(written.find("a = array1d(0..1, [1, 4]);") != std::string::npos, written.c_str());
        QVERIFY(read(written, "n = 4;\n" + json));
    }

    // As it is edited: it stays as its author writes it, and what is wrong is said at its line.
    void dataInJsonAreEdited()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const SourceEditing& puzzle = *sourceEditing(models());
        const std::string text = "int: n; array[1..n] of int: w; array[1..n] of var 0..1: x;\n"
                                 "constraint sum(i in 1..n)(w[i] * x[i]) = 5;\nsolve satisfy;\n";
        const Source good{text, "{\n  \"n\": 3,\n  \"w\": [1, 4,\n    5]\n}\n"};
        const auto problem = puzzle.compile(good, {});
        QVERIFY(problem);
        QCOMPARE(puzzle.sourceOf(**problem).data, good.data);
        QCOMPARE(puzzle.sourceOf(**problem).text, good.text);
        QCOMPARE(solve(*problem, "as-written").solutions.size(), std::size_t{2});
        const ProblemPtr again = read(models().write(**problem, "mzn"));
        QVERIFY(again);
        QCOMPARE(solve(again, "as-written").solutions.size(), std::size_t{2});

        const auto faultOf = [&](const char* data) {
            const auto made = puzzle.compile({text, data}, {});
            if (made || made.error().empty() || !made.error().front().isInData)
                return std::pair(0, 0);
            const Error& error = made.error().front().error;
            return std::pair(error.line, error.column);
        };
        // No JSON; no value; a value that MiniZinc refuses.
        QCOMPARE(faultOf("{\n  \"n\": 3,\n  \"w\": [1, 4, }\n"), std::pair(3, 15));
        QCOMPARE(faultOf("{\n  \"n\": 3,\n  \"w\": {\"x\": 1}}\n"), std::pair(3, 3));
        const auto given = models().read(text, {}, {{"data", "{\"n\": 3,\n \"w\": }"}});
        QVERIFY(!given);
        QCOMPARE(given.error().line, 0);
        QVERIFY2(english(given.error()).starts_with("in the data given, line 2, column 7: "),
                 english(given.error()).c_str());
        QCOMPARE(faultOf("\n{\n  \"w\": [1, 4, 5],\n  \"n\": \"three\"\n}\n").first, 4);
    }

    void withoutMiniZincOneSentenceSaysWhatToInstall()
    {
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nowhere");
        const auto problem = models().read("var 1..4: unseen;\nsolve satisfy;\n", {}, {});
        const ProblemPtr shipped = models().presetProblem(models().info().presets.front());
        const std::size_t solutions = solve(shipped, "as-written").solutions.size();
        qputenv("PATH", path);
        QVERIFY(!problem);
        QVERIFY(QString::fromStdString(english(problem.error())).contains("install the package"));
        QCOMPARE(solutions, std::size_t{1});
    }

    void dataStandBehindTheModel()
    {
        const model::ModelParts parts{"var 1..n: x;\nint: n;\nsolve satisfy;\n", "n = 3;\n"};
        const model::ModelParts again = model::partsOf(model::joined(parts));
        QCOMPARE(again.text, parts.text);
        QCOMPARE(again.data, parts.data);
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read(parts.text, "n = 3");
        QVERIFY(problem);
        QCOMPARE(solve(problem, "as-written").solutions.size(), std::size_t{3});
        // Its text says all, also where the parameters are given once more.
        QCOMPARE(typed(read(models().write(*problem, "mzn"), "n = 3")).model.get(),
                 typed(problem).model.get());
    }

    // Values are read as the board prints them, as MiniZinc has them, and as people write them.
    void valuesMayHaveBlanksAndSemicolons()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const std::string text = "array[1..3] of var 1..5: x; var 0..30: y;\n"
                                 "constraint x[1] + x[2] + x[3] = y;\n"
                                 "solve :: int_search([x[1] + x[2], 2 * x[3] - x[1], y], "
                                 "first_fail, indomain_max) satisfy;\n";
        const ProblemPtr problem = read(text);
        QVERIFY(problem);
        const auto claimed = [&](const char* values) {
            const auto read = models().readSolution(values, {}, {}, problem);
            return read ? read->solution : Solution();
        };
        const Solution plain = claimed("x[1]=1 x[2]=2 x[3]=3 y=6");
        QVERIFY(models().verify(*problem, plain).empty());
        for (const char* const values :
             {"y = 6\nx[1] = 1 x[2]= 2\tx[3] =3", "x[1] = 1; x[2] = 2;\nx[ 3 ] = 3; y = 6;",
              "x[1] + x[2]=3 y = 6 x[1]=1 x[2]=2 x[3]=3"})
            QCOMPARE(claimed(values), plain);
        for (const char* const wrong : {"y = six x[1]=1", "y = ", "y", "y == 6", "y; = 6", "= 6"}) {
            const auto read = models().readSolution(wrong, {}, {}, problem);
            QVERIFY2(!read && english(read.error()).find("is not a variable") != std::string::npos,
                     wrong);
        }
        for (const char* const given : {"x[1] = 2", "x[1]=2", "x[1] = 2;", " x[1]  =2 ; "}) {
            const ProblemPtr assumed = read(text + "% given: " + given + "\n");
            QVERIFY2(assumed, given);
            QVERIFY(models().write(*assumed, {}).ends_with("% given: x[1] = 2\n"));
        }
        for (const char* const wrong : {"x[1]=9;", "x[1]", "x[1]=2 x[2]=3", "x[4]=1", ";"})
            QVERIFY2(!models().read(text + "% given: " + wrong + "\n", {}, {}), wrong);
    }
};

QTEST_GUILESS_MAIN(TestModelFiles)
#include "tst_core_modelfiles.moc"
