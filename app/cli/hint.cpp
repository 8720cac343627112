// clew hint: the next step from a position, rung by rung.

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <sstream>
#include <utility>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/runoptions.h"
#include "app/cli/source.h"
#include "core/puzzle/naming.h"
#include "core/puzzle/playing.h"
#include "core/study/deductions.h"
#include "core/study/position.h"
#include "core/study/possiblesteps.h"
#include "core/text/capital.h"
#include "core/text/foldedname.h"

namespace clew::cli {

namespace {

/// Places of larger problems are not all named to find one.
constexpr std::uint64_t kMostNames = 4'000'000;

// Where entries come from.
constexpr std::string_view kFrom = "--from";
constexpr std::string_view kEntered = "--entered";
constexpr std::string_view kStruck = "--struck";

struct HintOptions
{
    Target target;
    RunOptions run;
    std::string entered;                 ///< entries between semicolons
    std::string struck;                  ///< what is ruled out, between semicolons
    std::vector<std::string> begun = {}; ///< squares of --from after the first
    unsigned rungs = static_cast<unsigned>(kRungs);
    bool all = false;
};

/// The name of an entry, and the option that it comes from.
struct NamedEntry
{
    std::string_view option;
    std::string name;
};

/// By what foldedName() makes of them. Several places may bear one name.
using Names = std::multimap<std::string, Assignment>;

// Where a comma is that stands in no brackets, or else the end.
std::size_t endOfFirst(std::string_view text)
{
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '[' ? 1 : text[at] == ']' ? -1 : 0;
        if (text[at] == ',' && depth <= 0)
            return at;
    }
    return text.size();
}

// Without its beginning: the longest part between commas that is a name, since names may have
// commas in them; else all of it.
std::string takeName(std::string& text, const Names& names)
{
    std::string taken = text;
    while (!names.contains(foldedName(taken))) {
        const std::size_t comma = taken.rfind(',');
        if (comma == std::string::npos) { // none: up to the first comma between names
            taken = text.substr(0, endOfFirst(text));
            break;
        }
        taken.resize(comma);
    }
    text.erase(0, taken.size() + 1);
    return taken;
}

void takeNames(std::string_view option, const std::string& list, const Names& names,
               std::vector<NamedEntry>& entries)
{
    std::istringstream texts(list);
    for (std::string text; std::getline(texts, text, ';');)
        while (!foldedName(text).empty())
            if (std::string name = takeName(text, names); !foldedName(name).empty())
                entries.push_back({option, std::move(name)});
}

std::vector<NamedEntry> namedEntries(const HintOptions& options, const Names& names)
{
    std::vector<NamedEntry> entries;
    for (const std::string& square : options.begun)
        entries.push_back({kFrom, square});
    takeNames(kEntered, options.entered, names, entries);
    return entries;
}

// "a8": columns by letters, rows from below, as on a chessboard; empty beyond it.
std::string chessName(GridCell cell, std::uint32_t rows)
{
    constexpr std::uint32_t kLetters = 26;
    if (cell.column >= kLetters)
        return {};
    return fmt::format("{}{}", static_cast<char>('a' + cell.column), rows - cell.row);
}

// Besides its own name a place whose value is its row may be called R1C1 or a8. `option`: for which
// they are needed.
Expected<Names> namesOf(const Puzzle& puzzle, const Problem& problem, std::string_view option)
{
    Names names;
    const Playing& playing = *playingOf(puzzle, problem);
    const Dimensions dimensions = puzzle.dimensions(problem);
    if (std::uint64_t{dimensions.variables} * dimensions.values > kMostNames)
        return usage(fmt::format("{}: the problem is too large", option));
    const auto cellOf = [&](Assignment one) {
        return puzzle.gridCell(problem, {one.variable, one.value});
    };
    const auto first = cellOf({0, 0});
    const auto second = dimensions.values > 1 ? cellOf({0, 1}) : std::nullopt;
    const bool isByRow =
        first && second && first->row == 0 && second->row == 1 && first->column == second->column;
    for (Variable variable = 0; variable < dimensions.variables; ++variable) {
        const Value values = playing.isEntered(problem, variable) ? dimensions.values : 0;
        for (Value value = 0; value < values; ++value) {
            const Assignment one{variable, value};
            // Of the values that others have it may have fewer.
            if (!puzzle.canHappen(problem, Event::decide(variable, value)) &&
                !puzzle.canHappen(problem, Event::remove(variable, value, Rule{1})))
                continue;
            const std::string whole =
                foldedName(puzzle.placeName(problem, {variable, value}).text());
            names.emplace(whole, one);
            for (const std::string& each : allNamesOf(puzzle, problem, {variable, value}))
                if (std::string other = foldedName(each); other != whole)
                    names.emplace(std::move(other), one);
            const auto cell = isByRow ? cellOf(one) : std::nullopt;
            if (!cell)
                continue;
            names.emplace(fmt::format("r{}c{}", cell->row + 1, cell->column + 1), one);
            if (const std::string name = chessName(*cell, dimensions.values); !name.empty())
                names.emplace(name, one);
        }
    }
    return names;
}

// The name of what can be entered first; empty if there is nothing.
std::string exampleOf(const Puzzle& puzzle, const Problem& problem)
{
    const Playing& playing = *playingOf(puzzle, problem);
    const Dimensions dimensions = puzzle.dimensions(problem);
    State state(dimensions);
    for (const Event given : playing.givens(problem))
        state.apply(given);
    for (Variable variable = 0; variable < dimensions.variables; ++variable) {
        if (state.value(variable) != kNoValue || !playing.isEntered(problem, variable))
            continue;
        for (Value value = 0; value < dimensions.values; ++value)
            if (puzzle.canHappen(problem, Event::decide(variable, value)) &&
                playing.mayEnter(problem, state, {variable, value}))
                return puzzle.placeName(problem, {variable, value}).text();
    }
    return {};
}

tl::unexpected<Failure> namesNone(std::string_view option, std::string_view text,
                                  std::string_view what, const std::string& example)
{
    std::string said = fmt::format("{}: \"{}\" names no {}", option, text, what);
    if (!example.empty())
        said += fmt::format("; \"{}\" would be one", example);
    return usage(said);
}

// For each entry what it can mean.
using Choices = std::vector<std::vector<Assignment>>;

/// What is meant where a name is that of several values of one variable: of two equal numbers.
class MeaningSearch
{
public:
    MeaningSearch(const Position& position, Choices choices)
        : m_position(position), m_choices(std::move(choices)),
          m_playing(*playingOf(position.puzzle, *position.problem))
    {
    }

