// Recorded searches as files, *.clewtrace.
//
// A file is
//     8 bytes   "clewtrac"
//     4 bytes   version of the format, little-endian like all numbers here
//     one zstd frame with checksum, of
//         header    4 bytes of length, JSON: which puzzle and strategy, how the search ended, how
//         many
//                   events
//         problem   4 bytes of length, its text in the format that the header names
//         events    8 bytes each, Event::bits()
//         8 bytes   "clew-end"
// and nothing after it. Files come from anywhere: whatever is wrong with one is an Error that says
// what and where; a file cannot make the reader hold more than the trace limits allow.

#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>

#include "core/puzzle/eventcheck.h"
#include "core/search/outcome.h"
#include "core/text/result.h"
#include "core/trace/trace.h"

namespace clew {

/// What a trace is the trace of.
struct TraceHeader
{
    std::string puzzle;         ///< id
    std::string strategy;       ///< id
    std::string problem;        ///< text in `format`
    std::string format;         ///< id of a format of the puzzle that reads problems
    Parameters parameters = {}; ///< for Puzzle::read, besides the text
    std::uint64_t seed = 1;
    Parameters settings = {}; ///< of the strategy, as they were in the file
    Outcome outcome = {};
    std::uint64_t events = 0; ///< set by writeTrace()

    friend bool operator==(const TraceHeader&, const TraceHeader&) = default;
};

/// Writes the events published so far; how the file is replaced: see core/storage/outputfile.h.
Result<void> writeTrace(const std::filesystem::path& path, const TraceHeader& header,
                        const Trace& trace);

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

    /// The events, once, each of which must pass the check. That a Solution event is true is for
    /// Puzzle::verify() to say.
    Result<std::shared_ptr<const Trace>> readEvents(const EventCheck& check,
                                                    const TraceLimits& limits = {},
                                                    const std::stop_token& token = {});

private:
    class Stream;

    TraceReader(std::unique_ptr<Stream> stream, TraceHeader header);

    std::unique_ptr<Stream> m_stream;
    TraceHeader m_header;
};

} // namespace clew
