// How a board is painted: the part of its picture that is seen, what lies over that, and what is
// too small to read.

#include <QBuffer>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <unordered_map>

#include "widgets/board.h"
#include "widgets/picturepainter.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr int kMagnified = 136;      ///< pixels a side of a cell that is magnified
constexpr double kBesideCell = 0.06; ///< of what lies around it
constexpr double kRoomLooked =
    1.5; ///< how much wider than what is seen a part is drawn at first ...
constexpr double kMostLooked = 2.5; ///< ... and may be at most

// The middle of what stands on the board; nothing of its ground and lines.
std::optional<QPointF> standsAt(const Shape& shape)
{
    if (shape.kind == ShapeKind::Text) // its place is its middle
        return QPointF(shape.x, shape.y);
    if (shape.kind == ShapeKind::Glyph)
        return QPointF(shape.x + shape.width / 2, shape.y + shape.height / 2);
    return std::nullopt;
}

// Hatched beneath what stands in these cells: that is to be read still.
void hatch(Picture& picture, const std::vector<QRectF>& squares)
{
    constexpr float kFaint = 0.5F;
    Picture hatched(picture.width(), picture.height());
    if (picture.part())
        hatched.setPart(*picture.part());
    std::vector<Shape> standing;
    for (const Shape& shape : picture.shapes()) {
        const auto at = standsAt(shape);
        const bool isAbove = at && std::ranges::any_of(squares, [&](const QRectF& square) {
                                 return square.contains(*at);
                             });
        if (isAbove)
            standing.push_back(shape);
        else
            hatched.add(shape);
    }
    for (const QRectF& square : squares) {
        Shape& ground =
            hatched.rect(square.x(), square.y(), square.width(), square.height(), Ink::Conflict);
        ground.hatched = true;
        ground.opacity = kFaint;
        hatched.frame(square.x(), square.y(), square.width(), square.height(), Ink::Conflict, 0.06);
    }
    for (Shape& shape : standing)
        hatched.add(std::move(shape));
    picture = std::move(hatched);
}

} // namespace

// Has a picture made for what is seen, with some room around it for panning, if this one was made
// for another part or for much more.
void Board::lookAt(const QRectF& visible)
{
    if (!picture().part())
        return;
    const Area& part = *picture().part();
    const QRectF drawn(part.x, part.y, part.width, part.height);
    const QRectF needed = visible & QRectF(0, 0, picture().width(), picture().height());
    if (drawn.contains(needed) && drawn.width() <= kMostLooked * visible.width())
        return;
    const double room = std::max(visible.width(), visible.height()) * (kRoomLooked - 1) / 2;
    const QRectF looked = visible.adjusted(-room, -room, room, room);
    m_looked = Area{looked.x(), looked.y(), looked.width(), looked.height()};
    m_picture.reset();
}

// Squares are hatched; what is long and thin, as an edge is, gets a line along its middle.
void Board::markBroken(Picture& picture) const
{
    if (m_broken.empty())
        return;
    // Thousands of cells and of entries: each cell looks only at the entries of its variable.
    std::unordered_multimap<Variable, Value> broken;
    // Where a cell is a value, whichever variable has it, these are in place of the variables.
    const bool areValues = cellMeaning() == CellMeaning::OfValue;
    for (const Place& place : m_broken)
        broken.emplace(areValues ? place.value : place.variable, place.value);
    const auto isBroken = [&](const Place& place) {
        const auto [begin, end] = broken.equal_range(areValues ? place.value : place.variable);
        return std::any_of(begin, end, [&](const auto& entry) {
            return entry.second == place.value || place.value == kNoValue ||
                   entry.second == kNoValue;
        });
    };
    std::vector<QRectF> squares;
    for (const ShownCell& cell : brokenCells()) {
        if (!isBroken(cell.place))
            continue;
        const auto& [a, b, c, d] = cell.corners;
        const QPointF across = b - a;
        const QPointF down = d - a;
        if (across.y() == 0 && down.x() == 0 && qFuzzyCompare(across.x(), down.y())) {
            squares.emplace_back(a, c);
            continue;
        }
        const QPointF from = (a + d) / 2;
        const QPointF to = (b + c) / 2;
        picture.line(from.x(), from.y(), to.x(), to.y(), Ink::Conflict, 0.08);
    }
    if (!squares.empty())
        hatch(picture, squares);
}

void Board::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    if (!m_problem)
        return;
    const QRectF visible(toUnits({0, 0}), toUnits(QPointF(width(), height())));
    lookAt(visible);
    paintPicture(painter, picture(), toPixels({0, 0}), unitSize(), visible);
    if (m_ghost)
        paintGhost(painter, visible);
    if (!m_tints.empty())
        paintTints(painter);
    paintOverlay(painter);
    if (m_watching || m_byHand) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme::colour(m_byHand ? Ink::Hand : Ink::Accent), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

// As one layer: its shapes must not show through each other.
void Board::paintGhost(QPainter& painter, const QRectF& visible)
{
    constexpr double kFaint = 0.4;
    QPixmap layer((QSizeF(size()) * devicePixelRatioF()).toSize());
    layer.setDevicePixelRatio(devicePixelRatioF());
    layer.fill(Qt::transparent);
    QPainter onLayer(&layer);
    paintPicture(onLayer, m_puzzle.picture(*m_problem, View{.solution = &*m_ghost}),
                 toPixels({0, 0}), unitSize(), visible);
    onLayer.end();
    painter.setOpacity(kFaint);
    painter.drawPixmap(0, 0, layer);
    painter.setOpacity(1);
}

