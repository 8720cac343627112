// The command `clew` as its users meet it: as a process, by its output, messages and exit codes.

#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

#include "core/puzzle/registry.h"
#include "tests/clewcommand.h"

using namespace clew::test;

class TestClew : public QObject
{
    Q_OBJECT

private slots:
    void listings_data();
    void listings();
    void output_data();
    void output();
    void boardsOfSessions();
    void badUsage_data();
    void badUsage();
    void badInput_data();
    void badInput();
    void completesLargeBoard();
    void everyPuzzle_data();
    void everyPuzzle();
    void listAsJson();
    void equationsNeedNoName();
    void addressesOfOtherPuzzlesAreNamed();
    void generateAndRate();
    void filesWithoutAPuzzle();
    void errorsArePrintable_data();
    void errorsArePrintable();
    void logicThatRanDry();
    void strategyThatListsNothing();
    void nodesOfAnotherMeaning_data();
    void nodesOfAnotherMeaning();
    void nodesThatStand();
    void nodesOfClauseLearning();
    void generateEach_data();
    void generateEach();
};

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
    row("check a tour", "check knight --blocked b2 -", "a1 b3 c1 a2 c3 b1 a3 c2\n", 0,
        "a solution\n");
    row("check tours", "check knight --size 3x4 -", "a1 b3\na1/b3\n", 2,
        "not a solution: The board has 12 free squares, but the tour has 2.\n\n");
    row("check an equation", "check arithmetic '2-3+5*7 = 11'", "", 1,
        "not a solution: The sides are not equal: 34 and 11.\n");
    row("check a problem and its solution", "check suguru '2x2T:b2,1b2' --solution -", "1 1\n2 2\n",
        1,
        "not a solution: The 1 is given twice in an area: at R1C1 and R1C2. The 2 is given twice "
        "in "
        "an area: at R2C1 and R2C2.\n");
    row("check a list", "check queens --size 4 --solution '(2 4 1 3)'", "", 0, "a solution\n");
    row("check another problem's", "check queens '(3 _ _ _)' --solution '(2 4 1 3)'", "", 1,
        "not a solution: The queen given at column 1, row 3 is not in its place.\n");
    row("true candidates", "check queens --size 4 --candidates", "", 0,
        "column 1, row 2: one\ncolumn 1, row 3: one\ncolumn 2, row 1: one\ncolumn 2, row 4: one\n"
        "column 3, row 1: one\ncolumn 3, row 4: one\ncolumn 4, row 2: one\ncolumn 4, row 3: one\n");
    row("counts of candidates", "check sudoku - --boxes 2x2 --candidates --counts",
        "1234341221......\n", 0,
        "R1C1 = 1: 1\nR1C2 = 2: 1\nR1C3 = 3: 1\nR1C4 = 4: 1\nR2C1 = 3: 1\nR2C2 = 4: 1\n"
        "R2C3 = 1: 1\nR2C4 = 2: 1\nR3C1 = 2: 1\nR3C2 = 1: 1\nR3C3 = 4: 1\nR3C4 = 3: 1\n"
        "R4C1 = 4: 1\nR4C2 = 3: 1\nR4C3 = 2: 1\nR4C4 = 1: 1\n");
    row("no candidates", "check queens --size 3 --candidates", "", 1, "no solution\n");
    row("redundant", "check queens '(2 4 _ _)' --redundant", "", 0,
        "column 1, row 2\ncolumn 2, row 4\n");
    row("none redundant", "check queens '(2 _ _ _)' --redundant", "", 0, "no redundant givens\n");
    row("minimal", "check queens '(2 _ _ _)' --minimal", "", 0, "(2 _ _ _)\n");
    row("unique", "check queens --size 4 --unique", "", 0, "(2 _ _ _)\n");
    row("unique lines", "check queens - --unique", "(_ 4 _ _)\n(3 _ _ _)\n", 0,
        "(_ 4 _ _)\n(3 _ _ _)\n");
    row("never unique", "check queens --size 3 --unique", "", 1, "no solution\n");
    row("painted", "check nonogram -", "|X|_| 1\n|_|X| 1\n 1 1\n", 0, "sound, several solutions\n");
    row("painted as no solution", "check nonogram -", "|X|X| 1\n|_|_| 1\n 1 1\n", 1,
        "sound, several solutions; none has all that is entered\n");
    row("painted wrongly", "check nonogram -", "|_|X| 2\n|X|.| 0\n 1 1\n", 1,
        "sound, one solution; entered wrongly: R2C1 filled\n");
    row("recognised", "check '(2 _ _ _)'", "", 0, "sound, one solution\n");
    row("convert", "convert queens - --from list --to coordinates", "(2 _ 1 _)\n", 0,
        "4x4 1/2 3/1\n");
    row("convert lines", "convert queens - --to list", "[0,_,_]\n[_,2,_]\n", 0,
        "(1 _ _)\n(_ 3 _)\n");
    row("convert to boards", "convert queens - --to board", "(1 _)\n(_ 1)\n", 0,
        "Q.\n..\n\n.Q\n..\n");
    row("show", "show queens '(2 _)'", "", 0, ". .\nQ .\n");
    row("show in a format", "show queens --size 3 --as list", "", 0, "(_ _ _)\n");
    row("version", "--version", "", 0, "clew " CLEW_VERSION "\n");
}

