#include "widgets/picturepainter.h"

#include <QPainterPath>
#include <array>
#include <cmath>

namespace clew {

namespace {

/// Pixels; in a closer grid the thin lines would be all that is seen.
constexpr double kLeastUnitWithGrid = 4;

QPainterPath makeOutline(Glyph glyph)
{
    QPainterPath path;
    for (const OutlineStep& step : outline(glyph)) {
        const QPointF to(step.x, step.y);
        if (step.op == 'M')
            path.moveTo(to);
        else if (step.op == 'L')
            path.lineTo(to);
        else if (step.op == 'C')
            path.cubicTo(QPointF(step.x1, step.y1), QPointF(step.x2, step.y2), to);
        else
            path.closeSubpath();
    }
    return path;
}

const QPainterPath& outlinePath(Glyph glyph)
{
    static const std::array<QPainterPath, 3> paths{
        makeOutline(Glyph::Queen), makeOutline(Glyph::Knight), makeOutline(Glyph::Cross)};
    return paths.at(static_cast<std::size_t>(glyph));
}

class PicturePainter
{
public:
    PicturePainter(QPainter& painter, QPointF origin, double scale, const QRectF& visible,
                   Scheme scheme)
        : m_painter(painter), m_origin(origin), m_scale(scale), m_visible(visible),
          m_ratio(painter.device()->devicePixelRatioF()), m_scheme(scheme)
    {
    }

    void paint(const Shape& shape)
    {
        if (isHidden(shape))
            return;
        m_painter.setOpacity(shape.opacity);
        switch (shape.kind) {
        case ShapeKind::Rect:
            paintRect(shape);
            break;
        case ShapeKind::Ellipse:
            if (shape.hatched)
                hatch(shape);
            m_painter.setRenderHint(QPainter::Antialiasing);
            setBrush(shape);
            setPen(shape);
            m_painter.drawEllipse(box(shape));
            break;
        case ShapeKind::Line:
            paintLine(shape);
            break;
        case ShapeKind::Text:
            paintText(shape);
            break;
        case ShapeKind::Glyph:
            paintGlyph(shape);
            break;
        }
    }

private:
    [[nodiscard]] QColor colour(Ink ink) const { return QColor::fromRgb(inkColour(ink, m_scheme)); }

    [[nodiscard]] bool isHidden(const Shape& s) const
    {
        if (s.kind == ShapeKind::Text)
            return s.y + s.height < m_visible.top() || s.y - s.height > m_visible.bottom() ||
                   s.x + s.height * 8 < m_visible.left() || s.x - s.height * 8 > m_visible.right();
        const QRectF box =
            QRectF(s.x, s.y, s.width, s.height).normalized().adjusted(-0.1, -0.1, 0.1, 0.1);
        return !box.intersects(m_visible);
    }

    [[nodiscard]] QPointF point(double x, double y) const
    {
        return m_origin + QPointF(x, y) * m_scale;
    }
    // On whole device pixels.
    [[nodiscard]] double snap(double v) const { return std::round(v * m_ratio) / m_ratio; }
    [[nodiscard]] QRectF box(const Shape& s) const
    {
        return {point(s.x, s.y), QSizeF(s.width * m_scale, s.height * m_scale)};
    }
    [[nodiscard]] QRectF snappedBox(const Shape& s) const
    {
        const QRectF exact = box(s);
        return {QPointF(snap(exact.left()), snap(exact.top())),
                QPointF(snap(exact.right()), snap(exact.bottom()))};
    }

    void setBrush(const Shape& s)
    {
        if (s.fill == Ink::None || s.hatched)
            m_painter.setBrush(Qt::NoBrush);
        else
            m_painter.setBrush(colour(s.fill));
    }

    void setPen(const Shape& s)
    {
        if (s.stroke == Ink::None) {
            m_painter.setPen(Qt::NoPen);
            return;
        }
        QPen pen(colour(s.stroke), penWidth(s));
        pen.setCapStyle(Qt::FlatCap);
        pen.setJoinStyle(Qt::MiterJoin);
        if (s.dashed)
            pen.setDashPattern(dashes(pen));
        m_painter.setPen(pen);
    }

    // Pens count in their own widths.
    [[nodiscard]] QList<qreal> dashes(const QPen& pen) const
    {
        const double widths = m_scale / pen.widthF();
        return {kDashes[0] * widths, kDashes[1] * widths};
    }

    [[nodiscard]] double penWidth(const Shape& s) const
    {
        return std::max(1.0 / m_ratio, snap(s.strokeWidth * m_scale));
    }

    // Seen through the shape.
    void hatch(const Shape& s)
    {
        QPainterPath seen;
        if (s.kind == ShapeKind::Ellipse)
            seen.addEllipse(box(s));
        else
            seen.addRect(box(s));
        m_painter.save();
        m_painter.setClipPath(seen, Qt::IntersectClip);
        paintHatching(m_painter, s, colour(s.fill), m_origin, m_scale);
        m_painter.restore();
    }

