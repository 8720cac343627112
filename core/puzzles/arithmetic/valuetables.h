// Dynamic programming over the parts of the list: which values the expressions over a part have,
// and how many expressions there are of each.
//
// Tables are made for parts of up to half the numbers. Of any larger part one side of each split is
// that small, so that its expressions of one value are counted by asking, for each value of that
// side, what the other side must be: no large table is ever needed.
//
// By Counted::NormalForms only normal forms are counted (see symmetry.cpp), which the kinds of
// the operands show: of texts, the right operand of + is no sum and that of * no product; of
// classes in the given order, no operand on the right continues the chain it stands in.

#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/puzzles/arithmetic/number.h"
#include "core/puzzles/arithmetic/parts.h"
#include "core/search/control.h"

namespace clew::arithmetic {

/// Up to 16! * Catalan(15) * 4^15 < 2^128.
__extension__ using Count = unsigned __int128;

/// How many expressions, by what stands at the root: number, sum, product.
using Counts = std::array<Count, 3>;

constexpr Count total(const Counts& counts)
{
    return counts[0] + counts[1] + counts[2];
}

/// The x of `known op x = result`, or of `x op known = result`.
template<class Number>
struct Missing
{
    enum class Which : std::uint8_t { None, One, Any, AnyButZero };
    Which which = Which::None;
    Number value = Number();
};

template<class Number>
Missing<Number> missingRight(Range range, Op op, const Number& left, const Number& result)
{
    using Which = typename Missing<Number>::Which;
    if (sign(left) == 0 && kindOf(op) == Kind::Product) {
        if (sign(result) != 0)
            return {};
        return {op == Op::Times ? Which::Any : Which::AnyButZero};
    }
    const auto value = op == Op::Plus    ? applyIn(range, Op::Minus, result, left)
                       : op == Op::Minus ? applyIn(range, Op::Minus, left, result)
                       : op == Op::Times ? applyIn(range, Op::Over, result, left)
                                         : applyIn(range, Op::Over, left, result);
    // Dividing by it must not be dividing by zero: left / x = 0 has no solution for left != 0.
    return value ? Missing<Number>{Which::One, *value} : Missing<Number>{};
}

template<class Number>
Missing<Number> missingLeft(Range range, Op op, const Number& right, const Number& result)
{
    using Which = typename Missing<Number>::Which;
    if (sign(right) == 0 && op == Op::Over)
        return {};
    if (op == Op::Plus || op == Op::Times)
        return missingRight(range, op, right, result);
    const auto value = applyIn(range, op == Op::Minus ? Op::Plus : Op::Times, result, right);
    return value ? Missing<Number>{Which::One, *value} : Missing<Number>{};
}

/// Which expressions are counted.
enum class Counted : std::uint8_t {
    Trees,       ///< all operator trees
    NormalForms, ///< of what the problem counts as different
    Values,      ///< trees again, but of parts with equal numbers one stands for all: the counts
                 ///< say only whether there are any
};

template<class Number>
class ValueTables
{
public:
    using Table = std::unordered_map<Number, Counts, NumberHash>;

    /// Every function that calculates returns early, with what it has, once `control` says stop.
    ValueTables(const ArithmeticProblem& problem, Counted counted, Control& control)
        : m_problem(problem),
          m_distinct(counted == Counted::NormalForms ? problem.distinct : Distinct::Trees),
          m_parts(problem, problem.distinct == Distinct::Tiles ||
                               (m_distinct == Distinct::Trees && counted != Counted::Values)),
          m_control(control), m_tables(std::size_t{m_parts.whole()} + 1)
    {
    }

    [[nodiscard]] const Parts& parts() const { return m_parts; }

    /// Makes the tables of all parts of up to `size` numbers; `onTable(part, table)` after each.
    template<class OnTable>
    void build(std::uint32_t size, OnTable&& onTable)
    {
        for (const Mask part : m_parts.all()) {
            if (sizeOf(part) > size)
                break;
            if (!hasTable(part))
                addTable(part);
            if (!m_control.holds(m_bytes) || !m_control.poll())
                return;
            onTable(part, table(part));
        }
    }

    /// Calls `visit(value)` for every value over the part, for some of them several times, with the
    /// tables of all smaller parts made.
    template<class Visit>
    void eachValue(Mask part, Visit&& visit)
    {
        for (const Parts::Split split : m_parts.splits(part))
            for (const auto& [left, leftCounts] : table(split.left))
                for (const auto& [right, rightCounts] : table(split.right)) {
                    for (const Op op : kOperations)
                        if (const auto value = applyIn(m_problem.range, op, left, right);
                            value && isAllowed(m_problem.range, *value))
                            visit(*value);
                    if (!mayGoOn())
                        return;
                }
    }

