#include "app/cli/target.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzle/registry.h"

namespace clew::cli {

namespace {

std::string description(const ParameterInfo& parameter)
{
    std::string text = parameter.summary.text;
    if (!parameter.choices.empty())
        text += fmt::format(": {}", fmt::join(parameter.choices, ", "));
    if (!parameter.fallback.empty() && parameter.kind != ParameterInfo::Kind::Flag)
        text += fmt::format(" [{}]", parameter.fallback);
    return text;
}

void addParameter(CLI::App& command, Target& target, const ParameterInfo& parameter)
{
    const std::string name = "--" + parameter.id;
    if (command.get_option_no_throw(name) != nullptr)
        return;
    CLI::Option* option = nullptr;
    if (parameter.kind == ParameterInfo::Kind::Flag)
        option = command.add_flag_callback(
            name, [&target, id = parameter.id] { target.parameters[id] = "1"; },
            description(parameter));
    else
        option = command.add_option_function<std::string>(
            name,
            [&target, id = parameter.id](const std::string& text) { target.parameters[id] = text; },
            description(parameter));
    option->group(fmt::format("Parameters of {}", target.puzzle->info().id));
}

bool serves(const FormatInfo& format, FormatUse use)
{
    switch (use) {
    case FormatUse::ReadsProblem:
        return format.readsProblem;
    case FormatUse::WritesProblem:
        return format.writesProblem;
    case FormatUse::WritesSolution:
        return format.writesSolution;
    }
    return false;
}

std::string_view useText(FormatUse use)
{
    switch (use) {
    case FormatUse::ReadsProblem:
        return "input format";
    case FormatUse::WritesProblem:
        return "output format";
    case FormatUse::WritesSolution:
        return "solution format";
    }
    return {};
}

} // namespace

const Puzzle* puzzleNamedIn(const std::vector<std::string>& arguments)
{
    for (const std::string& argument : arguments)
        if (const Puzzle* const puzzle = findPuzzle(argument))
            return puzzle;
    return nullptr;
}

void addPuzzle(CLI::App& command, Target& target, const Puzzle* puzzle)
{
    addPuzzle(command, target, puzzle,
              puzzle == nullptr ? std::vector<ParameterInfo>{} : puzzle->info().parameters);
}

void addPuzzle(CLI::App& command, Target& target, const Puzzle* puzzle,
               const std::vector<ParameterInfo>& parameters)
{
    target.puzzle = puzzle;
    command.add_option("PUZZLE", target.puzzleId,
                       fmt::format("One of: {}", fmt::join(puzzleIds(), ", ")));
    for (const ParameterInfo& parameter : parameters)
        addParameter(command, target, parameter);
}

void addTarget(CLI::App& command, Target& target, const Puzzle* puzzle)
{
    addPuzzle(command, target, puzzle);
    command.add_option("INPUT", target.input,
                       "A file, - for the standard input, @preset, or the problem itself as text; "
                       "left out: the problem that the parameters make");
    if (command.get_option_no_throw("--format") == nullptr)
        command.add_option("--format", target.format,
                           "The input's format, if it is not to be guessed");
}

Expected<void> checkTarget(const Target& target)
{
    if (target.puzzleId.empty())
        return usage(fmt::format("name a puzzle: {}", fmt::join(puzzleIds(), ", ")));
    if (findPuzzle(target.puzzleId) == nullptr)
        return unknown("puzzle", target.puzzleId, puzzleIds());
    if (target.puzzle->info().id != target.puzzleId)
        return usage(fmt::format("name one puzzle, not both {} and {}", target.puzzle->info().id,
                                 target.puzzleId));
    for (const ParameterInfo& parameter : target.puzzle->info().parameters) {
        const auto given = target.parameters.find(parameter.id);
        if (given != target.parameters.end() && !parameter.choices.empty() &&
            std::ranges::find(parameter.choices, given->second) == parameter.choices.end())
            return unknown("--" + parameter.id, given->second, parameter.choices);
    }
    return {};
}

std::vector<std::string> formatIds(const Puzzle& puzzle, FormatUse use)
{
    std::vector<std::string> ids;
    for (const FormatInfo& format : puzzle.info().formats)
        if (serves(format, use))
            ids.push_back(format.id);
    return ids;
}

Expected<const FormatInfo*> chooseFormat(const Puzzle& puzzle, std::string_view id, FormatUse use)
{
    const std::vector<std::string> valid = formatIds(puzzle, use);
    if (id.empty() && !valid.empty())
        id = valid.front();
    if (std::ranges::find(valid, id) == valid.end())
        return unknown(useText(use), id, valid);
    return puzzle.format(id);
}

const FormatInfo* compactFormat(const Puzzle& puzzle)
{
    const FormatInfo* chosen = nullptr;
    for (const FormatInfo& format : puzzle.info().formats)
        if (format.readsProblem && format.writesProblem &&
            (chosen == nullptr || (format.line && !chosen->line)))
            chosen = &format;
    return chosen;
}

Expected<std::size_t> chooseStrategy(const Puzzle& puzzle, std::string_view id)
{
    if (id.empty())
        return puzzle.strategyIndex(puzzle.info().fastest).value_or(0);
    const auto index = puzzle.strategyIndex(id);
    if (!index)
        return unknown(fmt::format("strategy of {}", puzzle.info().id), id,
                       idsOf(puzzle.info().strategies));
    return *index;
}

std::string refusalText(const Puzzle& puzzle, std::size_t strategy, const Problem& problem)
{
    const auto refusal = puzzle.refusal(strategy, problem);
    if (!refusal)
        return {};
    const auto& strategies = puzzle.info().strategies;
    std::string text =
        fmt::format("{} cannot be used here. {}", strategies[strategy].id, refusal->text());
    if (const auto other = puzzle.substitute(problem))
        text += fmt::format(" Use the strategy {} instead.", strategies[*other].id);
    return text;
}

std::string refusalText(const Puzzle& puzzle, const Problem& problem)
{
    const auto first = puzzle.strategyIndex(puzzle.fastest(problem, Wanted::One).front());
    const auto refusal = puzzle.refusal(first.value(), problem);
    return refusal && !puzzle.substitute(problem) ? refusal->text() : std::string();
}

} // namespace clew::cli
