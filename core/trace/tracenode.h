// A node of the search tree as a trace keeps it.

#pragma once

#include <cstdint>

#include "core/search/event.h"

namespace clew {

/// Of each node but the root.
struct TraceNode
{
    NodeId parent;
    std::uint32_t event; ///< index of its Decide

    friend bool operator==(const TraceNode&, const TraceNode&) = default;
};

} // namespace clew
