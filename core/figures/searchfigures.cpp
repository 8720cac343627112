#include "core/figures/searchfigures.h"

#include <algorithm>
#include <array>

#include "core/figures/caption.h"
#include "core/figures/heatfigure.h"
#include "core/figures/mergedlevels.h"
#include "core/figures/stoppedfigure.h"
#include "core/figures/timelinefigure.h"
#include "core/figures/treemarks.h"
#include "core/picture/compose.h"
#include "core/puzzle/seeing.h"
#include "core/text/counted.h"
#include "core/trace/cursor.h"
#include "core/trace/treelayout.h"

namespace clew {

namespace {

constexpr double kLeastItem = 0.05; // narrower subtrees are drawn as one

// One figure of one search.
class FigureMaker
{
public:
    FigureMaker(const FiguredSearch& search, const std::stop_token& token)
        : m_search(search), m_token(token),
          m_translate(search.translate ? search.translate
                                       : [](Phrase phrase) { return std::string(phrase.text); })
    {
    }

    Result<Picture> make(SearchFigure figure)
    {
        switch (figure) {
        case SearchFigure::Board:
            return board();
        case SearchFigure::Tree:
            return tree(false);
        case SearchFigure::Icicle:
            return tree(true);
        case SearchFigure::Timeline:
            return timeline();
        case SearchFigure::Heat:
            return heat();
        }
        return board();
    }

private:
    [[nodiscard]] std::string say(const Sentence& sentence) const
    {
        return sentence.text(m_translate);
    }

    // What the search was, with its counts; then what the figure adds.
    Result<Picture> finished(const Picture& inner, std::vector<std::string> more = {})
    {
        if (!m_search.hasCaption)
            return inner;
        const auto ofKinds = m_search.kinds ? m_search.kinds : kinds();
        if (!ofKinds)
            return stoppedFigure();
        const auto ofKind = [&](EventKind kind) {
            return counted(ofKinds->at(static_cast<std::size_t>(kind)));
        };
        std::string title = say(fullTitle(*m_search.puzzle, *m_search.problem));
        if (!m_search.strategy.empty())
            title += " · " + m_search.strategy;
        std::vector<std::string> lines{std::move(title)};
        if (m_search.merger.tree != nullptr)
            addMergedCounts(lines);
        else
            lines.push_back(say(
                {phrase("Figure", "Events: %1 · nodes: %2 · contradictions: %3 · solutions: %4"),
                 {counted(m_search.events - m_search.first), ofKind(EventKind::Decide),
                  ofKind(EventKind::Conflict), ofKind(EventKind::Solution)}}));
        if (m_search.first > 0)
            lines.push_back(say({phrase("Figure", "Events %1 to %2 of the search."),
                                 {counted(m_search.first + 1), counted(m_search.events)}}));
        if (!m_search.ending.empty())
            lines.push_back(say(m_search.ending));
        std::ranges::move(more, std::back_inserter(lines));
        return captioned(inner, lines, m_search.command);
    }

    // How many events are of each kind; none if the token asked to stop.
    [[nodiscard]] std::optional<EventCounts> kinds() const
    {
        EventCounts kinds{};
        for (std::uint64_t i = m_search.first; i < m_search.events; ++i) {
            if (i % kFigureChunk == 0 && m_token.stop_requested())
                return std::nullopt;
            ++kinds.at(static_cast<std::size_t>(m_search.trace->event(i).kind()));
        }
        return kinds;
    }

    // Of each search what it did, and of the tree what both did.
    void addMergedCounts(std::vector<std::string>& lines) const
    {
        const MergedTree& tree = *m_search.merger.tree;
        const auto& names = m_search.merger.strategies;
        for (std::size_t i = 0; m_search.merger.sides != nullptr && i < names.size(); ++i) {
            const ComparedSide& side = m_search.merger.sides->at(i);
            lines.push_back(
                say({phrase("Figure", "%1: nodes: %2 · contradictions: %3 · solutions: %4"),
                     {names.at(i), counted(side.nodes), counted(side.failures),
                      counted(side.solutions)}}));
        }
        lines.push_back(say({phrase("Figure", "Nodes in both trees, not counting the root: %1 · "
                                              "only by %2: %3 · only by %4: %5"),
                             {counted(tree.inBoth()), names[0], counted(tree.only(0)), names[1],
                              counted(tree.only(1))}}));
    }

