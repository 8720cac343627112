// The command `clew` as its users meet it: as a process, by its output, messages and exit codes.

#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <csignal>
#include <sys/types.h>

#include "core/registry/link.h"
#include "core/registry/registry.h"

namespace {

struct Ran
{
    int exitCode;
    QByteArray out;
    QByteArray err;
};

constexpr int kPatience = 120'000; // milliseconds, for builds that check everything they do

Ran runClew(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(CLEW_COMMAND, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(kPatience) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), "crashed or hung"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QStringList words(const QString& line)
{
    return QProcess::splitCommand(line);
}

QByteArray fileContents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray testData(const QString& name)
{
    return fileContents(QStringLiteral(TEST_DATA "/") + name);
}

} // namespace

class TestClew : public QObject
{
    Q_OBJECT

private slots:
    void listings_data();
    void listings();
    void output_data();
    void output();
    void badUsage_data();
    void badUsage();
    void badInput_data();
    void badInput();
    void completesLargeBoard();
    void everyPuzzle_data();
    void everyPuzzle();
    void partsAddUp_data();
    void partsAddUp();
    void tableOfCounts();
    void countAsJson();
    void mergeAddsParts();
    void mergeNamesWhatIsWrong_data();
    void mergeNamesWhatIsWrong();
    void checkpointGoesOn();
    void checkpointOfTours();
    void listAsJson();
    void generateAndRate();
    void generateEach_data();
    void generateEach();
    void streamInOrder_data();
    void streamInOrder();
    void answersBeforeTheNextQuestion();
    void interrupt_data();
    void interrupt();
    void limits_data();
    void limits();
    void generateLimits();
    void pictures_data();
    void pictures();
    void traceAndReplay();
    void brokenTrace();
    void links();
    void films();
    void races();
    void benchmarks();
    void corpus();
};

// ---- the source documents' own listings

void TestClew::listings_data()
{
    QTest::addColumn<QString>("strategy");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("listing");
    QTest::addRow("P90, first program") << "generate-and-test"
                                        << "list0"
                                        << "queens/p90-from-0.txt";
    QTest::addRow("SICP 2.42") << "column-by-column"
                               << "list"
                               << "queens/sicp-2.42.txt";
    QTest::addRow("Clojure page") << "backtracking"
                                  << "diagrams"
                                  << "queens/diagrams-8-abreast.txt";
}

void TestClew::listings()
{
    QFETCH(QString, strategy);
    QFETCH(QString, format);
    QFETCH(QString, listing);
    const Ran ran = runClew(
        {"solve", "queens", "--size", "8", "--all", "--strategy", strategy, "--as", format});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.err, QByteArray());
    QCOMPARE(ran.out.split('\n'), testData(listing).split('\n'));
}

// ---- what is printed

void TestClew::output_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("out");
    const auto row = [](const char* name, const char* command, const char* input, int exitCode,
                        const char* out) {
        QTest::addRow("%s", name) << QString::fromUtf8(command) << QByteArray(input) << exitCode
                                  << QByteArray(out);
    };
    row("one solution", "solve queens --size 8", "", 0, "(1 5 8 6 3 7 2 4)\n");
    row("two solutions", "solve queens --size 8 --limit 2", "", 0,
        "(1 5 8 6 3 7 2 4)\n(1 6 8 3 7 4 2 5)\n");
    row("options first", "solve --limit 1 queens --size 4", "", 0, "(2 4 1 3)\n");
    row("literal text", "solve queens '(_ _ 1 _)' --all", "", 0, "(2 4 1 3)\n");
    row("brackets", "solve queens [2,4,1,3]", "", 0, "(2 4 1 3)\n");
    row("standard input", "solve queens -", "_ 4 _ _\n", 0, "(2 4 1 3)\n");
    row("several lines of a board", "solve queens - --all", "..Q.\n....\n....\n....\n", 0,
        "(2 4 1 3)\n");
    row("preset", "solve queens @4 --all", "", 0, "(2 4 1 3)\n(3 1 4 2)\n");
    row("preset, other size", "solve queens @p90 --size 4", "", 0, "(2 4 1 3)\n");
    row("no solution", "solve queens --size 3", "", 1, "");
    row("contradiction", "solve queens '(1 2 _ _)'", "", 1, "");
    row("no solution on a large board",
        "solve queens '(2 4 6 8 10 12 14 16 18 20 22 1 3 5 7 9 11 13 15 19 _ _)'", "", 1, "");
    row("groups of a stream", "solve queens - --all", "(2 _ _ _)\n(3 _ _ _)\n", 0,
        "(2 4 1 3)\n\n(3 1 4 2)\n");
    row("count", "count queens --size 12 --threads 2", "", 0, "14200\n");
    row("count none", "count queens --size 3", "", 0, "0\n");
    row("count lines", "count queens -", "(_ _ _ _)\n(1 _ _ _)\n", 0, "2\n0\n");
    row("check several", "check queens --size 8", "", 0, "sound, several solutions\n");
    row("check one", "check queens '(2 _ _ _)'", "", 0, "sound, one solution\n");
    row("check none", "check queens --size 3", "", 1, "no solution\n");
    row("check lines", "check queens -", "(2 _ _ _)\n(1 _ _ _)\n(_ _ _ _)\n", 1,
        "sound, one solution\nno solution\nsound, several solutions\n");
    row("convert", "convert queens - --from list --to coordinates", "(2 _ 1 _)\n", 0, "1/2 3/1\n");
    row("convert lines", "convert queens - --to list", "[0,_,_]\n[_,2,_]\n", 0,
        "(1 _ _)\n(_ 3 _)\n");
    row("convert to boards", "convert queens - --to board", "(1 _)\n(_ 1)\n", 0,
        "Q.\n..\n\n.Q\n..\n");
    row("show", "show queens '(2 _)'", "", 0, ". .\nQ .\n");
    row("show in a format", "show queens --size 3 --as list", "", 0, "(_ _ _)\n");
    row("version", "--version", "", 0, "clew 0.1.0\n");
}

