// Many runs and growth: tables, curves and fits, on figures made by hand.

#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/study/growth.h"
#include "core/study/growthfit.h"
#include "core/study/racecurve.h"
#include "core/study/runs.h"
#include "core/text/csv.h"
#include "core/text/english.h"

using namespace clew;

namespace {

RunRow row(std::string instance, std::string strategy, double seconds,
           std::string ending = "solved")
{
    RunRow made{"sudoku", std::move(instance), std::move(strategy), std::move(ending)};
    made.seconds = seconds;
    return made;
}

// As one of that many runs, in parts.
void place(RunRow& row, std::uint64_t run, std::uint64_t runs, std::uint64_t parts = 1)
{
    row.run = run;
    row.parts = parts;
    row.part = (run - 1) % parts + 1;
    row.made = {.runs = runs, .seconds = 0.5, .digest = std::string(16, 'a')};
}

GrowthPoint point(double size, std::uint64_t nodes, double seconds,
                  Ending ending = Ending::Exhausted)
{
    GrowthPoint made{size};
    made.time.outcome.ending = ending;
    made.time.outcome.counters.nodes = nodes;
    made.time.seconds = seconds;
    return made;
}

bool isOfSize(const ParameterInfo& parameter)
{
    return parameter.id == "size" || parameter.id == "boxes";
}

} // namespace

