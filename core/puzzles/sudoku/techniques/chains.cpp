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

/// Which ends the chains from each node have, as sets of `extent` words: for nearly every node
/// nothing follows from any of them, and then its chains need not be traced. All nodes go on from
/// round to round.
template<class Set, std::size_t extent>
class ChainEnds
{
public:
    ChainEnds(const Links<Set>& links, bool rings)
        : m_links(links), m_rings(rings), m_hasFurther(links.count()), m_further(links.count()),
          m_reached(links.count()), m_ends(links.count()), m_next(m_ends.words())
    {
        addStarts();
        for (const Node start : m_starts) {
            for (const Node end : links.strong(start))
                addNode(m_reached[start], end);
            const Bits next = cleared();
            for (const Node end : links.strong(start))
                join(next, further(end));
            goOn(start, next);
        }
    }

    /// From where chains lead over links that are new, ascending.
    [[nodiscard]] std::span<const Node> starts() const { return m_starts; }

    /// Whether something may follow from a chain of one of these numbers of strong links. `least`
    /// is 2, or one more than `most` was before.
    bool matter(Node start, std::uint32_t least, std::uint32_t most)
    {
        bool found = false;
        for (std::uint32_t links = least; links <= most && any(start); ++links) {
            const Bits next = cleared();
            forNodes(ConstBits(m_ends[start]), [&](Node end) {
                found = found || matters(start, end);
                if (end != start)
                    join(next, further(end));
            });
            goOn(start, next);
        }
        return found;
    }

    /// Whether there are longer chains.
    [[nodiscard]] bool any(Node start) const
    {
        std::uint64_t any = 0;
        for (const std::uint64_t word : m_ends[start])
            any |= word;
        return any != 0;
    }

private:
    using Bits = std::span<std::uint64_t, extent>;
    using ConstBits = std::span<const std::uint64_t, extent>;

    // Chains can be read from either end: from where one leads to a new link, one from there leads.
    void addStarts()
    {
        std::vector<std::uint64_t> found(m_ends.words());
        std::vector<Node> open;
        const auto add = [&](Node node) {
            if (!hasNode(found, node))
                open.push_back(node);
            addNode(found, node);
        };
        for (const Node node : m_links.newlyLinked())
            add(node);
        while (!open.empty()) {
            const Node node = open.back();
            open.pop_back();
            forNodes(ConstBits(further(node)), add);
        }
        forNodes(std::span<const std::uint64_t>(found),
                 [&](Node node) { m_starts.push_back(node); });
    }

    // Found when it is first asked for.
    ConstBits further(Node node)
    {
        const Bits further = m_further[node];
        if (!m_hasFurther[node])
            forNodes(m_links.weak(node), [&](Node missing) {
                for (const Node end : m_links.strong(missing))
                    addNode(further, end);
            });
        m_hasFurther[node] = true;
        return further;
    }

    static void join(Bits bits, ConstBits others)
    {
        for (std::size_t i = 0; i < bits.size(); ++i)
            bits[i] |= others[i];
    }

    Bits cleared()
    {
        std::ranges::fill(m_next, 0);
        return Bits(m_next.data(), m_ends.words());
    }

    // The next ends are these, but for those that were reached before.
    void goOn(Node start, ConstBits next)
    {
        const Bits ends = m_ends[start];
        const Bits reached = m_reached[start];
        for (std::size_t i = 0; i < ends.size(); ++i) {
            ends[i] = next[i] & ~reached[i];
            reached[i] |= next[i];
        }
    }

    // Of a ring nothing need follow, but they are few.
    [[nodiscard]] bool matters(Node start, Node end) const
    {
        if (end == start)
            return !m_links.isGroup(end);
        return m_links.strike(start, end) || (m_rings && hasNode(m_links.weak(start), end));
    }

    const Links<Set>& m_links;
    bool m_rings;
    std::vector<Node> m_starts;
    std::vector<bool> m_hasFurther;
    NodeSets<extent> m_further; ///< of each node the ends that come after it
    NodeSets<extent> m_reached; ///< of each start all ends so far
    NodeSets<extent> m_ends;    ///< of each start those that come next
    std::vector<std::uint64_t> m_next;
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
        : m_links(grid, kinds, sink.since()), m_sink(sink), m_wording(wording)
    {
    }

    /// `longest`: strong links in a chain.
    bool run(std::uint32_t longest = kAnyLength)
    {
        // Sets whose length the compiler knows are several times faster.
        if (m_links.count() <= 64)
            return runWith<1>(longest);
        if (m_links.count() <= 128)
            return runWith<2>(longest);
        if (m_links.count() <= 256)
            return runWith<4>(longest);
        return runWith<std::dynamic_extent>(longest);
    }

private:
    template<std::size_t extent>
    bool runWith(std::uint32_t longest)
    {
        ChainEnds<Set, extent> ends(m_links, m_wording.ring != nullptr);
        for (const auto& [least, round] : kRounds) {
            const std::uint32_t most = std::min(round, longest);
            bool longer = false;
            if (least > most)
                break;
            for (std::size_t i = 0; i < ends.starts().size(); ++i) {
                if (i % 64 == 63 && m_sink.stopped())
                    return true;
                const Node start = ends.starts()[i];
                if (ends.matter(start, least, most) && searchFrom(start, least, most))
                    return true;
                longer |= ends.any(start);
            }
            if (!longer)
                break;
        }
        return false;
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
        return m_sink(step);
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
