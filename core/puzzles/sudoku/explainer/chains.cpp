#include "core/puzzles/sudoku/explainer/chains.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <deque>
#include <memory>
#include <set>
#include <vector>

#include "core/puzzles/sudoku/explainer/chainhint.h"
#include "core/puzzles/sudoku/explainer/linearchains.h"
#include "core/puzzles/sudoku/explainer/rules.h"

namespace clew::sudoku::explainer {

namespace {

/// The chains of one kind on one board.
class ChainSearch
{
public:
    ChainSearch(const Board& board, ChainKind kind, Control& control)
        : m_board(board), m_kind(kind), m_control(control)
    {
    }

    /// Calls found(hint) for all hints; false: stopped.
    template<class Found>
    bool run(Found&& found)
    {
        if (!m_kind.isMultiple && !m_kind.isDynamic)
            return findLinearChains(m_board, m_control, m_linear, found);
        for (unsigned cell = 0; cell < kCells; ++cell) {
            const unsigned digits = count(m_board.candidates(cell));
            if ((digits > 2 || (digits > 1 && m_kind.isDynamic)) && !runCell(cell, found))
                return false;
        }
        return true;
    }

private:
    // ---- what follows from what

    [[nodiscard]] bool usesCells() const { return !m_kind.isNishio; }

    // All that follows, the shortest way first; ends at a contradiction.
    std::unique_ptr<Implications> follow(Key assumption)
    {
        auto result = std::make_unique<Implications>();
        Implications& all = *result;
        Board changed;
        if (m_kind.isDynamic)
            changed = m_board;
        const Board& now = m_kind.isDynamic ? changed : m_board;
        std::deque<NodeIndex> pending[2];
        all.enter(all.add(assumption, Cause::None));
        pending[isOn(assumption) ? 1 : 0].push_back(0);
        const auto enter = [&](NodeIndex node) {
            all.enter(node);
            pending[isOn(all[node].key) ? 1 : 0].push_back(node);
        };
        while (!all.absurd) {
            if (!pending[1].empty()) {
                const NodeIndex node = pending[1].front();
                pending[1].pop_front();
                forEachOff(now, all[node].key, usesCells(), [&](Key off, Cause cause) {
                    if (all.absurd)
                        return;
                    if (const NodeIndex on = all.at(opposite(off)); on != kNoNode)
                        all.absurd = std::pair(on, all.add(off, cause, node));
                    else if (!all.has(off))
                        enter(all.add(off, cause, node));
                });
            } else if (!pending[0].empty()) {
                const NodeIndex node = pending[0].front();
                pending[0].pop_front();
                followOff(all, node, now, enter);
                if (m_kind.isDynamic)
                    changed.strike(cellOf(all[node].key), digitOf(all[node].key));
            } else if (m_kind.level == 0 || !followRules(all, now, enter)) {
                break;
            }
        }
        return result;
    }

    template<class Enter>
    void followOff(Implications& all, NodeIndex node, const Board& now, Enter&& enter)
    {
        forEachOn(now, all[node].key, usesCells(), true, [&](Key on, Cause cause) {
            if (all.absurd)
                return;
            const NodeIndex off = all.at(opposite(on));
            if (off == kNoNode && all.has(on))
                return;
            const NodeIndex reached = all.add(on, cause, node);
            if (m_kind.isDynamic)
                addGoneParents(all, on, cause, now);
            if (off != kNoNode)
                all.absurd = std::pair(reached, off);
            else
                enter(reached);
        });
    }

    // The candidates whose going has left the last node alone.
    void addGoneParents(Implications& all, Key on, Cause cause, const Board& now)
    {
        const auto add = [&](unsigned cell, unsigned digit) {
            const NodeIndex gone = all.at(keyOf(cell, digit, false));
            if (gone != kNoNode && m_board.has(cell, digit) && !now.has(cell, digit))
                all.addParent(gone);
        };
        if (cause == Cause::Cell) {
            for (unsigned digit = 0; digit < kSide; ++digit)
                add(cellOf(on), digit);
        } else {
            const unsigned unit = unitOf(cellOf(on), kindOfCause(cause));
            for (unsigned p = 0; p < kSide; ++p)
                add(cellAt(unit, p), digitOf(on));
        }
    }

    // ---- what other rules strike on the way

