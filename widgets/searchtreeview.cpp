#include "widgets/searchtreeview.h"

#include <QElapsedTimer>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "core/trace/nodewalk.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kFrameMilliseconds = 16;
constexpr qint64 kReadingNanoseconds = 4'000'000; // a frame
constexpr quint64 kEventsAtOnce = 20'000;
constexpr int kFramesALook = 3;                // while much is read
constexpr std::size_t kLaidOutAtOnce = 20'000; // nodes: about two milliseconds
constexpr double kMargin = 12;
constexpr double kWidestLeaf = 30;   // pixels
constexpr double kUnfoldedLeaf = 6;  // leaves at least so wide are all drawn
constexpr double kSilhouette = 26;   // pixels: room for its count
constexpr double kHighestLevel = 34; // pixels, unless there are few levels
constexpr double kLowestLevel = 3;
constexpr double kZoomStep = 1.3;
constexpr double kLargestNode = 7; // radius in pixels
constexpr double kGrab = 4;        // pixels beside a node that still mean it

Ink inkOf(NodeStatus status)
{
    switch (status) {
    case NodeStatus::Fail:
        return Ink::Conflict;
    case NodeStatus::Solved:
        return Ink::Solution;
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

// As if `colour` were laid thinly over the ground; opaque, which paints many times faster.
QColor thinned(const QColor& colour, const QColor& ground, double share)
{
    const auto mix = [share](int over, int under) {
        return static_cast<int>(share * over + (1 - share) * under);
    };
    return {mix(colour.red(), ground.red()), mix(colour.green(), ground.green()),
            mix(colour.blue(), ground.blue())};
}

void paintNode(QPainter& painter, QPointF at, double radius, NodeStatus status)
{
    const QColor colour = theme::colour(inkOf(status));
    if (radius < 2.5) {
        painter.fillRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), colour);
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

SearchTreeView::SearchTreeView(QWidget* parent) : QWidget(parent), m_path{kRoot}
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Search tree"));
    m_frame.setInterval(kFrameMilliseconds);
    connect(&m_frame, &QTimer::timeout, this, &SearchTreeView::frame);
}

SearchTreeView::~SearchTreeView() = default;

void SearchTreeView::setTrace(std::shared_ptr<const Trace> trace)
{
    m_layout.reset();
    m_items.clear();
    m_tree = trace ? std::make_unique<SearchTree>(std::move(trace)) : nullptr;
    m_current = kRoot;
    m_path.assign(1, kRoot);
    m_currentSought = false;
    m_fitted = true;
    m_topLevel = 0;
    m_stale = true;
    if (isVisible())
        m_frame.start();
    update();
    emit changed();
}

void SearchTreeView::setCurrent(NodeId node)
{
    if (!m_tree || node == m_current)
        return;
    m_current = node;
    if (isVisible())
        findCurrent();
}

// Looks up the path to the current node; brings the node into view as soon as it has been read.
void SearchTreeView::findCurrent()
{
    m_path = pathTo(m_current, *m_tree->trace());
    m_currentSought = m_current >= m_tree->size();
    bringIntoView();
    update();
}

void SearchTreeView::setIcicle(bool icicle)
{
    m_icicle = icicle;
    look();
    emit changed();
}

void SearchTreeView::setFailedHidden(bool hidden)
{
    if (hidden == m_failedHidden)
        return;
    m_failedHidden = hidden;
    fit();
    emit changed();
}

bool SearchTreeView::isUpToDate() const
{
    return !m_tree || (!m_stale && !m_layout &&
                       (isTruncated() || m_tree->eventsRead() == m_tree->trace()->size()));
}

bool SearchTreeView::isTruncated() const
{
    return m_tree && m_tree->size() >= kMaxNodes;
}

// ---- reading and laying out

// A layout that was begun is finished before the tree under it grows.
void SearchTreeView::frame()
{
    if (!m_tree) {
        m_frame.stop();
        return;
    }
    if (m_layout) {
        continueLayout();
        return;
    }
    const bool complete = m_tree->trace()->complete(); // asked first: then nothing follows
    const bool hasRead = readMore();
    if (hasRead) {
        m_stale = true;
        emit changed();
    }
    if (m_currentSought && m_current < m_tree->size())
        findCurrent();
    if (m_stale && (!hasRead || ++m_framesUnseen >= kFramesALook))
        look();
    else if (complete && !hasRead && isUpToDate())
        m_frame.stop();
}

bool SearchTreeView::readMore()
{
    QElapsedTimer timer;
    timer.start();
    bool any = false;
    // The last events make no nodes but end the search: one more look settles the sums.
    while (!isTruncated() && m_tree->update(kEventsAtOnce)) {
        any = true;
        if (timer.nsecsElapsed() > kReadingNanoseconds)
            break;
    }
    return any;
}

// Begins a layout of what is looked at now.
void SearchTreeView::look()
{
    if (!m_tree)
        return;
    m_stale = false;
    m_framesUnseen = 0;
    m_layout.emplace(*m_tree, seen());
    continueLayout();
    if (isVisible())
        m_frame.start();
}

void SearchTreeView::continueLayout()
{
    if (!m_layout->advance(kLaidOutAtOnce))
        return;
    m_items = m_layout->takeItems();
    m_layout.reset();
    update();
}

TreeView SearchTreeView::seen() const
{
    TreeView view;
    view.left = leftLeaf() - kMargin / scale();
    view.right = leftLeaf() + width() / scale();
    view.firstLevel = static_cast<std::uint32_t>(std::max(0.0, m_topLevel - 1));
    view.lastLevel = static_cast<std::uint32_t>(m_topLevel + height() / levelHeight() + 1);
    view.leastWidth = scale() >= kUnfoldedLeaf ? 0 : kSilhouette / scale();
    view.hidesFailed = m_failedHidden;
    return view;
}

// ---- geometry

double SearchTreeView::fittedScale() const
{
    const double leaves = m_tree ? widthOf(m_tree->subtree(kRoot), m_failedHidden) : 1;
    return std::min((width() - 2 * kMargin) / leaves, kWidestLeaf);
}

double SearchTreeView::scale() const
{
    return m_fitted ? fittedScale() : m_scale;
}

// Levels grow more slowly than leaves when one looks closer.
double SearchTreeView::levelHeight() const
{
    const double levels = (m_tree ? m_tree->maxDepth() : 0) + 1;
    const double fitted = std::clamp((height() - 2 * kMargin) / levels, kLowestLevel, 64.0);
    const double closer = std::sqrt(std::max(1.0, scale() / fittedScale()));
    return std::clamp(fitted * closer, fitted, std::max(kHighestLevel, fitted));
}

double SearchTreeView::leftLeaf() const
{
    if (!m_fitted)
        return m_leftLeaf;
    const double leaves = m_tree ? widthOf(m_tree->subtree(kRoot), m_failedHidden) : 1;
    return leaves / 2 - (width() / 2.0 - kMargin) / scale();
}

double SearchTreeView::xOf(double leaf) const
{
    return kMargin + (leaf - leftLeaf()) * scale();
}

double SearchTreeView::yOf(double level) const
{
    return kMargin + (level - m_topLevel) * levelHeight();
}

double SearchTreeView::radiusOf(const TreeItem& item) const
{
    const double across = (item.right - item.left) * scale();
    return std::clamp(std::min(across * 0.36, levelHeight() * 0.3), 1.5, kLargestNode);
}

QPointF SearchTreeView::placeOf(const TreeItem& item) const
{
    return {xOf(item.middle()), yOf(item.level + 0.5)};
}

void SearchTreeView::fit()
{
    m_fitted = true;
    m_topLevel = 0;
    bringIntoView();
    look();
    update();
}

void SearchTreeView::zoomAt(QPointF pixel, double factor)
{
    if (!m_tree)
        return;
    const double leaf = leftLeaf() + (pixel.x() - kMargin) / scale();
    const double level = m_topLevel + (pixel.y() - kMargin) / levelHeight();
    const double wanted = std::min(scale() * factor, kWidestLeaf);
    if (wanted <= fittedScale()) {
        fit();
        return;
    }
    m_fitted = false;
    m_scale = wanted;
    moveView(leaf - (pixel.x() - kMargin) / m_scale, level - (pixel.y() - kMargin) / levelHeight());
}

// Keeps some of the tree in view.
void SearchTreeView::moveView(double leftLeaf, double topLevel)
{
    const double leaves = widthOf(m_tree->subtree(kRoot), m_failedHidden);
    const double across = (width() - 2 * kMargin) / scale();
    const double levels = m_tree->maxDepth() + 1.0;
    const double down = (height() - 2 * kMargin) / levelHeight();
    m_leftLeaf =
        std::clamp(leftLeaf, std::min(0.0, leaves - across), std::max(0.0, leaves - across));
    m_topLevel = std::clamp(topLevel, 0.0, std::max(0.0, levels - down));
    look();
    update();
}

void SearchTreeView::bringIntoView()
{
    if (!m_tree || m_current >= m_tree->size())
        return;
    const auto level = static_cast<double>(m_path.size()) - 1;
    const double down = (height() - 2 * kMargin) / levelHeight();
    double top = m_topLevel;
    if (level < top || level + 1 > top + down)
        top = level - down / 2;
    if (m_fitted) {
        if (top != m_topLevel)
            moveView(m_leftLeaf, top);
        return;
    }
    const double middle = leftOf(*m_tree, m_current, m_failedHidden) +
                          widthOf(m_tree->subtree(m_current), m_failedHidden) / 2;
    const double across = (width() - 2 * kMargin) / scale();
    double left = m_leftLeaf;
    if (middle < left || middle > left + across)
        left = middle - across / 2;
    if (left != m_leftLeaf || top != m_topLevel)
        moveView(left, top);
}

void SearchTreeView::zoomTo(const TreeItem& item)
{
    m_fitted = false;
    const double across = width() - 2 * kMargin;
    m_scale = std::clamp(across / (item.right - item.left), fittedScale(), kWidestLeaf);
    moveView(item.middle() - across / m_scale / 2, item.level - 1.0);
}

// ---- mouse and keyboard

QRectF SearchTreeView::boxOf(const TreeItem& item) const
{
    const double levels = item.isSilhouette() ? item.sum.height + 1.0 : 1.0;
    return {QPointF(xOf(item.left), yOf(item.level)),
            QPointF(xOf(item.right), yOf(item.level + levels))};
}

QPolygonF SearchTreeView::silhouetteOf(const TreeItem& item) const
{
    const QRectF box = boxOf(item);
    const double top = placeOf(item).y();
    const double middle = xOf(item.middle());
    // Several subtrees: a flat roof.
    const double roof = item.roots == 1 ? 0 : 0.3 * box.width();
    const double bottom = std::max(box.bottom() - 0.2 * levelHeight(), top + levelHeight() * 0.4);
    return QPolygonF{QPointF(middle - roof, top), QPointF(middle + roof, top),
                     QPointF(box.right() - 0.5, bottom), QPointF(box.left() + 0.5, bottom)};
}

std::optional<TreeItem> SearchTreeView::itemAt(QPointF pixel) const
{
    const TreeItem* best = nullptr;
    double nearest = 0;
    for (const TreeItem& item : m_items) {
        if (m_icicle || item.isSilhouette()) {
            if (boxOf(item).contains(pixel) && best == nullptr)
                best = &item;
            continue;
        }
        const QPointF way = pixel - placeOf(item);
        const double distance = std::hypot(way.x(), way.y());
        if (distance <= radiusOf(item) + kGrab && (best == nullptr || distance < nearest)) {
            best = &item;
            nearest = distance;
        }
    }
    return best == nullptr ? std::nullopt : std::optional(*best);
}

void SearchTreeView::choose(NodeId node)
{
    setCurrent(node);
    emit sought(node == kRoot ? 0 : m_tree->event(node) + 1);
}

void SearchTreeView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    m_dragFrom = event->position();
    m_dragged = event->button() == Qt::MiddleButton;
}

