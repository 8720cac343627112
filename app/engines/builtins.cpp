// The constraints that FlatZinc itself has: comparisons, sums, arithmetic, elements of arrays and
// Booleans.

#include <cstdlib>
#include <optional>
#include <vector>

#include "app/engines/posting.h"
#include "core/puzzles/model/engineerrors.h"

namespace clew::engine {

using namespace Gecode;

namespace {

// Values of a base times those of its exponent; more make too large a table.
constexpr std::uint64_t kMostPowers = std::uint64_t{1} << 20U;

IntRelType swapped(IntRelType relation)
{
    switch (relation) {
    case IRT_LE:
        return IRT_GR;
    case IRT_LQ:
        return IRT_GQ;
    case IRT_GR:
        return IRT_LE;
    case IRT_GQ:
        return IRT_LQ;
    default:
        return relation;
    }
}

void compare(Poster& p, IntRelType relation)
{
    if (p.isFixed(p.at(1)))
        rel(p.home(), p.integer(0), relation, p.number(1), p.level());
    else
        rel(p.home(), p.integer(0), relation, p.integer(1), p.level());
}

void compareReified(Poster& p, IntRelType relation, ReifyMode mode)
{
    const Reify reified(p.boolean(2), mode);
    if (p.isFixed(p.at(1)))
        rel(p.home(), p.integer(0), relation, p.number(1), reified, p.level());
    else if (p.isFixed(p.at(0)))
        rel(p.home(), p.integer(1), swapped(relation), p.number(0), reified, p.level());
    else
        rel(p.home(), p.integer(0), relation, p.integer(1), reified, p.level());
}

// Sums over Booleans are much cheaper than those over the integers that they are. One further
// integer may be what they come to.
void linearOver(Poster& p, IntRelType relation, const Reify* reified)
{
    const auto post = [&](const IntArgs& factors, const auto& terms, IntRelType is,
                          const auto& total) {
        if (reified != nullptr)
            linear(p.home(), factors, terms, is, total, *reified, p.level());
        else
            linear(p.home(), factors, terms, is, total, p.level());
    };
    const IntArgs factors = p.numbers(0);
    const int total = p.number(2);
    const std::vector<Expression>& terms = p.elementsOf(p.at(1));
    p.checkAlike(factors.size(), static_cast<std::int64_t>(terms.size()));
    IntArgs ofBooleans;
    BoolVarArgs booleans;
    std::vector<int> others;
    for (int i = 0; i < factors.size(); ++i) {
        if (const auto boolean = p.booleanBehind(terms[static_cast<std::size_t>(i)])) {
            ofBooleans << factors[i];
            booleans << *boolean;
        } else {
            others.push_back(i);
        }
    }
    if (booleans.size() > 0 && others.empty()) {
        post(ofBooleans, booleans, relation, total);
    } else if (booleans.size() > 0 && others.size() == 1 && total == 0 &&
               std::abs(factors[others.front()]) == 1) {
        const bool isOnTheRight = factors[others.front()] < 0;
        for (int& factor : ofBooleans)
            factor = isOnTheRight ? factor : -factor;
        post(ofBooleans, booleans, isOnTheRight ? relation : swapped(relation),
             p.integer(terms[static_cast<std::size_t>(others.front())]));
    } else {
        post(factors, p.integers(1), relation, total);
    }
}

void linearReified(Poster& p, IntRelType relation, ReifyMode mode)
{
    const Reify reified(p.boolean(3), mode);
    linearOver(p, relation, &reified);
}

void booleanSum(Poster& p, IntRelType relation)
{
    const IntArgs factors = p.numbers(0);
    if (p.isFixed(p.at(2)))
        linear(p.home(), factors, p.booleans(1), relation, p.number(2), p.level());
    else
        linear(p.home(), factors, p.booleans(1), relation, p.integer(2), p.level());
}

void elementOf(Poster& p, bool isConstant, bool isBoolean)
{
    // FlatZinc counts from 1, Gecode from 0: an element in front that is never chosen.
    const IntVar index = p.integer(0);
    rel(p.home(), index, IRT_GQ, 1);
    if (isBoolean) {
        if (isConstant) {
            IntArgs values({0});
            values << p.numbers(1);
            element(p.home(), values, index, p.boolean(2), p.level());
        } else {
            BoolVarArgs values;
            values << BoolVar(p.space(), 0, 0) << p.booleans(1);
            element(p.home(), values, index, p.boolean(2), p.level());
        }
    } else if (isConstant) {
        IntArgs values({0});
        values << p.numbers(1);
        element(p.home(), values, index, p.integer(2), p.level());
    } else {
        IntVarArgs values;
        values << IntVar(p.space(), 0, 0) << p.integers(1);
        element(p.home(), values, index, p.integer(2), p.level());
    }
}

// None where it is not defined, or larger than any integer of the engine.
std::optional<int> powerOf(int base, int exponent)
{
    if (base >= -1 && base <= 1) { // these go on forever
        const bool isEven = exponent % 2 == 0;
        return base == 0 && exponent < 0 ? std::nullopt
               : exponent == 0           ? std::optional(1)
               : base == -1 && isEven    ? std::optional(1)
                                         : std::optional(base);
    }
    std::int64_t result = exponent < 0 ? 0 : 1; // 1 div base^-exponent
    for (int i = 0; i < exponent; ++i) {
        result *= base;
        if (result < Int::Limits::min || result > Int::Limits::max)
            return std::nullopt;
    }
    return static_cast<int>(result);
}

// Gecode knows powers with a fixed exponent; others are a table.
void power(Poster& p)
{
    const IntVarArgs all = p.different(IntVarArgs({p.integer(0), p.integer(1), p.integer(2)}));
    const IntVar base = all[0];
    const IntVar exponent = all[1];
    if (exponent.assigned() && exponent.val() >= 0) {
        pow(p.home(), base, exponent.val(), all[2], p.level());
        return;
    }
    if (std::uint64_t{base.size()} * exponent.size() > kMostPowers)
        throw ModelError({kTooManyPowers});
    TupleSet powers(3);
    for (IntVarValues b(base); b(); ++b)
        for (IntVarValues e(exponent); e(); ++e)
            if (const auto result = powerOf(b.val(), e.val()))
                powers.add(IntArgs({b.val(), e.val(), *result}));
    powers.finalize();
    if (powers.tuples() == 0)
        p.space().fail();
    else
        extensional(p.home(), all, powers, true, p.level());
}

void clauseOf(Poster& p, BoolVar value)
{
    clause(p.home(), BOT_OR, p.booleans(0), p.booleans(1), value, p.level());
}

void operation(Poster& p, BoolOpType type, bool isReified)
{
    if (isReified)
        rel(p.home(), p.boolean(0), type, p.boolean(1), p.boolean(2), p.level());
    else
        rel(p.home(), p.boolean(0), type, p.boolean(1), 1, p.level());
}

void compareBooleans(Poster& p, IntRelType relation)
{
    rel(p.home(), p.boolean(0), relation, p.boolean(1), p.level());
}

void compareBooleansReified(Poster& p, IntRelType relation, ReifyMode mode)
{
    rel(p.home(), p.boolean(0), relation, p.boolean(1), Reify(p.boolean(2), mode), p.level());
}

void channelled(Poster& p)
{
    channel(p.home(), p.boolean(0), p.integer(1));
    const auto slot = p.slotOf(p.at(0));
    if (slot && p.at(1).kind == Expression::Kind::Name)
        p.isBoolean(p.at(1).text, slot->index);
}

} // namespace

ConstraintTable builtinConstraints()
{
    return {
        {"int_eq", {2, [](Poster& p) { compare(p, IRT_EQ); }}},
        {"int_ne", {2, [](Poster& p) { compare(p, IRT_NQ); }}},
        {"int_le", {2, [](Poster& p) { compare(p, IRT_LQ); }}},
        {"int_lt", {2, [](Poster& p) { compare(p, IRT_LE); }}},
        {"int_eq_reif", {3, [](Poster& p) { compareReified(p, IRT_EQ, RM_EQV); }}},
        {"int_ne_reif", {3, [](Poster& p) { compareReified(p, IRT_NQ, RM_EQV); }}},
        {"int_le_reif", {3, [](Poster& p) { compareReified(p, IRT_LQ, RM_EQV); }}},
        {"int_lt_reif", {3, [](Poster& p) { compareReified(p, IRT_LE, RM_EQV); }}},
        {"int_eq_imp", {3, [](Poster& p) { compareReified(p, IRT_EQ, RM_PMI); }}},
        {"int_ne_imp", {3, [](Poster& p) { compareReified(p, IRT_NQ, RM_PMI); }}},
        {"int_le_imp", {3, [](Poster& p) { compareReified(p, IRT_LQ, RM_PMI); }}},
        {"int_lt_imp", {3, [](Poster& p) { compareReified(p, IRT_LE, RM_PMI); }}},
        {"int_lin_eq", {3, [](Poster& p) { linearOver(p, IRT_EQ, nullptr); }}},
        {"int_lin_ne", {3, [](Poster& p) { linearOver(p, IRT_NQ, nullptr); }}},
        {"int_lin_le", {3, [](Poster& p) { linearOver(p, IRT_LQ, nullptr); }}},
        {"int_lin_eq_reif", {4, [](Poster& p) { linearReified(p, IRT_EQ, RM_EQV); }}},
        {"int_lin_ne_reif", {4, [](Poster& p) { linearReified(p, IRT_NQ, RM_EQV); }}},
        {"int_lin_le_reif", {4, [](Poster& p) { linearReified(p, IRT_LQ, RM_EQV); }}},
        {"int_lin_eq_imp", {4, [](Poster& p) { linearReified(p, IRT_EQ, RM_PMI); }}},
        {"int_lin_ne_imp", {4, [](Poster& p) { linearReified(p, IRT_NQ, RM_PMI); }}},
        {"int_lin_le_imp", {4, [](Poster& p) { linearReified(p, IRT_LQ, RM_PMI); }}},
        {"int_plus",
         {3,
          [](Poster& p) {
              linear(p.home(), IntArgs({1, 1, -1}),
                     IntVarArgs({p.integer(0), p.integer(1), p.integer(2)}), IRT_EQ, 0, p.level());
          }}},
        {"int_minus",
         {3,
          [](Poster& p) {
              linear(p.home(), IntArgs({1, -1, -1}),
                     IntVarArgs({p.integer(0), p.integer(1), p.integer(2)}), IRT_EQ, 0, p.level());
          }}},
        {"int_times",
         {3,
          [](Poster& p) { mult(p.home(), p.integer(0), p.integer(1), p.integer(2), p.level()); }}},
        {"int_div",
         {3,
          [](Poster& p) {
              rel(p.home(), p.integer(1), IRT_NQ, 0);
              div(p.home(), p.integer(0), p.integer(1), p.integer(2), p.level());
          }}},
        {"int_mod",
         {3,
          [](Poster& p) {
              rel(p.home(), p.integer(1), IRT_NQ, 0);
              mod(p.home(), p.integer(0), p.integer(1), p.integer(2), p.level());
          }}},
        {"int_pow", {3, [](Poster& p) { power(p); }}},
        {"int_min",
         {3,
          [](Poster& p) { min(p.home(), p.integer(0), p.integer(1), p.integer(2), p.level()); }}},
        {"int_max",
         {3,
          [](Poster& p) { max(p.home(), p.integer(0), p.integer(1), p.integer(2), p.level()); }}},
        {"int_abs", {2, [](Poster& p) { abs(p.home(), p.integer(0), p.integer(1), p.level()); }}},
        {"array_int_maximum",
         {2, [](Poster& p) { max(p.home(), p.integers(1), p.integer(0), p.level()); }}},
        {"array_int_minimum",
         {2, [](Poster& p) { min(p.home(), p.integers(1), p.integer(0), p.level()); }}},
        {"array_int_element", {3, [](Poster& p) { elementOf(p, true, false); }}},
        {"array_var_int_element", {3, [](Poster& p) { elementOf(p, false, false); }}},
        {"array_bool_element", {3, [](Poster& p) { elementOf(p, true, true); }}},
        {"array_var_bool_element", {3, [](Poster& p) { elementOf(p, false, true); }}},
        {"set_in", {2, [](Poster& p) { dom(p.home(), p.integer(0), p.set(1)); }}},
        {"set_in_reif",
         {3, [](Poster& p) { dom(p.home(), p.integer(0), p.set(1), p.boolean(2)); }}},
        {"set_in_imp",
         {3,
          [](Poster& p) { dom(p.home(), p.integer(0), p.set(1), Reify(p.boolean(2), RM_PMI)); }}},
        {"bool2int", {2, [](Poster& p) { channelled(p); }}},
        {"bool_eq", {2, [](Poster& p) { compareBooleans(p, IRT_EQ); }}},
        {"bool_not", {2, [](Poster& p) { compareBooleans(p, IRT_NQ); }}},
        {"bool_ne", {2, [](Poster& p) { compareBooleans(p, IRT_NQ); }}},
        {"bool_le", {2, [](Poster& p) { compareBooleans(p, IRT_LQ); }}},
        {"bool_lt", {2, [](Poster& p) { compareBooleans(p, IRT_LE); }}},
        {"bool_eq_reif", {3, [](Poster& p) { compareBooleansReified(p, IRT_EQ, RM_EQV); }}},
        {"bool_ne_reif", {3, [](Poster& p) { compareBooleansReified(p, IRT_NQ, RM_EQV); }}},
        {"bool_le_reif", {3, [](Poster& p) { compareBooleansReified(p, IRT_LQ, RM_EQV); }}},
        {"bool_lt_reif", {3, [](Poster& p) { compareBooleansReified(p, IRT_LE, RM_EQV); }}},
        {"bool_eq_imp", {3, [](Poster& p) { compareBooleansReified(p, IRT_EQ, RM_PMI); }}},
        {"bool_ne_imp", {3, [](Poster& p) { compareBooleansReified(p, IRT_NQ, RM_PMI); }}},
        {"bool_le_imp", {3, [](Poster& p) { compareBooleansReified(p, IRT_LQ, RM_PMI); }}},
        {"bool_lt_imp", {3, [](Poster& p) { compareBooleansReified(p, IRT_LE, RM_PMI); }}},
        {"bool_and", {3, [](Poster& p) { operation(p, BOT_AND, true); }}},
        {"bool_or", {3, [](Poster& p) { operation(p, BOT_OR, true); }}},
        {"bool_xor", {2, [](Poster& p) { operation(p, BOT_XOR, p.size() > 2); }}},
        {"array_bool_and",
         {2, [](Poster& p) { rel(p.home(), BOT_AND, p.booleans(0), p.boolean(1), p.level()); }}},
        {"array_bool_or",
         {2, [](Poster& p) { rel(p.home(), BOT_OR, p.booleans(0), p.boolean(1), p.level()); }}},
        {"array_bool_xor",
         {1, [](Poster& p) { rel(p.home(), BOT_XOR, p.booleans(0), 1, p.level()); }}},
        {"bool_clause",
         {2,
          [](Poster& p) { clause(p.home(), BOT_OR, p.booleans(0), p.booleans(1), 1, p.level()); }}},
        {"bool_clause_reif", {3, [](Poster& p) { clauseOf(p, p.boolean(2)); }}},
        {"bool_lin_eq", {3, [](Poster& p) { booleanSum(p, IRT_EQ); }}},
        {"bool_lin_ne", {3, [](Poster& p) { booleanSum(p, IRT_NQ); }}},
        {"bool_lin_le", {3, [](Poster& p) { booleanSum(p, IRT_LQ); }}},
    };
}

} // namespace clew::engine
