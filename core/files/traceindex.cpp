#include "core/files/traceindex.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <functional>
#include <limits>
#include <optional>

#include "core/files/zstdframe.h"
#include "core/storage/systemerror.h"
#include "core/text/counted.h"

namespace clew {

namespace {

/// What a file ends with.
struct Trailer
{
    std::uint64_t blocksBegin;
    std::uint64_t indexBegin;
    std::array<char, 8> endMark;
};
static_assert(sizeof(Trailer) == 24);

constexpr std::uint64_t kMaxEvents = std::numeric_limits<std::uint32_t>::max();

/// What a byte of a frame can stand for at most: its blocks of 128 KiB take four of them at least.
constexpr std::uint64_t kMostPerByte = std::uint64_t{1} << 15U;

struct Span
{
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

// Where the blocks and where the index are in the file, whose index ends with `end`.
struct Layout
{
    Span blocks;
    Span index;
};

Result<Layout> readLayout(const InputFile& file)
{
    const auto size = file.size();
    if (!size)
        return fail(phrase("TraceFile", "a trace is read from its end: save it to a file first"));
    Trailer trailer{};
    if (*size < kTraceFramesBegin + sizeof trailer)
        return fail(phrase("TraceFile", "the trace file ends too early: it was cut short"));
    const std::uint64_t end = *size - sizeof trailer;
    const auto done = file.readAt(end, {reinterpret_cast<char*>(&trailer), sizeof trailer});
    if (!done)
        return fail(
            {phrase("TraceFile", "cannot read the trace file: %1"), {systemMessage(errno)}});
    if (*done < sizeof trailer ||
        std::string_view(trailer.endMark.data(), trailer.endMark.size()) != kTraceEndMark)
        return fail(phrase("TraceFile",
                           "the trace file does not end with its end mark: it was cut short, or "
                           "has further bytes after its end"));
    if (trailer.blocksBegin < kTraceFramesBegin || trailer.indexBegin < trailer.blocksBegin ||
        trailer.indexBegin > end)
        return fail(phrase("TraceFile",
                           "the trace file does not say where its index is: the file is damaged"));
    return Layout{{trailer.blocksBegin, trailer.indexBegin}, {trailer.indexBegin, end}};
}

tl::unexpected<Error> indexIsWrong(std::uint64_t block)
{
    return fail({phrase("TraceFile", "the trace file's index is wrong at block %1: the file is "
                                     "damaged"),
                 {block}});
}

// The last of the blocks, which is not empty, with no more than `n` of something before it.
std::size_t lastBefore(const std::vector<TraceIndex::Before>& before, std::uint64_t n,
                       std::uint32_t TraceIndex::Before::*member)
{
    const auto after = std::ranges::upper_bound(
        before, n, {}, [&](const auto& place) { return std::uint64_t{place.*member}; });
    return static_cast<std::size_t>(after - before.begin()) - 1;
}

} // namespace

void TraceBlock::count(Event event)
{
    ++events;
    switch (event.kind()) {
    case EventKind::Decide:
        ++decides;
        break;
    case EventKind::Assign:
        ++assigns;
        break;
    case EventKind::Remove:
        ++removes;
        break;
    case EventKind::Conflict:
        ++conflicts;
        break;
    case EventKind::Solution:
        ++solutions;
        break;
    case EventKind::Visit:
        break;
    }
}

// ---- the index

Result<TraceIndex> TraceIndex::read(const InputFile& file, TraceHeader& header)
{
    const auto layout = readLayout(file);
    if (!layout)
        return tl::make_unexpected(layout.error());
    TraceIndex index;
    index.m_blocksBegin = layout->blocks.begin;
    FrameReader frame(file, layout->index.begin, layout->index.end - layout->index.begin);
    const auto json = frame.readText(kMaxTraceJson);
    if (!json)
        return tl::make_unexpected(json.error());
    if (auto read = readOutcome(*json, header); !read)
        return tl::make_unexpected(read.error());
    std::uint64_t count = 0;
    if (auto read = frame.read(&count, sizeof count); !read)
        return tl::make_unexpected(read.error());
    for (std::uint64_t i = 0; i < count; ++i) { // as far as they are there and make sense
        TraceBlock block;
        if (auto read = frame.read(&block, sizeof block); !read)
            return tl::make_unexpected(read.error());
        if (auto added = index.add(block, layout->blocks.end); !added)
            return tl::make_unexpected(added.error());
    }
    if (auto read = frame.readEnd(); !read)
        return tl::make_unexpected(read.error());
    const std::uint64_t end = count == 0
                                  ? index.m_blocksBegin
                                  : index.m_before.back().offset + index.m_blocks.back().size;
    if (end != layout->blocks.end || index.m_totals.events != header.events)
        return indexIsWrong(count);
    return index;
}

// What a block can be, seen with those before it; their last one now turns out not to be the last.
Result<void> TraceIndex::add(const TraceBlock& block, std::uint64_t end)
{
    const bool isFirst = m_blocks.empty();
    const Before before{isFirst ? m_blocksBegin : m_before.back().offset + m_blocks.back().size,
                        static_cast<std::uint32_t>(m_totals.events),
                        static_cast<std::uint32_t>(m_totals.nodes),
                        static_cast<std::uint32_t>(m_totals.solutions)};
    const std::uint64_t kinds = std::uint64_t{block.decides} + block.assigns + block.removes +
                                block.conflicts + block.solutions;
    const std::uint64_t bytes = (std::uint64_t{block.live} + block.events) * sizeof(Event) +
                                std::uint64_t{block.depth} * sizeof(NodeId);
    const bool isPossible =
        bytes <= (std::uint64_t{block.size} + sizeof(std::uint32_t)) * kMostPerByte &&
        block.size > 0 && block.size <= end - before.offset && block.events > 0 &&
        block.events <= kMostBlockEvents && m_totals.events + block.events <= kMaxEvents &&
        kinds <= block.events && block.live <= kMostBlockLive && block.live <= m_totals.events &&
        block.depth <= block.live && block.depth <= block.node &&
        (block.depth == 0) == (block.node == kRoot) && block.node < m_totals.nodes &&
        block.deepest >= block.depth;
    const bool continues = isFirst ? block.live == 0 : m_blocks.back().events >= kLeastBlockEvents;
    if (!isPossible || !continues)
        return indexIsWrong(m_blocks.size());
    m_blocks.push_back(block);
    m_before.push_back(before);
    m_totals.events += block.events;
    m_totals.nodes += block.decides;
    m_totals.solutions += block.solutions;
    return {};
}

TraceFigures TraceIndex::figures() const
{
    TraceFigures sum;
    for (const TraceBlock& block : m_blocks) {
        const std::array<std::uint32_t, 6> kinds{block.decides,   block.assigns,  block.removes,
                                                 block.conflicts, block.visits(), block.solutions};
        for (std::size_t kind = 0; kind < kinds.size(); ++kind)
            sum.kinds[kind] += kinds[kind];
        sum.depth = std::max(sum.depth, block.deepest);
    }
    return sum;
}

std::size_t TraceIndex::ofEvent(std::uint64_t index) const
{
    return lastBefore(m_before, index, &Before::events);
}

std::size_t TraceIndex::ofNode(NodeId id) const
{
    return lastBefore(m_before, id, &Before::nodes);
}

std::size_t TraceIndex::ofSolution(std::uint64_t n) const
{
    return lastBefore(m_before, n, &Before::solutions);
}

// ---- a block

namespace {

// Steps up and down the tree at the jumps of one block. Beyond that many its depths are no longer
// compared with the index: a small forged file could make them take any time.
constexpr std::uint64_t kMostSteps = std::uint64_t{1} << 26U;

/// Follows the search through a block, and checks every step.
class BlockWalk
{
public:
    BlockWalk(const TraceIndex& index, std::size_t number, TraceBlockContent& content)
        : m_index(index), m_number(number), m_content(content), m_first(index.before(number).nodes),
          m_node(content.path.back()), m_path(content.path)
    {
        m_seen.deepest = depth();
    }

