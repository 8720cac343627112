// What a trace is the trace of, and how it is written in trace files.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/puzzle/info.h"
#include "core/search/outcome.h"
#include "core/text/result.h"

namespace clew {

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

// The header as JSON, in two parts: which search it is, and how that went. The problem is a text of
// its own: JSON may need a hundred times its size once it is read, and the largest boards have some
// tens of megabytes.

inline constexpr std::uint32_t kMaxTraceJson = 1U << 20U;
inline constexpr std::uint32_t kMaxTraceProblem = 256U << 20U;

std::string searchAsJson(const TraceHeader& header);
std::string outcomeAsJson(const TraceHeader& header);
Result<void> readSearch(std::string_view json, TraceHeader& header);
Result<void> readOutcome(std::string_view json, TraceHeader& header);

} // namespace clew
