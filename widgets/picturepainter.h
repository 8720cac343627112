// Paints core's pictures with QPainter.

#pragma once

#include <QPainter>
#include <QPixmap>

#include "core/picture/picture.h"
#include "widgets/theme.h"

namespace clew {

/// Paints with one unit of the picture being `scale` device-independent pixels, its origin at
/// `origin`. Shapes outside `visible` (in units) are left out. Straight lines and rectangles
/// without rounding sit on whole device pixels. In the colours of the dark theme or the light one.
void paintPicture(QPainter& painter, const Picture& picture, QPointF origin, double scale,
                  const QRectF& visible, Scheme scheme = theme::scheme());

/// Hatches what the painter's clip leaves of the shape's box, in the same units.
void paintHatching(QPainter& painter, const Shape& shape, const QColor& colour, QPointF origin,
                   double scale);

/// The picture fitted into a square pixmap of `side` device-independent pixels.
QPixmap thumbnail(const Picture& picture, int side, double devicePixelRatio);

} // namespace clew
