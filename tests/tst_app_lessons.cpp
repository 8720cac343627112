// Lessons in the window: the presenter by keys and mouse, and boards that are exactly as they were
// afterwards.

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <algorithm>
#include <cmath>

#include "core/lessons/grading.h"
#include "tests/lessonfixture.h"
#include "widgets/lessonpen.h"
#include "widgets/racechart.h"
#include "widgets/theme.h"

using namespace clew;
using namespace clew::test;

class TestLessonWindow : public QObject, LessonFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void shippedAreListed();
    void titlesStandOut();
    void firstInHelp();
    void placesAreCalledAsBelowTheBoard_data();
    void placesAreCalledAsBelowTheBoard();
    void everyPageIsShown_data();
    void everyPageIsShown();
    void pagesFitASmallScreen();
    void boardsStayAsTheyWere();
    void choicesBranch();
    void rightAnswerEndsThePage();
    void answeredPagesKeepTheirAnswers();
    void leavingAsksForAnswers();
    void answersAreTheLearners();
    void answersAreSavedAgain();
    void figuresOfARaceAreWhole();
    void predictionIsRevealed();
    void nothingIsEditedByLooking();
    void penVanishesWithThePage();
    void stepsWithinAPage();
    void opensFiles();
    void knownByTheirText();
    void ownAreOpened();
    void faultsAreSaid();
    void handout();
};

void TestLessonWindow::shippedAreListed()
{
    QCOMPARE(shippedLessons().size(), 10U);
    bool wasListed = false;
    inDialog([&](QDialog& dialog) {
        const auto* const list = dialog.findChild<QListWidget*>();
        wasListed = list != nullptr && list->count() == 10;
        dialog.reject();
    });
    for (QAction* const action : m_window->actions())
        if (action->text() == QStringLiteral("&Lessons…"))
            action->trigger();
    QVERIFY(wasListed);
}

// What a lesson is about is fainter than its title.
void TestLessonWindow::titlesStandOut()
{
    std::vector<int> contrasts;
    inDialog([&](QDialog& dialog) {
        const auto* const list = dialog.findChild<QListWidget*>();
        const QRect row = list->visualItemRect(list->item(1)); // the first is chosen
        const QImage image = list->viewport()->grab(row).toImage();
        const int ground = qGray(image.pixel(0, 0));
        for (const int top : {0, image.height() / 2}) {
            int most = 0;
            for (int y = top; y < top + image.height() / 2; ++y)
                for (int x = 0; x < image.width(); ++x)
                    most = std::max(most, std::abs(qGray(image.pixel(x, y)) - ground));
            contrasts.push_back(most);
        }
        dialog.reject();
    });
    for (QAction* const action : m_window->actions())
        if (action->text() == QStringLiteral("&Lessons…"))
            action->trigger();
    QCOMPARE(contrasts.size(), 2U);
    QCOMPARE_GT(contrasts[0], contrasts[1] + 20);
}

// Whoever looks for help may be new.
void TestLessonWindow::firstInHelp()
{
    for (const QMenu* const menu : m_window->findChildren<QMenu*>()) {
        if (menu->title() != QStringLiteral("&Help"))
            continue;
        QCOMPARE(menu->actions().front()->text(), QString("&Lessons…"));
        QCOMPARE(menu->actions().back()->text(), QString("&About Clew"));
        return;
    }
    QFAIL("There is no such menu.");
}

void TestLessonWindow::placesAreCalledAsBelowTheBoard_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("shown");
    QTest::newRow("queens") << "queens @4"
                            << "R1C2"
                            << "column 2, row 1";
    QTest::newRow("its own name") << "queens @4"
                                  << "column 2, row 1"
                                  << "column 2, row 1";
    QTest::newRow("knight") << "knight size=5x5"
                            << "R1C2"
                            << "b5";
    QTest::newRow("sudoku") << "sudoku @p97"
                            << "R1C2"
                            << "R1C2";
    QTest::newRow("blanks") << "sudoku @p97"
                            << "R1C2=3"
                            << "R1C2=3";
    QTest::newRow("none") << "queens @4"
                          << "R9C9"
                          << "R9C9";
}
void TestLessonWindow::placesAreCalledAsBelowTheBoard()
{
    QFETCH(QString, board);
    QFETCH(QString, written);
    QFETCH(QString, shown);
    const QString text =
        QStringLiteral("page: a\nboard: %1\ntext: See [%2].\n").arg(board, written);
    const LessonPresenter* const presenter = this->shown(lessonOfText(text.toStdString()));
    QCOMPARE(presenter->caption(), QStringLiteral("See %1.").arg(shown));
}

