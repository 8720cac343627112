#include "widgets/searchtreeview.h"

#include <QElapsedTimer>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/session/pace.h"
#include "core/trace/nodewalk.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr quint64 kEventsAtOnce = 20'000;
constexpr auto kLook = 3 * pace::kFrame;       // from one to the next while much is read
constexpr std::size_t kLaidOutAtOnce = 20'000; // nodes: about two milliseconds
constexpr double kWidestLeaf = 30;             // pixels, all in view ...
constexpr double kWidestZoomed = 120;          // ... and close up, where decisions are named
constexpr double kMapParts = 64;               // subtrees side by side on the map
constexpr double kLeastLeaf = 1.2;             // leaves narrower than this are not drawn ...
constexpr double kUnfoldedLeaf = 6;            // ... wider than this they all are, ...
constexpr double kMostUnfolded = 20'000;       // ... between the two if that many nodes suffice
constexpr double kDistinct = 5;                // pixels: subtrees at least so wide stand alone
constexpr double kHighestLevel = 34;           // pixels, unless there are few levels
constexpr double kLowestLevel = 3;
constexpr double kTreeZoomStep = 1.3;
constexpr double kLargestNode = 7; // radius in pixels
constexpr double kNodeGrab = 4;    // pixels beside a node that still mean it

} // namespace

SearchTreeView::SearchTreeView(QWidget* parent) : QWidget(parent), m_path{kRoot}
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Search tree"));
    m_emptyText = tr("The search tree grows here as the search runs: press Space");
    m_frame.setInterval(pace::kFrame);
    connect(&m_frame, &QTimer::timeout, this, &SearchTreeView::frame);
}

SearchTreeView::~SearchTreeView() = default;

void SearchTreeView::setTrace(std::shared_ptr<const Trace> trace)
{
    m_layout.reset();
    m_items.clear();
    m_map.clear();
    m_tree = trace ? std::make_unique<SearchTree>(std::move(trace)) : nullptr;
    m_current = kRoot;
    m_path.assign(1, kRoot);
    m_twin = kRoot;
    m_twinPath.clear();
    m_ghost.reset();
    m_alike.reset();
    m_currentSought = false;
    m_fitted = true;
    m_topLevel = 0;
    m_stale = true;
    if (isVisible())
        m_frame.start();
    update();
    emit changed();
}

void SearchTreeView::setEnd(quint64 end)
{
    if (end == m_end)
        return;
    m_end = end;
    if (!m_tree)
        return;
    if (m_tree->eventsRead() > end) {
        // What has been read cannot be forgotten in part.
        m_layout.reset();
        m_items.clear();
        m_map.clear();
        m_tree = std::make_unique<SearchTree>(m_tree->trace());
        m_currentSought = true;
        m_stale = true;
        update();
        emit changed();
    }
    if (isVisible() && !m_frame.isActive())
        m_frame.start();
}

void SearchTreeView::setCurrent(NodeId node)
{
    if (!m_tree || node == m_current)
        return;
    m_current = node;
    if (isVisible())
        findCurrent();
}

void SearchTreeView::setTwin(NodeId node)
{
    m_twin = m_tree ? node : kRoot;
    m_twinPath = m_twin == kRoot ? std::vector<NodeId>() : pathTo(m_twin, *m_tree->trace());
    update();
}

void SearchTreeView::setGhost(std::optional<TreeGhost> ghost)
{
    m_ghost = m_tree ? std::move(ghost) : std::nullopt;
    update();
}

void SearchTreeView::setShares(std::function<TreeShares(NodeId, NodeId)> shares)
{
    m_shares = std::move(shares);
    update();
}

// Looks up the path to the current node; brings the node into view as soon as it has been read.
void SearchTreeView::findCurrent()
{
    m_path = pathTo(m_current, *m_tree->trace());
    m_currentSought = m_current >= m_tree->size();
    bringIntoView();
    update();
    if (m_marksAlike) // like another one now
        emit changed();
}

void SearchTreeView::setIcicle(bool icicle)
{
    m_icicle = icicle;
    look();
    emit changed();
}

