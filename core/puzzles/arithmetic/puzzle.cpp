// The arithmetic puzzle as a registered puzzle.

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzles/arithmetic/expression.h"
#include "core/puzzles/arithmetic/formats.h"
#include "core/puzzles/arithmetic/intervaltables.h"
#include "core/puzzles/arithmetic/paircombining.h"
#include "core/puzzles/arithmetic/picture.h"
#include "core/puzzles/arithmetic/trees.h"

namespace clew::arithmetic {

namespace {

const ArithmeticProblem& cast(const Problem& problem)
{
    return static_cast<const ArithmeticProblem&>(problem);
}

std::vector<ParameterInfo> makeParameters()
{
    using Kind = ParameterInfo::Kind;
    return {
        {.id = "numbers",
         .kind = Kind::Text,
         .title = phrase("arithmetic", "Numbers"),
         .summary = phrase("arithmetic", "The list of integers, at most 16"),
         .fallback = "2 3 5 7 11"},
        {.id = "order",
         .kind = Kind::Choice,
         .title = phrase("arithmetic", "Order"),
         .summary = phrase("arithmetic", "Whether the numbers stay in the given order"),
         .fallback = "given",
         .choices = {"given", "any"}},
        {.id = "target",
         .kind = Kind::Text,
         .title = phrase("arithmetic", "Target"),
         .summary =
             phrase("arithmetic", "A result to reach with some of the numbers, or as nearly as "
                                  "possible; without it all of them make an equation")},
        {.id = "distinct",
         .kind = Kind::Choice,
         .title = phrase("arithmetic", "Told apart"),
         .summary =
             phrase("arithmetic", "Trees: every parenthesisation is its own. Texts: pointless "
                                  "parentheses dropped. Classes: under associativity and signs"),
         .fallback = "trees",
         .choices = {"trees", "texts", "classes"}},
        {.id = "range",
         .kind = Kind::Choice,
         .title = phrase("arithmetic", "Results"),
         .summary =
             phrase("arithmetic", "What an operation may give: any rational number, integers "
                                  "(divisions are exact), or positive integers"),
         .fallback = "rationals",
         .choices = {"rationals", "integers", "naturals"}},
    };
}

std::vector<PresetInfo> makePresets()
{
    return {
        {.id = "p93",
         .title = phrase("arithmetic", "The first five primes (P93)"),
         .summary = phrase("arithmetic", "2-3+5+7 = 11, 2 = (3*5+7)/11, and ten others."),
         .text = "2 3 5 7 11",
         .format = "list"},
        {.id = "any",
         .title = phrase("arithmetic", "Five primes in any order"),
         .summary = phrase("arithmetic",
                           "The document's program looks for these: 1,264 trees, 58 classes."),
         .text = "2 3 5 7 11 order=any",
         .format = "list"},
        {.id = "fours",
         .title = phrase("arithmetic", "Four fours"),
         .summary =
             phrase("arithmetic", "As near as possible to 20 with four fours; each text once."),
         .text = "4 4 4 4 order=any target=20 distinct=texts",
         .format = "list"},
        {.id = "countdown",
         .title = phrase("arithmetic", "Six numbers for 952"),
         .summary =
             phrase("arithmetic", "As on television: some of the numbers, positive integers only."),
         .text = "3 6 25 50 75 100 order=any target=952 range=naturals distinct=classes",
         .format = "list"},
        {.id = "zeros",
         .title = phrase("arithmetic", "With zeros"),
         .summary = phrase("arithmetic", "Zeros multiply freely and never divide."),
         .text = "0 1 0 2 0",
         .format = "list"},
        {.id = "24",
         .title = phrase("arithmetic", "8 3 8 3 24"),
         .summary = phrase("arithmetic", "Only with a fraction in between: 8/(3-8/3) = 24."),
         .text = "8 3 8 3 24",
         .format = "list"},
    };
}

PuzzleInfo makeInfo()
{
    PuzzleInfo info;
    info.id = "arithmetic";
    info.title = phrase("arithmetic", "Arithmetic");
    info.summary =
        phrase("arithmetic", "Insert +, −, ×, ÷, = and parentheses into a list of numbers so "
                             "that the equation is correct.");
    info.parameters = makeParameters();
    info.presets = makePresets();
    info.formats = {
        {.id = "list",
         .title = phrase("arithmetic", "List of numbers and settings"),
         .suffixes = {".arithmetic", ".txt"},
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "infix",
         .title = phrase("arithmetic", "Equation with the fewest parentheses"),
         .writesSolution = true,
         .line = true},
        {.id = "lisp",
         .title = phrase("arithmetic", "Lisp prefix"),
         .writesSolution = true,
         .line = true},
        {.id = "tree", .title = phrase("arithmetic", "Operator tree"), .writesSolution = true},
    };
    info.noGenerator =
        phrase("arithmetic", "There are no new problems to make: every list of numbers is one "
                             "already, mostly with several equations or none.");
    info.symmetric = true;
    info.races = {
        {.id = "equations",
         .title = phrase("arithmetic", "Every equation of 2 3 5 7 11"),
         .lesson = phrase("arithmetic", "Trees are built again for every split; tables build each "
                                        "part of the list once."),
         .preset = "p93",
         .strategies = {"trees", "pair-combining", "interval-tables"}},
        {.id = "any-order",
         .title = phrase("arithmetic", "In any order"),
         .lesson =
             phrase("arithmetic", "Each order of the numbers is one more list to search: what "
                                  "was a few thousand nodes becomes hundreds of thousands."),
         .preset = "any",
         .strategies = {"trees", "pair-combining", "interval-tables"}},
    };
    info.rules = {
        {DivisionByZero, phrase("arithmetic", "division by zero")},
        {OutOfRange, phrase("arithmetic", "result not allowed")},
        {SidesDiffer, phrase("arithmetic", "sides differ")},
        {TargetMissed, phrase("arithmetic", "target missed")},
        {AlreadyFound, phrase("arithmetic", "found before")},
        {Tabulated, phrase("arithmetic", "table complete")},
        {ReadOut, phrase("arithmetic", "read out of the tables")},
    };
    return info;
}

// The tables of a target that is missed hold every value there is: of six numbers some hundred
// thousand among integers, some millions among fractions.
bool hasSmallTables(const ArithmeticProblem& problem)
{
    return problem.size() <= (problem.range == Range::Rationals ? 6 : 7);
}

// Of equations only half the list has tables: a few milliseconds here, whatever the numbers, where
// the trees may take a second.
bool hasFewPartsAndManyTrees(const ArithmeticProblem& problem)
{
    const std::uint32_t least = problem.order == Order::Given ? 7 : 6;
    const std::uint32_t most = problem.order == Order::Given ? 8 : 6;
    return problem.size() >= least && problem.size() <= most;
}

class ArithmeticPuzzle : public Puzzle
{
public:
    ArithmeticPuzzle() : Puzzle(makeInfo()) { addStrategies(); }

