// clew hint: the next step from a position, rung by rung.

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/runoptions.h"
#include "app/cli/source.h"
#include "core/puzzle/playing.h"
#include "core/study/position.h"

namespace clew::cli {

namespace {

/// Places of larger problems are not all named to find one.
constexpr std::uint64_t kMostNames = 4'000'000;

// Where entries come from.
constexpr std::string_view kFrom = "--from";
constexpr std::string_view kEntered = "--entered";

struct HintOptions
{
    Target target;
    RunOptions run;
    std::string entered;                 ///< entries between semicolons
    std::vector<std::string> begun = {}; ///< squares of --from after the first
    unsigned rungs = static_cast<unsigned>(kRungs);
};

// Without spaces, and whatever the case of its letters.
std::string essenceOf(std::string_view name)
{
    std::string essence;
    for (const char c : name)
        if (std::isspace(static_cast<unsigned char>(c)) == 0)
            essence += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return essence;
}

/// The name of an entry, and the option that it comes from.
struct NamedEntry
{
    std::string_view option;
    std::string name;
};

std::vector<NamedEntry> namedEntries(const HintOptions& options)
{
    std::vector<NamedEntry> entries;
    for (const std::string& square : options.begun)
        entries.push_back({kFrom, square});
    std::istringstream texts(options.entered);
    for (std::string text; std::getline(texts, text, ';');)
        if (!essenceOf(text).empty())
            entries.push_back({kEntered, text});
    return entries;
}

Expected<std::vector<Assignment>> entriesFrom(const HintOptions& options, const Problem& problem)
{
    const std::vector<NamedEntry> named = namedEntries(options);
    if (named.empty())
        return std::vector<Assignment>();
    const Puzzle& puzzle = *options.target.puzzle;
    const Dimensions dimensions = puzzle.dimensions(problem);
    if (std::uint64_t{dimensions.variables} * dimensions.values > kMostNames)
        return usage(fmt::format("{}: the problem is too large", named.front().option));
    // The moves of a knight bear the names of squares, whichever move it is: the next one is meant.
    std::multimap<std::string, Assignment> names;
    for (Variable variable = 0; variable < dimensions.variables; ++variable)
        for (Value value = 0; value < dimensions.values; ++value)
            names.emplace(essenceOf(puzzle.placeName(problem, {variable, value}).text()),
                          Assignment{variable, value});
    std::vector<Assignment> entries;
    std::vector<bool> isEntered(dimensions.variables);
    const std::vector<Event> givens = playingOf(puzzle, problem)->givens(problem);
    for (const Event given : givens)
        isEntered[given.variable()] = true;
    // The start of a tour that is given may be named again.
    const auto isGiven = [&](const auto& name) {
        return std::ranges::any_of(givens, [&](Event given) {
            return name.second == Assignment{given.variable(), given.value()};
        });
    };
    std::set<std::string> seen;
    for (const auto& [option, text] : named) {
        auto [found, end] = names.equal_range(essenceOf(text));
        if (found == end)
            return usage(fmt::format("{}: \"{}\" names no entry; \"{}\" would be one", option, text,
                                     puzzle.placeName(problem, {0, 0}).text()));
        const bool isAgain = std::any_of(found, end, isGiven);
        const bool isNext = std::next(found) != end; // and not one place's own
        const bool mayBeAgain = !isNext || (option == kEntered && entries.empty());
        if (!seen.insert(essenceOf(text)).second || (isAgain && !mayBeAgain))
            return usage(fmt::format("{}: \"{}\" is there twice", option, text));
        if (isAgain)
            continue;
        while (std::next(found) != end && isEntered[found->second.variable])
            ++found;
        isEntered[found->second.variable] = true;
        entries.push_back(found->second);
    }
    return entries;
}

// Of a tour begun, "a1 b3 c5", the first square is the start; the others have been entered.
void takeTourBegun(HintOptions& options)
{
    constexpr std::string_view kBetween = " \t\r\n,;";
    const auto from = options.target.parameters.find("from");
    if (from == options.target.parameters.end())
        return;
    const std::string text = std::exchange(from->second, {});
    for (std::size_t at = text.find_first_not_of(kBetween); at != std::string::npos;) {
        const std::size_t end = text.find_first_of(kBetween, at);
        const std::string square = text.substr(at, end - at);
        if (from->second.empty())
            from->second = square;
        else
            options.begun.push_back(square);
        at = text.find_first_not_of(kBetween, end);
    }
}

// The first of the entries that was wrong, in a line; empty if that is not found.
std::string mistakeText(const Position& position)
{
    const auto mistake = firstMistake(position);
    return mistake ? mistake->refutation.text() + '\n' : std::string();
}

Exit exitOfHint(const Hint& hint)
{
    switch (hint.kind) {
    case Hint::Kind::Mistake:
    case Hint::Kind::Hopeless:
        return Exit::NoSolution;
    case Hint::Kind::None:
        return Exit::Stopped;
    default:
        return Exit::Done;
    }
}

Expected<Exit> giveHint(const HintOptions& options, const std::stop_token& token)
{
    const auto problem = readSingle(options.target, token);
    if (!problem)
        return tl::make_unexpected(problem.error());
    const Puzzle& puzzle = *options.target.puzzle;
    if (playingOf(puzzle, **problem) == nullptr)
        return usage(fmt::format("{}: there are no hints for this problem", puzzle.info().id));
    auto entries = entriesFrom(options, **problem);
    if (!entries)
        return tl::make_unexpected(entries.error());
    Position position{puzzle, *problem, *std::move(entries), token};
    const Limits limits = limitsOf(options.run, 1);
    position.limits.nodes = std::min(position.limits.nodes, limits.nodes);
    position.limits.time = limits.time;
    const Hint hint = hintFor(position);
    if (token.stop_requested()) { // there may be a better one than the search had come to
        writeErrorLine("clew: interrupted");
        return Exit::Stopped;
    }
    Output output(STDOUT_FILENO);
    if (hint.kind == Hint::Kind::Mistake)
        output.write(hint.step.text() + '\n' + mistakeText(position));
    else if (hint.kind == Hint::Kind::Solved || hint.kind == Hint::Kind::Hopeless)
        output.write(hint.step.text() + '\n');
    else if (hint.kind == Hint::Kind::None)
        output.write("No further step was found.\n");
    else
        for (unsigned rung = 0; rung < options.rungs; ++rung)
            output.write(fmt::format("{}. {}\n", rung + 1, rungOf(hint, rung).text()));
    if (const auto written = output.finish(); !written)
        return tl::make_unexpected(written.error());
    return exitOfHint(hint);
}

Action declareHint(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<HintOptions>();
    table.text({.names = "--entered",
                .value = "ENTRIES",
                .summary = "What has been entered, as the steps name it: \"R4C7=1; R1C2=3\""},
               options->entered);
    table.whole({.names = "--rungs",
                 .value = "N",
                 .summary = "How much the hint gives away, from 1 to 4",
                 .fallback = "4"},
                options->rungs, {1, kRungs});
    addLimits(table, options->run);
    addTarget(table, options->target, puzzle);
    return [options](const std::stop_token& token) {
        takeTourBegun(*options);
        return checkTarget(options->target).and_then([&] { return giveHint(*options, token); });
    };
}

} // namespace

Command hintCommand()
{
    return {"hint", "Give a hint for the next step", "", declareHint};
}

} // namespace clew::cli
