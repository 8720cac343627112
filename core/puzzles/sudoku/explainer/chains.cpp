#include "core/puzzles/sudoku/explainer/chains.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <deque>
#include <memory>
#include <set>
#include <vector>

#include "core/puzzles/sudoku/explainer/rules.h"
#include "core/search/random.h"

namespace clew::sudoku::explainer {

namespace {

/// A candidate and whether it is on: (cell x 9 + digit) x 2 + on.
using Key = std::uint16_t;
constexpr std::size_t kKeys = 2U * kCells * kSide;
using KeySet = std::bitset<kKeys>;

constexpr Key keyOf(unsigned cell, unsigned digit, bool isOn)
{
    return static_cast<Key>((cell * kSide + digit) * 2 + (isOn ? 1 : 0));
}
constexpr unsigned cellOf(Key key)
{
    return key / 18U;
}
constexpr unsigned digitOf(Key key)
{
    return key / 2U % kSide;
}
constexpr bool isOn(Key key)
{
    return key % 2U != 0;
}
/// The same candidate the other way.
constexpr Key opposite(Key key)
{
    return static_cast<Key>(key ^ 1U);
}

/// By what a candidate follows: the cell (naked), a unit of a kind, or a rule.
enum class Cause : std::uint8_t { None, Cell, Box, Row, Column, Advanced };

constexpr Cause causeOf(Kind kind)
{
    return static_cast<Cause>(static_cast<int>(Cause::Box) + kind);
}
constexpr Kind kindOfCause(Cause cause)
{
    return static_cast<Kind>(static_cast<int>(cause) - static_cast<int>(Cause::Box));
}

using NodeIndex = std::uint16_t;
constexpr NodeIndex kNoNode = 0xFFFF;

/// A chain that a step of another chain rests on.
struct Nested
{
    std::uint64_t print; ///< equal chains have equal ones
    int complexity;
};

/// What follows from an assumption, each with what it follows from.
class Implications
{
public:
    struct Node
    {
        Key key;
        Cause cause;
        std::uint16_t parentCount = 0;
        std::uint32_t firstParent = 0;
        std::uint32_t nested = 0; ///< 1 + its place among nested(); 0: none
    };

    Implications() { m_at.fill(kNoNode); }

    [[nodiscard]] const std::vector<Node>& nodes() const { return m_nodes; }
    [[nodiscard]] const Node& operator[](NodeIndex node) const { return m_nodes[node]; }
    /// The node of the key; kNoNode if the key does not follow.
    [[nodiscard]] NodeIndex at(Key key) const { return m_at[key]; }
    [[nodiscard]] bool has(Key key) const { return m_at[key] != kNoNode; }
    [[nodiscard]] std::span<const NodeIndex> parents(NodeIndex node) const
    {
        return std::span(m_parents).subspan(m_nodes[node].firstParent, m_nodes[node].parentCount);
    }
    [[nodiscard]] const std::vector<Nested>& nested() const { return m_nested; }

    /// A node whose parents are added next, by addParent().
    NodeIndex add(Key key, Cause cause)
    {
        m_nodes.push_back({key, cause, 0, static_cast<std::uint32_t>(m_parents.size()), 0});
        return static_cast<NodeIndex>(m_nodes.size() - 1);
    }
    /// To the last node.
    void addParent(NodeIndex parent)
    {
        m_parents.push_back(parent);
        ++m_nodes.back().parentCount;
    }
    NodeIndex add(Key key, Cause cause, NodeIndex parent)
    {
        const NodeIndex node = add(key, cause);
        addParent(parent);
        return node;
    }
    void addNested(Nested nested)
    {
        m_nested.push_back(nested);
        m_nodes.back().nested = static_cast<std::uint32_t>(m_nested.size());
    }
    /// The node is what the key leads to from now on.
    void enter(NodeIndex node) { m_at[m_nodes[node].key] = node; }
    void dropLast()
    {
        m_parents.resize(m_nodes.back().firstParent);
        m_nodes.pop_back();
    }

