#include "core/files/tracefile.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <string_view>
#include <utility>

#include "core/files/blocksource.h"
#include "core/files/zstdframe.h"
#include "core/text/counted.h"
#include "core/trace/recorder.h"

namespace clew {

namespace {

constexpr std::uint32_t kOldVersion = 1;

// Between looks at whether reading was cancelled: about ten milliseconds.
constexpr std::uint64_t kWorkPerPoll = std::uint64_t{1} << 20U;

// What stands at the beginning as it is; false: there is less.
bool readPlain(InputFile& file, std::span<char> buffer)
{
    while (!buffer.empty()) {
        const auto done = file.read(buffer);
        if (!done || *done == 0)
            return false;
        buffer = buffer.subspan(*done);
    }
    return true;
}

// The two texts that every version begins with; in the first one the old one has the outcome, too.
Result<void> readTexts(FrameReader& frame, TraceHeader& header, std::uint32_t version)
{
    const auto json = frame.readText(kMaxTraceJson);
    if (!json)
        return tl::make_unexpected(json.error());
    if (auto read = readSearch(*json, header); !read)
        return read;
    if (version == kOldVersion)
        if (auto read = readOutcome(*json, header); !read)
            return read;
    return frame.readText(kMaxTraceProblem).map([&](std::string problem) {
        header.problem = std::move(problem);
    });
}

} // namespace

TraceReader::TraceReader(InputFile file) : m_file(std::make_unique<InputFile>(std::move(file))) {}
TraceReader::TraceReader(TraceReader&&) noexcept = default;
TraceReader& TraceReader::operator=(TraceReader&&) noexcept = default;
TraceReader::~TraceReader() = default;

const TraceHeader& TraceReader::header() const
{
    return m_header;
}

const TraceIndex* TraceReader::index() const
{
    return m_index ? &*m_index : nullptr;
}

Result<TraceReader> TraceReader::open(const std::filesystem::path& path)
{
    auto file = InputFile::open(path);
    if (!file)
        return tl::make_unexpected(file.error());
    std::array<char, kTraceMagic.size()> magic{};
    const bool isRead = readPlain(*file, magic);
    const std::string_view begin(magic.data(), magic.size());
    if (isRead && begin.starts_with('{'))
        return fail(phrase("TraceFile", "this is not a trace file; if it is a stream of events, "
                                        "clew watch FILE --trace TRACE makes it one"));
    if (!isRead || (begin != kTraceMagic && begin != kTracePartMagic))
        return fail(
            phrase("TraceFile", "this is not a trace file: it does not begin with \"clewtrac\""));
    std::uint32_t version = 0;
    if (!readPlain(*file, {reinterpret_cast<char*>(&version), sizeof version}))
        return fail(phrase("TraceFile", "the trace file ends too early: it was cut short"));
    TraceReader reader(*std::move(file));
    reader.m_isPart = begin == kTracePartMagic;
    if (auto read = reader.readHead(version); !read)
        return tl::make_unexpected(read.error());
    return reader;
}

Result<void> TraceReader::readHead(std::uint32_t version)
{
    if (version == kOldVersion) {
        m_stream = std::make_unique<FrameReader>(
            [file = m_file.get()](std::span<char> buffer) { return file->read(buffer); });
        return readTexts(*m_stream, m_header, version);
    }
    if (version != kTraceVersion)
        return fail(
            {phrase("TraceFile", "the trace file has version %1; this program reads version %2"),
             {version, kTraceVersion}});
    if (m_isPart)
        return readPartHead();
    auto index = TraceIndex::read(*m_file, m_header);
    if (!index)
        return tl::make_unexpected(index.error());
    m_index = *std::move(index);
    FrameReader head(*m_file, kTraceFramesBegin, m_index->blocksBegin() - kTraceFramesBegin);
    return readTexts(head, m_header, version).and_then([&] { return head.readEnd(); });
}

Result<void> TraceReader::readPartHead()
{
    const auto size = m_file->size();
    if (!size)
        return fail(phrase("TraceFile", "a trace is read from its end: save it to a file first"));
    FrameReader head(*m_file, kTraceFramesBegin, *size - kTraceFramesBegin);
    return readTexts(head, m_header, kTraceVersion)
        .and_then([&] { return head.readRest(0); })
        .map([&](const std::string&) {
            m_partBegin = kTraceFramesBegin + head.used();
            m_header.outcome = {Ending::Stopped, StopReason::Cancelled, {}};
        });
}

// ---- all events

// The trace that the events are read into, and what is reported of it.
class TraceReader::Loading
{
public:
    Loading(const TraceHeader& header, const TraceLimits& limits, const std::stop_token& token)
        : m_header(header), m_trace(std::make_shared<Trace>(limits)), m_control({}, token),
          m_recorder(*m_trace, m_control)
    {
    }

