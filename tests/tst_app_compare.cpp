// Tools → Compare two searches: two trees, and a node of one found in the other.

#include "tests/windowfixture.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include "widgets/searchtreeview.h"

using namespace clew;
using namespace clew::test;

class TestCompare : public QObject, WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void treesAreLinked();
};

void TestCompare::treesAreLinked()
{
    choose("queens", "backtracking", "4");
    for (QAction* const action : m_window->actions())
        if (action->text() == QStringLiteral("&Compare two searches…"))
            action->trigger();
    const QPointer<QDialog> dialog = m_window->findChild<QDialog*>(QStringLiteral("compare"));
    QVERIFY(dialog != nullptr);
    const auto choosers = dialog->findChildren<QComboBox*>();
    const auto trees = dialog->findChildren<SearchTreeView*>();
    QCOMPARE(choosers.size(), 2);
    QCOMPARE(trees.size(), 2);
    const Puzzle& queens = *findPuzzle("queens");
    choosers[1]->setCurrentIndex(
        static_cast<int>(queens.strategyIndex("column-by-column").value()));
    QTest::mouseClick(dialog->findChild<QPushButton*>(), Qt::LeftButton);
    for (SearchTreeView* const tree : trees)
        QTRY_VERIFY(tree->tree() != nullptr && tree->tree()->size() == 61);
    QStringList texts;
    for (const QLabel* const label : dialog->findChildren<QLabel*>())
        texts += label->text();
    QVERIFY(texts.join(' ').contains(QStringLiteral("nodes 60, failed 44")));

    // The third square of the second column, below the first queen.
    emit trees[0]->sought(8);
    QCOMPARE(trees[0]->current(), NodeId{4});
    const Trace& other = *trees[1]->tree()->trace();
    const NodeId there = trees[1]->current();
    QVERIFY(there != kRoot);
    QCOMPARE(other.event(other.node(there).event), Event::decide(1, 2));
    dialog->close();
    QTRY_VERIFY(dialog.isNull());
}

QTEST_MAIN(TestCompare)

#include "tst_app_compare.moc"
