// The command `clew` where there is not enough memory, or no further thread.

#include <QtTest>

#include <sys/resource.h>
#include <unistd.h>

#include "app/cli/exit.h"
#include "tests/clewcommand.h"
#include "tests/undersanitizer.h"

using namespace clew::test;

namespace {

constexpr rlim_t kMegabyte = 1'000'000;
constexpr int kCommandNotRun = 99;

Ran runWithin(rlim_t bytes, const QStringList& arguments)
{
    return runClew(arguments, [bytes] {
        const rlimit limit{bytes, bytes};
        ::setrlimit(RLIMIT_AS, &limit);
    });
}

// As nobody, who may have that many threads.
void limitThreads(rlim_t threads)
{
    const rlimit limit{threads, threads};
    if (::setrlimit(RLIMIT_NPROC, &limit) != 0 || ::setgid(65534) != 0 || ::setuid(65534) != 0)
        ::_exit(kCommandNotRun);
}

} // namespace

class TestMemory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyAmount_data();
    void everyAmount();
    void whilePuzzlesAreMade();
    void saysWhatHelps_data();
    void saysWhatHelps();
    void limitSaysWhatHelps();
    void otherLinesAreAnswered_data();
    void otherLinesAreAnswered();
    void fewThreads_data();
    void fewThreads();

private:
    rlim_t m_least = 0; ///< of the command doing nothing
};

void TestMemory::initTestCase()
{
    if (kUnderSanitizer)
        QSKIP("a sanitizer needs the whole address space");
    do
        m_least += 10 * kMegabyte;
    while (m_least < 1000 * kMegabyte && runWithin(m_least, {"--version"}).exitCode != 0);
}

void TestMemory::everyAmount_data()
{
    QTest::addColumn<QString>("command");
    for (const char* const command : {"--help",
                                      "list --json",
                                      "solve queens --size 8 --all --trace FILE",
                                      "solve sudoku @p97 --strategy logic",
                                      "solve knight --size 300x300",
                                      "solve arithmetic '2 3 5 7 11'",
                                      "solve queens FILE.lines --threads 8",
                                      "count queens --size 9 --threads 8",
                                      "count knight --size 6x6 --closed --threads 4",
                                      "count graphs --size 12 --degree 3 --threads 4",
                                      "count queens --size 6 --checkpoint FILE",
                                      "generate suguru --count 2",
                                      "generate nonogram --size 8",
                                      "rate sudoku FILE.sudoku",
                                      "explain sudoku @p97",
                                      "hint sudoku @p97",
                                      "show queens --size 1000 --as svg",
                                      "show queens --as png",
                                      "race queens --size 5",
                                      "bench queens @4",
                                      "merge FILE.counts",
                                      "check queens --size 8"})
        QTest::addRow("%s", command) << command;
}