    Result<Picture> board()
    {
        Cursor cursor(m_search.trace, m_search.puzzle->dimensions(*m_search.problem));
        Sentence reason;
        if (m_search.at > 0) {
            cursor.seek(m_search.at - 1);
            reason = explainSeen(*m_search.puzzle, *m_search.problem, cursor.state(),
                                 m_search.trace->event(m_search.at - 1));
        }
        cursor.seek(m_search.at);
        View view;
        view.state = &cursor.state();
        view.event = cursor.lastEvent();
        view.causes = reason.causes;
        view.effects = reason.effects;
        view.links = reason.links;
        const Picture inner = m_search.puzzle->picture(*m_search.problem, view);
        const double scale = std::min({1.0, kFigureWidth / inner.width(), 16 / inner.height()});
        Picture sheet(kFigureWidth, inner.height() * scale);
        addPicture(sheet, inner, (kFigureWidth - inner.width() * scale) / 2, 0, scale);
        std::vector<std::string> more{say({phrase("Figure", "Event %1, depth %2."),
                                           {counted(m_search.at), counted(cursor.depth())}})};
        if (!reason.empty())
            more.front() += " " + say(reason);
        return finished(sheet, std::move(more));
    }

    // ---- trees

    Result<Picture> tree(bool isIcicle)
    {
        const bool isMerged = m_search.merger.tree != nullptr;
        SearchTree tree(m_search.trace, !m_search.ending.empty());
        while (tree.eventsRead() < m_search.events) {
            if (m_token.stop_requested() ||
                !tree.update(std::min(kFigureChunk, m_search.events - tree.eventsRead())))
                return stoppedFigure();
        }
        const Subtree all = tree.subtree(kRoot);
        const double leaves = std::max(1.0, widthOf(all, false));
        const double step = std::min(isIcicle ? 2.5 : 1.6, (kFigureWidth - 0.4) / leaves);
        TreeView view;
        view.leastWidth = kLeastItem / step;
        TreeLayout layout(tree, view);
        while (!layout.advance(kFigureChunk))
            if (m_token.stop_requested())
                return stoppedFigure();
        const double levels = tree.maxDepth() + 1.0;
        const double level =
            std::clamp((isIcicle ? 9.0 : 11.0) / levels, 0.02, isIcicle ? 0.7 : 1.2);
        Picture sheet(kFigureWidth,
                      levels * level + (isIcicle ? 1.0 : 1.2) + (isMerged ? 2 * kLegendRow : 0.0));
        const Frame frame{(kFigureWidth - leaves * step) / 2, 0.3, step, level};
        const auto items = layout.items();
        if (isMerged && std::ranges::any_of(items, &TreeItem::isSilhouette))
            return merged(tree);
        std::size_t silhouettes = 0;
        if (isMerged)
            for (const TreeItem& item : items)
                addGround(sheet, frame, item);
        if (!isIcicle)
            for (const TreeItem& item : items)
                addEdge(sheet, frame, items, item);
        for (const TreeItem& item : items) {
            silhouettes += item.isSilhouette() ? 1 : 0;
            isIcicle ? addBlock(sheet, blockOf(frame, item), statusOf(item), isHatched(frame, item))
                     : addNode(sheet, frame, item);
        }
        if (!isIcicle)
            addNames(sheet, frame, items);
        const double legend = sheet.height() - 0.35 - (isMerged ? 2 * kLegendRow : 0.0);
        addTreeLegend(sheet, legend, isIcicle, frame, items);
        if (isMerged)
            addOpeners(sheet, legend + kLegendRow, 0.3F, m_search.merger.strategies, m_translate);
        std::vector<std::string> more;
        if (silhouettes > 0)
            more.push_back(say({phrase("Figure", "Subtrees too small to be seen are drawn as "
                                                 "blocks. Depth: %1 · leaves: %2"),
                                {counted(tree.maxDepth()), counted(all.leaves)}}));
        else
            more.push_back(say({phrase("Figure", "Depth: %1 · leaves: %2"),
                                {counted(tree.maxDepth()), counted(all.leaves)}}));
        return finished(sheet, std::move(more));
    }

    struct Frame
    {
        double left, top, step, level;

        [[nodiscard]] double x(double leaf) const { return left + leaf * step; }
        [[nodiscard]] double y(double depth) const { return top + depth * level; }
        [[nodiscard]] double dot() const { return std::clamp(step * 0.36, 0.02, 0.16); }
        /// Where leaves are too narrow to be drawn, the nodes above them are not.
        [[nodiscard]] double dotOf(const TreeItem& item) const
        {
            const double width = (item.right - item.left) * step;
            return step < kLeastItem ? std::clamp(width * 0.2, 0.02, 0.12) : dot();
        }
    };

    static NodeStatus statusOf(const TreeItem& item)
    {
        if (!item.isSilhouette())
            return item.status;
        if (item.sum.solutions > 0)
            return NodeStatus::Solved;
        return item.sum.failed() ? NodeStatus::Fail : NodeStatus::Open;
    }

