// Suguru boards as they are read, written, drawn, generated and rated.

#include <QtTest>

#include <set>

#include "core/puzzle/registry.h"
#include "core/puzzles/suguru/areas.h"
#include "core/puzzles/suguru/generator.h"
#include "core/puzzles/suguru/rating.h"
#include "core/puzzles/suguru/suguru.h"
#include "core/text/english.h"
#include "tests/suguruproblems.h"

using namespace clew;
using namespace clew::test;
using namespace clew::test::sugurus;
using suguru::SuguruProblem;

class TestSuguruBoards : public QObject
{
    Q_OBJECT

private slots:
    void formatsRoundTrip()
    {
        std::vector<ProblemPtr> problems;
        for (const PresetInfo& preset : puzzle().info().presets)
            problems.push_back(puzzle().presetProblem(preset));
        // Numbers above 15, and runs of more than 26 equal sides.
        problems.push_back(
            readOrFail("0 0 0 17 0 0 0 0 0 0 0 0 0 0 0 0 16 0 0 0 0 0 0 0 0 0 0 0 0\n\n"
                       "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2\n"));
        problems.push_back(*puzzle().create({{"size", "30x2"}}));
        for (const ProblemPtr& problem : problems)
            checkFormatsRoundTrip(puzzle(), *problem, "grids");
    }

