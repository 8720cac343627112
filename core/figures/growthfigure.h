// Growth curves as a figure: nodes and time against the size, and what theory says of them.

#pragma once

#include <span>

#include "core/figures/figurewords.h"
#include "core/picture/picture.h"
#include "core/study/growth.h"

namespace clew {

/// Each curve with its fitted factor and slope, and over the same sizes its theory: a thin dashed
/// line where there are enough points to fit it to.
Picture growthFigure(const Puzzle& puzzle, const GrowthSizes& sizes,
                     std::span<const GrowthCurve> curves, const FigureText& text);

} // namespace clew
