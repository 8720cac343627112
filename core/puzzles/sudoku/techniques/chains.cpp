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

class ChainSearch
{
public:
    /// Words a chain as a step, with the eliminations (or the assignment) already in it.
    using Word = Step (*)(const Links&, const std::vector<Node>&);

    struct Wording
    {
        Word chain;
        Word ring = nullptr; ///< rings are not looked for without
    };

    ChainSearch(const Grid& grid, const StepSink& sink, LinkKinds kinds, Wording wording)
        : m_links(grid, kinds), m_sink(sink), m_wording(wording), m_on(m_links.words()),
          m_off(m_links.words()), m_struck(m_links.words()), m_before(m_links.count()),
          m_queue(m_links.count()), m_candidates(m_links.words())
    {
        for (Node node = 0; node < m_links.candidateCount(); ++node)
            addNode(m_candidates, node);
    }

    /// `longest`: strong links in a chain.
    bool run(std::uint32_t longest = kAnyLength)
    {
        for (const auto& [least, most] : kRounds) {
            bool longer = false;
            if (least > longest)
                break;
            for (Node start = 0; start < m_links.count(); ++start) {
                if (start % 64 == 0 && m_sink.stopped())
                    return true;
                if (!hasNode(m_links.linked(), start))
                    continue;
                if (searchFrom(start, least, std::min(most, longest)))
                    return true;
                longer |= m_cut;
            }
            if (!longer)
                break;
        }
        return false;
    }

private:
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
        m_cut = false;
        std::ranges::fill(m_on, 0);
        std::ranges::fill(m_off, 0);
        addNode(m_off, start);
        reach(start, start, 1);
        for (std::size_t at = 0; at < m_queued; ++at) {
            const auto [end, links] = m_queue[at];
            if (links >= least && tell(end))
                return true;
            if (end == start)
                continue;
            if (links == most) {
                m_cut = true;
                break;
            }
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
        // As locals: what is written to could be anything as far as the compiler knows.
        const ConstNodeBits weak = m_links.weak(end);
        const ConstNodeBits linked = m_links.linked();
        const NodeBits off = m_off;
        for (std::size_t i = 0; i < weak.size(); ++i) {
            const std::uint64_t fresh = weak[i] & linked[i] & ~off[i];
            if (fresh == 0)
                continue;
            off[i] |= fresh;
            forNodesOf(fresh, i, [&](Node missing) { reach(end, missing, links); });
        }
    }

    bool tell(Node end)
    {
        if (end == m_start)
            return !m_links.isGroup(end) && m_sink(m_wording.chain(m_links, chainTo(end)));
        if (m_wording.ring != nullptr && hasNode(m_links.weak(m_start), end) && tellRing(end))
            return true;
        std::ranges::fill(m_struck, 0);
        return strikeBoth(m_start, end) && m_sink(withStruck(m_wording.chain, chainTo(end)));
    }

    bool tellRing(Node end)
    {
        const std::vector<Node> ring = chainTo(end);
        std::ranges::fill(m_struck, 0);
        bool strikes = strikeBoth(ring.front(), ring.back());
        for (std::size_t i = 1; i + 1 < ring.size(); i += 2)
            strikes |= strikeBoth(ring[i], ring[i + 1]);
        return strikes && m_sink(withStruck(m_wording.ring, ring));
    }

