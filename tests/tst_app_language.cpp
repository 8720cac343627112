// Another language while the program runs: the window is rebuilt around the same Workbench, and
// nothing that was being done is lost.

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QFileDialog>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QtTest>
#include <sys/stat.h>

#include "app/gui/besttimes.h"
#include "app/gui/besttimesdialog.h"
#include "app/gui/features/timelinefeature.h"
#include "app/gui/lessons.h"
#include "app/gui/windowowner.h"
#include "core/files/page.h"
#include "core/puzzle/playing.h"
#include "core/puzzle/registry.h"
#include "core/study/hand.h"
#include "tests/solving.h"
#include "tests/windowfixture.h"
#include "widgets/boards/numberboard.h"
#include "widgets/heatpanel.h"
#include "widgets/lessonpresenter.h"
#include "widgets/modeleditor.h"
#include "widgets/modeltext.h"
#include "widgets/raceview.h"
#include "widgets/searchtreepanel.h"
#include "widgets/solutionspanel.h"
#include "widgets/timeline.h"
#include "widgets/translate.h"
#include "widgets/transportbar.h"

using namespace clew;

class TestLanguage : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    std::unique_ptr<WindowOwner> m_owner;

    [[nodiscard]] MainWindow& window() const { return m_owner->window(); }
    [[nodiscard]] Workbench& workbench() const { return m_owner->workbench(); }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&window().board(), static_cast<Qt::Key>(key), modifiers);
    }
    void choose(const char* puzzle, const char* preset) const
    {
        const Puzzle& chosen = *findPuzzle(puzzle);
        workbench().choosePuzzle(chosen);
        workbench().choosePreset(chosen, *chosen.preset(preset));
    }
    void step(quint64 steps) const
    {
        workbench().wake();
        workbench().player().step(static_cast<qint64>(steps));
        QTRY_COMPARE(workbench().player().position(), steps);
    }

    // In the View menu, by its own name.
    void chooseLanguage(const QString& name) const
    {
        for (QMenu* const menu : window().menu(Shell::MenuId::View).findChildren<QMenu*>())
            for (QAction* const action : menu->actions())
                if (action->text() == name)
                    return action->trigger();
        QFAIL("no such language");
    }
    void change(const QString& name) const
    {
        QSignalSpy rebuilt(m_owner.get(), &WindowOwner::rebuilt);
        chooseLanguage(name);
        QTRY_COMPARE(rebuilt.count(), 1);
        QVERIFY(window().isVisible());
        test::waitUntilActive(window());
    }
    void toChinese() const { change(QStringLiteral("简体中文")); }

    // A word of ASCII letters that is no name, sign or key; empty if there is none.
    static QString englishIn(QString text)
    {
        static const QRegularExpression names(
            "Clew|Sudoku|SICP|MiniZinc|Gecode|CaDiCaL|Warnsdorff|Petersen|Heawood|Knuth|Hamilton|"
            "Suguru|Ctrl|Shift|Insert|Delete|Backspace|one-seven-five|SEND|MORE|MONEY|Alt|Esc|"
            "Space|Home|End|Del|Tab|Enter|Return|PgUp|PgDown|Left|Right|"
            "SVG|PNG|PDF|CSV|JSON|HTML|DIMACS|English|Português|Brasil|F\\d+|P\\d+|R\\d+C\\d+|"
            "https?:\\S*|\\S*\\.(clew\\w*|mzn|dzn)|<[^>]*>|&[a-z]+;");
        text.remove(names).remove(QLatin1Char('&'));
        static const QRegularExpression word("[A-Za-z]{4,}");
        return word.match(text).captured();
    }

    // In the dialog that asks for a file, if there is one.
    static void nameFile(const QString& name)
    {
        const auto* const files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (files == nullptr)
            return;
        files->findChild<QLineEdit*>()->setText(name);
        QTest::keyClick(files->findChild<QLineEdit*>(), Qt::Key_Return);
    }

    static void collect(const QMenu& menu, QStringList& texts)
    {
        texts << menu.title();
        for (const QAction* const action : menu.actions()) {
            texts << action->text() << action->toolTip();
            if (const QMenu* const inner = action->menu())
                collect(*inner, texts);
        }
    }

    // What stands on the window and in its menus, and what is said of it.
    [[nodiscard]] QStringList allTexts() const
    {
        QStringList texts{window().windowTitle()};
        for (const QAction* const action : window().menuBar()->actions())
            collect(*action->menu(), texts);
        for (const QWidget* const widget : window().findChildren<QWidget*>()) {
            texts << widget->toolTip() << widget->accessibleName();
            if (const auto* const label = qobject_cast<const QLabel*>(widget))
                texts << label->text();
            if (const auto* const button = qobject_cast<const QAbstractButton*>(widget))
                texts << button->text();
            if (const auto* const box = qobject_cast<const QComboBox*>(widget))
                for (int i = 0; i < box->count(); ++i)
                    texts << box->itemText(i);
            if (const auto* const group = qobject_cast<const QGroupBox*>(widget))
                texts << group->title();
            if (const auto* const tabs = qobject_cast<const QTabWidget*>(widget))
                for (int i = 0; i < tabs->count(); ++i)
                    texts << tabs->tabText(i);
        }
        return texts;
    }

    // What the palette lists then, without the keys.
    [[nodiscard]] QStringList offeredFor(const QString& words) const
    {
        QStringList names;
        inDialog([&](QDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(words);
            const auto* const list = dialog.findChild<QListWidget*>();
            for (int row = 0; row < list->count(); ++row)
                names << list->item(row)->text().section("   ", 0, 0);
            dialog.reject();
        });
        press(Qt::Key_K, Qt::ControlModifier);
        return names;
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init()
    {
        QSettings().setValue("language", "en");
        m_owner = std::make_unique<WindowOwner>();
        window().resize(1240, 780);
        window().show();
        test::waitUntilActive(window());
    }
    void cleanup()
    {
        m_owner.reset();
        QSettings().remove("language");
        QLocale::setDefault(QLocale(QLocale::English));
    }

    // Where there are no texts in a language, keys are not named in it either.
    void keysAreNamedAsTheWindowSpeaks()
    {
        const QString english = QKeySequence(Qt::CTRL | Qt::Key_Z).toString();
        const auto shown = [] {
            return QKeySequence(Qt::CTRL | Qt::Key_Z).toString(QKeySequence::NativeText);
        };
        QCOMPARE(shown(), english);
        m_owner.reset();
        QSettings().setValue("language", "de");
        m_owner = std::make_unique<WindowOwner>();
        QCOMPARE(shown(), english);
    }

    void aSearchGoesOn()
    {
        choose("queens", "32");
        press(Qt::Key_End, Qt::ControlModifier); // follows
        QTRY_VERIFY(workbench().player().position() > 1000);
        const auto trace = workbench().document().trace;
        toChinese();
        QCOMPARE(workbench().document().trace, trace);
        QVERIFY(workbench().session().isRunning());
        QVERIFY(workbench().player().isFollowing());
        const quint64 position = workbench().player().position();
        QTRY_VERIFY(workbench().player().position() > position);
        QCOMPARE(window().transportBar().timeline().position(), workbench().moment()->position);
        press(Qt::Key_Escape);
        QTRY_VERIFY(!workbench().player().isFollowing());
    }

    // Nor is what was said of the last step, or how fast it goes, forgotten.
    void aMomentStays()
    {
        choose("queens", "6");
        press(Qt::Key_Period);
        QTRY_COMPARE(workbench().moment()->activity, Activity::Watching);
        press(Qt::Key_Period);
        QTRY_VERIFY(workbench().moment()->position > 1);
        workbench().player().setSpeed(Player::kFastest);
        toChinese();
        QCOMPARE(workbench().player().speed(), Player::kFastest);
        QVERIFY(!window().reason().isEmpty());
        QVERIFY(window().reason() != window().board().hint());
    }

    void aSolveByHandGoesOn()
    {
        choose("queens", "6");
        workbench().playByHand();
        for (const Value row : {1U, 3U}) {
            const Assignment queen{row, row};
            workbench().enter(std::span(&queen, 1));
        }
        press(Qt::Key_Z, Qt::ControlModifier);
        toChinese();
        QVERIFY(window().board().isByHand());
        QCOMPARE(workbench().hand()->entries().size(), std::size_t{1});
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(workbench().hand()->entries().size(), std::size_t{2});
        for (int i = 0; i < 4; ++i) // two moves, the choice to play, the preset
            press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(
            workbench().document().puzzle->dimensions(*workbench().document().problem).variables,
            8U);
        QVERIFY(!workbench().undoWhat());
    }

    // Undo takes bookmarks away that were set in another language.
    void bookmarksStay()
    {
        step(20);
        press(Qt::Key_B);
        window().findChild<TimelineFeature*>()->nameBookmark(20, QStringLiteral("here"));
        toChinese();
        const Timeline& timeline = window().transportBar().timeline();
        QCOMPARE(timeline.bookmarks().label(20), QStringLiteral("here"));
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(timeline.bookmarks().contains(20));
        QCOMPARE(timeline.bookmarks().label(20), QString());
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(timeline.bookmarks().isEmpty());
    }

    void theWindowStaysAsItIs()
    {
        step(30);
        window().board().zoomIn();
        const double zoom = window().board().zoom();
        window().findChild<HeatPanel*>()->setShownOnBoard(true);
        auto* const details = window().findChild<QTabWidget*>("details");
        details->setCurrentIndex(2);
        auto* const columns = window().findChild<QSplitter*>("columns");
        columns->setSizes({0, 800, 430});
        const QList<int> sizes = columns->sizes();
        press(Qt::Key_F8); // predicts
        const QRect place = window().geometry();
        toChinese();
        QCOMPARE(window().geometry(), place);
        QCOMPARE(window().board().zoom(), zoom);
        QVERIFY(window().findChild<HeatPanel*>()->isShownOnBoard());
        QCOMPARE(window().findChild<QTabWidget*>("details")->currentIndex(), 2);
        QCOMPARE(window().findChild<QSplitter*>("columns")->sizes(), sizes);
        QVERIFY(workbench().player().shownEnd() != kUnlimited); // it is predicted still
        QCOMPARE(workbench().player().position(), quint64{30});
        QVERIFY(window().board().hasFocus());
    }

    void theTreeStaysInItsWindow()
    {
        step(30);
        window().findChild<SearchTreePanel*>()->setPoppedOut(true);
        toChinese();
        QVERIFY(window().findChild<SearchTreePanel*>()->isPoppedOut());
    }

    // The cells that an entry goes to, and the kind of entry.
    void theHandStaysWhereItIs()
    {
        choose("sudoku", "p97");
        workbench().playByHand();
        auto* board = qobject_cast<NumberBoard*>(&window().board());
        board->setCaret({4, 6});
        press(Qt::Key_Right, Qt::ShiftModifier);
        press(Qt::Key_C);
        const auto selection = board->selection();
        QCOMPARE(selection.size(), std::size_t{2});
        toChinese();
        board = qobject_cast<NumberBoard*>(&window().board());
        QCOMPARE(board->caret(), QPoint(5, 6));
        QCOMPARE(board->selection(), selection);
        QCOMPARE(board->noteKind(), std::optional(NoteKind::Centre));
    }

    // All solutions of a search that has ended are still all of them.
    void theSolutionsAreStillAll()
    {
        choose("queens", "6");
        workbench().wake();
        workbench().player().toEnd();
        QTRY_VERIFY(workbench().moment()->outcome);
        const auto heading = [&] {
            return window().solutionsPanel().findChild<QLabel*>("solutionsHeading")->text();
        };
        QVERIFY2(!heading().contains(QChar(0x2265)), qPrintable(heading()));
        toChinese();
        QVERIFY2(!heading().contains(QChar(0x2265)), qPrintable(heading()));
        workbench().choosePuzzle(*findPuzzle("sudoku"));
        workbench().choosePuzzle(*findPuzzle("queens"));
        QVERIFY2(!heading().contains(QChar(0x2265)), qPrintable(heading()));
    }

    void theDataStaysInFront()
    {
        workbench().choosePuzzle(*findPuzzle("model"));
        window().findChild<ModelEditor*>()->setDataInFront(true);
        toChinese();
        QVERIFY(window().findChild<ModelEditor*>()->isDataInFront());
    }

    // What was typed a moment ago, too; and what it says is found out.
    void theModelsTextStays()
    {
        workbench().choosePuzzle(*findPuzzle("model"));
        ModelText& text = window().findChild<ModelEditor*>()->text();
        QTest::mouseClick(text.viewport(), Qt::LeftButton, {}, QPoint(60, 8));
        QTest::keyClick(&text, Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClicks(&text, "% mine");
        QTest::keyClick(&text, Qt::Key_Return);
        QVERIFY(text.contents().starts_with("% mine\n"));
        toChinese();
        const ModelText& now = window().findChild<ModelEditor*>()->text();
        QVERIFY(&now != &text);
        QVERIFY2(now.contents().starts_with("% mine\n"), now.contents().c_str());
        int line = 0;
        int column = 0;
        now.getCursorPosition(&line, &column);
        QCOMPARE(line, 1);
        QTRY_VERIFY(!workbench().document().draft);
    }

    void aRaceGoesOn()
    {
        choose("queens", "6");
        press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        const QPointer<RaceView> view = window().findChild<RaceView*>();
        QVERIFY(view != nullptr);
        QTRY_VERIFY(!view->race().isMeasuring());
        view->race().toEnd();
        QTRY_VERIFY(view->race().moment() > 0);
        const double moment = view->race().moment();
        const QPoint place = view->pos();
        toChinese();
        QVERIFY(view != nullptr && view->isVisible());
        QCOMPARE(view->parentWidget(), &window());
        QCOMPARE(view->pos(), place);
        QCOMPARE(view->race().moment(), moment);
        const auto header = [&] { return view->table().horizontalHeaderItem(0)->text(); };
        QTRY_COMPARE(englishIn(header()), QString());
        QCOMPARE(englishIn(view->windowTitle()), QString());
        QCOMPARE(englishIn(view->table().item(0, 0)->text()), QString());
        for (const QLabel* const label : view->findChildren<QLabel*>())
            QVERIFY2(englishIn(label->text()).isEmpty(), qPrintable(label->text()));
    }

    // It has the keyboard to itself, and is not to change its language under the teacher.
    void aLessonIsNotDisturbed()
    {
        QSignalSpy rebuilt(m_owner.get(), &WindowOwner::rebuilt);
        const QPointer<LessonPresenter> lesson = present(shippedLessons().front(), window());
        lesson->next();
        chooseLanguage(QStringLiteral("简体中文"));
        QTest::qWait(200);
        QCOMPARE(rebuilt.count(), 0);
        QVERIFY(lesson != nullptr);
        QCOMPARE(lesson->page(), std::size_t{1});
        lesson->close();
        QTRY_COMPARE(rebuilt.count(), 1);
    }

    void nothingIsEnglish_data() { puzzleRows(); }
    void nothingIsEnglish()
    {
        QFETCH(int, index);
        workbench().choosePuzzle(puzzleAt(index));
        QVERIFY(englishIn("Search the tree") == QLatin1String("Search"));
        if (window().board().canBeCleared())
            window().board().clearBoard(); // a step with a name
        window().showMessage(QStringLiteral("Something that was said"));
        toChinese();
        const auto verify = [this] {
            const Document& document = workbench().document();
            const QString title = translated(document.puzzle->title(*document.problem));
            QStringList english;
            for (QString text : allTexts()) // a model's title is its author's
                if (!englishIn(text.remove(title)).isEmpty())
                    english << text;
            QVERIFY2(english.isEmpty(), qPrintable(english.join(" | ")));
        };
        verify();
        if (workbench().document().puzzle->info().id != "model") { // needs the engine
            workbench().wake();
            workbench().player().step(1);
            QCoreApplication::processEvents();
            verify();
        }
        change(QStringLiteral("English"));
        QVERIFY(allTexts().contains(QStringLiteral("&Tools")));
    }

    // No key presses them that way, and a letter behind the name is no part of it: also after their
    // actions have changed.
    void buttonsOfActionsHaveTheirNamesAlone()
    {
        choose("sudoku", "easy");
        toChinese();
        workbench().playByHand();
        QCoreApplication::processEvents();
        int named = 0;
        for (const QToolButton* const button : window().findChildren<QToolButton*>()) {
            const bool isNamed = button->defaultAction() != nullptr && button->icon().isNull();
            named += isNamed ? 1 : 0;
            QVERIFY2(!isNamed || !button->text().contains(QLatin1Char('(')),
                     qPrintable(button->text()));
        }
        QVERIFY(named >= 5); // set up, play, watch, hint, check
    }

    // What goes wrong is known to the core, which says so in English where nobody translates it.
    void boardsRefuseInItsLanguage()
    {
        toChinese();
        const auto remarkAt = [this](const char* puzzle, const auto& act) {
            workbench().choosePuzzle(*findPuzzle(puzzle));
            QSignalSpy remarks(&window().board(), &Board::remarked);
            act(*window().board().tools());
            return remarks.isEmpty() ? QString() : remarks.last().first().toString();
        };
        const QString noWord = QStringLiteral("qqqqqqqq"); // and like none
        QString words = remarkAt("words", [&](const QWidget& tools) {
            auto* const line = tools.findChild<QLineEdit*>("wordsBack");
            line->setText(noWord);
            QTest::keyClick(line, Qt::Key_Return);
        });
        QVERIFY2(words.contains(noWord), qPrintable(words));
        static const QRegularExpression quoted(
            "“[^”]*”"); // what was typed, and the word nearest to it
        QVERIFY2(englishIn(words.remove(quoted)).isEmpty(), qPrintable(words));
        const QString rules = remarkAt("arithmetic", [](const QWidget& tools) {
            tools.findChild<QComboBox*>("arithmeticDistinct")->setCurrentIndex(2);
            tools.findChild<QComboBox*>("arithmeticRange")->setCurrentIndex(2);
        });
        QVERIFY2(!rules.isEmpty() && englishIn(rules).isEmpty(), qPrintable(rules));
    }

    void picturesAreRefusedInItsLanguage()
    {
        toChinese();
        workbench().choosePuzzle(*findPuzzle("nonogram"));
        const QString pipe = m_folder.filePath("pipe.png");
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QString text;
        QTimer answers;
        connect(&answers, &QTimer::timeout, &answers, [&] {
            QWidget* const modal = QApplication::activeModalWidget();
            if (auto* const box = qobject_cast<QMessageBox*>(modal)) {
                text = box->text();
                box->accept();
            } else {
                nameFile(pipe);
            }
        });
        answers.start(20);
        window().board().tools()->findChild<QPushButton*>("nonogramPicture")->click();
        QVERIFY2(text.contains(pipe) && englishIn(text.remove(pipe)).isEmpty(), qPrintable(text));
    }

    void filesThatCannotBeWrittenAreNamedInItsLanguage()
    {
        toChinese();
        choose("queens", "6");
        workbench().wake();
        workbench().player().toEnd();
        QTRY_VERIFY(workbench().moment()->outcome);
        QString file = QStringLiteral("/proc/x"); // there nobody can make files
        QTimer answers;
        connect(&answers, &QTimer::timeout, &answers, [&] {
            QWidget* const modal = QApplication::activeModalWidget();
            if (modal != nullptr && modal->objectName() == QLatin1String("animation"))
                QTest::keyClick(modal, Qt::Key_Return);
            else
                nameFile(file);
        });
        answers.start(20);
        const auto said = [&] {
            static const QRegularExpression name("/proc/[.a-z]*");
            return window().message().contains(file) ? window().message().remove(name) : QString();
        };
        window().solutionsPanel().findChild<QAbstractButton*>("export")->click();
        QTRY_VERIFY(!said().isEmpty());
        QVERIFY2(englishIn(said()).isEmpty(), qPrintable(said()));
        file = QStringLiteral("/proc/y");
        const auto actions =
            window().actions(); // no key reaches a window that was not made active again
        const auto exports = std::ranges::find(
            actions, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), &QAction::shortcut);
        QVERIFY(exports != actions.end());
        (*exports)->trigger();
        QTRY_VERIFY(!said().isEmpty());
        QVERIFY2(englishIn(said()).isEmpty(), qPrintable(said()));
    }

    // Half of 1920 × 1080, less a title bar.
    // A page is in the language of the window as a whole: what it says of itself, too.
    void aPageIsInItsLanguage()
    {
        toChinese();
        choose("queens", "p90");
        const Puzzle& queens = *findPuzzle("queens");
        const ProblemPtr problem = queens.presetProblem(*queens.preset("p90"));
        const test::Found found = test::solve(queens, *problem, "backtracking",
                                              {.limits = {.nodes = 100}, .recorded = true});
        std::atomic<std::uint64_t> done = 0;
        const auto page =
            makePage({.puzzle = &queens,
                      .problem = problem,
                      .trace = found.trace,
                      .to = found.trace->size(),
                      .language = "zh",
                      .translate = [](Phrase phrase) { return translated(phrase).toStdString(); }},
                     done);
        QVERIFY(page.has_value());
        static const QRegularExpression english("(?:>|title=\"|aria-label=\"|\": ?\")[A-Z]?[a-z]+ "
                                                "[a-z]+[^<\"]*|>(?:Play|Speed|Keys)<");
        QString text = QString::fromStdString(*page);
        text.remove(
            QRegularExpression("<style>.*?</style>|<script>.*?</script>|<ol id=\"code\".*?</ol>",
                               QRegularExpression::DotMatchesEverythingOption));
        const auto match = english.match(text);
        QVERIFY2(!match.hasMatch(), qPrintable(match.captured()));
    }

    void everyLanguageFitsASmallScreen_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* const name : {"English", "Português (Brasil)", "简体中文", "日本語"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void everyLanguageFitsASmallScreen()
    {
        QFETCH(QString, language);
        change(language);
        QStringList wide;
        for (const auto& puzzle : puzzles()) {
            workbench().choosePuzzle(*puzzle);
            QCoreApplication::processEvents();
            const QSize least = window().minimumSizeHint();
            if (least.width() > 960 || least.height() > 510)
                wide << QStringLiteral("%1: %2 × %3")
                            .arg(QString::fromStdString(puzzle->info().id))
                            .arg(least.width())
                            .arg(least.height());
        }
        QVERIFY2(wide.isEmpty(), qPrintable(wide.join("; ")));
    }

    // Boards that were solved in another language are called as the puzzle calls them in this one.
    void bestTimesAreListedInIt()
    {
        QSettings().remove(QStringLiteral("times"));
        QHash<QString, ProblemPtr> solved;
        for (const auto& puzzle : puzzles()) {
            const ProblemPtr problem = puzzle->presetProblem(puzzle->info().presets.front());
            if (playingOf(*puzzle, *problem) == nullptr)
                continue;
            keepTime(solvedBoard(Hand(*puzzle, problem)));
            solved.insert(QString::fromStdString(puzzle->info().id), problem);
        }
        QVERIFY(solved.size() >= 8);
        toChinese();
        const QList<SolvedBoard> times = keptTimes();
        QCOMPARE(times.size(), solved.size());
        const BestTimesDialog dialog(&window());
        const auto* const table = dialog.findChild<QTableWidget*>();
        for (int row = 0; row < times.size(); ++row) {
            const QString id = times[row].puzzle;
            const Sentence title = findPuzzle(id.toStdString())->title(*solved[id]);
            QCOMPARE(table->item(row, 1)->text(), translatedStanding(title));
            if (id == QLatin1String("queens"))
                QCOMPARE(table->item(row, 1)->text(), QStringLiteral("8 皇后"));
        }
        QSettings().remove(QStringLiteral("times"));
    }

    // Whatever it offers is found by its English name in any language.
    void thePaletteFindsEnglish()
    {
        choose("queens", "6");
        QStringList names = offeredFor({}); // all there is
        QVERIFY(names.size() > 100);
        names << "solve"; // a further word of Run
        toChinese();
        QStringList missing;
        inDialog([&](QDialog& dialog) {
            const auto* const list = dialog.findChild<QListWidget*>();
            for (const QString& name : names) {
                dialog.findChild<QLineEdit*>()->setText(name);
                if ((list->item(0)->flags() & Qt::ItemIsEnabled) == 0)
                    missing << name;
            }
            dialog.findChild<QLineEdit*>()->setText("no such command");
            QVERIFY((list->item(0)->flags() & Qt::ItemIsEnabled) == 0);
            QCOMPARE(englishIn(list->item(0)->text()), QString());
            dialog.reject();
        });
        press(Qt::Key_K, Qt::ControlModifier);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ")));
    }

    // The next window of another start has it, too.
    void itIsKept()
    {
        toChinese();
        m_owner.reset();
        m_owner = std::make_unique<WindowOwner>();
        window().show();
        QCOMPARE(englishIn(window().menuBar()->actions().front()->text()), QString());
    }
};

QTEST_MAIN(TestLanguage)
#include "tst_app_language.moc"
