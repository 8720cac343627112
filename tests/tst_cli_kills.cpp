// Commands that are killed at any moment: what they keep is whole, never less than before, and
// enough to go on from to the same answer. CLEW_KILLS=N kills that often in each row.

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <limits>
#include <nlohmann/json.hpp>
#include <random>

#include "tests/clewcommand.h"
#include "tests/undersanitizer.h"

using namespace clew::test;

namespace {

constexpr int kKills = kUnderSanitizer ? 2 : 6; ///< in each row
constexpr int kLatest = 120;                    ///< milliseconds after which a command is killed

const QString kGraphs = "graphs \"(:nodes 10 :degree 3 :labelled t :required ((0 1)))\"";
const QString kSudoku =
    "sudoku .................................1...69...78...1.69..51...8.3.6.....6.9124...15..";

/// Smaller ones where each takes ten times as long.
const QString kFewerGraphs =
    kUnderSanitizer ? QString(kGraphs).replace("(0 1)", "(0 1) (0 2)") : kGraphs;
const QString kFewerSudokus =
    kUnderSanitizer ? QString(kSudoku).replace("sudoku ..", "sudoku 6.") : kSudoku;

int kills()
{
    const int chosen = qEnvironmentVariableIntValue("CLEW_KILLS");
    return chosen > 0 ? chosen : kKills;
}

/// How far a count has come: squares swept, or jobs done of its one part; -1 if nothing is kept.
qint64 progressIn(const QByteArray& checkpoint)
{
    if (checkpoint.isEmpty())
        return -1;
    const QByteArray line = checkpoint.left(checkpoint.indexOf('\n'));
    const auto head = nlohmann::json::parse(line.toStdString(), nullptr, false);
    if (head.is_object() && head.contains("swept"))
        return head.at("swept").get<qint64>();
    return !head.is_object()       ? 0
           : head.contains("done") ? head.at("done").get<qint64>()
                                   : std::numeric_limits<qint64>::max();
}

} // namespace

class TestKills : public QObject
{
    Q_OBJECT

private:
    std::mt19937 m_random{21};

    // Starts a command and kills it: at any moment, or, if `file` is named, at any moment after
    // there is this file.
    void killed(const QStringList& arguments, const QString& file)
    {
        QProcess process;
        process.start(CLEW_COMMAND, arguments);
        QVERIFY(process.waitForStarted());
        const auto isOver = [&] { return process.state() == QProcess::NotRunning; };
        if (!file.isEmpty())
            QTRY_VERIFY_WITH_TIMEOUT(isOver() || QFile::exists(file), kPatience);
        process.waitForFinished(int(m_random() % kLatest));
        process.kill();
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), kPatience);
    }

