#include "core/picture/picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace clew {

std::vector<Segment> hatching(const Shape& s)
{
    std::vector<Segment> lines;
    const double step = kHatchStep * std::numbers::sqrt2;
    const double last = s.x + s.width + s.y + s.height;
    const double first = std::floor((s.x + s.y) / step) * step;
    for (int i = 0; first + i * step <= last; ++i) {
        const double sum = first + i * step; // of both coordinates, all along the line
        lines.push_back({sum - s.y, s.y, sum - s.y - s.height, s.y + s.height});
    }
    return lines;
}

Shape& Picture::rect(double x, double y, double width, double height, Ink fill)
{
    return add({.kind = ShapeKind::Rect,
                .fill = fill,
                .x = static_cast<float>(x),
                .y = static_cast<float>(y),
                .width = static_cast<float>(width),
                .height = static_cast<float>(height)});
}

Shape& Picture::frame(double x, double y, double width, double height, Ink stroke,
                      double strokeWidth)
{
    Shape& shape = rect(x, y, width, height, Ink::None);
    shape.stroke = stroke;
    shape.strokeWidth = static_cast<float>(strokeWidth);
    return shape;
}

Shape& Picture::ellipse(double cx, double cy, double rx, double ry, Ink fill)
{
    Shape& shape = rect(cx - rx, cy - ry, 2 * rx, 2 * ry, fill);
    shape.kind = ShapeKind::Ellipse;
    return shape;
}

Shape& Picture::line(double x1, double y1, double x2, double y2, Ink stroke, double strokeWidth)
{
    Shape& shape = frame(x1, y1, x2 - x1, y2 - y1, stroke, strokeWidth);
    shape.kind = ShapeKind::Line;
    return shape;
}

Shape& Picture::text(double cx, double cy, double size, std::string text, Ink fill)
{
    Shape& shape = rect(cx, cy, 0, size, fill);
    shape.kind = ShapeKind::Text;
    shape.text = std::move(text);
    return shape;
}

Shape& Picture::glyph(Glyph glyph, double x, double y, double size, Ink fill)
{
    Shape& shape = rect(x, y, size, size, fill);
    shape.kind = ShapeKind::Glyph;
    shape.glyph = glyph;
    return shape;
}

void Picture::markGuess(double x, double y, double width, bool besideLabel)
{
    const double margin = besideLabel ? 0.17 : 0.07;
    const double aside = besideLabel ? 0.04 : 0;
    Shape& ring = ellipse(x + width / 2 + aside, y + 0.5 + aside, width / 2 - margin, 0.5 - margin,
                          Ink::None);
    ring.stroke = Ink::Guess;
    ring.strokeWidth = 0.045F;
}

void Picture::drawByHand()
{
    std::erase_if(m_shapes, [](const Shape& shape) {
        return shape.kind == ShapeKind::Ellipse && shape.stroke == Ink::Guess &&
               shape.fill != Ink::Guess;
    });
    for (Shape& shape : m_shapes) {
        if (shape.fill == Ink::Guess)
            shape.fill = Ink::Hand;
        if (shape.stroke == Ink::Guess)
            shape.stroke = Ink::Hand;
    }
}

void Picture::markForced(double x, double y, double width)
{
    ellipse(x + width - 0.15, y + 0.85, 0.065, 0.065, Ink::Forced);
}

void Picture::markConflict(double x, double y, double width)
{
    Shape& ground = rect(x, y, width, 1, Ink::Conflict);
    ground.hatched = true;
    ground.stroke = Ink::Conflict;
    ground.strokeWidth = 0.06F;
}

void Picture::markTrying(double x, double y, double width)
{
    frame(x + 0.04, y + 0.04, width - 0.08, 0.92, Ink::Trying, 0.06).radius = 0.08F;
}

void Picture::markSolution(double x, double y)
{
    rect(x, y, 1, 1, Ink::Solved).opacity = 0.28F;
}

