// Draws a board: as text for a terminal, or as a picture.

#pragma once

#include "app/cli/options.h"
#include "core/puzzle/puzzle.h"

namespace clew::cli {

struct DrawingOptions
{
    std::string as = {};   ///< "text", "svg" or "png"; empty: see wayToDraw()
    std::string file = {}; ///< empty: standard output
    double cellSize = 48;  ///< pixels
    bool dark = false;
};

/// --as, --output, --cell, --dark, which go with `pictures` alone: what --as stands for otherwise,
/// the command says. `summary`: of --as, which takes more than kDrawingWays where the command knows
/// more.
void addDrawing(OptionTable& table, DrawingOptions& options, const char* summary,
                const std::vector<std::string>& pictures = {"svg", "png"},
                const char* fallback = "that of the file's extension, otherwise text");

inline const std::vector<std::string> kDrawingWays{"text", "svg", "png"};

/// What can be drawn or written, and the endings of files that hold it.
struct DrawingWay
{
    std::string id;
    std::vector<std::string> suffixes;
};
/// kDrawingWays.
std::vector<DrawingWay> drawingWays();

/// The way that --as names, or else the ending of the file: the first that has it, and the very
/// first for a name without ending. Fails for an ending of none of them, or of another one than
/// --as names.
Expected<std::string> wayToDraw(const DrawingOptions& options, const std::vector<DrawingWay>& ways);

/// Draws the problem, with the state and its last event if there is one, in the way that
/// wayToDraw() says.
Expected<void> draw(const Puzzle& puzzle, const Problem& problem, const View& view,
                    const DrawingOptions& options);

} // namespace clew::cli