    // Marks the candidates that both nodes rule out.
    bool strikeBoth(Node a, Node b)
    {
        const ConstNodeBits weakA = m_links.weak(a);
        const ConstNodeBits weakB = m_links.weak(b);
        const NodeBits struck = m_struck;
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < weakA.size(); ++i) {
            const std::uint64_t both = weakA[i] & weakB[i] & m_candidates[i];
            struck[i] |= both;
            any |= both;
        }
        return any != 0;
    }

    // Start, and then by turns what holds and what that rules out, up to `end`.
    std::vector<Node> chainTo(Node end) const
    {
        std::vector<Node> chain{end};
        for (auto [cause, missing] = m_before[end];; std::tie(cause, missing) = m_before[cause]) {
            chain.push_back(missing);
            if (missing == m_start && cause == m_start)
                break;
            chain.push_back(cause);
        }
        std::ranges::reverse(chain);
        return chain;
    }

    Step withStruck(Word word, const std::vector<Node>& chain) const
    {
        Step step = word(m_links, chain);
        for (std::size_t i = 0; i < m_struck.size(); ++i)
            forNodesOf(m_struck[i], i,
                       [&](Node node) { step.eliminations.push_back(m_links.candidate(node)); });
        return step;
    }

    Links m_links;
    const StepSink& m_sink;
    Wording m_wording;
    Node m_start = 0;
    std::vector<std::uint64_t> m_on;
    std::vector<std::uint64_t> m_off;
    std::vector<std::uint64_t> m_struck;
    /// What rules out the node whose absence makes this one hold, and that node.
    std::vector<std::pair<Node, Node>> m_before;
    std::vector<Queued> m_queue;
    std::size_t m_queued = 0;
    std::vector<std::uint64_t> m_candidates; ///< the nodes that are no groups
    bool m_cut = false;                      ///< the length was a limit
};

std::vector<Place> placesOn(const Links& links, const std::vector<Node>& chain)
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
std::vector<Cell> cellsAlong(const Links& links, const std::vector<Node>& chain)
{
    std::vector<Cell> cells;
    for (const Node node : chain)
        if (cells.empty() || cells.back() != links.candidate(node).variable)
            cells.push_back(links.candidate(node).variable);
    return cells;
}

// "R1C6 ≠ 9 → R1C9 = 9 → …": the links from the first node on.
Term linksTerm(const Links& links, const std::vector<Node>& chain)
{
    std::vector<Claim> claims;
    for (std::size_t i = 0; i < chain.size(); ++i)
        claims.push_back(links.claim(chain[i], i % 2 == 1));
    return claimsTerm(claims);
}

Step wordXChain(const Links& links, const std::vector<Node>& chain)
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

Step wordTurbotFish(const Links& links, const std::vector<Node>& chain)
{
    Step step = wordXChain(links, chain);
    step.rule = TurbotFish;
    return step;
}

Step wordXYChain(const Links& links, const std::vector<Node>& chain)
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

template<SudokuRule rule>
Step wordChain(const Links& links, const std::vector<Node>& chain)
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

template<SudokuRule rule>
Step wordRing(const Links& links, const std::vector<Node>& chain)
{
    return {rule,
            phrase("sudoku", "A ring: %1, and so on from the start. Of each two neighbours in it "
                             "exactly one holds, so whatever contradicts both is ruled out: %2."),
            {linksTerm(links, chain)},
            {},
            {},
            placesOn(links, chain)};
}

} // namespace

bool findXChain(const Grid& grid, const StepSink& sink)
{
    return ChainSearch(grid, sink, {.strongInCells = false, .weakInCells = false}, {wordXChain})
        .run();
}

bool findTurbotFish(const Grid& grid, const StepSink& sink)
{
    return ChainSearch(grid, sink, {.strongInCells = false, .weakInCells = false}, {wordTurbotFish})
        .run(2);
}

bool findXYChain(const Grid& grid, const StepSink& sink)
{
    return ChainSearch(grid, sink, {.strongInUnits = false, .weakInCells = false}, {wordXYChain})
        .run();
}

bool findAlternatingChain(const Grid& grid, const StepSink& sink)
{
    return ChainSearch(grid, sink, {}, {wordChain<AlternatingChain>, wordRing<AlternatingLoop>})
        .run();
}

bool findGroupedChain(const Grid& grid, const StepSink& sink)
{
    return ChainSearch(grid, sink, {.groups = true},
                       {wordChain<GroupedChain>, wordRing<GroupedLoop>})
        .run();
}

} // namespace clew::sudoku
