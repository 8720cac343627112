#include "core/puzzles/sudoku/techniques/chains.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace clew::sudoku {

namespace {

/// Strong links in the chains of each round of a search.
constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 3> kRounds{
    {{2, 3}, {4, 5}, {6, kAnyLength}}};

/// What chains may lead to, whatever their length: for nearly every start nothing follows from any
/// of them, and then they need not be traced. Over a strong and a weak link one start leads to
/// others, which do not hold either. Starts that lead to each other, a strong component, lead to
/// the same: they are contracted as soon as they are seen to, and finished after those that they
/// lead to (Purdom, A transitive closure algorithm, BIT 10, 1970). Sets of starts have `extent`
/// words.
template<class Set, std::size_t extent>
class ChainEnds
{
public:
    ChainEnds(const Links<Set>& links, const Layout& layout)
        : m_links(links), m_size(layout.size()), m_next(links.count()), m_reached(links.count()),
          m_componentOf(links.count()), m_ruledOut(links.count() * m_size)
    {
        m_unvisited = emptySet();
        m_open = emptySet();
        for (Node start = 0; start < links.count(); ++start) {
            addNode(m_unvisited, start);
            for (const Node end : links.strong(start))
                join(m_next[start], links.weak(end));
        }
        for (Node start = 0; start < links.count(); ++start)
            if (hasNode(m_unvisited, start))
                visit(start);
    }

    /// Whether there is a candidate that both the start and some end of its chains rule out. If a
    /// group leads back to itself, nothing need follow.
    [[nodiscard]] bool matter(Node start) const
    {
        return m_links.rulesOut(start, ruledOut(m_componentOf[start]));
    }

private:
    using Bits = std::span<std::uint64_t, extent>;
    using ConstBits = std::span<const std::uint64_t, extent>;
    using Words = NodeWords<extent>;

    /// Starts that lead to each other.
    struct Component
    {
        Words members;
        Words next; ///< what they lead to
    };

    [[nodiscard]] Words emptySet() const
    {
        if constexpr (extent == std::dynamic_extent)
            return Words(m_next.words());
        else
            return Words{};
    }

    // The links' sets have only as many words as it takes.
    template<class To, class From>
    static void join(To&& bits, const From& others)
    {
        for (std::size_t i = 0; i < others.size(); ++i)
            bits[i] |= others[i];
    }
    template<class To, class From>
    static void remove(To&& bits, const From& others)
    {
        for (std::size_t i = 0; i < bits.size(); ++i)
            bits[i] &= ~others[i];
    }
    /// The first member of both, if there is one.
    template<class A, class B>
    static std::optional<Node> firstOfBoth(const A& a, const B& b)
    {
        for (std::size_t i = 0; i < a.size(); ++i)
            if (const std::uint64_t word = a[i] & b[i]; word != 0)
                return static_cast<Node>(64 * i + static_cast<std::size_t>(std::countr_zero(word)));
        return std::nullopt;
    }

    // The path leads from component to component, and from none back to one before.
    void visit(Node first)
    {
        open(first);
        while (!m_path.empty()) {
            contract();
            if (const auto next = firstOfBoth(m_path.back().next, m_unvisited))
                open(*next);
            else
                finish();
        }
    }

    void open(Node start)
    {
        Component& component = m_path.emplace_back(emptySet(), emptySet());
        addNode(component.members, start);
        join(component.next, m_next[start]);
        addNode(m_open, start);
        m_unvisited[start / 64] &= ~(std::uint64_t{1} << start % 64);
    }

    // The last component takes in those before it that it leads back to.
    void contract()
    {
        remove(m_path.back().next, m_path.back().members);
        while (firstOfBoth(m_path.back().next, m_open)) {
            const Component last = std::move(m_path.back());
            m_path.pop_back();
            join(m_path.back().members, last.members);
            join(m_path.back().next, last.next);
            remove(m_path.back().next, m_path.back().members);
        }
    }

    // All that the last component leads to is known except for what it rules out itself.
    void finish()
    {
        Component& component = m_path.back();
        const Node name = *firstOfBoth(component.members, component.members);
        const std::span<Set> candidates = ruledOut(name);
        forNodes(ConstBits(component.members), [&](Node start) {
            m_componentOf[start] = name;
            for (const Node end : m_links.strong(start))
                m_links.ruleOut(candidates, end);
        });
        const Bits reached = m_reached[name];
        join(reached, component.members);
        while (const auto next = firstOfBoth(component.next, component.next)) {
            const Node other = m_componentOf[*next];
            for (std::size_t value = 0; value < m_size; ++value)
                candidates[value] |= ruledOut(other)[value];
            join(reached, m_reached[other]);
            remove(component.next, m_reached[other]);
        }
        remove(m_open, component.members);
        m_path.pop_back();
    }

