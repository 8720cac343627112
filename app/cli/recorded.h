// A recorded search that a command works on: from a trace file, or run again.

#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "app/cli/exit.h"
#include "core/files/link.h"
#include "core/files/tracefile.h"
#include "core/puzzle/puzzle.h"

namespace clew::cli {

struct Recorded
{
    TraceHeader header;
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem;
    std::shared_ptr<const Trace> trace;
};

Expected<Recorded> readTrace(const std::string& file, const std::stop_token& token);

/// The search of a link, run again up to the given number of events; of fewer it is refused.
Expected<Recorded> runLink(const LinkedMoment& moment, std::uint64_t events,
                           const std::stop_token& token);

/// A search, run to its end, its limits or the given number of events.
Expected<Recorded> runRecorded(const LinkedMoment& moment, const Limits& limits,
                               std::uint64_t mostEvents, const std::stop_token& token);

} // namespace clew::cli
