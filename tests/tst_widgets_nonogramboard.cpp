// The nonogram's board under real mouse and key events.

#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/nonogram/geometry.h"
#include "core/puzzles/nonogram/nonogram.h"
#include "tests/boardfixture.h"
#include "widgets/boards/gridboard.h"
#include "widgets/boards/nonogrampicture.h"
#include "widgets/theme.h"

using namespace clew;
using nonogram::Cell;
using nonogram::Clue;

class TestNonogramBoard : public QObject, private test::BoardFixture<GridBoard>
{
    Q_OBJECT

private:
    [[nodiscard]] const nonogram::NonogramProblem& problem() const
    {
        return static_cast<const nonogram::NonogramProblem&>(*m_board->problem());
    }
    [[nodiscard]] Cell markAt(int column, int row) const
    {
        if (problem().marks.empty())
            return Cell::Unknown;
        return problem().marks[static_cast<std::size_t>(row) * problem().width +
                               static_cast<std::size_t>(column)];
    }
    [[nodiscard]] QPoint pixel(int column, int row) const
    {
        return m_board->cellCentre({column, row}).toPoint();
    }
    [[nodiscard]] QLineEdit* editor() const
    {
        return m_board->findChild<QLineEdit*>(QStringLiteral("clueEditor"));
    }
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(m_board.get(), button, {}, from);
        QTest::mouseMove(m_board.get(), to);
        QTest::mouseRelease(m_board.get(), button, {}, to);
    }
    // Beside the row or above the column, close to the grid.
    void clickRowClue(int row)
    {
        QTest::mouseClick(
            m_board.get(), Qt::LeftButton, {},
            (m_board->cellCentre({0, row}) - QPointF(m_board->unitSize(), 0)).toPoint());
    }
    void clickColumnClue(int column)
    {
        QTest::mouseClick(
            m_board.get(), Qt::LeftButton, {},
            (m_board->cellCentre({column, 0}) - QPointF(0, m_board->unitSize())).toPoint());
    }

