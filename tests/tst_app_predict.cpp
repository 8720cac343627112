// Prediction mode in the window: asking, answering by keys, buttons and on the board, the score.

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QtTest>

#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "core/study/quiz.h"
#include "tests/windowfixture.h"
#include "widgets/board.h"
#include "widgets/predictbar.h"
#include "widgets/searchtreeview.h"
#include "widgets/solutionspanel.h"
#include "widgets/strategypanel.h"
#include "widgets/theme.h"
#include "widgets/timeline.h"
#include "widgets/translate.h"
#include "widgets/transportbar.h"

using namespace clew;

class TestPredictFeature : public QObject, private test::WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void everyPuzzleIsPredicted_data() { puzzleRows(); }

    // Keys choose; the playhead then makes the step, and its reason is given.
    void everyPuzzleIsPredicted()
    {
        QFETCH(int, index);
        choose(puzzleAt(index));
        turnOn();
        for (quint32 asked = 1; asked <= 3; ++asked) {
            QTRY_VERIFY(isAsking());
            const QuizQuestion question = presentQuestion();
            QCOMPARE(answerTexts(), textsOf(question));
            press(Qt::Key_1 + static_cast<int>(question.right));
            QCOMPARE(m_window->workbench().player().position(), question.position + 1);
            QVERIFY(isSigned(label("verdictSign"), true));
            QVERIFY(label("verdict").text().contains(
                textsOf(question).at(static_cast<qsizetype>(question.right)).toHtmlEscaped()));
            QVERIFY(!m_window->reason().isEmpty());
            QCOMPARE(label("quizScore").text(),
                     QStringLiteral("%1 of %1 correct, longest streak %1").arg(asked));
            press(Qt::Key_Return);
        }
    }

    // Nothing of the step that is asked about is on the board.
    void theBoardGivesNothingAway()
    {
        choose("queens");
        turnOn();
        QTRY_VERIFY(isAsking());
        // The bar of questions is laid out when it has its texts: what is compared is the board,
        // not its size.
        m_window->board().setFixedSize(m_window->board().size());
        const QImage before = m_window->board().grab().toImage();
        QCOMPARE(m_window->workbench().player().position(), quint64{0});
        QCOMPARE(m_window->workbench().player().cursor().state().assignedCount(), 0U);
        press(Qt::Key_1);
        QVERIFY(m_window->board().grab().toImage() != before);
        m_window->workbench().player().seek(0);
        QTRY_VERIFY(isAsking());
        m_window->board().update();
        QCOMPARE(m_window->board().grab().toImage(), before);
    }

    void nothingAheadIsShown_data()
    {
        QTest::addColumn<bool>("isKnown");
        QTest::addRow("a search that goes on") << false;
        QTest::addRow("a search that has ended") << true;
    }

    // Whatever of the search is known already: panels end where the playhead stands.
    void nothingAheadIsShown()
    {
        QFETCH(bool, isKnown);
        choose("queens");
        press(Qt::Key_T);
        if (isKnown) {
            press(Qt::Key_End);
            QTRY_VERIFY(isWatchedToTheEnd());
            QTRY_COMPARE(shownEnd(), player().length());
            press(Qt::Key_Home);
        }
        turnOn();
        for (int asked = 0; asked < 4; ++asked) {
            QTRY_VERIFY(isAsking());
            compareShown();
            press(Qt::Key_1);
            compareShown();
            press(Qt::Key_Return);
        }
        QVERIFY(player().length() > player().position());
        const auto& gallery = m_window->solutionsPanel().gallery();
        press(Qt::Key_N);
        QTRY_COMPARE(player().solutionsPassed(), quint64{1});
        QTRY_VERIFY(isAsking());
        QCOMPARE(gallery.count(), quint64{1});
        compareShown();
        player().seek(2);
        QTRY_VERIFY(isAsking());
        QCOMPARE(gallery.count(), quint64{0});
        compareShown();
        press(Qt::Key_F8); // all is shown again
        QTRY_COMPARE(shownEnd(), player().length());
        QCOMPARE(gallery.count(), player().cursor().trace().solutionCount());
    }

    void placesAreAnswers_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<bool>("right");
        for (const char* const puzzle : {"queens", "sudoku", "knight"})
            for (const bool right : {true, false})
                QTest::addRow("%s %s", puzzle, right ? "right" : "wrong")
                    << QByteArray(puzzle) << right;
    }

    // A click on the board answers and edits nothing, neither before nor after it has answered.
    void placesAreAnswers()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(bool, right);
        choose(puzzle.toStdString(), puzzle == "sudoku" ? "backtracking" : nullptr);
        const ProblemPtr problem = m_window->workbench().document().problem;
        turnOn();
        QTRY_VERIFY(isAsking());
        const QuizQuestion question = presentQuestion();
        const auto point = pointWhere([&](Place place) {
            return happensAt(question.rightAnswer().event, place,
                             m_window->board().cellMeaning()) == right;
        });
        QVERIFY(point);
        click(m_window->board(), *point);
        QVERIFY(isSigned(label("verdictSign"), right));
        QCOMPARE(m_window->workbench().player().position(), question.position + 1);
        click(m_window->board(), *point);
        QCOMPARE(m_window->workbench().document().problem, problem);
        QVERIFY(m_window->workbench().player().hasTrace());
        QVERIFY(label("quizScore")
                    .text()
                    .startsWith(right ? QStringLiteral("1 of 1") : QStringLiteral("0 of 1")));
    }

    // The board has the keyboard: what would edit it is not meant for it now.
    void keysEditNothing()
    {
        choose("queens");
        const ProblemPtr problem = m_window->workbench().document().problem;
        turnOn();
        QTRY_VERIFY(isAsking());
        m_window->board().setFocus();
        for (const Qt::Key pressed : {Qt::Key_Right, Qt::Key_Return, Qt::Key_Delete, Qt::Key_Q})
            key(pressed);
        QCOMPARE(m_window->workbench().document().problem, problem);
        QVERIFY(isAsking());
        key(Qt::Key_1);
        QVERIFY(!label("verdict").text().isEmpty());
    }

    // What is wrong is marked by a sign and words, and so is what would have been right.
    void aWrongAnswerIsSaidToBe()
    {
        choose("queens");
        turnOn();
        QTRY_VERIFY(isAsking());
        const QuizQuestion question = presentQuestion();
        const std::size_t wrong = question.right == 0 ? 1 : 0;
        click(answerButton(wrong), answerButton(wrong).rect().center());
        for (const std::size_t i : {wrong, question.right}) {
            const QPushButton& button = answerButton(i);
            QVERIFY(!button.icon().isNull());
            QCOMPARE(button.accessibleName(),
                     (i == wrong ? QStringLiteral("Incorrect: %1") : QStringLiteral("Correct: %1"))
                         .arg(button.text()));
        }
        QVERIFY(isSigned(label("verdictSign"), false));
        QVERIFY(label("verdict").text().contains(QStringLiteral("Incorrect.")));
        QCOMPARE(m_window->workbench().player().position(), question.position + 1);
        press(Qt::Key_1); // answers count once
        QVERIFY(label("quizScore").text().startsWith(QStringLiteral("0 of 1")));
        press(Qt::Key_Return); // the next question has no signs yet
        QTRY_VERIFY(isAsking());
        QVERIFY(label("verdictSign").isHidden());
        QVERIFY(answerButton(wrong).icon().isNull());
        QVERIFY(answerButton(wrong).accessibleName().isEmpty());
    }

    void goingOn_data()
    {
        QTest::addColumn<int>("key");
        QTest::addRow("Return") << static_cast<int>(Qt::Key_Return);
        QTest::addRow("Space") << static_cast<int>(Qt::Key_Space);
        QTest::addRow("button") << 0;
    }

    void goingOn()
    {
        QFETCH(int, key);
        choose("sudoku", "backtracking");
        turnOn();
        QTRY_VERIFY(isAsking());
        QCOMPARE(m_window->workbench().player().position(), quint64{34}); // past the givens
        press(Qt::Key_1);
        QVERIFY(!isAsking());
        auto& next = *m_window->findChild<QPushButton*>(QStringLiteral("nextQuestion"));
        if (key != 0)
            press(key);
        else
            click(next, next.rect().center());
        QTRY_VERIFY(isAsking());
        QVERIFY(!m_window->workbench().player().isPlaying());
        QCOMPARE(m_window->workbench().player().position(), quint64{35});
    }

    // Of dancing links only the guesses are asked about, unless every step is.
    void theScopeIsChosen()
    {
        choose("queens", "dancing-links");
        turnOn();
        QTRY_VERIFY(isAsking());
        press(Qt::Key_1);
        press(Qt::Key_Return);
        QTRY_VERIFY(isAsking());
        QVERIFY(m_window->workbench().player().position() > 10);
        m_window->workbench().player().seek(1);
        QTRY_VERIFY(isAsking());
        QTRY_VERIFY(label("question").text().contains(QStringLiteral("after step")));
        auto& scope = *m_window->findChild<QComboBox*>(QStringLiteral("quizScope"));
        scope.setFocus();
        press(Qt::Key_Down);
        QCOMPARE(scope.currentIndex(), 1);
        QTRY_VERIFY(isAsking());
        QCOMPARE(m_window->workbench().player().position(), quint64{1});
        QTRY_VERIFY(!label("question").text().contains(QStringLiteral("after step")));
    }

    void theEndTellsTheScore()
    {
        choose("words");
        turnOn();
        for (int asked = 0; asked < 4; ++asked) {
            QTRY_VERIFY(isAsking());
            press(Qt::Key_1 + static_cast<int>(presentQuestion().right));
            press(Qt::Key_Return);
        }
        QTRY_VERIFY(label("question").text().contains(QStringLiteral("ended")));
        QVERIFY(
            label("question").text().contains(QStringLiteral("4 of 4 correct, longest streak 4")));
        QVERIFY(m_window->workbench().player().atEnd());
    }

    void anotherStrategyBeginsAgain()
    {
        choose("queens");
        turnOn();
        QTRY_VERIFY(isAsking());
        press(Qt::Key_1);
        m_window->strategyPanel().chooser().setFocus();
        press(Qt::Key_Down);
        QTRY_VERIFY(isAsking());
        QVERIFY(
            label("question").text().contains(m_window->strategyPanel().chooser().currentText()));
        QVERIFY(label("verdict").text().contains(QStringLiteral("score starts again")));
        QVERIFY(label("quizScore").text().isEmpty());
        QCOMPARE(answerTexts(), textsOf(presentQuestion()));
    }

    // Editing is left alone until the search is started.
    void anotherPuzzleIsAskedAbout()
    {
        choose("queens");
        turnOn();
        QTRY_VERIFY(isAsking());
        press(Qt::Key_Escape);
        QVERIFY(!m_window->workbench().player().hasTrace());
        QVERIFY(!isAsking());
        const ProblemPtr problem = m_window->workbench().document().problem;
        click(m_window->board(), m_window->board().rect().center() + QPoint(8, 8));
        QVERIFY(m_window->workbench().document().problem != problem);
        QVERIFY(!m_window->workbench().player().hasTrace());
        choose("suguru");
        QTRY_VERIFY(isAsking());
        QCOMPARE(answerTexts(), textsOf(presentQuestion()));
    }

    void theQuestionFollowsThePlayhead()
    {
        choose("queens");
        turnOn();
        QTRY_VERIFY(isAsking());
        press(Qt::Key_Period);
        press(Qt::Key_Period);
        press(Qt::Key_Period);
        QTRY_COMPARE(m_window->workbench().player().position(), quint64{3});
        QTRY_COMPARE(answerTexts(), textsOf(presentQuestion()));
        press(Qt::Key_Comma);
        QTRY_COMPARE(m_window->workbench().player().position(), quint64{2});
        QTRY_COMPARE(answerTexts(), textsOf(presentQuestion()));
        QVERIFY(label("quizScore").text().isEmpty());
    }

    void nobodyIsAskedWhilePlaying()
    {
        choose("queens");
        turnOn();
        QTRY_VERIFY(isAsking());
        press(Qt::Key_Space);
        QVERIFY(m_window->workbench().player().isPlaying());
        QVERIFY(!isAsking());
        QTRY_VERIFY(m_window->workbench().player().position() > 2);
        press(Qt::Key_Space);
        QVERIFY(!m_window->workbench().player().isPlaying());
        QTRY_VERIFY(isAsking());
        QCOMPARE(answerTexts(), textsOf(presentQuestion()));
    }

    // The next step is the player's own.
    void nobodyIsAskedWhoPlays()
    {
        choose("queens");
        turnOn();
        QTRY_VERIFY(isAsking());
        const auto* const bar = m_window->findChild<PredictBar*>();
        m_window->workbench().playByHand();
        QVERIFY(!bar->isVisible());
        m_window->workbench().watch();
        QTRY_VERIFY(bar->isVisible());
    }

    void sessionsKeepTheScore()
    {
        choose("queens");
        turnOn();
        for (int asked = 0; asked < 2; ++asked) {
            QTRY_VERIFY(isAsking());
            press(Qt::Key_1 + static_cast<int>(presentQuestion().right));
            press(Qt::Key_Return);
        }
        QTRY_VERIFY(isAsking());
        const QByteArray session = m_window->workbench().sessionText();
        const QString question = answerTexts().join(u'|');
        cleanup();
        init();
        QVERIFY(!isAsking());
        QVERIFY(restoreSession(session));
        QTRY_VERIFY(isAsking());
        QTRY_COMPARE(m_window->workbench().player().position(), quint64{2});
        QTRY_COMPARE(answerTexts().join(u'|'), question);
        QVERIFY(label("quizScore").text().startsWith(QStringLiteral("2 of 2")));
    }

    // A session of a run is restored where it stood, also into a window that predicts.
    void restoringGoesWhereItStood()
    {
        choose("sudoku", "backtracking");
        watch(20);
        turnOn();
        QTRY_VERIFY(isAsking());
        m_window->workbench().player().seek(20);
        QTRY_VERIFY(isAsking());
        const QByteArray session = m_window->workbench().sessionText();
        QVERIFY(restoreSession(session));
        QTRY_VERIFY(isAsking());
        QTRY_COMPARE(m_window->workbench().player().position(), quint64{20});
    }

    void itIsTurnedOffAgain()
    {
        choose("queens");
        turnOn();
        QTRY_VERIFY(isAsking());
        auto* const close = m_window->findChild<PredictBar*>()->findChild<QToolButton*>();
        click(*close, close->rect().center());
        QVERIFY(!m_window->findChild<PredictBar*>()->isVisible());
        turnOn();
        QTRY_VERIFY(isAsking());
        press(Qt::Key_F8);
        QVERIFY(!m_window->findChild<PredictBar*>()->isVisible());
        const ProblemPtr problem = m_window->workbench().document().problem;
        click(m_window->board(), m_window->board().rect().center() + QPoint(8, 8));
        QVERIFY(m_window->workbench().document().problem != problem); // clicking is editing again
    }

