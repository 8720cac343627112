#include "app/cli/exit.h"

#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/registry/registry.h"

namespace clew::cli {

Exit worse(Exit a, Exit b)
{
    static constexpr std::array rank{0, 1, 3, 2}; // in the order of Exit
    return rank.at(static_cast<std::size_t>(a)) < rank.at(static_cast<std::size_t>(b)) ? b : a;
}

tl::unexpected<Failure> usage(std::string_view message)
{
    return tl::make_unexpected(Failure{fmt::format("clew: {}", message)});
}

tl::unexpected<Failure> misread(std::string_view source, const Error& error, int lineOffset)
{
    if (error.line == 0 && lineOffset == 0)
        return tl::make_unexpected(Failure{fmt::format("{}: {}", source, error.message)});
    return tl::make_unexpected(
        Failure{fmt::format("{}:{}:{}: {}", source, std::max(error.line, 1) + lineOffset,
                            std::max(error.column, 1), error.message)});
}

tl::unexpected<Failure> unknown(std::string_view what, std::string_view word,
                                const std::vector<std::string>& valid)
{
    if (valid.empty())
        return usage(fmt::format("there is no {} \"{}\", nor any other here", what, word));
    return usage(fmt::format("there is no {} \"{}\"; the nearest: {}", what, word,
                             fmt::join(nearest(word, valid), ", ")));
}

std::string_view stopText(const Outcome& outcome)
{
    switch (outcome.reason) {
    case StopReason::None:
        return outcome.ending == Ending::RanDry ? "the strategy has no further step" : "";
    case StopReason::Cancelled:
        return "interrupted";
    case StopReason::NodeLimit:
        return "stopped at the limit of nodes";
    case StopReason::TimeLimit:
        return "stopped at the limit of time";
    case StopReason::MemoryLimit:
        return "stopped at the limit of memory";
    case StopReason::TraceFull:
        return "stopped: the trace is full";
    }
    return {};
}

} // namespace clew::cli
