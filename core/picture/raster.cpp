#include "core/picture/raster.h"

#include <algorithm>
#include <cairo-pdf.h>
#include <cairo.h>
#include <cmath>
#include <cstring>
#include <fmt/format.h>
#include <memory>
#include <new>
#include <numbers>
#include <vector>

#include "core/picture/fonts.h"
#include "core/text/printable.h"

namespace clew {

namespace {

constexpr double kMaxPixels = 32'767;

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Context = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

// Fontconfig crashes where memory ends while it reads its configuration, which is when the first
// text is drawn: what it needs is asked for before, and its absence is an exception as any other.
void makeSureOfFonts()
{
    constexpr std::size_t kNeeded = std::size_t{8} << 20U;
    static const bool isThere = [] {
        ::operator delete(::operator new(kNeeded));
        return true;
    }();
    (void)isThere;
}

class Painter
{
public:
    Painter(cairo_surface_t* surface, double cellSize, bool dark)
        : m_context(cairo_create(surface), &cairo_destroy), m_pixel(1 / cellSize), m_dark(dark)
    {
        cairo_scale(cairo(), cellSize, cellSize);
        setInk(Ink::Paper, 1);
        cairo_paint(cairo());
    }

    void draw(const Shape& shape)
    {
        if (shape.kind == ShapeKind::Text) {
            drawText(shape);
            return;
        }
        cairo_new_path(cairo());
        addPath(shape);
        if (shape.hatched)
            hatch(shape);
        else if (shape.fill != Ink::None && shape.kind != ShapeKind::Line)
            fill(shape);
        if (shape.stroke != Ink::None)
            stroke(shape);
    }

private:
    [[nodiscard]] cairo_t* cairo() const { return m_context.get(); }

    void setInk(Ink ink, double opacity)
    {
        const std::uint32_t colour = inkColour(ink, schemeOf(m_dark));
        const auto channel = [&](unsigned shift) {
            return static_cast<double>((colour >> shift) & 0xFFU) / 255;
        };
        cairo_set_source_rgba(cairo(), channel(16), channel(8), channel(0), opacity);
    }

    void addPath(const Shape& shape)
    {
        switch (shape.kind) {
        case ShapeKind::Rect:
            addRect(shape);
            break;
        case ShapeKind::Ellipse:
            addEllipse(shape);
            break;
        case ShapeKind::Line:
            cairo_move_to(cairo(), shape.x, shape.y);
            cairo_line_to(cairo(), shape.x + shape.width, shape.y + shape.height);
            break;
        case ShapeKind::Glyph:
            addGlyph(shape);
            break;
        case ShapeKind::Text:
            break;
        }
    }

    void addRect(const Shape& s)
    {
        if (s.radius <= 0) {
            cairo_rectangle(cairo(), s.x, s.y, s.width, s.height);
            return;
        }
        constexpr double quarter = std::numbers::pi / 2;
        const double r = s.radius;
        cairo_new_sub_path(cairo());
        cairo_arc(cairo(), s.x + s.width - r, s.y + r, r, -quarter, 0);
        cairo_arc(cairo(), s.x + s.width - r, s.y + s.height - r, r, 0, quarter);
        cairo_arc(cairo(), s.x + r, s.y + s.height - r, r, quarter, 2 * quarter);
        cairo_arc(cairo(), s.x + r, s.y + r, r, 2 * quarter, 3 * quarter);
        cairo_close_path(cairo());
    }

    void addEllipse(const Shape& s)
    {
        if (s.width <= 0 || s.height <= 0)
            return;
        cairo_save(cairo());
        cairo_translate(cairo(), s.x + s.width / 2, s.y + s.height / 2);
        cairo_scale(cairo(), s.width / 2, s.height / 2);
        cairo_arc(cairo(), 0, 0, 1, 0, 2 * std::numbers::pi);
        cairo_close_path(cairo());
        cairo_restore(cairo());
    }

    void addGlyph(const Shape& s)
    {
        const auto x = [&](float unit) { return s.x + static_cast<double>(unit) * s.width; };
        const auto y = [&](float unit) { return s.y + static_cast<double>(unit) * s.height; };
        for (const OutlineStep& step : outline(s.glyph)) {
            if (step.op == 'M')
                cairo_move_to(cairo(), x(step.x), y(step.y));
            else if (step.op == 'L')
                cairo_line_to(cairo(), x(step.x), y(step.y));
            else if (step.op == 'C')
                cairo_curve_to(cairo(), x(step.x1), y(step.y1), x(step.x2), y(step.y2), x(step.x),
                               y(step.y));
            else
                cairo_close_path(cairo());
        }
    }

    void fill(const Shape& shape)
    {
        setInk(shape.fill, shape.opacity);
        cairo_fill_preserve(cairo());
    }

    void stroke(const Shape& shape)
    {
        setInk(shape.stroke, shape.opacity);
        cairo_set_line_width(cairo(), shape.strokeWidth > 0 ? shape.strokeWidth : m_pixel);
        cairo_set_line_cap(cairo(), shape.kind == ShapeKind::Line ? CAIRO_LINE_CAP_SQUARE
                                                                  : CAIRO_LINE_CAP_BUTT);
        cairo_set_dash(cairo(), kDashes.data(), shape.dashed ? kDashes.size() : 0, 0);
        cairo_stroke(cairo());
    }

    // Seen through the path, which is kept.
    void hatch(const Shape& s)
    {
        cairo_path_t* const path = cairo_copy_path(cairo());
        cairo_save(cairo());
        cairo_clip(cairo());
        setInk(s.fill, s.opacity);
        cairo_set_line_width(cairo(), kHatchWidth);
        for (const Segment& line : hatching(s)) {
            cairo_move_to(cairo(), line.x1, line.y1);
            cairo_line_to(cairo(), line.x2, line.y2);
        }
        cairo_stroke(cairo());
        cairo_restore(cairo());
        cairo_append_path(cairo(), path);
        cairo_path_destroy(path);
    }

