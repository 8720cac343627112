// clew convert: problems from one text format into another.

#include "app/cli/answers.h"
#include "app/cli/commands.h"

namespace clew::cli {

namespace {

struct ConvertOptions
{
    Target target;
    std::string to = {};
};

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
                             out.write(puzzle.write(problem, to.id));
                             return {};
                         };
                     })
        .map([](const Answers& all) { return all.exit; });
}

void declareOptions(CLI::App& command, Invocation& invocation)
{
    const auto options = std::make_shared<ConvertOptions>();
    command.add_option("--from,--format", options->target.format,
                       "The input's format, if it is not to be guessed");
    command.add_option("--to", options->to, "The format to write [the puzzle's first]");
    addTarget(command, options->target, invocation.puzzle);
    command.callback([options, &invocation] {
        invocation.result = checkTarget(options->target).and_then([&] {
            return convert(*options, invocation.token);
        });
    });
}

} // namespace

Command convertCommand()
{
    return {"convert", "Writes problems in another text format", declareOptions};
}

} // namespace clew::cli
