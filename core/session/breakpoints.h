// Where a search stops: conditions on single events, and the scanner that looks for
// them.
//
// A breakpoint is met *by an event*: the playhead then stands just after it. What counts is what
// the search does: returning to a place by a Visit is not reaching it again.

#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <vector>

#include "core/text/result.h"
#include "core/text/sentence.h"
#include "core/trace/nodewalk.h"

namespace clew {

struct Breakpoint
{
    enum class Kind : std::uint8_t {
        SolutionFound,
        Contradiction, ///< a Conflict
        Backtrack,     ///< more than `number` levels of the tree are left at once
        DepthBelow,    ///< the search goes deeper than `number` (the root is 0)
        DepthAbove,    ///< the search comes back to less than `number`
        Visits,        ///< the place is given its value for the `number`-th time since the start
        Placed,        ///< the place is given its value; without a value: any
        Struck,        ///< the candidate is removed; without a value: any of the variable
        RuleUsed,      ///< `rule` forces, removes or contradicts
    };

    Kind kind = Kind::SolutionFound;
    bool enabled = true;
    std::uint32_t number = 1;
    Place place = {}; ///< of Visits, Placed and Struck
    Rule rule = 0;    ///< of RuleUsed

    friend bool operator==(const Breakpoint&, const Breakpoint&) = default;
};

using Breakpoints = std::vector<Breakpoint>;

/// For session files: an array of objects {"kind": "placed", "variable": 3, "value": 7, …}.
nlohmann::json toJson(const Breakpoints& breakpoints);
Result<Breakpoints> breakpointsFromJson(const nlohmann::json& json);

/// Reads a trace forwards, a bounded number of events at a time, and finds where a breakpoint is
/// met.
class BreakpointScanner
{
public:
    /// Looks for the enabled ones of these from now on, from the start of a trace until stand()
    /// says otherwise. Indexes in hits are into this span.
    void setBreakpoints(std::span<const Breakpoint> breakpoints);
    [[nodiscard]] bool isIdle() const { return m_watched.empty(); }

    /// The next event scanned is the one at this position.
    void stand(const Trace& trace, std::uint64_t position);
    [[nodiscard]] std::uint64_t position() const { return m_position; }

    struct Hit
    {
        std::uint64_t position; ///< just after the event
        std::size_t breakpoint; ///< the first that was met
    };
    /// Scans up to `limit`, reading at most `maxEvents` events. position() is then where it came
    /// to: everything before has been scanned. (Counting visits from the start of the trace comes
    /// first, and is bounded in the same way.)
    std::optional<Hit> scan(const Trace& trace, std::uint64_t limit, std::uint64_t maxEvents);

private:
    struct Watched
    {
        Breakpoint breakpoint;
        std::size_t index;
        std::uint32_t visits = 0;    ///< so far
        std::uint64_t countedTo = 0; ///< how many events they were counted in
    };

    bool countVisits(Watched& watched, const Trace& trace, std::uint64_t& budget) const;
    [[nodiscard]] bool isMet(Watched& watched, Event event) const;

    std::vector<Watched> m_watched;
    std::uint64_t m_position = 0;
    NodeWalk m_walk;
    std::uint32_t m_depthBefore = 0; ///< the last event
};

} // namespace clew
