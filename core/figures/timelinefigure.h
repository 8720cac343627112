// The timeline of a search as a figure: how deep it was, event by event; of one that never guesses,
// how far it had come.

#pragma once

#include <stop_token>

#include "core/figures/drawnfigure.h"
#include "core/figures/searchfigures.h"

namespace clew {

Result<DrawnFigure> timelineFigure(const FiguredSearch& search, const Translator& translate,
                                   const std::stop_token& token);

} // namespace clew