    [[nodiscard]] std::span<Set> ruledOut(Node component)
    {
        return std::span(m_ruledOut).subspan(component * m_size, m_size);
    }
    [[nodiscard]] std::span<const Set> ruledOut(Node component) const
    {
        return std::span(m_ruledOut).subspan(component * m_size, m_size);
    }

    const Links<Set>& m_links;
    std::size_t m_size;
    NodeSets<extent> m_next; ///< of each start where it leads
    Words m_unvisited;
    Words m_open;                  ///< the members of the path's components
    std::vector<Component> m_path; ///< that are not finished
    NodeSets<extent> m_reached; ///< all that each finished component leads to, by its first member
    std::vector<Node> m_componentOf; ///< of each start the first member of its component
    std::vector<Set> m_ruledOut;     ///< by the ends of each component's chains, for each digit
};

template<class Set>
class ChainSearch
{
public:
    ChainSearch(const Grid& grid, const StepSink& sink, LinkKinds kinds, ChainWording<Set> wording)
        : m_layout(grid.layout()), m_links(grid, kinds, sink.since()), m_sink(sink),
          m_wording(wording)
    {
    }

    /// `longest`: strong links in a chain.
    bool run(std::uint32_t longest)
    {
        const std::vector<Node> starts = startsThatMatter();
        for (const auto& [least, most] : kRounds) {
            if (least > longest)
                break;
            for (const Node start : starts)
                if (m_sink.stopped() || searchFrom(start, least, std::min(most, longest)))
                    return true;
        }
        return false;
    }

private:
    std::vector<Node> startsThatMatter() const
    {
        // Sets whose length the compiler knows are several times faster.
        if (m_links.count() <= 64)
            return startsThatMatter<1>();
        if (m_links.count() <= 128)
            return startsThatMatter<2>();
        if (m_links.count() <= 256)
            return startsThatMatter<4>();
        return startsThatMatter<std::dynamic_extent>();
    }

    template<std::size_t extent>
    std::vector<Node> startsThatMatter() const
    {
        std::vector<Node> starts;
        const ChainEnds<Set, extent> ends(m_links, m_layout);
        for (Node node = 0; node < m_links.count(); ++node)
            if (ends.matter(node))
                starts.push_back(node);
        return starts;
    }

    struct Queued
    {
        Node node;
        std::uint32_t links; ///< strong links up to here
    };

    // Chains that begin at `start`, of `least` to `most` strong links, the shortest first.
    bool searchFrom(Node start, std::uint32_t least, std::uint32_t most)
    {
        m_start = start;
        m_queued = 0;
        m_on.assign((m_links.count() + 63) / 64, 0);
        m_off.assign(m_on.size(), 0);
        m_before.resize(m_links.count());
        m_queue.resize(m_links.count());
        addNode(m_off, start);
        reach(start, start, 1);
        for (std::size_t at = 0; at < m_queued; ++at) {
            const auto [end, links] = m_queue[at];
            if (links >= least && report(end))
                return true;
            if (end == start)
                continue;
            if (links == most)
                continue;
            goOn(end, links + 1);
        }
        return false;
    }

    // What holds if `missing`, which `cause` rules out, does not.
    void reach(Node cause, Node missing, std::uint32_t links)
    {
        for (const Node node : m_links.strong(missing)) {
            if (hasNode(m_on, node))
                continue;
            addNode(m_on, node);
            m_before[node] = {cause, missing};
            m_queue[m_queued++] = {node, links};
        }
    }

    void goOn(Node end, std::uint32_t links)
    {
        const ConstNodeBits weak = m_links.weak(end);
        for (std::size_t i = 0; i < weak.size(); ++i) {
            const std::uint64_t fresh = weak[i] & ~m_off[i];
            m_off[i] |= fresh;
            forNodesOf(fresh, i, [&](Node missing) { reach(end, missing, links); });
        }
    }

    bool report(Node end)
    {
        if (end == m_start)
            return !m_links.isGroup(end) && reportStruck(m_wording.chain, chainTo(end), {});
        if (m_wording.ring != nullptr && hasNode(m_links.weak(m_start), end) && reportRing(end))
            return true;
        std::vector<Place> struck;
        m_links.addStruck(struck, m_start, end);
        return !struck.empty() && reportStruck(m_wording.chain, chainTo(end), std::move(struck));
    }

