// One expression for all that are alike: the normal forms of texts and classes. Strategies hand
// solutions over in them (see Distinct), and canonical() is the one of classes.
//
// A text is the tree that reading it from left to right gives: a+(b-c) becomes (a+b)-c, a*(b/c)
// becomes (a*b)/c. In a class signs and reciprocals are distributed besides: a-(b-c) becomes
// (a-b)+c. In any order the terms of a sum and the factors of a product are sorted, and (a-b)*c - d
// is given by the difference that is positive (by one of 0 with either sign before it: 8+(3-3)*c
// and 8-(3-3)*c are two); the sides of an equation change places freely. Equal numbers of the list
// do not count as different in either; of tiles they do on different sides.

#include <algorithm>

#include "core/puzzles/arithmetic/expression.h"
#include "core/puzzles/arithmetic/number.h"
#include "core/puzzles/arithmetic/puzzle.h"

namespace clew::arithmetic {

namespace {

using Tokens = std::vector<Value>;

constexpr bool isInverse(Op op)
{
    return op == Op::Minus || op == Op::Over;
}

constexpr Op inverted(Op op)
{
    constexpr std::array inverse{Op::Minus, Op::Plus, Op::Over, Op::Times};
    return inverse[static_cast<std::size_t>(op)];
}

/// Length of the right operand of the expression that `tokens` is.
std::size_t rightLength(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    std::size_t wanted = 1;
    std::size_t length = 0;
    for (std::size_t i = tokens.size() - 1; wanted > 0; ++length)
        wanted = isNumber(problem, tokens[--i]) ? wanted - 1 : wanted + 1;
    return length;
}

struct Operands
{
    std::span<const Value> left;
    std::span<const Value> right;
};
Operands operandsOf(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    const std::size_t right = rightLength(problem, tokens);
    const std::size_t left = tokens.size() - 1 - right;
    return {tokens.first(left), tokens.subspan(left, right)};
}

void append(Tokens& tokens, std::span<const Value> more)
{
    tokens.insert(tokens.end(), more.begin(), more.end());
}

// ---- the numbers' order is kept

/// left op right, with what `right` chains itself taken apart: all three are in normal form.
Tokens chained(const ArithmeticProblem& problem, Tokens left, Op op, std::span<const Value> right)
{
    const bool merges = joinsClasses(problem.distinct) || !isInverse(op);
    if (merges && right.size() > 1) {
        const Op inner = operatorOf(problem, right.back());
        if (arithmetic::kindOf(inner) == arithmetic::kindOf(op)) {
            const Operands operands = operandsOf(problem, right);
            Tokens tokens = chained(problem, std::move(left), op, operands.left);
            append(tokens, operands.right);
            tokens.push_back(tokenOf(problem, isInverse(op) ? inverted(inner) : inner));
            return tokens;
        }
    }
    append(left, right);
    left.push_back(tokenOf(problem, op));
    return left;
}

Tokens leftToRight(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    if (tokens.size() == 1)
        return {tokens.front()};
    const Operands operands = operandsOf(problem, tokens);
    return chained(problem, leftToRight(problem, operands.left), operatorOf(problem, tokens.back()),
                   leftToRight(problem, operands.right));
}

// ---- any order: sums and products as sorted chains

template<class Number>
class Sorter
{
public:
    explicit Sorter(const ArithmeticProblem& problem) : m_problem(problem) {}

    [[nodiscard]] Tokens sorted(std::span<const Value> tokens) const
    {
        if (tokens.size() > 1 && operatorOf(m_problem, tokens.back()) == Op::Equals) {
            const Operands sides = operandsOf(m_problem, tokens);
            Tokens left = sorted(sides.left);
            Tokens right = sorted(sides.right);
            if (std::pair(right.size(), left) > std::pair(left.size(), right))
                std::swap(left, right);
            append(left, right);
            left.push_back(tokenOf(m_problem, Op::Equals));
            return left;
        }
        const Signed whole = signedForm(tokens, false);
        return whole.negative ? whole.flipped : whole.tokens;
    }

private:
    /// An expression up to its sign.
    struct Signed
    {
        Tokens tokens = {};
        /// Minus the same; empty where no difference in it can be turned round.
        Tokens flipped = {};
        bool negative = false;   ///< the expression is minus `tokens`
        Number value = Number(); ///< of `tokens`
    };
    struct Member
    {
        bool inverse;
        Signed form;
    };

