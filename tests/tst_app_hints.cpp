// Playing by hand in the window: hints, mistakes, and what is shown of errors.

#include <QToolButton>
#include <QtTest>

#include "core/puzzles/arithmetic/picture.h"
#include "core/puzzles/knight/knight.h"
#include "core/study/position.h"
#include "tests/playfixture.h"
#include "widgets/boards/gridboard.h"

using namespace clew;

class TestHints : public QObject, private test::PlayFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

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
        key(grid().caret().x() > 0 ? Qt::Key_Left : Qt::Key_Right); // whoever goes on has read it
        QCOMPARE(m_window->reason(), board().playHint());
        QCOMPARE(hand().entries().size(), std::size_t{1});
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

    // If mistakes are never shown, a hint does not report them either, be it an entry or a mark.
    void hintsKeepWhatIsNeverSaid()
    {
        choose("sudoku");
        windowKey(Qt::Key_2, Qt::ControlModifier);
        action(QStringLiteral("Never show mistakes"))->trigger();
        const auto right = solution();
        const std::vector<Place> struck{{right[0].variable, right[0].value}};
        workbench().takeStep({}, struck, false);
        const auto asks = [this] {
            windowKey(Qt::Key_H);
            QVERIFY2(m_window->reason().contains(QLatin1String("never to be shown mistakes")),
                     qPrintable(m_window->reason()));
        };
        asks();
        workbench().undo();
        const Assignment wrong{right[1].variable, (right[1].value + 1) % 9};
        workbench().enter(std::span(&wrong, 1));
        asks();
        asks();
        QCOMPARE(hand().tally.hints, 0U);
        action(QStringLiteral("Show broken rules at once"))->trigger();
        windowKey(Qt::Key_H);
        QVERIFY2(m_window->reason().contains(QLatin1String("No solution is left")),
                 qPrintable(m_window->reason()));
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
        QCOMPARE(m_window->reason(), QStringLiteral("Ruled out, but correct: %1.").arg(name));
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
        QTest::newRow("arithmetic")
            << QByteArray("arithmetic") << QStringLiteral("The sides differ: 2 = 3 is wrong");
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
        } else if (puzzle == "arithmetic") {
            const ProblemPtr problem =
                subject.create({{"numbers", "2 3"}, {"order", "any"}}).value();
            const auto& sum = static_cast<const arithmetic::ArithmeticProblem&>(*problem);
            workbench().push({&subject, problem}, verbatim("Choose"));
            entries = {{arithmetic::stepVariable(sum, 0),
                        arithmetic::Step{0, 1, arithmetic::Op::Equals}.encoded(sum)}};
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
        action(QStringLiteral("Show mistakes on request"))->trigger();
        QVERIFY(!isHatched());
        action(QStringLiteral("Show broken rules at once"))->trigger();
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

    // At an earlier moment as well, as it was then.
    void whatWasBrokenIsMarkedInThePast()
    {
        choose("sudoku", nullptr, "p97"); // the first column has a 2 in its last row
        workbench().playByHand();
        const auto isMarked = [this] {
            return board().spoken(board().cells()[0]).contains(QLatin1String("contradiction"));
        };
        const std::uint64_t begin = player().position();
        for (const Assignment one : {Assignment{0, 1}, Assignment{1, 8}})
            workbench().enter(std::span(&one, 1));
        QVERIFY(isMarked());
        player().seek(begin + 1);
        QVERIFY(player().position() < player().length());
        QVERIFY(isMarked());
        QVERIFY(m_window->reason().startsWith(QLatin1String("You entered")));
        player().seek(begin);
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
        action(QStringLiteral("Show mistakes on request"))->trigger();
        QVERIFY(!isMarked());
        QVERIFY(action(QStringLiteral("Check"))->isEnabled());
        action(QStringLiteral("Never show mistakes"))->trigger();
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
        for (const char* const choice : {"Never show mistakes", "Show mistakes on request"}) {
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

    // Chosen later, what was said and seen of them before goes.
    void errorsOfBeforeGoWithTheChoice()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        workbench().push({&sudoku, sudoku.read("1........2...3..", {}, {}).value()},
                         verbatim("Choose"));
        action(QStringLiteral("Show broken rules at once"))->trigger();
        workbench().playByHand();
        grid().setCaret({2, 0});
        key(Qt::Key_4); // nothing is left for the cell before it
        const QString said = m_window->reason();
        QVERIFY(!said.isEmpty());
        QCOMPARE(hand().deadEnds().size(), std::size_t{1});
        action(QStringLiteral("Never show mistakes"))->trigger();
        QVERIFY(hand().deadEnds().empty());
        QVERIFY(workbench().moment()->trace == hand().trace());
        QCOMPARE(hand().entries().size(), std::size_t{1});
        QVERIFY(m_window->reason() != said);
        action(QStringLiteral("Show broken rules at once"))->trigger();
        QCOMPARE(hand().deadEnds().size(), std::size_t{1}); // and comes back
        QCOMPARE(m_window->reason(), said);
    }
};

QTEST_MAIN(TestHints)

#include "tst_app_hints.moc"
