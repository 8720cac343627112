// Sudokus as people have them: texts of other programs, addresses, boards among prose. All are the
// board of P97, or are refused with what is wrong.

#include <QtTest>

#include "core/puzzle/collecting.h"
#include "core/puzzle/marking.h"
#include "core/puzzle/registry.h"
#include "core/text/english.h"
#include "core/text/lzstring.h"
#include "tests/sudokuproblems.h"

using namespace clew;
using namespace clew::test;
using namespace clew::test::sudokus;

namespace {

const QString kLine = "004800017670900000508030004300740100069000780001069005"
                      "100080306000006091240001500";

// Made by an implementation of lz-string of its own.
const QString kFPuzzles =
    "N4IgzglgXgpiBcBOANCALhNAbO8QAVEB2AAkGQCEwB1NAbpxFQEMBXNACwHsAnBAgOjpA6McYGGm4A5TgFt6WEgGVG"
    "AEzYBrRiUHCS9AA66sATz6oA5hwhKEAbWvAAvsgdOQAN1mNcAFjMRXMADsENEEYR1B3LE8EAA5ffyD4EM9w1Kdwtw9"
    "cAEZ4wODQjMjo+CI8xOSwgF1kO0yo3AA2coKUl2LcMpBTP3ykwvT2rIQUbt6KgecptIcauo6EAFYW/rap+pK4sYTWs"
    "MGI4fgAZhXKmZmN71PCuYOGhBPtvrP9osOunp3VvbuSnyeJms3vd4LkAbtzrdgSVmuDvtDcKNPs9JuchiCPuMIejNt"
    "cgVD9pcEGDkYCfgiELDSdjfoi8eTCQt4Ms4WdbkTQfS0esmVtqfDGYdHvyXjzDlSsfCCdNXjimlzBSCkZLRRySSqbr"
    "VaQgAEwK7Xwf4i1Gyg3qr6qpks41A9JVKr2IA=";
const QString kFPuzzlesWithCage =
    "N4IgzglgXgpiBcBOANCALhNAbO8QAVEB2AAgB0BXAJgAYBGAZnIoDYBWImyoqmAYxCoAhhTQALAPYAnBAQB0gkFIo4"
    "wMNLIBy0gLZCsJAMoUAJhIDWFEstUkhAB3tYAngtQBzKRBMIA2r+AAX2QgkJAAN30KXAAWDwhwmAA7BDRlGGDQSKxo"
    "hAAOeMSU+DTozPKQzIio3DpC5NT0quzc+CJ64tKMgF1kAOqc3BYOxrKwltx2kHcEhpKmyvGahBRp2c6F0K2KoN7+iY"
    "Q2EfmxrYHWgrWi0YzFrOX4BmOunZ3z2OemvfvBhCeruYvO7NB5TGbXE63H6tOIAjanEG/eB1OE3V7fRGtYaoyGY3Cr"
    "cGAzavJZIsHrNGki6fBEYu7vBAownwqF4hDY5mU6H4mms+kHeBHHEvb4M5G8klnAWXTm4/kPf6yoFSh4cim4unbYFU"
    "oYS+VIgnq5ViplGr59bkIKh6y3wWFK4na22miHGgVCh0IyrdXogcwQLA4KR8ITuXD9PgwQNgPwgABKdAAwnQQL6BSA"
    "YiBAt1AkA===";
const QString kSudokuPad =
    "N4IgxgpgNlDKCWAvCIBcA2ALAGhAWwgBcBDAE2JLWAF9dIYBnNAbWZu3dADdioBXFKhCYQtbrwFoQADlEcxCjiB79B"
    "IAIxzxqqQHZRAXWxtlEtei2mdQ/Yu2ShATi13XRkyocgArC6We1WTsrLwBmP04xELURand7NXDXfzM9SwCpWPkU6w0"
    "IuONOaKkLKIynfOyEtLLUoSD5eODyvOa6kFKcr2dk6qFfAo92zV7a3IailqSq4qFSpqre2Y6I5Z6utRH45YAmdPasy"
    "JmWkY2pAcWDIxAAJwgAc3gAewA7JlRWZgAGbC/3H/U/2wO3c6l+oOwgOMYJBxh24LhkPc8JB7m+2FCQMwQO8EMx0Ow"
    "2IJuMR+OY8KJ5OwuLRP3QQN0QOkEPpBMZBOZiNZVPZVOZaNCCOYgqhwuB7hwf2MOFFOFhzG8QsVosVqOMYrJgspgpJ"
    "zBwZJwlJwusVZMVlMVNPVgu5gt5gs5euw3JwvJwjsV3MVvMV/PV6CFAdFAfluiFYdFYfl0iFMdFMbVrADZIDlIDurD"
    "ZLDlLDupjZJjlJjVqTzvcAd5AcdYe5Yd5YcdMe5Md5Mf51zAxHuEHeQ1yhHghCgEFQAAIAAqOWzXKDwF49lgGahAA="
    "==";

QString withEmptyAs(QChar empty)
{
    return QString(kLine).replace(u'0', empty);
}

QString rows(const QString& cells, const QString& separator = "\n")
{
    QStringList lines;
    for (int row = 0; row < 9; ++row)
        lines << cells.mid(9 * row, 9);
    return lines.join(separator);
}

// Between bars and lines with these corners.
QString framed(const QString& cells, const QString& rule, const QString& middle)
{
    QString text = rule + "\n";
    for (int row = 0; row < 9; ++row) {
        const QString line = cells.mid(9 * row, 9);
        text += "|" + line.mid(0, 3) + "|" + line.mid(3, 3) + "|" + line.mid(6, 3) + "|\n";
        if (row % 3 == 2)
            text += (row == 8 ? rule : middle) + "\n";
    }
    return text;
}

// "version: N" and fields for each cell, those of the last cell a player's.
QString collection(int version)
{
    QString text = QString("version: %1&#10;").arg(version);
    for (int cell = 0; cell < 81; ++cell) {
        const bool isEntered = kLine[cell] == u'0' && cell == 80;
        text += (isEntered ? QString("7") : QString(kLine[cell])) +
                (version >= 4 ? "|0|0|" : "|0|") + (kLine[cell] == u'0' ? "1|" : "0|");
    }
    return text;
}

QString json(const QString& more = {}, const QString& cell = {})
{
    QString text = R"({"size":9,"title":"P97","grid":[)";
    for (int row = 0; row < 9; ++row) {
        text += row == 0 ? "[" : ",[";
        for (int column = 0; column < 9; ++column) {
            const QChar digit = kLine[9 * row + column];
            const bool isFirst = row == 0 && column == 0 && !cell.isEmpty();
            text += column == 0 ? "" : ",";
            text += isFirst         ? cell
                    : digit == u'0' ? QString("{}")
                                    : QString(R"({"value":%1,"given":true})").arg(digit);
        }
        text += "]";
    }
    return text + "]" + more + "}";
}

// The rows of a board, its cells between separators.
QString fields(const QString& cells, QChar separator)
{
    QStringList lines;
    for (int row = 0; row < 9; ++row)
        lines << QStringList(cells.mid(9 * row, 9).split("", Qt::SkipEmptyParts)).join(separator);
    return lines.join("\n");
}

QString markdown()
{
    QString text = "|   |   |   |   |   |   |   |   |   |\n|---|---|---|---|---|---|---|---|---|\n";
    for (int row = 0; row < 9; ++row) {
        text += "|";
        for (const QChar cell : QString(kLine).mid(9 * row, 9))
            text += QString(" %1 |").arg(cell == u'0' ? u' ' : cell);
        text += "\n";
    }
    return text;
}

// Three cells between bars, blanks for empty ones.
QString frame(const QString& gap)
{
    QString text = "+---+---+---+\n";
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            const QChar cell = kLine[9 * row + column];
            text += (column % 3 == 0 ? "|" + gap : gap) + (cell == u'0' ? u' ' : cell) +
                    (column % 3 == 2 ? gap : QString());
        }
        text += row % 3 == 2 ? "|\n+---+---+---+\n" : "|\n";
    }
    return text;
}