void TestClew::output()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, input);
    const Ran ran = runClew(words(command.replace('\'', '"')), input);
    QTEST(ran.out, "out");
    QTEST(ran.exitCode, "exitCode");
}

// A session of the window, of any version, has a board like any other file.
void TestClew::boardsOfSessions()
{
    for (const char* const name : {"session-1", "session-2", "session-3"}) {
        const Ran ran = runClew({"show", QString(TEST_DATA "/frozen/%1.clew").arg(name)});
        QVERIFY2(ran.exitCode == 0, ran.err);
        QVERIFY(ran.out.count('\n') > 3);
    }
    const QTemporaryDir folder;
    QFile file(folder.filePath("s.clew"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"puzzle\":\"suguru\",\"format\":\"numbers\",\"problem\":\"no board\"}");
    file.close();
    const Ran broken = runClew({"show", file.fileName()});
    QCOMPARE(broken.exitCode, 2);
}

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
    row("solve queens --size 65 --strategy bitmask",
        {"64", "65", "the strategy min-conflicts instead"});
    row("solve queens --size 65 --strategy bitmask --trace /dev/null", {"64", "65"});
    row("check queens --size 65 --strategy bitmask", {"64", "65"});
    row("bench queens --size 65 --strategy bitmask", {"64", "65"});
    row("solve queens --size 30000 --strategy dancing-links", {"30000", "min-conflicts"});
    row("solve knight --size 12x12 --strategy frontier", {"11", "12", "warnsdorff"});
    row("solve words --number 1234567890123456789012345678901234567 --strategy spell-out",
        {"36", "37", "digits"});
    row("check queens --size 5 --solution '(2 4 _ _ _)'", {"--solution", "unsolved problem"});
    row("check queens --size 4 --solution '(2 4 1 1)'", {"--solution", "share a row"});
    row("check knight 'a1 b3 zz'", {"<input>:1:7", "the next square of the tour"});
    row("solve 00000000001111111111222222222233333333334444444444555555555566666666667777777777",
        {"nearly a Sudoku", "80 digits", "has 81", "read as words"});
    row("check 0000000000111111111122222222223333333333444444444455555555556666666666777777777788",
        {"nearly a Sudoku", "82 digits"});
    row("check '1 2 3 4'", {"queens (", " or as arithmetic (", "name the puzzle"});
    row("solve queens --size 0", {"from 1 to", "\"0\""});
    row("solve queens --size eight", {"whole number", "\"eight\""});
    row("solve queens 8", {"<input>:1:1", "no such file", "--size 8"});
    row("count knight 6x6", {"--size 6x6"});
    row("solve queens --limit 0", {"--limit", "whole number"});
    row("solve queens --limit 2 --all", {"--all", "--limit"});
    row("solve queens --limit", {"--limit", "--help"});
    row("solve queens --threads 0", {"--threads"});
    row("solve queens 1 2 3 4", {"unexpected argument \"2\"", "quotes"});
    row("solve queens --all --trace /nonexistent/f.clewtrace", {"/nonexistent/f.clewtrace"});
    row("count queens --size 8 --part 5/4", {"--part", "2/4"});
    row("count queens --size 8 --part 0/4", {"--part"});
    row("count queens --size 8 --part x", {"--part"});
    row("convert queens --to diagrams", {"\"diagrams\"", "board"});
    row("convert sudoku --boxes 2 --to opensudoku", {"opensudoku", "no boards of this size"});
    row("show queens --as gif", {"\"gif\"", "svg"});
    row("show queens -o /nonexistent/x", {"/nonexistent/x"});
    row("list preset", {"\"preset\"", "presets"});
    row("list presets queenz", {"\"queenz\"", "queens"});
    row("replay", {"trace file"});
    row("replay /nonexistent", {"/nonexistent"});
    row("generate sudoku --difficulty hart", {"\"hart\"", "hard"});
    row("generate sudoku --boxes 7", {"boxes"});
    row("generate sudoku --clues 16", {"from 17 to 81", "not 16"});
    row("generate sudoku --clues 100", {"from 17 to 81", "not 100"});
    row("generate sudoku --difficulty easy --technique x-wing", {"\"easy\"", "x-wing", "no board"});
    row("generate sudoku --as list", {"\"list\"", "line"});
    row("generate queens --size 3", {"3 queens", "cannot"});
    row("generate queens --size 33", {"size", "32"});
    row("generate nonogram --size 0x5", {"size", "200"});
    row("generate nonogram --difficulty expert", {"\"expert\"", "easy, hard, medium"});
    row("generate knight --size 5x5", {"knight", "nothing to generate", "already"});
    row("generate suguru --difficulty hart", {"\"hart\"", "hard"});
    row("generate suguru --largest 3", {"largest", "4"});
    row("generate suguru --size 6x1000", {"size", "100"});
    row("hint knight --size 5x5 --from a1,a1,a1", {"--from", "\"a1\" is listed twice"});
    row("hint knight --size 5x5 --from a1,b3 --entered B3",
        {"--entered", "\"B3\" is listed twice"});
    row("hint knight --size 5x5 --from a1,z9", {"--from", "\"z9\""});
    row("hint sudoku @p97 --entered R1C1=9;R1C1=9", {"--entered", "twice"});
    row("rate queens --size 8", {"queens", "no rating"});
    row("generate sudoku --size 9", {"it belongs to queens; sudoku takes "});
    row("count graphs --table --size 4 --json", {"a table is text only", "--bfile"});
    row("watch " TEST_DATA "/frozen/trace-2-queens.clewtrace",
        {"is a recorded trace", "clew replay"});
    row("rate sudoku @several", {"several solutions"});
    row("check queens --counts", {"--counts", "--candidates"});
    row("check queens --minimal --unique", {"--minimal", "--unique", "together"});
    row("check nonogram --redundant", {"nonogram", "nothing can be given"});
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

void TestClew::listAsJson()
{
    const QJsonObject json = QJsonDocument::fromJson(runClew({"list", "--json"}).out).object();
    QCOMPARE(json.keys(), QStringList{"puzzles"});
    const QJsonArray puzzles = json["puzzles"].toArray();
    QCOMPARE(puzzles.size(), static_cast<int>(clew::puzzles().size()));
    for (const QJsonValue puzzle : puzzles) {
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

// A file is no slip in the name of a puzzle: it is said why it cannot be read.
void TestClew::filesWithoutAPuzzle()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("killer.json");
    const auto write = [&](const QByteArray& text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
    };
    const Ran none = runClew({"show", folder.filePath("none.json")});
    QVERIFY2(none.err.contains("there is no such file"), none.err);
    write(R"({"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
          R"("killercage":[{"cells":["R1C1"]}]})");
    const Ran killer = runClew({"show", path});
    QCOMPARE(killer.exitCode, 2);
    QVERIFY2(killer.err.contains("killercage"), killer.err);
    QVERIFY2(!killer.err.contains("no puzzle"), killer.err);
    // Nine lines of numbers between commas are a Sudoku, and no queens.
    write("0,0,4,8,0,0,0,1,7\n6,7,0,9,0,0,0,0,0\n5,0,8,0,3,0,0,0,4\n3,0,0,7,4,0,1,0,0\n"
          "0,6,9,0,0,0,7,8,0\n0,0,1,0,6,9,0,0,5\n1,0,0,0,8,0,3,0,6\n0,0,0,0,0,6,0,9,1\n"
          "2,4,0,0,0,1,5,0,0\n");
    const Ran shown = runClew({"show", path});
    QVERIFY2(shown.out.startsWith(".  .  4 | 8"), shown.out + shown.err);
    // A collection of OpenSudoku, too.
    const QByteArray cells = "004800017670900000508030004300740100069000780001069005"
                             "100080306000006091240001500";
    write("<opensudoku>\n" + ("<game data=\"" + cells + "\"/>\n").repeated(2) + "</opensudoku>\n");
    for (const QStringList& command : {QStringList{"check", path}, {"check", "sudoku", path}}) {
        const Ran games = runClew(command);
        QVERIFY2(games.exitCode == 0, games.err);
        QCOMPARE(games.out, QByteArray("sound, one solution\n").repeated(2));
    }
    // A table of puzzles: each of its rows is one.
    write("puzzle,solution\n" + (cells + ',' + cells + '\n').repeated(2));
    const Ran checked = runClew({"check", path});
    QVERIFY2(checked.exitCode == 0, checked.err);
    QCOMPARE(checked.err, QByteArray("clew: read as sudoku\n")); // which nobody has said
    QCOMPARE(runClew({"check", "sudoku", path}).err, QByteArray());
    QCOMPARE(checked.out, QByteArray("sound, one solution\n").repeated(2));
}

// An equation shows whose it is, though only `check` has a use for it.
void TestClew::equationsNeedNoName()
{
    const Ran right = runClew({"check", "2-3+5+7 = 11"});
    QVERIFY2(right.exitCode == 0, right.err);
    QCOMPARE(right.out, QByteArray("a solution\n"));
    QCOMPARE(right.err, QByteArray("clew: read as arithmetic\n"));
    const Ran wrong = runClew({"check", "2−3+5=11"});
    QCOMPARE(wrong.exitCode, 1);
    QVERIFY2(wrong.out.startsWith("not a solution: "), wrong.out);
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("2-3+5+7 = 11\n2*3 = 6\n");
    file.close();
    const Ran several = runClew({"check", file.fileName()});
    QCOMPARE(several.out, QByteArray("a solution\n").repeated(2));
    const Ran solved = runClew({"solve", "2-3+5+7 = 11"});
    QCOMPARE(solved.exitCode, 2);
    QVERIFY2(solved.err.contains("As Arithmetic: "), solved.err);
    QCOMPARE(runClew({"check", "2-3+x = 11"}).exitCode, 2); // which is none
}

// No puzzle's reader is asked what is wrong with what is none of Clew's.
void TestClew::addressesOfOtherPuzzlesAreNamed()
{
    for (const QByteArray& genre : {QByteArray("slither"), QByteArray("nurikabe")}) {
        const Ran ran = runClew({"check", "https://puzz.link/p?" + genre + "/4/4/abcd"});
        QVERIFY(ran.exitCode != 0);
        QVERIFY2(ran.err.contains(genre + " is not one of Clew's puzzles."), ran.err);
        QVERIFY2(!ran.err.contains("no such file"), ran.err);
    }
    const Ran ran = runClew({"check", "https://puzz.link/p?nonogram/5/5/1"});
    QVERIFY2(ran.err.contains("the clues end"), ran.err);
}

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
    // Without a solution there is nothing to rate; in a stream, an empty line stands for it.
    for (const char* const command : {
             "rate sudoku 11..............",
             "rate sudoku 12....3.........",
         }) {
        const Ran none = runClew(words(command));
        QCOMPARE(none.exitCode, 1);
        QCOMPARE(none.out, QByteArray());
        QVERIFY2(none.err.contains("no solution"), none.err);
    }
    const Ran several = runClew(words("rate sudoku @several"));
    QCOMPARE(several.exitCode, 2);
    QCOMPARE(several.out, QByteArray());
    QVERIFY2(several.err.contains("several solutions"), several.err);
    const Ran stream = runClew(words("rate sudoku -"), "12....3.........\n1234341221434321\n");
    QCOMPARE(stream.exitCode, 1);
    QVERIFY2(stream.out.startsWith("\neasy"), stream.out);
    const Ran text = runClew(words("rate sudoku @easy"));
    QVERIFY2(text.out.startsWith("easy") && text.out.contains("hidden single"), text.out);
}

void TestClew::nodesOfAnotherMeaning_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("race") << "race queens --size 5 --strategies dancing-links,bitmask";
    QTest::newRow("compare") << "compare queens --size 5 --strategies dancing-links,bitmask";
    QTest::newRow("compare with itself")
        << "compare suguru @4x4 --strategies dancing-links,dancing-links";
}