    // Entries from which there is a solution; else the first that can be made, one after another.
    std::vector<Assignment> run()
    {
        const bool isClear =
            std::ranges::all_of(m_choices, [](const auto& meant) { return meant.size() == 1; });
        m_position.entries.clear();
        if (isClear || !extend(stateOf(m_position)))
            m_position.entries = m_fallback;
        if (isClear || m_position.entries.empty()) {
            m_position.entries.clear();
            for (const auto& meant : m_choices)
                m_position.entries.push_back(meant.front());
        }
        return m_position.entries;
    }

private:
    static constexpr int kMostTried = 200;

    // True: found.
    bool extend(State state)
    {
        std::vector<Assignment>& entries = m_position.entries;
        if (entries.size() == m_choices.size()) {
            if (m_fallback.empty())
                m_fallback = entries;
            ++m_tried;
            return prospectsOf(m_position).finding == Prospects::Finding::Solvable;
        }
        for (const Assignment& one : m_choices[entries.size()]) {
            if (m_tried >= kMostTried || m_position.token.stop_requested())
                return false;
            if (!m_playing.mayEnter(*m_position.problem, state, one))
                continue;
            State next = state;
            next.apply(Event::decide(one.variable, one.value));
            entries.push_back(one);
            if (extend(std::move(next)))
                return true;
            entries.pop_back();
        }
        return false;
    }

