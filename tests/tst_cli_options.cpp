// Numbers given to the command `clew`: every option that takes one refuses what is none.

#include <QtTest>

#include "core/puzzle/registry.h"
#include "tests/clewcommand.h"

using namespace clew::test;

namespace {

const QStringList kNoNumbers{"NaN", "inf", "-1",   "1e300",  "99999999999999999999",
                             "",    " ",   "0x10", "x",      "1 2",
                             "--1", "1,5", "٣",    "nan(1)", "1e-99"};
const QStringList kNotWhole{"1.5", "1e1", "+1", "1e0"};

QStringList commands()
{
    QStringList names;
    const QRegularExpression line("^  ([a-z]+) ", QRegularExpression::MultilineOption);
    const QString help = runClew({"--help"}).out;
    auto found = line.globalMatch(help, help.indexOf("Subcommands:"));
    while (found.hasNext())
        names += found.next().captured(1);
    return names;
}

} // namespace

class TestOptions : public QObject
{
    Q_OBJECT

private slots:
    void numbers_data();
    void numbers();
    void ranges_data();
    void ranges();
    void parts();
    void parameters_data();
    void parameters();
};

// As the help of each command names them.
void TestOptions::numbers_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("option");
    QTest::addColumn<bool>("isWhole");
    const QRegularExpression line("(--[a-z]+) (INTEGER|NUMBER|SIZE|UINT|FLOAT)");
    QStringList all;
    for (const QString& command : commands()) {
        const QString help = runClew({command, "queens", "--help"}).out;
        auto found = line.globalMatch(help);
        while (found.hasNext()) {
            const auto option = found.next();
            all += command + ' ' + option.captured(1);
            const QString kind = option.captured(2);
            QTest::addRow("%s", qPrintable(all.last()))
                << command << option.captured(1) << (kind != "NUMBER" && kind != "FLOAT");
        }
    }
    for (const char* const known :
         {"solve --limit", "solve --time", "solve --seed", "count --memory", "count --threads",
          "generate --count", "replay --at", "replay --fps", "replay --every", "show --cell",
          "race --nodes", "bench --time"})
        QVERIFY2(all.contains(known), known);
}

void TestOptions::numbers()
{
    QFETCH(QString, command);
    QFETCH(QString, option);
    QFETCH(bool, isWhole);
    for (const QString& value : isWhole ? kNoNumbers + kNotWhole : kNoNumbers) {
        const Ran ran = runClew({command, "queens", option + '=' + value});
        const QByteArray what = value.toUtf8() + ": " + ran.err;
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty(), what);
        QVERIFY2(ran.err.contains(option.toUtf8()), what);
        QVERIFY2(value.isEmpty() || ran.err.contains(" from "), what); // the range
        const Ran apart = runClew({command, "queens", option, value});
        QVERIFY2(apart.exitCode == 2 && apart.err.contains(option.toUtf8()), what);
    }
}

void TestOptions::ranges_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("said"); // empty: taken
    const auto row = [](const char* option, const char* value, const char* said) {
        QTest::addRow("%s %s", option, value) << option << value << QByteArray(said);
    };
    row("--threads", "0", "from 1 to 1024");
    row("--threads", "1025", "from 1 to 1024");
    row("--threads", "02", "");
    row("--time", "0", "from 0.000001 to 1000000000");
    row("--time", "1000000001", "from 0.000001 to 1000000000");
    row("--time", "1e-6", "");
    row("--time", "1e9", "");
    row("--nodes", "0", "from 1 on");
    row("--nodes", "18446744073709551615", "");
    row("--memory", "0", "from 1 byte on, like 500MB");
    row("--memory", "8XB", "from 1 byte on");
    row("--memory", "99999999TB", "from 1 byte on");
    row("--memory", "18446744073709551615", "from 1 byte on");
    for (const char* const size : {"100000000", "500MB", "8gb", "1 TiB", "64k"})
        row("--memory", size, "");
}

void TestOptions::ranges()
{
    QFETCH(QString, option);
    QFETCH(QString, value);
    QFETCH(QByteArray, said);
    const Ran ran = runClew({"count", "queens", "--size", "4", option, value});
    if (said.isEmpty())
        QVERIFY2(ran.exitCode == 0 || (option == "--time" && ran.exitCode == 3), ran.err);
    else
        QVERIFY2(ran.exitCode == 2 && ran.err.contains(said), ran.err);
}

void TestOptions::parts()
{
    for (const QString& number : kNoNumbers + kNotWhole) {
        for (const QString& part : {number + "/4", "1/" + number, number}) {
            const Ran ran = runClew({"count", "queens", "--size", "4", "--part=" + part});
            QVERIFY2(ran.exitCode == 2 && ran.err.contains("--part"), qPrintable(part + ran.err));
        }
    }
    const Ran many = runClew({"count", "queens", "--size", "4", "--part", "1/1000000001"});
    QVERIFY2(many.exitCode == 2 && many.err.contains("1000000000/1000000000"), many.err);
}

void TestOptions::parameters_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("puzzle");
    QTest::addColumn<QString>("parameter");
    const auto add = [](const char* command, const std::string& puzzle, const auto& parameters) {
        using Kind = clew::ParameterInfo::Kind;
        for (const clew::ParameterInfo& parameter : parameters)
            if (parameter.kind == Kind::Number || parameter.kind == Kind::Size)
                QTest::addRow("%s %s --%s", command, puzzle.c_str(), parameter.id.c_str())
                    << command << QString::fromStdString(puzzle)
                    << QString::fromStdString(parameter.id);
    };
    for (const auto& puzzle : clew::puzzles()) {
        const clew::PuzzleInfo& info = puzzle->info();
        add("show", info.id, info.parameters);
        if (info.generator)
            add("generate", info.id, info.generator->parameters);
    }
}

void TestOptions::parameters()
{
    QFETCH(QString, command);
    QFETCH(QString, puzzle);
    QFETCH(QString, parameter);
    for (const QString& value : kNoNumbers + kNotWhole) {
        const Ran ran = runClew({command, puzzle, "--" + parameter + '=' + value});
        const QByteArray what = value.toUtf8() + ": " + ran.err;
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty(), what);
        QVERIFY2(ran.err.contains(parameter.toUtf8()), what);
    }
}

QTEST_GUILESS_MAIN(TestOptions)
#include "tst_cli_options.moc"