void Picture::link(double x1, double y1, double x2, double y2, bool isStrong)
{
    const double length = std::hypot(x2 - x1, y2 - y1);
    if (length <= 0)
        return;
    const double dx = (x2 - x1) / length;
    const double dy = (y2 - y1) / length;
    const double clear = std::min(0.15, length / 4);
    const double head = std::min(0.14, length / 5);
    const double endX = x2 - dx * clear;
    const double endY = y2 - dy * clear;
    line(x1 + dx * clear, y1 + dy * clear, endX, endY, Ink::Accent, 0.045).dashed = !isStrong;
    for (const double side : {-0.5, 0.5})
        line(endX, endY, endX - head * (dx - side * dy), endY - head * (dy + side * dx),
             Ink::Accent, 0.045);
}

// Our own drawings, in a unit square.
std::span<const OutlineStep> outline(Glyph glyph)
{
    static constexpr std::array queen{
        OutlineStep{'M', 0, 0, 0, 0, .20F, .86F},
        OutlineStep{'L', 0, 0, 0, 0, .80F, .86F},
        OutlineStep{'L', 0, 0, 0, 0, .77F, .75F},
        OutlineStep{'C', .70F, .71F, .71F, .62F, .75F, .56F},
        OutlineStep{'L', 0, 0, 0, 0, .88F, .26F},
        OutlineStep{'L', 0, 0, 0, 0, .68F, .46F},
        OutlineStep{'L', 0, 0, 0, 0, .66F, .18F},
        OutlineStep{'L', 0, 0, 0, 0, .56F, .43F},
        OutlineStep{'L', 0, 0, 0, 0, .50F, .12F},
        OutlineStep{'L', 0, 0, 0, 0, .44F, .43F},
        OutlineStep{'L', 0, 0, 0, 0, .34F, .18F},
        OutlineStep{'L', 0, 0, 0, 0, .32F, .46F},
        OutlineStep{'L', 0, 0, 0, 0, .12F, .26F},
        OutlineStep{'L', 0, 0, 0, 0, .25F, .56F},
        OutlineStep{'C', .29F, .62F, .30F, .71F, .23F, .75F},
        OutlineStep{'Z', 0, 0, 0, 0, 0, 0},
    };
    static constexpr std::array knight{
        OutlineStep{'M', 0, 0, 0, 0, .24F, .87F},
        OutlineStep{'L', 0, 0, 0, 0, .80F, .87F},
        OutlineStep{'C', .84F, .60F, .80F, .30F, .56F, .20F},
        OutlineStep{'L', 0, 0, 0, 0, .52F, .10F},
        OutlineStep{'L', 0, 0, 0, 0, .44F, .20F},
        OutlineStep{'C', .34F, .26F, .24F, .40F, .16F, .55F},
        OutlineStep{'C', .14F, .60F, .18F, .66F, .24F, .66F},
        OutlineStep{'C', .30F, .64F, .34F, .58F, .42F, .56F},
        OutlineStep{'C', .50F, .56F, .52F, .50F, .54F, .46F},
        OutlineStep{'C', .56F, .62F, .30F, .66F, .24F, .87F},
        OutlineStep{'Z', 0, 0, 0, 0, 0, 0},
    };
    static constexpr std::array cross{
        OutlineStep{'M', 0, 0, 0, 0, .22F, .30F}, OutlineStep{'L', 0, 0, 0, 0, .30F, .22F},
        OutlineStep{'L', 0, 0, 0, 0, .50F, .42F}, OutlineStep{'L', 0, 0, 0, 0, .70F, .22F},
        OutlineStep{'L', 0, 0, 0, 0, .78F, .30F}, OutlineStep{'L', 0, 0, 0, 0, .58F, .50F},
        OutlineStep{'L', 0, 0, 0, 0, .78F, .70F}, OutlineStep{'L', 0, 0, 0, 0, .70F, .78F},
        OutlineStep{'L', 0, 0, 0, 0, .50F, .58F}, OutlineStep{'L', 0, 0, 0, 0, .30F, .78F},
        OutlineStep{'L', 0, 0, 0, 0, .22F, .70F}, OutlineStep{'L', 0, 0, 0, 0, .42F, .50F},
        OutlineStep{'Z', 0, 0, 0, 0, 0, 0},
    };
    switch (glyph) {
    case Glyph::Queen:
        return queen;
    case Glyph::Knight:
        return knight;
    case Glyph::Cross:
        return cross;
    }
    return {};
}