// Below the figures, once for each strategy that has them.
void TestClew::nodesOfAnotherMeaning()
{
    QFETCH(QString, command);
    const Ran ran = runClew(words(command));
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.out.count("\ndancing-links: Each value that it puts on the board is a node"), 1);
    QVERIFY2(!ran.out.contains("\nbitmask: "), ran.out);
    QVERIFY2(ran.out.contains("\nNodes: "), ran.out);
}

// Backtracking and bit masks walk the same tree: the boards that stand are as many for both.
void TestClew::nodesThatStand()
{
    const Ran ran =
        runClew(words("race queens --size 8 --strategies backtracking,bitmask,column-by-column"));
    QCOMPARE(ran.exitCode, 0);
    static const QRegularExpression bitmask("\nbitmask +\\S+ +\\S+ +(\\d+) ");
    const auto match = bitmask.match(ran.out);
    QVERIFY2(match.hasMatch(), ran.out);
    QCOMPARE(match.captured(1), QString("2056"));
    for (const char* const strategy : {"\nbacktracking: ", "\ncolumn-by-column: "}) {
        const auto at = ran.out.indexOf(strategy);
        QVERIFY2(at >= 0, ran.out);
        QVERIFY2(ran.out.mid(at + 1, ran.out.indexOf('\n', at + 1) - at - 1)
                     .endsWith("refuted at once. Not refuted at once: 2056."),
                 ran.out);
    }
}