    [[nodiscard]] Signed signedForm(std::span<const Value> tokens, bool asFactor) const
    {
        if (tokens.size() == 1)
            return {.tokens = {tokens.front()}, .value = Number(m_problem.numbers[tokens.front()])};
        const Kind kind = arithmetic::kindOf(operatorOf(m_problem, tokens.back()));
        std::vector<Member> members;
        collect(tokens, kind, false, members);
        return kind == Kind::Sum ? sum(std::move(members), asFactor) : product(members);
    }

    void collect(std::span<const Value> tokens, Kind kind, bool inverse,
                 std::vector<Member>& members) const
    {
        const bool chains =
            tokens.size() > 1 && arithmetic::kindOf(operatorOf(m_problem, tokens.back())) == kind;
        if (!chains) {
            members.push_back({inverse, signedForm(tokens, kind == Kind::Product)});
            return;
        }
        const Operands operands = operandsOf(m_problem, tokens);
        collect(operands.left, kind, inverse, members);
        collect(operands.right, kind, inverse != isInverse(operatorOf(m_problem, tokens.back())),
                members);
    }

    static void sort(std::vector<Member>& members)
    {
        std::ranges::sort(members, {}, [](const Member& member) {
            return std::tie(member.inverse, member.form.tokens);
        });
    }

    [[nodiscard]] Tokens joined(const std::vector<Member>& members, Op op) const
    {
        Tokens tokens = members.front().form.tokens;
        for (std::size_t i = 1; i < members.size(); ++i) {
            append(tokens, members[i].form.tokens);
            tokens.push_back(tokenOf(m_problem, members[i].inverse ? inverted(op) : op));
        }
        return tokens;
    }

    /// Empty if every term is subtracted and none can be turned round.
    [[nodiscard]] Tokens sumTokens(std::vector<Member> terms) const
    {
        sort(terms);
        if (terms.front().inverse) {
            const auto first = std::ranges::find_if(
                terms, [](const Member& term) { return !term.form.flipped.empty(); });
            if (first == terms.end())
                return {};
            first->form.tokens = first->form.flipped;
            std::rotate(terms.begin(), first, first + 1);
        }
        return joined(terms, Op::Plus);
    }

    [[nodiscard]] Signed sum(std::vector<Member> terms, bool asFactor) const
    {
        Number total = Number();
        for (Member& term : terms) {
            term.inverse = term.inverse != term.form.negative;
            total = resultOf(term.inverse ? Op::Minus : Op::Plus, total, term.form.value);
        }
        if (!asFactor)
            return {.tokens = sumTokens(std::move(terms)), .value = total};
        std::vector<Member> opposite = terms;
        for (Member& term : opposite)
            term.inverse = !term.inverse;
        Tokens straight = sumTokens(std::move(terms));
        Tokens turned = sumTokens(std::move(opposite));
        const bool prefersTurned =
            straight.empty() || sign(total) < 0 || (sign(total) == 0 && turned < straight);
        const bool negative = !turned.empty() && prefersTurned;
        if (negative) {
            std::swap(straight, turned);
            total = resultOf(Op::Minus, Number(), total);
        }
        return {std::move(straight), std::move(turned), negative, total};
    }

