// The Sudoku board under real mouse and key events.

#include <QComboBox>
#include <QToolButton>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/sudoku/sudoku.h"
#include "tests/boardfixture.h"
#include "widgets/boards/numberboard.h"
#include "widgets/theme.h"

using namespace clew;

class TestSudokuBoard : public QObject, private test::BoardFixture<GridBoard>
{
    Q_OBJECT

private:
    [[nodiscard]] const sudoku::SudokuProblem& problem() const
    {
        return static_cast<const sudoku::SudokuProblem&>(*m_board->problem());
    }
    void click(QPoint cell, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(m_board.get(), button, {}, m_board->cellCentre(cell).toPoint());
    }
    void chooseSize(int index)
    {
        auto* const sizes = m_board->tools()->findChild<QComboBox*>(QStringLiteral("sudokuSize"));
        QVERIFY(sizes != nullptr);
        sizes->setCurrentIndex(index);
        emit sizes->activated(index);
    }

    [[nodiscard]] QToolButton* padButton(int number) const
    {
        return m_board->tools()->findChild<QToolButton*>(QStringLiteral("pad%1").arg(number));
    }
    void pick(int number) { QTest::mouseClick(padButton(number), Qt::LeftButton); }
    void ctrlClick(QPoint cell)
    {
        QTest::mouseClick(m_board.get(), Qt::LeftButton, Qt::ControlModifier,
                          m_board->cellCentre(cell).toPoint());
    }

