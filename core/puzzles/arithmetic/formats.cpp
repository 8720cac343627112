// Arithmetic problems as lines of numbers and settings, solutions as equations.
//
// A line is "2 3 5 7 11", "[2,3,5,7,11]" or "(2 3 5 7 11)", then settings like
// "order=any target=24", which parameters complete.

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzle/parameters.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/arithmetic/expression.h"
#include "core/puzzles/arithmetic/puzzle.h"
#include "core/puzzles/arithmetic/readsigns.h"

namespace clew::arithmetic {

std::vector<FormatInfo> formats()
{
    return {
        {.id = "list",
         .title = phrase("arithmetic", "List of numbers and settings"),
         .suffixes = {".arithmetic", ".txt"},
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "infix",
         .title = phrase("arithmetic", "Equation with the fewest parentheses"),
         .writesSolution = true,
         .readsSolution = true,
         .line = true},
        {.id = "lisp",
         .title = phrase("arithmetic", "Lisp prefix"),
         .writesSolution = true,
         .readsSolution = true,
         .line = true},
        {.id = "tree",
         .title = phrase("arithmetic", "Operator tree"),
         .writesSolution = true,
         .readsSolution = true},
    };
}

namespace {

// Large enough for any puzzle, small enough that nothing near 64 bits needs care.
constexpr std::int64_t kLargest = 1'000'000'000'000'000'000;

constexpr std::string_view kUsualNumbers = "2 3 5 7 11";

std::optional<std::int64_t> readInteger(Scanner& scanner)
{
    const bool negative = acceptMinus(scanner);
    const auto magnitude = scanner.number();
    if (!magnitude || *magnitude > static_cast<std::uint64_t>(kLargest))
        return std::nullopt;
    const auto value = static_cast<std::int64_t>(*magnitude);
    return negative ? -value : value;
}

/// "a or b or c".
template<class Words>
Sentence anyOf(const Words& words)
{
    Sentence list = verbatim(std::string(*words.begin()));
    for (auto word = words.begin() + 1; word != words.end(); ++word)
        list = {phrase("arithmetic", "%1 or %2"), {std::move(list), std::string(*word)}};
    return list;
}

/// Index of the setting's word among `words`, the first if it is not set.
template<class Choice, std::size_t N>
Result<Choice> choice(const Parameters& settings, std::string_view id,
                      const std::array<std::string_view, N>& words)
{
    const std::string_view word = textParameter(settings, id, words.front());
    const auto found = std::ranges::find(words, word);
    if (found == words.end())
        return fail({phrase("arithmetic", "%1 must be %2, not \"%3\""),
                     {std::string(id), anyOf(words), std::string(word)}});
    return static_cast<Choice>(found - words.begin());
}

constexpr std::array<std::string_view, 2> kOrders{"given", "any"};
constexpr std::array<std::string_view, 4> kDistincts{"trees", "texts", "classes", "tiles"};
constexpr std::array<std::string_view, 3> kRanges{"rationals", "integers", "naturals"};
const std::vector<std::string> kSettings{"order", "target", "distinct", "range"};

Result<ProblemPtr> makeProblem(std::vector<std::int64_t> numbers, const Parameters& settings)
{
    auto problem = std::make_shared<ArithmeticProblem>();
    problem->numbers = std::move(numbers);
    const auto order = choice<Order>(settings, "order", kOrders);
    const auto distinct = choice<Distinct>(settings, "distinct", kDistincts);
    const auto range = choice<Range>(settings, "range", kRanges);
    if (!order || !distinct || !range)
        return tl::make_unexpected(!order      ? order.error()
                                   : !distinct ? distinct.error()
                                               : range.error());
    problem->order = *order;
    problem->distinct = *distinct;
    problem->range = *range;
    if (const std::string_view text = textParameter(settings, "target", ""); !text.empty()) {
        Scanner scanner(text);
        problem->target = readInteger(scanner);
        if (!problem->target || !scanner.atEnd())
            return fail(
                {phrase("arithmetic", "target must be a whole number of at most 10^18, not \"%1\""),
                 {std::string(text)}});
    }
    if (problem->numbers.size() < 2 && !problem->target)
        return fail(phrase("arithmetic",
                           "an equation needs at least two numbers; give more, or a target to "
                           "reach"));
    // A class is recognised by its chain from the left, whose results need not be those of its
    // other trees.
    if (joinsClasses(problem->distinct) && problem->order == Order::Given &&
        problem->range != Range::Rationals)
        return fail(phrase(
            "arithmetic", "classes in the given order are distinguished for rationals only; choose "
                          "texts, any order, or rationals"));
    return problem;
}

// "order=… or target=…", whichever come nearest to this.
Sentence settingsLike(const std::string& key)
{
    std::vector<std::string> settings = nearest(key, kSettings);
    for (std::string& setting : settings)
        setting += "=…";
    return anyOf(settings);
}

struct Line
{
    std::vector<std::int64_t> numbers;
    Parameters settings;
};

// What is wrong where a number should begin.
Sentence notANumber(Scanner at)
{
    const char c = at.peek();
    if (acceptMinus(at) || (c >= '0' && c <= '9'))
        return {phrase("arithmetic", "this is not a whole number of at most 10^18")};
    return {phrase("arithmetic", "expected a number, not %1"), {quoted(at.rest())}};
}

Result<Line> readLine(std::string_view text)
{
    Scanner scanner(text);
    Line line;
    scanner.skipSpace();
    const char close = scanner.accept('[') ? ']' : scanner.accept('(') ? ')' : '\0';
    while (true) {
        scanner.skipSpace();
        if (scanner.accept(','))
            continue;
        if (scanner.atEnd() || (close != '\0' && scanner.peek() == close) ||
            (close == '\0' && scanner.peek() >= 'a' && scanner.peek() <= 'z'))
            break;
        const Scanner before = scanner;
        const auto number = readInteger(scanner);
        if (!number)
            return before.error(notANumber(before));
        if (line.numbers.size() == kMaxNumbers)
            return before.error({phrase("arithmetic", "the list is too long; give at most %1 "
                                                      "numbers"),
                                 {std::to_string(kMaxNumbers)}});
        line.numbers.push_back(*number);
    }
    if (close != '\0' && !scanner.accept(close))
        return scanner.error({phrase("arithmetic", "the list is not closed: '%1' is missing"),
                              {std::string(1, close)}});
    if (line.numbers.empty())
        return scanner.error(
            phrase("arithmetic", "the list is empty; write numbers, like 2 3 5 7 11"));
    for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
        const int row = scanner.line();
        const int column = scanner.column();
        const std::string_view word = scanner.word();
        const std::size_t equals = word.find('=');
        const std::string key(word.substr(0, equals));
        if (equals == std::string_view::npos ||
            std::ranges::find(kSettings, key) == kSettings.end())
            return fail({phrase("arithmetic", "expected a setting like %1, not \"%2\""),
                         {settingsLike(key), std::string(word)}},
                        row, column);
        line.settings[key] = word.substr(equals + 1);
    }
    return line;
}

std::vector<Value> tokensIn(const Solution& solution)
{
    return {solution.begin(), std::ranges::find(solution, kNoValue)};
}

} // namespace