void TestClew::output()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, input);
    const Ran ran = runClew(words(command.replace('\'', '"')), input);
    QTEST(ran.out, "out");
    QTEST(ran.exitCode, "exitCode");
}

// ---- bad usage and bad input

void TestClew::badUsage_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("said");
    const auto row = [](const char* command, const QStringList& said) {
        QTest::addRow("%s", command) << QString::fromUtf8(command) << said;
    };
    row("", {"name a command", "solve"});
    row("slove queens", {"there is no command \"slove\"", "solve"});
    row("solve", {"name a puzzle", "queens"});
    row("solve queenz --size 8", {"there is no puzzle \"queenz\"", "queens"});
    row("solve queens --strategy bitmap", {"\"bitmap\"", "bitmask"});
    row("solve queens --as lists", {"\"lists\"", "list"});
    row("solve queens --stretegy bitmask", {"\"--stretegy\"", "--strategy"});
    row("solve queens --sice 8", {"\"--sice\"", "--size"});
    row("solve queens @p9", {"\"p9\"", "p90"});
    row("solve queens --format lisp '(1)'", {"\"lisp\"", "list"});
    row("solve queens --size 0", {"from 1 to", "\"0\""});
    row("solve queens --size eight", {"whole number", "\"eight\""});
    row("solve queens --limit 0", {"--limit", "whole number"});
    row("solve queens --limit 2 --all", {"--all", "--limit"});
    row("solve queens --limit", {"--limit", "--help"});
    row("solve queens --threads 0", {"--threads"});
    row("solve queens 1 2 3 4", {"one word too many", "quotes"});
    row("solve queens --all --trace /nonexistent/f.clewtrace", {"/nonexistent/f.clewtrace"});
    row("count queens --size 8 --part 5/4", {"--part", "2/4"});
    row("count queens --size 8 --part 0/4", {"--part"});
    row("count queens --size 8 --part x", {"--part"});
    row("convert queens --to diagrams", {"\"diagrams\"", "board"});
    row("show queens --as gif", {"\"gif\"", "svg"});
    row("show queens -o /nonexistent/x", {"/nonexistent/x"});
    row("list preset", {"\"preset\"", "presets"});
    row("list presets queenz", {"\"queenz\"", "queens"});
    row("replay", {"trace file"});
    row("replay /nonexistent", {"/nonexistent"});
    row("generate sudoku --difficulty hart", {"\"hart\"", "hard"});
    row("generate sudoku --boxes 7", {"boxes"});
    row("generate sudoku --as list", {"\"list\"", "line"});
    row("generate queens --size 3", {"3 queens", "cannot"});
    row("generate queens --size 33", {"size", "32"});
    row("generate nonogram --size 0x5", {"size", "200"});
    row("generate nonogram --difficulty hard", {"\"hard\"", "easy, medium"});
    row("generate knight --size 5x5", {"knight", "no new problems", "already"});
    row("generate suguru --difficulty hart", {"\"hart\"", "hard"});
    row("generate suguru --largest 3", {"largest", "4"});
    row("generate suguru --size 6x1000", {"size", "100"});
    row("rate queens --size 8", {"queens", "no rating"});
    row("rate sudoku @several", {"several solutions"});
    row("check queens --strategy min-conflicts", {"min-conflicts", "everything"});
}

