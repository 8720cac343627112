// A picture of a board as a list of shapes, drawn once for every use: the window, thumbnails, SVG,
// PNG and PDF.
//
// A puzzle describes *what* is seen, in the common vocabulary of inks (given, guess, forced,
// conflict, …); each renderer knows what colours these are in its theme. Coordinates: one unit is
// one cell of the board, x to the right, y down. The vocabulary never relies on colour alone: a
// guess is drawn with a ring, a forced value with a dot, a contradiction hatched (see `mark…`
// below).

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace clew {

enum class Ink : std::uint8_t {
    None,
    Paper,      ///< behind everything
    Cell,       ///< the board's own ground
    CellDark,   ///< the other colour of a chequered board
    Line,       ///< thin grid lines
    StrongLine, ///< box and area borders
    Text,       ///< clues, coordinates
    Muted,      ///< pencil marks, what is met or done
    Given,
    Guess,
    Hand, ///< entered by a person
    Forced,
    Conflict,
    Trying, ///< what the last event touched
    Solved, ///< part of a solution
    Accent,
    CauseTint,  ///< ground of what a sentence gives as reason
    EffectTint, ///< ground of what a sentence says follows
    Area1,      ///< five quiet grounds for areas
    Area2,
    Area3,
    Area4,
    Area5,
    Blocked,   ///< cells that take no value, as between the words of a crossword
    OnBlocked, ///< what is written there
};
inline constexpr int kInkCount = static_cast<int>(Ink::OnBlocked) + 1;

/// Width of the margin for coordinates left of and above a grid of cells, in cells.
inline constexpr double kGridMargin = 0.75;

enum class ShapeKind : std::uint8_t { Rect, Ellipse, Line, Text, Glyph };
enum class Glyph : std::uint8_t { Queen, Knight, Cross };

/// Rect, Ellipse and Glyph fill the box (x, y, width, height); Line runs from (x, y) to
/// (x + width, y + height); Text is centred in its box unless `align` says otherwise, `height`
/// being its font size.
struct Shape
{
    ShapeKind kind = ShapeKind::Rect;
    Ink fill = Ink::None;
    Ink stroke = Ink::None;
    Glyph glyph = Glyph::Queen;
    std::int8_t align = 0; ///< of Text: -1 left, 0 centre, 1 right
    bool bold = false;     ///< of Text
    bool hatched = false;  ///< diagonal lines of `fill` instead of a full ground
    bool dashed = false;
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;
    float strokeWidth = 0; ///< 0: one device pixel
    float opacity = 1;
    float radius = 0; ///< of Rect: rounded corners
    std::string text = {};
};

/// A part of a picture, in its units.
struct Area
{
    double x, y, width, height;
};

// What every renderer draws in the same way, in units:
inline constexpr double kHatchStep = 0.16; ///< from one line of a hatching to the next
inline constexpr double kHatchWidth = 0.05;
inline constexpr std::array<double, 2> kDashes{0.12, 0.08}; ///< of a dashed line: on, off

struct Segment
{
    double x1, y1, x2, y2;
};

/// The lines that hatch a shape: rising diagonals that continue from one shape to the next. They
/// cross the shape's box from its top to its bottom; what is outside the shape is clipped.
std::vector<Segment> hatching(const Shape& shape);

class Picture
{
public:
    /// The whole picture's size in units.
    Picture(double width, double height) : m_width(width), m_height(height) {}

    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double height() const { return m_height; }
    [[nodiscard]] std::span<const Shape> shapes() const { return m_shapes; }

    /// Of boards too large to be drawn in every detail: what this picture was drawn for. Another
    /// part, or a smaller one, needs another picture. None: everything is there.
    [[nodiscard]] const std::optional<Area>& part() const { return m_part; }
    void setPart(Area part) { m_part = part; }

    Shape& add(Shape shape) { return m_shapes.emplace_back(std::move(shape)); }
    Shape& rect(double x, double y, double width, double height, Ink fill);
    Shape& frame(double x, double y, double width, double height, Ink stroke, double strokeWidth);
    Shape& ellipse(double cx, double cy, double rx, double ry, Ink fill);
    Shape& line(double x1, double y1, double x2, double y2, Ink stroke, double strokeWidth = 0);
    /// Centred at (cx, cy), `size` units high.
    Shape& text(double cx, double cy, double size, std::string text, Ink fill);
    Shape& glyph(Glyph glyph, double x, double y, double size, Ink fill);

    // The common marks, each over the cell at (x, y), one high and, if nothing else is said, wide:
    /// A ring; `besideLabel`: a smaller one, beside what stands in the upper left corner.
    void markGuess(double x, double y, double width = 1, bool besideLabel = false);
    void markForced(double x, double y, double width = 1);   ///< a dot in the lower right corner
    void markConflict(double x, double y, double width = 1); ///< hatched, with a border
    void markTrying(double x, double y, double width = 1);   ///< an outline
    void markSolution(double x, double y);                   ///< a quiet ground
    /// An arrow from one place to another, clear of what stands there: of a strong link solid, of a
    /// weak one dashed.
    void link(double x1, double y1, double x2, double y2, bool isStrong);

    /// Guesses are a person's entries: in an ink of their own, and without rings.
    void drawByHand();

private:
    double m_width;
    double m_height;
    std::optional<Area> m_part;
    std::vector<Shape> m_shapes;
};

/// One step of a glyph's outline in a unit square: 'M'ove, 'L'ine (x, y), 'C'ubic (two control
/// points and x, y), 'Z' close.
struct OutlineStep
{
    char op;
    float x1, y1, x2, y2, x, y;
};
std::span<const OutlineStep> outline(Glyph glyph);

/// The picture as a self-contained SVG document, `cellSize` pixels a unit, in the light theme's
/// colours (or the dark one's).
std::string toSvg(const Picture& picture, double cellSize = 48, bool dark = false);

enum class Scheme : std::uint8_t { Light, Dark, HighContrast };
/// The colour of an ink in a theme, 0xRRGGBB. After Okabe and Ito's palette.
std::uint32_t inkColour(Ink ink, Scheme scheme);
/// Of a rule, by its place in PuzzleInfo::rules, wherever steps are distinguished by what they
/// follow from: one of `kRuleColours`, which begin again after the last.
constexpr std::size_t kRuleColours = 10;
std::uint32_t ruleColour(std::size_t rule, Scheme scheme);
constexpr Scheme schemeOf(bool dark)
{
    return dark ? Scheme::Dark : Scheme::Light;
}

} // namespace clew
