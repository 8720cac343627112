#include "app/cli/runoptions.h"

#include <fmt/format.h>

namespace clew::cli {

namespace {

constexpr double kMaxSeconds = 1e9; // some thirty years: fits into 64 bits of nanoseconds
constexpr unsigned kMaxThreads = 1024;

} // namespace

void addStrategy(OptionTable& table, RunOptions& options, const char* fallback)
{
    table.text({.names = "--strategy",
                .value = "ID",
                .summary = "How to search; see `clew list strategies`",
                .fallback = fallback},
               options.strategy);
    addSeed(table, options, kSeedOfSearch);
}

void addSeed(OptionTable& table, RunOptions& options, const char* summary)
{
    table.whole({.names = "--seed",
                 .value = "N",
                 .summary = summary,
                 .fallback = std::to_string(options.seed)},
                options.seed, kFromZero);
}

void addLimits(OptionTable& table, RunOptions& options)
{
    table.number({.names = "--time",
                  .value = "SECONDS",
                  .summary = "Stop after this many seconds, on each problem",
                  .fallback = options.seconds > 0 ? fmt::format("{}", options.seconds) : ""},
                 options.seconds, {1e-6, kMaxSeconds});
    table.whole({.names = "--nodes",
                 .value = "N",
                 .summary = "Stop after this many nodes, on each problem"},
                options.nodes, kFromOne);
}

void addThreads(OptionTable& table, RunOptions& options, const char* summary)
{
    table.whole({.names = "--threads",
                 .value = "N",
                 .summary = summary,
                 .fallback = std::to_string(options.threads)},
                options.threads, {1, kMaxThreads});
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
