// Races: measured untraced, watched traced, at one moment for all.

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QThread>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/puzzle/registry.h"
#include "core/session/race.h"

using namespace clew;
using Alignment = Race::Alignment;

class TestRace : public QObject
{
    Q_OBJECT

private:
    static Race::Request requestFor(const Puzzle& puzzle, const RaceInfo& info)
    {
        Race::Request request{&puzzle, puzzle.presetProblem(*puzzle.preset(info.preset)), {}, {}};
        for (const std::string& id : info.strategies)
            request.strategies.push_back(puzzle.strategyIndex(id).value());
        request.rules.limits.solutions = info.solutions;
        request.rules.limits.time = std::chrono::seconds(1);
        return request;
    }
    static Race::Request queens(std::vector<std::string> ids, const char* preset = "p90")
    {
        return requestFor(*findPuzzle("queens"), {"", {}, {}, preset, std::move(ids), kUnlimited});
    }

private slots:
    void everyReadyRaceIsSound_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<int>("race");
        for (const auto& puzzle : puzzles()) {
            QVERIFY2(!puzzle->info().races.empty(), puzzle->info().id.c_str());
            for (std::size_t i = 0; i < puzzle->info().races.size(); ++i)
                QTest::addRow("%s %s", puzzle->info().id.c_str(),
                              puzzle->info().races[i].id.c_str())
                    << QString::fromStdString(puzzle->info().id) << static_cast<int>(i);
        }
    }
    void everyReadyRaceIsSound()
    {
        QFETCH(QString, puzzle);
        QFETCH(int, race);
        const Puzzle& p = *findPuzzle(puzzle.toStdString());
        const RaceInfo& info = p.info().races[static_cast<std::size_t>(race)];
        QVERIFY(p.preset(info.preset) != nullptr);
        QVERIFY(info.strategies.size() >= kLeastRunners && info.strategies.size() <= kMostRunners);
        for (const std::string& id : info.strategies)
            QVERIFY2(p.strategyIndex(id).has_value(), id.c_str());
        QVERIFY(!info.title.empty() && !info.lesson.empty());
    }

    // The figures are those of untraced runs; what is watched ends where they say.
    void watchedAndMeasuredAgree_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<int>("alignment");
        for (const QString id : {"queens", "sudoku", "suguru", "nonogram", "words", "arithmetic"})
            for (int alignment = 0; alignment < 4; ++alignment)
                QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(id).arg(alignment)))
                    << id << alignment;
    }
    void watchedAndMeasuredAgree()
    {
        QFETCH(QString, puzzle);
        QFETCH(int, alignment);
        const Puzzle& p = *findPuzzle(puzzle.toStdString());
        Race::Request request = requestFor(p, p.info().races.front());
        if (puzzle == QLatin1String("queens"))
            request = queens({"column-by-column", "backtracking", "dancing-links"});
        Race race;
        race.setAlignment(static_cast<Alignment>(alignment));
        race.start(request);
        QTRY_VERIFY(!race.isMeasuring());
        for (std::size_t i = 0; i < race.runners(); ++i) {
            Control control(request.rules.limits);
            const Outcome outcome = p.run(request.strategies[i], *request.problem, {}, control);
            QCOMPARE(race.times()[i].outcome, outcome);
            QVERIFY(race.times()[i].seconds > 0);
        }
        race.toEnd();
        for (std::size_t i = 0; i < race.runners(); ++i) {
            QTRY_VERIFY(race.isThrough(i));
            QVERIFY(!race.isCut(i));
            QCOMPARE(std::uint64_t{race.cursor(i).nodeCount()} - 1,
                     race.times()[i].outcome.counters.nodes);
            QCOMPARE(race.cursor(i).trace().solutionCount(),
                     race.times()[i].outcome.counters.solutions);
        }
    }

    // It is measured as such, and the others are raced all the same.
    void whoRefusesDoesNotRun()
    {
        Race::Request request = queens({"bitmask", "explicit-rule"});
        request.problem = *request.puzzle->create({{"size", "65"}});
        Race race;
        race.start(request);
        QTRY_VERIFY(!race.isMeasuring());
        QVERIFY(race.times()[0].refusal);
        QVERIFY(!race.times()[1].refusal);
        QCOMPARE(race.times()[1].outcome.counters.solutions, std::uint64_t{1});
        QVERIFY(race.easySpeed() > 0);
        race.toEnd();
        QTRY_VERIFY(race.isThrough(0) && race.isThrough(1));
        QCOMPARE(race.cursor(0).trace().size(), std::uint64_t{0});
    }

    void alignedByNodesAllHaveOpenedTheSame()
    {
        Race race;
        race.start(queens({"generate-and-test", "backtracking", "bitmask"}));
        QTRY_VERIFY(!race.isMeasuring());
        race.setAlignment(Alignment::Nodes);
        for (const int moment : {1, 17, 900, 12}) {
            race.seek(moment);
            QTRY_VERIFY(!race.isBehind(0) && !race.isBehind(1) && !race.isBehind(2));
            for (std::size_t i = 0; i < 3; ++i)
                QCOMPARE(race.cursor(i).nodeCount() - 1, static_cast<NodeId>(moment));
        }
    }

    // The trace grows on another thread: for a moment it holds what the board does not show yet.
    void behindUntilTheBoardShowsIt()
    {
        Race race;
        race.start(queens({"backtracking", "generate-and-test"}));
        QTRY_VERIFY(!race.isMeasuring());
        race.setAlignment(Alignment::Events);
        const Trace& trace = race.cursor(0).trace();
        // Each beyond what is recorded ahead of the one before.
        for (std::uint64_t moment = 6000; moment < 40000; moment += 6000) {
            race.seek(static_cast<double>(moment));
            QDeadlineTimer patience(30000);
            while (trace.size() < moment && !patience.hasExpired())
                QThread::yieldCurrentThread(); // without an event loop no notice arrives
            QVERIFY(trace.size() >= moment);
            QCOMPARE(race.isBehind(0), race.cursor(0).position() < moment);
            QTRY_VERIFY(!race.isBehind(0));
            QCOMPARE(race.cursor(0).position(), moment);
        }
    }

    void alignedByTimeTheFasterIsFurther()
    {
        Race race;
        race.start(queens({"generate-and-test", "backtracking"}));
        QTRY_VERIFY(!race.isMeasuring());
        const double end = race.lastMoment(1).value();
        // On a slow machine the first one's time is a bound, and its end not known yet.
        QVERIFY(race.lastMoment(0).value_or(race.times()[0].seconds) > end);
        race.seek(end);
        QTRY_VERIFY(race.isThrough(1) && !race.isBehind(0));
        QVERIFY(!race.isThrough(0));
        // Node counts at that moment are as their speeds: time × nodes a second, except for the
        // last.
        const RaceTime& slow = race.times()[0];
        const double expected =
            end / slow.seconds * static_cast<double>(slow.outcome.counters.nodes + 1);
        QVERIFY(std::abs(static_cast<double>(race.cursor(0).nodeCount() - 1) - expected) <= 1);
        // Going back is exact too.
        race.seek(0);
        QCOMPARE(race.cursor(0).position(), std::uint64_t{0});
        QCOMPARE(race.cursor(1).position(), std::uint64_t{0});
    }

    void stepsInTimeChangeSomeBoardEach()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        Race race;
        race.start(requestFor(sudoku, sudoku.info().races.front()));
        QTRY_VERIFY(!race.isMeasuring());
        race.seek(race.lastMoment());
        QTRY_VERIFY(race.isThrough(0)); // all is recorded
        race.seek(0);
        const auto sum = [&] {
            std::uint64_t positions = 0;
            for (std::size_t i = 0; i < race.runners(); ++i)
                positions += race.cursor(i).position();
            return positions;
        };
        std::vector<std::uint64_t> sums{sum()};
        for (int i = 0; i < 50; ++i) {
            race.step(1);
            QVERIFY(sum() > sums.back());
            sums.push_back(sum());
        }
        for (int i = 0; i < 50; ++i) {
            const auto before = sum();
            race.step(-1);
            QVERIFY(sum() < before);
        }
    }

    void whatTakesTooLongIsMoreThanItsLimit()
    {
        Race race;
        Race::Request request = queens({"generate-and-test", "min-conflicts"}, "32");
        request.rules.limits.time = std::chrono::milliseconds(1000);
        request.rules.limits.solutions = 1;
        race.start(request);
        QTRY_VERIFY(!race.isMeasuring());
        QVERIFY(race.times()[0].isBound());
        QCOMPARE(race.times()[0].outcome.reason, StopReason::TimeLimit);
        QVERIFY(race.times()[0].seconds >= 1);
        QVERIFY(!race.times()[1].isBound());
        QCOMPARE(fastestSeconds(race.times()).value(), race.times()[1].seconds);
        QVERIFY(!race.lastMoment(0).has_value());
    }

    void skippingAndLeavingCancel()
    {
        auto race = std::make_unique<Race>();
        Race::Request request = queens({"generate-and-test", "generate-and-test"}, "32");
        request.rules.limits.time = std::chrono::hours(1);
        race->start(request);
        QTRY_VERIFY(race->liveNodes() > 0);
        QCOMPARE(race->times().size(), std::size_t{0});
        race->skip();
        QTRY_COMPARE(race->times().size(), std::size_t{1});
        QCOMPARE(race->times()[0].outcome.reason, StopReason::Cancelled);
        QVERIFY(race->times()[0].outcome.counters.nodes > 0);
        race->start(request); // leaves the one before
        QCOMPARE(race->times().size(), std::size_t{0});
        race.reset(); // would hang for an hour otherwise
    }

    void playsToTheEnd()
    {
        Race race;
        race.start(queens({"column-by-column", "backtracking"}, "4"));
        QTRY_VERIFY(!race.isMeasuring());
        race.setAlignment(Alignment::Events);
        race.setSpeed(5000);
        race.play();
        QVERIFY(race.isPlaying());
        QTRY_VERIFY(!race.isPlaying());
        QVERIFY(race.isThrough(0) && race.isThrough(1));
    }

    // A person's own solve is a runner at its own pace: each move when it was made, what was undone
    // on the way to the next one.
    void ownSolveRuns()
    {
        using namespace std::chrono_literals;
        const Puzzle& puzzle = *findPuzzle("queens");
        Race::Request request = queens({"backtracking", "backtracking"}, "4");
        Hand hand(puzzle, request.problem);
        const auto enter = [&](std::chrono::milliseconds at, Variable column, Value row) {
            hand.tally.time = at;
            const Assignment one{column, row};
            QVERIFY(hand.enter(std::span(&one, 1)));
        };
        enter(1s, 0, 0);
        hand.tally.time = 3s;
        QVERIFY(hand.undo());
        enter(4s, 0, 1);
        const Note note{NoteKind::Cross, 1, 1};
        QVERIFY(hand.note(std::span(&note, 1)));
        enter(6s, 1, 3);
        enter(8s, 2, 0);
        enter(10s, 3, 2);
        QVERIFY(hand.isSolved());
        hand.tally.hints = 2;
        request.own = ownSolve(hand);
        request.strategies.front() = kOwnRunner;
        request.rules.limits.solutions = 1;
        QVERIFY(hand.undo()); // what is played from now on is no part of it

        Race race;
        race.start(request);
        QTRY_VERIFY(!race.isMeasuring());
        const RaceTime& time = race.times()[0];
        QCOMPARE(time.seconds, 10.0);
        QCOMPARE(time.outcome.counters.nodes, std::uint64_t{5});
        QCOMPARE(time.outcome.counters.backtracks, std::uint64_t{1}); // a move taken back
        QCOMPARE(time.outcome.counters.solutions, std::uint64_t{1});
        QCOMPARE(time.hints, 2U);
        QVERIFY(!time.isBound());
        const auto first = [&] { return race.cursor(0).state().value(0); };
        const std::vector<std::pair<double, Value>> seen{
            {0.5, kNoValue}, {1, 0}, {2.9, 0}, {3, kNoValue}, {4, 1}};
        for (const auto& [moment, value] : seen) {
            race.seek(moment);
            QCOMPARE(first(), value);
            QVERIFY(race.isThrough(1) || race.isBehind(1));
        }
        race.toEnd();
        QCOMPARE(race.moment(), 10.0);
        QVERIFY(race.isThrough(0) && !race.isCut(0));
        QTRY_VERIFY(race.isThrough(1));
        for (const double moment : {8.0, 6.0, 4.0, 3.0, 1.0}) {
            race.step(-1);
            QCOMPARE(race.moment(), moment);
        }
        race.step(1);
        QCOMPARE(race.moment(), 3.0);

        race.setAlignment(Alignment::Nodes);
        QCOMPARE(race.lastMoment(0).value(), 5.0);
        race.seek(1);
        QCOMPARE(first(), Value{0});
        race.seek(1.5); // undone, on the way to the second move
        QCOMPARE(first(), kNoValue);
        race.seek(2);
        QCOMPARE(first(), Value{1});
        QCOMPARE(request.own->movesAt(race.cursor(0).position()), std::uint64_t{2});
        QTRY_COMPARE(race.cursor(1).nodeCount(), NodeId{3});

        const auto json = nlohmann::json::parse(raceJson(puzzle, *request.problem, race.times()));
        QCOMPARE(json["times"][0]["strategy"].get<std::string>(), std::string("hand"));
        QCOMPARE(json["times"][0]["hints"].get<int>(), 2);
    }

    // A strategy that only deduces opens no node, but takes steps: the givens are none of them.
    void alignedByStepsDeductionsCount()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        Race::Request request{&puzzle, puzzle.presetProblem(*puzzle.preset("p97")), {}, {}};
        Hand hand(puzzle, request.problem);
        for (Variable cell = 0; hand.entries().size() < 2; ++cell)
            for (Value value = 0; value < 9; ++value)
                if (const Assignment one{cell, value};
                    hand.state().value(cell) == kNoValue &&
                    puzzle.violations(*request.problem, hand.state(), {cell, value}).empty())
                    (void)hand.enter(std::span(&one, 1));
        request.own = ownSolve(hand);
        request.strategies = {kOwnRunner, puzzle.strategyIndex("logic").value()};
        request.rules.limits.solutions = 1;
        Race race;
        race.start(request);
        QTRY_VERIFY(!race.isMeasuring());
        QCOMPARE(race.times()[1].outcome.counters.nodes, std::uint64_t{0});
        race.setAlignment(Alignment::Steps);
        QCOMPARE(race.lastMoment(0).value(), 2.0);
        QTRY_VERIFY(race.lastMoment(1).has_value());
        const Trace& trace = race.cursor(1).trace();
        const Deductions deductions(puzzle, request.problem);
        std::vector<std::uint64_t> ends; // of the givens, and of each step
        for (std::uint64_t at = 0; at < trace.size(); at = ends.back()) {
            const Deduction step = deductions.next(trace, at).value();
            if (step.event.kind() == EventKind::Solution)
                ends.back() = step.end;
            else
                ends.push_back(step.end);
        }
        QVERIFY(deductions.isOpening(deductions.at(trace, 0)));
        QVERIFY(ends.size() > 20);
        QCOMPARE(race.lastMoment(1).value(), static_cast<double>(ends.size() - 1));
        race.seek(0);
        QCOMPARE(race.cursor(1).position(), ends[0]);
        for (std::size_t step = 1; step < ends.size(); ++step) {
            race.step(1);
            QCOMPARE(race.cursor(1).position(), ends[step]);
            QCOMPARE(race.steps(1), std::uint64_t{step});
            QCOMPARE(race.isThrough(1), step + 1 == ends.size());
        }
        race.step(-1);
        QCOMPARE(race.cursor(1).position(), ends[ends.size() - 2]);
        race.seek(1);
        QCOMPARE(request.own->movesAt(race.cursor(0).position()), std::uint64_t{1});
        race.toEnd();
        QVERIFY(race.isThrough(0) && race.isThrough(1));
    }

    // Older sessions do not say when a move was made: they are spread over the time played.
    void ownSolveWithoutTimes()
    {
        using namespace std::chrono_literals;
        const Puzzle& puzzle = *findPuzzle("queens");
        Hand hand(puzzle, puzzle.create({{"size", "8"}}).value());
        for (const Assignment one : {Assignment{0, 0}, {1, 2}, {2, 4}, {3, 1}})
            QVERIFY(hand.enter(std::span(&one, 1)));
        hand.tally.time = 20s;
        const OwnSolve own = ownSolve(hand);
        QVERIFY(ownTime(own).isBound());
        for (const double seconds : {5.0, 10.0, 15.0, 20.0})
            QCOMPARE(
                static_cast<double>(own.movesAt(own.eventAt(OwnSolve::Clock::Seconds, seconds))),
                seconds / 5);
    }

    void figuresAsText()
    {
        const Puzzle& puzzle = *findPuzzle("queens");
        const ProblemPtr problem = puzzle.create({{"size", "6"}}).value();
        std::vector<RaceTime> times;
        for (const char* const id : {"generate-and-test", "backtracking"})
            times.push_back(timeStrategy(puzzle, puzzle.strategyIndex(id).value(), *problem, {}));
        const auto json = nlohmann::json::parse(raceJson(puzzle, *problem, times));
        QCOMPARE(json["times"].size(), std::size_t{2});
        QCOMPARE(json["times"][0]["solutions"].get<int>(), 4);
        QVERIFY(json["times"][0]["ratio"].get<double>() > 1);
        QCOMPARE(json["times"][1]["ratio"].get<double>(), 1.0);
        const QStringList lines =
            QString::fromStdString(raceCsv(puzzle, *problem, times)).split('\n');
        QCOMPARE(lines.size(), 4); // heading, two strategies, the final newline
        for (int i = 0; i < 3; ++i)
            QCOMPARE(lines[i].count(','), 11);
        QVERIFY(lines[1].startsWith("queens,6 queens,generate-and-test,exhausted,,"));
    }
};

QTEST_GUILESS_MAIN(TestRace)
#include "tst_session_race.moc"