    [[nodiscard]] const LivePath& livePath() const { return m_recorder.livePath(); }
    [[nodiscard]] std::uint32_t deepest() const { return m_deepest; }
    void beginBlock() { m_deepest = livePath().depth(); }

    /// Of events that have passed the check.
    Result<void> add(Event event)
    {
        m_recorder.write(event);
        m_deepest = std::max(m_deepest, livePath().depth());
        // A jump copies a path.
        m_work += event.kind() == EventKind::Visit ? livePath().live().size() : 1;
        if (m_work < kWorkPerPoll)
            return {};
        m_work = 0;
        static_cast<void>(m_control.poll());
        return checkGoingOn();
    }
    Result<void> checkGoingOn()
    {
        if (!m_control.stopped())
            return {};
        if (m_control.finish().reason == StopReason::Cancelled)
            return fail(phrase("TraceFile", "reading the trace file was cancelled"));
        return fail({phrase("TraceFile",
                            "the trace file holds more than is allowed: there is room for %1 of "
                            "its %2 events"),
                     {m_trace->size(), m_header.events}});
    }
    [[nodiscard]] std::shared_ptr<const Trace> trace() const { return m_trace; }

private:
    const TraceHeader& m_header;
    std::shared_ptr<Trace> m_trace;
    Control m_control;
    Recorder m_recorder;
    std::uint32_t m_deepest = 0;
    std::uint64_t m_work = 0; // since the last poll, in events that may have been touched
};

namespace {

Result<void> readStream(FrameReader& stream, const TraceHeader& header, const EventCheck& check,
                        auto& loading)
{
    std::array<Event, 8192> buffer;
    std::uint64_t nodeCount = 1;
    for (std::uint64_t first = 0; first < header.events; first += buffer.size()) {
        const std::size_t size = std::min<std::uint64_t>(buffer.size(), header.events - first);
        if (auto read = stream.read(buffer.data(), size * sizeof(Event)); !read)
            return fail({phrase("TraceFile", "between events %1 and %2: %3"),
                         {first, first + size, read.error().sentence}});
        for (std::size_t i = 0; i < size; ++i) {
            if (const auto fault = check.faultOf(buffer[i], nodeCount))
                return fail(
                    {phrase(
                         "TraceFile",
                         "event %1: %2; the trace file is damaged, or belongs to another problem"),
                     {counted(first + i), *fault}});
            nodeCount += buffer[i].kind() == EventKind::Decide ? 1U : 0U;
            if (auto added = loading.add(buffer[i]); !added)
                return added;
        }
        if (auto going = loading.checkGoingOn(); !going)
            return going;
    }
    std::array<char, kTraceEndMark.size()> end{};
    if (auto read = stream.read(end.data(), end.size()); !read)
        return read;
    if (std::string_view(end.data(), end.size()) != kTraceEndMark)
        return fail(
            {phrase("TraceFile",
                    "the trace file continues after the %1 events it claims: it is damaged"),
             {header.events}});
    return stream.readEnd();
}

tl::unexpected<Error> blockDoesNotFollow(std::uint64_t events)
{
    return fail({phrase("TraceFile", "what the trace file says of the moment after %1 events does "
                                     "not follow from these: the file is damaged"),
                 {events}});
}

bool isSameState(const LivePath& path, const TraceBlockContent& block)
{
    return std::ranges::equal(path.live(), block.live) &&
           std::ranges::equal(path.path(), block.path, {}, &LivePath::Entry::node);
}

Result<void> readBlocks(const InputFile& file, const TraceIndex& index, const EventCheck& check,
                        auto& loading)
{
    for (std::size_t number = 0; number < index.blocks().size(); ++number) {
        const std::uint64_t first = index.before(number).events;
        const TraceBlock& said = index.blocks()[number];
        if (said.live != loading.livePath().live().size()) // before that much is read
            return blockDoesNotFollow(first);
        const auto block = readTraceBlock(file, index, number, check);
        if (!block)
            return tl::make_unexpected(block.error());
        if (!isSameState(loading.livePath(), *block))
            return blockDoesNotFollow(first);
        loading.beginBlock();
        for (const Event event : block->events)
            if (auto added = loading.add(event); !added)
                return added;
        if (auto going = loading.checkGoingOn(); !going)
            return going;
        if (loading.deepest() != said.deepest)
            return blockDoesNotFollow(first + said.events);
    }
    return {};
}

/// Reads a part, block by block, up to what is not whole: it was being written.
class PartWalk
{
public:
    PartWalk(const InputFile& file, std::uint64_t begin, const EventCheck& check)
        : m_file(file), m_size(file.size().value_or(0)), m_at(begin), m_check(check)
    {
    }