private slots:
    void init()
    {
        const Puzzle& puzzle = *findPuzzle("nonogram");
        showBoard(puzzle, puzzle.presetProblem(puzzle.info().presets.front()));
    }

    // Zoomed in, the clues at the edge take what they need, and not as much of the board as the
    // picture's header would.
    void headersOfAZoomedBoardAreNarrow()
    {
        auto filled = std::make_shared<nonogram::NonogramProblem>();
        filled->width = filled->height = 5;
        filled->rows.assign(5, Clue{5});
        filled->columns.assign(5, Clue{5});
        filled->marks.assign(25, Cell::Filled);
        m_board->setProblem(filled);
        const QRgb ink = m_board->grab().toImage().pixel(pixel(2, 2));
        for (int i = 0; i < 20; ++i)
            m_board->zoomIn();
        const QPointF half(m_board->unitSize() / 2, m_board->unitSize() / 2);
        BoardLook look = m_board->look();
        look.pan += QPointF(40, 40) - (m_board->cellCentre({0, 0}) - half); // the grid's corner
        m_board->setLook(look);
        const QPointF start = m_board->toPixels({0, 0});
        QVERIFY(start.x() < -40 && start.y() < -40); // the clues of the picture are out of view
        const QImage image = m_board->grab().toImage();
        QCOMPARE(image.pixel(60, pixel(0, 1).y()), ink);
        QCOMPARE(image.pixel(pixel(1, 0).x(), 60), ink);
        QVERIFY(image.pixel(10, pixel(0, 1).y()) != ink);
    }

    // A longer clue leaves the view as it is; a board of another size would be out of it.
    void aBoardOfAnotherSizeIsFitted()
    {
        const auto boardOf = [](std::uint32_t side, std::uint32_t clue) {
            auto made = std::make_shared<nonogram::NonogramProblem>();
            made->width = made->height = side;
            made->rows.assign(side, Clue{clue});
            made->columns.assign(side, Clue{clue});
            return made;
        };
        m_board->setProblem(boardOf(50, 3));
        for (int i = 0; i < 8; ++i)
            m_board->zoomIn();
        const double zoom = m_board->zoom();
        QVERIFY(zoom > 1);
        auto longer = boardOf(50, 3);
        longer->rows[0] = {3, 3};
        m_board->setProblem(longer);
        QCOMPARE(m_board->zoom(), zoom);
        m_board->setProblem(boardOf(3, 1));
        QCOMPARE(m_board->zoom(), 1.0);
        QVERIFY(QRectF(m_board->rect()).contains(m_board->toPixels({0, 0})));
    }

    void whatIsSpokenOfComesIntoView()
    {
        auto large = std::make_shared<nonogram::NonogramProblem>();
        large->width = large->height = 50;
        large->rows.assign(50, Clue{1});
        large->columns.assign(50, Clue{1});
        m_board->setProblem(large);
        const auto isInView = [this](int column, int row) {
            return m_board->rect().contains(m_board->cellCentre({column, row}).toPoint());
        };
        const std::array corner{Place{0, 1}, Place{1, 1}};
        const std::array last{Place{50 * 50 - 1}};
        m_board->bringIntoView(last);
        QCOMPARE(m_board->look().pan, QPointF()); // all is in view
        for (int i = 0; i < 8; ++i)
            m_board->zoomIn();
        QVERIFY(!isInView(0, 0) && !isInView(49, 49));
        m_board->bringIntoView(corner);
        QVERIFY(isInView(0, 0) && isInView(1, 0) && !isInView(49, 49));
        const BoardLook look = m_board->look();
        m_board->bringIntoView(corner);
        QCOMPARE(m_board->look().pan, look.pan);
        m_board->bringIntoView(last);
        QVERIFY(isInView(49, 49));
        std::vector<Place> row; // longer than the view
        for (Variable cell = 0; cell < 50; ++cell)
            row.push_back({cell});
        m_board->bringIntoView(row);
        QVERIFY(isInView(0, 0));
    }

    // What is filled by hand is a run, in one ink and without gaps; while it is drawn, too.
    void cellsFilledByHandAreWhole()
    {
        Hand hand(m_board->puzzle(), m_board->problem());
        const std::array cells{Assignment{9, 1}, Assignment{10, 1}};
        QVERIFY(hand.enter(cells));
        m_board->setByHand(true);
        m_board->showState(std::make_shared<const State>(hand.state()), std::nullopt);
        const auto inkAt = [this](int column, double part) {
            const QPointF at =
                m_board->cellCentre({column, 1}) + QPointF((part - 0.5) * m_board->unitSize(), 0);
            return m_board->grab().toImage().pixelColor(at.toPoint());
        };
        const QColor ink = theme::colour(Ink::Hand);
        for (const double part : {0.15, 0.5, 0.85}) {
            QCOMPARE(inkAt(1, part), ink);
            QCOMPARE(inkAt(2, part), ink);
        }
        QTest::mousePress(m_board.get(), Qt::LeftButton, {}, pixel(4, 3));
        QTest::mouseMove(m_board.get(), pixel(6, 3));
        QCOMPARE(m_board->grab().toImage().pixelColor(pixel(5, 3)), ink);
        QTest::mouseRelease(m_board.get(), Qt::LeftButton, {}, pixel(6, 3));
    }

    void dragPaintsOnce()
    {
        drag(pixel(1, 2), pixel(5, 2));
        for (int column = 1; column <= 5; ++column)
            QCOMPARE(markAt(column, 2), Cell::Filled);
        QCOMPARE(markAt(6, 2), Cell::Unknown);
        QCOMPARE(m_edits, 1);
    }

    void strokesKeepToTheirLine_data()
    {
        QTest::addColumn<bool>("row");
        QTest::addColumn<QPoint>("end");
        QTest::newRow("row") << true << QPoint(6, 4);
        QTest::newRow("column") << false << QPoint(4, 8);
    }
    void strokesKeepToTheirLine()
    {
        QFETCH(bool, row);
        QFETCH(QPoint, end);
        QTest::mousePress(m_board.get(), Qt::LeftButton, {}, pixel(1, 1));
        QTest::mouseMove(m_board.get(), row ? pixel(3, 1) : pixel(1, 3));
        QTest::mouseMove(m_board.get(), pixel(end.x(), end.y()));
        QTest::mouseRelease(m_board.get(), Qt::LeftButton, {}, pixel(end.x(), end.y()));
        const int last = row ? end.x() : end.y();
        QCOMPARE(std::ranges::count(problem().marks, Cell::Filled), std::ptrdiff_t{last});
        for (int i = 1; i <= last; ++i)
            QCOMPARE(row ? markAt(i, 1) : markAt(1, i), Cell::Filled);
    }

    void filledStrokesSpareCrosses()
    {
        QTest::mouseClick(m_board.get(), Qt::RightButton, {}, pixel(2, 3));
        drag(pixel(0, 3), pixel(4, 3));
        QCOMPARE(markAt(1, 3), Cell::Filled);
        QCOMPARE(markAt(2, 3), Cell::Empty);
        QCOMPARE(markAt(4, 3), Cell::Filled);
        drag(pixel(4, 3), pixel(0, 3)); // wiping takes only what is filled
        QCOMPARE(markAt(2, 3), Cell::Empty);
        QCOMPARE(markAt(0, 3), Cell::Unknown);
    }

    void cluesFromCells()
    {
        drag(pixel(0, 0), pixel(3, 0));
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, pixel(1, 0));
        QTest::mouseClick(
            m_board->tools()->findChild<QPushButton*>(QStringLiteral("nonogramTakeClues")),
            Qt::LeftButton);
        QCOMPARE(problem().rows[0], (Clue{1, 2}));
        QVERIFY(problem().rows[1].empty());
        QCOMPARE(problem().columns[2], Clue{1});
        QCOMPARE(markAt(0, 0), Cell::Filled);
    }

    void rightButtonCrosses()
    {
        QTest::mouseClick(m_board.get(), Qt::RightButton, {}, pixel(0, 0));
        QCOMPARE(markAt(0, 0), Cell::Empty);
    }

    void strokeFromAPaintedCellWipes()
    {
        drag(pixel(0, 0), pixel(3, 0));
        drag(pixel(1, 0), pixel(2, 0));
        QCOMPARE(markAt(0, 0), Cell::Filled);
        QCOMPARE(markAt(1, 0), Cell::Unknown);
        QCOMPARE(markAt(2, 0), Cell::Unknown);
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, pixel(0, 0));
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, pixel(3, 0));
        QVERIFY(problem().marks.empty());
    }

    void keyboardPaints()
    {
        m_board->setCaret({2, 2});
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QTest::keyClick(m_board.get(), Qt::Key_Return);
        QCOMPARE(markAt(3, 2), Cell::Filled);
        QTest::keyClick(m_board.get(), Qt::Key_Down);
        QTest::keyClick(m_board.get(), Qt::Key_X);
        QCOMPARE(markAt(3, 3), Cell::Empty);
        QTest::keyClick(m_board.get(), Qt::Key_Delete);
        QCOMPARE(markAt(3, 3), Cell::Unknown);
    }

    void clueIsEditedWhereItStands()
    {
        clickRowClue(1);
        QVERIFY(editor()->isVisible());
        QCOMPARE(editor()->text(), QStringLiteral("2 1"));
        QTest::keyClicks(editor(), QStringLiteral("1 1 x 2"));
        QTest::keyClick(editor(), Qt::Key_Return);
        QCOMPARE(problem().rows[1], (Clue{1, 1, 2}));
        QVERIFY(!editor()->isVisible());
        QVERIFY(m_board->hasFocus());

        clickColumnClue(3);
        QCOMPARE(editor()->text(), QStringLiteral("7 1"));
        QTest::keyClicks(editor(), QStringLiteral("8"));
        QTest::keyClick(editor(), Qt::Key_Tab);
        QCOMPARE(problem().columns[3], (Clue{8}));
        QCOMPARE(editor()->text(), QStringLiteral("5")); // the next column's
        QTest::keyClicks(editor(), QStringLiteral("4"));
        QTest::keyClick(editor(), Qt::Key_Escape);
        QCOMPARE(problem().columns[4], (Clue{5}));
    }

    void clueIsEditedByKeyboard()
    {
        m_board->setCaret({0, 4});
        QTest::keyClick(m_board.get(), Qt::Key_R);
        QCOMPARE(editor()->text(), QStringLiteral("6"));
        QTest::keyClicks(editor(), QStringLiteral("0"));
        QTest::keyClick(editor(), Qt::Key_Return);
        QCOMPARE(problem().rows[4], Clue{});
        QTest::keyClick(m_board.get(), Qt::Key_C);
        QCOMPARE(editor()->text(), QStringLiteral("1 2"));
    }

    void theCheckerSpeaks()
    {
        QSignalSpy remarks(m_board.get(), &Board::remarked);
        drag(pixel(0, 7), pixel(1, 7)); // row 8 has one cell
        QVERIFY(!remarks.empty());
        QCOMPARE(remarks.last().first().toString(),
                 QStringLiteral("Row 8 (1) cannot be completed like this."));
        QTest::mouseClick(m_board->tools()->findChild<QPushButton*>(QStringLiteral("nonogramWipe")),
                          Qt::LeftButton);
        QVERIFY(problem().marks.empty());

        Control control({}, {}, [&](std::span<const Value> values) {
            for (int cell = 0; cell < static_cast<int>(values.size()); ++cell)
                if (values[static_cast<std::size_t>(cell)] == 1)
                    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, pixel(cell % 8, cell / 8));
            return true;
        });
        const ProblemPtr asked = m_board->problem();
        m_board->puzzle().run(0, *asked, {}, control);
        QCOMPARE(remarks.last().first().toString(),
                 QStringLiteral("Every row and column meets its clue."));
    }

    void sizeKeepsWhatFits()
    {
        drag(pixel(0, 0), pixel(7, 0));
        auto* const columns =
            m_board->tools()->findChild<QSpinBox*>(QStringLiteral("nonogramColumns"));
        QVERIFY(columns != nullptr);
        columns->setValue(4);
        QCOMPARE(problem().width, 4U);
        QCOMPARE(problem().columns.size(), std::size_t{4});
        QCOMPARE(problem().rows.size(), std::size_t{9});
        QCOMPARE(markAt(3, 0), Cell::Filled);
        QCOMPARE(markAt(0, 1), Cell::Unknown);
    }

    void fromAPicture()
    {
        QImage image(200, 100, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.fillRect(0, 0, 100, 50, Qt::black);
        painter.fillRect(100, 50, 100, 50, QColor(160, 160, 160));
        painter.end();
        nonogram::PictureDialog dialog(m_board->puzzle(), image);
        dialog.show();
        auto* const columns = dialog.findChild<QSpinBox*>(QStringLiteral("pictureColumns"));
        auto* const verdict = dialog.findChild<QLabel*>(QStringLiteral("pictureVerdict"));
        columns->setValue(4);
        QCOMPARE(dialog.problem()->height, 2U); // as the picture
        QCOMPARE(dialog.problem()->rows, (std::vector<Clue>{{2}, {}}));
        QTRY_COMPARE(verdict->text(), QStringLiteral("This picture is the only solution."));
        // A higher threshold takes the grey in.
        auto* const threshold = dialog.findChild<QSlider*>(QStringLiteral("pictureThreshold"));
        threshold->setValue(200);
        QCOMPARE(dialog.problem()->rows, (std::vector<Clue>{{2}, {2}}));
        // Two columns and one row would be 2 x 1; a second row makes the diagonal of two solutions.
        columns->setValue(2);
        QCOMPARE(dialog.problem()->height, 1U);
        dialog.findChild<QSpinBox*>(QStringLiteral("pictureRows"))->setValue(2);
        QCOMPARE(dialog.problem()->columns, (std::vector<Clue>{{1}, {1}}));
        QTRY_VERIFY(verdict->text().startsWith(QStringLiteral("There are several solutions")));
    }
};

QTEST_MAIN(TestNonogramBoard)
#include "tst_widgets_nonogramboard.moc"