void TestLessonWindow::everyPageIsShown_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < 10; ++i)
        QTest::addRow("%d", i + 1) << i;
}

void TestLessonWindow::everyPageIsShown()
{
    QFETCH(int, index);
    const Lesson lesson = shippedLessons()[static_cast<std::size_t>(index)];
    const QPointer<LessonPresenter> presenter = shown(lesson);
    for (std::size_t page = 0; page < lesson.pages.size(); ++page) {
        QCOMPARE(presenter->page(), page);
        QVERIFY(presenter->stage().has_value());
        QVERIFY(presenter->board() != nullptr);
        QVERIFY(presenter->board()->isVisible());
        if (lesson.pages[page].isChoice())
            QCOMPARE(presenter->answers().size(), lesson.pages[page].answers.size());
        QTest::keyClick(presenter, Qt::Key_PageDown);
    }
    QTest::keyClick(presenter, Qt::Key_Escape);
    QTRY_VERIFY(presenter.isNull());
}

// At 200 % a screen of 1280x800 has room for half of that. What is beyond it cannot be reached.
void TestLessonWindow::pagesFitASmallScreen()
{
    const QSize room(640, 400);
    const auto lessons = shippedLessons();
    for (const std::size_t index : {0U, 8U, 9U}) { // with trees, races and each kind of task
        const Lesson& lesson = lessons[index];
        const QPointer<LessonPresenter> presenter = present(lesson, *m_window);
        QVERIFY(QTest::qWaitForWindowExposed(presenter));
        QTRY_VERIFY((presenter->resize(room), presenter->size() == room));
        const auto* const pages = presenter->findChild<QScrollArea*>();
        for (std::size_t page = 0; page < lesson.pages.size(); ++page) {
            QCOMPARE(presenter->page(), page);
            QCOMPARE(presenter->minimumSizeHint().boundedTo(room), presenter->minimumSizeHint());
            for (const QPushButton* const button : presenter->findChildren<QPushButton*>())
                if (button->isVisible() && !pages->isAncestorOf(button))
                    QTRY_VERIFY(presenter->rect().contains(
                        QRect(button->mapTo(presenter.get(), QPoint()), button->size())));
            presenter->next();
        }
        presenter->close();
        QTRY_VERIFY(presenter.isNull());
    }
}

void TestLessonWindow::boardsStayAsTheyWere()
{
    choose("sudoku", "backtracking", "p97");
    watch(37);
    choose("queens", "backtracking", "6");
    watch(12);
    const QByteArray before = m_window->workbench().workspaceText();
    const std::size_t steps = m_window->workbench().history().count();
    const QPointer<LessonPresenter> presenter = shown(shippedLessons().front());
    for (int i = 0; i < 20; ++i)
        presenter->next();
    presenter->close();
    QTRY_VERIFY(presenter.isNull());
    QCOMPARE(m_window->workbench().workspaceText(), before);
    QCOMPARE(m_window->workbench().history().count(), steps);
    QCOMPARE(player().position(), 12U);
}