    /// The board while it is played, and what it offers.
    NumberBoard& playing()
    {
        m_entered.clear();
        m_noted.clear();
        connect(m_board.get(), &Board::entered, this,
                [this](const std::vector<Assignment>& entries) { m_entered = entries; });
        connect(m_board.get(), &Board::noted, this,
                [this](const std::vector<Note>& notes) { m_noted = notes; });
        m_board->tools()->show();
        m_board->setByHand(true);
        return static_cast<NumberBoard&>(*m_board);
    }
    std::vector<Assignment> m_entered;
    std::vector<Note> m_noted;

private slots:
    void init()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        showBoard(puzzle, puzzle.presetProblem(*puzzle.preset("p97")));
    }

    void digitsAreTypedAndCleared()
    {
        QCOMPARE(problem().givens[0], kNoValue);
        click({0, 0});
        QTest::keyClick(m_board.get(), Qt::Key_9);
        QCOMPARE(problem().givens[0], Value{8});
        QTest::keyClick(m_board.get(), Qt::Key_Delete);
        QCOMPARE(problem().givens[0], kNoValue);
        click({2, 0}, Qt::RightButton);
        QCOMPARE(problem().givens[2], kNoValue);
    }

    // A candidate that a sentence speaks of is lit by itself, whether or not candidates are shown.
    void candidatesAreLit()
    {
        NumberBoard& numbers = playing();
        const auto state = std::make_shared<const State>(m_board->puzzle().dimensions(problem()));
        m_board->showState(state, std::nullopt);
        const QPoint cell(0, 0);
        const int number = numbers.candidatesAt(cell).front();
        const auto wholeCells = [&] {
            return std::ranges::count_if(m_board->picture().shapes(), [](const Shape& shape) {
                return shape.kind == ShapeKind::Rect && shape.fill == Ink::EffectTint;
            });
        };
        m_board->setHighlights({}, {{0, static_cast<Value>(number - 1)}});
        QCOMPARE(wholeCells(), 0);
        m_board->setAutomaticNotes(true);
        QCOMPARE(wholeCells(), 0);
        const QRectF box = numbers.marksAt(cell).front().box;
        const QColor lit =
            m_board->grab().toImage().pixelColor((box.topLeft() + QPointF(2, 2)).toPoint());
        QCOMPARE(lit.rgb(), theme::colour(Ink::EffectTint).rgb());
        m_board->setHighlights({}, {});
        m_board->setAutomaticNotes(false);
    }

    // Zoomed in, too, the caret can be seen wherever it goes.
    void theCaretStaysInView()
    {
        chooseSize(4); // 25 × 25
        for (int i = 0; i < 8; ++i)
            m_board->zoomIn();
        QVERIFY(m_board->zoom() > 2);
        for (const Qt::Key way : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up})
            for (int i = 0; i < 24; ++i) {
                QTest::keyClick(m_board.get(), way);
                QVERIFY(m_board->rect().contains(m_board->cellCentre(m_board->caret()).toPoint()));
            }
    }

    // ---- playing

    void severalCellsAreChosenOneByOne()
    {
        NumberBoard& board = playing();
        click({0, 0});
        ctrlClick({2, 1});
        ctrlClick({4, 4});
        QCOMPARE(board.selection(), (std::vector<QPoint>{{0, 0}, {2, 1}, {4, 4}}));
        ctrlClick({2, 1}); // no longer
        QCOMPARE(board.selection(), (std::vector<QPoint>{{0, 0}, {4, 4}}));
        click({5, 5});
        QCOMPARE(board.selection(), (std::vector<QPoint>{{5, 5}}));
    }

    void whyNothingIsEnteredIsSaidForAMoment()
    {
        NumberBoard& board = playing();
        QString said;
        connect(&board, &Board::remarked, this, [&said](const QString& text) { said = text; });
        click({2, 0});
        QTest::keyClick(&board, Qt::Key_5);
        QCOMPARE(said, QStringLiteral("This number is given."));
        board.showState(std::make_shared<State>(Dimensions{81, 9}), std::nullopt); // a move
        QCOMPARE(said, QStringLiteral("R1C3"));
    }

    // Where a cell has the number as a mark that goes; again, and it comes back.
    void digitsAreRuledOut()
    {
        NumberBoard& board = playing();
        const auto notes = std::make_shared<Notes>(Notes{{NoteKind::Centre, 0, 8}});
        board.showNotes(notes);
        click({0, 0});
        QTest::keyClick(&board, Qt::Key_R);
        QTest::keyClick(&board, Qt::Key_9);
        QCOMPARE(m_noted, (std::vector<Note>{{NoteKind::Cross, 0, 8}, {NoteKind::Centre, 0, 8}}));
        board.showNotes(std::make_shared<Notes>(Notes{{NoteKind::Cross, 0, 8}}));
        pick(9);
        QCOMPARE(m_noted, (std::vector<Note>{{NoteKind::Cross, 0, 8}}));
        m_noted.clear();
        click({2, 0}); // a given
        pick(9);
        QVERIFY(m_noted.empty());
    }

    // By key and by mouse, each in a colour of its own, where it is shown.
    void singleCandidatesAreColoured()
    {
        NumberBoard& board = playing();
        board.setAutomaticNotes(true);
        QString said;
        connect(&board, &Board::remarked, this, [&said](const QString& text) { said = text; });
        QPoint cell; // the first with two candidates at least
        while (cell.y() < 9 && board.candidatesAt(cell).size() < 2)
            cell = cell.x() < 8 ? cell + QPoint(1, 0) : QPoint(0, cell.y() + 1);
        QVERIFY(cell.y() < 9);
        const auto variable = static_cast<Variable>(9 * cell.y() + cell.x());
        click(cell);
        const std::vector<int> candidates = board.candidatesAt(cell);
        int absent = 1;
        while (std::ranges::count(candidates, absent) > 0)
            ++absent;
        const int first = candidates.front();
        const int second = candidates[1];
        const auto tint = [variable](int number, Value colour) {
            return Note{NoteKind::Tint, variable, tintOf(static_cast<Value>(number - 1), colour)};
        };
        QTest::keyClick(&board, Qt::Key_V, Qt::ShiftModifier);
        QVERIFY(board.noteKind() == NoteKind::Tint);
        QVERIFY2(said.startsWith("Digits and clicks colour"), qPrintable(said));
        QTest::keyClick(&board, static_cast<Qt::Key>(Qt::Key_0 + first));
        QCOMPARE(m_noted, (std::vector<Note>{tint(first, 0)}));
        m_noted.clear();
        QTest::keyClick(&board, static_cast<Qt::Key>(Qt::Key_0 + absent));
        QVERIFY(m_noted.empty());
        QVERIFY2(said.startsWith(QStringLiteral("No %1 is shown").arg(absent)), qPrintable(said));
        QTest::keyClick(&board, Qt::Key_V, Qt::ShiftModifier);
        QCOMPARE(board.tint(), 1);
        QVERIFY2(said.endsWith('b'), qPrintable(said));
        pick(3); // a colour, which the pad shows
        QCOMPARE(board.tint(), 2);
        QVERIFY(m_noted.empty() && !padButton(3)->icon().isNull() && padButton(3)->isChecked());
        const auto boxOf = [&](int number) {
            for (const auto& mark : board.marksAt(cell))
                if (mark.number == number)
                    return mark.box;
            return QRectF();
        };
        QTest::mouseClick(&board, Qt::LeftButton, {}, boxOf(second).center().toPoint());
        QCOMPARE(m_noted, (std::vector<Note>{tint(second, 2)}));
        QVERIFY(m_entered.empty());
        // The disc lies behind that candidate alone.
        const auto groundAt = [&](int number) {
            const QRectF box = boxOf(number);
            return board.grab().toImage().pixelColor(
                QPointF(box.center().x() - box.height() * 0.35, box.center().y()).toPoint());
        };
        for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
            theme::apply(*qApp, choice);
            board.showNotes(std::make_shared<Notes>());
            const QColor plain = groundAt(second);
            const QColor other = groundAt(first);
            board.showNotes(std::make_shared<Notes>(Notes{tint(second, 2)}));
            QVERIFY(groundAt(second) != plain);
            QCOMPARE(groundAt(first), other);
            // A mark of the player's takes its disc along.
            board.showNotes(std::make_shared<Notes>(Notes{
                {NoteKind::Centre, variable, static_cast<Value>(second - 1)}, tint(second, 2)}));
            QVERIFY(groundAt(second) != plain);
            QCOMPARE(board.marksAt(cell).size(), std::size_t{1});
        }
        theme::apply(*qApp, ThemeChoice::Light);
    }

    // What a click and a key do is said of the mode that is chosen, and as soon as it is.
    void theHintIsOfTheMode()
    {
        NumberBoard& board = playing();
        QStringList hints{board.playHint()};
        connect(&board, &Board::playHintChanged, this, [&](const QString& before) {
            QCOMPARE(before, hints.back());
            hints << board.playHint();
        });
        for (const Qt::Key mode : {Qt::Key_X, Qt::Key_C, Qt::Key_V, Qt::Key_R, Qt::Key_S})
            QTest::keyClick(&board, mode);
        QTest::keyClick(&board, Qt::Key_V, Qt::ShiftModifier);
        QCOMPARE(hints.size(), 7);
        QCOMPARE(QSet<QString>(hints.begin(), hints.end()).size(), 7);
        QVERIFY(hints.at(3).contains(QStringLiteral("colour")));
        QTest::keyClick(&board, Qt::Key_Z);
        QCOMPARE(hints.back(), hints.front());
    }

    void theFilterShowsWhereANumberCanGo()
    {
        NumberBoard& board = playing();
        QVERIFY(board.isPossible({0, 0}, 9) && !board.isPossible({0, 0}, 1));
        QVERIFY(!board.isPossible({2, 0}, 4)); // it is there
        board.showNotes(std::make_shared<Notes>(Notes{{NoteKind::Cross, 0, 8}}));
        QVERIFY(!board.isPossible({0, 0}, 9));
        const QImage before = board.grab().toImage();
        QString said;
        connect(&board, &Board::remarked, this, [&said](const QString& text) { said = text; });
        QTest::keyClick(&board, Qt::Key_S);
        QVERIFY(said.startsWith(QStringLiteral("Digits show")));
        QTest::keyClick(&board, Qt::Key_3);
        QCOMPARE(board.filter(), 3);
        QVERIFY(m_entered.empty());
        QVERIFY(padButton(3)->isChecked());
        QVERIFY(board.grab().toImage() != before);
        QTest::keyClick(&board, Qt::Key_Z); // it stays while one enters
        QCOMPARE(board.filter(), 3);
        QTest::mouseClick(m_board->tools()->findChild<QToolButton*>(QStringLiteral("mode-2")),
                          Qt::LeftButton);
        pick(3);
        QCOMPARE(board.filter(), 0);
    }

    // Of what is placed and ruled out; of a number that is looked for, those that it is one of.
    void cellsWithTwoCandidatesAreTinted()
    {
        NumberBoard& board = playing();
        std::size_t two = 0;
        std::optional<QPoint> cell; // with more
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < 9; ++x) {
                const std::size_t left = board.candidatesAt({x, y}).size();
                two += left == 2 ? 1 : 0;
                if (left > 2 && !cell)
                    cell = QPoint(x, y);
            }
        QCOMPARE(board.cellsWithTwoLeft().size(), two);
        QVERIFY(cell.has_value());
        const std::vector<int> left = board.candidatesAt(*cell);
        Notes crosses;
        for (std::size_t i = 2; i < left.size(); ++i)
            crosses.push_back({NoteKind::Cross, static_cast<Variable>(cell->y() * 9 + cell->x()),
                               static_cast<Value>(left[i] - 1)});
        board.showNotes(std::make_shared<Notes>(crosses));
        const auto isShown = [&] {
            const std::vector<QPoint> shown = board.cellsWithTwoLeft();
            return std::ranges::find(shown, *cell) != shown.end();
        };
        QCOMPARE(board.cellsWithTwoLeft().size(), two + 1);
        QVERIFY(isShown());
        board.setFilter(left[0]);
        QVERIFY(isShown());
        board.setFilter(left[2]);
        QVERIFY(!isShown());
        board.setFilter(0);
        const QImage before = board.grab().toImage();
        QString said;
        connect(&board, &Board::remarked, this, [&said](const QString& text) { said = text; });
        board.setTwoLeft(true);
        QVERIFY2(said.startsWith(QString::number(two + 1)), qPrintable(said));
        QVERIFY(board.grab().toImage() != before);
        board.setTwoLeft(false);
        QCOMPARE(board.grab().toImage(), before);
        disconnect(&board, &Board::remarked, this, nullptr);
    }

    // Where a hint goes, digits write what they wrote, and nothing is said of that.
    void anotherPlaceKeepsTheMode()
    {
        NumberBoard& board = playing();
        QTest::keyClick(&board, Qt::Key_S);
        const QString hint = board.playHint();
        QString said;
        connect(&board, &Board::remarked, this, [&said](const QString& text) { said = text; });
        EntryPlace place = board.entryPlace();
        place.caret = {4, 4};
        place.selection = {place.caret};
        board.setEntryPlace(place);
        QCOMPARE(board.caret(), QPoint(4, 4));
        QCOMPARE(board.playHint(), hint);
        QVERIFY2(!said.startsWith(QStringLiteral("Digits")), qPrintable(said));
        place.noteKind = NoteKind::Corner;
        board.setEntryPlace(place);
        QCOMPARE(board.noteKind(), std::optional(NoteKind::Corner));
        disconnect(&board, &Board::remarked, this, nullptr);
    }

    // What is filtered is tinted: a frame is a caret, and there is one of these.
    void theFilterFramesNothing()
    {
        NumberBoard& board = playing();
        board.setCaret({8, 8});
        const auto isEven = [&](QPoint cell) { // from the edge to where the number stands
            const QImage image = board.grab().toImage();
            const QPointF centre = board.cellCentre(cell);
            const auto at = [&](double part) {
                return image.pixelColor((centre + QPointF(part * board.unitSize(), 0)).toPoint());
            };
            return at(-0.44) == at(-0.36) && at(-0.36) == at(-0.4);
        };
        const QPoint given(2, 0);
        for (const ThemeChoice theme :
             {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast}) {
            theme::apply(*qApp, theme);
            board.setFilter(4);
            QVERIFY(isEven(given) && isEven({0, 0}));
            const auto tint = [&](QPoint cell) {
                return board.grab().toImage().pixelColor(
                    (board.cellCentre(cell) - QPointF(0.4 * board.unitSize(), 0)).toPoint());
            };
            const QColor standing = tint(given);
            board.setFilter(0);
            QVERIFY(standing != tint(given)); // it shows all the same
        }
        theme::apply(*qApp, ThemeChoice::Light);
    }

    // On small cells as well: few of them are larger, many stand in several lines.
    void marksOfALargeBoardCanBeRead()
    {
        chooseSize(4); // 25 × 25
        NumberBoard& board = playing();
        Notes many;
        for (Value value = 10; value < 18; ++value)
            many.push_back({NoteKind::Centre, 0, value});
        board.showNotes(std::make_shared<Notes>(many));
        const QPointF cell = m_board->toUnits(m_board->cellCentre({0, 0}));
        QVERIFY(!m_board->magnified(cell).isNull()); // eight numbers of two digits in 20 pixels
        while (m_board->unitSize() < 48)
            m_board->zoomIn();
        QVERIFY(m_board->magnified(cell).isNull());
        board.showNotes(std::make_shared<Notes>(Notes{{NoteKind::Corner, 0, 23}}));
        QVERIFY(m_board->magnified(cell).isNull());
    }

    void numbersThatAreUsedUpAreStruckOut()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        m_board->setProblem(*puzzle.read("1234341221434.2.", {}, {}));
        QVERIFY(!padButton(4)->font().strikeOut()); // nobody plays
        playing();
        QVERIFY(padButton(2)->font().strikeOut() && padButton(4)->font().strikeOut());
        QVERIFY(!padButton(1)->font().strikeOut() && !padButton(3)->font().strikeOut());
        QVERIFY(padButton(1)->toolTip().contains(QStringLiteral("1 left")));
        QVERIFY(padButton(4)->isEnabled()); // one of them may be wrong
    }

    void digitsArePickedFromThePad()
    {
        m_board->tools()->show();
        click({0, 0});
        pick(9);
        QCOMPARE(problem().givens[0], Value{8});
        QVERIFY(padButton(9)->isChecked());
        pick(9); // again: it stays
        QCOMPARE(problem().givens[0], Value{8});
        QVERIFY(padButton(9)->isChecked());
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QVERIFY(!padButton(9)->isChecked());
        QTest::keyClick(m_board.get(), Qt::Key_Left);
        pick(0);
        QCOMPARE(problem().givens[0], kNoValue);
        QVERIFY(!padButton(0)->isEnabled());
        chooseSize(4);
        click({24, 24});
        pick(25);
        QCOMPARE(problem().givens.back(), Value{24});
        chooseSize(0);
        QVERIFY(padButton(4) != nullptr);
        QVERIFY(padButton(5) == nullptr);
    }

    void arrowsMoveTheCaret()
    {
        click({4, 4});
        QTest::keyClick(m_board.get(), Qt::Key_Up);
        QTest::keyClick(m_board.get(), Qt::Key_Left);
        QCOMPARE(m_board->caret(), QPoint(3, 3));
        click({0, 0});
        QTest::keyClick(m_board.get(), Qt::Key_Left);
        QCOMPARE(m_board->caret(), QPoint(0, 0));
    }

    void largeBoardsTakeNumbersOfTwoDigits()
    {
        chooseSize(3);
        QCOMPARE(problem().size(), 16U);
        click({5, 2});
        QTest::keyClick(m_board.get(), Qt::Key_1);
        QTest::keyClick(m_board.get(), Qt::Key_6);
        QCOMPARE(problem().givens[2 * 16 + 5], Value{15});
        QTest::keyClick(m_board.get(), Qt::Key_7);
        QCOMPARE(problem().givens[2 * 16 + 5], Value{6});
    }

    // Candidates too small to be read are read in a cell close up, as they stand on the board.
    void smallPrintIsMagnified()
    {
        const auto afterGivens = [this] {
            const Puzzle& puzzle = *findPuzzle("sudoku");
            Trace trace;
            Control control;
            Recorder recorder(trace, control);
            puzzle.run(*puzzle.strategyIndex("logic"), *m_board->problem(), {}, control, &recorder);
            auto state = std::make_shared<State>(puzzle.dimensions(*m_board->problem()));
            for (quint64 i = 0; i < trace.size() / 2; ++i)
                state->apply(trace.event(i));
            m_board->showState(state, std::nullopt);
            for (const ShownCell& cell : m_board->cells())
                if (state->value(cell.place.variable) == kNoValue)
                    return (cell.corners[0] + cell.corners[2]) / 2;
            return QPointF();
        };
        QVERIFY(m_board->magnified(afterGivens()).isNull()); // it can be read here
        const Puzzle& puzzle = *findPuzzle("sudoku");
        m_board->setProblem(puzzle.presetProblem(*puzzle.preset("16")));
        m_board->resize(480, 480);
        const QPointF open = afterGivens();
        const QPointF before = m_board->toPixels(open);
        const QImage image = m_board->magnified(open);
        QVERIFY(!image.isNull());
        QVERIFY(image.width() > 4 * m_board->unitSize());
        QCOMPARE(m_board->toPixels(open), before);
        QVERIFY(m_board->magnified({-1, -1}).isNull());
        m_board->setLook({6, {}});
        QVERIFY(m_board->magnified(open).isNull());
    }

    // What the mouse was over on a board of another size is not over anything here.
    void nothingIsLeftOfTheMouse()
    {
        QTest::mouseMove(m_board.get(), m_board->cellCentre({3, 3}).toPoint());
        const QImage over = m_board->grab().toImage();
        QTest::mouseMove(m_board.get(), QPoint(1, 1));
        QVERIFY(m_board->grab().toImage() != over);
        QTest::mouseMove(m_board.get(), m_board->cellCentre({3, 3}).toPoint());
        QCOMPARE(m_board->grab().toImage(), over);
        chooseSize(0);
        const QImage changed = m_board->grab().toImage();
        QTest::mouseMove(m_board.get(), QPoint(1, 1));
        QCOMPARE(m_board->grab().toImage(), changed);
    }

    void digitsThatDoNotExistAreNotTaken()
    {
        chooseSize(0);
        QCOMPARE(problem().size(), 4U);
        click({0, 0});
        QTest::keyClick(m_board.get(), Qt::Key_5);
        QCOMPARE(problem().givens[0], kNoValue);
    }
};

QTEST_MAIN(TestSudokuBoard)
#include "tst_widgets_sudokuboard.moc"
