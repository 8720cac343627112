// The rule checker: whether an expression keeps the rules, worked out apart from all strategies;
// and which events can happen.

#include <algorithm>

#include "core/puzzles/arithmetic/expression.h"
#include "core/puzzles/arithmetic/puzzle.h"
#include "core/puzzles/arithmetic/valuetables.h"

namespace clew::arithmetic {

namespace {

/// Goes through the tokens with a stack of values, and stops at the first that is wrong.
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
            return {phrase("arithmetic", "An operator does not have two operands."), {}, {m_place}};
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
            return {phrase("arithmetic", "%1 expressions stand side by side; there must be one."),
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

std::vector<Sentence> listed(Sentence wrong)
{
    return wrong.empty() ? std::vector<Sentence>{} : std::vector{std::move(wrong)};
}

} // namespace

std::vector<Sentence> ArithmeticPuzzle::faults(const ArithmeticProblem& /*problem*/) const
{
    return {};
}

// One sentence at the most.
std::vector<Sentence> ArithmeticPuzzle::verify(const ArithmeticProblem& problem,
                                               const Solution& solution) const
{
    return listed(Checker(problem).check(solution));
}

// Of steps and tables nothing can be said before they are carried out.
std::vector<Sentence> ArithmeticPuzzle::violations(const ArithmeticProblem& problem,
                                                   const State& state, Place place) const
{
    if (place.variable >= positionCount(problem) || place.value > tokenOf(problem, Op::Equals))
        return {};
    Checker checker(problem);
    for (Variable position = 0; position < place.variable; ++position)
        if (state.value(position) == kNoValue ||
            !checker.append({position, state.value(position)}).empty())
            return {};
    return listed(checker.append(place));
}

// What is written at a position, combined by a step, or counted in a table.
bool ArithmeticPuzzle::canHappen(const ArithmeticProblem& problem, Event event) const
{
    const Variable variable = event.variable();
    const bool isCount = event.kind() == EventKind::Assign && event.rule() == Tabulated;
    if (isCount || variable >= tableVariable(problem, 0))
        return isCount && variable >= tableVariable(problem, 0) && event.value() <= kMaxTableValue;
    if (event.value() == kNoValue)
        return true;
    if (variable < positionCount(problem))
        return event.value() < tokenCount(problem);
    if (event.kind() == EventKind::Assign) // what is read out are tokens
        return false;
    const Step step = Step::decoded(problem, event.value());
    const std::uint32_t slots = problem.size() + variable - stepVariable(problem, 0);
    return step.left < slots && step.right < slots && step.left != step.right;
}

} // namespace clew::arithmetic
