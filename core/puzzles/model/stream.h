// What the engine (app/engines/) says of a search to the puzzle: words of 8 bytes, in the byte
// order of the machine, after a line of JSON that names variables and rules.
//
// A word is an event (core/search/event.h), or a report in a kind that events do not have.

#pragma once

#include <cstdint>

namespace clew::model {

enum class Detail : std::uint8_t {
    Events,    ///< every step
    Solutions, ///< a value for each variable and Event::solution(), and now and then the figures
};

/// The kind of a word that is no event; the number is in its other bits.
enum class Report : std::uint64_t { Nodes = 6, Failures = 7 };

/// The exit status of an engine that needs more memory than it may take.
inline constexpr int kOutOfMemory = 3;

/// The last word of a search that left nothing out.
inline constexpr std::uint64_t kComplete = ~std::uint64_t{0};

} // namespace clew::model
