// The models that are shipped, searched by the engine: how many solutions they have, and what is
// written down of the search: its fold is the solutions, its rules have the author's names.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <cstring>
#include <set>

#include "core/puzzles/model/variables.h"
#include "core/trace/cursor.h"
#include "core/trace/recorder.h"
#include "tests/clewcommand.h"

using namespace clew;
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

/// A search as the engine wrote it down.
struct Watched
{
    QJsonObject header;
    std::vector<Event> events;
};

Watched watchedIn(const QString& file)
{
    const QByteArray bytes = fileContents(file);
    const auto end = bytes.indexOf('\n');
    Watched watched{QJsonDocument::fromJson(bytes.left(end)).object(), {}};
    for (auto at = end + 1; at + 8 <= bytes.size(); at += 8) {
        std::uint64_t bits = 0;
        std::memcpy(&bits, bytes.constData() + at, sizeof bits);
        if (bits >> 61U <= static_cast<std::uint64_t>(EventKind::Solution)) // others are reports
            watched.events.push_back(Event::fromBits(bits));
    }
    return watched;
}

QStringList namesIn(const QJsonObject& header, const char* list)
{
    QStringList names;
    for (const QJsonValue& each : header[list].toArray())
        names << (each.isObject() ? each.toObject()["name"].toString() : each.toString());
    return names;
}

std::uint32_t countOf(const QJsonValue& variable)
{
    double count = 0;
    for (const QJsonValue& range : variable.toObject()["ranges"].toArray())
        count += range.toArray()[1].toDouble() - range.toArray()[0].toDouble() + 1;
    return std::uint32_t(count) * (variable.toObject()["wide"].toBool() ? 2 : 1);
}

Dimensions dimensionsOf(const QJsonObject& header)
{
    Dimensions dimensions;
    for (const QJsonValue& variable : header["variables"].toArray()) {
        ++dimensions.variables;
        dimensions.values = std::max(dimensions.values, countOf(variable));
    }
    return dimensions;
}

} // namespace

class TestModelWatching : public QObject
{
    Q_OBJECT

private slots:
    void models_data()
    {
        QTest::addColumn<int>("solutions");
        QTest::addColumn<QString>("rule"); // one that its author has named
        const auto row = [](const char* name, int solutions, const char* rule) {
            QTest::newRow(name) << solutions << QString(rule);
        };
        row("killer", 1, "row 3 holds each digit once");
        row("diagonal", 1, "the rising diagonal holds each digit once");
        row("jigsaw", 1, "region 2 holds each number once");
        row("kakuro", 1, "");
        row("futoshiki", 1, "row 1 holds each number once");
        row("skyscrapers", 1, "row 1 has each height once");
        row("starbattle", 1, "stars in row 1: 1");
        row("binairo", 1, "row 1 is balanced");
        row("magicsquare", 1, "each number stands once");
        row("sendmoremoney", 1, "the sum is right");
        row("zebra", 1, "who paints lives beside the horse");
        row("mapcolouring", 3, "colours in order");
    }

    void models()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed here");
        QFETCH(int, solutions);
        QFETCH(QString, rule);
        const QString name = QTest::currentDataTag();
        const QString model = QString(MODELS "/%1.mzn").arg(name);
        const QString data = QString(MODELS "/%1.dzn").arg(name);
        QVERIFY(fileContents(model).count('\n') <= 60);
        const QString flat = m_folder.filePath("model.fzn");
        QStringList translate{"-c",
                              "--solver",
                              CLEW_SOLVER,
                              "--fzn",
                              flat,
                              "--ozn",
                              m_folder.filePath("model.ozn"),
                              "--output-mode",
                              "dzn",
                              model};
        if (QFile::exists(data))
            translate << data;
        const Ran translated = run("minizinc", translate);
        QVERIFY2(translated.exitCode == 0, translated.err);

