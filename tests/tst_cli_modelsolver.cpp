// The engine as MiniZinc's solver: every constraint that it propagates itself has the solutions of
// MiniZinc's own decomposition, and the options of a solver do what they say.

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>
#include <bit>
#include <csignal>

#include "tests/clewcommand.h"

using namespace clew::test;

namespace {

Ran run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(kPatience) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), "crashed or hung"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// What a model of constraints needs included: the globals that it names, which is quicker than
/// all.
QString includesOf(const QString& model)
{
    static const QStringList builtin{"sum", "max", "min", "abs", "pow", "exists"};
    static const QRegularExpression call("(\\w+) ?\\(");
    QSet<QString> names;
    for (auto found = call.globalMatch(model); found.hasNext();)
        names << found.next().captured(1);
    QString text;
    for (const QString& name : names)
        if (!builtin.contains(name) && name != "constraint" && name != "not" && name != "in" &&
            name != "xor")
            text += QString("include \"%1.mzn\";\n").arg(name);
    return text;
}

/// The solutions in an output of MiniZinc, sorted.
QList<QByteArray> solutionsIn(const QByteArray& output)
{
    QList<QByteArray> solutions;
    QByteArray now;
    for (const QByteArray& line : output.split('\n'))
        if (line == "----------") {
            solutions << now;
            now.clear();
        } else if (!line.startsWith("==") && !line.startsWith('%')) {
            now += line + '\n';
        }
    std::sort(solutions.begin(), solutions.end());
    return solutions;
}

} // namespace