void SearchTreeView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_dragFrom || !m_tree)
        return;
    const QPointF way = event->position() - *m_dragFrom;
    if (!m_dragged && way.manhattanLength() < 4)
        return;
    m_dragged = true;
    m_dragFrom = event->position();
    setCursor(Qt::ClosedHandCursor);
    moveView(leftLeaf() - way.x() / scale(), m_topLevel - way.y() / levelHeight());
}

void SearchTreeView::mouseReleaseEvent(QMouseEvent* event)
{
    unsetCursor();
    if (!m_dragFrom)
        return;
    m_dragFrom.reset();
    if (m_dragged || !m_tree)
        return;
    if (const auto item = itemAt(event->position()))
        choose(item->node);
}

void SearchTreeView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_tree)
        return;
    if (const auto item = itemAt(event->position()))
        zoomTo(*item);
    else
        fit();
}

void SearchTreeView::wheelEvent(QWheelEvent* event)
{
    const QPoint turn = event->angleDelta();
    if (!m_tree)
        return;
    if ((event->modifiers() & Qt::ShiftModifier) != 0 || turn.y() == 0)
        moveView(leftLeaf() - (turn.x() + turn.y()) / 2.0 / scale(), m_topLevel);
    else
        zoomAt(event->position(), std::pow(kZoomStep, turn.y() / 120.0));
    event->accept();
}

