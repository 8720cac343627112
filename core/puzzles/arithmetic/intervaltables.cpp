// Tables instead of search, because the same parts of the list come up in many expressions: first
// the values of all parts of up to half the numbers (see valuetables.h), then the solutions are
// read out of them, top down, without a single dead end (dynamic programming over intervals:
// Bellman, 1957). A traced run reports each table, and one node for each solution.

#include <functional>

#include "core/puzzles/arithmetic/goal.h"
#include "core/puzzles/arithmetic/valuetables.h"

namespace clew::arithmetic {

namespace {

template<class Number, class Tracer>
class IntervalTables
{
public:
    IntervalTables(const ArithmeticProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_tables(problem, Counted::Trees, control),
          m_delivery(problem, control, tracer), m_control(control), m_tracer(tracer)
    {
    }

    void run()
    {
        m_tables.build(std::max(1U, m_problem.size() / 2), [&]([[maybe_unused]] Mask part,
                                                               [[maybe_unused]] const auto& table) {
            if constexpr (Tracer::on) {
                const std::size_t shown = std::min<std::size_t>(table.size(), kMaxTableValue);
                m_tracer.assign(tableVariable(m_problem, m_tables.parts().indexOf(part)),
                                static_cast<Value>(shown), Tabulated);
            }
        });
        if (m_control.stopped())
            return;
        if (m_problem.target)
            readTarget();
        else
            readEquations();
    }

private:
    /// What is to be done once an expression has been written. False: unwind.
    using Then = std::function<bool()>;

    void readEquations()
    {
        const Mask whole = m_tables.parts().whole();
        for (const Parts::Split split : m_tables.parts().splits(whole)) {
            const bool fromLeft = sizeOf(split.left) <= sizeOf(split.right);
            const Mask larger = fromLeft ? split.right : split.left;
            for (const auto& [value, ignored] :
                 m_tables.table(fromLeft ? split.left : split.right)) {
                if (total(m_tables.count(larger, value)) == 0)
                    continue;
                const bool goesOn = expand(split.left, value, [&, v = value] {
                    return expand(split.right, v, [&] {
                        return withToken(tokenOf(m_problem, Op::Equals), [&] { return readOut(); });
                    });
                });
                if (!goesOn)
                    return;
            }
            if (m_control.stopped())
                return;
        }
    }

    void readTarget()
    {
        const auto off = leastDistance(m_problem, m_tables, m_control);
        if (!off)
            return;
        for (const Number& value : valuesAt(m_problem, *off))
            for (const Mask part : m_tables.parts().all())
                if (total(m_tables.count(part, value)) > 0 &&
                    !expand(part, value, [&] { return readOut(); }))
                    return;
    }

    // Writes each expression over the part that has this value, and then does the rest.
    bool expand(Mask part, const Number& value, const Then& then)
    {
        if (sizeOf(part) == 1)
            return withToken(static_cast<Value>(std::countr_zero(part)), then);
        for (const Parts::Split split : m_tables.parts().splits(part)) {
            const bool goesOn = m_tables.decompose(
                split, value, [&](const Number& left, Op op, const Number& right) {
                    return expand(split.left, left, [&] {
                        return expand(split.right, right,
                                      [&] { return withToken(tokenOf(m_problem, op), then); });
                    });
                });
            if (!goesOn)
                return false;
        }
        return true;
    }

    bool withToken(Value token, const Then& then)
    {
        m_tokens.push_back(token);
        const bool goesOn = then();
        m_tokens.pop_back();
        return goesOn;
    }

    bool readOut()
    {
        if (!m_control.node())
            return false;
        if constexpr (Tracer::on) {
            m_tracer.decide(0, m_tokens.front());
            for (Variable position = 1; position < m_tokens.size(); ++position)
                m_tracer.assign(position, m_tokens[position], ReadOut);
        }
        const bool goesOn =
            m_delivery.deliver(m_tokens, static_cast<Variable>(m_tokens.size() - 1));
        m_tracer.visit(kRoot);
        return goesOn;
    }

    const ArithmeticProblem& m_problem;
    ValueTables<Number> m_tables;
    std::vector<Value> m_tokens;
    Delivery<Tracer> m_delivery;
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace

Strategy intervalTables()
{
    using enum EventKind;
    return makeStrategy<ArithmeticProblem>(
        {.id = "interval-tables",
         .title = phrase("arithmetic", "Interval tables"),
         .summary =
             phrase("arithmetic", "Tables of the values of all short parts of the list; solutions "
                                  "are read out of them without a dead end."),
         .idea = phrase("arithmetic",
                        "Parts of the list come up again and again in different "
                        "expressions. So the values of each short part are worked "
                        "out once and kept in a table. Solutions are then read from the tables, "
                        "from the whole to its parts, following only values known to lead to one."),
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
         .growth = Growth::exponential().ofTime(),
         .origin = phrase("arithmetic",
                          "Dynamic programming over intervals: Bellman, 1957; the parser of "
                          "Cocke, Younger and Kasami.")},
        []<class Tracer>(const ArithmeticProblem& problem, const Options& /*options*/,
                         Control& control, Tracer& tracer) {
            withNumberType(problem, [&](auto number) {
                IntervalTables<decltype(number), Tracer>(problem, control, tracer).run();
            });
            return control.finish();
        });
}

} // namespace clew::arithmetic
