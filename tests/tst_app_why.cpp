// Why? and why not? in the window: W, the board's menu, the panel, and going to a step.

#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>
#include <QtTest>

#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "tests/windowfixture.h"
#include "widgets/board.h"
#include "widgets/searchtreeview.h"
#include "widgets/whypanel.h"

using namespace clew;

class TestWhyFeature : public QObject, private test::WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void everyPuzzleAnswers_data() { puzzleRows(); }

    // W asks about the last step; its chain ends with what is said below the board.
    void everyPuzzleAnswers()
    {
        QFETCH(int, index);
        watch(puzzleAt(index), 3);
        const QString reason = m_window->reason();
        key(Qt::Key_W);
        QVERIFY(lines().topLevelItemCount() > 0);
        QVERIFY2(textAt(0).contains(reason), qPrintable(textAt(0)));
        QCOMPARE(m_window->workbench().player().position(), quint64{3});
    }

    // One sentence first; what it follows from unfolds below it. Choosing a row tints the board and
    // says the sentence; a click goes to the step.
    void premisesUnfold()
    {
        watch(*findPuzzle("sudoku"), 300);
        key(Qt::Key_W);
        QTreeWidgetItem* item = lines().topLevelItem(0);
        QCOMPARE(lines().currentItem(), item);
        QCOMPARE(item->childCount(), 0); // until it is wanted
        QTest::keyClick(&lines(), Qt::Key_Right);
        QVERIFY(item->isExpanded());
        QVERIFY(item->childCount() > 0);
        QCOMPARE(m_window->workbench().player().position(), quint64{300});
        while (item->childCount() > 0) { // down to a step
            item = item->child(0);
            lines().setCurrentItem(item);
            item->setExpanded(true);
        }
        QVERIFY(item->text(0).contains(m_window->reason()));
        QTest::mouseClick(lines().viewport(), Qt::LeftButton, Qt::NoModifier,
                          lines().visualItemRect(item).center());
        QVERIFY(m_window->workbench().player().position() < 300);
        QVERIFY(item->text(0).contains(m_window->reason()));
    }

    // A guess says what was tried before it and what that took.
    void aGuessSaysWhatWasRefuted()
    {
        choose("queens", "backtracking", "6");
        key(Qt::Key_End);
        QTRY_COMPARE(m_window->workbench().moment()->outcome.has_value(), true);
        QTRY_COMPARE(player().position(), m_window->workbench().moment()->length);
        // The second queen was attacked in row 1, and is tried in row 2.
        for (quint64 position = 4; position < 60; ++position) {
            player().seek(position);
            if (m_window->workbench().moment()->trace->event(position - 1).kind() ==
                EventKind::Decide)
                key(Qt::Key_W);
            if (said().contains(QStringLiteral("was refuted")))
                return;
        }
        QFAIL("no guess after a refuted one");
    }

    // In the menu of a queens' square: why not there? A queen attacks it, and it was tried before.
    void whyNotNamesWhatIsBroken()
    {
        const Puzzle& queens = *findPuzzle("queens");
        watch(queens, 12);
        const Cursor& cursor = m_window->workbench().player().cursor();
        const std::uint32_t size =
            queens.dimensions(*m_window->workbench().document().problem).values;
        std::optional<Place> attacked;
        for (Variable column = 0; column < size && !attacked; ++column)
            for (Value row = 0; row < size && !attacked; ++row)
                if (cursor.state().value(column) == kNoValue &&
                    !queens
                         .violations(*m_window->workbench().document().problem, cursor.state(),
                                     {column, row})
                         .empty())
                    attacked = Place{column, row};
        QVERIFY(attacked);
        QTest::mouseClick(&m_window->board(), Qt::RightButton, Qt::NoModifier, pointOf(*attacked));
        QCOMPARE(m_window->board().chosenPlace(), attacked);
        auto* const menu = m_window->board().findChild<QMenu*>();
        QVERIFY(menu != nullptr);
        const auto actions = menu->actions();
        const auto whyNot = std::ranges::find_if(actions, [](QAction* action) {
            return action->text().contains(QStringLiteral("not"));
        });
        QVERIFY(whyNot != actions.end());
        (*whyNot)->trigger();
        menu->close();
        QVERIFY(lines().topLevelItemCount() > 0);
        QVERIFY(textAt(0).contains(QStringLiteral("attacked")));
        // So does the key alone.
        m_window->workbench().player().step(1);
        QTest::mouseClick(&m_window->board(), Qt::LeftButton, Qt::ControlModifier,
                          pointOf(*attacked));
        key(Qt::Key_W);
        QVERIFY(textAt(0).contains(QStringLiteral("attacked")));
        QVERIFY(lines().currentItem()->text(0).contains(m_window->reason())); // and on the board
    }

    // After the search a square of a solution is not "not tried yet"; a side search settles the
    // rest.
    void whyNotLooksAtTheWholeSearch()
    {
        choose("queens", "backtracking", "4");
        key(Qt::Key_End);
        QTRY_COMPARE(m_window->workbench().moment()->outcome.has_value(), true);
        QTRY_COMPARE(player().position(), m_window->workbench().moment()->length);
        player().seek(1); // the first queen in the corner, in no solution
        ask({0, 1});
        QVERIFY2(said().contains(QStringLiteral("It is so in solution 1.")), qPrintable(said()));
        QVERIFY(!said().contains(QStringLiteral("not tried")));
        auto* const tryIt = m_window->findChild<QPushButton*>(QStringLiteral("tryIt"));
        QVERIFY(tryIt->isVisible());
        tryIt->click();
        QVERIFY2(said().contains(QStringLiteral("there is a solution")), qPrintable(said()));
        // The branch that the search has not is drawn, and the solution over the board.
        const auto& tree = *m_window->findChild<SearchTreeView*>();
        QVERIFY(m_window->board().ghost());
        QCOMPARE(m_window->board().ghost()->at(0), Value{1});
        QVERIFY(tree.ghost());
        QCOMPARE(tree.ghost()->status, NodeStatus::Solved);
        QCOMPARE(tree.ghost()->below, kRoot); // beside the queen that is in the corner now
        ask({1, 1});
        QVERIFY(!m_window->board().ghost() && !tree.ghost());
        tryIt->click();
        QVERIFY2(said().contains(QStringLiteral("there is no solution")), qPrintable(said()));
        QVERIFY(!m_window->board().ghost());
        QCOMPARE(tree.ghost()->status, NodeStatus::Fail);
        player().seek(2);
        QVERIFY(!tree.ghost());
        choose("queens", nullptr, "6"); // of nothing that is shown there is anything to try
        QVERIFY(!tryIt->isVisible());
    }

    // The thousands of nodes are set apart, of its number and of what is below it alike.
    void largeNumbersAreGrouped()
    {
        choose("queens", "backtracking"); // 15,720 nodes
        key(Qt::Key_End);
        QTRY_VERIFY(m_window->workbench().moment()->outcome.has_value());
        QTRY_COMPARE(player().position(), m_window->workbench().moment()->length);
        ask({0, 4});
        static const QRegularExpression grouped(
            "tried at node \\d+,\\d{3}; solutions found there in \\d+,\\d{3} node");
        QVERIFY2(said().contains(grouped), qPrintable(said()));
        bool isAtLeastOneFar = false;
        for (int row = 0; row < lines().topLevelItemCount(); ++row) {
            const QString tip = lines().topLevelItem(row)->toolTip(0);
            isAtLeastOneFar = isAtLeastOneFar || tip.contains(u',');
            QVERIFY2(!tip.contains(QRegularExpression("\\d{4}")), qPrintable(tip));
        }
        QVERIFY(isAtLeastOneFar);
    }

    void withoutARunItSaysSo()
    {
        key(Qt::Key_W);
        QVERIFY(!m_window->message().isEmpty());
        QCOMPARE(lines().topLevelItemCount(), 0);
    }

    // What takes long to read is one sentence, and the rest on demand.
    void longAnswersFold()
    {
        WhyPanel panel;
        QSignalSpy sought(&panel, &WhyPanel::sought);
        const QString first = QStringLiteral("If R1C1 were 3, R2C2 = 5 would follow.");
        const QString second = QStringLiteral("Then R9C9 would be %1.").arg(QString(400, u'9'));
        const auto premises = [] { return std::vector<WhyPanel::Line>{{"R3C3 is 1."}}; };
        panel.showAnswer("Why?", {{first + u' ' + second, 7, {}, premises}, {first}});
        auto* const tree = panel.findChild<QTreeWidget*>(QStringLiteral("whyLines"));
        QCOMPARE(tree->topLevelItemCount(), 2);
        QTreeWidgetItem* const folded = tree->topLevelItem(0);
        QCOMPARE(folded->text(0), first + QStringLiteral(" …"));
        QCOMPARE(tree->topLevelItem(1)->text(0), first);
        folded->setExpanded(true);
        QCOMPARE(folded->childCount(), 2);
        QCOMPARE(folded->child(0)->text(0), second);
        QCOMPARE(folded->child(1)->text(0), QStringLiteral("R3C3 is 1."));
        emit tree->itemActivated(folded->child(0), 0);
        QCOMPARE(sought.first().first().toULongLong(), 7ULL);
    }

private:
    void watch(const Puzzle& puzzle, quint64 steps) const
    {
        choose(puzzle);
        WindowFixture::watch(steps);
    }

    void ask(Place place)
    {
        QTest::mouseClick(&m_window->board(), Qt::LeftButton, Qt::ControlModifier, pointOf(place));
        key(Qt::Key_W);
    }

    QString said()
    {
        QStringList all;
        for (int row = 0; row < lines().topLevelItemCount(); ++row)
            all << textAt(row);
        return all.join(u'\n');
    }

    QPoint pointOf(Place place) const
    {
        return pointWhere([&](Place found) { return found == place; }).value_or(QPoint());
    }

    QTreeWidget& lines() { return *m_window->findChild<QTreeWidget*>(QStringLiteral("whyLines")); }
    QString textAt(int row) { return lines().topLevelItem(row)->text(0); }
};

QTEST_MAIN(TestWhyFeature)
#include "tst_app_why.moc"
