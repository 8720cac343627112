// How a search is run: options that several commands share.

#pragma once

#include "app/cli/options.h"
#include "core/search/control.h"

namespace clew::cli {

struct RunOptions
{
    std::string strategy = {}; ///< empty: see chooseStrategy()
    std::uint64_t seed = 1;
    double seconds = 0;      ///< 0: no limit
    std::uint64_t nodes = 0; ///< 0: no limit
    unsigned threads = 1;
};

/// --strategy and --seed
void addStrategy(OptionTable& table, RunOptions& options, const char* fallback = "the fastest");
void addSeed(OptionTable& table, RunOptions& options, const char* summary);
/// --time and --nodes
void addLimits(OptionTable& table, RunOptions& options);
void addThreads(OptionTable& table, RunOptions& options, const char* summary);

inline constexpr const char* kSeedOfSearch = "Random seed, for strategies that make random choices";
inline constexpr const char* kThreadsOfStream = "Number of input lines to work on at once";

/// The limits, with at most `solutions` solutions.
Limits limitsOf(const RunOptions& options, std::uint64_t solutions = kUnlimited);

} // namespace clew::cli
