// Marks and candidates of a board that is played by hand: written, coloured, tinted, entered at
// once, and kept.

#include <QAction>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <functional>

#include "core/puzzle/registry.h"
#include "core/session/workspace.h"
#include "tests/playfixture.h"
#include "widgets/boards/numberboard.h"

using namespace clew;

class TestMarks : public QObject, private test::PlayFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

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
        const QString ofNumbers = board().playHint();
        QCOMPARE(m_window->reason(), ofNumbers);
        key(Qt::Key_V);
        QVERIFY(board().playHint() != ofNumbers);
        QCOMPARE(m_window->reason(), board().playHint());
        QVERIFY(!button(1)->icon().isNull() && !button(9)->isEnabled());
        key(Qt::Key_2);
        QVERIFY(button(2)->isChecked() && !button(1)->isChecked());
        QVERIFY(button(0)->isEnabled());
        key(Qt::Key_Z);
        QVERIFY(button(1)->icon().isNull() && button(9)->isEnabled() && !button(2)->isChecked());
    }

    // Numbers that are used up are struck out in another theme as well.
    void aThemeLeavesTheNumbersStruck()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        workbench().push({&sudoku, sudoku.read(".234341221434321", {}, {}).value()},
                         verbatim("Choose"));
        workbench().playByHand();
        const auto struck = [this](const QString& button) {
            return board().tools()->findChild<QToolButton*>(button)->font().strikeOut();
        };
        QVERIFY(!struck(QStringLiteral("pad1")) && struck(QStringLiteral("pad2")));
        for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
            theme::apply(*qApp, choice);
            QTRY_VERIFY(struck(QStringLiteral("pad2")));
            QVERIFY(!struck(QStringLiteral("pad1")));
        }
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

    // As one move, which is undone as one.
    void cellsWithOneCandidateAreEnteredAtOnce()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const QAction& singles = *action(QStringLiteral("Enter all cells with one candidate"));
        const auto begin = [&](const char* board) {
            workbench().push({&sudoku, sudoku.read(board, {}, {}).value()}, verbatim("Choose"));
            QVERIFY(!singles.isEnabled());
            workbench().playByHand();
            QVERIFY(singles.isEnabled());
        };
        begin("..34..1221..43.."); // two boxes are empty
        windowKey(Qt::Key_E, Qt::ShiftModifier);
        QCOMPARE(hand().entries().size(), std::size_t{8});
        QCOMPARE(hand().log().size(), std::size_t{1});
        QVERIFY(workbench().moment()->isSolved);
        workbench().undo();
        QVERIFY(hand().entries().empty());
        begin("................");
        windowKey(Qt::Key_E, Qt::ShiftModifier);
        QVERIFY(hand().log().empty());
        QVERIFY2(m_window->message().startsWith(QLatin1String("No cell")),
                 qPrintable(m_window->message()));
        choose("queens");
        workbench().playByHand();
        QVERIFY(!singles.isEnabled());
        QVERIFY(!action(QStringLiteral("Tint cells with two candidates left"))->isEnabled());
    }

    void cellsWithTwoCandidatesAreTintedByKey()
    {
        choose("sudoku");
        workbench().playByHand();
        const QAction& tint = *action(QStringLiteral("Tint cells with two candidates left"));
        QVERIFY(tint.isEnabled() && !tint.isChecked());
        const QImage plain = board().grab().toImage();
        const auto& numbers = static_cast<const NumberBoard&>(board());
        QVERIFY(!numbers.cellsWithTwoLeft().empty());
        QString said;
        const QObject scope;
        connect(&board(), &Board::remarked, &scope, [&said](const QString& text) { said = text; });
        const auto isCounted = [&said] { return said.contains(QLatin1String("two candidates")); };
        windowKey(Qt::Key_S, Qt::ShiftModifier);
        QVERIFY(tint.isChecked());
        QVERIFY(board().grab().toImage() != plain);
        QVERIFY2(isCounted(), qPrintable(said));
        windowKey(Qt::Key_S, Qt::ShiftModifier);
        QVERIFY(!tint.isChecked());
        QVERIFY2(!isCounted(), qPrintable(said));
        // What was counted goes when it may be another number.
        const auto entries = solution();
        const auto free = std::ranges::find_if(entries, [this](const Assignment& one) {
            return hand().state().value(one.variable) == kNoValue;
        });
        QVERIFY(free != entries.end());
        const Note cross{NoteKind::Cross, free->variable, free->value};
        const std::vector<std::function<void()>> moves{
            [&] { workbench().note(std::span(&cross, 1)); }, [&] { workbench().undo(); },
            [&] { workbench().enter(std::span(&*free, 1)); }, [&] { workbench().undo(); }};
        for (const auto& move : moves) {
            if (tint.isChecked())
                windowKey(Qt::Key_S, Qt::ShiftModifier);
            windowKey(Qt::Key_S, Qt::ShiftModifier);
            QVERIFY2(tint.isChecked() && isCounted(), qPrintable(said));
            move();
            QTRY_VERIFY2(!isCounted(), qPrintable(said));
        }
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

QTEST_MAIN(TestMarks)
#include "tst_app_marks.moc"
