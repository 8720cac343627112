// The heat of a search as a figure: the board, its cells tinted, or bars for one without cells.

#pragma once

#include <stop_token>

#include "core/figures/drawnfigure.h"
#include "core/figures/searchfigures.h"

namespace clew {

Result<DrawnFigure> heatFigure(const FiguredSearch& search, const Translator& translate,
                               const std::stop_token& token);

} // namespace clew