    /// The events of the next block, which goes on from there; none if there is no more, or
    /// fault().
    std::span<const Event> next(const LivePath& path)
    {
        const std::size_t most =
            (path.live().size() + kMostBlockEvents) * sizeof(Event) + path.depth() * sizeof(NodeId);
        if (m_at >= m_size)
            return {};
        FrameReader frame(m_file, m_at, m_size - m_at);
        const auto bytes = frame.readRest(most);
        if (!bytes && !frame.endedEarly())
            m_fault = bytes.error().sentence;
        if (!bytes || isIndex(*bytes))
            return {};
        m_at += frame.used();
        const auto events = eventsIn(*bytes, path);
        if (!events || events->size() % sizeof(Event) != 0) {
            m_fault = blockDoesNotFollow(m_eventCount).value().sentence;
            return {};
        }
        m_events.resize(events->size() / sizeof(Event));
        std::memcpy(m_events.data(), events->data(), events->size());
        for (const Event event : m_events) {
            m_fault = m_check.faultOf(event, m_nodes);
            if (m_fault)
                return {};
            m_nodes += event.kind() == EventKind::Decide ? 1U : 0U;
        }
        m_eventCount += m_events.size();
        return m_events;
    }

    /// What is wrong with what stands behind the last block; none: the search was cut off there.
    [[nodiscard]] const std::optional<Sentence>& fault() const { return m_fault; }

private:
    // The events behind what the block says of where it begins; none if that is wrong.
    static std::optional<std::string_view> eventsIn(std::string_view bytes, const LivePath& path)
    {
        std::vector<NodeId> nodes;
        for (const LivePath::Entry& entry : path.path().subspan(1))
            nodes.push_back(entry.node);
        for (const std::string_view state :
             {bytesOfValues(path.live()), bytesOfValues(std::span<const NodeId>(nodes))}) {
            if (!bytes.starts_with(state))
                return std::nullopt;
            bytes.remove_prefix(state.size());
        }
        return bytes;
    }
    // A search that was just ending: the last frame is JSON after its length, then its blocks after
    // their number.
    static bool isIndex(std::string_view bytes)
    {
        std::uint32_t json = 0;
        std::uint64_t blocks = 0;
        if (bytes.size() < sizeof json + sizeof blocks)
            return false;
        std::memcpy(&json, bytes.data(), sizeof json);
        bytes.remove_prefix(sizeof json);
        if (bytes.size() - sizeof blocks < json || !bytes.starts_with('{'))
            return false;
        std::memcpy(&blocks, bytes.data() + json, sizeof blocks);
        return (bytes.size() - json - sizeof blocks) / sizeof(TraceBlock) == blocks;
    }

    const InputFile& m_file;
    std::uint64_t m_size;
    std::uint64_t m_at;
    const EventCheck& m_check;
    std::vector<Event> m_events;
    std::uint64_t m_nodes = 1;
    std::uint64_t m_eventCount = 0;
    std::optional<Sentence> m_fault;
};

Result<void> readPart(PartWalk& walk, TraceHeader& header, auto& loading)
{
    for (auto events = walk.next(loading.livePath()); !events.empty();
         events = walk.next(loading.livePath())) {
        header.events += events.size();
        for (const Event event : events) {
            header.outcome.counters.nodes += event.kind() == EventKind::Decide ? 1U : 0U;
            header.outcome.counters.solutions += event.kind() == EventKind::Solution ? 1U : 0U;
            header.outcome.counters.backtracks += event.kind() == EventKind::Conflict ? 1U : 0U;
            if (auto added = loading.add(event); !added)
                return added;
        }
        if (auto going = loading.checkGoingOn(); !going)
            return going;
    }
    return {};
}

} // namespace

Result<std::shared_ptr<const Trace>> TraceReader::readEvents(const EventCheck& check,
                                                             const TraceLimits& limits,
                                                             const std::stop_token& token)
{
    assert(m_file != nullptr);
    const auto file = std::exchange(m_file, nullptr);
    const auto stream = std::exchange(m_stream, nullptr);
    Loading loading(m_header, limits, token);
    PartWalk part(*file, m_partBegin, check);
    const auto read = m_index    ? readBlocks(*file, *m_index, check, loading)
                      : m_isPart ? readPart(part, m_header, loading)
                                 : readStream(*stream, m_header, check, loading);
    m_partFault = part.fault();
    if (!read)
        return tl::make_unexpected(read.error());
    return loading.trace();
}

Result<std::shared_ptr<const Trace>> TraceReader::openEvents(const EventCheck& check,
                                                             std::shared_ptr<const void> kept,
                                                             const TraceLimits& limits,
                                                             const std::stop_token& token)
{
    if (!m_index)
        return readEvents(check, limits, token);
    assert(m_file != nullptr);
    const auto file = std::exchange(m_file, nullptr);
    return std::make_shared<const Trace>(
        std::make_shared<BlockSource>(std::move(*file), *m_index, check, std::move(kept)));
}

} // namespace clew
