// Many runs and growth: tables, curves and fits, on figures made by hand.

#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/study/growth.h"
#include "core/study/racecurve.h"
#include "core/study/runs.h"
#include "core/text/csv.h"

using namespace clew;

namespace {

RunRow row(std::string instance, std::string strategy, double seconds,
           std::string ending = "solved")
{
    RunRow made{"sudoku", std::move(instance), std::move(strategy), std::move(ending)};
    made.seconds = seconds;
    return made;
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
        const std::vector<RunRow> rows{
            row("a,b \"c\".txt", "logic", 0.25), row("=danger.txt", "logic", 1e-6, "stopped"),
            row("'quoted'", "logic", 1), row("ending", "logic", 1, "so,lved \"maybe\"")};
        std::string text = runsHeading();
        for (const RunRow& one : rows)
            text += runsLine(one);
        QVERIFY(isRunsTable(text));
        const auto read = readRuns(text);
        QVERIFY(read.has_value());
        QVERIFY(*read == rows);
        QVERIFY(readRuns(runsHeading() + runsHeading() + runsLine(rows[0]))->size() == 1);
    }

    void brokenTables_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("few fields") << QByteArray("sudoku,a,logic,solved");
        QTest::newRow("no number") << QByteArray("sudoku,a,logic,solved,,fast,1,1,1,1,1,1");
        QTest::newRow("part beyond") << QByteArray("sudoku,a,logic,solved,,1,1,1,1,1,3,2");
        QTest::newRow("open quote") << QByteArray("sudoku,\"a,logic,solved,,1,1,1,1,1,1,1");
    }
    void brokenTables()
    {
        QFETCH(QByteArray, line);
        const auto read = readRuns(runsHeading() + line.toStdString() + "\n");
        QVERIFY(!read && read.error().line == 2);
    }

    void merging()
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
        for (const char* const id : {"queens", "sudoku", "nonogram", "suguru", "knight", "graphs"})
            QVERIFY2(growthParameter(*findPuzzle(id)) != nullptr, id);
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