void TestClew::badUsage()
{
    QFETCH(QString, command);
    QFETCH(QStringList, said);
    const Ran ran = runClew(words(command.replace('\'', '"')));
    QCOMPARE(ran.exitCode, 2);
    QCOMPARE(ran.out.trimmed(), command.contains("--trace") ? ran.out.trimmed() : QByteArray());
    for (const QString& words : said)
        QVERIFY2(ran.err.contains(words.toUtf8()), ran.err.constData());
}

void TestClew::badInput_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("place");
    QTest::addRow("letter in a list") << QByteArray("(1 x)") << QByteArray(":1:4: ");
    QTest::addRow("second line") << QByteArray("(1 _ _ _)\n(1 _ _ 9)\n") << QByteArray(":2:8: ");
    QTest::addRow("comment counts")
        << QByteArray("# mine\n\n(1 _)\n(x _)\n") << QByteArray(":4:2: ");
    QTest::addRow("board") << QByteArray("Q..\n.x.\n...\n") << QByteArray(":2:2: ");
    QTest::addRow("empty") << QByteArray() << QByteArray(":");
    QTest::addRow("noise") << QByteArray("\0\xff\xfe(((", 6) << QByteArray(":1:1: ");
}

void TestClew::badInput()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(text);
    file.close();
    const Ran ran = runClew({"solve", "queens", file.fileName()});
    QCOMPARE(ran.exitCode, 2);
    QVERIFY2(ran.err.contains(file.fileName().toUtf8() + place), ran.err.constData());
}

// Nobody who names no strategy waits for one that is lost on this board.
void TestClew::completesLargeBoard()
{
    const Ran whole = runClew({"solve", "queens", "--size", "100"});
    QCOMPARE(whole.exitCode, 0);
    const QList<QByteArray> rows = whole.out.trimmed().split(' ');
    QCOMPARE(rows.size(), 100);
    const QByteArray begun = rows.first(10).join(' ');
    const Ran ran = runClew({"solve", "queens", begun + QByteArray(" _").repeated(90) + ")"});
    QCOMPARE(ran.exitCode, 0);
    QVERIFY(ran.out.startsWith(begun + ' '));
    QVERIFY(!ran.out.contains('_'));
}

// ---- all puzzles alike

void TestClew::everyPuzzle_data()
{
    QTest::addColumn<QString>("puzzle");
    for (const auto& puzzle : clew::puzzles())
        QTest::addRow("%s", puzzle->info().id.c_str()) << QString::fromStdString(puzzle->info().id);
}

void TestClew::everyPuzzle()
{
    QFETCH(QString, puzzle);
    const clew::PuzzleInfo& info = clew::findPuzzle(puzzle.toStdString())->info();
    const Ran help = runClew({"solve", puzzle, "--help"});
    QCOMPARE(help.exitCode, 0);
    for (const clew::ParameterInfo& parameter : info.parameters)
        QVERIFY(help.out.contains(QByteArray("--") + parameter.id.c_str()));
    for (const clew::PresetInfo& preset : info.presets) {
        const QString input = "@" + QString::fromStdString(preset.id);
        for (const char* const way : {"text", "svg"}) {
            const Ran shown = runClew({"show", puzzle, input, "--as", way});
            QCOMPARE(shown.exitCode, 0);
            QVERIFY(!shown.out.isEmpty());
        }
    }
    const QString first = "@" + QString::fromStdString(info.presets.front().id);
    const Ran solved = runClew({"solve", puzzle, first, "--stats"});
    QCOMPARE(solved.exitCode, 0);
    QVERIFY(!solved.out.isEmpty());
    QVERIFY(solved.err.contains("nodes"));
}

// ---- counts

void TestClew::partsAddUp_data()
{
    QTest::addColumn<QString>("count");
    QTest::addColumn<int>("parts");
    QTest::addColumn<qulonglong>("all");
    const auto row = [](const char* count, int parts, qulonglong all) {
        QTest::newRow(count) << count << parts << all;
    };
    row("queens --size 12", 4, 14200);
    row("knight --size 6x6 --closed", 3, 9862);
    row("knight --size 5x5", 3, 1728);
    row("knight --size 4x4", 2, 0);
    row("knight --size 1x1", 2, 1);
    row("graphs --size 14 --degree 3", 4, 540);
    row("graphs --size 12 --degree 3 --connected", 3, 85);
    row("graphs --size 8 --degree 5", 5, 3);
    row("graphs --size 2 --degree 1", 2, 1);
    row("graphs --size 8 --degree 3 --labelled", 3, 19355);
}

