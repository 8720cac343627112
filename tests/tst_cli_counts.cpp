// What the command `clew` counts and measures: in parts, merged, from checkpoints on, and raced.

#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/puzzle/registry.h"
#include "tests/clewcommand.h"
#include "tests/instances.h"

using namespace clew::test;

namespace {

QByteArray partLine(int part, int parts, const char* size = "8")
{
    return runClew({"count", "queens", "--size", size, "--json", "--part",
                    QString("%1/%2").arg(part).arg(parts)})
        .out;
}

// As versions before checksums wrote it.
QByteArray oldLine(QByteArray line)
{
    line.replace("\"format\":2,", "");
    const auto sum = line.lastIndexOf(",\"sum\":");
    return line.remove(sum, line.lastIndexOf('}') - sum);
}

} // namespace

class TestCounts : public QObject
{
    Q_OBJECT

private slots:
    void partsAddUp_data();
    void partsAddUp();
    void tableOfCounts();
    void publishedTerms_data();
    void publishedTerms();
    void termsBeyond_data();
    void termsBeyond();
    void sequencesOfEveryDegree();
    void termsInACheckpoint();
    void countAsJson();
    void mergeAddsParts();
    void mergeNamesWhatIsWrong_data();
    void mergeNamesWhatIsWrong();
    void checkpointGoesOn();
    void checkpointOfTours();
    void races();
    void benchmarks();
};

void TestCounts::partsAddUp_data()
{
    QTest::addColumn<QString>("count");
    QTest::addColumn<int>("parts");
    QTest::addColumn<qulonglong>("all");
    const auto row = [](const char* count, int parts, qulonglong all) {
        QTest::newRow(count) << count << parts << all;
    };
    row("queens --size 12", 4, 14200);
    row("queens --size 17 --threads 2", 3, 95815104);              // by halves that are joined
    row("queens --size 17 --threads 2 --memory 1MB", 2, 95815104); // by frames
    row("knight --size 6x6 --closed", 3, 9862);
    row("knight --size 5x5", 3, 1728);
    row("knight --size 4x4", 2, 0);
    row("knight --size 1x1", 2, 1);
    row("graphs --size 14 --degree 3", 4, 540);
    row("graphs --size 12 --degree 3 --connected", 3, 85);
    row("graphs --size 8 --degree 5", 5, 3);
    row("graphs --size 2 --degree 1", 2, 1);
    row("graphs --size 8 --degree 3 --labelled", 3, 19355);
}

void TestCounts::partsAddUp()
{
    QFETCH(QString, count);
    QFETCH(int, parts);
    qulonglong sum = 0;
    for (int part = 1; part <= parts; ++part) {
        const Ran ran = runClew(QStringList{"count"} + count.split(' ') +
                                QStringList{"--part", QString("%1/%2").arg(part).arg(parts)});
        QCOMPARE(ran.exitCode, 0);
        sum += ran.out.trimmed().toULongLong();
    }
    QTEST(sum, "all");
}

void TestCounts::tableOfCounts()
{
    const Ran ran = runClew({"count", "graphs", "--table", "--size", "6"});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.out, QByteArray("N\\K  0  1  2  3  4  5\n"
                                 "  2  1  1\n"
                                 "  3  1  -  1\n"
                                 "  4  1  1  1  1\n"
                                 "  5  1  -  1  -  1\n"
                                 "  6  1  1  2  2  1  1\n"));
    const Ran labelled = runClew({"count", "graphs", "--table", "--size", "6", "--labelled"});
    QVERIFY(labelled.out.contains("6  1  15  70  70  15  1"));
    const Ran none = runClew({"count", "queens", "--table"});
    QCOMPARE(none.exitCode, 2);
    QVERIFY(none.err.contains("no table"));
}

void TestCounts::publishedTerms_data()
{
    QTest::addColumn<int>("degree");
    QTest::addColumn<QByteArrayList>("terms");
    for (const QByteArrayList& row : tableRows(TEST_DATA "/graphs/published.tsv"))
        QTest::newRow(row[0]) << row[1].toInt() << row[2].split(' ');
}

// As far as each is counted in a moment.
void TestCounts::publishedTerms()
{
    QFETCH(int, degree);
    QFETCH(QByteArrayList, terms);
    const int size = degree == 3 ? 32 : degree == 4 ? 22 : degree == 5 ? 18 : 16;
    const int step = degree % 2 == 0 ? 1 : 2;
    QByteArray expected;
    for (int n = 0; n * step <= size; ++n)
        expected += QByteArray::number(n) + ' ' + terms[n] + '\n';
    const Ran ran = runClew({"count", "graphs", "--bfile", "--connected", "--degree",
                             QString::number(degree), "--size", QString::number(size)});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.out, expected);
}