    [[nodiscard]] std::uint64_t nodeCount() const { return m_first + m_content.nodes.size(); }

    /// Of an event that has passed the check.
    void apply(Event event)
    {
        const auto at = m_index.before(m_number).events + m_seen.events;
        m_seen.count(event);
        if (event.kind() == EventKind::Decide) {
            const auto opened = static_cast<NodeId>(nodeCount());
            m_content.nodes.push_back({m_node, at});
            m_node = opened;
            m_path.push_back(opened);
            m_seen.deepest = std::max(m_seen.deepest, depth());
        } else if (event.kind() == EventKind::Visit) {
            m_node = event.node();
            visit(m_node);
            m_seen.deepest = std::max(m_seen.deepest, depth());
        } else if (event.kind() == EventKind::Solution) {
            m_content.solutions.push_back(at);
        }
    }

    /// Whether the index says what was seen. How deep a search is that jumps to where no block but
    /// an earlier one knows the path is not.
    [[nodiscard]] bool isAsIndexed() const
    {
        const TraceBlock& said = m_index.blocks()[m_number];
        TraceBlock seen = m_seen;
        seen.size = said.size;
        seen.live = said.live;
        seen.depth = said.depth;
        seen.node = said.node;
        if (!m_knowsPath)
            seen.deepest = said.deepest;
        if (seen != said)
            return false;
        if (m_number + 1 == m_index.blocks().size())
            return true;
        const TraceBlock& next = m_index.blocks()[m_number + 1];
        return next.node == m_node && (!m_knowsPath || next.depth == depth());
    }

private:
    [[nodiscard]] std::uint32_t depth() const
    {
        return static_cast<std::uint32_t>(m_path.size()) - 1;
    }

