// Files and outputs of the command `clew`: full disks, devices, links, folders, closed outputs.

#include <QtTest>

#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/clewcommand.h"

using namespace clew::test;

namespace {

/// The first of the hundred shares of a checkpoint.
const QByteArray kOld = QByteArray(testData("frozen/counts-1.jsonl").split('\n').front() + '\n')
                            .replace("\"parts\":3", "\"parts\":100");
constexpr rlim_t kTooLittle = 64; // bytes

QStringList filesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

// The rest of a command line after its words, with the file named by each FILE in it.
QStringList withFile(const QString& command, const QString& file)
{
    QStringList arguments = words(command);
    arguments.replaceInStrings("FILE", file);
    return arguments;
}

// As nobody, if the tests are run by root, who may read everything.
void becomeNobody()
{
    if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0))
        ::_exit(99);
}

} // namespace

class TestFiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void fullDisk_data();
    void fullDisk();
    void fullDevice_data();
    void fullDevice();
    void links_data();
    void links();
    void redirectedOutput();
    void fullOutput_data();
    void fullOutput();
    void closedOutput_data();
    void closedOutput();
    void readerGone();
    void readerGoneWhileRecording();
    void nobodyListens();
    void folders_data();
    void folders();
    void unreadable_data();
    void unreadable();
    void failureInAStream();
    void thumbnails();
    void thumbnailOfALongModel();

private:
    void addWriters();
    void addReaders();

    [[nodiscard]] QString named(QString command) const;

    QTemporaryDir m_folder;
    QString m_trace;
    QString m_events;
    QString m_answers;
};

void TestFiles::initTestCase()
{
    ::chmod(m_folder.path().toUtf8().constData(), 0755);
    m_trace = m_folder.filePath("t.clewtrace");
    QCOMPARE(runClew({"solve", "queens", "@6", "--all", "--trace", m_trace}).exitCode, 0);
    m_events = m_folder.filePath("t.jsonl");
    QCOMPARE(runClew({"replay", m_trace, "-o", m_events}).exitCode, 0);
    m_answers = m_folder.filePath("answers");
    write(m_answers, "clewanswers: 1\nlearner: A\n");
}

// The command with the names of files in place of what they are.
QString TestFiles::named(QString command) const
{
    return command.replace("TRACE", m_trace)
        .replace("COUNTS", TEST_DATA "/frozen/counts-1.jsonl")
        .replace("EVENTS", m_events)
        .replace("ANSWERS", m_answers)
        .replace("LESSON", TEST_DATA "/../../resources/lessons/05-symmetry.clewlesson");
}

// Every option that names a file to be written.
void TestFiles::addWriters()
{
    QTest::addColumn<QString>("command");
    const auto row = [](const QString& command) {
        QTest::addRow("%s", qPrintable(command)) << command;
    };
    for (const char* const as : {"text", "svg", "png", "list"})
        row(QString("show queens --size 9 --as %1 -o FILE").arg(as));
    row("solve queens --size 6 --all --trace FILE");
    row("count queens --size 8 --checkpoint FILE");
    row("count knight --size 4x5 --checkpoint FILE");
    row("replay TRACE -o FILE");
    for (const char* const as : {"text", "svg --dark", "png"})
        row(QString("replay TRACE --at 9 --as %1 -o FILE").arg(as));
    for (const char* const as : {"webp", "gif", "webm", "pdf", "png", "svg"})
        row(QString("replay TRACE --from 0 --to 3 --as %1 -o FILE").arg(as));
}

void TestFiles::fullDisk_data()
{
    addWriters();
}