// Whoever leaves with answers that no file has is asked; whoever gave none is not.
void TestLessonWindow::leavingAsksForAnswers()
{
    const auto* const pages = "page: a\nboard: queens @4\nquestion: q\nright: yes\nbecause: "
                              "good\nwrong: no\nbecause: bad\n";
    const QPointer<LessonPresenter> presenter = shown(lessonOfText(pages));
    presenter->answer(0);
    bool isAsked = false;
    inDialog([&](QDialog& box) {
        isAsked = true;
        box.reject();
    });
    QTest::keyClick(presenter, Qt::Key_Escape);
    QVERIFY(isAsked);
    QTest::qWait(1); // were it closed, it would be gone now
    QVERIFY(!presenter.isNull() && presenter->isVisible());
    inDialog([](QDialog& box) {
        for (QPushButton* const button : box.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Leave without saving"))
                return button->click();
    });
    QTest::keyClick(presenter, Qt::Key_Escape);
    QTRY_VERIFY(presenter.isNull());
    const QPointer<LessonPresenter> other = shown(lessonOfText(pages));
    QTest::keyClick(other, Qt::Key_Escape);
    QTRY_VERIFY(other.isNull());
}

void TestLessonWindow::choicesBranch()
{
    const auto* const pages =
        "page: a\nboard: queens @4\nquestion: q\nright: yes\nbecause: good\nwrong: no\nbecause: "
        "bad\nthen: c\npage: b\ntext: right branch\nnext: end\npage: c\ntext: wrong branch\n";
    for (const bool isRight : {true, false}) {
        LessonPresenter* const presenter = shown(lessonOfText(pages));
        QCOMPARE(presenter->answers().size(), 2U);
        const auto order = shownOrder(lessonOfText(pages).pages[0]);
        const std::size_t shownAt = (order[0] == 0) == isRight ? 0 : 1;
        QTest::keyClick(presenter, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(shownAt)));
        QVERIFY(presenter->feedback().contains(isRight ? "good" : "bad"));
        QTest::keyClick(presenter, Qt::Key_Right);
        QCOMPARE(presenter->caption(), isRight ? "right branch" : "wrong branch");
        QTest::keyClick(presenter, Qt::Key_Left);
        QCOMPARE(presenter->page(), 0U);
        QCOMPARE(presenter->replies().replies.size(), 1U);
        QCOMPARE(presenter->replies().replies[0].choice, shownAt + 1);
        presenter->close();
    }
}

// The right answer is painted as such, and no other can be given any more.
void TestLessonWindow::rightAnswerEndsThePage()
{
    const auto* const pages = "page: a\nboard: queens @4\nquestion: q\nright: yes\nwrong: no\n"
                              "wrong: never\npage: b\ntext: x\n";
    const auto order = shownOrder(lessonOfText(pages).pages[0]);
    const auto shownAt = [&](std::size_t answer) {
        return static_cast<std::size_t>(std::ranges::find(order, answer) - order.begin());
    };
    LessonPresenter* const presenter = shown(lessonOfText(pages));
    const auto inkOf = [&](std::size_t answer) {
        const auto* const text = presenter->answers()[shownAt(answer)]->findChild<QLabel*>();
        return text->palette().color(QPalette::Disabled, text->foregroundRole());
    };
    const auto check = [&] {
        for (const QPushButton* const button : presenter->answers())
            QVERIFY(!button->isEnabled());
        QCOMPARE(inkOf(0), theme::colour(Ink::Forced));
        QCOMPARE(inkOf(1), theme::colour(Ink::Conflict));
        QVERIFY(inkOf(2) != inkOf(0) && inkOf(2) != inkOf(1));
        QVERIFY(presenter->feedback().contains("Correct"));
    };
    presenter->answer(shownAt(1));
    QVERIFY(presenter->answers()[shownAt(0)]->isEnabled());
    presenter->answer(shownAt(1)); // once only
    presenter->answer(shownAt(0));
    check();
    QTest::keyClick(presenter, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(shownAt(2))));
    QTest::mouseClick(presenter->answers()[shownAt(2)], Qt::LeftButton);
    check();
    QCOMPARE(presenter->replies().replies.size(), 2U);
    presenter->next();
    QVERIFY(presenter->answers().empty() && presenter->feedback().isEmpty());
    presenter->previous();
    check();
    QCOMPARE(presenter->replies().replies.size(), 2U);
    presenter->close();
}

