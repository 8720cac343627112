#include "app/cli/drawing.h"

#include <fmt/format.h>
#include <unistd.h>

#include "app/cli/output.h"
#include "core/picture/raster.h"

namespace clew::cli {

void addDrawing(OptionTable& table, DrawingOptions& options, const char* summary)
{
    table.text({.names = "--as", .value = "FORMAT", .summary = summary, .fallback = options.as},
               options.as);
    table.text({.names = "-o,--output",
                .value = "FILE",
                .summary = "File to write",
                .fallback = "standard output"},
               options.file);
    table.number({.names = "--cell",
                  .value = "PIXELS",
                  .summary = "Size of a cell of the picture",
                  .fallback = fmt::format("{}", options.cellSize)},
                 options.cellSize, {1, 512});
    table.flag({.names = "--dark", .summary = "Draw the picture on a dark background"},
               options.dark);
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
        return usage("a PNG picture cannot go to a terminal; name a file with -o");
    const auto png = toPng(puzzle.picture(problem, view), options.cellSize, options.dark);
    if (!png)
        return usage(png.error().text());
    return writeFile(options.file, *png);
}

} // namespace clew::cli