    Position m_position;
    Choices m_choices;
    const Playing& m_playing;
    std::vector<Assignment> m_fallback = {};
    int m_tried = 0;
};

// What the problem itself has settled of the place that an entry names; null: it is none of those.
const SettledPlace* settledAt(std::span<const SettledPlace> settled, std::string_view entry)
{
    const std::string folded = foldedName(entry);
    const auto found = std::ranges::find_if(settled, [&](const SettledPlace& each) {
        return folded.starts_with(foldedName(each.name) + '=');
    });
    return found == settled.end() ? nullptr : &*found;
}

bool isSame(const SettledPlace& settled, std::string_view entry)
{
    return foldedName(entry) == foldedName(settled.name + '=' + settled.value);
}

Expected<Choices> entriesFrom(const HintOptions& options, const Problem& problem)
{
    if (options.begun.empty() && foldedName(options.entered).empty())
        return Choices();
    const Puzzle& puzzle = *options.target.puzzle;
    // The moves of a knight bear the names of squares, whichever move it is: the next one is meant.
    const auto names = namesOf(puzzle, problem, options.begun.empty() ? kEntered : kFrom);
    if (!names)
        return tl::make_unexpected(names.error());
    const std::vector<NamedEntry> named = namedEntries(options, *names);
    Choices entries;
    std::vector<bool> isEntered(puzzle.dimensions(problem).variables);
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
    const std::vector<SettledPlace> settled = settledIn(puzzle, problem);
    for (const auto& [option, text] : named) {
        auto [found, end] = names->equal_range(foldedName(text));
        const SettledPlace* const known = found == end ? settledAt(settled, text) : nullptr;
        if (known != nullptr && isSame(*known, text))
            continue;
        if (known != nullptr)
            return usage(fmt::format("{}: \"{}\" cannot be: the problem leaves {} no value but {}",
                                     option, text, known->name, known->value));
        if (found == end)
            return namesNone(option, text, "entry", exampleOf(puzzle, problem));
        const bool isAgain = std::any_of(found, end, isGiven);
        const auto ofOther = std::find_if(found, end, [&](const auto& name) {
            return name.second.variable != found->second.variable;
        });
        const bool isNext = ofOther != end; // and not one place's own
        const bool mayBeAgain = !isNext || (option == kEntered && entries.empty());
        if (!seen.insert(foldedName(text)).second || (isAgain && !mayBeAgain))
            return usage(fmt::format("{}: \"{}\" is listed twice", option, text));
        if (isAgain)
            continue;
        while (std::next(found) != end && isEntered[found->second.variable])
            ++found;
        isEntered[found->second.variable] = true;
        std::vector<Assignment> meant;
        for (auto one = found; one != end; ++one)
            if (one->second.variable == found->second.variable)
                meant.push_back(one->second);
        entries.push_back(std::move(meant));
    }
    return entries;
}

// That the entries can be made one after the other. Of one that breaks a rule the hint says so.
Expected<void> checkTurns(const Position& position)
{
    const Playing& playing = *playingOf(position.puzzle, *position.problem);
    State state = stateOf({position.puzzle, position.problem, {}});
    for (const Assignment& one : position.entries) {
        const Place place{one.variable, one.value};
        if (!playing.mayEnter(*position.problem, state, one)) {
            if (!position.puzzle.violations(*position.problem, state, place).empty())
                return {};
            std::string said =
                fmt::format("{}: \"{}\" cannot be entered at this point", kEntered,
                            position.puzzle.placeName(*position.problem, place).text());
            if (const Sentence why = playing.whyNot(*position.problem, state, one); !why.empty())
                said += ". " + standingText(why);
            return usage(said);
        }
        state.apply(Event::decide(one.variable, one.value));
    }
    return {};
}

// What is ruled out may be written as explanations say it, "R8C4≠4": the candidate is R8C4=4.
std::string withoutNegations(std::string text, const Names& names)
{
    for (const std::string_view sign : {"≠", "!="})
        for (std::size_t at = 0; (at = text.find(sign, at)) != std::string::npos; ++at)
            if (!names.contains(foldedName(text))) // a name of a model may have the sign in it
                text.replace(at, sign.size(), "=");
    return text;
}

Expected<std::vector<Place>> struckFrom(const HintOptions& options, const Problem& problem)
{
    std::vector<Place> struck;
    if (foldedName(options.struck).empty())
        return struck;
    const Puzzle& puzzle = *options.target.puzzle;
    const auto names = namesOf(puzzle, problem, kStruck);
    if (!names)
        return tl::make_unexpected(names.error());
    const std::vector<SettledPlace> settled = settledIn(puzzle, problem);
    std::vector<NamedEntry> named;
    takeNames(kStruck, options.struck, *names, named);
    for (const auto& [option, written] : named) {
        const std::string text = withoutNegations(written, *names);
        const auto [found, end] = names->equal_range(foldedName(text));
        const SettledPlace* const known = found == end ? settledAt(settled, text) : nullptr;
        if (known != nullptr && !isSame(*known, text))
            continue;
        if (known != nullptr)
            return usage(fmt::format("{}: \"{}\" cannot be ruled out: the problem leaves {} no "
                                     "other value",
                                     option, text, known->name));
        if (found == end)
            return namesNone(option, text, "candidate", exampleOf(puzzle, problem));
        for (auto one = found; one != end; ++one)
            struck.push_back({one->second.variable, one->second.value});
    }
    return struck;
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
    return mistake ? standingText(mistake->refutation) + '\n' : std::string();
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

// A line for each step that can be taken: its technique, what follows, and why.
Expected<Exit> listSteps(const Position& position)
{
    const Puzzle& puzzle = position.puzzle;
    const PossibleSteps found = possibleSteps(position);
    Output output(STDOUT_FILENO);
    for (const TechniqueStep& step : found.steps) {
        const RuleInfo* const rule = puzzle.rule(step.rule);
        output.write(puzzle.ruleName(*position.problem, step.rule).text);
        if (rule != nullptr && rule->points > 0)
            output.write(fmt::format(" ({})", rule->points));
        output.write(fmt::format(": {}. {}\n",
                                 summaryOf(puzzle, *position.problem, step.events).text(),
                                 standingText(step.reason)));
    }
    if (found.steps.empty())
        output.write("No technique applies here.\n");
    if (!found.isWhole)
        writeErrorLine("There are more steps than these.");
    return output.finish().map([] { return Exit::Done; });
}

Expected<Exit> giveHint(const HintOptions& options, const std::stop_token& token)
{
    const auto problem = readSingle(options.target, token);
    if (!problem)
        return tl::make_unexpected(problem.error());
    const Puzzle& puzzle = *options.target.puzzle;
    if (playingOf(puzzle, **problem) == nullptr)
        return usage(fmt::format("{}: there are no hints for this problem", puzzle.info().id));
    if (options.all && !playingOf(puzzle, **problem)->hasTechniques())
        return usage(fmt::format("--all: {} has no techniques to list", puzzle.info().id));
    auto choices = entriesFrom(options, **problem);
    if (!choices)
        return tl::make_unexpected(choices.error());
    const auto struck = struckFrom(options, **problem);
    if (!struck)
        return tl::make_unexpected(struck.error());
    Position position{puzzle, *problem, {}, token};
    position.struck = *struck;
    const Limits limits = limitsOf(options.run, 1);
    position.limits.nodes = std::min(position.limits.nodes, limits.nodes);
    position.limits.time = limits.time;
    position.entries = MeaningSearch(position, *std::move(choices)).run();
    if (const auto checked = checkTurns(position); !checked)
        return tl::make_unexpected(checked.error());
    Hint hint = hintFor(position);
    if (token.stop_requested()) { // there may be a better one than the search had come to
        writeErrorLine("clew: interrupted");
        return Exit::Stopped;
    }
    const bool isSound = hint.kind == Hint::Kind::Deduction || hint.kind == Hint::Kind::Example ||
                         hint.kind == Hint::Kind::None;
    if (options.all && isSound)
        return listSteps(position);
    Output output(STDOUT_FILENO);
    if (hint.kind == Hint::Kind::Mistake)
        output.write(standingText(hint.step) + '\n' + mistakeText(position));
    else if (hint.kind == Hint::Kind::Solved || hint.kind == Hint::Kind::Hopeless)
        output.write(standingText(hint.step) + '\n');
    else if (hint.kind == Hint::Kind::None)
        output.write("No further step was found.\n");
    else
        for (unsigned rung = 0; rung < options.rungs; ++rung) {
            if (rung == kFirstArgued && hint.isTried) { // which takes its time
                output.flush();
                hint = argued(position, hint);
                if (token.stop_requested()) {
                    writeErrorLine("clew: interrupted");
                    return Exit::Stopped;
                }
            }
            output.write(fmt::format("{}. {}\n", rung + 1, standingText(rungOf(hint, rung))));
        }
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
    table.text({.names = "--struck",
                .value = "PLACES",
                .summary = "What has been ruled out, as in \"R2C3=4; R6C7=8\"; hints that rule "
                           "these out are not given again"},
               options->struck);
    table.whole({.names = "--rungs",
                 .value = "N",
                 .summary = "How much the hint gives away, from 1 to 4",
                 .fallback = "4",
                 .excludes = {With{"--all"}}},
                options->rungs, {1, kRungs});
    table.flag(
        {.names = "--all", .summary = "List every step that a technique finds, instead of a hint"},
        options->all);
    addLimits(table, options->run);
    addTarget(table, options->target, puzzle);
    return [options](const std::stop_token& token) {
        takeTourBegun(*options);
        return checkTarget(options->target, token).and_then([&] {
            return giveHint(*options, token);
        });
    };
}

} // namespace

Command hintCommand()
{
    return {"hint", "Give a hint for the next step", "", declareHint};
}

} // namespace clew::cli
