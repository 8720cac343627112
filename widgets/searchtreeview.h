// The search tree, live: to be walked by mouse and keyboard, from a handful of nodes to 10^7.
//
// Shapes and colours are Gecode Gist's: a circle is a branch, a square a failure, a diamond a
// solution, a hollow circle open. Nodes are drawn as long as there is room for them; subtrees too
// small to be distinguished are silhouettes, with their number of nodes where that has room, and
// unfold as one zooms in (core/trace/treelayout.h). The alternative
// is an icicle: each node a box as wide as its leaves. Reading and laying out take a bounded time a
// frame, and only while the tree is visible.

#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "core/trace/alike.h"
#include "core/trace/treelayout.h"

namespace clew {

/// How much of a part of a merged tree only one of two searches opened: shares of its nodes.
struct TreeShares
{
    double first = 0;
    double second = 0;
};

/// A branch that the search has not: what a search on the side found below a node.
struct TreeGhost
{
    NodeId below = kRoot;
    NodeStatus status = NodeStatus::Open;
    QString name = {}; ///< what was decided there

    friend bool operator==(const TreeGhost&, const TreeGhost&) = default;
};

class SearchTreeView : public QWidget
{
    Q_OBJECT

public:
    /// More nodes than this (half a gigabyte) are not read.
    static constexpr NodeId kMaxNodes = NodeId{1} << 24U;

    explicit SearchTreeView(QWidget* parent = nullptr);
    ~SearchTreeView() override;

    /// Null: an empty tree.
    void setTrace(std::shared_ptr<const Trace> trace);
    /// Shows nothing of what the events from this one on did, of this trace and those that are set
    /// later.
    void setEnd(quint64 end);
    /// What is said where there is no tree.
    void setEmptyText(const QString& text) { m_emptyText = text; }
    /// What the decision that made a node is called.
    void setDescriber(std::function<QString(NodeId)> describe) { m_describe = std::move(describe); }
    /// The same in the fewest letters, for labels; null: as it is called.
    void setLabeller(std::function<QString(NodeId)> label) { m_label = std::move(label); }

    /// Of a merged tree, in which a node and all below it are neighbours: who opened the nodes
    /// [first, end). What one of the searches never opened is shaded by paintShare(). Null: any
    /// other tree.
    void setShares(std::function<TreeShares(NodeId first, NodeId end)> shares);
    /// The colour of what only the first (0) or the second (1) search opened.
    static QColor colourOfOnly(std::size_t search);
    /// Shades a part of which it opened this share alone. Also without colour, as in figures: what
    /// only the second opened is hatched.
    static void paintShare(QPainter& painter, const QRectF& box, std::size_t search, double share);

    /// The node where the watcher stands: marked and kept in view.
    void setCurrent(NodeId node);
    [[nodiscard]] NodeId current() const { return m_current; }
    /// Another node that goes with it, marked by a dashed ring; none: kRoot.
    void setTwin(NodeId node);
    [[nodiscard]] NodeId twin() const { return m_twin; }

    /// Draws such a branch, dashed.
    void setGhost(std::optional<TreeGhost> ghost);
    [[nodiscard]] const std::optional<TreeGhost>& ghost() const { return m_ghost; }

    void setIcicle(bool icicle);
    [[nodiscard]] bool isIcicle() const { return m_icicle; }
    /// Leaves out subtrees without a solution or anything open.
    void setFailedHidden(bool hidden);
    [[nodiscard]] bool isFailedHidden() const { return m_failedHidden; }
    /// Tints the subtrees that look like that of the current node.
    void setAlikeMarked(bool marked);
    [[nodiscard]] bool isAlikeMarked() const { return m_marksAlike; }
    /// Of the tree as it was looked at last; null where they are not marked.
    [[nodiscard]] const AlikeSubtrees* alike() const { return m_alike ? &*m_alike : nullptr; }
    /// The whole tree, also as it grows.
    void fit();
    /// Looks closer (factor above 1); what is drawn at this point stays there.
    void zoomAt(QPointF pixel, double factor);
    [[nodiscard]] bool isFitted() const { return m_fitted; }

