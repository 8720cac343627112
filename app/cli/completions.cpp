// clew completions: what a shell reads to complete the command line of clew, made from the same
// table that parses the options, so that the two cannot differ.

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/target.h"
#include "core/puzzle/registry.h"

namespace clew::cli {

namespace {

using Words = std::vector<std::string>;

const Words kShells{"bash", "zsh", "fish"};

/// A command with all its options, those of each puzzle included, and the values that they take
/// there.
struct Completed
{
    const Command* command;
    std::vector<Option> options;
    struct OfPuzzle
    {
        const Puzzle* puzzle;
        std::vector<Option> options; ///< which only this puzzle has
    };
    std::vector<OfPuzzle> puzzles; ///< that it takes; none: it takes no puzzle
};

std::vector<Option> optionsOf(const Command& command, const Puzzle* puzzle)
{
    OptionTable table;
    (void)command.declare(table, puzzle);
    std::vector<Option> options;
    for (const OptionTable::Entry& entry : table.entries())
        options.push_back(entry.option);
    return options;
}

Completed completed(const Command& command)
{
    Completed result{&command, optionsOf(command, nullptr), {}};
    const auto isCommon = [&](const Option& option) {
        return std::ranges::count(result.options, option.names, &Option::names) > 0;
    };
    const auto argument = std::ranges::find(result.options, "PUZZLE", &Option::names);
    if (argument == result.options.end())
        return result;
    for (const auto& puzzle : puzzles()) {
        if (!argument->choices.empty() &&
            std::ranges::count(argument->choices, puzzle->info().id) == 0)
            continue;
        std::vector<Option> own = optionsOf(command, puzzle.get());
        std::erase_if(own, isCommon);
        result.puzzles.push_back({puzzle.get(), std::move(own)});
    }
    return result;
}

// "-o" and "--output" of "-o,--output"; without the mark of names that mean the opposite.
Words namesOf(const Option& option)
{
    Words names;
    std::string_view rest = option.names;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        std::string_view name = rest.substr(0, end);
        if (name.starts_with('!'))
            name.remove_prefix(1);
        names.emplace_back(name);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return names;
}

Words optionNames(const std::vector<Option>& options)
{
    Words names;
    for (const Option& option : options)
        if (!option.isArgument())
            for (std::string& name : namesOf(option))
                names.push_back(std::move(name));
    return names;
}

// What may stand after this option, if that can be listed; `puzzle`: of the command line, or null.
Words valuesOf(const Option& option, const Puzzle* puzzle)
{
    if (puzzle != nullptr && (option.name() == "--strategy" || option.name() == "--strategies"))
        return idsOf(puzzle->info().strategies);
    return option.choices;
}

Words presetsOf(const Puzzle& puzzle)
{
    Words presets;
    for (const std::string& id : idsOf(puzzle.info().presets))
        presets.push_back('@' + id);
    return presets;
}

// Calls `make(PUZZLE, OPTION, VALUES)` for each option whose values can be listed; the puzzle is
// "*" where they are the same for all.
template<class Make>
void eachValue(const Completed& entry, Make make)
{
    for (const Completed::OfPuzzle& own : entry.puzzles) {
        std::vector<Option> options = own.options;
        options.insert(options.end(), entry.options.begin(), entry.options.end());
        for (const Option& option : options)
            if (const Words values = valuesOf(option, own.puzzle);
                !option.isArgument() && !values.empty())
                for (const std::string& name : namesOf(option))
                    make(own.puzzle->info().id, name, values);
    }
    if (entry.puzzles.empty())
        for (const Option& option : entry.options)
            if (!option.isArgument() && !option.choices.empty())
                for (const std::string& name : namesOf(option))
                    make(std::string("*"), name, option.choices);
}

Words argumentsOf(const Completed& entry)
{
    Words words;
    for (const Option& option : entry.options)
        if (option.isArgument())
            words.insert(words.end(), option.choices.begin(), option.choices.end());
    return words;
}

Words commandNames(std::span<const Command> commands)
{
    Words names;
    for (const Command& command : commands)
        names.emplace_back(command.name);
    return names;
}

// The cases that bash and zsh have in common: they set `values` and `options` from $command,
// $puzzle and $previous.
std::string cases(const std::vector<Completed>& all)
{
    std::string text = "    case \"$command $puzzle $previous\" in\n";
    for (const Completed& entry : all)
        eachValue(entry,
                  [&](const std::string& puzzle, const std::string& option, const Words& values) {
                      text += fmt::format("    '{} '{}' {}') values='{}' ;;\n", entry.command->name,
                                          puzzle == "*" ? puzzle : '\'' + puzzle + '\'', option,
                                          fmt::join(values, " "));
                  });
    text += "    esac\n    case \"$command\" in\n";
    for (const Completed& entry : all)
        text += fmt::format("    {}) options='{} --help' arguments='{}' ;;\n", entry.command->name,
                            fmt::join(optionNames(entry.options), " "),
                            fmt::join(argumentsOf(entry), " "));
    text += "    esac\n    case \"$command $puzzle\" in\n";
    for (const Completed& entry : all)
        for (const Completed::OfPuzzle& own : entry.puzzles)
            text += fmt::format("    '{} {}') options=\"$options {}\" arguments='{}' ;;\n",
                                entry.command->name, own.puzzle->info().id,
                                fmt::join(optionNames(own.options), " "),
                                fmt::join(presetsOf(*own.puzzle), " "));
    return text + "    esac\n";
}

std::string forBash(std::span<const Command> commands, const std::vector<Completed>& all)
{
    return fmt::format(R"(# Completes the command line of clew; made by `clew completions bash`.
_clew()
{{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}} command=${{COMP_WORDS[1]}}
    local puzzle='' word values='' options='' arguments=''
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W '{0} --help --version' -- "$current")
        return
    fi
    for word in "${{COMP_WORDS[@]:2:COMP_CWORD-2}}"; do
        case $word in {1}) puzzle=$word ;; esac
    done
    if [[ $current == = ]]; then
        current=''
    elif [[ $previous == = ]]; then
        previous=${{COMP_WORDS[COMP_CWORD - 2]}}
    fi
{2}    if [[ -n $values ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$values" -- "$current")
    elif [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    elif [[ $COMP_WORDBREAKS == *@* && $previous == @ ]]; then # the @ is a word of its own
        mapfile -t COMPREPLY < <(compgen -W "${{arguments//@/}}" -- "$current")
    elif [[ $COMP_WORDBREAKS == *@* && $current == @ ]]; then
        mapfile -t COMPREPLY < <(compgen -W "${{arguments//@/}}")
    else
        mapfile -t COMPREPLY < <(compgen -W "$arguments" -- "$current"; compgen -f -- "$current")
        compopt -o filenames 2>/dev/null
    fi
}}
complete -F _clew clew
)",
                       fmt::join(commandNames(commands), " "), fmt::join(puzzleIds(), "|"),
                       cases(all));
}

