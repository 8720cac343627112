// Pictures put together from others: sheets of boards, figures with captions.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/picture/picture.h"

namespace clew {

/// Adds the shapes of `inner`, with its upper left corner at (x, y), `scale` times as large.
void addPicture(Picture& sheet, const Picture& inner, double x, double y, double scale);

/// How wide a text is in the fonts of PNG and PDF, `size` units high. Other programs that show an
/// SVG drawing may have fonts a tenth wider.
double textWidth(std::string_view text, double size, bool bold = false);

/// Lines no wider than `width`, broken at blanks and between ideographs; a longer word is broken
/// anywhere. No more than
/// `most` lines: what has no room ends in an ellipsis.
std::vector<std::string> wrapText(std::string_view text, double width, double size,
                                  std::size_t most = 100);

/// Adds these lines below each other, the first one's middle at y, each `size` units high; where
/// the next one would be.
double addLines(Picture& sheet, const std::vector<std::string>& lines, double x, double y,
                double size, Ink ink, int align = -1);
/// From one line's middle to the next one's, in sizes.
inline constexpr double kLinePitch = 1.4;

} // namespace clew
