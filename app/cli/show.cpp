// clew show: the board of a problem, as text or as a picture.

#include <algorithm>
#include <fmt/format.h>

#include "app/cli/commands.h"
#include "app/cli/drawing.h"
#include "app/cli/output.h"
#include "app/cli/source.h"

namespace clew::cli {

namespace {

struct ShowOptions
{
    Target target;
    DrawingOptions drawing;
};

// Pictures, and the formats of the puzzle if there is one yet.
Expected<std::string> wayToShow(const ShowOptions& options)
{
    std::vector<DrawingWay> ways = drawingWays();
    if (options.target.puzzle != nullptr)
        for (const FormatInfo& format : options.target.puzzle->info().formats)
            if (format.writesProblem)
                ways.push_back({format.id, format.suffixes});
    return wayToDraw(options.drawing, ways);
}

Expected<void> showProblem(const ShowOptions& options, const Problem& problem)
{
    const Puzzle& puzzle = *options.target.puzzle;
    const auto way = wayToShow(options);
    if (!way)
        return tl::make_unexpected(way.error());
    if (std::ranges::find(kDrawingWays, *way) == kDrawingWays.end()) {
        const std::string text = puzzle.write(problem, *way);
        if (text.empty())
            return usage(fmt::format("the format {} has no boards of this size", *way));
        return writeFile(options.drawing.file, text);
    }
    DrawingOptions drawing = options.drawing;
    drawing.as = *way;
    return draw(puzzle, problem, {}, drawing);
}

Action declareShow(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<ShowOptions>();
    addDrawing(table, options->drawing, "text, svg, png, or one of the puzzle's formats");
    addTarget(table, options->target, puzzle);
    // What no format has is refused with a message of its own, once the puzzle is known.
    table.stands("--as", [options] { return wayToShow(*options).value_or(options->drawing.as); });
    return [options](const std::stop_token& token) {
        return checkTarget(options->target, token)
            .and_then([&] { return keepApart(options->drawing.file, options->target.files); })
            .and_then([&] { return readSingle(options->target, token); })
            .and_then([&](const ProblemPtr& problem) { return showProblem(*options, *problem); })
            .map([] { return Exit::Done; });
    };
}

} // namespace

Command showCommand()
{
    return {"show", "Draw the board", "", declareShow};
}

} // namespace clew::cli
