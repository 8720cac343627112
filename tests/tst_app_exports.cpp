// What leaves the window: a page, figures, a booklet, and figures of many runs.

#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

#include "core/study/growth.h"
#include "core/study/runs.h"
#include "tests/otherprograms.h"
#include "tests/windowfixture.h"
#include "widgets/figureview.h"
#include "widgets/heatpanel.h"
#include "widgets/raceview.h"
#include "widgets/searchtreeview.h"
#include "widgets/timeline.h"

using namespace clew;

class TestExports : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    QAction* action(const QString& text) const
    {
        for (QAction* const one : m_window->actions())
            if (one->text().remove(u'&') == text)
                return one;
        return nullptr;
    }

    // Answers the next file dialog with a file of this name in the test's folder.
    QString answerFile(const QString& name) const
    {
        const QString path = m_folder.filePath(name);
        inDialog([path](QDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
        });
        return path;
    }

    static QByteArray contents(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    RaceView* openRace() const
    {
        action("Race…")->trigger();
        auto* const race = m_window->findChild<RaceView*>();
        [&] { QTRY_VERIFY(!race->race().isMeasuring()); }();
        return race;
    }

    void watchQueens() const
    {
        choose("queens", "backtracking", "6");
        watch(60);
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void page()
    {
        watchQueens();
        QAction* const page = action("Export page…");
        QVERIFY(page != nullptr);
        const QString path = answerFile("six.html");
        page->trigger();
        QTRY_VERIFY(contents(path).endsWith("</html>\n"));
        QVERIFY(contents(path).contains("clew:1/queens/backtracking"));
    }

    void nothingSearched()
    {
        choose("queens", "backtracking", "6");
        action("Export page…")->trigger();
        action("Figure of the tree…")->trigger();
        QVERIFY(QApplication::activeModalWidget() == nullptr);
    }

    void figures_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("board") << "Figure of the board…"
                               << "board.svg" << QByteArray("<svg");
        QTest::newRow("tree") << "Figure of the tree…"
                              << "tree.pdf" << QByteArray("%PDF");
        QTest::newRow("icicle") << "Figure of the tree as an icicle…"
                                << "icicle.png" << QByteArray("\x89PNG");
        QTest::newRow("timeline") << "Figure of the timeline…"
                                  << "timeline.svg" << QByteArray("<svg");
        QTest::newRow("heat") << "Figure of the heat…"
                              << "heat.svg" << QByteArray("<svg");
    }
    void figures()
    {
        QFETCH(QString, text);
        QFETCH(QString, file);
        QFETCH(QByteArray, begins);
        watchQueens();
        const QString path = answerFile(file);
        action(text)->trigger();
        QTRY_VERIFY(contents(path).startsWith(begins));
    }

    // A figure is for paper, whatever the window looks like.
    void figuresAreLight()
    {
        watchQueens();
        const auto drawn = [this](const QString& text, const QString& name) {
            const QString path = answerFile(name);
            action(text)->trigger();
            [&] { QTRY_VERIFY(!contents(path).isEmpty()); }();
            return contents(path);
        };
        for (const auto& [text, suffix] :
             {std::pair("Figure of the board…", "svg"), std::pair("Figure of the tree…", "png"),
              std::pair("Figure of the timeline…", "svg"),
              std::pair("Figure of the heat…", "svg")}) {
            const QString name = QStringLiteral("%1.%2");
            const QByteArray light = drawn(text, name.arg(QStringLiteral("light"), suffix));
            theme::apply(*qApp, ThemeChoice::Dark);
            const QByteArray dark = drawn(text, name.arg(QStringLiteral("dark"), suffix));
            theme::apply(*qApp, ThemeChoice::Light);
            QVERIFY(!light.isEmpty());
            QVERIFY2(light == dark, text);
            QFile::remove(m_folder.filePath(name.arg(QStringLiteral("light"), suffix)));
            QFile::remove(m_folder.filePath(name.arg(QStringLiteral("dark"), suffix)));
        }
    }

    // Two searches compared: each tree, and both merged, with the command that draws them again.
    void comparedTrees()
    {
        choose("queens", "backtracking", "6");
        action("Compare two searches…")->trigger();
        const QPointer<QDialog> dialog = m_window->findChild<QDialog*>(QStringLiteral("compare"));
        QVERIFY(dialog != nullptr);
        auto* const merged = dialog->findChild<SearchTreeView*>(QStringLiteral("merged"));
        QList<SearchTreeView*> trees = dialog->findChildren<SearchTreeView*>();
        QCOMPARE(trees.size(), 3);
        const auto exporting = [](const SearchTreeView* tree) {
            const QList<QAction*> actions = tree->actions();
            return *std::ranges::find(actions, QStringLiteral("Export figure…"),
                                      [](QAction* one) { return one->text().remove(u'&'); });
        };
        exporting(merged)->trigger(); // nothing to be drawn yet
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        const auto isSaid = [&](const QString& text) {
            const QList<QLabel*> labels = dialog->findChildren<QLabel*>();
            return std::ranges::any_of(
                labels, [&](const QLabel* label) { return label->text().contains(text); });
        };
        QVERIFY(isSaid(QStringLiteral("Press Compare")));
        QTest::mouseClick(dialog->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(isSaid(QStringLiteral("are the same")));
        for (qsizetype i = 0; i < trees.size(); ++i) {
            const QString path = answerFile(QStringLiteral("compared-%1.svg").arg(i));
            exporting(trees[i])->trigger();
            QTRY_VERIFY(contents(path).startsWith("<svg"));
            const char* const command =
                trees[i] == merged ? "clew figure merged --trace" : "clew figure tree --trace";
            QVERIFY2(contents(path).contains(command), command);
        }
        dialog->close();
        QTRY_VERIFY(dialog.isNull());
    }

    // In the view's own menu, wherever something is drawn.
    void viewsOfferIt_data()
    {
        QTest::addColumn<QString>("view");
        for (const char* const view : {"tree", "timeline", "heat", "race"})
            QTest::newRow(view) << QString::fromLatin1(view);
    }
    void viewsOfferIt()
    {
        QFETCH(QString, view);
        watchQueens();
        QWidget* widget = nullptr;
        if (view == QLatin1String("tree"))
            widget = m_window->findChild<SearchTreeView*>();
        else if (view == QLatin1String("timeline"))
            widget = m_window->findChild<Timeline*>();
        else if (view == QLatin1String("heat"))
            widget = m_window->findChild<HeatPanel*>();
        else
            widget = openRace();
        QVERIFY(widget != nullptr);
        QCOMPARE(widget->actions().size(), 1);
        QCOMPARE(widget->actions().front()->text().remove(u'&'), QStringLiteral("Export figure…"));
        const QString path = answerFile("view-" + view + ".svg");
        widget->actions().front()->trigger();
        QTRY_VERIFY(contents(path).startsWith("<svg"));
    }

    // By the right button, where the timeline has no bookmark, too.
    void menusOfTheMouse()
    {
        watchQueens();
        auto* const timeline = m_window->findChild<Timeline*>();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, timeline->rect().center(),
                                timeline->mapToGlobal(timeline->rect().center()));
        QApplication::sendEvent(timeline, &asked);
        const auto offered = [] {
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QAction* found = nullptr;
            for (QAction* const one : menu == nullptr ? QList<QAction*>() : menu->actions())
                if (one->text().remove(u'&') == QStringLiteral("Export figure…"))
                    found = one;
            return found;
        };
        QVERIFY(offered() != nullptr);
        QApplication::activePopupWidget()->close();
        Board& board = m_window->board();
        const auto square = pointWhere([](Place) { return true; });
        QTest::mouseClick(&board, Qt::RightButton, {}, square.value());
        QAction* const exporting = offered();
        QVERIFY(exporting != nullptr);
        auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        menu->setActiveAction(exporting);
        const QString path = answerFile("square.png");
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_VERIFY(contents(path).startsWith("\x89PNG"));
    }

    // A board is a figure before anything was searched.
    void boardThatIsSetUp()
    {
        choose("queens", "backtracking", "6");
        const QString path = answerFile("set-up.svg");
        action("Figure of the board…")->trigger();
        QTRY_VERIFY(contents(path).startsWith("<svg"));
        QVERIFY(contents(path).contains("clew figure board"));
    }

    void figureOfARace()
    {
        choose("queens", "backtracking", "6");
        action("Figure of a race…")->trigger(); // there is none yet: one is opened
        auto* const race = m_window->findChild<RaceView*>();
        QVERIFY(race != nullptr);
        QTRY_VERIFY(!race->race().isMeasuring());
        const QString path = answerFile("race.pdf");
        action("Figure of a race…")->trigger();
        QTRY_VERIFY(contents(path).startsWith("%PDF"));
    }

    // From About: of the strategy that is described there.
    void growthOfTheStrategy()
    {
        choose("queens", "backtracking", "6");
        m_window->findChild<QPushButton*>("growth-of-strategy")->click();
        auto* const dialog = m_window->findChild<QDialog*>("growth");
        QVERIFY(dialog != nullptr);
        dialog->findChild<QLineEdit*>()->setText("4 5 6");
        const auto press = [dialog](const QString& text) {
            for (QPushButton* const button : dialog->findChildren<QPushButton*>())
                if (button->text().remove(u'&') == text)
                    button->click();
        };
        press("Measure");
        QTRY_VERIFY(dialog->findChild<FigureView*>()->figure().has_value());
        const QString path = answerFile("growth.svg");
        press("Export figure…");
        QTRY_VERIFY(contents(path).startsWith("<svg"));
        QString text = QString::fromUtf8(contents(path));
        QVERIFY(text.contains("--sizes 4,5,6"));
        QVERIFY(text.contains("--strategies backtracking"));
        choose("arithmetic");
        QVERIFY(m_window->findChild<QPushButton*>("growth-of-strategy")->isHidden() ==
                (growthParameter(*findPuzzle("arithmetic")) == nullptr));
    }

    void booklet()
    {
        choose("queens", "backtracking", "6");
        const QString path = m_folder.filePath("booklet.pdf");
        inDialog([this](QDialog& dialog) {
            dialog.findChild<QComboBox*>()->setCurrentIndex(0); // the puzzle on the board
            answerFile("booklet.pdf");
            dialog.accept();
        });
        action("Print booklet…")->trigger();
        QTRY_VERIFY(contents(path).startsWith("%PDF"));
    }

    // Puzzles of several kinds, each in its own number, size and difficulty.
    void mixedBooklet()
    {
        choose("queens", "backtracking", "6");
        const QString path = m_folder.filePath("mixed.pdf");
        inDialog([this](QDialog& dialog) {
            const auto field = [&](const QString& text) { // by the text before it
                for (QLabel* const label : dialog.findChildren<QLabel*>())
                    if (label->text().remove(u'&') == text)
                        return label->buddy();
                return static_cast<QWidget*>(nullptr);
            };
            const auto press = [&](const QString& text) {
                for (QPushButton* const button : dialog.findChildren<QPushButton*>())
                    if (button->text().remove(u'&') == text)
                        button->click();
            };
            auto* const kind = qobject_cast<QComboBox*>(field("Kind"));
            auto* const count = qobject_cast<QSpinBox*>(field("How many"));
            auto* const size = qobject_cast<QLineEdit*>(field("Size"));
            auto* const difficulty = qobject_cast<QComboBox*>(field("Difficulty"));
            kind->setCurrentIndex(kind->findText("Suguru"));
            count->setValue(2);
            size->setText("5x5");
            difficulty->setCurrentIndex(1);
            press("Add to the booklet");
            kind->setCurrentIndex(kind->findText("Queens"));
            count->setValue(1);
            size->setText("6");
            press("Add to the booklet");
            press("Add to the booklet");
            press("Remove");
            auto* const list = dialog.findChild<QListWidget*>();
            QCOMPARE(list->count(), 2);
            QVERIFY2(list->item(0)->text().startsWith("2 × Suguru · 5x5 · "),
                     qPrintable(list->item(0)->text()));
            answerFile("mixed.pdf");
            dialog.accept();
        });
        action("Print booklet…")->trigger();
        QTRY_VERIFY(contents(path).startsWith("%PDF"));
        if (!test::isInstalled("pdftotext"))
            QSKIP("pdftotext is not installed");
        const QByteArray text = test::output("pdftotext", {path, "-"});
        QVERIFY2(text.contains("6 queens") && text.contains("5 × 5 Suguru"), text);
    }

    // What cannot be made is refused in the dialog, which stays with its list: a wrong size when it
    // is added, or when it is all there is. It is there again where no file was named, and when the
    // dialog was left and is opened again.
    void wrongBooklet()
    {
        choose("queens", "backtracking", "6");
        bool isThereAgain = false;
        inDialog([&](QDialog& dialog) {
            const auto press = [&](const QString& text) {
                for (QPushButton* const button : dialog.findChildren<QPushButton*>())
                    if (button->text().remove(u'&') == text)
                        button->click();
            };
            QLineEdit* size = nullptr;
            for (QLabel* const label : dialog.findChildren<QLabel*>())
                if (label->text().remove(u'&') == "Size")
                    size = qobject_cast<QLineEdit*>(label->buddy());
            QVERIFY(size != nullptr);
            const auto* const list = dialog.findChild<QListWidget*>();
            const auto* const wrong = dialog.findChild<QLabel*>("wrong");
            QVERIFY(wrong->isHidden());
            size->setText("9x7");
            press("Add to the booklet");
            QCOMPARE(list->count(), 0);
            QVERIFY(!wrong->isHidden() && !wrong->text().isEmpty());
            dialog.accept();
            QVERIFY(dialog.isVisible());
            size->setText("6");
            press("Add to the booklet");
            QCOMPARE(list->count(), 1);
            QVERIFY(wrong->isHidden());
            inDialog([&](QDialog& files) {
                inDialog([&](QDialog& again) {
                    const auto* const still = again.findChild<QListWidget*>();
                    isThereAgain = again.objectName() == "booklet" && still->count() == 1;
                    again.reject();
                });
                files.reject();
            });
            dialog.accept();
        });
        action("Print booklet…")->trigger();
        QVERIFY(isThereAgain);
        isThereAgain = false;
        inDialog([&](QDialog& dialog) {
            isThereAgain = dialog.findChild<QListWidget*>()->count() == 1;
            dialog.reject();
        });
        action("Print booklet…")->trigger();
        QVERIFY(isThereAgain);
    }

    // A figure of a part says so, as that of the command does.
    void partialFigure()
    {
        watchQueens();
        const QString path = answerFile("part.svg");
        action("Figure of the tree…")->trigger();
        QTRY_VERIFY(contents(path).startsWith("<svg"));
        QVERIFY2(contents(path).contains("The search was stopped after event") ||
                     contents(path).contains("The search is shown up to event"),
                 contents(path));
    }

    // A lesson can be read where the locale names no language: it is in English, as its texts are.
    void lessonInNoLanguage()
    {
        watchQueens();
        key(Qt::Key_B);
        QTRY_VERIFY(!m_window->workbench().bookmarks().isEmpty());
        const QLocale before;
        const auto restored = qScopeGuard([&] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale::c());
        const QString path = answerFile("six.clewlesson");
        QVERIFY(action("Lesson from bookmarks…") != nullptr);
        action("Lesson from bookmarks…")->trigger();
        QTRY_VERIFY(!contents(path).isEmpty());
        const QByteArray text = contents(path);
        QVERIFY2(text.contains("\nlanguages: en\n"), text);
    }

    // The ending of a lesson's file may be left out.
    void lessonWithoutEnding()
    {
        watchQueens();
        key(Qt::Key_B);
        QTRY_VERIFY(!m_window->workbench().bookmarks().isEmpty());
        const QString path = answerFile("mine");
        action("Lesson from bookmarks…")->trigger();
        QTRY_VERIFY(contents(path + ".clewlesson").startsWith("clewlesson: 1\n"));
        QVERIFY(!QFile::exists(path));
    }

    // A table is opened, drawn as either figure and exported.
    void runs()
    {
        QFile table(m_folder.filePath("runs.csv"));
        QVERIFY(table.open(QIODevice::WriteOnly));
        table.write(runsHeading().c_str());
        for (int i = 1; i <= 5; ++i)
            for (const char* const strategy : {"a", "b", "c", "d", "e", "logic", "z"}) {
                RunRow row{"sudoku", std::to_string(i), strategy, "solved"};
                row.seconds = i * 0.000'001'153;
                table.write(runsLine(row).c_str());
            }
        table.close();
        action("Table of runs…")->trigger();
        auto* const dialog = m_window->findChild<QDialog*>("runs");
        QVERIFY(dialog != nullptr);
        answerFile("runs.csv");
        const auto buttons = dialog->findChildren<QPushButton*>();
        const auto press = [&](const QString& text) {
            for (QPushButton* const button : buttons)
                if (button->text().remove(u'&') == text)
                    button->click();
        };
        press("Open tables…");
        QTRY_VERIFY(dialog->findChild<FigureView*>()->figure().has_value());
        const auto* const strategies = dialog->findChild<QTableWidget*>();
        QCOMPARE(strategies->item(5, 3)->text(), QStringLiteral("3.46 µs")); // as races write it
        QTRY_VERIFY(strategies->visualItemRect(strategies->item(6, 0)).bottom() <
                    strategies->viewport()->height());
        dialog->findChild<QComboBox*>()->setCurrentIndex(1);
        const QString path = answerFile("profile.svg");
        press("Export figure…");
        QTRY_VERIFY(contents(path).contains("Performance profile"));
        QVERIFY(contents(path).contains("/runs.csv")); // with its folder
    }
};

QTEST_MAIN(TestExports)
#include "tst_app_exports.moc"
