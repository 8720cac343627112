#include "core/puzzles/sudoku/explainer/linearchains.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>

namespace clew::sudoku::explainer {

namespace {

class LinearSearch
{
public:
    LinearSearch(const Board& board, Control& control,
                 std::vector<std::unique_ptr<Implications>>& chains)
        : m_board(board), m_control(control), m_chains(chains)
    {
    }

    /// Calls found(hint) for all hints; false: stopped.
    bool run(const ChainHints& found)
    {
        return runBy(false, true, found) && runBy(true, false, found) && runBy(true, true, found);
    }

private:
    bool runBy(bool usesCellLinks, bool usesUnitLinks, const ChainHints& found)
    {
        for (unsigned cell = 0; cell < kCells; ++cell) {
            const Bits digits = m_board.candidates(cell);
            if (count(digits) < 2)
                continue;
            if (!m_control.poll())
                return false;
            forEachBit(digits, [&](unsigned digit) {
                if (!usesUnitLinks && count(digits) > 2)
                    return;
                const Key on = keyOf(cell, digit, true);
                addCycles(on, usesCellLinks, usesUnitLinks, found);
                if (usesUnitLinks) {
                    boost::container::small_vector<Target, 2> ends;
                    for (const Key source : {on, opposite(on)})
                        if (const auto end = contradictionOf(source, usesCellLinks))
                            ends.push_back(*end);
                    for (const Target& end : ends)
                        addForcing(end, usesCellLinks, found);
                }
            });
        }
        return true;
    }

    // Ways from the candidate back to itself.
    void addCycles(Key source, bool usesCellLinks, bool usesUnitLinks, const ChainHints& found)
    {
        m_chains.push_back(std::make_unique<Implications>());
        Implications& chain = *m_chains.back();
        chain.enter(chain.add(source, Cause::None));
        std::vector<NodeIndex> ons{0};
        std::vector<NodeIndex> offs;
        std::vector<NodeIndex> ends;
        for (int length = 2; !ons.empty(); length += 2) {
            offs.clear();
            for (const NodeIndex node : ons)
                forEachOff(m_board, chain[node].key, usesCellLinks, [&](Key off, Cause cause) {
                    if (!restsOn(chain, node, off))
                        offs.push_back(chain.add(off, cause, node));
                });
            ons.clear();
            for (const NodeIndex node : offs)
                forEachOn(m_board, chain[node].key, usesCellLinks, usesUnitLinks,
                          [&](Key on, Cause cause) {
                              if (length >= 4 && on == source)
                                  ends.push_back(chain.add(on, cause, node));
                              if (chain.has(on))
                                  return;
                              ons.push_back(chain.add(on, cause, node));
                              chain.enter(ons.back());
                          });
        }
        for (const NodeIndex end : ends)
            addCycle(chain, end, usesCellLinks, usesUnitLinks, found);
        if (ends.empty())
            m_chains.pop_back();
    }

    static bool restsOn(const Implications& chain, NodeIndex node, Key key)
    {
        while (!chain.parents(node).empty()) {
            node = chain.parents(node).front();
            if (chain[node].key == key)
                return true;
        }
        return false;
    }

    void addCycle(Implications& chain, NodeIndex end, bool usesCellLinks, bool usesUnitLinks,
                  const ChainHints& found)
    {
        std::vector<NodeIndex> cycle;
        for (NodeIndex node = end; !chain.parents(node).empty(); node = chain.parents(node).front())
            cycle.push_back(node);
        Cells cells;
        for (const NodeIndex node : cycle)
            cells.set(cellOf(chain[node].key));
        // By the one direction or the other each digit is in the cycle's link: it goes where both
        // ends are seen.
        std::array<std::array<Cells, kSide>, 2> seen{};
        for (const NodeIndex node : cycle) {
            const Key key = chain[node].key;
            seen[isOn(key) ? 1 : 0][digitOf(key)] |= peerSet(cellOf(key)) & ~cells;
        }
        ChainHint hint{.order = usesCellLinks && usesUnitLinks ? 4
                                : usesCellLinks                ? 3
                                                               : 2,
                       .shape = Shape::Cycle};
        for (unsigned cell = 0; cell < kCells; ++cell) {
            Bits digits = 0;
            for (unsigned digit = 0; digit < kSide; ++digit)
                if (seen[0][digit][cell] && seen[1][digit][cell] && m_board.has(cell, digit))
                    digits = static_cast<Bits>(digits | bit(digit));
            if (digits != 0)
                hint.struck.push_back({cell, digits});
        }
        if (hint.struck.empty())
            return;
        hint.targets.push_back({&chain, end});
        hint.targets.push_back({&chain, reversed(chain, end)});
        finish(hint, usesCellLinks && usesUnitLinks ? 70 : 65);
        found(std::move(hint));
    }

