#include "core/figures/growthfigure.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/figures/caption.h"
#include "core/figures/chart.h"
#include "core/study/growthfit.h"
#include "core/text/counted.h"

namespace clew {

namespace {

constexpr double kChartHeight = 8;
constexpr double kWide = 16;      // sizes that differ by such a factor are on a logarithmic axis
constexpr int kTheoryPieces = 24; // of a theory's line

// A slope: what is nothing but rounding is 0.
Sentence slopeText(double slope)
{
    return std::abs(slope) < 0.005 ? verbatim("0") : shortNumber(slope);
}

// ---- what the caption says

// The counts at each size, then how they grow.
std::string fitText(const GrowthCurve& curve, const std::string& name, const FigureWords& say)
{
    using enum GrowthFigure;
    std::string counts;
    for (const GrowthPoint& point : curve.points)
        counts += (counts.empty() ? "" : " · ") + std::string(point.isWhole() ? "" : "> ") +
                  say(counted(point.time.outcome.counters.nodes));
    std::string text = say({phrase("Figure", "%1: nodes: %2."), {name, counts}}) + ' ';
    const auto factor = fittedFactor(curve, Seconds);
    const auto power = fittedPower(curve, Seconds);
    if (!factor || !power)
        return text + say(phrase("Figure", "Too few sizes for a fit."));
    const bool areAllThere = std::ranges::all_of(curve.points, [](const GrowthPoint& point) {
        return !point.isWhole() || valueOf(point, Nodes) > 0;
    });
    const auto nodeFactor = areAllThere ? fittedFactor(curve, Nodes) : std::nullopt;
    const auto nodePower = fittedPower(curve, Nodes);
    if (nodeFactor && nodePower)
        return text + say({phrase("Figure", "Nodes ×%1, time ×%2 for each further unit; log-log "
                                            "slope of nodes %3, of time %4."),
                           {shortNumber(*nodeFactor), shortNumber(*factor), slopeText(*nodePower),
                            slopeText(*power)}});
    return text + say({phrase("Figure", "Time ×%1 for each further unit; log-log slope of time "
                                        "%2."),
                       {shortNumber(*factor), slopeText(*power)}});
}

// The power of the size that a theory's x is: the cells of a square board are N^2.
double placePower(const Growth& theory, const GrowthSizes& sizes)
{
    return std::log2(theoryPlace(theory, sizes, 2).value_or(2));
}

std::string powerText(const std::string& base, double power, const FigureWords& say)
{
    return power == 1 ? base : base + '^' + say(shortNumber(power));
}

// With N for the size, and c and p for what is open.
std::string formula(const Growth& theory, const GrowthSizes& sizes, const FigureWords& say)
{
    const double power = placePower(theory, sizes);
    const std::string place = powerText("N", power, say);
    const std::string within = power == 1 ? place : '(' + place + ')';
    switch (theory.kind) {
    case Growth::Kind::Power:
        return theory.exponent ? powerText("N", *theory.exponent * power, say) : within + "^p";
    case Growth::Kind::Exponential:
        return "c^" + within;
    case Growth::Kind::Factorial:
        return theory.exponent ? powerText(within + '!', *theory.exponent, say) + "·c^" + within
                               : within + "!^p";
    case Growth::Kind::SelfPower:
        return within + '^' + within;
    case Growth::Kind::Unsaid:
        break;
    }
    return {};
}

Sentence holding(const Growth& theory, Sentence said)
{
    switch (theory.holds) {
    case Growth::Holds::AtWorst:
        return {phrase("Figure", "%1 at worst"), {std::move(said)}};
    case Growth::Holds::AtBest:
        return {phrase("Figure", "%1 at best"), {std::move(said)}};
    case Growth::Holds::Always:
        break;
    }
    return said;
}

// Empty where nothing is known of such sizes.
std::string theoryText(const GrowthCurve& curve, const GrowthSizes& sizes, const FigureWords& say)
{
    const Growth& theory = curve.theory;
    if (!theory.isSaid() || !theoryPlace(theory, sizes, 1))
        return {};
    const auto fitted = fittedTheory(curve, sizes);
    const auto constant = fitted ? fitted->constant() : std::nullopt;
    Sentence said = holding(theory, verbatim(formula(theory, sizes, say)));
    if (theory.kind == Growth::Kind::Power && theory.exponent)
        said = {phrase("Figure", "%1, slope %2"),
                {std::move(said), slopeText(*theory.exponent * placePower(theory, sizes))}};
    else if (constant)
        said = {phrase("Figure", "%1, fitted %2 = %3"),
                {std::move(said), theory.isPowerOpen() ? "p" : "c", slopeText(*constant)}};
    return say({figureOf(theory) == GrowthFigure::Nodes ? phrase("Figure", "Theory of nodes: %1.")
                                                        : phrase("Figure", "Theory of time: %1."),
                {std::move(said)}});
}

std::vector<std::string> captionOf(const Puzzle& puzzle, const GrowthSizes& sizes,
                                   std::span<const GrowthCurve> curves, const FigureWords& say)
{
    std::string values;
    for (const std::string& value : sizes.values)
        values += (values.empty() ? "" : ", ") + value;
    const ParameterInfo* const parameter = growthParameter(puzzle);
    std::vector<std::string> lines{
        say(puzzle.info().title) + " · " +
        say({phrase("Figure", "%1: %2"),
             {parameter != nullptr ? say(parameter->title) : sizes.parameter, values}})};
    bool hasTheory = false;
    for (const GrowthCurve& curve : curves) {
        std::string line = fitText(curve, say(puzzle.info().strategies[curve.strategy].title), say);
        const std::string theory = theoryText(curve, sizes, say);
        if (!theory.empty())
            line += ' ' + theory;
        hasTheory = hasTheory || !theory.empty();
        if (!curve.points.empty() && !curve.points.back().isWhole())
            line += ' ' + say({phrase("Figure", "Stopped at %1."), {curve.points.back().value}});
        lines.push_back(std::move(line));
    }
    if (hasTheory)
        lines.push_back(say(phrase("Figure", "In theories, which dashed lines show, N is the size; "
                                             "c and p are fitted.")));
    return lines;
}

// ---- what the charts show

struct GrowthCharts
{
    std::vector<ChartSeries> nodes = {};
    std::vector<ChartSeries> seconds = {};
    double least = 0; ///< of the sizes searched to the end; 0: there is none
    double most = 0;