void TestCounts::termsBeyond_data()
{
    QTest::addColumn<int>("degree");
    QTest::addColumn<int>("index");
    QTest::addColumn<QByteArray>("term");
    for (const QByteArrayList& row : tableRows(TEST_DATA "/graphs/beyond.tsv")) {
        const int degree = row[1].toInt();
        if (degree <= 4 || qEnvironmentVariableIsSet("CLEW_TERMS"))
            QTest::addRow("%s %s", row[0].constData(), row[2].constData())
                << degree << row[2].toInt() << row[3];
    }
}

// Beyond those published, and found by this program. From degree 5 on they take seconds to minutes.
void TestCounts::termsBeyond()
{
    QFETCH(int, degree);
    QFETCH(int, index);
    QFETCH(QByteArray, term);
    const int size = degree % 2 == 0 ? index : 2 * index;
    const Ran ran = runClew({"count", "graphs", "--connected", "--degree", QString::number(degree),
                             "--size", QString::number(size)});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.out, term + '\n');
}

void TestCounts::sequencesOfEveryDegree()
{
    const Ran ran = runClew({"count", "graphs", "--table", "--bfile", "--size", "4"});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.out, QByteArray("# 0-regular graphs on n nodes\n0 1\n1 1\n2 1\n3 1\n4 1\n"
                                 "# 1-regular graphs on 2n nodes\n0 1\n1 1\n2 1\n"
                                 "# 2-regular graphs on n nodes\n0 1\n1 0\n2 0\n3 1\n4 1\n"
                                 "# 3-regular graphs on 2n nodes\n0 1\n1 0\n2 1\n"));
    const Ran labelled =
        runClew({"count", "graphs", "--bfile", "--labelled", "--size", "8", "--threads", "2"});
    QCOMPARE(labelled.out, QByteArray("0 1\n1 0\n2 1\n3 70\n4 19355\n"));
    const Ran json =
        runClew({"count", "graphs", "--bfile", "--json", "--degree", "3", "--size", "4"});
    QCOMPARE(json.out,
             QByteArray("{\"sequence\":\"3-regular graphs on 2n nodes\",\"n\":0,\"count\":1}\n"
                        "{\"sequence\":\"3-regular graphs on 2n nodes\",\"n\":1,\"count\":0}\n"
                        "{\"sequence\":\"3-regular graphs on 2n nodes\",\"n\":2,\"count\":1}\n"));
    const Ran none = runClew({"count", "queens", "--bfile"});
    QCOMPARE(none.exitCode, 2);
    QVERIFY(none.err.contains("--bfile is for regular graphs"));
}

// A term that was counted is not counted again, whatever is asked for besides.
void TestCounts::termsInACheckpoint()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("terms");
    const auto bfile = [&](const QStringList& more) {
        return runClew(QStringList{"count", "graphs", "--bfile", "--degree", "4"} + more);
    };
    const QByteArray all = bfile({"--size", "14"}).out;
    QCOMPARE(bfile({"--size", "11", "--checkpoint", path}).exitCode, 0);
    QCOMPARE(bfile({"--size", "14", "--checkpoint", path}).out, all);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray kept = file.readAll();
    QCOMPARE(kept.count('\n'), 13); // those on 2 to 14 nodes
    // None but these: where no time is left, they are all there is.
    const Ran again = bfile({"--size", "15", "--checkpoint", path, "--nodes", "1"});
    QVERIFY(again.out.startsWith(all));
}

void TestCounts::countAsJson()
{
    const Ran ran = runClew({"count", "queens", "--size", "8", "--json"});
    QCOMPARE(ran.exitCode, 0);
    const QJsonObject json = QJsonDocument::fromJson(ran.out).object();
    QCOMPARE(json["count"].toInt(), 92);
    QCOMPARE(json["puzzle"].toString(), "queens");
    QCOMPARE(json["ending"].toString(), "exhausted");
}