    // Up to where the ways to the two nodes part, and down again; ids grow along a path.
    void visit(NodeId target)
    {
        if (!m_knowsPath)
            return;
        std::vector<NodeId> missing;
        for (NodeId at = target;; at = m_content.nodes[at - m_first].parent) {
            for (; m_path.back() > at; ++m_steps)
                m_path.pop_back();
            if (m_path.back() == at)
                break;
            if (at < m_first) {
                m_knowsPath = false;
                return;
            }
            missing.push_back(at);
        }
        m_path.insert(m_path.end(), missing.rbegin(), missing.rend());
        m_steps += missing.size();
        m_knowsPath = m_steps <= kMostSteps;
    }

    const TraceIndex& m_index;
    std::size_t m_number;
    TraceBlockContent& m_content;
    NodeId m_first; ///< that the block opens
    NodeId m_node;
    std::vector<NodeId> m_path;
    bool m_knowsPath = true;
    std::uint64_t m_steps = 0; ///< up and down the tree
    TraceBlock m_seen;
};

tl::unexpected<Error> blockIsWrong(const TraceIndex& index, std::size_t block)
{
    const std::uint64_t first = index.before(block).events;
    return fail({phrase("TraceFile", "events %1 to %2 are not what the trace file's index says: "
                                     "the file is damaged"),
                 {first, first + index.blocks()[block].events}});
}

// Whether the search can have stood there before the block.
bool isPossibleStart(const TraceBlockContent& content, const TraceIndex& index, std::size_t block,
                     const EventCheck& check)
{
    const std::uint64_t nodes = index.before(block).nodes;
    const auto isWrong = [&](Event event) {
        return !event.changesState() || check.faultOf(event, nodes);
    };
    const auto isDecide = [](Event event) { return event.kind() == EventKind::Decide; };
    const auto decides = std::ranges::count_if(content.live, isDecide);
    return std::ranges::none_of(content.live, isWrong) &&
           std::ranges::adjacent_find(content.path, std::ranges::greater_equal()) ==
               content.path.end() &&
           content.path.back() == index.blocks()[block].node &&
           static_cast<std::size_t>(decides) + 1 == content.path.size();
}

} // namespace

std::uint64_t TraceBlockContent::bytes() const
{
    return (live.capacity() + events.capacity()) * sizeof(Event) +
           path.capacity() * sizeof(NodeId) + nodes.capacity() * sizeof(TraceNode) +
           solutions.capacity() * sizeof(std::uint32_t);
}

Result<TraceBlockContent> readTraceBlock(const InputFile& file, const TraceIndex& index,
                                         std::size_t block, const EventCheck& check)
{
    const TraceBlock& said = index.blocks()[block];
    const TraceIndex::Before& before = index.before(block);
    const auto fromBlock = [&](const Error& error) {
        return Error{{phrase("TraceFile", "between events %1 and %2: %3"),
                      {before.events, std::uint64_t{before.events} + said.events, error.sentence}}};
    };
    TraceBlockContent content;
    FrameReader frame(file, before.offset, said.size);
    const auto read = frame.readValues<Event>(said.live)
                          .and_then([&](std::vector<Event> live) {
                              content.live = std::move(live);
                              return frame.readValues<NodeId>(said.depth);
                          })
                          .and_then([&](const std::vector<NodeId>& path) {
                              content.path.assign(1, kRoot);
                              content.path.insert(content.path.end(), path.begin(), path.end());
                              return frame.readValues<Event>(said.events);
                          })
                          .and_then([&](std::vector<Event> events) {
                              content.events = std::move(events);
                              return frame.readEnd();
                          });
    if (!read)
        return tl::make_unexpected(fromBlock(read.error()));
    if (!isPossibleStart(content, index, block, check))
        return blockIsWrong(index, block);
    content.nodes.reserve(said.decides);
    content.solutions.reserve(said.solutions);
    BlockWalk walk(index, block, content);
    for (std::size_t i = 0; i < content.events.size(); ++i) {
        if (const auto fault = check.faultOf(content.events[i], walk.nodeCount()))
            return fail(
                {phrase("TraceFile",
                        "event %1: %2; the trace file is damaged, or belongs to another problem"),
                 {counted(before.events + i), *fault}});
        walk.apply(content.events[i]);
    }
    if (!walk.isAsIndexed())
        return blockIsWrong(index, block);
    return content;
}

} // namespace clew
