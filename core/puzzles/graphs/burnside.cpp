#include "core/puzzles/graphs/burnside.h"

#include <algorithm>
#include <numeric>

namespace clew::graphs {

Binomials::Binomials(std::size_t most) : m_rows(most + 1)
{
    for (std::size_t n = 0; n <= most; ++n) {
        m_rows[n].assign(n + 1, 1);
        for (std::size_t k = 1; k < n; ++k)
            m_rows[n][k] = m_rows[n - 1][k - 1] + m_rows[n - 1][k];
    }
}

BurnsideTerms::BurnsideTerms(std::vector<Node> lengths, std::uint32_t degree,
                             SharedControl& control)
    : m_lengths(std::move(lengths)), m_degree(degree), m_control(control)
{
    for (const Node a : m_lengths)
        for (const Node b : m_lengths) {
            const Node orbits = std::gcd(a, b);
            m_bonds.push_back({orbits, b / orbits, a / orbits});
        }
}

BurnsideTerms::Number BurnsideTerms::count(const std::vector<Node>& cycles)
{
    State state(m_lengths.size() * m_degree, 0);
    for (std::size_t i = 0; i < cycles.size(); ++i)
        state[(i + 1) * m_degree - 1] = static_cast<char>(cycles[i]);
    return countState(std::move(state));
}

BurnsideTerms::Number BurnsideTerms::countState(State state)
{
    state.erase(state.find_last_not_of('\0') + 1);
    if (state.empty())
        return 1;
    Shard& shard = shardOf(state);
    {
        const std::scoped_lock lock(shard.mutex);
        if (const auto known = shard.known.find(state); known != shard.known.end())
            return known->second;
    }
    // The entry with its neighbours in the table, and what its key and number keep outside of it.
    const std::uint64_t bytes = m_bytes += 128 + state.size();
    if (!m_control.poll() || !m_control.holds(bytes))
        return 0;
    Number number = joinLast(state);
    const std::scoped_lock lock(shard.mutex);
    return shard.known.emplace(std::move(state), std::move(number)).first->second;
}

// Joins a cycle of the last group, which is one of the longest and of these misses the most.
BurnsideTerms::Number BurnsideTerms::joinLast(const State& state)
{
    const std::size_t last = state.size() - 1;
    State others = state;
    --others[last];
    Turn turn{last / m_degree, others, others, {0}};
    for (std::size_t group = 0; group <= last; ++group) {
        const Bond& bond = this->bond(turn.length, group / m_degree);
        turn.capacity.push_back(turn.capacity.back() + static_cast<Node>(others[group]) *
                                                           mostOrbits(bond, group) * bond.toFirst);
    }
    const Node missing = missingIn(last);
    for (Node within = 0; within <= missing; ++within)
        if (const Number ways = waysWithin(m_lengths[turn.length], within); ways != 0)
            join(turn, state.size(), missing - within, ways);
    return turn.total;
}

// Adds the ways to give the cycle, of which every node misses that many neighbours, some in the
// first `groups` groups; `ways` lead here.
void BurnsideTerms::join(Turn& turn, std::size_t groups, Node missing, const Number& ways)
{
    constexpr std::uint32_t kEndsBetweenPolls = 256;
    if (missing == 0) {
        if (++turn.ends % kEndsBetweenPolls != 0 || m_control.poll())
            turn.total += ways * countState(turn.now);
        return;
    }
    if (turn.capacity[groups] < missing || m_control.stopped())
        return;
    while (turn.before[groups - 1] == 0)
        --groups;
    const std::size_t group = groups - 1;
    joinGroup(turn,
              {group, static_cast<Node>(turn.before[group]),
               mostOrbits(bond(turn.length, group / m_degree), group)},
              missing, ways);
}

// Chooses the cycles of the group that get as many orbits as they may, then those that get one
// less, and so on.
void BurnsideTerms::joinGroup(Turn& turn, Group group, Node missing, const Number& ways)
{
    if (group.orbits == 0 || group.cycles == 0) {
        join(turn, group.index, missing, ways);
        return;
    }
    const Bond& bond = this->bond(turn.length, group.index / m_degree);
    const Node given = group.orbits * bond.toFirst;
    const Node taken = group.orbits * bond.toSecond;
    const bool isFilled = taken == missingIn(group.index);
    const Node most = std::min(group.cycles, missing / given);
    Number choices = 1; // of orbits
    for (Node chosen = 0; chosen <= most; ++chosen) {
        joinGroup(turn, {group.index, group.cycles - chosen, group.orbits - 1},
                  missing - chosen * given, ways * choices * m_binomials(group.cycles, chosen));
        if (chosen == most)
            break;
        choices *= m_binomials(bond.orbits, group.orbits);
        --turn.now[group.index];
        if (!isFilled)
            ++turn.now[group.index - taken];
    }
    turn.now[group.index] = static_cast<char>(turn.now[group.index] + static_cast<char>(most));
    if (!isFilled)
        turn.now[group.index - taken] =
            static_cast<char>(turn.now[group.index - taken] - static_cast<char>(most));
}

// The ways to give every node of a cycle that many neighbours in the cycle. A distance gives two,
// but half of the length one.
BurnsideTerms::Number BurnsideTerms::waysWithin(Node length, Node given) const
{
    const Node distances = (length - 1) / 2;
    if ((length % 2 == 1 && given % 2 == 1) || given / 2 > distances)
        return 0;
    return m_binomials(distances, given / 2);
}

Node BurnsideTerms::mostOrbits(const Bond& bond, std::size_t group) const
{
    return std::min({bond.orbits, m_degree / bond.toFirst, missingIn(group) / bond.toSecond});
}

Node BurnsideTerms::missingIn(std::size_t group) const
{
    return static_cast<Node>(group % m_degree) + 1;
}

BurnsideTerms::Shard& BurnsideTerms::shardOf(const State& state)
{
    // The table's buckets go by the low bits of the same number.
    return m_shards[std::hash<State>{}(state) >> 40U & (m_shards.size() - 1)];
}

} // namespace clew::graphs
