// Arithmetic by hand: two expressions at a time are joined by an operation, until the equation or
// the target is there. The moves are those of pair-combining.

#include "core/puzzle/typedplaying.h"

#include <algorithm>
#include <set>

#include "core/puzzles/arithmetic/expression.h"
#include "core/puzzles/arithmetic/printedsigns.h"
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

/// Why two items cannot be joined so.
enum class Obstacle : std::uint8_t {
    None,
    NotThere,
    Order,       ///< what lies between the two, or the right one is to come first
    NoEquation,  ///< for a target
    EarlyEquals, ///< the two are not all that is left
    Zero,        ///< divided by
    Range,       ///< the result is none that the rules allow
};

// The items after the step of this number, or what keeps it from being taken. In the given order
// what lies between the two is left out, which only the numbers for a target may be.
Obstacle takeStep(const ArithmeticProblem& problem, const HandItems& items, const Step& step,
                  std::uint32_t number, HandItems& next)
{
    const auto left = std::ranges::find(items, step.left, &HandItem::slot);
    const auto right = std::ranges::find(items, step.right, &HandItem::slot);
    const bool isInOrder = problem.order == Order::Given;
    if (left == items.end() || right == items.end() || left == right || left->isEquation ||
        right->isEquation)
        return Obstacle::NotThere;
    if (isInOrder && (left > right || std::any_of(left + 1, right, [&](const HandItem& between) {
                          return !problem.target || between.leaves > 1;
                      })))
        return Obstacle::Order;
    HandItem item{problem.size() + number, 0, left->leaves + right->leaves};
    if (step.op == Op::Equals) {
        if (problem.target)
            return Obstacle::NoEquation;
        if (items.size() != 2)
            return Obstacle::EarlyEquals;
        item.isEquation = true;
    } else {
        const auto value = apply(step.op, left->value, right->value);
        if (!value)
            return Obstacle::Zero;
        if (!isAllowed(problem.range, *value))
            return Obstacle::Range;
        item.value = *value;
    }
    next.clear();
    for (auto one = items.begin(); one != items.end(); ++one)
        if (one == left)
            next.push_back(item);
        else if (one != right && !(isInOrder && one > left && one < right))
            next.push_back(*one);
    return Obstacle::None;
}

