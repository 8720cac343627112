// All operator trees, depth first: the plain enumeration that the other strategies are measured by.
// The postfix form of an expression is written token by token, so that every tree arises exactly
// once. This is what a Prolog program for P93 enumerates, in another order.
//
// Operators are tried before the next number, so that the chain from the left comes first:
// ((2-3)+5)+7 = 11 before its other readings.

#include <vector>

#include "core/puzzles/arithmetic/goal.h"
#include "core/puzzles/arithmetic/parts.h"

namespace clew::arithmetic {

namespace {

template<class Number, class Tracer>
class Trees
{
public:
    Trees(const ArithmeticProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_unused((Mask{1} << problem.size()) - 1), m_target(problem),
          m_delivery(problem, control, tracer), m_control(control), m_tracer(tracer)
    {
    }

    void run()
    {
        while (extend() && m_target.needsAnotherPass()) {
        }
    }

private:
    // Goes on from the tokens written so far. False: unwind.
    bool extend()
    {
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        const bool leavesSides = m_stack.size() + sizeOf(m_unused) > 2;
        if (m_stack.size() >= 2 && (m_problem.target || leavesSides))
            for (const Op op : kOperations)
                if (!tryOperator(op, here))
                    return false;
        if (!m_problem.target && m_stack.size() == 2 && m_unused == 0)
            return tryEquals(here);
        for (Value number = firstNumber(); number < m_problem.size(); ++number) {
            if (((m_unused >> number) & 1U) != 0 && !tryNumber(number, here))
                return false;
            if (m_problem.order == Order::Given && !m_problem.target)
                break; // the next number has to come now
        }
        return true;
    }

    // In the given order nothing left of a number used comes any more.
    [[nodiscard]] Value firstNumber() const
    {
        const Mask used = ~m_unused & ((Mask{1} << m_problem.size()) - 1);
        return m_problem.order == Order::Given ? static_cast<Value>(std::bit_width(used)) : 0;
    }

    bool tryNumber(Value number, NodeId here)
    {
        if (!open(number))
            return false;
        m_unused ^= Mask{1} << number;
        m_stack.emplace_back(m_problem.numbers[number]);
        const bool goesOn = testTarget() && extend();
        m_stack.pop_back();
        m_unused ^= Mask{1} << number;
        return close(here, goesOn);
    }

    bool tryOperator(Op op, NodeId here)
    {
        if (!open(tokenOf(m_problem, op)))
            return false;
        const Number right = m_stack.back();
        m_stack.pop_back();
        const Number left = m_stack.back();
        bool goesOn = true;
        const auto result = apply(op, left, right);
        if (!result) {
            reject(DivisionByZero);
        } else if (!isAllowed(m_problem.range, *result)) {
            reject(OutOfRange);
        } else {
            m_stack.back() = *result;
            goesOn = testTarget() && extend();
            m_stack.back() = left;
        }
        m_stack.push_back(right);
        return close(here, goesOn);
    }

    bool tryEquals(NodeId here)
    {
        if (!open(tokenOf(m_problem, Op::Equals)))
            return false;
        m_control.check();
        bool goesOn = true;
        if (m_stack[0] == m_stack[1])
            goesOn = m_delivery.deliver(m_tokens, position());
        else
            reject(SidesDiffer);
        return close(here, goesOn);
    }

    bool testTarget()
    {
        if (!m_problem.target || m_stack.size() != 1)
            return true;
        m_control.check();
        if (m_target.isReachedBy(m_stack.front()))
            return m_delivery.deliver(m_tokens, position());
        if (firstNumber() == m_problem.size() || m_unused == 0)
            reject(TargetMissed);
        return true;
    }

    [[nodiscard]] Variable position() const { return static_cast<Variable>(m_tokens.size() - 1); }

    bool open(Value token)
    {
        if (!m_control.node())
            return false;
        m_tokens.push_back(token);
        m_tracer.decide(position(), token);
        return true;
    }

    // Who unwinds goes back nowhere: what is left open would look searched.
    bool close(NodeId here, bool goesOn)
    {
        m_tokens.pop_back();
        if (goesOn)
            m_tracer.visit(here);
        return goesOn;
    }

    void reject(ArithmeticRule rule)
    {
        m_tracer.conflict(position(), rule, m_tokens.back());
        m_control.backtrack();
    }

    const ArithmeticProblem& m_problem;
    Mask m_unused;
    std::vector<Value> m_tokens;
    std::vector<Number> m_stack; ///< values of the expressions written so far
    Target<Number> m_target;
    Delivery<Tracer> m_delivery;
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace

Strategy trees()
{
    using enum EventKind;
    return makeStrategy<ArithmeticProblem>(
        {.id = "trees",
         .title = phrase("arithmetic", "All operator trees"),
         .summary =
             phrase("arithmetic", "Every expression over the numbers is written token by token in "
                                  "postfix order and evaluated on the way."),
         .exhausts = true,
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
         // Of numbers in their order; where that is free, N! times as much.
         .growth = Growth::exponential(),
         .origin = phrase("arithmetic",
                          "The usual Prolog program for P93; postfix form after Łukasiewicz.")},
        []<class Tracer>(const ArithmeticProblem& problem, const Options& /*options*/,
                         Control& control, Tracer& tracer) {
            withNumberType(problem, [&](auto number) {
                Trees<decltype(number), Tracer>(problem, control, tracer).run();
            });
            return control.finish();
        });
}

} // namespace clew::arithmetic
