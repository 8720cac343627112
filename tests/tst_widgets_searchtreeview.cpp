// The search tree on the screen, walked by mouse and keyboard, over real searches.

#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>
#include <QWheelEvent>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <string>

#include "core/puzzle/registry.h"
#include "core/trace/nodewalk.h"
#include "widgets/searchtreepanel.h"
#include "widgets/searchtreeview.h"
#include "widgets/theme.h"

using namespace clew;

class TestSearchTreeView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<SearchTreeView> m_view;
    std::shared_ptr<const Trace> m_trace;

    void show(const char* puzzleId, const char* strategy, const char* preset,
              std::uint64_t nodes = kUnlimited, SearchTreeView* shown = nullptr)
    {
        SearchTreeView& view = shown != nullptr ? *shown : *m_view;
        const Puzzle& puzzle = *findPuzzle(puzzleId);
        auto trace = std::make_shared<Trace>();
        {
            Limits limits;
            limits.nodes = nodes;
            Control control(limits);
            Recorder recorder(*trace, control);
            puzzle.run(*puzzle.strategyIndex(strategy),
                       *puzzle.presetProblem(*puzzle.preset(preset)), {}, control, &recorder);
        }
        m_trace = trace;
        view.setTrace(trace);
        QTRY_VERIFY(view.isUpToDate());
        QCOMPARE(std::uint64_t{view.tree()->size()}, trace->nodeCount());
    }
    // What is drawn stands for this many nodes.
    std::uint64_t drawn() const
    {
        std::uint64_t nodes = 0;
        for (const TreeItem& item : m_view->items())
            nodes += item.isSilhouette() ? item.sum.nodes : 1U;
        return nodes;
    }
    void wheel(QPointF at, int steps)
    {
        QWheelEvent event(at, m_view->mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view.get(), &event);
    }
    void key(Qt::Key key) { QTest::keyClick(m_view.get(), key); }