// In single quotes of zsh, without what _describe takes for a separator.
std::string quoted(std::string_view text)
{
    std::string result;
    for (const char letter : text)
        if (letter == '\'')
            result += "'\\''";
        else if (letter == ':')
            result += "\\:";
        else
            result += letter;
    return result;
}

std::string forZsh(std::span<const Command> commands, const std::vector<Completed>& all)
{
    std::string described;
    for (const Command& command : commands)
        described += fmt::format("        '{}:{}'\n", command.name, quoted(command.summary));
    return fmt::format(R"(#compdef clew
# Completes the command line of clew; made by `clew completions zsh`.
_clew()
{{
    local current=$words[CURRENT] previous=$words[CURRENT-1] command=$words[2]
    local puzzle='' word values='' options='' arguments=''
    local -a commands=(
{0}    )
    if ((CURRENT == 2)); then
        _describe command commands
        return
    fi
    for word in $words[3,CURRENT-1]; do
        case $word in {1}) puzzle=$word ;; esac
    done
{2}    if [[ -n $values ]]; then
        compadd -- ${{=values}}
    elif [[ $current == -* ]]; then
        compadd -- ${{=options}}
    else
        compadd -- ${{=arguments}}
        _files
    fi
}}
_clew "$@"
)",
                       described, fmt::join(puzzleIds(), "|"), cases(all));
}