class TestRuns : public QObject
{
    Q_OBJECT

private slots:
    void csvFields_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("field");
        QTest::newRow("plain") << QByteArray("R4C7") << QByteArray("R4C7");
        QTest::newRow("comma") << QByteArray("a,b") << QByteArray("\"a,b\"");
        QTest::newRow("quote") << QByteArray("say \"x\"") << QByteArray("\"say \"\"x\"\"\"");
        QTest::newRow("line") << QByteArray("a\nb") << QByteArray("\"a\nb\"");
        for (const char* const text :
             {"=1+1", "+1", "-1", "@sum", "=cmd|' /C calc'!A0", " =1", "\t=1", "'quoted'"})
            QTest::newRow(text) << QByteArray(text) << '\'' + QByteArray(text);
        QTest::newRow("formula with commas") << QByteArray("=a,b") << QByteArray("\"'=a,b\"");
        QTest::newRow("empty") << QByteArray("") << QByteArray("");
    }
    void csvFields()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, field);
        QCOMPARE(QByteArray::fromStdString(csvField(text.toStdString())), field);
        if (!field.startsWith('"'))
            QCOMPARE(plainCsvField(field.toStdString()), text.toStdString());
    }

    void tableIsReadBack()
    {
        std::vector<RunRow> rows{row("a,b \"c\".txt", "logic", 0.25),
                                 row("=danger.txt", "logic", 1e-6, "stopped"),
                                 row("'quoted'", "logic", 1), row("ending", "logic", 1, "refused")};
        rows[1].reason = "time-limit";
        rows[3].reason = "so, \"maybe\" not";
        const std::string old = runsTable(rows); // as earlier versions wrote it
        QVERIFY(isRunsTable(old) && old.find("digest") == old.npos);
        QCOMPARE(runsTable(readRuns(old).value()), old);
        for (std::size_t i = 0; i < rows.size(); ++i)
            place(rows[i], i + 1, rows.size());
        const std::string text = runsTable(rows);
        QVERIFY(isRunsTable(text));
        const auto read = readRuns(text);
        QVERIFY(read.has_value() && read->size() == rows.size());
        QCOMPARE(runsTable(*read), text);
        QVERIFY(read->at(3).reason == rows[3].reason && read->at(0).instance == rows[0].instance);
        QVERIFY(read->at(2).made == rows[2].made);
        QVERIFY(readRuns(runsHeading() + runsHeading() + runsLine(rows[0]))->size() == 1);
    }

    // Names of files are bytes; a table is text.
    void namesOfFiles()
    {
        QCOMPARE(QByteArray::fromStdString(runsLine(row("b\xff"
                                                        "d\n.txt",
                                                        "logic", 1)))
                     .left(23),
                 QByteArray("sudoku,b\xEF\xBF\xBD"
                            "d\xEF\xBF\xBD.txt,log"));
    }

    void brokenTables_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("column"); // 0: all of it
        const QByteArray made = ",1,9,1,0.5,0,0123456789abcdef,0";
        QTest::newRow("few fields") << QByteArray("sudoku,a,logic,solved") << 0;
        QTest::newRow("cut") << QByteArray("sudoku,a,logic,solved,,1,1,1,1,1,1,1") << 0;
        QTest::newRow("open quote")
            << QByteArray("sudoku,\"a,logic,solved,,1,1,1,1,1,1,1") + made << 0;
        QTest::newRow("no number")
            << QByteArray("sudoku,a,logic,solved,,fast,1,1,1,1,1,1") + made << 24;
        QTest::newRow("part beyond")
            << QByteArray("sudoku,a,logic,solved,,1,1,1,1,1,3,2") + made << 36;
        QTest::newRow("ending") << QByteArray("sudoku,\"ä,b\",logic,exploded,,1,1,1,1,1,1,1") + made
                                << 20;
        QTest::newRow("reason") << QByteArray("sudoku,a,logic,solved,-5,1,1,1,1,1,1,1") + made
                                << 23;
        QTest::newRow("no reason")
            << QByteArray("sudoku,a,logic,stopped,,1,1,1,1,1,1,1") + made << 24;
        QTest::newRow("endless") << QByteArray("sudoku,a,logic,solved,,inf,1,1,1,1,1,1") + made
                                 << 24;
        QTest::newRow("of another part")
            << QByteArray("sudoku,a,logic,solved,,1,1,1,1,1,2,2") + made << 38;
        QTest::newRow("beyond the runs")
            << QByteArray("sudoku,a,logic,solved,,1,1,1,1,1,1,1,8,7,1,0.5,0,0123456789abcdef,0")
            << 40;
        QTest::newRow("digest") << QByteArray(
                                       "sudoku,a,logic,solved,,1,1,1,1,1,1,1,1,9,1,0.5,0,0123,0")
                                << 50;
    }
    void brokenTables()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, column);
        const auto read = readRuns(runsHeading() + line.toStdString() + "\n");
        QVERIFY(!read && read.error().line == 2);
        QCOMPARE(read.error().column, column);
    }

    // What could be is not what was.
    void changedRows_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("seconds") << QByteArray("0.250000000") << QByteArray("0.150000000");
        QTest::newRow("ending") << QByteArray("solved") << QByteArray("exhausted");
        QTest::newRow("nodes") << QByteArray(",17,") << QByteArray(",16,");
        QTest::newRow("instance") << QByteArray("a.txt") << QByteArray("b.txt");
        QTest::newRow("seed") << QByteArray(",1,0.5,0,") << QByteArray(",2,0.5,0,");
    }
    void changedRows()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        RunRow one = row("a.txt", "logic", 0.25);
        one.nodes = 17;
        place(one, 1, 1);
        const QByteArray line = QByteArray::fromStdString(runsLine(one));
        const auto readLine = [](const QByteArray& text) {
            return readRuns(runsHeading() + text.toStdString());
        };
        QVERIFY(readLine(line).has_value());
        QVERIFY(readLine(QByteArray(line).replace("a.txt", "\"a.txt\"")).has_value()); // the same
        QByteArray changed = line;
        changed.replace(from, to);
        QVERIFY(changed != line);
        const auto read = readLine(changed);
        QVERIFY(!read && read.error().line == 2);
        QVERIFY2(english(read.error()).find("changed") != std::string::npos,
                 english(read.error()).c_str());
        // Earlier versions wrote no checksum.
        const auto without = [](std::string text) {
            for (std::size_t end = text.find('\n'); end != std::string::npos;
                 end = text.find('\n', end + 1)) {
                const std::size_t comma = text.rfind(',', end);
                text.erase(comma, end - comma);
                end = comma;
            }
            return text;
        };
        const auto earlier = readRuns(without(runsHeading() + changed.toStdString()));
        QVERIFY(earlier.has_value() && earlier->size() == 1);
    }

    // Tables of earlier versions say only of how many parts they are.
    void mergingOldParts()
    {
        RunRow first = row("a", "x", 1);
        first.parts = 2;
        RunRow second = row("b", "x", 1);
        second.part = second.parts = 2;
        QVERIFY(!mergedRuns({first}));
        QVERIFY(!mergedRuns({}));
        QVERIFY(!mergedRuns({first, first, second}));
        QVERIFY(!mergedRuns({first, second, row("c", "x", 1)})); // of one part
        const auto merged = mergedRuns({second, first});
        QVERIFY(merged && merged->size() == 2 && merged->front().instance == "a");
        QCOMPARE(merged->front().parts, std::uint64_t{1});
    }

    void merging_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("said"); // empty: nothing
        QTest::newRow("whole") << ""
                               << "";
        QTest::newRow("row missing") << "row"
                                     << "one.csv: of the 3 runs of part 1/2 only 2 are there";
        QTest::newRow("part missing") << "part"
                                      << "parts missing of 2: 2; the others are in one.csv";
        QTest::newRow("twice") << "twice"
                               << "r1 by logic occurs twice: in one.csv:1 and in one.csv:1";
        QTest::newRow("other limit")
            << "limit"
            << "one.csv:1 was made with --seed 1 --time 0.5, but two.csv:2 with --seed 1 --time 2";
        QTest::newRow("other instances") << "digest"
                                         << "one.csv:1 and two.csv:2 do not belong";
        QTest::newRow("other parts") << "parts"
                                     << "one.csv:1 is of 2 parts, two.csv:2 of 4";
        QTest::newRow("old") << "old"
                             << "two.csv:2 was made by an earlier version";
    }
    void merging()
    {
        QFETCH(QString, change);
        QFETCH(QString, said);
        std::vector<RunRow> rows;
        for (std::uint64_t run = 1; run <= 5; ++run) {
            RunRow one = row("r" + std::to_string(run), "logic", 1);
            place(one, run, 5, 2);
            one.file = one.part == 1 ? "one.csv" : "two.csv";
            one.line = static_cast<int>(run);
            rows.push_back(one);
        }
        if (change == "row")
            rows.erase(rows.begin() + 2);
        if (change == "part")
            std::erase_if(rows, [](const RunRow& one) { return one.part == 2; });
        if (change == "twice")
            rows.push_back(rows.front());
        for (RunRow& one : rows)
            if (one.part == 2 && change == "limit")
                one.made.seconds = 2;
            else if (one.part == 2 && change == "digest")
                one.made.digest = std::string(16, 'b');
            else if (one.part == 2 && change == "parts")
                one.parts = 4;
            else if (one.part == 2 && change == "old")
                one.made = {};
        const auto merged = mergedRuns(rows);
        QCOMPARE(merged.has_value(), said.isEmpty());
        if (!merged)
            QVERIFY2(QString::fromStdString(english(merged.error())).startsWith(said),
                     english(merged.error()).c_str());
        else
            QVERIFY(merged->size() == 5 && mergedRuns(*merged).has_value()); // as one part
    }

    // What makes the part that is missing has the puzzle and the strategy that the others had.
    void commandOfMissingPart_data()
    {
        QTest::addColumn<QString>("strategies"); // of the runs in their order
        QTest::addColumn<QString>("words");
        const auto& all = findPuzzle("sudoku")->info().strategies;
        QVERIFY(all.size() > 2); // runs 1 and 3 are of two strategies
        QStringList ids;
        for (const StrategyInfo& strategy : all)
            ids << QString::fromStdString(strategy.id);
        QTest::newRow("all strategies") << ids.join(',') << " sudoku";
        const QStringList same(ids.size(), ids.back());
        QTest::newRow("one strategy") << same.join(',') << " sudoku --strategy " + ids.back();
        QTest::newRow("not of this version") << "a,a,a"
                                             << " sudoku";
    }
    void commandOfMissingPart()
    {
        QFETCH(QString, strategies);
        QFETCH(QString, words);
        std::vector<RunRow> rows;
        const QStringList ids = strategies.split(',');
        for (int i = 0; i < ids.size(); i += 2) { // the second part is missing
            rows.push_back(row("r" + std::to_string(i), ids[i].toStdString(), 1));
            place(rows.back(), static_cast<std::uint64_t>(i) + 1,
                  static_cast<std::uint64_t>(ids.size()), 2);
        }
        const auto merged = mergedRuns(rows);
        QVERIFY(!merged);
        const QString said = QString::fromStdString(english(merged.error()));
        QVERIFY2(
            said.contains("`clew bench --instances FOLDER --part 2/2" + words + " --time 0.5`"),
            qPrintable(said));          // without a seed, which would be refused
        rows.front().puzzle = "queens"; // of a folder with several puzzles
        const QString of = QString::fromStdString(english(mergedRuns(rows).error()));
        QVERIFY2(of.contains("--part 2/2 --seed 1 --time 0.5`"), qPrintable(of));
        for (RunRow& each : rows)
            each.puzzle = "queens"; // one of whose strategies makes random choices
        const QString random = QString::fromStdString(english(mergedRuns(rows).error()));
        QVERIFY2(random.contains("--part 2/2 queens --seed 1 --time 0.5`"), qPrintable(random));
    }

    // More parts than runs: those beyond have none, and none is missing.
    void partsWithoutRuns()
    {
        RunRow one = row("a", "logic", 1);
        place(one, 1, 1, 8);
        QVERIFY(mergedRuns({one}).has_value());
        one.parts = one.made.runs = ~std::uint64_t{0}; // claimed only
        QVERIFY(!mergedRuns({one}));
    }

    void curves()
    {
        const std::vector<RunRow> rows{
            row("a", "x", 2),           row("b", "x", 1), row("c", "x", 9, "stopped"),
            row("a", "y", 1),           row("b", "y", 4), row("c", "y", 8, "exhausted"),
            row("d", "y", 5, "stopped")};
        const auto cactus = cactusOf(rows);
        QVERIFY((cactus.at("x") == std::vector<double>{1, 2}));
        QVERIFY((cactus.at("y") == std::vector<double>{1, 4, 8}));
        const PerformanceProfile profile = performanceOf(rows);
        QCOMPARE(profile.instances, std::size_t{3}); // nobody solved d
        QVERIFY((profile.ratios.at("x") == std::vector<double>{1, 2}));
        QVERIFY((profile.ratios.at("y") == std::vector<double>{1, 1, 4}));
    }

    void fits()
    {
        GrowthCurve curve{0, {point(4, 81, 0.1), point(5, 243, 0.2), point(6, 729, 0.4)}};
        QVERIFY(std::abs(*fittedFactor(curve, GrowthFigure::Nodes) - 3) < 1e-9);
        QVERIFY(std::abs(*fittedFactor(curve, GrowthFigure::Seconds) - 2) < 1e-9);
        curve.points.push_back(point(7, 5, 99, Ending::Stopped)); // says nothing
        QVERIFY(std::abs(*fittedFactor(curve, GrowthFigure::Nodes) - 3) < 1e-9);
        curve.points.resize(2);
        QVERIFY(!fittedFactor(curve, GrowthFigure::Nodes));
        QVERIFY(!fittedPower(curve, GrowthFigure::Nodes));
        const GrowthCurve cube{0, {point(2, 16, 1), point(4, 128, 4), point(8, 1024, 16)}};
        QVERIFY(std::abs(*fittedPower(cube, GrowthFigure::Nodes) - 3) < 1e-9);
        QVERIFY(std::abs(*fittedPower(cube, GrowthFigure::Seconds) - 2) < 1e-9);
    }

    // Sizes of a puzzle with givens are new problems, of others what the parameters make.
    void growth()
    {
        int sized = 0;
        for (const auto& puzzle : puzzles()) {
            const bool has = std::ranges::any_of(puzzle->info().parameters, isOfSize);
            QVERIFY2((growthParameter(*puzzle) != nullptr) == has, puzzle->info().id.c_str());
            sized += has ? 1 : 0;
        }
        QVERIFY(sized >= 6);
        const Puzzle& queens = *findPuzzle("queens");
        const std::array strategies{queens.strategyIndex("backtracking").value()};
        const auto curves = measureGrowth(queens, {"size", {"4", "5", "6"}}, strategies, {});
        QVERIFY(curves && curves->size() == 1 && curves->front().points.size() == 3);
        QCOMPARE(curves->front().points[2].time.outcome.counters.solutions, std::uint64_t{4});
        RaceRules rules;
        rules.limits.nodes = 10;
        const auto stopped = measureGrowth(queens, {"size", {"6", "7", "8"}}, strategies, rules);
        QCOMPARE(stopped->front().points.size(), std::size_t{1}); // no further than the first limit
        QVERIFY(!measureGrowth(queens, {"size", {"x"}}, strategies, {}));
        // Sizes of two numbers lie where their cells are, as one of one number among them.
        const Puzzle& knight = *findPuzzle("knight");
        const std::array found{knight.strategyIndex("backtracking").value()};
        const GrowthSizes sizes{"size", {"3x3", "3x4", "4"}};
        rules.limits.nodes = 1000;
        const auto boards = measureGrowth(knight, sizes, found, rules);
        QVERIFY(boards && boards->front().points.size() > 1);
        QCOMPARE(boards->front().points[0].size, 9.0);
        QCOMPARE(boards->front().points[1].size, 12.0);
        QCOMPARE(boards->front().points[1].value, std::string("3x4"));
        QCOMPARE(sizes.sizeOf("4").value(), 16.0);
        QVERIFY(!sizes.sizeOf("4x"));
        QCOMPARE((GrowthSizes{"size", {"4", "5"}}.sizeOf("4").value()), 4.0);
    }

    // Nobody pays for what is not asked for; what is asked for ends as it was measured.
    void samples()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const ProblemPtr problem = queens.presetProblem(*queens.preset("p90"));
        const std::size_t strategy = queens.strategyIndex("backtracking").value();
        QVERIFY(timeStrategy(queens, strategy, *problem, {}).samples.empty());
        RaceRules rules;
        rules.isSampled = true;
        const RaceTime time = timeStrategy(queens, strategy, *problem, rules);
        QVERIFY(time.samples.size() > 3);
        for (std::size_t i = 1; i < time.samples.size(); ++i) {
            const RaceSample& before = time.samples[i - 1];
            const RaceSample& sample = time.samples[i];
            QVERIFY(sample.seconds >= before.seconds && sample.nodes >= before.nodes &&
                    sample.solutions >= before.solutions);
        }
        QCOMPARE(time.samples.back().seconds, time.seconds);
        QCOMPARE(time.samples.back().nodes, time.outcome.counters.nodes);
        QCOMPARE(time.samples.back().solutions, std::uint64_t{92});
    }

    // The first race of each puzzle: more and more is settled, within the time measured.
    void raceOverTime_data()
    {
        QTest::addColumn<QString>("puzzle");
        for (const auto& puzzle : puzzles())
            if (!puzzle->info().races.empty())
                QTest::newRow(puzzle->info().id.c_str())
                    << QString::fromStdString(puzzle->info().id);
    }
    void raceOverTime()
    {
        QFETCH(QString, puzzle);
        const Puzzle& racing = *findPuzzle(puzzle.toStdString());
        const RaceInfo& race = racing.info().races.front();
        const ProblemPtr problem = racing.presetProblem(*racing.preset(race.preset));
        RaceRules rules;
        rules.limits.solutions = race.solutions;
        rules.limits.nodes = 20'000;
        rules.isSampled = true;
        std::vector<RaceTime> times;
        for (const std::string& id : race.strategies)
            times.push_back(
                timeStrategy(racing, racing.strategyIndex(id).value(), *problem, rules));
        const auto curves = raceCurves(racing, *problem, rules, times);
        QCOMPARE(curves.size(), times.size());
        const std::uint32_t variables = racing.dimensions(*problem).variables;
        for (std::size_t i = 0; i < curves.size(); ++i) {
            QCOMPARE(curves[i].isEmpty(), times[i].refusal.has_value());
            if (curves[i].isEmpty())
                continue;
            const auto& settled = curves[i].settled;
            for (std::size_t k = 1; k < settled.size(); ++k)
                QVERIFY(settled[k].first >= settled[k - 1].first &&
                        settled[k].second > settled[k - 1].second);
            QVERIFY(settled.size() > 1 && settled.back().second <= variables);
            QVERIFY(settled.back().first <= times[i].seconds * (1 + 1e-9));
            QVERIFY(curves[i].samples.back().nodes == times[i].outcome.counters.nodes);
        }
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(raceCurves(racing, *problem, rules, times, nullptr, stop.get_token()).empty());
    }
};

QTEST_GUILESS_MAIN(TestRuns)
#include "tst_core_runs.moc"
