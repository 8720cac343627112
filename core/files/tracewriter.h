// Recorded searches into files (see traceindex.h for what these hold).

#pragma once

#include <cstdint>
#include <filesystem>
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
    /// The search has ended like this; the last call.
    Result<void> finish(const Outcome& outcome);

private:
    TraceWriter(OutputFile file, std::uint32_t blockEvents);

    Result<void> begin(const TraceHeader& header);
    void beginBlock();
    Result<void> writeBlock();
    Result<std::uint64_t> writeFrame(std::initializer_list<std::string_view> parts);

    OutputFile m_file;
    FrameWriter m_frames;
    std::uint32_t m_blockEvents;
    std::uint64_t m_blocksBegin = 0;
    std::uint64_t m_written = 0; ///< bytes
    std::uint64_t m_eventCount = 0;
    NodeId m_nodeCount = 1;
    LivePath m_livePath;
    std::vector<TraceBlock> m_blocks;
    // The block that is being filled:
    TraceBlock m_block;
    std::vector<Event> m_live;
    std::vector<NodeId> m_path; ///< without the root
    std::vector<Event> m_events;
};

/// Writes the events published so far.
Result<void> writeTrace(const std::filesystem::path& path, const TraceHeader& header,
                        const Trace& trace, std::uint32_t blockEvents = kUsualBlockEvents);

} // namespace clew
