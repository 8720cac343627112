// The terms of Burnside's lemma: how many labelled K-regular graphs a renaming of the nodes leaves
// as they are. Counted, not listed.
//
// A renaming moves the nodes in cycles, and a graph that stays as it is has, of the pairs that are
// moved into one another, all or none (Harary and Palmer, "Graphical Enumeration", 1973, chapter
// 4). So a whole cycle is joined at a time, in all ways, to the cycles that still miss neighbours;
// what is left depends only on how many cycles of which length miss how many, and is remembered.
// The renaming that moves nothing gives the number of all labelled graphs.

#pragma once

#include <array>
#include <atomic>
#include <boost/multiprecision/cpp_int.hpp>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/puzzles/graphs/graph.h"
#include "core/search/sharedcontrol.h"

namespace clew::graphs {

/// n over k, for n up to `most`.
class Binomials
{
public:
    explicit Binomials(std::size_t most);
    [[nodiscard]] const boost::multiprecision::cpp_int& operator()(std::size_t n,
                                                                   std::size_t k) const
    {
        return m_rows[n][k];
    }

private:
    std::vector<std::vector<boost::multiprecision::cpp_int>> m_rows;
};

/// Several threads may ask one object, and each profits from what the others have found.
class BurnsideTerms
{
public:
    using Number = boost::multiprecision::cpp_int;

    /// For renamings whose cycles have some of these `lengths`, which rise; `degree` is not 0.
    BurnsideTerms(std::vector<Node> lengths, std::uint32_t degree, SharedControl& control);

    /// How many graphs stay as they are when `cycles[i]` cycles of `lengths[i]` nodes, together at
    /// most kMaxNodes, move. Of no meaning once the control has stopped.
    [[nodiscard]] Number count(const std::vector<Node>& cycles);

private:
    /// [i * degree + r - 1]: how many cycles of lengths[i] miss r neighbours at each node; without
    /// the zeros at the end.
    using State = std::string;
    /// The pairs between two cycles fall into orbits: what one gives to each node of either.
    struct Bond
    {
        Node orbits;
        Node toFirst;
        Node toSecond;
    };
    /// One cycle's being joined to the others.
    struct Turn
    {
        std::size_t length;                  ///< its index
        const State& before;                 ///< the others when it began
        State now;                           ///< less what has been chosen
        std::vector<std::uint32_t> capacity; ///< [g]: what groups 0 … g-1 can give it at most
        Number total = 0;
        std::uint32_t ends = 0; ///< ways that have been completed
    };
    /// The cycles of one group that are still to be dealt with, and what each may get at most.
    struct Group
    {
        std::size_t index;
        Node cycles;
        Node orbits;
    };
    struct Shard
    {
        std::mutex mutex;
        std::unordered_map<State, Number> known;
    };

    [[nodiscard]] Number countState(State state);
    [[nodiscard]] Number joinLast(const State& state);
    void join(Turn& turn, std::size_t groups, Node missing, const Number& ways);
    void joinGroup(Turn& turn, Group group, Node missing, const Number& ways);
    [[nodiscard]] Number waysWithin(Node length, Node given) const;
    [[nodiscard]] Node mostOrbits(const Bond& bond, std::size_t group) const;
    [[nodiscard]] Node missingIn(std::size_t group) const;
    [[nodiscard]] const Bond& bond(std::size_t first, std::size_t second) const
    {
        return m_bonds[first * m_lengths.size() + second];
    }
    [[nodiscard]] Shard& shardOf(const State& state);

    std::vector<Node> m_lengths;
    std::uint32_t m_degree;
    SharedControl& m_control;
    Binomials m_binomials{kMaxNodes};
    std::vector<Bond> m_bonds;
    std::array<Shard, 64> m_shards;
    std::atomic<std::uint64_t> m_bytes = 0;
};

} // namespace clew::graphs
