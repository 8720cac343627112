// Equations as text, read so that they can be checked: as people write them, as Lisp, and as the
// trees that are printed.
//
// Without a problem the numbers are those of the text, in its order. Where there is a target, the
// right side is what the expression is said to be.

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzle/parameters.h"
#include "core/puzzles/arithmetic/expression.h"
#include "core/puzzles/arithmetic/puzzle.h"
#include "core/puzzles/arithmetic/readsigns.h"

namespace clew::arithmetic {

namespace {

/// A number or an operator of an expression, in postfix order.
struct PostfixItem
{
    std::optional<Op> op = std::nullopt; ///< none: a number
    std::int64_t number = 0;
    std::string said = {}; ///< what the text says the operator's result is; empty: nothing
    int line = 0;
    int column = 0;
};

/// An expression or equation as it stands in the text.
struct ReadEquation
{
    std::vector<PostfixItem> items = {};
    std::string value = {}; ///< of an expression for a target, after "="
    std::optional<std::int64_t> nearestTo = std::nullopt;
};

constexpr int kDeepestNesting = 100; // no expression of so few numbers needs more
constexpr std::int64_t kLargestRead = 1'000'000'000'000'000'000;

// The next character of what is printed as "-8/3", whichever minus the text has.
char nextOfValue(Scanner& scanner)
{
    return acceptMinus(scanner) ? '-' : scanner.next();
}

Result<PostfixItem> readNumber(Scanner& scanner)
{
    PostfixItem item;
    item.line = scanner.line();
    item.column = scanner.column();
    const bool negative = acceptMinus(scanner);
    const auto magnitude = scanner.number();
    if (!magnitude || *magnitude > static_cast<std::uint64_t>(kLargestRead))
        return fail(phrase("arithmetic", "expected a whole number or a parenthesis here"),
                    item.line, item.column);
    item.number = static_cast<std::int64_t>(*magnitude) * (negative ? -1 : 1);
    return item;
}

using Items = std::vector<PostfixItem>;

PostfixItem operatorItem(Op op, const Scanner& scanner)
{
    PostfixItem item;
    item.op = op;
    item.line = scanner.line();
    item.column = scanner.column();
    return item;
}

/// "2-(3+5)*7 = 11", with the usual precedence.
class InfixReader
{
public:
    explicit InfixReader(Scanner& scanner) : m_scanner(scanner) {}

    Result<void> sum(Items& items, int depth = 0)
    {
        return chain(items, {Op::Plus, Op::Minus}, [&] { return product(items, depth); });
    }

private:
    Result<void> product(Items& items, int depth)
    {
        return chain(items, {Op::Times, Op::Over}, [&] { return factor(items, depth); });
    }

    // operand (op operand)*, from the left.
    template<class Operand>
    Result<void> chain(Items& items, std::array<Op, 2> operators, Operand&& operand)
    {
        if (auto done = operand(); !done)
            return done;
        while (true) {
            m_scanner.skipSpace();
            Scanner ahead = m_scanner;
            const auto op = acceptOperator(ahead);
            if (!op || std::ranges::find(operators, *op) == operators.end())
                return {};
            const PostfixItem item = operatorItem(*op, m_scanner);
            m_scanner = ahead;
            if (auto done = operand(); !done)
                return done;
            items.push_back(item);
        }
    }

    Result<void> factor(Items& items, int depth)
    {
        m_scanner.skipSpace();
        if (m_scanner.accept('(')) {
            if (depth == kDeepestNesting)
                return m_scanner.error(
                    phrase("arithmetic", "the parentheses are nested too deeply"));
            if (auto done = sum(items, depth + 1); !done)
                return done;
            m_scanner.skipSpace();
            if (!m_scanner.accept(')'))
                return m_scanner.error(phrase("arithmetic", "a parenthesis is not closed"));
            return {};
        }
        const auto number = readNumber(m_scanner);
        if (!number)
            return tl::make_unexpected(number.error());
        items.push_back(*number);
        return {};
    }

