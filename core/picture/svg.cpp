#include "core/picture/svg.h"

#include <cmath>
#include <fmt/format.h>
#include <initializer_list>
#include <iterator>

#include "core/text/printable.h"

namespace clew {

namespace {

// Below the middle of digits, in font sizes.
constexpr double kBaseline = 0.36;

std::string colourOf(Ink ink, SvgColours colours)
{
    if (ink == Ink::None)
        return "none";
    return fmt::format("#{:06x}", inkColour(ink, schemeOf(colours == SvgColours::Dark)));
}

// Builds one element.
class ElementWriter
{
public:
    ElementWriter(double pixel, SvgColours colours) : m_pixel(pixel), m_colours(colours) {}

    SvgElement write(const Shape& s)
    {
        constexpr char c = kSvgCoordinate;
        switch (s.kind) {
        case ShapeKind::Rect:
            stand({s.x, s.y});
            add("<rect x=\"{}\" y=\"{}\" width=\"{:g}\" height=\"{:g}\" rx=\"{:g}\"{}/>", c, c,
                s.width, s.height, s.radius, style(s));
            break;
        case ShapeKind::Ellipse:
            stand({s.x + s.width / 2, s.y + s.height / 2});
            add("<ellipse cx=\"{}\" cy=\"{}\" rx=\"{:g}\" ry=\"{:g}\"{}/>", c, c, s.width / 2,
                s.height / 2, style(s));
            break;
        case ShapeKind::Line:
            if (isDot(s)) {
                writeDot(s);
                break;
            }
            stand({s.x, s.y, s.x + s.width, s.y + s.height});
            add("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke-linecap=\"square\"{}/>", c, c,
                c, c, style(s));
            break;
        case ShapeKind::Text:
            // Not every program that shows drawings knows of dominant-baseline.
            stand({s.x, s.y + kBaseline * s.height});
            add("<text x=\"{}\" y=\"{}\" font-size=\"{:g}\" text-anchor=\"{}\"{}{}>{}</text>", c, c,
                s.height, s.align < 0 ? "start" : (s.align > 0 ? "end" : "middle"),
                s.bold ? " font-weight=\"bold\"" : "", style(s), markupText(s.text));
            break;
        case ShapeKind::Glyph:
            stand({s.x, s.y});
            writeGlyph(s);
            break;
        }
        return std::move(m_element);
    }

private:
    template<class... Args>
    void add(fmt::format_string<Args...> format, Args&&... args)
    {
        fmt::format_to(std::back_inserter(m_element.form), format, std::forward<Args>(args)...);
    }

    void stand(std::initializer_list<double> coordinates)
    {
        for (const double coordinate : coordinates)
            m_element.coordinates.push_back(fmt::format("{:g}", coordinate));
    }