void TestClew::partsAddUp()
{
    QFETCH(QString, count);
    QFETCH(int, parts);
    qulonglong sum = 0;
    for (int part = 1; part <= parts; ++part) {
        const Ran ran = runClew(QStringList{"count"} + count.split(' ') +
                                QStringList{"--part", QString("%1/%2").arg(part).arg(parts)});
        QCOMPARE(ran.exitCode, 0);
        sum += ran.out.trimmed().toULongLong();
    }
    QTEST(sum, "all");
}

void TestClew::tableOfCounts()
{
    const Ran ran = runClew({"count", "graphs", "--table", "--size", "6"});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.out, QByteArray("N\\K  0  1  2  3  4  5\n"
                                 "  2  1  1\n"
                                 "  3  1  -  1\n"
                                 "  4  1  1  1  1\n"
                                 "  5  1  -  1  -  1\n"
                                 "  6  1  1  2  2  1  1\n"));
    const Ran labelled = runClew({"count", "graphs", "--table", "--size", "6", "--labelled"});
    QVERIFY(labelled.out.contains("6  1  15  70  70  15  1"));
    const Ran none = runClew({"count", "queens", "--table"});
    QCOMPARE(none.exitCode, 2);
    QVERIFY(none.err.contains("no table"));
}

void TestClew::countAsJson()
{
    const Ran ran = runClew({"count", "queens", "--size", "8", "--json"});
    QCOMPARE(ran.exitCode, 0);
    const QJsonObject json = QJsonDocument::fromJson(ran.out).object();
    QCOMPARE(json["count"].toInt(), 92);
    QCOMPARE(json["puzzle"].toString(), "queens");
    QCOMPARE(json["ending"].toString(), "exhausted");
}

namespace {

QByteArray partLine(int part, int parts, const char* size = "8")
{
    return runClew({"count", "queens", "--size", size, "--json", "--part",
                    QString("%1/%2").arg(part).arg(parts)})
        .out;
}

} // namespace

void TestClew::mergeAddsParts()
{
    const QByteArray lines = partLine(2, 3) + partLine(3, 3) + partLine(1, 3);
    QCOMPARE(runClew({"merge", "-"}, lines).out, QByteArray("92\n"));
    const Ran ran = runClew({"merge", "--json", "-"}, lines);
    QCOMPARE(ran.exitCode, 0);
    const QJsonObject json = QJsonDocument::fromJson(ran.out).object();
    QCOMPARE(json["count"].toInt(), 92);
    QCOMPARE(json["more"]["fundamental"].toInt(), 12);
    QCOMPARE(json["parts"].toInt(), 1);
    // Counts beyond 64 bits are text.
    QByteArray big = partLine(1, 1);
    big.replace("\"count\":92", "\"count\":\"99999999999999999999\"");
    big.replace("\"parts\":1", "\"parts\":2");
    QByteArray other = big;
    other.replace("\"part\":1", "\"part\":2");
    QCOMPARE(runClew({"merge", "-"}, big + other).out, QByteArray("199999999999999999998\n"));
}

void TestClew::mergeNamesWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("message");
    const QByteArray first = partLine(1, 5);
    const QByteArray fourth = partLine(4, 5);
    QTest::addRow("missing") << first + fourth << QByteArray("missing of 5 parts: 2–3, 5");
    QTest::addRow("doubled") << first + fourth + first << QByteArray("-:3:1: part 1/5 is doubled");
    QTest::addRow("another problem")
        << first + partLine(2, 5, "9") << QByteArray("-:2:1: part 2/5");
    QTest::addRow("another split") << first + partLine(2, 4) << QByteArray("-:2:1: part 2/4");
    QTest::addRow("stopped") << QByteArray(first).replace("exhausted", "stopped")
                             << QByteArray("-:1:1: part 1/5 was stopped");
    QTest::addRow("no JSON") << QByteArray("92\n") << QByteArray("-:1:1: ");
    QTest::addRow("cut short") << first.left(60) << QByteArray("-:1:1: ");
    QTest::addRow("no digits") << QByteArray(first).replace("\"count\":",
                                                            "\"count\":\"x\",\"was\":")
                               << QByteArray("-:1:1: ");
    QTest::addRow("nothing") << QByteArray() << QByteArray("nothing to add");
}

void TestClew::mergeNamesWhatIsWrong()
{
    QFETCH(QByteArray, lines);
    QFETCH(QByteArray, message);
    const Ran ran = runClew({"merge", "-"}, lines);
    QCOMPARE(ran.exitCode, 2);
    QVERIFY2(ran.err.contains(message), ran.err.constData());
    QCOMPARE(ran.out, QByteArray());
}

