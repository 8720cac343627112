#include "core/puzzle/groupproof.h"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "core/puzzle/causes.h"

namespace clew {

namespace {

using Values = std::uint64_t;

constexpr Values valueBit(Value value)
{
    return Values{1} << value;
}

Fact factOf(const State& state, Place place)
{
    return {place, state.value(place.variable) == place.value};
}

} // namespace

GroupProof::GroupProof(std::vector<std::vector<Variable>> groups,
                       std::vector<std::vector<Variable>> excluded)
    : m_groups(std::move(groups)), m_excluded(std::move(excluded)), m_groupsOf(m_excluded.size()),
      m_values(m_excluded.size(), ~Values{0})
{
    for (std::uint32_t group = 0; group < m_groups.size(); ++group) {
        for (const Variable cell : m_groups[group]) {
            m_groupsOf[cell].push_back(group);
            m_values[cell] = ~Values{0} >> (64 - m_groups[group].size());
        }
    }
    // What the rules say of the empty board has no cause.
    for (Variable cell = 0; cell < m_values.size(); ++cell)
        if (std::has_single_bit(m_values[cell]))
            m_changes.push_back({cell, m_values[cell]});
    (void)follow();
    m_changes.clear();
    m_followed = 0;
}

bool GroupProof::contradict(std::span<const Fact> facts)
{
    m_tries = 0;
    const bool sound = std::ranges::all_of(facts, [&](const Fact& fact) { return apply(fact); });
    const bool result = !sound || refuted();
    undoTo(0);
    return result;
}

bool GroupProof::apply(const Fact& fact)
{
    const auto [cell, value] = fact.place;
    return keep(cell, fact.holds ? valueBit(value) : ~valueBit(value)) && follow();
}

bool GroupProof::keep(Variable cell, Values values)
{
    const Values before = m_values[cell];
    if ((before & values) == before)
        return true;
    m_changes.push_back({cell, before});
    m_values[cell] &= values;
    return m_values[cell] != 0;
}

bool GroupProof::follow()
{
    for (; m_followed < m_changes.size(); ++m_followed) {
        const auto [cell, before] = m_changes[m_followed];
        const Values left = m_values[cell];
        if (std::has_single_bit(left))
            for (const Variable other : m_excluded[cell])
                if (!keep(other, ~left))
                    return false;
        if (!checkGroups(cell, before & ~left))
            return false;
    }
    return true;
}

// The values that the cell has lost need a place elsewhere.
bool GroupProof::checkGroups(Variable cell, Values lost)
{
    for (const std::uint32_t group : m_groupsOf[cell]) {
        Values once = 0;
        Values more = 0;
        for (const Variable other : m_groups[group]) {
            more |= once & m_values[other];
            once |= m_values[other];
        }
        if ((lost & ~once) != 0)
            return false;
        const Values single = lost & ~more;
        if (single == 0)
            continue;
        for (const Variable other : m_groups[group])
            if (const Values here = m_values[other] & single; here != 0 && !keep(other, here))
                return false;
    }
    return true;
}

bool GroupProof::refuted()
{
    const auto cell = cellToTry();
    if (!cell)
        return false;
    for (Values left = m_values[*cell]; left != 0; left &= left - 1) {
        if (++m_tries > m_effort.tries)
            return false;
        const std::size_t here = m_changes.size();
        const bool sound = keep(*cell, left & ~(left - 1)) && follow();
        if (sound && !refuted())
            return false;
        undoTo(here);
    }
    return true;
}

std::optional<Variable> GroupProof::cellToTry() const
{
    std::optional<Variable> best;
    int fewest = m_effort.values + 1;
    for (const auto& [cell, before] : m_changes) {
        const int count = std::popcount(m_values[cell]);
        if (count > 1 && count < fewest) {
            best = cell;
            fewest = count;
        }
    }
    return best;
}

void GroupProof::undoTo(std::size_t changes)
{
    for (; m_changes.size() > changes; m_changes.pop_back())
        m_values[m_changes.back().cell] = m_changes.back().before;
    m_followed = changes;
}

bool GroupProof::isAbsent(const State& state, Place place) const
{
    const auto [cell, value] = place;
    const Value own = state.value(cell);
    return own != kNoValue ? own != value
                           : state.removed(cell, value) ||
                                 std::ranges::any_of(m_excluded[cell], [&](Variable other) {
                                     return state.value(other) == value;
                                 });
}

std::vector<Place> GroupProof::allAbsent(const State& state) const
{
    std::vector<Place> absent;
    for (Variable cell = 0; cell < m_values.size(); ++cell)
        for (Values left = m_values[cell]; left != 0; left &= left - 1) {
            const Place place{cell, static_cast<Value>(std::countr_zero(left))};
            if (isAbsent(state, place))
                absent.push_back(place);
        }
    return absent;
}

// Best last: values that exclude most, and of these such as have most others beside them; strikes
// only for what no value excludes.
std::vector<Place> GroupProof::whatExcludes(const State& state, std::span<const Place> absent) const
{
    std::map<std::pair<Variable, Value>, int> values;
    std::vector<Place> places;
    for (const auto [cell, value] : absent) {
        if (state.value(cell) != kNoValue) {
            if (state.value(cell) != value)
                ++values[{cell, state.value(cell)}];
            continue;
        }
        bool isTaken = false;
        for (const Variable other : m_excluded[cell]) {
            if (state.value(other) != value)
                continue;
            ++values[{other, value}];
            isTaken = true;
        }
        if (!isTaken && state.removed(cell, value))
            places.push_back({cell, value});
    }
    std::map<std::uint32_t, int> inGroups;
    for (const auto& [place, count] : values)
        for (const std::uint32_t group : m_groupsOf[place.first])
            ++inGroups[group];
    std::vector<std::pair<std::pair<int, int>, Place>> ranked;
    for (const auto& [place, count] : values) {
        int beside = 0;
        for (const std::uint32_t group : m_groupsOf[place.first])
            beside = std::max(beside, inGroups[group]);
        ranked.push_back({{count, beside}, {place.first, place.second}});
    }
    std::ranges::stable_sort(ranked, {}, [](const auto& each) { return each.first; });
    for (const auto& [rank, place] : ranked)
        places.push_back(place);
    return places;
}

bool GroupProof::proves(const State& state, std::span<const Place> places, const Goal& goal)
{
    std::vector<Fact> facts;
    for (const Place place : places)
        facts.push_back(factOf(state, place));
    if (goal.conclusion)
        facts.push_back({goal.conclusion->place, !goal.conclusion->holds});
    if (goal.cases.empty())
        return contradict(facts);
    return std::ranges::all_of(goal.cases, [&](const Fact& each) {
        facts.push_back(each);
        const bool isImpossible = contradict(facts);
        facts.pop_back();
        return isImpossible;
    });
}

std::vector<Place> GroupProof::fewest(const State& state, std::vector<Place> places,
                                      std::span<const Goal> goals)
{
    const auto suffices = [&](std::span<const Place> fewer) {
        return std::ranges::all_of(goals,
                                   [&](const Goal& goal) { return proves(state, fewer, goal); });
    };
    places = fewestCauses(std::move(places), suffices);
    if (m_values.size() <= kMostCellsThorough) {
        m_effort = kThorough;
        places = fewestCauses(std::move(places), suffices);
        m_effort = kQuick;
    }
    return places;
}

std::vector<Place> GroupProof::fewestExcluding(const State& state, std::vector<Place> absent) const
{
    const auto excludes = [&](Place cause, Place place) {
        if (state.value(cause.variable) != cause.value)
            return cause == place;
        if (cause.variable == place.variable)
            return cause.value != place.value;
        return cause.value == place.value &&
               std::ranges::find(m_excluded[cause.variable], place.variable) !=
                   m_excluded[cause.variable].end();
    };
    const auto suffice = [&](std::span<const Place> causes) {
        return std::ranges::all_of(absent, [&](Place place) {
            return std::ranges::any_of(causes, [&](Place cause) { return excludes(cause, place); });
        });
    };
    std::erase_if(absent, [&](Place place) { return !isAbsent(state, place); });
    return fewestCauses(whatExcludes(state, absent), suffice);
}

std::optional<std::vector<Place>> GroupProof::causes(const State& state,
                                                     std::span<const Place> absent,
                                                     std::optional<Fact> conclusion,
                                                     std::span<const Fact> cases)
{
    const Goal goal{conclusion, {cases.begin(), cases.end()}};
    std::vector<Place> places = whatExcludes(state, absent);
    if (conclusion) // nothing is its own cause
        std::erase(places, conclusion->place);
    if (!proves(state, places, goal))
        return std::nullopt;
    return fewest(state, std::move(places), std::span(&goal, 1));
}

std::vector<Place> GroupProof::why(const State& state, std::span<const Place> candidates,
                                   std::optional<Fact> conclusion)
{
    std::vector<Place> absent(candidates.begin(), candidates.end());
    std::erase_if(absent, [&](Place place) { return !isAbsent(state, place); });
    if (auto found = causes(state, absent, conclusion))
        return *std::move(found);
    if (auto found = causes(state, allAbsent(state), conclusion))
        return *std::move(found);
    return whatExcludes(state, absent);
}

} // namespace clew
