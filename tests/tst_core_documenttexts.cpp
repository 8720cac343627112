// The figures and programs of the source documents, read as they stand there; tours and equations
// as text, checked; and what is wrong with such texts, with its place.

#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/knight/knight.h"
#include "core/puzzles/nonogram/nonogram.h"
#include "core/puzzles/suguru/suguru.h"
#include "core/text/english.h"
#include "tests/solving.h"

using namespace clew;
using namespace clew::test;

namespace {

const QString kSicp = "+---+---+---+---+---+---+---+---+\n"
                      "|   |   |   |   |   | o |   |   |\n"
                      "+---+---+---+---+---+---+---+---+\n"
                      "|   |   | o |   |   |   |   |   |\n"
                      "+---+---+---+---+---+---+---+---+\n"
                      "| o |   |   |   |   |   |   |   |\n"
                      "+---+---+---+---+---+---+---+---+\n"
                      "|   |   |   |   |   |   | o |   |\n"
                      "+---+---+---+---+---+---+---+---+\n"
                      "|   |   |   |   | o |   |   |   |\n"
                      "+---+---+---+---+---+---+---+---+\n"
                      "|   |   |   |   |   |   |   | o |\n"
                      "+---+---+---+---+---+---+---+---+\n"
                      "|   | o |   |   |   |   |   |   |\n"
                      "+---+---+---+---+---+---+---+---+\n"
                      "|   |   |   | o |   |   |   |   |\n"
                      "+---+---+---+---+---+---+---+---+\n";

const QString kP98 = "          Problem statement:          Solution:\n\n"
                     "          |_|_|_|_|_|_|_|_| 3         |_|X|X|X|_|_|_|_| 3           \n"
                     "          |_|_|_|_|_|_|_|_| 2 1       |X|X|_|X|_|_|_|_| 2 1         \n"
                     "          |_|_|_|_|_|_|_|_| 3 2       |_|X|X|X|_|_|X|X| 3 2         \n"
                     "          |_|_|_|_|_|_|_|_| 2 2       |_|_|X|X|_|_|X|X| 2 2         \n"
                     "          |_|_|_|_|_|_|_|_| 6         |_|_|X|X|X|X|X|X| 6           \n"
                     "          |_|_|_|_|_|_|_|_| 1 5       |X|_|X|X|X|X|X|_| 1 5         \n"
                     "          |_|_|_|_|_|_|_|_| 6         |X|X|X|X|X|X|_|_| 6           \n"
                     "          |_|_|_|_|_|_|_|_| 1         |_|_|_|_|X|_|_|_| 1           \n"
                     "          |_|_|_|_|_|_|_|_| 2         |_|_|_|X|X|_|_|_| 2           \n"
                     "           1 3 1 7 5 3 4 3             1 3 1 7 5 3 4 3              \n"
                     "           2 1 5 1                     2 1 5 1                      \n";

const QString kSuguru =
    "(setf tabuleiro (list 0 3 0 2 0 3\n4 0 4 0 1 0\n0 0 0 5 0 4\n3 5 0 0 0 0\n"
    "0 0 0 2 0 0\n5 2 0 0 4 0))\n\n; as areas definidas atraves de tuplas\n"
    "(setf tabuleiroDiv (list '(1 0) '(1 3) '(1 0) '(2 2) '(2 0) '(2 3)\n"
    "'(3 4) '(4 0) '(1 4) '(5 0) '(2 1) '(2 0)\n"
    "'(3 0) '(4 0) '(4 0) '(5 5) '(5 0) '(5 4)\n"
    "'(3 3) '(3 5) '(4 0) '(6 0) '(6 0) '(5 0)\n"
    "'(7 0) '(3 0) '(4 0) '(6 2) '(6 0) '(8 0)\n"
    "'(7 5) '(7 2) '(7 0) '(7 0) '(6 4) '(8 0)))\n\n(setq n 6)\n\n(concatenate 'list (list 0) x)\n";

// The first tour that P91's program prints.
const QString kP91 = "((4 . 0) (2 . 1) (0 . 0) (1 . 2) (0 . 4) (2 . 3) (0 . 2) (1 . 4) (3 . 3)\n"
                     "  (4 . 1) (2 . 0) (0 . 1) (1 . 3) (3 . 4) (4 . 2) (3 . 0) (1 . 1) (0 . 3)\n"
                     "  (2 . 2) (1 . 0) (3 . 1) (4 . 3) (2 . 4) (3 . 2) (4 . 4))";

} // namespace

