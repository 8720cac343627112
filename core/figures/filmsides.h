// What stands beside and below the board in a film: the search tree as far as it is grown, and the
// timeline with the place that is shown.

#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "core/picture/picture.h"
#include "core/study/progress.h"
#include "core/trace/cursor.h"
#include "core/trace/profile.h"
#include "core/trace/treelayout.h"

namespace clew {

class FilmSides
{
public:
    /// Of the first `end` events. Stops early, and is then of no use, when `token` asks.
    FilmSides(std::shared_ptr<const Trace> trace, Dimensions dimensions, std::uint64_t end,
              const std::stop_token& token);

    /// Whether there is more to the tree than its root.
    [[nodiscard]] bool treeBranches() const { return m_items.size() > 1; }
    /// Nodes not opened yet are only hinted at, and how a node ends is not shown before it does;
    /// the path to the present one is marked.
    void addTree(Picture& sheet, const Area& area, const Cursor& cursor) const;
    void addTimeline(Picture& sheet, const Area& area, std::uint64_t position) const;

private:
    void findEndings(const std::stop_token& token);

    std::shared_ptr<const Trace> m_trace;
    std::uint64_t m_end;
    SearchTree m_tree;
    std::vector<TreeItem> m_items = {};
    std::unordered_map<NodeId, std::size_t> m_itemOf = {}; ///< of nodes that are drawn themselves
    /// Of each item: after that many events it is known how.
    std::vector<std::uint64_t> m_ended = {};
    double m_leaves = 1;
    Profile m_profile;
    std::optional<Progress> m_progress = {}; ///< of a search that never guesses
};

} // namespace clew