std::uint32_t inkColour(Ink ink, Scheme scheme)
{
    using Colours = std::array<std::uint32_t, 3>; // by Scheme
    // In the order of Ink. Text-like inks keep a contrast of at least 4.5 : 1 on Cell
    // (WCAG AA), and 7 : 1 (AAA) in high contrast.
    static constexpr std::array<Colours, kInkCount> colours{{
        {0x000000, 0x000000, 0x000000}, // None
        {0xFFFFFF, 0x1B1D21, 0x000000}, // Paper
        {0xFCFBF8, 0x24272C, 0x000000}, // Cell
        {0xECE8DF, 0x2E3239, 0x262626}, // CellDark
        {0xB9B6AE, 0x4A4F58, 0x8C8C8C}, // Line
        {0x3A3A3A, 0xA6ADB8, 0xFFFFFF}, // StrongLine
        {0x222222, 0xE4E6EA, 0xFFFFFF}, // Text
        {0x6B6B6B, 0x9AA1AC, 0xC8C8C8}, // Muted
        {0x111111, 0xF4F5F7, 0xFFFFFF}, // Given
        {0x00609C, 0x6FBCEB, 0x8FD3FF}, // Guess (Okabe-Ito blue)
        {0x8A3A6E, 0xE8A3CB, 0xFFB3DD}, // Hand (reddish purple)
        {0x00714F, 0x35C495, 0x5CF0B8}, // Forced (bluish green)
        {0xB84700, 0xFF8A4D, 0xFF9C5A}, // Conflict (vermilion)
        {0x8A5A00, 0xF0B93A, 0xFFE14D}, // Trying (orange)
        {0x009E73, 0x1FA57D, 0x00A878}, // Solution
        {0x0072B2, 0x56B4E9, 0xFFE14D}, // Accent
        {0xFFE9B8, 0x5A4A1E, 0x5C4700}, // CauseTint
        {0xCDE9DC, 0x1E4D3D, 0x00503A}, // EffectTint
        {0xF6EFE3, 0x3A3322, 0x1F1A00}, // Area1
        {0xE5EEF5, 0x233444, 0x00203D}, // Area2
        {0xEAF1E4, 0x263A29, 0x0F2E00}, // Area3
        {0xF4E7EC, 0x432B36, 0x3D0A22}, // Area4
        {0xEDEAF4, 0x332E4C, 0x25104A}, // Area5
        {0x3A3A3A, 0x0E0F12, 0xFFFFFF}, // Blocked
        {0xFCFBF8, 0xE4E6EA, 0x000000}, // OnBlocked
    }};
    return colours.at(static_cast<std::size_t>(ink)).at(static_cast<std::size_t>(scheme));
}

std::uint32_t ruleColour(std::size_t rule, Scheme scheme)
{
    // Okabe and Ito's, without those that mean something here (a guess, a contradiction, a
    // solution), in two shades each.
    static constexpr std::array<std::uint32_t, kRuleColours> onLight{
        0x56B4E9, 0xE69F00, 0xCC79A7, 0xB8A800, 0x0072B2,
        0x8FD0F5, 0xF5C462, 0xE3AECB, 0xD9CE5A, 0x4C9DCB};
    static constexpr std::array<std::uint32_t, kRuleColours> onDark{
        0x56B4E9, 0xE69F00, 0xCC79A7, 0xF0E442, 0x3E9BD0,
        0x3A86B3, 0xA97600, 0x96567A, 0xAFA62E, 0x1F6A99};
    return (scheme == Scheme::Light ? onLight : onDark).at(rule % kRuleColours);
}

} // namespace clew