// The old file stays byte for byte, and nothing else is left in the folder.
void TestFiles::fullDisk()
{
    QFETCH(QString, command);
    command.replace("TRACE", m_trace);
    const bool isFew = command.contains("list") || command.contains("--as text");
    const rlim_t most = isFew ? 8 : kTooLittle;
    const bool isSeries =
        command.contains("--from 0") && command.contains(QRegularExpression("as (png|svg)"));
    const bool isTours = command.contains("knight");
    for (const bool isThere : {false, true}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath("f.x");
        const QString written = isSeries ? folder.filePath("f-0001.x") : path;
        if (isThere && isTours)
            continue; // no checkpoint of these is ever written again where nothing is left to do
        if (isThere)
            write(written, kOld);
        const QStringList before = filesIn(folder);
        const Ran ran = runClew(withFile(command, path), [most] {
            const rlimit limit{most, most};
            ::setrlimit(RLIMIT_FSIZE, &limit);
        });
        QVERIFY2(ran.exitCode == 2, ran.err);
        QVERIFY2(ran.err.contains("cannot write " + written.toUtf8()), ran.err);
        QCOMPARE(filesIn(folder), before);
        if (isThere)
            QCOMPARE(fileContents(written), kOld);
    }
}

void TestFiles::fullDevice_data()
{
    addWriters();
}

// A device is written to, and is one afterwards: root's own would not survive a mistake.
void TestFiles::fullDevice()
{
    QFETCH(QString, command);
    if (runClew({"--version"}, becomeNobody).exitCode != 0)
        QSKIP("others may not run the command where it is");
    command.replace("TRACE", m_trace);
    const QStringList before =
        QDir("/dev").entryList({"full*", "null*"}, QDir::AllEntries | QDir::System);
    const Ran full = runClew(withFile(command, "/dev/full"), becomeNobody);
    QVERIFY2(full.exitCode == 2 && full.err.contains("/dev/full"), full.err);
    const Ran null = runClew(withFile(command, "/dev/null"), becomeNobody);
    const bool needsFile = null.err.contains("name") && null.err.contains("/dev/null");
    QVERIFY2(null.exitCode == (needsFile ? 2 : 0), null.err);
    QCOMPARE(QDir("/dev").entryList({"full*", "null*"}, QDir::AllEntries | QDir::System), before);
}

void TestFiles::links_data()
{
    addWriters();
}

// What a link leads to is made, then replaced; the link stays.
void TestFiles::links()
{
    QFETCH(QString, command);
    command.replace("TRACE", m_trace);
    if (command.contains("--from 0") && command.contains(QRegularExpression("as (png|svg)")))
        return; // writes files of other names
    const QTemporaryDir folder;
    const QString link = folder.filePath("link");
    QCOMPARE(::symlink("target", link.toUtf8().constData()), 0);
    for (int times = 0; times < 2; ++times) {
        const Ran ran = runClew(withFile(command, link));
        QVERIFY2(ran.exitCode == 0, ran.err);
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY(QFileInfo(folder.filePath("target")).size() > 0);
        QCOMPARE(filesIn(folder), (QStringList{"link", "target"}));
    }
}

// `-o /dev/stdout >> file` adds to the file.
void TestFiles::redirectedOutput()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("f");
    write(path, "head\n");
    QProcess process;
    process.setStandardOutputFile(path, QIODevice::Append);
    process.start(CLEW_COMMAND, words("show queens --size 2 --as list -o /dev/stdout"));
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(fileContents(path), QByteArray("head\n(_ _)\n"));
}

void TestFiles::fullOutput_data()
{
    QTest::addColumn<QString>("command");
    QSet<QString> seen;
    for (const char* const command : {"--help",
                                      "--version",
                                      "solve --help",
                                      "list",
                                      "list --json",
                                      "show queens",
                                      "show queens --as svg",
                                      "show queens --as png",
                                      "solve queens",
                                      "solve queens --all --stats",
                                      "count queens",
                                      "count queens --json",
                                      "count graphs --table --size 4",
                                      "merge COUNTS",
                                      "merge COUNTS --json",
                                      "check queens",
                                      "explain sudoku @p97",
                                      "explain sudoku @p97 --json",
                                      "hint sudoku @p97",
                                      "generate sudoku --count 2",
                                      "rate sudoku @p97",
                                      "rate sudoku @p97 --json",
                                      "convert queens --to board",
                                      "replay TRACE",
                                      "replay TRACE --at 3",
                                      "race queens --size 5",
                                      "race queens --size 5 --csv",
                                      "race queens --size 5 --json",
                                      "bench queens @4",
                                      "bench queens @4 --json",
                                      "watch EVENTS",
                                      "figure tree queens @6",
                                      "table steps queens @4 --as csv",
                                      "print queens:@4",
                                      "lesson check LESSON",
                                      "grade LESSON ANSWERS",
                                      "compare queens @6 --strategies backtracking,bitmask",
                                      "thumbnail TRACE",
                                      "completions bash"}) {
        QTest::addRow("%s", command) << command;
        seen += QString(command).section(' ', 0, 0);
    }
    const QString help = runClew({"--help"}).out;
    const QRegularExpression line("^  ([a-z]+) ", QRegularExpression::MultilineOption);
    auto found = line.globalMatch(help, help.indexOf("Commands:"));
    while (found.hasNext()) {
        const QString name = found.next().captured(1);
        QVERIFY2(seen.contains(name), qPrintable(name));
    }
}

