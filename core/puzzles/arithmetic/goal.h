// When an expression is a solution, and which solutions are new: the same for all strategies.

#pragma once

#include <boost/functional/hash.hpp>
#include <unordered_set>

#include "core/puzzles/arithmetic/number.h"
#include "core/search/control.h"

namespace clew::arithmetic {

/// Picks out the expressions that come nearest to the target, in at most two passes over all of
/// them: the first takes exact ones alone and notes how near the others come.
template<class Number>
class Target
{
public:
    explicit Target(const ArithmeticProblem& problem) : m_target(problem.target.value_or(0)) {}

    /// Only of a problem that has a target.
    [[nodiscard]] bool isReachedBy(const Number& value)
    {
        const Number off = distance(value, m_target);
        if (off == m_wanted) {
            m_reached = true;
            return true;
        }
        if (!m_nearest || off < *m_nearest)
            m_nearest = off;
        return false;
    }

    /// After a whole pass: whether another is needed, which then takes the nearest.
    [[nodiscard]] bool needsAnotherPass()
    {
        if (m_reached || !m_nearest)
            return false;
        m_wanted = *m_nearest;
        return true;
    }

private:
    std::int64_t m_target;
    Number m_wanted = Number();
    std::optional<Number> m_nearest;
    bool m_reached = false;
};

/// Hands solutions on, each only once.
template<class Tracer>
class Delivery
{
public:
    Delivery(const ArithmeticProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_control(control), m_tracer(tracer)
    {
    }

    /// The search stands at this expression; `variable` is the one set last. False: unwind.
    bool deliver(std::span<const Value> tokens, Variable variable)
    {
        const Solution solution = representative(m_problem, tokens);
        if (m_problem.distinct != Distinct::Trees) {
            if (!m_found.insert(solution).second) {
                m_tracer.conflict(variable, AlreadyFound);
                m_control.backtrack();
                return true;
            }
            constexpr std::size_t kPerEntry = 64; // the set's own nodes and buckets
            if (!m_control.holds(m_found.size() * (solution.size() * sizeof(Value) + kPerEntry)))
                return false;
        }
        m_tracer.solution();
        return m_control.solution([&] { return std::span<const Value>(solution); });
    }

private:
    const ArithmeticProblem& m_problem;
    Control& m_control;
    Tracer& m_tracer;
    std::unordered_set<Solution, boost::hash<Solution>> m_found;
};

} // namespace clew::arithmetic
