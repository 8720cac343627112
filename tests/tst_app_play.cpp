// Playing by hand in the window, under real mouse and key events: every puzzle that is played, from
// set-up to solved, by mouse alone and by keys alone; hints, mistakes, and what is kept.

#include <QToolButton>
#include <QtTest>

#include "core/puzzles/arithmetic/picture.h"
#include "core/puzzles/graphs/graph.h"
#include "core/puzzles/knight/knight.h"
#include "core/session/workspace.h"
#include "core/study/position.h"
#include "tests/windowfixture.h"
#include "widgets/boards/graphsboard.h"
#include "widgets/boards/gridboard.h"
#include "widgets/boards/numberboard.h"
#include "widgets/codepanel.h"
#include "widgets/raceview.h"

using namespace clew;

class TestPlay : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    [[nodiscard]] Workbench& workbench() const { return m_window->workbench(); }
    [[nodiscard]] Board& board() const { return m_window->board(); }
    [[nodiscard]] GridBoard& grid() const { return static_cast<GridBoard&>(board()); }
    [[nodiscard]] const Hand& hand() const { return *workbench().hand(); }
    [[nodiscard]] bool isPuzzle(const char* id) const { return board().puzzle().info().id == id; }

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
    void press(const QString& button) const
    {
        auto* const found = board().tools()->findChild<QToolButton*>(button);
        QVERIFY2(found != nullptr, qPrintable(button));
        QVERIFY(found->isVisible());
        QTest::mouseClick(found, Qt::LeftButton);
    }

    /// Where the entry is made, on a board of cells.
    [[nodiscard]] QPoint cellOf(Assignment one) const
    {
        if (isPuzzle("queens"))
            return {static_cast<int>(one.variable), static_cast<int>(one.value)};
        const Dimensions dimensions = board().puzzle().dimensions(*board().problem());
        int width = 0; // of the first row
        for (const ShownCell& cell : grid().cells())
            width += cell.corners[0].y() == grid().cells().front().corners[0].y() ? 1 : 0;
        (void)dimensions;
        const int cell = static_cast<int>(isPuzzle("knight") ? one.value : one.variable);
        return {cell % width, cell / width};
    }

    [[nodiscard]] QPointF itemAt(std::uint32_t slot) const
    {
        const auto& problem = static_cast<const arithmetic::ArithmeticProblem&>(*board().problem());
        for (const auto& item : arithmetic::itemPlaces(problem, hand().state()))
            if (item.slot == slot)
                return board().toPixels({item.x, item.y});
        return {};
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
            if (isPuzzle("sudoku") || isPuzzle("suguru"))
                press(QStringLiteral("pad%1").arg(one.value + 1));
        }
    }

    void walkTo(QPoint cell) const
    {
        while (grid().caret() != cell) {
            const QPoint way = cell - grid().caret();
            key(way.x() < 0   ? Qt::Key_Left
                : way.x() > 0 ? Qt::Key_Right
                : way.y() < 0 ? Qt::Key_Up
                              : Qt::Key_Down);
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
            if (isPuzzle("sudoku") || isPuzzle("suguru"))
                key(Qt::Key_1 + static_cast<int>(one.value));
            else if (!isPuzzle("nonogram") || one.value == 1)
                key(Qt::Key_Return);
        }
    }

    /// After a step the first of the items has the keys.
    void chooseItem(std::uint32_t slot) const
    {
        const auto& problem = static_cast<const arithmetic::ArithmeticProblem&>(*board().problem());
        const auto items = arithmetic::itemPlaces(problem, hand().state());
        for (; items[m_item].slot != slot; m_item = (m_item + 1) % items.size())
            key(Qt::Key_Right);
        key(Qt::Key_Return);
    }

    [[nodiscard]] std::vector<Assignment> solution() const
    {
        const Prospects prospects =
            prospectsOf({board().puzzle(), board().problem(), hand().entries()});
        std::vector<Assignment> entries;
        for (Variable variable = 0; variable < prospects.solution.size(); ++variable)
            if (prospects.solution[variable] != kNoValue && !hand().isGiven(variable))
                entries.push_back({variable, prospects.solution[variable]});
        return entries;
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
            m_item = 0;
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

    static void played()
    {
        QTest::addColumn<QByteArray>("puzzle");
        for (const char* const id :
             {"queens", "knight", "arithmetic", "graphs", "sudoku", "nonogram", "suguru"})
            QTest::newRow(id) << QByteArray(id);
    }

    mutable graphs::Node m_node = 0;
    mutable std::size_t m_item = 0;

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void byMouseAlone_data() { played(); }
    void byMouseAlone()
    {
        QFETCH(QByteArray, puzzle);
        playToTheEnd(puzzle.constData(), [this](Assignment one) { enterByMouse(one); });
    }

    void byKeysAlone_data() { played(); }
    void byKeysAlone()
    {
        QFETCH(QByteArray, puzzle);
        playToTheEnd(puzzle.constData(), [this](Assignment one) { enterByKeys(one); });
    }

    // Setting up and playing have controls of their own above it.
    void theBoardStaysWhereItIs_data() { played(); }
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
    void smallBoardsUseTheRoom_data() { played(); }
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

    // Hint and check are seen where one plays, and nowhere else.
    void hintAndCheckHaveButtons()
    {
        choose("sudoku");
        QList<QToolButton*> buttons;
        for (QToolButton* const button : m_window->findChildren<QToolButton*>())
            if (button->text() == QLatin1String("Hint") || button->text() == QLatin1String("Check"))
                buttons << button;
        QCOMPARE(buttons.size(), 2);
        QVERIFY(!buttons[0]->isVisible() && !buttons[1]->isVisible());
        workbench().playByHand();
        QVERIFY(buttons[0]->isVisible() && buttons[1]->isVisible());
        // On a small screen, too, they are whole, and in the row that says what is being done.
        m_window->resize(1024, 740);
        QCoreApplication::processEvents();
        const auto placeOf = [this](const QWidget& widget) {
            return QRect(widget.mapTo(m_window.get(), QPoint()), widget.size());
        };
        const auto switches = m_window->findChildren<QToolButton*>();
        const auto play = std::ranges::find(switches, QStringLiteral("Play"), &QToolButton::text);
        QVERIFY(play != switches.end());
        for (const QToolButton* const button : buttons) {
            QVERIFY(button->width() >= button->sizeHint().width());
            QCOMPARE(placeOf(*button).center().y(), placeOf(**play).center().y());
        }
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QTRY_VERIFY(m_window->reason().startsWith(QLatin1String("Look at")));
        QVERIFY(board().hasFocus());
        workbench().setUp();
        QVERIFY(!buttons[0]->isVisible() && !buttons[1]->isVisible());
    }

    // The pad shows what it would write, and what the cell has of it.
    void thePadShowsTheNotes()
    {
        choose("sudoku");
        workbench().playByHand();
        walkTo({0, 0});
        const auto button = [this](int number) {
            return board().tools()->findChild<QToolButton*>(QStringLiteral("pad%1").arg(number));
        };
        QVERIFY(!button(0)->isEnabled() && button(9)->isEnabled());
        key(Qt::Key_V);
        QVERIFY(!button(1)->icon().isNull() && !button(9)->isEnabled());
        key(Qt::Key_2);
        QVERIFY(button(2)->isChecked() && !button(1)->isChecked());
        QVERIFY(button(0)->isEnabled());
        key(Qt::Key_Z);
        QVERIFY(button(1)->icon().isNull() && button(9)->isEnabled() && !button(2)->isChecked());
    }

    // A hint that finds the board hopeless says how to find out why.
    void aHopelessBoardPointsToTheMistake()
    {
        choose("queens");
        workbench().playByHand();
        const std::array<Assignment, 4> queens{{{0, 0}, {1, 4}, {2, 7}, {3, 1}}};
        for (const Assignment& queen : queens)
            workbench().enter(std::span(&queen, 1));
        windowKey(Qt::Key_H);
        QTRY_VERIFY(m_window->reason().contains(QLatin1String("Where did I go wrong?")));
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

    // Pencil marks, colours, several cells at once.
    void notesAreWritten()
    {
        choose("sudoku");
        windowKey(Qt::Key_2, Qt::ControlModifier);
        walkTo({0, 0});
        key(Qt::Key_1, Qt::ShiftModifier);
        QCOMPARE(*hand().notes(), (Notes{{NoteKind::Corner, 0, 0}}));
        key(Qt::Key_C);
        key(Qt::Key_2);
        QCOMPARE(hand().notes()->size(), std::size_t{2});
        key(Qt::Key_Right, Qt::ShiftModifier);
        key(Qt::Key_V);
        key(Qt::Key_3);
        QCOMPARE(hand().notes()->size(), std::size_t{4});
        QCOMPARE(hand().notes()->back(), (Note{NoteKind::Colour, 1, 2}));
        key(Qt::Key_Delete);
        QVERIFY(hand().notes()->empty());
        windowKey(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(hand().notes()->size(), std::size_t{4});
    }

    // A candidate has one colour, whatever its cell has; undo and a session know it.
    void candidatesAreColoured()
    {
        choose("sudoku");
        windowKey(Qt::Key_2, Qt::ControlModifier);
        walkTo({0, 0});
        key(Qt::Key_V);
        key(Qt::Key_3);
        key(Qt::Key_C);
        key(Qt::Key_1);
        key(Qt::Key_V, Qt::ShiftModifier);
        key(Qt::Key_1);
        const auto with = [](Value colour) {
            return Notes{{NoteKind::Centre, 0, 0},
                         {NoteKind::Colour, 0, 2},
                         {NoteKind::Tint, 0, tintOf(0, colour)}};
        };
        QCOMPARE(*hand().notes(), with(0));
        key(Qt::Key_V, Qt::ShiftModifier);
        key(Qt::Key_1);
        QCOMPARE(*hand().notes(), with(1));
        const auto again = Hand::replayed(hand().puzzle(), hand().problem(), hand().log());
        QVERIFY(again != nullptr);
        QCOMPARE(*again->notes(), with(1));
        windowKey(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(*hand().notes(), with(0));
        key(Qt::Key_V, Qt::ShiftModifier); // through all colours to the first one
        for (int i = 0; i < 4; ++i)
            key(Qt::Key_V, Qt::ShiftModifier);
        key(Qt::Key_1);
        QCOMPARE(hand().notes()->size(), std::size_t{2});
    }

    // Nobody has to note candidates for a hint to show which ones it is about.
    void hintsWriteTheirCandidates()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        workbench().push(
            {&sudoku,
             sudoku
                 .read("245139786..147692597658231419.72.6..65..1.2..72.6....14128675395.7.."
                       "1.62.6925.1..",
                       {}, {})
                 .value()},
            verbatim("Choose"));
        workbench().playByHand();
        for (int rung = 0; rung < 3; ++rung)
            windowKey(Qt::Key_H);
        const Hint hint = hintFor({sudoku, board().problem(), {}});
        QVERIFY(!hint.strikes.empty());
        const QImage shown = board().grab().toImage();
        const double pixels = shown.devicePixelRatio();
        // The ground of the pattern's candidates is one colour, that of the struck ones another.
        const auto colourAt = [&](Place place) {
            const QRectF cell(grid().cellCentre(cellOf({place.variable, place.value})) -
                                  QPointF(board().unitSize(), board().unitSize()) / 2,
                              QSizeF(board().unitSize(), board().unitSize()));
            const int number = static_cast<int>(place.value);
            const QPointF corner =
                cell.topLeft() + QPointF(number % 3, number / 3) * (cell.width() / 3);
            return shown.pixelColor(((corner + QPointF(3, 3)) * pixels).toPoint());
        };
        for (const Place place : hint.cells.causes)
            QCOMPARE(colourAt(place), theme::colour(Ink::CauseTint));
        for (const Place place : hint.strikes)
            QCOMPARE(colourAt(place), theme::colour(Ink::EffectTint));
    }

    // The fifth press makes the step.
    void theLadderLeadsToTheStep()
    {
        choose("sudoku");
        windowKey(Qt::Key_2, Qt::ControlModifier);
        QStringList rungs;
        for (std::size_t rung = 0; rung < kRungs; ++rung) {
            windowKey(Qt::Key_H);
            rungs << m_window->reason();
        }
        rungs.removeDuplicates();
        QCOMPARE(rungs.size(), static_cast<qsizetype>(kRungs));
        QVERIFY(hand().entries().empty());
        windowKey(Qt::Key_H);
        QCOMPARE(hand().entries().size(), std::size_t{1});
        QCOMPARE(m_window->reason(), rungs.last()); // of what was entered, where the caret is
        QCOMPARE(grid().caret(), cellOf(hand().entries().front()));
        QCOMPARE(hand().tally.hints, 1U);
        QVERIFY(prospectsOf({board().puzzle(), board().problem(), hand().entries()}).finding ==
                Prospects::Finding::Solvable);
    }

    // What says only that there is no solution from here gives nothing away.
    void aBoardWithoutHopeGivesNoHints()
    {
        choose("sudoku");
        windowKey(Qt::Key_2, Qt::ControlModifier);
        const auto right = solution();
        const Assignment wrong{right[1].variable, (right[1].value + 1) % 9};
        workbench().enter(std::span(&wrong, 1));
        for (int presses = 0; presses < 3; ++presses)
            windowKey(Qt::Key_H);
        QVERIFY(!m_window->reason().isEmpty());
        QCOMPARE(hand().tally.hints, 0U);
    }

    // To the moment after the mistake; playing goes on from there.
    void theFirstMistakeIsFound()
    {
        choose("sudoku");
        windowKey(Qt::Key_2, Qt::ControlModifier);
        const auto right = solution();
        workbench().enter(std::span(right).first(1));
        const Assignment wrong{right[1].variable, (right[1].value + 1) % 9};
        workbench().enter(std::span(&wrong, 1));
        workbench().enter(std::span(right).subspan(2, 1));
        windowKey(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(workbench().moment()->position < workbench().moment()->length);
        QCOMPARE(workbench().moment()->event, Event::decide(wrong.variable, wrong.value));
        const auto cell =
            board().puzzle().gridCell(*workbench().document().problem, {wrong.variable});
        QCOMPARE(board().entryPlace().caret,
                 QPoint(static_cast<int>(cell->column), static_cast<int>(cell->row)));
        workbench().enter(std::span(right).subspan(1, 1));
        QCOMPARE(hand().entries(), std::vector<Assignment>(right.begin(), right.begin() + 2));
        windowKey(Qt::Key_H, Qt::ShiftModifier);
        QCOMPARE(hand().tally.checks, 2U);
    }

    // Of the moment that is shown, not of the last one.
    void questionsAreAboutWhatIsShown()
    {
        choose("sudoku");
        windowKey(Qt::Key_2, Qt::ControlModifier);
        const auto right = solution();
        workbench().enter(std::span(right).first(1));
        const std::uint64_t good = hand().trace()->size();
        const Assignment wrong{right[1].variable, (right[1].value + 1) % 9};
        workbench().enter(std::span(&wrong, 1));
        workbench().enter(std::span(right).subspan(2, 1));
        player().seek(good);
        for (const Qt::KeyboardModifiers keys :
             {Qt::KeyboardModifiers(Qt::ShiftModifier), Qt::ControlModifier | Qt::ShiftModifier}) {
            windowKey(Qt::Key_H, keys);
            QCOMPARE(m_window->reason(), QStringLiteral("No mistake was found."));
            QCOMPARE(player().position(), good);
        }
        windowKey(Qt::Key_H);
        QVERIFY2(m_window->reason().startsWith(QLatin1String("Look at")),
                 qPrintable(m_window->reason()));
        QCOMPARE(player().position(), good);
        player().seek(player().length());
        windowKey(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(m_window->reason().contains(QLatin1String("Since then: 1 move")),
                 qPrintable(m_window->reason()));
        const Place place{wrong.variable, wrong.value};
        QCOMPARE(board().broken(), std::vector{place});
    }

    // Check and first mistake agree on what was ruled out wrongly.
    void aWrongRulingOutIsAMistake()
    {
        choose("sudoku", nullptr, "p97");
        workbench().playByHand();
        const auto right = solution();
        const Note cross{NoteKind::Cross, right[0].variable, right[0].value};
        workbench().note(std::span(&cross, 1));
        const QString name = QStringLiteral("R%1C%2 = %3")
                                 .arg(cross.variable / 9 + 1)
                                 .arg(cross.variable % 9 + 1)
                                 .arg(cross.value + 1);
        windowKey(Qt::Key_H, Qt::ShiftModifier);
        QCOMPARE(m_window->reason(), QStringLiteral("Ruled out, but right: %1.").arg(name));
        windowKey(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_window->reason(),
                 QStringLiteral("The first mistake: %1 was ruled out, but the solution has it.")
                     .arg(name));
    }

    // What cannot stand is named, and marked as an error is.
    void wrongEntriesAreMarked_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<QByteArray>("preset");
        QTest::addColumn<unsigned>("variable");
        QTest::addColumn<unsigned>("value");
        QTest::addColumn<QString>("name");
        QTest::newRow("queens") << QByteArray("queens") << QByteArray("6") << 0U << 5U
                                << QStringLiteral("column 1, row 6");
        QTest::newRow("nonogram") << QByteArray("nonogram") << QByteArray("heart") << 0U << 0U
                                  << QString();
        QTest::newRow("sudoku") << QByteArray("sudoku") << QByteArray("hard") << 0U << 2U
                                << QStringLiteral("R1C1 = 3");
    }

    void wrongEntriesAreMarked()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, preset);
        QFETCH(unsigned, variable);
        QFETCH(unsigned, value);
        QFETCH(QString, name);
        choose(*findPuzzle(puzzle.toStdString()), nullptr, preset.constData());
        workbench().playByHand();
        Assignment wrong{variable, value};
        if (name.isEmpty()) { // the other of two
            const auto right = solution();
            wrong = {right[0].variable, right[0].value == 1 ? 0U : 1U};
            name = QString::fromStdString(
                board()
                    .puzzle()
                    .placeName(*board().problem(), {wrong.variable, wrong.value})
                    .text());
        }
        workbench().enter(std::span(&wrong, 1));
        const auto isHatched = [this] {
            return std::ranges::any_of(board().picture().shapes(), &Shape::hatched);
        };
        board().setBroken({});
        QVERIFY(!isHatched());
        windowKey(Qt::Key_H, Qt::ShiftModifier);
        QVERIFY2(m_window->reason().startsWith(QStringLiteral("This cannot stand: %1.").arg(name)),
                 qPrintable(m_window->reason()));
        QVERIFY(isHatched());
        board().setBroken({});
        windowKey(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(isHatched());
        QVERIFY2(m_window->reason().contains(name), qPrintable(m_window->reason()));
    }

    // A joined number has its mark as a cell has.
    void aWrongStepIsMarked()
    {
        const Puzzle& arithmetic = *findPuzzle("arithmetic");
        workbench().push(
            {&arithmetic,
             arithmetic.create({{"numbers", "2 3 4"}, {"target", "24"}, {"order", "any"}}).value()},
            verbatim("Choose"));
        workbench().playByHand();
        const auto& problem = static_cast<const arithmetic::ArithmeticProblem&>(*board().problem());
        const arithmetic::Step sum{0, 1, arithmetic::Op::Plus};
        const Assignment wrong{arithmetic::stepVariable(problem, 0), sum.encoded(problem)};
        workbench().enter(std::span(&wrong, 1));
        windowKey(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(m_window->reason().contains(QLatin1String("What is left (5, 4)")),
                 qPrintable(m_window->reason()));
        // What the step makes stands above its mark.
        const auto shapes = board().picture().shapes();
        const auto mark = std::ranges::find(shapes, true, &Shape::hatched);
        QVERIFY(mark != shapes.end());
        const auto result = std::ranges::find_if(shapes, [](const Shape& shape) {
            return shape.kind == ShapeKind::Text && shape.text == "5";
        });
        QVERIFY(result != shapes.end());
        QVERIFY(result->y + result->height / 2 <= mark->y);
    }

    // That nothing is left is said and marked, if errors are shown at once.
    void deadEndsAreSaid_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<QString>("said");
        QTest::newRow("knight") << QByteArray("knight")
                                << QStringLiteral("No unvisited square can be reached from a1");
        QTest::newRow("sudoku") << QByteArray("sudoku") << QStringLiteral("No digit is left for");
        QTest::newRow("queens") << QByteArray("queens") << QStringLiteral("Every row of column");
    }

    void deadEndsAreSaid()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QString, said);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        std::vector<Assignment> entries;
        if (puzzle == "knight") {
            const ProblemPtr problem = subject.create({{"size", "5x5"}}).value();
            const auto& knight = static_cast<const knight::KnightProblem&>(*problem);
            workbench().push({&subject, problem}, verbatim("Choose"));
            for (const char* const square : {"c2", "d4", "b3", "a1"})
                entries.push_back(
                    {static_cast<Variable>(entries.size()), *knight::squareNamed(knight, square)});
        } else if (puzzle == "sudoku") {
            workbench().push({&subject, subject.read("1........2...3..", {}, {}).value()},
                             verbatim("Choose"));
            entries = {{2, 3}};
        } else { // of 4 queens
            choose(subject, nullptr, "4");
            entries = {{0, 0}, {1, 2}};
        }
        action(QStringLiteral("Show broken rules at once"))->trigger();
        workbench().playByHand();
        for (const Assignment& one : entries)
            workbench().enter(std::span(&one, 1));
        QVERIFY2(m_window->reason().startsWith(said), qPrintable(m_window->reason()));
        const auto isHatched = [this] {
            return std::ranges::any_of(board().picture().shapes(), &Shape::hatched);
        };
        QVERIFY(isHatched());
        action(QStringLiteral("Say what is wrong on request"))->trigger();
        QVERIFY(!isHatched());
        action(QStringLiteral("Show broken rules at once"))->trigger();
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

    // Marks of every kind are undone, left and taken up again like the moves between them.
    void marksAreKept()
    {
        choose("sudoku");
        workbench().playByHand();
        const auto right = solution();
        const Variable cell = right[0].variable;
        const Notes all{{NoteKind::Corner, cell, 1},
                        {NoteKind::Centre, cell, 2},
                        {NoteKind::Colour, cell, 3},
                        {NoteKind::Cross, cell, 4},
                        {NoteKind::Tint, cell, tintOf(1, 2)}};
        for (const Note& note : all)
            workbench().note(std::span(&note, 1));
        workbench().enter(std::span(&right[1], 1));
        QCOMPARE(*hand().notes(), all);
        // Another puzzle was looked at, all was left as a crash leaves it, or saved.
        workbench().choosePuzzle(*findPuzzle("queens"));
        workbench().choosePuzzle(*findPuzzle("sudoku"));
        QCOMPARE(*workbench().moment()->notes, all);
        const QByteArray session = workbench().sessionText();
        const QByteArray boards = workbench().workspaceText();
        for (const bool isSession : {false, true}) {
            closeWindow();
            openWindow();
            if (isSession) {
                QVERIFY(restoreSession(session).has_value());
            } else {
                const auto workspace = readWorkspace(boards);
                QVERIFY(workspace.has_value());
                workbench().openWorkspace(*workspace, verbatim("Open"));
            }
            QCOMPARE(*workbench().moment()->notes, all);
            windowKey(Qt::Key_Z, Qt::ControlModifier); // the entry
            for (std::size_t left = all.size(); left-- > 0;) {
                windowKey(Qt::Key_Z, Qt::ControlModifier);
                QCOMPARE(*hand().notes(),
                         Notes(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(left)));
            }
            for (std::size_t n = 0; n <= all.size(); ++n)
                windowKey(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(*hand().notes(), all);
            QCOMPARE(hand().entries().size(), std::size_t{1});
        }
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
        QVERIFY(m_window->message().contains(QLatin1String("Ctrl+Z"))); // the way back
        windowKey(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(workbench().moment()->isByHand());
        QCOMPARE(hand().entries(), std::vector<Assignment>{queen});
        windowKey(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(workbench().moment()->isWatching());
        windowKey(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(workbench().moment()->isByHand());
    }

    // The solve so far and the strategy side by side, each with a board, from one key.
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
        QTRY_VERIFY_WITH_TIMEOUT(!view->race().isMeasuring(), 60000);
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

    // What breaks a rule is hatched until it is taken back, if that is wanted.
    // What was entered is painted over the hatching.
    void brokenEntriesCanBeRead()
    {
        choose("sudoku");
        workbench().playByHand();
        const Assignment wrong{0, 3}; // another 4 is in its row
        workbench().enter(std::span(&wrong, 1));
        const auto shapes = board().picture().shapes();
        const auto hatched = std::ranges::find_if(shapes, &Shape::hatched);
        QVERIFY(hatched != shapes.end());
        QVERIFY(std::ranges::any_of(hatched, shapes.end(), [](const Shape& shape) {
            return shape.kind == ShapeKind::Text && shape.text == "4" && shape.fill == Ink::Hand;
        }));
    }

    void brokenEntriesAreMarked()
    {
        choose("sudoku", nullptr, "p97"); // the first column has a 2 in its last row
        workbench().playByHand();
        const auto isMarked = [this] {
            return board().spoken(board().cells()[0]).contains(QLatin1String("contradiction"));
        };
        grid().setCaret({0, 0});
        key(Qt::Key_9);
        QVERIFY(!isMarked());
        key(Qt::Key_2);
        QVERIFY(isMarked());
        workbench().history().undo();
        QVERIFY(!isMarked());
        workbench().history().redo();
        QVERIFY(isMarked());
        workbench().setUp();
        QVERIFY(!isMarked());
    }

    // What is said is of the newest entry, whatever was wrong before.
    void theNewestEntryIsExplained()
    {
        choose("sudoku", nullptr, "p97");
        workbench().playByHand();
        const auto enter = [this](Assignment one) { workbench().enter(std::span(&one, 1)); };
        enter({0, 8}); // rightly
        enter({1, 8});
        QVERIFY2(m_window->reason().startsWith(QLatin1String("R1C2 cannot be 9")),
                 qPrintable(m_window->reason()));
        enter({9 * 8 + 2, 3});
        QVERIFY2(m_window->reason().startsWith(QLatin1String("R9C3 cannot be 4")),
                 qPrintable(m_window->reason()));
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
        QVERIFY(QTest::qWaitForWindowActive(m_window->window()));
        QTest::qWait(1200);
        const auto* const clock = m_window->findChild<QLabel*>(QStringLiteral("clock"));
        const QString before = clock->text();
        const Counter counter(board());
        QTRY_VERIFY_WITH_TIMEOUT(clock->text() != before, 5000);
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

    [[nodiscard]] QAction* action(const QString& text) const
    {
        for (QAction* const one : m_window->findChildren<QAction*>())
            if (one->text().remove(QLatin1Char('&')) == text)
                return one;
        return nullptr;
    }

    // At once, on request or never, as is chosen.
    void errorsAreSaidAsChosen()
    {
        choose("sudoku", nullptr, "p97");
        workbench().playByHand();
        const auto isMarked = [this] {
            return board().spoken(board().cells()[0]).contains(QLatin1String("contradiction"));
        };
        grid().setCaret({0, 0});
        key(Qt::Key_2);
        QVERIFY(isMarked());
        action(QStringLiteral("Say what is wrong on request"))->trigger();
        QVERIFY(!isMarked());
        QVERIFY(action(QStringLiteral("Check"))->isEnabled());
        action(QStringLiteral("Never say what is wrong"))->trigger();
        QVERIFY(!isMarked());
        QVERIFY(!action(QStringLiteral("Check"))->isEnabled());
        QVERIFY(!action(QStringLiteral("Where did I go wrong?"))->isEnabled());
        action(QStringLiteral("Show broken rules at once"))->trigger();
        QVERIFY(isMarked());
        QVERIFY(action(QStringLiteral("Check"))->isEnabled());
    }

    // Where errors are not shown, neither tree nor timeline gives them away: not after a restart,
    // either.
    void unshownErrorsAreNowhere()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        workbench().push({&sudoku, sudoku.read("1........2...3..", {}, {}).value()},
                         verbatim("Choose"));
        for (const char* const choice :
             {"Never say what is wrong", "Say what is wrong on request"}) {
            action(QLatin1String(choice))->trigger();
            workbench().playByHand();
            grid().setCaret({2, 0});
            key(Qt::Key_4); // nothing is left for the cell before it
            const auto conflicts = [this] {
                const Trace& trace = *workbench().moment()->trace;
                int count = 0;
                for (std::uint64_t i = 0; i < trace.size(); ++i)
                    count += trace.event(i).kind() == EventKind::Conflict ? 1 : 0;
                return count;
            };
            QCOMPARE(hand().entries().size(), std::size_t{1});
            QCOMPARE(conflicts(), 0);
            const QByteArray kept = workbench().sessionText();
            QVERIFY(restoreSession(kept).has_value());
            QCOMPARE(hand().entries().size(), std::size_t{1});
            QCOMPARE(conflicts(), 0);
            action(QStringLiteral("Start again"))->trigger();
        }
        action(QStringLiteral("Show broken rules at once"))->trigger();
    }

    // They respect what is given and what was entered.
    void automaticCandidatesRespectTheBoard_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::newRow("sudoku") << QByteArray("sudoku");
        QTest::newRow("suguru") << QByteArray("suguru");
    }

    void automaticCandidatesRespectTheBoard()
    {
        QFETCH(QByteArray, puzzle);
        choose(puzzle.toStdString());
        workbench().playByHand();
        action(QStringLiteral("Automatic candidates"))->trigger();
        const auto& numbers = static_cast<const NumberBoard&>(board());
        const Puzzle& subject = board().puzzle();
        const Dimensions dimensions = subject.dimensions(*board().problem());
        const auto cells = board().cells();
        const int width = static_cast<int>(std::ranges::count_if(cells, [&](const ShownCell& cell) {
            return cell.corners[0].y() == cells.front().corners[0].y();
        }));
        const auto compare = [&] {
            for (Variable variable = 0; variable < dimensions.variables; ++variable) {
                const QPoint cell(static_cast<int>(variable) % width,
                                  static_cast<int>(variable) / width);
                std::vector<int> open;
                for (Value value = 0; value < dimensions.values; ++value)
                    if (hand().state().value(variable) == kNoValue &&
                        subject.violations(*board().problem(), hand().state(), {variable, value})
                            .empty())
                        open.push_back(static_cast<int>(value) + 1);
                QCOMPARE(numbers.candidatesAt(cell), open);
            }
        };
        compare();
        for (int moves = 0; moves < 3; ++moves) {
            const Hint hint = hintFor({subject, board().problem(), hand().entries()});
            workbench().enter(hint.entries);
            compare();
        }
        (void)board().grab(); // painted
        action(QStringLiteral("Automatic candidates"))->trigger();
    }
};

QTEST_MAIN(TestPlay)

#include "tst_app_play.moc"
