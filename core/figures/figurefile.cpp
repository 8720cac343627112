#include "core/figures/figurefile.h"

#include "core/figures/searchfigures.h"
#include "core/picture/raster.h"

namespace clew {

Result<std::string> figureFile(const Picture& figure, std::string_view format, double pixels,
                               bool dark)
{
    if (format == "svg")
        return toSvg(figure, pixels, dark);
    if (format == "png")
        return toPng(figure, pixels, dark);
    PdfPages pages(pixels * kFigurePoints / kFigurePixels, dark);
    pages.add(figure);
    return pages.finish();
}

} // namespace clew
