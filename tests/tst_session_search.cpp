// The session: one worker thread, signals on the session's thread, cancelling, restarting,
// backpressure.

#include <QSignalSpy>
#include <QtTest>
#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

#include "core/puzzle/registry.h"
#include "core/session/searchsession.h"

using namespace clew;

namespace {

// Of backtracking: 15,720 nodes opened and left again, 13,664 of them contradictory, 92 solutions.
constexpr std::uint64_t kEventsOfEight = 2 * 15'720 + 13'664 + 92;

SearchSession::Request queensRequest(int size, const char* strategy = "backtracking")
{
    SearchSession::Request request;
    request.puzzle = findPuzzle("queens");
    request.problem = request.puzzle->create({{"size", std::to_string(size)}}).value();
    request.strategy = request.puzzle->strategyIndex(strategy).value();
    request.allowed = kUnlimited;
    return request;
}

Outcome outcomeOf(const QSignalSpy& finished)
{
    return finished.at(0).at(1).value<Outcome>();
}

#ifdef __linux__
int priority()
{
    return ::getpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()));
}

// Looks at the priority of the thread on which it is searched.
class LookingSearch : public WatchedSearch
{
public:
    explicit LookingSearch(const SearchSession::Request& request)
        : WatchedSearch(*request.puzzle, request.problem, request.strategy, request.options)
    {
    }
    Outcome run(Control& control, Recorder& recorder) override
    {
        seen = priority();
        const auto strategy = puzzle().strategyIndex("backtracking").value();
        return puzzle().run(strategy, *problem(), {}, control, &recorder);
    }
    int seen = 0;
};
#endif

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private slots:
    // The search's thread alone: what is asked for here comes before it.
    void searchesGiveWay()
    {
#ifdef __linux__
        const int own = priority();
        if (own >= 19)
            QSKIP("The test itself runs at the lowest priority.");
        qunsetenv("CLEW_KEEP_PRIORITY");
        const auto keptAgain = qScopeGuard([] { qputenv("CLEW_KEEP_PRIORITY", "1"); });
        SearchSession session;
        QSignalSpy finished(&session, &SearchSession::finished);
        auto request = queensRequest(8);
        const auto looking = std::make_shared<LookingSearch>(request);
        request.watched = looking;
        session.start(request);
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(looking->seen > own);
        QCOMPARE(priority(), own);
        QCOMPARE(outcomeOf(finished).counters.solutions, 92U);
#else
        QSKIP("Priorities of threads are left as they are here.");
#endif
    }

    void slotsWithLoops_data()
    {
        QTest::addColumn<int>("nested");
        QTest::addRow("eventsAppended") << 0;
        QTest::addRow("solutionsFound") << 1;
        QTest::addRow("statisticsChanged") << 2;
        QTest::addRow("finished") << 3;
    }

    // Whichever slot runs an event loop of its own, and the search ends meanwhile: the run finishes
    // once, and nothing comes after that, for whoever listens.
    void slotsWithLoops()
    {
        QFETCH(int, nested);
        SearchSession session;
        QStringList early; // heard by slots that were connected before the one with the loop ...
        QStringList late;  // ... and after it
        const auto listen = [&](QStringList& heard) {
            connect(&session, &SearchSession::eventsAppended, this, [&] { heard << "events"; });
            connect(&session, &SearchSession::solutionsFound, this, [&] { heard << "found"; });
            connect(&session, &SearchSession::statisticsChanged, this, [&] { heard << "figures"; });
            connect(&session, &SearchSession::finished, this, [&] { heard << "finished"; });
        };
        const auto loopIn = [&](int signal) {
            if (signal != nested)
                return;
            session.allowAll();
            QTRY_VERIFY(session.trace()->complete());
            QTest::qWait(50);
        };
        listen(early);
        connect(&session, &SearchSession::eventsAppended, this, [&] { loopIn(0); });
        connect(&session, &SearchSession::solutionsFound, this, [&] { loopIn(1); });
        connect(&session, &SearchSession::statisticsChanged, this, [&] { loopIn(2); });
        connect(&session, &SearchSession::finished, this, [&] { loopIn(3); });
        listen(late);
        auto request = queensRequest(8);
        request.allowed = nested == 3 ? kUnlimited : kEventsOfEight / 2;
        session.start(request);
        QTRY_VERIFY(late.contains("finished"));
        QTest::qWait(50);
        for (const QStringList& heard : {early, late}) {
            QCOMPARE(heard.count("finished"), 1);
            QCOMPARE(heard.back(), QString("finished"));
        }
        QVERIFY(early.contains("found") && !session.isRunning());
    }

    void sumsUp_data()
    {
        QTest::addColumn<bool>("traced");
        QTest::addRow("traced") << true;
        QTest::addRow("untraced") << false;
    }

    // The ranges reported are without gaps and add up to the whole search.
    void sumsUp()
    {
        QFETCH(bool, traced);
        SearchSession session;
        QSignalSpy started(&session, &SearchSession::started);
        QSignalSpy finished(&session, &SearchSession::finished);
        QSignalSpy statistics(&session, &SearchSession::statisticsChanged);
        quint64 events = 0;
        quint64 solutions = 0;
        bool gaps = false;
        connect(&session, &SearchSession::eventsAppended, this,
                [&](quint64, quint64 first, quint64 last) {
                    gaps = gaps || first != events || last <= first ||
                           QThread::currentThread() != session.thread();
                    events = last;
                });
        connect(&session, &SearchSession::solutionsFound, this,
                [&](quint64, quint64 first, quint64 last) {
                    gaps = gaps || first != solutions || last <= first;
                    solutions = last;
                });
        auto request = queensRequest(8);
        request.traced = traced;
        const quint64 run = session.start(request);
        QCOMPARE(started.count(), 1);
        QVERIFY(session.isRunning());
        QVERIFY(finished.wait());
        QVERIFY(!session.isRunning());
        QVERIFY(!gaps);
        QCOMPARE(finished.at(0).at(0).toULongLong(), run);
        QCOMPARE(outcomeOf(finished).ending, Ending::Exhausted);
        QCOMPARE(quint64{outcomeOf(finished).counters.nodes}, quint64{15720});
        QCOMPARE(solutions, quint64{92});
        QCOMPARE(events, traced ? quint64{kEventsOfEight} : quint64{0});
        QCOMPARE(quint64{statistics.last().at(1).value<Statistics>().nodes}, quint64{15720});
        QCOMPARE(session.trace() != nullptr, traced);
        if (traced)
            QVERIFY(session.trace()->complete());
    }

    void cancel_data()
    {
        QTest::addColumn<bool>("traced");
        QTest::addColumn<quint64>("allowed");
        QTest::addRow("at full speed") << true << quint64{kUnlimited};
        QTest::addRow("untraced") << false << quint64{0};
        QTest::addRow("while waiting") << true << quint64{100};
    }

    void cancel()
    {
        QFETCH(bool, traced);
        QFETCH(quint64, allowed);
        SearchSession session;
        QSignalSpy finished(&session, &SearchSession::finished);
        auto request = queensRequest(20);
        request.traced = traced;
        request.allowed = allowed;
        session.start(request);
        if (allowed == 100)
            QTRY_VERIFY(session.isWaiting());
        else
            QTest::qWait(50);
        QVERIFY(session.isRunning());
        QElapsedTimer timer;
        timer.start();
        session.cancel();
        QVERIFY(finished.wait());
        qInfo("cancelled within %lld ms", timer.elapsed());
        QCOMPARE(outcomeOf(finished).ending, Ending::Stopped);
        QCOMPARE(outcomeOf(finished).reason, StopReason::Cancelled);
    }

    void limitsReachTheSearch()
    {
        SearchSession session;
        QSignalSpy finished(&session, &SearchSession::finished);
        auto request = queensRequest(8);
        request.limits.solutions = 3;
        session.start(request);
        QVERIFY(finished.wait());
        QCOMPARE(outcomeOf(finished).ending, Ending::Solved);
        QCOMPARE(quint64{outcomeOf(finished).counters.solutions}, quint64{3});
    }

    // Whatever the first run still had to say is not heard once the second has begun.
    void restartDropsLateSignals()
    {
        SearchSession session;
        QSignalSpy appended(&session, &SearchSession::eventsAppended);
        QSignalSpy finished(&session, &SearchSession::finished);
        for (int i = 0; i < 20; ++i) {
            session.start(queensRequest(20));
            QThread::msleep(2); // it posts notices that are not yet delivered
        }
        const quint64 run = session.start(queensRequest(6));
        QVERIFY(finished.wait());
        QTest::qWait(30);
        QCOMPARE(finished.count(), 1);
        QCOMPARE(finished.at(0).at(0).toULongLong(), run);
        for (const auto& arguments : appended)
            QCOMPARE(arguments.at(0).toULongLong(), run);
        QCOMPARE(appended.first().at(1).toULongLong(), quint64{0});
    }

    void startFromASlot()
    {
        SearchSession session;
        QSignalSpy finished(&session, &SearchSession::finished);
        connect(&session, &SearchSession::solutionsFound, this, [&](quint64 run) {
            if (run == 1)
                session.start(queensRequest(5));
        });
        session.start(queensRequest(8));
        QVERIFY(finished.wait());
        QCOMPARE(finished.at(0).at(0).toULongLong(), quint64{2});
        QCOMPARE(quint64{outcomeOf(finished).counters.solutions}, quint64{10});
    }

    // Destroying the session cancels the search, also one that waits.
    void destroyedWhileRunning()
    {
        for (const std::uint64_t allowed : {std::uint64_t{0}, std::uint64_t{1000}, kUnlimited}) {
            SearchSession session;
            auto request = queensRequest(20);
            request.allowed = allowed;
            session.start(request);
            session.start(request);
            QTest::qWait(5);
        }
    }

    void backpressure()
    {
        SearchSession session;
        QSignalSpy finished(&session, &SearchSession::finished);
        auto request = queensRequest(8);
        request.allowed = 10;
        session.start(request);
        QTRY_COMPARE(quint64{session.trace()->size()}, quint64{10});
        QTRY_VERIFY(session.isWaiting());
        session.allow(7); // never narrows
        session.allow(5000);
        QTRY_COMPARE(quint64{session.trace()->size()}, quint64{5000});
        QTRY_VERIFY(session.isWaiting());

        const std::uint64_t known = session.trace()->solutionCount();
        session.allowUntilSolution(known + 1);
        QTRY_COMPARE(session.trace()->solutionCount(), known + 1);
        QTRY_VERIFY(session.isWaiting());
        QCOMPARE(session.trace()->solutionEvent(known), session.trace()->size() - 1);
        QCOMPARE(quint64{session.statistics().solutions}, quint64{known + 1});

        session.allowAll();
        QVERIFY(finished.wait());
        QCOMPARE(quint64{session.trace()->size()}, quint64{kEventsOfEight});
        QCOMPARE(outcomeOf(finished).ending, Ending::Exhausted);
    }

    void pause_data()
    {
        QTest::addColumn<bool>("traced");
        QTest::addRow("traced") << true;
        QTest::addRow("untraced") << false;
    }

    void pause()
    {
        QFETCH(bool, traced);
        SearchSession session;
        auto request = queensRequest(20);
        request.traced = traced;
        session.start(request);
        QTest::qWait(20);
        QVERIFY(!session.isWaiting());
        session.pause();
        QTRY_VERIFY(session.isWaiting());
        const Statistics before = session.statistics();
        QTest::qWait(300);
        QCOMPARE(session.statistics().nodes, before.nodes);
        QVERIFY(session.statistics().seconds - before.seconds < 0.2); // waiting does not count
        session.allowAll();
        QTRY_VERIFY(session.statistics().nodes > before.nodes);
    }

    // Runs that are put aside wait, unheard of, and go on to the same end.
    void putAside()
    {
        SearchSession session;
        QSignalSpy finished(&session, &SearchSession::finished);
        auto request = queensRequest(8);
        request.allowed = 1000;
        session.start(request);
        QTRY_VERIFY(session.isWaiting());
        const std::shared_ptr<const Trace> first = session.trace();
        session.putAside();
        QVERIFY(!session.isRunning() && session.trace() == nullptr);
        session.start(queensRequest(6));
        QVERIFY(finished.wait());
        QCOMPARE(quint64{outcomeOf(finished).counters.solutions}, quint64{4});
        QCOMPARE(quint64{first->size()}, quint64{1000});
        QVERIFY(session.resume(first) && session.isRunning());
        QVERIFY(!session.resume(first)); // it is the present one
        QTest::qWait(30);
        QCOMPARE(quint64{first->size()}, quint64{1000});
        session.allowAll();
        QTRY_COMPARE(finished.count(), 2);
        QCOMPARE(quint64{first->size()}, quint64{kEventsOfEight});
        QCOMPARE(finished.at(1).at(1).value<Outcome>().ending, Ending::Exhausted);
    }

    // Nobody can resume a run whose trace nobody has; too many of them are not kept.
    void putAsideIsBounded()
    {
        SearchSession session;
        std::vector<std::shared_ptr<const Trace>> traces;
        auto request = queensRequest(20);
        request.allowed = 1000;
        for (std::size_t i = 0; i <= SearchSession::kMostAside; ++i) {
            session.start(request);
            traces.push_back(session.trace());
            session.putAside();
        }
        QVERIFY(!session.resume(traces.front()));
        QTRY_VERIFY(traces.front()->complete()); // it was ended
        const std::weak_ptr<const Trace> dropped = traces.back();
        traces.pop_back();
        session.endForgotten();
        QTRY_VERIFY(dropped.expired());
        QVERIFY(session.resume(traces.back()));
    }

    // Waiting is not searching: it does not use up the limit of time.
    void waitingDoesNotCount()
    {
        SearchSession session;
        QSignalSpy finished(&session, &SearchSession::finished);
        auto request = queensRequest(8);
        request.allowed = 10;
        request.limits.time = std::chrono::milliseconds(isSlowBuild() ? 2000 : 100);
        session.start(request);
        QTest::qWait(isSlowBuild() ? 2500 : 200);
        session.allowAll();
        QVERIFY(finished.wait());
        QCOMPARE(outcomeOf(finished).ending, Ending::Exhausted);
    }

    void traceFull()
    {
        SearchSession session;
        QSignalSpy finished(&session, &SearchSession::finished);
        auto request = queensRequest(12);
        request.traceLimits = {.memory = 4U << 20U, .disk = 0};
        session.start(request);
        QVERIFY(finished.wait(60'000));
        QCOMPARE(outcomeOf(finished).ending, Ending::Stopped);
        QCOMPARE(outcomeOf(finished).reason, StopReason::TraceFull);
    }

private:
    // Sanitizers and debug builds are ten times slower, and so is what they measure.
    static bool isSlowBuild()
    {
#if defined(CLEW_SANITIZED) || !defined(NDEBUG)
        return true;
#else
        return false;
#endif
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session_search.moc"