    /// A candidate found to be both on and off.
    std::optional<std::pair<NodeIndex, NodeIndex>> absurd = std::nullopt;

private:
    std::vector<Node> m_nodes;
    std::vector<NodeIndex> m_parents;
    std::vector<Nested> m_nested;
    std::array<NodeIndex, kKeys> m_at;
};

/// The end of a chain.
struct Target
{
    const Implications* from;
    NodeIndex node;
};

/// Calls visit(node) for the target and all it rests on, each key once.
template<class Visit>
void forEachAncestor(Target target, Visit&& visit)
{
    KeySet seen;
    std::array<NodeIndex, kKeys> found; // NOLINT(cppcoreguidelines-pro-type-member-init)
    std::size_t size = 0;
    const auto add = [&](NodeIndex node) {
        const Key key = (*target.from)[node].key;
        if (!seen[key]) {
            seen.set(key);
            found[size++] = node;
        }
    };
    add(target.node);
    for (std::size_t i = 0; i < size; ++i) {
        visit(found[i]);
        for (const NodeIndex parent : target.from->parents(found[i]))
            add(parent);
    }
}

int tenthsForLength(int complexity)
{
    int added = 0;
    int limit = 4;
    for (bool isOdd = false; complexity - 2 > limit; isOdd = !isOdd) {
        ++added;
        limit = isOdd ? limit * 4 / 3 : limit * 3 / 2;
    }
    return added;
}

/// What is concluded from chains.
enum class Shape : std::uint8_t { Cycle, Forcing, Binary, Cell, Unit };

struct ChainHint
{
    int tenths = 0;
    int complexity = 0; ///< how many candidates the chains hold
    int order = 0;      ///< among hints of the same complexity
    Shape shape = Shape::Forcing;
    Kind kind = Box; ///< of unit chains
    Candidates struck = {};
    std::optional<Placement> placed = std::nullopt;
    std::vector<Target> targets = {};

    friend bool operator<(const ChainHint& a, const ChainHint& b)
    {
        if (a.tenths != b.tenths)
            return a.tenths < b.tenths;
        return a.complexity != b.complexity ? a.complexity < b.complexity : a.order < b.order;
    }
};

/// Equal for hints that strike the same.
std::vector<std::pair<unsigned, Bits>> effectOf(const ChainHint& hint)
{
    std::vector<std::pair<unsigned, Bits>> effect;
    for (const auto& [cell, digits] : hint.struck)
        effect.emplace_back(cell, digits);
    std::ranges::sort(effect);
    return effect;
}

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
            return runLinear(false, true, found) && runLinear(true, false, found) &&
                   runLinear(true, true, found);
        for (unsigned cell = 0; cell < kCells; ++cell) {
            const unsigned digits = count(m_board.candidates(cell));
            if ((digits > 2 || (digits > 1 && m_kind.isDynamic)) && !runCell(cell, found))
                return false;
        }
        return true;
    }

    /// The candidates that are gone on the board and not on `source` and that the hint rests on.
    [[nodiscard]] std::vector<Key> premises(const ChainHint& hint, const Board& source) const
    {
        std::set<Key> keys;
        const auto addGone = [&](unsigned cell, unsigned digit) {
            if (source.has(cell, digit) && !m_board.has(cell, digit))
                keys.insert(keyOf(cell, digit, false));
        };
        for (const Target& target : hint.targets) {
            forEachAncestor(target, [&](NodeIndex node) {
                const auto& [key, nodeCause, parentCount, firstParent, nested] =
                    (*target.from)[node];
                Cause cause = nodeCause;
                if (cause == Cause::None && hint.shape == Shape::Cell)
                    cause = Cause::Cell;
                else if (cause == Cause::None && hint.shape == Shape::Unit)
                    cause = causeOf(hint.kind);
                if (!isOn(key) || cause == Cause::None || cause == Cause::Advanced)
                    return;
                if (cause == Cause::Cell) {
                    for (unsigned digit = 0; digit < kSide; ++digit)
                        addGone(cellOf(key), digit);
                } else {
                    const unsigned unit = unitOf(cellOf(key), kindOfCause(cause));
                    for (unsigned p = 0; p < kSide; ++p)
                        addGone(cellAt(unit, p), digitOf(key));
                }
            });
        }
        return {keys.begin(), keys.end()};
    }

