#include "core/study/growthfit.h"

#include <cmath>
#include <utility>
#include <vector>

namespace clew {

namespace {

constexpr std::size_t kLeastFitted = 3;

using Points = std::vector<std::pair<double, double>>;

// Sizes, and the logarithms of the figure there.
Points fittedPoints(const GrowthCurve& curve, GrowthFigure figure)
{
    Points points;
    for (const GrowthPoint& point : curve.points) {
        const double value = valueOf(point, figure);
        if (point.isWhole() && value > 0 && point.size > 0)
            points.emplace_back(point.size, std::log(value));
    }
    return points;
}

struct Line
{
    double slope = 0;
    double start = 0; // at 0
};

// By least squares; none of points that are all above each other.
std::optional<Line> lineThrough(const Points& points)
{
    double sumX = 0;
    double sumY = 0;
    double sumXX = 0;
    double sumXY = 0;
    for (const auto& [x, y] : points) {
        sumX += x;
        sumY += y;
        sumXX += x * x;
        sumXY += x * y;
    }
    const auto count = static_cast<double>(points.size());
    const double spread = count * sumXX - sumX * sumX;
    if (spread <= 0)
        return std::nullopt;
    const double slope = (count * sumXY - sumX * sumY) / spread;
    return Line{slope, (sumY - slope * sumX) / count};
}

// Over what `across` makes of the size.
template<class Across>
std::optional<double> slopeOver(const GrowthCurve& curve, GrowthFigure figure, Across across)
{
    Points points = fittedPoints(curve, figure);
    for (auto& [x, y] : points)
        x = across(x);
    const auto line = points.size() < kLeastFitted ? std::nullopt : lineThrough(points);
    return line ? std::optional(line->slope) : std::nullopt;
}

} // namespace

std::optional<double> fittedFactor(const GrowthCurve& curve, GrowthFigure figure)
{
    const auto slope = slopeOver(curve, figure, [](double size) { return size; });
    return slope ? std::optional(std::exp(*slope)) : std::nullopt;
}

std::optional<double> fittedPower(const GrowthCurve& curve, GrowthFigure figure)
{
    return slopeOver(curve, figure, [](double size) { return std::log(size); });
}

double FittedTheory::at(double x) const
{
    return std::exp(scale + theory.known(x) + open * theory.open(x).value_or(0));
}

std::optional<double> FittedTheory::constant() const
{
    if (!theory.open(1))
        return std::nullopt;
    return theory.isPowerOpen() ? open : std::exp(open);
}

GrowthFigure figureOf(const Growth& theory)
{
    return theory.of == Growth::Of::Nodes ? GrowthFigure::Nodes : GrowthFigure::Seconds;
}

std::optional<double> theoryPlace(const Growth& theory, const GrowthSizes& sizes, double size)
{
    if (theory.in == Growth::In::Cells)
        return sizes.cellsOf(size);
    return sizes.areRectangles() ? std::nullopt : std::optional(size);
}

std::optional<FittedTheory> fittedTheory(const GrowthCurve& curve, const GrowthSizes& sizes)
{
    FittedTheory fitted{curve.theory};
    const bool isOpen = fitted.theory.open(1).has_value();
    Points points = fittedPoints(curve, figureOf(fitted.theory));
    if (!fitted.theory.isSaid() || points.size() <= (isOpen ? 2 : 1))
        return std::nullopt;
    for (auto& [size, logarithm] : points) {
        const auto x = theoryPlace(fitted.theory, sizes, size);
        if (!x)
            return std::nullopt;
        logarithm -= fitted.theory.known(*x);
        size = fitted.theory.open(*x).value_or(0);
    }
    if (isOpen) {
        const auto line = lineThrough(points);
        if (!line)
            return std::nullopt;
        fitted.scale = line->start;
        fitted.open = line->slope;
        return fitted;
    }
    for (const auto& [x, logarithm] : points)
        fitted.scale += logarithm / static_cast<double>(points.size());
    return fitted;
}

} // namespace clew
