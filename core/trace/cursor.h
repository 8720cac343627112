// A place in a trace, and what is on the board there. Moves anywhere in microseconds.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "core/trace/livepath.h"
#include "core/trace/state.h"
#include "core/trace/trace.h"

namespace clew {

class Cursor
{
public:
    /// Stands at position 0: nothing has happened.
    Cursor(std::shared_ptr<const Trace> trace, Dimensions dimensions);

    /// Goes to where the first `position` events have happened; beyond the trace's end: to the end.
    void seek(std::uint64_t position);

    [[nodiscard]] std::uint64_t position() const { return m_position; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const LivePath& livePath() const { return m_livePath; }
    [[nodiscard]] NodeId node() const { return m_livePath.node(); }
    [[nodiscard]] std::uint32_t depth() const { return m_livePath.depth(); }
    /// Nodes opened so far, the root included.
    [[nodiscard]] NodeId nodeCount() const { return m_nodeCount; }
    /// The event that led here; none at position 0.
    [[nodiscard]] std::optional<Event> lastEvent() const;
    [[nodiscard]] const Trace& trace() const { return *m_trace; }

private:
    void restore(const std::optional<Trace::Keyframe>& keyframe);
    void replayTo(std::uint64_t position);
    bool walkBackTo(std::uint64_t position);
    void foldAgain();

    std::shared_ptr<const Trace> m_trace;
    LivePath m_livePath;
    State m_state;
    std::vector<Event> m_applied; ///< what m_state is the fold of
    std::uint64_t m_position = 0;
    NodeId m_nodeCount = 1;
};

} // namespace clew
