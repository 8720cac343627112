// Arithmetic by hand: two expressions at a time are joined by an operation, until the equation or
// the target is there. The moves are those of pair-combining.

#include "core/puzzle/playing.h"

#include <algorithm>

#include "core/puzzles/arithmetic/expression.h"
#include "core/puzzles/arithmetic/puzzle.h"

namespace clew::arithmetic {

namespace {

/// An expression that stands on the board.
struct HandItem
{
    std::uint32_t slot;
    BigFraction value;
    std::uint32_t leaves = 1;
    bool isEquation = false;
};
using HandItems = std::vector<HandItem>;

HandItems numbersOf(const ArithmeticProblem& problem)
{
    HandItems items;
    for (std::uint32_t i = 0; i < problem.size(); ++i)
        items.push_back({i, BigFraction(problem.numbers[i])});
    return items;
}

// The items after the step of this number; none if it cannot be taken. In the given order what lies
// between the two is left out, which only the numbers for a target may be.
std::optional<HandItems> after(const ArithmeticProblem& problem, const HandItems& items,
                               const Step& step, std::uint32_t number)
{
    const auto left = std::ranges::find(items, step.left, &HandItem::slot);
    const auto right = std::ranges::find(items, step.right, &HandItem::slot);
    const bool isInOrder = problem.order == Order::Given;
    if (left == items.end() || right == items.end() || left == right || left->isEquation ||
        right->isEquation || (isInOrder && left > right))
        return std::nullopt;
    if (isInOrder && std::any_of(left + 1, right, [&](const HandItem& between) {
            return !problem.target || between.leaves > 1;
        }))
        return std::nullopt;
    HandItem item{problem.size() + number, 0, left->leaves + right->leaves};
    if (step.op == Op::Equals) {
        if (problem.target || items.size() != 2)
            return std::nullopt;
        item.isEquation = true;
    } else {
        const auto value = apply(step.op, left->value, right->value);
        if (!value || !isAllowed(problem.range, *value))
            return std::nullopt;
        item.value = *value;
    }
    HandItems next;
    for (auto one = items.begin(); one != items.end(); ++one)
        if (one == left)
            next.push_back(item);
        else if (one != right && !(isInOrder && one > left && one < right))
            next.push_back(*one);
    return next;
}

/// The steps taken, and what stands on the board after them.
struct Board
{
    HandItems items;
    std::uint32_t steps = 0;
};

Board boardOf(const ArithmeticProblem& problem, const State& state)
{
    Board board{numbersOf(problem)};
    for (; board.steps + 1 < problem.size(); ++board.steps) {
        const Value value = state.value(stepVariable(problem, board.steps));
        if (value == kNoValue)
            break;
        auto next = after(problem, board.items, Step::decoded(problem, value), board.steps);
        if (!next)
            break;
        board.items = *std::move(next);
    }
    return board;
}

// Whether the equation holds or the target is reached, by what was joined last.
bool isReached(const ArithmeticProblem& problem, const HandItems& before, const Step& step,
               const HandItems& items, std::uint32_t steps)
{
    if (!problem.target) {
        const auto valueOfSlot = [&](std::uint32_t slot) {
            return std::ranges::find(before, slot, &HandItem::slot)->value;
        };
        return step.op == Op::Equals && valueOfSlot(step.left) == valueOfSlot(step.right);
    }
    const auto last = std::ranges::find(items, problem.size() + steps - 1, &HandItem::slot);
    return last != items.end() && last->leaves == steps + 1 &&
           last->value == BigFraction(*problem.target);
}

class ArithmeticCompletion
{
public:
    ArithmeticCompletion(const ArithmeticProblem& problem, Control& control)
        : m_problem(problem), m_control(control)
    {
        m_values.resize(stepVariable(problem, 0), kNoValue);
    }

    Outcome run(std::span<const Assignment> entries)
    {
        std::vector<Assignment> steps(entries.begin(), entries.end());
        std::ranges::sort(steps, {}, &Assignment::variable);
        HandItems items = numbersOf(m_problem);
        for (const Assignment& one : steps) {
            const Step step = Step::decoded(m_problem, one.value);
            auto next = after(m_problem, items, step, stepCount());
            if (!next)
                return m_control.finish();
            m_values.push_back(one.value);
            if (isReached(m_problem, items, step, *next, stepCount())) {
                (void)deliver();
                return m_control.finish();
            }
            items = *std::move(next);
        }
        extend(items);
        return m_control.finish();
    }

private:
    [[nodiscard]] std::uint32_t stepCount() const
    {
        return static_cast<std::uint32_t>(m_values.size()) - positionCount(m_problem);
    }

