// Playing by hand in the window, under real mouse and key events: every puzzle that is played, from
// set-up to solved, by mouse alone and by keys alone; and what is kept.

#include <QDialog>
#include <QtTest>
#include <algorithm>
#include <array>

#include "core/puzzle/registry.h"
#include "core/puzzles/arithmetic/picture.h"
#include "core/puzzles/graphs/graph.h"
#include "core/session/workspace.h"
#include "tests/playedpuzzles.h"
#include "tests/playfixture.h"
#include "widgets/boards/graphsboard.h"
#include "widgets/boards/numberboard.h"
#include "widgets/codepanel.h"
#include "widgets/raceview.h"

using namespace clew;

class TestPlay : public QObject, private test::PlayFixture
{
    Q_OBJECT

private:
    void click(QPointF at, Qt::MouseButton button = Qt::LeftButton) const
    {
        QTest::mouseClick(&board(), button, {}, at.toPoint());
    }

    void drag(QPointF from, QPointF to) const
    {
        QTest::mousePress(&board(), Qt::LeftButton, {}, from.toPoint());
        QTest::mouseMove(&board(), ((from + to) / 2).toPoint());
        QTest::mouseMove(&board(), to.toPoint());
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, to.toPoint());
    }

    [[nodiscard]] QPointF itemAt(std::uint32_t slot) const
    {
        const auto& problem = static_cast<const arithmetic::ArithmeticProblem&>(*board().problem());
        for (const auto& item : arithmetic::itemPlaces(problem, hand().state()))
            if (item.slot == slot)
                return board().toPixels({item.x, item.y});
        return {};
    }

    [[nodiscard]] bool takesNumbers() const
    {
        return qobject_cast<NumberBoard*>(&board()) != nullptr;
    }

    [[nodiscard]] arithmetic::Step stepOf(Assignment one) const
    {
        return arithmetic::Step::decoded(
            static_cast<const arithmetic::ArithmeticProblem&>(*board().problem()), one.value);
    }

    void enterByMouse(Assignment one) const
    {
        if (isPuzzle("graphs")) {
            const auto& graph = static_cast<graphs::GraphsBoard&>(board());
            const auto edge = graphs::edgeOf(
                static_cast<const graphs::GraphsProblem&>(*board().problem()).size, one.variable);
            if (one.value == 1)
                drag(graph.nodeCentre(edge.a), graph.nodeCentre(edge.b));
        } else if (isPuzzle("arithmetic")) {
            const arithmetic::Step step = stepOf(one);
            click(itemAt(step.left));
            press(QStringLiteral("operation%1").arg(static_cast<int>(step.op)));
            click(itemAt(step.right));
        } else if (isPuzzle("nonogram")) {
            if (one.value == 1)
                click(grid().cellCentre(cellOf(one)));
        } else {
            click(grid().cellCentre(cellOf(one)));
            if (takesNumbers())
                press(QStringLiteral("pad%1").arg(one.value + 1));
        }
    }

    void enterByKeys(Assignment one) const
    {
        if (isPuzzle("graphs")) {
            const auto size = static_cast<const graphs::GraphsProblem&>(*board().problem()).size;
            const auto edge = graphs::edgeOf(size, one.variable);
            if (one.value != 1)
                return;
            for (const graphs::Node node : {edge.a, edge.b}) {
                for (; m_node != node; m_node = (m_node + 1) % size)
                    key(Qt::Key_Right);
                key(Qt::Key_Return);
            }
        } else if (isPuzzle("arithmetic")) {
            static constexpr std::array kKeys{Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Asterisk,
                                              Qt::Key_Slash, Qt::Key_Equal};
            const arithmetic::Step step = stepOf(one);
            chooseItem(step.left);
            const auto op = static_cast<std::size_t>(step.op);
            QTest::keyClick(&board(), kKeys.at(op));
            chooseItem(step.right);
        } else {
            walkTo(cellOf(one));
            if (takesNumbers())
                key(Qt::Key_1 + static_cast<int>(one.value));
            else if (!isPuzzle("nonogram") || one.value == 1)
                key(Qt::Key_Return);
        }
    }

    /// After a step its result has the keys.
    [[nodiscard]] std::size_t newestItem() const
    {
        if (!isPuzzle("arithmetic"))
            return 0;
        const auto& problem = static_cast<const arithmetic::ArithmeticProblem&>(*board().problem());
        const auto items = arithmetic::itemPlaces(problem, hand().state());
        return static_cast<std::size_t>(
            std::ranges::max_element(items, {}, &arithmetic::ItemPlace::slot) - items.begin());
    }

    void chooseItem(std::uint32_t slot) const
    {
        const auto& problem = static_cast<const arithmetic::ArithmeticProblem&>(*board().problem());
        const auto items = arithmetic::itemPlaces(problem, hand().state());
        for (; items[m_item].slot != slot; m_item = (m_item + 1) % items.size())
            key(Qt::Key_Right);
        key(Qt::Key_Return);
    }

    template<class Enter>
    void playToTheEnd(const char* puzzle, Enter enter)
    {
        choose(puzzle);
        windowKey(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(workbench().moment()->isByHand());
        board().setFocus();
        m_node = 0;
        m_item = 0;
        const State start = hand().state();
        for (const Assignment& one : solution()) {
            if (hand().isSolved()) // what is left goes without saying
                break;
            enter(one);
            m_item = newestItem();
        }
        QVERIFY(hand().isSolved());
        QVERIFY(workbench().moment()->isSolved);
        QCOMPARE(hand().trace()->solutionCount(), std::uint64_t{1});
        QVERIFY(m_window->reason().startsWith(QLatin1String("Solved: ")));
        windowKey(Qt::Key_H);
        QVERIFY(m_window->reason().startsWith(QLatin1String("Solved: ")));
        while (hand().canUndo())
            windowKey(Qt::Key_Z, Qt::ControlModifier);
        for (Variable variable = 0; variable < start.dimensions().variables; ++variable)
            QCOMPARE(hand().state().value(variable), start.value(variable));
        QVERIFY(workbench().moment()->isByHand());
    }

    mutable graphs::Node m_node = 0;
    mutable std::size_t m_item = 0;

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }
    void byMouseAlone_data() { test::addPlayed(); }
    void byMouseAlone()
    {
        QFETCH(QByteArray, puzzle);
        playToTheEnd(puzzle.constData(), [this](Assignment one) { enterByMouse(one); });
    }

    void byKeysAlone_data() { test::addPlayed(); }
    void byKeysAlone()
    {
        QFETCH(QByteArray, puzzle);
        playToTheEnd(puzzle.constData(), [this](Assignment one) { enterByKeys(one); });
    }

    // Setting up and playing have controls of their own above it.
    void theBoardStaysWhereItIs_data() { test::addPlayed(); }

    void theBoardStaysWhereItIs()
    {
        QFETCH(QByteArray, puzzle);
        choose(puzzle.constData());
        QTest::qWait(0); // the layout
        const QRect place = board().geometry();
        const double unit = board().unitSize();
        workbench().playByHand();
        QTest::qWait(0);
        QCOMPARE(board().geometry(), place);
        QCOMPARE(board().unitSize(), unit);
        workbench().watch();
        QTest::qWait(0);
        QCOMPARE(board().geometry(), place);
    }

    // However few cells there are.
    void smallBoardsUseTheRoom_data() { test::addPlayed(); }

    void smallBoardsUseTheRoom()
    {
        QFETCH(QByteArray, puzzle);
        m_window->resize(1800, 1000);
        choose(puzzle.constData());
        workbench().playByHand();
        QTest::qWait(0);
        const Picture& picture = board().picture();
        const double share = std::max(picture.width() * board().unitSize() / board().width(),
                                      picture.height() * board().unitSize() / board().height());
        QCOMPARE_GT(share, 0.9);
    }

    void theSwitchHasThreeStates()
    {
        choose("sudoku");
        QCOMPARE(workbench().moment()->activity, Activity::Editing);
        windowKey(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(workbench().moment()->activity, Activity::Playing);
        key(Qt::Key_Right);
        walkTo({0, 0});
        key(Qt::Key_9);
        const auto entries = hand().entries();
        QCOMPARE(entries.size(), std::size_t{1});
        windowKey(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(workbench().moment()->activity, Activity::Watching);
        windowKey(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(workbench().moment()->activity, Activity::Editing);
        windowKey(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(hand().entries(), entries); // where it was left
        choose("words");
        windowKey(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(workbench().moment()->activity, Activity::Editing);
    }

    // Each puzzle keeps its play, and so does the next start; undo reaches the first move.
    void allOfItIsKept()
    {
        choose("suguru");
        workbench().playByHand();
        const auto entries = solution();
        for (const Assignment& one : std::span(entries).first(3))
            workbench().enter(std::span(&one, 1));
        choose("queens");
        workbench().playByHand();
        const Assignment queen{0, 0};
        workbench().enter(std::span(&queen, 1));
        workbench().choosePuzzle(*findPuzzle("suguru"));
        QCOMPARE(hand().entries().size(), std::size_t{3});
        const QByteArray text = workbench().workspaceText();
        closeWindow();
        openWindow();
        const auto workspace = readWorkspace(text);
        QVERIFY(workspace.has_value());
        workbench().openWorkspace(*workspace, verbatim("Open"));
        QVERIFY(workbench().moment()->isByHand());
        QCOMPARE(hand().entries(), std::vector<Assignment>(entries.begin(), entries.begin() + 3));
        for (int n = 0; n < 3; ++n)
            windowKey(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(hand().entries().empty());
        workbench().choosePuzzle(*findPuzzle("queens"));
        QCOMPARE(hand().entries(), std::vector<Assignment>{queen});
    }

    // Where the mouse was left there is no second caret once one has gone elsewhere.
    void aMouseLeftBehindIsNoCaret()
    {
        choose("queens");
        const auto colourAt = [this](QPoint cell) {
            const QImage shown = board().grab().toImage();
            return shown.pixelColor((grid().cellCentre(cell) * shown.devicePixelRatio()).toPoint());
        };
        QTest::mouseMove(&board(), grid().cellCentre({0, 0}).toPoint());
        QTRY_VERIFY(colourAt({0, 0}) != colourAt({2, 0}));
        board().setEntryPlace({.caret = {4, 5}});
        QCOMPARE(colourAt({0, 0}), colourAt({2, 0}));
        QTest::mouseMove(&board(), grid().cellCentre({0, 0}).toPoint() + QPoint(2, 0));
        QTRY_VERIFY(colourAt({0, 0}) != colourAt({2, 0}));
    }

    void goingOnFromHere()
    {
        choose("queens");
        workbench().playByHand();
        const Assignment queen{0, 3};
        workbench().enter(std::span(&queen, 1));
        windowKey(Qt::Key_G, Qt::ControlModifier);
        QVERIFY(workbench().moment()->isWatching());
        QVERIFY(workbench().document().hand == nullptr);
        QVERIFY(m_window->message().contains(QLatin1String("Ctrl+2"))); // the way back
        windowKey(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(workbench().moment()->isByHand());
        QCOMPARE(hand().entries(), std::vector<Assignment>{queen});
        windowKey(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(workbench().moment()->isWatching());
        windowKey(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(workbench().moment()->isByHand());
    }

    // The solve so far and the strategy side by side, each with a board, from one key.
    // Where no problem can hold the position, it is not on offer, and that is explained.
    void whatCannotGoOnIsNotOffered()
    {
        const QAction* const goOn = action(QStringLiteral("Go on from here with the strategy"));
        QVERIFY(goOn != nullptr);
        choose("knight");
        workbench().playByHand();
        QVERIFY(goOn->isEnabled());
        const std::vector<Assignment> jumps = solution();
        for (std::size_t i = 0; i < 2; ++i)
            workbench().enter(std::span(&jumps.at(i), 1));
        QVERIFY(!goOn->isEnabled());
        QVERIFY(goOn->toolTip().contains(QLatin1String("only the first square")));
        while (hand().canUndo())
            windowKey(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(goOn->isEnabled());
        choose("arithmetic");
        workbench().playByHand();
        QVERIFY(!goOn->isEnabled());
        QVERIFY(goOn->toolTip().contains(QLatin1String("cannot be given")));
        choose("queens");
        workbench().playByHand();
        QVERIFY(goOn->isEnabled());
        QVERIFY(!goOn->toolTip().contains(QLatin1String("cannot be given")));
    }

    // Esc drops it, what was refused is said until the next choice, and a result is where one goes
    // on.
    void aStepOfArithmeticIsBegun()
    {
        choose("arithmetic"); // of 2 3 5 7 11
        workbench().playByHand();
        board().setFocus();
        QString said;
        const QObject scope;
        connect(&board(), &Board::remarked, &scope, [&said](const QString& text) { said = text; });
        key(Qt::Key_Return);
        QTest::keyClick(&board(), Qt::Key_Plus);
        key(Qt::Key_Escape);
        QVERIFY(workbench().moment()->isByHand());
        key(Qt::Key_Right);
        key(Qt::Key_Return); // the first of a step, then, and not the second
        QVERIFY(hand().entries().empty());
        key(Qt::Key_Escape);
        press(QStringLiteral("operation0"));
        QVERIFY(!said.isEmpty());
        click(itemAt(1));
        QVERIFY(said.isEmpty());
        key(Qt::Key_Escape);
        for (const Qt::Key next : {Qt::Key_Escape, Qt::Key_Left}) { // these, too, end a refusal
            press(QStringLiteral("operation0"));
            QVERIFY(!said.isEmpty());
            key(next);
            QVERIFY(said.isEmpty());
        }
        QVERIFY(workbench().moment()->isByHand());
        key(Qt::Key_Right);
        key(Qt::Key_Return);
        QTest::keyClick(&board(), Qt::Key_Plus);
        key(Qt::Key_Right);
        key(Qt::Key_Return);
        QCOMPARE(hand().entries().size(), std::size_t{1});
        const auto saidOf = [&](std::uint32_t slot) {
            QMouseEvent move(QEvent::MouseMove, itemAt(slot),
                             board().mapToGlobal(itemAt(slot).toPoint()), Qt::NoButton,
                             Qt::NoButton, {});
            QApplication::sendEvent(&board(), &move);
            return said;
        };
        QCOMPARE(saidOf(0), QStringLiteral("Number 1 of 5"));
        QCOMPARE(saidOf(5), QStringLiteral("The result of step 1")); // none of the numbers
        QTest::keyClick(&board(), Qt::Key_Plus);
        key(Qt::Key_Right);
        key(Qt::Key_Return);
        QCOMPARE(hand().entries().size(), std::size_t{2});
        QCOMPARE(stepOf(hand().entries().back()).left, std::uint32_t{5}); // 3 + 5
    }

    // Keyboards and input methods have the signs as they are printed, too.
    void signsOfArithmeticAsPrinted()
    {
        choose("arithmetic"); // of 2 3 5 7 11
        workbench().playByHand();
        board().setFocus();
        QKeyEvent times(QEvent::KeyPress, Qt::Key_multiply, Qt::NoModifier,
                        QStringLiteral("\u00d7"));
        QCoreApplication::sendEvent(&board(), &times);
        key(Qt::Key_Right);
        key(Qt::Key_Return);
        QCOMPARE(hand().entries().size(), std::size_t{1});
        QVERIFY(stepOf(hand().entries().back()).op == arithmetic::Op::Times);
    }

    void racingOneself()
    {
        choose("sudoku", "logic");
        windowKey(Qt::Key_2, Qt::ControlModifier);
        const QKeyCombination race = Qt::CTRL | Qt::ALT | Qt::Key_R;
        windowKey(race.key(), race.keyboardModifiers());
        QVERIFY(m_window->findChild<RaceView*>() == nullptr); // nothing was entered yet
        QVERIFY(!m_window->message().isEmpty());
        const auto right = solution();
        for (const Assignment& one : std::span(right).first(2))
            enterByMouse(one);
        windowKey(race.key(), race.keyboardModifiers());
        const QPointer<RaceView> view = m_window->findChild<RaceView*>();
        QVERIFY(view != nullptr);
        QVERIFY(view->isVisible());
        QTRY_VERIFY(!view->race().isMeasuring());
        QCOMPARE(view->race().times()[0].strategy, kOwnRunner);
        QCOMPARE(view->race().times()[0].outcome.counters.nodes, std::uint64_t{2});
        QCOMPARE(view->race().times()[1].outcome.counters.solutions, std::uint64_t{1});
        QTest::keyClick(view.data(), Qt::Key_End);
        QTRY_VERIFY(view->race().isThrough(0) && view->race().isThrough(1));
        for (const Assignment& one : std::span(right).first(2))
            QCOMPARE(view->race().cursor(0).state().value(one.variable), one.value);
        QTest::keyClick(view.data(), Qt::Key_Escape);
        QTRY_VERIFY(view.isNull());
        QVERIFY(workbench().moment()->isByHand());
    }

    // As one move; the clock can be stopped.
    void startingAgain()
    {
        choose("sudoku", nullptr, "p97");
        workbench().playByHand();
        const Assignment one{0, 8};
        workbench().enter(std::span(&one, 1));
        action(QStringLiteral("Start again"))->trigger();
        QVERIFY(hand().entries().empty());
        workbench().undo();
        QCOMPARE(hand().entries().size(), std::size_t{1});
        auto* const clock = m_window->findChild<QLabel*>(QStringLiteral("clock"));
        action(QStringLiteral("Pause the clock"))->trigger();
        QVERIFY2(clock->text().endsWith(QLatin1String("(paused)")), qPrintable(clock->text()));
        grid().setCaret({1, 0});
        key(Qt::Key_3);
        QVERIFY(!action(QStringLiteral("Pause the clock"))->isChecked());
    }

    // For training the board is prepared: that is where it starts again.
    void startingAgainWhereItBegan()
    {
        choose("sudoku", nullptr, "p97");
        workbench().playByHand();
        const auto right = solution();
        QVERIFY(right.size() > 3);
        workbench().enter(std::span(right).first(2));
        workbench().hand()->prepared = 1;
        workbench().enter(std::span(right).subspan(2, 1));
        const QByteArray kept = workbench().sessionText();
        QVERIFY(restoreSession(kept).has_value()); // which is remembered
        QCOMPARE(hand().entries().size(), std::size_t{3});
        action(QStringLiteral("Start again"))->trigger();
        QCOMPARE(hand().entries(), std::vector(right.begin(), right.begin() + 2));
        QCOMPARE(hand().tally, Hand::Tally{});
        workbench().startAgain(); // it is there
        workbench().enter(std::span(right).subspan(3, 1));
        action(QStringLiteral("Start again"))->trigger();
        QCOMPARE(hand().entries().size(), std::size_t{2});
        workbench().undo(); // brings the attempt before back, and leaves what was prepared
        QCOMPARE(hand().entries().size(), std::size_t{3});
        QCOMPARE(hand().entries().back(), right[3]);
        workbench().undo();
        QCOMPARE(hand().entries().size(), std::size_t{2});
    }

    // Each second no more is painted than its figures.
    void theClockMovesNothing()
    {
        class Counter : public QObject
        {
        public:
            explicit Counter(const QObject& board) : m_board(board)
            {
                qApp->installEventFilter(this);
            }
            bool eventFilter(QObject* watched, QEvent* event) override
            {
                m_layouts += event->type() == QEvent::LayoutRequest ? 1 : 0;
                m_paints += event->type() == QEvent::Paint && watched == &m_board ? 1 : 0;
                return false;
            }
            const QObject& m_board;
            int m_layouts = 0;
            int m_paints = 0;
        };
        choose("sudoku", nullptr, "p97");
        workbench().playByHand();
        test::waitUntilActive(*m_window);
        QTest::qWait(1200);
        const auto* const clock = m_window->findChild<QLabel*>(QStringLiteral("clock"));
        const QString before = clock->text();
        const Counter counter(board());
        QTRY_VERIFY(clock->text() != before);
        QTest::qWait(100);
        QCOMPARE(counter.m_layouts, 0);
        QCOMPARE(counter.m_paints, 0);
    }

    // No strategy has taken a step that could be asked about, or looks for a solution.
    void playingIsNoSearch()
    {
        choose("sudoku", nullptr, "p97");
        workbench().playByHand();
        const Assignment one{0, 8};
        workbench().enter(std::span(&one, 1));
        windowKey(Qt::Key_W);
        const auto said = [this] { return workbench().message().text(); };
        QVERIFY2(said().starts_with("This asks why a strategy"), said().c_str());
        windowKey(Qt::Key_N);
        QTRY_VERIFY2(said().starts_with("You are playing"), said().c_str());
        emit m_window->findChild<CodePanel*>()->lineChosen(0, false);
        QVERIFY2(said().starts_with("No strategy runs while you play"), said().c_str());
    }

    // A move looks like a step of the strategy that is chosen, and is none.
    void movesMarkNoLineOfTheProgram()
    {
        choose("queens", "backtracking", "p90");
        workbench().playByHand();
        const Assignment one{0, 3};
        workbench().enter(std::span(&one, 1));
        QTRY_VERIFY(workbench().moment()->event.has_value());
        QVERIFY(!m_window->findChild<CodePanel*>()->line());
    }
};

QTEST_MAIN(TestPlay)

#include "tst_app_play.moc"
