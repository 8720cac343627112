// Tables of searches and of many runs, as the command writes them: read by other programs, part by
// part the same as the whole.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

#include "core/puzzle/registry.h"
#include "tests/clewcommand.h"
#include "tests/figuretexts.h"
#include "tests/otherprograms.h"

using namespace clew::test;

namespace {

// Of a table whose texts may hold commas and quotes.
QList<QStringList> cellsOf(const QByteArray& csv)
{
    QList<QStringList> rows;
    QStringList row(1);
    bool isQuoted = false;
    const QString text = QString::fromUtf8(csv);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == '"' && isQuoted && i + 1 < text.size() && text[i + 1] == '"')
            row.back() += text[++i];
        else if (text[i] == '"')
            isQuoted = !isQuoted;
        else if (text[i] == ',' && !isQuoted)
            row += QString();
        else if (text[i] == '\n' && !isQuoted)
            rows += std::exchange(row, QStringList(1));
        else
            row.back() += text[i];
    }
    return rows;
}

} // namespace

class TestTables : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    // Three Sudoku and what became of them, as a table of runs.
    QString instances()
    {
        const QString folder = m_folder.filePath("instances");
        QDir().mkpath(folder);
        for (const char* const preset : {"p97", "easy", "hard"}) {
            const Ran shown = runClew({"show", "sudoku", QString("@") + preset, "--as", "line"});
            QFile file(folder + '/' + preset + ".txt");
            if (shown.exitCode == 0 && file.open(QIODevice::WriteOnly))
                file.write(shown.out);
        }
        return folder;
    }