    bool reportRing(Node end)
    {
        const Chain ring = chainTo(end);
        std::vector<Place> struck;
        m_links.addStruck(struck, ring.front(), ring.back());
        for (std::size_t i = 1; i + 1 < ring.size(); i += 2)
            m_links.addStruck(struck, ring[i], ring[i + 1]);
        return !struck.empty() && reportStruck(m_wording.ring, ring, std::move(struck));
    }

    // Those that are struck in order, each once.
    bool reportStruck(ChainWord<Set> word, const Chain& chain, std::vector<Place> struck) const
    {
        std::ranges::sort(struck, {},
                          [](Place place) { return std::pair(place.variable, place.value); });
        const auto repeated = std::ranges::unique(struck);
        struck.erase(repeated.begin(), repeated.end());
        Step step = word(m_links, chain);
        step.eliminations = std::move(struck);
        step.links = linksAlong(chain);
        if (word == m_wording.ring)
            step.links.push_back({placeOf(chain.back()), placeOf(chain.front()), false});
        return m_sink(std::move(step));
    }

    // A group is drawn at the first of its cells.
    Place placeOf(Node node) const { return m_links.candidate(node); }

    // By turns strong and weak.
    std::vector<Link> linksAlong(const Chain& chain) const
    {
        std::vector<Link> links;
        for (std::size_t i = 0; i + 1 < chain.size(); ++i)
            links.push_back({placeOf(chain[i]), placeOf(chain[i + 1]), i % 2 == 0});
        return links;
    }

    Chain chainTo(Node end) const
    {
        Chain chain{end};
        for (auto [cause, missing] = m_before[end];; std::tie(cause, missing) = m_before[cause]) {
            chain.push_back(missing);
            if (missing == m_start && cause == m_start)
                break;
            chain.push_back(cause);
        }
        std::ranges::reverse(chain);
        return chain;
    }

    const Layout& m_layout;
    Links<Set> m_links;
    const StepSink& m_sink;
    ChainWording<Set> m_wording;
    Node m_start = 0;
    std::vector<std::uint64_t> m_on;
    std::vector<std::uint64_t> m_off;
    /// What rules out the node whose absence makes this one hold, and that node.
    std::vector<std::pair<Node, Node>> m_before;
    std::vector<Queued> m_queue;
    std::size_t m_queued = 0;
};

} // namespace

template<class Set>
bool searchChains(const Grid& grid, const StepSink& sink, LinkKinds kinds,
                  ChainWording<Set> wording, std::uint32_t longest)
{
    return ChainSearch<Set>(grid, sink, kinds, wording).run(longest);
}

template<class Set>
std::vector<Place> placesOn(const Links<Set>& links, const Chain& chain)
{
    std::vector<Place> places;
    for (const Node node : chain)
        for (const Cell cell : links.cells(node))
            if (const Place place{cell, links.candidate(node).value};
                std::ranges::find(places, place) == places.end())
                places.push_back(place);
    return places;
}

template<class Set>
std::vector<Cell> cellsAlong(const Links<Set>& links, const Chain& chain)
{
    std::vector<Cell> cells;
    for (const Node node : chain)
        if (cells.empty() || cells.back() != links.candidate(node).variable)
            cells.push_back(links.candidate(node).variable);
    return cells;
}

template<class Set>
Term linksTerm(const Links<Set>& links, const Chain& chain)
{
    std::vector<Claim> claims;
    for (std::size_t i = 0; i < chain.size(); ++i)
        claims.push_back(links.claim(chain[i], i % 2 == 1));
    return claimsTerm(claims);
}

template bool searchChains(const Grid&, const StepSink&, LinkKinds, ChainWording<SmallCellSet>,
                           std::uint32_t);
template std::vector<Place> placesOn(const Links<SmallCellSet>&, const Chain&);
template std::vector<Cell> cellsAlong(const Links<SmallCellSet>&, const Chain&);
template Term linksTerm(const Links<SmallCellSet>&, const Chain&);
template bool searchChains(const Grid&, const StepSink&, LinkKinds, ChainWording<CellSet>,
                           std::uint32_t);
template std::vector<Place> placesOn(const Links<CellSet>&, const Chain&);
template std::vector<Cell> cellsAlong(const Links<CellSet>&, const Chain&);
template Term linksTerm(const Links<CellSet>&, const Chain&);

} // namespace clew::sudoku