    // A byte that is no UTF-8 would make cairo leave out everything that follows.
    void drawText(Shape s)
    {
        makeSureOfFonts();
        s.text = printableLines(s.text);
        cairo_set_font_size(cairo(), s.height);
        const std::vector<FontRun> runs = fontRuns(cairo(), s.text, s.bold);
        double width = 0;
        for (const FontRun& run : runs) {
            selectFont(cairo(), run.family, s.bold);
            cairo_text_extents_t text;
            cairo_text_extents(cairo(), run.text.c_str(), &text);
            width += text.x_advance;
        }
        const double left = s.align < 0 ? 0 : (s.align > 0 ? width : width / 2);
        setInk(s.fill, s.opacity);
        selectFont(cairo(), runs.front().family, s.bold);
        cairo_font_extents_t font; // of the first one: all stand on one line
        cairo_font_extents(cairo(), &font);
        cairo_move_to(cairo(), s.x - left, s.y + (font.ascent - font.descent) / 2);
        for (const FontRun& run : runs) { // each begins where the one before ended
            selectFont(cairo(), run.family, s.bold);
            cairo_show_text(cairo(), run.text.c_str());
        }
    }

    Context m_context;
    double m_pixel; ///< one device pixel, in units
    bool m_dark;
};

void drawOn(cairo_surface_t* surface, const Picture& picture, double cellSize, bool dark)
{
    Painter painter(surface, cellSize, dark);
    for (const Shape& shape : picture.shapes())
        painter.draw(shape);
}

cairo_status_t append(void* closure, const unsigned char* data, unsigned int length)
{
    static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

Result<Surface> toSurface(const Picture& picture, double cellSize, bool dark)
{
    const double width = std::ceil(picture.width() * cellSize);
    const double height = std::ceil(picture.height() * cellSize);
    if (width > kMaxPixels || height > kMaxPixels)
        return fail(
            {phrase("Picture", "the picture would be %1 x %2 pixels, more than %3 a side; "
                               "make the cells smaller, or write SVG"),
             {static_cast<int>(width), static_cast<int>(height), static_cast<int>(kMaxPixels)}});
    Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(width),
                                               static_cast<int>(height)),
                    &cairo_surface_destroy);
    drawOn(surface.get(), picture, cellSize, dark);
    const cairo_status_t status = cairo_surface_status(surface.get());
    if (status != CAIRO_STATUS_SUCCESS)
        return fail({phrase("Picture", "the picture could not be drawn: %1"),
                     {cairo_status_to_string(status)}});
    return surface;
}

} // namespace

Result<std::string> toPng(const Picture& picture, double cellSize, bool dark)
{
    return toSurface(picture, cellSize, dark)
        .and_then([](const Surface& surface) -> Result<std::string> {
            std::string png;
            const cairo_status_t status =
                cairo_surface_write_to_png_stream(surface.get(), append, &png);
            if (status != CAIRO_STATUS_SUCCESS)
                return fail({phrase("Picture", "the picture could not be drawn: %1"),
                             {cairo_status_to_string(status)}});
            return png;
        });
}

Result<Pixels> toPixels(const Picture& picture, double cellSize, bool dark)
{
    return toSurface(picture, cellSize, dark).map([](const Surface& surface) {
        cairo_surface_flush(surface.get());
        Pixels pixels{cairo_image_surface_get_width(surface.get()),
                      cairo_image_surface_get_height(surface.get())};
        const unsigned char* row = cairo_image_surface_get_data(surface.get());
        const auto stride = cairo_image_surface_get_stride(surface.get());
        const auto width = static_cast<std::size_t>(pixels.width);
        pixels.colours.resize(width * static_cast<std::size_t>(pixels.height));
        for (std::size_t y = 0; y < static_cast<std::size_t>(pixels.height); ++y, row += stride)
            std::memcpy(pixels.colours.data() + y * width, row, width * sizeof(std::uint32_t));
        for (std::uint32_t& colour : pixels.colours)
            colour &= 0xFFFFFFU; // the rest is of no meaning
        return pixels;
    });
}

// ---- PDF

struct PdfPages::Document
{
    std::string bytes = {};
    Surface surface{nullptr, &cairo_surface_destroy};
    double cellSize;
    bool dark;
};

PdfPages::PdfPages(double cellSize, bool dark)
    : m_document(new Document{.cellSize = cellSize, .dark = dark})
{
    m_document->surface.reset(
        cairo_pdf_surface_create_for_stream(append, &m_document->bytes, 1, 1));
    // Without a date the same pages are the same bytes whenever they are made.
    cairo_pdf_surface_set_metadata(m_document->surface.get(), CAIRO_PDF_METADATA_CREATE_DATE,
                                   nullptr);
}

PdfPages::~PdfPages() = default;

void PdfPages::add(const Picture& picture)
{
    cairo_surface_t* const surface = m_document->surface.get();
    const double cell = m_document->cellSize;
    cairo_pdf_surface_set_size(surface, picture.width() * cell, picture.height() * cell);
    drawOn(surface, picture, cell, m_document->dark);
    cairo_surface_show_page(surface);
}

Result<std::string> PdfPages::finish()
{
    cairo_surface_finish(m_document->surface.get());
    const cairo_status_t status = cairo_surface_status(m_document->surface.get());
    if (status != CAIRO_STATUS_SUCCESS)
        return fail({phrase("Picture", "the pages could not be drawn: %1"),
                     {cairo_status_to_string(status)}});
    return std::move(m_document->bytes);
}

} // namespace clew
