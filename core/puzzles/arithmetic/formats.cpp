#include "core/puzzles/arithmetic/formats.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzle/parameters.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/arithmetic/expression.h"
#include "core/text/scanner.h"

namespace clew::arithmetic {

namespace {

// Large enough for any puzzle, small enough that nothing near 64 bits needs care.
constexpr std::int64_t kLargest = 1'000'000'000'000'000'000;

constexpr std::string_view kUsualNumbers = "2 3 5 7 11";

std::optional<std::int64_t> readInteger(Scanner& scanner)
{
    const bool negative = scanner.accept('-');
    const auto magnitude = scanner.number();
    if (!magnitude || *magnitude > static_cast<std::uint64_t>(kLargest))
        return std::nullopt;
    const auto value = static_cast<std::int64_t>(*magnitude);
    return negative ? -value : value;
}

/// Index of the setting's word among `words`, the first if it is not set.
template<class Choice, std::size_t N>
Result<Choice> choice(const Parameters& settings, std::string_view id,
                      const std::array<std::string_view, N>& words)
{
    const std::string_view word = textParameter(settings, id, words.front());
    const auto found = std::ranges::find(words, word);
    if (found == words.end())
        return fail(fmt::format("{} must be {}, not \"{}\"", id, fmt::join(words, " or "), word));
    return static_cast<Choice>(found - words.begin());
}

constexpr std::array<std::string_view, 2> kOrders{"given", "any"};
constexpr std::array<std::string_view, 3> kDistincts{"trees", "texts", "classes"};
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
                fmt::format("target must be a whole number of at most 10^18, not \"{}\"", text));
    }
    if (problem->numbers.size() < 2 && !problem->target)
        return fail("an equation needs at least two numbers; give more, or a target to reach");
    // A class is told by its chain from the left, whose results need not be those of its other
    // trees.
    if (problem->distinct == Distinct::Classes && problem->order == Order::Given &&
        problem->range != Range::Rationals)
        return fail(
            "classes in the given order are told apart for rationals only; choose texts, any "
            "order, or rationals");
    return problem;
}

struct Line
{
    std::vector<std::int64_t> numbers;
    Parameters settings;
};

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
        const int row = scanner.line();
        const int column = scanner.column();
        const char c = scanner.peek();
        const auto number = readInteger(scanner);
        if (!number)
            return fail(c == '-' || (c >= '0' && c <= '9')
                            ? "this is no whole number of at most 10^18"
                            : fmt::format("expected a number, not {}", quoted(c)),
                        row, column);
        if (line.numbers.size() == kMaxNumbers)
            return fail(fmt::format("the list is too long; give at most {} numbers", kMaxNumbers),
                        row, column);
        line.numbers.push_back(*number);
    }
    if (close != '\0' && !scanner.accept(close))
        return scanner.error(fmt::format("the list is not closed: '{}' is missing", close));
    if (line.numbers.empty())
        return scanner.error("the list is empty; write numbers, like 2 3 5 7 11");
    for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
        const int row = scanner.line();
        const int column = scanner.column();
        const std::string_view word = scanner.word();
        const std::size_t equals = word.find('=');
        const std::string key(word.substr(0, equals));
        if (equals == std::string_view::npos ||
            std::ranges::find(kSettings, key) == kSettings.end())
            return fail(fmt::format("expected a setting like {}=…, not \"{}\"",
                                    fmt::join(nearest(key, kSettings), "=… or "), word),
                        row, column);
        line.settings[key] = word.substr(equals + 1);
    }
    return line;
}

std::vector<Value> tokensIn(const Solution& solution)
{
    return {solution.begin(), std::ranges::find(solution, kNoValue)};
}

// Of an expression without "=", which divides nothing by zero; 0 of any other.
BigFraction valueOf(const Forest& forest, std::size_t root)
{
    return forest.nodes[root].value.value_or(BigFraction());
}

std::string withTarget(std::int64_t target, const BigFraction& value, std::string expression)
{
    expression += " = " + valueText(value);
    if (value != target)
        expression += fmt::format(" (nearest to {})", target);
    return expression;
}

} // namespace

Result<ProblemPtr> readList(std::string_view text, const Parameters& parameters)
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

Result<ProblemPtr> fromParameters(const Parameters& parameters)
{
    const auto line = readLine(textParameter(parameters, "numbers", kUsualNumbers));
    if (!line)
        return fail(fmt::format("numbers: {}", line.error().text()));
    Parameters settings = parameters;
    for (const auto& [id, value] : line->settings)
        settings.insert_or_assign(id, value);
    return makeProblem(line->numbers, settings);
}

std::string writeList(const ArithmeticProblem& problem)
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

std::string equationText(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    const Forest forest = forestOf(problem, tokens);
    if (forest.roots.empty())
        return {};
    const std::size_t root = forest.roots.front();
    std::string text = infix(problem, forest, root);
    return problem.target ? withTarget(*problem.target, valueOf(forest, root), std::move(text))
                          : text;
}

std::string writeSolutions(const ArithmeticProblem& problem, std::span<const Solution> solutions,
                           std::uint64_t first, std::string_view format)
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
