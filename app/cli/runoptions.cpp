#include "app/cli/runoptions.h"

#include "app/cli/numbers.h"

namespace clew::cli {

namespace {

constexpr double kMaxSeconds = 1e9; // some thirty years: fits into nanoseconds of 64 bits
constexpr unsigned kMaxThreads = 1024;

} // namespace

void addStrategy(CLI::App& command, RunOptions& options)
{
    command.add_option("--strategy", options.strategy,
                       "How to search; `clew list strategies` names them [the fastest]");
    addSeed(command, options, "For strategies that draw lots [1]");
}

void addSeed(CLI::App& command, RunOptions& options, const char* what)
{
    addWhole(command, "--seed", options.seed, what, kFromZero);
}

void addLimits(CLI::App& command, RunOptions& options)
{
    addNumber(command, "--time", options.seconds, "Stop after so many seconds (for each problem)",
              {1e-6, kMaxSeconds});
    addWhole(command, "--nodes", options.nodes, "Stop after so many nodes (for each problem)",
             kFromOne);
}

void addThreads(CLI::App& command, RunOptions& options, const char* what)
{
    addWhole(command, "--threads", options.threads, what, {1, kMaxThreads});
}

Limits limitsOf(const RunOptions& options, std::uint64_t solutions)
{
    Limits limits;
    limits.solutions = solutions;
    if (options.nodes > 0)
        limits.nodes = options.nodes;
    if (options.seconds > 0)
        limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(
            std::chrono::duration<double>(options.seconds));
    return limits;
}

} // namespace clew::cli