// None if the step cannot be taken.
std::optional<HandItems> after(const ArithmeticProblem& problem, const HandItems& items,
                               const Step& step, std::uint32_t number)
{
    HandItems next;
    if (takeStep(problem, items, step, number, next) != Obstacle::None)
        return std::nullopt;
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
            if (stepCount() + 1 >= m_problem.size() ||
                one.variable != stepVariable(m_problem, stepCount())) // no step, or not its turn
                return m_control.finish();
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

/// What all ways of joining the items make, to a bound.
class Attainable
{
public:
    Attainable(const ArithmeticProblem& problem, Control& control)
        : m_problem(problem), m_control(control)
    {
    }

    // False: there are too many ways.
    bool gather(const HandItems& items, std::uint32_t steps)
    {
        for (const HandItem& left : items)
            for (const HandItem& right : items)
                for (const Op op : {Op::Plus, Op::Minus, Op::Times, Op::Over}) {
                    const auto next = after(m_problem, items, {left.slot, right.slot, op}, steps);
                    if (!next)
                        continue;
                    if (++m_ways > kMostGathered || !m_control.poll())
                        return false;
                    const auto made =
                        std::ranges::find(*next, m_problem.size() + steps, &HandItem::slot);
                    values.insert(made->value);
                    if (!gather(*next, steps + 1))
                        return false;
                }
        return true;
    }

    std::set<BigFraction> values;

private:
    static constexpr unsigned kMostGathered = 20'000;

    const ArithmeticProblem& m_problem;
    Control& m_control;
    unsigned m_ways = 0;
};

// "3, 5/2, 7".
template<class Values>
std::string listOf(const Values& values)
{
    std::string list;
    for (const BigFraction& value : values)
        list += (list.empty() ? "" : ", ") + printedValue(value);
    return list;
}

std::string listOf(const HandItems& items)
{
    std::vector<BigFraction> values;
    for (const HandItem& item : items)
        values.push_back(item.value);
    return listOf(values);
}

Phrase rangeText(Range range)
{
    return range == Range::Naturals
               ? phrase("arithmetic",
                        "The result %1 is not a positive whole number; only those are allowed.")
               : phrase("arithmetic",
                        "The result %1 is not a whole number; only those are allowed.");
}

Phrase wayOn(Op op)
{
    switch (op) {
    case Op::Plus:
        return phrase("arithmetic", "One way to continue is a sum.");
    case Op::Minus:
        return phrase("arithmetic", "One way to continue is a difference.");
    case Op::Times:
        return phrase("arithmetic", "One way to continue is a product.");
    case Op::Over:
        return phrase("arithmetic", "One way to continue is a quotient.");
    case Op::Equals:
        break;
    }
    return phrase("arithmetic", "Both sides of the equation are there.");
}

class ArithmeticPlaying final : public TypedPlaying<ArithmeticProblem>
{
public:
    // Tokens and tables are for searches.
    bool isEntered(const ArithmeticProblem& problem, Variable variable) const override
    {
        return variable >= stepVariable(problem, 0) && variable < tableVariable(problem, 0);
    }

    bool mayEnter(const ArithmeticProblem& problem, const State& state,
                  Assignment entry) const override
    {
        const Board board = boardOf(problem, state);
        return board.steps + 1 < problem.size() &&
               entry.variable == stepVariable(problem, board.steps) &&
               after(problem, board.items, Step::decoded(problem, entry.value), board.steps)
                   .has_value();
    }

    Rest rest(const ArithmeticProblem& problem, const State& state) const override
    {
        HandItems items = numbersOf(problem);
        for (std::uint32_t k = 0; k + 1 < problem.size(); ++k) {
            const Value value = state.value(stepVariable(problem, k));
            if (value == kNoValue)
                break;
            const Step step = Step::decoded(problem, value);
            auto next = after(problem, items, step, k);
            if (!next)
                break;
            if (isReached(problem, items, step, *next, k + 1))
                return std::vector<Assignment>();
            items = *std::move(next);
        }
        return std::nullopt;
    }

    // All numbers are joined, or the target was reached by some.
    bool isFull(const ArithmeticProblem& problem, const State& state) const override
    {
        return boardOf(problem, state).items.size() == 1 || TypedPlaying::isFull(problem, state);
    }

    // Nothing is left to be joined, and it is not what was asked for.
    std::optional<Event> contradiction(const ArithmeticProblem& problem,
                                       const State& state) const override
    {
        const Board board = boardOf(problem, state);
        if (board.steps == 0 || board.items.size() > 1 || rest(problem, state))
            return std::nullopt;
        const Variable last = stepVariable(problem, board.steps - 1);
        return Event::conflict(last, problem.target ? TargetMissed : SidesDiffer,
                               state.value(last));
    }

    Sentence whyNot(const ArithmeticProblem& problem, const State& state,
                    Assignment entry) const override
    {
        const Board board = boardOf(problem, state);
        const Step step = Step::decoded(problem, entry.value);
        HandItems next;
        switch (takeStep(problem, board.items, step, board.steps, next)) {
        case Obstacle::Order:
            return {phrase("arithmetic", "The numbers keep their order: only neighbours are "
                                         "joined, the left one first.")};
        case Obstacle::NoEquation:
            return {phrase("arithmetic", "On the way to a target there is no equals sign.")};
        case Obstacle::EarlyEquals:
            return {phrase("arithmetic", "The equals sign joins the last two, once all the others "
                                         "are joined.")};
        case Obstacle::Zero:
            return {phrase("arithmetic", "%1 is divided by zero."),
                    {printedValue(valueOf(board.items, step.left))}};
        case Obstacle::Range:
            return {rangeText(problem.range),
                    {printedValue(*apply(step.op, valueOf(board.items, step.left),
                                         valueOf(board.items, step.right)))}};
        default:
            return {};
        }
    }

    // What the numbers that are left can make at all, or why the step cannot be taken.
    Sentence refutation(const Puzzle& /*puzzle*/, const ArithmeticProblem& problem,
                        const State& before, Place wrong, Control& control) const override
    {
        const Assignment entry{wrong.variable, wrong.value};
        if (!mayEnter(problem, before, entry))
            return isEntered(problem, wrong.variable) ? whyNot(problem, before, entry) : Sentence();
        State now = before;
        now.apply(Event::decide(wrong.variable, wrong.value));
        const Board board = boardOf(problem, now);
        const std::string left = listOf(board.items);
        Attainable attainable(problem, control);
        if (!attainable.gather(board.items, board.steps))
            return {};
        if (!problem.target)
            return {
                board.items.size() == 2
                    ? phrase("arithmetic", "The two sides that are left are not equal: %1.")
                    : phrase("arithmetic",
                             "However you join what is left (%1), the two sides are never equal."),
                {left}};
        const BigFraction target(*problem.target);
        if (attainable.values.empty())
            return {phrase("arithmetic", "What is left (%1) cannot be joined any further."),
                    {left}};
        if (attainable.values.size() <= kMostListed)
            return {phrase("arithmetic", "What is left (%1) makes only %2, but never %3."),
                    {left, listOf(attainable.values), printedValue(target)}};
        const auto distance = [&](const BigFraction& value) {
            return value < target ? BigFraction(target - value) : BigFraction(value - target);
        };
        const auto nearest = std::ranges::min_element(attainable.values, {}, distance);
        return {phrase("arithmetic",
                       "What is left (%1) makes %2 numbers, but never %3; the nearest "
                       "is %4."),
                {left, attainable.values.size(), printedValue(target), printedValue(*nearest)}};
    }

    Phrase onlyOneLeft() const override
    {
        return phrase("arithmetic", "Technique: only one step is left.");
    }

    // One of the two that are joined, then how, then both.
    Approach approach(const ArithmeticProblem& problem, const State& state,
                      Assignment entry) const override
    {
        const HandItems items = boardOf(problem, state).items;
        const Step step = Step::decoded(problem, entry.value);
        const auto left = std::ranges::find(items, step.left, &HandItem::slot);
        const auto right = std::ranges::find(items, step.right, &HandItem::slot);
        if (left == items.end() || right == items.end())
            return {};
        const auto textOf = [](const HandItem& item) { return printedValue(item.value); };
        const Place first = placeOf(problem, *left);
        return {{phrase("arithmetic", "Look at %1."), {textOf(*left)}, {}, {first}},
                {wayOn(step.op), {}, {}, {first}},
                {phrase("arithmetic", "It joins %1 and %2."),
                 {textOf(*left), textOf(*right)},
                 {},
                 {first, placeOf(problem, *right)}}};
    }

    Result<Outcome> complete(const Puzzle& /*puzzle*/, const ArithmeticProblem& problem,
                             std::span<const Assignment> entries, Control& control) const override
    {
        return ArithmeticCompletion(problem, control).run(entries);
    }

private:
    static constexpr std::size_t kMostListed = 8; ///< numbers that can be made

    // By which the picture lights it: what a step has made, or a tile.
    static Place placeOf(const ArithmeticProblem& problem, const HandItem& item)
    {
        if (item.slot < problem.size())
            return tilePlace(item.slot);
        return {stepVariable(problem, item.slot - problem.size())};
    }

    static const BigFraction& valueOf(const HandItems& items, std::uint32_t slot)
    {
        return std::ranges::find(items, slot, &HandItem::slot)->value;
    }
};

} // namespace

const Playing* ArithmeticPuzzle::playing() const
{
    static const ArithmeticPlaying playing;
    return &playing;
}

} // namespace clew::arithmetic
