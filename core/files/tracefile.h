// Recorded searches as files, *.clewtrace.
//
// Files of version 2 are what is written (tracewriter.h); traceindex.h says what they hold. Files
// of version 1 are only read:
//     8 bytes   "clewtrac"
//     4 bytes   version of the format, little-endian like all numbers here
//     one zstd frame with checksum, of
//         header    4 bytes of length, JSON: which puzzle and strategy, how the search ended, how
//         many
//                   events
//         problem   4 bytes of length, its text in the format that the header names
//         events    8 bytes each, Event::bits()
//         8 bytes   "clew-end"
// and nothing after it. Files that were being written when a process was killed end anywhere, and
// are read as far as they are whole. Files come from anywhere: whatever is wrong with one is an
// Error that says what and where; a file cannot make the reader hold more than the trace limits
// allow.

#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/files/traceheader.h"
#include "core/files/traceindex.h"
#include "core/files/tracewriter.h"
#include "core/puzzle/eventcheck.h"
#include "core/text/result.h"
#include "core/trace/trace.h"

namespace clew {

/// Reads in two steps: the events can only be checked once the caller has made the problem that the
/// header names.
class TraceReader
{
public:
    static Result<TraceReader> open(const std::filesystem::path& path);
    TraceReader(TraceReader&&) noexcept;
    TraceReader& operator=(TraceReader&&) noexcept;
    ~TraceReader();

    [[nodiscard]] const TraceHeader& header() const;
    /// Whether the search was cut off while it was recorded: how it stood then is in the header
    /// once the events are read.
    [[nodiscard]] bool isPart() const { return m_isPart; }
    /// What is wrong behind the events of a part, once they are read; none: nothing stands there
    /// any more.
    [[nodiscard]] const std::optional<Sentence>& partFault() const { return m_partFault; }
    /// What each part of the file holds; null in files of version 1 and parts, which do not say.
    [[nodiscard]] const TraceIndex* index() const;

    /// All events, once, each of which must pass the check. That a Solution event is true is for
    /// Puzzle::verify() to say.
    Result<std::shared_ptr<const Trace>> readEvents(const EventCheck& check,
                                                    const TraceLimits& limits = {},
                                                    const std::stop_token& token = {});

    /// The events where they are, read and checked when they are looked at (see Trace::fault());
    /// of files without an index as readEvents() does. `kept` is what the check refers to.
    Result<std::shared_ptr<const Trace>> openEvents(const EventCheck& check,
                                                    std::shared_ptr<const void> kept,
                                                    const TraceLimits& limits = {},
                                                    const std::stop_token& token = {});

private:
    class Loading;

    explicit TraceReader(InputFile file);
    Result<void> readHead(std::uint32_t version);
    Result<void> readPartHead();

    std::unique_ptr<InputFile> m_file; ///< null after the events were read
    std::unique_ptr<FrameReader> m_stream;
    std::optional<TraceIndex> m_index;
    bool m_isPart = false;
    std::uint64_t m_partBegin = 0; ///< where its blocks begin
    std::optional<Sentence> m_partFault;
    TraceHeader m_header;
};

} // namespace clew
