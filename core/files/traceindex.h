// Where everything is in a trace file: its blocks of events, and what each of them holds.
//
// A file of version 2 is, numbers being little-endian,
//     8 bytes   "clewtrac"
//     4 bytes   version
//     frame     which search it is: 4 bytes of length, JSON; 4 bytes of length, the problem's text
//               in the format that the JSON names
//     frames    one for each block
//     frame     the index: 4 bytes of length, JSON: how the search ended, how many events; 8 bytes:
//               how many blocks; a TraceBlock for each
//     8 bytes   where the blocks begin
//     8 bytes   where the index begins
//     8 bytes   "clew-end"
// and nothing after it. What a process leaves that was killed (OutputFile::partOf()) begins with
// "clewpart", and its blocks end anywhere; it has no index. A frame is one of zstd with a checksum.
// A block is
//     live      8 bytes each, Event::bits(): the live events where the block begins
//     path      4 bytes each: the nodes on the path there, without the root
//     events    8 bytes each
// so any moment is reached by reading one block. Blocks are read when they are needed, and checked
// against the index then; where it lies about one, that is an Error. That what a block claims to
// begin with follows from the blocks before can only be seen by reading these: who reads all
// blocks (TraceReader::readEvents) checks that.

#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/files/traceheader.h"
#include "core/puzzle/eventcheck.h"
#include "core/storage/inputfile.h"
#include "core/trace/tracesource.h"

namespace clew {

inline constexpr std::string_view kTraceMagic = "clewtrac";
/// Instead of that while the search goes on: blocks, as far as they are whole, and no index.
inline constexpr std::string_view kTracePartMagic = "clewpart";
inline constexpr std::string_view kTraceEndMark = "clew-end";
inline constexpr std::uint32_t kTraceVersion = 2;
/// Where version 2 has its first frame.
inline constexpr std::uint64_t kTraceFramesBegin = kTraceMagic.size() + sizeof kTraceVersion;

/// All blocks but the last have this many events at least ...
inline constexpr std::uint32_t kLeastBlockEvents = 1U << 12U;
/// ... and none has more than this.
inline constexpr std::uint32_t kMostBlockEvents = 1U << 22U;
inline constexpr std::uint32_t kUsualBlockEvents = 1U << 16U;
/// Where a block begins: more than a trace may have on a path.
inline constexpr std::uint32_t kMostBlockLive = 1U << 26U;

/// How many events there are of each kind, and how deep they go.
struct TraceFigures
{
    std::array<std::uint64_t, 6> kinds = {}; ///< by EventKind
    std::uint32_t depth = 0;
};

/// One block, as it stands in the index.
struct TraceBlock
{
    std::uint32_t size = 0; ///< of its frame, in bytes
    std::uint32_t events = 0;
    // How many of them are of each kind; the rest are visits.
    std::uint32_t decides = 0;
    std::uint32_t assigns = 0;
    std::uint32_t removes = 0;
    std::uint32_t conflicts = 0;
    std::uint32_t solutions = 0;
    // Where it begins:
    std::uint32_t live = 0;    ///< number of live events
    std::uint32_t depth = 0;   ///< of the node where the search stands
    std::uint32_t node = 0;    ///< that node
    std::uint32_t deepest = 0; ///< the greatest depth in it, its beginning included

    void count(Event event);
    [[nodiscard]] std::uint32_t visits() const
    {
        return events - decides - assigns - removes - conflicts - solutions;
    }
    friend bool operator==(const TraceBlock&, const TraceBlock&) = default;
};
static_assert(sizeof(TraceBlock) == 44);

class TraceIndex
{
public:
    /// Reads the index of a file, and with it the second part of the header.
    static Result<TraceIndex> read(const InputFile& file, TraceHeader& header);

    [[nodiscard]] const std::vector<TraceBlock>& blocks() const { return m_blocks; }
    [[nodiscard]] const TraceSource::Totals& totals() const { return m_totals; }
    /// Of the whole search, as the blocks claim.
    [[nodiscard]] TraceFigures figures() const;
    /// Where the blocks begin in the file, and the first part of the header ends.
    [[nodiscard]] std::uint64_t blocksBegin() const { return m_blocksBegin; }

    /// What comes before a block.
    struct Before
    {
        std::uint64_t offset; ///< where it begins in the file
        std::uint32_t events;
        std::uint32_t nodes; ///< the root included: the number of the first one it opens
        std::uint32_t solutions;
    };
    [[nodiscard]] const Before& before(std::size_t block) const { return m_before[block]; }

    // The block that holds this one, which must exist.
    [[nodiscard]] std::size_t ofEvent(std::uint64_t index) const;
    [[nodiscard]] std::size_t ofNode(NodeId id) const; ///< the root has none
    [[nodiscard]] std::size_t ofSolution(std::uint64_t n) const;

private:
    Result<void> add(const TraceBlock& block, std::uint64_t end);

    std::uint64_t m_blocksBegin = 0;
    std::vector<TraceBlock> m_blocks;
    std::vector<Before> m_before;
    TraceSource::Totals m_totals;
};

/// A block that was read, and what follows from it.
struct TraceBlockContent
{
    std::vector<Event> live;
    std::vector<NodeId> path; ///< the root included
    std::vector<Event> events;
    std::vector<TraceNode> nodes;         ///< those it opens
    std::vector<std::uint32_t> solutions; ///< indexes in the trace

    [[nodiscard]] std::uint64_t bytes() const;
};

/// Every event in it has passed the check, and it is what the index says.
Result<TraceBlockContent> readTraceBlock(const InputFile& file, const TraceIndex& index,
                                         std::size_t block, const EventCheck& check);

} // namespace clew
