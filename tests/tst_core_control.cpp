// Limits, cancelling and exact counts, with a loop in place of a strategy.

#include <QtTest>
#include <thread>

#include "core/search/control.h"
#include "core/search/finishedjobs.h"
#include "core/search/pipeline.h"

using namespace clew;

namespace {

/// Opens nodes until told to unwind or `most` are open; each `solutionEvery`-th is a solution.
Outcome search(Control& control, std::uint64_t most, std::uint64_t solutionEvery = 0)
{
    for (std::uint64_t n = 1; n <= most; ++n) {
        if (!control.node())
            break;
        if (solutionEvery != 0 && n % solutionEvery == 0) {
            if (!control.solution([n] { return std::vector<Value>{static_cast<Value>(n)}; }))
                break;
        } else {
            control.backtrack();
        }
    }
    return control.finish();
}

} // namespace

class TestControl : public QObject
{
    Q_OBJECT

private slots:
    void nodeLimit_data()
    {
        QTest::addColumn<quint64>("limit");
        QTest::addColumn<quint64>("nodes");
        for (const quint64 limit : {0ULL, 1ULL, 2ULL, 1000ULL, 123'457ULL, 999'999ULL})
            QTest::addRow("%llu of a million", limit) << limit << quint64{1'000'000};
        QTest::addRow("just enough") << quint64{5000} << quint64{5000};
        QTest::addRow("more than enough") << quint64{5001} << quint64{5000};
    }

    // A limit of n nodes lets exactly n be opened.
    void nodeLimit()
    {
        QFETCH(quint64, limit);
        QFETCH(quint64, nodes);
        Control control({.nodes = limit});
        const Outcome outcome = search(control, nodes);
        const bool stopped = limit < nodes;
        QCOMPARE(outcome.ending, stopped ? Ending::Stopped : Ending::Exhausted);
        QCOMPARE(outcome.reason, stopped ? StopReason::NodeLimit : StopReason::None);
        QCOMPARE(quint64{outcome.counters.nodes}, std::min(limit, nodes));
        QCOMPARE(outcome.counters.backtracks, outcome.counters.nodes);
    }

