#include "app/cli/target.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

#include "app/cli/lessonsource.h"
#include "app/cli/source.h"
#include "core/puzzle/collecting.h"
#include "core/puzzle/registry.h"
#include "core/puzzle/source.h"
#include "core/text/readjson.h"

namespace clew::cli {

namespace {

// What the value of a parameter is called in the help.
const char* valueOf(ParameterInfo::Kind kind)
{
    switch (kind) {
    case ParameterInfo::Kind::Number:
        return "N";
    case ParameterInfo::Kind::Size:
        return "SIZE";
    case ParameterInfo::Kind::Text:
        return "TEXT";
    case ParameterInfo::Kind::Choice:
        return "CHOICE";
    case ParameterInfo::Kind::Flag:
        return "";
    }
    return "";
}

bool isOffered(const Target& target, const Puzzle& puzzle)
{
    return target.offers == nullptr || target.offers(puzzle.info());
}

std::vector<std::string> offeredPuzzles(const Target& target)
{
    if (target.offers == nullptr)
        return puzzleIds(); // which makes none of them
    std::vector<std::string> ids;
    for (const auto& puzzle : puzzles())
        if (isOffered(target, *puzzle))
            ids.push_back(puzzle->info().id);
    return ids;
}

void addParameter(OptionTable& table, Target& target, const ParameterInfo& parameter)
{
    Option option{.names = "--" + parameter.id,
                  .value = valueOf(parameter.kind),
                  .summary = parameter.summary.text,
                  .choices = parameter.choices,
                  .heading = fmt::format("Options of {}", target.puzzle->info().id),
                  .isOffered = isOffered(target, *target.puzzle)};
    if (table.has(option.names))
        return;
    const bool isFlag = option.isFlag();
    if (!isFlag)
        option.fallback = parameter.fallback;
    table.add(std::move(option),
              [&target, isFlag, id = parameter.id](const std::string& text) -> Expected<void> {
                  target.parameters[id] = isFlag ? "1" : text;
                  return {};
              });
}

bool serves(const FormatInfo& format, FormatUse use)
{
    switch (use) {
    case FormatUse::ReadsProblem:
        return format.readsProblem;
    case FormatUse::ReadsAny:
        return format.readsProblem || format.readsSolution;
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
    case FormatUse::ReadsAny:
        return "input format";
    case FormatUse::WritesProblem:
        return "output format";
    case FormatUse::WritesSolution:
        return "solution format";
    }
    return {};
}

// A problem may come in several pieces: this parameter takes what is not in the input.
constexpr std::string_view kData = "data";

// Once, however often a command asks for its problem.
Expected<void> collectData(Target& target)
{
    std::string all;
    for (const std::string& file : std::exchange(target.data, {})) {
        const auto text = textOf(file, {});
        if (!text)
            return tl::make_unexpected(text.error());
        all += *text + (text->ends_with('\n') ? "" : "\n");
    }
    for (const std::string& definition : std::exchange(target.definitions, {}))
        all += definition + ";\n";
    if (const auto given = target.parameters.find(kData); given != target.parameters.end())
        all += given->second + (given->second.ends_with('\n') ? "" : "\n");
    if (!all.empty())
        target.parameters[std::string(kData)] = all;
    return {};
}

// The board of a session is an input like any other.
bool takeSession(Target& target, const std::string& text)
{
    const auto session = sessionProblem(text);
    const Puzzle* const puzzle = session ? findPuzzle(session->puzzle) : nullptr;
    if (puzzle == nullptr)
        return false;
    target.puzzle = puzzle;
    target.isRecognised = true;
    target.puzzleId = session->puzzle;
    target.input = session->text;
    target.format = session->format;
    return true;
}

// What may be a slip in the name of a puzzle.
bool isName(const std::string& text)
{
    return text != "-" && !isFile(text) && text.find_first_of(" \n:{./") == std::string::npos;
}

// Why the text is no problem: by the puzzle whose files bear such a name, else by all.
tl::unexpected<Failure> reasonAgainst(const std::string& input, const std::string& text)
{
    const std::string source = isFile(input) ? input : input == "-" ? "<stdin>" : "<input>";
    // JSON, packed in an address or not, is what files of this name hold.
    const bool isAddress = text.find("://") != std::string::npos;
    const bool isJson = text.starts_with('{') || (isAddress && puzzlinkGenre(text).empty());
    const std::string suffix =
        isJson ? ".json" : std::filesystem::path(source).extension().string();
    for (const auto& puzzle : puzzles())
        for (const FormatInfo& format : puzzle->info().formats)
            if (suffix != ".txt" && std::ranges::count(format.suffixes, suffix) > 0)
                if (const auto problem = puzzle->read(text, {}, {}); !problem)
                    return misread(source, problem.error());
    auto failure = misread(source, readings(text, *puzzles().front()).error());
    if (!isFile(input) && input != "-" && !isJson && !isAddress &&
        input.find('\n') == std::string::npos)
        failure.value().text +=
            fmt::format("\n({} was read as text: there is no such file)", input);
    return failure;
}

// Whose solution the text is, or its first line, if that shows its problem as well: an equation
// does. Null if it is none.
const Puzzle* puzzleSolvedBy(const std::string& text)
{
    for (const auto& puzzle : puzzles())
        for (const std::string_view part : {std::string_view(text), firstProblemLine(text)})
            if (puzzle->recognises(part) && puzzle->readSolution(part, {}, {}))
                return puzzle.get();
    return nullptr;
}

// What stands where the puzzle should is an input of this one.
void takeAs(Target& target, const Puzzle& puzzle)
{
    target.input = std::exchange(target.puzzleId, puzzle.info().id);
    target.puzzle = &puzzle;
    target.isRecognised = true;
}

// Finds the puzzle of an input that stands where the puzzle should.
Expected<void> recogniseInput(Target& target, const std::stop_token& token)
{
    const auto noPuzzle = unknown("puzzle", target.puzzleId, puzzleIds());
    if (!target.takesInput || !target.input.empty() || target.puzzle != nullptr)
        return noPuzzle;
    auto text = textOf(target.puzzleId, token, Reader::kLongestLine);
    if (!text)
        return tl::make_unexpected(text.error());
    if (target.puzzleId == "-")
        target.standardInput = *text;
    const std::string& input = target.puzzleId;
    const std::string source = isFile(input) ? input : input == "-" ? "<stdin>" : "<input>";
    if (const auto problem = mayBeProblem(source, *text); !problem)
        return problem;
    if (takeSession(target, *text))
        return {};
    const bool isLarge = text->size() > kMaxText;
    if (isLarge) // a problem on each line, or none
        text = std::string(firstProblemLine(std::string_view(*text).substr(0, kMaxText)));
    auto found = readings(withFilesBeside(*text, target.puzzleId), *puzzles().front());
    if (!found) // perhaps one problem on each line
        found = readings(firstProblemLine(*text), *puzzles().front());
    if (!found && isLarge)
        return usage(tooLarge(source, kMaxText));
    if (!found) // or in another way
        for (const auto& puzzle : puzzles())
            if (collectionIn(*puzzle, *text)) {
                takeAs(target, *puzzle);
                return {};
            }
    const Puzzle* const solved = !found && target.takesSolutions ? puzzleSolvedBy(*text) : nullptr;
    if (solved != nullptr) {
        takeAs(target, *solved);
        return {};
    }
    if (!found)
        return isName(target.puzzleId) ? noPuzzle : reasonAgainst(target.puzzleId, *text);
    if (const Sentence nearly = nearMiss(*text); !nearly.empty())
        return usage(fmt::format("{} To have it read as {}, name that before it", nearly.text(),
                                 found->front().puzzle->info().id));
    if (found->size() > 1) {
        std::vector<std::string> ways;
        for (const Recognised& reading : *found)
            ways.push_back(fmt::format("{} ({})", reading.puzzle->info().id,
                                       reading.puzzle->title(*reading.problem).text()));
        return usage(fmt::format("this can be read as {}; name the puzzle before it",
                                 fmt::join(ways, " or as ")));
    }
    takeAs(target, *found->front().puzzle);
    return {};
}

} // namespace

std::optional<SessionProblem> sessionProblem(const std::string& text)
{
    if (!text.starts_with('{') || text.size() > kMaxSession ||
        mayHoldMoreValues(text, kMostSessionValues))
        return std::nullopt;
    const auto json = readJson(text);
    const auto field = [&](const char* name) {
        const auto found = json.find(name);
        return found != json.end() && found->is_string() ? found->get<std::string>()
                                                         : std::string();
    };
    if (!json.is_object() || field("puzzle").empty())
        return std::nullopt;
    return SessionProblem{field("puzzle"), field("problem"), field("format")};
}

const Puzzle* puzzleNamedIn(const std::vector<std::string>& arguments)
{
    for (const std::string& argument : arguments)
        if (const Puzzle* const puzzle = findPuzzle(argument))
            return puzzle;
    return nullptr;
}

void addPuzzle(OptionTable& table, Target& target, const Puzzle* puzzle,
               const std::vector<ParameterInfo>& parameters, PuzzleNeed need)
{
    target.puzzle = puzzle;
    table.text({.names = "PUZZLE",
                .summary = "The puzzle",
                .choices = offeredPuzzles(target),
                .required = need == PuzzleNeed::Required},
               target.puzzleId);
    for (const ParameterInfo& parameter : parameters)
        addParameter(table, target, parameter);
    if (puzzle == nullptr)
        table.note("Each puzzle has options of its own: add its name before --help to list them.");
}

void addTarget(OptionTable& table, Target& target, const Puzzle* puzzle, PuzzleNeed need)
{
    const auto parameters =
        puzzle == nullptr ? std::vector<ParameterInfo>() : puzzle->info().parameters;
    addPuzzle(table, target, puzzle, parameters, need);
    target.takesInput = true;
    table.add({.names = "INPUT",
               .summary = "A file, - for standard input, @preset, or the problem itself as text",
               .fallback = "the problem that the puzzle's options make"},
              [&target](const std::string& text) -> Expected<void> {
                  if (text.empty())
                      return usage("the input is empty; omit it for the default problem");
                  target.input = text;
                  return {};
              });
    const bool takesData = std::ranges::any_of(
        parameters, [](const ParameterInfo& parameter) { return parameter.id == kData; });
    if (takesData) {
        table.texts({.names = "DATA", .summary = "Files with the data of the model"}, target.data);
        table.texts({.names = "-D,--define",
                     .value = "NAME=VALUE",
                     .summary = "A value for one of the model's parameters",
                     .heading = fmt::format("Options of {}", puzzle->info().id)},
                    target.definitions);
    }
    if (!table.has("--format"))
        table.text({.names = "--format",
                    .value = "FORMAT",
                    .summary = "Format of the input",
                    .fallback = "recognised"},
                   target.format);
    // What options make has none, and a preset its own. A single input may stand for PUZZLE.
    const With input{"an INPUT"};
    table.restrict("--format", input);
    table.exclude("--format", {input.option, {"a preset"}});
    table.stands(input.option, [&target]() -> std::string {
        const bool isAlone = target.input.empty() && findPuzzle(target.puzzleId) == nullptr;
        const std::string& text = isAlone ? target.puzzleId : target.input;
        return text.starts_with('@') ? "a preset" : text;
    });
}

Expected<void> checkTarget(Target& target, const std::stop_token& token)
{
    if (target.puzzleId.empty())
        return usage(fmt::format("name a puzzle: {}", fmt::join(puzzleIds(), ", ")));
    target.files = target.data;
    for (const std::string& word : {target.puzzleId, target.input})
        if (!word.empty() && findPuzzle(word) == nullptr)
            target.files.push_back(word);
    if (findPuzzle(target.puzzleId) == nullptr)
        if (auto recognised = recogniseInput(target, token); !recognised)
            return recognised;
    if (target.puzzle->info().id != target.puzzleId)
        return usage(fmt::format("name one puzzle, not both {} and {}", target.puzzle->info().id,
                                 target.puzzleId));
    if (auto collected = collectData(target); !collected)
        return collected;
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