    Scanner& m_scanner;
};

// Everything up to "(nearest" or the end, without blanks behind.
std::string restOf(Scanner& scanner)
{
    std::string rest;
    scanner.skipSpace();
    while (!scanner.atEnd() && scanner.peek() != '(')
        rest += nextOfValue(scanner);
    return rest.substr(0, rest.find_last_not_of(" \t\n") + 1);
}

Result<ReadEquation> readInfix(std::string_view text, bool hasTarget)
{
    constexpr std::string_view kNearest = "(nearest to ";
    ReadEquation read;
    Scanner scanner(text);
    InfixReader reader(scanner);
    hasTarget = hasTarget || text.find(kNearest) != text.npos;
    if (auto done = reader.sum(read.items); !done)
        return tl::make_unexpected(done.error());
    scanner.skipSpace();
    if (hasTarget && scanner.accept('=')) {
        read.value = restOf(scanner);
        if (acceptText(scanner, kNearest)) {
            const auto nearest = readNumber(scanner);
            if (!nearest || !scanner.accept(')'))
                return scanner.error(
                    phrase("arithmetic", "expected the target, as in (nearest to 100)"));
            read.nearestTo = nearest->number;
        }
    } else if (!hasTarget) {
        const PostfixItem equals = operatorItem(Op::Equals, scanner);
        if (!scanner.accept('='))
            return scanner.error(phrase("arithmetic", "expected an operator or = here"));
        if (auto done = reader.sum(read.items); !done)
            return tl::make_unexpected(done.error());
        read.items.push_back(equals);
    }
    scanner.skipSpace();
    if (!scanner.atEnd())
        return scanner.error(phrase("arithmetic", "expected an operator or the end here"));
    return read;
}

// "(+ 2 3)" or a number; of more than two operands the first two come first.
Result<void> readLispTerm(Scanner& scanner, Items& items, int depth)
{
    scanner.skipSpace();
    if (!scanner.accept('(')) {
        const auto number = readNumber(scanner);
        if (!number)
            return tl::make_unexpected(number.error());
        items.push_back(*number);
        return {};
    }
    if (depth == kDeepestNesting)
        return scanner.error(phrase("arithmetic", "the parentheses are nested too deeply"));
    scanner.skipSpace();
    const Scanner before = scanner;
    const auto op = acceptOperator(scanner);
    if (!op || (*op == Op::Equals && depth > 0))
        return before.error(phrase("arithmetic", "expected an operator here, like (+ 2 3)"));
    const PostfixItem item = operatorItem(*op, before);
    std::size_t operands = 0;
    for (scanner.skipSpace(); !scanner.accept(')'); scanner.skipSpace()) {
        if (scanner.atEnd())
            return scanner.error(phrase("arithmetic", "a parenthesis is not closed"));
        if (auto done = readLispTerm(scanner, items, depth + 1); !done)
            return done;
        if (++operands > 1)
            items.push_back(item);
    }
    if (operands < 2 || (*op == Op::Equals && operands > 2))
        return before.error(phrase("arithmetic", "this operator needs two operands"));
    return {};
}

Result<ReadEquation> readLisp(std::string_view text, bool hasTarget)
{
    ReadEquation read;
    Scanner scanner(text);
    if (hasTarget) { // "(= expression value)", where the value may be a fraction
        scanner.skipSpace();
        if (!acceptText(scanner, "(="))
            return scanner.error(
                phrase("arithmetic", "expected the value as well, as in (= (+ 1 2) 3)"));
    }
    if (auto done = readLispTerm(scanner, read.items, 0); !done)
        return tl::make_unexpected(done.error());
    if (hasTarget) {
        scanner.skipSpace();
        while (!scanner.atEnd() && scanner.peek() != ')')
            read.value += nextOfValue(scanner);
        if (!scanner.accept(')'))
            return scanner.error(phrase("arithmetic", "a parenthesis is not closed"));
    }
    scanner.skipSpace();
    if (!scanner.atEnd())
        return scanner.error(phrase("arithmetic", "expected an operator or the end here"));
    return read;
}

// ---- trees: an operator a line, its operands below it and to the right

/// A line of a tree without the strokes before it.
struct TreeLine
{
    std::string_view body;
    std::size_t depth;
    int number;
    int column;
};

std::vector<TreeLine> treeLines(std::string_view text)
{
    std::vector<TreeLine> lines;
    int number = 0;
    for (std::string_view line : splitLines(text)) {
        ++number;
        TreeLine read{line, 0, number, 1};
        const auto strip = [&](std::string_view stroke) {
            if (!read.body.starts_with(stroke))
                return false;
            read.body.remove_prefix(stroke.size());
            ++read.depth;
            return true;
        };
        while (strip("├─ ") || strip("└─ ") || strip("│  ") || strip("   ")) {
        }
        read.column = static_cast<int>(line.size() - read.body.size()) + 1;
        if (read.body.find_first_not_of(" \t") != read.body.npos)
            lines.push_back(read);
    }
    return lines;
}

class TreeReader
{
public:
    explicit TreeReader(std::string_view text) : m_lines(treeLines(text)) {}

