// Globals over values: how often they are taken, in which order, by which tables and automata.

#include <algorithm>
#include <vector>

#include "app/engines/posting.h"
#include "core/puzzles/model/engineerrors.h"

namespace clew::engine {

using namespace Gecode;

namespace {

void occurrences(Poster& p, IntRelType relation)
{
    // count_leq(x, y, c) says that c is at most the number of y in x, hence the other way.
    if (p.isFixed(p.at(1)) && p.isFixed(p.at(2)))
        count(p.home(), p.integers(0), p.number(1), relation, p.number(2), p.level());
    else if (p.isFixed(p.at(1)))
        count(p.home(), p.integers(0), p.number(1), relation, p.integer(2), p.level());
    else
        count(p.home(), p.integers(0), p.integer(1), relation, p.integer(2), p.level());
}

void occurrencesOf(Poster& p, IntRelType relation)
{
    count(p.home(), p.integers(1), p.number(2), relation, p.number(0), p.level());
}

std::vector<int> othersThan(const IntVarArgs& x, const IntArgs& cover)
{
    std::vector<int> all;
    for (const IntVar& each : x)
        for (IntVarValues value(each); value(); ++value)
            all.push_back(value.val());
    std::ranges::sort(all);
    const auto repeated = std::ranges::unique(all);
    all.erase(repeated.begin(), repeated.end());
    std::erase_if(all, [&](int value) {
        return std::find(cover.begin(), cover.end(), value) != cover.end();
    });
    return all;
}

void cardinality(Poster& p, bool isClosed, bool isBetween)
{
    const IntVarArgs x = p.different(p.integers(0));
    const IntArgs cover = p.numbers(1);
    IntArgs values = cover;
    if (isBetween) {
        const IntArgs low = p.numbers(2);
        const IntArgs high = p.numbers(3);
        p.checkAlike(low.size(), cover.size());
        p.checkAlike(high.size(), cover.size());
        IntSetArgs counts(cover.size());
        for (int i = 0; i < cover.size(); ++i)
            counts[i] = Gecode::IntSet(low[i], high[i]);
        if (!isClosed)
            for (const int other : othersThan(x, cover)) {
                values << other;
                counts << Gecode::IntSet(0, x.size());
            }
        count(p.home(), x, counts, values, p.level(IPL_BND));
        return;
    }
    IntVarArgs counts = p.integers(2);
    if (!isClosed)
        for (const int other : othersThan(x, cover)) {
            values << other;
            counts << IntVar(p.space(), 0, x.size());
        }
    count(p.home(), x, counts, values, p.level(IPL_BND));
}

void circuitFrom(Poster& p)
{
    circuit(p.home(), p.number(0), p.different(p.integers(1)), p.level());
}

void inverses(Poster& p)
{
    // Each is an index into the other: the values of f are where the elements of the inverse
    // are.
    const IntVarArgs f = p.different(p.integers(1));
    const IntVarArgs inverse = p.different(p.integers(3));
    if (f.size() != inverse.size())
        p.space().fail();
    else
        channel(p.home(), f, p.number(2), inverse, p.number(0), p.level());
}

void regularOver(Poster& p)
{
    const IntVarArgs x = p.different(p.integers(0));
    const int states = p.number(1);
    const int symbols = p.number(2);
    const IntArgs table = p.numbers(3);
    const int start = p.number(4);
    p.checkAlike(table.size(), std::int64_t{states} * symbols);
    const auto isState = [&](int state) { return state >= 1 && state <= states; };
    if (!isState(start) ||
        std::any_of(table.begin(), table.end(), [&](int next) { return next > states; }))
        throw ModelError({kNoState});
    std::vector<DFA::Transition> transitions;
    for (int state = 1; state <= states; ++state)
        for (int symbol = 1; symbol <= symbols; ++symbol)
            if (const int next = table[(state - 1) * symbols + symbol - 1]; next > 0)
                transitions.emplace_back(state, symbol, next);
    transitions.emplace_back(-1, 0, 0); // the end of the list
    std::vector<int> finals;
    const Gecode::IntSet accepting = p.set(5); // outlives its iterator
    for (IntSetValues value(accepting); value(); ++value)
        if (isState(value.val()))
            finals.push_back(value.val());
    finals.push_back(-1);
    extensional(p.home(), x, DFA(start, transitions.data(), finals.data()), p.level());
}

template<class Vars>
void tableOver(Poster& p, const Vars& x)
{
    const IntArgs flat = p.numbers(1);
    TupleSet tuples(x.size());
    for (int begin = 0; x.size() > 0 && begin + x.size() <= flat.size(); begin += x.size()) {
        IntArgs row(x.size());
        for (int i = 0; i < x.size(); ++i)
            row[i] = flat[begin + i];
        tuples.add(row);
    }
    tuples.finalize();
    if (tuples.tuples() == 0 && x.size() > 0)
        p.space().fail();
    else
        extensional(p.home(), x, tuples, true, p.level());
}

void packing(Poster& p)
{
    const int first = p.number(0);
    const IntVarArgs load = p.different(p.integers(1));
    const IntVarArgs bins = p.integers(2);
    const IntArgs weights = p.numbers(3);
    // Gecode counts bins from 0.
    IntVarArgs shifted;
    for (const IntVar& bin : bins) {
        if (first == 0) {
            shifted << bin;
            continue;
        }
        IntVar from0(p.space(), 0, std::max(0, load.size() - 1));
        linear(p.home(), IntArgs({1, -1}), IntVarArgs({bin, from0}), IRT_EQ, first);
        shifted << from0;
    }
    binpacking(p.home(), load, p.different(shifted), weights, p.level());
}

void sort(Poster& p)
{
    IntVarArgs both = p.integers(0);
    const int size = both.size();
    both << p.integers(1);
    if (both.size() != 2 * size) {
        p.space().fail();
        return;
    }
    both = p.different(both);
    sorted(p.home(), both.slice(0, 1, size), both.slice(size, 1, size), p.level());
}

void chain(Poster& p, IntRelType relation)
{
    rel(p.home(), p.integers(0), relation, p.level());
}

void lexicographic(Poster& p, IntRelType relation, bool isBoolean)
{
    if (isBoolean)
        rel(p.home(), p.booleans(0), relation, p.booleans(1), p.level());
    else
        rel(p.home(), p.integers(0), relation, p.integers(1), p.level());
}

} // namespace

ConstraintTable globalConstraints()
{
    return {
        {"fzn_all_different_int",
         {1, [](Poster& p) { distinct(p.home(), p.different(p.integers(0)), p.level(IPL_BND)); }}},
        {"fzn_all_equal_int", {1, [](Poster& p) { chain(p, IRT_EQ); }}},
        {"fzn_count_eq", {3, [](Poster& p) { occurrences(p, IRT_EQ); }}},
        {"fzn_count_neq", {3, [](Poster& p) { occurrences(p, IRT_NQ); }}},
        {"fzn_count_geq", {3, [](Poster& p) { occurrences(p, IRT_LQ); }}},
        {"fzn_count_gt", {3, [](Poster& p) { occurrences(p, IRT_LE); }}},
        {"fzn_count_leq", {3, [](Poster& p) { occurrences(p, IRT_GQ); }}},
        {"fzn_count_lt", {3, [](Poster& p) { occurrences(p, IRT_GR); }}},
        {"fzn_at_least_int", {3, [](Poster& p) { occurrencesOf(p, IRT_GQ); }}},
        {"fzn_at_most_int", {3, [](Poster& p) { occurrencesOf(p, IRT_LQ); }}},
        {"fzn_exactly_int", {3, [](Poster& p) { occurrencesOf(p, IRT_EQ); }}},
        {"fzn_among",
         {3,
          [](Poster& p) {
              count(p.home(), p.integers(1), p.set(2), IRT_EQ, p.integer(0), p.level());
          }}},
        {"fzn_global_cardinality", {3, [](Poster& p) { cardinality(p, false, false); }}},
        {"fzn_global_cardinality_closed", {3, [](Poster& p) { cardinality(p, true, false); }}},
        {"fzn_global_cardinality_low_up", {4, [](Poster& p) { cardinality(p, false, true); }}},
        {"fzn_global_cardinality_low_up_closed",
         {4, [](Poster& p) { cardinality(p, true, true); }}},
        {"clew_circuit", {2, [](Poster& p) { circuitFrom(p); }}},
        {"clew_inverse", {4, [](Poster& p) { inverses(p); }}},
        {"clew_regular", {6, [](Poster& p) { regularOver(p); }}},
        {"clew_table_int", {2, [](Poster& p) { tableOver(p, p.different(p.integers(0))); }}},
        {"clew_table_bool", {2, [](Poster& p) { tableOver(p, p.different(p.booleans(0))); }}},
        {"clew_bin_packing_load", {4, [](Poster& p) { packing(p); }}},
        {"fzn_lex_less_int", {2, [](Poster& p) { lexicographic(p, IRT_LE, false); }}},
        {"fzn_lex_lesseq_int", {2, [](Poster& p) { lexicographic(p, IRT_LQ, false); }}},
        {"fzn_lex_less_bool", {2, [](Poster& p) { lexicographic(p, IRT_LE, true); }}},
        {"fzn_lex_lesseq_bool", {2, [](Poster& p) { lexicographic(p, IRT_LQ, true); }}},
        {"fzn_increasing_int", {1, [](Poster& p) { chain(p, IRT_LQ); }}},
        {"fzn_decreasing_int", {1, [](Poster& p) { chain(p, IRT_GQ); }}},
        {"fzn_nvalue",
         {2, [](Poster& p) { nvalues(p.home(), p.integers(1), IRT_EQ, p.integer(0), p.level()); }}},
        {"fzn_sort", {2, [](Poster& p) { sort(p); }}},
        {"fzn_member_int",
         {2, [](Poster& p) { member(p.home(), p.integers(0), p.integer(1), p.level()); }}},
        {"fzn_value_precede_int",
         {3,
          [](Poster& p) {
              precede(p.home(), p.integers(2), p.number(0), p.number(1), p.level());
          }}},
        {"fzn_value_precede_chain_int",
         {2, [](Poster& p) { precede(p.home(), p.integers(1), p.numbers(0), p.level()); }}},
    };
}

} // namespace clew::engine
