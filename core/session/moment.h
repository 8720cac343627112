// What is to be seen at one time: the problem, where in its search one stands, what is on the board
// there and how the run is getting on. Immutable: views take it as it was published and need to ask
// nobody.

#pragma once

#include <QMetaType>
#include <memory>
#include <optional>

#include "core/puzzle/puzzle.h"
#include "core/session/searchsession.h"
#include "core/study/hand.h"
#include "core/trace/trace.h"

namespace clew {

enum class Activity : std::uint8_t {
    Editing,  ///< there is no run
    Watching, ///< a run's trace is shown
    Playing,  ///< the board is played by hand, and the trace of that is shown
};

struct Moment
{
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem;
    std::size_t strategy = 0; ///< of the run, or of the one that would be started
    Activity activity = Activity::Editing;
    /// Why the run's strategy does not take the problem; none if it does, or if there is no run.
    std::optional<Sentence> refusal = std::nullopt;

    // ---- while playing
    NotesPtr notes = nullptr; ///< those of the position that is shown
    bool isSolved = false;    ///< by hand, and all of it is shown

    // ---- while watching or playing
    std::shared_ptr<const Trace> trace = nullptr;
    /// What is on the board, and the last event that led there; none at the start.
    std::shared_ptr<const State> state = nullptr;
    std::optional<Event> event = std::nullopt;
    std::uint64_t position = 0;          ///< how many events have happened
    std::uint64_t length = 0;            ///< how many are known
    std::uint64_t shownEnd = kUnlimited; ///< what shows the search shows only events below
    std::uint64_t solutionsPassed = 0;   ///< at or before the position
    NodeId node = kRoot;
    NodeId nodeCount = 0; ///< opened so far, the root included
    std::uint32_t depth = 0;
    bool isPlaying = false;
    bool isSeekingSolution = false; ///< the search is let run on to the next one
    bool isRunningToEnd = false;    ///< ... to its end
    /// Of a run made here, as far as it has come; none of one that was opened or brought back.
    std::optional<Statistics> statistics = std::nullopt;
    /// Of a run that has ended here, or of which its file says how it ended.
    std::optional<Outcome> outcome = std::nullopt;

    [[nodiscard]] bool isWatching() const { return activity == Activity::Watching; }
    [[nodiscard]] bool isByHand() const { return activity == Activity::Playing; }
    /// The event to be pointed out on the board. While one plays, none is that may say whether the
    /// last entry was right.
    [[nodiscard]] std::optional<Event> shownEvent() const
    {
        return isByHand() && !isSolved && position == length ? std::nullopt : event;
    }
    /// Whether all that is known of the search may be shown.
    [[nodiscard]] bool isWhole() const { return shownEnd == kUnlimited; }
};
using MomentPtr = std::shared_ptr<const Moment>;

} // namespace clew

Q_DECLARE_METATYPE(clew::MomentPtr)
