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
    std::vector<Option> options;   ///< which all puzzles have
    std::vector<Option> some = {}; ///< which only some have: until a puzzle is named
    struct OfPuzzle
    {
        const Puzzle* puzzle;
        std::vector<Option> options; ///< which this puzzle has, and not all
    };
    std::vector<OfPuzzle> puzzles = {}; ///< that it takes; none: it takes no puzzle
};

std::vector<Option> optionsOf(const Command& command, const Puzzle* puzzle)
{
    OptionTable table;
    (void)command.declare(table, puzzle);
    std::vector<Option> options;
    for (const OptionTable::Entry& entry : table.entries())
        if (entry.option.isOffered)
            options.push_back(entry.option);
    return options;
}

bool has(const std::vector<Option>& options, const Option& option)
{
    return std::ranges::count(options, option.names, &Option::names) > 0;
}

Completed completed(const Command& command)
{
    Completed result{.command = &command, .options = optionsOf(command, nullptr)};
    const auto argument = std::ranges::find(result.options, "PUZZLE", &Option::names);
    if (argument == result.options.end())
        return result;
    for (const auto& puzzle : puzzles()) {
        if (!argument->choices.empty() &&
            std::ranges::count(argument->choices, puzzle->info().id) == 0)
            continue;
        result.puzzles.push_back({puzzle.get(), optionsOf(command, puzzle.get())});
    }
    const auto isCommon = [&](const Option& option) {
        return std::ranges::all_of(result.puzzles, [&](const Completed::OfPuzzle& own) {
            return has(own.options, option);
        });
    };
    const auto some = std::ranges::stable_partition(result.options, isCommon);
    result.some.assign(some.begin(), some.end());
    result.options.erase(some.begin(), some.end());
    for (Completed::OfPuzzle& own : result.puzzles)
        std::erase_if(own.options,
                      [&](const Option& option) { return has(result.options, option); });
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

Words formatsOf(const Puzzle& puzzle, bool FormatInfo::*can)
{
    Words formats;
    for (const FormatInfo& format : puzzle.info().formats)
        if (format.*can)
            formats.push_back(format.id);
    return formats;
}

// What may stand after this option, if that can be listed; `puzzle`: of the command line, or null.
Words valuesOf(const Option& option, const Puzzle* puzzle)
{
    const std::string name = option.name();
    if (puzzle != nullptr && (name == "--strategy" || name == "--strategies"))
        return idsOf(puzzle->info().strategies);
    if (puzzle != nullptr && option.value == "FORMAT" && name == "--format")
        return formatsOf(*puzzle, &FormatInfo::readsProblem);
    if (puzzle != nullptr && option.value == "FORMAT" && name == "--to")
        return formatsOf(*puzzle, &FormatInfo::writesProblem);
    return option.choices;
}

bool dependsOnPuzzle(const Option& option)
{
    return std::ranges::any_of(puzzles(), [&](const auto& puzzle) {
        return valuesOf(option, puzzle.get()) != option.choices;
    });
}

// Of an option: whether the name of a file is its value.
bool takesFile(const Option& option)
{
    return option.value.starts_with("FILE") || option.value == "FOLDER";
}

Words presetsOf(const Puzzle& puzzle)
{
    Words presets;
    for (const std::string& id : idsOf(puzzle.info().presets))
        presets.push_back('@' + id);
    return presets;
}

// Calls `make(PUZZLE, OPTION, NAME)` for each name of each option that takes a value; the puzzle is
// null where what it takes is the same for all, and those come last.
template<class Make>
void eachValued(const Completed& entry, Make make)
{
    const auto call = [&](const Puzzle* puzzle, const Option& option) {
        if (!option.isArgument() && !option.isFlag())
            for (const std::string& name : namesOf(option))
                make(puzzle, option, name);
    };
    for (const Completed::OfPuzzle& own : entry.puzzles) {
        for (const Option& option : own.options)
            call(own.puzzle, option);
        for (const Option& option : entry.options)
            if (dependsOnPuzzle(option))
                call(own.puzzle, option);
    }
    for (const auto* const options : {&entry.options, &entry.some})
        for (const Option& option : *options)
            call(nullptr, option);
}

// What may stand in the place of an argument.
struct ArgumentPlace
{
    Words words = {};
    bool takesPresets = false; ///< those of the puzzle
    bool takesFiles = false;
};

// In their order.
std::vector<ArgumentPlace> placesOf(const Completed& entry)
{
    const bool takesInput = std::ranges::count(entry.options, "INPUT", &Option::names) > 0;
    std::vector<ArgumentPlace> places;
    for (const Option& option : entry.options) {
        if (!option.isArgument())
            continue;
        const bool isChoice = option.names == "WHAT" || option.names == "KIND" ||
                              option.names == "SHELL" ||
                              (option.names == "PUZZLE" && !takesInput); // an input may stand there
        places.push_back({option.names == "PUZZLE" ? puzzleIds() : option.choices,
                          option.names == "INPUT", !isChoice});
        if (option.repeated)
            places.push_back(places.back());
    }
    return places;
}

// Data of a model.
bool takesFurtherFiles(const Completed::OfPuzzle& own)
{
    return std::ranges::any_of(own.options, &Option::isArgument);
}

Words commandNames(std::span<const Command> commands)
{
    Words names;
    for (const Command& command : commands)
        names.emplace_back(command.name);
    return names;
}

// The cases that bash and zsh have in common: they set `values`, `takes`, `options` and `places`
// from $command, $puzzle and $previous. In a place "/" stands for files.
std::string cases(const std::vector<Completed>& all)
{
    std::string text = "    case \"$command $puzzle $previous\" in\n";
    Words files;
    Words others;
    const auto add = [&](const Completed& entry) {
        eachValued(entry, [&](const Puzzle* puzzle, const Option& option, const std::string& name) {
            const std::string pattern =
                fmt::format("'{} '{}' {}'", entry.command->name,
                            puzzle == nullptr ? "*" : '\'' + puzzle->info().id + '\'', name);
            if (const Words values = valuesOf(option, puzzle); !values.empty())
                text += fmt::format("    {}) values='{}' ;;\n", pattern, fmt::join(values, " "));
            else
                (takesFile(option) ? files : others).push_back(pattern);
        });
    };
    for (const Completed& entry : all)
        add(entry);
    text += fmt::format("    {}) takes=file ;;\n    {}) takes=other ;;\n    esac\n",
                        fmt::join(files, "|"), fmt::join(others, "|"));
    text += "    case \"$command $puzzle\" in\n";
    for (const Completed& entry : all) {
        if (!entry.some.empty())
            text += fmt::format("    '{} ') own='{}' ;;\n", entry.command->name,
                                fmt::join(optionNames(entry.some), " "));
        for (const Completed::OfPuzzle& own : entry.puzzles)
            text += fmt::format(
                "    '{} {}') own='{}' presets='{}' data='{}' ;;\n", entry.command->name,
                own.puzzle->info().id, fmt::join(optionNames(own.options), " "),
                fmt::join(presetsOf(*own.puzzle), " "), takesFurtherFiles(own) ? "/" : "");
    }
    text += "    esac\n    case \"$command\" in\n";
    for (const Completed& entry : all) {
        std::string places;
        for (const ArgumentPlace& place : placesOf(entry))
            places +=
                fmt::format(" \"{}{}{}\"", fmt::join(place.words, " "),
                            place.takesPresets ? "$presets" : "", place.takesFiles ? " /" : "");
        text +=
            fmt::format("    {}) options=\"{} $own --help\" places=({} \"$data\") ;;\n",
                        entry.command->name, fmt::join(optionNames(entry.options), " "), places);
    }
    return text + "    esac\n";
}

std::string forBash(std::span<const Command> commands, const std::vector<Completed>& all)
{
    return fmt::format(R"(# Completes the command line of clew; made by `clew completions bash`.
_clew()
{{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}} command=${{COMP_WORDS[1]}}
    local puzzle='' word place values='' takes='' options='' own='' presets='' data='' files=''
    local -a places=()
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
        return
    elif [[ $takes == file ]]; then
        files=yes
    elif [[ -n $takes ]]; then # something that cannot be listed
        return
    elif [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
        return
    else
        for place in "${{places[@]}}" ''; do # the first one that is not filled yet
            place=" $place "
            for word in "${{COMP_WORDS[@]:2:COMP_CWORD-2}}"; do
                [[ $place != *" $word "* ]] || continue 2
            done
            break
        done
        [[ $place != *' / '* ]] || files=yes
        place=${{place/ \/ / }}
    fi
    if [[ $COMP_WORDBREAKS == *@* && $previous == @ ]]; then # the @ is a word of its own
        mapfile -t COMPREPLY < <(compgen -W "${{place//@/}}" -- "$current")
    elif [[ $COMP_WORDBREAKS == *@* && $current == @ ]]; then
        mapfile -t COMPREPLY < <(compgen -W "${{place//@/}}")
    else
        mapfile -t COMPREPLY < <(compgen -W "$place" -- "$current"; [[ -z $files ]] || compgen -f -- "$current")
        [[ -z $files ]] || compopt -o filenames 2>/dev/null
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
    local puzzle='' word place values='' takes='' options='' own='' presets='' data=''
    local -a places commands=(
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
    elif [[ $takes == file ]]; then
        _files
    elif [[ -n $takes ]]; then # something that cannot be listed
        return 1
    elif [[ $current == -* ]]; then
        compadd -- ${{=options}}
    else
        for place in "$places[@]" ''; do # the first one that is not filled yet
            for word in $words[3,CURRENT-1]; do
                [[ " $place " != *" $word "* ]] || continue 2
            done
            break
        done
        compadd -- ${{${{=place}}:#/}}
        [[ " $place " != *' / '* ]] || _files
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
    if (!values.empty())
        value = " -x -a " + quotedForFish(fmt::format("{}", fmt::join(values, " ")));
    else if (!option.isFlag())
        value = takesFile(option) ? " -r -F" : " -x";
    return fmt::format("complete -c clew -n '{}'{}{} -d {}\n", where, names, value,
                       quotedForFish(option.summary));
}

// What may stand in the place of an argument, once those before it are there.
std::string fishPlaces(const Completed& entry, const std::string& where)
{
    std::string text;
    std::string reached = where;
    const std::vector<ArgumentPlace> places = placesOf(entry);
    for (const ArgumentPlace& place : places) {
        const std::string filled =
            fmt::format("__fish_seen_subcommand_from {}", fmt::join(place.words, " "));
        const std::string here =
            place.words.empty() ? reached : fmt::format("{}; and not {}", reached, filled);
        const std::string words = fmt::format(" -a '{}'", fmt::join(place.words, " "));
        if (!place.takesFiles || !place.words.empty())
            text += fmt::format("complete -c clew -n '{}'{}{}\n", here,
                                place.takesFiles ? "" : " -f", place.words.empty() ? "" : words);
        if (!place.words.empty())
            reached += "; and " + filled;
        if (&place == &places.back() && !place.words.empty())
            text += fmt::format("complete -c clew -n '{}' -f\n", reached);
    }
    return text;
}

std::string fishPresets(const Completed::OfPuzzle& own, const std::string& where)
{
    const std::string presets = fmt::format("{}", fmt::join(presetsOf(*own.puzzle), " "));
    const std::string filled = "__fish_seen_subcommand_from " + presets;
    std::string text =
        fmt::format("complete -c clew -n '{}; and not {}' -a '{}'\n", where, filled, presets);
    if (!takesFurtherFiles(own))
        text += fmt::format("complete -c clew -n '{}; and {}' -f\n", where, filled);
    return text;
}

std::string forFish(std::span<const Command> commands, const std::vector<Completed>& all)
{
    std::string text = "# Completes the command line of clew; made by `clew completions fish`.\n";
    for (const Command& command : commands)
        text += fmt::format("complete -c clew -n __fish_use_subcommand -f -a {} -d {}\n",
                            command.name, quotedForFish(command.summary));
    text += "complete -c clew -n __fish_use_subcommand -l version\ncomplete -c clew -l help\n";
    for (const Completed& entry : all) {
        const std::string where =
            fmt::format("contains -- {} (commandline -opc)[2]", entry.command->name);
        for (const Option& option : entry.options)
            if (!option.isArgument() && (entry.puzzles.empty() || !dependsOnPuzzle(option)))
                text += fishOption(option, nullptr, where);
        const std::string unnamed = fmt::format("{}; and not __fish_seen_subcommand_from {}", where,
                                                fmt::join(puzzleIds(), " "));
        for (const Option& option : entry.some)
            text += fishOption(option, nullptr, unnamed);
        text += fishPlaces(entry, where);
        for (const Completed::OfPuzzle& own : entry.puzzles) {
            const std::string there =
                fmt::format("{}; and __fish_seen_subcommand_from {}", where, own.puzzle->info().id);
            for (const Option& option : entry.options)
                if (!option.isArgument() && dependsOnPuzzle(option))
                    text += fishOption(option, own.puzzle, there);
            for (const Option& option : own.options)
                if (!option.isArgument())
                    text += fishOption(option, own.puzzle, there);
            if (std::ranges::any_of(placesOf(entry), &ArgumentPlace::takesPresets))
                text += fishPresets(own, there);
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
