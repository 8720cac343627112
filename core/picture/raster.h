// Pictures as pixels: PNG by cairo.

#pragma once

#include <string>

#include "core/picture/picture.h"
#include "core/search/result.h"

namespace clew {

/// The bytes of a PNG file, `cellSize` pixels a unit, in the light theme's colours (or the dark
/// one's). Fails for pictures of more than 32,767 pixels a side, which cairo cannot hold.
Result<std::string> toPng(const Picture& picture, double cellSize = 48, bool dark = false);

} // namespace clew