    void readsLeniently_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addRow("letters and dots") << "1 .\n_ 2\n\na a\nb b\n";
        QTest::addRow("Windows line ends") << "1 0\r\n0 2\r\n\r\n7 7\r\n3 3\r\n";
        QTest::addRow("more empty lines") << "\n1 0\n0 2\n\n\n1 1\n2 2\n\n";
        QTest::addRow("address") << "https://puzz.link/p?suguru/2/2/0o1h2\n";
        QTest::addRow("id") << "suguru/2/2/0o1h2";
        QTest::addRow("tatham") << "2x2T:b1,1b2";
        QTest::addRow("tatham with difficulty") << " 2x2Tdh:b1,1b2\n";
    }

    void readsLeniently()
    {
        QFETCH(QString, text);
        QCOMPARE(puzzle().write(*readOrFail(text.toStdString()), "grids"),
                 std::string("1 0\n0 2\n\n1 1\n2 2\n"));
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
                                 << "expected two grids" << 1 << 1;
        QTest::addRow("one grid") << "grids"
                                  << "1 2\n"
                                  << "expected two grids" << 1 << 1;
        QTest::addRow("ragged") << "grids"
                                << "1 2\n3\n\n1 1\n1 1\n"
                                << "this line has 1 cells, the first one 2" << 2 << 1;
        QTest::addRow("areas missing")
            << "grids"
            << "1 2\n3 0\n\n1 1\n"
            << "the grid of areas has 1 lines, that of numbers 2" << 4 << 1;
        QTest::addRow("letter") << "grids"
                                << "1 x\n\n1 1\n"
                                << "expected a number, or 0" << 1 << 3;
        QTest::addRow("large number") << "grids"
                                      << "1 36\n\n1 1\n"
                                      << "areas have at most 35 cells" << 1 << 3;
        QTest::addRow("not puzz.link") << "puzzlink"
                                       << "sudoku/9/9/"
                                       << "expected suguru/COLUMNS/ROWS/" << 1 << 1;
        QTest::addRow("huge") << "puzzlink"
                              << "suguru/101/9/"
                              << "a board has 1 to 100 columns" << 1 << 8;
        QTest::addRow("short borders") << "puzzlink"
                                       << "suguru/4/4/a"
                                       << "the borders end too early" << 1 << 13;
        QTest::addRow("bad border") << "puzzlink"
                                    << "suguru/2/2/0z"
                                    << "expected borders as digits" << 1 << 13;
        QTest::addRow("short clues") << "puzzlink"
                                     << "suguru/2/2/0oi"
                                     << "the clues end after 3 of 4" << 1 << 15;
        QTest::addRow("long clues") << "puzzlink"
                                    << "suguru/2/2/0oz"
                                    << "the clues are for 20 cells" << 1 << 15;
        QTest::addRow("more") << "puzzlink"
                              << "suguru/2/2/0oj1"
                              << "there is more text" << 1 << 15;
        QTest::addRow("ripple effect") << "tatham"
                                       << "2x2:b1,1b2"
                                       << "expected T after the size" << 1 << 4;
        QTest::addRow("tatham borders") << "tatham"
                                        << "2x2T:b!,1b2"
                                        << "expected borders as letters" << 1 << 7;
        QTest::addRow("tatham too many") << "tatham"
                                         << "2x2T:b9,1b2"
                                         << "there are more than the board's 4" << 1 << 7;
        QTest::addRow("tatham too few") << "tatham"
                                        << "2x2T:a,1b2"
                                        << "the borders end after 2 of 4" << 1 << 7;
        QTest::addRow("tatham clue") << "tatham"
                                     << "2x2T:b1,0d"
                                     << "expected a digit, or a letter" << 1 << 9;
    }

    void badInput()
    {
        QFETCH(QString, format);
        checkRefused(puzzle(), format.toStdString());
    }

    void neighbouringAreasDifferInColour()
    {
        for (const PresetInfo& preset : puzzle().info().presets) {
            const ProblemPtr problem = puzzle().presetProblem(preset);
            const auto& board = static_cast<const SuguruProblem&>(*problem);
            const auto colours = suguru::areaColours(board, suguru::Layout(board).areaCells.size());
            for (Variable cell = 0; cell + 1 < board.cellCount(); ++cell)
                if ((cell + 1) % board.width != 0 && board.areas[cell] != board.areas[cell + 1])
                    QVERIFY(colours[board.areas[cell]] != colours[board.areas[cell + 1]]);
        }
    }

    void drawing()
    {
        QCOMPARE(puzzle().draw(*readOrFail("1 0\n0 2\n\n1 1\n2 2\n"), nullptr),
                 std::string("+---+---+\n| 1   . |\n+---+---+\n| .   2 |\n+---+---+\n"));
    }

    void largePicturesHaveABoundedNumberOfShapes()
    {
        const ProblemPtr problem = *puzzle().create({{"size", "100x100"}});
        const Picture picture = puzzle().picture(*problem, {});
        QVERIFY(!picture.shapes().empty());
        QVERIFY(picture.shapes().size() < 5 * 100 * 100);
    }

    void generating_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("largestArea");
        QTest::addRow("1x1") << 1 << 1 << 4;
        QTest::addRow("7x1") << 7 << 1 << 5;
        QTest::addRow("4x4") << 4 << 4 << 4;
        QTest::addRow("9x6") << 9 << 6 << 6;
        QTest::addRow("20x20") << 20 << 20 << 5;
    }

    // Generated boards are sound, have one solution by a strategy the generator does not use, and
    // follow from the seed.
    void generating()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, largestArea);
        std::set<std::string> texts;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const suguru::GeneratorOptions options{static_cast<std::uint32_t>(width),
                                                   static_cast<std::uint32_t>(height), seed,
                                                   static_cast<std::uint32_t>(largestArea)};
            Control control;
            const auto problem = suguru::generate(options, control);
            QVERIFY(problem);
            QVERIFY(puzzle().faults(*problem).empty());
            QVERIFY(suguru::Layout(*problem).largestArea <= options.largestArea);
            const Found found = search(*problem, width == 20 ? "propagation" : "dancing-links");
            QCOMPARE(found.outcome.ending, Ending::Exhausted);
            QCOMPARE(found.solutions.size(), std::size_t{1});
            QVERIFY(puzzle().verify(*problem, found.solutions.front()).empty());
            const auto again = suguru::generate(options, control);
            QCOMPARE(again->givens, problem->givens);
            QCOMPARE(again->areas, problem->areas);
            texts.insert(puzzle().write(*problem, puzzle().info().formats.front().id));
        }
        QVERIFY(width * height == 1 || texts.size() > 1);
    }

    void generatingSizes_data()
    {
        QTest::addColumn<QByteArray>("size");
        QTest::addColumn<QByteArray>("difficulty");
        for (const char* const size : {"1x1", "2x1", "1x3", "1x9", "2x2", "2x9", "9x2", "3x5"})
            QTest::addRow("%s", size) << QByteArray(size) << QByteArray();
        for (const char* const difficulty : {"easy", "medium", "hard"}) {
            QTest::addRow("6x6, %s", difficulty) << QByteArray("6x6") << QByteArray(difficulty);
            QTest::addRow("9x7, %s", difficulty) << QByteArray("9x7") << QByteArray(difficulty);
        }
    }

    // Through the registry: size and difficulty are as asked for, over many seeds.
    void generatingSizes()
    {
        QFETCH(QByteArray, size);
        QFETCH(QByteArray, difficulty);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Control control;
            const auto made = puzzle().generate({.parameters = {{"size", size.toStdString()}},
                                                 .seed = seed,
                                                 .difficulty = difficulty.toStdString()},
                                                control);
            QVERIFY(made && *made != nullptr);
            const auto& board = static_cast<const suguru::SuguruProblem&>(**made);
            QCOMPARE(QByteArray::number(board.width) + 'x' + QByteArray::number(board.height),
                     size);
            QVERIFY(suguru::Layout(board).largestArea <= 5);
            QVERIFY(puzzle().faults(board).empty());
            QCOMPARE(search(board, "dancing-links").solutions.size(), std::size_t{1});
            const auto rating = puzzle().rate(board, control);
            if (!difficulty.isEmpty())
                QCOMPARE(puzzle().info().difficulties[rating->difficulty].id,
                         difficulty.toStdString());
        }
    }

    void generatingImpossible()
    {
        Control control;
        const auto made =
            puzzle().generate({.parameters = {{"size", "1x1"}}, .difficulty = "hard"}, control);
        QVERIFY(!made && english(made.error()).find("1 x 1") != std::string::npos);
    }

    // A seed's version says which techniques there are. None has version 0, and each has the
    // newest.
    void versionsOfTechniques()
    {
        QCOMPARE(puzzle().info().generator->version, suguru::generatorVersion());
        for (const suguru::Technique& technique : suguru::techniques()) {
            QVERIFY2(technique.since <= suguru::generatorVersion(), technique.name.text);
            QVERIFY2(technique.since != 2, "version 2 has made boards without it");
        }
        Control control;
        const ProblemPtr problem = presetOf("easy-8x8");
        const auto& board = static_cast<const SuguruProblem&>(*problem);
        const Rating without = suguru::ratingOf(board, control, 0);
        QVERIFY(!without.solved && without.techniques.empty());
        const Rating with = suguru::ratingOf(board, control, suguru::generatorVersion());
        QVERIFY(with.solved);
        QCOMPARE(with.score, suguru::ratingOf(board, control).score);
    }

    void generatingCanBeCancelled()
    {
        for (const std::uint64_t poll : {1U, 5U, 20U}) {
            Control control;
            control.cancelAtPoll(poll);
            QVERIFY(!suguru::generate({.width = 8, .height = 8}, control));
        }
    }

    void rated_data()
    {
        QTest::addColumn<QString>("presetId");
        QTest::addColumn<QString>("difficulty");
        QTest::newRow("document") << "6x6"
                                  << "easy";
        QTest::newRow("easy") << "easy-8x8"
                              << "easy";
        QTest::newRow("hard") << "hard-8x8"
                              << "hard";
    }

    void rated()
    {
        QFETCH(QString, presetId);
        QFETCH(QString, difficulty);
        Control control;
        const auto preset = puzzle().presetProblem(*puzzle().preset(presetId.toStdString()));
        const auto rating = puzzle().rate(*preset, control);
        QVERIFY(rating.has_value());
        QCOMPARE(puzzle().info().difficulties[rating->difficulty].id, difficulty.toStdString());
        QCOMPARE(rating->solved, difficulty != "hard");
        QVERIFY(!rating->techniques.empty() && rating->score > 0);
    }
};

QTEST_GUILESS_MAIN(TestSuguruBoards)
#include "tst_core_suguruboards.moc"
