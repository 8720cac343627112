#include "app/cli/runoptions.h"

namespace clew::cli {

namespace {

constexpr double kMaxSeconds = 1e9; // some thirty years: fits into nanoseconds of 64 bits
constexpr unsigned kMaxThreads = 1024;

} // namespace

CLI::Validator wholeNumber()
{
    return {[](const std::string& text) -> std::string {
                std::uint64_t value = 0;
                if (CLI::detail::lexical_cast(text, value) && value > 0)
                    return {};
                return "must be a whole number from 1 on, not " + text;
            },
            "≥ 1"};
}

void addStrategy(CLI::App& command, RunOptions& options)
{
    command.add_option("--strategy", options.strategy,
                       "How to search; `clew list strategies` names them [the fastest]");
    command.add_option("--seed", options.seed, "For strategies that draw lots [1]");
}

void addLimits(CLI::App& command, RunOptions& options)
{
    command.add_option("--time", options.seconds, "Stop after so many seconds (for each problem)")
        ->check(CLI::Range(1e-6, kMaxSeconds));
    command.add_option("--nodes", options.nodes, "Stop after so many nodes (for each problem)")
        ->check(wholeNumber());
}

void addThreads(CLI::App& command, RunOptions& options, const char* what)
{
    command.add_option("--threads", options.threads, what)->check(CLI::Range(1U, kMaxThreads));
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
