// The heat of a search as a figure: the board, its cells tinted, or bars for one without cells.

#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/figures/searchfigures.h"

namespace clew {

struct HeatFigure
{
    Picture picture;
    std::vector<std::string> said; ///< below it
};

Result<HeatFigure> heatFigure(const FiguredSearch& search, const Translator& translate,
                              const std::stop_token& token);

} // namespace clew
