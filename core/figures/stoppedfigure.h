// Figures of long searches: how far they are made without a look at the token, and what is said
// when that asks to stop.

#pragma once

#include <cstdint>

#include "core/text/result.h"

namespace clew {

inline constexpr std::uint64_t kFigureChunk = std::uint64_t{1} << 20U; ///< events

inline tl::unexpected<Error> stoppedFigure()
{
    return fail(phrase("Figure", "the figure was not finished"));
}

} // namespace clew
