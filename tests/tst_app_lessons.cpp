// Lessons in the window: the presenter by keys and mouse, tasks that are recognised, and boards
// that are exactly as they were afterwards.

#include "tests/windowfixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <array>

#include "app/gui/lessons.h"
#include "core/lessons/claims.h"
#include "core/lessons/grading.h"
#include "widgets/lessonpen.h"
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
    void pagesFitASmallScreen();
    void boardsStayAsTheyWere();
    void choicesBranch();
    void rightAnswerEndsThePage();
    void answeredPagesKeepTheirAnswers();
    void leavingAsksForAnswers();
    void answersAreTheLearners();
    void answersAreSavedAgain();
    void begunTasksAreKept();
    void begunTasksAreSaved();
    void wrongFindsAreTakenBack();
    void nothingIsPointedOut();
    void namedPlacesAreLitInTasks();
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
    void knownByTheirText();
    void ownAreOpened();
    void faultsAreSaid();
    void tasksAreUndone();
    void handout();

private:
    QString fileOf(const QString& name, const QByteArray& text)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("%s cannot be written", qPrintable(path));
        return path;
    }

    // The one that is shown with this title; null if there is none.
    static LessonPresenter* presented(const QString& title)
    {
        for (QWidget* const widget : QApplication::topLevelWidgets())
            if (auto* const found = qobject_cast<LessonPresenter*>(widget))
                if (found->isVisible() && found->windowTitle() == title)
                    return found;
        return nullptr;
    }

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
    const auto made = [&] {
        const auto* const label = presenter->findChild<QLabel*>(QStringLiteral("made"));
        return label->isVisible() ? label->text() : QString();
    };
    QCOMPARE(made(), QStringLiteral("Entries made: 0 of 2"));
    put(0, 1);
    QCOMPARE(made(), QStringLiteral("Entries made: 1 of 2"));
    QVERIFY(turned() && presenter->feedback().isEmpty());
    QCOMPARE(made(), QStringLiteral("Entries made: 1 of 2"));
    put(1, 1); // the same row
    QVERIFY2(presenter->feedback().contains("breaks a rule") &&
                 !presenter->feedback().contains("there is one"),
             qPrintable(presenter->feedback()));
    const QImage board = presenter->board()->grab().toImage();
    QVERIFY(turned());
    QVERIFY2(presenter->feedback().contains("breaks a rule"), qPrintable(presenter->feedback()));
    QCOMPARE(presenter->board()->grab().toImage(), board);
    put(1, kNoValue);
    QVERIFY(presenter->feedback().isEmpty()); // it was said of two
    QCOMPARE(made(), QStringLiteral("Entries made: 1 of 2"));
    put(1, 3);
    QCOMPARE(made(), QStringLiteral("Entries made: 2 of 2"));
    QVERIFY2(presenter->feedback().contains("there is one"), qPrintable(presenter->feedback()));
    QVERIFY(turned() && presenter->feedback().contains("there is one"));
    for (QPushButton* const button : presenter->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Start over"))
            button->click();
    QVERIFY(presenter->feedback().isEmpty());
    QVERIFY(turned() && presenter->feedback().isEmpty());
    presenter->close();
}

