// A person's own solve as a runner of a race: its trace, what its board shows at which moment, and
// its figures.
//
// Steps are moves: entries made or taken back. What was undone between two of them is spread evenly
// over the step. Time is time played, pauses not counted; moves of which it is not known when they
// were made, as older sessions keep them, are spread evenly over the whole.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/study/hand.h"
#include "core/study/measure.h"

namespace clew {

struct OwnSolve
{
    enum class Clock : std::uint8_t { Seconds, Steps };

    /// The board changes, by a move or by undoing.
    struct Change
    {
        std::uint64_t end = 0; ///< events that have happened by then
        double seconds = 0;    ///< ascending
        double steps = 0;      ///< ascending
    };

    std::shared_ptr<const Trace> trace; ///< complete: a copy, whatever is played from now on
    std::uint64_t begin = 0;            ///< events of the givens
    std::vector<Change> changes;
    double seconds = 0;
    std::uint64_t moves = 0;
    std::uint32_t hints = 0;
    bool isSolved = false;

    /// How many events have happened at that moment.
    [[nodiscard]] std::uint64_t eventAt(Clock clock, double moment) const;
    /// The first moment at which that many have; none if there never are.
    [[nodiscard]] std::optional<double> momentOf(Clock clock, std::uint64_t event) const;
    /// When the change happened before the one that led to what is shown after that many events;
    /// none at the beginning.
    [[nodiscard]] std::optional<double> momentBefore(Clock clock, std::uint64_t event) const;
    [[nodiscard]] double lastMoment(Clock clock) const
    {
        return clock == Clock::Seconds ? seconds : static_cast<double>(moves);
    }
    /// Moves that have been made after that many events.
    [[nodiscard]] std::uint64_t movesAt(std::uint64_t event) const;
};

/// As far as it has come.
OwnSolve ownSolve(const Hand& hand);

/// Its figures: nodes are moves, backtracks moves taken back, and one that is not done yet takes
/// longer than it took so far.
RaceTime ownTime(const OwnSolve& own);

} // namespace clew