    Result<ProblemPtr> create(const Parameters& parameters) const override
    {
        return fromParameters(parameters);
    }

    Result<ProblemPtr> read(std::string_view text, std::string_view /*format*/,
                            const Parameters& parameters) const override
    {
        return readList(text, parameters);
    }

    std::string write(const Problem& problem, std::string_view /*format*/) const override
    {
        return writeList(cast(problem));
    }

    std::string title(const Problem& problem) const override
    {
        const auto& arithmetic = cast(problem);
        std::string title = fmt::format("{}", fmt::join(arithmetic.numbers, " "));
        if (arithmetic.order == Order::Any)
            title += ", any order";
        if (arithmetic.target)
            title += fmt::format(", for {}", *arithmetic.target);
        return title;
    }

    std::vector<Sentence> faults(const Problem& /*problem*/) const override { return {}; }

    Dimensions dimensions(const Problem& problem) const override
    {
        const auto& arithmetic = cast(problem);
        const std::uint32_t slots = 2 * arithmetic.size();
        return {tableVariable(arithmetic, partCount(arithmetic)),
                std::max(kMaxTableValue + 1, slots * slots * 5)};
    }

    Sentence placeName(const Problem& problem, Place place) const override;
    Solution solutionAt(const Problem& problem, const State& state) const override;
    std::vector<Sentence> verify(const Problem& problem, const Solution& solution) const override;

