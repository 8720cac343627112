// Recorded searches into files (see traceindex.h for what these hold).

#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "core/files/traceindex.h"
#include "core/files/zstdframe.h"
#include "core/storage/outputfile.h"
#include "core/trace/livepath.h"
#include "core/trace/trace.h"

namespace clew {

/// Writes one trace, as far as it has grown, block by block: needs memory for one block, the index
/// and the path. How the file is replaced: see core/storage/outputfile.h.
class TraceWriter
{
public:
    /// `blockEvents`: from how many events on a block is full; kLeastBlockEvents at least.
    static Result<TraceWriter> create(const std::filesystem::path& path, const TraceHeader& header,
                                      std::uint32_t blockEvents = kUsualBlockEvents);

    /// The events of the trace from where the last call ended up to this one, which is published.
    Result<void> add(const Trace& trace, std::uint64_t end);
    /// Leaves what was added in the part of the file, for when the process is killed.
    Result<void> keepPart();
    /// The search has ended like this; the last call.
    Result<void> finish(const Outcome& outcome);
    /// What the part has stays, though it is not finished.
    void leavePart();

private:
    TraceWriter(OutputFile file, std::uint32_t blockEvents);

    Result<void> begin(const TraceHeader& header);
    void beginBlock();
    Result<void> writeBlock();
    Result<std::uint64_t> writeFrame(std::initializer_list<std::string_view> parts);
    Result<std::uint64_t> writeEvents();
    Result<void> takeBack();

    OutputFile m_file;
    FrameWriter m_frames;
    std::uint32_t m_blockEvents;
    std::uint64_t m_blocksBegin = 0;
    std::uint64_t m_written = 0; ///< bytes
    std::uint64_t m_synced = 0;  ///< of them are on the disk
    std::uint64_t m_eventCount = 0;
    NodeId m_nodeCount = 1;
    enum class Part { NotYet, Shown, Impossible } m_part = Part::NotYet;
    std::uint64_t m_left = 0;   ///< bytes behind m_written: of a block that is not full
    std::uint64_t m_inPart = 0; ///< events in the part of the file
    LivePath m_livePath;
    std::vector<TraceBlock> m_blocks;
    // The block that is being filled:
    TraceBlock m_block;
    std::vector<Event> m_live;
    std::vector<NodeId> m_path; ///< without the root
    std::vector<Event> m_events;
};

/// Writes a trace while it is recorded, in a thread of its own: once the search has ended, which
/// may be because somebody has cancelled it and waits, little is left to be written. What would
/// arrive as it is written (see OutputFile::replaces()) is written at the end. After the first
/// second, and about every second from there on, what was recorded stands in the part of the file
/// (OutputFile::partOf()), where it stays if the process is killed.
class TraceFollower
{
public:
    TraceFollower(std::filesystem::path path, TraceHeader header,
                  std::shared_ptr<const Trace> trace, std::uint32_t blockEvents = kUsualBlockEvents,
                  std::chrono::milliseconds betweenParts = std::chrono::seconds(1));
    /// Without finish() it is as if nothing had been written. If that fails, the part stays.
    ~TraceFollower() = default;
    TraceFollower(const TraceFollower&) = delete;
    TraceFollower& operator=(const TraceFollower&) = delete;

    /// How many events it has taken so far.
    [[nodiscard]] std::uint64_t taken() const { return m_taken; }
    /// Nothing more is recorded, and the search has ended like this; the last call.
    Result<void> finish(const Outcome& outcome);

private:
    void follow(const std::stop_token& token);
    Result<void> addPublished();
    void leavePart();

    std::filesystem::path m_path;
    TraceHeader m_header;
    std::shared_ptr<const Trace> m_trace;
    std::uint32_t m_blockEvents;
    std::chrono::milliseconds m_betweenParts;
    std::chrono::steady_clock::time_point m_parted = std::chrono::steady_clock::now();
    std::optional<TraceWriter> m_writer = {}; ///< none: nothing is written yet
    Result<void> m_added = {};
    std::atomic<std::uint64_t> m_taken = 0;
    std::exception_ptr m_thrown = nullptr; ///< by the thread
    std::jthread m_thread = {};            ///< ends before the rest does
};

/// Writes the events published so far.
Result<void> writeTrace(const std::filesystem::path& path, const TraceHeader& header,
                        const Trace& trace, std::uint32_t blockEvents = kUsualBlockEvents);

} // namespace clew