void SearchTreeView::keyPressEvent(QKeyEvent* event)
{
    if (!m_tree || m_current >= m_tree->size()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto isShown = [this](NodeId node) {
        return !m_failedHidden || !m_tree->subtree(node).failed();
    };
    const NodeId parent = m_tree->parent(m_current);
    NodeId target = m_current;
    switch (event->key()) {
    case Qt::Key_Up:
        target = parent;
        break;
    case Qt::Key_Down:
        for (NodeId child = m_tree->firstChild(m_current); child != 0 && target == m_current;
             child = m_tree->nextSibling(child))
            if (isShown(child))
                target = child;
        break;
    case Qt::Key_Left:
        for (NodeId elder = m_tree->firstChild(parent);
             m_current != kRoot && elder != m_current && elder != 0;
             elder = m_tree->nextSibling(elder))
            if (isShown(elder))
                target = elder;
        break;
    case Qt::Key_Right:
        for (NodeId younger = m_current == kRoot ? 0 : m_tree->nextSibling(m_current);
             younger != 0 && target == m_current; younger = m_tree->nextSibling(younger))
            if (isShown(younger))
                target = younger;
        break;
    case Qt::Key_F:
        setFailedHidden(!m_failedHidden);
        return;
    case Qt::Key_Z:
        fit();
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (target != m_current)
        choose(target);
}

bool SearchTreeView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // While the tree has the keyboard these are its own.
        const auto* const key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier &&
            (key->key() == Qt::Key_F || key->key() == Qt::Key_Z)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        if (const auto item = itemAt(help->pos()))
            QToolTip::showText(help->globalPos(), describe(*item));
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void SearchTreeView::showEvent(QShowEvent* /*event*/)
{
    m_stale = true;
    m_frame.start();
    if (m_tree)
        findCurrent();
}

void SearchTreeView::hideEvent(QHideEvent* /*event*/)
{
    m_frame.stop();
}

void SearchTreeView::resizeEvent(QResizeEvent* /*event*/)
{
    look();
}

QString SearchTreeView::describe(const TreeItem& item) const
{
    QStringList lines;
    if (!item.isSilhouette() || item.sum.nodes == 1) {
        const QString name = m_describe ? m_describe(item.node) : QString();
        const QString node =
            item.node == kRoot ? tr("Root") : tr("Node %1").arg(grouped(item.node));
        lines << (name.isEmpty() ? node : tr("%1: %2", "node, decision").arg(node, name))
              << tr("Depth %1").arg(grouped(item.level));
    } else {
        lines << tr("%n subtree(s)", nullptr, static_cast<int>(item.roots));
    }
    if (item.sum.nodes > 1)
        lines << tr("%n node(s)", nullptr, static_cast<int>(item.sum.nodes))
              << tr("%n solution(s)", nullptr, static_cast<int>(item.sum.solutions));
    return lines.join(u'\n');
}

// ---- painting

void SearchTreeView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QColor ground = palette().color(QPalette::Base);
    painter.fillRect(rect(), ground);
    painter.setBackground(ground);
    if (!m_tree) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin),
                         static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap,
                         tr("The search tree grows here as the search runs: press Space"));
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