    GrowthCharts(const Puzzle& puzzle, const GrowthSizes& sizes,
                 std::span<const GrowthCurve> curves, const FigureWords& say)
    {
        for (const GrowthCurve& curve : curves) {
            nodes.push_back({say(puzzle.info().strategies[curve.strategy].title)});
            seconds.push_back(nodes.back());
            addPoints(curve);
        }
        for (std::size_t i = 0; i < curves.size(); ++i)
            addTheory(i, curves[i], sizes);
    }

    [[nodiscard]] bool isWide() const { return most >= kWide * least; }

private:
    void addPoints(const GrowthCurve& curve)
    {
        using enum GrowthFigure;
        for (const GrowthPoint& point : curve.points) {
            if (!point.isWhole())
                continue;
            if (valueOf(point, Nodes) > 0)
                nodes.back().points.emplace_back(point.size, valueOf(point, Nodes));
            seconds.back().points.emplace_back(point.size, valueOf(point, Seconds));
            least = least > 0 ? std::min(least, point.size) : point.size;
            most = std::max(most, point.size);
        }
        std::ranges::sort(nodes.back().points); // as asked for, a line might run back
        std::ranges::sort(seconds.back().points);
    }

    // From the first point to the last.
    void addTheory(std::size_t i, const GrowthCurve& curve, const GrowthSizes& sizes)
    {
        const auto fitted = fittedTheory(curve, sizes);
        if (!fitted)
            return;
        ChartSeries& series = (figureOf(curve.theory) == GrowthFigure::Nodes ? nodes : seconds)[i];
        const double first = series.points.front().first;
        const double last = series.points.back().first;
        for (int piece = 0; piece <= kTheoryPieces; ++piece) {
            const double share = static_cast<double>(piece) / kTheoryPieces;
            const double size = piece == kTheoryPieces ? last
                                : isWide()             ? first * std::pow(last / first, share)
                                                       : first + share * (last - first);
            series.reference.emplace_back(size,
                                          fitted->at(*theoryPlace(curve.theory, sizes, size)));
        }
    }
};

ChartAxis sizeAxis(const Puzzle& puzzle, const GrowthSizes& sizes, const GrowthCharts& charts,
                   const FigureWords& say)
{
    const ParameterInfo* const parameter = growthParameter(puzzle);
    ChartAxis axis{parameter != nullptr ? say(parameter->title) : sizes.parameter};
    axis.isWhole = true;
    if (sizes.areRectangles())
        axis.title = say({phrase("Figure", "%1: width × height"), {axis.title}});
    if (charts.least > 0) {
        axis.least = charts.least;
        axis.isLog = charts.isWide();
    }
    return axis;
}

} // namespace

Picture growthFigure(const Puzzle& puzzle, const GrowthSizes& sizes,
                     std::span<const GrowthCurve> curves, const FigureText& text)
{
    const FigureWords say(text);
    const GrowthCharts charts(puzzle, sizes, curves, say);
    const ChartAxis across = sizeAxis(puzzle, sizes, charts, say);
    const auto hasTheory = [](const ChartSeries& series) { return !series.reference.empty(); };
    const std::string theory = std::ranges::any_of(charts.nodes, hasTheory) ||
                                       std::ranges::any_of(charts.seconds, hasTheory)
                                   ? say(phrase("Figure", "theory"))
                                   : std::string();
    constexpr double half = kFigureWidth / 2 - 0.15;
    const auto addNames = [&](Picture& sheet) {
        return addLegend(sheet, charts.nodes, 0.2, kChartHeight + 0.35, kFigureWidth - 0.4,
                         kChartText, theory);
    };
    Picture measured(kFigureWidth, 1);
    Picture sheet(kFigureWidth, addNames(measured));
    addChart(sheet, {0.1, 0, half, kChartHeight}, across, {say(phrase("Figure", "nodes")), true},
             charts.nodes, kChartText, say.translator());
    addChart(sheet, {half + 0.3, 0, half, kChartHeight}, across,
             {say(phrase("Figure", "seconds")), true}, charts.seconds, kChartText,
             say.translator());
    addNames(sheet);
    return captioned(sheet, captionOf(puzzle, sizes, curves, say), text.command);
}

} // namespace clew
