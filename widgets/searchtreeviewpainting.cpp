// How the search tree is drawn: nodes, silhouettes and the way to the present one, or an icicle.

#include <QPainter>
#include <algorithm>
#include <limits>

#include "core/trace/nodewalk.h"
#include "widgets/picturepainter.h"
#include "widgets/searchtreeview.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr double kLeastLabel = 24;    // pixels for the name of a decision
constexpr double kLeastLabelled = 16; // height of a level that has such names
constexpr double kMapWidth = 96;
constexpr double kMapHeight = 60;

Ink inkOf(NodeStatus status)
{
    switch (status) {
    case NodeStatus::Fail:
        return Ink::Conflict;
    case NodeStatus::Solved:
        return Ink::Solved;
    case NodeStatus::Open:
    case NodeStatus::Branch:
        break;
    }
    return Ink::Guess;
}

NodeStatus statusOf(const Subtree& sum)
{
    if (sum.solutions > 0)
        return NodeStatus::Solved;
    return sum.open > 0 ? NodeStatus::Open : NodeStatus::Fail;
}

// As if `colour` were laid thinly over the ground; opaque, which paints many times faster.
QColor thinned(const QColor& colour, const QColor& ground, double share)
{
    const auto mix = [share](int over, int under) {
        return static_cast<int>(share * over + (1 - share) * under);
    };
    return {mix(colour.red(), ground.red()), mix(colour.green(), ground.green()),
            mix(colour.blue(), ground.blue())};
}

// Of a subtree: red as far as its leaves are failures, green as far as they are solutions, and in
// any case some of the colour of what it holds.
QColor colourOf(const Subtree& sum)
{
    const QColor whole = theme::colour(inkOf(statusOf(sum)));
    const std::uint32_t settled = sum.leaves - std::min(sum.leaves, sum.open);
    if (sum.failed() || settled == 0)
        return whole;
    const double failures =
        1 - static_cast<double>(std::min(sum.solutions, settled)) / static_cast<double>(settled);
    return thinned(theme::colour(Ink::Conflict), whole, 0.75 * failures);
}

// 1234567 as 1.2M.
QString shortNumber(std::uint32_t number)
{
    const QLocale locale;
    if (number < 10'000)
        return locale.toString(number);
    const bool thousands = number < 1'000'000;
    const double part = number / (thousands ? 1e3 : 1e6);
    return locale.toString(part, 'f', part < 10 ? 1 : 0) +
           (thousands ? SearchTreeView::tr("k", "thousand") : SearchTreeView::tr("M", "million"));
}

constexpr double kGhost = 6;        // radius of the end of a ghost branch
constexpr double kLeastShape = 2.5; // radius of the smallest square or circle to be distinguished

// Small ones are bars no wider than the room they have across.
void paintNode(QPainter& painter, QPointF at, double radius, NodeStatus status,
               double across = 2 * kLeastShape)
{
    const QColor colour = theme::colour(inkOf(status));
    if (radius < kLeastShape) {
        const double half = std::clamp(across * 0.36, 0.5, radius);
        painter.fillRect(QRectF(at.x() - half, at.y() - kLeastShape, 2 * half, 2 * kLeastShape),
                         colour);
        return;
    }
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(status == NodeStatus::Open ? QBrush(painter.background().color())
                                                : QBrush(colour));
    if (status == NodeStatus::Fail) {
        const double half = radius * 0.8;
        painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
    } else if (status == NodeStatus::Solved) {
        const double half = radius * 1.15;
        painter.drawPolygon(QPolygonF{at + QPointF(-half, 0), at + QPointF(0, -half),
                                      at + QPointF(half, 0), at + QPointF(0, half)});
    } else {
        painter.drawEllipse(at, radius, radius);
    }
}

} // namespace

