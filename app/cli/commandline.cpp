#include "app/cli/commandline.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sstream>

#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/target.h"
#include "core/puzzle/registry.h"

namespace clew::cli {

namespace {

constexpr const char* kFooter =
    "INPUT is a file, - for the standard input, @preset, or the problem itself as text.\n"
    "Exit codes: 0 done, 1 no solution, 2 bad input or usage, 3 stopped by a limit or interrupt.";

void addCommands(CLI::App& clew, Invocation& invocation)
{
    clew.set_version_flag("--version", "clew " CLEW_VERSION);
    clew.footer(kFooter);
    for (const Command& command :
         {listCommand(), showCommand(), solveCommand(), countCommand(), mergeCommand(),
          checkCommand(), explainCommand(), generateCommand(), rateCommand(), convertCommand(),
          replayCommand(), raceCommand(), benchCommand()}) {
        CLI::App* const added = clew.add_subcommand(command.name, command.summary);
        added->footer(kFooter);
        added->preparse_callback([declare = command.declareOptions, added,
                                  &invocation](std::size_t) { declare(*added, invocation); });
    }
    clew.require_subcommand(1);
}

std::vector<std::string> commandNames(const CLI::App& clew)
{
    std::vector<std::string> names;
    for (const CLI::App* const command : clew.get_subcommands({}))
        names.push_back(command->get_name());
    return names;
}

std::vector<std::string> optionNames(const CLI::App& command)
{
    std::vector<std::string> names;
    for (const CLI::Option* const option : command.get_options())
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    return names;
}

// What is wrong with words that no option or position takes.
Failure surplus(const CLI::App& clew)
{
    const auto commands = clew.get_subcommands();
    if (commands.empty())
        return unknown("command", clew.remaining().front(), commandNames(clew)).value();
    const CLI::App& command = *commands.front();
    // A misspelt puzzle also makes its parameters unknown: that is the first thing to say.
    if (const CLI::Option* const puzzle = command.get_option_no_throw("PUZZLE"))
        if (!puzzle->empty() && findPuzzle(puzzle->results().front()) == nullptr)
            return unknown("puzzle", puzzle->results().front(), puzzleIds()).value();
    const std::vector<std::string> words = command.remaining(true);
    const auto option =
        std::ranges::find_if(words, [](const std::string& word) { return word.starts_with("-"); });
    if (option != words.end())
        return unknown(fmt::format("option of {}", command.get_name()),
                       option->substr(0, option->find('=')), optionNames(command))
            .value();
    return usage(fmt::format("one word too many: \"{}\" (a problem written as text needs quotes)",
                             words.empty() ? "" : words.front()))
        .value();
}

Failure explained(const CLI::App& clew, const CLI::ParseError& error)
{
    const auto commands = clew.get_subcommands();
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr ||
        (commands.empty() && clew.remaining_size() > 0))
        return surplus(clew);
    if (commands.empty())
        return usage(fmt::format("name a command: {}", fmt::join(commandNames(clew), ", ")))
            .value();
    return usage(fmt::format("{}\n(`clew {} --help` shows what there is)", error.what(),
                             commands.front()->get_name()))
        .value();
}

Expected<Exit> run(std::vector<std::string> arguments)
{
    const Interrupt interrupt;
    Invocation invocation{puzzleNamedIn(arguments), interrupt.token()};
    CLI::App clew("Puzzles and the searches that solve them", "clew");
    addCommands(clew, invocation);
    try {
        std::ranges::reverse(arguments); // CLI11 takes them from the back
        clew.parse(std::move(arguments));
    } catch (const CLI::Success& asked) { // --help, --version
        std::ostringstream text;
        clew.exit(asked, text, text);
        invocation.result = writeFile({}, text.str()).map([] { return Exit::Done; });
    } catch (const CLI::ParseError& error) {
        invocation.result = tl::make_unexpected(explained(clew, error));
    }
    return invocation.result;
}

Exit report(const Failure& failure)
{
    complain(failure.message());
    return failure.exit;
}

} // namespace

Exit runCommandLine(int argc, char** argv)
{
    reserveStandardFiles();
    try {
        const auto result = run({argv + 1, argv + argc});
        return result ? *result : report(result.error());
    } catch (...) {
        try {
            return report(thrownFailure());
        } catch (...) { // there is not even memory for the message
            tell("clew: ");
            complain(kNoMemory);
            return Exit::Stopped;
        }
    }
}

} // namespace clew::cli