// As large as there is room for; nothing where nobody could read it.
void Board::writeInto(QPainter& painter, const QRectF& place, const QString& text)
{
    constexpr double kLeast = 5; // pixels
    const double width = std::max(place.width(), 2 * kLeast);
    const double height = std::max(place.height(), 2 * kLeast);
    if (text.isEmpty())
        return;
    constexpr int kMeasured = 100; // pixels
    QFont font = painter.font();
    font.setPixelSize(kMeasured);
    const double wide = QFontMetricsF(font).horizontalAdvance(text);
    const double size = std::min(0.8 * height, 0.96 * width * kMeasured / wide);
    if (size < kLeast)
        return;
    font.setPixelSize(static_cast<int>(size));
    painter.save();
    painter.setFont(font);
    painter.setPen(theme::colour(Ink::Text));
    painter.drawText(QRectF(place.center() - QPointF(width, height) / 2, QSizeF(width, height)),
                     Qt::AlignCenter | Qt::TextDontClip, text);
    painter.restore();
}

// There may be a hundred thousand of them: they are painted again when they or the view change, not
// with every step of the search.
void Board::paintTints(QPainter& painter)
{
    const QRectF place(toPixels({0, 0}), toPixels({picture().width(), picture().height()}));
    const double ratio = devicePixelRatioF();
    if (m_tintsPainted.isNull() || m_tintsPaintedAt != place ||
        m_tintsPainted.size() != (QSizeF(size()) * ratio).toSize()) {
        m_tintsPaintedAt = place;
        m_tintsPainted = QPixmap((QSizeF(size()) * ratio).toSize());
        m_tintsPainted.setDevicePixelRatio(ratio);
        m_tintsPainted.fill(Qt::transparent);
        QPainter tint(&m_tintsPainted);
        tint.setPen(Qt::NoPen);
        for (const CellTint& cell : m_tints) {
            const QPointF a = toPixels(cell.corners[0]);
            const QPointF c = toPixels(cell.corners[2]);
            const bool isUpright = cell.corners[0].y() == cell.corners[1].y() &&
                                   cell.corners[1].x() == cell.corners[2].x();
            if (isUpright) {
                tint.fillRect(QRectF(a, c), cell.colour);
                writeInto(tint, QRectF(a, c), cell.text);
                continue;
            }
            const std::array corners{a, toPixels(cell.corners[1]), c, toPixels(cell.corners[3])};
            tint.setRenderHint(QPainter::Antialiasing);
            tint.setBrush(cell.colour);
            tint.drawConvexPolygon(corners.data(), 4);
            writeInto(tint, QRectF(a, c).normalized(), cell.text);
        }
    }
    painter.drawPixmap(0, 0, m_tintsPainted);
}

// ---- what is too small to read

std::optional<QRectF> Board::squareAt(QPointF unit) const
{
    for (const auto& [place, corners] : cells()) {
        const auto& [a, b, c, d] = corners;
        const QRectF square(a, c);
        if (a.y() == b.y() && b.x() == c.x() && square.contains(unit))
            return square;
    }
    return std::nullopt;
}

bool Board::hasSmallPrint(const QRectF& square) const
{
    const double least = kLeastRead / unitSize();
    return std::ranges::any_of(picture().shapes(),
                               [&](const Shape& shape) {
                                   return shape.kind == ShapeKind::Text && shape.height < least &&
                                          square.contains(QPointF(shape.x, shape.y));
                               }) ||
           std::ranges::any_of(m_tints, [&](const CellTint& tint) {
               const QRectF part(tint.corners[0], tint.corners[2]);
               return !tint.text.isEmpty() && part.height() < least &&
                      square.contains(part.center());
           });
}

// The board painted as it is, so close up that there is nothing but the cell.
QImage Board::magnified(QPointF unit)
{
    const auto square = m_problem ? squareAt(unit) : std::nullopt;
    if (!square || !hasSmallPrint(*square))
        return {};
    const double ratio = devicePixelRatioF();
    QImage image(QSize(kMagnified, kMagnified) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(palette().color(QPalette::Window));
    const double edge = kBesideCell * square->width();
    const QRectF shown = square->adjusted(-edge, -edge, edge, edge);
    const BoardLook before = look();
    m_zoom *= kMagnified / (shown.width() * unitSize());
    m_pan = {};
    m_pan = -toPixels(shown.topLeft());
    QPainter painter(&image);
    painter.setFont(font());
    paintPicture(painter, picture(), toPixels({0, 0}), unitSize(), shown);
    if (!m_tints.empty())
        paintTints(painter);
    paintOverlay(painter);
    m_zoom = before.zoom;
    m_pan = before.pan;
    return image;
}

void Board::showMagnified(const QHelpEvent& event)
{
    const QPointF unit = toUnits(event.pos());
    const QImage image = magnified(unit);
    if (image.isNull()) {
        QToolTip::hideText();
        return;
    }
    QByteArray png;
    QBuffer buffer(&png);
    image.save(&buffer, "PNG");
    const QRectF square = squareAt(unit).value_or(QRectF());
    QToolTip::showText(event.globalPos(),
                       QStringLiteral("<img width=%1 height=%1 src='data:image/png;base64,%2'>")
                           .arg(kMagnified)
                           .arg(QLatin1String(png.toBase64())),
                       this,
                       QRectF(toPixels(square.topLeft()), toPixels(square.bottomRight())).toRect());
}

} // namespace clew