    [[nodiscard]] Signed product(std::vector<Member>& factors) const
    {
        sort(factors);
        Signed result{.value = Number(1)};
        for (const Member& factor : factors) {
            result.negative = result.negative != factor.form.negative;
            result.value =
                resultOf(factor.inverse ? Op::Over : Op::Times, result.value, factor.form.value);
        }
        result.tokens = joined(factors, Op::Times);
        const auto turnable = std::ranges::find_if(
            factors, [](const Member& factor) { return !factor.form.flipped.empty(); });
        if (turnable != factors.end()) {
            std::swap(turnable->form.tokens, turnable->form.flipped);
            result.flipped = joined(factors, Op::Times);
        }
        return result;
    }

    const ArithmeticProblem& m_problem;
};

// ---- equal numbers

/// Each number's first equal in the list.
Tokens withFirstEquals(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    Tokens result(tokens.begin(), tokens.end());
    for (Value& token : result)
        if (isNumber(problem, token))
            token = static_cast<Value>(std::ranges::find(problem.numbers, problem.numbers[token]) -
                                       problem.numbers.begin());
    return result;
}

/// Equal numbers take their places in the list in the order in which they stand in the expression.
void placeEquals(const ArithmeticProblem& problem, Tokens& tokens)
{
    std::uint32_t used = 0;
    Value next = 0;
    for (Value& token : tokens) {
        if (!isNumber(problem, token))
            continue;
        const std::int64_t number = problem.numbers[token];
        Value place = problem.order == Order::Given ? next : 0;
        while (problem.numbers[place] != number || ((used >> place) & 1U) != 0)
            ++place;
        used |= 1U << place;
        next = place + 1;
        token = place;
    }
}

/// Of one side: in normal form, its equal numbers in their order in the list.
template<class Number>
Tokens tilesOfSide(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    std::vector<Value> own; // in the list's order
    for (const Value token : tokens)
        if (isNumber(problem, token))
            own.push_back(token);
    std::ranges::sort(own);
    Tokens result = Sorter<Number>(problem).sorted(withFirstEquals(problem, tokens));
    for (Value& token : result) {
        if (!isNumber(problem, token))
            continue;
        const auto tile = std::ranges::find_if(
            own, [&](Value other) { return problem.numbers[other] == problem.numbers[token]; });
        token = *tile;
        own.erase(tile);
    }
    return result;
}

template<class Number>
Tokens tilesInAnyOrder(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    if (tokens.back() != tokenOf(problem, Op::Equals))
        return tilesOfSide<Number>(problem, tokens);
    const Operands sides = operandsOf(problem, tokens);
    Tokens left = tilesOfSide<Number>(problem, sides.left);
    Tokens right = tilesOfSide<Number>(problem, sides.right);
    if (std::pair(right.size(), left) > std::pair(left.size(), right))
        std::swap(left, right);
    append(left, right);
    left.push_back(tokenOf(problem, Op::Equals));
    return left;
}

} // namespace

Solution representative(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    Tokens result(tokens.begin(), std::ranges::find(tokens, kNoValue));
    if (problem.distinct == Distinct::Tiles && !result.empty()) {
        // In the given order the laws of arithmetic leave every number where it is.
        result = problem.order == Order::Given
                     ? leftToRight(problem, result)
                     : withNumberType(problem, [&](auto number) {
                           return tilesInAnyOrder<decltype(number)>(problem, result);
                       });
    } else if (problem.distinct != Distinct::Trees && !result.empty()) {
        result = withFirstEquals(problem, result);
        if (problem.order == Order::Any && problem.distinct == Distinct::Classes)
            result = withNumberType(problem, [&](auto number) {
                return Sorter<decltype(number)>(problem).sorted(result);
            });
        else
            result = leftToRight(problem, result);
        placeEquals(problem, result);
    }
    result.resize(positionCount(problem), kNoValue);
    return result;
}

Solution ArithmeticPuzzle::canonical(const ArithmeticProblem& problem,
                                     const Solution& solution) const
{
    ArithmeticProblem classes = problem;
    classes.distinct = Distinct::Classes;
    return representativeIfAny(classes, solution);
}

} // namespace clew::arithmetic
