#include "app/cli/drawing.h"

#include <unistd.h>

#include "app/cli/numbers.h"
#include "app/cli/output.h"
#include "core/picture/raster.h"

namespace clew::cli {

void addDrawing(CLI::App& command, DrawingOptions& options, const std::string& ways)
{
    command.add_option("--as", options.as, ways);
    command.add_option("-o,--output", options.file, "The file to write [the standard output]");
    addNumber(command, "--cell", options.cellSize, "Size of a cell of the picture in pixels [48]",
              {1, 512});
    command.add_flag("--dark", options.dark, "Draws the picture on a dark ground");
}

Expected<void> draw(const Puzzle& puzzle, const Problem& problem, const View& view,
                    const DrawingOptions& options)
{
    if (options.as == "text")
        return writeFile(options.file, puzzle.draw(problem, view.state));
    if (options.as == "svg")
        return writeFile(options.file,
                         toSvg(puzzle.picture(problem, view), options.cellSize, options.dark));
    if (options.as != "png")
        return unknown("way to draw", options.as, kDrawingWays);
    if (options.file.empty() && ::isatty(STDOUT_FILENO) != 0)
        return usage("a PNG picture is not for a terminal; name a file with -o");
    const auto png = toPng(puzzle.picture(problem, view), options.cellSize, options.dark);
    if (!png)
        return usage(png.error().text());
    return writeFile(options.file, *png);
}

} // namespace clew::cli
