// Pictures as pixels, PNG and PDF, by cairo.

#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/picture/picture.h"
#include "core/text/result.h"

namespace clew {

/// The bytes of a PNG file, `cellSize` pixels a unit, in the light theme's colours (or the dark
/// one's). Fails for pictures of more than 32,767 pixels a side, which cairo cannot hold.
Result<std::string> toPng(const Picture& picture, double cellSize = 48, bool dark = false);

/// Row by row from the top, 0xRRGGBB each.
struct Pixels
{
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> colours = {};
};
/// Fails as toPng() does.
Result<Pixels> toPixels(const Picture& picture, double cellSize = 48, bool dark = false);

/// The bytes of a PDF file of several pages, a picture each, `cellSize` points a unit. Built page
/// by page; finish() gives the whole.
class PdfPages
{
public:
    PdfPages(double cellSize, bool dark);
    PdfPages(PdfPages&&) = delete;
    ~PdfPages();

    void add(const Picture& picture);
    Result<std::string> finish();

private:
    struct Document;
    std::unique_ptr<Document> m_document;
};

} // namespace clew
