// The knight's board under real mouse and key events.

#include <QCheckBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/knight/knight.h"
#include "tests/boardfixture.h"
#include "widgets/boards/gridboard.h"

using namespace clew;

class TestKnightBoard : public QObject, private test::BoardFixture<GridBoard>
{
    Q_OBJECT

private:
    [[nodiscard]] const knight::KnightProblem& problem() const
    {
        return static_cast<const knight::KnightProblem&>(*m_board->problem());
    }
    [[nodiscard]] QPoint pixel(QPoint cell) const { return m_board->cellCentre(cell).toPoint(); }
    void click(QPoint cell, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(m_board.get(), button, {}, pixel(cell));
    }
    void drag(QPoint from, QPoint to, Qt::MouseButton button)
    {
        QTest::mousePress(m_board.get(), button, {}, pixel(from));
        QMouseEvent move(QEvent::MouseMove, pixel(to), m_board->mapToGlobal(pixel(to)),
                         Qt::NoButton, button, {});
        QApplication::sendEvent(m_board.get(), &move);
        QTest::mouseRelease(m_board.get(), button, {}, pixel(to));
    }
    [[nodiscard]] Value square(const char* name) const
    {
        return knight::squareNamed(problem(), name).value();
    }
    [[nodiscard]] std::vector<Value> squares(const std::vector<const char*>& names) const
    {
        std::vector<Value> found;
        for (const char* name : names)
            found.push_back(square(name));
        std::ranges::sort(found);
        return found;
    }

private slots:
    void init()
    {
        const Puzzle& puzzle = *findPuzzle("knight");
        showBoard(puzzle, *puzzle.create({{"size", "6x5"}}));
    }

    // From afar a large board is one ground; from near the squares can be distinguished.
    void largeBoardsShowTheirSquaresFromNear()
    {
        m_board->setProblem(*findPuzzle("knight")->create({{"size", "300x300"}}));
        m_board->setCaret({0, 0});
        const auto differ = [this] {
            const QImage image = m_board->grab().toImage();
            return image.pixelColor(pixel({150, 150})) != image.pixelColor(pixel({151, 150}));
        };
        QVERIFY(!differ());
        while (m_board->unitSize() < 24)
            m_board->zoomIn();
        QVERIFY(differ());
        m_board->fit();
        QVERIFY(!differ());
    }

    void clickChoosesTheStart()
    {
        click({0, 4});
        QCOMPARE(problem().from, std::optional(square("a1")));
        click({5, 0});
        QCOMPARE(problem().from, std::optional(square("f5")));
        click({5, 0});
        QVERIFY(!problem().from);
    }

    void rightClickBlocks()
    {
        click({2, 2}, Qt::RightButton);
        QCOMPARE(problem().blocked, squares({"c3"}));
        click({2, 2}); // no tour starts on a blocked square
        QVERIFY(!problem().from);
        click({2, 2}, Qt::RightButton);
        QVERIFY(problem().blocked.empty());
    }

    void blockingTheStartClearsIt()
    {
        click({1, 1});
        click({1, 1}, Qt::RightButton);
        QVERIFY(!problem().from);
        QCOMPARE(problem().blocked, squares({"b4"}));
    }

    void dragPaintsBlocks_data()
    {
        QTest::addColumn<Qt::MouseButton>("button");
        QTest::addRow("left") << Qt::LeftButton;
        QTest::addRow("right") << Qt::RightButton;
    }

    // A stroke is one change.
    void dragPaintsBlocks()
    {
        QFETCH(Qt::MouseButton, button);
        drag({1, 1}, {4, 1}, button);
        QCOMPARE(problem().blocked, squares({"b4", "c4", "d4", "e4"}));
        QCOMPARE(m_edits, 1);
        drag({2, 1}, {5, 1}, button);
        QCOMPARE(problem().blocked, squares({"b4"}));
        QCOMPARE(m_edits, 2);
        QVERIFY(!problem().from);
    }

    void keyboardAlone()
    {
        m_board->setFocus();
        m_board->setCaret({0, 0});
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QTest::keyClick(m_board.get(), Qt::Key_Down);
        QTest::keyClick(m_board.get(), Qt::Key_Return);
        QCOMPARE(problem().from, std::optional(square("b4")));
        QTest::keyClick(m_board.get(), Qt::Key_Delete);
        QVERIFY(!problem().from);
        QTest::keyClick(m_board.get(), Qt::Key_X);
        QCOMPARE(problem().blocked, squares({"b4"}));
        QTest::keyClick(m_board.get(), Qt::Key_Delete);
        QVERIFY(problem().blocked.empty());
    }