QString fullWidth()
{
    QString text;
    for (const QChar cell : kLine)
        text += QChar(0xFF10 + cell.unicode() - u'0');
    return text;
}

// Candidates between bars, several for each empty cell.
QString pencilMarks()
{
    QString text = "+-------------+-------------+-------------+\n";
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            const QChar cell = kLine[9 * row + column];
            text += QString(column % 3 == 0 ? "| " : " ") +
                    (cell == u'0' ? QString("2379") : QString(cell)) + " ";
        }
        text += row % 3 == 2 ? "|\n+-------------+-------------+-------------+\n" : "|\n";
    }
    return text;
}

// An empty board, whose only rule stands in its text.
QString rulesWithoutGivens()
{
    QString text = R"({"ruleset":"Digits on a thermometer increase.","grid":[)";
    for (int row = 0; row < 9; ++row)
        text += QString(row == 0 ? "[" : ",[") + QStringList(9, "{}").join(",") + "]";
    return text + "]}";
}

// Fields between separators, frames, pencil marks.
void addTables()
{
    for (const char separator : {',', ';', '\t', ' '})
        QTest::addRow("fields between '%c'", separator) << fields(kLine, QLatin1Char(separator));
    for (const char separator : {',', ';', '\t'})
        QTest::addRow("empty fields between '%c'", separator)
            << fields(kLine, QLatin1Char(separator)).remove(u'0');
    QTest::newRow("quoted fields") << fields(kLine, u',').replace("4", "\"4\"");
    QTest::newRow("a table of puzzles")
        << "puzzle,solution\n" + kLine + "," + QString(kLine).replace(u'0', u'9') + "\n";
    QTest::newRow("a table of puzzles with numbers")
        << "id,puzzle,clues\n17," + withEmptyAs(u'.') + ",30\n";
    QTest::newRow("a Markdown table") << markdown();
    for (const char* const gap : {"", " ", "  "})
        QTest::addRow("a frame with blanks, '%s' between cells", gap) << frame(gap);
    QTest::newRow("frames of Unicode")
        << framed(withEmptyAs(u'.'), "┌───┬───┬───┐", "├───┼───┼───┤").replace("|", "│");
    QTest::newRow("full-width digits") << rows(fullWidth());
    QTest::newRow("x for empty cells") << rows(withEmptyAs(u'x'));
    QTest::newRow("dashes for empty cells") << rows(withEmptyAs(u'-'));
    QTest::newRow("a line of dashes and digits") << withEmptyAs(u'-');
    QTest::newRow("blanks in a mail") << "Hello,\n\n" + rows(withEmptyAs(u' ')) + "\n\nBye\n";
    QTest::newRow("pencil marks") << pencilMarks();
}

} // namespace