void TestFiles::fullOutput()
{
    QFETCH(QString, command);
    command = named(command);
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(CLEW_COMMAND, words(command));
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 2);
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(said.contains("clew: the output cannot be written: No space left"), said);
}

void TestFiles::closedOutput_data()
{
    fullOutput_data();
}

// No file that is opened takes the place of the output, and gets what is meant for it.
void TestFiles::closedOutput()
{
    QFETCH(QString, command);
    command = named(command);
    const QByteArray trace = fileContents(m_trace);
    const QTemporaryDir folder;
    const QString path = folder.filePath("f");
    if (command.startsWith("solve queens"))
        command += " --trace " + path;
    const Ran ran = runClew(words(command), [] { ::close(STDOUT_FILENO); });
    QVERIFY2(ran.exitCode == 2 && ran.err.contains("the output cannot be written"), ran.err);
    if (command.contains(path))
        QCOMPARE(runClew({"replay", path}).exitCode, 0);
    QCOMPARE(fileContents(m_trace), trace);
}

void TestFiles::readerGone()
{
    QProcess shell;
    shell.start("/bin/sh", {"-c", "\"$0\" solve queens --size 12 --all | head -n 1", CLEW_COMMAND});
    QVERIFY(shell.waitForFinished(kPatience));
    QCOMPARE(shell.readAllStandardOutput().count('\n'), 1);
    QCOMPARE(shell.readAllStandardError(), QByteArray());
}

// Whoever stops reading the solutions still has the trace of the search up to there.
void TestFiles::readerGoneWhileRecording()
{
    const QTemporaryDir folder;
    const QString trace = folder.filePath("t.clewtrace");
    QProcess shell;
    shell.start("/bin/sh", {"-c", "\"$0\" solve queens --size 11 --all --trace \"$1\" | head -n 1",
                            CLEW_COMMAND, trace});
    QVERIFY(shell.waitForFinished(kPatience));
    const Ran replayed = runClew({"replay", trace});
    QVERIFY2(replayed.exitCode == 0, replayed.err);
    QVERIFY(replayed.out.contains("strategy   backtracking"));
}

// Messages that cannot be printed are no reason to end otherwise.
void TestFiles::nobodyListens()
{
    for (const auto& [command, code] : {std::pair("solve queens --size 3", 1),
                                        {"solve queenz", 2},
                                        {"solve queens --size 12 --all --nodes 500", 3}}) {
        QProcess process;
        process.setStandardErrorFile("/dev/full");
        process.start(CLEW_COMMAND, words(command));
        QVERIFY(process.waitForFinished(kPatience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), code);
        QCOMPARE(runClew(words(command), [] { ::close(STDERR_FILENO); }).exitCode, code);
    }
}

// Every command that reads a file.
void TestFiles::addReaders()
{
    QTest::addColumn<QString>("command");
    for (const char* const command :
         {"show queens FILE", "solve queens FILE", "solve queens FILE --threads 2",
          "count queens FILE", "merge FILE", "check queens FILE", "explain sudoku FILE",
          "rate sudoku FILE", "convert queens FILE", "replay FILE", "race queens FILE",
          "bench queens FILE", "count queens --checkpoint FILE", "count knight --checkpoint FILE"})
        QTest::addRow("%s", command) << command;
}

