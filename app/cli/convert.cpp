// clew convert: problems from one text format into another.

#include <fmt/format.h>

#include "app/cli/answers.h"
#include "app/cli/commands.h"

namespace clew::cli {

namespace {

struct ConvertOptions
{
    Target target;
    std::string to = {};
};

std::string noSuchBoard(const FormatInfo& to)
{
    return fmt::format("the format {} has no boards of this size", to.id);
}

Expected<Exit> convert(const ConvertOptions& options, const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    const auto format = chooseFormat(puzzle, options.to, FormatUse::WritesProblem);
    if (!format)
        return tl::make_unexpected(format.error());
    auto source = ProblemSource::open(options.target, token);
    if (!source)
        return tl::make_unexpected(source.error());
    const FormatInfo& to = **format;
    return answerAll(*source, 1, token,
                     [&](Answering& out) {
                         return [&](const Problem& problem, std::uint64_t index) -> Answer {
                             if (index > 0 && !to.line)
                                 out.write("\n");
                             const std::string text = puzzle.write(problem, to.id);
                             if (text.empty())
                                 return {Exit::BadInput, noSuchBoard(to), {}};
                             out.write(text);
                             return {};
                         };
                     })
        .map([](const Answers& all) { return all.exit; });
}

Action declareConvert(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<ConvertOptions>();
    table.text({.names = "--from,--format",
                .value = "FORMAT",
                .summary = "Format of the input",
                .fallback = "recognised"},
               options->target.format);
    table.text({.names = "--to",
                .value = "FORMAT",
                .summary = "Format to write",
                .fallback = "the puzzle's first"},
               options->to);
    addTarget(table, options->target, puzzle);
    return [options](const std::stop_token& token) {
        return checkTarget(options->target, token).and_then([&] {
            return convert(*options, token);
        });
    };
}

} // namespace

Command convertCommand()
{
    return {"convert", "Convert problems to another text format", "", declareConvert};
}

} // namespace clew::cli