    std::string writeSolutions(const Problem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override
    {
        return arithmetic::writeSolutions(cast(problem), solutions, first, format);
    }

    Solution canonical(const Problem& problem, const Solution& solution) const override
    {
        ArithmeticProblem classes = cast(problem);
        classes.distinct = Distinct::Classes;
        return representative(classes, solution);
    }

    std::string draw(const Problem& problem, const State* state) const override;

    Picture picture(const Problem& problem, const View& view) const override
    {
        return makePicture(cast(problem), view);
    }

    Sentence explain(const Problem& problem, const State& before, Event event) const override;
    std::vector<Sentence> violations(const Problem& problem, const State& state,
                                     Place place) const override;

    // A target is reached soonest by tables, as long as they stay small. Equations in the order of
    // the source are those of the trees, which also have one at once if there are many.
    StrategyIds fastest(const Problem& problem, Wanted wanted) const override
    {
        const auto& arithmetic = cast(problem);
        const bool byTables =
            arithmetic.target ? hasSmallTables(arithmetic)
                              : wanted != Wanted::InOrder && hasFewPartsAndManyTrees(arithmetic);
        return {byTables ? "interval-tables" : "trees"};
    }

    Result<CountResult> count(const Problem& problem, const CountRequest& request,
                              Control& control) const override
    {
        if (request.parts != 1)
            return fail("this count cannot be split into parts; leave out --part");
        return countSolutions(cast(problem), control);
    }

private:
    void addStrategies();
};

std::string tokenText(const ArithmeticProblem& problem, Value token)
{
    return isNumber(problem, token) ? std::to_string(problem.numbers[token])
                                    : std::string(1, symbol(operatorOf(problem, token)));
}

std::string partText(const ArithmeticProblem& problem, Mask part)
{
    std::vector<std::int64_t> numbers;
    for (std::uint32_t i = 0; i < problem.size(); ++i)
        if (((part >> i) & 1U) != 0)
            numbers.push_back(problem.numbers[i]);
    return fmt::format("{}", fmt::join(numbers, " "));
}

Mask partOf(const ArithmeticProblem& problem, Variable variable)
{
    return Parts(problem, true).all()[variable - tableVariable(problem, 0)];
}

Sentence ArithmeticPuzzle::placeName(const Problem& problem, Place place) const
{
    const auto& arithmetic = cast(problem);
    const std::uint32_t positions = positionCount(arithmetic);
    const bool named = place.value != kNoValue;
    if (place.variable < positions) {
        const std::string number = std::to_string(place.variable + 1);
        if (!named || place.value >= tokenCount(arithmetic))
            return {phrase("arithmetic", "token %1"), {number}};
        return {phrase("arithmetic", "token %1 = %2"),
                {number, tokenText(arithmetic, place.value)}};
    }
    if (place.variable >= tableVariable(arithmetic, 0)) {
        const std::string part = partText(arithmetic, partOf(arithmetic, place.variable));
        if (named)
            return {phrase("arithmetic", "%1 values of %2"), {std::to_string(place.value), part}};
        return {phrase("arithmetic", "table of %1"), {part}};
    }
    const std::string step = std::to_string(place.variable - positions + 1);
    if (!named)
        return {phrase("arithmetic", "step %1"), {step}};
    const auto [left, right, op] = Step::decoded(arithmetic, place.value);
    const auto slotName = [&](std::uint32_t slot) {
        return slot < arithmetic.size() ? std::to_string(arithmetic.numbers[slot])
                                        : fmt::format("[{}]", slot - arithmetic.size() + 1);
    };
    return {phrase("arithmetic", "step %1: %2"),
            {step, fmt::format("{} {} {}", slotName(left), symbol(op), slotName(right))}};
}

Solution ArithmeticPuzzle::solutionAt(const Problem& problem, const State& state) const
{
    const auto& arithmetic = cast(problem);
    const Forest forest = forestOf(arithmetic, state);
    if (forest.roots.empty())
        return representative(arithmetic, {});
    return representative(arithmetic, tokensOf(forest, forest.roots.back()));
}

// ---- the rule checker

/// Goes through the tokens with a stack of values, and says what is wrong first.
class Checker
{
public:
    explicit Checker(const ArithmeticProblem& problem) : m_problem(problem) {}