// A task that has no answer yet is saved as far as it was done, and is unfinished.
void TestLessonWindow::begunTasksAreSaved()
{
    const Lesson lesson =
        lessonOfText("page: a\nboard: queens @6\ntask: solve\ntext: x\npage: b\ntext: y\n");
    const QPointer<LessonPresenter> presenter = shown(lesson);
    QVERIFY(presenter->repliesToKeep().replies.empty());
    for (const Assignment& one : {Assignment{0, 1}, Assignment{1, 3}}) {
        emit presenter->board()->entered({one});
        QCoreApplication::processEvents();
    }
    QVERIFY(presenter->replies().replies.empty()); // it is no attempt
    const auto kept = presenter->repliesToKeep();
    QCOMPARE(kept.replies.size(), 1U);
    QCOMPARE(kept.replies[0].entries.size(), 2U);
    const auto grades = Grader(lesson).grade(kept);
    QVERIFY(grades && grades->faults.empty());
    QVERIFY(grades->pages[0].isUnfinished);
    presenter->next();
    QVERIFY(presenter->repliesToKeep().replies == kept.replies);
    bool isAsked = false;
    inDialog([&](QDialog& box) {
        isAsked = true;
        box.reject();
    });
    QTest::keyClick(presenter, Qt::Key_Escape);
    QVERIFY(isAsked);
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

// As on other pages.
void TestLessonWindow::namedPlacesAreLitInTasks()
{
    const auto page = [](const std::string& id, const std::string& place) {
        return "page: " + id +
               "\nboard: sudoku @p97\nat: 0\ntask: find\nrule: naked single\ntext: See " + place +
               ".\n";
    };
    LessonPresenter* const presenter =
        shown(lessonOfText(page("a", "R1C3") + page("b", "[R1C3]") + page("c", "R1C3")));
    presenter->board()->setFixedSize(300, 300); // whatever room the texts leave
    std::vector<QImage> boards;
    for (int n = 0; n < 3; ++n) {
        QCoreApplication::processEvents();
        boards.push_back(presenter->board()->grab().toImage());
        presenter->next();
    }
    QVERIFY(boards[1] != boards[0]);
    QCOMPARE(boards[2], boards[0]);
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
    QVERIFY2(presenter->feedback().contains("A solution still has these entries. again"),
             qPrintable(presenter->feedback()));
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

// Undo and redo are those of the board's entries, and no attempts.
void TestLessonWindow::tasksAreUndone()
{
    LessonPresenter* const presenter =
        shown(lessonOfText("page: a\nboard: queens @4\ntask: place\nentries: 2\ngoal: solvable\n"
                           "text: x\nright: done\nwrong: again\n"));
    const auto put = [&](Variable column, Value row) {
        emit presenter->board()->entered({{column, row}});
        QCoreApplication::processEvents();
    };
    // Of entries that were judged the same is said again.
    const auto press = [&](Qt::KeyboardModifiers modifiers, bool isSaid = false) {
        QTest::keyClick(presenter->board(), Qt::Key_Z, modifiers);
        QCOMPARE(presenter->feedback().contains("again"), isSaid);
        QCOMPARE(presenter->feedback().isEmpty(), !isSaid);
    };
    const auto& replies = presenter->replies().replies;
    put(0, 0);
    put(1, 2); // no solution has both
    QVERIFY2(presenter->feedback().contains("again"), qPrintable(presenter->feedback()));
    press(Qt::ControlModifier);
    QCOMPARE(replies.size(), 1U);
    put(1, 3);
    QVERIFY2(presenter->feedback().contains("again"), qPrintable(presenter->feedback()));
    QCOMPARE(replies.size(), 2U);
    QCOMPARE(replies[1].entries.size(), 2U);
    QCOMPARE(replies[1].entries[0], replies[0].entries[0]);
    QVERIFY(replies[1].entries[1] != replies[0].entries[1]);
    press(Qt::ControlModifier);
    press(Qt::ControlModifier | Qt::ShiftModifier, true);
    QCOMPARE(replies.size(), 2U);
    put(2, 1); // one too many
    QVERIFY2(presenter->feedback().contains("too many"), qPrintable(presenter->feedback()));
    QCOMPARE(replies.size(), 3U);
    press(Qt::ControlModifier, true);
    QVERIFY(!presenter->feedback().contains("too many"));
    press(Qt::ControlModifier);
    press(Qt::ControlModifier);
    QCOMPARE(replies.size(), 3U);
    put(0, 1);
    put(1, 3);
    QVERIFY2(presenter->feedback().contains("done"), qPrintable(presenter->feedback()));
    QCOMPARE(replies.size(), 4U);
    QCOMPARE(replies[3].entries.size(), 2U);
    QTest::keyClick(presenter, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(presenter->feedback().contains("done")); // what is done stays
    presenter->close();
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
