// What strategies say of their growth, held against what they do on small sizes, by counts alone;
// and how figures show it.

#include <QtTest>

#include <cmath>
#include <map>
#include <set>

#include "core/figures/growthfigure.h"
#include "core/puzzle/registry.h"
#include "core/study/growth.h"
#include "core/study/growthfit.h"
#include "tests/recorded.h"

using namespace clew;

namespace {

GrowthPoint point(double size, double nodes)
{
    GrowthPoint made{size};
    made.time.outcome.ending = Ending::Exhausted;
    made.time.outcome.counters.nodes = static_cast<std::uint64_t>(std::llround(nodes));
    made.time.seconds = nodes / 1e6;
    return made;
}

// Of what `work` says, as of a strategy with this theory.
GrowthCurve curveOf(const Growth& theory, const std::vector<double>& sizes,
                    const std::function<double(double)>& work)
{
    GrowthCurve curve{0, {}, theory};
    for (const double size : sizes)
        curve.points.push_back(point(size, work(size)));
    return curve;
}

GrowthSizes sizesOf(const char* parameter, const QString& values)
{
    GrowthSizes sizes{parameter};
    for (const QString& value : values.split(','))
        sizes.values.push_back(value.toStdString());
    return sizes;
}

// What a strategy does on each of these problems, counted in nodes or, where theory speaks of time,
// in the events of its recorded search.
GrowthCurve counted(const Puzzle& puzzle, std::size_t strategy, const GrowthSizes& sizes,
                    const RaceRules& rules)
{
    auto curves = measureGrowth(puzzle, sizes, std::array{strategy}, rules);
    GrowthCurve curve = curves.value().front();
    if (curve.theory.of == Growth::Of::Nodes)
        return curve;
    curve.theory.of = Growth::Of::Nodes; // of what is counted here
    for (GrowthPoint& point : curve.points) {
        Control control(rules.limits);
        const auto problem = growthProblem(puzzle, sizes, point.value, control);
        point.time.outcome.counters.nodes =
            test::record(puzzle, *problem, strategy, rules.limits).trace->size();
    }
    return curve;
}

// Lines of a figure that are thin and dashed, but for that of the legend.
std::vector<Shape> references(const Picture& figure)
{
    std::vector<Shape> lines;
    for (const Shape& shape : figure.shapes())
        if (shape.kind == ShapeKind::Line && shape.dashed && shape.strokeWidth < 0.03F &&
            shape.stroke != Ink::Text)
            lines.push_back(shape);
    return lines;
}

// The middles of the marks of the first curve, those of the legend left out.
std::vector<QPointF> marks(const Picture& figure)
{
    std::vector<QPointF> found;
    for (const Shape& shape : figure.shapes())
        if (shape.kind == ShapeKind::Ellipse && shape.fill == Ink::Guess)
            found.emplace_back(shape.x + shape.width / 2, shape.y + shape.height / 2);
    return found;
}

} // namespace

class TestGrowth : public QObject
{
    Q_OBJECT

private slots:
    // Nobody adds a strategy and forgets it.
    void everyStrategySays()
    {
        for (const auto& puzzle : puzzles())
            for (const StrategyInfo& strategy : puzzle->info().strategies) {
                const std::string name = puzzle->info().id + ' ' + strategy.id;
                QVERIFY2(strategy.growth.isSaid(), name.c_str());
                QVERIFY2(!strategy.growthToFirst || strategy.growthToFirst->isSaid(), name.c_str());
            }
    }

    // Powers that theory names are those of what is counted. Every strategy that names one is here.
    void powers()
    {
        struct Row
        {
            const char* puzzle;
            const char* strategy;
            const char* sizes;
            std::uint64_t solutions;
            double tolerance;
        };
        const std::array rows{
            Row{"queens", "explicit-rule", "20,40,80,160", kUnlimited, 0.03},
            Row{"queens", "min-conflicts", "400,800,1600,3200", kUnlimited, 0.1},
            Row{"knight", "warnsdorff", "5,6,8,10,12,16", 1, 0.03},
            Row{"knight", "divide-and-conquer", "12,16,24,32", kUnlimited, 0.03},
            Row{"knight", "divide-and-conquer", "12x12,12x24,12x48", kUnlimited, 0.03},
        };
        std::set<std::pair<std::string, std::string>> tested;
        for (const Row& row : rows) {
            const Puzzle& puzzle = *findPuzzle(row.puzzle);
            RaceRules rules;
            rules.limits.solutions = row.solutions;
            const GrowthSizes sizes = sizesOf("size", row.sizes);
            const GrowthCurve curve =
                counted(puzzle, *puzzle.strategyIndex(row.strategy), sizes, rules);
            const double x = *theoryPlace(curve.theory, sizes, 2);
            const double expected = *curve.theory.exponent * std::log2(x);
            const double slope = *fittedPower(curve, GrowthFigure::Nodes);
            QVERIFY2(
                std::abs(slope - expected) <= row.tolerance,
                qPrintable(QString("%1: %2, not %3").arg(row.strategy).arg(slope).arg(expected)));
            tested.emplace(row.puzzle, row.strategy);
        }
        const auto isNamed = [](const Growth& growth) {
            return growth.kind == Growth::Kind::Power && growth.exponent;
        };
        for (const auto& puzzle : puzzles())
            for (const StrategyInfo& strategy : puzzle->info().strategies)
                if (growthParameter(*puzzle) != nullptr &&
                    (isNamed(strategy.growth) ||
                     (strategy.growthToFirst && isNamed(*strategy.growthToFirst))))
                    QVERIFY2(tested.contains({puzzle->info().id, strategy.id}),
                             strategy.id.c_str());
    }

