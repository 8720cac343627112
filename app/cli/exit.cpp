#include "app/cli/exit.h"

#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <new>
#include <stdexcept>
#include <system_error>

#include "app/cli/output.h"
#include "core/puzzle/registry.h"
#include "core/text/english.h"
#include "core/text/stopped.h"

namespace clew::cli {

Exit worse(Exit a, Exit b)
{
    static constexpr std::array rank{0, 1, 3, 2}; // in the order of Exit
    return rank.at(static_cast<std::size_t>(a)) < rank.at(static_cast<std::size_t>(b)) ? b : a;
}

tl::unexpected<Failure> interrupted()
{
    return tl::make_unexpected(Failure{"interrupted", Exit::Stopped});
}

tl::unexpected<Failure> usage(std::string_view message)
{
    return tl::make_unexpected(Failure{std::string(message)});
}

tl::unexpected<Failure> misread(std::string_view source, const Error& error, int lineOffset)
{
    std::string place(source);
    if (error.line != 0 || lineOffset != 0)
        place +=
            fmt::format(":{}:{}", std::max(error.line, 1) + lineOffset, std::max(error.column, 1));
    return tl::make_unexpected(Failure{english(error), Exit::BadInput, std::move(place)});
}

tl::unexpected<Failure> unknown(std::string_view what, std::string_view word,
                                const std::vector<std::string>& valid)
{
    if (valid.empty())
        return usage(fmt::format("there is no {} \"{}\", nor any other here", what, word));
    return usage(fmt::format("there is no {} \"{}\"; the nearest: {}", what, word,
                             fmt::join(nearest(word, valid), ", ")));
}

Failure thrownFailure()
{
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return {std::string(kNoMemory), Exit::Stopped};
    } catch (const std::length_error&) { // more than any memory holds
        return {std::string(kNoMemory), Exit::Stopped};
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::resource_unavailable_try_again)
            return {"no more threads can be started: use fewer --threads, or allow more of them "
                    "and more memory",
                    Exit::Stopped};
        return {error.what()};
    } catch (const std::exception& error) {
        return {fmt::format("internal error: {}", error.what())};
    }
}

void sayStopped(std::string_view name, const Outcome& outcome)
{
    writeErrorLine(fmt::format("clew: {}: {}", name, stopText(outcome)));
}

std::string stopText(const Outcome& outcome)
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
        return "stopped at the limit of memory (try another strategy or a smaller problem)";
    case StopReason::TraceFull:
        return "stopped: the trace is full";
    case StopReason::Failed:
        return stoppedSentence(outcome).text();
    }
    return {};
}

} // namespace clew::cli
