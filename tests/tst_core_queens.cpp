// The queens strategies against the source documents' own listings and known node counts.

#include <QtTest>

#include "core/registry/registry.h"

using namespace clew;

class TestQueens : public QObject
{
    Q_OBJECT

private slots:
    void strategies_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<int>("size");
        QTest::addColumn<quint64>("solutions");
        QTest::addColumn<quint64>("nodes");
        QTest::addRow("generate-and-test 5") << "generate-and-test" << 5 << quint64{10} << quint64{3905};
        QTest::addRow("backtracking 4") << "backtracking" << 4 << quint64{2} << quint64{60};
        QTest::addRow("backtracking 8") << "backtracking" << 8 << quint64{92} << quint64{15720};
        QTest::addRow("column-by-column 8") << "column-by-column" << 8 << quint64{92} << quint64{15720};
        QTest::addRow("dancing-links 8") << "dancing-links" << 8 << quint64{92} << quint64{1372};
        QTest::addRow("bitmask 8") << "bitmask" << 8 << quint64{92} << quint64{2056};
        QTest::addRow("bitmask 3") << "bitmask" << 3 << quint64{0} << quint64{5};
    }

    // Node counts are signatures: a change of behaviour has to be declared here.
    void strategies()
    {
        QFETCH(QString, strategy);
        QFETCH(int, size);
        QFETCH(quint64, solutions);
        QFETCH(quint64, nodes);
        const Puzzle& queens = *findPuzzle("queens");
        const auto problem = queens.create({{"size", std::to_string(size)}});
        Control control;
        const Outcome outcome =
            queens.run(queens.strategyIndex(strategy.toStdString()).value(), **problem, {}, control);
        QCOMPARE(outcome.ending, Ending::Exhausted);
        QCOMPARE(quint64{outcome.counters.solutions}, solutions);
        QCOMPARE(quint64{outcome.counters.nodes}, nodes);
    }
};

QTEST_GUILESS_MAIN(TestQueens)
#include "tst_core_queens.moc"