        const Ran plain = run(CLEW_ENGINE, {"-a", flat});
        QVERIFY2(plain.exitCode == 0, plain.err);
        QCOMPARE(int(plain.out.count("----------\n")), solutions);
        const QString events = m_folder.filePath("events");
        const Ran traced = run(CLEW_ENGINE, {"-a", "--events", events, flat});
        QCOMPARE(traced.out, plain.out);
        const Watched watched = watchedIn(events);
        checkFold(watched, solutions);
        if (!QTest::currentTestFailed() && !rule.isEmpty())
            QVERIFY2(namesIn(watched.header, "rules").contains(rule),
                     qPrintable(namesIn(watched.header, "rules").join('\n')));
    }

    // An optimisation's solutions are its improvements, and a wide variable reports its bounds.
    void optimisation()
    {
        const QString flat = m_folder.filePath("best.fzn");
        QFile file(flat);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("var 0..3: a:: output_var;\nvar 0..3: b:: output_var;\n"
                   "var 0..5000: sum:: output_var;\n"
                   "constraint int_lin_eq([700,900,-1],[a,b,sum],0):: mzn_constraint_name(\"s\");\n"
                   "constraint int_lin_le([1,1],[a,b],4);\nsolve maximize sum;\n");
        file.close();
        const QString events = m_folder.filePath("events");
        const Ran ran = run(CLEW_ENGINE, {"-a", "--events", events, flat});
        QVERIFY2(ran.exitCode == 0, ran.err);
        QVERIFY(ran.out.endsWith("a = 1;\nb = 3;\nsum = 3400;\n----------\n==========\n"));
        const Watched watched = watchedIn(events);
        checkFold(watched, int(ran.out.count("----------\n")));
        // Of 5,001 values none is struck by itself.
        QVERIFY(watched.events.size() < 300);
        QVERIFY(std::ranges::any_of(watched.events, [](Event event) {
            return event.kind() == EventKind::Remove && event.variable() == 2;
        }));
    }

    // What is searched without bounds cannot be shown, and that is said.
    void noBounds()
    {
        const QString flat = m_folder.filePath("wide.fzn");
        QFile file(flat);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("var int: x:: output_var;\nsolve satisfy;\n");
        file.close();
        const Ran ran = run(CLEW_ENGINE, {"--events", m_folder.filePath("events"), flat});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.err.contains("no bounds"), ran.err);
    }

    void settings_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* command, int exitCode, const char* said) {
            QTest::newRow(command) << QString(command) << exitCode << QString(said);
        };
        row("solve model @zebra --stats --var-order weighted", 0, "strategy   composed\n");
        row("solve model @zebra --stats --restarts luby --strategy composed", 0, "composed");
        row("solve model @zebra --restarts luby --strategy first-fail", 2,
            "the strategy first-fail does not take --restarts; use the strategy "
            "composed instead");
        row("solve model @zebra --var-order widest", 2, "no --var-order \"widest\"");
        row("solve queens --size 6 --var-order input", 2, "it belongs to model");
        row("count model @mapcolouring --value-order max --restarts geometric", 0, "3\n");
        row("count model @mapcolouring --value-order max --part 1/2", 2, "leave out --part");
        row("race model @zebra --strategies composed,first-fail --var-order random --csv", 0,
            "composed");
        row("race model @zebra --strategies bounds,first-fail --var-order random", 2,
            "none of these strategies");
        row("compare model @zebra --strategies composed,first-fail --var-order random", 0,
            "failed");
        row("compare model @zebra --strategies bounds,first-fail --var-order random", 2,
            "none of these strategies");
        row("hint model @zebra --rungs 1", 0, "Look at");
        for (const char* const command : {"explain", "hint", "check"})
            row(qPrintable(QString("%1 model @zebra --var-order random").arg(command)), 2,
                qPrintable(QString("%1 has no option --var-order: it is for solve, count, ")
                               .arg(command)));
    }
    void settings()
    {
        QFETCH(QString, command);
        QFETCH(int, exitCode);
        QFETCH(QString, said);
        const Ran ran = runClew(words(command));
        QVERIFY2((ran.out + ran.err).contains(said.toUtf8()), ran.out + ran.err);
        QCOMPARE(ran.exitCode, exitCode);
    }

    // What is chosen is in the trace, and in what is made of it.
    void settingsTravelWithATrace()
    {
        const QString trace = m_folder.filePath("settings.clewtrace");
        const QString stream = m_folder.filePath("settings.jsonl");
        const QStringList solving = words("solve model @zebra --var-order random --seed 7 "
                                          "--restarts luby --trace") +
                                    QStringList{trace};
        QCOMPARE(runClew(solving).exitCode, 0);
        QCOMPARE(runClew({"replay", trace, "--as", "jsonl", "-o", stream}).exitCode, 0);
        const QByteArray first = fileContents(stream).split('\n').front();
        const QJsonObject settings = QJsonDocument::fromJson(first)["settings"].toObject();
        QCOMPARE(settings, (QJsonObject{{"restarts", "luby"}, {"var-order", "random"}}));
        const QString again = m_folder.filePath("again.clewtrace");
        QCOMPARE(runClew({"watch", stream, "--trace", again}).exitCode, 0);
        const QString second = m_folder.filePath("again.jsonl");
        QCOMPARE(runClew({"replay", again, "--as", "jsonl", "-o", second}).exitCode, 0);
        QCOMPARE(fileContents(second), fileContents(stream));
    }

    // A file beside the model is found, and is in the trace with it.
    void includedFiles()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed here");
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(m_folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("mine.mzn", "predicate mine(var int: x) = x * x = 9;\n");
        write("whole.mzn", "include \"mine.mzn\";\nvar 0..9: x;\nconstraint mine(x);\n"
                           "solve satisfy;\n");
        const QString file = m_folder.filePath("whole.mzn");
        const QString trace = m_folder.filePath("whole.clewtrace");
        const Ran ran = runClew({"solve", "model", file, "--trace", trace});
        QVERIFY2(ran.out.contains("x=3"), ran.out + ran.err);
        QVERIFY(runClew({"solve", file}).out.contains("x=3")); // the puzzle is recognised
        QVERIFY(QFile::remove(m_folder.filePath("mine.mzn")));
        QCOMPARE(runClew({"solve", "model", file}).exitCode, 2);
        const Ran replayed = runClew({"replay", trace, "--at", "1"});
        QVERIFY2(replayed.exitCode == 0, replayed.err);
    }

    // What MiniZinc settles alone is no contradiction, and data is taken once.
    void settledAndWithData()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("minizinc is not installed");
        QTemporaryDir folder;
        const auto write = [&](const char* name, const char* text) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(text) > 0;
        };
        QVERIFY(write("settled.mzn", "array[1..2] of var 1..2: x;\n"
                                     "constraint x[1] = 1 /\\ x[2] = 2;\nsolve satisfy;\n"));
        const Ran explained = runClew({"explain", "model", folder.filePath("settled.mzn")});
        QCOMPARE(explained.exitCode, 0);
        QVERIFY2(!explained.out.contains("no solution"), explained.out);
        QVERIFY(write("data.mzn", "int: n;\nvar 1..n: x;\nsolve satisfy;\n"));
        const Ran drawn = runClew(
            {"figure", "tree", "model", folder.filePath("data.mzn"), "-D", "n=3", "--as", "svg"});
        QVERIFY2(drawn.exitCode == 0, drawn.err);
        QVERIFY(drawn.out.startsWith("<"));
    }

    // What is equal by the model goes by each of its names, and what it settles is known.
    void namesOfEqualVariables()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("minizinc is not installed");
        const QString text = "array[1..4] of var 1..3: x; constraint x[1] = x[2];\n"
                             "constraint x[2] < x[3]; constraint x[4] = 3; solve satisfy;\n";
        const Ran candidates = runClew({"check", "model", text, "--candidates", "--counts"});
        QCOMPARE(candidates.out, QByteArray("x[4] = 3: 3\nx[1] = 1: 2\nx[1] = 2: 1\nx[2] = 1: 2\n"
                                            "x[2] = 2: 1\nx[3] = 2: 1\nx[3] = 3: 2\n"));
        const auto said = [&](const char* command, const QStringList& options) {
            const Ran ran = runClew(QStringList{command, "model", text} + options);
            return QString::number(ran.exitCode) + ' ' + QString(ran.out + ran.err);
        };
        const auto has = [](const QString& all, const char* part) {
            if (!all.contains(part))
                qWarning("%s", qPrintable(all));
            return all.contains(part);
        };
        QVERIFY(has(said("hint", {"--entered", "x[2] = 2; x[4] = 3"}), "x[3] = 3"));
        QVERIFY(has(said("hint", {"--entered", "x[4] = 2"}),
                    "2 clew: --entered: \"x[4] = 2\" cannot be: the problem leaves x[4] no value"));
        QVERIFY(has(said("hint", {"--entered", "x[1] = 1; x[2] = 2"}), "1 No solution is left"));
        QVERIFY(has(said("check", {"--solution", "x[1]=1 x[2]=2 x[3]=3 x[4]=3"}),
                    "1 not a solution: x[2] cannot be 2: by the model it equals x[1]"));
        QVERIFY(has(said("check", {"--solution", "x[1]=1 x[2]=1 x[3]=3 x[4]=3"}), "0 a solution"));
        QVERIFY(has(said("explain", {"--json"}), "\"x[2] = 3\""));
        // A variable with fewer values than others has no more of them by name.
        QCOMPARE(runClew({"hint", "model",
                          "var 1..2: x; var 1..9: y; constraint x*x < y; solve satisfy;",
                          "--entered", "x=3"})
                     .exitCode,
                 2);
        const QString settled = "array[1..2] of var 1..3: x; constraint x[1] = 2;\n"
                                "constraint x[2] = x[1]; solve satisfy;\n";
        QCOMPARE(runClew({"check", "model", settled, "--candidates"}).out,
                 QByteArray("x[1] = 2: one\nx[2] = 2: one\n"));
        const Ran explained = runClew({"explain", "model", settled});
        QVERIFY(explained.exitCode == 0 && has(QString(explained.out), "settled every variable"));
    }

    // Lists are one value, and data files may be JSON.
    void listsAndJsonAsData()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("minizinc is not installed");
        QTemporaryDir folder;
        const QString text =
            "array[int] of int: a; string: s; var 1..9: x; constraint x = sum(a);\n"
            "constraint s = \"p, q\"; solve satisfy;\n";
        QCOMPARE(runClew({"solve", "model", text, "-D", "a=[1, 2,3]", "-D", "s=\"p, q\""}).out,
                 QByteArray("x=6\n"));
        QFile file(folder.filePath("data.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"a\": [4, 5], \"s\": \"p, q\"}");
        file.close();
        QCOMPARE(runClew({"solve", "model", text, file.fileName()}).out, QByteArray("x=9\n"));
    }

    // Whether the search for the best has ended is said where the solution is not.
    void theBestIsProved()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("minizinc is not installed");
        const QString text =
            "var 1..4: x; var 1..4: y; constraint x + y < 6; solve maximize 10 * x + y;\n";
        for (const QStringList& options : {QStringList{}, QStringList{"--all"}}) {
            const Ran best = runClew(QStringList{"solve", "model", text} + options);
            QCOMPARE(best.exitCode, 0);
            QVERIFY2(best.out.contains("x=4 y=1"), best.out);
            QVERIFY2(best.err.contains("the last solution is proven optimal"), best.err);
        }
        const Ran some = runClew({"solve", "model", text, "--limit", "2"});
        QVERIFY2(!some.err.contains("proven"), some.err);
        const Ran any = runClew({"solve", "model", "var 1..4: x; solve satisfy;\n", "--all"});
        QVERIFY2(!any.err.contains("proven"), any.err);
    }

    // What MiniZinc dies of is said in words.
    void miniZincDies_data()
    {
        QTest::addColumn<QByteArray>("says");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("memory") << QByteArray("std::bad_alloc")
                                << QByteArray("MiniZinc needs more than 4 GB of memory");
        QTest::newRow("recursion")
            << QByteArray("MiniZinc error: Memory violation detected (segmentation fault).")
            << QByteArray("MiniZinc crashed while reading this model");
        QTest::newRow("words") << QByteArray("Error: type error: so it is")
                               << QByteArray("MiniZinc says: type error: so it is");
    }
    void miniZincDies()
    {
        QFETCH(QByteArray, says);
        QFETCH(QByteArray, expected);
        QTemporaryDir folder;
        QFile program(folder.filePath("minizinc"));
        QVERIFY(program.open(QIODevice::WriteOnly));
        program.write("#!/bin/sh\nwhile read -r line; do :; done\necho '" + says +
                      "' >&2\nexit 1\n");
        program.close();
        QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", folder.path());
        QProcess clew;
        clew.setProcessEnvironment(environment);
        clew.start(CLEW_COMMAND, {"solve", "model", "var 1..3: x; solve satisfy;"});
        clew.closeWriteChannel();
        QVERIFY(clew.waitForFinished(kPatience));
        const QByteArray errors = clew.readAllStandardError();
        QVERIFY2(errors.contains(expected), errors);
        QCOMPARE(clew.exitCode(), 2);
    }

    void interruptedWhileMiniZincCompiles_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("interrupt") << SIGINT;
        QTest::newRow("kill") << SIGKILL;
    }
    // Whoever ends the command ends MiniZinc, too.
    void interruptedWhileMiniZincCompiles()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed here");
        QFETCH(int, signal);
        const QString model = "int: n = sum (i in 1..100000, j in 1..100000) (i mod (j + 1));\n"
                              "var 0..n: x;\nsolve satisfy;\n";
        QFile file(m_folder.filePath("endless.mzn"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(model.toUtf8());
        file.close();
        QProcess clew;
        clew.start(CLEW_COMMAND, {"solve", "model", file.fileName()});
        QVERIFY(clew.waitForStarted());
        const auto children = [](qint64 parent) {
            QList<qint64> found;
            for (const QByteArray& word :
                 fileContents(QString("/proc/%1/task/%1/children").arg(parent)).split(' '))
                if (!word.trimmed().isEmpty())
                    found << word.toLongLong();
            return found;
        };
        QList<qint64> compiling;
        const auto isMiniZinc = [&] {
            compiling = children(clew.processId());
            return !compiling.isEmpty() &&
                   fileContents(QString("/proc/%1/comm").arg(compiling.front()))
                       .startsWith("minizinc");
        };
        QTRY_VERIFY_WITH_TIMEOUT(isMiniZinc(), kPatience);
        QVERIFY(clew.state() == QProcess::Running);
        ::kill(static_cast<pid_t>(clew.processId()), signal);
        QVERIFY(clew.waitForFinished(kPatience));
        if (signal == SIGINT) {
            QCOMPARE(clew.exitCode(), 3);
            QVERIFY(clew.readAllStandardError().contains("MiniZinc was stopped"));
        }
        const auto isGone = [&] {
            const QByteArray status = fileContents(QString("/proc/%1/stat").arg(compiling.front()));
            return status.isEmpty() || status.contains(" (minizinc) Z ");
        };
        QTRY_VERIFY_WITH_TIMEOUT(isGone(), kPatience);
    }

private:
    // Every event fits the header, and at each solution every variable has a value.
    static void checkFold(const Watched& watched, int solutions)
    {
        const Dimensions dimensions = dimensionsOf(watched.header);
        const auto rules = std::size_t(namesIn(watched.header, "rules").size());
        const auto trace = std::make_shared<Trace>();
        {
            Control control;
            Recorder recorder(*trace, control);
            for (const Event event : watched.events) {
                if (event.kind() <= EventKind::Conflict) {
                    QVERIFY(event.variable() < dimensions.variables);
                    QVERIFY(event.kind() == EventKind::Conflict ||
                            event.value() < dimensions.values);
                    QVERIFY(event.ruleOrNone() <= rules || (event.kind() == EventKind::Conflict &&
                                                            event.rule() == model::TheConstraints));
                }
                recorder.write(event);
            }
            recorder.publish();
        }
        QCOMPARE(int(trace->solutionCount()), solutions);
        Cursor cursor(trace, dimensions);
        std::set<std::vector<Value>> all;
        for (std::uint64_t n = 0; n < trace->solutionCount(); ++n) {
            cursor.seek(trace->solutionEvent(n));
            std::vector<Value> values;
            for (Variable variable = 0; variable < dimensions.variables; ++variable) {
                values.push_back(cursor.state().value(variable));
                QVERIFY(values.back() < dimensions.values);
                QVERIFY(!cursor.state().removed(variable, values.back()));
            }
            all.insert(values);
        }
        QCOMPARE(int(all.size()), solutions);
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestModelWatching)
#include "tst_cli_modelwatching.moc"
