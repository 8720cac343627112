// Nothing is lost in the window: boards at the next start, keys, what belongs to one board and not
// to the next.

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QStyleOptionSpinBox>
#include <QTabWidget>
#include <QtTest>

#include "core/files/link.h"
#include "core/files/tracefile.h"
#include "core/puzzle/registry.h"
#include "tests/windowfixture.h"
#include "widgets/commandpalette.h"
#include "widgets/heatpanel.h"
#include "widgets/timeline.h"
#include "widgets/transportbar.h"

using namespace clew;

class TestPlaces : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    void typeSize(const char* box, const QString& size) const
    {
        auto* const field = m_window->findChild<QSpinBox*>(box);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, size);
        QTest::keyClick(field, Qt::Key_Return);
    }
    // What was searched, as a file; by a strategy of this name.
    [[nodiscard]] QString traceFile(const std::string& strategy,
                                    std::optional<Ending> ending = {}) const
    {
        const FormatInfo& format = keepingFormat(*document().puzzle);
        TraceHeader header;
        header.puzzle = document().puzzle->info().id;
        header.strategy = strategy;
        header.problem = document().puzzle->write(*document().problem, format.id);
        header.format = format.id;
        header.outcome = workbench().moment()->outcome.value_or(Outcome());
        if (ending)
            header.outcome.ending = *ending;
        const QString name = m_folder.filePath("some.clewtrace");
        return writeTrace(name.toStdString(), header, *document().trace) ? name : QString();
    }
    // A recording of the board's search, ended by a limit at its first solution; at its end.
    void openWithOneSolution() const
    {
        Limits limits;
        limits.solutions = 1;
        workbench().setLimits(limits);
        workbench().wake();
        player().toEnd();
        QTRY_VERIFY(isWatchedToTheEnd());
        const QString name = traceFile("backtracking");
        workbench().setLimits(Limits());
        QVERIFY2(m_window->openFile(name), qPrintable(m_window->message()));
        player().toEnd();
        QTRY_VERIFY(isWatchedToTheEnd());
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void boardsAreThereAtTheNextStart()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const ProblemPtr six = queens.presetProblem(*queens.preset("6"));
        workbench().edit(six, verbatim("Edit"));
        watch(5);
        choose("sudoku", "backtracking");
        QVERIFY(m_window->close());
        openWindow();
        m_window->restoreBoards();
        QCOMPARE(document().puzzle->info().id, std::string("sudoku"));
        QCOMPARE(document().strategy, *findPuzzle("sudoku")->strategyIndex("backtracking"));
        QCOMPARE(workbench().history().count(), std::size_t{1}); // what was chosen last time
        workbench().choosePuzzle(queens);
        QTRY_COMPARE(player().position(), quint64{5});
        QVERIFY2(m_window->message().isEmpty(), qPrintable(m_window->message())); // nothing is lost
        QCOMPARE(queens.write(*document().problem, "board"), queens.write(*six, "board"));
        // To the beginning, which is no step from what the window showed first.
        workbench().undo();
        workbench().undo();
        QVERIFY(!workbench().undoWhat());
        QCOMPARE(queens.write(*document().problem, "board"),
                 queens.write(*queens.presetProblem(queens.info().presets.front()), "board"));
    }

    // The preset is marked, the panel in front, and nothing is said that sounds like a failure.
    void whatWasShownIsShownAtTheNextStart()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        workbench().choosePreset(sudoku, *sudoku.preset("hard"));
        watch(3);
        m_window->findChild<QTabWidget*>("details")->setCurrentIndex(1);
        QVERIFY(m_window->close());
        openWindow();
        m_window->restoreBoards();
        QTRY_COMPARE(player().position(), quint64{3});
        QCOMPARE(document().preset, sudoku.preset("hard"));
        QVERIFY(m_window->puzzlePanel().presetList().currentItem() != nullptr);
        QCOMPARE(m_window->puzzlePanel().presetList().currentItem()->text(),
                 QStringLiteral("Extreme"));
        QCOMPARE(m_window->findChild<QTabWidget*>("details")->currentIndex(), 1);
        QVERIFY2(m_window->message().isEmpty(), qPrintable(m_window->message()));
        m_window->findChild<QTabWidget*>("details")->setCurrentIndex(0); // as the other tests begin
        // An edited board is no preset any more.
        workbench().edit(sudoku.presetProblem(*sudoku.preset("easy")), verbatim("Edit"));
        QVERIFY(m_window->close());
        openWindow();
        m_window->restoreBoards();
        QCOMPARE(document().preset, nullptr);
    }

    void eachPuzzleKeepsItsZoom()
    {
        m_window->board().zoomIn();
        m_window->board().zoomIn();
        const double zoom = m_window->board().zoom();
        QVERIFY(zoom > 1);
        workbench().choosePuzzle(*findPuzzle("sudoku"));
        QCOMPARE(m_window->board().zoom(), 1.0);
        workbench().choosePuzzle(*findPuzzle("queens"));
        QCOMPARE(m_window->board().zoom(), zoom);
        // Another board is another, here and where one comes to it from another puzzle.
        const Puzzle& queens = *findPuzzle("queens");
        workbench().choosePreset(queens, *queens.preset("32"));
        QCOMPARE(m_window->board().zoom(), 1.0);
        m_window->board().zoomIn();
        workbench().choosePuzzle(*findPuzzle("sudoku"));
        workbench().choosePreset(queens, *queens.preset("4"));
        QCOMPARE(m_window->board().zoom(), 1.0);
    }

    void eachRunKeepsItsPartOfTheTimeline()
    {
        key(Qt::Key_End);
        QTRY_VERIFY(workbench().moment()->outcome.has_value());
        QTRY_COMPARE(player().position(), workbench().moment()->length);
        player().seek(5);
        auto& timeline = m_window->transportBar().timeline();
        timeline.zoom(0, 4);
        QVERIFY(timeline.isZoomed());
        const double last = timeline.span().last;
        workbench().choosePuzzle(*findPuzzle("sudoku"));
        QVERIFY(!timeline.isZoomed());
        workbench().choosePuzzle(*findPuzzle("queens"));
        QCOMPARE(player().position(), quint64{5});
        QCOMPARE(timeline.span().last, last);
    }

    // Where the next entry is made, too, and the next start has both.
    void theChosenCellIsKept()
    {
        const auto caret = [this] { return m_window->board().entryPlace().caret; };
        workbench().choosePuzzle(*findPuzzle("sudoku"));
        workbench().playByHand();
        for (const int way : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Down})
            key(way);
        m_window->board().zoomIn();
        const double zoom = m_window->board().zoom();
        workbench().choosePuzzle(*findPuzzle("queens"));
        key(Qt::Key_Down);
        workbench().choosePuzzle(*findPuzzle("sudoku"));
        QCOMPARE(caret(), QPoint(1, 2));
        QVERIFY(m_window->close());
        openWindow();
        m_window->restoreBoards();
        QCOMPARE(m_window->board().zoom(), zoom);
        QCOMPARE(caret(), QPoint(1, 2));
        workbench().choosePuzzle(*findPuzzle("queens"));
        QCOMPARE(caret(), QPoint(0, 1));
        QCOMPARE(m_window->board().zoom(), 1.0);
        workbench().choosePuzzle(*findPuzzle("sudoku"));
        QCOMPARE(caret(), QPoint(1, 2));
    }

    // Whoever clicks the puzzle that is shown goes on at its board, too.
    void clickingAPuzzleLeavesTheKeysToTheBoard()
    {
        QListWidget& puzzles = m_window->puzzlePanel().puzzleList();
        for (int click = 0; click < 2; ++click) {
            QTest::mouseClick(puzzles.viewport(), Qt::LeftButton, {},
                              puzzles.visualItemRect(puzzles.item(5)).center());
            QTRY_VERIFY(m_window->board().hasFocus());
        }
        QCOMPARE(document().puzzle, findPuzzle("sudoku"));
    }

    // Also where they have nothing to do, since the search is there; it would be gone with its
    // strategy.
    void keysOfTheSearchChooseNoStrategy()
    {
        choose("sudoku", "dancing-links");
        const std::size_t chosen = document().strategy;
        QComboBox& chooser = m_window->strategyPanel().chooser();
        const auto pressed = [&](Qt::Key key) {
            activate();
            chooser.setFocus();
            QTest::keyClick(&chooser, key);
        };
        pressed(Qt::Key_Home);
        QCOMPARE(document().strategy, chosen);
        workbench().wake();
        player().toEnd();
        QTRY_VERIFY(isWatchedToTheEnd());
        pressed(Qt::Key_End);
        QCOMPARE(document().strategy, chosen);
        player().toStart();
        QTRY_COMPARE(player().position(), quint64{0});
        pressed(Qt::Key_Home);
        QCOMPARE(document().strategy, chosen);
        QVERIFY(player().hasTrace());
        pressed(Qt::Key_Up); // meant for the box
        QVERIFY(document().strategy != chosen);
        QTRY_VERIFY(chooser.hasFocus());
    }

    // Whoever picks a strategy or a size from the list goes on at the board.
    void whatIsPickedLeavesTheKeysToTheBoard()
    {
        const auto pick = [](QComboBox& box, int row) {
            box.setFocus();
            box.showPopup();
            QTRY_VERIFY(box.view()->isVisible());
            box.view()->setCurrentIndex(box.model()->index(row, 0));
            QTest::keyClick(box.view(), Qt::Key_Return);
        };
        choose("sudoku", "dancing-links");
        pick(m_window->strategyPanel().chooser(), 1);
        QTRY_COMPARE(document().strategy, std::size_t{1});
        activate();
        QTRY_VERIFY(m_window->board().hasFocus());
        auto* const size = m_window->findChild<QComboBox*>("sudokuSize");
        QVERIFY(size != nullptr);
        pick(*size, 0);
        QTRY_COMPARE(document().puzzle->dimensions(*document().problem).variables, 16U);
        activate();
        QTRY_VERIFY(m_window->board().hasFocus());
        // There is nothing to go to the start of.
        const ProblemPtr picked = document().problem;
        pick(*size, 2);
        QTRY_VERIFY(document().problem != picked);
        const ProblemPtr larger = document().problem;
        size->setFocus();
        QTest::keyClick(size, Qt::Key_Home);
        QCOMPARE(document().problem, larger);
    }

    void sizeFieldsGiveTheKeysBack()
    {
        typeSize("queensSize", "6");
        QCOMPARE(document().puzzle->write(*document().problem, "board").size(), std::size_t{6 * 7});
        QVERIFY(m_window->board().hasFocus());
    }

    void sizeFieldsTakeNoMoreThanNumbers()
    {
        choose("queens", "backtracking", "6");
        watch(3);
        auto* const size = m_window->findChild<QSpinBox*>("queensSize");
        QVERIFY(size != nullptr && size->value() == 6);
        const auto onSize = [&](auto event) {
            activate();
            size->setFocus();
            event();
        };
        onSize([&] { QTest::keyClick(size, Qt::Key_Space); });
        QVERIFY(player().isPlaying());
        player().pause();
        onSize([&] { QTest::keyClicks(size, "t."); });
        QCOMPARE(size->text(), QStringLiteral("6"));
        QWheelEvent wheel(size->rect().center(), size->mapToGlobal(size->rect().center()), {},
                          {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(size, &wheel);
        QCOMPARE(size->value(), 6);
        QVERIFY(player().hasTrace());
        // Whoever leaves it has typed nothing.
        onSize([&] {
            QTest::keyClicks(size, "1");
            QVERIFY(size->text() != QStringLiteral("6"));
            QTest::keyClick(size, Qt::Key_Escape);
        });
        QCOMPARE(size->text(), QStringLiteral("6"));
        QVERIFY(m_window->board().hasFocus());
        // Whoever has used the arrows goes on at the board.
        QStyleOptionSpinBox option;
        option.initFrom(size);
        option.subControls = QStyle::SC_All;
        const QRect up =
            size->style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxUp, size);
        const ProblemPtr before = document().problem;
        QTest::mouseClick(size, Qt::LeftButton, Qt::NoModifier, up.center());
        QTRY_COMPARE(size->value(), 7);
        QTRY_VERIFY(m_window->board().hasFocus());
        workbench().history().undo();
        QCOMPARE(document().problem, before);
    }

    void tooLargeABoardIsRefusedWhole()
    {
        const ProblemPtr before = document().problem;
        typeSize("queensSize", "2000");
        QCOMPARE(document().problem, before);
        QCOMPARE(m_window->findChild<QSpinBox*>("queensSize")->value(), 8);
    }

    void boardsCanBeCleared()
    {
        choose("sudoku");
        const ProblemPtr before = document().problem;
        QAction* const clear = command("Clear board");
        QVERIFY(clear != nullptr && clear->isEnabled());
        clear->trigger();
        const std::string text = document().puzzle->write(*document().problem, "sdk");
        QCOMPARE(text.find_first_of("123456789"), std::string::npos);
        workbench().history().undo();
        QCOMPARE(document().problem, before);
        choose("words");
        QVERIFY(!clear->isEnabled());
    }

    void returnInAClueFillsNoCell()
    {
        choose("nonogram");
        QCoreApplication::processEvents(); // the board is shown
        const ProblemPtr before = document().problem;
        m_window->board().setFocus();
        key(Qt::Key_R);
        auto* const editor = m_window->board().findChild<QLineEdit*>("clueEditor");
        QVERIFY(editor->isVisible());
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(!editor->isVisible());
        QCOMPARE(document().problem, before);
        QVERIFY(m_window->board().hasFocus());
    }

    // Wherever the prediction stands: at the end of the search, too.
    void enterIsThePredictionBars()
    {
        choose("queens", nullptr, "6");
        watch(3);
        key(Qt::Key_F8);
        player().setSpeed(Player::kFastest);
        player().seek(kUnlimited);
        key(Qt::Key_End);
        QTRY_VERIFY(isWatchedToTheEnd());
        const ProblemPtr before = document().problem;
        key(Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(document().problem, before);
        QVERIFY(workbench().moment()->isWatching());
    }

    void minusIsSlower()
    {
        choose("arithmetic");
        player().setSpeed(8);
        key(Qt::Key_Minus);
        QCOMPARE(player().speed(), 4.0);
        key(Qt::Key_7); // a number is typed: its sign
        key(Qt::Key_Minus);
        key(Qt::Key_Return);
        QCOMPARE(player().speed(), 4.0);
        const std::string text = document().puzzle->write(*document().problem, "list");
        QVERIFY2(text.find("-7") != std::string::npos, text.c_str());
    }

    void openedTracesHaveFiguresAndNoPreset()
    {
        QListWidget& presets = m_window->puzzlePanel().presetList();
        const Puzzle& queens = *document().puzzle;
        workbench().choosePreset(queens, *queens.preset("6"));
        QVERIFY(presets.currentRow() >= 0);
        workbench().wake();
        player().toEnd();
        QTRY_VERIFY(isWatchedToTheEnd());
        const QString nodes = label("nodes");
        const QString backtracks = label("backtracks");
        QVERIFY(m_window->openFile(traceFile("backtracking")));
        QCOMPARE(presets.currentRow(), -1);
        QVERIFY(presets.selectedItems().isEmpty());
        QCOMPARE(label("nodes"), nodes);
        QCOMPARE(label("backtracks"), backtracks);
        QCOMPARE(m_window->strategyPanel().chooser().currentIndex(), 0);
    }

    // Of a recording that a limit ended there may be more solutions: N goes on to them, the search
    // repeated, which undo takes back. Where the same limit holds here it says how to have them.
    void nextGoesOnWhereARecordingWasCutShort()
    {
        choose("queens", "backtracking", "6"); // which has 4
        openWithOneSolution();
        QCOMPARE(player().solutionsPassed(), quint64{1});
        key(Qt::Key_N);
        QTRY_COMPARE(player().solutionsPassed(), quint64{2});
        QTRY_VERIFY2(m_window->message().contains(QStringLiteral("run again")),
                     qPrintable(m_window->message()));
        QVERIFY(!document().recording);
        key(Qt::Key_N);
        QTRY_COMPARE(player().solutionsPassed(), quint64{3});
        QTRY_VERIFY2(m_window->message().isEmpty(), qPrintable(m_window->message()));
        workbench().undo();
        QVERIFY(document().recording != nullptr);
        QCOMPARE(player().solutionsPassed(), quint64{1});
        Limits limits;
        limits.solutions = 1;
        workbench().setLimits(limits);
        key(Qt::Key_N);
        QTRY_VERIFY2(m_window->message().contains(QStringLiteral("as asked")),
                     qPrintable(m_window->message()));
        QVERIFY(!m_window->message().contains(QStringLiteral("without a further")));
        QVERIFY(m_window->message().contains(QStringLiteral("Restart (Ctrl+R)")));
        workbench().setLimits(Limits());
        workbench().restart();
        for (const quint64 n : {quint64{1}, quint64{2}}) {
            key(Qt::Key_N);
            QTRY_COMPARE(player().solutionsPassed(), n);
        }
    }

    // What was recorded may be all there is: the board stays, and what was done is said.
    void nextStaysWhereARecordingHadTheOnlySolution()
    {
        choose("sudoku", "backtracking", "p97");
        openWithOneSolution();
        const quint64 position = player().position();
        QCOMPARE(player().solutionsPassed(), quint64{1});
        key(Qt::Key_N);
        QTRY_VERIFY2(m_window->message().contains(QStringLiteral("no further solution")),
                     qPrintable(m_window->message()));
        QVERIFY2(m_window->message().contains(QStringLiteral("run again. Ctrl+Z brings")),
                 qPrintable(m_window->message()));
        QVERIFY(!document().recording);
        QCOMPARE(player().position(), position);
        QCOMPARE(player().solutionsPassed(), quint64{1});
        QVERIFY(player().length() > position);
        workbench().undo();
        QVERIFY(document().recording != nullptr);
    }

    // Of another program's search that was cut off nothing more is known.
    void nextKnowsNoMoreThanARecordingFromElsewhere()
    {
        watch(20);
        QVERIFY(m_window->openFile(traceFile("somebody-s-own", Ending::RanDry)));
        player().toEnd();
        QTRY_VERIFY(isWatchedToTheEnd());
        key(Qt::Key_N);
        QTRY_VERIFY2(m_window->message().contains(QStringLiteral("whether there is more")),
                     qPrintable(m_window->message()));
        QVERIFY(!m_window->message().contains(QStringLiteral("strategy")));
    }

    // Wherever they were: in a list, or in a window that is not the active one.
    void openedFilesGiveTheKeysToTheBoard()
    {
        choose("sudoku", "backtracking", "p97");
        watch(5);
        const QString name = traceFile("backtracking");
        m_window->puzzlePanel().presetList().setFocus();
        QVERIFY2(m_window->openFile(name), qPrintable(m_window->message()));
        QTRY_VERIFY(m_window->board().hasFocus());
        choose("queens");
        QWidget other;
        other.show();
        other.activateWindow();
        test::waitUntilActive(other);
        QVERIFY2(m_window->openFile(name), qPrintable(m_window->message()));
        QCOMPARE(m_window->focusWidget(), static_cast<QWidget*>(&m_window->board()));
        other.hide();
        m_window->activateWindow();
        test::waitUntilActive(*m_window);
        QTRY_VERIFY(m_window->board().hasFocus());
    }

    void whatWasRecordedElsewhereIsNotOurs()
    {
        watch(20);
        QVERIFY(m_window->openFile(traceFile("somebody-s-own")));
        const QComboBox& chooser = m_window->strategyPanel().chooser();
        QCOMPARE(chooser.currentIndex(), -1);
        QCOMPARE(chooser.placeholderText(), QString("somebody-s-own"));
        workbench().chooseStrategy(0); // which is not what made it
        QCOMPARE(chooser.currentIndex(), 0);
        QVERIFY(!workbench().moment()->isWatching());
    }

    void heatBelongsToTheBoard()
    {
        auto* const heat = m_window->findChild<HeatPanel*>();
        heat->setShownOnBoard(true);
        choose("queens", nullptr, "6");
        QVERIFY(!heat->isShownOnBoard());
        workbench().history().undo();
        QVERIFY(heat->isShownOnBoard());
    }

    // Themes and the presets of other puzzles, in English too.
    void thePaletteFindsMore_data()
    {
        QTest::addColumn<QString>("words");
        for (const char* const words :
             {"dark", "petersen", "clear", "graphs petersen", "solve", "12"})
            QTest::newRow(words) << words;
    }

    void thePaletteFindsMore()
    {
        QFETCH(QString, words);
        bool isFound = false;
        inDialog([&](QDialog& dialog) {
            auto* const list = dialog.findChild<QListWidget*>();
            dialog.findChild<QLineEdit*>()->setText(words);
            isFound = (list->item(0)->flags() & Qt::ItemIsEnabled) != 0;
            if (words.contains("petersen") || words == "12")
                QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
            else
                dialog.reject();
        });
        key(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(isFound);
        if (words.contains("petersen"))
            QCOMPARE(document().puzzle->info().id, std::string("graphs"));
        if (words == "12")
            QCOMPARE(document().puzzle->dimensions(*document().problem).variables, 12U);
    }

    void thePaletteFindsEnglishInAnyLanguage()
    {
        m_window->setPhraseFinder([](const QString& shown) {
            return shown == "&Open…" ? std::vector{phrase("", "&Unlock…")} : std::vector<Phrase>();
        });
        bool isFound = false;
        inDialog([&](QDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText("unlock");
            auto* const list = dialog.findChild<QListWidget*>();
            isFound = list->count() == 1 && list->item(0)->text().startsWith("Open");
            dialog.reject();
        });
        key(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(isFound);
    }

    // What is named so comes before what only has these letters somewhere; a setting is found by
    // what it is about.
    void thePalettePutsTheBestFirst_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        QTest::addColumn<bool>("isFirst");
        QTest::newRow("rate") << "rate"
                              << "Rate" << true;
        QTest::newRow("error") << "error"
                               << "Show broken rules at once" << false;
        QTest::newRow("errors") << "errors"
                                << "Never show mistakes" << false;
        QTest::newRow("check") << "errors"
                               << "Check" << false;
    }

    void thePalettePutsTheBestFirst()
    {
        QFETCH(QString, typed);
        QFETCH(QString, found);
        QFETCH(bool, isFirst);
        choose("sudoku");
        if (found == "Check")
            workbench().playByHand();
        QStringList names;
        inDialog([&](QDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(typed);
            auto* const list = dialog.findChild<QListWidget*>();
            for (int row = 0; row < list->count(); ++row)
                names << list->item(row)->text().section("   ", 0, 0);
            dialog.reject();
        });
        key(Qt::Key_K, Qt::ControlModifier);
        QVERIFY2(names.contains(found), qPrintable(names.join(", ")));
        if (isFirst)
            QCOMPARE(names.front(), found);
    }

    void thePaletteSaysWhenItFindsNothing()
    {
        CommandPalette palette(m_window->actions(), m_window.get());
        palette.findChild<QLineEdit*>()->setText("no such command");
        auto* const list = palette.findChild<QListWidget*>();
        QCOMPARE(list->count(), 1);
        QVERIFY(!(list->item(0)->flags() & Qt::ItemIsEnabled));
        QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
        QVERIFY(palette.chosen() == nullptr);
    }
};

QTEST_MAIN(TestPlaces)
#include "tst_app_places.moc"