class TestDocumentTexts : public QObject
{
    Q_OBJECT

private slots:
    // ---- figures and programs

    void problems_data()
    {
        QTest::addColumn<QString>("puzzleId");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("written");
        QTest::newRow("SICP's figure 2.8") << "queens" << kSicp << "list"
                                           << "(3 7 2 8 5 1 4 6)\n";
        QTest::newRow("with its caption")
            << "queens" << kSicp + "\nFigure 2.8: A solution to the eight-queens puzzle.\n"
            << "list"
            << "(3 7 2 8 5 1 4 6)\n";
        QTest::newRow("written again") << "queens" << kSicp << "figure" << kSicp;
        QTest::newRow("P98's two figures") << "nonogram" << kP98 << "clues"
                                           << "[[3],[2,1],[3,2],[2,2],[6],[1,5],[6],[1],[2]] "
                                              "[[1,2],[3,1],[1,5],[7,1],[5],[3],[4],[3]]\n";
        QTest::newRow("a figure with wide numbers") << "nonogram"
                                                    << "|__|XX| 1\n|__|..| 0\n  0 10\n"
                                                    << "clues"
                                                    << "[[1],[]] [[],[10]] \"?X?.\"\n";
        QTest::newRow("Tatham's Pattern") << "nonogram"
                                          << "3x2:1/2//1.1/2\n"
                                          << "clues"
                                          << "[[1,1],[2]] [[1],[2],[]]\n";
        QTest::newRow("puzz.link's nonogram")
            << "nonogram"
            << "https://puzz.link/p?nonogram/6/6/12g1111h11112j12g11g21j11g3h"
            << "clues"
            << "[[2,1],[1,1],[1,2],[],[1,1],[3]] [[2,1],[1,1,1],[1],[1,1,1],[2,1],[]]\n";
        QTest::newRow("what ends such an address") << "nonogram"
                                                   << "nonogram/2/1/1g2\n"
                                                   << "clues"
                                                   << "[[2]] [[1],[]]\n";
        QTest::newRow("the Suguru document")
            << "suguru" << kSuguru << "grids"
            << "0 3 0 2 0 3\n4 0 4 0 1 0\n0 0 0 5 0 4\n3 5 0 0 0 0\n0 0 0 2 0 0\n5 2 0 0 4 0\n\n"
               "1 1 1 2 2 2\n3 4 1 5 2 2\n3 4 4 5 5 5\n3 3 4 6 6 5\n7 3 4 6 6 8\n7 7 7 7 6 8\n";
        QTest::newRow("pairs without line ends") << "suguru"
                                                 << "(list '(1 0) '(1 2) '(2 1) '(2 0))"
                                                 << "pairs"
                                                 << "(list '(1 0) '(1 2)\n      '(2 1) '(2 0))\n";
        QTest::newRow("a drawing") << "suguru"
                                   << "+---+---+\n| 1   . |\n+---+---+\n| .   2 |\n+---+---+\n"
                                   << "tatham"
                                   << "2x2T:b1,1b2\n";
        QTest::newRow("neighbours") << "graphs"
                                    << "0: 1 2\n1: 0\n2:\n"
                                    << "edges"
                                    << "(:nodes 3 :degree 2 :required ((0 2) (0 1)))\n";
        QTest::newRow("neighbours of a problem")
            << "graphs"
            << "degree 1, labelled, connected\n 0: 1\n 1: 0\n 2:\n 3:\nwithout 0-2 1-3\n"
            << "edges"
            << "(:nodes 4 :degree 1 :labelled t :connected t :required ((0 1)) :forbidden ((1 3) "
               "(0 "
               "2)))\n";
        QTest::newRow("Portuguese words") << "words"
                                          << "cento e um"
                                          << "number"
                                          << "cento e um language=pt\n";
        QTest::newRow("Chinese words") << "words"
                                       << "玖零玖零整"
                                       << "number"
                                       << "玖零玖零整 language=zh\n";
    }