    Sentence check(const Solution& solution)
    {
        const auto end = std::ranges::find(solution, kNoValue);
        if (solution.size() != positionCount(m_problem) ||
            std::any_of(end, solution.end(), [](Value value) { return value != kNoValue; }))
            return {phrase("arithmetic", "The expression has gaps or is of the wrong length.")};
        for (auto token = solution.begin(); token != end; ++token) {
            Sentence wrong = append({static_cast<Variable>(token - solution.begin()), *token});
            if (!wrong.empty())
                return wrong;
        }
        return atEnd();
    }

    /// The next token; what is wrong with it, if anything.
    Sentence append(Place token)
    {
        m_place = token;
        return isNumber(m_problem, token.value) ? number(token.value) : operation(token.value);
    }

private:
    Sentence number(Value index)
    {
        const bool isUsed = ((m_used >> index) & 1U) != 0;
        if (isUsed)
            return {phrase("arithmetic", "The number %1 is used twice."),
                    {std::to_string(m_problem.numbers[index])},
                    {m_place}};
        if (m_problem.order == Order::Given && (m_used >> index) != 0)
            return {phrase("arithmetic", "The number %1 is not in its place: the order is given."),
                    {std::to_string(m_problem.numbers[index])},
                    {m_place}};
        m_used |= 1U << index;
        m_values.emplace_back(m_problem.numbers[index]);
        return {};
    }

    Sentence operation(Value token)
    {
        if (token > tokenOf(m_problem, Op::Equals) || m_values.size() < 2)
            return {phrase("arithmetic", "An operator has no two operands."), {}, {m_place}};
        const Op op = operatorOf(m_problem, token);
        const BigFraction right = m_values.back();
        m_values.pop_back();
        BigFraction& left = m_values.back();
        if (op == Op::Equals) {
            m_equations += 1;
            if (left != right)
                return {phrase("arithmetic", "The sides are not equal: %1 and %2."),
                        {valueText(left), valueText(right)},
                        {m_place}};
            return {};
        }
        const auto result = apply(op, left, right);
        if (!result)
            return {phrase("arithmetic", "%1 is divided by zero."), {valueText(left)}, {m_place}};
        if (m_equations > 0 || !isAllowed(m_problem.range, *result))
            return {phrase("arithmetic", "The result %1 is not allowed."),
                    {valueText(*result)},
                    {m_place}};
        left = *result;
        return {};
    }

    Sentence atEnd() const
    {
        if (m_values.size() != 1)
            return {phrase("arithmetic", "%1 expressions stand side by side; one is wanted."),
                    {std::to_string(m_values.size())}};
        if (m_problem.target)
            return m_equations == 0
                       ? nearness(*m_problem.target)
                       : Sentence{
                             phrase("arithmetic", "There is no = in an expression for a target.")};
        if (m_equations != 1)
            return {phrase("arithmetic", "The expression is not an equation.")};
        if (sizeOf(m_used) != m_problem.size())
            return {phrase("arithmetic", "Only %1 of the %2 numbers are used."),
                    {std::to_string(sizeOf(m_used)), std::to_string(m_problem.size())}};
        return {};
    }

    [[nodiscard]] Sentence nearness(std::int64_t target) const
    {
        const BigFraction off = distance(m_values.front(), target);
        if (off == 0)
            return {};
        Control control;
        ValueTables<BigFraction> tables(m_problem, Counted::Values, control);
        tables.build(std::max(1U, m_problem.size() / 2), [](Mask, const auto&) {});
        const auto least = leastDistance(m_problem, tables, control);
        if (!least || off == *least)
            return {};
        return {phrase("arithmetic", "The result %1 is %2 away from the target; %3 is possible."),
                {valueText(m_values.front()), valueText(off), valueText(*least)}};
    }