class TestSudokuTexts : public QObject
{
    Q_OBJECT

private slots:
    void read_data()
    {
        QTest::addColumn<QString>("text");
        for (const char empty : {'0', '.', '*', '_', ' '})
            QTest::addRow("a line with '%c'", empty) << withEmptyAs(QLatin1Char(empty));
        for (const char empty : {'0', '.', '*', '_', ' '})
            QTest::addRow("rows with '%c'", empty) << rows(withEmptyAs(QLatin1Char(empty)));
        QTest::newRow("rows with blanks, cut at their ends")
            << rows(withEmptyAs(u' ')).replace(" \n", "\n").replace(" \n", "\n");
        QTest::newRow("Simple Sudoku's .ss")
            << framed(withEmptyAs(u'.'), "*-----------*", "|---+---+---|");
        QTest::newRow("dots and quotes at the corners")
            << framed(withEmptyAs(u'.'), ".---.---.---.", ":---+---+---:");
        QTest::newRow("a line in a sentence")
            << "Can anybody solve " + withEmptyAs(u'.') + "? I am stuck, after 3 hours.";
        QTest::newRow("a line after a word") << "puzzle=" + kLine + "&lang=en";
        QTest::newRow("a board in a mail")
            << "Hello,\n\nthis is No. 97:\n\n" +
                   framed(withEmptyAs(u'.'), "+---+---+---+", "+---+---+---+") +
                   "\nIt has 30 clues.\nBye\n";
        QTest::newRow("rows in a mail") << "Hello,\n" + rows(kLine, "\n\n") + "\n-- \nBye\n";
        QTest::newRow("the document's program")
            << QStringLiteral("(defparameter sudoku-input \n  '(N N 4 8 N N N 1 7\n"
                              "    6 7 N 9 N N N N N\n    5 N 8 N 3 N N N 4\n"
                              "    3 N N 7 4 N 1 N N\n    N 6 9 N N N 7 8 N\n"
                              "    N N 1 N 6 9 N N 5\n    1 N N N 8 N 3 N 6\n"
                              "    N N N N N 6 N 9 1\n    2 4 N N N 1 5 N N ))\n"
                              "(defvar *dims* (* 9 9))\n");
        QTest::newRow("OpenSudoku")
            << "<?xml version='1.0' encoding='UTF-8'?>\n<opensudoku><name>97</name>"
               "<game data=\"" +
                   kLine + "\" /></opensudoku>\n";
        for (const int version : {1, 2, 3, 4})
            QTest::addRow("OpenSudoku with cells of version %d", version)
                << "<opensudoku version=\"2\"><game created=\"1\" data=\"" + collection(version) +
                       "\" note=\"\"/></opensudoku>";
        QTest::newRow("HoDoKu") << ":0000:x:" + kLine + ":::";
        QTest::newRow("HoDoKu, with digits placed and candidates crossed out")
            << ":0708:5:" + QString(withEmptyAs(u'.')).replace(0, 1, "+9") + ":211 512:423::";
        addTables();
        QTest::newRow("Tatham")
            << "3x3:b4_8c1_7_6_7a9e5a8a3c4_3b7_4a1c6_9c7_8c1a6_9b5_1c8a3a6e6a9_1_2_4c1_5b";
        QTest::newRow("Tatham with its difficulty")
            << "3x3db:b4_8c1_7_6_7a9e5a8a3c4_3b7_4a1c6_9c7_8c1a6_9b5_1c8a3a6e6a9_1_2_4c1_5b";
        QTest::newRow("puzz.link")
            << "https://puzz.link/p?sudoku/9/9/h48i1767g9k5g8g3i43h74g1i69i78i1g69h51i8g3g6k6g91"
               "24i15h";
        QTest::newRow("f-puzzles, JSON") << json();
        QTest::newRow("f-puzzles, rules in words that change nothing")
            << json(R"(,"ruleset":"Every row, column and box holds 1 to 9.")");
        QTest::newRow("f-puzzles, pencil marks that follow")
            << json({}, R"({"givenPencilMarks":[3,9]})");
        QTest::newRow("f-puzzles, packed without an address") << kFPuzzles;
        QTest::newRow("f-puzzles, what a player entered")
            << json(",\"highlightConflicts\":true", R"({"value":5,"cornerPencilMarks":[1]})");
        QTest::newRow("f-puzzles, address") << "https://www.f-puzzles.com/?load=" + kFPuzzles;
        QTest::newRow("f-puzzles, address with %2B")
            << "https://f-puzzles.com/?load=" +
                   QString(kFPuzzles).replace("+", "%2B").replace("/", "%2F");
        QTest::newRow("f-puzzles on SudokuPad") << "https://sudokupad.app/fpuzzles" + kFPuzzles;
        QTest::newRow("SudokuPad, address") << "https://sudokupad.app/scl" + kSudokuPad;
        QTest::newRow("SudokuPad, JSON")
            << QString::fromStdString(*unpackLzString(kSudokuPad.toStdString()));
    }

