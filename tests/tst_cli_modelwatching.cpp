// The models that are shipped, searched by the engine: how many solutions they have, and what is
// written down of the search: its fold is the solutions, its rules have the author's names.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>
#include <cstring>
#include <set>

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
        row("starbattle", 1, "row 1 has 1");
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

    // An optimisation's solutions are its improvements, and a wide variable tells its bounds.
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
                    QVERIFY(event.ruleOrNone() <= rules);
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