    const ArithmeticProblem& m_problem;
    std::vector<BigFraction> m_values;
    Mask m_used = 0;
    int m_equations = 0;
    Place m_place;
};

std::vector<Sentence> ArithmeticPuzzle::verify(const Problem& problem,
                                               const Solution& solution) const
{
    Sentence wrong = Checker(cast(problem)).check(solution);
    return wrong.empty() ? std::vector<Sentence>{} : std::vector{std::move(wrong)};
}

// Of steps and tables nothing can be said before they are carried out.
std::vector<Sentence> ArithmeticPuzzle::violations(const Problem& problem, const State& state,
                                                   Place place) const
{
    const auto& arithmetic = cast(problem);
    if (place.variable >= positionCount(arithmetic) ||
        place.value > tokenOf(arithmetic, Op::Equals))
        return {};
    Checker checker(arithmetic);
    for (Variable position = 0; position < place.variable; ++position)
        if (state.value(position) == kNoValue ||
            !checker.append({position, state.value(position)}).empty())
            return {};
    Sentence wrong = checker.append(place);
    return wrong.empty() ? std::vector<Sentence>{} : std::vector{std::move(wrong)};
}

std::string ArithmeticPuzzle::draw(const Problem& problem, const State* state) const
{
    const auto& arithmetic = cast(problem);
    const Forest forest = state == nullptr ? Forest{} : forestOf(arithmetic, *state);
    if (forest.roots.empty())
        return writeList(arithmetic);
    std::vector<std::string> expressions;
    expressions.reserve(forest.roots.size());
    for (const std::size_t root : forest.roots)
        expressions.push_back(infix(arithmetic, forest, root));
    return fmt::format("{}\n", fmt::join(expressions, "   "));
}

// ---- explanations

/// "5 - 7", with the operands' values, and what it makes.
struct Operation
{
    std::string text;
    std::string result;
    std::vector<Place> operands;
};

Operation describe(const ArithmeticProblem& problem, const Forest& forest, std::size_t node)
{
    const auto& [token, variable, left, right, value, leaves] = forest.nodes[node];
    const auto operand = [&](std::size_t child) {
        const auto& known = forest.nodes[child].value;
        return known ? valueText(*known) : infix(problem, forest, child);
    };
    return {
        fmt::format("{} {} {}", operand(left), symbol(operatorOf(problem, token)), operand(right)),
        value ? valueText(*value) : std::string(),
        {{forest.nodes[left].variable, kNoValue}, {forest.nodes[right].variable, kNoValue}}};
}

Sentence explainDecide(const ArithmeticProblem& problem, const Forest& after, const Place& place)
{
    if (after.nodes.empty())
        return {};
    const std::size_t newest = after.nodes.size() - 1;
    if (after.isLeaf(newest))
        return {phrase("arithmetic", "Write down the number %1."),
                {tokenText(problem, after.nodes[newest].token)},
                {place}};
    Operation operation = describe(problem, after, newest);
    if (after.nodes[newest].token == tokenOf(problem, Op::Equals))
        return {phrase("arithmetic", "All numbers are used: is %1?"),
                {operation.text},
                {place},
                std::move(operation.operands)};
    if (operation.result.empty())
        return {phrase("arithmetic", "Try %1."),
                {operation.text},
                {place},
                std::move(operation.operands)};
    return {phrase("arithmetic", "Try %1, which makes %2."),
            {operation.text, operation.result},
            {place},
            std::move(operation.operands)};
}

Sentence explainConflict(const ArithmeticProblem& problem, const Forest& now, Event event)
{
    const Place place{event.variable(), event.value()};
    const std::size_t newest = now.nodes.empty() ? 0 : now.nodes.size() - 1;
    const bool hasOperation = !now.nodes.empty() && !now.isLeaf(newest);
    Operation operation = hasOperation ? describe(problem, now, newest) : Operation{};
    switch (event.rule()) {
    case DivisionByZero:
        return {phrase("arithmetic", "%1 divides by zero: there is no such expression."),
                {operation.text},
                {place},
                std::move(operation.operands)};
    case OutOfRange:
        return {problem.range == Range::Integers
                    ? phrase("arithmetic", "%1 makes %2, but only integers are allowed.")
                    : phrase("arithmetic", "%1 makes %2, but only positive integers are allowed."),
                {operation.text, operation.result},
                {place},
                std::move(operation.operands)};
    case SidesDiffer:
        return {phrase("arithmetic", "The sides differ: %1 is wrong."),
                {operation.text},
                {place},
                std::move(operation.operands)};
    case TargetMissed:
        return {phrase("arithmetic",
                       "The result misses the target %1, and nothing can be added to it."),
                {std::to_string(problem.target.value_or(0))},
                {place}};
    default:
        return {
            problem.distinct == Distinct::Texts
                ? phrase("arithmetic",
                         "Correct, but its text without pointless parentheses was found before.")
                : phrase("arithmetic",
                         "Correct, but an expression of the same class was found before."),
            {},
            {place}};
    }
}

Sentence ArithmeticPuzzle::explain(const Problem& problem, const State& before, Event event) const
{
    const auto& arithmetic = cast(problem);
    const Place place{event.variable(), event.value()};
    switch (event.kind()) {
    case EventKind::Assign:
        if (event.rule() == Tabulated) {
            const std::string part = partText(arithmetic, partOf(arithmetic, event.variable()));
            if (event.value() == kMaxTableValue)
                return {
                    phrase("arithmetic", "Expressions over %1 have at least %2 different values."),
                    {part, std::to_string(event.value())},
                    {place}};
            return {phrase("arithmetic", "Expressions over %1 have %2 different values in all."),
                    {part, std::to_string(event.value())},
                    {place}};
        }
        return {phrase("arithmetic", "The tables say that %1 comes next."),
                {tokenText(arithmetic, event.value())},
                {place}};
    case EventKind::Decide: {
        State after = before;
        after.apply(event);
        return explainDecide(arithmetic, forestOf(arithmetic, after), place);
    }
    case EventKind::Conflict:
        return explainConflict(arithmetic, forestOf(arithmetic, before), event);
    case EventKind::Visit:
        return event.node() == kRoot
                   ? Sentence{phrase("arithmetic", "Back to the beginning.")}
                   : Sentence{phrase("arithmetic", "Back to position %1 of the search."),
                              {std::to_string(event.node())}};
    case EventKind::Solution: {
        const Solution solution = solutionAt(problem, before);
        return {phrase("arithmetic", "%1: a solution."), {equationText(arithmetic, solution)}};
    }
    case EventKind::Remove:
        break;
    }
    return {};
}

void ArithmeticPuzzle::addStrategies()
{
    using enum EventKind;
    addStrategy<ArithmeticProblem>(
        {.id = "trees",
         .title = phrase("arithmetic", "All operator trees"),
         .summary =
             phrase("arithmetic", "Every expression over the numbers is written token by token in "
                                  "postfix order and evaluated on the way."),
         .idea = phrase("arithmetic", "Any expression can be written in postfix order, numbers "
                                      "before their operator, in exactly one way. It is written "
                                      "here token by token: an operator takes the two values "
                                      "last written and leaves its result. So values are known "
                                      "on the way, and a division by zero or a result that is "
                                      "not allowed is dropped at once."),
         .pseudoCode =
             {
                 {"extend(tokens, stack):"},
                 {"  choices ← the operators, if two values are on the stack;"},
                 {"    \"=\", if these two are all; each number that may come next"},
                 {"  for each of choices:"},
                 {"    write it down; work it out on the stack", {Decide}},
                 {"    if it divides by zero, or the result is not allowed: drop it",
                  {{Conflict, DivisionByZero}, {Conflict, OutOfRange}}},
                 {"    if it is \"=\" and the sides differ: drop it", {{Conflict, SidesDiffer}}},
                 {"    if no number is left and the target is missed: drop it",
                  {{Conflict, TargetMissed}}},
                 {"    if it is complete, but no different from one found before: drop it",
                  {{Conflict, AlreadyFound}}},
                 {"    if it is complete: report it", {Solution}},
                 {"    extend(tokens, stack)"},
                 {"    take it back", {Visit}},
             },
         .cost = phrase("arithmetic", "The number of trees (a Catalan number), times four for "
                                      "each operator, times the orders of the numbers if these "
                                      "are free: exponential. Memory for one expression, and "
                                      "for those found if only different ones count."),
         .origin = phrase("arithmetic",
                          "The usual Prolog program for P93; postfix form after Łukasiewicz.")},
        [](const ArithmeticProblem& p, const Options& o, Control& c, auto& t) {
            return trees(p, o, c, t);
        });
    addStrategy<ArithmeticProblem>(
        {.id = "pair-combining",
         .title = phrase("arithmetic", "Combining pairs"),
         .summary =
             phrase("arithmetic", "Any two expressions (neighbours, where the order is given) are "
                                  "replaced by a result, until two equal ones are left."),
         .idea = phrase("arithmetic", "Two expressions are replaced by their sum, difference, "
                                      "product or quotient, until two are left that must be "
                                      "equal. This is how one would do it by hand. Steps that "
                                      "have nothing to do with each other could be taken in "
                                      "either order; only one order of them is followed, so "
                                      "that each expression arises once."),
         .pseudoCode =
             {
                 {"for a target: test each number by itself"},
                 {"combine(the numbers)"},
                 {""},
                 {"combine(items):"},
                 {"  for each pair a, b of items, neighbours if the order is given:"},
                 {"    skip it if an earlier, independent step should have come later"},
                 {"    for op in + − × ÷, or \"=\" if these two are all:"},
                 {"      replace a and b by a op b", {Decide}},
                 {"      if it divides by zero, or the result is not allowed: drop it",
                  {{Conflict, DivisionByZero}, {Conflict, OutOfRange}}},
                 {"      if it is \"=\" and the sides differ: drop it", {{Conflict, SidesDiffer}}},
                 {"      if it is all, and the target is missed: drop it",
                  {{Conflict, TargetMissed}}},
                 {"      if it is complete, but no different from one found before: drop it",
                  {{Conflict, AlreadyFound}}},
                 {"      if it is complete: report it", {Solution}},
                 {"      combine(the items now)"},
                 {"      put a and b back", {Visit}},
             },
         .cost = phrase("arithmetic", "As many expressions as there are operator trees; without "
                                      "the skipped orders most would come many times over. A "
                                      "list of items is made anew at each step. Memory for one "
                                      "path, and for the solutions found if only different ones "
                                      "count."),
         .origin =
             phrase("arithmetic", "The document's Lisp program for P93, with its faults mended.")},
        [](const ArithmeticProblem& p, const Options& o, Control& c, auto& t) {
            return pairCombining(p, o, c, t);
        });
    addStrategy<ArithmeticProblem>(
        {.id = "interval-tables",
         .title = phrase("arithmetic", "Interval tables"),
         .summary =
             phrase("arithmetic", "Tables of the values of all short parts of the list; solutions "
                                  "are read out of them without a dead end."),
         .idea = phrase("arithmetic", "Parts of the list come up again and again in different "
                                      "expressions. So the values of each short part are worked "
                                      "out once and kept in a table. Solutions are then read "
                                      "out from the tables, from the whole to its parts, "
                                      "following only values that are known to lead to one."),
         .pseudoCode =
             {
                 {"for each part of up to half the numbers, short ones first:"},
                 {"  for each split of it, a in table(left), b in table(right):"},
                 {"    for op in + − × ÷: count a op b in table(part)"},
                 {"  table(part) is complete", {{Assign, Tabulated}}},
                 {"for each value that both sides of a split of the whole have,"},
                 {"    or that comes nearest to the target:"},
                 {"  for each way to make it that the tables name:"},
                 {"    write the expression down", {Decide, {Assign, ReadOut}}},
                 {"    if it is no different from one found before: drop it",
                  {{Conflict, AlreadyFound}}},
                 {"    else: report it", {Solution}},
                 {"    take it back", {Visit}},
             },
         .cost = phrase("arithmetic", "A value is kept once, however many expressions have it, "
                                      "yet the tables grow exponentially, in memory as in time. "
                                      "In return the reading never meets a dead end."),
         .origin = phrase("arithmetic",
                          "Dynamic programming over intervals: Bellman, 1957; the parser of "
                          "Cocke, Younger and Kasami.")},
        [](const ArithmeticProblem& p, const Options& o, Control& c, auto& t) {
            return intervalTables(p, o, c, t);
        });
}

} // namespace

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<ArithmeticPuzzle>();
}

} // namespace clew::arithmetic