    void problems()
    {
        QFETCH(QString, puzzleId);
        QFETCH(QString, text);
        QFETCH(QString, format);
        QFETCH(QString, written);
        const Puzzle& puzzle = *findPuzzle(puzzleId.toStdString());
        const auto problem = puzzle.read(text.toStdString(), {}, {});
        QVERIFY2(problem, problem ? "" : english(problem.error()).c_str());
        QCOMPARE(QString::fromStdString(puzzle.write(**problem, format.toStdString())), written);
        for (const auto& other : puzzles()) {
            const auto found = readings(text.toStdString(), *other);
            QVERIFY(found);
            QCOMPARE(found->size(), std::size_t{1});
            QCOMPARE(found->front().puzzle, &puzzle);
        }
    }

    // Lists of lists, as programs and their data have them.
    void programLists_data()
    {
        QTest::addColumn<QString>("puzzleId");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("written");
        const auto row = [](const char* name, const char* id, const char* text, const char* format,
                            const char* written) {
            QTest::newRow(name) << id << text << format << written;
        };
        const char* const small = "1.....3..4.....2\n";
        row("a quoted list of rows", "sudoku", "'((1 0 0 0) (0 0 3 0) (0 4 0 0) (0 0 0 2))", "line",
            small);
        row("a variable's value", "sudoku",
            "(defparameter *board*\n  '((1 0 0 0) ; the first\n    (0 0 3 0)\n    (0 4 0 0)\n"
            "    (nil nil nil 2)))\n(solve *board*)\n",
            "line", small);
        row("lists made", "sudoku",
            "(list (list 1 0 0 0) (list 0 0 3 0) (list 0 4 0 0) (list 0 0 0 2))", "line", small);
        row("an array", "sudoku", "#2A((1 0 0 0) (0 0 3 0) (0 4 0 0) (0 0 0 2))", "line", small);
        row("an array of two dimensions", "sudoku",
            "(make-array '(4 4) :initial-contents '((1 0 0 0) (0 0 3 0) (0 4 0 0) (0 0 0 2)))",
            "line", small);
        row("Python", "sudoku",
            "board = [[1, 0, 0, 0],\n         [0, 0, 3, 0],\n         [0, 4, 0, 0],\n"
            "         [0, 0, 0, 2]]  # from a book\n",
            "line", small);
        row("JSON", "sudoku", "[[1,null,null,null],[0,0,3,0],[0,4,0,0],[0,0,0,2]]", "line", small);
        row("JSON of words", "sudoku",
            "[[\"1\",\".\",\".\",\".\"],[\".\",\".\",\"3\",\".\"],"
            "[\".\",\"4\",\".\",\".\"],[\".\",\".\",\".\",\"2\"]]",
            "line", small);
        const char* const clues = "[[3],[1],[3]] [[3],[1,1],[1,1]]\n";
        row("two quoted lists", "nonogram", "'((3) (1) (3)) '((3) (1 1) (1 1))", "clues", clues);
        row("two variables", "nonogram",
            "(defparameter *rows* '((3) (1) (3)))\n(defparameter *columns* '((3) (1 1) (1 1)))\n",
            "clues", clues);
        row("columns first", "nonogram",
            "columns = [[3], [1, 1], [1, 1]]\nrows = [[3], [1], [3]]\n", "clues", clues);
        row("a list of both", "nonogram", "'(((3) (1) (3)) ((3) (1 1) (1 1)))", "clues", clues);
        row("lists of clues made", "nonogram",
            "(solve (list (list 3) (list 1) (list 3)) (list (list 3) (list 1 1) (list 1 1)))",
            "clues", clues);
        row("JSON of both", "nonogram", "[[[3],[1],[3]],[[3],[1,1],[1,1]]]", "clues", clues);
        row("JSON with names", "nonogram",
            "{\"columns\": [[3],[1,1],[1,1]], \"rows\": [[3],[1],[3]]}", "clues", clues);
        const char* const pairs = "(list '(1 0) '(1 2)\n      '(1 1) '(1 0))\n";
        row("a quoted list of pairs", "suguru", "(defparameter *areas* '((1 0) (1 2) (1 1) (1 0)))",
            "pairs", pairs);
        row("pairs made", "suguru", "(list (list 1 0) (list 1 2) (list 1 1) (list 1 0))", "pairs",
            pairs);
        row("rows of pairs", "suguru", "[[[1, 0], [1, 2]], [[1, 1], [1, 0]]]", "pairs", pairs);
        const char* const grids = "0 3 0\n\n1 1 1\n";
        row("two grids", "suguru", "'((0 3 0))\n'((1 1 1))\n", "grids", grids);
        row("two grids with names", "suguru", "areas = [[1, 1, 1]]\nnumbers = [[0, 3, 0]]\n",
            "grids", grids);
    }