bool SearchTreeView::isOnPath(const TreeItem& item) const
{
    if (item.level >= m_path.size())
        return false;
    const NodeId node = m_path[item.level];
    if (!item.isSilhouette())
        return node == item.node;
    return node >= item.node && node <= item.lastNode &&
           (item.level == 0 || m_tree->parent(node) == m_tree->parent(item.node));
}

void SearchTreeView::paintTree(QPainter& painter) const
{
    paintLines(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const TreeItem& item : m_items) {
        if (item.isSilhouette() && item.sum.nodes > 1) {
            paintSilhouette(painter, item);
            continue;
        }
        const QPointF at = placeOf(item);
        const double radius = radiusOf(item);
        paintNode(painter, at, radius, item.status);
        if (item.hidesChildren) {
            painter.setPen(QPen(theme::colour(Ink::Conflict), 1.5));
            painter.drawLine(at + QPointF(-radius, radius + 3), at + QPointF(radius, radius + 3));
        }
    }
    paintCurrent(painter);
}

void SearchTreeView::paintLines(QPainter& painter) const
{
    QList<QLineF> lines;
    QList<QLineF> path;
    for (const TreeItem& item : m_items) {
        if (item.parent < 0)
            continue;
        const TreeItem& parent = m_items[static_cast<std::size_t>(item.parent)];
        const QLineF line(placeOf(parent), placeOf(item));
        if (isOnPath(item))
            path << line;
        else
            lines << line;
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
    const QColor colour = theme::colour(inkOf(status));
    const QPolygonF shape = silhouetteOf(item);
    const bool isMarked = isOnPath(item);
    painter.setRenderHint(QPainter::Antialiasing, isMarked); // tall shapes are costly to smooth
    painter.setPen(isMarked ? QPen(theme::colour(Ink::Accent), 2.5) : QPen(colour, 0));
    painter.setBrush(thinned(colour, painter.background().color(), 0.25));
    painter.drawPolygon(shape);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = shape.boundingRect();
    // What there is to be found inside, by its shape.
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
        const QColor colour = thinned(theme::colour(inkOf(status)), gap, isFaint ? 0.15 : 0.4);
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
}

// A ring around the node at the playhead.
void SearchTreeView::paintCurrent(QPainter& painter) const
{
    const TreeItem* mark = nullptr;
    for (const TreeItem& item : m_items)
        if (isOnPath(item))
            mark = &item;
    if (mark == nullptr ||
        (mark->level + 1 < m_path.size() && !mark->isSilhouette() && !mark->hidesChildren))
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme::colour(Ink::Accent), 2.5));
    const double radius = radiusOf(*mark) + 4;
    painter.drawEllipse(placeOf(*mark), radius, radius);
}

} // namespace clew