void TestFiles::folders_data()
{
    addReaders();
    for (const char* const command :
         {"show queens -o FILE", "solve queens --trace FILE", "replay TRACE -o FILE",
          "replay TRACE --to 3 --as gif -o FILE"})
        QTest::addRow("%s", command) << command;
}

void TestFiles::folders()
{
    QFETCH(QString, command);
    command.replace("TRACE", m_trace);
    const Ran ran = runClew(withFile(command, m_folder.path()));
    QVERIFY2(ran.exitCode == 2, ran.err);
    QVERIFY2(ran.err.contains(m_folder.path().toUtf8() + " is a folder; name a file in it"),
             ran.err);
    QVERIFY2(!ran.err.contains("clew: clew:"), ran.err);
}

void TestFiles::unreadable_data()
{
    addReaders();
}

void TestFiles::unreadable()
{
    QFETCH(QString, command);
    if (runClew({"--version"}, becomeNobody).exitCode != 0)
        QSKIP("others may not run the command where it is");
    const QTemporaryDir folder;
    ::chmod(folder.path().toUtf8().constData(), 0755);
    const QString path = folder.filePath("f");
    write(path, "(_ _ _ _)\n");
    ::chmod(path.toUtf8().constData(), 0);
    const Ran ran = runClew(withFile(command, path), becomeNobody);
    QVERIFY2(ran.exitCode == 2, ran.err);
    QVERIFY2(ran.err.contains(path.toUtf8()) && ran.err.contains("Permission denied"), ran.err);
    QVERIFY2(!ran.err.contains("clew: clew:"), ran.err);
}

// What is wrong with the file of all is said at its place, not at that of a line.
void TestFiles::failureInAStream()
{
    for (const char* const input : {"@4", "-"}) {
        const Ran ran = runClew({"count", "queens", input, "--checkpoint", "/nonexistent/f"},
                                QByteArray("(_ _ _ _)\n(_ _ _ _ _)\n"));
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("cannot write /nonexistent/f: No such file"), ran.err);
        QVERIFY2(!ran.err.contains("clew: clew:"), ran.err);
    }
}

// Of each kind of file that file managers know; what holds no board, or never ends, is refused.
void TestFiles::thumbnails()
{
    const QString session = TEST_DATA "/frozen/session-3.clew";
    const QString picture = m_folder.filePath("thumbnail.png");
    for (const QString& file : {session, m_trace, named("LESSON")}) {
        QFile::remove(picture);
        const Ran ran = runClew({"thumbnail", "--size", "64", "-o", picture, file});
        QVERIFY2(ran.exitCode == 0, ran.err);
        QVERIFY2(fileContents(picture).startsWith("\x89PNG"), qPrintable(file));
    }
    const QString pipe = m_folder.filePath("pipe");
    QCOMPARE(::mkfifo(pipe.toUtf8().constData(), 0600), 0);
    for (const QString& file : {pipe, m_events, m_folder.path()})
        QCOMPARE(runClew({"thumbnail", "-o", picture, file}).exitCode, 2);
}

// MiniZinc would count for minutes; nobody who looks at a folder waits for that.
void TestFiles::thumbnailOfALongModel()
{
    if (QStandardPaths::findExecutable("minizinc").isEmpty())
        QSKIP("MiniZinc is not installed here");
    const QString session = m_folder.filePath("long.clew");
    write(session, R"({"clew":1,"puzzle":"model","format":"mzn","problem":"int: n = )"
                   R"(sum(i in 1..100000)(sum(j in 1..10000)(j mod 7));\nvar 1..n: x;\n)"
                   R"(solve satisfy;\n"})");
    const QString picture = m_folder.filePath("long.png");
    const Ran ran = runClew({"thumbnail", "-o", picture, session});
    QCOMPARE(ran.exitCode, 2);
    QVERIFY2(ran.err.contains("stopped"), ran.err);
    QVERIFY(!QFile::exists(picture));
}

QTEST_GUILESS_MAIN(TestFiles)
#include "tst_cli_files.moc"