    [[nodiscard]] std::string inks(const Shape& shape) const
    {
        const bool isDrawn = shape.stroke != Ink::None;
        if (m_colours == SvgColours::Classes)
            return fmt::format(R"( class="{}{}")",
                               shape.hatched ? std::string("h")
                                             : fmt::format("f{}", static_cast<int>(shape.fill)),
                               isDrawn ? fmt::format(" s{}", static_cast<int>(shape.stroke)) : "");
        std::string text = shape.hatched
                               ? std::string(R"svg( fill="url(#hatch)")svg")
                               : fmt::format(R"( fill="{}")", colourOf(shape.fill, m_colours));
        if (isDrawn)
            text += fmt::format(R"( stroke="{}")", colourOf(shape.stroke, m_colours));
        return text;
    }

    [[nodiscard]] std::string style(const Shape& shape) const
    {
        std::string text = inks(shape);
        if (shape.stroke != Ink::None)
            text += fmt::format(R"( stroke-width="{:g}")", widthOf(shape));
        if (shape.dashed)
            text += fmt::format(R"( stroke-dasharray="{:g} {:g}")", kDashes[0], kDashes[1]);
        if (shape.opacity < 1)
            text += fmt::format(R"( opacity="{:g}")", shape.opacity);
        return text;
    }

    [[nodiscard]] double widthOf(const Shape& line) const
    {
        return line.strokeWidth > 0 ? line.strokeWidth : m_pixel;
    }

    // Its square ends are all that is seen of a line.
    [[nodiscard]] bool isDot(const Shape& line) const
    {
        return !line.dashed && line.stroke != Ink::None &&
               std::hypot(line.width, line.height) < widthOf(line) / 4;
    }

    // By its corners: programs do not agree on which way the ends of so short a line face.
    void writeDot(const Shape& s)
    {
        const double length = std::hypot(s.width, s.height);
        const double half = widthOf(s) / 2;
        const double dx = length > 0 ? half * s.width / length : half;
        const double dy = length > 0 ? half * s.height / length : 0;
        const double endX = s.x + s.width;
        const double endY = s.y + s.height;
        Shape filled = s;
        filled.fill = s.stroke;
        filled.stroke = Ink::None;
        constexpr char c = kSvgCoordinate;
        stand({s.x - dx + dy, s.y - dy - dx, endX + dx + dy, endY + dy - dx, endX + dx - dy,
               endY + dy + dx, s.x - dx - dy, s.y - dy + dx});
        add("<path d=\"M{} {}L{} {}L{} {}L{} {}Z\"{}/>", c, c, c, c, c, c, c, c, style(filled));
    }

    void writeGlyph(const Shape& s)
    {
        add("<path transform=\"translate({} {}) scale({:g} {:g})\"{} d=\"", kSvgCoordinate,
            kSvgCoordinate, s.width, s.height, style(s));
        for (const OutlineStep& step : outline(s.glyph)) {
            if (step.op == 'Z')
                add("Z");
            else if (step.op == 'C')
                add("C{:g} {:g} {:g} {:g} {:g} {:g}", step.x1, step.y1, step.x2, step.y2, step.x,
                    step.y);
            else
                add("{}{:g} {:g}", step.op, step.x, step.y);
        }
        add("\"/>");
    }

    double m_pixel;
    SvgColours m_colours;
    SvgElement m_element = {};
};

} // namespace

std::string markupText(std::string_view text)
{
    std::string out;
    for (const char c : printableLines(text)) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

std::string SvgElement::whole() const
{
    std::string text;
    auto coordinate = coordinates.begin();
    for (const char c : form) {
        if (c == kSvgCoordinate)
            text += *coordinate++;
        else
            text += c;
    }
    return text;
}

SvgElement svgElement(const Shape& shape, double pixel, SvgColours colours)
{
    return ElementWriter(pixel, colours).write(shape);
}

std::string svgDefinitions(SvgColours colours)
{
    const std::string ink = colours == SvgColours::Classes
                                ? fmt::format(R"(class="f{}")", static_cast<int>(Ink::Conflict))
                                : fmt::format(R"(fill="{}")", colourOf(Ink::Conflict, colours));
    return fmt::format(R"(<defs><pattern id="hatch" width="{0:g}" height="{0:g}" )"
                       R"svg(patternUnits="userSpaceOnUse" patternTransform="rotate(45)">)svg"
                       R"(<rect width="{1:g}" height="{0:g}" {2}/></pattern></defs>)",
                       kHatchStep, kHatchWidth, ink);
}

std::string toSvg(const Picture& picture, double cellSize, bool dark)
{
    const SvgColours colours = dark ? SvgColours::Dark : SvgColours::Light;
    std::string svg =
        fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" width="{:g}" height="{:g}" )"
                    R"(viewBox="0 0 {:g} {:g}" font-family="sans-serif">)"
                    "\n{}\n<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n",
                    picture.width() * cellSize, picture.height() * cellSize, picture.width(),
                    picture.height(), svgDefinitions(colours), colourOf(Ink::Paper, colours));
    for (const Shape& shape : picture.shapes()) {
        svg += svgElement(shape, 1 / cellSize, colours).whole();
        svg += '\n';
    }
    return svg + "</svg>\n";
}

} // namespace clew