    /// As far as it has been read; null without a trace.
    [[nodiscard]] const SearchTree* tree() const { return m_tree.get(); }
    /// Events known, as far as they are shown.
    [[nodiscard]] quint64 length() const;
    /// All of them have been read, and what is drawn is up to date.
    [[nodiscard]] bool isUpToDate() const;
    /// There are more nodes than are shown.
    [[nodiscard]] bool isTruncated() const;
    [[nodiscard]] const std::vector<TreeItem>& items() const { return m_items; }
    /// Where an item's node or silhouette begins, in pixels.
    [[nodiscard]] QPointF placeOf(const TreeItem& item) const;
    [[nodiscard]] std::optional<TreeItem> itemAt(QPointF pixel) const;
    /// The names of decisions that are drawn, and where: each beside its node or in its box, where
    /// there is room before the next one of its level.
    struct Label
    {
        NodeId node;
        QString text;
        QRectF area;
    };
    [[nodiscard]] std::vector<Label> labels() const;
    /// Where the small map of the whole tree is drawn: in the corner where it hides least of it.
    /// Empty while all of the tree is in view, or there is no room for one.
    [[nodiscard]] QRectF mapArea() const;

    QSize sizeHint() const override { return {320, 320}; }
    QSize minimumSizeHint() const override { return {120, 120}; }

signals:
    /// The user wants to stand here: just after the node was made.
    void sought(quint64 position);
    /// More was read, or it is looked at in another way.
    void changed();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // Reading and laying out
    void frame();
    bool readMore();
    void look();
    void continueLayout();
    void makeMap();
    [[nodiscard]] TreeView seen() const;

    // Geometry: leaves to the right, levels down
    static constexpr double kMargin = 12; ///< pixels around the tree
    [[nodiscard]] double fittedScale() const;
    [[nodiscard]] double scale() const; ///< pixels a leaf
    [[nodiscard]] double levelHeight() const;
    [[nodiscard]] double leftLeaf() const;
    [[nodiscard]] double xOf(double leaf) const;
    [[nodiscard]] double yOf(double level) const;
    [[nodiscard]] double radiusOf(const TreeItem& item) const;
    void moveView(double leftLeaf, double topLevel);
    void findCurrent();
    void bringIntoView();

    void choose(NodeId node);
    void zoomTo(const TreeItem& item);
    [[nodiscard]] bool isOnPath(const TreeItem& item) const { return isOn(m_path, item); }
    [[nodiscard]] bool isOn(const std::vector<NodeId>& path, const TreeItem& item) const;
    [[nodiscard]] TreeShares sharesOf(const TreeItem& item) const;
    [[nodiscard]] QRectF boxOf(const TreeItem& item) const;
    [[nodiscard]] QPolygonF silhouetteOf(const TreeItem& item) const;
    [[nodiscard]] QString describe(const TreeItem& item) const;

    void paintTree(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintIcicle(QPainter& painter) const;
    void paintSilhouette(QPainter& painter, const TreeItem& item) const;
    void paintCount(QPainter& painter, const TreeItem& item, const QRectF& box) const;
    void paintShares(QPainter& painter) const;
    void paintCurrent(QPainter& painter) const;
    void paintGhost(QPainter& painter) const;
    void paintAlike(QPainter& painter) const;
    [[nodiscard]] const TreeItem* lastItemOn(const std::vector<NodeId>& path) const;
    void paintRing(QPainter& painter, const std::vector<NodeId>& path, Qt::PenStyle style) const;
    [[nodiscard]] QFont labelFont() const;
    [[nodiscard]] double beginOf(const TreeItem& item) const;
    void paintLabels(QPainter& painter) const;
    void paintMap(QPainter& painter) const;
    [[nodiscard]] int hiddenBy(const QRectF& area) const;

    std::unique_ptr<SearchTree> m_tree;
    std::optional<TreeLayout> m_layout; ///< in the making
    std::vector<TreeItem> m_items;      ///< of the last one made
    std::vector<TreeItem> m_map;        ///< the whole tree, coarsely
    bool m_stale = false;               ///< something has changed since that was begun
    QElapsedTimer m_sinceLook;
    std::function<QString(NodeId)> m_describe;
    std::function<QString(NodeId)> m_label;
    QString m_emptyText;
    std::function<TreeShares(NodeId, NodeId)> m_shares; ///< null: no merged tree
    NodeId m_current = kRoot;
    NodeId m_twin = kRoot;
    std::vector<NodeId> m_twinPath; ///< empty: none
    std::optional<TreeGhost> m_ghost;
    bool m_marksAlike = false;
    std::optional<AlikeSubtrees> m_alike;
    quint64 m_end = std::numeric_limits<quint64>::max();
    std::vector<NodeId> m_path;   ///< from the root to m_current, while visible
    bool m_currentSought = false; ///< to be brought into view once it is known
    bool m_icicle = false;
    bool m_failedHidden = false;
    bool m_fitted = true;
    double m_scale = 1;    ///< unless fitted
    double m_leftLeaf = 0; ///< at the left edge, unless fitted
    double m_topLevel = 0; ///< at the top edge
    std::optional<QPointF> m_dragFrom;
    bool m_dragged = false;
    QTimer m_frame;
};

} // namespace clew