void SearchTreeView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QColor ground = palette().color(QPalette::Base);
    painter.fillRect(rect(), ground);
    painter.setBackground(ground);
    if (!m_tree) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin),
                         static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, m_emptyText);
    } else if (m_icicle) {
        paintIcicle(painter);
    } else {
        paintTree(painter);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

bool SearchTreeView::isOn(const std::vector<NodeId>& path, const TreeItem& item) const
{
    if (item.level >= path.size())
        return false;
    const NodeId node = path[item.level];
    if (!item.isSilhouette())
        return node == item.node;
    return node >= item.node && node <= item.lastNode &&
           (item.level == 0 || m_tree->parent(node) == m_tree->parent(item.node));
}

namespace {

constexpr double kUnit = 32; ///< pixels of a picture's unit: hatchings are as wide as in a board

Shape boxInUnits(const QRectF& box)
{
    return {.kind = ShapeKind::Rect,
            .x = static_cast<float>(box.x() / kUnit),
            .y = static_cast<float>(box.y() / kUnit),
            .width = static_cast<float>(box.width() / kUnit),
            .height = static_cast<float>(box.height() / kUnit)};
}

} // namespace

// Of Okabe and Ito's, two that mean nothing else in a tree.
QColor SearchTreeView::colourOfOnly(std::size_t search)
{
    return QColor::fromRgb(search == 0 ? 0x56B4E9 : 0xE69F00);
}

TreeShares SearchTreeView::sharesOf(const TreeItem& item) const
{
    const NodeId end =
        item.isSilhouette() ? item.lastNode + m_tree->subtree(item.lastNode).nodes : item.node + 1;
    return m_shares(item.node, end);
}

void SearchTreeView::paintShare(QPainter& painter, const QRectF& box, std::size_t search,
                                double share)
{
    if (share <= 0)
        return;
    QColor colour = colourOfOnly(search);
    colour.setAlphaF(static_cast<float>((search == 0 ? 0.4 : 0.2) * share));
    painter.fillRect(box, colour);
    if (search == 0)
        return;
    colour.setAlphaF(static_cast<float>(0.6 * share));
    painter.save();
    painter.setClipRect(box, Qt::IntersectClip);
    paintHatching(painter, boxInUnits(box), colour, {}, kUnit);
    painter.restore();
}

// Neighbouring boxes make one ground of a subtree.
void SearchTreeView::paintShares(QPainter& painter) const
{
    if (!m_shares)
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QRectF seen = QRectF(rect());
    for (const TreeItem& item : m_items) {
        const QRectF box = boxOf(item) & seen;
        if (box.isEmpty())
            continue;
        const TreeShares shares = sharesOf(item);
        paintShare(painter, box, 0, shares.first);
        paintShare(painter, box, 1, shares.second);
    }
}

// The whole of each that can be seen, tinted; that of the current node framed as well.
void SearchTreeView::paintAlike(QPainter& painter) const
{
    if (!m_alike)
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    QColor tint = theme::colour(Ink::Accent);
    painter.setPen(tint);
    tint.setAlphaF(0.16F);
    for (const TreeItem& item : m_items) {
        const bool isCurrent = item.node == m_current && item.roots <= 1;
        if (item.roots > 1 || (!isCurrent && !m_alike->areAlike(item.node, m_current)))
            continue;
        const double levels = m_tree->subtree(item.node).height + 1.0;
        const QRectF box = QRectF(QPointF(xOf(item.left), yOf(item.level)),
                                  QPointF(xOf(item.right), yOf(item.level + levels))) &
                           QRectF(rect());
        painter.fillRect(box, tint);
        if (isCurrent)
            painter.drawRect(box);
    }
}

void SearchTreeView::paintTree(QPainter& painter) const
{
    paintShares(painter);
    paintAlike(painter);
    paintLines(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<QPointF> small; // solutions, to be seen among whatever is beside them
    for (const TreeItem& item : m_items) {
        if (item.isSilhouette() && item.sum.nodes > 1) {
            paintSilhouette(painter, item);
            continue;
        }
        const QPointF at = placeOf(item);
        const double radius = radiusOf(item);
        if (radius < kLeastShape && item.status == NodeStatus::Solved)
            small.push_back(at);
        paintNode(painter, at, radius, item.status, (item.right - item.left) * scale());
        if (item.hidesChildren) {
            painter.setPen(QPen(theme::colour(Ink::Conflict), 1.5));
            painter.drawLine(at + QPointF(-radius, radius + 3), at + QPointF(radius, radius + 3));
        }
    }
    for (const QPointF& at : small)
        paintNode(painter, at, kLeastShape, NodeStatus::Solved);
    paintLabels(painter);
    paintCurrent(painter);
    paintMap(painter);
}

void SearchTreeView::paintLines(QPainter& painter) const
{
    QList<QLineF> lines;
    QList<QLineF> path;
    for (const TreeItem& item : m_items) {
        if (item.parent < 0)
            continue;
        const TreeItem& parent = m_items[static_cast<std::size_t>(item.parent)];
        const QPointF from = placeOf(parent);
        QList<QLineF>& kind = isOnPath(item) ? path : lines;
        if (item.roots <= 1) {
            kind << QLineF(from, placeOf(item));
        } else { // to several subtrees: a fan
            const QPolygonF shape = silhouetteOf(item);
            kind << QLineF(from, shape[0]) << QLineF(from, shape[1]);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, lines.size() < 2000);
    painter.setPen(QPen(theme::colour(Ink::Line), 1));
    painter.drawLines(lines);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::colour(Ink::Accent), 2.5));
    painter.drawLines(path);
}

void SearchTreeView::paintSilhouette(QPainter& painter, const TreeItem& item) const
{
    const NodeStatus status = statusOf(item.sum);
    const QColor colour = colourOf(item.sum);
    const QPolygonF shape = silhouetteOf(item);
    const bool isMarked = isOnPath(item);
    painter.setRenderHint(QPainter::Antialiasing, isMarked); // tall shapes are costly to smooth
    painter.setPen(isMarked ? QPen(theme::colour(Ink::Accent), 2.5) : QPen(colour, 0));
    painter.setBrush(thinned(colour, painter.background().color(), 0.25));
    painter.drawPolygon(shape);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = shape.boundingRect();
    // What is inside, by its shape.
    if (status != NodeStatus::Fail && box.height() > 12 && box.width() > 12)
        paintNode(painter, {box.center().x(), box.bottom() - 1}, 3, status);
    paintCount(painter, item, box);
}

// How many nodes are in it, if there is room to say so.
void SearchTreeView::paintCount(QPainter& painter, const TreeItem& item, const QRectF& box) const
{
    QFont small = font();
    small.setPointSizeF(std::max(6.0, small.pointSizeF() * 0.75));
    const QString count = shortNumber(item.sum.nodes);
    const QSizeF size = QFontMetricsF(small).size(0, count);
    if (size.width() > box.width() - 2 || size.height() * 2 > box.height())
        return;
    painter.setFont(small);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(
        QRectF(box.left(), box.bottom() - size.height() - 5, box.width(), size.height()),
        Qt::AlignCenter, count);
}

void SearchTreeView::paintIcicle(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QColor gap = painter.background().color();
    for (const TreeItem& item : m_items) {
        const QRectF box = boxOf(item);
        const NodeStatus status = item.isSilhouette() ? statusOf(item.sum) : item.status;
        const bool isFaint = status == NodeStatus::Open && !item.isSilhouette();
        const QColor own = item.isSilhouette() || status == NodeStatus::Branch
                               ? colourOf(item.sum)
                               : theme::colour(inkOf(status));
        const QColor colour = thinned(own, gap, isFaint ? 0.15 : 0.4);
        painter.fillRect(box, colour);
        if (isOnPath(item)) {
            painter.setPen(QPen(theme::colour(Ink::Accent), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box.adjusted(1, 1, -1, -1));
        } else if (box.width() >= 4) {
            painter.setPen(gap);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box);
        }
        if (item.isSilhouette())
            paintCount(painter, item, box);
        else if (status != NodeStatus::Branch && box.width() >= 8 && box.height() >= 8)
            paintNode(painter, box.center(), 2.6, status);
    }
    paintLabels(painter);
    paintShares(painter);
    paintAlike(painter);
    if (!m_twinPath.empty())
        paintRing(painter, m_twinPath, Qt::DashLine);
    paintGhost(painter);
    paintMap(painter);
}

QFont SearchTreeView::labelFont() const
{
    QFont small = font();
    small.setPointSizeF(std::max(6.0, small.pointSizeF() * 0.75));
    return small;
}

// The left end of what is drawn of an item.
double SearchTreeView::beginOf(const TreeItem& item) const
{
    return item.isSilhouette() ? xOf(item.left) : placeOf(item).x() - radiusOf(item);
}

// From the last item to the first, each knows where the next one of its level begins; a silhouette
// reaches down through several.
std::vector<SearchTreeView::Label> SearchTreeView::labels() const
{
    std::vector<Label> labels;
    const auto& nameOf = m_label ? m_label : m_describe;
    if (!m_tree || !nameOf || levelHeight() < kLeastLabelled)
        return labels;
    const QFontMetricsF metrics(labelFont());
    const TreeView view = seen();
    const std::uint32_t top = std::max(view.firstLevel, 1U) - 1;
    const std::uint32_t bottom = std::max(view.lastLevel, top);
    std::vector<double> nextBegins(std::size_t{bottom - top} + 1, width());
    for (std::size_t i = m_items.size(); i-- > 0;) {
        const TreeItem& item = m_items[i];
        const QRectF box = boxOf(item);
        double left = box.left() + 4;
        double right = box.right() - 2;
        if (!m_icicle) {
            const std::uint32_t level = std::clamp(item.level, top, bottom);
            const std::uint32_t below = item.isSilhouette() ? item.sum.height : 0;
            const std::uint32_t last = std::clamp(item.level + below, level, bottom);
            left = placeOf(item).x() + radiusOf(item) + 3;
            right = nextBegins[level - top] - 3;
            std::fill(nextBegins.begin() + (level - top), nextBegins.begin() + (last - top) + 1,
                      beginOf(item));
        }
        // None is cut at the rim: it moves within a box, and is left out beside a node.
        right = std::min(right, static_cast<double>(width()));
        if (m_icicle)
            left = std::max(left, 0.0);
        const bool isNamed = item.node != kRoot && !item.isSilhouette() &&
                             (!m_icicle || item.status == NodeStatus::Branch);
        if (!isNamed || right - left < kLeastLabel || left < 0)
            continue;
        QString text = nameOf(item.node);
        const double wide = metrics.horizontalAdvance(text);
        const double middle = m_icicle ? box.center().y() : placeOf(item).y();
        if (wide > 0 && wide <= right - left)
            labels.push_back({item.node, std::move(text),
                              QRectF(left, middle - metrics.height() / 2, wide, metrics.height())});
    }
    return labels;
}

void SearchTreeView::paintLabels(QPainter& painter) const
{
    painter.setFont(labelFont());
    painter.setPen(palette().color(QPalette::Text));
    for (const Label& label : labels()) {
        if (!m_icicle) // no line runs through it
            painter.fillRect(label.area, painter.background());
        painter.drawText(label.area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                         label.text);
    }
}

// How many items an area hides.
int SearchTreeView::hiddenBy(const QRectF& area) const
{
    int hidden = 0;
    for (const TreeItem& item : m_items) {
        const bool isPoint = !m_icicle && !(item.isSilhouette() && item.sum.nodes > 1);
        const QPointF at = placeOf(item);
        const bool isHidden =
            isPoint ? area.contains(at)
                    : area.intersects(m_icicle ? boxOf(item) : silhouetteOf(item).boundingRect());
        hidden += isHidden ? 1 : 0;
    }
    return hidden;
}

QRectF SearchTreeView::mapArea() const
{
    constexpr double kGap = 6;
    if (m_map.empty() || !m_tree || width() < 3 * kMapWidth || height() < 3 * kMapHeight)
        return {};
    const double leaves = widthOf(m_tree->subtree(kRoot), m_failedHidden);
    const double levels = m_tree->maxDepth() + 1.0;
    if ((width() - 2 * kMargin) / scale() >= leaves &&
        (height() - 2 * kMargin) / levelHeight() >= levels)
        return {};
    const double right = width() - kMapWidth - kGap;
    const double bottom = height() - kMapHeight - kGap;
    QRectF best;
    int least = std::numeric_limits<int>::max();
    for (const QPointF corner : {QPointF(right, bottom), QPointF(kGap, bottom),
                                 QPointF(right, kGap), QPointF(kGap, kGap)}) {
        const QRectF area(corner, QSizeF(kMapWidth, kMapHeight));
        if (const int hidden = hiddenBy(area); hidden < least) {
            least = hidden;
            best = area;
        }
    }
    return best;
}

// Where in the tree one looks, in a corner, while that is a part of it.
void SearchTreeView::paintMap(QPainter& painter) const
{
    const QRectF map = mapArea();
    if (map.isEmpty())
        return;
    const double leaves = widthOf(m_tree->subtree(kRoot), m_failedHidden);
    const double levels = m_tree->maxDepth() + 1.0;
    const double across = (width() - 2 * kMargin) / scale();
    const double down = (height() - 2 * kMargin) / levelHeight();
    const auto place = [&](double leaf, double level) {
        return QPointF(map.left() + map.width() * std::clamp(leaf / leaves, 0.0, 1.0),
                       map.top() + map.height() * std::clamp(level / levels, 0.0, 1.0));
    };
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(map.adjusted(-2, -2, 2, 2), palette().color(QPalette::Base));
    for (const TreeItem& item : m_map) {
        const double below = item.isSilhouette() ? 1.0 + item.sum.height : 1.0;
        const QRectF box(place(item.left, item.level), place(item.right, item.level + below));
        painter.fillRect(box.adjusted(0, 0, 0.5, 0.5),
                         thinned(colourOf(item.sum), painter.background().color(), 0.45));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(map.adjusted(-2, -2, 2, 2));
    const double left = leftLeaf();
    QRectF seen(place(left, m_topLevel), place(left + across, m_topLevel + down));
    seen.setWidth(std::max(seen.width(), 4.0));
    seen.setHeight(std::max(seen.height(), 4.0));
    painter.setPen(QPen(theme::colour(Ink::Accent), 2));
    painter.drawRect(seen);
}

// What stands for the path's last node; null if that is not to be seen.
const TreeItem* SearchTreeView::lastItemOn(const std::vector<NodeId>& path) const
{
    const TreeItem* last = nullptr;
    for (const TreeItem& item : m_items)
        if (isOn(path, item))
            last = &item;
    const bool endsAbove = last != nullptr && last->level + 1 < path.size() &&
                           !last->isSilhouette() && !last->hidesChildren;
    return endsAbove ? nullptr : last;
}

// One level down and beside the children there may be, with the shape of how it ended.
void SearchTreeView::paintGhost(QPainter& painter) const
{
    const TreeItem* const below =
        m_ghost ? lastItemOn(pathTo(m_ghost->below, *m_tree->trace())) : nullptr;
    if (below == nullptr)
        return;
    constexpr double kAcross = 22; // pixels
    const QPointF from = placeOf(*below);
    const bool isRight = from.x() + 2 * kAcross < width();
    const QPointF to = from + QPointF(isRight ? kAcross : -kAcross, std::max(levelHeight(), 18.0));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::colour(inkOf(m_ghost->status)), 2, Qt::DashLine));
    painter.drawLine(from, to);
    paintNode(painter, to, kGhost, m_ghost->status);
    const QFontMetricsF metrics(painter.font());
    const double wide = metrics.horizontalAdvance(m_ghost->name);
    const QRectF label(isRight ? to.x() + kGhost + 3 : to.x() - kGhost - 3 - wide,
                       to.y() - metrics.height() / 2, wide, metrics.height());
    painter.fillRect(label, painter.background());
    painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, m_ghost->name);
}

// A ring around the node at the playhead, and a dashed one around what goes with it.
void SearchTreeView::paintCurrent(QPainter& painter) const
{
    paintRing(painter, m_path, Qt::SolidLine);
    if (!m_twinPath.empty())
        paintRing(painter, m_twinPath, Qt::DashLine);
    paintGhost(painter);
}

// Around the path's last node, or the silhouette that it is in.
void SearchTreeView::paintRing(QPainter& painter, const std::vector<NodeId>& path,
                               Qt::PenStyle style) const
{
    const TreeItem* const mark = lastItemOn(path);
    if (mark == nullptr)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme::colour(Ink::Accent), 2.5, style));
    const double radius = radiusOf(*mark) + 4;
    painter.drawEllipse(placeOf(*mark), radius, radius);
}

} // namespace clew