void TestClew::checkpointGoesOn()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("ten.jsonl");
    const QStringList command{"count", "queens", "--size", "10", "--json", "--checkpoint", path};
    const QByteArray whole = runClew(command).out;
    QCOMPARE(QJsonDocument::fromJson(whole).object()["count"].toInt(), 724);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArrayList lines = file.readAll().split('\n');
    QVERIFY(lines.size() > 10);
    // As a crash leaves it: half of the shares, and a line cut short. The first share is made to
    // tell that it was not counted again.
    QByteArrayList half = lines.mid(0, lines.size() / 2);
    QJsonObject first = QJsonDocument::fromJson(half.front()).object();
    first["count"] = first["count"].toInt() + 1000;
    half.front() = QJsonDocument(first).toJson(QJsonDocument::Compact);
    file.resize(0);
    file.write(half.join('\n') + "\n" + lines[lines.size() / 2].left(20));
    file.close();
    const QByteArray again = runClew(command).out;
    QCOMPARE(QJsonDocument::fromJson(again).object()["count"].toInt(), 1724);
    // Its lines are parts that merge adds.
    QCOMPARE(runClew({"merge", path}).out, QByteArray("1724\n"));
    // Of another problem nothing is taken.
    QCOMPARE(runClew({"count", "queens", "--size", "8", "--checkpoint", path}).out,
             QByteArray("92\n"));
}

// The puzzle's own, instead of one in hundredths.
void TestClew::checkpointOfTours()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("tours");
    const QStringList command{"count", "knight", "--closed", "--checkpoint", path, "--size"};
    const QStringList little{"--memory", "2MB", "--scratch", folder.path()};
    QCOMPARE(runClew(command + QStringList{"6x6"} + little).out, QByteArray("9862\n"));
    QCOMPARE(runClew(command + QStringList{"6x6"}).out, QByteArray("9862\n"));
    const Ran other = runClew(command + QStringList{"5x6"});
    QCOMPARE(other.exitCode, 2);
    QCOMPARE(other.out, QByteArray());
    QVERIFY2(other.err.contains("closed tours of 6x6, not closed tours of 5x6"),
             other.err.constData());
}

// ---- list

void TestClew::listAsJson()
{
    const QJsonObject json = QJsonDocument::fromJson(runClew({"list", "--json"}).out).object();
    QCOMPARE(json.keys(), QStringList{"puzzles"});
    const QJsonArray puzzles = json["puzzles"].toArray();
    QCOMPARE(puzzles.size(), static_cast<int>(clew::puzzles().size()));
    for (const QJsonValue& puzzle : puzzles) {
        const clew::PuzzleInfo& info =
            clew::findPuzzle(puzzle["id"].toString().toStdString())->info();
        const auto idsAgree = [&](const char* key, const auto& entries) {
            const QJsonArray array = puzzle[key].toArray();
            return std::equal(array.begin(), array.end(), entries.begin(), entries.end(),
                              [](const QJsonValue& value, const auto& entry) {
                                  return value["id"].toString().toStdString() == entry.id;
                              });
        };
        QVERIFY(idsAgree("strategies", info.strategies));
        QVERIFY(idsAgree("presets", info.presets));
        QVERIFY(idsAgree("formats", info.formats));
        QVERIFY(idsAgree("parameters", info.parameters));
        QVERIFY(idsAgree("difficulties", info.difficulties));
        QCOMPARE(puzzle["generator"].isObject(), info.generator.has_value());
    }
}

// ---- new problems

// What is generated is what was asked for, has one solution, and comes again from its own seed.
void TestClew::generateAndRate()
{
    const Ran made =
        runClew(words("generate sudoku --boxes 3x2 --seed 7 --count 3 --difficulty medium"));
    QCOMPARE(made.exitCode, 0);
    QCOMPARE(made.out.count('\n'), 3);
    const Ran rated = runClew(words("rate sudoku - --json --threads 2"), made.out);
    QCOMPARE(rated.exitCode, 0);
    for (const QByteArray& line : rated.out.trimmed().split('\n')) {
        const QJsonObject json = QJsonDocument::fromJson(line).object();
        QCOMPARE(json["difficulty"].toString(), "medium");
        QVERIFY(json["solved"].toBool());
        QVERIFY(!json["techniques"].toArray().isEmpty());
    }
    const Ran second = runClew(words("generate sudoku --boxes 3x2 --seed 8 --difficulty medium"));
    QCOMPARE(second.out, made.out.split('\n')[1] + '\n');
    const Ran checked = runClew(words("check sudoku -"), made.out);
    QCOMPARE(checked.out, QByteArray("sound, one solution\n").repeated(3));
    const Ran text = runClew(words("rate sudoku @easy"));
    QVERIFY2(text.out.startsWith("easy") && text.out.contains("hidden single"), text.out);
}

