// The best times of boards solved by hand: what is kept, what is compared, and the list of them.

#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QTableWidget>
#include <QtTest>

#include <algorithm>
#include <chrono>

#include "app/gui/besttimes.h"
#include "core/puzzle/registry.h"
#include "core/study/hand.h"
#include "tests/playfixture.h"

using namespace clew;

class TestBestTimes : public QObject, private test::PlayFixture
{
    Q_OBJECT

private:
    static SolvedBoard solved(const Puzzle& puzzle, const ProblemPtr& problem)
    {
        return solvedBoard(Hand(puzzle, problem));
    }
    static SolvedBoard solved(const char* puzzle, const Parameters& parameters)
    {
        return solved(*findPuzzle(puzzle), findPuzzle(puzzle)->create(parameters).value());
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init()
    {
        QSettings().remove(QStringLiteral("times"));
        openWindow();
    }
    void cleanup()
    {
        closeWindow();
        QSettings().remove(QStringLiteral("times"));
    }

    // Each board once, of boards alike the best; the result says where it stands.
    void timesAreKept()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const auto solve = [&](const char* board) {
            workbench().push({&sudoku, sudoku.read(board, {}, {}).value()}, verbatim("Choose"));
            workbench().playByHand();
            workbench().enter(solution());
            QVERIFY(workbench().moment()->isSolved);
        };
        solve("..34..1221..43..");
        QCOMPARE(keptTimes().size(), 1);
        const SolvedBoard first = keptTimes().front();
        QCOMPARE(first.puzzle, QStringLiteral("sudoku"));
        QCOMPARE(first.moves, quint64{1});
        QCOMPARE(first.hints, quint64{0});
        QVERIFY(!m_window->reason().contains(QLatin1String("of this size"))); // there is one
        workbench().undo();
        workbench().redo();
        QVERIFY(workbench().moment()->isSolved);
        solve("..34..1221..43..");
        QCOMPARE(keptTimes().size(), 1);
        solve("..43..2112..34..");
        QCOMPARE(keptTimes().size(), 2);
        QVERIFY2(m_window->reason().contains(QLatin1String("of this size")),
                 qPrintable(m_window->reason()));
        SolvedBoard helped = first;
        helped.board = QStringLiteral("another");
        helped.hints = 1;
        helped.time = std::chrono::milliseconds(-1);
        keepTime(helped);
        QCOMPARE(keptTimes().back().board, helped.board); // after those without hints
        QSettings().setValue(QStringLiteral("times/size"), 2'000'000'000); // a file that lies
        QCOMPARE(keptTimes().size(), 3);
        closeWindow();
        openWindow();
        int rows = 0;
        QString moves;
        inDialog([&](QDialog& dialog) {
            const auto* const table = dialog.findChild<QTableWidget*>();
            rows = table->rowCount();
            moves = table->item(0, 3)->text();
            dialog.reject();
        });
        action(QStringLiteral("Best times…"))->trigger();
        QCOMPARE(rows, 3);
        QCOMPARE(moves, QStringLiteral("1"));
    }

    // Of the same board what it took before counts; what is said goes with what is kept.
    void bestTimeOfOneBoard()
    {
        using namespace std::chrono_literals;
        const Puzzle& sudoku = *findPuzzle("sudoku");
        workbench().push({&sudoku, sudoku.read("..34..1221..43..", {}, {}).value()},
                         verbatim("Choose"));
        workbench().playByHand();
        const auto saidAfter = [&](std::chrono::milliseconds time) {
            workbench().startAgain();
            workbench().hand()->tally.time = time;
            workbench().enter(solution());
            return m_window->reason();
        };
        const QString best = QStringLiteral("That is your best time on a board of this size.");
        const QString standing = QStringLiteral("The best time on a board of this size: 00:01.");
        QString said = saidAfter(4s);
        QVERIFY2(said.startsWith(QLatin1String("Solved: 00:04")), qPrintable(said));
        QVERIFY2(!said.contains(QLatin1String("of this size")), qPrintable(said));
        said = saidAfter(1s);
        QVERIFY2(said.endsWith(best), qPrintable(said));
        said = saidAfter(3s);
        QVERIFY2(said.endsWith(standing), qPrintable(said));
        QCOMPARE(keptTimes().size(), 1);
        inDialog([](QDialog& dialog) { dialog.reject(); });
        action(QStringLiteral("Best times…"))->trigger();
        QCOMPARE(m_window->reason(), said);
        inDialog([](QDialog& dialog) {
            dialog.findChild<QPushButton*>(QStringLiteral("removeAll"))->click();
            dialog.reject();
        });
        action(QStringLiteral("Best times…"))->trigger();
        QVERIFY(keptTimes().isEmpty());
        said = m_window->reason();
        QVERIFY2(said.startsWith(QLatin1String("Solved: 00:03")), qPrintable(said));
        QVERIFY2(!said.contains(QLatin1String("of this size")), qPrintable(said));
    }

    // Chosen ones, or all; and back, the last removed first.
    void timesAreRemoved()
    {
        for (int i = 1; i <= 4; ++i)
            keepTime({QStringLiteral("queens"), 8, QString(), QString::number(i),
                      QStringLiteral(R"(["queens","%1 queens","8"])"), std::chrono::seconds(i)});
        const QList<SolvedBoard> all = keptTimes();
        QCOMPARE(all.size(), 4);
        inDialog([&](QDialog& dialog) {
            const auto close = qScopeGuard([&] { dialog.reject(); });
            test::waitUntilActive(dialog);
            auto* const table = dialog.findChild<QTableWidget*>();
            auto* const removes = dialog.findChild<QPushButton*>(QStringLiteral("remove"));
            auto* const removesAll = dialog.findChild<QPushButton*>(QStringLiteral("removeAll"));
            auto* const undoes = dialog.findChild<QPushButton*>(QStringLiteral("undo"));
            QCOMPARE(table->item(0, 1)->text(), QStringLiteral("8 queens"));
            QVERIFY(removes->isEnabled() && removesAll->isEnabled() && !undoes->isEnabled());
            QVERIFY(table->selectionModel()->isRowSelected(0)); // the one that is current
            QTest::keyClick(table, Qt::Key_Down);
            QTest::keyClick(table, Qt::Key_Delete);
            QCOMPARE(keptTimes(), (QList{all[0], all[2], all[3]}));
            QCOMPARE(table->currentRow(), 1); // the next one is chosen
            QTest::mouseClick(removes, Qt::LeftButton);
            QCOMPARE(keptTimes(), (QList{all[0], all[3]}));
            QTest::mouseClick(removesAll, Qt::LeftButton);
            QVERIFY(keptTimes().isEmpty());
            QCOMPARE(table->rowCount(), 0);
            QVERIFY(table->hasFocus()); // and not Close
            QVERIFY(!removes->isEnabled() && !removesAll->isEnabled());
            QTest::keyClick(table, Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(keptTimes(), (QList{all[0], all[3]}));
            QTest::mouseClick(undoes, Qt::LeftButton);
            QCOMPARE(keptTimes(), (QList{all[0], all[2], all[3]}));
            undoes->setFocus();
            QTest::mouseClick(undoes, Qt::LeftButton);
            QCOMPARE(keptTimes(), all);
            QCOMPARE(table->rowCount(), 4);
            QVERIFY(!undoes->isEnabled() && table->hasFocus());
        });
        action(QStringLiteral("Best times…"))->trigger();
        QCOMPARE(keptTimes(), all);
    }

    void sizesAreCompared_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("isSame");
        const auto row = [](const char* puzzle, const char* parameter, const char* one,
                            const char* other, bool isSame) {
            QTest::addRow("%s, %s and %s", puzzle, one, other)
                << puzzle << parameter << one << other << isSame;
        };
        row("nonogram", "size", "5x20", "10x10", false);
        row("nonogram", "size", "5x20", "20x5", false);
        row("nonogram", "size", "10x10", "10", true);
        row("suguru", "size", "4x9", "6x6", false);
        row("suguru", "size", "4x9", "4x9", true);
        row("knight", "size", "3x12", "6x6", false);
        row("knight", "size", "3x12", "3x12", true);
        row("sudoku", "boxes", "3x2", "2x3", true); // both are 6 × 6
        row("sudoku", "boxes", "3x2", "3x3", false);
        row("graphs", "degree", "3", "4", false); // on 6 nodes each
        row("graphs", "size", "6", "8", false);
        row("graphs", "connected", "0", "1", true);
        row("queens", "size", "8", "9", false);
        row("arithmetic", "numbers", "2 3 5 7", "1 4 6 9", true);
        row("arithmetic", "numbers", "2 3 5 7", "2 3 5 7 11", false);
    }

    // What is large for one board is small for another, though both have as many variables.
    void sizesAreCompared()
    {
        QFETCH(QString, puzzle);
        QFETCH(QString, parameter);
        QFETCH(QString, one);
        QFETCH(QString, other);
        QFETCH(bool, isSame);
        const auto with = [&](const QString& value) {
            return solved(puzzle.toUtf8(), {{parameter.toStdString(), value.toStdString()}});
        };
        keepTime(with(one));
        QCOMPARE(timesLike(with(one)).size(), 1);
        QCOMPARE(timesLike(with(other)).size(), isSame ? 1 : 0);
    }

    // Of each as many as there are, however many others have as many variables.
    void eachSizeHasItsBest()
    {
        for (const char* const size : {"5x20", "10x10"}) {
            SolvedBoard board = solved("nonogram", {{"size", size}});
            for (int i = 0; i < 7; ++i) {
                board.board = QStringLiteral("%1, %2").arg(QLatin1String(size)).arg(i);
                board.time = std::chrono::seconds(i);
                keepTime(board);
            }
        }
        QCOMPARE(keptTimes().size(), 10);
    }

    // Other givens are another board, another model is another puzzle. What a model settles is no
    // variable, and makes its board no smaller.
    void modelsAreNotCompared()
    {
        const Puzzle& models = *findPuzzle("model");
        const auto preset = [&](const char* id) {
            return models.presetProblem(*models.preset(id));
        };
        const ProblemPtr killer = preset("killer");
        const ProblemPtr diagonal = preset("diagonal");
        QVERIFY(models.dimensions(*diagonal).variables < models.dimensions(*killer).variables);
        keepTime(solved(models, killer));
        const SolvedBoard other = solved(models, diagonal);
        QCOMPARE(other.size, keptTimes().front().size);
        QVERIFY(timesLike(other).isEmpty());
        const Assignment given{0, 0};
        const auto assumed = models.assume(*killer, std::span(&given, 1));
        QVERIFY(assumed.has_value());
        QCOMPARE(timesLike(solved(models, *assumed)).size(), 1);
    }

    // In whatever language it was kept, a title stays; what it says of the size is compared.
    void earlierListsAreRead()
    {
        const QSettings earlier(TEST_DATA "/frozen/besttimes-1.conf", QSettings::IniFormat);
        for (const QString& key : earlier.allKeys())
            QSettings().setValue(key, earlier.value(key));
        const QStringList titles{QStringLiteral("2 3 5 7, any order"),
                                 QStringLiteral("3-regular graphs on 6 nodes"),
                                 QStringLiteral("6×6, closed"),
                                 QStringLiteral("8×8, 4 blocked"),
                                 QStringLiteral("Diagonal Sudoku"),
                                 QStringLiteral("10 × 10 数织"),
                                 QStringLiteral("3 × 3 cats, 20 × 5"),
                                 QStringLiteral("Nonograma 5 × 20"),
                                 QStringLiteral("8 queens"),
                                 QStringLiteral("数独 9 × 9、ヒント 27 個"),
                                 QStringLiteral("6 × 6 Suguru, 9 given")};
        const auto areListed = [&] {
            QStringList listed;
            for (const SolvedBoard& one : keptTimes())
                listed << titleOf(one);
            QCOMPARE(listed, titles);
        };
        areListed();
        const auto like = [](const char* puzzle, const Parameters& parameters) {
            QStringList found;
            for (const SolvedBoard& one : timesLike(solved(puzzle, parameters)))
                found << titleOf(one);
            return found;
        };
        QCOMPARE(like("arithmetic", {{"numbers", "1 4 6 9"}, {"order", "any"}}), titles.mid(0, 1));
        QCOMPARE(like("knight", {{"size", "6x6"}}), titles.mid(2, 1));
        QCOMPARE(like("knight", {{"size", "8x8"}, {"blocked", "a1 a2 b1 b2"}}), titles.mid(3, 1));
        QCOMPARE(like("nonogram", {{"size", "10x10"}}), titles.mid(5, 1));
        QCOMPARE(like("nonogram", {{"size", "20x5"}}), titles.mid(6, 1));
        QCOMPARE(like("nonogram", {{"size", "5x20"}}), titles.mid(7, 1));
        QCOMPARE(like("nonogram", {{"size", "4x25"}}), QStringList());
        QCOMPARE(like("queens", {{"size", "8"}}), titles.mid(8, 1));
        QCOMPARE(like("sudoku", {{"boxes", "3"}}), titles.mid(9, 1));
        QCOMPARE(like("suguru", {{"size", "6x6"}}), titles.mid(10, 1));
        const QList<SolvedBoard> all = keptTimes();
        QCOMPARE(all[7].time, std::chrono::milliseconds(101'321));
        QCOMPARE(all[7].moves, quint64{44});
        QCOMPARE(all[7].day, QDate(2026, 11, 3));
        QVERIFY(all[7].isAgain);
        QCOMPARE(all[6].hints, quint64{1});
        forgetTimes({all[0]});
        rememberTimes({all[0]}); // as this version writes it
        QCOMPARE(keptTimes(), all);
        areListed();
    }

    // A size that an earlier version did not keep is known once its board is solved again.
    void solvedAgainItIsCompared()
    {
        const SolvedBoard board = solved("graphs", {{"degree", "3"}});
        keepTime(board);
        QSettings settings;
        settings.remove(QStringLiteral("times/1/shape"));
        settings.remove(QStringLiteral("times/1/sentence"));
        settings.setValue(QStringLiteral("times/1/title"), QStringLiteral("Graphs"));
        QVERIFY(timesLike(board).isEmpty());
        SolvedBoard slower = board;
        slower.time += std::chrono::seconds(1);
        keepTime(slower);
        QCOMPARE(keptTimes().size(), 1);
        QCOMPARE(timesLike(board).size(), 1);
        QCOMPARE(timesLike(board).front().time, board.time);
        QCOMPARE(titleOf(keptTimes().front()), QStringLiteral("Graphs"));
    }
};

QTEST_MAIN(TestBestTimes)

#include "tst_app_besttimes.moc"
