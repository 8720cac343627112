#include "app/gui/pictureoutput.h"

#include <QFileInfo>
#include <QImage>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <algorithm>

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

bool writeSvg(const Picture& picture, const QString& fileName)
{
    const std::string svg = toSvg(picture, kSvgPixelsAUnit, theme::isDark());
    QSaveFile file(fileName);
    return file.open(QIODevice::WriteOnly) &&
           file.write(svg.data(), static_cast<qint64>(svg.size())) >= 0 && file.commit();
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
    paintPicture(painter, picture, origin, scale, wholeOf(picture), false);
    return painter.end();
}

bool writePicture(const Picture& picture, const QString& fileName)
{
    const QString suffix = QFileInfo(fileName).suffix().toLower();
    if (suffix == QLatin1String("png"))
        return imageOf(picture).save(fileName);
    if (suffix != QLatin1String("pdf"))
        return writeSvg(picture, fileName);
    QPdfWriter page(fileName);
    page.setCreator(QStringLiteral("Clew"));
    if (picture.width() > picture.height())
        page.setPageOrientation(QPageLayout::Landscape);
    return printPicture(picture, page);
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
