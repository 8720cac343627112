// How a command ends: its exit status, and failures as the text that gets printed.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/search/outcome.h"
#include "core/text/result.h"

namespace clew::cli {

enum class Exit : std::uint8_t {
    Done = 0,
    NoSolution = 1,
    BadInput = 2, ///< or bad usage
    Stopped = 3,  ///< by a limit or an interrupt; what was found so far has been printed
};

/// The more important of two for a caller: bad input, then stopped, then no solution.
Exit worse(Exit a, Exit b);

inline constexpr std::string_view kProgram = "clew";
inline constexpr std::string_view kNoMemory =
    "not enough memory: allow more of it, or try fewer threads, another strategy or a smaller "
    "problem";

/// What is wrong and where, in English, without a final newline.
struct Failure
{
    std::string text = {};
    Exit exit = Exit::BadInput;
    std::string place = std::string(kProgram); ///< or of an input: "SOURCE:LINE:COLUMN"

    [[nodiscard]] std::string message() const { return place + ": " + text; }
};

template<class T>
using Expected = tl::expected<T, Failure>;

/// Somebody has ended the command before its end.
tl::unexpected<Failure> interrupted();
/// A failure that is at no place of an input.
tl::unexpected<Failure> usage(std::string_view message);
/// A failure at SOURCE:LINE:COLUMN, or as much of it as is known. `lineOffset` lines of the source
/// come before the text that was read.
tl::unexpected<Failure> misread(std::string_view source, const Error& error, int lineOffset = 0);
/// There is no WHAT "word"; lists the nearest of `valid`.
tl::unexpected<Failure> unknown(std::string_view what, std::string_view word,
                                const std::vector<std::string>& valid);

/// The exception being handled as a failure: a lack of memory or threads stops a command like a
/// limit.
Failure thrownFailure();

/// Why the search stopped, in words; empty if it did not stop.
std::string stopText(const Outcome& outcome);
/// Says of one of several searches why it was stopped.
void sayStopped(std::string_view name, const Outcome& outcome);

} // namespace clew::cli
