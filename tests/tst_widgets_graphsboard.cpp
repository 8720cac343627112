// The graphs' board under real mouse and key events.

#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QVBoxLayout>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "widgets/boards/graphsboard.h"
#include "widgets/boards/graphstable.h"

using namespace clew;
using namespace clew::graphs;

class TestGraphsBoard : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QWidget> m_window;
    GraphsBoard* m_board = nullptr; ///< in the window, under its tools

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
        QTest::mousePress(m_board, button, modifiers, start);
        QTest::mouseMove(m_board, (QPointF(start) + to).toPoint() / 2);
        QTest::mouseMove(m_board, to.toPoint());
        QTest::mouseRelease(m_board, button, modifiers, to.toPoint());
    }
    void keys(std::initializer_list<Qt::Key> keys)
    {
        for (const Qt::Key key : keys)
            QTest::keyClick(m_board, key);
    }

private slots:
    void init()
    {
        const Puzzle& puzzle = *findPuzzle("graphs");
        m_window = std::make_unique<QWidget>();
        m_board = static_cast<GraphsBoard*>(clew::makeBoard(puzzle));
        auto* const layout = new QVBoxLayout(m_window.get());
        layout->addWidget(m_board->tools());
        layout->addWidget(m_board, 1);
        m_board->tools()->show();
        m_board->setProblem(*puzzle.create({}));
        // As a window does: what the board offers is set.
        connect(m_board, &Board::edited, m_board,
                [this](const ProblemPtr& changed) { m_board->setProblem(changed); });
        connect(m_board, &Board::replaced, m_board,
                [this](const ProblemPtr& changed) { m_board->setProblem(changed); });
        m_window->resize(640, 640);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
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
        QTest::mouseClick(m_board, Qt::RightButton, {}, line);
        QVERIFY(problem().forbidden.empty());
        QTest::mouseClick(m_board, Qt::RightButton, {}, line);
        QTest::mouseClick(m_board, Qt::LeftButton, {}, line);
        QVERIFY(problem().forbidden.empty());
        QCOMPARE(problem().required, (std::vector<Edge>{{0, 2}}));
    }

    void aStrokeThatEndsNowhereDoesNothing()
    {
        QSignalSpy edits(m_board, &Board::edited);
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
        QSignalSpy edits(m_board, &Board::edited);
        const QPointF goal(300, 320);
        dragTo(2, goal, Qt::LeftButton, Qt::ControlModifier);
        QVERIFY((m_board->nodeCentre(2) - goal).manhattanLength() < 2);
        QCOMPARE(edits.size(), 0);
        QCOMPARE(tool<QComboBox>("graphsLayout")->currentIndex(), 4);
        m_board->setFocus();
        const double before = m_board->nodeCentre(2).x();
        QTest::keyClick(m_board, Qt::Key_Right, Qt::ControlModifier);
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
        QTest::mouseClick(tool<QCheckBox>("graphsLabelled"), Qt::LeftButton);
        QTest::mouseClick(tool<QCheckBox>("graphsConnected"), Qt::LeftButton);
        QVERIFY(problem().labelled);
        QVERIFY(problem().connected);
    }

    void theTableFillsItself()
    {
        QTest::mouseClick(tool<QPushButton>("graphsTable"), Qt::LeftButton);
        auto* const table = m_board->findChild<GraphsTable*>();
        QVERIFY(table != nullptr);
        auto* const places = table->findChild<QTableWidget*>(QStringLiteral("tableOfGraphs"));
        auto* const status = table->findChild<QLabel*>(QStringLiteral("tableStatus"));
        QTRY_VERIFY(status->text().startsWith(QStringLiteral("All counted")));
        const auto at = [&](int size, int degree) { return places->item(size - 2, degree); };
        QCOMPARE(at(6, 3)->text(), QStringLiteral("70\n2"));
        QCOMPARE(at(10, 3)->text(), QStringLiteral("11,180,820\n21"));
        QCOMPARE(at(7, 3)->text(), QStringLiteral("–"));
        QVERIFY(at(7, 3)->toolTip().contains(QStringLiteral("odd")));
        QVERIFY(at(4, 5)->toolTip().contains(QStringLiteral("only 3 other nodes")));
        table->findChild<QCheckBox*>(QStringLiteral("tableConnected"))->click();
        QCOMPARE(at(10, 3)->text(), QStringLiteral("11,166,120\n19"));
        // More rows leave what is counted; a place is taken to the board.
        auto* const most = table->findChild<QSpinBox*>(QStringLiteral("tableNodes"));
        most->setValue(11);
        QCOMPARE(at(10, 3)->text(), QStringLiteral("11,166,120\n19"));
        QTRY_COMPARE(at(11, 4)->text().section(QLatin1Char('\n'), 1), QStringLiteral("265"));
        places->setCurrentCell(8 - 2, 3);
        QTest::keyClick(places, Qt::Key_Return);
        QCOMPARE(problem().size, 8U);
        QCOMPARE(problem().degree, 3U);
        table->close();
    }

    void layoutsOfASolution()
    {
        set("0-1 1-2 2-3 3-4 0-4 0-5 1-6 2-7 3-8 4-9 5-7 7-9 6-9 6-8 5-8");
        QCOMPARE(
            tool<QLabel>("graphsProperties")->text(),
            QStringLiteral("120 automorphisms, girth 5, diameter 2, not bipartite, not planar"));
        const QPointF onCircle = m_board->nodeCentre(1);
        QSignalSpy remarks(m_board, &Board::remarked);
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
        QSignalSpy remarks(m_board, &Board::remarked);
        QTest::mouseMove(m_board, {3, 3});
        QTest::mouseMove(m_board, m_board->edgePoint({0, 2}).toPoint());
        QTRY_VERIFY(!remarks.empty());
        QCOMPARE(remarks.last().first().toString(), QStringLiteral("0-2: required"));
    }
};

QTEST_MAIN(TestGraphsBoard)
#include "tst_widgets_graphsboard.moc"
