// Tasks of lessons in the window: recognised, judged, taken back, and kept as they were left.

#include <QLabel>
#include <QPushButton>
#include <algorithm>
#include <array>

#include "core/lessons/grading.h"
#include "tests/lessonfixture.h"

using namespace clew;
using namespace clew::test;

class TestLessonTasks : public QObject, LessonFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void begunTasksAreKept();
    void begunTasksAreSaved();
    void wrongFindsAreTakenBack();
    void nothingIsPointedOut();
    void namedPlacesAreLitInTasks();
    void toolsOfATaskAreAboveTheBoard();
    void keysOfTasks();
    void taskIsRecognised();
    void fullBoardsAreJudged();
    void tasksAreUndone();
};

// What was said of a task, and what was entered, are there again; an entry that breaks a rule is
// called so.
void TestLessonTasks::begunTasksAreKept()
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
void TestLessonTasks::begunTasksAreSaved()
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
void TestLessonTasks::wrongFindsAreTakenBack()
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
void TestLessonTasks::nothingIsPointedOut()
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
void TestLessonTasks::namedPlacesAreLitInTasks()
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

// "Pick it above", says the board.
void TestLessonTasks::toolsOfATaskAreAboveTheBoard()
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
void TestLessonTasks::keysOfTasks()
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

void TestLessonTasks::taskIsRecognised()
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
void TestLessonTasks::fullBoardsAreJudged()
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
    QVERIFY2(presenter->feedback().startsWith("Incorrect. again"),
             qPrintable(presenter->feedback()));
    for (Variable column = 0; column < 4; ++column)
        put(column, kNoValue);
    QVERIFY2(presenter->feedback().isEmpty(), qPrintable(presenter->feedback()));
    const std::array<Value, 4> rows{1, 3, 0, 2};
    for (Variable column = 0; column < 4; ++column)
        put(column, rows[column]);
    QVERIFY2(presenter->feedback().startsWith("Correct. done"), qPrintable(presenter->feedback()));
    Grader grader(lesson);
    const auto grades = grader.grade(presenter->replies());
    QVERIFY(grades);
    QCOMPARE(grades->right, 1U);
    QCOMPARE(grades->pages[0].attempts, 2U);
    presenter->close();
}

// Undo and redo are those of the board's entries, and no attempts.
void TestLessonTasks::tasksAreUndone()
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

QTEST_MAIN(TestLessonTasks)

#include "tst_app_lessontasks.moc"
