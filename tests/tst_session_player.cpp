// The playhead: playing, stepping, seeking and walking through the solutions of a search that still
// runs.

#include <QSignalSpy>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/session/player.h"

using namespace clew;

class TestPlayer : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_session = std::make_unique<SearchSession>();
        m_player = std::make_unique<Player>(*m_session);
    }
    void cleanup()
    {
        m_player.reset();
        m_session.reset();
    }

    void nothingToPlay()
    {
        m_player->play();
        m_player->step(1);
        m_player->step(-1);
        m_player->nextSolution();
        m_player->previousSolution();
        m_player->toEnd();
        m_player->seek(5);
        QVERIFY(!m_player->hasTrace());
        QVERIFY(!m_player->isPlaying());
        QCOMPARE(m_player->position(), quint64{0});
        QCOMPARE(m_player->solutionsPassed(), quint64{0});
    }

    // A search starts held at its first event; single steps bring it out event by event.
    void stepsBringTheSearchAlong()
    {
        watch(8, 0);
        QSignalSpy moved(m_player.get(), &Player::moved);
        QCOMPARE(m_player->length(), quint64{0});
        for (quint64 n = 1; n <= 20; ++n) {
            m_player->step(1);
            QTRY_COMPARE(m_player->position(), n);
            QCOMPARE(m_player->length(), n);
        }
        QCOMPARE(m_player->cursor().lastEvent(), std::optional(m_session->trace()->event(19)));
        QVERIFY(moved.count() >= 20);
        m_player->step(500);
        QTRY_COMPARE(m_player->position(), quint64{520});
        m_player->step(-510);
        QCOMPARE(m_player->position(), quint64{10});
        m_player->step(-100);
        QCOMPARE(m_player->position(), quint64{0});
        QCOMPARE(m_player->length(), quint64{520});
    }

    // A search that strikes and settles is stepped by its deductions, both ways, while it goes on;
    // steps asked for faster than it does add up.
    void stepsByDeduction()
    {
        watch("sudoku", "p97", "logic");
        std::vector<quint64> ends;
        for (int i = 0; i < 12; ++i) {
            const quint64 before = m_player->position();
            m_player->stepDeduction(1);
            QTRY_VERIFY(m_player->position() > before && !m_player->isUnderWay());
            const auto done =
                m_player->deductions()->previous(m_player->cursor().trace(), m_player->position());
            QCOMPARE(quint64{done->first}, before);
            QCOMPARE(quint64{done->end}, m_player->position());
            ends.push_back(m_player->position());
        }
        QVERIFY(ends.front() > 30); // the givens, all at once
        const quint64 end = ends.back();
        for (auto to = ends.rbegin() + 1; to != ends.rend(); ++to) {
            m_player->stepDeduction(-1);
            QCOMPARE(m_player->position(), *to);
        }
        m_player->stepDeduction(-1);
        QCOMPARE(m_player->position(), quint64{0});
        m_player->stepDeduction(-1);
        QCOMPARE(m_player->position(), quint64{0});
        for (int i = 0; i < 12; ++i)
            m_player->stepDeduction(1);
        QTRY_COMPARE(m_player->position(), end);
        // From within one, to its end or its beginning.
        m_player->seek(ends.front() - 5);
        m_player->stepDeduction(1);
        QTRY_COMPARE(m_player->position(), ends.front());
        m_player->seek(ends.front() - 5);
        m_player->stepDeduction(-1);
        QCOMPARE(m_player->position(), quint64{0});
        for (int i = 0; i < 2000 && !m_player->atEnd(); ++i) {
            m_player->stepDeduction(1);
            QTRY_VERIFY(!m_player->isUnderWay());
        }
        QVERIFY(m_player->atEnd());
        m_player->stepDeduction(1);
        QTRY_VERIFY(!m_player->isUnderWay());
    }

    // Within a deduction a breakpoint stops as it does elsewhere.
    void breakpointsHoldWithinADeduction()
    {
        watch("sudoku", "p97", "logic");
        m_player->stepDeduction(1);
        QTRY_VERIFY(m_player->position() > 0 && !m_player->isUnderWay());
        const quint64 end = m_player->position();
        const Event given = m_player->cursor().trace().event(4);
        Breakpoint breakpoint;
        breakpoint.kind = Breakpoint::Kind::Placed;
        breakpoint.place = {given.variable(), given.value()};
        m_player->toStart();
        m_player->setBreakpoints({breakpoint});
        QSignalSpy met(m_player.get(), &Player::breakpointMet);
        m_player->stepDeduction(1);
        QTRY_COMPARE(met.count(), 1);
        QCOMPARE(m_player->position(), quint64{5});
        m_player->stepDeduction(1);
        QTRY_COMPARE(m_player->position(), end);
        QCOMPARE(met.count(), 1);
    }

    // N past the last solution is answered.
    void solutionsMissedAreSaid()
    {
        watch(4, 0);
        QSignalSpy missed(m_player.get(), &Player::solutionsMissed);
        for (quint64 n = 1; n <= 2; ++n) {
            m_player->nextSolution();
            QTRY_COMPARE(m_player->solutionsPassed(), n);
        }
        QCOMPARE(missed.count(), 0);
        m_player->nextSolution();
        QTRY_COMPARE(missed.count(), 1);
        QVERIFY(!m_player->isUnderWay());
        m_player->nextSolution();
        QTRY_COMPARE(missed.count(), 2);
    }

    // While concealing, what is shown ends at the playhead, until there is nothing to conceal.
    void concealsWhatFollows()
    {
        watch(4, 0);
        QCOMPARE(m_player->shownEnd(), kUnlimited);
        m_player->step(20);
        QTRY_COMPARE(m_player->position(), quint64{20});
        m_player->seek(5);
        QSignalSpy moved(m_player.get(), &Player::moved);
        m_player->setConcealing(true);
        QCOMPARE(moved.count(), 1);
        QCOMPARE(m_player->shownEnd(), quint64{5});
        m_player->seek(3);
        QCOMPARE(m_player->shownEnd(), quint64{3});
        m_player->toEnd();
        QTRY_VERIFY(m_player->atEnd());
        QCOMPARE(m_player->shownEnd(), kUnlimited);
        m_player->toStart();
        QCOMPARE(m_player->shownEnd(), quint64{0});
        m_player->setConcealing(false);
        QCOMPARE(m_player->shownEnd(), kUnlimited);
    }

    void playsAtItsSpeed()
    {
        watch(8, 0);
        m_player->setSpeed(500);
        QSignalSpy playing(m_player.get(), &Player::playingChanged);
        QElapsedTimer timer;
        timer.start();
        m_player->play();
        QVERIFY(m_player->isPlaying());
        QTRY_VERIFY(m_player->position() >= 100);
        QVERIFY(timer.elapsed() >= 190);
        m_player->pause();
        const quint64 position = m_player->position();
        QTest::qWait(50);
        QCOMPARE(m_player->position(), position);
        QCOMPARE(playing.count(), 2);
    }

    void movedOncePerFrame()
    {
        watch(10, 0);
        m_player->setSpeed(1e5);
        QSignalSpy moved(m_player.get(), &Player::moved);
        QElapsedTimer timer;
        timer.start();
        m_player->play();
        QTest::qWait(320);
        QTRY_VERIFY(moved.count() >= 3);
        m_player->pause();
        const auto frames = timer.elapsed() / 15 + 2;
        QVERIFY2(moved.count() <= frames, qPrintable(QString::number(moved.count())));
    }

    void backpressureBound_data()
    {
        QTest::addColumn<double>("speed");
        QTest::addRow("slow") << 10.0;
        QTest::addRow("a thousand a second") << 1000.0;
        QTest::addRow("a hundred thousand a second") << 1e5;
    }

    // The search never runs further ahead than promised.
    void backpressureBound()
    {
        QFETCH(double, speed);
        watch(12, 0);
        m_player->setSpeed(speed);
        m_player->play();
        const auto lead = std::max(quint64{4096}, static_cast<quint64>(speed * 0.25));
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < 300) {
            QTest::qWait(5);
            QVERIFY(m_session->trace()->size() <= m_player->position() + lead);
        }
        QVERIFY(m_player->position() > 0);
    }

    // At the greatest speed the search is not held, and the latest is shown.
    void followsTheLatest()
    {
        watch(8, 0);
        QSignalSpy playing(m_player.get(), &Player::playingChanged);
        m_player->setSpeed(1e9);
        QCOMPARE(m_player->speed(), Player::kFastest);
        m_player->play();
        QTRY_VERIFY(m_player->atEnd());
        QTRY_VERIFY(!m_player->isPlaying());
        QCOMPARE(m_player->position(), m_player->length());
        QCOMPARE(playing.count(), 2);
        m_player->play(); // there is nothing more
        QVERIFY(!m_player->isPlaying());
    }

    void slowingDownHolds()
    {
        watch(20, 0);
        m_player->setSpeed(Player::kFastest);
        m_player->play();
        QTRY_VERIFY(m_player->position() > 10'000);
        m_player->setSpeed(100);
        QTRY_VERIFY(m_session->isWaiting());
        QVERIFY(m_player->isPlaying());
        m_player->setSpeed(Player::kFastest);
        const quint64 position = m_player->position();
        QTRY_VERIFY(m_player->position() > position + 10'000);
        m_player->pause();
        QTRY_VERIFY(m_session->isWaiting());
    }

    void walksThroughSolutions()
    {
        watch(6, 0);
        const Puzzle& puzzle = *findPuzzle("queens");
        const Problem& problem = *m_session->request().problem;
        for (quint64 n = 1; n <= 4; ++n) {
            m_player->nextSolution();
            QTRY_COMPARE(m_player->solutionsPassed(), n);
            QVERIFY(m_player->cursor().lastEvent()->kind() == EventKind::Solution);
            QVERIFY(puzzle.verify(problem, puzzle.solutionAt(problem, m_player->cursor().state()))
                        .empty());
            QTRY_VERIFY(m_session->isWaiting()); // found, and not one more
            QCOMPARE(quint64{m_session->trace()->solutionCount()}, n);
        }
        // There is no fifth: the search ends, the playhead stays.
        QSignalSpy finished(m_session.get(), &SearchSession::finished);
        const quint64 last = m_player->position();
        m_player->nextSolution();
        QVERIFY(finished.wait());
        QCOMPARE(m_player->position(), last);

        m_player->previousSolution();
        QCOMPARE(m_player->solutionsPassed(), quint64{3});
        m_player->step(1);
        m_player->previousSolution();
        QCOMPARE(m_player->solutionsPassed(), quint64{3});
        m_player->toSolution(0);
        QCOMPARE(m_player->solutionsPassed(), quint64{1});
        m_player->previousSolution();
        QCOMPARE(m_player->solutionsPassed(), quint64{1});
        m_player->nextSolution();
        QCOMPARE(m_player->solutionsPassed(), quint64{2});
    }

    void toEndLetsTheSearchFinish()
    {
        watch(8, 0);
        m_player->toEnd();
        QTRY_VERIFY(m_player->atEnd());
        QCOMPARE(m_player->solutionsPassed(), quint64{92});
        m_player->toStart();
        QCOMPARE(m_player->position(), quint64{0});
        m_player->seek(kUnlimited);
        QVERIFY(m_player->atEnd());
    }

    // From node to node, however many events lie between, also into what is not known yet.
    void stepsByNode()
    {
        watch(8, 0);
        std::vector<quint64> places;
        for (NodeId node = 1; node <= 200; ++node) {
            m_player->stepNode(1);
            QTRY_COMPARE(m_player->cursor().nodeCount(), node + 1);
            QVERIFY(m_player->cursor().lastEvent()->kind() == EventKind::Decide);
            QCOMPARE(m_player->cursor().node(), node);
            places.push_back(m_player->position());
        }
        m_player->seek(places[100] + 1);
        m_player->stepNode(-1);
        QCOMPARE(m_player->position(), places[100]);
        for (std::size_t i = 100; i-- > 0;) {
            m_player->stepNode(-1);
            QCOMPARE(m_player->position(), places[i]);
        }
        m_player->stepNode(-1);
        QCOMPARE(m_player->position(), quint64{0});
        m_player->toEnd();
        QTRY_VERIFY(m_player->atEnd());
        m_player->stepNode(1); // there is none
        QVERIFY(m_player->atEnd());
    }

    // Out of a subtree, and back to where it was opened from.
    void stepsByLevel()
    {
        watch(8, 0);
        m_player->stepNode(1);
        m_player->stepNode(1);
        QTRY_COMPARE(m_player->cursor().node(), NodeId{2});
        QCOMPARE(m_player->cursor().depth(), 2U);
        m_player->stepLevel(1);
        QTRY_COMPARE(m_player->cursor().depth(), 1U);
        const quint64 left = m_player->position();
        for (quint64 position = 3; position < left; ++position) {
            m_player->seek(position);
            QVERIFY(m_player->cursor().depth() >= 2 || position < 3);
        }
        m_player->seek(left - 1);
        const NodeId node = m_player->cursor().node();
        m_player->stepLevel(-1);
        QCOMPARE(m_player->cursor().node(), m_session->trace()->node(node).parent);
        QCOMPARE(m_session->trace()->event(m_player->position()).kind(), EventKind::Decide);
        // The first column's first queen leads through an eighth of the search.
        m_player->seek(m_session->trace()->node(1).event + 1);
        m_player->stepLevel(1);
        QTRY_COMPARE(m_player->cursor().depth(), 0U);
        QCOMPARE(m_player->solutionsPassed(), quint64{4});
        m_player->stepLevel(1); // nothing above
        m_player->stepLevel(-1);
        QCOMPARE(m_player->cursor().depth(), 0U);
    }

    void followsUntilToldOtherwise()
    {
        watch(14, 0);
        QSignalSpy mode(m_player.get(), &Player::modeChanged);
        m_player->setFollowing(true);
        QVERIFY(m_player->isFollowing() && m_player->isPlaying());
        QTRY_VERIFY(m_player->position() > 50'000); // far more than its speed
        QCOMPARE(m_player->speed(), 8.0);
        m_player->step(-1);
        QVERIFY(!m_player->isFollowing() && !m_player->isPlaying());
        QTRY_VERIFY(m_session->isWaiting());
        QVERIFY(mode.count() >= 2);
    }

    // The search goes on, the playhead does not; looking around does not stop it.
    void holdsWhileTheSearchGoesOn()
    {
        watch(14, 0);
        m_player->step(300);
        QTRY_COMPARE(m_player->position(), quint64{300});
        m_player->setHolding(true);
        QTRY_VERIFY(m_player->length() > 50'000);
        QCOMPARE(m_player->position(), quint64{300});
        m_player->step(-100);
        QCOMPARE(m_player->position(), quint64{200});
        QVERIFY(m_player->isHolding());
        const quint64 length = m_player->length();
        QTRY_VERIFY(m_player->length() > length + 10'000);
        m_player->setHolding(false);
        QTRY_VERIFY(m_session->isWaiting());
        QCOMPARE(m_player->position(), quint64{200});
    }

    void holdingEndsWithTheSearch()
    {
        watch(6, 0);
        m_player->setHolding(true);
        QTRY_VERIFY(!m_session->isRunning());
        QTRY_VERIFY(!m_player->isHolding());
        QCOMPARE(m_player->position(), quint64{0});
    }

    // Paced by kind, the 8 queens' first solution is reached with time spent at it and at its way,
    // not in what leads nowhere; every event is passed all the same.
    void pacedByKindReachesTheEnd()
    {
        watch(6, kUnlimited);
        QTRY_VERIFY(!m_session->isRunning());
        m_player->setPacedByKind(true);
        m_player->setSpeed(20'000);
        QSignalSpy moved(m_player.get(), &Player::moved);
        m_player->play();
        QTRY_VERIFY(m_player->atEnd());
        QVERIFY(!m_player->isPlaying());
        QCOMPARE(m_player->solutionsPassed(), quint64{4});
    }

    void pacedByKindDwellsOnSolutions()
    {
        watch(6, kUnlimited);
        QTRY_VERIFY(!m_session->isRunning());
        const quint64 solution = m_session->trace()->solutionEvent(0) + 1;
        m_player->setPacedByKind(true);
        m_player->setSpeed(20);
        m_player->seek(solution);
        QElapsedTimer timer;
        timer.start();
        m_player->play();
        QTRY_VERIFY(m_player->position() > solution);
        QVERIFY(timer.elapsed() >= 300); // eight times a twentieth of a second, less rounding
    }

    // A wish is given up when the person does something else.
    void pauseEndsTheWish()
    {
        watch(20, 0);
        m_player->toEnd();
        QTRY_VERIFY(m_player->position() > 0);
        m_player->pause();
        QTRY_VERIFY(m_session->isWaiting());
        QTest::qWait(40);
        const quint64 position = m_player->position();
        m_player->step(-1);
        QTest::qWait(20);
        QCOMPARE(m_player->position(), position - 1);
    }

    // Whoever shows that the search is under way hears that it is not, even if it never was.
    void pauseBeforeTheSearchGoesOnIsSaid()
    {
        watch(20, 0);
        for (int i = 0; i < 100; ++i) {
            m_player->toEnd();
            QSignalSpy moved(m_player.get(), &Player::moved);
            m_player->pause();
            QCOMPARE(moved.count(), 1);
            QVERIFY(!m_player->isRunningToEnd());
        }
    }

    void aNewRunShowsFromItsStart()
    {
        watch(8, kUnlimited);
        m_player->setSpeed(1000);
        m_player->play();
        QTRY_VERIFY(m_player->position() > 10);
        watch(5, 3);
        QVERIFY(!m_player->isPlaying());
        QCOMPARE(m_player->position(), quint64{0});
        QTRY_COMPARE(m_player->length(), quint64{3});
        m_player->toEnd();
        QTRY_COMPARE(m_player->solutionsPassed(), quint64{10});
    }

    // A trace from a file plays without any search, and does not touch the one that runs.
    void playsALoadedTrace()
    {
        auto trace = std::make_shared<Trace>();
        {
            Control control;
            Recorder recorder(*trace, control);
            const Puzzle& queens = *findPuzzle("queens");
            queens.run(0, *queens.create({{"size", "6"}}).value(), {}, control, &recorder);
        }
        watch(8, 50);
        QTRY_VERIFY(m_session->isWaiting());
        m_player->load(trace, {6, 6});
        m_player->setSpeed(1e5);
        m_player->play();
        QTRY_VERIFY(m_player->atEnd());
        QVERIFY(!m_player->isPlaying());
        QCOMPARE(m_player->solutionsPassed(), quint64{4});
        QCOMPARE(quint64{m_session->trace()->size()}, quint64{50});
        m_player->clear();
        QVERIFY(!m_player->hasTrace());
    }

private:
    void watch(const char* puzzle, const char* preset, const char* strategy)
    {
        SearchSession::Request request;
        request.puzzle = findPuzzle(puzzle);
        request.problem = request.puzzle->presetProblem(*request.puzzle->preset(preset));
        request.strategy = request.puzzle->strategyIndex(strategy).value();
        m_session->start(request);
        m_player->reset();
    }

    void watch(int size, std::uint64_t allowed)
    {
        SearchSession::Request request;
        request.puzzle = findPuzzle("queens");
        request.problem = request.puzzle->create({{"size", std::to_string(size)}}).value();
        request.strategy = request.puzzle->strategyIndex("backtracking").value();
        request.allowed = allowed;
        m_session->start(request);
        m_player->reset();
    }

    std::unique_ptr<SearchSession> m_session;
    std::unique_ptr<Player> m_player;
};

QTEST_GUILESS_MAIN(TestPlayer)
#include "tst_session_player.moc"