    Result<ReadEquation> read()
    {
        ReadEquation read;
        if (auto done = node(read.items, 0); !done)
            return tl::make_unexpected(done.error());
        if (m_next < m_lines.size())
            return fail(phrase("arithmetic", "this operator has its two operands already"),
                        m_lines[m_next].number, m_lines[m_next].column);
        return read;
    }

private:
    Result<void> node(Items& items, std::size_t depth)
    {
        if (m_next == m_lines.size() || depth > kDeepestNesting)
            return fail(phrase("arithmetic", "the tree ends before its last operand"),
                        m_lines.empty() ? 1 : m_lines.back().number, 1);
        const TreeLine line = m_lines[m_next++];
        if (line.depth != depth)
            return fail(phrase("arithmetic", "an operand stands below its operator and one step to "
                                             "the right of it"),
                        line.number, line.column);
        Scanner scanner(line.body);
        Scanner asOperator = scanner;
        const auto op = acceptOperator(asOperator);
        if (!op || (asOperator.peek() >= '0' && asOperator.peek() <= '9')) {
            const auto number = readNumber(scanner);
            if (!number || !scanner.atEnd())
                return fail(phrase("arithmetic", "expected a whole number or an operator on this "
                                                 "line"),
                            line.number, line.column);
            items.push_back(*number);
            items.back().line = line.number;
            items.back().column = line.column;
            return {};
        }
        PostfixItem item = operatorItem(*op, scanner);
        item.line = line.number;
        item.column = line.column;
        asOperator.skipSpace();
        if (asOperator.accept('('))
            while (!asOperator.atEnd() && asOperator.peek() != ')')
                item.said += nextOfValue(asOperator);
        for (int operand = 0; operand < 2; ++operand)
            if (auto done = node(items, depth + 1); !done)
                return done;
        items.push_back(std::move(item));
        return {};
    }

