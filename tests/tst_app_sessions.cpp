// What the user set is kept: sessions by Save as, limits of searches, and the solutions' condition
// picked on the board.

#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "tests/windowfixture.h"
#include "widgets/board.h"
#include "widgets/solutionspanel.h"

using namespace clew;

class TestSessions : public QObject, private test::WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    // By its name a file is a session: the run and where it stood come back.
    void saveAsWritesSessions()
    {
        choose("sudoku", nullptr, "p97");
        watch(40);
        const QString name = m_folder.filePath(QStringLiteral("here.clew"));
        inDialog([name](QDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(name);
            QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
        });
        windowKey(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QFile::exists(name));
        QVERIFY2(m_window->message().isEmpty(), qPrintable(m_window->message()));

        reopen(name);
        QTRY_COMPARE(m_window->workbench().player().position(), quint64{40});
        QCOMPARE(m_window->workbench().document().puzzle->info().id, std::string("sudoku"));

        // Saved again, it is written as the session that it is.
        m_window->workbench().player().step(3);
        QTRY_COMPARE(m_window->workbench().player().position(), quint64{43});
        windowKey(Qt::Key_S, Qt::ControlModifier);
        reopen(name);
        QTRY_COMPARE(m_window->workbench().player().position(), quint64{43});
    }

    void otherNamesAreProblems()
    {
        choose("sudoku", nullptr, "p97");
        const QString name = m_folder.filePath(QStringLiteral("problem.sdk"));
        inDialog([name](QDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(name);
            QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
        });
        windowKey(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("\"clew\""));
        reopen(name);
        QVERIFY(!m_window->workbench().player().hasTrace());
        QCOMPARE(m_window->workbench().document().puzzle->info().id, std::string("sudoku"));
    }

    // Set in the dialog, in force from the next start on, kept in sessions.
    void limitsAreKept()
    {
        choose("queens", nullptr, "p90");
        setLimits({{"solutions", 3}, {"nodes", 5000}, {"seconds", 77}, {"memory", 100}});
        const Limits limits = m_window->workbench().limits();
        QCOMPARE(limits.solutions, std::uint64_t{3});
        QCOMPARE(limits.nodes, std::uint64_t{5000});
        QVERIFY(limits.time == std::chrono::seconds(77));
        QCOMPARE(limits.memory, std::uint64_t{100} << 20U);
        windowKey(Qt::Key_End);
        QTRY_VERIFY(m_window->workbench().player().atEnd());
        QCOMPARE(m_window->workbench().document().trace->solutionCount(), std::uint64_t{3});

        const QByteArray session = m_window->workbench().sessionText();
        cleanup();
        init();
        QCOMPARE(m_window->workbench().limits().solutions, kUnlimited);
        QVERIFY(restoreSession(session));
        QCOMPARE(m_window->workbench().limits().solutions, limits.solutions);
        QCOMPARE(m_window->workbench().limits().nodes, limits.nodes);
        QVERIFY(m_window->workbench().limits().time == limits.time);
        QCOMPARE(m_window->workbench().limits().memory, limits.memory);
        QTRY_VERIFY(m_window->workbench().player().atEnd());
        QCOMPARE(m_window->workbench().document().trace->solutionCount(), std::uint64_t{3});
    }

    void noLimitIsNone()
    {
        choose("queens", nullptr, "6");
        setLimits({{"solutions", 2}});
        setLimits({{"solutions", 0}});
        windowKey(Qt::Key_End);
        QTRY_VERIFY(m_window->workbench().player().atEnd());
        QCOMPARE(m_window->workbench().document().trace->solutionCount(), std::uint64_t{4});
    }

    // Without clearing first what stands there, as somebody types who has just opened the dialog.
    void limitsAreTyped()
    {
        choose("queens", nullptr, "6");
        QTimer::singleShot(0, [] {
            auto* const dialog = QApplication::activeModalWidget();
            QVERIFY(dialog != nullptr);
            auto* const solutions = dialog->findChild<QSpinBox*>(QStringLiteral("solutions"));
            QTRY_VERIFY(solutions->hasFocus());
            QTest::qWait(1); // what was there is selected
            QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("12"));
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        windowKey(Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(m_window->workbench().limits().solutions, std::uint64_t{12});
    }

    void damagedLimitsAreSaid()
    {
        QByteArray session = m_window->workbench().sessionText();
        session.replace("\"limits\": {}", "\"limits\": {\"nodes\": \"many\"}");
        QVERIFY(!restoreSession(session));
    }

    // Of the board's squares one is one condition, of a knight's it may be any move's.
    void conditionsArePickedOnTheBoard()
    {
        choose("queens", nullptr, "6");
        findAll(4);
        pickButton().click();
        const Place square{1, 3}; // of two of the four
        click(Qt::LeftButton, square);
        QVERIFY(!pickButton().isChecked());
        QCOMPARE(list().query().condition, square);
        QVERIFY(m_window->workbench().player().hasTrace()); // nothing was edited
        QTRY_COMPARE(list().size(), countWith(square));
        QVERIFY(list().size() > 0 && list().size() < 4);
    }

    // Whoever leaves the search meanwhile picks nothing, and edits again.
    void pickingEndsWithTheSearch()
    {
        choose("queens", nullptr, "6");
        findAll(1);
        pickButton().click();
        QVERIFY(pickButton().isChecked());
        windowKey(Qt::Key_Escape);
        QVERIFY(!m_window->workbench().player().hasTrace());
        QVERIFY(!pickButton().isChecked());
        const ProblemPtr problem = m_window->workbench().document().problem;
        click(Qt::LeftButton, {1, 3});
        QVERIFY(m_window->workbench().document().problem != problem);
    }

    // A cell: its values are offered.
    void conditionsOfACellAreChosen()
    {
        choose("sudoku", nullptr, "several");
        findAll(2);
        pickButton().click();
        Variable cell = 0;
        const Solution first = m_window->solutionsPanel().gallery().solution(0);
        const Solution second = m_window->solutionsPanel().gallery().solution(1);
        while (first[cell] == second[cell])
            ++cell;
        click(Qt::LeftButton, {cell, kNoValue});
        auto* const menu = m_window->findChild<QMenu*>(QStringLiteral("conditions"));
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), 9);
        menu->actions().at(static_cast<qsizetype>(first[cell]))->trigger();
        menu->close();
        QTRY_COMPARE(list().size(), countWith({cell, first[cell]}));
        QVERIFY(list().size() < m_window->workbench().document().trace->solutionCount());
    }

    // The right button offers the same, for this panel and without picking.
    void theBoardsMenuOffersThem()
    {
        choose("queens", nullptr, "6");
        findAll(4);
        click(Qt::RightButton, {1, 3});
        auto* const menu = m_window->board().findChild<QMenu*>();
        QVERIFY(menu != nullptr);
        QMenu* only = nullptr;
        for (QAction* const action : menu->actions())
            if (action->text().remove(u'&') == QStringLiteral("Only solutions with"))
                only = action->menu();
        QVERIFY(only != nullptr);
        QCOMPARE(only->actions().size(), 1);
        only->actions().front()->trigger();
        menu->close();
        QCOMPARE(list().query().condition, (Place{1, 3}));
    }

    // Squares are named with the move, for typing, too.
    void movesAreToldApart()
    {
        choose("knight", nullptr, "p91");
        findAll(3);
        const auto& conditions = *m_window->findChild<QComboBox*>(QStringLiteral("condition"));
        QStringList names;
        for (int i = 0; i < conditions.count(); ++i)
            names << conditions.itemText(i);
        QCOMPARE(names.removeDuplicates(), 0);
        pickButton().click();
        click(Qt::LeftButton, {kAnyVariable, 7});
        auto* const menu = m_window->findChild<QMenu*>(QStringLiteral("conditions"));
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), 25);
        menu->actions().at(4)->trigger();
        menu->close();
        QCOMPARE(list().query().condition, (Place{4, 7}));
    }

