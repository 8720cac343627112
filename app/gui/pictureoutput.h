// Pictures of boards on paper and in files.

#pragma once

#include <QString>

#include "core/picture/picture.h"

class QPagedPaintDevice;

namespace clew {

/// Writes an SVG drawing, a PNG picture or a PDF page; which one the file's suffix says. Drawings
/// and pictures have the colours on screen, paper those of the light theme. False if it cannot be
/// written.
bool writePicture(const Picture& picture, const QString& fileName);

/// Fits the picture into the page's margins, in its middle. False if the device cannot be
/// painted on.
bool printPicture(const Picture& picture, QPagedPaintDevice& page);

/// `fileName`, with the suffix of `filter` ("PNG picture (*.png)") if it has none that is known.
QString withPictureSuffix(const QString& fileName, const QString& filter);

} // namespace clew
