// The graphs' board under real mouse and key events.

#include <QSignalSpy>
#include <QtTest>

#include "core/registry/registry.h"
#include "widgets/boards/graphsboard.h"

using namespace clew;
using namespace clew::graphs;

class TestGraphsBoard : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<GraphsBoard> m_board;

    [[nodiscard]] const GraphsProblem& problem() const
    {
        return static_cast<const GraphsProblem&>(*m_board->problem());
    }
    template<class Widget>
    Widget* tool(const char* name) const
    {
        return m_board->tools()->findChild<Widget*>(QString::fromLatin1(name));
    }
    void set(const char* text) { m_board->setProblem(*findPuzzle("graphs")->read(text, "", {})); }
    void drag(Node from, Node to, Qt::MouseButton button = Qt::LeftButton)
    {
        dragTo(from, m_board->nodeCentre(to), button);
    }
    void dragTo(Node from, QPointF to, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint start = m_board->nodeCentre(from).toPoint();
        QTest::mousePress(m_board.get(), button, modifiers, start);
        QTest::mouseMove(m_board.get(), (QPointF(start) + to).toPoint() / 2);
        QTest::mouseMove(m_board.get(), to.toPoint());
        QTest::mouseRelease(m_board.get(), button, modifiers, to.toPoint());
    }
    void keys(std::initializer_list<Qt::Key> keys)
    {
        for (const Qt::Key key : keys)
            QTest::keyClick(m_board.get(), key);
    }

private slots:
    void init()
    {
        const Puzzle& puzzle = *findPuzzle("graphs");
        m_board.reset(static_cast<GraphsBoard*>(clew::makeBoard(puzzle)));
        m_board->setProblem(*puzzle.create({}));
        // As a window does: what the board offers is set.
        connect(m_board.get(), &Board::edited, m_board.get(),
                [this](const ProblemPtr& changed) { m_board->setProblem(changed); });
        m_board->resize(600, 600);
        m_board->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
    }

    void draggingRequiresAndFrees()
    {
        drag(4, 1);
        QCOMPARE(problem().required, (std::vector<Edge>{{1, 4}}));
        drag(0, 5);
        QCOMPARE(problem().required, (std::vector<Edge>{{0, 5}, {1, 4}}));
        drag(1, 4);
        QCOMPARE(problem().required, (std::vector<Edge>{{0, 5}}));
    }

    void rightButtonForbids()
    {
        drag(0, 2, Qt::RightButton);
        QCOMPARE(problem().forbidden, (std::vector<Edge>{{0, 2}}));
        const QPoint line = m_board->edgePoint({0, 2}).toPoint();
        QTest::mouseClick(m_board.get(), Qt::RightButton, {}, line);
        QVERIFY(problem().forbidden.empty());
        QTest::mouseClick(m_board.get(), Qt::RightButton, {}, line);
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, line);
        QVERIFY(problem().forbidden.empty());
        QCOMPARE(problem().required, (std::vector<Edge>{{0, 2}}));
    }

    void aStrokeThatEndsNowhereDoesNothing()
    {
        QSignalSpy edits(m_board.get(), &Board::edited);
        dragTo(0, {2, 2}, Qt::LeftButton);
        drag(3, 3);
        QCOMPARE(edits.size(), 0);
    }

    void keyboardRequiresAndForbids()
    {
        m_board->setFocus();
        keys({Qt::Key_Return, Qt::Key_Right, Qt::Key_Right, Qt::Key_Return});
        QCOMPARE(problem().required, (std::vector<Edge>{{0, 2}}));
        keys({Qt::Key_X, Qt::Key_Left, Qt::Key_X});
        QCOMPARE(problem().forbidden, (std::vector<Edge>{{1, 2}}));
        keys({Qt::Key_Return, Qt::Key_Right, Qt::Key_Delete});
        QVERIFY(problem().forbidden.empty());
        keys({Qt::Key_Return, Qt::Key_Escape, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left});
        QCOMPARE(m_board->caret(), 5U);
        QCOMPARE(problem().required.size(), std::size_t{1});
    }

    void nodesMoveWithoutAnEdit()
    {
        QSignalSpy edits(m_board.get(), &Board::edited);
        const QPointF goal(300, 320);
        dragTo(2, goal, Qt::LeftButton, Qt::ControlModifier);
        QVERIFY((m_board->nodeCentre(2) - goal).manhattanLength() < 2);
        QCOMPARE(edits.size(), 0);
        QCOMPARE(tool<QComboBox>("graphsLayout")->currentIndex(), 4);
        m_board->setFocus();
        const double before = m_board->nodeCentre(2).x();
        QTest::keyClick(m_board.get(), Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(m_board->nodeCentre(2).x() > before + 5);
    }

    void toolsChangeTheProblem()
    {
        drag(4, 5);
        tool<QSpinBox>("graphsSize")->setValue(5);
        QCOMPARE(problem().size, 5U);
        QVERIFY(problem().required.empty());
        tool<QSpinBox>("graphsDegree")->setValue(2);
        QCOMPARE(problem().degree, 2U);
        tool<QCheckBox>("graphsLabelled")->setChecked(true);
        tool<QCheckBox>("graphsConnected")->setChecked(true);
        QVERIFY(problem().labelled);
        QVERIFY(problem().connected);
    }

    void layoutsOfASolution()
    {
        set("0-1 1-2 2-3 3-4 0-4 0-5 1-6 2-7 3-8 4-9 5-7 7-9 6-9 6-8 5-8");
        QCOMPARE(
            tool<QLabel>("graphsProperties")->text(),
            QStringLiteral("120 automorphisms, girth 5, diameter 2, not bipartite, not planar"));
        const QPointF onCircle = m_board->nodeCentre(1);
        QSignalSpy remarks(m_board.get(), &Board::remarked);
        auto* const layout = tool<QComboBox>("graphsLayout");
        for (const int index : {1, 2}) {
            layout->setCurrentIndex(index);
            QVERIFY(m_board->nodeCentre(1) != onCircle);
        }
        QVERIFY(remarks.empty());
        layout->setCurrentIndex(3); // it has no Hamiltonian cycle
        QCOMPARE(remarks.size(), 1);
        QCOMPARE(m_board->nodeCentre(1), onCircle);
    }

    void foundGraphsAreLaidOut()
    {
        tool<QComboBox>("graphsLayout")->setCurrentIndex(2);
        const QPointF onCircle = m_board->nodeCentre(1);
        Graph prism(6);
        for (const Edge edge :
             {Edge{0, 1}, {0, 2}, {1, 2}, {3, 4}, {3, 5}, {4, 5}, {0, 3}, {1, 4}, {2, 5}})
            prism.add(edge);
        m_board->showSolution(prism.values());
        QVERIFY(m_board->nodeCentre(1) != onCircle);
        QVERIFY(tool<QLabel>("graphsProperties")->text().contains(QStringLiteral("planar")));
        QVERIFY(!m_board->grab().isNull());
    }

    void edgesAreRemarkedOn()
    {
        drag(0, 2);
        QSignalSpy remarks(m_board.get(), &Board::remarked);
        QTest::mouseMove(m_board.get(), {3, 3});
        QTest::mouseMove(m_board.get(), m_board->edgePoint({0, 2}).toPoint());
        QTRY_VERIFY(!remarks.empty());
        QCOMPARE(remarks.last().first().toString(), QStringLiteral("0-2: required"));
    }
};

QTEST_MAIN(TestGraphsBoard)
#include "tst_widgets_graphsboard.moc"
