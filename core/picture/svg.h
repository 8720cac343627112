// SVG, element by element: for whole drawings (toSvg() in picture.h), and for pages that keep many
// pictures as the elements these share.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/picture/picture.h"

namespace clew {

/// Where inks get their colours.
enum class SvgColours : std::uint8_t {
    Light, ///< they are in the element, those of a theme
    Dark,
    Classes, ///< f7 fills with ink 7, s7 draws its outline: a style sheet says what these are
};

/// Stands in SvgElement::form for one of its coordinates. No text that is drawn holds it.
inline constexpr char kSvgCoordinate = '\x01';

/// An element taken apart: shapes that differ in nothing but their place have the same form.
struct SvgElement
{
    std::string form = {}; ///< without a line end
    std::vector<std::string> coordinates = {};

    /// The element itself.
    [[nodiscard]] std::string whole() const;
};

/// `pixel`: the width of a line that is one device pixel wide, in units.
SvgElement svgElement(const Shape& shape, double pixel, SvgColours colours);

/// What hatched shapes need, once in a drawing.
std::string svgDefinitions(SvgColours colours);

/// Text as it stands in SVG, HTML and XML: & < > " are escaped, and what could steer whoever shows
/// it or makes no text is replaced as printableLines() does.
std::string markupText(std::string_view text);

} // namespace clew