void TestClew::generateEach_data()
{
    QTest::addColumn<QString>("what");
    for (const char* const what :
         {"sudoku --boxes 2", "suguru --size 7x4 --largest 4", "suguru --size 1x8",
          "suguru --difficulty easy", "nonogram --size 12x8", "nonogram --difficulty medium",
          "queens --size 10"})
        QTest::addRow("%s", what) << what;
}

// Many make the same as each alone, a line each, and each has one solution.
void TestClew::generateEach()
{
    QFETCH(QString, what);
    const QString puzzle = what.section(' ', 0, 0);
    const Ran made = runClew(words("generate " + what + " --seed 3 --count 3"));
    QCOMPARE(made.exitCode, 0);
    QCOMPARE(made.out.count('\n'), 3);
    QCOMPARE(runClew(words("generate " + what + " --seed 4")).out, made.out.split('\n')[1] + '\n');
    QCOMPARE(runClew({"check", puzzle, "-"}, made.out).out,
             QByteArray("sound, one solution\n").repeated(3));
}

// ---- streams

void TestClew::streamInOrder_data()
{
    QTest::addColumn<QString>("threads");
    QTest::addRow("one thread") << "1";
    QTest::addRow("two threads") << "2";
    QTest::addRow("eight threads") << "8";
}

// Some lines are hard, some easy, some unreadable, some without a solution: line n answers line n.
void TestClew::streamInOrder()
{
    QFETCH(QString, threads);
    QByteArray input;
    QByteArray expected;
    for (int i = 0; i < 500; ++i) {
        input += "(2 _ _ _)\n(1 _ _ _ _ _ _ _)\n(3 _ _ _)\n(1 2 _ _)\n(? _ _ _)\n";
        expected += "(2 4 1 3)\n(1 5 8 6 3 7 2 4)\n(3 1 4 2)\n\n\n";
    }
    const Ran ran = runClew({"solve", "queens", "-", "--threads", threads}, input);
    QCOMPARE(ran.exitCode, 2);
    QCOMPARE(ran.out.split('\n'), expected.split('\n'));
    QVERIFY(ran.err.contains("<stdin>:4: no solution"));
    QVERIFY(ran.err.contains("<stdin>:2500:2: "));
    QVERIFY(ran.err.indexOf(":2499:") < ran.err.indexOf(":2500:"));
}

void TestClew::answersBeforeTheNextQuestion()
{
    QProcess process;
    process.start(CLEW_COMMAND, {"solve", "queens", "-"});
    for (const QByteArray answer : {"(2 4 1 3)\n", "(3 1 4 2)\n"}) {
        process.write(answer.left(2) + " _ _ _)\n");
        QVERIFY(process.waitForReadyRead(kPatience));
        QCOMPARE(process.readAllStandardOutput(), answer);
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitCode(), 0);
}

// ---- interrupts and limits

void TestClew::interrupt_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<bool>("speaks"); // before it is interrupted
    QTest::addRow("solve") << "solve queens --size 20 --all" << true;
    QTest::addRow("count") << "count queens --size 20 --threads 2" << false;
    QTest::addRow("waiting for input") << "solve queens -" << false;
}

void TestClew::interrupt()
{
    QFETCH(QString, command);
    QFETCH(bool, speaks);
    QProcess process;
    process.start(CLEW_COMMAND, words(command));
    QVERIFY(process.waitForStarted());
    if (speaks)
        QVERIFY(process.waitForReadyRead(kPatience));
    else
        QTest::qWait(500);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 3);
    QVERIFY(process.readAllStandardError().contains("interrupted"));
    if (speaks)
        QVERIFY(process.readAllStandardOutput().endsWith(")\n"));
}

void TestClew::limits_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("said");
    QTest::addRow("nodes") << "solve queens --size 8 --all --nodes 2000"
                           << QByteArray("limit of nodes");
    QTest::addRow("time") << "solve queens --size 20 --strategy bitmask --all --time 0.3"
                          << QByteArray("limit of time");
}

void TestClew::generateLimits()
{
    const Ran ran = runClew(words("generate suguru --size 100 --time 0.1"));
    QCOMPARE(ran.exitCode, 3);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.contains("limit of time"), ran.err.constData());
}

