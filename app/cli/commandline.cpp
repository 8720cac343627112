// The only file that knows CLI11, which splits the command line into the options of the table.

#include "app/cli/commandline.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <exception>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <new>

#include "app/cli/commands.h"
#include "app/cli/help.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/target.h"
#include "core/puzzle/registry.h"
#include "core/storage/process.h"

namespace clew::cli {

namespace {

std::vector<std::string> commandNames(std::span<const Command> commands)
{
    std::vector<std::string> names;
    for (const Command& command : commands)
        names.emplace_back(command.name);
    return names;
}

// The one command that the command line names, with its options.
class Call
{
public:
    Call(std::span<const Command> commands, std::vector<std::string> arguments)
        : m_commands(commands), m_arguments(std::move(arguments)),
          m_puzzle(puzzleNamedIn(m_arguments))
    {
        m_clew.set_version_flag("--version", "clew " CLEW_VERSION);
        for (const Command& command : commands) {
            // Making a parser for each of them would take as long as a short search.
            if (std::ranges::find(m_arguments, command.name) == m_arguments.end())
                continue;
            CLI::App* const added = m_clew.add_subcommand(command.name);
            added->preparse_callback([this, &command, added](std::size_t) {
                m_command = &command;
                m_parser = added;
                m_action = command.declare(m_table, m_puzzle);
                declareOptions();
            });
        }
        m_clew.require_subcommand(1);
    }

    Expected<Exit> run(const std::stop_token& token)
    {
        std::vector<std::string> arguments = m_arguments;
        std::ranges::reverse(arguments); // CLI11 takes them from the back
        try {
            m_clew.parse(std::move(arguments));
            if (const auto stored = storeValues(); !stored)
                return tl::make_unexpected(stored.error());
        } catch (const CLI::CallForVersion& version) {
            return print(std::string(version.what()) + '\n');
        } catch (const CLI::CallForHelp&) {
            return print(m_command == nullptr ? overviewHelp(m_commands)
                                              : commandHelp(*m_command, m_table));
        } catch (const CLI::ParseError& error) {
            return tl::make_unexpected(failureOf(error));
        }
        return m_action(token);
    }

private:
    static Expected<Exit> print(const std::string& text)
    {
        return writeFile({}, text).map([] { return Exit::Done; });
    }

    void declareOptions()
    {
        for (const auto& [option, store] : m_table.entries())
            m_declared.push_back(declare(option));
    }

    CLI::Option* declare(const Option& option)
    {
        if (option.isFlag())
            return m_parser->add_flag(option.names)
                ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
        CLI::Option* const declared = m_parser->add_option(option.names);
        // Of an option only what stands between commas: the next word is an argument.
        if (option.repeated)
            declared->expected(1, CLI::detail::expected_max_vector_size)
                ->allow_extra_args(option.isArgument());
        // The value of NAME=VALUE may be a list.
        if (option.repeated && !option.isArgument() && option.value.find('=') == std::string::npos)
            declared->delimiter(',');
        return declared;
    }

    Expected<void> storeValues()
    {
        std::vector<std::vector<std::string>> given(m_declared.size());
        for (std::size_t i = 0; i < m_declared.size(); ++i) {
            const auto& [option, store] = m_table.entries()[i];
            if (m_declared[i]->count() == 0)
                continue;
            const auto values = valuesOf(option, *m_declared[i]);
            if (!values)
                return tl::make_unexpected(values.error());
            for (const std::string& value : *values) {
                // An empty shell variable, which would silently mean the default.
                if (value.empty() && !option.isArgument())
                    return tl::make_unexpected(withHint(needsValue(option)));
                if (const auto stored = store(value); !stored)
                    return stored;
            }
            given[i] = *values;
        }
        m_table.setGiven(m_arguments, std::move(given));
        if (const auto together = m_table.checkTogether(); !together)
            return tl::make_unexpected(withHint(together.error().text));
        return {};
    }

