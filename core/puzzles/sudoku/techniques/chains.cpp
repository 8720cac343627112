// Chains: strong and weak links in turn, with strong ones at both ends. If the first candidate does
// not hold, then step by step the last one must; so one of the two holds, and what either rules out
// is struck. If the last is the first itself, it must hold. If the ends rule out each other, the
// chain closes to a ring, in which of each two neighbours exactly one holds, so that the weak links
// strike as strong ones do.
//
// X-chain: of one digit; with two strong links a turbot fish. XY-chain: through cells of two
// candidates. Alternating inference chain: of any candidates. Grouped: also of groups. Short chains
// are looked for first.

#include <algorithm>
#include <limits>
#include <tuple>

#include "core/puzzles/sudoku/techniques/links.h"

namespace clew::sudoku {

namespace {

constexpr std::uint32_t kAnyLength = std::numeric_limits<std::uint32_t>::max();
/// Strong links in the chains of each round of a search.
constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 3> kRounds{
    {{2, 3}, {4, 5}, {6, kAnyLength}}};

/// A chain's nodes: start, and then by turns what holds and what that rules out, up to its end.
using Chain = std::vector<Node>;

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

    // All that the last component leads to is known but for what it rules out itself.
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
    /// Words a chain as a step; what it strikes comes in later.
    using Word = Step (*)(const Links<Set>&, const Chain&);

    struct Wording
    {
        Word chain;
        Word ring = nullptr; ///< rings are not looked for without
    };

    ChainSearch(const Grid& grid, const StepSink& sink, LinkKinds kinds, Wording wording)
        : m_layout(grid.layout()), m_links(grid, kinds, sink.since()), m_sink(sink),
          m_wording(wording)
    {
    }

    /// `longest`: strong links in a chain.
    bool run(std::uint32_t longest = kAnyLength)
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
            if (links >= least && tell(end))
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

    bool tell(Node end)
    {
        if (end == m_start)
            return !m_links.isGroup(end) && m_sink(m_wording.chain(m_links, chainTo(end)));
        if (m_wording.ring != nullptr && hasNode(m_links.weak(m_start), end) && tellRing(end))
            return true;
        std::vector<Place> struck;
        m_links.addStruck(struck, m_start, end);
        return !struck.empty() && tellStruck(m_wording.chain, chainTo(end), std::move(struck));
    }

    bool tellRing(Node end)
    {
        const Chain ring = chainTo(end);
        std::vector<Place> struck;
        m_links.addStruck(struck, ring.front(), ring.back());
        for (std::size_t i = 1; i + 1 < ring.size(); i += 2)
            m_links.addStruck(struck, ring[i], ring[i + 1]);
        return !struck.empty() && tellStruck(m_wording.ring, ring, std::move(struck));
    }