    // The first rule that has something to strike which rests on what is gone. False: none has.
    template<class Enter>
    bool followRules(Implications& all, const Board& now, Enter&& enter)
    {
        for (const Rule rule : {Rule(locking), Rule(hiddenPairs), Rule(nakedPairs), Rule(xWings)}) {
            bool isFound = false;
            bool entered = false;
            rule(now, [&](Hint&& hint) {
                std::vector<Key> premises;
                for (const auto& [cell, digits] : hint.premises)
                    forEachBit(static_cast<Bits>(digits & m_board.candidates(cell)),
                               [&, c = cell](unsigned digit) {
                                   premises.push_back(keyOf(c, digit, false));
                               });
                if (!premises.empty()) {
                    isFound = true;
                    entered |= strikeOnTheWay(all, hint.struck, premises, std::nullopt, enter);
                }
                return true;
            });
            if (isFound)
                return entered;
        }
        if (m_kind.level >= 4)
            return followChains(dynamicChains(m_kind.nested), all, now, enter).second;
        if (m_kind.level >= 2) {
            const auto [isFound, entered] = followChains(kForcingChains, all, now, enter);
            if (isFound)
                return entered;
        }
        return m_kind.level >= 3 && followChains(kMultiple, all, now, enter).second;
    }

    // Whether hints were found, and whether they struck anything new.
    template<class Enter>
    std::pair<bool, bool> followChains(ChainKind kind, Implications& all, const Board& now,
                                       Enter&& enter)
    {
        ChainSearch search(now, kind, m_control);
        std::vector<ChainHint> hints;
        search.run([&](ChainHint&& hint) { hints.push_back(std::move(hint)); });
        std::ranges::stable_sort(hints, {}, [](const ChainHint& hint) {
            return std::tuple(hint.tenths, hint.complexity, hint.order);
        });
        std::set<std::vector<std::pair<unsigned, Bits>>> seen;
        bool isFound = false;
        bool entered = false;
        for (const ChainHint& hint : hints) {
            if (!seen.insert(effectOf(hint)).second)
                continue;
            const std::vector<Key> premises = premisesOf(hint, now, m_board);
            if (premises.empty())
                continue;
            isFound = true;
            entered |= strikeOnTheWay(all, hint.struck, premises, asNested(hint), enter);
        }
        return {isFound, entered};
    }

    template<class Enter>
    bool strikeOnTheWay(Implications& all, const Candidates& struck, std::span<const Key> premises,
                        std::optional<Nested> nested, Enter&& enter)
    {
        bool entered = false;
        for (const auto& [cell, digits] : struck) {
            forEachBit(digits, [&, c = cell](unsigned digit) {
                const Key off = keyOf(c, digit, false);
                if (all.has(off))
                    return;
                const NodeIndex node = all.add(off, Cause::Advanced);
                for (const Key premise : premises)
                    if (const NodeIndex parent = all.at(premise); parent != kNoNode)
                        all.addParent(parent);
                if (nested)
                    all.addNested(*nested);
                enter(node);
                entered = true;
            });
        }
        return entered;
    }

    // ---- conclusions

    const Implications& onChain(Key on)
    {
        auto& chain = m_onChains.at(on / 2U);
        if (chain == nullptr)
            chain = follow(on);
        return *chain;
    }

    template<class Found>
    bool runCell(unsigned cell, Found&& found)
    {
        if (m_onChains.empty())
            m_onChains.resize(std::size_t{kCells} * kSide);
        const Bits digits = m_board.candidates(cell);
        bool goOn = true;
        forEachBit(digits, [&](unsigned digit) {
            goOn = goOn && m_control.poll();
            if (!goOn)
                return;
            const Implications& on = onChain(keyOf(cell, digit, true));
            concludeBoth(cell, digit, on, found);
            if (!m_kind.isNishio)
                concludeUnits(cell, digit, on, found);
        });
        if (!goOn || !m_control.poll())
            return false;
        if (!m_kind.isNishio && (count(digits) == 2 || m_kind.isMultiple)) {
            Assumptions chains;
            forEachBit(digits, [&](unsigned digit) {
                chains.push_back(&onChain(keyOf(cell, digit, true)));
            });
            concludeAll(chains, Shape::Cell, Box, 5, found);
        }
        return true;
    }

