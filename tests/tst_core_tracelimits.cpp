// Traces at their limits: looked at between two steps of publishing, full while the search is held,
// without a folder to spill to; and how what they hold is given back.

#include <QtTest>
#include <atomic>
#include <dlfcn.h>
#include <filesystem>
#include <thread>

#include "core/trace/cursor.h"
#include "core/trace/recorder.h"
#include "core/trace/tree.h"
#include "tests/undersanitizer.h"

namespace clew {

/// A trace as another thread may find it: what an event needs is there, the event is not yet.
struct HalfPublished
{
    explicit HalfPublished(Trace& trace) : m_trace(trace) {}

    /// A node with a solution, counted before its events can be read.
    void openSolvedNode()
    {
        const auto events = static_cast<std::uint32_t>(m_trace.m_events.size());
        (void)m_trace.m_nodes.append({kRoot, events});
        (void)m_trace.m_events.append(Event::decide(0, 0));
        (void)m_trace.m_solutions.append(events + 1);
        (void)m_trace.m_events.append(Event::solution());
        m_trace.m_solutions.publish();
        m_trace.m_nodes.publish();
    }
    void publishEvents() { m_trace.m_events.publish(); }
    void publishRoot()
    {
        (void)m_trace.m_nodes.append({kRoot, 0});
        m_trace.m_nodes.publish();
    }

private:
    Trace& m_trace;
};

} // namespace clew

namespace {

/// How many files were closed by a thread.
thread_local int t_closed = 0;

} // namespace

#ifndef CLEW_SANITIZED // they have one of their own

// Stands in for the system's.
extern "C" int close(int file)
{
    static auto* const system = reinterpret_cast<int (*)(int)>(::dlsym(RTLD_NEXT, "close"));
    ++t_closed;
    return system(file);
}

#endif

using namespace clew;

namespace {

// Where a recorder that only goes down writes keyframes: each is as long as the path until then.
constexpr std::array<std::uint64_t, 6> kKeyframes{0, 4096, 69'632, 139'264, 278'528, 557'056};

/// Whether this process has a file open below the folder.
bool hasFileBelow(const QString& folder)
{
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
        std::error_code error;
        const auto target = std::filesystem::read_symlink(entry.path(), error).string();
        if (!error && QString::fromStdString(target).startsWith(folder + '/'))
            return true;
    }
    return false;
}

} // namespace

class TestTraceLimits : public QObject
{
    Q_OBJECT

private slots:
    // Nodes and solutions count from when their events can be read.
    void publishedByHalves()
    {
        Trace trace;
        HalfPublished half(trace);
        QCOMPARE(trace.nodeCount(), std::uint64_t{0});
        half.publishRoot();
        QCOMPARE(trace.nodeCount(), std::uint64_t{1});
        for (std::uint64_t n = 0; n < 5; ++n) {
            QCOMPARE(trace.solutionCount(), n);
            QCOMPARE(trace.nodeCount(), n + 1);
            half.openSolvedNode();
            QCOMPARE(trace.solutionCount(), n);
            QCOMPARE(trace.nodeCount(), n + 1);
            QCOMPARE(trace.solutionsBefore(trace.size()), n);
            half.publishEvents();
        }
        half.openSolvedNode();
        half.openSolvedNode(); // further ahead
        QCOMPARE(trace.solutionCount(), std::uint64_t{5});
        QCOMPARE(trace.nodeCount(), std::uint64_t{6});
    }

    // What is counted while a search writes can be looked at at once.
    void countedIsReadable()
    {
        const auto trace = std::make_shared<Trace>();
        std::jthread writer([trace] {
            Control control;
            Recorder recorder(*trace, control);
            for (Variable i = 0; i < 200'000; ++i) {
                recorder.decide(i % 100, 0);
                recorder.solution();
                recorder.visit(kRoot);
            }
        });
        while (!trace->complete()) {
            const std::uint64_t solutions = trace->solutionCount();
            const std::uint64_t nodes = trace->nodeCount();
            QVERIFY(solutions == 0 || trace->solutionEvent(solutions - 1) < trace->size());
            QVERIFY(nodes <= 1 || trace->node(NodeId(nodes - 1)).event < trace->size());
        }
    }

    void fullWhileHeld_data()
    {
        QTest::addColumn<quint64>("blocks");
        QTest::addColumn<quint32>("values");
        // What is packed less well fills the room earlier.
        for (quint64 blocks = 0; blocks <= 3; ++blocks)
            for (quint32 bits = 0; bits < 24; bits += test::kUnderSanitizer ? 6 : 2)
                QTest::addRow("%d blocks, %d bits", int(blocks), int(bits))
                    << blocks << (1U << bits);
    }

    // A search that has ended because its trace is full is not held at the gate any more.
    void fullWhileHeld()
    {
        QFETCH(quint64, blocks);
        QFETCH(quint32, values);
        Trace trace({.memory = blocks * Arena::kBlock, .disk = 0});
        Gate gate;
        std::atomic<bool> stopped = false;
        std::atomic<bool> left = false;
        std::jthread writer([&] {
            Control control;
            gate.beforeWait([&] { stopped = control.stopped(); });
            Recorder recorder(trace, control, &gate);
            for (Variable i = 0; !control.stopped() && i < kKeyframes.back() + 10; ++i)
                recorder.decide(i % 1000, Value(i * 2'654'435'761U) % values);
            left = true;
        });
        for (const std::uint64_t keyframe : kKeyframes) {
            gate.allow(keyframe);
            while (!left && !(gate.waiting() && trace.size() >= keyframe))
                std::this_thread::yield();
            if (stopped)
                break;
        }
        gate.open();
        writer.join();
        QVERIFY(!stopped);
        QVERIFY(trace.complete());
    }

    // A folder for temporary files that is not there is not made up for by the working directory.
    void spillsNowhereElse()
    {
        const QTemporaryDir here;
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(here.path()));
        const QByteArray folder = qgetenv("TMPDIR");
        qputenv("TMPDIR", "/nowhere/to/be/found");
        {
            Arena arena(0, std::uint64_t{64} << 20U);
            const std::vector<std::byte> bytes(1000);
            (void)arena.keep(bytes);
            QVERIFY(!hasFileBelow(QFileInfo(here.path()).canonicalFilePath()));
        }
        {
            Arena arena(0, std::uint64_t{64} << 20U, "/nowhere/to/be/found");
            QVERIFY(arena.keep(std::vector<std::byte>(1000)) == nullptr);
        }
        if (folder.isEmpty())
            qunsetenv("TMPDIR");
        else
            qputenv("TMPDIR", folder);
        QVERIFY(QDir::setCurrent(before));
    }

    // Gigabytes that are given back take seconds: whoever leaves a trace does not wait for them.
    void givenBackElsewhere()
    {
        const QTemporaryDir folder;
        const QString path = QFileInfo(folder.path()).canonicalFilePath();
        {
            Arena arena(0, std::uint64_t{64} << 20U, path.toStdString());
            QVERIFY(arena.keep(std::vector<std::byte>(1000)) != nullptr);
            QVERIFY(hasFileBelow(path));
            t_closed = 0;
        }
        QCOMPARE(t_closed, 0);
        QTRY_VERIFY(!hasFileBelow(path));
    }
};

QTEST_GUILESS_MAIN(TestTraceLimits)
#include "tst_core_tracelimits.moc"