// Tasks and predictions, too.
void TestLessonWindow::answeredPagesKeepTheirAnswers()
{
    const Lesson lesson =
        lessonOfText("page: a\nboard: queens @4\nat: 5\npredict: next\ntext: x\npage: b\n"
                     "board: queens @6\ntask: place\nentries: 1\ngoal: hopeless\nright: done\n"
                     "page: c\ntext: y\n");
    LessonPresenter* const presenter = shown(lesson);
    LessonStages stages(lesson);
    presenter->answer(stages.prediction(0)->right);
    presenter->next();
    emit presenter->board()->entered({{0, 0}});
    QCoreApplication::processEvents();
    QVERIFY(presenter->feedback().contains("done"));
    const QImage done = presenter->board()->grab().toImage();
    presenter->next();
    QVERIFY(presenter->board()->grab().toImage() != done);
    presenter->previous();
    QVERIFY(presenter->feedback().contains("done"));
    QCOMPARE(presenter->board()->grab().toImage(), done);
    presenter->previous();
    QVERIFY(presenter->feedback().contains("Correct"));
    QVERIFY(!presenter->answers().front()->isEnabled());
    QCOMPARE(presenter->replies().replies.size(), 2U);
    presenter->close();
}

void TestLessonWindow::figuresOfARaceAreWhole()
{
    LessonPresenter* const presenter = shown(
        lessonOfText("page: a\nboard: queens @p90\nrace: backtracking generate-and-test\ntext: "
                     "x\n"));
    const auto* const chart = presenter->findChild<RaceChart*>();
    QTRY_VERIFY(chart->width() > 400);
    const QFontMetricsF metrics(chart->font());
    QCOMPARE(chart->bars().size(), 2U);
    // Steps, which are the same everywhere, then the time that they took here.
    static const QRegularExpression figures("^[0-9,]+ node\\(s\\), [0-9.,]+ (s|ms|µs|ns)$");
    for (std::size_t i = 0; i < 2; ++i) {
        const QRectF box = chart->barRect(i);
        QVERIFY2(figures.match(chart->bars()[i].text).hasMatch(),
                 qPrintable(chart->bars()[i].text));
        QVERIFY(box.right() + metrics.horizontalAdvance(chart->bars()[i].text) < chart->width());
        const QString& name = chart->bars()[i].name;
        QCOMPARE(metrics.elidedText(name, Qt::ElideRight, std::floor(box.left()) - kSpace), name);
    }
    presenter->close();
}

void TestLessonWindow::predictionIsRevealed()
{
    const Lesson lesson =
        lessonOfText("page: a\nboard: queens @4\nat: 5\npredict: next\ntext: x\nright: r\n");
    LessonStages stages(lesson);
    const std::size_t right = stages.prediction(0)->right;
    LessonPresenter* const presenter = shown(lesson);
    QCOMPARE(presenter->answers().size(), stages.prediction(0)->answers.size());
    const auto reason = [&] {
        QStringList shown; // what the event on the board is said to be
        for (const QLabel* const label : presenter->findChildren<QLabel*>())
            if (label->isVisible() && label->text() != presenter->feedback())
                shown << label->text();
        return shown;
    };
    const QStringList before = reason();
    QTest::mouseClick(presenter->answers()[right == 0 ? 1 : 0], Qt::LeftButton);
    QCOMPARE(reason(), before); // one may try again
    QTest::mouseClick(presenter->answers()[right], Qt::LeftButton);
    QVERIFY(presenter->feedback().contains("r"));
    QVERIFY(reason() != before);
    Grader grader(lesson);
    const auto grades = grader.grade(presenter->replies());
    QCOMPARE(grades->right, 1U);
    QCOMPARE(grades->rightAtOnce, 0U);
    presenter->close();
}

void TestLessonWindow::nothingIsEditedByLooking()
{
    LessonPresenter* const presenter =
        shown(lessonOfText("page: a\nboard: queens @4\ntext: x\npage: b\ntext: y\n"));
    QSignalSpy edited(presenter->board(), &Board::edited);
    QTest::mouseClick(presenter->board(), Qt::LeftButton, {}, presenter->board()->rect().center());
    QTest::keyClick(presenter->board(), Qt::Key_Right); // goes on, wherever the keyboard is
    QCOMPARE(edited.count(), 0);
    QCOMPARE(presenter->page(), 1U);
    presenter->close();
}

