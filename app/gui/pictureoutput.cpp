#include "app/gui/pictureoutput.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>

#include "core/session/documentio.h"
#include "widgets/picturepainter.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr double kPngPixels = 2000; // of the longer side
constexpr double kSvgPixelsAUnit = 48;

QRectF wholeOf(const Picture& picture)
{
    return {0, 0, picture.width(), picture.height()};
}

QImage imageOf(const Picture& picture)
{
    const double scale = kPngPixels / std::max(picture.width(), picture.height());
    QImage image((wholeOf(picture).size() * scale).toSize().expandedTo({1, 1}),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(theme::colour(Ink::Paper));
    QPainter painter(&image);
    paintPicture(painter, picture, {0, 0}, scale, wholeOf(picture));
    return image;
}

QByteArray svgOf(const Picture& picture)
{
    return QByteArray::fromStdString(toSvg(picture, kSvgPixelsAUnit, theme::isDark()));
}

QByteArray pngOf(const Picture& picture)
{
    QBuffer bytes;
    imageOf(picture).save(&bytes, "PNG");
    return bytes.data();
}

QByteArray pdfOf(const Picture& picture)
{
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    {
        QPdfWriter page(&bytes);
        page.setCreator(QStringLiteral("Clew"));
        if (picture.width() > picture.height())
            page.setPageOrientation(QPageLayout::Landscape);
        printPicture(picture, page);
    }
    return bytes.data();
}

} // namespace

bool printPicture(const Picture& picture, QPagedPaintDevice& page)
{
    QPainter painter;
    if (!painter.begin(&page))
        return false;
    const QRectF paper = painter.viewport();
    const double scale =
        std::min(paper.width() / picture.width(), paper.height() / picture.height());
    const QPointF origin((paper.width() - picture.width() * scale) / 2,
                         (paper.height() - picture.height() * scale) / 2);
    paintPicture(painter, picture, origin, scale, wholeOf(picture), Scheme::Light);
    return painter.end();
}

bool writePicture(const Picture& picture, const QString& fileName)
{
    const QString suffix = QFileInfo(fileName).suffix().toLower();
    const QByteArray bytes = suffix == QLatin1String("png")   ? pngOf(picture)
                             : suffix == QLatin1String("pdf") ? pdfOf(picture)
                                                              : svgOf(picture);
    return !bytes.isEmpty() && writeFile(fileName, bytes).has_value();
}

QString withPictureSuffix(const QString& fileName, const QString& filter)
{
    const QStringList suffixes{QStringLiteral("svg"), QStringLiteral("png"), QStringLiteral("pdf")};
    if (suffixes.contains(QFileInfo(fileName).suffix().toLower()))
        return fileName;
    const auto wanted = std::ranges::find_if(
        suffixes, [&](const QString& suffix) { return filter.contains(suffix); });
    return QStringLiteral("%1.%2").arg(fileName,
                                       wanted == suffixes.end() ? suffixes.front() : *wanted);
}

} // namespace clew