    [[nodiscard]] bool hasTable(Mask part) const { return m_tables[part] != nullptr; }
    [[nodiscard]] const Table& table(Mask part) const { return *m_tables[part]; }

    /// How many expressions over the part have this value.
    Counts count(Mask part, const Number& value)
    {
        if (sizeOf(part) > 1 && !isAllowed(m_problem.range, value))
            return {};
        if (hasTable(part)) {
            const auto found = table(part).find(value);
            return found == table(part).end() ? Counts{} : found->second;
        }
        auto& known = m_counted[part];
        if (const auto found = known.find(value); found != known.end())
            return found->second;
        Counts counts{};
        for (const Parts::Split split : m_parts.splits(part))
            addSplit(split, value, counts);
        m_bytes += kPerValue;
        if (mayGoOn())
            m_counted[part].emplace(value, counts);
        return counts;
    }

    /// How many expressions over the part there are in all.
    Counts countAll(Mask part)
    {
        // Whether a result is allowed depends on the values.
        if (hasTable(part) || m_problem.range != Range::Rationals) {
            Counts sum{};
            for (const auto& [value, counts] : valuesOf(part))
                for (std::size_t kind = 0; kind < sum.size(); ++kind)
                    sum[kind] += counts[kind];
            return sum;
        }
        if (const auto known = m_countedAll.find(part); known != m_countedAll.end())
            return known->second;
        Counts sum{};
        for (const Parts::Split split : m_parts.splits(part)) {
            const Counts left = countAll(split.left);
            const Counts right = countAll(split.right);
            for (const Op op : kOperations)
                add(sum, op, left, op == Op::Over ? butZero(split.right) : right);
        }
        return m_countedAll.emplace(part, sum).first->second;
    }

    /// Calls `visit(leftValue, op, rightValue)` for all pairs of values over the parts of this
    /// split that make `value`. False: `visit` said stop.
    template<class Visit>
    bool decompose(Parts::Split split, const Number& value, Visit&& visit)
    {
        // One side has a table; a side that must only be anything (0 * x = 0) is listed whole.
        const bool knowsLeft = prefersLeft(split);
        const Mask other = knowsLeft ? split.right : split.left;
        for (const auto& [known, ignored] : table(knowsLeft ? split.left : split.right))
            for (const Op op : kOperations) {
                const auto show = [&](const Number& x) {
                    return knowsLeft ? visit(known, op, x) : visit(x, op, known);
                };
                const auto missing = missingOperand(knowsLeft, op, known, value);
                using Which = typename Missing<Number>::Which;
                if (missing.which == Which::One) {
                    if (total(count(other, missing.value)) > 0 && !show(missing.value))
                        return false;
                } else if (missing.which != Which::None) {
                    for (const auto& [x, ignoredToo] : valuesOf(other))
                        if ((missing.which == Which::Any || sign(x) != 0) && !show(x))
                            return false;
                }
                if (!mayGoOn())
                    return false;
            }
        return true;
    }

private:
    static constexpr std::uint64_t kPerValue = sizeof(Number) + sizeof(Counts) + 32;

    /// To be asked every few operations.
    bool mayGoOn()
    {
        constexpr std::uint32_t kStride = 1024;
        if (++m_sincePoll < kStride)
            return !m_control.stopped();
        m_sincePoll = 0;
        return m_control.poll() && m_control.holds(m_bytes);
    }

    [[nodiscard]] bool isNormal(Op op, Kind right) const
    {
        if (m_distinct == Distinct::Trees || kindOf(op) != right)
            return true;
        return m_distinct == Distinct::Texts && (op == Op::Minus || op == Op::Over);
    }

    void add(Counts& sum, Op op, const Counts& left, const Counts& right) const
    {
        Count rights = 0;
        for (const Kind kind : {Kind::Number, Kind::Sum, Kind::Product})
            if (isNormal(op, kind))
                rights += right[static_cast<std::size_t>(kind)];
        sum[static_cast<std::size_t>(kindOf(op))] += total(left) * rights;
    }

    Counts butZero(Mask part)
    {
        Counts counts = countAll(part);
        const Counts zero = count(part, Number());
        for (std::size_t kind = 0; kind < counts.size(); ++kind)
            counts[kind] -= zero[kind];
        return counts;
    }