// What clause learning tries before it learns are nodes, too.
void TestClew::nodesOfClauseLearning()
{
    const Ran ran = runClew(words("compare nonogram @dominoes --strategies clause-learning,"
                                  "clause-learning"));
    QVERIFY2(ran.out.contains("clause-learning: Its nodes are the trials of single cells"),
             ran.out);
}

void TestClew::errorsArePrintable_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    const QString steering = QString::fromUtf8("\x1b[31mred\x07 \xC2\x9B"
                                               "2J \xE2\x80\xAE"
                                               "back");
    QTest::newRow("argument") << QStringList{"solve", "sudoku", steering} << QByteArray();
    QTest::newRow("command") << QStringList{steering} << QByteArray();
    QTest::newRow("option") << QStringList{"solve", "sudoku", "--" + steering} << QByteArray();
    QTest::newRow("preset") << QStringList{"solve", "sudoku", "@" + steering} << QByteArray();
    QTest::newRow("file") << QStringList{"replay", steering} << QByteArray();
    QTest::newRow("square") << QStringList{"solve", "knight", "--from", steering} << QByteArray();
    for (const auto& puzzle : clew::puzzles()) {
        const QString id = QString::fromStdString(puzzle->info().id);
        QTest::addRow("text of %s", qPrintable(id))
            << QStringList{"solve", id, "-"} << steering.toUtf8() + "\n";
        QTest::addRow("long text of %s", qPrintable(id))
            << QStringList{"solve", id, "-"} << QByteArray("\xFF\x1b]0;x\x07").repeated(300'000);
    }
    QTest::newRow("stream") << QStringList{"watch", "-"} << steering.toUtf8() + "\n";
    QTest::newRow("names in a stream")
        << QStringList{"watch", "-", "--show"}
        << QByteArray("{\"clew-events\":1,\"strategy\":\"a\\u001b[31m\",\"variables\":"
                      "[\"l\\u001b]0;x\\u0007\",\"r\\u202e\"],\"values\":[\"\\u009b2J\"]}\n"
                      "{\"decide\":[\"l\\u001b]0;x\\u0007\",\"\\u009b2J\"]}\n"
                      "{\"nonsense\":\"\\u001b[31m\"}\n");
}

