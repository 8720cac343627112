// Lessons in the window: the presenter by keys and mouse, tasks that are recognised, and boards
// that are exactly as they were afterwards.

#include "tests/windowfixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <array>

#include "app/gui/lessons.h"
#include "core/lessons/claims.h"
#include "widgets/lessonpresenter.h"
#include "widgets/racechart.h"
#include "widgets/theme.h"

using namespace clew;
using namespace clew::test;

namespace {

Lesson lessonOfText(const std::string& pages)
{
    auto lesson = readLesson("clewlesson: 1\ntitle: T\n" + pages);
    if (!lesson)
        qFatal("%s", lesson.error().text().c_str());
    return *std::move(lesson);
}

} // namespace

class TestLessonWindow : public QObject, WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void shippedAreListed();
    void everyPageIsShown_data();
    void everyPageIsShown();
    void boardsStayAsTheyWere();
    void choicesBranch();
    void rightAnswerEndsThePage();
    void answeredPagesKeepTheirAnswers();
    void leavingAsksForAnswers();
    void begunTasksAreKept();
    void wrongFindsAreTakenBack();
    void nothingIsPointedOut();
    void figuresOfARaceAreWhole();
    void predictionIsRevealed();
    void toolsOfATaskAreAboveTheBoard();
    void keysOfTasks();
    void taskIsRecognised();
    void fullBoardsAreJudged();
    void nothingIsEditedByLooking();
    void penVanishesWithThePage();
    void stepsWithinAPage();
    void opensFiles();
    void handout();

private:
    LessonPresenter* shown(Lesson lesson)
    {
        LessonPresenter* const presenter = present(std::move(lesson), *m_window);
        presenter->resize(1280, 800);
        return presenter;
    }
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
            if (button->text().remove(u'&') == QStringLiteral("Leave without them"))
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
        QVERIFY(presenter->feedback().contains("Right"));
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
    QVERIFY(presenter->feedback().contains("Right"));
    QVERIFY(!presenter->answers().front()->isEnabled());
    QCOMPARE(presenter->replies().replies.size(), 2U);
    presenter->close();
}

