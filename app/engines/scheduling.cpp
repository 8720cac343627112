// Globals over tasks in time and rectangles in the plane.

#include <algorithm>
#include <vector>

#include "app/engines/posting.h"

namespace clew::engine {

using namespace Gecode;

namespace {

IntVar sumOf(Poster& p, const IntVar& a, const IntVar& b)
{
    const auto limited = [](std::int64_t value) {
        return static_cast<int>(
            std::clamp<std::int64_t>(value, Int::Limits::min, Int::Limits::max));
    };
    IntVar sum(p.space(), limited(std::int64_t{a.min()} + b.min()),
               limited(std::int64_t{a.max()} + b.max()));
    linear(p.home(), IntVarArgs({a, b}), IRT_EQ, sum);
    return sum;
}

// When task j begins, those that are running then need no more than there is.
void cumulativeByTasks(Poster& p, const IntVarArgs& starts, const IntVarArgs& durations,
                       const IntVarArgs& needs, const IntVar& capacity)
{
    for (int j = 0; j < starts.size(); ++j) {
        IntVarArgs terms;
        for (int i = 0; i < starts.size(); ++i) {
            BoolVar begun(p.space(), 0, 1);
            BoolVar open(p.space(), 0, 1);
            BoolVar running(p.space(), 0, 1);
            rel(p.home(), starts[i], IRT_LQ, starts[j], begun);
            rel(p.home(), starts[j], IRT_LE, sumOf(p, starts[i], durations[i]), open);
            rel(p.home(), begun, BOT_AND, open, running);
            IntVar flag(p.space(), 0, 1);
            channel(p.home(), running, flag);
            IntVar used(p.space(), std::min(0, needs[i].min()), std::max(0, needs[i].max()));
            mult(p.home(), flag, needs[i], used);
            terms << used;
        }
        linear(p.home(), terms, IRT_LQ, capacity);
    }
}

bool isAssigned(const IntVarArgs& variables)
{
    return std::all_of(variables.begin(), variables.end(),
                       [](const IntVar& each) { return each.assigned(); });
}

bool isAtLeast(const IntVarArgs& variables, int least)
{
    return std::all_of(variables.begin(), variables.end(),
                       [&](const IntVar& each) { return each.min() >= least; });
}

IntArgs valuesOf(const IntVarArgs& variables)
{
    IntArgs values;
    for (const IntVar& each : variables)
        values << each.val();
    return values;
}

IntVarArgs endsOf(Poster& p, const IntVarArgs& starts, const IntVarArgs& durations)
{
    IntVarArgs ends;
    for (int i = 0; i < starts.size(); ++i)
        ends << sumOf(p, starts[i], durations[i]);
    return ends;
}

// No two tasks ever have what they need at once.
bool areOneByOne(const IntVarArgs& needs, const IntVar& capacity)
{
    std::vector<int> least;
    for (const IntVar& each : needs)
        least.push_back(each.min());
    std::ranges::sort(least);
    return least.size() < 2 || least[0] > capacity.max() - least[1];
}

void oneByOne(Poster& p, const IntVarArgs& starts, const IntVarArgs& durations,
              const IntVarArgs& needs, const IntVar& capacity)
{
    for (const IntVar& each : needs)
        rel(p.home(), each, IRT_LQ, capacity, p.level());
    if (isAssigned(durations))
        unary(p.home(), starts, valuesOf(durations), p.level());
    else
        unary(p.home(), starts, durations, endsOf(p, starts, durations), p.level());
}

void cumulativeOver(Poster& p)
{
    const IntVarArgs allStarts = p.different(p.integers(0));
    const IntVarArgs allDurations = p.integers(1);
    const IntVarArgs allNeeds = p.integers(2);
    const IntVar capacity = p.integer(3);
    p.checkAlike(allDurations.size(), allStarts.size());
    p.checkAlike(allNeeds.size(), allStarts.size());
    rel(p.home(), capacity, IRT_GQ, 0);
    IntVarArgs starts, durations, needs;
    for (int i = 0; i < allStarts.size(); ++i) {
        rel(p.home(), allDurations[i], IRT_GQ, 0);
        rel(p.home(), allNeeds[i], IRT_GQ, 0);
        if (allDurations[i].max() <= 0 || allNeeds[i].max() <= 0)
            continue; // never in the way
        starts << allStarts[i];
        durations << allDurations[i];
        needs << allNeeds[i];
    }
    if (starts.size() == 0)
        return;
    // For Gecode a task that may take no time is in the way even then.
    if (!isAtLeast(durations, 1))
        cumulativeByTasks(p, starts, durations, needs, capacity);
    else if (areOneByOne(needs, capacity))
        oneByOne(p, starts, durations, needs, capacity);
    else if (isAssigned(needs) && isAssigned(durations))
        cumulative(p.home(), capacity, starts, valuesOf(durations), valuesOf(needs), p.level());
    else if (isAssigned(needs))
        cumulative(p.home(), capacity, starts, durations, endsOf(p, starts, durations),
                   valuesOf(needs), p.level());
    else if (capacity.assigned())
        cumulatives(p.home(), IntArgs::create(starts.size(), 0, 0), starts, durations,
                    endsOf(p, starts, durations), needs, IntArgs({capacity.val()}), true,
                    p.level());
    else
        cumulativeByTasks(p, starts, durations, needs, capacity);
}

void disjoint(Poster& p)
{
    const IntVarArgs starts = p.different(p.integers(0));
    const IntVarArgs durations = p.integers(1);
    p.checkAlike(durations.size(), starts.size());
    if (isAssigned(durations) && isAtLeast(durations, 1)) {
        unary(p.home(), starts, valuesOf(durations), p.level());
        return;
    }
    const IntVarArgs ends = endsOf(p, starts, durations);
    for (int i = 0; i < starts.size(); ++i)
        for (int j = i + 1; j < starts.size(); ++j) {
            BoolVar before(p.space(), 0, 1);
            BoolVar after(p.space(), 0, 1);
            rel(p.home(), ends[i], IRT_LQ, starts[j], before);
            rel(p.home(), ends[j], IRT_LQ, starts[i], after);
            rel(p.home(), before, BOT_OR, after, 1);
        }
}

// What lies apart needs, along one side, no more of the other than there is: it follows, and is
// seen sooner.
void room(Poster& p, const IntVarArgs& starts, const IntArgs& lengths, const IntVarArgs& across,
          const IntArgs& widths)
{
    std::int64_t first = Int::Limits::max;
    std::int64_t last = Int::Limits::min;
    for (int i = 0; i < across.size(); ++i) {
        first = std::min<std::int64_t>(first, across[i].min());
        last = std::max<std::int64_t>(last, std::int64_t{across[i].max()} + widths[i]);
    }
    if (last - first <= Int::Limits::max)
        cumulative(p.home(), static_cast<int>(std::max<std::int64_t>(0, last - first)), starts,
                   lengths, widths, p.level());
}

void apart(Poster& p)
{
    const IntVarArgs x = p.integers(0);
    const IntVarArgs y = p.integers(1);
    const IntVarArgs width = p.integers(2);
    const IntVarArgs height = p.integers(3);
    for (const IntVarArgs& each : {y, width, height})
        p.checkAlike(each.size(), x.size());
    if (!isAssigned(width) || !isAssigned(height) || !isAtLeast(width, 0) ||
        !isAtLeast(height, 0)) {
        nooverlap(p.home(), x, width, endsOf(p, x, width), y, height, endsOf(p, y, height),
                  p.level());
        return;
    }
    const IntArgs w = valuesOf(width);
    const IntArgs h = valuesOf(height);
    nooverlap(p.home(), x, w, y, h, p.level());
    if (isAtLeast(width, 1) && isAtLeast(height, 1)) {
        room(p, x, w, y, h);
        room(p, y, h, x, w);
    }
}

} // namespace

ConstraintTable schedulingConstraints()
{
    return {
        {"fzn_cumulative", {4, [](Poster& p) { cumulativeOver(p); }}},
        {"fzn_disjunctive_strict", {2, [](Poster& p) { disjoint(p); }}},
        {"fzn_diffn", {4, [](Poster& p) { apart(p); }}},
    };
}

} // namespace clew::engine