void TestClew::limits()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, said);
    const Ran ran = runClew(words(command));
    QCOMPARE(ran.exitCode, 3);
    QVERIFY(!ran.out.isEmpty());
    QVERIFY2(ran.err.contains(said), ran.err.constData());
}

// ---- pictures

void TestClew::pictures_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("begins");
    const QByteArray png("\x89PNG\r\n\x1a\n", 8);
    QTest::addRow("SVG") << QStringList{"--as", "svg"} << QByteArray("<svg ");
    QTest::addRow("PNG") << QStringList{"--as", "png"} << png;
    QTest::addRow("dark PNG") << QStringList{"--as", "png", "--dark", "--cell", "10"} << png;
}

void TestClew::pictures()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, begins);
    QTemporaryDir folder;
    const QString path = folder.filePath("board");
    const Ran ran = runClew(QStringList{"show", "queens", "@sicp", "-o", path} + options);
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY(fileContents(path).startsWith(begins));
    QCOMPARE(runClew(QStringList{"show", "queens", "@sicp"} + options).out, fileContents(path));
}

// ---- traces

void TestClew::traceAndReplay()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("f.clewtrace");
    const Ran solved =
        runClew({"solve", "queens", "--size", "8", "--all", "--trace", path, "--as", "list"});
    QCOMPARE(solved.exitCode, 0);
    QCOMPARE(solved.out, testData("queens/sicp-2.42.txt"));

    const Ran figures = runClew({"replay", path});
    QCOMPARE(figures.exitCode, 0);
    for (const char* const line : {"solutions  92", "nodes      15720", "strategy   backtracking"})
        QVERIFY2(figures.out.contains(line), figures.out.constData());

    // The first Solution event of this search follows event 2276; the board there is the first
    // solution.
    const Ran start = runClew({"replay", path, "--at", "0"});
    QCOMPARE(start.out.count('Q'), 0);
    const Ran middle = runClew({"replay", path, "--at", "500"});
    QCOMPARE(middle.exitCode, 0);
    QVERIFY(middle.out.count('Q') > 0);
    QVERIFY(middle.err.contains("event 500 of"));
    const Ran picture = runClew({"replay", path, "--at", "500", "--as", "svg"});
    QVERIFY(picture.out.startsWith("<svg "));
    const Ran beyond = runClew({"replay", path, "--at", "99999999"});
    QCOMPARE(beyond.exitCode, 2);
    QVERIFY(beyond.err.contains("beyond the end"));
}

