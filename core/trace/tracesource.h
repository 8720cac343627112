// Where the events of a trace lie that was not recorded here: a file, of which only what is asked
// for is read.

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/search/event.h"
#include "core/text/result.h"
#include "core/trace/tracenode.h"

namespace clew {

/// The state after the first `events` events, stored whole.
struct TraceKeyframe
{
    std::uint64_t events;
    std::uint64_t live; ///< where the live events lie: an index known to the trace
    std::uint32_t liveCount;
    NodeId node;
    NodeId nodeCount; ///< nodes opened so far, the root included
};

/// What some successive events hold, summed up.
struct TraceStretch
{
    std::uint64_t first = 0;
    std::uint64_t end = 0;   ///< behind its last event
    std::uint32_t depth = 0; ///< of the node where the search stands where it begins
    std::uint32_t maxDepth = 0;
    std::uint32_t conflicts = 0;
    std::uint32_t solutions = 0;
};

/// Used by any number of threads at the same time. The functions mean what those of `Trace` do, for
/// the same arguments.
///
/// A part that cannot be read reads as guesses and jumps that mean nothing, as many as there are,
/// and fault() says what is wrong with it.
class TraceSource
{
public:
    struct Totals
    {
        std::uint64_t events = 0;
        std::uint64_t nodes = 1; ///< the root included
        std::uint64_t solutions = 0;
    };

    virtual ~TraceSource() = default;

    [[nodiscard]] virtual Totals totals() const = 0;
    [[nodiscard]] virtual Event event(std::uint64_t index) const = 0;
    [[nodiscard]] virtual TraceNode node(NodeId id) const = 0;
    [[nodiscard]] virtual std::uint64_t solutionEvent(std::uint64_t n) const = 0;
    [[nodiscard]] virtual std::uint64_t solutionsBefore(std::uint64_t events) const = 0;
    [[nodiscard]] virtual std::optional<TraceKeyframe> keyframe(std::uint64_t events) const = 0;
    [[nodiscard]] virtual std::vector<Event> liveEvents(const TraceKeyframe& keyframe) const = 0;
    [[nodiscard]] virtual std::vector<NodeId> path(const TraceKeyframe& keyframe) const = 0;
    /// The stretch with this event, which must exist, where the sums are stored beside the events.
    [[nodiscard]] virtual std::optional<TraceStretch> stretch(std::uint64_t index) const = 0;
    /// What is held in memory now.
    [[nodiscard]] virtual std::uint64_t memoryBytes() const = 0;
    /// The first thing that could not be read; none so far.
    [[nodiscard]] virtual std::optional<Error> fault() const = 0;
};

} // namespace clew
