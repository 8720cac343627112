// How a search is run: options that several commands share.

#pragma once

#include <functional>
#include <span>

#include "app/cli/options.h"
#include "core/puzzle/puzzle.h"
#include "core/search/control.h"
#include "core/study/comparison.h"

namespace clew::cli {

struct RunOptions
{
    std::string strategy = {}; ///< empty: see chooseStrategy()
    std::uint64_t seed = 1;
    Parameters settings = {}; ///< of the strategy, by their ids
    double seconds = 0;       ///< 0: no limit
    std::uint64_t nodes = 0;  ///< 0: no limit
    unsigned threads = 1;
    std::function<bool()> isSeedGiven = {}; ///< once addSeed() has declared it
    bool takesSettings = false;             ///< once addSettings() has declared them
    bool needsComplete = false;             ///< takes only strategies that search everything
};

/// --strategy and --seed, which `excludes` does not go with
void addStrategy(OptionTable& table, RunOptions& options, const char* fallback = "the fastest",
                 const std::vector<With>& excludes = {});
void addSeed(OptionTable& table, RunOptions& options, const char* summary,
             const std::vector<With>& excludes = {});
/// An option for each setting that a strategy of the puzzle has: --var-order and the like.
void addSettings(OptionTable& table, RunOptions& options, const Puzzle* puzzle);
/// The id of the strategy to run: the one named, which must have the settings that are chosen;
/// without a name the first that has them, and empty if none is chosen.
Expected<std::string> strategyWanted(const Puzzle& puzzle, const RunOptions& options);
/// Refuses a --seed that was given for strategies, by index, none of which makes random choices; if
/// none are named, where none of the puzzle does. Where the second of two searches is given
/// another seed, each is refused by itself; `strategies` are both then, or the one that both have.
Expected<void> checkSeedCounts(const Puzzle& puzzle, std::span<const std::size_t> strategies,
                               const RunOptions& options, bool isOtherGiven = false);
/// The same where the problem is known, on which one that may make random choices need not.
Expected<void> checkSeedCounts(const Puzzle& puzzle, const Problem& problem,
                               std::span<const std::size_t> strategies, const RunOptions& options,
                               bool isOtherGiven = false);
/// Of a command that runs the strategy named, or all of a puzzle, or of all puzzles: whether there
/// is such a strategy, and whether a seed counts.
Expected<void> checkAllRun(const Puzzle* puzzle, const RunOptions& options);
/// How it is run.
Options optionsOf(const RunOptions& options);
/// --time and --nodes, which `excludes` does not go with
void addLimits(OptionTable& table, RunOptions& options, const std::vector<With>& excludes = {});
void addThreads(OptionTable& table, RunOptions& options, const char* summary);

/// One of two searches: "backtracking", and its seed where it draws from it or is both of them.
std::string comparedName(const Puzzle& puzzle, const std::array<ComparedSearch, 2>& searches,
                         std::size_t side);
/// Whether one of two compared searches was cut short: says which, and by what.
bool sayCut(const Puzzle& puzzle, const std::array<ComparedSearch, 2>& searches,
            const Comparison& comparison);

inline constexpr const char* kSeedOfSearch = "Random seed, for strategies that make random choices";
inline constexpr const char* kThreadsOfStream =
    "Number of input lines to work on at once, or of threads for a single problem, if its "
    "strategy can use several";

/// The limits, with at most `solutions` solutions.
Limits limitsOf(const RunOptions& options, std::uint64_t solutions = kUnlimited);
/// For each problem: a stream shares out the threads, a single one has them all.
unsigned threadsOfEach(const RunOptions& options, bool inStream);

} // namespace clew::cli
