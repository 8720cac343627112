// The stack of tools of a board: which of them gets a click or a key, and when the board edits.

#include <QKeyEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "widgets/board.h"
#include "widgets/boardtool.h"

using namespace clew;

namespace {

class Tool : public BoardTool
{
public:
    bool m_takes = false;
    int m_presses = 0;
    int m_keys = 0;
    int m_places = 0;

    bool pressed(Board& /*board*/, const QMouseEvent& /*event*/) override
    {
        ++m_presses;
        return m_takes;
    }
    bool keyPressed(Board& /*board*/, const QKeyEvent& event) override
    {
        ++m_keys;
        return m_takes && event.key() != Qt::Key_Left;
    }
    void placeChosen(Place /*place*/) override { ++m_places; }
};

} // namespace

class TestBoardTools : public QObject
{
    Q_OBJECT

private:
    // The tools first: they outlive the board.
    Tool m_lower;
    Tool m_upper;
    std::unique_ptr<Board> m_board;

    [[nodiscard]] int editsOf(const std::function<void()>& act) const
    {
        QSignalSpy edited(m_board.get(), &Board::edited);
        act();
        return static_cast<int>(edited.count());
    }
    void click() const
    {
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->rect().center());
    }

private slots:
    void init()
    {
        const Puzzle& queens = *findPuzzle("queens");
        m_lower = {};
        m_upper = {};
        m_board.reset(makeBoard(queens));
        m_board->setProblem(queens.presetProblem(*queens.preset("p90")));
        m_board->resize(407, 407);
        m_board->pushTool(m_lower);
        m_board->pushTool(m_upper);
    }

    void whatNobodyTakesEdits()
    {
        QCOMPARE(editsOf([this] { click(); }), 1);
        QCOMPARE(m_upper.m_presses, 1);
        QCOMPARE(m_lower.m_presses, 1);
        QCOMPARE(m_upper.m_places, 1); // all hear of it
        QCOMPARE(m_lower.m_places, 1);
    }

    void theOnePushedLastIsAskedFirst()
    {
        m_upper.m_takes = true;
        QCOMPARE(editsOf([this] { click(); }), 0);
        QCOMPARE(m_upper.m_presses, 1);
        QCOMPARE(m_lower.m_presses, 0);
        QVERIFY(!m_board->chosenPlace());
    }

    void theOneBelowIsAskedNext()
    {
        m_lower.m_takes = true;
        QCOMPARE(editsOf([this] { click(); }), 0);
        QCOMPARE(m_upper.m_presses, 1);
        QCOMPARE(m_lower.m_presses, 1);
    }

    void aRemovedOneIsNotAsked()
    {
        m_upper.m_takes = true;
        m_board->removeTool(m_upper);
        QCOMPARE(editsOf([this] { click(); }), 1);
        QCOMPARE(m_upper.m_presses, 0);
    }

    void keysAreTakenOneByOne()
    {
        m_upper.m_takes = true;
        const auto press = [this](Qt::Key key) { QTest::keyClick(m_board.get(), key); };
        press(Qt::Key_Left);
        QCOMPARE(m_lower.m_keys, 1); // it was left to the others
        press(Qt::Key_Return);
        QCOMPARE(m_lower.m_keys, 1);
        QCOMPARE(m_upper.m_keys, 2);
    }
};

QTEST_MAIN(TestBoardTools)
#include "tst_widgets_boardtools.moc"
