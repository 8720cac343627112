// Figures as files: SVG, PDF with embedded fonts, PNG.

#pragma once

#include <string>
#include <string_view>

#include "core/picture/picture.h"
#include "core/text/result.h"

namespace clew {

/// The bytes in a format, "svg", "pdf" or "png"; `pixels` a unit in SVG and PNG, half as many
/// points in PDF.
Result<std::string> figureFile(const Picture& figure, std::string_view format, double pixels,
                               bool dark = false);

} // namespace clew
