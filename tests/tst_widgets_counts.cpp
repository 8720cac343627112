// Counts in sentences of the window: any size, with the plural that belongs to it.

#include <QtTest>

#include "widgets/strategypanel.h"
#include "widgets/translate.h"

using namespace clew;

class TestLargeCounts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void anySize_data()
    {
        QTest::addColumn<quint64>("count");
        QTest::addColumn<QString>("said");
        const auto row = [](quint64 count, const char* said) {
            QTest::addRow("%llu", static_cast<unsigned long long>(count)) << count << said;
        };
        row(0, "0");
        row(1, "1");
        row(1'000'000'000, "1,000,000,000");
        row(1'000'000'001, "1,000,000,001");
        row(2'147'483'647, "2,147,483,647");
        row(2'147'483'648, "2,147,483,648");
        row(4'294'967'297, "4,294,967,297");
        row(18'446'744'073'709'551'615U, "18,446,744,073,709,551,615");
    }
    void anySize()
    {
        QFETCH(quint64, count);
        QFETCH(QString, said);
        const QString text =
            withCount(count, [](int n) { return tr("Found: %Ln, and no more.", nullptr, n); });
        QCOMPARE(text, QStringLiteral("Found: %1, and no more.").arg(said));
    }

    // Languages choose by the last digits, some by whether it is a million.
    void pluralsKeepTheirDigits()
    {
        QCOMPARE(pluralNumber(1), 1);
        QCOMPARE(pluralNumber(999'999'999), 999'999'999);
        for (const quint64 end : {0U, 1U, 2U, 5U, 11U, 21U, 101U, 111U, 999'999U}) {
            const int number = pluralNumber(7'000'000'000'000 + end);
            QVERIFY(number >= 1'000'000'000);
            QCOMPARE(static_cast<quint64>(number % 1'000'000), end);
        }
    }

    void ofSolutions()
    {
        Outcome outcome;
        outcome.ending = Ending::Exhausted;
        outcome.counters.solutions = 4'294'967'301;
        const QString said = outcomeText(outcome);
        QVERIFY2(said.startsWith(QStringLiteral("4,294,967,301 ")), qPrintable(said));
    }
};

QTEST_MAIN(TestLargeCounts)
#include "tst_widgets_counts.moc"