void SearchTreeView::setAlikeMarked(bool marked)
{
    m_marksAlike = marked;
    m_alike.reset();
    look();
    update();
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
    return !m_tree ||
           (!m_stale && !m_layout && (isTruncated() || m_tree->eventsRead() == length()));
}

quint64 SearchTreeView::length() const
{
    return m_tree ? std::min<quint64>(m_tree->trace()->size(), m_end) : 0;
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
    m_stale = m_stale || hasRead;
    // When the search has ended nothing else needs the time between two frames.
    m_frame.setInterval(complete ? std::chrono::milliseconds(0) : pace::kBetweenReadings);
    if (m_currentSought && m_current < m_tree->size())
        findCurrent();
    if (m_stale && (!hasRead || m_sinceLook.hasExpired(kLook.count())))
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
    while (!isTruncated() &&
           m_tree->update(std::min(kEventsAtOnce, length() - m_tree->eventsRead()))) {
        any = true;
        if (timer.nsecsElapsed() > pace::kReading.count())
            break;
    }
    return any;
}

// Begins a layout of what is looked at now.
void SearchTreeView::look()
{
    if (!m_tree)
        return;
    const bool hasGrown = std::exchange(m_stale, false);
    if (m_marksAlike && (hasGrown || !m_alike))
        m_alike.emplace(*m_tree);
    m_sinceLook.start();
    m_layout.emplace(*m_tree, seen());
    continueLayout();
    if (isVisible())
        m_frame.start();
    if (hasGrown) // whatever it was that made it look
        emit changed();
}

void SearchTreeView::continueLayout()
{
    if (!m_layout->advance(kLaidOutAtOnce))
        return;
    m_items = m_layout->takeItems();
    m_layout.reset();
    makeMap();
    update();
}

// Subtrees that would be hard to see on it are one: so it takes as little time as any layout.
void SearchTreeView::makeMap()
{
    m_map.clear();
    if (m_fitted && m_topLevel == 0)
        return;
    TreeView whole;
    whole.leastWidth = widthOf(m_tree->subtree(kRoot), m_failedHidden) / kMapParts;
    whole.hidesFailed = m_failedHidden;
    TreeLayout layout(*m_tree, whole);
    if (layout.advance(kLaidOutAtOnce))
        m_map = layout.takeItems();
}

TreeView SearchTreeView::seen() const
{
    TreeView view;
    view.left = leftLeaf() - kMargin / scale();
    view.right = leftLeaf() + width() / scale();
    view.firstLevel = static_cast<std::uint32_t>(std::max(0.0, m_topLevel - 1));
    view.lastLevel = static_cast<std::uint32_t>(m_topLevel + height() / levelHeight() + 1);
    const double levels = std::min(m_tree->maxDepth() + 1.0, height() / levelHeight());
    const double leaf = std::clamp(width() * levels / kMostUnfolded, kLeastLeaf, kUnfoldedLeaf);
    view.leastWidth = scale() >= leaf ? 0 : kDistinct / scale();
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
    const double wanted = std::min(scale() * factor, kWidestZoomed);
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
    m_scale = std::clamp(across / (item.right - item.left), fittedScale(), kWidestZoomed);
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
        if (distance <= radiusOf(item) + kNodeGrab && (best == nullptr || distance < nearest)) {
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
        zoomAt(event->position(), std::pow(kTreeZoomStep, turn.y() / 120.0));
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
    case Qt::Key_L:
        setAlikeMarked(!m_marksAlike);
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
            (key->key() == Qt::Key_F || key->key() == Qt::Key_L || key->key() == Qt::Key_Z)) {
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
        lines << withCount(item.roots, [](int n) { return tr("%Ln subtree(s)", nullptr, n); });
    }
    if (item.sum.nodes > 1)
        lines << withCount(item.sum.nodes, [](int n) { return tr("%Ln node(s)", nullptr, n); })
              << withCount(item.sum.solutions,
                           [](int n) { return tr("%Ln solution(s)", nullptr, n); });
    return lines.join(u'\n');
}

} // namespace clew
