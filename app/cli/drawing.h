// A board for the eye: as text for a terminal, or as a picture.

#pragma once

#include <CLI/CLI.hpp>

#include "app/cli/exit.h"
#include "core/puzzle/puzzle.h"

namespace clew::cli {

struct DrawingOptions
{
    std::string as = "text"; ///< "text", "svg" or "png"
    std::string file = {};   ///< empty: the standard output
    double cellSize = 48;    ///< pixels
    bool dark = false;
};

/// --as, --output, --cell, --dark. `as` may name a text format besides where the command knows one.
void addDrawing(CLI::App& command, DrawingOptions& options, const std::string& ways);

inline const std::vector<std::string> kDrawingWays{"text", "svg", "png"};

/// Draws the problem, with the state and its last event if there is one, in one of kDrawingWays.
Expected<void> draw(const Puzzle& puzzle, const Problem& problem, const View& view,
                    const DrawingOptions& options);

} // namespace clew::cli