    void read()
    {
        QFETCH(QString, text);
        const auto problem = puzzle().read(text.toStdString(), {}, {});
        QVERIFY2(problem, problem ? "" : english(problem.error()).c_str());
        QCOMPARE(puzzle().write(**problem, "line"), puzzle().write(*preset("p97"), "line"));
        // And it is a Sudoku whatever is on the board.
        for (const auto& other : puzzles()) {
            const auto found = readings(text.toStdString(), *other);
            QVERIFY(found);
            QCOMPARE(found->size(), std::size_t{1});
            QCOMPARE(found->front().puzzle, &puzzle());
        }
    }

    void refused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* name, const QString& text, const char* message, int line,
                            int column) {
            QTest::newRow(name) << text << message << line << column;
        };
        row("killer cages", "https://f-puzzles.com/?load=" + kFPuzzlesWithCage,
            "this is more than a plain Sudoku: it has \"killercage\"", 1, 1);
        row("a thermometer", json(R"(,"thermometer":[{"lines":[["R1C1","R1C2"]]}])"),
            "this is more than a plain Sudoku: it has \"thermometer\"", 1, 1);
        row("all that it has", json(",\"antiknight\":true,\"arrow\":[1],\"littlekillersum\":[2]"),
            "this is more than a plain Sudoku: it has \"antiknight\", \"arrow\", "
            "\"littlekillersum\"",
            1, 1);
        row("a rule by name", json(",\"antiknight\":true"),
            "this is more than a plain Sudoku: it has "
            "\"antiknight\"",
            1, 1);
        row("pencil marks that decide", json({}, R"({"givenPencilMarks":[3,4]})"),
            "this is more than a plain Sudoku: it has \"givenPencilMarks\"", 1, 1);
        row("rules in words", rulesWithoutGivens(),
            "this is more than a plain Sudoku: its rules are \"Digits on a thermometer increase.\"",
            1, 1);
        row("candidates crossed out that decide", ":0708:5:" + withEmptyAs(u'.') + ":911:423::",
            "this is more than a plain Sudoku: what is placed or crossed out does not follow", 1,
            90);
        row("another region", json({}, R"({"region":4})"),
            "this is more than a plain Sudoku: it has \"regions\"", 1, 1);
        row("a digit too large", json({}, R"({"value":12,"given":true})"),
            "a cell has the value 12; expected a digit from 1 to 9", 1, 1);
        row("a name instead of a puzzle", "https://sudokupad.app/aBcD1234",
            "this address only points to a puzzle", 1, 1);
        row("a damaged address", "https://f-puzzles.com/?load=" + kFPuzzles.left(100),
            "the packed puzzle in this address is damaged", 1, 1);
        row("JSON of something else", R"({"name":"x"})", "this is not JSON with a grid or cells", 1,
            1);
        row("a grid of other sides", R"({"grid":[[{},{}],[{},{}]]})",
            "this grid is not the square board", 1, 1);
        row("two boards", kLine + "\n\nand\n" + withEmptyAs(u'.'),
            "there are 2 boards in this text; copy one of them", 1, 1);
        row("a line that is no board", kLine + "\n" + withEmptyAs(u'.') + "\n53..7\n",
            "there are 2 boards in this text, but this line is not one; correct it or remove it", 3,
            1);
        row("two games",
            "<opensudoku><game data=\"" + kLine + "\"/><game data=\"" + kLine + "\"/></opensudoku>",
            "there is a second game", 1, 115);
        row("a short game", "<opensudoku><game data=\"12345\"/></opensudoku>",
            "expected the 81 cells of a board here, not 5", 1, 25);
        row("a letter in a game",
            "<opensudoku><game data=\"" + kLine.left(80) + "x\"/></opensudoku>",
            "'x' is not a cell", 1, 105);
        row("a short library line",
            ":0000:x:123:::", "expected the 81 cells of a board here, not 3", 1, 9);
        row("jigsaw pieces", "9jdt:a1b2_3",
            "this is more than a plain Sudoku: its boxes are jigsaw", 1, 2);
        row("killer", "3x3kdu:zzzc1,a2", "this is more than a plain Sudoku: it has killer cages", 1,
            4);
        row("diagonals", "3x3x:zzzc1", "this is more than a plain Sudoku: its diagonals", 1, 4);
        row("more than the board", "2x2:p1", "there is more text after the board's 16 cells", 1, 6);
        row("a number beyond the board", "2x2:a5n", "expected a number from 1 to 4", 1, 6);
        row("puzz.link, no square", "sudoku/9/8/zzzzzzz", "expected the size of a square board", 1,
            8);
        row("puzz.link, cut short", "sudoku/4/4/1234", "the clues end after 4 of 16 cells", 1, 16);
    }

    void refused() { checkRefused(puzzle(), {}); }

    // Zero is a digit where a dot is an empty cell.
    void hexadecimal()
    {
        const std::string row = "0123456789ABCDEF";
        std::string text = row + "\n";
        for (int i = 1; i < 16; ++i)
            text += "................\n";
        const auto problem = puzzle().read(text, {}, {});
        QVERIFY2(problem, problem ? "" : english(problem.error()).c_str());
        QCOMPARE(puzzle().write(**problem, "sdk").substr(0, 16), std::string("ABCDEFGHIJKLMNOP"));
    }

    void writtenForOpenSudoku()
    {
        const std::string text = puzzle().write(*preset("p97"), "opensudoku");
        QCOMPARE(puzzle().write(**puzzle().read(text, {}, {}), "line"),
                 puzzle().write(*preset("p97"), "line"));
        QVERIFY(puzzle().write(**puzzle().create({{"boxes", "2"}}), "opensudoku").empty());
    }

    // Whatever stands behind the boards; one board, or a picture in lines, is no collection.
    void collected_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("isWhole");
        const QByteArray board = "1" + QByteArray(79, '.') + "2";
        QTest::newRow("several") << "# boards\n" + board + " a name\r\n\n" + board + "\n" + board
                                 << 3 << true;
        QTest::newRow("after a mark") << "\xEF\xBB\xBF" + board + "\n" + board << 2 << true;
        QTest::newRow("numbered") << "1," + board + "\n2," + board + "\n" << 2 << true;
        QTest::newRow("one") << board + "\n" << 0 << true;
        QTest::newRow("with something else") << board + "\nfrom somewhere\n" + board << 3 << false;
        QTest::newRow("mostly something else")
            << board + "\nfrom somewhere\n\nand elsewhere\n" + board << 0 << false;
        QTest::newRow("a picture") << QByteArray(81, 'x') + "\n" + QByteArray(81, '.') << 0 << true;
    }

    void collected()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, count);
        const auto found = collectionIn(puzzle(), text.toStdString());
        QCOMPARE(found.has_value(), count > 0);
        if (!found)
            return;
        const auto lines = QByteArray::fromStdString(found->lines).trimmed().split('\n');
        QCOMPARE(lines.size(), count);
        QTEST(found->isWhole, "isWhole");
        const auto whole = text.split('\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            QVERIFY(whole[found->numbers[static_cast<std::size_t>(i)] - 1].contains(
                lines[i].trimmed()));
            QVERIFY(puzzle().read(lines[i].toStdString(), found->format, {}).has_value() ||
                    !found->isWhole);
        }
    }

    // What stands several in a cell, and nothing else.
    void marksAreRead()
    {
        const std::string rows = "12 3 4 12\n4 12 12 3\n34 4 2 1\n2 1 3 4\n";
        const std::vector<Place> marks{{0, 0}, {0, 1}, {3, 0}, {3, 1}, {5, 0},
                                       {5, 1}, {6, 0}, {6, 1}, {8, 2}, {8, 3}};
        QCOMPARE(marksIn(puzzle(), rows), marks);
        for (const char* const other : {"1234\n34..\n....\n....",
                                        "4 1 3 2\n2 3 1 4\n1 4 2 3\n"
                                        "3 2 4 1",
                                        "12 queens"})
            QVERIFY(marksIn(puzzle(), other).empty());
    }

    // As other programs read them; boxes of any shape, and 25 digits.
    void written()
    {
        for (const char* const format : {"json", "f-puzzles", "sudokupad"})
            for (const char* const boxes : {"3", "2x3", "4x3", "5"}) {
                const auto empty = puzzle().create({{"boxes", boxes}});
                const Assignment given{3, 3};
                const auto problem = puzzle().assume(**empty, {&given, 1});
                const std::string text = puzzle().write(**problem, format);
                for (const std::string_view read : {std::string_view(format), {}}) {
                    const auto again = puzzle().read(text, read, {});
                    QVERIFY2(again, again ? "" : english(again.error()).c_str());
                    QCOMPARE(puzzle().write(**again, "line"), puzzle().write(**problem, "line"));
                }
            }
    }

    // What is packed and unpacked elsewhere.
    void unpacked()
    {
        QCOMPARE(unpackLzString("BYUwNmD2Q==="), std::optional<std::string>("hello"));
        QCOMPARE(unpackLzString("Q==="), std::optional<std::string>(""));
        QCOMPARE(unpackLzString("IY11A==="), std::optional<std::string>("aaaaaaaaaaaaa"));
        QCOMPARE(unpackLzString("iwbjxdiXg1BAHkA="), std::optional<std::string>("𝄞é€x"));
        for (const char* const text : {"hello", "", "aaaaaaaaaaaaa", "abababa cdcd {\"a\":[{}]}"})
            QCOMPARE(unpackLzString(packLzString(text)), std::optional<std::string>(text));
        QCOMPARE(packLzString("hello"), std::string("BYUwNmD2Q==="));
        QCOMPARE(packLzString(""), std::string("Q==="));
        QCOMPARE(packLzString("aaaaaaaaaaaaa"), std::string("IY11A==="));
        QVERIFY(!unpackLzString(""));
        QVERIFY(!unpackLzString("?"));
        QCOMPARE(withoutPercents("a%2Bb%2fc%zz%4"), std::string("a+b/c%zz%4"));
    }
};

QTEST_GUILESS_MAIN(TestSudokuTexts)
#include "tst_core_sudokutexts.moc"