private slots:
    void counts_data()
    {
        QTest::addColumn<QString>("count");
        QTest::addRow("queens") << "queens --size 16";
        QTest::addRow("queens on two threads") << "queens --size 16 --threads 2";
        QTest::addRow("queens, joined halves") << "queens --size 17 --threads 2";
        QTest::addRow("queens, in pieces") << "queens \"(2 _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _)\"";
        QTest::addRow("graphs") << kFewerGraphs;
        QTest::addRow("graphs on two threads") << kFewerGraphs + " --threads 2";
        QTest::addRow("sudoku") << kFewerSudokus;
        QTest::addRow("sudoku on two threads") << kFewerSudokus + " --threads 2";
        QTest::addRow("sudoku, a part") << kFewerSudokus + " --part 2/3";
        QTest::addRow("open tours") << "knight --size 6x6";
        QTest::addRow("closed tours") << "knight --size 7x6 --closed";
        QTest::addRow("open tours, states on disk") << "knight --size 6x6 --memory 1MB";
    }

    void counts()
    {
        QFETCH(QString, count);
        const QStringList plain = QStringList("count") + words(count);
        const Ran whole = runClew(plain);
        QCOMPARE(whole.exitCode, 0);
        const QTemporaryDir folder;
        const QString path = folder.filePath("checkpoint");
        const QStringList kept =
            plain + QStringList{"--checkpoint", path, "--scratch", folder.path()};
        qint64 progress = -1;
        for (int i = 0, most = kills(); i < most; ++i) {
            killed(kept, i % 2 == 0 ? path : QString());
            const qint64 now = progressIn(fileContents(path));
            QVERIFY2(now >= progress, QByteArray::number(i)); // nothing is ever lost
            QVERIFY2(i > 0 || now >= 0, "killed after its first checkpoint, and none is there");
            progress = now;
            QCOMPARE(
                QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).removeAll("checkpoint"),
                now >= 0);
        }
        const Ran resumed = runClew(kept);
        QCOMPARE(resumed.exitCode, 0);
        QCOMPARE(resumed.out, whole.out);
    }

    // Begun by an earlier version.
    void frozenBegun_data()
    {
        QTest::addColumn<QString>("count");
        QTest::addColumn<QByteArray>("number");
        QTest::addRow("queens") << "queens --size 17" << QByteArray("95815104\n");
        QTest::addRow("graphs") << kGraphs << QByteArray("3726940\n");
        QTest::addRow("sudoku") << kSudoku << QByteArray("2133348\n");
    }

    void frozenBegun()
    {
        QFETCH(QString, count);
        QFETCH(QByteArray, number);
        const QTemporaryDir folder;
        const QString path = folder.filePath("checkpoint");
        QVERIFY(QFile::copy(
            QString(TEST_DATA "/frozen/checkpoint-3-%1.jsonl").arg(QTest::currentDataTag()), path));
        QVERIFY(fileContents(path).startsWith(R"({"format":3,)"));
        const QStringList command =
            QStringList("count") + words(count) + QStringList{"--checkpoint", path};
        QCOMPARE(runClew(command).out, number);
        QVERIFY(fileContents(path).startsWith(R"({"format":2,)"));
    }

    // Kept by an earlier version.
    void frozen()
    {
        QCOMPARE(runClew({"merge", TEST_DATA "/frozen/counts-2.jsonl"}).out, QByteArray("92\n"));
        const QTemporaryDir folder;
        const QString path = folder.filePath("checkpoint");
        QVERIFY(QFile::copy(TEST_DATA "/frozen/checkpoint-2.jsonl", path));
        const Ran resumed = runClew({"count", "queens", "--size", "6", "--checkpoint", path});
        QCOMPARE(resumed.out, QByteArray("4\n"));
        QVERIFY(fileContents(path).startsWith(testData("frozen/checkpoint-2.jsonl")));
    }

    // A gigabyte of nothing.
    void hugeCheckpoint()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("checkpoint"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{1} << 30));
        const Ran ran =
            runClew({"count", "queens", "--size", "6", "--checkpoint", file.fileName()});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("too large"), ran.err);
    }

    // What was recorded until then is left beside the old file.
    void longTrace()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("file");
        const QString part = path + ".part";
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
        file.close();
        const QStringList solve = words("solve sudoku --all --strategy backtracking --trace " +
                                        path + " " + QString(81, QLatin1Char('.')));
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(CLEW_COMMAND, solve);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(part), kPatience);
        process.kill();
        QTRY_VERIFY_WITH_TIMEOUT(process.state() == QProcess::NotRunning, kPatience);
        QCOMPARE(fileContents(path), QByteArray("old"));
        const Ran ran = runClew({"replay", part});
        QVERIFY2(ran.exitCode == 0, ran.err);
        QVERIFY2(ran.err.contains("the recording is incomplete"), ran.err);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList({"file", "file.part"}));
    }

    // The old file or the new one.
    void files_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addRow("trace")
            << "solve queens --size 8 --all --strategy backtracking --trace FILE";
        QTest::addRow("trace of all Sudokus") << "solve sudoku ................ --all --trace FILE";
        QTest::addRow("page") << "replay OLD --as html --output FILE";
    }

    void files()
    {
        QFETCH(QString, command);
        const QTemporaryDir folder;
        const QString path = folder.filePath("file");
        const QString old = folder.filePath("old.clewtrace");
        QCOMPARE(runClew({"solve", "queens", "--size", "6", "--all", "--strategy", "backtracking",
                          "--trace", old})
                     .exitCode,
                 0);
        const QStringList arguments = words(command.replace("FILE", path).replace("OLD", old));
        const Ran done = runClew(arguments);
        QVERIFY2(done.exitCode == 0, done.err);
        const QByteArray newer = fileContents(path);
        QVERIFY(!newer.isEmpty());
        const QByteArray older = "what was there before";
        for (int i = 0, most = kills(); i < most; ++i) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) &&
                    file.write(older) == older.size());
            file.close();
            killed(arguments, {});
            const QByteArray now = fileContents(path);
            QVERIFY2(now == older || now == newer, QByteArray::number(i));
        }
    }
};

QTEST_GUILESS_MAIN(TestKills)
#include "tst_cli_kills.moc"