void TestCounts::mergeAddsParts()
{
    const QByteArray lines = partLine(2, 3) + partLine(3, 3) + partLine(1, 3);
    QCOMPARE(runClew({"merge", "-"}, lines).out, QByteArray("92\n"));
    const Ran ran = runClew({"merge", "--json", "-"}, lines);
    QCOMPARE(ran.exitCode, 0);
    const QJsonObject json = QJsonDocument::fromJson(ran.out).object();
    QCOMPARE(json["count"].toInt(), 92);
    QCOMPARE(json["more"]["fundamental"].toInt(), 12);
    QCOMPARE(json["parts"].toInt(), 1);
    // Counts beyond 64 bits are text.
    QByteArray big = oldLine(partLine(1, 1));
    big.replace("\"count\":92", "\"count\":\"99999999999999999999\"");
    big.replace("\"parts\":1", "\"parts\":2");
    QByteArray other = big;
    other.replace("\"part\":1", "\"part\":2");
    QCOMPARE(runClew({"merge", "-"}, big + other).out, QByteArray("199999999999999999998\n"));
}

void TestCounts::mergeNamesWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("message");
    const QByteArray first = partLine(1, 5);
    const QByteArray fourth = partLine(4, 5);
    QTest::addRow("missing") << first + fourth << QByteArray("parts missing of 5: 2–3, 5");
    QTest::addRow("doubled") << first + fourth + first
                             << QByteArray("-:3:1: part 1/5 occurs twice");
    QTest::addRow("another problem")
        << first + partLine(2, 5, "9") << QByteArray("-:2:1: part 2/5");
    const QStringList large{"count", "queens", "--size", "17", "--json", "--part"};
    QTest::addRow("cut otherwise")
        << runClew(large + QStringList{"9000/10000"}).out +
               runClew(large + QStringList{"9001/10000", "--memory", "1MB"}).out
        << QByteArray(
               "-:2:1: part 9001/10000 has the same title, but is of another problem or was split");
    QTest::addRow("another split") << first + partLine(2, 4) << QByteArray("-:2:1: part 2/4");
    QTest::addRow("stopped") << oldLine(first).replace("exhausted", "stopped")
                             << QByteArray("-:1:1: part 1/5 was stopped");
    QTest::addRow("no JSON") << QByteArray("92\n") << QByteArray("-:1:1: ");
    QTest::addRow("cut short") << first.left(60) << QByteArray("-:1:1: ");
    QTest::addRow("no digits") << QByteArray(first).replace("\"count\":",
                                                            "\"count\":\"x\",\"was\":")
                               << QByteArray("-:1:1: ");
    QTest::addRow("nothing") << QByteArray() << QByteArray("no counts to add");
}

void TestCounts::mergeNamesWhatIsWrong()
{
    QFETCH(QByteArray, lines);
    QFETCH(QByteArray, message);
    const Ran ran = runClew({"merge", "-"}, lines);
    QCOMPARE(ran.exitCode, 2);
    QVERIFY2(ran.err.contains(message), ran.err.constData());
    QCOMPARE(ran.out, QByteArray());
}

void TestCounts::checkpointGoesOn()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("ten.jsonl");
    const QStringList count{"count", "queens", "--size", "10", "--json"};
    const QStringList command = count + QStringList{"--checkpoint", path};
    QCOMPARE(QJsonDocument::fromJson(runClew(command).out).object()["count"].toInt(), 724);
    QCOMPARE(fileContents(path).count('\n'), 1);
    QCOMPARE(runClew({"merge", path}).out, QByteArray("724\n"));
    // As a crash left one of an earlier version: some of a hundred shares, and a line cut short.
    // The first share is changed, to show that it is not counted again: only lines without a
    // checksum can be.
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (int share = 1; share <= 10; ++share) {
        const QByteArray line =
            runClew(count + QStringList{"--part", QString("%1/100").arg(share)}).out;
        QJsonObject changed = QJsonDocument::fromJson(oldLine(line)).object();
        changed["count"] = changed["count"].toInt() + 1000;
        file.write(share > 1 ? line : QJsonDocument(changed).toJson(QJsonDocument::Compact) + '\n');
    }
    file.write(R"({"puzzle":"queens","pro)");
    file.close();
    const QByteArray again = runClew(command).out;
    QCOMPARE(QJsonDocument::fromJson(again).object()["count"].toInt(), 1724);
    QCOMPARE(fileContents(path).count('\n'), 100);
    // Its lines are parts that merge adds.
    QCOMPARE(runClew({"merge", path}).out, QByteArray("1724\n"));
    // The problems of a stream have one file together.
    const QString several = folder.filePath("several.jsonl");
    for (int run = 0; run < 2; ++run)
        QCOMPARE(runClew({"count", "queens", "-", "--checkpoint", several},
                         "(_ _ _ _ _ _)\n(_ _ _ _ _ _ _)\n")
                     .out,
                 QByteArray("4\n40\n"));
    QCOMPARE(fileContents(several).count('\n'), 2);
}

