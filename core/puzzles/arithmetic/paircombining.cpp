// Combining pairs, because it is how one would solve the puzzle by hand, and how the document's
// Lisp program for P93 does it: two expressions at a time are replaced by their sum, difference,
// product or quotient, until two are left that must be equal. Here divisions by zero and equal
// numbers are dealt with, and each solution comes once.
//
// Steps that do not depend on each other can be taken in any order and give the same tree. Only the
// lexicographically least order is followed (the normal form of a trace in the sense of
// Mazurkiewicz; Anisimov and Knuth, 1979): after the last step whose result it uses, a step may
// follow only steps with a smaller first number.

#include <vector>

#include "core/puzzles/arithmetic/goal.h"

namespace clew::arithmetic {

namespace {

template<class Number, class Tracer>
class PairCombining
{
public:
    PairCombining(const ArithmeticProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_target(problem), m_delivery(problem, control, tracer),
          m_control(control), m_tracer(tracer)
    {
        for (Value i = 0; i < problem.size(); ++i)
            m_numbers.push_back({i, i, 1, Number(problem.numbers[i])});
    }

    void run()
    {
        while (tryNumbers() && combine(m_numbers) && m_target.needsAnotherPass()) {
        }
    }

private:
    struct Item
    {
        std::uint32_t slot;
        std::uint32_t first; ///< the least number index in it
        std::uint32_t leaves;
        Number value;
    };
    using Items = std::vector<Item>;

    struct StepTaken
    {
        Step step;
        std::uint32_t first;
    };

    // A single number may reach the target.
    bool tryNumbers()
    {
        for (Value i = 0; m_problem.target && i < m_problem.size(); ++i) {
            if (!m_control.node())
                return false;
            m_tracer.decide(0, i);
            m_control.check();
            if (m_target.isReachedBy(m_numbers[i].value)) {
                if (!m_delivery.deliver(std::span(&i, 1), 0))
                    return false;
            } else {
                reject(0, TargetMissed, i);
            }
            m_tracer.visit(kRoot);
        }
        return true;
    }

    // False: unwind.
    bool combine(const Items& items)
    {
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        const bool isLast = items.size() == 2 && !m_problem.target;
        for (std::size_t left = 0; left < items.size(); ++left)
            for (std::size_t right = 0; right < items.size(); ++right) {
                if (!mayCombine(items, left, right))
                    continue;
                if (isLast && !tryEquals(items[left], items[right], here))
                    return false;
                for (const Op op : kOperations)
                    if (!isLast && !tryPair(items, left, right, op, here))
                        return false;
            }
        return true;
    }

    [[nodiscard]] bool mayCombine(const Items& items, std::size_t left, std::size_t right) const
    {
        if (left == right)
            return false;
        if (m_problem.order == Order::Given) {
            if (left > right)
                return false;
            // Between the two there may be numbers that are not used.
            for (std::size_t i = left + 1; i < right; ++i)
                if (!m_problem.target || items[i].leaves > 1)
                    return false;
        }
        return isNormal(items[left], items[right]);
    }

    [[nodiscard]] bool isNormal(const Item& left, const Item& right) const
    {
        const std::uint32_t first = std::min(left.first, right.first);
        const std::uint32_t last = std::max(left.slot, right.slot);
        const std::size_t begin = last < m_problem.size() ? 0 : last - m_problem.size() + 1;
        for (std::size_t k = begin; k < m_steps.size(); ++k)
            if (m_steps[k].first > first)
                return false;
        return true;
    }

    bool tryPair(const Items& items, std::size_t left, std::size_t right, Op op, NodeId here)
    {
        const Item& a = items[left];
        const Item& b = items[right];
        if (!open(a, b, op))
            return false;
        bool goesOn = true;
        const auto result = apply(op, a.value, b.value);
        if (!result) {
            reject(DivisionByZero);
        } else if (!isAllowed(m_problem.range, *result)) {
            reject(OutOfRange);
        } else {
            const auto slot = static_cast<std::uint32_t>(m_problem.size() + m_steps.size() - 1);
            const Item combined{slot, std::min(a.first, b.first), a.leaves + b.leaves, *result};
            goesOn = testTarget(combined) && combine(replaced(items, left, right, combined));
        }
        return close(here, goesOn);
    }

    // The combined item stands where the left one stood; in the given order nothing in between is
    // left.
    [[nodiscard]] Items replaced(const Items& items, std::size_t left, std::size_t right,
                                 const Item& combined) const
    {
        Items next;
        next.reserve(items.size() - 1);
        for (std::size_t i = 0; i < items.size(); ++i) {
            const bool skipped = m_problem.order == Order::Given && i > left && i < right;
            if (i == left)
                next.push_back(combined);
            else if (i != right && !skipped)
                next.push_back(items[i]);
        }
        return next;
    }

    bool tryEquals(const Item& left, const Item& right, NodeId here)
    {
        if (!open(left, right, Op::Equals))
            return false;
        m_control.check();
        bool goesOn = true;
        if (left.value == right.value)
            goesOn = m_delivery.deliver(tokens(), lastVariable());
        else
            reject(SidesDiffer);
        return close(here, goesOn);
    }

    // A combination counts once all that was combined is in it.
    bool testTarget(const Item& combined)
    {
        if (!m_problem.target || combined.leaves != m_steps.size() + 1)
            return true;
        m_control.check();
        if (m_target.isReachedBy(combined.value))
            return m_delivery.deliver(tokens(), lastVariable());
        if (combined.leaves == m_problem.size())
            reject(TargetMissed);
        return true;
    }

    [[nodiscard]] std::vector<Value> tokens() const
    {
        std::vector<Value> tokens;
        appendTokens(static_cast<std::uint32_t>(m_problem.size() + m_steps.size() - 1), tokens);
        return tokens;
    }

    void appendTokens(std::uint32_t slot, std::vector<Value>& tokens) const
    {
        if (slot < m_problem.size()) {
            tokens.push_back(slot);
            return;
        }
        const Step& step = m_steps[slot - m_problem.size()].step;
        appendTokens(step.left, tokens);
        appendTokens(step.right, tokens);
        tokens.push_back(tokenOf(m_problem, step.op));
    }

    [[nodiscard]] Variable lastVariable() const
    {
        return stepVariable(m_problem, static_cast<std::uint32_t>(m_steps.size() - 1));
    }

    bool open(const Item& a, const Item& b, Op op)
    {
        if (!m_control.node())
            return false;
        m_steps.push_back({{a.slot, b.slot, op}, std::min(a.first, b.first)});
        if constexpr (Tracer::on)
            m_tracer.decide(lastVariable(), m_steps.back().step.encoded(m_problem));
        return true;
    }

    // Who unwinds goes back nowhere: what is left open would look searched.
    bool close(NodeId here, bool goesOn)
    {
        m_steps.pop_back();
        if (goesOn)
            m_tracer.visit(here);
        return goesOn;
    }

    void reject(ArithmeticRule rule)
    {
        reject(lastVariable(), rule, m_steps.back().step.encoded(m_problem));
    }

    void reject(Variable variable, ArithmeticRule rule, Value value)
    {
        m_tracer.conflict(variable, rule, value);
        m_control.backtrack();
    }

    const ArithmeticProblem& m_problem;
    Items m_numbers;
    std::vector<StepTaken> m_steps;
    Target<Number> m_target;
    Delivery<Tracer> m_delivery;
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace

Strategy pairCombining()
{
    using enum EventKind;
    return makeStrategy<ArithmeticProblem>(
        {.id = "pair-combining",
         .title = phrase("arithmetic", "Combining pairs"),
         .summary =
             phrase("arithmetic", "Any two expressions (neighbours, where the order is given) are "
                                  "replaced by a result, until two equal ones are left."),
         .exhausts = true,
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
         .cost =
             phrase("arithmetic",
                    "As many expressions as there are operator trees; most would appear many times "
                    "if no orders were skipped. A new list of items is made at each step. Memory "
                    "for one path, and for the solutions found if only different ones count."),
         // Of numbers in their order; where that is free, N! times as much.
         .growth = Growth::exponential(),
         .origin =
             phrase("arithmetic", "The document's Lisp program for P93, with its bugs fixed.")},
        []<class Tracer>(const ArithmeticProblem& problem, const Options& /*options*/,
                         Control& control, Tracer& tracer) {
            withNumberType(problem, [&](auto number) {
                PairCombining<decltype(number), Tracer>(problem, control, tracer).run();
            });
            return control.finish();
        });
}

} // namespace clew::arithmetic
