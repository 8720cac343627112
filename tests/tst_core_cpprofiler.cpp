// CP-Profiler's protocol, sent by a small sender written from its specification.

#include <QtTest>
#include <arpa/inet.h>
#include <random>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

#include "core/files/cpprofiler.h"
#include "core/files/watched.h"
#include "core/puzzle/puzzle.h"
#include "core/trace/cursor.h"

using namespace clew;

namespace {

using Kind = CpProfilerMessage::Kind;
using Status = CpProfilerMessage::Status;

std::string start(const char* name)
{
    return writeCpProfilerMessage(
        {.kind = Kind::Start, .info = std::string(R"({"name":")") + name + "\"}", .version = 3});
}

std::string node(int id, int parent, Status status, std::string label = {}, int restart = 0)
{
    return writeCpProfilerMessage({.kind = Kind::Node,
                                   .id = {id, restart, 0},
                                   .parent = {parent, restart, 0},
                                   .children = 2,
                                   .status = status,
                                   .label = std::move(label)});
}

std::string done()
{
    return writeCpProfilerMessage({.kind = Kind::Done});
}

struct Heard
{
    std::shared_ptr<WatchedSearch> search;
    std::shared_ptr<Trace> trace = std::make_shared<Trace>();
    Outcome outcome = {};
    std::string error = {};
};

Heard hear(ByteSource source, std::string_view names = {})
{
    Heard heard;
    auto begun = watchCpProfiler(std::move(source), {}, names);
    if (!begun) {
        heard.error = begun.error().text();
        return heard;
    }
    heard.search = *begun;
    Control control;
    {
        Recorder recorder(*heard.trace, control);
        heard.outcome = heard.search->run(control, recorder);
    }
    if (heard.search->fault())
        heard.error = heard.search->fault()->text();
    return heard;
}

Heard hear(std::string bytes, std::string_view names = {})
{
    return hear(ByteSource::text(std::move(bytes)), names);
}

const std::string kTree = node(0, -1, Status::Branch) + node(1, 0, Status::Branch, "q[1] = 2") +
                          node(2, 1, Status::Failed, "q[2] = 3") +
                          node(3, 1, Status::Solved, "q[2] != 3") +
                          node(4, 0, Status::Skipped, "q[1]>2");

} // namespace