    std::vector<TreeLine> m_lines;
    std::size_t m_next = 0;
};

// ---- the problem, and the tokens of the expression

// The problem whose numbers are those of the text.
Result<ProblemPtr> problemOf(const ArithmeticPuzzle& puzzle, const ReadEquation& read,
                             Parameters parameters)
{
    std::string numbers;
    for (const PostfixItem& item : read.items)
        if (!item.op)
            numbers += fmt::format("{} ", item.number);
    parameters.insert_or_assign("numbers", numbers);
    if (read.nearestTo)
        parameters.insert_or_assign("target", std::to_string(*read.nearestTo));
    else if (!read.items.back().said.empty() && read.items.back().op != Op::Equals)
        parameters.try_emplace("target", read.items.back().said); // of a tree
    return puzzle.create(parameters);
}

// The numbers of the list that those of the text are, one after the other.
Result<Solution> numberTokens(const ArithmeticProblem& problem, const Items& items)
{
    Solution tokens;
    std::vector<bool> used(problem.size());
    Value next = 0;
    for (const PostfixItem& item : items) {
        if (item.op) {
            tokens.push_back(tokenOf(problem, *item.op));
            continue;
        }
        Value index = problem.order == Order::Given ? next : 0;
        while (index < problem.size() && (used[index] || problem.numbers[index] != item.number))
            ++index;
        if (index == problem.size())
            return fail({phrase("arithmetic", "the number %1 cannot stand here: the list has no "
                                              "such number left"),
                         {std::to_string(item.number)}},
                        item.line, item.column);
        used[index] = true;
        next = index + 1;
        tokens.push_back(index);
    }
    return tokens;
}

Error wrongValue(const std::string& is, const std::string& said, int line, int column)
{
    return {{phrase("arithmetic", "this is %1, not %2"), {is, said}}, line, column};
}

// That the results are those that the text says.
std::optional<Error> misstated(const Forest& forest, const ReadEquation& read)
{
    for (std::size_t i = 0; i < read.items.size() && i < forest.nodes.size(); ++i) {
        const PostfixItem& item = read.items[i];
        const auto& value = forest.nodes[i].value;
        if (!item.said.empty() && value && valueText(*value) != item.said)
            return wrongValue(valueText(*value), item.said, item.line, item.column);
    }
    const auto& whole = forest.nodes.back().value;
    if (!read.value.empty() && whole && valueText(*whole) != read.value)
        return wrongValue(valueText(*whole), read.value, 1, 1);
    return std::nullopt;
}

std::string_view formatOfEquation(std::string_view text)
{
    if (text.find("├") != text.npos)
        return "tree";
    const std::size_t first = text.find_first_not_of(" \t\n");
    const std::size_t second =
        first == text.npos ? first : text.find_first_not_of(" \t\n", first + 1);
    const bool opens = first != text.npos && text[first] == '(' && second != text.npos;
    Scanner scanner(opens ? text.substr(second) : std::string_view());
    const auto op = acceptOperator(scanner);
    return op && scanner.peek() == ' ' ? "lisp" : "infix";
}

} // namespace

// An equation is a solution, and no problem.
bool ArithmeticPuzzle::recognises(std::string_view text) const
{
    return text.find('=') != text.npos && readSolution(text, {}, {}).has_value();
}

Result<ClaimedSolution> ArithmeticPuzzle::readSolutionText(std::string_view text,
                                                           std::string_view format,
                                                           const Parameters& parameters,
                                                           const ProblemPtr& of) const
{
    if (format.empty())
        format = formatOfEquation(text);
    const bool hasTarget = of != nullptr ? typed(*of).target.has_value()
                                         : !textParameter(parameters, "target", "").empty();
    const auto read = format == "tree"   ? TreeReader(text).read()
                      : format == "lisp" ? readLisp(text, hasTarget)
                                         : readInfix(text, hasTarget);
    if (!read)
        return tl::make_unexpected(read.error());
    const auto problem =
        of != nullptr ? Result<ProblemPtr>(of) : problemOf(*this, *read, parameters);
    if (!problem)
        return fail(problem.error().sentence, 1, 1);
    const ArithmeticProblem& arithmetic = typed(**problem);
    auto tokens = numberTokens(arithmetic, read->items);
    if (!tokens)
        return tl::make_unexpected(tokens.error());
    if (auto wrong = misstated(forestOf(arithmetic, *tokens), *read))
        return tl::make_unexpected(*std::move(wrong));
    tokens->resize(positionCount(arithmetic), kNoValue);
    return ClaimedSolution{*problem, *std::move(tokens)};
}

} // namespace clew::arithmetic