    void programLists()
    {
        QFETCH(QString, puzzleId);
        QFETCH(QString, text);
        QFETCH(QString, format);
        QFETCH(QString, written);
        const Puzzle& puzzle = *findPuzzle(puzzleId.toStdString());
        const auto problem = puzzle.read(text.toStdString(), {}, {});
        QVERIFY2(problem, problem ? "" : english(problem.error()).c_str());
        QCOMPARE(QString::fromStdString(puzzle.write(**problem, format.toStdString())), written);
    }

    // What other puzzles have in lists of lists is no board of these.
    void listsOfOthersAreLeft()
    {
        for (const char* const text :
             {"(:nodes 4 :degree 1 :required ((0 1)) :forbidden ((1 3) (0 2)))", "((0 1) (0 2))",
              "((1 2) (1 3) (2 3))", "((0 1 1 0) (1 0 0 1) (1 0 0 1) (0 1 1 0))"})
            for (const char* const id : {"nonogram", "suguru"})
                QVERIFY2(!findPuzzle(id)->read(text, {}, {}), text);
        QVERIFY(!findPuzzle("sudoku")->read("m = [[0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 0, 1], "
                                            "[0, 1, 1, 0]]",
                                            {}, {}));
    }

    void badProblems_data()
    {
        QTest::addColumn<QString>("puzzleId");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* name, const char* id, const QString& text,
                            const char* message, int line, int column) {
            QTest::newRow(name) << id << text << message << line << column;
        };
        row("a rook", "queens", "+---+---+\n| o | r |\n+---+---+\n|   |   |\n",
            "expected o for a queen or nothing, not 'r'", 2, 7);
        row("a short row", "queens", "|   | o |\n|   |\n", "this line has 1 squares", 2, 1);
        row("too few rows", "queens", "|   | o |\n", "a board is square", 1, 1);
        row("a cell of a figure", "nonogram", "|_|Y| 1\n 1 0\n", "expected a cell as _, X or .", 1,
            4);
        row("cells of two widths", "nonogram", "|_|XX| 1\n 1 0\n",
            "all cells of a figure must have", 1, 4);
        row("a shifted row", "nonogram", "|_|_| 1\n |_|_| 1\n 1 1\n", "this line has 2 cells", 2,
            2);
        row("no columns", "nonogram", "|_|_| 1\n|_|_| 1\n", "the columns' clues are missing", 2, 1);
        row("a number beside", "nonogram", "|_|_| 1\n|_|_| 1\n 1 1 1\n",
            "this number is below no cell", 3, 6);
        row("a word for a clue", "nonogram", "|_|_| one\n", "expected the length of a run, not 'o'",
            1, 7);
        row("a clue too few", "nonogram", "3x2:1/2//1.1", "expected 5 clues between slashes", 1,
            13);
        row("no number", "nonogram", "3x2:1/2//1./2", "expected the lengths of runs", 1, 12);
        row("cells given", "nonogram", "1x1:1/1,A", "prefilled cells are not supported", 1, 8);
        row("puzz.link, cut short", "nonogram", "nonogram/5/5/12", "the clues end after 2 of 30", 1,
            16);
        row("puzz.link, no size", "nonogram", "nonogram/5x5/12", "expected COLUMNS/ROWS/", 1, 10);
        row("puzz.link, too large", "nonogram", "nonogram/5/500/12", "1 to 200 rows, not 500", 1,
            10);
        row("two lists that differ", "suguru", QString(kSuguru).replace("'(1 3)", "'(1 2)"),
            "this cell is 2 here and 3 in tabuleiro", 9, 33);
        row("a list not closed", "suguru", "(list '(1 0) '(1 2)", "the list of pairs is not closed",
            1, 20);
        row("no square", "suguru", "(list '(1 0) '(1 2)\n'(2 1))", "3 pairs make no board", 1, 7);
        row("a number in a nested list", "suguru", "[[1,0],[1,2],[2,99],[2,0]]",
            "areas have at most 35 cells, so there is no number 99", 1, 14);
        row("a cell in a nested list", "sudoku", "b = [[1,0,0,0],\n[0,0,7,0],[0,4,0,0],[0,0,0,2]]",
            "'7' is not a cell", 2, 6);
        row("an open drawing", "suguru", "+---+---+\n| 1   . |\n", "the drawing is not closed", 2,
            1);
        row("a crooked border", "suguru", "+---+---+\n| 1   . |\n+--x+---+\n",
            "expected a border as --- or blanks", 3, 2);
        row("no number", "suguru", "+---+\n| a |\n+---+\n", "expected a number or . in this cell",
            2, 3);
        row("a node left out", "graphs", "0: 1\n2: 0\n", "the nodes come in their order from 0", 2,
            1);
        row("no neighbour", "graphs", "0: 1\n1: x\n", "expected the number of a neighbour", 2, 4);
        row("a node that is not there", "graphs", "0: 1\n1: 7\n", "there is no node 7", 2, 4);
        row("no flag", "graphs", "degree 3, nice\n0:\n", "expected labelled or connected", 1, 11);
    }

    void badProblems()
    {
        QFETCH(QString, puzzleId);
        checkRefused(*findPuzzle(puzzleId.toStdString()), {}, Said::Anywhere);
    }

    // ---- solutions

    void solutions_data()
    {
        QTest::addColumn<QString>("puzzleId");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("parameters");
        QTest::addColumn<QString>("wrong"); // what the checker says; empty: nothing
        const auto row = [](const char* name, const char* id, const QString& text,
                            const char* parameters, const char* wrong) {
            QTest::newRow(name) << id << text << parameters << wrong;
        };
        row("P91's pairs", "knight", kP91, "", "");
        row("P91's pairs in another order", "knight",
            QString(kP91).replace("(2 . 1) (0 . 0)", "(0 . 0) (2 . 1)"), "",
            "A knight cannot jump from");
        row("two squares", "knight", "a1 b3", "size=2x3", "The board has 6 free squares");
        row("X/Y", "knight", "[1/1, 2/3, 3/1, 1/2, 3/3, 2/1, 1/3, 3/2]", "blocked=b2", "");
        row("X/Y, closed", "knight", "1/1 2/3 3/1 1/2 3/3 2/1 1/3 3/2", "blocked=b2;closed=1", "");
        row("squares with arrows", "knight", "a1 -> b3 -> c1 -> a2 -> c3 -> b1 -> a3 -> c2",
            "blocked=b2", "");
        row("a square twice", "knight", "a1 b3 c1 a2 c3 b1 a3 b1", "blocked=b2",
            "b1 is visited twice");
        row("numbers", "knight", "7 2 5\n4 # 8\n1 6 3\n", "", "");
        row("numbers from 0", "knight", "6 1 4\n3 # 7\n0 5 2\n", "", "");
        row("numbers in a frame", "knight", "+--+--+--+\n| 7| 2| 5|\n| 4| #| 8|\n| 1| 6| 3|\n", "",
            "");
        row("an equation", "arithmetic", "2-3+5+7 = 11", "", "");
        row("an equation in print", "arithmetic", "2 = (3×5+7)÷11", "", "");
        row("an equation with a dash", "arithmetic", "2 \u2013 \u20133 = 5", "", "");
        row("an equation with a dot", "arithmetic", "2\u00b73 = 6", "", "");
        row("an equation with a dot operator", "arithmetic", "2\u22c53 = 6", "", "");
        row("an equation with a colon", "arithmetic", "6:2 = 3", "", "");
        row("a wrong equation", "arithmetic", "2-3+5*7 = 11", "", "The sides are not equal");
        row("minus signs", "arithmetic", "-2*(-3) = 6", "", "");
        row("Lisp", "arithmetic", "(= (+ (- 2 3) 5 7) 11)", "", "");
        row("a tree", "arithmetic", "=\n├─ + (5)\n│  ├─ 2\n│  └─ 3\n└─ 5\n", "", "");
        row("a target", "arithmetic", "(5-1/5)*5 = 24", "target=24", "");
        row("a target missed", "arithmetic", "2*3 = 6 (nearest to 7)", "", "");
        row("division by zero", "arithmetic", "5/(3-3) = 0", "", "divided by zero");
    }

    void solutions()
    {
        QFETCH(QString, puzzleId);
        QFETCH(QString, text);
        QFETCH(QString, parameters);
        QFETCH(QString, wrong);
        const Puzzle& puzzle = *findPuzzle(puzzleId.toStdString());
        const auto claimed =
            puzzle.readSolution(text.toStdString(), {}, parametersFrom(parameters.toUtf8()));
        QVERIFY2(claimed, claimed ? "" : english(claimed.error()).c_str());
        const auto found = puzzle.verify(*claimed->problem, claimed->solution);
        QCOMPARE(found.empty(), wrong.isEmpty());
        if (!found.empty())
            QVERIFY2(QString::fromStdString(found.front().text()).contains(wrong),
                     found.front().text().c_str());
    }

    void badSolutions_data()
    {
        QTest::addColumn<QString>("puzzleId");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* name, const char* id, const QString& text,
                            const char* message, int line, int column) {
            QTest::newRow(name) << id << text << message << line << column;
        };
        row("no square", "knight", "a1 b3 ?", "expected the next square of the tour, like b3", 1,
            7);
        row("rank 0", "knight", "a1 b0", "expected the next square of the tour, like b3", 1, 4);
        row("no pair", "knight", "((1 . 2) (3 4))", "expected the next square as a pair", 1, 10);
        row("pairs not closed", "knight", "((1 . 2)", "the list of pairs is not closed", 1, 9);
        row("no coordinates", "knight", "1/1 2-3", "expected the next square as X/Y", 1, 5);
        row("a number twice", "knight", "1 2\n2 3\n", "there is a second square with the number 2",
            2, 1);
        row("a number left out", "knight", "1 2\n4 .\n",
            "3 squares are numbered, so there is no move 4", 2, 1);
        row("a ragged board", "knight", "1 2\n3\n", "this line has 1 squares", 2, 1);
        row("no equation", "arithmetic", "2+3", "expected an operator or = here", 1, 4);
        row("two signs", "arithmetic", "2+*3 = 5", "expected a whole number or a parenthesis", 1,
            3);
        row("a parenthesis left open", "arithmetic", "(2+3 = 5", "a parenthesis is not closed", 1,
            6);
        row("text behind", "arithmetic", "2+3 = 5 yes", "expected an operator or the end", 1, 9);
        row("no operand", "arithmetic", "(= (+ 2) 2)", "this operator needs two operands", 1, 5);
        row("a tree without an operand", "arithmetic", "=\n├─ 2\n", "the tree ends before its last",
            2, 1);
        row("a wrong result in a tree", "arithmetic", "=\n├─ + (6)\n│  ├─ 2\n│  └─ 3\n└─ 5\n",
            "this is 5, not 6", 2, 8);
        row("numbers without areas", "suguru", "1 2\n2 1\n", "numbers alone do not show the areas",
            2, 1);
    }

    void badSolutions()
    {
        QFETCH(QString, puzzleId);
        QFETCH(QString, text);
        QFETCH(QString, message);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto claimed =
            findPuzzle(puzzleId.toStdString())->readSolution(text.toStdString(), {}, {});
        QVERIFY(!claimed);
        const QString said = QString::fromStdString(english(claimed.error()));
        QVERIFY2(said.contains(message), qPrintable(said));
        QCOMPARE(claimed.error().line, line);
        QCOMPARE(claimed.error().column, column);
    }
};

QTEST_GUILESS_MAIN(TestDocumentTexts)
#include "tst_core_documenttexts.moc"
