// States of a trace to be handed out: one that somebody holds stays as it is, one that nobody holds
// any more is moved to where the next is wanted. So a state is published in the time of a seek, and
// none is ever copied. For one thread.

#pragma once

#include <memory>
#include <vector>

#include "core/trace/cursor.h"

namespace clew {

class StateShelf
{
public:
    StateShelf(std::shared_ptr<const Trace> trace, Dimensions dimensions)
        : m_trace(std::move(trace)), m_dimensions(dimensions)
    {
    }

    /// The state after that many events, or at the trace's end if it is shorter.
    [[nodiscard]] std::shared_ptr<const State> at(std::uint64_t position);

private:
    std::shared_ptr<const Trace> m_trace;
    Dimensions m_dimensions;
    std::vector<std::shared_ptr<Cursor>> m_cursors;
};

} // namespace clew
