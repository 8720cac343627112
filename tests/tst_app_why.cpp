// Why? and why not? in the window: W, the board's menu, the panel, and going to a step.

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QtTest>

#include "app/gui/mainwindow.h"
#include "core/files/link.h"
#include "core/files/tracefile.h"
#include "core/puzzle/registry.h"
#include "core/session/documentio.h"
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
            if (!said().contains(QStringLiteral("was refuted")))
                continue;
            static const QRegularExpression begins("^Column \\d, row \\d was refuted",
                                                   QRegularExpression::MultilineOption);
            QVERIFY2(said().contains(begins), qPrintable(said()));
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
        QVERIFY2(said().contains(QStringLiteral("Solution 1 has it.")), qPrintable(said()));
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
        QVERIFY2(said().contains(QStringLiteral("It is in no solution.")), qPrintable(said()));
        tryIt->click();
        QVERIFY2(said().contains(QStringLiteral("there is no solution")), qPrintable(said()));
        QVERIFY(!m_window->board().ghost());
        QCOMPARE(tree.ghost()->status, NodeStatus::Fail);
        player().seek(2);
        QVERIFY(!tree.ghost());
        choose("queens", nullptr, "6"); // of nothing that is shown there is anything to try
        QVERIFY(!tryIt->isVisible());
    }

    // Where nothing on the board forbids a value, the answer begins with what the whole search says
    // for sure: where it is, or that it is nowhere.
    void theSurestIsSaidFirst()
    {
        choose("queens", "backtracking", "4");
        key(Qt::Key_End);
        QTRY_VERIFY(m_window->workbench().moment()->outcome.has_value());
        QTRY_COMPARE(player().position(), m_window->workbench().moment()->length);
        player().toStart(); // nothing is on the board
        ask({0, 1});
        QCOMPARE(textAt(0), QStringLiteral("Solution 1 has it."));
        QVERIFY2(said().contains(QStringLiteral("breaks no rule")), qPrintable(said()));
        ask({0, 0});
        QCOMPARE(textAt(0), QStringLiteral("It is in no solution."));
        QCOMPARE(m_window->reason(), textAt(0));
    }

    // A search without a choice chose nothing else either; what is given is said once.
    void valuesThatWereNeverTried()
    {
        choose("sudoku", "propagation", "p97");
        key(Qt::Key_End);
        QTRY_VERIFY(m_window->workbench().moment()->outcome.has_value());
        QTRY_COMPARE(player().position(), m_window->workbench().moment()->length);
        askWhyNot({0, 0}); // it is 9
        QVERIFY2(said().contains(QStringLiteral("It is in no solution.")), qPrintable(said()));
        QVERIFY2(!said().contains(QStringLiteral("elsewhere")), qPrintable(said()));
        askWhyNot({2, 0}); // a given 4
        QVERIFY2(said().contains(QStringLiteral("Now it is R1C3 = 4: ")), qPrintable(said()));
        QCOMPARE(said().count(QStringLiteral("R1C3 is 4: given.")), 1);
    }

    // A search that goes on may come to an open cell, and never to another value of a given one.
    void givenValuesAreNotTriedLater()
    {
        choose("sudoku", "backtracking", "p97");
        WindowFixture::watch(60); // 34 of them are the givens
        askWhyNot({80, 0});
        QVERIFY2(said().contains(QStringLiteral("not tried it yet")), qPrintable(said()));
        askWhyNot({2, 0});
        QVERIFY2(said().contains(QStringLiteral("R1C3 is 4: given.")), qPrintable(said()));
        QVERIFY2(!said().contains(QStringLiteral("yet")), qPrintable(said()));
    }

    // What is said below the board and lit on it is of the place asked about last; an answer of
    // another moment than the board's says so.
    void answersDoNotGoStale()
    {
        choose("queens", "backtracking", "6");
        key(Qt::Key_End);
        QTRY_VERIFY(m_window->workbench().moment()->outcome.has_value());
        QTRY_COMPARE(player().position(), m_window->workbench().moment()->length);
        player().seek(1); // the first queen is in the corner
        ask({0, 0});
        const QString first = m_window->reason();
        ask({1, 2}); // a knight's move away, not attacked
        QVERIFY2(textAt(0).startsWith(QStringLiteral("Solution ")), qPrintable(textAt(0)));
        QVERIFY(m_window->reason() != first);
        QCOMPARE(m_window->reason(), textAt(0));
        const auto& elsewhen = *m_window->findChild<QLabel*>(QStringLiteral("whyElsewhen"));
        QVERIFY(elsewhen.isHidden());
        player().toEnd();
        QTRY_VERIFY(!elsewhen.isHidden());
        player().seek(1);
        QTRY_VERIFY(elsewhen.isHidden());
        player().toEnd();
        ask({1, 2});
        QVERIFY(elsewhen.isHidden());
    }

    // At the start nothing has a reason yet: that is said, below the question as anything else.
    void beforeTheFirstStepItSaysSo()
    {
        choose("queens", "backtracking", "6");
        WindowFixture::watch(3);
        player().toStart();
        key(Qt::Key_W);
        QCOMPARE(lines().topLevelItemCount(), 1);
        QCOMPARE(textAt(0), QStringLiteral("Nothing has happened yet."));
    }

    // Of a search by a strategy that is none of ours nothing is concluded from how ours work.
    void aForeignSearchProvesNothing()
    {
        choose("queens", "backtracking", "4");
        key(Qt::Key_End);
        QTRY_VERIFY(m_window->workbench().moment()->outcome.has_value());
        QTRY_COMPARE(player().position(), m_window->workbench().moment()->length);
        const Document& document = m_window->workbench().document();
        const FormatInfo& format = keepingFormat(*document.puzzle);
        TraceHeader header;
        header.puzzle = "queens";
        header.strategy = "somebody's own";
        header.format = format.id;
        header.problem = document.puzzle->write(*document.problem, format.id);
        header.outcome = *m_window->workbench().moment()->outcome;
        const QTemporaryDir folder;
        const QString name = folder.filePath("theirs.clewtrace");
        QVERIFY(writeTrace(name.toStdString(), header, *document.trace));
        QVERIFY(m_window->openFile(name));
        player().seek(1);
        ask({1, 1});
        QVERIFY2(said().contains(QStringLiteral("in no solution found.")), qPrintable(said()));
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
        // What it says before anybody asks stands at its upper edge.
        QVERIFY(panel.findChild<QLabel*>(QStringLiteral("whyQuestion"))->alignment() &
                Qt::AlignTop);
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

    // By the menu, which offers the values of a place that is one whatever is there.
    void askWhyNot(Place place)
    {
        Board& board = m_window->board();
        QTest::mouseClick(&board, Qt::RightButton, Qt::NoModifier,
                          pointOf({place.variable, kNoValue}));
        QMenu* values = nullptr;
        for (QMenu* const menu : board.findChildren<QMenu*>())
            if (menu->title() == QStringLiteral("Why &not"))
                values = menu;
        QVERIFY(values != nullptr);
        values->actions().at(place.value)->trigger();
        qobject_cast<QMenu*>(values->parent())->close();
        QTRY_VERIFY(board.findChild<QMenu*>() == nullptr);
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
