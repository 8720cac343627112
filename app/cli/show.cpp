// clew show: the board of a problem, as text or as a picture.

#include <algorithm>

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

Expected<void> showProblem(const ShowOptions& options, const Problem& problem)
{
    const Puzzle& puzzle = *options.target.puzzle;
    const std::string& as = options.drawing.as;
    if (std::ranges::find(kDrawingWays, as) != kDrawingWays.end())
        return draw(puzzle, problem, {}, options.drawing);
    std::vector<std::string> ways = formatIds(puzzle, FormatUse::WritesProblem);
    if (std::ranges::find(ways, as) != ways.end())
        return writeFile(options.drawing.file, puzzle.write(problem, as));
    ways.insert(ways.end(), kDrawingWays.begin(), kDrawingWays.end());
    return unknown("way to show", as, ways);
}

Action declareShow(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<ShowOptions>();
    addDrawing(table, options->drawing, "text, svg, png, or one of the puzzle's formats");
    addTarget(table, options->target, puzzle);
    return [options](const std::stop_token& token) {
        return checkTarget(options->target)
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
