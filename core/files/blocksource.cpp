#include "core/files/blocksource.h"

#include <algorithm>

namespace clew {

namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{32} << 20U; ///< besides the block in use

// A guess of which the check has nothing to say.
Event anyGuess(const EventCheck& check)
{
    constexpr Variable kVariables = 64;
    constexpr Value kValues = 1024;
    for (Variable variable = 0; variable < kVariables; ++variable)
        for (Value value = 0; value < kValues; ++value)
            if (const Event guess = Event::decide(variable, value); !check.faultOf(guess, 1))
                return guess;
    return Event::decide(0, 0);
}

} // namespace

BlockSource::BlockSource(InputFile file, TraceIndex index, const EventCheck& check,
                         std::shared_ptr<const void> kept)
    : m_file(std::move(file)), m_index(std::move(index)), m_keptForCheck(std::move(kept)),
      m_check(check)
{
}

const TraceBlockContent& BlockSource::block(std::size_t number) const
{
    const auto found = m_blocks.find(number);
    if (found != m_blocks.end()) {
        found->second.lastUse = ++m_uses;
        return found->second.content;
    }
    makeRoom();
    auto read = readTraceBlock(m_file, m_index, number, m_check);
    if (!read && !m_fault)
        m_fault = read.error();
    TraceBlockContent content = read ? *std::move(read) : unreadable(number);
    m_bytes += content.bytes();
    return m_blocks.emplace(number, Kept{std::move(content), ++m_uses}).first->second.content;
}

void BlockSource::makeRoom() const
{
    while (m_bytes > kMostBytes) {
        const auto oldest = std::ranges::min_element(
            m_blocks, {}, [](const auto& entry) { return entry.second.lastUse; });
        if (m_last == &oldest->second.content)
            m_last = nullptr;
        m_bytes -= oldest->second.content.bytes();
        m_blocks.erase(oldest);
    }
}

// As many events, nodes and solutions as the index says, which mean nothing and do no harm: who
// counts nodes, or follows the search from one to the next, comes to what the other blocks say.
TraceBlockContent BlockSource::unreadable(std::size_t number) const
{
    const TraceBlock& said = m_index.blocks()[number];
    const TraceIndex::Before& before = m_index.before(number);
    const bool isLast = number + 1 == m_index.blocks().size();
    const Event guess = anyGuess(m_check);
    std::uint32_t visits = said.events - said.decides - said.solutions;
    NodeId node = said.node;
    TraceBlockContent content;
    content.path.assign(1, kRoot);
    const auto at = [&] {
        return before.events + static_cast<std::uint32_t>(content.events.size());
    };
    const auto visit = [&](NodeId target) {
        content.events.push_back(Event::visit(target));
        node = target;
        --visits;
    };
    for (std::uint32_t i = 0; i < said.decides; ++i) {
        if (visits > 1)
            visit(kRoot);
        content.nodes.push_back({node, at()});
        content.events.push_back(guess);
        node = before.nodes + i;
    }
    for (std::uint32_t i = 0; i < said.solutions; ++i) {
        content.solutions.push_back(at());
        content.events.push_back(Event::solution());
    }
    while (visits > 0)
        visit(visits == 1 && !isLast ? m_index.blocks()[number + 1].node : kRoot);
    return content;
}

Event BlockSource::event(std::uint64_t index) const
{
    const std::scoped_lock lock(m_mutex);
    if (m_last == nullptr || index - m_lastBegin >= m_last->events.size()) {
        const std::size_t number = m_index.ofEvent(index);
        m_last = &block(number);
        m_lastBegin = m_index.before(number).events;
    }
    return m_last->events[index - m_lastBegin];
}

TraceNode BlockSource::node(NodeId id) const
{
    if (id == kRoot)
        return {kRoot, 0};
    const std::scoped_lock lock(m_mutex);
    const std::size_t number = m_index.ofNode(id);
    return block(number).nodes[id - m_index.before(number).nodes];
}

std::uint64_t BlockSource::solutionEvent(std::uint64_t n) const
{
    const std::scoped_lock lock(m_mutex);
    const std::size_t number = m_index.ofSolution(n);
    return block(number).solutions[n - m_index.before(number).solutions];
}

std::uint64_t BlockSource::solutionsBefore(std::uint64_t events) const
{
    if (events >= totals().events)
        return totals().solutions;
    const std::size_t number = m_index.ofEvent(events);
    const std::uint64_t before = m_index.before(number).solutions;
    if (m_index.blocks()[number].solutions == 0)
        return before;
    const std::scoped_lock lock(m_mutex);
    const auto& solutions = block(number).solutions;
    return before + static_cast<std::uint64_t>(std::ranges::lower_bound(solutions, events) -
                                               solutions.begin());
}

// At the end there is no block that begins there: the last one is gone through.
std::optional<TraceKeyframe> BlockSource::keyframe(std::uint64_t events) const
{
    if (totals().events == 0)
        return std::nullopt;
    const std::size_t number = m_index.ofEvent(std::min(events, totals().events - 1));
    const TraceIndex::Before& before = m_index.before(number);
    const TraceBlock& block = m_index.blocks()[number];
    return TraceKeyframe{before.events, number, block.live, block.node, before.nodes};
}

std::vector<Event> BlockSource::liveEvents(const TraceKeyframe& keyframe) const
{
    const std::scoped_lock lock(m_mutex);
    return block(keyframe.live).live;
}

std::vector<NodeId> BlockSource::path(const TraceKeyframe& keyframe) const
{
    const std::scoped_lock lock(m_mutex);
    return block(keyframe.live).path;
}

std::optional<TraceStretch> BlockSource::stretch(std::uint64_t index) const
{
    const std::size_t number = m_index.ofEvent(index);
    const TraceBlock& block = m_index.blocks()[number];
    const std::uint64_t first = m_index.before(number).events;
    return TraceStretch{first,         first + block.events, block.depth,
                        block.deepest, block.conflicts,      block.solutions};
}

std::uint64_t BlockSource::memoryBytes() const
{
    const std::scoped_lock lock(m_mutex);
    return m_bytes;
}

std::optional<Error> BlockSource::fault() const
{
    const std::scoped_lock lock(m_mutex);
    return m_fault;
}

} // namespace clew