private:
    void reopen(const QString& name)
    {
        cleanup();
        init();
        QVERIFY2(m_window->openFile(name), qPrintable(m_window->message()));
    }

    /// Lets the search go on until it has found that many.
    void findAll(quint64 solutions)
    {
        m_window->workbench().wake();
        for (quint64 found = 1; found <= solutions; ++found) {
            windowKey(Qt::Key_N);
            QTRY_COMPARE(m_window->workbench().player().solutionsPassed(), found);
        }
        QTRY_VERIFY(m_window->findChild<QComboBox*>(QStringLiteral("condition"))->count() > 0);
    }

    void setLimits(const QList<std::pair<const char*, int>>& values)
    {
        inDialog([values](QDialog& dialog) {
            QSpinBox* last = nullptr;
            for (const auto& [name, value] : values) {
                last = dialog.findChild<QSpinBox*>(QLatin1String(name));
                last->setFocus();
                last->selectAll();
                QTest::keyClicks(last, QString::number(value));
            }
            QTest::keyClick(last, Qt::Key_Return);
        });
        windowKey(Qt::Key_L, Qt::ControlModifier);
        activate();
    }

    void click(Qt::MouseButton button, Place place)
    {
        const auto point = pointWhere([&](Place found) {
            if (m_window->board().cellMeaning() == CellMeaning::OfValue)
                found.variable = kAnyVariable;
            return found == place;
        });
        QVERIFY2(point, "the place is not on the board");
        QTest::mouseClick(&m_window->board(), button, Qt::NoModifier, *point);
    }

    /// Counted one by one.
    quint64 countWith(Place condition)
    {
        const Document& document = m_window->workbench().document();
        Cursor cursor(document.trace, document.puzzle->dimensions(*document.problem));
        quint64 count = 0;
        for (quint64 n = 0; n < document.trace->solutionCount(); ++n) {
            cursor.seek(document.trace->solutionEvent(n));
            count += cursor.state().value(condition.variable) == condition.value ? 1 : 0;
        }
        return count;
    }

    const SolutionList& list() { return m_window->solutionsPanel().gallery().list(); }
    QToolButton& pickButton()
    {
        return *m_window->findChild<QToolButton*>(QStringLiteral("pickCondition"));
    }
};

QTEST_MAIN(TestSessions)
#include "tst_app_sessions.moc"