    static Expected<std::vector<std::string>> valuesOf(const Option& option,
                                                       const CLI::Option& declared)
    {
        if (!option.isFlag())
            return declared.results();
        try {
            return std::vector<std::string>{declared.as<bool>() ? "true" : "false"};
        } catch (const CLI::ConversionError&) { // as in --all=maybe
            return usage(fmt::format("{} takes no value", option.name()));
        }
    }

    // The words to put before --help: "clew solve queens".
    [[nodiscard]] std::string named() const
    {
        std::string words = "clew";
        if (m_command != nullptr)
            words += fmt::format(" {}", m_command->name);
        if (m_puzzle != nullptr && m_table.has("PUZZLE"))
            words += fmt::format(" {}", m_puzzle->info().id);
        return words;
    }

    [[nodiscard]] Failure withHint(std::string_view text) const
    {
        return usage(fmt::format("{}\n(see `{} --help`)", text, named())).value();
    }

    [[nodiscard]] Failure failureOf(const CLI::ParseError& error) const
    {
        if (m_command == nullptr && m_clew.remaining_size() == 0)
            return withHint(
                fmt::format("name a command: {}", fmt::join(commandNames(m_commands), ", ")));
        if (m_command == nullptr)
            return notACommand(m_clew.remaining().front());
        if (m_clew.remaining_size() > 0)
            return usage(fmt::format("the command comes first, not \"{}\"",
                                     m_clew.remaining().front()))
                .value();
        if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr)
            return surplus();
        if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
            return withHint(mismatchText(error.what()));
        return withHint(error.what());
    }

    [[nodiscard]] Failure notACommand(const std::string& word) const
    {
        return word.starts_with("-") ? unknownOption(word)
                                     : unknown("command", word, commandNames(m_commands)).value();
    }

    // What is wrong with words that no option or argument takes.
    [[nodiscard]] Failure surplus() const
    {
        // A misspelt puzzle also makes its parameters unknown: report that first.
        if (const CLI::Option* const puzzle = m_parser->get_option_no_throw("PUZZLE"))
            if (!puzzle->empty() && findPuzzle(puzzle->results().front()) == nullptr)
                return unknown("puzzle", puzzle->results().front(), puzzleIds()).value();
        const std::vector<std::string> words = m_parser->remaining(true);
        const auto option = std::ranges::find_if(
            words, [](const std::string& word) { return word.starts_with("-"); });
        if (option != words.end())
            return unknownOption(option->substr(0, option->find('=')));
        return usage(fmt::format(
                         "unexpected argument \"{}\" (a problem written as text needs quotes)",
                         words.empty() ? "" : words.front()))
            .value();
    }

    [[nodiscard]] Failure unknownOption(std::string_view word) const
    {
        std::string text = fmt::format("unknown option \"{}\"", word);
        const Puzzle* const other = puzzleWith(word);
        const std::vector<std::string> commands = commandsWith(word);
        if (!commands.empty() && (other == nullptr || other == m_puzzle))
            text = fmt::format("{} has no option {}: it is for {}; leave it out", m_command->name,
                               word, fmt::join(commands, ", "));
        else if (other != nullptr)
            text += fmt::format("; it belongs to {}{}", other->info().id, ownOptions());
        else if (const auto similar = alike(word, m_table.longNames()); !similar.empty())
            text += fmt::format("; did you mean {}?", fmt::join(similar, " or "));
        return withHint(text);
    }

    // The other commands that have such an option for the puzzle.
    [[nodiscard]] std::vector<std::string> commandsWith(std::string_view option) const
    {
        std::vector<std::string> names;
        for (const Command& command : m_commands) {
            OptionTable table;
            const Action kept = command.declare(table, m_puzzle);
            if (m_command != nullptr && std::ranges::count(table.longNames(), option) > 0)
                names.emplace_back(command.name);
        }
        return names;
    }

    // What the named puzzle has in place of another one's option.
    [[nodiscard]] std::string ownOptions() const
    {
        if (m_puzzle == nullptr)
            return {};
        std::vector<std::string> own;
        for (const auto& [option, store] : m_table.entries())
            if (option.heading.ends_with(" " + m_puzzle->info().id))
                own.push_back(option.name());
        return own.empty()
                   ? std::string()
                   : fmt::format("; {} takes {}", m_puzzle->info().id, fmt::join(own, ", "));
    }