void TestLessonWindow::penVanishesWithThePage()
{
    LessonPresenter* const presenter =
        shown(lessonOfText("page: a\nboard: queens @4\ntext: x\npage: b\ntext: y\n"));
    QTest::keyClick(presenter, Qt::Key_P);
    QVERIFY(presenter->pen().isOn());
    QTest::mousePress(&presenter->pen(), Qt::LeftButton, {}, QPoint(50, 50));
    QTest::mouseMove(&presenter->pen(), QPoint(120, 90));
    QTest::mouseRelease(&presenter->pen(), Qt::LeftButton, {}, QPoint(120, 90));
    QCOMPARE(presenter->pen().strokes().size(), 1U);
    QTest::keyClick(presenter, Qt::Key_Right);
    QVERIFY(presenter->pen().strokes().empty());
    QVERIFY(presenter->pen().isOn());
    presenter->close();
}

void TestLessonWindow::stepsWithinAPage()
{
    LessonPresenter* const presenter =
        shown(lessonOfText("page: a\nboard: queens @4\nat: 3\ntext: x\n"));
    QTest::keyClick(presenter, Qt::Key_Period);
    QCOMPARE(presenter->stage()->position, 4U);
    QTest::keyClick(presenter, Qt::Key_Comma);
    QTest::keyClick(presenter, Qt::Key_Comma);
    QCOMPARE(presenter->stage()->position, 2U);
    presenter->close();
}

void TestLessonWindow::opensFiles()
{
    const QString name = m_folder.filePath("mine.clewlesson");
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("clewlesson: 1\ntitle: Mine\npage: a\nboard: queens @4\ntext: x\n");
    file.close();
    QVERIFY(m_window->openFile(name));
    QPointer<LessonPresenter> presenter;
    for (QWidget* const widget : QApplication::topLevelWidgets())
        if (auto* const found = qobject_cast<LessonPresenter*>(widget))
            presenter = found;
    QVERIFY(presenter != nullptr);
    QCOMPARE(presenter->windowTitle(), "Mine");
    presenter->close();
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("clewlesson: 1\ntitle: Mine\npage: a\nboard: quens @4\ntext: x\n");
    file.close();
    QVERIFY(!m_window->openFile(name));
    QVERIFY2(m_window->message().contains(":4:8"), qPrintable(m_window->message()));
}

// Whatever a lesson's file is called.
void TestLessonWindow::knownByTheirText()
{
    QVERIFY(m_window->openFile(fileOf(
        "own.txt", "# mine\nclewlesson: 1\ntitle: Renamed\npage: a\nboard: queens @4\ntext: x\n")));
    LessonPresenter* const presenter = presented("Renamed");
    QVERIFY(presenter != nullptr);
    presenter->close();
}