private slots:
    void initTestCase() { theme::apply(*qApp, ThemeChoice::Light); }
    void init()
    {
        m_view = std::make_unique<SearchTreeView>();
        m_view->resize(900, 600);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    void searches_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<QByteArray>("strategy");
        QTest::addColumn<QByteArray>("preset");
        QTest::addRow("depth first")
            << QByteArray("queens") << QByteArray("backtracking") << QByteArray("p90");
        QTest::addRow("breadth first")
            << QByteArray("queens") << QByteArray("column-by-column") << QByteArray("p90");
        QTest::addRow("propagation")
            << QByteArray("sudoku") << QByteArray("propagation") << QByteArray("several");
        QTest::addRow("generator")
            << QByteArray("graphs") << QByteArray("edge-selection") << QByteArray("p94");
        QTest::addRow("trees") << QByteArray("arithmetic") << QByteArray("trees")
                               << QByteArray("p93");
    }

    // L marks the subtrees that look like the current one, and the panel counts them.
    void alikeSubtreesAreMarked()
    {
        SearchTreePanel panel;
        panel.resize(500, 500);
        panel.show();
        m_view.reset();
        show("queens", "backtracking", "4", kUnlimited, &panel.view());
        QVERIFY(panel.view().alike() == nullptr);
        panel.view().setCurrent(1); // the queen in the first corner; her mirror image is the last
        QTest::keyClick(&panel.view(), Qt::Key_L);
        QVERIFY(panel.view().alike() != nullptr);
        const SearchTree& tree = *panel.view().tree();
        QVERIFY(panel.view().alike()->countLike(1) >= 1);
        // By hand: the same children in the same order, and ends.
        const std::function<std::string(NodeId)> shape = [&](NodeId node) {
            std::string text = std::to_string(static_cast<int>(tree.status(node))) + '(';
            for (NodeId child = tree.firstChild(node); child != 0; child = tree.nextSibling(child))
                text += shape(child);
            return text + ')';
        };
        std::uint32_t marked = 0;
        for (NodeId a = 0; a < tree.size(); ++a) {
            std::uint32_t like = 0;
            for (NodeId b = 0; b < tree.size(); ++b) {
                QCOMPARE(panel.view().alike()->areAlike(a, b), shape(a) == shape(b));
                like += shape(a) == shape(b) ? 1U : 0U;
            }
            QCOMPARE(panel.view().alike()->countLike(a), like);
            marked = std::max(marked, like);
        }
        QVERIFY(marked > 1);
        const auto labels = panel.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral(" like this one"));
        }));
    }

    // Whatever makes it look at what has just been read: who shows its figures hears of it.
    void figuresAreThoseOfTheTree()
    {
        const Puzzle& puzzle = *findPuzzle("queens");
        auto trace = std::make_shared<Trace>();
        m_view->setTrace(trace);
        std::uint32_t told = 0;
        connect(m_view.get(), &SearchTreeView::changed, m_view.get(),
                [&] { told = m_view->tree()->subtree(kRoot).nodes; });
        Control control;
        {
            Recorder recorder(*trace, control);
            QTRY_VERIFY(m_view->tree()->eventsRead() == trace->size());
            puzzle.run(*puzzle.strategyIndex("backtracking"),
                       *puzzle.presetProblem(*puzzle.preset("4")), {}, control, &recorder);
            m_view->resize(901, 600);
        }
        QTRY_VERIFY(m_view->tree()->eventsRead() > 0);
        m_view->resize(902, 600);
        QTRY_VERIFY(m_view->isUpToDate());
        QTest::qWait(100);
        QCOMPARE(told, 61U);
    }

    // The map of the whole tree lies in the corner where it hides the fewest nodes.
    void theMapHidesLittle()
    {
        show("queens", "backtracking", "4");
        const auto hiddenIn = [this](const QRectF& area) {
            return std::ranges::count_if(m_view->items(), [&](const TreeItem& item) {
                return area.contains(m_view->placeOf(item));
            });
        };
        QVERIFY(m_view->mapArea().isEmpty());
        int checked = 0;
        for (int i = 0; i < 8; ++i) {
            m_view->zoomAt({700, 500}, 1.3);
            QTRY_VERIFY(m_view->isUpToDate());
            const QRectF map = m_view->mapArea();
            const bool isCoarse = std::ranges::any_of(m_view->items(), [](const TreeItem& item) {
                return item.isSilhouette() && item.sum.nodes > 1;
            });
            if (map.isEmpty() || isCoarse)
                continue;
            ++checked;
            for (const double x : {6.0, m_view->width() - map.width() - 6})
                for (const double y : {6.0, m_view->height() - map.height() - 6})
                    QVERIFY(hiddenIn(map) <= hiddenIn({QPointF(x, y), map.size()}));
        }
        QVERIFY(checked > 0);
    }

    // All in view there is no map; close up there is one in the corner, and nodes are named by
    // their decisions where their own part of the width has room for it.
    void namesDecisionsAndShowsWhereItIs()
    {
        int named = 0;
        m_view->setDescriber([&](NodeId) {
            ++named;
            return QStringLiteral("q1=2");
        });
        show("queens", "backtracking", "p90");
        const auto cornerHasAccent = [this] {
            const QImage image = m_view->grab().toImage();
            const QRgb accent = theme::colour(Ink::Accent).rgb();
            const QRect map = m_view->mapArea().toAlignedRect();
            for (int x = map.left(); x <= map.right(); ++x)
                for (int y = map.top(); y <= map.bottom(); ++y)
                    if (image.pixel(x, y) == accent)
                        return true;
            return false;
        };
        QVERIFY(!cornerHasAccent());
        for (int i = 0; i < 30; ++i) {
            m_view->zoomAt({450, 300}, 1.3);
            QTRY_VERIFY(m_view->isUpToDate());
            QVERIFY(!m_view->isFitted());
        }
        named = 0;
        QVERIFY(cornerHasAccent());
        QVERIFY(named > 0);
        m_view->fit();
        QTRY_VERIFY(m_view->isUpToDate());
        QVERIFY(!cornerHasAccent());
    }

    // Every node has its name that has room for it before the next of its level, or before the edge
    // of the view; no name lies on a node or on another name.
    void decisionsAreNamedWhereThereIsRoom()
    {
        m_view->setDescriber([](NodeId node) { return QStringLiteral("q = %1").arg(node); });
        for (const auto& [strategy, preset] :
             {std::pair("backtracking", "4"), {"backtracking", "6"}, {"column-by-column", "6"}}) {
            show("queens", strategy, preset);
            std::map<NodeId, QRectF> areas;
            for (const SearchTreeView::Label& label : m_view->labels()) {
                QCOMPARE(label.text, QStringLiteral("q = %1").arg(label.node));
                QVERIFY(areas.emplace(label.node, label.area).second);
            }
            QVERIFY(!areas.empty());
            std::size_t named = 0;
            for (const TreeItem& item : m_view->items()) {
                const QPointF at = m_view->placeOf(item);
                for (const auto& [node, area] : areas)
                    QVERIFY(item.isSilhouette() || !area.contains(at));
                if (item.isSilhouette() || item.node == kRoot)
                    continue;
                double next = m_view->width();
                bool isBesideShape = false; // which may reach to its left
                for (const TreeItem& other : m_view->items()) {
                    if (m_view->placeOf(other).x() <= at.x() || other.level > item.level)
                        continue;
                    if (other.isSilhouette())
                        isBesideShape = true;
                    else if (other.level == item.level)
                        next = std::min(next, m_view->placeOf(other).x());
                }
                const auto found = areas.find(item.node);
                named += found != areas.end() ? 1U : 0U;
                if (found != areas.end())
                    QVERIFY(found->second.left() > at.x() && found->second.right() < next);
                else if (!isBesideShape)
                    QVERIFY2(next - at.x() < 100, qPrintable(QString::number(next - at.x())));
            }
            QCOMPARE(named, areas.size());
            for (auto a = areas.begin(); a != areas.end(); ++a)
                for (auto b = std::next(a); b != areas.end(); ++b)
                    QVERIFY(!a->second.intersects(b->second));
        }
    }

    // However near it is looked at, no label is cut at a rim, and no line runs through one.
    void labelsAreWhole()
    {
        m_view->setDescriber([](NodeId node) { return QStringLiteral("q = %1").arg(node); });
        show("queens", "backtracking", "4");
        const QRgb accent = theme::colour(Ink::Accent).rgb();
        std::size_t named = 0;
        for (int step = 0; step < 12; ++step) {
            for (const NodeId node : {NodeId{3}, NodeId{20}, NodeId{40}}) {
                m_view->setCurrent(node);
                const QImage image = m_view->grab().toImage();
                // What is drawn over all else in that colour: the map, and a ring.
                const QRectF map = m_view->mapArea().adjusted(-4, -4, 4, 4);
                QRectF ring;
                for (const TreeItem& item : m_view->items())
                    if (item.node == node)
                        ring = QRectF(m_view->placeOf(item) - QPointF(30, 30), QSizeF(60, 60));
                for (const SearchTreeView::Label& label : m_view->labels()) {
                    ++named;
                    QVERIFY(label.area.left() >= 0 && label.area.right() <= m_view->width());
                    if (ring.isEmpty() || label.area.intersects(ring) || label.area.intersects(map))
                        continue;
                    const QRect inner = label.area.toAlignedRect().adjusted(2, 2, -2, -2);
                    for (int y = inner.top(); y <= inner.bottom(); ++y)
                        for (int x = inner.left(); x <= inner.right(); ++x)
                            if (image.rect().contains(x, y))
                                QVERIFY(image.pixel(x, y) != accent);
                }
            }
            wheel({600.0 - 20 * step, 250}, 1);
            QTRY_VERIFY(m_view->isUpToDate());
        }
        QVERIFY(named > 0);
    }

    // Labels have the shortest names there are.
    void labelsAreShort()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const ProblemPtr problem = queens.presetProblem(*queens.preset("4"));
        const auto nameOf = [&](NodeId node) {
            const Event event = m_trace->event(m_trace->node(node).event);
            return QString::fromStdString(queens.branchName(*problem, event).text());
        };
        m_view->setDescriber([](NodeId) { return QString(500, u'x'); });
        m_view->setLabeller(nameOf);
        show("queens", "backtracking", "4");
        const auto labels = m_view->labels();
        QVERIFY(!labels.empty());
        for (const SearchTreeView::Label& label : labels)
            QCOMPARE(label.text, nameOf(label.node));
        QCOMPARE(queens.branchName(*problem, Event::decide(2, 0)).text(), std::string("q3 = 1"));
    }

    // What comes later is not drawn, whatever was drawn before.
    void endsWhereTold()
    {
        show("queens", "backtracking", "p90");
        const std::uint64_t all = m_view->tree()->size();
        for (const std::uint64_t end : {std::uint64_t{2508}, std::uint64_t{2}, m_trace->size()}) {
            const NodeWalk walk = NodeWalk::at(*m_trace, end);
            m_view->setEnd(end);
            m_view->setCurrent(walk.node());
            QTRY_VERIFY(m_view->isUpToDate());
            QCOMPARE(m_view->tree()->eventsRead(), end);
            QCOMPARE(drawn(), std::uint64_t{walk.nodeCount()});
        }
        QCOMPARE(drawn(), all);
    }

    // At every magnification all that is in view is drawn once, and the whole adds up when fitted.
    void zooms_data() { searches_data(); }
    void zooms()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, strategy);
        QFETCH(QByteArray, preset);
        show(puzzle, strategy, preset, 100'000);
        const std::uint64_t all = m_view->tree()->size();
        QCOMPARE(drawn(), all);
        for (const bool icicle : {false, true}) {
            m_view->setIcicle(icicle);
            for (int i = 0; i < 30; ++i) {
                wheel({450, 200}, 1);
                QTRY_VERIFY(m_view->isUpToDate());
                QVERIFY(drawn() <= all);
                QVERIFY(!m_view->grab().isNull());
                std::map<std::uint32_t, double> rowEnd;
                for (const TreeItem& item : m_view->items()) {
                    QVERIFY(item.left >= rowEnd[item.level]);
                    rowEnd[item.level] = item.right;
                }
            }
            // Closest up nothing is summed up any more.
            QVERIFY(std::ranges::none_of(m_view->items(), &TreeItem::isSilhouette));
            key(Qt::Key_Z);
            QTRY_VERIFY(m_view->isUpToDate());
            QVERIFY(m_view->isFitted());
            QCOMPARE(drawn(), all);
        }
    }

    void zoomKeepsWhatIsUnderTheMouse()
    {
        show("queens", "backtracking", "p90");
        wheel({300, 250}, 4);
        const QPointF at(300, 250);
        const auto leafAt = [&] {
            // Two drawn items give the scale.
            const auto& items = m_view->items();
            const TreeItem& a = items.front();
            const TreeItem& b = items.back();
            const double ax = m_view->placeOf(a).x();
            const double scale = (m_view->placeOf(b).x() - ax) / (b.middle() - a.middle());
            return a.middle() + (at.x() - ax) / scale;
        };
        const double before = leafAt();
        wheel(at, 2);
        QTRY_VERIFY(m_view->isUpToDate());
        QVERIFY(std::abs(leafAt() - before) < 1e-6 * m_view->tree()->size());
    }

    // A click on a node asks for the moment just after it was made.
    void clickSeeks_data() { searches_data(); }
    void clickSeeks()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, strategy);
        QFETCH(QByteArray, preset);
        show(puzzle, strategy, preset, 50'000);
        wheel({450, 100}, 60);
        QTRY_VERIFY(m_view->isUpToDate());
        QSignalSpy sought(m_view.get(), &SearchTreeView::sought);
        int clicked = 0;
        const auto items = m_view->items();
        for (const TreeItem& item : items) {
            const QPoint place = m_view->placeOf(item).toPoint();
            if (item.isSilhouette() || item.node == kRoot ||
                !m_view->rect().adjusted(20, 20, -20, -20).contains(place) || clicked > 20)
                continue;
            m_view->setCurrent(item.node); // in view already: nothing moves
            QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, place);
            ++clicked;
            QCOMPARE(sought.count(), clicked);
            const quint64 position = sought.last().at(0).toULongLong();
            QCOMPARE(NodeWalk::at(*m_trace, position).node(), item.node);
            QCOMPARE(m_trace->event(position - 1).kind(), EventKind::Decide);
            QCOMPARE(m_view->current(), item.node);
        }
        QVERIFY(clicked > 3);
    }

    // Arrow keys: parent, first child, siblings.
    void keysWalk_data() { searches_data(); }
    void keysWalk()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, strategy);
        QFETCH(QByteArray, preset);
        show(puzzle, strategy, preset, 50'000);
        const SearchTree& tree = *m_view->tree();
        QSignalSpy sought(m_view.get(), &SearchTreeView::sought);
        key(Qt::Key_Up);
        QCOMPARE(m_view->current(), kRoot);
        key(Qt::Key_Down);
        QCOMPARE(m_view->current(), tree.firstChild(kRoot));
        key(Qt::Key_Left);
        QCOMPARE(m_view->current(), tree.firstChild(kRoot));
        NodeId node = m_view->current();
        int steps = 0;
        for (; tree.nextSibling(node) != 0 && steps < 50; ++steps) {
            key(Qt::Key_Right);
            QCOMPARE(m_view->current(), tree.nextSibling(node));
            key(Qt::Key_Left);
            QCOMPARE(m_view->current(), node);
            key(Qt::Key_Right);
            node = m_view->current();
        }
        for (steps = 0; tree.firstChild(node) != 0 && steps < 50; ++steps) {
            key(Qt::Key_Down);
            QCOMPARE(m_view->current(), tree.firstChild(node));
            node = m_view->current();
        }
        for (; node != kRoot; node = tree.parent(node)) {
            QCOMPARE(m_view->current(), node);
            key(Qt::Key_Up);
        }
        QCOMPARE(m_view->current(), kRoot);
        QCOMPARE(sought.last().at(0).toULongLong(), quint64{0});
    }

    void hidesFailedSubtrees()
    {
        show("queens", "backtracking", "p90");
        key(Qt::Key_F);
        QTRY_VERIFY(m_view->isUpToDate());
        QVERIFY(m_view->isFailedHidden());
        const SearchTree& tree = *m_view->tree();
        std::uint32_t solutions = 0;
        for (const TreeItem& item : m_view->items()) {
            QVERIFY(!item.sum.failed());
            QVERIFY(!item.isSilhouette()); // 92 leaves have room
            solutions += item.status == NodeStatus::Solved ? 1U : 0U;
        }
        QCOMPARE(solutions, 92U);
        // Walking passes over what is hidden.
        for (int i = 0; i < 8; ++i)
            key(Qt::Key_Down);
        QCOMPARE(tree.status(m_view->current()), NodeStatus::Solved);
        key(Qt::Key_F);
        QTRY_VERIFY(m_view->isUpToDate());
        QCOMPARE(drawn(), std::uint64_t{tree.size()});
    }

    // As in a figure of it: of a merged tree, what only the first search opened is plain, what only
    // the second did is hatched.
    void onlyTheSecondIsHatched()
    {
        const auto colours = [](std::size_t search, double share) {
            QImage image(40, 40, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            SearchTreeView::paintShare(painter, QRectF(image.rect()), search, share);
            painter.end();
            QSet<QRgb> found;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    found.insert(image.pixel(x, y));
            return found;
        };
        const QSet<QRgb> unshaded{QColor(Qt::white).rgb()};
        QCOMPARE(colours(0, 1).size(), qsizetype{1});
        QVERIFY(colours(0, 1) != unshaded);
        QVERIFY(colours(1, 1).size() > 1);
        QVERIFY(colours(0, 0) == unshaded && colours(1, 0) == unshaded);
    }

    // In the room of a side panel: all 340 nodes of four queens by generate and test; of six queens
    // what is drawn of a node shows all of its branches, none of them joined.
    void branchingIsDrawnAsItIs()
    {
        m_view->resize(376, 358);
        show("queens", "generate-and-test", "4");
        QVERIFY(std::ranges::none_of(m_view->items(), &TreeItem::isSilhouette));
        QCOMPARE(m_view->items().size(), std::size_t{341});
        const auto coloured = [this](Ink ink) {
            const QImage image = m_view->grab().toImage();
            int pixels = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    pixels += image.pixel(x, y) == theme::colour(ink).rgb() ? 1 : 0;
            return pixels;
        };
        QVERIFY(coloured(Ink::Solved) > 20); // two diamonds, not covered by what is beside them
        show("queens", "generate-and-test", "6");
        std::map<std::int32_t, int> branches;
        for (const TreeItem& item : m_view->items()) {
            QVERIFY(item.roots <= 1);
            ++branches[item.parent];
        }
        branches.erase(-1);
        QCOMPARE(branches.size(),
                 std::size_t{7}); // the root and its children; 10 pixels each below
        for (const auto& [parent, count] : branches)
            QCOMPARE(count, 6);
    }

    // The node at the playhead comes into view and is marked.
    void currentIsKeptInView()
    {
        show("queens", "backtracking", "p90");
        wheel({10, 100}, 100);
        QTRY_VERIFY(m_view->isUpToDate());
        const NodeId far = m_view->tree()->size() - 1;
        QVERIFY(std::ranges::none_of(m_view->items(), [&](const TreeItem& item) {
            return item.node == far && m_view->rect().contains(m_view->placeOf(item).toPoint());
        }));
        m_view->setCurrent(far);
        QTRY_VERIFY(m_view->isUpToDate());
        const auto found = std::ranges::find(m_view->items(), far, &TreeItem::node);
        QVERIFY(found != m_view->items().end());
        const QPoint place = m_view->placeOf(*found).toPoint();
        QVERIFY(m_view->rect().contains(place));
        const QImage marked = m_view->grab().toImage();
        m_view->setCurrent(m_view->tree()->parent(far));
        QVERIFY(m_view->grab().toImage() != marked);
    }

    // While the search runs the tree grows without a node lost, and nothing is read unseen.
    void growsWithTheSearch()
    {
        auto trace = std::make_shared<Trace>();
        Control control;
        Recorder recorder(*trace, control);
        m_view->setTrace(trace);
        for (int round = 0; round < 20; ++round) {
            for (int i = 0; i < 500; ++i) {
                recorder.decide(1, 1);
                if (i % 3 == 0)
                    recorder.visit(trace->node(0).parent);
            }
            recorder.publish();
            QTRY_COMPARE(std::uint64_t{m_view->tree()->size()}, trace->nodeCount());
            QTRY_VERIFY(m_view->isUpToDate());
            QCOMPARE(drawn(), trace->nodeCount());
        }
        m_view->hide();
        const NodeId size = m_view->tree()->size();
        recorder.decide(2, 2);
        recorder.publish();
        QTest::qWait(60);
        QCOMPARE(m_view->tree()->size(), size);
        m_view->show();
        QTRY_COMPARE(m_view->tree()->size(), size + 1);
    }

    void dragPansAndDoubleClickFits()
    {
        show("queens", "backtracking", "p90");
        wheel({450, 300}, 10);
        QTRY_VERIFY(m_view->isUpToDate());
        const TreeItem first = m_view->items().front();
        const QPointF before = m_view->placeOf(first);
        QSignalSpy sought(m_view.get(), &SearchTreeView::sought);
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, {450, 300});
        QTest::mouseMove(m_view.get(), {400, 300});
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, {400, 300});
        QVERIFY(std::abs(m_view->placeOf(first).x() - before.x() + 50) < 1);
        QCOMPARE(sought.count(), 0);
        QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, {3, 597});
        QVERIFY(m_view->isFitted());
    }

    // In a window of its own and back, with all its state.
    void popsOut()
    {
        SearchTreePanel panel;
        panel.resize(300, 400);
        panel.show();
        auto trace = std::make_shared<Trace>();
        Control control;
        Recorder recorder(*trace, control);
        recorder.decide(1, 1);
        recorder.publish();
        panel.view().setTrace(trace);
        QSignalSpy out(&panel, &SearchTreePanel::poppedOut);
        panel.setPoppedOut(true);
        QCOMPARE(out.count(), 1);
        auto* const window = out.front().at(0).value<QWidget*>();
        QCOMPARE(panel.view().window(), window);
        QTRY_COMPARE(panel.view().tree()->size(), 2U);
        window->close();
        QVERIFY(!panel.isPoppedOut());
        QCOMPARE(panel.view().window(), panel.window());
        QVERIFY(panel.view().isVisible());
        QCOMPARE(panel.view().tree()->size(), 2U);
    }
};

QTEST_MAIN(TestSearchTreeView)
#include "tst_widgets_searchtreeview.moc"
