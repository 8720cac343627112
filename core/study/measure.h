// Races: strategies measured on the same problem, one after another so that none disturbs another.
//
// What is measured here is always untraced. Watching the strategies run side by side is
// session/race.h's.

#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew {

/// The least and the most strategies that are compared at a time.
inline constexpr std::size_t kLeastRunners = 2;
inline constexpr std::size_t kMostRunners = 4;

/// Stands for a strategy where it is a person's own solve that runs (ownsolve.h).
inline constexpr std::size_t kOwnRunner = static_cast<std::size_t>(-1);

struct RaceRules
{
    Options options = {};
    Limits limits = {}; ///< of each strategy
    /// Samples are kept of how each run goes: a further look at the clock at each poll of its
    /// control, about every thousand nodes. Otherwise nothing is spent on them.
    bool isSampled = false;
};

/// How far a run had come after that long.
struct RaceSample
{
    double seconds = 0;
    std::uint64_t nodes = 0;
    std::uint64_t solutions = 0;
};

/// One strategy's figures.
struct RaceTime
{
    std::size_t strategy = 0;
    std::optional<Sentence> refusal = {}; ///< it does not run; all figures are 0 then
    Outcome outcome = {};
    double seconds = 0;       ///< if the search was stopped: it takes more than this
    std::uint64_t memory = 0; ///< most bytes held in partial states; 0: the strategy holds one only
    std::uint32_t hints = 0;  ///< taken in a person's own solve
    /// Of the run whose time this is, in its order, about evenly spread over the logarithm of time;
    /// the last one is its end. None if they were not asked for.
    std::vector<RaceSample> samples = {};

    /// Stopped before its end: the time and the counts are lower bounds.
    [[nodiscard]] bool isBound() const { return outcome.ending == Ending::Stopped; }
    /// The same of a strategy that runs: a limit ended it.
    [[nodiscard]] bool isCut() const { return isBound() && !refusal; }
};

/// What runs: a strategy's title and id, or a person and "hand".
Phrase runnerTitle(const Puzzle& puzzle, std::size_t strategy);
std::string runnerId(const Puzzle& puzzle, std::size_t strategy);

/// Runs a strategy untraced on the calling thread. Searches shorter than a twentieth of a second
/// are repeated for about that long, and the best time counts. One that refuses the problem is not
/// run. `live` may be null.
RaceTime timeStrategy(const Puzzle& puzzle, std::size_t strategy, const Problem& problem,
                      const RaceRules& rules, const std::stop_token& token = {},
                      LiveCounters* live = nullptr);

/// The fastest of those that came to their end.
std::optional<double> fastestSeconds(std::span<const RaceTime> times);

/// A line for each strategy: puzzle, problem, strategy, ending (or "refused" and why), seconds,
/// whether more than that, ratio to the fastest, nodes, backtracks, solutions, memory.
std::string raceCsv(const Puzzle& puzzle, const Problem& problem, std::span<const RaceTime> times);
/// The same as one JSON object; a person's own solve has the hints that were taken, too.
std::string raceJson(const Puzzle& puzzle, const Problem& problem, std::span<const RaceTime> times);

} // namespace clew
