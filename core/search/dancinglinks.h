// Exact cover by dancing links: Knuth's Algorithm X (TAOCP 7.2.2.1, Algorithm D), with secondary
// items that may be covered at most once, choosing an item with the fewest options.
//
// Each option stands for one placement, variable := value. A traced run reports each choice as a
// Decide, each option that the choice rules out as a Remove, and an item without options as a
// Conflict.

#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/search/control.h"
#include "core/search/event.h"

namespace clew {

class DancingLinks
{
public:
    /// What a Conflict says of an item that has no option left.
    struct ItemName
    {
        Variable variable = 0;
        Rule rule = 0;
        Value value = kNoValue;
    };
    struct Option
    {
        Variable variable = 0;
        Value value = 0;
    };

    /// How large a cover becomes.
    struct Size
    {
        std::uint64_t primary = 0;
        std::uint64_t secondary = 0;
        std::uint64_t options = 0;
        std::uint64_t links = 0; ///< items of all options together

        /// Whether the numbers of links and options suffice for it.
        [[nodiscard]] bool isNumbered() const;
        [[nodiscard]] std::uint64_t bytes() const;
        // Items with the root, and what is linked: headers, and each option with a spacer.
        [[nodiscard]] std::uint64_t headers() const { return 1 + primary + secondary; }
        [[nodiscard]] std::uint64_t nodes() const { return headers() + links + 1 + options; }
    };

    DancingLinks() = default;
    /// Makes room for this size at most; it grows no larger without.
    explicit DancingLinks(const Size& room);

    /// Items are numbered from 0: primary ones (to be covered exactly once) first. Call before the
    /// first addOption.
    void addPrimary(ItemName name);
    void addSecondary();
    /// An option and the distinct items it covers.
    void addOption(Option option, std::span<const std::uint32_t> items);

    /// Enumerates all covers. `removeRule` is the rule that Remove events name; `onSolution` is
    /// called with the chosen options and returns false to stop.
    template<class Tracer, class OnSolution>
    void search(Control& control, Tracer& tracer, Rule removeRule, OnSolution&& onSolution);

private:
    struct Node
    {
        std::uint32_t up;
        std::uint32_t down;
        std::int32_t top; ///< item's header; of a spacer: minus the number of its option
    };
    struct Header
    {
        std::uint32_t left;
        std::uint32_t right;
        std::uint32_t size = 0;
    };

    [[nodiscard]] std::uint32_t smallestItem() const;
    void hide(std::uint32_t node);
    void unhide(std::uint32_t node);
    void cover(std::uint32_t item);
    void uncover(std::uint32_t item);
    void coverOthers(std::uint32_t node);
    void uncoverOthers(std::uint32_t node);
    [[nodiscard]] const Option& optionOf(std::uint32_t node) const;
    template<class Visit>
    void forOtherNodes(std::uint32_t node, Visit&& visit) const;
    template<class Tracer>
    void traceRemovals(Tracer& tracer, Rule rule, std::uint32_t item, const Option& chosen) const;

    // Item i has header i + 1; header 0 is the root of the list of uncovered primary items. The
    // first nodes are the headers' own.
    std::vector<Header> m_headers{{0, 0}};
    std::vector<Node> m_nodes{{0, 0, 0}};
    std::vector<ItemName> m_names;
    std::vector<Option> m_options;
    std::uint32_t m_primaryCount = 0;
};

template<class Visit>
void DancingLinks::forOtherNodes(std::uint32_t node, Visit&& visit) const
{
    for (std::uint32_t other = node + 1; other != node;) {
        if (m_nodes[other].top <= 0) { // a spacer: go on at the option's first node
            other = m_nodes[other].up;
            continue;
        }
        visit(other);
        ++other;
    }
}

template<class Tracer>
void DancingLinks::traceRemovals(Tracer& tracer, Rule rule, std::uint32_t item,
                                 const Option& chosen) const
{
    for (std::uint32_t node = m_nodes[item].down; node != item; node = m_nodes[node].down) {
        const Option& option = optionOf(node);
        if (option.variable != chosen.variable || option.value != chosen.value)
            tracer.remove(option.variable, option.value, rule);
    }
}

template<class Tracer, class OnSolution>
void DancingLinks::search(Control& control, Tracer& tracer, Rule removeRule,
                          OnSolution&& onSolution)
{
    struct Level
    {
        std::uint32_t item;
        std::uint32_t node; ///< of the option being tried; the item's header when none is left
        NodeId parent;
    };
    std::vector<Level> levels;
    std::vector<Option> chosen;
    // Each round tries one more option of the deepest level; `arrived` says that the choices made
    // so far have not been looked at yet.
    bool arrived = true;
    while (true) {
        if (arrived) {
            const std::uint32_t item = smallestItem();
            if (item != 0 && m_headers[item].size > 0) {
                NodeId here = kRoot;
                if constexpr (Tracer::on)
                    here = tracer.node();
                levels.push_back({item, item, here});
                cover(item);
                arrived = false;
                continue;
            }
            if (item == 0) {
                if constexpr (Tracer::on)
                    tracer.solution();
                if (!onSolution(std::span<const Option>(chosen)))
                    return;
            } else {
                if constexpr (Tracer::on) {
                    const ItemName& name = m_names[item - 1];
                    tracer.conflict(name.variable, name.rule, name.value);
                }
                control.backtrack();
            }
        }
        if (levels.empty())
            return;
        if (levels.back().node != levels.back().item) { // the option tried last is done with
            uncoverOthers(levels.back().node);
            chosen.pop_back();
            if constexpr (Tracer::on)
                tracer.visit(levels.back().parent);
        }
        Level& level = levels.back();
        level.node = m_nodes[level.node].down;
        arrived = level.node != level.item;
        if (!arrived) { // no option left
            uncover(level.item);
            levels.pop_back();
            continue;
        }
        if (!control.node())
            return;
        const Option& option = optionOf(level.node);
        chosen.push_back(option);
        if constexpr (Tracer::on) {
            tracer.decide(option.variable, option.value);
            // The options of the covered item itself are still linked below its header.
            traceRemovals(tracer, removeRule, level.item, option);
            forOtherNodes(level.node, [&](std::uint32_t other) {
                const auto top = static_cast<std::uint32_t>(m_nodes[other].top);
                traceRemovals(tracer, removeRule, top, option);
                cover(top);
            });
        } else {
            coverOthers(level.node);
        }
    }
}

} // namespace clew