    [[nodiscard]] static Nested asNested(const ChainHint& hint)
    {
        std::uint64_t print = 0;
        for (const Target& target : hint.targets) {
            std::uint64_t chain = (*target.from)[target.node].key;
            forEachAncestor(target, [&](NodeIndex node) {
                SplitMix64 mix((*target.from)[node].key + 1);
                chain += mix();
            });
            print = print * 0x9E3779B97F4A7C15U + chain;
        }
        return {print, hint.complexity};
    }

private:
    // ---- what follows from what

    [[nodiscard]] bool usesCells() const { return !m_kind.isNishio; }

    // Calls visit(key, cause) for what goes when the candidate holds.
    template<class Visit>
    static void forEachOff(const Board& board, Key on, bool usesCells, Visit&& visit)
    {
        const unsigned cell = cellOf(on);
        const unsigned digit = digitOf(on);
        if (usesCells)
            forEachBit(without(board.candidates(cell), bit(digit)),
                       [&](unsigned other) { visit(keyOf(cell, other, false), Cause::Cell); });
        const unsigned box = unitOf(cell, Box);
        for (const Kind kind : kKinds) {
            const unsigned unit = unitOf(cell, kind);
            forEachBit(board.places(unit, digit), [&](unsigned p) {
                const unsigned other = cellAt(unit, p);
                if (other != cell && (kind == Box || unitOf(other, Box) != box))
                    visit(keyOf(other, digit, false), causeOf(kind));
            });
        }
    }

    // Calls visit(key, cause) for what holds when the candidate goes.
    template<class Visit>
    static void forEachOn(const Board& board, Key off, bool usesCells, bool usesUnits,
                          Visit&& visit)
    {
        const unsigned cell = cellOf(off);
        const unsigned digit = digitOf(off);
        if (usesCells && count(board.candidates(cell)) == 2) {
            const Bits others = without(board.candidates(cell), bit(digit));
            visit(keyOf(cell, lowest(others), true), Cause::Cell);
        }
        if (!usesUnits)
            return;
        for (const Kind kind : kKinds) {
            const unsigned unit = unitOf(cell, kind);
            const Bits others = without(board.places(unit, digit), bit(positionIn(cell, kind)));
            if (count(others) == 1)
                visit(keyOf(cellAt(unit, lowest(others)), digit, true), causeOf(kind));
        }
    }

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
            const std::vector<Key> premises = search.premises(hint, m_board);
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

    void finish(ChainHint& hint, int base)
    {
        // A cycle is one chain; its other direction is there to be shown.
        const std::size_t counted = hint.shape == Shape::Cycle ? 1 : hint.targets.size();
        boost::container::small_vector<std::uint64_t, 4> prints;
        for (std::size_t i = 0; i < hint.targets.size(); ++i) {
            const Target& target = hint.targets[i];
            forEachAncestor(target, [&](NodeIndex node) {
                hint.complexity += i < counted ? 1 : 0;
                const std::uint32_t place = (*target.from)[node].nested;
                if (place == 0)
                    return;
                const Nested& nested = target.from->nested()[place - 1];
                if (std::ranges::find(prints, nested.print) == prints.end()) {
                    prints.push_back(nested.print);
                    hint.complexity += nested.complexity;
                }
            });
        }
        hint.tenths = base + tenthsForLength(hint.complexity);
    }

    // ---- chains in which every step rests on the one before

    template<class Found>
    bool runLinear(bool usesCellLinks, bool usesUnitLinks, Found&& found)
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
    template<class Found>
    void addCycles(Key source, bool usesCellLinks, bool usesUnitLinks, Found&& found)
    {
        m_linear.push_back(std::make_unique<Implications>());
        Implications& chain = *m_linear.back();
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
            m_linear.pop_back();
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

    template<class Found>
    void addCycle(Implications& chain, NodeIndex end, bool usesCellLinks, bool usesUnitLinks,
                  Found&& found)
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
        m_linear.push_back(std::make_unique<Implications>());
        Implications& chain = *m_linear.back();
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
        m_linear.pop_back();
        return std::nullopt;
    }

    template<class Found>
    void addForcing(Target end, bool usesCellLinks, Found&& found)
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