    // Of a merged tree: what only one search opened has its ground, a block of nodes if all are
    // such.
    void addGround(Picture& sheet, const Frame& frame, const TreeItem& item) const
    {
        const NodeId end = item.node + (item.isSilhouette() ? item.sum.nodes : 1);
        for (std::size_t search = 0; search < 2; ++search) {
            if (m_search.merger.tree->onlyIn(search, item.node, end) < end - item.node)
                continue;
            const double left = frame.x(item.left);
            const double height = item.isSilhouette() ? item.sum.height + 1.0 : 1.0;
            addOpened(sheet, search, left, frame.y(item.level - 0.5), frame.x(item.right) - left,
                      height * frame.level)
                .opacity = 0.3F;
        }
    }

    static void addEdge(Picture& sheet, const Frame& frame, std::span<const TreeItem> items,
                        const TreeItem& item)
    {
        if (item.parent < 0)
            return;
        const TreeItem& parent = items[static_cast<std::size_t>(item.parent)];
        sheet.line(frame.x(parent.middle()), frame.y(parent.level), frame.x(item.middle()),
                   frame.y(item.level), Ink::Muted, std::clamp(frame.step / 6, 0.012, 0.03));
    }

    struct Block
    {
        double x, y, width, height;

        /// Where there is room for the hatching to be seen.
        [[nodiscard]] bool isRoomy() const { return width > 0.3 && height > 0.15; }
    };

    static void addNode(Picture& sheet, const Frame& frame, const TreeItem& item)
    {
        if (!item.isSilhouette()) {
            addMark(sheet, frame.x(item.middle()), frame.y(item.level), frame.dotOf(item),
                    item.status);
            return;
        }
        const double width = std::max(0.03, (item.right - item.left) * frame.step);
        addSilhouette(sheet,
                      {frame.x(item.middle()) - width / 2, frame.y(item.level), width,
                       std::max(0.05, item.sum.height * frame.level)},
                      statusOf(item));
    }

    // A subtree too small to be drawn node by node.
    static void addSilhouette(Picture& sheet, const Block& block, NodeStatus status)
    {
        sheet.rect(block.x, block.y, block.width, block.height, inkOf(status)).opacity = 0.55F;
    }

    static Block blockOf(const Frame& frame, const TreeItem& item)
    {
        const double width = (item.right - item.left) * frame.step;
        const double height = frame.level * (item.isSilhouette() ? item.sum.height + 1.0 : 1.0);
        return {frame.x(item.left), frame.y(item.level), width - std::min(0.03, width / 8),
                std::max(0.02, height - std::min(0.03, height / 8))};
    }

    static void addBlock(Picture& sheet, const Block& block, NodeStatus status, bool isHatched)
    {
        Shape& shape = sheet.rect(block.x, block.y, block.width, block.height, inkOf(status));
        shape.opacity = status == NodeStatus::Branch ? 0.55F : 1.0F;
        shape.hatched = isHatched;
        if (isHatched) {
            shape.stroke = Ink::Conflict;
            shape.strokeWidth = 0.02F;
        }
    }

    static bool isHatched(const Frame& frame, const TreeItem& item)
    {
        return statusOf(item) == NodeStatus::Fail && blockOf(frame, item).isRoomy();
    }

    // What was decided, beside nodes that all have room for it.
    void addNames(Picture& sheet, const Frame& frame, std::span<const TreeItem> items) const
    {
        constexpr double size = 0.26;
        if (frame.level < 0.7 || items.size() > 120)
            return;
        for (const TreeItem& item : items) {
            if (item.isSilhouette() || item.node == kRoot)
                continue;
            const Event event = m_search.trace->event(m_search.trace->node(item.node).event);
            const std::string name = say(m_search.puzzle->eventName(*m_search.problem, event));
            const double width = 1.1 * textWidth(name, size);
            const double room = (item.right - item.left) * frame.step;
            const double x = frame.x(item.middle());
            if (width <= room && x - width / 2 >= 0 && x + width / 2 <= sheet.width())
                addName(sheet, x, frame.y(item.level) + frame.dot() * 1.6 + 0.24, width, size,
                        name);
        }
    }

    // Clear of the lines behind it.
    static void addName(Picture& sheet, double x, double y, double width, double size,
                        const std::string& name)
    {
        sheet.rect(x - width / 2, y - size * 0.65, width, size * 1.3, Ink::Paper).opacity = 0.85F;
        sheet.text(x, y, size, name, Ink::Text);
    }

    /// How nodes of one status are drawn in a picture.
    struct Samples
    {
        bool hasMark = false;
        bool hasBlock = false;
        bool hasHatched = false; ///< blocks
    };

    static Samples samplesOf(NodeStatus status, bool isIcicle, const Frame& frame,
                             std::span<const TreeItem> items)
    {
        Samples samples;
        for (const TreeItem& item : items) {
            if (statusOf(item) != status)
                continue;
            if (isIcicle && isHatched(frame, item))
                samples.hasHatched = true;
            else if (isIcicle || item.isSilhouette())
                samples.hasBlock = true;
            else
                samples.hasMark = true;
        }
        return samples;
    }