    bool deliver()
    {
        return m_control.solution([this] { return std::span<const Value>(m_values); });
    }

    // False: unwind.
    bool extend(const HandItems& items)
    {
        for (const HandItem& left : items)
            for (const HandItem& right : items)
                for (const Op op : {Op::Equals, Op::Plus, Op::Minus, Op::Times, Op::Over})
                    if (!tryStep(items, {left.slot, right.slot, op}))
                        return false;
        return true;
    }

    bool tryStep(const HandItems& items, const Step& step)
    {
        const auto next = after(m_problem, items, step, stepCount());
        if (!next)
            return true;
        if (!m_control.node())
            return false;
        m_values.push_back(step.encoded(m_problem));
        const bool goesOn =
            isReached(m_problem, items, step, *next, stepCount()) ? deliver() : extend(*next);
        m_values.pop_back();
        return goesOn;
    }

    const ArithmeticProblem& m_problem;
    Control& m_control;
    std::vector<Value> m_values; ///< none for the positions of tokens
};

Phrase wayOn(Op op)
{
    switch (op) {
    case Op::Plus:
        return phrase("arithmetic", "One way on is a sum.");
    case Op::Minus:
        return phrase("arithmetic", "One way on is a difference.");
    case Op::Times:
        return phrase("arithmetic", "One way on is a product.");
    case Op::Over:
        return phrase("arithmetic", "One way on is a quotient.");
    case Op::Equals:
        break;
    }
    return phrase("arithmetic", "Both sides of the equation are there.");
}

class ArithmeticPlaying final : public Playing
{
public:
    bool mayEnter(const Problem& problem, const State& state, Assignment entry) const override
    {
        const ArithmeticProblem& arithmetic = typed(problem);
        const Board board = boardOf(arithmetic, state);
        return board.steps + 1 < arithmetic.size() &&
               entry.variable == stepVariable(arithmetic, board.steps) &&
               after(arithmetic, board.items, Step::decoded(arithmetic, entry.value), board.steps)
                   .has_value();
    }

    std::optional<std::vector<Assignment>> rest(const Problem& problem,
                                                const State& state) const override
    {
        const ArithmeticProblem& arithmetic = typed(problem);
        HandItems items = numbersOf(arithmetic);
        for (std::uint32_t k = 0; k + 1 < arithmetic.size(); ++k) {
            const Value value = state.value(stepVariable(arithmetic, k));
            if (value == kNoValue)
                break;
            const Step step = Step::decoded(arithmetic, value);
            auto next = after(arithmetic, items, step, k);
            if (!next)
                break;
            if (isReached(arithmetic, items, step, *next, k + 1))
                return std::vector<Assignment>();
            items = *std::move(next);
        }
        return std::nullopt;
    }

    // One of the two that are joined, then how, then both.
    Approach approach(const Problem& problem, const State& state, Assignment entry) const override
    {
        const ArithmeticProblem& arithmetic = typed(problem);
        const HandItems items = boardOf(arithmetic, state).items;
        const Step step = Step::decoded(arithmetic, entry.value);
        const auto left = std::ranges::find(items, step.left, &HandItem::slot);
        const auto right = std::ranges::find(items, step.right, &HandItem::slot);
        if (left == items.end() || right == items.end())
            return {};
        const auto textOf = [](const HandItem& item) { return valueText(item.value); };
        return {{phrase("arithmetic", "Look at %1."), {textOf(*left)}},
                {wayOn(step.op)},
                {phrase("arithmetic", "It joins %1 and %2."), {textOf(*left), textOf(*right)}}};
    }

    Result<Outcome> complete(const Puzzle& /*puzzle*/, const Problem& problem,
                             std::span<const Assignment> entries, Control& control) const override
    {
        return ArithmeticCompletion(typed(problem), control).run(entries);
    }

private:
    static const ArithmeticProblem& typed(const Problem& problem)
    {
        return static_cast<const ArithmeticProblem&>(problem);
    }
};

} // namespace

const Playing* ArithmeticPuzzle::playing() const
{
    static const ArithmeticPlaying playing;
    return &playing;
}

} // namespace clew::arithmetic
