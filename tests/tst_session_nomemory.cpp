// Memory that runs out, on every thread but the interface's: searches end in order, as stopped,
// with what they have found; nothing waits forever, nothing is ended by an exception.
//
// Each of the first 400 allocations fails, which are all that the searches and races here make, and
// of later ones every sixteenth part further; under a sanitizer every eighth part from the first
// on.

#include <QSignalSpy>
#include <QtTest>
#include <atomic>
#include <cstdlib>
#include <new>
#include <thread>

#include "core/puzzle/registry.h"
#include "core/search/parallel.h"
#include "core/session/race.h"
#include "core/session/searchsession.h"
#include "core/session/solutionlist.h"
#include "tests/undersanitizer.h"

namespace {

constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();

/// Which allocations fail. The interface's thread is spared unless it asks: Qt cannot do without.
struct Failing
{
    std::atomic<std::int64_t> after = kNever; ///< that many more succeed
    std::atomic<bool> once = true;            ///< one fails; otherwise all from then on
    std::atomic<std::size_t> least = 0;       ///< smaller ones always succeed
    std::atomic<bool> failed = false;

    bool next(std::size_t size)
    {
        if (after.load(std::memory_order_relaxed) == kNever || size < least)
            return false;
        const std::int64_t left = after.fetch_sub(1);
        if (once ? left != 0 : left > 0)
            return false;
        failed = true;
        return true;
    }
};

Failing& failing()
{
    static Failing it;
    return it;
}

thread_local bool isSpared = false;

void* allocate(std::size_t size)
{
    void* const memory = !isSpared && failing().next(size) ? nullptr : std::malloc(size + 1);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}

} // namespace

void* operator new(std::size_t size)
{
    return allocate(size);
}
void* operator new[](std::size_t size)
{
    return allocate(size);
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory, std::size_t /*size*/) noexcept
{
    std::free(memory);
}

using namespace clew;

namespace {

/// While this lives, allocations fail from the n-th on, or the n-th alone.
class Shortage
{
public:
    Shortage(std::int64_t n, bool once, std::size_t least = 0)
    {
        failing().failed = false;
        failing().once = once;
        failing().least = least;
        failing().after = n;
    }
    ~Shortage() { failing().after = kNever; }
    Shortage(const Shortage&) = delete;
    Shortage& operator=(const Shortage&) = delete;

    /// Some allocation has failed.
    [[nodiscard]] static bool happened() { return failing().failed; }
};

SearchSession::Request request(const char* puzzle, const char* strategy, const char* size)
{
    SearchSession::Request request;
    request.puzzle = findPuzzle(puzzle);
    request.problem = request.puzzle->create({{"size", size}}).value();
    request.strategy = request.puzzle->strategyIndex(strategy).value();
    request.allowed = kUnlimited;
    return request;
}

/// The allocation that is to fail after the n-th.
std::int64_t next(std::int64_t n)
{
    if (test::kUnderSanitizer)
        return n + 1 + n / 8;
    return n < 400 ? n + 1 : n + 1 + n / 16;
}

void rows()
{
    QTest::addColumn<bool>("once");
    QTest::addRow("once") << true;
    QTest::addRow("for good") << false;
}

} // namespace