class TestCpProfiler : public QObject
{
    Q_OBJECT

private slots:
    void tree()
    {
        const Heard heard = hear(start("four queens") + kTree + done());
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.outcome.ending, Ending::Exhausted);
        QCOMPARE(heard.outcome.counters.solutions, std::uint64_t{1});
        const Puzzle& puzzle = heard.search->puzzle();
        const Problem& problem = *heard.search->problem();
        QCOMPARE(puzzle.title(problem).text(), "four queens");
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{5});
        for (const auto& [id, parent] : {std::pair{1U, 0U}, {2U, 1U}, {3U, 1U}, {4U, 0U}})
            QCOMPARE(heard.trace->node(id).parent, parent);
        Cursor cursor(heard.trace, puzzle.dimensions(problem));
        cursor.seek(2);
        QCOMPARE(puzzle.draw(problem, &cursor.state()), "q[1]=2 q[2]=3\n");
        QCOMPARE(puzzle.explain(problem, cursor.state(), heard.trace->event(1)).text(),
                 "Try q[2] = 3.");
        QVERIFY(puzzle.picture(problem, {.state = &cursor.state()}).width() < 3);
    }

    // Children before their parents, the root last.
    void anyOrder()
    {
        const std::string reversed =
            node(4, 0, Status::Solved, "x=1") + node(3, 1, Status::Failed, "y=2") +
            node(1, 0, Status::Branch, "x=2") + node(0, -1, Status::Branch);
        const Heard heard = hear(start("x") + reversed + done());
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{4});
        QCOMPARE(heard.trace->solutionCount(), std::uint64_t{1});
    }

    void restarts()
    {
        const Heard heard = hear(
            start("x") + node(0, -1, Status::Branch) + node(1, 0, Status::Failed, "x=1") +
            writeCpProfilerMessage({.kind = Kind::Restart}) + node(0, -1, Status::Branch, {}, 1) +
            node(1, 0, Status::Solved, "x=2", 1) + done());
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{4});
        QCOMPARE(heard.trace->node(2).parent, kRoot);
        QCOMPARE(heard.trace->node(3).parent, NodeId{2});
    }

    // Labels that speak of variables that are known.
    void namedVariables()
    {
        const Heard heard =
            hear(kTree + done(), R"({"clew-events":1,"variables":["q[1]","q[2]"],)"
                                 R"("values":{"from":1,"to":4},"grid":{"rows":1,"columns":2}})");
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        const Puzzle& puzzle = heard.search->puzzle();
        Cursor cursor(heard.trace, puzzle.dimensions(*heard.search->problem()));
        cursor.seek(2);
        QCOMPARE(cursor.state().value(0), Value{1});
        QCOMPARE(cursor.state().value(1), Value{2});
        QCOMPARE(puzzle.draw(*heard.search->problem(), &cursor.state()), "2 3\n");
    }

    void labels_data()
    {
        QTest::addColumn<QByteArray>("label");
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char* label, const char* variable, const char* value) {
            QTest::newRow(label) << QByteArray(label) << QByteArray(variable) << QByteArray(value);
        };
        row("q[2] = 3", "q[2]", "3");
        row("q==-1", "q", "-1");
        row("a <= 4", "a", "≤ 4");
        row("a!=4", "a", "≠ 4");
        row("b > 0", "b", "> 0");
        row("left", "branch", "left");
        row("", "branch", "5");
        row("= 3", "branch", "= 3");
        row("x =", "branch", "x =");
    }

    void labels()
    {
        QFETCH(QByteArray, label);
        QFETCH(QByteArray, variable);
        QFETCH(QByteArray, value);
        const LabelParts parts = labelParts(label.toStdString(), 5);
        QCOMPARE(QByteArray::fromStdString(parts.variable), variable);
        QCOMPARE(QByteArray::fromStdString(parts.value), value);
    }

    void hostile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const std::string& bytes, const char* expected) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QByteArray(expected);
        };
        row("nothing", "", "before the search began");
        row("done before start", done(), "reported before its start");
        row("version", writeCpProfilerMessage({.kind = Kind::Start, .version = 4}),
            "speaks version 4 of CP-Profiler's protocol; this program knows version 3");
        row("started twice", start("x") + start("y"), "reported twice");
        row("its own parent", start("x") + node(7, 7, Status::Branch), "its own parent");
        row("cycle", start("x") + node(1, 2, Status::Branch) + node(2, 1, Status::Branch) + done(),
            "2 nodes arrived whose parents never did");
        row("gigantic", std::string("\xFF\xFF\xFF\x7F", 4) + "x", "claims to have");
        row("zero", std::string(4, '\0'), "claims to have");
        row("a browser", "GET / HTTP/1.1\r\n\r\n", "claims to have");
        row("kind", std::string("\1\0\0\0\x09", 5), "unknown kind 9");
        row("short node", std::string("\5\0\0\0\0\0\0\0\1", 9), "ends before");
        row("field", std::string("\2\0\0\0\2\x08", 6), "unknown field 8");
        row("long label", std::string("\6\0\0\0\2\2\x7F\xFF\xFF\xFF", 10), "ends before");
        row("cut", (start("x") + kTree).substr(0, 90), "ends inside a message");
        row("no done", start("x") + kTree, "ended before the end of the search was reported");
        std::string status = node(0, -1, Status::Branch);
        status.back() = 9;
        row("status", status, "unknown status 9");
    }

    void hostile()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, expected);
        const std::string error = hear(bytes.toStdString()).error;
        QVERIFY2(QByteArray::fromStdString(error).contains(expected), error.c_str());
    }

    // Whatever is changed in a sound stream, reading ends.
    void changedBytes()
    {
        const std::string sound = start("x") + kTree + done();
        std::mt19937 random(3);
        for (int i = 0; i < 2000; ++i) {
            std::string bytes = sound;
            for (unsigned n = random() % 4 + 1; n > 0; --n)
                bytes[random() % bytes.size()] = static_cast<char>(random());
            const Heard heard =
                hear(bytes.substr(0, random() % 3 == 0 ? random() % bytes.size() : bytes.size()));
            if (!heard.search)
                continue;
            Cursor cursor(heard.trace, heard.search->puzzle().dimensions(*heard.search->problem()));
            cursor.seek(heard.trace->size());
            (void)heard.search->puzzle().draw(*heard.search->problem(), &cursor.state());
        }
    }

    // More names than there is room for share the last.
    void manyNames()
    {
        std::string bytes = node(0, -1, Status::Branch);
        for (int i = 1; i < 6000; ++i)
            bytes += node(i, i - 1, Status::Branch, "v" + std::to_string(i) + "=1");
        const Heard heard = hear(bytes + done());
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{6000});
        const Dimensions dimensions = heard.search->puzzle().dimensions(*heard.search->problem());
        for (std::uint64_t i = 0; i < heard.trace->size(); ++i)
            QVERIFY(heard.trace->event(i).variable() < dimensions.variables);
    }

    void socket()
    {
        auto server = LoopbackServer::listen(0);
        QVERIFY(server);
        std::thread sender([port = server->port()] {
            const int to = ::socket(AF_INET, SOCK_STREAM, 0);
            sockaddr_in address = {};
            address.sin_family = AF_INET;
            address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
            address.sin_port = htons(port);
            QCOMPARE(::connect(to, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
            const std::string bytes = start("over a socket") + kTree + done();
            QCOMPARE(::send(to, bytes.data(), bytes.size(), 0), ssize_t(bytes.size()));
            ::close(to);
        });
        auto source = server->accept({});
        QVERIFY(source && *source);
        const Heard heard = hear(std::move(**source));
        sender.join();
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{5});
    }

    void nobodyComes()
    {
        auto server = LoopbackServer::listen(0);
        QVERIFY(server);
        std::stop_source stop;
        stop.request_stop();
        const auto source = server->accept(stop.get_token());
        QVERIFY(source && !*source);
    }
};

QTEST_GUILESS_MAIN(TestCpProfiler)
#include "tst_core_cpprofiler.moc"
