// Nothing is lost in the window: boards at the next start, panels at the edge, keys, what belongs
// to one board and not to the next.

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "core/files/link.h"
#include "core/files/tracefile.h"
#include "core/puzzle/registry.h"
#include "core/session/documentio.h"
#include "tests/windowfixture.h"
#include "widgets/commandpalette.h"
#include "widgets/elidedlabel.h"
#include "widgets/heatpanel.h"
#include "widgets/reasonview.h"
#include "widgets/transportbar.h"

using namespace clew;

class TestPlaces : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    [[nodiscard]] Workbench& workbench() const { return m_window->workbench(); }
    [[nodiscard]] const Document& document() const { return workbench().document(); }
    [[nodiscard]] QString label(const char* name) const
    {
        return m_window->findChild<QLabel*>(name)->text();
    }
    [[nodiscard]] QSplitter& columns() const { return *m_window->findChild<QSplitter*>("columns"); }
    [[nodiscard]] QAction* action(const QString& text) const
    {
        for (QAction* const action : m_window->actions())
            if (plainText(*action) == text)
                return action;
        return nullptr;
    }
    void typeSize(const char* box, const QString& size) const
    {
        auto* const field = m_window->findChild<QSpinBox*>(box);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, size);
        QTest::keyClick(field, Qt::Key_Return);
    }
    // What was searched, as a file; by a strategy of this name.
    [[nodiscard]] QString traceFile(const std::string& strategy) const
    {
        const FormatInfo& format = keepingFormat(*document().puzzle);
        TraceHeader header;
        header.puzzle = document().puzzle->info().id;
        header.strategy = strategy;
        header.problem = document().puzzle->write(*document().problem, format.id);
        header.format = format.id;
        header.outcome = workbench().moment()->outcome.value_or(Outcome());
        const QString name = m_folder.filePath("some.clewtrace");
        return writeTrace(name.toStdString(), header, *document().trace) ? name : QString();
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

    // A long argument is all there, in the room of a few lines.
    void longReasonsAreScrolled()
    {
        QString text;
        for (int n = 1; n <= 400; ++n)
            text += QStringLiteral("step %1, ").arg(n);
        const int whole = m_window->board().height();
        m_window->showReason(verbatim(text.toStdString()));
        QCOMPARE(m_window->reason(), text);
        QTRY_VERIFY(m_window->board().height() < whole);
        auto* const view = m_window->findChild<ReasonView*>();
        QTRY_VERIFY(view->verticalScrollBar()->maximum() > 0);
        QVERIFY(view->height() < m_window->height() / 5);
        const QSize board = m_window->board().size();
        view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum());
        m_window->showReason(verbatim("Short."));
        QTRY_COMPARE(view->verticalScrollBar()->maximum(), 0);
        QCOMPARE(m_window->board().size(), board); // it moves once
        m_window->showReason(verbatim(text.toStdString()));
        QCOMPARE(view->verticalScrollBar()->value(), 0);
    }

    void messagesDoNotMoveTheBoard()
    {
        const QRect before = m_window->board().geometry();
        m_window->showMessage(QString("Something is wrong here. ").repeated(30));
        QCoreApplication::processEvents();
        QVERIFY(!m_window->message().isEmpty());
        QCOMPARE(m_window->board().geometry(), before);
        m_window->showMessage({});
        QCoreApplication::processEvents();
        QCOMPARE(m_window->board().geometry(), before);
        // What has no room ends in an ellipsis, at any width, and is whole in the tool tip.
        const QString text = QStringLiteral("One two three four five six seven eight nine ten. ")
                                 .repeated(3)
                                 .trimmed();
        m_window->showMessage(text);
        auto* const label = m_window->findChild<ElidedLines*>();
        for (const int width : {1024, 1280, 1024}) {
            m_window->resize(width, 740);
            QCoreApplication::processEvents();
            QCOMPARE(label->whole(), text);
            QVERIFY(label->heightForWidth(label->width()) <= label->height());
            QVERIFY(label->text() == text ||
                    (label->text().endsWith(QStringLiteral("…")) && label->toolTip() == text));
        }
    }

    void foldedColumnsComeBack()
    {
        QVERIFY(columns().handleWidth() >= 8);
        columns().setSizes({0, 1280, 0});
        QCOMPARE(columns().sizes()[2], 0);
        key(Qt::Key_T);
        QVERIFY(columns().sizes()[2] > 0);
        QAction* const left = action("Puzzles and presets");
        QVERIFY(left != nullptr);
        left->setChecked(false);
        left->trigger();
        QVERIFY(columns().sizes()[0] > 0);
        left->trigger();
        QCOMPARE(columns().sizes()[0], 0);
    }

    void everyPuzzleFitsASmallScreen_data() { puzzleRows(); }

    void everyPuzzleFitsASmallScreen()
    {
        QFETCH(int, index);
        choose(puzzleAt(index));
        QCoreApplication::processEvents();
        // Half of 1920 × 1080, less a title bar.
        const QSize least = m_window->minimumSizeHint();
        QVERIFY2(least.width() <= 960, qPrintable(QString::number(least.width())));
        QVERIFY2(least.height() <= 510, qPrintable(QString::number(least.height())));
        m_window->resize(960, 510);
        QCoreApplication::processEvents();
        const QRect all = m_window->rect();
        for (const QWidget* const widget : m_window->findChildren<QWidget*>()) {
            const bool isControl = qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                                   qobject_cast<const QComboBox*>(widget) != nullptr ||
                                   qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
            if (!isControl || !widget->isVisible() || widget->window() != m_window.get())
                continue;
            const QRect place(widget->mapTo(m_window.get(), QPoint()), widget->size());
            QVERIFY2(all.contains(place), qPrintable(widget->objectName() + widget->toolTip()));
            const int needed = std::min(widget->minimumSizeHint().width(), widget->maximumWidth());
            QVERIFY2(widget->width() >= needed,
                     qPrintable(widget->objectName() + widget->toolTip()));
        }
    }

    // What has no room in the bar below stands in the menu at its end.
    void theTransportBarHasAllOfItsButtons()
    {
        const TransportBar& bar = m_window->transportBar();
        auto* const more = bar.findChild<QToolButton*>("more");
        const auto buttons = [&] {
            QSet<QAction*> actions;
            for (const QToolButton* const button : bar.findChildren<QToolButton*>())
                if (button->isVisible() && button->defaultAction() != nullptr)
                    actions << button->defaultAction();
            return actions;
        };
        m_window->resize(1600, 800);
        QCoreApplication::processEvents();
        const QSet<QAction*> all = buttons();
        QCOMPARE(all.size(), 10);
        QVERIFY(!more->isVisible());
        bool hadMore = false;
        for (int width = 1500; width >= 960; width -= 60) {
            m_window->resize(width, 700);
            QCoreApplication::processEvents();
            const QSet<QAction*> shown = buttons();
            QVERIFY(shown.contains(action("Run")));
            const auto rest = more->menu()->actions();
            QCOMPARE(shown + QSet<QAction*>(rest.begin(), rest.end()), all);
            QCOMPARE(more->isVisible(), shown.size() < all.size());
            QVERIFY(hadMore ? more->isVisible() : true); // the less room, the more is there
            hadMore = more->isVisible();
            QVERIFY(bar.findChild<QLabel*>("place")->geometry().right() < bar.width());
        }
        m_window->resize(1600, 800);
        QCoreApplication::processEvents();
        QCOMPARE(buttons(), all);
    }

    void theWindowFitsTheScreen()
    {
        QSettings().remove("geometry");
        QSettings().remove("columns");
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QSize room = window.screen()->availableSize();
        QString sizes;
        QDebug(&sizes) << window.size() << "in" << room << "at least" << window.minimumSizeHint();
        for (const QWidget* const part :
             window.centralWidget()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            QDebug(&sizes) << part->metaObject()->className() << part->size()
                           << part->minimumSizeHint() << part->minimumSize();
        QVERIFY2(window.width() <= room.width() && window.height() <= room.height(),
                 qPrintable(sizes));
        QVERIFY(window.minimumSizeHint().width() <= room.width());
        QVERIFY(window.board().isVisible() && window.board().width() >= 180);
    }

    // The same where everything is drawn twice as large.
    void theWindowFitsALargelyScaledScreen_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addRow("1280x800") << 1280 << 800;
        QTest::addRow("1920x1080") << 1920 << 1080;
    }
    void theWindowFitsALargelyScaledScreen()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        const QTemporaryDir folder;
        QFile screens(folder.filePath("screens.json"));
        QVERIFY(screens.open(QIODevice::WriteOnly));
        screens.write(
            QJsonDocument(QJsonObject{{"screens", QJsonArray{QJsonObject{{"name", "screen"},
                                                                         {"width", width},
                                                                         {"height", height}}}}})
                .toJson());
        screens.close();
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_SCALE_FACTOR", "2");
        environment.insert("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName());
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::arguments().front(), {"theWindowFitsTheScreen"});
        constexpr int kPatience = 600'000;
        QVERIFY(process.waitForFinished(kPatience));
        QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
                 process.readAllStandardOutput());
    }

    void sizeFieldsGiveTheKeysBack()
    {
        typeSize("queensSize", "6");
        QCOMPARE(document().puzzle->write(*document().problem, "board").size(), std::size_t{6 * 7});
        QVERIFY(m_window->board().hasFocus());
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
        QAction* const clear = action("Clear board");
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
        QTRY_VERIFY(player().atEnd());
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

    // What is of the run stands below one heading, what is of the moment beside another; moving on
    // changes the latter alone.
    void theMomentHasItsOwnFigures()
    {
        const Puzzle& queens = *document().puzzle;
        workbench().choosePreset(queens, *queens.preset("6"));
        workbench().wake();
        player().toEnd();
        QTRY_VERIFY(player().atEnd());
        const auto yOf = [&](const char* name) {
            const auto* const label = m_window->findChild<QLabel*>(name);
            return label->mapTo(m_window.get(), label->rect().center()).y();
        };
        QVERIFY(yOf("scope") < yOf("nodes") && yOf("backtracks") < yOf("momentScope"));
        QVERIFY(std::abs(yOf("momentScope") - yOf("depth")) <= 2);
        const QString nodes = label("nodes");
        std::set<QString> depths;
        for (const quint64 position : {1, 2, 5}) {
            player().seek(position);
            QCOMPARE(label("nodes"), nodes);
            QCOMPARE(label("depth"), QString::number(workbench().moment()->depth));
            depths.insert(label("depth"));
        }
        QVERIFY(depths.size() > 1);
    }

    void openedTracesHaveFiguresAndNoPreset()
    {
        QListWidget& presets = m_window->puzzlePanel().presetList();
        const Puzzle& queens = *document().puzzle;
        workbench().choosePreset(queens, *queens.preset("6"));
        QVERIFY(presets.currentRow() >= 0);
        workbench().wake();
        player().toEnd();
        QTRY_VERIFY(player().atEnd());
        const QString nodes = label("nodes");
        const QString backtracks = label("backtracks");
        QVERIFY(m_window->openFile(traceFile("backtracking")));
        QCOMPARE(presets.currentRow(), -1);
        QVERIFY(presets.selectedItems().isEmpty());
        QCOMPARE(label("nodes"), nodes);
        QCOMPARE(label("backtracks"), backtracks);
        QCOMPARE(m_window->strategyPanel().chooser().currentIndex(), 0);
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
