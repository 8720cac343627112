// Nonograms as they are read, written, explained and drawn.

#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/nonogram/frompicture.h"
#include "core/puzzles/nonogram/geometry.h"
#include "core/puzzles/nonogram/nonogram.h"
#include "tests/nonogramproblems.h"

using namespace clew;
using namespace clew::test;
using namespace clew::test::nonograms;
using nonogram::Cell;
using nonogram::NonogramProblem;

class TestNonogramTexts : public QObject
{
    Q_OBJECT

private slots:
    // What a person has painted is kept with the clues, as sessions and links need it.
    void paintedCellsRoundTrip()
    {
        const std::string text = "[[2],[]] [[1],[1]] \"X?.?\"\n";
        const auto problem = puzzle().read(text, "clues", {});
        QVERIFY(problem.has_value());
        QCOMPARE(static_cast<const NonogramProblem&>(**problem).marks,
                 (std::vector{Cell::Filled, Cell::Unknown, Cell::Empty, Cell::Unknown}));
        QCOMPARE(QString::fromStdString(puzzle().write(**problem, "clues")),
                 QString::fromStdString(text));
    }

    void formatsRoundTrip()
    {
        for (const PresetInfo& preset : puzzle().info().presets)
            checkFormatsRoundTrip(puzzle(), *puzzle().presetProblem(preset), "clues");
    }