    Table tableOf(Mask part)
    {
        Table table;
        if (sizeOf(part) == 1) {
            const Number number(
                m_problem.numbers[static_cast<std::size_t>(std::countr_zero(part))]);
            table[number][static_cast<std::size_t>(Kind::Number)] = 1;
            return table;
        }
        for (const Parts::Split split : m_parts.splits(part))
            for (const auto& [left, leftCounts] : this->table(split.left))
                for (const auto& [right, rightCounts] : this->table(split.right)) {
                    for (const Op op : kOperations) {
                        const auto value = applyIn(m_problem.range, op, left, right);
                        if (value && isAllowed(m_problem.range, *value))
                            add(table[*value], op, leftCounts, rightCounts);
                    }
                    if (!mayGoOn() || !m_control.holds(m_bytes + table.size() * kPerValue))
                        return table;
                }
        return table;
    }

    [[nodiscard]] bool prefersLeft(Parts::Split split) const
    {
        if (hasTable(split.left) != hasTable(split.right))
            return hasTable(split.left);
        return table(split.left).size() <= table(split.right).size();
    }

    Missing<Number> missingOperand(bool knowsLeft, Op op, const Number& known,
                                   const Number& result) const
    {
        const Range range = m_problem.range;
        return knowsLeft ? missingRight(range, op, known, result)
                         : missingLeft(range, op, known, result);
    }

    void addSplit(Parts::Split split, const Number& value, Counts& counts)
    {
        using Which = typename Missing<Number>::Which;
        const bool knowsLeft = prefersLeft(split);
        const Mask other = knowsLeft ? split.right : split.left;
        for (const auto& [known, knownCounts] : table(knowsLeft ? split.left : split.right)) {
            for (const Op op : kOperations) {
                const auto missing = missingOperand(knowsLeft, op, known, value);
                if (missing.which == Which::None)
                    continue;
                const Counts others = missing.which == Which::One   ? count(other, missing.value)
                                      : missing.which == Which::Any ? countAll(other)
                                                                    : butZero(other);
                if (knowsLeft)
                    add(counts, op, knownCounts, others);
                else
                    add(counts, op, others, knownCounts);
            }
            if (!mayGoOn())
                return;
        }
    }

    /// The table of a part, made now if it is a large one.
    const Table& valuesOf(Mask part)
    {
        if (!hasTable(part))
            for (const Parts::Split split : m_parts.splits(part)) {
                valuesOf(split.left);
                valuesOf(split.right);
            }
        if (!hasTable(part))
            addTable(part);
        return table(part);
    }

    void addTable(Mask part)
    {
        m_tables[part] = std::make_unique<Table>(tableOf(part));
        m_bytes += kPerValue * table(part).size();
    }

    const ArithmeticProblem& m_problem;
    Distinct m_distinct;
    Parts m_parts;
    Control& m_control;
    std::vector<std::unique_ptr<Table>> m_tables; ///< by part; null: not made
    std::unordered_map<Mask, std::unordered_map<Number, Counts, NumberHash>> m_counted;
    std::unordered_map<Mask, Counts> m_countedAll;
    std::uint64_t m_bytes = 0;
    std::uint32_t m_sincePoll = 0;
};

/// The least distance from the target, which there must be, that any expression has: 0 if it can be
/// reached. None if stopped.
template<class Number>
std::optional<Number> leastDistance(const ArithmeticProblem& problem, ValueTables<Number>& tables,
                                    Control& control)
{
    const std::int64_t target = problem.target.value_or(0);
    for (const Mask part : tables.parts().all())
        if (total(tables.count(part, Number(target))) > 0)
            return Number();
    std::optional<Number> least;
    const auto look = [&](const Number& value) {
        if (const Number off = distance(value, target); !least || off < *least)
            least = off;
    };
    tables.build(std::max(1U, problem.size() - 1), [&](Mask, const auto& table) {
        for (const auto& [value, counts] : table)
            look(value);
    });
    // The largest table would be used for nothing else.
    if (!control.stopped() && problem.size() > 1)
        tables.eachValue(tables.parts().whole(), look);
    return control.stopped() ? std::nullopt : least;
}

/// The values at this distance from the target, which there must be.
template<class Number>
std::vector<Number> valuesAt(const ArithmeticProblem& problem, const Number& off)
{
    const Number target(problem.target.value_or(0));
    if (sign(off) == 0)
        return {target};
    return {resultOf(Op::Minus, target, off), resultOf(Op::Plus, target, off)};
}

} // namespace clew::arithmetic
