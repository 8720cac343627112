#include "core/picture/compose.h"

#include <algorithm>
#include <cairo.h>
#include <memory>

#include "core/picture/fonts.h"
#include "core/text/characters.h"

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
        double advance = 0;
        for (const FontRun& run : fontRuns(m_context.get(), text, bold)) {
            selectFont(m_context.get(), run.family, bold);
            cairo_text_extents_t extents;
            cairo_text_extents(m_context.get(), run.text.c_str(), &extents);
            advance += extents.x_advance;
        }
        return advance / kMeasured * size;
    }

private:
    std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> m_surface;
    std::unique_ptr<cairo_t, decltype(&cairo_destroy)> m_context;
};

// Ideographs, kana and what stands as wide as they do. UTF-8 is ordered as its characters are.
bool isWide(std::string_view letter)
{
    return (letter >= "\u2E80" && letter <= "\u9FFF") ||
           (letter >= "\uAC00" && letter <= "\uFAFF") ||
           (letter >= "\uFF01" && letter <= "\uFF60") || letter >= "\U00020000";
}

// Whether a line may end between two letters: between words, and beside an ideograph unless that
// would leave a mark by itself that belongs to its neighbour.
bool mayBreak(std::string_view before, std::string_view after)
{
    constexpr std::string_view opening = "([（［「『【《〈“‘";
    constexpr std::string_view closing = ",.:;!?)]%、。，．：；？！）］」』】》〉”’ー々…·"
                                         "ぁぃぅぇぉっゃゅょァィゥェォッャュョ";
    if (after == " ")
        return true;
    return before != " " && (isWide(before) || isWide(after)) &&
           closing.find(after) == std::string_view::npos &&
           opening.find(before) == std::string_view::npos;
}

// The first place behind `from`, where a letter begins, at which a line may end.
std::size_t nextBreak(std::string_view text, std::size_t from)
{
    std::size_t end = from + firstCharacterSize(text.substr(from));
    while (end < text.size()) {
        const std::size_t next = end + firstCharacterSize(text.substr(end));
        if (mayBreak(text.substr(from, end - from), text.substr(end, next - end)))
            break;
        from = end;
        end = next;
    }
    return end;
}

// The longest beginning of the text that fits, at least one letter of it.
std::size_t fitting(TextMeasure& measure, std::string_view text, double width, double size)
{
    std::size_t end = 0;
    for (std::size_t next = 0; next < text.size();) {
        next += firstCharacterSize(text.substr(next));
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
            const std::size_t next = nextBreak(text, word);
            if (measure.width(std::string(text.substr(0, next)), size, false) > width)
                break;
            end = next;
            word = next;
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
