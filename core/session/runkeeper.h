// The runs that undo can bring back: as many as fit into a bound. The one shown longest ago is let
// go first; its document stays.

#pragma once

#include <list>
#include <memory>
#include <vector>

#include "core/session/document.h"

namespace clew {

class RunKeeper
{
public:
    /// In memory and on disk.
    static constexpr std::uint64_t kMostBytes = std::uint64_t{512} << 20U;

    /// Undo holds this document from now on, which has just been left.
    void add(const std::shared_ptr<Document>& left);
    /// How much the runs may take together, not counting the one that is shown.
    void setMost(std::uint64_t bytes) { m_most = bytes; }
    /// Lets go what is too much, and returns these documents as they were, without their traces.
    std::vector<Document> letGo(const Trace* shown);

private:
    std::list<std::weak_ptr<Document>> m_left; ///< the one left last comes last
    std::uint64_t m_most = kMostBytes;
};

} // namespace clew