    // Those that are struck in order, each once.
    bool tellStruck(Word word, const Chain& chain, std::vector<Place> struck) const
    {
        std::ranges::sort(struck, {},
                          [](Place place) { return std::pair(place.variable, place.value); });
        const auto repeated = std::ranges::unique(struck);
        struck.erase(repeated.begin(), repeated.end());
        Step step = word(m_links, chain);
        step.eliminations = std::move(struck);
        return m_sink(std::move(step));
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
    Wording m_wording;
    Node m_start = 0;
    std::vector<std::uint64_t> m_on;
    std::vector<std::uint64_t> m_off;
    /// What rules out the node whose absence makes this one hold, and that node.
    std::vector<std::pair<Node, Node>> m_before;
    std::vector<Queued> m_queue;
    std::size_t m_queued = 0;
};

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

// The cells of the chain in its order, each once where it has two nodes in a row.
template<class Set>
std::vector<Cell> cellsAlong(const Links<Set>& links, const Chain& chain)
{
    std::vector<Cell> cells;
    for (const Node node : chain)
        if (cells.empty() || cells.back() != links.candidate(node).variable)
            cells.push_back(links.candidate(node).variable);
    return cells;
}

// "R1C6 ≠ 9 → R1C9 = 9 → …": the links from the first node on.
template<class Set>
Term linksTerm(const Links<Set>& links, const Chain& chain)
{
    std::vector<Claim> claims;
    for (std::size_t i = 0; i < chain.size(); ++i)
        claims.push_back(links.claim(chain[i], i % 2 == 1));
    return claimsTerm(claims);
}

template<class Set>
Step wordXChain(const Links<Set>& links, const Chain& chain)
{
    const auto [start, digit] = links.candidate(chain.front());
    return {XChain,
            phrase("sudoku",
                   "Along %2 the digit %1 is in %3 if it is not in %4, so no cell that sees both "
                   "can take it: %5."),
            {digitTerm(digit), cellsTerm(cellsAlong(links, chain)),
             cellsTerm({links.candidate(chain.back()).variable}), cellsTerm({start})},
            {},
            {},
            placesOn(links, chain)};
}

template<class Set>
Step wordTurbotFish(const Links<Set>& links, const Chain& chain)
{
    Step step = wordXChain(links, chain);
    step.rule = TurbotFish;
    return step;
}

template<class Set>
Step wordXYChain(const Links<Set>& links, const Chain& chain)
{
    const auto [start, digit] = links.candidate(chain.front());
    return {
        XYChain,
        phrase("sudoku", "Along %1: if %2 is not %4, %3 is, so no cell that sees both can be: %5."),
        {cellsTerm(cellsAlong(links, chain)), cellsTerm({start}),
         cellsTerm({links.candidate(chain.back()).variable}), digitTerm(digit)},
        {},
        {},
        placesOn(links, chain)};
}

template<SudokuRule rule, class Set>
Step wordChain(const Links<Set>& links, const Chain& chain)
{
    Step step{rule, {}, {}, {}, {}, placesOn(links, chain)};
    if (chain.front() == chain.back()) {
        const Place place = links.candidate(chain.front());
        step.pattern =
            phrase("sudoku", "%1 must be %2: if it were not, it would follow that it is: "
                             "%3.");
        step.terms = {cellsTerm({place.variable}), digitTerm(place.value), linksTerm(links, chain)};
        step.assignments = {place};
        return step;
    }
    step.pattern =
        phrase("sudoku", "Either %1, or else %2. Whatever contradicts both ends is ruled "
                         "out: %3.");
    step.terms = {claimsTerm(std::array{links.claim(chain.front(), true)}),
                  linksTerm(links, chain)};
    return step;
}

template<SudokuRule rule, class Set>
Step wordRing(const Links<Set>& links, const Chain& chain)
{
    return {rule,
            phrase("sudoku", "A ring: %1, and so on from the start. Of each two neighbours in it "
                             "exactly one holds, so whatever contradicts both is ruled out: %2."),
            {linksTerm(links, chain)},
            {},
            {},
            placesOn(links, chain)};
}

// search<Set>() with such sets of cells as the board needs.
template<class Search>
bool searchBoard(const Grid& grid, Search&& search)
{
    return grid.layout().cellCount() <= SmallCellSet::kBits
               ? search.template operator()<SmallCellSet>()
               : search.template operator()<CellSet>();
}

// What X-chains are made of. Those of one digit have nothing to do with those of another.
LinkKinds oneDigit(const Grid& grid, const StepSink& sink)
{
    return {.strongInCells = false, .weakInCells = false, .digits = sink.digits(grid)};
}

} // namespace

bool findXChain(const Grid& grid, const StepSink& sink)
{
    return searchBoard(grid, [&]<class Set>() {
        return ChainSearch<Set>(grid, sink, oneDigit(grid, sink), {wordXChain<Set>}).run();
    });
}

bool findTurbotFish(const Grid& grid, const StepSink& sink)
{
    return searchBoard(grid, [&]<class Set>() {
        return ChainSearch<Set>(grid, sink, oneDigit(grid, sink), {wordTurbotFish<Set>}).run(2);
    });
}

bool findXYChain(const Grid& grid, const StepSink& sink)
{
    return searchBoard(grid, [&]<class Set>() {
        constexpr LinkKinds kinds{.strongInUnits = false, .weakInCells = false};
        return ChainSearch<Set>(grid, sink, kinds, {wordXYChain<Set>}).run();
    });
}

bool findAlternatingChain(const Grid& grid, const StepSink& sink)
{
    return searchBoard(grid, [&]<class Set>() {
        return ChainSearch<Set>(grid, sink, {},
                                {wordChain<AlternatingChain, Set>, wordRing<AlternatingLoop, Set>})
            .run();
    });
}

bool findGroupedChain(const Grid& grid, const StepSink& sink)
{
    return searchBoard(grid, [&]<class Set>() {
        return ChainSearch<Set>(grid, sink, {.groups = true},
                                {wordChain<GroupedChain, Set>, wordRing<GroupedLoop, Set>})
            .run();
    });
}

} // namespace clew::sudoku