std::string quotedForFish(std::string_view text)
{
    std::string result;
    for (const char letter : text) {
        if (letter == '\'' || letter == '\\')
            result += '\\';
        result += letter;
    }
    return '\'' + result + '\'';
}

// One option; `where`: the condition under which it is offered.
std::string fishOption(const Option& option, const Puzzle* puzzle, const std::string& where)
{
    std::string names;
    for (const std::string& name : namesOf(option))
        names += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    const Words values = valuesOf(option, puzzle);
    std::string value;
    if (!option.isFlag())
        value = values.empty()
                    ? " -r"
                    : " -x -a " + quotedForFish(fmt::format("{}", fmt::join(values, " ")));
    return fmt::format("complete -c clew -n '{}'{}{} -d {}\n", where, names, value,
                       quotedForFish(option.summary));
}

std::string forFish(std::span<const Command> commands, const std::vector<Completed>& all)
{
    std::string text = "# Completes the command line of clew; made by `clew completions fish`.\n";
    for (const Command& command : commands)
        text += fmt::format("complete -c clew -n __fish_use_subcommand -f -a {} -d {}\n",
                            command.name, quotedForFish(command.summary));
    for (const Completed& entry : all) {
        const std::string where =
            fmt::format("__fish_seen_subcommand_from {}", entry.command->name);
        for (const Option& option : entry.options)
            if (!option.isArgument() && valuesOf(option, puzzles().front().get()) == option.choices)
                text += fishOption(option, nullptr, where);
        if (const Words words = argumentsOf(entry); !words.empty())
            text += fmt::format("complete -c clew -n '{}' -a '{}'\n", where, fmt::join(words, " "));
        for (const Completed::OfPuzzle& own : entry.puzzles) {
            const std::string there =
                fmt::format("{}; and __fish_seen_subcommand_from {}", where, own.puzzle->info().id);
            for (const Option& option : entry.options) // whose values differ by puzzle
                if (!option.isArgument() && valuesOf(option, own.puzzle) != option.choices)
                    text += fishOption(option, own.puzzle, there);
            for (const Option& option : own.options)
                text += fishOption(option, own.puzzle, there);
            text += fmt::format("complete -c clew -n '{}' -a '{}'\n", there,
                                fmt::join(presetsOf(*own.puzzle), " "));
        }
    }
    return text;
}

Expected<Exit> printCompletions(const std::string& shell)
{
    const auto commands = allCommands();
    std::vector<Completed> all;
    for (const Command& command : commands)
        all.push_back(completed(command));
    if (std::ranges::count(kShells, shell) == 0)
        return unknown("shell", shell, kShells);
    const std::string text = shell == "bash"  ? forBash(commands, all)
                             : shell == "zsh" ? forZsh(commands, all)
                                              : forFish(commands, all);
    return writeFile({}, text).map([] { return Exit::Done; });
}

Action declareCompletions(OptionTable& table, const Puzzle* /*puzzle*/)
{
    const auto shell = std::make_shared<std::string>();
    table.text(
        {.names = "SHELL", .summary = "Whose completions", .choices = kShells, .required = true},
        *shell);
    return [shell](const std::stop_token&) { return printCompletions(*shell); };
}

} // namespace

Command completionsCommand()
{
    return {"completions", "Print completions of the command line for a shell", "",
            declareCompletions};
}

} // namespace clew::cli
