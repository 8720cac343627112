#include "core/figures/filmsides.h"

#include <algorithm>

#include "core/figures/progressground.h"
#include "core/figures/treemarks.h"

namespace clew {

namespace {

constexpr std::uint64_t kSideChunk = std::uint64_t{1} << 18U;
constexpr double kMostItems = 400; // across a tree: narrower subtrees are drawn as one

} // namespace

FilmSides::FilmSides(std::shared_ptr<const Trace> trace, Dimensions dimensions, std::uint64_t end,
                     const std::stop_token& token)
    : m_trace(std::move(trace)), m_end(end), m_tree(m_trace), m_profile(m_trace, 0, end)
{
    while (m_tree.eventsRead() < end && !token.stop_requested())
        if (!m_tree.update(std::min(kSideChunk, end - m_tree.eventsRead())))
            break;
    while (m_profile.end() < end && !token.stop_requested())
        if (!m_profile.read(kSideChunk))
            break;
    if (m_profile.maxDepth() == 0) {
        m_progress.emplace(m_trace, dimensions, 0, end);
        while (!token.stop_requested() && m_progress->read(end, kSideChunk)) {
        }
    }
    m_leaves = std::max(1.0, widthOf(m_tree.subtree(kRoot), false));
    TreeView view;
    view.leastWidth = m_leaves / kMostItems;
    TreeLayout layout(m_tree, view);
    while (!layout.advance(kSideChunk) && !token.stop_requested()) {
    }
    m_items = layout.takeItems();
    for (std::size_t i = 0; i < m_items.size(); ++i)
        if (!m_items[i].isSilhouette())
            m_itemOf[m_items[i].node] = i;
    findEndings(token);
}

void FilmSides::findEndings(const std::stop_token& token)
{
    m_ended.assign(m_items.size(), 0);
    NodeId here = kRoot;
    NodeId opened = kRoot;
    for (std::uint64_t i = 0; i < m_end; ++i) {
        if (i % kSideChunk == 0 && token.stop_requested())
            return;
        const Event event = m_trace->event(i);
        if (event.kind() == EventKind::Decide)
            here = ++opened;
        else if (event.kind() == EventKind::Visit)
            here = event.node();
        if (event.kind() != EventKind::Conflict && event.kind() != EventKind::Solution)
            continue;
        const auto found = m_itemOf.find(here);
        if (found != m_itemOf.end() && m_ended[found->second] == 0)
            m_ended[found->second] = i + 1;
    }
}

void FilmSides::addTree(Picture& sheet, const Area& area, const Cursor& cursor) const
{
    const double step = std::min(area.width / m_leaves, area.height / 4);
    const double level = std::min(area.height / (m_tree.maxDepth() + 1.0), area.height / 5);
    const double left = area.x + (area.width - m_leaves * step) / 2;
    const double dot = std::clamp(step * 0.35, area.width / 600, area.width / 40);
    const auto x = [&](const TreeItem& item) { return left + item.middle() * step; };
    const auto y = [&](const TreeItem& item) { return area.y + (item.level + 0.5) * level; };
    std::vector<bool> isOnPath(m_items.size());
    for (NodeId node = cursor.node();; node = m_trace->node(node).parent) {
        if (const auto found = m_itemOf.find(node); found != m_itemOf.end())
            isOnPath[found->second] = true;
        if (node == kRoot)
            break;
    }
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const TreeItem& item = m_items[i];
        if (item.parent < 0)
            continue;
        const TreeItem& parent = m_items[static_cast<std::size_t>(item.parent)];
        sheet.line(x(parent), y(parent), x(item), y(item), isOnPath[i] ? Ink::Text : Ink::Line,
                   isOnPath[i] ? dot * 0.8 : dot * 0.25);
    }
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const TreeItem& item = m_items[i];
        const bool isOpened = item.node < cursor.nodeCount();
        const bool hasEnded = isOpened && m_ended[i] <= cursor.position();
        const Ink ink = hasEnded ? inkOf(item.status) : isOpened ? Ink::Guess : Ink::Line;
        if (item.isSilhouette()) {
            const double width = std::max(dot, (item.right - item.left) * step);
            sheet
                .rect(x(item) - width / 2, y(item), width, std::max(dot, item.sum.height * level),
                      isOpened ? Ink::Muted : Ink::Line)
                .opacity = 0.5F;
        } else if (item.status == NodeStatus::Fail && hasEnded) {
            sheet.rect(x(item) - dot * 0.85, y(item) - dot * 0.85, dot * 1.7, dot * 1.7, ink);
        } else {
            sheet.ellipse(x(item), y(item), dot, dot, ink);
        }
    }
    if (const auto found = m_itemOf.find(cursor.node()); found != m_itemOf.end()) {
        const TreeItem& item = m_items[found->second];
        Shape& here = sheet.ellipse(x(item), y(item), dot * 2, dot * 2, Ink::None);
        here.stroke = Ink::Trying;
        here.strokeWidth = static_cast<float>(dot * 0.7);
    }
}

void FilmSides::addTimeline(Picture& sheet, const Area& area, std::uint64_t position) const
{
    constexpr std::size_t kMostBars = 300;
    const auto bars = m_profile.bars();
    const std::size_t each = std::max<std::size_t>(1, (bars.size() + kMostBars - 1) / kMostBars);
    const double all = std::max<double>(1, static_cast<double>(m_end));
    const double most = std::max<double>(1, m_profile.maxDepth());
    const auto x = [&](double event) { return area.x + area.width * event / all; };
    const double bottom = area.y + area.height * 0.85;
    sheet.rect(area.x, area.y, area.width, area.height, Ink::Cell);
    if (m_progress)
        addProgress(sheet, {area.x, area.y, area.width, bottom - area.y}, *m_progress);
    for (std::size_t i = 0; i < bars.size(); i += each) {
        Profile::Bar bar = bars[i];
        for (std::size_t j = i; j < std::min(bars.size(), i + each); ++j) {
            bar.maxDepth = std::max(bar.maxDepth, bars[j].maxDepth);
            bar.conflicts += j > i ? bars[j].conflicts : 0;
            bar.solutions += j > i ? bars[j].solutions : 0;
        }
        const double begin = x(static_cast<double>(i * m_profile.barWidth()));
        const double end = x(std::min(all, static_cast<double>((i + each) * m_profile.barWidth())));
        const double height = (bottom - area.y) * 0.9 * bar.maxDepth / most;
        sheet.rect(begin, bottom - height, end - begin, height, Ink::Guess).opacity = 0.45F;
        if (bar.conflicts > 0)
            sheet.rect(begin, bottom, end - begin, area.height * 0.15, Ink::Conflict);
        if (bar.solutions > 0)
            sheet.rect(begin, area.y, std::max(area.width / 300, end - begin), bottom - area.y,
                       Ink::Solved);
    }
    const double width = area.width / 200;
    sheet.rect(x(static_cast<double>(std::min(position, m_end))) - width / 2, area.y, width,
               area.height, Ink::Text);
}

} // namespace clew
