// How a command ends: the exit codes, and failures as the text that is printed.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/search/outcome.h"
#include "core/search/result.h"

namespace clew::cli {

enum class Exit : std::uint8_t {
    Done = 0,
    NoSolution = 1,
    BadInput = 2, ///< or bad usage
    Stopped = 3,  ///< by a limit or an interrupt; what was found so far has been printed
};

/// The one of two that a caller has to hear of: bad input, then stopped, then no solution.
Exit worse(Exit a, Exit b);

/// A complete message, without the final newline.
struct Failure
{
    std::string text;
    Exit exit = Exit::BadInput;
};

template<class T>
using Expected = tl::expected<T, Failure>;

/// "clew: message".
tl::unexpected<Failure> usage(std::string_view message);
/// "SOURCE:LINE:COLUMN: message", or as much of it as is known. `lineOffset` lines of the source
/// come before the text that was read.
tl::unexpected<Failure> misread(std::string_view source, const Error& error, int lineOffset = 0);
/// "clew: there is no WHAT "word"; did you mean …?", naming the nearest of `valid`.
tl::unexpected<Failure> unknown(std::string_view what, std::string_view word,
                                const std::vector<std::string>& valid);

/// Why the search stopped, in words; empty if it did not stop.
std::string_view stopText(const Outcome& outcome);

} // namespace clew::cli
