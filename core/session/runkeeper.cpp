#include "core/session/runkeeper.h"

#include <algorithm>
#include <set>

#include "core/trace/trace.h"

namespace clew {

void RunKeeper::add(const std::shared_ptr<Document>& left)
{
    m_left.remove_if([&](const auto& entry) { return entry.expired() || entry.lock() == left; });
    m_left.push_back(left);
}

std::vector<Document> RunKeeper::letGo(const Trace* shown)
{
    std::vector<Document> gone;
    std::set<const Trace*> kept{shown}; // several documents may share a run
    std::set<const Trace*> dropped;
    std::uint64_t bytes = 0;
    for (auto entry = m_left.rbegin(); entry != m_left.rend(); ++entry) {
        const auto document = entry->lock();
        if (!document || document->isByHand || !document->trace ||
            kept.contains(document->trace.get()))
            continue;
        const Trace* const trace = document->trace.get();
        bytes += dropped.contains(trace)
                     ? 0
                     : std::max(trace->bytes(), trace->memoryBytes() + trace->diskBytes());
        if (bytes <= m_most) {
            kept.insert(trace);
            continue;
        }
        const bool isFirst = dropped.insert(trace).second;
        document->trace = nullptr;
        document->runLetGo = true;
        if (isFirst)
            gone.push_back(*document);
    }
    return gone;
}

} // namespace clew
