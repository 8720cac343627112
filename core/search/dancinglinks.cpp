#include "core/search/dancinglinks.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace clew {

bool DancingLinks::Size::isNumbered() const
{
    return nodes() <= std::numeric_limits<std::uint32_t>::max() &&
           std::max(options, headers()) <= std::numeric_limits<std::int32_t>::max();
}

std::uint64_t DancingLinks::Size::bytes() const
{
    return headers() * sizeof(Header) + nodes() * sizeof(Node) + primary * sizeof(ItemName) +
           options * sizeof(Option);
}

DancingLinks::DancingLinks(const Size& room)
{
    assert(room.isNumbered());
    m_headers.reserve(room.headers());
    m_nodes.reserve(room.nodes());
    m_names.reserve(room.primary);
    m_options.reserve(room.options);
}

void DancingLinks::addPrimary(ItemName name)
{
    assert(m_options.empty() && m_headers.size() == m_primaryCount + 1);
    addSecondary();
    m_names.push_back(name);
    ++m_primaryCount;
    // Into the circular list of primary items, before the root.
    const std::uint32_t header = m_primaryCount;
    m_headers[header].left = m_headers[0].left;
    m_headers[header].right = 0;
    m_headers[m_headers[0].left].right = header;
    m_headers[0].left = header;
}

void DancingLinks::addSecondary()
{
    const auto header = static_cast<std::uint32_t>(m_headers.size());
    m_headers.push_back({header, header, 0});
    m_nodes.push_back({header, header, static_cast<std::int32_t>(header)});
}

void DancingLinks::addOption(Option option, std::span<const std::uint32_t> items)
{
    if (m_options.empty()) // the first spacer; it closes no option
        m_nodes.push_back({0, 0, 0});
    const auto first = static_cast<std::uint32_t>(m_nodes.size());
    for (const std::uint32_t item : items) {
        const std::uint32_t header = item + 1;
        const auto node = static_cast<std::uint32_t>(m_nodes.size());
        m_nodes.push_back({m_nodes[header].up, header, static_cast<std::int32_t>(header)});
        m_nodes[m_nodes[header].up].down = node;
        m_nodes[header].up = node;
        ++m_headers[header].size;
    }
    // The spacer after an option knows its number and its first node.
    m_nodes.push_back({first, 0, -static_cast<std::int32_t>(m_options.size())});
    m_options.push_back(option);
}

std::uint32_t DancingLinks::smallestItem() const
{
    std::uint32_t best = 0;
    for (std::uint32_t item = m_headers[0].right; item != 0; item = m_headers[item].right) {
        if (best == 0 || m_headers[item].size < m_headers[best].size)
            best = item;
        if (m_headers[best].size <= 1)
            break;
    }
    return best;
}

const DancingLinks::Option& DancingLinks::optionOf(std::uint32_t node) const
{
    while (m_nodes[node].top > 0)
        ++node;
    return m_options[static_cast<std::size_t>(-m_nodes[node].top)];
}

void DancingLinks::hide(std::uint32_t node)
{
    forOtherNodes(node, [this](std::uint32_t other) {
        const Node& n = m_nodes[other];
        m_nodes[n.up].down = n.down;
        m_nodes[n.down].up = n.up;
        --m_headers[static_cast<std::uint32_t>(n.top)].size;
    });
}

void DancingLinks::unhide(std::uint32_t node)
{
    // The links of one option lie in different items, so the order within it does not matter.
    forOtherNodes(node, [this](std::uint32_t other) {
        const Node& n = m_nodes[other];
        m_nodes[n.up].down = other;
        m_nodes[n.down].up = other;
        ++m_headers[static_cast<std::uint32_t>(n.top)].size;
    });
}

void DancingLinks::cover(std::uint32_t item)
{
    for (std::uint32_t node = m_nodes[item].down; node != item; node = m_nodes[node].down)
        hide(node);
    m_headers[m_headers[item].left].right = m_headers[item].right;
    m_headers[m_headers[item].right].left = m_headers[item].left;
}

void DancingLinks::uncover(std::uint32_t item)
{
    m_headers[m_headers[item].left].right = item;
    m_headers[m_headers[item].right].left = item;
    for (std::uint32_t node = m_nodes[item].up; node != item; node = m_nodes[node].up)
        unhide(node);
}

void DancingLinks::coverOthers(std::uint32_t node)
{
    forOtherNodes(node, [this](std::uint32_t other) {
        cover(static_cast<std::uint32_t>(m_nodes[other].top));
    });
}

// Backwards: what was covered last is uncovered first.
void DancingLinks::uncoverOthers(std::uint32_t node)
{
    for (std::uint32_t other = node - 1; other != node;) {
        if (m_nodes[other].top <= 0) { // the spacer before the option: go on at its last node
            std::uint32_t last = node;
            while (m_nodes[last].top > 0)
                ++last;
            other = last - 1;
            continue;
        }
        uncover(static_cast<std::uint32_t>(m_nodes[other].top));
        --other;
    }
}

} // namespace clew