// The puzzle's own, instead of lines of parts.
void TestCounts::checkpointOfTours()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("tours");
    const QStringList command{"count", "knight", "--closed", "--checkpoint", path, "--size"};
    const QStringList little{"--memory", "2MB", "--scratch", folder.path()};
    QCOMPARE(runClew(command + QStringList{"6x6"} + little).out, QByteArray("9862\n"));
    QCOMPARE(runClew(command + QStringList{"6x6"}).out, QByteArray("9862\n"));
    const Ran other = runClew(command + QStringList{"5x6"});
    QCOMPARE(other.exitCode, 2);
    QCOMPARE(other.out, QByteArray());
    QVERIFY2(other.err.contains("closed tours of 6x6, not closed tours of 5x6"),
             other.err.constData());
}

void TestCounts::races()
{
    const Ran table =
        runClew({"race", "queens", "--strategies", "backtracking,dancing-links", "--size", "6"});
    QCOMPARE(table.exitCode, 0);
    QVERIFY(table.out.count('\n') > 3);
    // What the figures mean is said below them, and who opens nodes where others open none.
    QVERIFY2(table.out.contains("Nodes: ") && table.out.contains("\nbacktracking: "), table.out);
    QVERIFY2(table.out.contains("\ndancing-links: "), table.out);
    const Ran plain =
        runClew({"race", "queens", "--strategies", "backtracking,bitmask", "--size", "6"});
    QVERIFY2(!plain.out.contains("\nbitmask: "), plain.out);
    const Ran json = runClew({"race", "suguru", "--ready", "6x6", "--json"});
    const QJsonArray times = QJsonDocument::fromJson(json.out).object()["times"].toArray();
    QCOMPARE(times.size(), 3);
    for (const QJsonValue& time : times)
        QCOMPARE(time["solutions"].toInt(), 1);
    QCOMPARE(runClew({"race", "queens", "--ready", "none"}).exitCode, 2);
    QCOMPARE(runClew({"race", "queens", "--strategies", "bitmask"}).exitCode, 2);
    const Ran limited = runClew({"race", "queens", "--strategies", "backtracking,generate-and-test",
                                 "--size", "20", "--time", "0.05", "--csv"});
    QCOMPARE(limited.out.count("time-limit"), 2);
    const Ran refused = runClew(
        {"race", "queens", "--strategies", "bitmask,explicit-rule", "--size", "65", "--csv"});
    QCOMPARE(refused.exitCode, 0);
    QVERIFY2(refused.out.contains("bitmask,refused,") &&
                 refused.out.contains("Rows are kept as the bits of one word"),
             refused.out.constData());
    QCOMPARE(
        runClew({"race", "queens", "--strategies", "bitmask,bitmask", "--size", "65"}).exitCode, 2);
}

void TestCounts::benchmarks()
{
    const Ran ran = runClew({"bench", "queens", "--size", "6", "--json"});
    QCOMPARE(ran.exitCode, 0);
    const QJsonArray rows = QJsonDocument::fromJson(ran.out).object()["benchmarks"].toArray();
    QStringList counted;
    for (const QJsonValue& row : rows) {
        if (row["strategy"] == "count")
            counted += QStringLiteral("%1 on %2")
                           .arg(row["solutions"].toString())
                           .arg(row["threads"].toInt());
        else if (row["ending"] == "exhausted")
            QCOMPARE(row["solutions"].toInt(), 4);
        QVERIFY(row["seconds"].toDouble() > 0);
    }
    QCOMPARE(counted, (QStringList{"4 on 1", "4 on 2"}));
    QCOMPARE(rows.size(),
             static_cast<qsizetype>(clew::findPuzzle("queens")->info().strategies.size()) + 2);
    const Ran table = runClew({"bench", "suguru", "@4x4", "--strategy", "backtracking"});
    QCOMPARE(table.out.count('\n'), 2); // the heading and the row
    QCOMPARE(runClew({"bench", "--strategy", "backtracking"}).exitCode, 2);
}

QTEST_GUILESS_MAIN(TestCounts)
#include "tst_cli_counts.moc"
