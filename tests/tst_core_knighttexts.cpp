// Knight's tours as they are read, written, explained and drawn.

#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/knight/knight.h"
#include "tests/knightproblems.h"

using namespace clew;
using namespace clew::test;
using namespace clew::test::tours;
using knight::KnightProblem;

class TestKnightTexts : public QObject
{
    Q_OBJECT

private slots:
    void text_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addRow("open") << ".....\n.....\n.....\n";
        QTest::addRow("closed") << "closed\n......\n.#..#.\n......\n";
        QTest::addRow("start") << ".#.\n..S\n";
        QTest::addRow("one square") << "S\n";
    }

    void text()
    {
        QFETCH(QString, text);
        const auto problem = puzzle().read(text.toStdString(), "board", {});
        QVERIFY(problem.has_value());
        QCOMPARE(QString::fromStdString(puzzle().write(**problem, "board")), text);
    }

    void badText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addRow("empty") << ""
                               << "no board" << 1 << 1;
        QTest::addRow("letter") << "...\n.x.\n"
                                << "not 'x'" << 2 << 2;
        QTest::addRow("ragged") << "closed\n...\n..\n"
                                << "has 2 squares, the first one 3" << 3 << 1;
        QTest::addRow("two starts") << "S..\n..S\n"
                                    << "one start" << 2 << 3;
        QTest::addRow("after closed") << "closed tour\n...\n"
                                      << "nothing after" << 1 << 8;
        QTest::addRow("too wide") << QString(2001, '.') << "at most 2000 columns" << 1 << 2001;
        QTest::addRow("too high") << QString(".\n").repeated(2001) << "at most 2000 rows" << 2001
                                  << 1;
    }

    void badText() { checkRefused(puzzle(), "", Said::Anywhere); }

    void badParameters_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("value");
        QTest::addRow("size") << "size"
                              << "5y6";
        QTest::addRow("size 0") << "size"
                                << "0";
        QTest::addRow("too large") << "size"
                                   << "2001";
        QTest::addRow("from") << "from"
                              << "f1";
        QTest::addRow("from rank") << "from"
                                   << "a0";
        QTest::addRow("from upper") << "from"
                                    << "A1";
        QTest::addRow("from more") << "from"
                                   << "a1b";
        QTest::addRow("blocked") << "blocked"
                                 << "a1 z9";
    }

    void badParameters()
    {
        QFETCH(QString, id);
        QFETCH(QString, value);
        QVERIFY(!puzzle().create({{id.toStdString(), value.toStdString()}}).has_value());
    }

    void squareNames()
    {
        const auto large = problemOf("800x30");
        const auto& problem = static_cast<const KnightProblem&>(*large);
        for (const auto& [square, name] :
             std::vector<std::pair<Value, std::string>>{{0, "a30"},
                                                        {25, "z30"},
                                                        {26, "aa30"},
                                                        {701, "zz30"},
                                                        {702, "aaa30"},
                                                        {800 * 29, "a1"}}) {
            QCOMPARE(knight::squareName(problem, square), name);
            QVERIFY(knight::squareNamed(problem, name) == square);
        }
        QVERIFY(!knight::squareNamed(problem, "zzz1"));
    }

    void writtenTours()
    {
        const auto problem = problemOf("3x4", false, "a1");
        const std::vector<Solution> tours = run(*problem, "backtracking").solutions;
        QCOMPARE(tours.size(), std::size_t{2});
        QCOMPARE(puzzle().writeSolutions(*problem, std::span(tours).first(1), 0, "squares"),
                 std::string("a1 b3 c1 a2 b4 c2 a3 b1 c3 a4 b2 c4\n"));
        QCOMPARE(puzzle().writeSolutions(*problem, std::span(tours).first(1), 1, "numbers"),
                 std::string("\n10  5 12\n 7  2  9\n 4 11  6\n 1  8  3\n"));
    }

    void presetsAreSound()
    {
        for (const PresetInfo& preset : puzzle().info().presets) {
            const ProblemPtr problem = puzzle().presetProblem(preset);
            QVERIFY2(puzzle().faults(*problem).empty(), preset.id.c_str());
            const Picture picture = puzzle().picture(*problem, {});
            QVERIFY(!picture.shapes().empty());
            Limits one;
            one.solutions = 1;
            const std::size_t tours = run(*problem, "warnsdorff", one).solutions.size();
            QCOMPARE(tours, std::size_t{preset.id == "4x4" ? 0U : 1U});
        }
    }

    void explainedTour()
    {
        Control control;
        const auto tour =
            puzzle().explainSolution(*problemOf("5", false, "a1"), {.allSteps = true}, control);
        QCOMPARE(tour.steps.size(), std::size_t{25});
        // Moves without a choice come together.
        const auto folded = puzzle().explainSolution(*problemOf("5", false, "a1"), {}, control);
        QVERIFY(folded.steps.size() < tour.steps.size());
        std::size_t squares = 0;
        for (const Sentence& step : folded.steps)
            squares += step.effects.size();
        QCOMPARE(squares, std::size_t{25});
        QVERIFY(tour.end.empty());
        const auto none = puzzle().explainSolution(*problemOf("4"), {}, control);
        QVERIFY(!none.end.empty() || !none.steps.empty());
        QCOMPARE(none.outcome.ending, Ending::Exhausted);
        QCOMPARE(none.outcome.counters.solutions, std::uint64_t{0});
    }

    void pictureOfAHugeBoardIsQuick()
    {
        const auto problem = problemOf("2000", true);
        Limits limits;
        limits.solutions = 1;
        const Found found = run(*problem, "divide-and-conquer", limits);
        QCOMPARE(found.solutions.size(), std::size_t{1});
        View view;
        view.solution = &found.solutions.front();
        const Picture picture = puzzle().picture(*problem, view);
        QVERIFY(picture.shapes().size() < 100'000);
        QVERIFY(picture.part().has_value());
    }

    // What is looked at of a large board has every square and every move number.
    void partOfALargeBoardIsDrawnInDetail()
    {
        const auto problem = problemOf("300", true);
        Limits limits;
        limits.solutions = 1;
        const Found found = run(*problem, "divide-and-conquer", limits);
        View view;
        view.solution = &found.solutions.front();
        view.coordinates = false;
        view.looked = Area{100, 50, 20, 10};
        const Picture picture = puzzle().picture(*problem, view);
        QVERIFY(picture.part()->x == 100 && picture.part()->width == 20);
        std::size_t numbers = 0;
        for (const Shape& shape : picture.shapes()) {
            if (shape.kind != ShapeKind::Text)
                continue;
            ++numbers;
            const auto square = static_cast<Value>(shape.x) + 300 * static_cast<Value>(shape.y);
            QCOMPARE(found.solutions.front().at(std::stoul(shape.text) - 1), square);
        }
        QCOMPARE(numbers, std::size_t{21 * 11});
        view.looked.reset();
        const Picture whole = puzzle().picture(*problem, view);
        QVERIFY(std::ranges::none_of(whole.shapes(), [](const Shape& shape) {
            return shape.kind == ShapeKind::Text || shape.fill == Ink::CellDark;
        }));
    }
};

QTEST_GUILESS_MAIN(TestKnightTexts)
#include "tst_core_knighttexts.moc"
