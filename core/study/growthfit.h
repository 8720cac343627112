// What is fitted to measured growth: a factor for each further unit, a power of the size, and what
// theory says of the strategy (puzzle/growth.h).

#pragma once

#include <optional>

#include "core/study/growth.h"

namespace clew {

/// By how much the figure is multiplied for each further unit of size: least squares of its
/// logarithm over the size, of whole points whose figure is not 0. None of fewer than three.
std::optional<double> fittedFactor(const GrowthCurve& curve, GrowthFigure figure);
/// The power of the size that the figure grows with: the slope of the same points where both axes
/// are logarithmic.
std::optional<double> fittedPower(const GrowthCurve& curve, GrowthFigure figure);

/// What theory says of a curve, with the constants by which it comes closest to it.
struct FittedTheory
{
    Growth theory;
    double scale = 0; ///< the natural logarithm of what all is multiplied by
    double open = 0;  ///< what the theory leaves open: its p, or the logarithm of its c

    /// At an x of the theory.
    [[nodiscard]] double at(double x) const;
    /// What was left open, as it was fitted: p or c. None if nothing was.
    [[nodiscard]] std::optional<double> constant() const;
};

/// The figure that a theory is of.
GrowthFigure figureOf(const Growth& theory);
/// The theory's x for problems of a size. None if the sizes do not say it: the side of rectangles.
std::optional<double> theoryPlace(const Growth& theory, const GrowthSizes& sizes, double size);
/// Least squares of logarithms over the same points. None if there are no more of them than
/// constants to fit, or nothing is known.
std::optional<FittedTheory> fittedTheory(const GrowthCurve& curve, const GrowthSizes& sizes);

} // namespace clew
