// What a screen reader receives: everything that takes the keyboard has a name, and a board speaks
// its cells and what stands in them.

#include <QAccessible>
#include <QAccessibleInterface>
#include <QtTest>

#include "tests/windowfixture.h"

using namespace clew;

class TestAccessible : public QObject, private test::WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    // Whatever Tab leads to says what it is.
    void everythingHasAName_data() { puzzleRows(); }
    void everythingHasAName()
    {
        QFETCH(int, index);
        choose(puzzleAt(index));
        QTest::qWait(1);
        QStringList mute;
        for (QWidget* const widget : m_window->findChildren<QWidget*>()) {
            if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0 ||
                widget->focusProxy() != nullptr ||
                widget->objectName().startsWith(QLatin1String("qt_")))
                continue;
            const QAccessibleInterface* const face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(face != nullptr);
            if (face->text(QAccessible::Name).isEmpty())
                mute += QStringLiteral("%1 in %2")
                            .arg(QString::fromLatin1(widget->metaObject()->className()),
                                 QString::fromLatin1(
                                     widget->parentWidget()->metaObject()->className()));
        }
        QCOMPARE(mute.join(QStringLiteral("; ")), QString());
    }

    // Every cell that can be pointed at is there, with its place, and says something.
    void cellsSpeak_data() { puzzleRows(); }
    void cellsSpeak()
    {
        QFETCH(int, index);
        choose(puzzleAt(index));
        Board& board = m_window->board();
        QAccessibleInterface* const face = QAccessible::queryAccessibleInterface(&board);
        QVERIFY(face != nullptr);
        const auto cells = board.cells();
        QCOMPARE(face->childCount(), static_cast<int>(cells.size()));
        for (int i = 0; i < face->childCount(); ++i) {
            QAccessibleInterface* const cell = face->child(i);
            QCOMPARE(cell->parent(), face);
            QCOMPARE(face->indexOfChild(cell), i);
            QVERIFY(!cell->text(QAccessible::Value).isEmpty());
            QVERIFY(cell->text(QAccessible::Name).endsWith(cell->text(QAccessible::Value)));
            QVERIFY(!cell->rect().isEmpty());
        }
    }

    void sudokuCells()
    {
        choose("sudoku", nullptr, "p97"); // its first row begins with two empty cells and a 4
        const QAccessibleInterface* const face =
            QAccessible::queryAccessibleInterface(&m_window->board());
        QCOMPARE(face->child(0)->text(QAccessible::Name), QString("R1C1: empty"));
        QCOMPARE(face->child(2)->text(QAccessible::Name), QString("R1C3: 4, given"));
    }

    void queensAndNonogramsWhileWatching()
    {
        choose("queens", "backtracking");
        watch(1);
        const QAccessibleInterface* face =
            QAccessible::queryAccessibleInterface(&m_window->board());
        QCOMPARE(face->child(0)->text(QAccessible::Value), QString("queen, guessed"));
        QCOMPARE(face->child(1)->text(QAccessible::Value), QString("empty"));
        choose("nonogram", "line-solving");
        m_window->workbench().wake();
        player().toEnd();
        QTRY_VERIFY(m_window->workbench().moment()->outcome.has_value());
        QTRY_VERIFY(m_window->workbench().moment()->solutionsPassed > 0);
        face = QAccessible::queryAccessibleInterface(&m_window->board());
        const Board& board = m_window->board();
        const auto cells = board.cells();
        const State& state = *m_window->workbench().moment()->state;
        for (int i = 0; i < face->childCount(); ++i) {
            const Value value = state.value(cells[static_cast<std::size_t>(i)].place.variable);
            const bool says =
                face->child(i)->text(QAccessible::Value).contains(QLatin1String("filled"));
            QCOMPARE(says, value == 1);
        }
    }

    // The arrow keys lead from cell to cell.
    void theCaretHasTheKeyboard()
    {
        choose("sudoku", nullptr, "p97");
        m_window->board().setFocus();
        QTRY_VERIFY(m_window->board().hasFocus());
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        QAccessibleInterface* const face =
            QAccessible::queryAccessibleInterface(&m_window->board());
        QCOMPARE(face->focusChild(), face->child(2));
        QVERIFY(face->child(2)->state().focused);
        QVERIFY(!face->child(1)->state().focused);
        QCOMPARE(
            face->childAt(face->child(2)->rect().center().x(), face->child(2)->rect().center().y()),
            face->child(2));
    }

    // Another problem has other cells; the old ones are gone.
    void cellsFollowTheProblem()
    {
        choose("queens");
        QAccessibleInterface* const face =
            QAccessible::queryAccessibleInterface(&m_window->board());
        QCOMPARE(face->childCount(), 64);
        m_window->workbench().replace(findPuzzle("queens")->create({{"size", "5"}}).value(),
                                      verbatim("Five"));
        QCOMPARE(QAccessible::queryAccessibleInterface(&m_window->board())->childCount(), 25);
    }
};

QTEST_MAIN(TestAccessible)
#include "tst_app_accessible.moc"
