// The levels of a depth-first search that keeps them itself, not on the call stack: there may be
// millions.

#pragma once

#include <vector>

#include "core/search/event.h"

namespace clew {

/// Emits the visits that lead back, from a child to its level and from a level to the one above.
/// Costs nothing where nothing is traced.
template<class Tracer>
class OpenLevels
{
public:
    explicit OpenLevels(Tracer& tracer) : m_tracer(tracer) {}

    /// Below the present node further choices are made.
    void enter()
    {
        if constexpr (Tracer::on)
            m_nodes.push_back(m_tracer.node());
    }
    /// From one of these choices back to where the next is made.
    void goBack()
    {
        if constexpr (Tracer::on)
            m_tracer.visit(m_nodes.back());
    }
    /// None is left: back to where the choice above was made. There must be one.
    void leave()
    {
        if constexpr (Tracer::on) {
            m_nodes.pop_back();
            m_tracer.visit(m_nodes.back());
        }
    }

private:
    Tracer& m_tracer;
    std::vector<NodeId> m_nodes; ///< of each open level, if traced
};

} // namespace clew