// Whatever the memory suffices for: each ends in order, and says so if it could not do its work.
void TestMemory::everyAmount()
{
    QFETCH(QString, command);
    const QTemporaryDir folder;
    const QString path = folder.filePath("f");
    const auto write = [&](const char* suffix, const QByteArray& bytes) {
        QFile file(path + suffix);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    write(".lines", QByteArray("(_ _ _ _ _ _)\n").repeated(500));
    write(".sudoku", QByteArray(81, '.') + '\n');
    write(".counts", testData("frozen/counts-1.jsonl"));
    for (rlim_t extra = 0; extra <= 200; extra += extra < 20 ? 4 : 45) {
        const Ran ran = runWithin(m_least + extra * kMegabyte,
                                  words(command.replace('\'', '"').replace("FILE", path)));
        const QByteArray what = QByteArray::number(static_cast<int>(extra)) + " MB: " + ran.err;
        QVERIFY2(ran.exitCode >= 0 && ran.exitCode <= 3, what);
        QVERIFY2(!ran.err.contains("internal error"), what);
        // A table of several says it of the one that was cut.
        QVERIFY2(ran.exitCode != 3 || !ran.err.isEmpty() || ran.out.contains("memory-limit"), what);
    }
}

// All puzzles are made within one megabyte, and each allocation may be the one that fails.
void TestMemory::whilePuzzlesAreMade()
{
    constexpr rlim_t kStep = 10'000;
    rlim_t bytes = m_least - 10 * kMegabyte;
    while (bytes < m_least && runWithin(bytes, {"--version"}).exitCode != 0)
        bytes += 10 * kStep;
    Ran ran{};
    for (int tried = 0; tried < 1000; ++tried, bytes += kStep) {
        ran = runWithin(bytes, {"list", "--json"});
        if (ran.exitCode == 0)
            break;
        QVERIFY2(ran.exitCode == 3, QByteArray::number(qulonglong{bytes}) + " bytes: " + ran.err);
    }
    QVERIFY2(ran.exitCode == 0, ran.err);
}

void TestMemory::saysWhatHelps_data()
{
    QTest::addColumn<QString>("command");
    for (const char* const command :
         {"solve knight --size 8x8 --strategy breadth-first",
          "solve sudoku BLANK --strategy breadth-first", "count knight --size 9x9 --memory 1GB",
          "check sudoku BLANK --strategy breadth-first"})
        QTest::addRow("%s", command) << command;
}

void TestMemory::saysWhatHelps()
{
    QFETCH(QString, command);
    const Ran ran =
        runWithin(m_least + 60 * kMegabyte, words(command.replace("BLANK", QString(81, '.'))));
    QVERIFY2(ran.exitCode == 3, ran.err);
    QVERIFY2(ran.err.contains("clew: not enough memory: allow more of it, or try fewer threads"),
             ran.err);
}

void TestMemory::limitSaysWhatHelps()
{
    const Ran ran = runClew({"count", "knight", "--size", "6x7", "--memory", "10kB"});
    QVERIFY2(ran.exitCode == 3, ran.err);
    QCOMPARE(ran.err, QByteArray("clew: stopped at the limit of memory (allow more with --memory): "
                                 "this is what was counted so far\n"));
    // Of a search there is no such option.
    QCOMPARE(clew::cli::stopText({clew::Ending::Stopped, clew::StopReason::MemoryLimit, {}}),
             "stopped at the limit of memory (try another strategy or a smaller problem)");
}

void TestMemory::otherLinesAreAnswered_data()
{
    QTest::addColumn<QString>("threads");
    QTest::addRow("one thread") << "1";
    QTest::addRow("two threads") << "2";
}

// A line that needs too much is answered by an empty one; what was found before is there.
void TestMemory::otherLinesAreAnswered()
{
    QFETCH(QString, threads);
    const QTemporaryDir folder;
    const QString path = folder.filePath("f");
    const QByteArray easy =
        runClew({"solve", "sudoku", "@p97", "--as", "line"}).out.replace('1', '.');
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(easy + QByteArray(81, '.') + '\n' + easy);
    file.close();
    const Ran ran =
        runWithin(m_least + 250 * kMegabyte, {"solve", "sudoku", path, "--as", "line", "--strategy",
                                              "breadth-first", "--threads", threads});
    QVERIFY2(ran.exitCode == 3, ran.err);
    QVERIFY2(ran.err.startsWith(path.toUtf8() + ":2: not enough memory: "), ran.err);
    const QByteArrayList lines = ran.out.split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[0].size() == 81 && lines[1].isEmpty() && lines[2] == lines[0]);
}

void TestMemory::fewThreads_data()
{
    QTest::addColumn<QString>("command");
    for (const char* const command :
         {"count queens --size 10", "count sudoku @p97", "count knight --size 6x6 --closed",
          "count graphs --size 12 --degree 3", "solve queens FILE", "check queens FILE"})
        QTest::addRow("%s", command) << command;
}

// With fewer threads than asked for it is done, or said why not.
void TestMemory::fewThreads()
{
    QFETCH(QString, command);
    if (::geteuid() != 0 || runClew({"--version"}, [] { limitThreads(100); }).exitCode != 0)
        QSKIP("only root can run the command for somebody who has no other threads");
    QTemporaryDir folder;
    QFile(folder.path()).setPermissions(static_cast<QFile::Permissions>(0x7755));
    const QString path = folder.filePath("f");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("(_ _ _ _ _ _)\n").repeated(500));
    file.close();
    for (const rlim_t threads : {1U, 2U, 3U, 5U, 20U}) {
        const Ran ran =
            runClew(words(command.replace("FILE", path)) + QStringList{"--threads", "256"},
                    [threads] { limitThreads(threads); });
        QVERIFY2(ran.exitCode == 0 || (ran.exitCode == 3 && ran.err.contains("threads")), ran.err);
    }
}

QTEST_GUILESS_MAIN(TestMemory)
#include "tst_cli_memory.moc"