Result<ProblemPtr> ArithmeticPuzzle::readText(std::string_view text, std::string_view /*format*/,
                                              const Parameters& parameters) const
{
    auto line = readLine(text);
    if (!line)
        return tl::make_unexpected(line.error());
    for (const auto& [id, value] : parameters)
        line->settings.try_emplace(id, value);
    return makeProblem(std::move(line->numbers), line->settings)
        .map_error([](Error error) { // of the line as a whole, where it has no place of its own
            return error.line == 0 ? Error{std::move(error.sentence), 1, 1} : error;
        });
}

// From the parameter `numbers`, which is a line of this format, and the settings.
Result<ProblemPtr> ArithmeticPuzzle::create(const Parameters& parameters) const
{
    const auto line = readLine(textParameter(parameters, "numbers", kUsualNumbers));
    if (!line)
        return fail({phrase("arithmetic", "numbers: %1"), {line.error().sentence}});
    Parameters settings = parameters;
    for (const auto& [id, value] : line->settings)
        settings.insert_or_assign(id, value);
    return makeProblem(line->numbers, settings);
}

// One line, with those settings that are not the usual ones.
std::string ArithmeticPuzzle::write(const ArithmeticProblem& problem,
                                    std::string_view /*format*/) const
{
    std::string text = fmt::format("{}", fmt::join(problem.numbers, " "));
    const auto add = [&](std::string_view id, const auto& words, auto choice) {
        if (static_cast<std::size_t>(choice) != 0)
            text += fmt::format(" {}={}", id, words[static_cast<std::size_t>(choice)]);
    };
    add("order", kOrders, problem.order);
    if (problem.target)
        text += fmt::format(" target={}", *problem.target);
    add("distinct", kDistincts, problem.distinct);
    add("range", kRanges, problem.range);
    return text + "\n";
}

std::string ArithmeticPuzzle::writeSolutions(const ArithmeticProblem& problem,
                                             std::span<const Solution> solutions,
                                             std::uint64_t first, std::string_view format) const
{
    std::string text;
    for (const Solution& solution : solutions) {
        const Forest forest = forestOf(problem, tokensIn(solution));
        if (forest.roots.empty()) { // what a trace calls a solution, but is none
            text += "\n";
            continue;
        }
        const std::size_t root = forest.roots.front();
        if (format == "lisp") {
            const std::string expression = lisp(problem, forest, root);
            text += problem.target
                        ? fmt::format("(= {} {})\n", expression, valueText(valueOf(forest, root)))
                        : expression + "\n";
        } else if (format == "tree") {
            text += (first++ > 0 ? "\n" : "") + treeText(problem, forest, root);
        } else {
            text += equationText(problem, tokensIn(solution)) + "\n";
        }
    }
    return text;
}

} // namespace clew::arithmetic