class TestNoMemory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { isSpared = true; }

    void search_data() { rows(); }

    // Whichever allocation of the search fails.
    void search()
    {
        QFETCH(bool, once);
        bool failed = true;
        for (std::int64_t n = 0; failed && n < 400; n = next(n)) {
            SearchSession session;
            QSignalSpy finished(&session, &SearchSession::finished);
            {
                const Shortage shortage(n, once);
                session.start(request("queens", "dancing-links", "6"));
                QTRY_COMPARE(finished.count(), 1);
                failed = Shortage::happened();
            }
            const auto outcome = finished.at(0).at(1).value<Outcome>();
            if (outcome.ending == Ending::Stopped)
                QCOMPARE(outcome.reason, StopReason::MemoryLimit);
            else // what failed was a notice, say
                QCOMPARE(outcome.ending, Ending::Exhausted);
            QVERIFY(session.trace()->complete());
            QVERIFY(!session.isRunning());
        }
        QVERIFY(!failed); // there was an n beyond the last allocation
    }

    void compactor_data()
    {
        QTest::addColumn<bool>("once");
        QTest::addColumn<bool>("isWriter");
        QTest::addRow("behind the search, once") << true << false;
        QTest::addRow("behind the search, for good") << false << false;
        QTest::addRow("on the search's thread, once") << true << true;
        QTest::addRow("on the search's thread, for good") << false << true;
    }

    // A trace whose chunks can no longer be packed is full; what was recorded stays readable.
    void compactor()
    {
        QFETCH(bool, once);
        QFETCH(bool, isWriter);
        constexpr std::size_t kOfAPacker = 50'000;
        const auto trace = std::make_shared<Trace>(TraceLimits{.memory = 1U << 20U});
        const Shortage shortage(0, once, kOfAPacker);
        StopReason reason = StopReason::None;
        std::jthread writer([&] {
            isSpared = !isWriter;
            Control control;
            try {
                Recorder recorder(*trace, control);
                for (Variable i = 0; !control.stopped() && i < 1'000'000; ++i) {
                    recorder.decide(i % 1000, i % 50);
                    recorder.visit(kRoot);
                }
            } catch (const std::bad_alloc&) {
                control.stop(StopReason::MemoryLimit);
            }
            reason = control.finish().reason;
        });
        writer.join();
        QVERIFY(trace->complete());
        QVERIFY(reason == StopReason::TraceFull || reason == StopReason::None);
        for (std::uint64_t i = 0; i < trace->size(); i += 2)
            QVERIFY(trace->event(i) == Event::decide(Variable(i / 2 % 1000), Value(i / 2 % 50)));
    }

    void solutions_data() { rows(); }

    // The list of solutions ends with those found until then.
    void solutions()
    {
        QFETCH(bool, once);
        const auto [puzzle, problem, trace] = solved();
        bool failed = true;
        for (std::int64_t n = 0; failed && n < 3000; n = next(n)) {
            SolutionList list;
            list.setTrace(puzzle, problem, trace);
            const Shortage shortage(n, once);
            list.setQuery({.onePerClass = true});
            QTRY_VERIFY(list.isSettled());
            failed = Shortage::happened();
            QVERIFY(list.isCut() == failed);
            for (quint64 row = 0; row < list.size(); ++row)
                QVERIFY(list.classSize(row) > 0);
            QVERIFY(failed || list.size() == 12);
        }
        QVERIFY(!failed);
    }

    void race_data() { rows(); }

    void race()
    {
        QFETCH(bool, once);
        for (std::int64_t n = 0; n < 60; n = next(n)) {
            Race race;
            Race::Request queens{findPuzzle("queens"), {}, {0, 1}, {}};
            queens.problem = queens.puzzle->create({{"size", "5"}}).value();
            QSignalSpy measured(&race, &Race::measuredAll);
            const Shortage shortage(n, once);
            race.start(queens);
            QTRY_COMPARE(measured.count(), 1);
            QCOMPARE(race.times().size(), std::size_t{2});
        }
    }

    // A thread that cannot be made is done without.
    void jobs()
    {
        for (std::int64_t n = 0; n < 20; ++n) {
            std::atomic<int> done = 0;
            const Shortage shortage(n, false);
            isSpared = false;
            forEachJob(50, 8, [&](std::uint64_t) { ++done; });
            isSpared = true;
            QCOMPARE(done.load(), 50);
        }
    }

private:
    struct Solved
    {
        const Puzzle* puzzle;
        ProblemPtr problem;
        std::shared_ptr<const Trace> trace;
    };
    static Solved solved()
    {
        const SearchSession::Request queens = request("queens", "backtracking", "8");
        const auto trace = std::make_shared<Trace>();
        Control control;
        Recorder recorder(*trace, control);
        (void)queens.puzzle->run(queens.strategy, *queens.problem, {}, control, &recorder);
        return {queens.puzzle, queens.problem, trace};
    }
};

QTEST_GUILESS_MAIN(TestNoMemory)
#include "tst_session_nomemory.moc"