    // Squares keep their names.
    void sizeKeepsWhatFits()
    {
        click({0, 4});
        click({5, 0}, Qt::RightButton);
        click({1, 3}, Qt::RightButton);
        const auto side = [&](const char* name) {
            return m_board->tools()->findChild<QSpinBox*>(QString::fromLatin1(name));
        };
        side("knightRows")->setValue(8);
        QCOMPARE(problem().rows, 8U);
        QCOMPARE(problem().from, std::optional(square("a1")));
        QCOMPARE(problem().blocked, squares({"f5", "b2"}));
        side("knightColumns")->setValue(4);
        QCOMPARE(problem().columns, 4U);
        QCOMPARE(problem().blocked, squares({"b2"}));
        QCOMPARE(m_edits, 5);
    }

    void closedIsATool()
    {
        auto* const closed =
            m_board->tools()->findChild<QCheckBox*>(QStringLiteral("knightClosed"));
        closed->click();
        QVERIFY(problem().closed);
        m_board->setProblem(*findPuzzle("knight")->create({{"size", "5"}}));
        QVERIFY(!closed->isChecked());
    }

    void hoverTellsTheJumpsLeft()
    {
        QSignalSpy remarks(m_board.get(), &Board::remarked);
        QTest::mouseMove(m_board.get(), pixel({1, 4}));
        QTest::mouseMove(m_board.get(), pixel({0, 4}));
        QTRY_VERIFY(!remarks.empty());
        QTRY_VERIFY(remarks.last().first().toString().startsWith(QStringLiteral("a1: 2")));
        // A path that has been to one of the two.
        State state(m_board->puzzle().dimensions(problem()));
        state.apply(Event::decide(0, square("b3")));
        m_board->showState(std::make_shared<const State>(state), std::nullopt);
        QTest::mouseMove(m_board.get(), pixel({1, 4}));
        QTest::mouseMove(m_board.get(), pixel({0, 4}));
        QTRY_VERIFY(remarks.last().first().toString().startsWith(QStringLiteral("a1: 1")));
        m_board->showState(nullptr, std::nullopt);
    }

    // What was said of the square under the mouse keeps up with the moves.
    void theRemarkKeepsUp()
    {
        m_board->setByHand(true);
        QSignalSpy remarks(m_board.get(), &Board::remarked);
        QTest::mouseMove(m_board.get(), pixel({1, 4}));
        QTest::mouseMove(m_board.get(), pixel({0, 4}));
        QTRY_VERIFY(!remarks.empty());
        QTRY_VERIFY(remarks.last().first().toString().startsWith(QStringLiteral("a1: 2")));
        State state(m_board->puzzle().dimensions(problem()));
        state.apply(Event::decide(0, square("b3")));
        m_board->showState(std::make_shared<const State>(state), std::nullopt);
        QVERIFY(remarks.last().first().toString().startsWith(QStringLiteral("a1: 1")));
        m_board->showState(nullptr, std::nullopt);
        m_board->setByHand(false);
    }

    // What was refused is not said any more once the board is another.
    void aRefusalEndsWithTheNextMove()
    {
        m_board->setByHand(true);
        State state(m_board->puzzle().dimensions(problem()));
        const State empty = state;
        state.apply(Event::decide(0, square("a1")));
        m_board->showState(std::make_shared<const State>(state), std::nullopt);
        QString said;
        connect(m_board.get(), &Board::remarked, this, [&](const QString& text) { said = text; });
        click({2, 4}); // c1
        const QString refusal = said;
        QVERIFY2(refusal.contains(QStringLiteral("knight's jump")), qPrintable(refusal));
        m_board->showState(std::make_shared<const State>(empty), std::nullopt);
        QVERIFY2(said != refusal && said.startsWith(QStringLiteral("c1")), qPrintable(said));
        m_board->showState(nullptr, std::nullopt);
        m_board->setByHand(false);
        disconnect(m_board.get(), &Board::remarked, this, nullptr);
    }

    // Squares that the knight can enter but not leave are marked where aids are wanted.
    void deadEndsAreMarked()
    {
        m_board->setByHand(true);
        m_board->setAids(false);
        State state(m_board->puzzle().dimensions(problem()));
        Variable move = 0;
        for (const char* const visited : {"b3", "d4"}) // a1 keeps c2 alone
            state.apply(Event::decide(move++, square(visited)));
        m_board->showState(std::make_shared<const State>(state), std::nullopt);
        const auto shown = [&] { return m_board->grab().toImage().pixelColor(pixel({0, 4})); };
        const QColor plain = shown();
        const QString unmarked = m_board->playHint();
        QVERIFY(!unmarked.contains(QStringLiteral("slash")));
        m_board->setAids(true);
        QVERIFY(shown() != plain);
        QVERIFY(m_board->playHint().contains(QStringLiteral("slash"))); // what the mark means
        QVERIFY(m_board->playHint().size() <= unmarked.size());         // in as many lines
        m_board->showState(nullptr, std::nullopt);
        m_board->setByHand(false);
    }

    void largeBoardsPaint()
    {
        m_board->setProblem(*findPuzzle("knight")->create({{"size", "2000"}}));
        QVERIFY(!m_board->grab().isNull());
    }
};

QTEST_MAIN(TestKnightBoard)
#include "tst_widgets_knightboard.moc"