// A link draws exactly the moment that the recorded search has at its step.
void TestClew::links()
{
    const clew::Puzzle& sudoku = *clew::findPuzzle("sudoku");
    const QTemporaryDir folder;
    const QString trace = folder.filePath("t.clewtrace");
    QCOMPARE(runClew({"solve", "sudoku", "@p97", "--strategy", "backtracking", "--trace", trace})
                 .exitCode,
             0);
    for (const std::uint64_t step : {0, 1, 250}) {
        const std::string link = clew::writeLink({&sudoku,
                                                  sudoku.presetProblem(*sudoku.preset("p97")),
                                                  *sudoku.strategyIndex("backtracking"),
                                                  {},
                                                  step});
        const Ran linked = runClew({"replay", QString::fromStdString(link)});
        const Ran recorded = runClew({"replay", trace, "--at", QString::number(step)});
        QCOMPARE(linked.exitCode, 0);
        QCOMPARE(linked.out, recorded.out);
        const Ran cut =
            runClew({"replay", QString::fromStdString(link.substr(0, link.size() - 3))});
        QCOMPARE(cut.exitCode, 2);
        QVERIFY2(cut.err.contains("incomplete"), cut.err);
    }
    const std::string beyond = clew::writeLink(
        {&sudoku, sudoku.presetProblem(*sudoku.preset("p97")), 0, {}, 1'000'000'000});
    const Ran ran = runClew({"replay", QString::fromStdString(beyond)});
    QCOMPARE(ran.exitCode, 2);
    QVERIFY2(ran.err.contains("ends after"), ran.err);
}

void TestClew::films()
{
    const QTemporaryDir folder;
    const QString trace = folder.filePath("t.clewtrace");
    QCOMPARE(runClew({"solve", "queens", "@6", "--all", "--trace", trace}).exitCode, 0);
    for (const QString as : {"webp", "gif", "pdf"}) {
        const QString file = folder.filePath("film." + as);
        const Ran ran = runClew({"replay", trace, "--from", "10", "--to", "30", "--every", "4",
                                 "--fps", "5", "--as", as, "--cell", "16", "-o", file});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.err.contains("6 pictures"), ran.err);
        QVERIFY(fileContents(file).size() > 500);
    }
    QCOMPARE(runClew({"replay", trace, "--from", "0", "--to", "2", "--as", "svg", "-o",
                      folder.filePath("page.svg")})
                 .exitCode,
             0);
    QCOMPARE(QDir(folder.path()).entryList({"page-*.svg"}).size(), 3);
    QCOMPARE(runClew({"replay", trace, "--as", "webp"}).exitCode, 2); // no file named
    QCOMPARE(runClew({"replay", trace, "--to", "99999999", "--as", "gif", "-o", "x.gif"}).exitCode,
             2);
    QCOMPARE(runClew({"replay", trace, "--to", "5", "--as", "text", "-o", "x"}).exitCode, 2);
}

void TestClew::races()
{
    const Ran table =
        runClew({"race", "queens", "--strategies", "backtracking,dancing-links", "--size", "6"});
    QCOMPARE(table.exitCode, 0);
    QCOMPARE(table.out.count('\n'), 3);
    const Ran json = runClew({"race", "suguru", "--ready", "6x6", "--json"});
    const QJsonArray times = QJsonDocument::fromJson(json.out).object()["times"].toArray();
    QCOMPARE(times.size(), 3);
    for (const QJsonValue& time : times)
        QCOMPARE(time["solutions"].toInt(), 1);
    QCOMPARE(runClew({"race", "queens", "--ready", "none"}).exitCode, 2);
    QCOMPARE(runClew({"race", "queens", "--strategies", "bitmask"}).exitCode, 2);
    const Ran limited = runClew({"race", "queens", "--strategies", "backtracking,generate-and-test",
                                 "--size", "20", "--time", "0.05", "--csv"});
    QCOMPARE(limited.out.count("time-limit"), 2);
}

void TestClew::benchmarks()
{
    const Ran ran = runClew({"bench", "queens", "--size", "6", "--json"});
    QCOMPARE(ran.exitCode, 0);
    const QJsonArray rows = QJsonDocument::fromJson(ran.out).object()["benchmarks"].toArray();
    QStringList counted;
    for (const QJsonValue& row : rows) {
        if (row["strategy"] == "count")
            counted += QStringLiteral("%1 on %2")
                           .arg(row["solutions"].toString())
                           .arg(row["threads"].toInt());
        else if (row["ending"] == "exhausted")
            QCOMPARE(row["solutions"].toInt(), 4);
        QVERIFY(row["seconds"].toDouble() > 0);
    }
    QCOMPARE(counted, (QStringList{"4 on 1", "4 on 2"}));
    QCOMPARE(rows.size(),
             static_cast<qsizetype>(clew::findPuzzle("queens")->info().strategies.size()) + 2);
    const Ran table = runClew({"bench", "suguru", "@4x4", "--strategy", "backtracking"});
    QCOMPARE(table.out.count('\n'), 2); // the heading and the row
    QCOMPARE(runClew({"bench", "--strategy", "backtracking"}).exitCode, 2);
}

void TestClew::brokenTrace()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("f.clewtrace");
    QCOMPARE(runClew({"solve", "queens", "--size", "6", "--all", "--trace", path}).exitCode, 0);
    const QByteArray whole = fileContents(path);
    for (const auto length : {whole.size() / 2, whole.size() - 1, qsizetype{9}, qsizetype{0}}) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(whole.left(length));
        file.close();
        const Ran ran = runClew({"replay", path});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.startsWith(path.toUtf8() + ":"), ran.err.constData());
    }
}

// ---- many lines

void TestClew::corpus()
{
    QFile file(QStringLiteral(SHARED_DATA "/sudoku/17-clue.txt"));
    if (!file.open(QIODevice::ReadOnly) || clew::findPuzzle("sudoku") == nullptr)
        QSKIP("the corpus of 17-clue Sudokus is not here");
    const QByteArray lines = file.readAll();
    const Ran ran =
        runClew({"solve", "sudoku", "-", "--as", "line", "--strategy", "bitboard"}, lines);
    QCOMPARE(ran.exitCode, 0);
    const auto puzzles = lines.split('\n');
    const auto solutions = ran.out.split('\n');
    QCOMPARE(solutions.size(), puzzles.size());
    for (qsizetype i = 0; i < puzzles.size(); ++i) {
        QCOMPARE(solutions[i].size(), puzzles[i].size());
        for (qsizetype cell = 0; cell < puzzles[i].size(); ++cell)
            QVERIFY(puzzles[i][cell] == '.' || puzzles[i][cell] == solutions[i][cell]);
    }
}

QTEST_GUILESS_MAIN(TestClew)
#include "tst_cli_clew.moc"
