// Draws a board: as text for a terminal, or as a picture.

#pragma once

#include "app/cli/options.h"
#include "core/puzzle/puzzle.h"

namespace clew::cli {

struct DrawingOptions
{
    std::string as = "text"; ///< "text", "svg" or "png"
    std::string file = {};   ///< empty: standard output
    double cellSize = 48;    ///< pixels
    bool dark = false;
};

/// --as, --output, --cell, --dark. `summary`: of --as, which takes more than kDrawingWays where the
/// command knows more.
void addDrawing(OptionTable& table, DrawingOptions& options, const char* summary);

inline const std::vector<std::string> kDrawingWays{"text", "svg", "png"};

/// Draws the problem, with the state and its last event if there is one, in one of kDrawingWays.
Expected<void> draw(const Puzzle& puzzle, const Problem& problem, const View& view,
                    const DrawingOptions& options);

} // namespace clew::cli