private:
    void turnOn()
    {
        m_window->board().setFocus();
        press(Qt::Key_F8);
        QVERIFY(m_window->findChild<PredictBar*>()->isVisible());
    }

    bool isSigned(const QLabel& sign, bool right)
    {
        const auto* const close = m_window->findChild<PredictBar*>()->findChild<QToolButton*>();
        const QIcon icon = theme::icon(right ? QStringLiteral("right") : QStringLiteral("wrong"));
        return sign.isVisible() &&
               sign.pixmap().toImage() ==
                   icon.pixmap(close->iconSize(), close->devicePixelRatioF()).toImage();
    }

    // To whatever has the keyboard.
    void press(int key)
    {
        QWidget* const focused = QApplication::focusWidget();
        QTest::keyClick(focused != nullptr ? focused : m_window.get(), static_cast<Qt::Key>(key));
    }
    static void click(QWidget& widget, QPoint point)
    {
        QTest::mouseClick(&widget, Qt::LeftButton, Qt::NoModifier, point);
    }

    // How many events timeline and tree show; 0 if not the same.
    quint64 shownEnd()
    {
        const Timeline& timeline = m_window->transportBar().timeline();
        const auto& tree = *m_window->findChild<SearchTreeView*>();
        const bool isSame = timeline.isDetailed() && tree.isUpToDate() &&
                            tree.tree()->eventsRead() == timeline.length();
        return isSame ? timeline.length() : 0;
    }
    void compareShown()
    {
        const Timeline& timeline = m_window->transportBar().timeline();
        const auto& tree = *m_window->findChild<SearchTreeView*>();
        const quint64 position = player().position();
        QCOMPARE(timeline.length(), position);
        QTRY_VERIFY(timeline.isDetailed());
        QTRY_VERIFY(tree.isUpToDate());
        QCOMPARE(tree.tree()->eventsRead(), position);
        QCOMPARE(tree.tree()->size(), player().cursor().nodeCount());
        QCOMPARE(label("place").text(), QStringLiteral("%1 / %1").arg(grouped(position)));
        QCOMPARE(label("nodes").text(), grouped(player().cursor().nodeCount() - 1));
        QCOMPARE(label("scope").text(), QStringLiteral("Up to here:"));
    }

    QLabel& label(const char* name)
    {
        return *m_window->findChild<QLabel*>(QString::fromLatin1(name));
    }
    QPushButton& answerButton(std::size_t index)
    {
        return *m_window->findChild<QPushButton*>(QStringLiteral("answer%1").arg(index + 1));
    }

    bool isAsking()
    {
        return answerButton(0).isVisible() && answerButton(0).text().startsWith(u'1') &&
               answerButton(1).isEnabled() && answerButton(1).text().startsWith(u'2');
    }

    QStringList answerTexts()
    {
        QStringList texts;
        for (std::size_t i = 0; i < kMostAnswers; ++i)
            if (answerButton(i).isVisible())
                texts << answerButton(i).text().mid(3);
        return texts;
    }

    static QStringList textsOf(const QuizQuestion& question)
    {
        QStringList texts;
        for (const QuizAnswer& answer : question.answers)
            texts << QString::fromStdString(answer.text());
        return texts;
    }

    // The question as it is to be made of the trace, about what comes after the playhead.
    QuizQuestion presentQuestion()
    {
        const Document& document = m_window->workbench().document();
        const auto scope = m_window->findChild<PredictBar*>()->scope();
        QuizFinder finder;
        finder.stand(*document.trace, m_window->workbench().player().position());
        const auto event = finder.find(*document.puzzle, *document.trace, scope, 100'000);
        Cursor cursor(document.trace, document.puzzle->dimensions(*document.problem));
        cursor.seek(event.value());
        return makeQuestion(*document.puzzle, *document.problem, cursor, scope,
                            document.options.seed);
    }
};

QTEST_MAIN(TestPredictFeature)
#include "tst_app_predict.moc"