    // A puzzle that has this parameter, if the command takes parameters.
    [[nodiscard]] const Puzzle* puzzleWith(std::string_view option) const
    {
        if (!m_table.has("PUZZLE"))
            return nullptr;
        for (const auto& puzzle : puzzles())
            for (const ParameterInfo& parameter : puzzle->info().parameters)
                if (option == "--" + parameter.id)
                    return puzzle.get();
        for (const auto& puzzle : puzzles())
            for (const StrategyInfo& strategy : puzzle->info().strategies)
                for (const SettingInfo& setting : strategy.settings)
                    if (option == "--" + setting.id)
                        return puzzle.get();
        return nullptr;
    }

    // CLI11's messages about the number of values begin with the name of the option.
    [[nodiscard]] std::string mismatchText(std::string_view message) const
    {
        for (std::size_t i = 0; i < m_declared.size(); ++i) {
            const Option& option = m_table.entries()[i].option;
            if (!message.starts_with(m_declared[i]->get_name() + ":"))
                continue;
            return m_declared[i]->count() > 1
                       ? fmt::format("{} is given more than once", option.name())
                       : needsValue(option);
        }
        return std::string(message);
    }

    static std::string needsValue(const Option& option)
    {
        return fmt::format("{0} needs a value: {0} {1}", option.name(), option.value);
    }

    std::span<const Command> m_commands;
    std::vector<std::string> m_arguments;
    const Puzzle* m_puzzle;
    CLI::App m_clew;
    const Command* m_command = nullptr; ///< null: none is named
    CLI::App* m_parser = nullptr;       ///< of its options
    OptionTable m_table;
    std::vector<CLI::Option*> m_declared; ///< of each entry of the table
    Action m_action;
};

Expected<Exit> run(std::vector<std::string> arguments)
{
    const Interrupt interrupt;
    const std::vector<Command> commands = allCommands();
    const std::stop_token token = interrupt.token();
    const ProcessesUntil interrupted(token); // also those of readers
    auto result = Call(commands, std::move(arguments)).run(token);
    if (!result && token.stop_requested() && result.error().exit == Exit::BadInput)
        result.error().exit = Exit::Stopped; // it could not be read to its end
    return result;
}

Exit report(const Failure& failure)
{
    writeErrorLine(failure.message());
    return failure.exit;
}

} // namespace

namespace {

// Takes no memory itself.
void writeNoMemory()
{
    for (const std::string_view part :
         {std::string_view("clew: "), kNoMemory, std::string_view("\n")})
        writeError(part);
}

// A library's own threads end the program before anybody can catch what is thrown there: that is a
// lack of memory, or a fault of ours.
[[noreturn]] void endFromAnyThread()
{
    try {
        if (const auto thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        writeNoMemory();
        std::_Exit(static_cast<int>(Exit::Stopped));
    } catch (const std::exception& error) {
        writeErrorLine(error.what());
    } catch (...) {
        writeErrorLine("clew: internal error");
    }
    std::abort();
}

} // namespace

std::vector<Command> allCommands()
{
    return {listCommand(),     showCommand(),      solveCommand(),      countCommand(),
            mergeCommand(),    checkCommand(),     explainCommand(),    hintCommand(),
            generateCommand(), rateCommand(),      convertCommand(),    replayCommand(),
            watchCommand(),    figureCommand(),    tableCommand(),      printCommand(),
            raceCommand(),     benchCommand(),     lessonCommand(),     gradeCommand(),
            compareCommand(),  thumbnailCommand(), completionsCommand()};
}

Exit runCommandLine(int argc, char** argv)
{
    std::set_terminate(endFromAnyThread);
    reserveStandardFiles();
    try {
        const auto result = run({argv + 1, argv + argc});
        return result ? *result : report(result.error());
    } catch (...) {
        try {
            return report(thrownFailure());
        } catch (...) { // there is not even memory for the message
            writeNoMemory();
            return Exit::Stopped;
        }
    }
}

} // namespace clew::cli
