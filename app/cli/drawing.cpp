#include "app/cli/drawing.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "app/cli/output.h"
#include "app/cli/target.h"
#include "core/picture/raster.h"
#include "core/text/english.h"

namespace clew::cli {

void addDrawing(OptionTable& table, DrawingOptions& options, const char* summary,
                const std::vector<std::string>& pictures, const char* fallback)
{
    const std::vector<With> ofPictures{With{"--as", pictures}};
    table.text({.names = "--as", .value = "FORMAT", .summary = summary, .fallback = fallback},
               options.as);
    table.output("File to write", options.file);
    table.number({.names = "--cell",
                  .value = "PIXELS",
                  .summary = "Size of a cell of the picture",
                  .fallback = fmt::format("{}", options.cellSize),
                  .needs = ofPictures},
                 options.cellSize, {1, 512});
    table.flag({.names = "--dark",
                .summary = "Draw the picture on a dark background",
                .needs = ofPictures},
               options.dark);
}

std::vector<DrawingWay> drawingWays()
{
    return {{"text", {".txt"}}, {"svg", {".svg"}}, {"png", {".png"}}};
}

Expected<std::string> wayToDraw(const DrawingOptions& options, const std::vector<DrawingWay>& ways)
{
    std::string ending = std::filesystem::path(options.file).extension().string();
    std::ranges::transform(ending, ending.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto hasEnding = [&](const DrawingWay& way) {
        return std::ranges::count(way.suffixes, ending) > 0;
    };
    const auto named = std::ranges::find(ways, options.as, &DrawingWay::id);
    if (!options.as.empty() && named == ways.end())
        return unknown("way to show", options.as, idsOf(ways));
    const auto ended = std::ranges::find_if(ways, hasEnding);
    if (options.as.empty() && ended == ways.end() && !ending.empty())
        return usage(fmt::format("no format has the extension {}; choose one with --as: {}", ending,
                                 fmt::join(idsOf(ways), ", ")));
    if (options.as.empty())
        return (ended == ways.end() ? ways.begin() : ended)->id;
    if (ended != ways.end() && !hasEnding(*named))
        return usage(fmt::format("a file that ends in {} cannot hold {}; leave out --as, or name "
                                 "another file",
                                 ending, options.as));
    return options.as;
}

Expected<void> draw(const Puzzle& puzzle, const Problem& problem, const View& view,
                    const DrawingOptions& options)
{
    const auto way = wayToDraw(options, drawingWays());
    if (!way)
        return tl::make_unexpected(way.error());
    if (*way == "text")
        return writeFile(options.file, puzzle.draw(problem, view.state));
    if (*way == "svg")
        return writeFile(options.file,
                         toSvg(puzzle.picture(problem, view), options.cellSize, options.dark));
    if (options.file.empty() && ::isatty(STDOUT_FILENO) != 0)
        return usage("a PNG picture cannot go to a terminal; name a file with -o");
    const auto png = toPng(puzzle.picture(problem, view), options.cellSize, options.dark);
    if (!png)
        return usage(english(png.error()));
    return writeFile(options.file, *png);
}

} // namespace clew::cli