    // Of what there is in the picture, in each way that it is drawn there.
    void addTreeLegend(Picture& sheet, double y, bool isIcicle, const Frame& frame,
                       std::span<const TreeItem> items) const
    {
        const std::array<std::pair<NodeStatus, Phrase>, 4> entries{{
            {NodeStatus::Branch, phrase("Figure", "continues")},
            {NodeStatus::Fail, phrase("Figure", "contradiction")},
            {NodeStatus::Solved, phrase("Figure", "solution")},
            {NodeStatus::Open, phrase("Figure", "not looked at further")},
        }};
        double x = 0.3;
        for (const auto& [status, name] : entries) {
            const Samples samples = samplesOf(status, isIcicle, frame, items);
            const double left = x;
            if (samples.hasMark) {
                addMark(sheet, x, y, 0.12, status);
                x += 0.4;
            }
            for (const bool hatched : {false, true}) {
                if (!(hatched ? samples.hasHatched : samples.hasBlock))
                    continue;
                const Block block{x - 0.15, y - 0.15, 0.4, 0.3};
                if (isIcicle)
                    addBlock(sheet, block, status, hatched);
                else
                    addSilhouette(sheet, block, status);
                x += 0.5;
            }
            if (x == left)
                continue; // nothing is drawn so
            const std::string text = m_translate(name);
            sheet.text(x, y, kCaptionText, text, Ink::Text).align = -1;
            x += 0.6 + 1.12 * textWidth(text, kCaptionText);
        }
    }

    // Without room for its nodes.
    Result<Picture> merged(const SearchTree& tree)
    {
        const auto levels = TreeLevels::of(
            tree, [this](NodeId node) { return openerOf(*m_search.merger.tree, node); }, m_token);
        if (!levels)
            return stoppedFigure();
        std::vector<std::string> more{
            say({phrase("Figure", "Depth: %1 · leaves: %2 · most nodes in a row: %3"),
                 {counted(tree.maxDepth()), counted(tree.subtree(kRoot).leaves),
                  counted(levels->most())}})};
        if (levels->levelsPerRow() > 1)
            more.push_back(say(
                {phrase("Figure", "Each row is %1 levels."), {counted(levels->levelsPerRow())}}));
        return finished(mergedLevels(*levels, m_search.merger.strategies, m_translate),
                        std::move(more));
    }

    // ---- timeline, heat

    Result<Picture> timeline()
    {
        return timelineFigure(m_search, m_translate, m_token)
            .and_then([this](DrawnFigure&& figure) {
                return finished(figure.picture, std::move(figure.said));
            });
    }

    Result<Picture> heat()
    {
        return heatFigure(m_search, m_translate, m_token).and_then([this](DrawnFigure&& figure) {
            return finished(figure.picture, std::move(figure.said));
        });
    }

    const FiguredSearch& m_search;
    std::stop_token m_token;
    Translator m_translate;
};

// Of a search that was not compared to its end, with what kept it from that.
Phrase cutName(StopReason reason)
{
    switch (reason) {
    case StopReason::NodeLimit:
        return phrase("Figure", "%1 (stopped at its limit of nodes)");
    case StopReason::TimeLimit:
        return phrase("Figure", "%1 (stopped at its limit of time)");
    case StopReason::MemoryLimit:
        return phrase("Figure", "%1 (stopped at its limit of memory)");
    default: // the bounds of what is compared
        return phrase("Figure", "%1 (cut)");
    }
}

} // namespace

std::array<std::string, 2> mergedNames(const Puzzle& puzzle,
                                       const std::array<ComparedSearch, 2>& searches,
                                       const Comparison& comparison, const Translator& translate)
{
    const auto say = [&](const Sentence& sentence) {
        return translate ? sentence.text(translate) : sentence.text();
    };
    std::array<std::string, 2> names;
    const bool isSame = searches[0].strategy == searches[1].strategy;
    for (std::size_t i = 0; i < 2; ++i) {
        names[i] = say({puzzle.info().strategies[searches[i].strategy].title});
        if (isSame)
            names[i] = say({phrase("Figure", "%1, seed %2"), {names[i], searches[i].options.seed}});
        if (comparison.sides[i].isCut)
            names[i] = say({cutName(comparison.sides[i].outcome.reason), {names[i]}});
    }
    return names;
}

Result<Picture> searchFigure(const FiguredSearch& search, SearchFigure figure,
                             const std::stop_token& token)
{
    if (search.events > search.trace->size() || search.at > search.events ||
        search.first > search.events)
        return fail({phrase("Figure", "the search has %1 events"), {search.trace->size()}});
    return FigureMaker(search, token).make(figure);
}

} // namespace clew