    void readsLeniently_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("clues");
        const QString small = "[[2],[]] [[1],[1]]\n";
        QTest::addRow("two lines") << "[[2],[]]\n[[1],[1]]" << small;
        QTest::addRow("as the document says it") << "[[2],[]] and [[1],[1]]" << small;
        QTest::addRow("Lisp") << "((2) (0)) ((1) (1))" << small;
        QTest::addRow("non, other order") << "height 2\nrows\n2\n0\n\nwidth 2\ncolumns\n1\n1\n"
                                          << small;
        QTest::addRow("non, blanks and unknown keys")
            << "colour blue\r\nwidth 2\r\nheight 2\r\n\r\nrows\r\n2\r\n0\r\ncolumns\r\n1 \r\n1"
            << small;
        QTest::addRow("nin") << "2 2\n2\n0\n1\n1" << small;
        QTest::addRow("nin glued") << "2 2\n2\n0\n1\n1\n2\n0\n1\n12 2\n2\n0\n1\n1" << small;
        QTest::addRow("nin again") << "2 2\n2\n0\n1\n1\n2\n0\n1\n1\n" << small;
        QTest::addRow("picture") << "XX\n..\n" << small;
        QTest::addRow("webpbn")
            << "<?xml version='1.0'?><puzzleset><puzzle type='grid' defaultcolor='black'>"
               "<clues type='columns'><line><count color='black'>1</count></line><line><count> 1 "
               "</count></line></clues><clues "
               "type='rows'><line><count>2</count></line><line/></clues>"
               "</puzzle></puzzleset>"
            << small;
    }

    void readsLeniently()
    {
        QFETCH(QString, text);
        QFETCH(QString, clues);
        QCOMPARE(QString::fromStdString(puzzle().write(*readOrFail(text.toStdString()), "clues")),
                 clues);
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message"); // its beginning
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addRow("nothing") << ""
                                 << ""
                                 << "expected the list of the rows' clues" << 1 << 1;
        QTest::addRow("letter") << "clues"
                                << "[[1],[x]] [[1]]"
                                << "expected the length of a run, not 'x'" << 1 << 7;
        QTest::addRow("no columns") << "clues"
                                    << "[[1]]\n"
                                    << "expected the list of the columns' clues" << 2 << 1;
        QTest::addRow("open") << "clues"
                              << "[[1],[2"
                              << "the clue is not closed: ']' is missing" << 1 << 8;
        QTest::addRow("more") << "clues"
                              << "[[1]] [[1]] [[1]]"
                              << "there is more text" << 1 << 13;
        QTest::addRow("marks few")
            << "clues"
            << "[[1]] [[1],[]] \"X\""
            << "expected 2 painted cells, one for each cell, not 1" << 1 << 19;
        QTest::addRow("marks many") << "clues"
                                    << "[[1]] [[1]] \"XX\""
                                    << "expected 1 painted cells in quotes" << 1 << 15;
        QTest::addRow("marks odd") << "clues"
                                   << "[[1]] [[1]] \"Z\""
                                   << "expected 1 painted cells in quotes" << 1 << 14;
        QTest::addRow("marks open") << "clues"
                                    << "[[1]] [[1]] \""
                                    << "expected 1 painted cells in quotes" << 1 << 14;
        QTest::addRow("huge run") << "clues"
                                  << "[[1234567]] [[1]]"
                                  << "a run of 1234567 cells is too long for any nonogram" << 1
                                  << 10;
        QTest::addRow("non without width") << "non"
                                           << "height 1\nrows\n1\n"
                                           << "the line \"width N\" is missing" << 3 << 1;
        QTest::addRow("non too wide") << "non"
                                      << "width 300\n"
                                      << "expected a width from 1 to 200" << 1 << 10;
        QTest::addRow("non clue count")
            << "non"
            << "width 1\nheight 2\nrows\n1\ncolumns\n1\n"
            << "the section \"rows\" has 1 clues, but there must be 2" << 6 << 1;
        QTest::addRow("non stray") << "non"
                                   << "width 2\n1,1\n"
                                   << "numbers are expected only after" << 2 << 1;
        QTest::addRow("nin size") << "nin"
                                  << "0 5\n"
                                  << "expected width and height" << 1 << 1;
        QTest::addRow("nin short") << "nin"
                                   << "1 1\n1\n"
                                   << "expected 2 clues, one a line" << 3 << 1;
        QTest::addRow("nin long") << "nin"
                                  << "2 2\n1\n1\n1\n1\n7 7 7\nnonsense\n"
                                  << "there is more text after the clues of 2 rows" << 6 << 1;
        QTest::addRow("nin nonsense") << "nin"
                                      << "1 1\n1\n1\n\n 1\nx\n"
                                      << "there is more text after the clues of 1 rows" << 6 << 1;
        QTest::addRow("picture") << "text"
                                 << "X.\nX?\n"
                                 << "expected X or . for each cell, not '?'" << 2 << 2;
        QTest::addRow("ragged") << "text"
                                << "X.\nX\n"
                                << "this line has 1 cells, the first one 2" << 2 << 1;
        QTest::addRow("broken XML") << "webpbn"
                                    << "<puzzle>\n<clues></puzzle>"
                                    << "this is not sound XML" << 2 << 10;
        QTest::addRow("colours") << "webpbn"
                                 << "<puzzle defaultcolor='black'><clues type='rows'>\n"
                                    "<line><count color='red'>1</count></line></clues></puzzle>"
                                 << "this nonogram has runs of colour \"red\"" << 2 << 7;
        QTest::addRow("no clues") << "webpbn"
                                  << "<puzzle/>"
                                  << "a nonogram has 1 to 200 rows" << 1 << 1;
    }

    void badInput()
    {
        QFETCH(QString, format);
        checkRefused(puzzle(), format.toStdString());
    }

    void notesAreKept()
    {
        const ProblemPtr problem = readOrFail(
            "title \"Two & two\"\nby \"N. N.\"\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n");
        QCOMPARE(puzzle().title(*problem).text(), std::string("Two & two, 1 × 1"));
        const ProblemPtr again = readOrFail(puzzle().write(*problem, "webpbn"));
        QCOMPARE(puzzle().title(*again).text(), std::string("Two & two, 1 × 1"));
        QVERIFY(puzzle().write(*again, "non").find("by \"N. N.\"") != std::string::npos);
    }

    void hitting()
    {
        const ProblemPtr problem = presetOf("p98");
        const auto& p98 = static_cast<const NonogramProblem&>(*problem);
        const nonogram::Geometry geometry = nonogram::geometryOf(p98);
        using Kind = nonogram::Hit::Kind;
        const auto hit = [&](double x, double y) {
            return nonogram::hitTest(p98, geometry.left + x, geometry.top + y);
        };
        QCOMPARE(hit(7.5, 8.5).kind, Kind::Cell);
        QCOMPARE(hit(7.5, 8.5).column, 7U);
        QCOMPARE(hit(7.5, 8.5).row, 8U);
        QCOMPARE(hit(-0.5, 2.5).kind, Kind::RowClue);
        QCOMPARE(hit(-0.5, 2.5).row, 2U);
        QCOMPARE(hit(3.5, -0.5).kind, Kind::ColumnClue);
        QCOMPARE(hit(3.5, -0.5).column, 3U);
        QCOMPARE(hit(-0.5, -0.5).kind, Kind::Nothing);
        QCOMPARE(hit(8.5, 1).kind, Kind::Nothing);
    }

    // Two numbers of a clue are further apart than the digits of one: "16 10" is not 1610.
    void numbersOfAClueAreApart()
    {
        for (const std::uint32_t size : {9U, 30U, 200U}) {
            NonogramProblem problem =
                nonogram::fromPicture(size, size, std::vector<bool>(std::size_t{size} * size));
            const std::uint32_t run = size / 2 - 1;
            problem.rows[0] = {run, run};
            problem.columns[0] = {run, run};
            problem.columns[1] = {run, run};
            const std::size_t digits = std::to_string(run).size();
            std::vector<double> places;
            double fontSize = 0;
            const Picture picture = puzzle().picture(problem, {});
            for (const Shape& shape : picture.shapes())
                if (shape.text == std::to_string(run) && places.size() < 2) {
                    places.push_back(shape.x);
                    fontSize = shape.height;
                }
            QCOMPARE(places.size(), 2U);
            // A bold digit is hardly wider than six tenths of its height.
            const double width = 0.6 * fontSize * static_cast<double>(digits);
            QVERIFY2(places[1] - places[0] > width + 0.15, QByteArray::number(size));
            const std::string run2 = std::to_string(run) + std::to_string(run);
            QVERIFY(puzzle().draw(problem, nullptr).find(run2) == std::string::npos);
        }
    }

    void explainsTheSolution()
    {
        Control control;
        const auto steps = puzzle().explainSolution(*presetOf("p98"), {}, control).steps;
        QVERIFY(steps.size() > 10);
        QCOMPARE(
            steps.front().text(),
            std::string(
                "Row 3 (3 2). The run of 3 lies within R3C1 to R3C5, so it covers R3C3: filled."));
        QCOMPARE(steps.back().text(),
                 std::string("Every row and column meets its clue: a solution."));
    }

    // Where a run lies is said by the causes alone, however much more is known of its line.
    void saysNoMoreThanItsCauses()
    {
        const auto problem = puzzle().read("[[4],[3,1],[2,2],[3],[1,1,1]] "
                                           "[[5],[4],[2,2],[1,1],[2,1]]",
                                           {}, {});
        Control control;
        const auto steps = puzzle().explainSolution(*problem.value(), {}, control).steps;
        const auto step = std::ranges::find_if(steps, [](const ExplainedStep& each) {
            return each.text().starts_with("Column 2 (4).");
        });
        QVERIFY(step != steps.end());
        QVERIFY(step->causes.empty());
        QCOMPARE(step->text(), std::string("Column 2 (4). The run of 4 lies within R1C2 to R5C2, "
                                           "so it covers R4C2: filled."));
    }

    // What is given is on the board before a search takes its first step, as it is after that.
    void givenCellsAreDrawnFromTheBeginning()
    {
        const NonogramProblem plain = nonogram::fromPicture(3, 2, std::vector<bool>(6, true));
        const std::array cells{Assignment{1, 1}, Assignment{4, 0}};
        const auto given = puzzle().assume(static_cast<const Problem&>(plain), cells);
        QVERIFY(given.has_value());
        State state(puzzle().dimensions(static_cast<const Problem&>(plain)));
        const auto shapes = [&](const Problem& problem, const State* shown) {
            return puzzle().picture(problem, {.state = shown}).shapes().size();
        };
        const std::size_t before = shapes(**given, &state);
        QVERIFY(before > shapes(plain, &state));
        QVERIFY(shapes(**given, nullptr) > shapes(plain, nullptr)); // while it is set up, too
        for (const Assignment& one : cells)
            state.apply(Event::assign(one.variable, one.value, nonogram::GivenCell));
        QCOMPARE(shapes(**given, &state), before);
    }

    // A chequered grid has the most shapes there can be.
    void largePicturesHaveABoundedNumberOfShapes()
    {
        std::vector<bool> filled(200 * 200);
        for (std::size_t i = 0; i < filled.size(); ++i)
            filled[i] = (i + i / 200) % 2 == 0;
        const NonogramProblem problem = nonogram::fromPicture(200, 200, filled);
        const Solution solution(filled.begin(), filled.end());
        const View view{.solution = &solution};
        const Picture picture = puzzle().picture(problem, view);
        QVERIFY(!picture.shapes().empty());
        QVERIFY(picture.shapes().size() < 4 * filled.size());
    }
};

QTEST_GUILESS_MAIN(TestNonogramTexts)
#include "tst_core_nonogramtexts.moc"