    // A control is as good as new, whatever stopped it, and keeps sink, hook, limits and token.
    void restart()
    {
        std::stop_source source;
        std::uint64_t heard = 0;
        std::vector<std::uint64_t> polledAt; // nodes; later polls come by the clock
        Control control({.nodes = 5000, .solutions = 3}, source.get_token(), [&](auto) {
            ++heard;
            return true;
        });
        control.onPoll([&] {
            if (polledAt.size() < 3)
                polledAt.push_back(control.counters().nodes);
        });
        const auto runAgain = [&](std::uint64_t most, std::uint64_t solutionEvery) {
            control.restart();
            polledAt.clear();
            const Outcome outcome = search(control, most, solutionEvery);
            return std::pair(outcome, polledAt);
        };
        const auto first = runAgain(1000, 0);
        QCOMPARE(first.first.ending, Ending::Exhausted);
        QCOMPARE(first.second.size(), std::size_t{3});
        QCOMPARE(runAgain(10'000, 0).first.reason, StopReason::NodeLimit);
        QCOMPARE(runAgain(10'000, 100).first.ending, Ending::Solved);
        QCOMPARE(heard, std::uint64_t{3});
        QCOMPARE(control.holds(kUnlimited), false);
        const auto again = runAgain(1000, 0);
        QCOMPARE(again.first, first.first);
        QCOMPARE(again.second, first.second);
        QCOMPARE(control.peakMemory(), std::uint64_t{0});
        source.request_stop();
        QCOMPARE(runAgain(1000, 0).first.reason, StopReason::Cancelled);
    }

    void nodesInBulk()
    {
        Control control({.nodes = 1000});
        QVERIFY(control.nodes(600));
        QVERIFY(!control.nodes(600));
        QCOMPARE(quint64{control.finish().counters.nodes}, quint64{1000});
        QCOMPARE(control.finish().reason, StopReason::NodeLimit);
    }

    void solutionLimit_data()
    {
        QTest::addColumn<quint64>("limit");
        QTest::addColumn<quint64>("found");
        QTest::addRow("one") << quint64{1} << quint64{1};
        QTest::addRow("five") << quint64{5} << quint64{5};
        QTest::addRow("all ten") << quint64{10} << quint64{10};
        QTest::addRow("more than there are") << quint64{11} << quint64{10};
    }

    void solutionLimit()
    {
        QFETCH(quint64, limit);
        QFETCH(quint64, found);
        Control control({.solutions = limit});
        const Outcome outcome = search(control, 1000, 100);
        QCOMPARE(outcome.ending, limit <= 10 ? Ending::Solved : Ending::Exhausted);
        QCOMPARE(outcome.reason, StopReason::None);
        QCOMPARE(quint64{outcome.counters.solutions}, found);
    }

    void sinkSaysEnough()
    {
        std::vector<Value> seen;
        Control control({}, {}, [&](std::span<const Value> values) {
            seen.push_back(values.front());
            return seen.size() < 3;
        });
        const Outcome outcome = search(control, 1000, 100);
        QCOMPARE(outcome.ending, Ending::Solved);
        QCOMPARE(seen, (std::vector<Value>{100, 200, 300}));
        QVERIFY(control.stopped());
    }

    void timeLimit()
    {
        Control control({.time = std::chrono::milliseconds(20)});
        QElapsedTimer timer;
        timer.start();
        const Outcome outcome = search(control, kUnlimited);
        QVERIFY(timer.elapsed() >= 19);
        QCOMPARE(outcome.ending, Ending::Stopped);
        QCOMPARE(outcome.reason, StopReason::TimeLimit);
    }

    void waitingIsNotCounted()
    {
        Control control({.time = std::chrono::milliseconds(20)});
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        control.discount(std::chrono::hours(1));
        QVERIFY(control.poll());
    }

    void memoryLimit()
    {
        Control control({.memory = 1000});
        LiveCounters live;
        control.publishTo(&live);
        QVERIFY(control.holds(1000));
        QVERIFY(!control.holds(1001));
        QCOMPARE(quint64{live.memory.load()}, quint64{1001});
        QVERIFY(!control.node());
        QCOMPARE(control.finish().reason, StopReason::MemoryLimit);
        QCOMPARE(quint64{control.finish().counters.nodes}, quint64{0});
    }

    void cancelFromAnotherThread()
    {
        std::stop_source source;
        Control control({}, source.get_token());
        LiveCounters live;
        control.publishTo(&live);
        std::jthread other([&] {
            while (live.nodes.load() == 0)
                std::this_thread::yield();
            source.request_stop();
        });
        const Outcome outcome = search(control, kUnlimited);
        QCOMPARE(outcome.ending, Ending::Stopped);
        QCOMPARE(outcome.reason, StopReason::Cancelled);
        QCOMPARE(quint64{live.nodes.load()}, quint64{outcome.counters.nodes});
    }

    // Slow nodes are polled at each of them, so a cancel is never far.
    void slowNodesPollOften()
    {
        int polls = 0;
        Control control;
        control.onPoll([&] { ++polls; });
        for (int node = 0; node < 40; ++node) {
            QVERIFY(control.node());
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        QVERIFY2(polls >= 30, qPrintable(QString::number(polls)));
    }

    void cancelAtPoll()
    {
        for (std::uint64_t n = 1; n <= 50; ++n) {
            Control control;
            control.cancelAtPoll(n);
            const Outcome outcome = search(control, 1000);
            QCOMPARE(outcome.ending, Ending::Stopped);
            QCOMPARE(outcome.reason, StopReason::Cancelled);
            QCOMPARE(quint64{outcome.counters.nodes}, quint64{n - 1});
        }
    }

    void otherwise()
    {
        Control control;
        QCOMPARE(control.finish(Ending::RanDry).ending, Ending::RanDry);
        control.stop(StopReason::TraceFull);
        QVERIFY(!control.node());
        QCOMPARE(control.finish(Ending::RanDry).ending, Ending::Stopped);
        QCOMPARE(control.finish().reason, StopReason::TraceFull);
    }

    // In whatever order jobs are finished, what is kept is that of all before the first that is
    // not.
    void finishedJobs()
    {
        std::vector<std::uint64_t> jobs{0, 1, 2, 3, 4, 5, 6, 7};
        do {
            std::uint64_t last = 10;
            std::vector<bool> isFinished(jobs.size());
            FinishedJobs finished(10, [&](std::uint64_t next, const FinishedJobs::Sums& sums,
                                          const std::string& place) {
                const auto isIt = [&](std::uint64_t job) { return isFinished[job - 10]; };
                QVERIFY(next > last);
                std::uint64_t solutions = 0;
                for (std::uint64_t job = 10; job < next; ++job) {
                    QVERIFY(isIt(job));
                    solutions += std::uint64_t{1} << job;
                }
                QCOMPARE(sums.solutions, solutions);
                QCOMPARE(place, std::to_string(next - 1));
                last = next;
            });
            for (const std::uint64_t job : jobs) {
                isFinished[job] = true;
                finished.add(10 + job, 11 + job, {1, std::uint64_t{1} << (10 + job)},
                             std::to_string(10 + job));
            }
            finished.keep();
            QCOMPARE(last, std::uint64_t{18});
            std::ranges::next_permutation(jobs);
        } while (jobs.front() < 2);
    }

    // Whichever takes longest, items leave in their order, and no more are under way than allowed.
    void pipeline()
    {
        constexpr int kItems = 200;
        constexpr int kMost = 8;
        int made = 0;
        std::atomic<int> open = 0;
        int mostOpen = 0;
        std::vector<int> finished;
        Pipeline<int> pipeline(
            [&](int& item) {
                if (made == kItems)
                    return false;
                item = made++;
                mostOpen = std::max(mostOpen, ++open);
                return true;
            },
            [](int& item) {
                if (item % 16 == 0)
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                item *= 2;
            },
            [&](int& item) {
                finished.push_back(item);
                --open;
            });
        pipeline.run(4, kMost);
        QCOMPARE(finished.size(), std::size_t{kItems});
        for (int i = 0; i < kItems; ++i)
            QCOMPARE(finished[static_cast<std::size_t>(i)], 2 * i);
        QVERIFY(mostOpen <= kMost);
    }

    void pipelineThatFails_data()
    {
        QTest::addColumn<int>("stage");
        QTest::newRow("making") << 0;
        QTest::newRow("working") << 1;
        QTest::newRow("finishing") << 2;
    }
    void pipelineThatFails()
    {
        QFETCH(int, stage);
        int made = 0;
        std::vector<int> finished;
        const auto failAt = [stage](int where, int item) {
            if (stage == where && item == 20)
                throw std::runtime_error("20");
        };
        Pipeline<int> pipeline(
            [&](int& item) {
                item = made++;
                failAt(0, item);
                return true;
            },
            [&](int& item) { failAt(1, item); },
            [&](int& item) {
                failAt(2, item);
                finished.push_back(item);
            });
        QVERIFY_EXCEPTION_THROWN(pipeline.run(4, 8), std::runtime_error);
        QVERIFY(finished.size() <= 20);
        for (std::size_t i = 0; i < finished.size(); ++i)
            QCOMPARE(finished[i], static_cast<int>(i));
    }

    void ids()
    {
        QCOMPARE(endingId(Ending::Solved), "solved");
        QCOMPARE(endingId(Ending::Exhausted), "exhausted");
        QCOMPARE(endingId(Ending::RanDry), "ran-dry");
        QCOMPARE(endingId(Ending::Stopped), "stopped");
        QCOMPARE(stopReasonId(StopReason::None), "");
        QCOMPARE(stopReasonId(StopReason::TraceFull), "trace-full");
    }
};

QTEST_GUILESS_MAIN(TestControl)
#include "tst_core_control.moc"
