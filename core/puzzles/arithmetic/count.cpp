// Exact counts without listing: by tables of values where normal forms can be recognised by the
// kinds of their operands, and by tables of the normal forms themselves for classes in any order:
// of all of them for equations, for a target only of those that lead to it.

#include <algorithm>
#include <fmt/format.h>
#include <set>

#include "core/puzzles/arithmetic/puzzle.h"
#include "core/puzzles/arithmetic/valuetables.h"

namespace clew::arithmetic {

namespace {

std::string decimal(Count count)
{
    return fmt::format("{}", count);
}

Phrase meaningOf(const ArithmeticProblem& problem)
{
    switch (problem.distinct) {
    case Distinct::Trees:
        return phrase("arithmetic", "operator trees, every parenthesisation and every number of "
                                    "the list counted separately");
    case Distinct::Texts:
        return phrase("arithmetic", "different texts after dropping pointless parentheses");
    case Distinct::Tiles:
        return phrase("arithmetic", "classes under the laws of arithmetic, sides exchanged freely; "
                                    "each choice of equal numbers for a side counts");
    case Distinct::Classes:
        break;
    }
    return problem.order == Order::Given
               ? phrase("arithmetic",
                        "classes under associativity and signs, the numbers in their order")
               : phrase("arithmetic",
                        "classes under commutativity, associativity, signs and exchange of "
                        "sides");
}

template<class Number>
Count countByValues(const ArithmeticProblem& problem, Control& control)
{
    ValueTables<Number> tables(problem, Counted::NormalForms, control);
    tables.build(std::max(1U, problem.size() / 2), [](Mask, const auto&) {});
    if (control.stopped())
        return 0;
    Count solutions = 0;
    if (problem.target) {
        const auto off = leastDistance(problem, tables, control);
        if (!off)
            return 0;
        for (const Number& value : valuesAt(problem, *off))
            for (const Mask part : tables.parts().all())
                solutions += total(tables.count(part, value));
        return solutions;
    }
    for (const Parts::Split split : tables.parts().splits(tables.parts().whole())) {
        const bool fromLeft = sizeOf(split.left) <= sizeOf(split.right);
        const Mask smaller = fromLeft ? split.left : split.right;
        const Mask larger = fromLeft ? split.right : split.left;
        for (const auto& [value, counts] : tables.table(smaller))
            solutions += total(counts) * total(tables.count(larger, value));
    }
    return solutions;
}

/// The class of left op right.
Solution joined(const ArithmeticProblem& problem, const Solution& left, const Solution& right,
                Op op)
{
    std::vector<Value> tokens(left.begin(), std::ranges::find(left, kNoValue));
    tokens.insert(tokens.end(), right.begin(), std::ranges::find(right, kNoValue));
    tokens.push_back(tokenOf(problem, op));
    return representative(problem, tokens);
}

/// The classes of all expressions over each part, in any order.
template<class Number>
class ClassTables
{
public:
    ClassTables(const ArithmeticProblem& problem, Control& control)
        : m_problem(problem), m_parts(problem, problem.distinct == Distinct::Tiles),
          m_control(control)
    {
    }

    Count countEquations()
    {
        build(m_problem.size() - 1);
        std::set<Solution> equations;
        for (const Parts::Split split : m_parts.splits(m_parts.whole())) {
            std::unordered_multimap<Number, const Solution*, NumberHash> rights;
            for (const auto& [form, value] : m_forms[split.right])
                rights.emplace(value, &form);
            for (const auto& [form, value] : m_forms[split.left]) {
                if (!mayGoOn())
                    return 0;
                const auto [begin, end] = rights.equal_range(value);
                for (auto right = begin; right != end; ++right)
                    equations.insert(joined(m_problem, form, *right->second, Op::Equals));
            }
        }
        return equations.size();
    }

private:
    using Forms = std::map<Solution, Number>;

    void build(std::uint32_t size)
    {
        for (const Mask part : m_parts.all()) {
            if (sizeOf(part) > size || m_control.stopped())
                return;
            m_forms[part] = formsOf(part);
        }
    }

    Forms formsOf(Mask part)
    {
        Forms forms;
        if (sizeOf(part) == 1) {
            const auto number = static_cast<Value>(std::countr_zero(part));
            forms.emplace(representative(m_problem, std::span(&number, 1)),
                          m_problem.numbers[number]);
            return forms;
        }
        for (const Parts::Split split : m_parts.splits(part))
            for (const auto& [left, leftValue] : m_forms[split.left])
                for (const auto& [right, rightValue] : m_forms[split.right])
                    for (const Op op : kOperations) {
                        const auto value = apply(op, leftValue, rightValue);
                        if (!value || !isAllowed(m_problem.range, *value))
                            continue;
                        if (forms.emplace(joined(m_problem, left, right, op), *value).second)
                            m_bytes += kPerForm + positionCount(m_problem) * sizeof(Value);
                        if (!mayGoOn())
                            return forms;
                    }
        return forms;
    }

