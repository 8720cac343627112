// Writes a Picture as SVG text.

#include <fmt/format.h>
#include <iterator>

#include "core/picture/picture.h"

namespace clew {

namespace {

// Below the middle of digits, in font sizes.
constexpr double kBaseline = 0.36;

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : text) {
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
        default:
            out += c;
        }
    }
    return out;
}

class SvgWriter
{
public:
    SvgWriter(const Picture& picture, double cellSize, bool dark) : m_dark(dark)
    {
        append(R"(<svg xmlns="http://www.w3.org/2000/svg" width="{:g}" height="{:g}" )"
               R"(viewBox="0 0 {:g} {:g}" font-family="sans-serif">)"
               "\n",
               picture.width() * cellSize, picture.height() * cellSize, picture.width(),
               picture.height());
        append(R"(<defs><pattern id="hatch" width="{0:g}" height="{0:g}" )"
               R"svg(patternUnits="userSpaceOnUse" patternTransform="rotate(45)">)svg"
               R"(<rect width="{1:g}" height="{0:g}" fill="{2}"/></pattern></defs>)"
               "\n",
               kHatchStep, kHatchWidth, colour(Ink::Conflict));
        append("<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n", colour(Ink::Paper));
        m_pixel = 1.0 / cellSize;
        for (const Shape& shape : picture.shapes())
            write(shape);
        m_out += "</svg>\n";
    }

    std::string take() { return std::move(m_out); }

private:
    template<class... Args>
    void append(fmt::format_string<Args...> format, Args&&... args)
    {
        fmt::format_to(std::back_inserter(m_out), format, std::forward<Args>(args)...);
    }

    [[nodiscard]] std::string colour(Ink ink) const
    {
        return ink == Ink::None ? "none" : fmt::format("#{:06x}", inkColour(ink, schemeOf(m_dark)));
    }

    [[nodiscard]] std::string style(const Shape& shape) const
    {
        std::string text = shape.hatched ? std::string(R"svg( fill="url(#hatch)")svg")
                                         : fmt::format(R"( fill="{}")", colour(shape.fill));
        if (shape.stroke != Ink::None)
            text += fmt::format(R"( stroke="{}" stroke-width="{:g}")", colour(shape.stroke),
                                shape.strokeWidth > 0 ? shape.strokeWidth : m_pixel);
        if (shape.dashed)
            text += fmt::format(R"( stroke-dasharray="{:g} {:g}")", kDashes[0], kDashes[1]);
        if (shape.opacity < 1)
            text += fmt::format(R"( opacity="{:g}")", shape.opacity);
        return text;
    }

    void write(const Shape& s)
    {
        switch (s.kind) {
        case ShapeKind::Rect:
            append("<rect x=\"{:g}\" y=\"{:g}\" width=\"{:g}\" height=\"{:g}\" rx=\"{:g}\"{}/>\n",
                   s.x, s.y, s.width, s.height, s.radius, style(s));
            break;
        case ShapeKind::Ellipse:
            append("<ellipse cx=\"{:g}\" cy=\"{:g}\" rx=\"{:g}\" ry=\"{:g}\"{}/>\n",
                   s.x + s.width / 2, s.y + s.height / 2, s.width / 2, s.height / 2, style(s));
            break;
        case ShapeKind::Line:
            append("<line x1=\"{:g}\" y1=\"{:g}\" x2=\"{:g}\" y2=\"{:g}\" "
                   "stroke-linecap=\"square\"{}/>\n",
                   s.x, s.y, s.x + s.width, s.y + s.height, style(s));
            break;
        case ShapeKind::Text:
            // Not every program that shows drawings knows of dominant-baseline.
            append("<text x=\"{:g}\" y=\"{:g}\" font-size=\"{:g}\" text-anchor=\"{}\"{}{}>{}"
                   "</text>\n",
                   s.x, s.y + kBaseline * s.height, s.height,
                   s.align < 0 ? "start" : (s.align > 0 ? "end" : "middle"),
                   s.bold ? " font-weight=\"bold\"" : "", style(s), escaped(s.text));
            break;
        case ShapeKind::Glyph:
            writeGlyph(s);
            break;
        }
    }

    void writeGlyph(const Shape& s)
    {
        append("<path transform=\"translate({:g} {:g}) scale({:g} {:g})\"{} d=\"", s.x, s.y,
               s.width, s.height, style(s));
        for (const OutlineStep& step : outline(s.glyph)) {
            if (step.op == 'Z')
                append("Z");
            else if (step.op == 'C')
                append("C{:g} {:g} {:g} {:g} {:g} {:g}", step.x1, step.y1, step.x2, step.y2, step.x,
                       step.y);
            else
                append("{}{:g} {:g}", step.op, step.x, step.y);
        }
        append("\"/>\n");
    }

    std::string m_out;
    bool m_dark;
    double m_pixel = 1;
};

} // namespace

std::string toSvg(const Picture& picture, double cellSize, bool dark)
{
    return SvgWriter(picture, cellSize, dark).take();
}

} // namespace clew