    // The same cycle the other way round.
    static NodeIndex reversed(Implications& chain, NodeIndex end)
    {
        NodeIndex before = kNoNode;
        for (NodeIndex node = end;;) {
            const auto [key, cause, parentCount, firstParent, nested] = chain[node];
            const NodeIndex next = parentCount == 0 ? kNoNode : chain.parents(node).front();
            const NodeIndex turned = chain.add(opposite(key), cause);
            if (before != kNoNode)
                chain.addParent(before);
            before = turned;
            if (next == kNoNode)
                return turned;
            node = next;
        }
    }

    // The end of the shortest chain from the candidate to its opposite.
    std::optional<Target> contradictionOf(Key source, bool usesCellLinks)
    {
        m_chains.push_back(std::make_unique<Implications>());
        Implications& chain = *m_chains.back();
        chain.enter(chain.add(source, Cause::None));
        std::vector<NodeIndex> ons;
        std::vector<NodeIndex> offs;
        (isOn(source) ? ons : offs).push_back(0);
        std::optional<NodeIndex> end;
        const auto reach = [&](Key key, Cause cause, NodeIndex from, std::vector<NodeIndex>& next) {
            if (key != opposite(source) && chain.has(key))
                return;
            const NodeIndex node = chain.add(key, cause, from);
            if (key == opposite(source) && !end)
                end = node;
            if (!chain.has(key)) {
                chain.enter(node);
                next.push_back(node);
            }
        };
        while (!end && (!ons.empty() || !offs.empty())) {
            for (const NodeIndex node : std::exchange(ons, {}))
                forEachOff(m_board, chain[node].key, usesCellLinks,
                           [&](Key off, Cause cause) { reach(off, cause, node, offs); });
            for (const NodeIndex node : std::exchange(offs, {}))
                forEachOn(m_board, chain[node].key, usesCellLinks, true,
                          [&](Key on, Cause cause) { reach(on, cause, node, ons); });
        }
        if (end)
            return Target{&chain, *end};
        m_chains.pop_back();
        return std::nullopt;
    }

    void addForcing(Target end, bool usesCellLinks, const ChainHints& found)
    {
        const Key result = (*end.from)[end.node].key;
        ChainHint hint{.order = usesCellLinks ? 4 : 2, .shape = Shape::Forcing};
        const unsigned cell = cellOf(result);
        const unsigned digit = digitOf(result);
        if (isOn(result)) {
            hint.struck.push_back({cell, without(m_board.candidates(cell), bit(digit))});
            hint.placed = Placement{cell, digit};
        } else {
            hint.struck.push_back({cell, bit(digit)});
        }
        hint.targets.push_back(end);
        finish(hint, usesCellLinks ? 70 : 66);
        found(std::move(hint));
    }

    const Board& m_board;
    Control& m_control;
    std::vector<std::unique_ptr<Implications>>& m_chains; ///< that hints point into
};

} // namespace

bool findLinearChains(const Board& board, Control& control,
                      std::vector<std::unique_ptr<Implications>>& chains, const ChainHints& found)
{
    return LinearSearch(board, control, chains).run(found);
}

} // namespace clew::sudoku::explainer
