#include "core/picture/compose.h"

#include <cairo.h>
#include <memory>

namespace clew {

namespace {

constexpr double kMeasured = 64; // pixels: large enough for widths without rounding

class TextMeasure
{
public:
    TextMeasure()
        : m_surface(cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1), &cairo_surface_destroy),
          m_context(cairo_create(m_surface.get()), &cairo_destroy)
    {
        cairo_set_font_size(m_context.get(), kMeasured);
        cairo_font_options_t* const options = cairo_font_options_create();
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
        cairo_set_font_options(m_context.get(), options);
        cairo_font_options_destroy(options);
    }

    double width(const std::string& text, double size, bool bold)
    {
        cairo_select_font_face(m_context.get(), "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                               bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
        cairo_text_extents_t extents;
        cairo_text_extents(m_context.get(), text.c_str(), &extents);
        return extents.x_advance / kMeasured * size;
    }

private:
    std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> m_surface;
    std::unique_ptr<cairo_t, decltype(&cairo_destroy)> m_context;
};

// Whether a byte goes on with the letter begun before it (UTF-8).
bool continuesLetter(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

// The longest beginning of the text that fits, at least one letter of it.
std::size_t fitting(TextMeasure& measure, std::string_view text, double width, double size)
{
    std::size_t end = 0;
    for (std::size_t next = 0; next < text.size();) {
        do
            ++next;
        while (next < text.size() && continuesLetter(text[next]));
        if (end > 0 && measure.width(std::string(text.substr(0, next)), size, false) > width)
            break;
        end = next;
    }
    return end;
}

} // namespace

void addPicture(Picture& sheet, const Picture& inner, double x, double y, double scale)
{
    const auto factor = static_cast<float>(scale);
    for (Shape shape : inner.shapes()) {
        shape.x = static_cast<float>(x) + shape.x * factor;
        shape.y = static_cast<float>(y) + shape.y * factor;
        shape.width *= factor;
        shape.height *= factor;
        shape.strokeWidth *= factor;
        shape.radius *= factor;
        sheet.add(std::move(shape));
    }
}

double textWidth(std::string_view text, double size, bool bold)
{
    return TextMeasure().width(std::string(text), size, bold);
}

std::vector<std::string> wrapText(std::string_view text, double width, double size,
                                  std::size_t most)
{
    TextMeasure measure;
    std::vector<std::string> lines;
    while (!text.empty()) {
        std::size_t end = 0; // of what stands on the line
        for (std::size_t word = 0; word < text.size();) {
            const std::size_t blank = std::min(text.find(' ', word + 1), text.size());
            if (measure.width(std::string(text.substr(0, blank)), size, false) > width)
                break;
            end = blank;
            word = blank;
        }
        if (end == 0)
            end = fitting(measure, text, width, size);
        if (lines.size() + 1 == most && end < text.size()) {
            const double ellipsis = measure.width("…", size, false);
            end = fitting(measure, text, width - ellipsis, size);
            lines.push_back(std::string(text.substr(0, end)) + "…");
            return lines;
        }
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    }
    return lines;
}

double addLines(Picture& sheet, const std::vector<std::string>& lines, double x, double y,
                double size, Ink ink, int align)
{
    for (const std::string& line : lines) {
        sheet.text(x, y, size, line, ink).align = static_cast<std::int8_t>(align);
        y += kLinePitch * size;
    }
    return y;
}

} // namespace clew
