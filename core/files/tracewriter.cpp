#include "core/files/tracewriter.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>

namespace clew {

namespace {

// How long a follower lets a trace grow before it looks again, and how much of a file may wait for
// the disk: both are what is left to do at the end.
constexpr std::chrono::milliseconds kPause{10};
constexpr std::uint64_t kMostUnsynced = std::uint64_t{8} << 20U;

} // namespace

TraceWriter::TraceWriter(OutputFile file, std::uint32_t blockEvents)
    : m_file(std::move(file)), m_blockEvents(blockEvents)
{
    assert(blockEvents >= kLeastBlockEvents && blockEvents <= kMostBlockEvents);
}

Result<TraceWriter> TraceWriter::create(const std::filesystem::path& path,
                                        const TraceHeader& header, std::uint32_t blockEvents)
{
    auto file = OutputFile::create(path);
    if (!file)
        return tl::make_unexpected(file.error());
    TraceWriter writer(*std::move(file), blockEvents);
    if (auto begun = writer.begin(header); !begun)
        return tl::make_unexpected(begun.error());
    return writer;
}

Result<void> TraceWriter::begin(const TraceHeader& header)
{
    const std::string json = searchAsJson(header);
    for (const auto& [size, most] : {std::pair(json.size(), kMaxTraceJson),
                                     std::pair(header.problem.size(), kMaxTraceProblem)})
        if (size > most)
            return fail(
                {phrase("TraceFile", "a trace file has no room for a text of %1 bytes; %2 are the "
                                     "most"),
                 {size, most}});
    const auto jsonSize = static_cast<std::uint32_t>(json.size());
    const auto problemSize = static_cast<std::uint32_t>(header.problem.size());
    beginBlock();
    return m_file.write(kTraceMagic)
        .and_then([&] { return m_file.write(bytesOfNumber(kTraceVersion)); })
        .and_then([&] {
            m_written = kTraceFramesBegin;
            return writeFrame(
                {bytesOfNumber(jsonSize), json, bytesOfNumber(problemSize), header.problem});
        })
        .map([&](std::uint64_t) { m_blocksBegin = m_written; });
}

Result<std::uint64_t> TraceWriter::writeFrame(std::initializer_list<std::string_view> parts)
{
    return m_frames.compress(parts).and_then([&](std::string_view frame) {
        return takeBack()
            .and_then([&] { return m_file.write(frame); })
            .and_then([&]() -> Result<void> {
                m_written += frame.size();
                if (m_written - m_synced < kMostUnsynced)
                    return {};
                m_synced = m_written;
                return m_file.sync();
            })
            .map([&] { return std::uint64_t{frame.size()}; });
    });
}

Result<void> TraceWriter::add(const Trace& trace, std::uint64_t end)
{
    while (m_eventCount < end) {
        const Event event = trace.event(m_eventCount++);
        m_livePath.apply(event, m_nodeCount, trace);
        m_nodeCount += event.kind() == EventKind::Decide ? 1U : 0U;
        m_events.push_back(event);
        m_block.count(event);
        m_block.deepest = std::max(m_block.deepest, m_livePath.depth());
        // After long paths blocks are longer, to have no more of the path than of events.
        const bool isFull =
            m_events.size() >= m_blockEvents &&
            (m_events.size() >= m_live.size() || m_events.size() == kMostBlockEvents);
        if (isFull)
            if (auto written = writeBlock(); !written)
                return written;
    }
    return {};
}

void TraceWriter::beginBlock()
{
    const auto live = m_livePath.live();
    m_live.assign(live.begin(), live.end());
    m_path.clear();
    for (const LivePath::Entry& entry : m_livePath.path().subspan(1))
        m_path.push_back(entry.node);
    m_events.clear();
    m_block = {};
    m_block.live = static_cast<std::uint32_t>(m_live.size());
    m_block.depth = m_livePath.depth();
    m_block.node = m_livePath.node();
    m_block.deepest = m_block.depth;
}

Result<void> TraceWriter::writeBlock()
{
    const auto size = writeEvents();
    if (!size)
        return tl::make_unexpected(size.error());
    m_block.size = static_cast<std::uint32_t>(*size);
    m_blocks.push_back(m_block);
    beginBlock();
    return {};
}

Result<std::uint64_t> TraceWriter::writeEvents()
{
    return writeFrame({bytesOfValues(std::span<const Event>(m_live)),
                       bytesOfValues(std::span<const NodeId>(m_path)),
                       bytesOfValues(std::span<const Event>(m_events))});
}

// A block that is not full is written again with what comes.
Result<void> TraceWriter::takeBack()
{
    if (m_left == 0)
        return {};
    m_left = 0;
    return m_file.cut(m_written);
}

Result<void> TraceWriter::keepPart()
{
    if (m_part == Part::Impossible || m_inPart == m_eventCount)
        return {};
    if (m_part == Part::NotYet) {
        if (auto marked = m_file.overwrite(0, kTracePartMagic); !marked)
            return marked;
        m_part = m_file.showPart(kTracePartMagic) ? Part::Shown : Part::Impossible;
        if (m_part == Part::Impossible)
            return m_file.overwrite(0, kTraceMagic);
    }
    m_inPart = m_eventCount;
    if (m_events.empty())
        return {};
    const auto size = writeEvents();
    if (!size)
        return tl::make_unexpected(size.error());
    m_written -= *size;
    m_left = *size;
    return {};
}

void TraceWriter::leavePart()
{
    if (m_part == Part::Shown)
        m_file.keepPart();
}

Result<void> TraceWriter::finish(const Outcome& outcome)
{
    if (!m_events.empty())
        if (auto written = writeBlock(); !written)
            return written;
    TraceHeader header;
    header.outcome = outcome;
    header.events = m_eventCount;
    const std::string json = outcomeAsJson(header);
    const auto jsonSize = static_cast<std::uint32_t>(json.size());
    const std::uint64_t count = m_blocks.size();
    const std::uint64_t indexBegin = m_written;
    return writeFrame({bytesOfNumber(jsonSize), json, bytesOfNumber(count),
                       bytesOfValues(std::span<const TraceBlock>(m_blocks))})
        .and_then([&](std::uint64_t) { return m_file.write(bytesOfNumber(m_blocksBegin)); })
        .and_then([&] { return m_file.write(bytesOfNumber(indexBegin)); })
        .and_then([&] { return m_file.write(kTraceEndMark); })
        .and_then([&]() -> Result<void> {
            if (m_part != Part::Shown)
                return {};
            return m_file.sync().and_then([&] { return m_file.overwrite(0, kTraceMagic); });
        })
        .and_then([&] { return m_file.commit(); });
}

TraceFollower::TraceFollower(std::filesystem::path path, TraceHeader header,
                             std::shared_ptr<const Trace> trace, std::uint32_t blockEvents,
                             std::chrono::milliseconds betweenParts)
    : m_path(std::move(path)), m_header(std::move(header)), m_trace(std::move(trace)),
      m_blockEvents(blockEvents), m_betweenParts(betweenParts)
{
    if (!OutputFile::replaces(m_path))
        return;
    try {
        m_thread = std::jthread([this](const std::stop_token& token) { follow(token); });
    } catch (const std::system_error&) { // no more threads are to be had: all of it at the end
    }
}

void TraceFollower::follow(const std::stop_token& token)
{
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    try {
        while (m_added) {
            stopped.wait_for(lock, token, kPause, [] { return false; });
            if (token.stop_requested())
                return;
            m_added = addPublished();
            const auto now = std::chrono::steady_clock::now();
            if (m_added && now - m_parted >= m_betweenParts) {
                m_added = m_writer->keepPart();
                m_parted = now;
            }
        }
    } catch (...) {
        m_thrown = std::current_exception();
    }
}

Result<void> TraceFollower::addPublished()
{
    if (!m_writer) {
        auto writer = TraceWriter::create(m_path, m_header, m_blockEvents);
        if (!writer)
            return tl::make_unexpected(writer.error());
        m_writer.emplace(*std::move(writer));
    }
    const std::uint64_t end = m_trace->size();
    return m_writer->add(*m_trace, end).map([&] { m_taken = end; });
}

Result<void> TraceFollower::finish(const Outcome& outcome)
{
    if (m_thread.joinable()) {
        m_thread.request_stop();
        m_thread.join();
    }
    try {
        if (m_thrown)
            std::rethrow_exception(m_thrown);
        if (m_added)
            m_added = addPublished();
        if (m_added)
            m_added = m_writer->finish(outcome);
    } catch (...) {
        leavePart();
        throw;
    }
    if (!m_added)
        leavePart();
    return m_added;
}

// Where the disk is full, say, what was recorded before is better than nothing.
void TraceFollower::leavePart()
{
    if (m_writer)
        m_writer->leavePart();
}

Result<void> writeTrace(const std::filesystem::path& path, const TraceHeader& header,
                        const Trace& trace, std::uint32_t blockEvents)
{
    auto writer = TraceWriter::create(path, header, blockEvents);
    if (!writer)
        return tl::make_unexpected(writer.error());
    if (auto added = writer->add(trace, trace.size()); !added)
        return added;
    if (const auto fault = trace.fault()) // of a file it is read from
        return tl::make_unexpected(*fault);
    return writer->finish(header.outcome);
}

} // namespace clew