// Help, Lessons, Open: whoever looks for lessons finds the way to own ones there.
void TestLessonWindow::ownAreOpened()
{
    const QString path =
        fileOf("own.clewlesson", "clewlesson: 1\ntitle: Own\npage: a\nboard: queens @4\ntext: x\n");
    inDialog([&](QDialog& dialog) {
        inDialog([&](QDialog& files) {
            files.findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(files.findChild<QLineEdit*>(), Qt::Key_Return);
        });
        for (QPushButton* const button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Open…"))
                return button->click();
    });
    for (QAction* const action : m_window->actions())
        if (action->text() == QStringLiteral("&Lessons…"))
            action->trigger();
    LessonPresenter* const presenter = presented("Own");
    QVERIFY(presenter != nullptr);
    presenter->close();
}

// What does not hold of a lesson from a file is said on its page, with the way to all of it; the
// lesson goes on.
void TestLessonWindow::faultsAreSaid()
{
    const QByteArray text = "clewlesson: 1\ntitle: False\npage: a\nboard: queens @4\ntext: x\n"
                            "claim: nodes of backtracking 61\npage: b\ntext: y\n";
    QVERIFY(m_window->openFile(fileOf("false.clewlesson", text)));
    LessonPresenter* const presenter = presented("False");
    QVERIFY(presenter != nullptr);
    const auto* const wrong = presenter->findChild<QLabel*>("wrong");
    auto* const all = presenter->findChild<QPushButton*>("allWrong");
    QTRY_VERIFY(presenter->faults().has_value());
    QCOMPARE(presenter->faults()->size(), 1U);
    QVERIFY(!wrong->isHidden() && !all->isHidden());
    QVERIFY2(wrong->text().startsWith("false.clewlesson:6:8: "), qPrintable(wrong->text()));
    presenter->next();
    QCOMPARE(presenter->caption(), "y");
    QVERIFY(wrong->isHidden() && !all->isHidden());
    QString listed;
    inDialog([&](QDialog& dialog) {
        listed = dialog.findChild<QListWidget*>()->item(0)->text();
        dialog.reject();
    });
    all->click();
    QVERIFY2(listed.startsWith("false.clewlesson:6:8: "), qPrintable(listed));
    presenter->close();
    // Of one that is right nothing is said.
    const QByteArray right = QByteArray(text).replace("61", "60").replace("False", "True");
    QVERIFY(m_window->openFile(fileOf("true.clewlesson", right)));
    LessonPresenter* const other = presented("True");
    QVERIFY(other != nullptr);
    QTRY_VERIFY(other->faults().has_value());
    QVERIFY(other->faults()->empty());
    QVERIFY(other->findChild<QLabel*>("wrong")->isHidden());
    QVERIFY(other->findChild<QPushButton*>("allWrong")->isHidden());
    other->close();
}

// A teacher has many of them: the file is called after the learner, and its ending is added.
void TestLessonWindow::answersAreTheLearners()
{
    LessonPresenter* const presenter =
        shown(lessonOfText("page: a\nboard: queens @4\nquestion: q\nright: yes\nwrong: no\n"));
    presenter->answer(0);
    const QString path = m_folder.filePath("J. Smith");
    QString proposed;
    inDialog([&](QDialog& dialog) {
        dialog.findChild<QLineEdit*>()->setText("Zo\u00eb");
        inDialog([&](QDialog& files) {
            auto* const name = files.findChild<QLineEdit*>();
            proposed = name->text();
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        dialog.accept();
    });
    emit presenter->saveWanted();
    QCOMPARE(proposed, QString("Zo\u00eb.jsonl"));
    QVERIFY(QFile::exists(path + ".jsonl"));
    presenter->close();
}

// Where they go is asked once in a lesson, and it is said that they are there.
void TestLessonWindow::answersAreSavedAgain()
{
    LessonPresenter* const presenter =
        shown(lessonOfText("page: a\nboard: queens @4\nquestion: q\nright: yes\nwrong: no\n"
                           "page: b\nquestion: r\nright: yes\nwrong: no\n"));
    presenter->answer(0);
    const QString path = m_folder.filePath("again.jsonl");
    inDialog([&](QDialog& dialog) {
        dialog.findChild<QLineEdit*>()->setText("Ann");
        inDialog([&](QDialog& files) {
            auto* const name = files.findChild<QLineEdit*>();
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        dialog.accept();
    });
    auto* const keep = presenter->findChild<QPushButton*>("keep");
    const auto* const kept = presenter->findChild<QLabel*>("kept");
    QVERIFY(kept->isHidden());
    keep->click();
    QVERIFY2(!kept->isHidden() && kept->text().contains("again.jsonl"), qPrintable(kept->text()));
    presenter->next();
    QVERIFY(kept->isHidden());
    presenter->answer(0);
    keep->click(); // without a dialog
    QVERIFY(!kept->isHidden());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto read = readReplies(file.readAll().toStdString());
    QVERIFY(read);
    QCOMPARE(read->learner, "Ann");
    QCOMPARE(read->replies.size(), 2U);
    emit presenter->leaveWanted(); // nor is anything asked now
    QVERIFY(!presenter->isVisible());
}

// The lesson as a page, with the trees that it shows.
void TestLessonWindow::handout()
{
    LessonPresenter* const presenter = shown(shippedLessons().front());
    const QString path = m_folder.filePath("tour, part 1.a.html");
    inDialog([&](QDialog& dialog) {
        // What is behind the dot is no ending.
        dialog.findChild<QLineEdit*>()->setText(path.chopped(5));
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
    });
    for (QPushButton* const button : presenter->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Handout…"))
            button->click();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray page = file.readAll();
    QVERIFY(page.endsWith("</html>\n"));
    QCOMPARE(page.count("<section "), qsizetype(presenter->lesson().pages.size()));
    QCOMPARE(page.count("aria-label=\"Search tree: "), 2);
    presenter->close();
}

QTEST_MAIN(TestLessonWindow)

#include "tst_app_lessons.moc"