class TestModelSolver : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed here");
        // The same engine without our declarations: MiniZinc decomposes every global.
        QByteArray plain = fileContents(CLEW_SOLVER);
        QVERIFY(!plain.isEmpty());
        QByteArrayList lines = plain.split('\n');
        lines.removeIf([](const QByteArray& line) { return line.contains("\"mznlib\""); });
        plain = lines.join('\n').replace("org.clew.clew", "org.clew.plain");
        write(m_folder.filePath("plain.msc"), plain);
    }

    void constraints_data()
    {
        QTest::addColumn<QString>("model");
        const auto row = [](const char* name, const char* model) {
            QTest::newRow(name) << QString(model);
        };
        const char* const x = "array[1..4] of var 1..4: x; ";
        const auto over = [&](const char* name, const char* rest) {
            QTest::newRow(name) << QString(x) + rest;
        };
        over("all different", "constraint alldifferent(x);");
        over("all different, one twice", "constraint alldifferent([x[1], x[2], x[1]]);");
        over("all equal", "constraint all_equal(x);");
        over("count", "var 0..4: n; constraint count(x, 2, n);");
        over("count of a variable", "var 1..4: v; constraint count_eq(x, v, 2);");
        over("count at least", "var 1..4: v; var 0..4: c; constraint count_geq(x, v, c);");
        over("count more", "var 1..4: v; var 0..4: c; constraint count_gt(x, v, c);");
        over("count at most", "var 1..4: v; var 0..4: c; constraint count_leq(x, v, c);");
        over("count less", "var 1..4: v; var 0..4: c; constraint count_lt(x, v, c);");
        over("count other", "var 1..4: v; var 0..4: c; constraint count_neq(x, v, c);");
        over("at least", "constraint at_least(2, x, 3);");
        over("at most", "constraint at_most(1, x, 3);");
        over("exactly", "constraint exactly(2, x, 3);");
        over("among", "var 0..4: n; constraint among(n, x, {1, 3});");
        over("global cardinality",
             "array[1..2] of var 0..4: c; constraint global_cardinality(x, [1, 3], c);");
        over("global cardinality, closed", "array[1..2] of var 0..4: c; "
                                           "constraint global_cardinality_closed(x, [1, 3], c);");
        over("global cardinality within",
             "constraint global_cardinality_low_up(x, [1, 3], [1, 0], [2, 1]);");
        over("global cardinality within, closed",
             "constraint global_cardinality_low_up_closed(x, [1, 3], [1, 0], [3, 3]);");
        over("circuit", "constraint circuit(x);");
        row("circuit from 0", "array[0..3] of var 0..3: x; constraint circuit(x);");
        over("inverse", "array[1..4] of var 1..4: y; constraint inverse(x, y);");
        row("inverse from 0 and 2",
            "array[0..2] of var 2..4: f; array[2..4] of var 0..2: g; constraint inverse(f, g);");
        over("regular", "constraint regular(x, 3, 4, [|1,2,1,0|2,3,1,1|0,3,2,3|], 1, {1, 3});");
        over("table", "constraint table([x[1], x[3]], [|1,2|2,2|4,1|]);");
        over("table, one twice", "constraint table([x[1], x[1]], [|1,2|2,2|4,1|]);");
        row("table of Booleans", "array[1..3] of var bool: b; "
                                 "constraint table(b, [|true,false,true|false,false,true|]);");
        over("lexicographic less", "constraint lex_less([x[1], x[2]], [x[3], x[4]]);");
        over("lexicographic up to", "constraint lex_lesseq([x[1], x[2]], [x[3], x[4]]);");
        row("lexicographic, Booleans",
            "array[1..4] of var bool: b; constraint lex_less([b[1], b[2]], [b[3], b[4]]);");
        over("increasing", "constraint increasing(x);");
        over("decreasing", "constraint decreasing(x);");
        over("number of values", "var 0..9: n; constraint nvalue(n, x);");
        over("sort", "array[1..4] of var 1..4: y; constraint sort(x, y);");
        over("sort, one twice", "constraint sort([x[1], x[1], x[2]], [x[3], x[4], x[4]]);");
        over("member", "var 1..9: y; constraint member(x, y);");
        over("precedence", "constraint value_precede(2, 1, x);");
        over("precedences", "constraint value_precede_chain([2, 1, 3], x);");
        over("packing", "array[1..4] of var 0..9: load; "
                        "constraint bin_packing_load(load, x, [1, 2, 2, 3]);");
        row("packing from 0", "array[0..2] of var 0..9: load; array[1..3] of var 0..2: b; "
                              "constraint bin_packing_load(load, b, [1, 2, 3]);");
        over("packing within", "constraint bin_packing(4, x, [1, 2, 2, 3]);");
        over("packing within each", "constraint bin_packing_capa([3, 4, 1, 2], x, [1, 2, 2, 3]);");
        over("cumulative", "constraint cumulative(x, [2, 1, 3, 1], [1, 2, 1, 0], 2);");
        over("cumulative, needs vary",
             "array[1..4] of var 0..1: r; constraint cumulative(x, [2, 1, 3, 1], r, 2);");
        over("cumulative, needs vary, one takes no time",
             "array[1..4] of var 0..1: r; constraint cumulative(x, [2, 0, 3, 1], r, 1);");
        over("cumulative, needs and durations vary",
             "var 0..1: r; var 0..2: d; constraint cumulative(x, [2, d, 1, 1], [1, r, 1, r], 2);");
        over("cumulative, durations vary",
             "var 0..3: d; constraint cumulative(x, [2, d, 1, 1], [1, 2, 1, 0], 2);");
        over("cumulative, one by one",
             "var 2..3: r; var 0..4: c; constraint cumulative([x[1], x[2]], [1, 2], [r, 3], c);");
        over("cumulative, one by one for so long as it takes",
             "var 1..2: d; constraint cumulative([x[1], x[2], x[3]], [1, d, 1], [2, 2, 2], 3);");
        over("cumulative, one twice",
             "constraint cumulative([x[1], x[1], x[2]], [2, 1, 2], [1, 1, 2], 2);");
        over("cumulative, a single task",
             "var 0..3: c; constraint cumulative([x[1]], [2], [2], c);");
        over("disjunctive", "constraint disjunctive(x, [1, 1, 1, 1]);");
        over("disjunctive, strict", "constraint disjunctive_strict(x, [2, 0, 1, 1]);");
        row("rectangles apart", "array[1..3] of var 0..2: a; array[1..3] of var 0..1: b; "
                                "constraint diffn(a, b, [2, 1, 1], [1, 2, 1]);");
        over("element", "var 1..4: i; constraint x[i] = i;");
        over("element of numbers", "constraint [4, 2, 3, 1][x[1]] = x[2];");
        row("element of Booleans", "array[1..3] of var bool: b; var 0..5: i; constraint b[i];");
        over("maximum and minimum", "constraint max(x) = 2 * min(x);");
        over("arithmetic", "constraint x[1] * x[2] div x[3] = x[4] mod x[1] + abs(x[2] - x[3]);");
        over("powers", "constraint pow(x[1], 2) = x[2] + x[3];");
        over("sums", "constraint sum(x) = 9; constraint x[1] - 2 * x[2] <= x[3];");
        over("sums of Booleans", "constraint sum(i in 1..4) (x[i] > 2) = 2;");
        over("sums of Booleans that are a variable",
             "var 0..4: n; constraint sum(i in 1..4) (i * (x[i] > 2)) = n;");
        over("sums of Booleans up to a variable", "constraint x[1] <= sum(i in 1..4) (x[i] > 2);");
        over("sums of Booleans under a condition",
             "constraint sum(i in 1..4) (2 * (x[i] > 2)) > x[3] <-> x[1] = 2;");
        over("reified", "constraint (x[1] = x[2]) <-> (x[3] < x[4]); "
                        "constraint x[1] in {1, 4} \\/ not (x[2] in 2..3);");
        over("exclusive", "var bool: b; constraint (x[1] > 2) xor (x[2] > 2) xor b;");
        over("a global under a condition", "constraint x[1] = 1 -> alldifferent(x);");
        over("clauses", "constraint (x[1] > 1 /\\ x[2] > 1) -> (x[3] > 3 \\/ x[4] < 2);");
        over("no solution", "constraint alldifferent(x); constraint sum(x) = 11;");
        row("hidden variables do not multiply solutions",
            "var 1..3: x; constraint exists (i in 1..3) (x >= i);");
    }

    void constraints()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed here");
        QFETCH(QString, model);
        const QString file = m_folder.filePath("model.mzn");
        write(file, (includesOf(model) + model + " solve satisfy;\n").toUtf8());
        QProcess decomposed; // side by side with our own
        decomposed.start("minizinc", {"--solver", m_folder.filePath("plain.msc"), "-a", file});
        decomposed.closeWriteChannel();
        const Ran own = run("minizinc", {"--solver", CLEW_SOLVER, "-a", file});
        QVERIFY(decomposed.waitForFinished(kPatience));
        const Ran plain{decomposed.exitCode(), decomposed.readAllStandardOutput(),
                        decomposed.readAllStandardError()};
        QVERIFY2(own.exitCode == 0, own.err + own.out);
        QVERIFY2(plain.exitCode == 0, plain.err + plain.out);
        const auto solutions = solutionsIn(own.out);
        QCOMPARE(solutions, solutionsIn(plain.out));
        QVERIFY2(std::adjacent_find(solutions.begin(), solutions.end()) == solutions.end(),
                 "a solution was found twice");
        QCOMPARE(own.out.contains("UNSATISFIABLE"), solutions.isEmpty());
    }

    // Sets are arrays of Booleans to the engine. Of three elements each is in neither, in the
    // second or in both.
    void sets()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed here");
        const QString file = m_folder.filePath("model.mzn");
        write(file, "var set of 1..3: a; var set of 1..3: b; var 0..3: n;\n"
                    "constraint a subset b /\\ card(b) = n /\\ not (n in a); solve satisfy;\n");
        const Ran ran = run("minizinc", {"--solver", CLEW_SOLVER, "-a", file});
        QVERIFY2(ran.exitCode == 0, ran.err + ran.out);
        int expected = 0;
        for (unsigned b = 0; b < 8; ++b)
            for (unsigned a = 0; a < 8; ++a) {
                const auto size = static_cast<unsigned>(std::popcount(b));
                expected += (a & b) == a && (size == 0 || (a >> (size - 1) & 1U) == 0);
            }
        const auto solutions = solutionsIn(ran.out);
        QCOMPARE(int(solutions.size()), expected);
        QVERIFY(std::adjacent_find(solutions.begin(), solutions.end()) == solutions.end());
        QVERIFY(solutions.contains("a = {};\nb = 2..3;\nn = 2;\n"));
    }

    void powers_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::newRow("any exponent") << -2 << 4;
        QTest::newRow("natural ones") << 0 << 3;
        QTest::newRow("one") << 3 << 3;
        QTest::newRow("none") << 0 << 0;
        QTest::newRow("below zero") << -3 << -1;
    }
    void powers()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        const QString file = m_folder.filePath("model.fzn");
        write(file, QString("var -3..3: x:: output_var;\nvar %1..%2: y:: output_var;\n"
                            "var -30..90: z:: output_var;\nconstraint int_pow(x,y,z);\n"
                            "solve satisfy;\n")
                        .arg(from)
                        .arg(to)
                        .toUtf8());
        const Ran ran = run(CLEW_ENGINE, {"-a", file});
        QList<QByteArray> expected;
        for (int x = -3; x <= 3; ++x)
            for (int y = from; y <= to; ++y) {
                int power = 1;
                for (int i = 0; i < std::abs(y); ++i)
                    power *= x;
                if (y < 0 && x == 0)
                    continue;
                const int z = y < 0 ? 1 / power : power;
                if (z >= -30 && z <= 90)
                    expected
                        << QString("x = %1;\ny = %2;\nz = %3;\n").arg(x).arg(y).arg(z).toUtf8();
            }
        std::sort(expected.begin(), expected.end());
        QCOMPARE(solutionsIn(ran.out), expected);
    }

    void strength_data()
    {
        QTest::addColumn<QByteArray>("constraint");
        QTest::addColumn<QByteArray>("figure");
        const auto row = [](const char* name, const char* constraint, const char* figure) {
            QTest::newRow(name) << QByteArray(constraint) << QByteArray(figure);
        };
        row("all different", "fzn_all_different_int([a,b,c])", "peakDepth=0\n");
        row("cardinality within", "fzn_global_cardinality_low_up([a,b,c],[0,1],[0,0],[1,1])",
            "peakDepth=0\n");
        row("rectangles", "fzn_diffn([a,b,c],[d,e,f],[2,2,2],[2,2,2])", "peakDepth=0\n");
        row("tasks one by one", "fzn_cumulative([a,b,c],[1,1,1],[two,two,two],3)",
            "propagations=4\n");
    }

    // Not three, where there is room for two: seen with little or no search.
    void strength()
    {
        QFETCH(QByteArray, constraint);
        QFETCH(QByteArray, figure);
        const QString file = m_folder.filePath("model.fzn");
        QByteArray text = "var 2..3: two;\n";
        for (const char name : QByteArray("abcdef"))
            text += QByteArray("var 0..1: ") + name + ";\n";
        write(file, text + "constraint " + constraint + ";\nsolve satisfy;\n");
        const Ran ran = run(CLEW_ENGINE, {"-s", file});
        QVERIFY2(ran.out.contains("UNSATISFIABLE"), ran.out + ran.err);
        QVERIFY2(ran.out.contains(figure), ran.out);
    }

    void options_data()
    {
        QTest::addColumn<QString>("goal");
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("solutions");
        QTest::addColumn<QString>("contains");
        QTest::newRow("one") << "satisfy"
                             << "" << 1 << "";
        QTest::newRow("some") << "satisfy"
                              << "-n 5" << 5 << "";
        QTest::newRow("all") << "satisfy"
                             << "-a" << 24 << "==========";
        QTest::newRow("all, in any order") << "satisfy"
                                           << "-a -f" << 24 << "==========";
        QTest::newRow("all, by two threads") << "satisfy"
                                             << "-a -p 2" << 24 << "==========";
        QTest::newRow("best") << "maximize 10*x[1] + x[2]"
                              << "" << 1 << "x = [4, 3";
        QTest::newRow("improvements") << "maximize 10*x[1] + x[2]"
                                      << "-a" << 12 << "==========";
        QTest::newRow("statistics") << "satisfy"
                                    << "-s" << 1 << "%%%mzn-stat: nodes=";
        QTest::newRow("time enough") << "satisfy"
                                     << "-a -t 60000" << 24 << "==========";
    }

    void options()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed here");
        QFETCH(QString, goal);
        QFETCH(QString, options);
        QFETCH(int, solutions);
        QFETCH(QString, contains);
        const QString file = m_folder.filePath("model.mzn");
        write(file, ("include \"globals.mzn\"; array[1..4] of var 1..4: x; "
                     "constraint alldifferent(x); solve " +
                     goal + ";\n")
                        .toUtf8());
        const Ran ran =
            run("minizinc", QStringList{"--solver", CLEW_SOLVER, file} + words(options));
        QVERIFY2(ran.exitCode == 0, ran.err + ran.out);
        QCOMPARE(int(solutionsIn(ran.out).size()), solutions);
        QVERIFY2(ran.out.contains(contains.toUtf8()), ran.out);
    }

    // What is to be the best is searched last, its best value first.
    void bestOfEach()
    {
        const QString file = m_folder.filePath("best.fzn");
        write(file, "array [1..2] of int: f = [1,-10];\nvar 0..50: profit:: output_var;\n"
                    "var 0..3: a:: output_var;\nconstraint int_lin_le(f,[profit,a],0);\n"
                    "solve maximize profit;\n");
        const Ran ran = run(CLEW_ENGINE, {"-a", file});
        QByteArray expected;
        for (int a = 0; a < 4; ++a)
            expected += "profit = " + QByteArray::number(10 * a) +
                        ";\na = " + QByteArray::number(a) + ";\n----------\n";
        QCOMPARE(ran.out, expected + "==========\n");
    }

    // As many nodes or failures, and no more.
    void limits()
    {
        const QString file = m_folder.filePath("limits.fzn");
        write(file, "var 1..9: x:: output_var;\nvar 1..9: y:: output_var;\nsolve satisfy;\n");
        for (const char* const option : {"--node", "-node"}) {
            const Ran ran = run(CLEW_ENGINE, {"-a", option, "10", file});
            QVERIFY2(ran.out.contains("y = 2;\n") && !ran.out.contains("==="), ran.out);
        }
        QVERIFY(run(CLEW_ENGINE, {"-a", "--fail", "1", file}).out.endsWith("==========\n"));
        QVERIFY(run(CLEW_ENGINE, {"-a", "--node", "0", file}).out.endsWith("==========\n"));
    }

    // Who kills MiniZinc has no engine left behind.
    void endsWithItsParent()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed here");
        const QString file = m_folder.filePath("hard.mzn");
        write(file, "include \"globals.mzn\"; array[1..16, 1..15] of var bool: x;\n"
                    "constraint forall (i in 1..15) (sum (p in 1..16) (x[p, i]) = 1);\n"
                    "constraint forall (p in 1..16) (sum (i in 1..15) (x[p, i]) = 1);\n"
                    "solve satisfy;\n");
        QProcess minizinc;
        minizinc.start("minizinc", {"--solver", CLEW_SOLVER, file});
        QVERIFY(minizinc.waitForStarted());
        const QString children = QString("/proc/%1/task/%1/children").arg(minizinc.processId());
        const auto childrenNow = [&] {
            QFile list(children);
            return list.open(QIODevice::ReadOnly) ? list.readAll().trimmed() : QByteArray();
        };
        QByteArray engine; // once it follows its parent
        QTRY_VERIFY_WITH_TIMEOUT(
            hasSignal((engine = childrenNow()).toLongLong(), "SigCgt", SIGUSR1), kPatience);
        minizinc.kill();
        QTRY_COMPARE_WITH_TIMEOUT(minizinc.state(), QProcess::NotRunning, kPatience);
        const QString command = "/proc/" + QString::fromLatin1(engine) + "/cmdline";
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                QFile line(command); // empty of one that has ended
                return !line.open(QIODevice::ReadOnly) || line.readAll().isEmpty();
            }(),
            kPatience);
    }

    // A program without its files says what is missing, and not that the model is none.
    void withoutConfiguration()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed here");
        const QString alone = m_folder.filePath("clew");
        const QString file = m_folder.filePath("alone.mzn");
        QVERIFY(QFile::copy(CLEW_COMMAND, alone));
        write(file, "var 1..2: x;\nsolve satisfy;\n");
        for (const char* const command : {"check", "solve"}) {
            QProcess process;
            auto environment = QProcessEnvironment::systemEnvironment();
            environment.insert("HOME", m_folder.path()); // where others may have configured Clew
            process.setProcessEnvironment(environment);
            process.start(alone, {command, "model", file});
            process.closeWriteChannel();
            QVERIFY(process.waitForFinished(kPatience));
            const QByteArray said = process.readAllStandardError();
            QCOMPARE(process.exitCode(), 2);
            QVERIFY2(said.contains("clew.msc is missing; reinstall Clew"), said);
        }
    }

    // Where it is installed, its configuration has paths relative to its own folder.
    void outputItemsWhereItIsInstalled()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed here");
        const QDir folder(m_folder.filePath("installed"));
        for (const char* const each :
             {"bin", "libexec/clew", "share/clew", "share/minizinc/solvers"})
            QVERIFY(folder.mkpath(each));
        QJsonObject solver = QJsonDocument::fromJson(fileContents(CLEW_SOLVER)).object();
        QVERIFY(QFile::copy(CLEW_COMMAND, folder.filePath("bin/clew")));
        QVERIFY(QFile::link(CLEW_ENGINE, folder.filePath("libexec/clew/clew-engine")));
        QVERIFY(QFile::link(solver["mznlib"].toString(), folder.filePath("share/clew/minizinc")));
        solver["mznlib"] = "../../clew/minizinc";
        solver["executable"] = "../../../libexec/clew/clew-engine";
        write(folder.filePath("share/minizinc/solvers/clew.msc"), QJsonDocument(solver).toJson());
        const QString file = folder.filePath("model.mzn");
        const auto printed = [&](const char* output) {
            write(file, QByteArray("var 1..3: x;\nconstraint x > 2;\nsolve satisfy;\noutput [") +
                            output + "];\n");
            return run(folder.filePath("bin/clew"), {"solve", "model", file, "--as", "output"}).out;
        };
        QCOMPARE(printed(R"("it is \(x)\n")"), QByteArray("it is 3\n----------\n"));
        // Why it prints nothing is said, and the values follow.
        QCOMPARE(printed(R"("\(assert(fix(x) > 5, "too small", fix(x)))\n")"),
                 QByteArray("% MiniZinc says: assertion failed: too small\nx=3\n"));
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("flatZinc");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const char* text, const char* message) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(message);
        };
        row("floats", "var float: x;\nsolve satisfy;\n", "line 1: variables over floats");
        row("bounded floats", "var 0.5..1.5: x;\nsolve satisfy;\n", "over floats");
        row("sets", "var 1..2: y;\nvar set of 1..3: x;\nsolve satisfy;\n",
            "line 2: variables over sets");
        row("unknown constraint", "var 1..2: x;\nconstraint magic(x);\nsolve satisfy;\n", "magic");
        row("undeclared", "var bool: x;\nconstraint bool_clause(gone,[x]);\nsolve satisfy;\n",
            "has not declared it");
        row("floats in an array", "float: f = 0.5;\nvar float: g;\nsolve satisfy;\n", "floats");
        row("cut off", "var 1..2: x;\nconstraint int_le(x", "line 2");
        row("no name", "var 1..2: ;\n", "line 1: a name was expected");
        row("too few", "var 1..2: x;\nconstraint int_le(x);\nsolve satisfy;\n", "too few");
        row("too large", "var 1..2: x;\nconstraint int_le(x,99999999999);\nsolve satisfy;\n",
            "99999999999");
        row("too deep", QByteArray("constraint a(").append(QByteArray(500, '[')).constData(),
            "too deeply");
        row("prints what is not declared",
            "var 1..2: a;\narray [1..2] of var int: x :: output_array([1..2]) = [a,b];\n"
            "solve satisfy;\n",
            "prints b and does not declare it");
        row("prints what is declared behind it",
            "array [1..1] of var int: x :: output_array([1..1]) = [a];\n"
            "var 1..2: a :: var_is_introduced;\nsolve satisfy;\n",
            "prints a, which it declares only after that");
        row("objective not declared", "var 1..2: x;\nsolve minimize y;\n",
            "line 2: there is no variable y");
        row("objective without numbers", "var bool: x;\nsolve minimize x;\n",
            "line 2: the variable x is not a number");
        row("array in itself",
            "array [1..1] of var int: x = [x];\n"
            "solve :: int_search(x,input_order,indomain_min,complete) satisfy;\n",
            "line 1: the array x is an element");
        row("arrays in each other",
            "array [1..1] of var int: x = [y];\narray [1..1] of var int: y = [x];\n"
            "constraint int_le(x,1);\nsolve satisfy;\n",
            "is an element of an array");
        row("no 64 bits", "var -9000000000000000000..9000000000000000000: x;\nsolve satisfy;\n",
            "line 1: the number -9000000000000000000 is too large");
        const auto constraint = [&](const char* name, const char* text, const char* message) {
            row(name,
                QByteArray("var 1..2: x;\nconstraint ")
                    .append(text)
                    .append(";\nsolve satisfy;\n")
                    .constData(),
                message);
        };
        constraint("fewer terms", "int_lin_eq([1,1],[x],2)", "int_lin_eq differ in length");
        constraint("fewer needs", "fzn_cumulative([x,x],[1,1],[1],1)", "differ in length");
        constraint("fewer durations", "fzn_disjunctive_strict([x,x],[1])", "differ in length");
        constraint("fewer heights", "fzn_diffn([x,x],[x,x],[1,1],[1])", "differ in length");
        constraint("fewer counts", "fzn_global_cardinality_low_up([x],[1,2],[0,0],[1])",
                   "differ in length");
        constraint("short automaton", "clew_regular([x],2,2,[1,2],1,{2})", "differ in length");
        constraint("automaton that begins nowhere", "clew_regular([x],1,1,[1],-5,{1})",
                   "a state that it does not have");
        constraint("set of nothing", "set_in(x,nothing)", "has not declared it");
    }

    // Whatever is wrong is said in a sentence, and the engine ends with 1.
    void refused()
    {
        QFETCH(QByteArray, flatZinc);
        QFETCH(QByteArray, message);
        const QString file = m_folder.filePath("model.fzn");
        write(file, flatZinc);
        const Ran ran = run(CLEW_ENGINE, {file});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.err.contains(message), ran.err);
        QVERIFY(ran.out.isEmpty());
    }

    void endlessModel()
    {
        const Ran ran = run(CLEW_ENGINE, {"/dev/zero"});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.err.contains("more than 256 MB"), ran.err);
    }

    void emptyDomain()
    {
        const QString file = m_folder.filePath("model.fzn");
        write(file, "var {}: x:: output_var;\nsolve satisfy;\n");
        QCOMPARE(run(CLEW_ENGINE, {file}).out, QByteArray("=====UNSATISFIABLE=====\n"));
    }

    // Gist, and Qt 5 with it, stays out.
    void linksNoQt()
    {
        if (QStandardPaths::findExecutable("ldd").isEmpty())
            QSKIP("there is no ldd here");
        const Ran ran = run("ldd", {CLEW_ENGINE});
        QVERIFY(ran.out.contains("libgecodeint"));
        QVERIFY(!ran.out.contains("Qt"));
        QVERIFY(!ran.out.contains("gist"));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestModelSolver)
#include "tst_cli_modelsolver.moc"