    void paintRect(const Shape& s)
    {
        if (s.hatched)
            hatch(s);
        const bool rounded = s.radius > 0;
        m_painter.setRenderHint(QPainter::Antialiasing, rounded);
        setBrush(s);
        setPen(s);
        if (rounded) {
            m_painter.drawRoundedRect(box(s), s.radius * m_scale, s.radius * m_scale);
        } else if (s.stroke == Ink::None && !s.hatched) {
            m_painter.fillRect(snappedBox(s), colour(s.fill));
        } else {
            // Centred on the box's edge, with both sides of the stroke on whole pixels.
            const double half = s.stroke == Ink::None ? 0 : penWidth(s) / 2;
            const auto middle = [&](double edge) { return snap(edge - half) + half; };
            const QRectF exact = box(s);
            m_painter.setRenderHint(QPainter::Antialiasing);
            m_painter.drawRect(QRectF(QPointF(middle(exact.left()), middle(exact.top())),
                                      QPointF(middle(exact.right()), middle(exact.bottom()))));
        }
    }

    void paintLine(const Shape& s)
    {
        if (s.stroke == Ink::Line && m_scale < kLeastUnitWithGrid)
            return;
        QPen pen(colour(s.stroke), penWidth(s));
        if (s.dashed)
            pen.setDashPattern(dashes(pen));
        const bool straight = s.width == 0 || s.height == 0;
        QPointF from = point(s.x, s.y);
        QPointF to = point(s.x + s.width, s.y + s.height);
        if (straight && !s.dashed) {
            // As a filled bar: exact to the pixel at any width.
            const double half = pen.widthF() / 2;
            from = {snap(from.x() - half) + half, snap(from.y() - half) + half};
            to = {snap(to.x() - half) + half, snap(to.y() - half) + half};
            m_painter.setRenderHint(QPainter::Antialiasing, false);
            m_painter.fillRect(QRectF(from, to).adjusted(-half, -half, half, half), pen.color());
            return;
        }
        m_painter.setRenderHint(QPainter::Antialiasing);
        pen.setCapStyle(s.dashed ? Qt::FlatCap : Qt::RoundCap);
        m_painter.setPen(pen);
        m_painter.drawLine(from, to);
    }

    void paintText(const Shape& s)
    {
        const double pixels = s.height * m_scale;
        if (pixels < 3)
            return;
        QFont font = m_painter.font();
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
        font.setBold(s.bold);
        m_painter.setFont(font);
        m_painter.setPen(colour(s.fill));
        const QPointF at = point(s.x, s.y);
        // A box of no width, which the text sticks out of: paper has more pixels than any guess.
        m_painter.drawText(QRectF(at.x(), at.y() - pixels, 0, 2 * pixels),
                           Qt::TextDontClip | Qt::AlignVCenter |
                               (s.align < 0   ? Qt::AlignLeft
                                : s.align > 0 ? Qt::AlignRight
                                              : Qt::AlignHCenter),
                           QString::fromStdString(s.text));
    }

    void paintGlyph(const Shape& s)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.save();
        m_painter.translate(point(s.x, s.y));
        m_painter.scale(s.width * m_scale, s.height * m_scale);
        m_painter.fillPath(outlinePath(s.glyph), colour(s.fill));
        m_painter.restore();
    }

    QPainter& m_painter;
    QPointF m_origin;
    double m_scale;
    QRectF m_visible;
    double m_ratio;
    Scheme m_scheme;
};

} // namespace

void paintHatching(QPainter& painter, const Shape& shape, const QColor& colour, QPointF origin,
                   double scale)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, kHatchWidth * scale, Qt::SolidLine, Qt::FlatCap));
    for (const Segment& line : hatching(shape))
        painter.drawLine(origin + QPointF(line.x1, line.y1) * scale,
                         origin + QPointF(line.x2, line.y2) * scale);
}

void paintPicture(QPainter& painter, const Picture& picture, QPointF origin, double scale,
                  const QRectF& visible, Scheme scheme)
{
    painter.save();
    PicturePainter picturePainter(painter, origin, scale, visible, scheme);
    for (const Shape& shape : picture.shapes())
        picturePainter.paint(shape);
    painter.restore();
}

QPixmap thumbnail(const Picture& picture, int side, double devicePixelRatio)
{
    QPixmap pixmap(QSize(side, side) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const double scale = side / std::max(picture.width(), picture.height());
    const QPointF origin((side - picture.width() * scale) / 2,
                         (side - picture.height() * scale) / 2);
    paintPicture(painter, picture, origin, scale, QRectF(0, 0, picture.width(), picture.height()));
    return pixmap;
}

} // namespace clew