    // From a candidate being on, and being off.
    template<class Found>
    void concludeBoth(unsigned cell, unsigned digit, const Implications& on, Found&& found)
    {
        const bool isReduced =
            count(m_board.candidates(cell)) >= 3 && m_kind.isDynamic && !m_kind.isNishio;
        if (on.absurd)
            offer(Shape::Binary, Box, 7, keyOf(cell, digit, false),
                  {{&on, on.absurd->first}, {&on, on.absurd->second}}, found);
        if (!m_kind.isDynamic)
            return;
        m_offChains.push_back(follow(keyOf(cell, digit, false)));
        const Implications& off = *m_offChains.back();
        if (off.absurd)
            offer(Shape::Binary, Box, 7, keyOf(cell, digit, true),
                  {{&off, off.absurd->first}, {&off, off.absurd->second}}, found);
        for (const bool isTargetOn : {true, false}) {
            for (std::size_t i = 0; isReduced && i < on.nodes().size(); ++i) {
                const Key key = on.nodes()[i].key;
                if (isOn(key) != isTargetOn || on.at(key) != i || !off.has(key))
                    continue;
                offer(Shape::Binary, Box, 1, key,
                      {{&on, static_cast<NodeIndex>(i)}, {&off, off.at(key)}}, found);
            }
        }
    }

    // From all places of the digit in a unit where this cell is the first.
    template<class Found>
    void concludeUnits(unsigned cell, unsigned digit, const Implications& on, Found&& found)
    {
        for (const Kind kind : kKinds) {
            const unsigned unit = unitOf(cell, kind);
            const Bits places = m_board.places(unit, digit);
            if (count(places) < 2 || (count(places) > 2 && !m_kind.isMultiple) ||
                cellAt(unit, lowest(places)) != cell)
                continue;
            Assumptions chains;
            forEachBit(places, [&](unsigned p) {
                const unsigned other = cellAt(unit, p);
                chains.push_back(other == cell ? &on : &onChain(keyOf(other, digit, true)));
            });
            concludeAll(chains, Shape::Unit, kind, 6, found);
        }
    }

    using Assumptions = boost::container::small_vector<const Implications*, kSide>;

    // What follows from each of several assumptions of which one holds.
    template<class Found>
    void concludeAll(const Assumptions& chains, Shape shape, Kind kind, int order, Found&& found)
    {
        const Implications& first = *chains.front();
        for (const bool isTargetOn : {true, false}) {
            for (std::size_t i = 0; i < first.nodes().size(); ++i) {
                const Key key = first.nodes()[i].key;
                if (isOn(key) != isTargetOn || first.at(key) != i ||
                    !std::ranges::all_of(chains,
                                         [&](const auto* chain) { return chain->has(key); }))
                    continue;
                std::vector<Target> targets;
                for (const Implications* chain : chains)
                    targets.push_back({chain, chain->at(key)});
                offer(shape, kind, order, key, std::move(targets), found);
            }
        }
    }

    // A conclusion that `result` holds.
    template<class Found>
    void offer(Shape shape, Kind kind, int order, Key result, std::vector<Target> targets,
               Found&& found)
    {
        ChainHint hint{.order = order, .shape = shape, .kind = kind};
        const unsigned cell = cellOf(result);
        const unsigned digit = digitOf(result);
        if (isOn(result)) {
            const Bits others = without(m_board.candidates(cell), bit(digit));
            if (others == 0)
                return;
            hint.struck.push_back({cell, others});
            hint.placed = Placement{cell, digit};
        } else {
            hint.struck.push_back({cell, bit(digit)});
        }
        hint.targets = std::move(targets);
        finish(hint, m_kind.tenths());
        found(std::move(hint));
    }

    const Board& m_board;
    ChainKind m_kind;
    Control& m_control;
    std::vector<std::unique_ptr<Implications>> m_onChains;  ///< by candidate
    std::vector<std::unique_ptr<Implications>> m_offChains; ///< that hints point into
    std::vector<std::unique_ptr<Implications>> m_linear;
};

} // namespace

int ChainKind::tenths() const
{
    if (level > 0)
        return 85 + 5 * level;
    return isNishio ? 75 : isDynamic ? 85 : 80;
}

std::optional<Hint> simplestChain(const Board& board, ChainKind kind, Control& control)
{
    ChainSearch search(board, kind, control);
    std::optional<ChainHint> best;
    const bool isDone = search.run([&](ChainHint&& hint) {
        if (!best || hint < *best)
            best = std::move(hint);
    });
    if (!isDone || !best || control.stopped())
        return std::nullopt;
    return Hint{.tenths = best->tenths, .struck = std::move(best->struck), .placed = best->placed};
}

} // namespace clew::sudoku::explainer
