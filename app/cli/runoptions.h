// How a search is to be run: options that several commands share.

#pragma once

#include <CLI/CLI.hpp>

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
void addStrategy(CLI::App& command, RunOptions& options);
void addSeed(CLI::App& command, RunOptions& options, const char* what);
/// --time and --nodes
void addLimits(CLI::App& command, RunOptions& options);
void addThreads(CLI::App& command, RunOptions& options, const char* what);

/// The limits, with at most `solutions` solutions.
Limits limitsOf(const RunOptions& options, std::uint64_t solutions = kUnlimited);

} // namespace clew::cli