    bool mayGoOn()
    {
        constexpr std::uint32_t kStride = 256;
        if (++m_sincePoll % kStride != 0)
            return !m_control.stopped();
        return m_control.poll() && m_control.holds(m_bytes);
    }

    static constexpr std::uint64_t kPerForm = sizeof(Number) + sizeof(Solution) + 48;

    const ArithmeticProblem& m_problem;
    Parts m_parts;
    Control& m_control;
    std::map<Mask, Forms> m_forms;
    std::uint64_t m_bytes = 0;
    std::uint32_t m_sincePoll = 0;
};

/// The classes of the expressions that come nearest to the target, in any order: those of one value
/// over a part are made of those of the values that its splits name.
template<class Number>
class TargetClasses
{
public:
    TargetClasses(const ArithmeticProblem& problem, Control& control)
        : m_problem(problem), m_tables(problem, Counted::Values, control), m_control(control)
    {
    }

    Count count()
    {
        m_tables.build(std::max(1U, m_problem.size() / 2), [](Mask, const auto&) {});
        if (m_control.stopped())
            return 0;
        const auto off = leastDistance(m_problem, m_tables, m_control);
        if (!off)
            return 0;
        Count count = 0;
        for (const Number& value : valuesAt(m_problem, *off))
            for (const Mask part : m_tables.parts().all())
                if (total(m_tables.count(part, value)) > 0)
                    count += formsOf(part, value).size();
        return count;
    }

private:
    using Forms = std::set<Solution>;

    const Forms& formsOf(Mask part, const Number& value)
    {
        auto& known = m_forms[part];
        if (const auto found = known.find(value); found != known.end())
            return found->second;
        Forms forms;
        if (sizeOf(part) == 1) {
            const auto number = static_cast<Value>(std::countr_zero(part));
            forms.insert(representative(m_problem, std::span(&number, 1)));
        } else {
            for (const Parts::Split split : m_tables.parts().splits(part))
                addForms(split, value, forms);
        }
        return known.emplace(value, std::move(forms)).first->second;
    }

    void addForms(Parts::Split split, const Number& value, Forms& forms)
    {
        (void)m_tables.decompose(split, value, [&](const Number& a, Op op, const Number& b) {
            const Forms& rights = formsOf(split.right, b);
            for (const Solution& left : formsOf(split.left, a))
                for (const Solution& right : rights) {
                    if (!mayGoOn())
                        return false;
                    if (forms.insert(joined(m_problem, left, right, op)).second)
                        m_bytes += kPerForm + positionCount(m_problem) * sizeof(Value);
                }
            return true;
        });
    }

    bool mayGoOn()
    {
        constexpr std::uint32_t kStride = 256;
        if (++m_sincePoll % kStride != 0)
            return !m_control.stopped();
        return m_control.poll() && m_control.holds(m_bytes);
    }

    static constexpr std::uint64_t kPerForm = sizeof(Solution) + 48;

    const ArithmeticProblem& m_problem;
    ValueTables<Number> m_tables;
    Control& m_control;
    std::unordered_map<Mask, std::unordered_map<Number, Forms, NumberHash>> m_forms;
    std::uint64_t m_bytes = 0;
    std::uint32_t m_sincePoll = 0;
};

template<class Number>
Count countClasses(const ArithmeticProblem& problem, Control& control)
{
    return problem.target ? TargetClasses<Number>(problem, control).count()
                          : ClassTables<Number>(problem, control).countEquations();
}

} // namespace

Result<CountResult> ArithmeticPuzzle::count(const ArithmeticProblem& problem,
                                            const CountRequest& request, Control& control) const
{
    if (request.isSplit())
        return fail(phrase("arithmetic", "this count cannot be split into parts; leave out --part "
                                         "and --checkpoint"));
    const bool byForms = joinsClasses(problem.distinct) && problem.order == Order::Any;
    const Count solutions = withNumberType(problem, [&](auto number) {
        using Number = decltype(number);
        return byForms ? countClasses<Number>(problem, control)
                       : countByValues<Number>(problem, control);
    });
    return CountResult{decimal(solutions), meaningOf(problem), control.finish(), {}};
}

} // namespace clew::arithmetic