// What was said of a task, and what was entered, are there again; an entry that breaks a rule is
// called so.
void TestLessonWindow::begunTasksAreKept()
{
    LessonPresenter* const presenter =
        shown(lessonOfText("page: a\nboard: queens @6\ntask: place\nentries: 2\ngoal: hopeless\n"
                           "right: done\nwrong: there is one\npage: b\nboard: queens @4\n"
                           "text: y\n"));
    const auto put = [&](Variable column, Value row) {
        emit presenter->board()->entered({{column, row}});
        QCoreApplication::processEvents();
    };
    const auto turned = [&] {
        presenter->next();
        const bool isClear = presenter->feedback().isEmpty();
        presenter->previous();
        return isClear;
    };
    put(0, 1);
    QVERIFY(turned() && presenter->feedback().isEmpty());
    put(1, 1); // the same row
    QVERIFY2(presenter->feedback().contains("breaks a rule") &&
                 !presenter->feedback().contains("there is one"),
             qPrintable(presenter->feedback()));
    const QImage board = presenter->board()->grab().toImage();
    QVERIFY(turned());
    QVERIFY2(presenter->feedback().contains("breaks a rule"), qPrintable(presenter->feedback()));
    QCOMPARE(presenter->board()->grab().toImage(), board);
    put(1, kNoValue);
    put(1, 3);
    QVERIFY2(presenter->feedback().contains("there is one"), qPrintable(presenter->feedback()));
    QVERIFY(turned() && presenter->feedback().contains("there is one"));
    for (QPushButton* const button : presenter->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Start over"))
            button->click();
    QVERIFY(presenter->feedback().isEmpty());
    QVERIFY(turned() && presenter->feedback().isEmpty());
    presenter->close();
}

// Where one value is looked for, a wrong one does not stay, and that is said.
void TestLessonWindow::wrongFindsAreTakenBack()
{
    LessonPresenter* const presenter =
        shown(lessonOfText("page: a\nboard: sudoku @p97\ntask: find\nrule: naked single\n"
                           "right: done\nwrong: look again\n"));
    const auto put = [&](Variable cell, Value digit) {
        emit presenter->board()->entered({{cell, digit}});
        QCoreApplication::processEvents();
        return presenter->feedback();
    };
    for (int time = 0; time < 2; ++time) { // what stays would stand in the way of the next
        const QString broken = put(0, 3);  // another 4 of row 1
        QVERIFY2(broken.contains("broke a rule and was taken back"), qPrintable(broken));
        const QString wrong = put(1, 1);
        QVERIFY2(wrong.contains("look again The entry was taken back."), qPrintable(wrong));
    }
    presenter->close();
}

// Under the mouse is where something can be done.
void TestLessonWindow::nothingIsPointedOut()
{
    const Lesson lesson =
        lessonOfText("page: a\nboard: queens @6\ntask: place\nentries: 1\ngoal: hopeless\n"
                     "right: done\npage: b\ntext: y\n");
    const auto secondPage = [&](bool withMouse) {
        LessonPresenter* const presenter = shown(lesson);
        if (withMouse) {
            const QPoint square =
                presenter->board()->toPixels({1.5, 1.5}).toPoint(); // wherever the margin ends
            QTest::mouseMove(presenter->board(), square);
            QTest::mouseClick(presenter->board(), Qt::LeftButton, {}, square);
            QTest::mouseMove(presenter->board(), square + QPoint(1, 1));
        } else {
            emit presenter->board()->entered({{0, 0}});
        }
        QCoreApplication::processEvents();
        presenter->next();
        const QImage seen = presenter->board()->grab().toImage();
        presenter->close();
        return seen;
    };
    const QImage without = secondPage(false);
    QCOMPARE(secondPage(true), without);
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
    for (std::size_t i = 0; i < 2; ++i) {
        const QRectF box = chart->barRect(i);
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

// "Pick it above", says the board.
void TestLessonWindow::toolsOfATaskAreAboveTheBoard()
{
    LessonPresenter* const presenter =
        shown(lessonOfText("page: a\nboard: sudoku @p97\ntask: solve\ntext: x\n"));
    QWidget* const tools = presenter->board()->tools();
    QVERIFY(tools->isVisible());
    const auto bottom = [&](QWidget* widget) {
        return widget->mapTo(presenter, widget->rect().bottomLeft()).y();
    };
    QTRY_VERIFY(bottom(tools) < bottom(presenter->board()));
    presenter->close();
}

// While a task is being done the arrows are the board's, at its edge as well.
void TestLessonWindow::keysOfTasks()
{
    LessonPresenter* const presenter =
        shown(lessonOfText("page: a\nboard: queens @4\ntask: solve\ntext: x\npage: b\ntext: y\n"));
    Board* const board = presenter->board();
    for (int i = 0; i < 6; ++i)
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Backspace}) {
            QTest::keyClick(board, key);
            QCOMPARE(presenter->page(), 0U);
        }
    QTest::keyClick(board, Qt::Key_PageDown);
    QCOMPARE(presenter->page(), 1U);
    QTest::keyClick(presenter, Qt::Key_Left);
    QCOMPARE(presenter->page(), 0U);
    presenter->close();
}

void TestLessonWindow::taskIsRecognised()
{
    const Lesson lesson = lessonOfText("page: a\nboard: queens @6\ntask: place\nentries: 1\ngoal: "
                                       "hopeless\ntext: x\nright: done\nwrong: again\n");
    LessonPresenter* const presenter = shown(lesson);
    const auto labels = presenter->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() &&
               label->text().startsWith(QStringLiteral("Task: make one entry"));
    }));
    Board* const board = presenter->board();
    QVERIFY(board->isByHand());
    const auto put = [&](Variable column, Value row) {
        emit board->entered({{column, row}});
        QCoreApplication::processEvents();
    };
    put(0, 1); // part of a solution
    QVERIFY(presenter->feedback().contains("again"));
    put(0, kNoValue);
    put(0, 0);
    QVERIFY2(presenter->feedback().contains("done"), qPrintable(presenter->feedback()));
    Grader grader(lesson);
    const auto grades = grader.grade(presenter->replies());
    QVERIFY(grades);
    QCOMPARE(grades->right, 1U);
    QCOMPARE(grades->rightAtOnce, 0U);
    presenter->close();
}

// Whoever has entered all hears whether that is a solution; before that nothing is said.
void TestLessonWindow::fullBoardsAreJudged()
{
    const Lesson lesson = lessonOfText(
        "page: a\nboard: queens @4\ntask: solve\ntext: x\nright: done\nwrong: again\n");
    LessonPresenter* const presenter = shown(lesson);
    const auto put = [&](Variable column, Value row) {
        emit presenter->board()->entered({{column, row}});
        QCoreApplication::processEvents();
    };
    for (Variable column = 0; column < 3; ++column) {
        put(column, column); // all on one diagonal
        QVERIFY2(presenter->feedback().isEmpty(), qPrintable(presenter->feedback()));
    }
    put(3, 3);
    QVERIFY2(presenter->feedback().startsWith("Not quite. again"),
             qPrintable(presenter->feedback()));
    for (Variable column = 0; column < 4; ++column)
        put(column, kNoValue);
    QVERIFY2(presenter->feedback().isEmpty(), qPrintable(presenter->feedback()));
    const std::array<Value, 4> rows{1, 3, 0, 2};
    for (Variable column = 0; column < 4; ++column)
        put(column, rows[column]);
    QVERIFY2(presenter->feedback().startsWith("Right. done"), qPrintable(presenter->feedback()));
    Grader grader(lesson);
    const auto grades = grader.grade(presenter->replies());
    QVERIFY(grades);
    QCOMPARE(grades->right, 1U);
    QCOMPARE(grades->pages[0].attempts, 2U);
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

// The lesson as a page, with the trees that it shows.
void TestLessonWindow::handout()
{
    LessonPresenter* const presenter = shown(shippedLessons().front());
    const QString path = m_folder.filePath("tour.html");
    inDialog([&](QDialog& dialog) {
        dialog.findChild<QLineEdit*>()->setText(path);
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
