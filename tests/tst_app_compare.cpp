// Tools → Compare two searches: two trees, and a node of one found in the other.

#include "tests/windowfixture.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>

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
    void mergedTreeIsShaded();
    void presentBoard();
    void fitsASmallScreen();
};

// Its button is within reach where there is half of 1280x800, whatever the strategies are called.
void TestCompare::fitsASmallScreen()
{
    choose("queens", "backtracking", "4");
    for (QAction* const action : m_window->actions())
        if (action->text() == QStringLiteral("&Compare two searches…"))
            action->trigger();
    const QPointer<QDialog> dialog = m_window->findChild<QDialog*>(QStringLiteral("compare"));
    QVERIFY(!dialog.isNull());
    const QSize room(640, 400);
    QCOMPARE(dialog->minimumSizeHint().boundedTo(room), dialog->minimumSizeHint());
    dialog->close();
}

// The window says what it compares, and takes what the main window shows when it compares.
void TestCompare::presentBoard()
{
    choose("queens", "backtracking", "4");
    for (QAction* const action : m_window->actions())
        if (action->text() == QStringLiteral("&Compare two searches…"))
            action->trigger();
    const QPointer<QDialog> dialog = m_window->findChild<QDialog*>(QStringLiteral("compare"));
    QVERIFY2(dialog->windowTitle().contains(QStringLiteral("4 queens")),
             qPrintable(dialog->windowTitle()));
    const auto texts = [&] {
        QStringList all;
        for (const QLabel* const label : dialog->findChildren<QLabel*>())
            all += label->text();
        return all.join(u' ');
    };
    auto* const button = dialog->findChild<QPushButton*>();
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(texts().contains(QStringLiteral("are the same")));
    QVERIFY(!texts().contains(QStringLiteral("The board was changed")));
    // Where they part, and that they do not.
    QVERIFY2(texts().contains(QStringLiteral("Then the first search: ")), qPrintable(texts()));
    const auto choosers = dialog->findChildren<QComboBox*>();
    const int other = choosers[1]->currentIndex();
    choosers[1]->setCurrentIndex(choosers[0]->currentIndex());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY2(texts().contains(QStringLiteral("Both searches are the same to their end (events: "
                                                 "166).")),
                 qPrintable(texts()));
    choosers[1]->setCurrentIndex(other);
    choose("queens", "backtracking", "6");
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY2(texts().contains(QStringLiteral("The board was changed")), qPrintable(texts()));
    QVERIFY2(dialog->windowTitle().contains(QStringLiteral("6 queens")),
             qPrintable(dialog->windowTitle()));
    QVERIFY2(texts().contains(QStringLiteral("nodes 894")), qPrintable(texts()));
    // Another puzzle has other strategies: they are chosen before anything is compared.
    choose("sudoku", "backtracking", "p97");
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY2(texts().contains(QStringLiteral("Another puzzle")), qPrintable(texts()));
    QVERIFY(!texts().contains(QStringLiteral("nodes 894")));
    const auto& strategies = findPuzzle("sudoku")->info().strategies;
    QCOMPARE(dialog->findChildren<QComboBox*>()[0]->count(), static_cast<int>(strategies.size()));
    dialog->close();
    QTRY_VERIFY(dialog.isNull());
}

// Another order of squares: what only one opened is shaded, and the same values in another order
// are lit as well.
void TestCompare::mergedTreeIsShaded()
{
    choose("queens", "backtracking", "6");
    for (QAction* const action : m_window->actions())
        if (action->text() == QStringLiteral("&Compare two searches…"))
            action->trigger();
    const QPointer<QDialog> dialog = m_window->findChild<QDialog*>(QStringLiteral("compare"));
    const Puzzle& queens = *findPuzzle("queens");
    dialog->findChildren<QComboBox*>()[1]->setCurrentIndex(
        static_cast<int>(queens.strategyIndex("dancing-links").value()));
    dialog->findChild<QTabWidget*>()->setCurrentIndex(1);
    QTest::mouseClick(dialog->findChild<QPushButton*>(), Qt::LeftButton);
    auto* const merged = dialog->findChild<SearchTreeView*>(QStringLiteral("merged"));
    QTRY_VERIFY(merged->tree() != nullptr && merged->tree()->size() > 61 && merged->isUpToDate());
    const QImage shaded = merged->grab().toImage();
    merged->setShares(nullptr);
    QVERIFY(merged->grab().toImage() != shaded);
    // Somewhere the second has decided the same values in another order.
    bool isLitTwice = false;
    for (NodeId node = 1; node < merged->tree()->size() && !isLitTwice; ++node) {
        emit merged->sought(merged->tree()->event(node) + 1);
        QCOMPARE(merged->current(), node);
        isLitTwice = merged->twin() != kRoot;
    }
    QVERIFY(isLitTwice);
    dialog->close();
    QTRY_VERIFY(dialog.isNull());
}

void TestCompare::treesAreLinked()
{
    choose("queens", "backtracking", "4");
    for (QAction* const action : m_window->actions())
        if (action->text() == QStringLiteral("&Compare two searches…"))
            action->trigger();
    const QPointer<QDialog> dialog = m_window->findChild<QDialog*>(QStringLiteral("compare"));
    QVERIFY(dialog != nullptr);
    const auto choosers = dialog->findChildren<QComboBox*>();
    auto* const merged = dialog->findChild<SearchTreeView*>(QStringLiteral("merged"));
    QVERIFY(merged != nullptr);
    auto trees = dialog->findChildren<SearchTreeView*>();
    trees.removeOne(merged);
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
    QVERIFY(!texts.join('|').contains(QStringLiteral(" %)"))); // no line breaks before it

    // The third square of the second column, below the first queen.
    emit trees[0]->sought(8);
    QCOMPARE(trees[0]->current(), NodeId{4});
    const Trace& other = *trees[1]->tree()->trace();
    const NodeId there = trees[1]->current();
    QVERIFY(there != kRoot);
    QCOMPARE(other.event(other.node(there).event), Event::decide(1, 2));

    // Both make the same tree: all of it is one, and the node in it the same for both.
    dialog->findChild<QTabWidget*>()->setCurrentIndex(1);
    QTRY_VERIFY(merged->isVisible() && merged->tree()->size() == 61);
    QVERIFY(merged->current() != kRoot);
    QCOMPARE(merged->twin(), kRoot);
    const QString legend = dialog->findChild<QLabel*>(QStringLiteral("legend"))->text();
    QVERIFY2(legend.contains(QStringLiteral("unshaded: the root and 60 node(s)")),
             qPrintable(legend));
    QVERIFY(legend.contains(QStringLiteral("only the second: 0 node(s)")));
    dialog->close();
    QTRY_VERIFY(dialog.isNull());
}

QTEST_MAIN(TestCompare)

#include "tst_app_compare.moc"
