// clew watch and clew replay --as jsonl: other programs' searches, from files, pipes and
// connections.

#include <QtTest>

#include <optional>

#include "core/files/cpprofiler.h"
#include "tests/clewcommand.h"
#include "tests/loopbackclient.h"

using namespace clew::test;

namespace {

/// What a program of ours in another language prints; none if its language is not installed.
std::optional<QByteArray> printed(const QString& program, const QStringList& arguments)
{
    const QString path = QStandardPaths::findExecutable(program);
    if (path.isEmpty())
        return std::nullopt;
    QProcess process;
    process.start(path, arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(kPatience) || process.exitCode() != 0)
        return QByteArray("failed: ") + process.readAllStandardError();
    return process.readAllStandardOutput();
}

const QString kClients = TEST_DATA "/../../resources/clients/";

} // namespace

class TestWatch : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void lisp_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("solutions");
        const QString folder = TEST_DATA "/lisp/";
        QTest::newRow("slow queens")
            << "sbcl" << QStringList{"--script", folder + "queens.lisp"} << 2;
        QTest::newRow("knight, breadth first")
            << "sbcl" << QStringList{"--script", folder + "knight.lisp"} << 2;
        QTest::newRow("Suguru, backtracking")
            << "sbcl" << QStringList{"--script", folder + "suguru.lisp"} << 1;
        QTest::newRow("queens as in SICP")
            << "guile" << QStringList{"--no-auto-compile", "-s", folder + "queens.scm"} << 4;
    }

    void lisp()
    {
        QFETCH(QString, program);
        QFETCH(QStringList, arguments);
        QFETCH(int, solutions);
        const auto stream = printed(program, arguments);
        if (!stream)
            QSKIP("this Lisp is not installed");
        const Ran ran = runClew({"watch", "-", "--stats"}, *stream);
        QVERIFY2(ran.exitCode == 0, ran.err + stream->left(300));
        QCOMPARE(ran.out.count('\n'), solutions);
    }

    void clients()
    {
        const auto python = printed("python3", {kClients + "clew_events.py", "6"});
        if (!python)
            QSKIP("Python is not installed");
        QCOMPARE(runClew({"watch", "-"}, *python).out.count('\n'), 4);
        const QString made = m_folder.filePath("queens");
        const auto compiled =
            printed("cc", {"-Wall", "-Wextra", "-Werror", kClients + "clew_events.c", "-o", made});
        if (!compiled)
            QSKIP("no C compiler is installed");
        QCOMPARE(*compiled, QByteArray());
        const auto c = printed(made, {"6"});
        QVERIFY(c);
        QCOMPARE(runClew({"watch", "-"}, *c).out.count('\n'), 4);
        for (const char* const name : {"clew_events.py", "clew_events.c"})
            QVERIFY(fileContents(kClients + name).count('\n') <= 60);
    }

    // A gigabyte without a line's end.
    void namesAreNoHeader()
    {
        QFile file(m_folder.filePath("huge"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{1} << 30));
        file.close();
        const Ran ran =
            runClew({"watch", "--cp-profiler", "--port", "0", "--names", file.fileName()});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("whose first line is the header"), ran.err);
    }

    void streamOfATrace()
    {
        const QString trace = m_folder.filePath("q.clewtrace");
        const QString stream = m_folder.filePath("q.jsonl");
        const QString again = m_folder.filePath("again.clewtrace");
        QCOMPARE(runClew({"solve", "queens", "--size", "6", "--all", "--strategy", "backtracking",
                          "--trace", trace})
                     .exitCode,
                 0);
        QCOMPARE(runClew({"replay", trace, "--as", "jsonl", "-o", stream}).exitCode, 0);
        const Ran watched = runClew({"watch", stream, "--trace", again});
        QCOMPARE(watched.err, QByteArray());
        QCOMPARE(watched.out, runClew({"solve", "queens", "--size", "6", "--all"}).out);
        QCOMPARE(runClew({"replay", again, "--as", "jsonl"}).out, fileContents(stream));
    }

    // A foreign trace is named for what it is, and its figures are those of the search.
    void foreignTrace()
    {
        const QString trace = m_folder.filePath("foreign.clewtrace");
        const QByteArray stream = "{\"clew-events\":1,\"strategy\":\"mine\",\"variables\":[\"a\"],"
                                  "\"values\":3}\n[\"d\",0,2]\n[\"s\"]\n{\"end\":\"solved\"}\n";
        const Ran ran = runClew({"watch", "-", "--trace", trace, "--show"}, stream);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.out, QByteArray("a=2\na=2\n"));
        const QByteArray figures = runClew({"replay", trace}).out;
        for (const char* const part :
             {"strategy   mine\n", "nodes      1\n", "solutions  1\n", "depth      1\n"})
            QVERIFY2(figures.contains(part), figures);
        QCOMPARE(runClew({"replay", trace, "--at", "1"}).out, QByteArray("a=2\n"));
    }

    void errors_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("expected");
        const QByteArray head = "{\"clew-events\":1,\"variables\":1,\"values\":1}\n";
        QTest::newRow("no file") << QStringList{} << QByteArray() << QByteArray("name a file");
        QTest::newRow("not there")
            << QStringList{"/nonexistent"} << QByteArray() << QByteArray("/nonexistent");
        QTest::newRow("two ways") << QStringList{"--socket", "--cp-profiler"} << QByteArray()
                                  << QByteArray("cannot be given together");
        for (const char* const port : {"file.jsonl", "70000", "-1", "6565x"})
            QTest::newRow(port) << QStringList{"--cp-profiler", "--", port} << QByteArray()
                                << QByteArray("FILE and --cp-profiler cannot be given together");
        QTest::newRow("place") << QStringList{"-"} << head + "[\"d\",0,x]\n"
                               << QByteArray("<stdin>:2:8: expected a whole number, 0 or more");
        QTest::newRow("end") << QStringList{"-"} << head + "[\"d\",0,0]\n"
                             << QByteArray("<stdin>:3:1: the stream ends here");
        QTest::newRow("terminal") << QStringList{"-"} << QByteArray("\x1b[31m\n")
                                  << QByteArray("<stdin>:1:1: this is not a stream of events");
    }

    void errors()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, expected);
        const Ran ran = runClew(QStringList{"watch"} + arguments, input);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains(expected), ran.err);
    }

    // A file that does not grow is reported once, and followed again when it does.
    void fileThatDoesNotGrow()
    {
        QFile file(m_folder.filePath("slow.jsonl"));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        file.write("{\"clew-events\":1,\"variables\":[\"a\"],\"values\":3}\n[\"d\",0,2]\n");
        QProcess process;
        process.setReadChannel(QProcess::StandardError);
        process.start(CLEW_COMMAND, {"watch", file.fileName()});
        QVERIFY(process.waitForReadyRead(kPatience));
        const QByteArray report = process.readAllStandardError();
        QVERIFY2(report.contains("slow.jsonl has not grown for 3 seconds"), report);
        QCOMPARE(process.state(), QProcess::Running);
        file.write("[\"s\"]\n{\"end\":\"solved\"}\n");
        QVERIFY(process.waitForFinished(kPatience));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardOutput(), QByteArray("a=2\n"));
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }

    void cpProfiler_data()
    {
        QTest::addColumn<QStringList>("port");
        QTest::newRow("by its option") << QStringList{"--port", "0"};
        QTest::newRow("by itself") << QStringList{"0"};
    }

    void cpProfiler()
    {
        QFETCH(QStringList, port);
        QProcess process;
        process.start(CLEW_COMMAND, QStringList{"watch", "--cp-profiler"} + port);
        const auto at = portOf(process);
        QVERIFY(at);
        using Message = clew::CpProfilerMessage;
        std::string bytes = clew::writeCpProfilerMessage({.kind = Message::Kind::Start});
        bytes += clew::writeCpProfilerMessage(
            {.id = {0, 0, 0}, .children = 1, .status = Message::Status::Branch});
        bytes += clew::writeCpProfilerMessage({.id = {1, 0, 0},
                                               .parent = {0, 0, 0},
                                               .status = Message::Status::Solved,
                                               .label = "q[1] = 2"});
        bytes += clew::writeCpProfilerMessage({.kind = Message::Kind::Done});
        const LoopbackClient solver(*at, bytes);
        QVERIFY(solver.isConnected());
        solver.end();
        QVERIFY(process.waitForFinished(kPatience));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardOutput(), QByteArray("q[1]=2\n"));
    }

    // Neither a browser nor another user's program ends the waiting, nor is it believed.
    void strangersAreRefused()
    {
        QProcess process;
        process.start(CLEW_COMMAND, {"watch", "--socket", "--port", "0"});
        const auto at = portOf(process);
        QVERIFY(at);
        const std::string stream = "{\"clew-events\":1,\"variables\":[\"a\"],\"values\":3}\n"
                                   "[\"d\",0,2]\n[\"s\"]\n{\"end\":\"solved\"}\n";
        const LoopbackClient browser(*at, "POST / HTTP/1.1\r\nOrigin: http://example.org\r\n\r\n");
        QVERIFY(saysSoon(process, QRegularExpression("does not report a search")));
        if (const auto other = LoopbackClient::ofAnotherUser(
                *at, QByteArray::fromStdString(stream).replace("0,2", "0,1").toStdString()))
            QVERIFY(saysSoon(process, QRegularExpression("another user")));
        QCOMPARE(process.state(), QProcess::Running);
        const LoopbackClient own(*at, stream);
        QVERIFY(process.waitForFinished(kPatience));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardOutput(), QByteArray("a=2\n"));
    }

private:
    [[nodiscard]] bool saysSoon(QProcess& process, const QRegularExpression& expected)
    {
        process.setReadChannel(QProcess::StandardError);
        while (!expected.match(m_said).hasMatch()) {
            if (!process.waitForReadyRead(kPatience))
                return false;
            m_said += process.readAllStandardError();
        }
        return true;
    }

    // Where a command that has been started says that it waits.
    [[nodiscard]] std::optional<std::uint16_t> portOf(QProcess& process)
    {
        m_said.clear();
        const QRegularExpression chosen("port (\\d+)");
        if (!process.waitForStarted() || !saysSoon(process, chosen))
            return std::nullopt;
        return chosen.match(m_said).captured(1).toUShort();
    }

    QTemporaryDir m_folder;
    QByteArray m_said;
};

QTEST_GUILESS_MAIN(TestWatch)
#include "tst_cli_watch.moc"