// Whatever comes in, nothing goes out that steers a terminal, and no message goes on forever.
void TestClew::errorsArePrintable()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    const Ran ran = runClew(arguments, input);
    QVERIFY2(ran.exitCode != 0, ran.out);
    QVERIFY(!ran.err.isEmpty());
    QVERIFY2(ran.err.size() < 20'000, qPrintable(QString::number(ran.err.size())));
    for (const QByteArray& text : {ran.out, ran.err}) {
        const QString shown = QString::fromUtf8(text);
        QCOMPARE(shown.toUtf8(), text);
        for (const QChar c : shown) {
            const bool isLine = c == '\n' || c == '\t';
            QVERIFY2(isLine || (c.category() != QChar::Other_Control &&
                                c.category() != QChar::Other_Format),
                     qPrintable(shown));
        }
    }
}

// Logic finds one of several solutions at most: that is not all of them.
void TestClew::logicThatRanDry()
{
    const Ran ran = runClew({"solve", "sudoku", "@several", "--strategy", "logic", "--all"});
    QCOMPARE(ran.exitCode, 3);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY(ran.err.contains("no further step"));
    QCOMPARE(runClew({"solve", "sudoku", "@p97", "--strategy", "logic", "--all"}).exitCode, 0);
}

void TestClew::strategyThatListsNothing()
{
    const QStringList command{"solve", "knight", "--size", "5x5", "--strategy", "frontier"};
    for (const QStringList& more : {QStringList{}, QStringList{"--all"}}) {
        const Ran ran = runClew(command + more);
        QCOMPARE(ran.exitCode, 2);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.err.contains("clew count knight"), ran.err);
    }
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

QTEST_GUILESS_MAIN(TestClew)
#include "tst_cli_clew.moc"