private slots:
    void tables_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("atLeast");
        QTest::newRow("trace") << "trace" << 100;
        QTest::newRow("nodes") << "nodes" << 100;
        QTest::newRow("profile") << "profile" << 100;
        QTest::newRow("steps") << "steps" << 100;
    }
    void tables()
    {
        QFETCH(QString, kind);
        QFETCH(int, atLeast);
        const QStringList table = QStringList{"table", kind} + kQueens;
        const QList<QByteArray> csv = runClew(table).out.trimmed().split('\n');
        const QByteArray json = runClew(table + QStringList{"--as", "jsonl"}).out;
        const QList<QByteArray> lines = json.trimmed().split('\n');
        QCOMPARE(csv.size(), lines.size() + 1);
        QVERIFY(lines.size() >= atLeast);
        const QByteArrayList names = csv.front().split(',');
        for (const QByteArray& line : lines) {
            const QJsonObject row = QJsonDocument::fromJson(line).object();
            QCOMPARE(row.size(), names.size());
            for (const QByteArray& name : names)
                QVERIFY2(row.contains(name), name);
        }
        if (!isInstalled("python3"))
            QSKIP("python3 is not installed");
        QVERIFY(!output("python3", {"-m", "json.tool", "--json-lines"}, json).isNull());
    }

    // The same in every cell, of all puzzles; also where a value was like a formula.
    void tableCells_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<QString>("kind");
        for (const std::string& id : clew::puzzleIds())
            if (!clew::findPuzzle(id)->info().presets.empty())
                for (const char* const kind : {"trace", "nodes", "profile", "steps"})
                    QTest::addRow("%s, %s", id.c_str(), kind) << QString::fromStdString(id) << kind;
    }
    void tableCells()
    {
        QFETCH(QString, puzzle);
        QFETCH(QString, kind);
        const auto& presets = clew::findPuzzle(puzzle.toStdString())->info().presets;
        const QStringList table{
            "table",   kind, puzzle,    "@" + QString::fromStdString(presets.front().id),
            "--nodes", "30", "--limit", "1"};
        const QList<QStringList> cells = cellsOf(runClew(table).out);
        const QList<QByteArray> lines =
            runClew(table + QStringList{"--as", "jsonl"}).out.trimmed().split('\n');
        if (lines.front().isEmpty())
            QSKIP("no rows");
        QCOMPARE(cells.size(), lines.size() + 1);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QJsonObject row = QJsonDocument::fromJson(lines[i]).object();
            QCOMPARE(cells[i + 1].size(), row.size());
            for (qsizetype column = 0; column < row.size(); ++column) {
                const QString expected = row[cells[0][column]].toVariant().toString();
                QString cell = cells[i + 1][column];
                if (cell.startsWith('\'') && !expected.startsWith('\''))
                    cell.remove(0, 1);
                QCOMPARE(cell, expected);
            }
        }
    }

    // What cannot be read, a file of another kind or a line among others, is left out and named;
    // all else is run.
    void leftOut()
    {
        const QString folder = m_folder.filePath("stray");
        QDir().mkpath(folder);
        const QByteArray line = runClew({"show", "sudoku", "@p97", "--as", "line"}).out;
        const auto write = [&](const QByteArray& name, const QByteArray& text) {
            QFile file(QFile::decodeName(folder.toUtf8() + '/' + name));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        QVERIFY(write("README", "three Sudoku") && write("a.txt", line + "xyz\n" + line) &&
                write("z.txt", line));
        const QStringList bench{"bench", "--instances", folder, "--strategy", "logic", "sudoku"};
        const Ran ran = runClew(bench);
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.err.contains("/README:1:1: ") && ran.err.contains("/a.txt:2:1: ") &&
                     ran.err.count("(left out)") == 2,
                 ran.err);
        for (const char* const name : {"a.txt:1", "a.txt:3", "z.txt:1"})
            QVERIFY2(ran.out.contains(name), ran.out);
        QFile table(m_folder.filePath("stray.csv"));
        QVERIFY(table.open(QIODevice::WriteOnly));
        table.write(ran.out);
        table.close();
        QCOMPARE(runClew({"merge", table.fileName()}).exitCode, 0); // whole without them
    }

    // The table is text, whatever a file is called.
    void namesOfInstances()
    {
        const QString folder = m_folder.filePath("bytes");
        QDir().mkpath(folder);
        const QByteArray name = folder.toUtf8() + "/b\xff.txt";
        const int file = ::open(name.constData(), O_WRONLY | O_CREAT, 0600);
        if (file < 0)
            QSKIP("no such names on this file system");
        const QByteArray line = runClew({"show", "sudoku", "@p97", "--as", "line"}).out;
        QCOMPARE(::write(file, line.constData(), static_cast<std::size_t>(line.size())),
                 line.size());
        ::close(file);
        const Ran ran = runClew({"bench", "--instances", folder, "--strategy", "logic", "sudoku"});
        ::unlink(name.constData()); // Qt could not, with the folder
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.out.contains("b\xEF\xBF\xBD.txt:1") && !ran.out.contains('\xff'), ran.out);
    }

    void graph()
    {
        const QStringList table = QStringList{"table", "nodes"} + kQueens;
        const QByteArray dot = runClew(table + QStringList{"--as", "dot"}).out;
        QVERIFY(dot.startsWith("digraph"));
        QCOMPARE(dot.count(" -> ") + 2, runClew(table).out.count('\n')); // a heading, and the root
        const Ran other =
            runClew(QStringList{"table", "trace"} + kQueens + QStringList{"--as", "dot"});
        QCOMPARE(other.exitCode, 2);
        if (!isInstalled("dot"))
            QSKIP("dot is not installed");
        QVERIFY(output("dot", {"-Tplain"}, dot).startsWith("graph"));
    }

    // Parts, made apart and put together, are the runs that the whole has.
    void runs()
    {
        const QString folder = instances();
        const auto bench = [&](const QString& part) {
            return runClew(
                {"bench", "--instances", folder, "--part", part, "--time", "20", "sudoku"});
        };
        QStringList files;
        for (const QString& part : QStringList{"1/2", "2/2"}) {
            const Ran ran = bench(part);
            QVERIFY2(ran.exitCode == 0, ran.err);
            files += m_folder.filePath("part" + part.left(1) + ".csv");
            QFile file(files.back());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(ran.out);
        }
        const Ran merged = runClew(QStringList{"merge"} + files);
        QVERIFY2(merged.exitCode == 0, merged.err);
        const auto keys = [](const QByteArray& table) {
            QStringList found;
            for (const QByteArray& line : table.trimmed().split('\n'))
                found += QString(line).section(',', 0, 3);
            found.sort();
            return found;
        };
        QCOMPARE(keys(merged.out), keys(bench("1/1").out));
        const Ran half = runClew({"merge", files.front()});
        QCOMPARE(half.exitCode, 2);
        // Of a file that is named twice it is that which is said, under whatever names.
        const QString link = m_folder.filePath("other.csv");
        QVERIFY(QFile::link(files.front(), link));
        for (const QStringList& more : {QStringList{files.front()}, QStringList{link}}) {
            const Ran twice = runClew(QStringList{"merge"} + files + more);
            QCOMPARE(twice.exitCode, 2);
            QVERIFY2(twice.err.contains(more == files.first(1) ? "part1.csv is named twice"
                                                               : "are the same file"),
                     twice.err);
        }
        QVERIFY2(half.err.contains("parts missing of 2: 2"), half.err);
        const QString copy = m_folder.filePath("copy.csv");
        QVERIFY(QFile::copy(files.front(), copy));
        QVERIFY(runClew({"merge", files.front(), copy}).err.contains("occurs twice"));
        // A part that was cut short is none, and neither is one of other runs.
        const QString cut = m_folder.filePath("cut.csv");
        QFile file(cut);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray part = fileContents(files.front());
        file.write(part.left(part.lastIndexOf('\n', -2) + 1));
        file.close();
        for (const QStringList& command :
             {QStringList{"merge", cut, files.back()},
              QStringList{"figure", "cactus", "--runs", cut + ',' + files.back()}}) {
            const Ran refused = runClew(command);
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(refused.err.contains("cut.csv: of the "), refused.err);
        }
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            runClew({"bench", "--instances", folder, "--part", "1/2", "--time", "19", "sudoku"})
                .out);
        file.close();
        const Ran others = runClew({"merge", cut, files.back()});
        QCOMPARE(others.exitCode, 2);
        QVERIFY2(others.err.contains("--time 19") && others.err.contains("part2.csv:2"),
                 others.err);
        QVERIFY(runClew({"merge", "--json", files.front(), files.back()}).exitCode == 2);
        for (const char* const kind : {"cactus", "profile"}) {
            const Ran svg = runClew({"figure", kind, "--runs", files.join(',')});
            QVERIFY2(svg.exitCode == 0, svg.err);
            QVERIFY(textsOf(svg.out).contains("Instances: 3 "));
        }
    }

    // Every kind of file is made, and has a size.
    void benchOfExports()
    {
        const Ran ran = runClew({"bench", "--exports", "--json", "queens", "--size", "5"});
        QVERIFY2(ran.exitCode == 0, ran.err);
        const QJsonArray rows = QJsonDocument::fromJson(ran.out).object()["exports"].toArray();
        QVERIFY(rows.size() > 20);
        for (const QJsonValue& row : rows)
            QVERIFY2(row["bytes"].toInt() > 0, qPrintable(row["export"].toString()));
    }
};

QTEST_GUILESS_MAIN(TestTables)
#include "tst_cli_tables.moc"
