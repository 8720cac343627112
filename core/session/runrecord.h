// What is known of a run besides its trace: how it ended, and what was marked in it. All documents
// that show the run share it; it stays when undo lets the trace go, and at the next start, when the
// same search is made again.

#pragma once

#include <memory>
#include <optional>

#include "core/session/bookmarks.h"
#include "core/session/document.h"
#include "core/session/searchsession.h"

namespace clew {

struct RunRecord
{
    Bookmarks bookmarks = {};
    /// Why the strategy does not take the problem; none if it does.
    std::optional<Sentence> refusal = std::nullopt;
    /// Those it was made under: made again, it comes to the same moments. None: not known.
    std::optional<Limits> limits = std::nullopt;
    // Of a run made here that has ended.
    std::optional<Outcome> outcome = std::nullopt;
    std::optional<Statistics> statistics = std::nullopt;
    /// It came to its end, or to a limit, and was not cut short: made again, it goes there again.
    bool hasEnded = false;
};

[[nodiscard]] inline Bookmarks bookmarksOf(const Document& document)
{
    return document.run ? document.run->bookmarks : Bookmarks{};
}

[[nodiscard]] inline bool hasEnded(const Document& document)
{
    return document.run && document.run->hasEnded;
}

} // namespace clew