    // Those that are more than powers come close to the counts at every size.
    void moreThanPowers_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<double>("factor"); // off at most
        QTest::newRow("N^N") << "generate-and-test" << 1.15;
        QTest::newRow("N!·c^N") << "backtracking" << 1.1;
        QTest::newRow("N!·c^N, safe queens alone") << "bitmask" << 1.2;
    }
    void moreThanPowers()
    {
        QFETCH(QString, strategy);
        QFETCH(double, factor);
        const Puzzle& queens = *findPuzzle("queens");
        const auto index = queens.strategyIndex(strategy.toStdString());
        QVERIFY(index);
        const GrowthSizes sizes = sizesOf("size", "4,5,6,7");
        const auto curves = measureGrowth(queens, sizes, std::array{*index}, {});
        const auto fitted = fittedTheory(curves->front(), sizes);
        QVERIFY(fitted);
        for (const GrowthPoint& point : curves->front().points) {
            const double off = fitted->at(point.size) / valueOf(point, GrowthFigure::Nodes);
            QVERIFY2(off < factor && off > 1 / factor,
                     qPrintable(QString("%1: %2").arg(point.size).arg(off)));
        }
    }

    // What was put into points comes out of them.
    void constants()
    {
        const GrowthSizes sizes = sizesOf("size", "4,5,6,8");
        const auto fitted = [&](const Growth& theory, const std::function<double(double)>& work) {
            return fittedTheory(curveOf(theory, {4, 5, 6, 8}, work), sizes).value();
        };
        const auto isNear = [](double a, double b) { return std::abs(a / b - 1) < 1e-3; };
        const FittedTheory cells =
            fitted(Growth::power(1).inCells(), [](double n) { return 70 * n * n; });
        QVERIFY(!cells.constant() && isNear(cells.at(25), 70 * 25.0));
        QVERIFY(isNear(
            *fitted(Growth::polynomial(), [](double n) { return 10000 * n * n * n; }).constant(),
            3));
        QVERIFY(isNear(*fitted(Growth::exponential().inCells(),
                               [](double n) { return 1e5 * std::pow(1.5, n * n); })
                            .constant(),
                       1.5));
        QVERIFY(isNear(*fitted(Growth::factorial(1),
                               [](double n) { return 1e6 * std::tgamma(n + 1) * std::pow(0.5, n); })
                            .constant(),
                       0.5));
        QVERIFY(isNear(*fitted(Growth::powerOfFactorial(),
                               [](double n) { return 1000 * std::pow(std::tgamma(n + 1), 1.5); })
                            .constant(),
                       1.5));
        const FittedTheory self =
            fitted(Growth::selfPower(), [](double n) { return 10 * std::pow(n, n); });
        QVERIFY(!self.constant() && isNear(self.at(7), 10 * std::pow(7, 7)));
    }

    // Fewer points than it takes, or a place that sizes do not say, are no fit.
    void noFit()
    {
        const auto linear = [](double n) { return 10 * n; };
        const GrowthSizes sizes = sizesOf("size", "4,5,6");
        QVERIFY(!fittedTheory(curveOf(Growth::power(1), {4}, linear), sizes));
        QVERIFY(fittedTheory(curveOf(Growth::power(1), {4, 5}, linear), sizes));
        QVERIFY(!fittedTheory(curveOf(Growth::exponential(), {4, 5}, linear), sizes));
        QVERIFY(fittedTheory(curveOf(Growth::exponential(), {4, 5, 6}, linear), sizes));
        QVERIFY(!fittedTheory(curveOf({}, {4, 5, 6}, linear), sizes));
        GrowthCurve stopped = curveOf(Growth::exponential(), {4, 5, 6}, linear);
        stopped.points.back().time.outcome.ending = Ending::Stopped;
        QVERIFY(!fittedTheory(stopped, sizes));
        const GrowthSizes rectangles = sizesOf("size", "4x4,4x5,4x6");
        const std::vector<double> areas{16, 20, 24};
        QVERIFY(!fittedTheory(curveOf(Growth::exponential(), areas, linear), rectangles));
        QVERIFY(fittedTheory(curveOf(Growth::exponential().inCells(), areas, linear), rectangles));
    }

    // How many cells there are, whatever is counted.
    void cells()
    {
        QCOMPARE(sizesOf("size", "4,5").cellsOf(4), 16.0);
        QCOMPARE(sizesOf("size", "4x5,5").cellsOf(20), 20.0);
        QCOMPARE(sizesOf("boxes", "2,3").cellsOf(3), 81.0);
        QCOMPARE(sizesOf("boxes", "3x2,3").cellsOf(6), 36.0);
    }

    // Which theory holds depends on how many solutions are looked for.
    void someSolutions()
    {
        const Puzzle& knight = *findPuzzle("knight");
        const auto theory = [&](const char* strategy, std::uint64_t solutions) {
            RaceRules rules;
            rules.limits.solutions = solutions;
            rules.limits.nodes = 1;
            const std::array chosen{*knight.strategyIndex(strategy)};
            return measureGrowth(knight, sizesOf("size", "5"), chosen, rules)->front().theory;
        };
        using Holds = Growth::Holds;
        QVERIFY(theory("warnsdorff", kUnlimited).kind == Growth::Kind::Exponential);
        QVERIFY(theory("warnsdorff", 1).kind == Growth::Kind::Power);
        QVERIFY(theory("warnsdorff", 2).holds == Holds::AtWorst);
        QVERIFY(theory("backtracking", kUnlimited).holds == Holds::Always);
        QVERIFY(theory("backtracking", 1).holds == Holds::AtWorst);
        QVERIFY(theory("divide-and-conquer", 1).holds == Holds::Always); // finds no more anyway
    }

    // A theory that fits exactly begins and ends in the middles of the first mark and of the last.
    void dashedLine()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const GrowthSizes sizes = sizesOf("size", "4,5,6,7");
        const auto work = [](double n) { return std::pow(n, n); };
        const GrowthCurve curve = curveOf(Growth::selfPower(), {4, 5, 6, 7}, work);
        const Picture figure = growthFigure(queens, sizes, std::array{curve}, {});
        const std::vector<Shape> lines = references(figure);
        const std::vector<QPointF> middles = marks(figure); // of nodes, of time, of the legend
        QVERIFY(lines.size() > 2);
        QCOMPARE(middles.size(), std::size_t{9});
        const Shape& first = lines.front();
        const Shape& last = lines.back();
        const auto isAt = [](const QPointF& place, double x, double y) {
            return std::hypot(place.x() - x, place.y() - y) < 0.01;
        };
        QVERIFY(isAt(middles[0], first.x, first.y));
        QVERIFY(isAt(middles[3], last.x + last.width, last.y + last.height));
        for (std::size_t i = 1; i < lines.size(); ++i) // without a gap
            QVERIFY(std::abs(lines[i].x - lines[i - 1].x - lines[i - 1].width) < 1e-4);
        // A power is straight where both axes are logarithmic, as they are of sizes far apart.
        const GrowthCurve square =
            curveOf(Growth::power(2), {4, 16, 64, 256}, [](double n) { return n * n; });
        const auto slopes = references(growthFigure(queens, sizes, std::array{square}, {}));
        QVERIFY(slopes.size() > 2);
        for (const Shape& line : slopes)
            QVERIFY(std::abs(line.height / line.width - slopes[0].height / slopes[0].width) < 1e-3);
        const GrowthCurve one = curveOf(Growth::selfPower(), {4}, work);
        QVERIFY(references(growthFigure(queens, sizes, std::array{one}, {})).empty());
        // What is of time is drawn over time.
        const GrowthCurve timed = curveOf(Growth::power(2).ofTime(), {4, 5, 6}, work);
        const auto ofTime = references(growthFigure(queens, sizes, std::array{timed}, {}));
        QVERIFY(!ofTime.empty() && ofTime[0].x > kFigureWidth / 2);
    }
};

QTEST_GUILESS_MAIN(TestGrowth)
#include "tst_core_growth.moc"
