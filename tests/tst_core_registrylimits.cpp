// What every strategy promises at the limits of size, asked of every registered one: that it says
// nothing wrong where machine words end, refuses with a reason what it cannot hold, needs no deep
// stack, and looks up soon enough at the largest problems there are.

#include <QThread>
#include <QtTest>

#include <ctime>
#include <optional>

#include "core/puzzle/registry.h"
#include "tests/largeproblems.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

double threadSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Longest time of the processor, not of the clock on the wall, that a search spent without a look
/// at its control; what comes before the first look and after the last counts.
class Silence
{
public:
    void watch(Control& control)
    {
        control.onPoll([this] { end(); });
        m_since = threadSeconds();
    }
    void end()
    {
        const double now = threadSeconds();
        m_longest = std::max(m_longest, now - m_since);
        m_since = now;
        ++m_looks;
    }
    [[nodiscard]] double longest() const { return m_longest; }
    [[nodiscard]] std::uint64_t looks() const { return m_looks; }

private:
    double m_since = 0;
    double m_longest = 0;
    std::uint64_t m_looks = 0;
};

/// In seconds: far more than the 50 ms that are promised, for processors are slow and sanitizers
/// slower. What looks up only when it is done takes minutes.
constexpr double kLongestSilence = 10;

/// What each search is given to show its faults; there are many of them.
constexpr std::chrono::milliseconds kShortTime{kUnderSanitizer ? 30 : 50};

// Frames are several times as large where a sanitizer guards them.
#ifdef CLEW_SANITIZED
constexpr uint kSmallStack = 8U << 20U;
#else
constexpr uint kSmallStack = 1U << 20U;
#endif

void runOnSmallStack(const std::function<void()>& work)
{
    const std::unique_ptr<QThread> thread(QThread::create(work));
    thread->setStackSize(kSmallStack);
    thread->start();
    thread->wait();
}

bool isFull(const Outcome& outcome)
{
    return outcome.reason != StopReason::TimeLimit && outcome.reason != StopReason::MemoryLimit;
}

} // namespace

class TestRegistryLimits : public QObject
{
    Q_OBJECT

private slots:
    void wordSizes_data() { largeRows(wordSizedProblems()); }

    // Within a small share of the search nothing false is reported.
    void wordSizes()
    {
        QFETCH(int, index);
        QFETCH(int, strategy);
        const LargeProblem& subject = wordSizedProblems()[std::size_t(index)];
        const Puzzle& puzzle = *subject.puzzle;
        const Limits limits{
            .nodes = 1000, .solutions = 3, .time = kShortTime, .memory = std::uint64_t{16} << 20U};
        const Found plain =
            solve(puzzle, *subject.problem, std::size_t(strategy), {.limits = limits});
        if (const auto refusal = puzzle.refusal(std::size_t(strategy), *subject.problem)) {
            QVERIFY(!refusal->text().empty());
            QCOMPARE(plain.outcome.ending, Ending::RanDry);
            QCOMPARE(plain.outcome.counters, Counters{});
            const auto other = puzzle.substitute(*subject.problem);
            QVERIFY(other);
            QVERIFY(!puzzle.refusal(*other, *subject.problem));
            return;
        }
        if (subject.hasSolution && plain.outcome.ending == Ending::Exhausted)
            QVERIFY2(plain.outcome.counters.solutions > 0, "it says that there is no solution");
        for (const Solution& solution : plain.solutions) {
            const auto wrong = puzzle.verify(*subject.problem, solution);
            QVERIFY2(wrong.empty(), wrong.empty() ? "" : wrong.front().text().c_str());
        }
        const Found traced = solve(puzzle, *subject.problem, std::size_t(strategy),
                                   {.limits = limits, .recorded = true});
        QCOMPARE(traced.trace->solutionCount(), std::uint64_t{traced.solutions.size()});
        if (!isFull(plain.outcome) || !isFull(traced.outcome))
            return; // where time and memory end the search is not the same twice
        QCOMPARE(traced.outcome, plain.outcome);
        if (puzzle.info().strategies[std::size_t(strategy)].ordered)
            QCOMPARE(traced.solutions, plain.solutions);
    }

    void silence_data() { largeRows(largestProblems()); }

    // Cancelled at its first looks, or stopped by its time, a search ends soon; also while it
    // prepares, and with all that it gives back.
    void silence()
    {
        QFETCH(int, index);
        QFETCH(int, strategy);
        const LargeProblem& subject = largestProblems()[std::size_t(index)];
        if (subject.puzzle->refusal(std::size_t(strategy), *subject.problem))
            return;
        for (const std::uint64_t look : {1U, 20U, 0U}) {
            Silence silence;
            // The largest board there is, is a solution, too: here nobody takes any.
            Control control({.time = kShortTime});
            if (look > 0)
                control.cancelAtPoll(look);
            silence.watch(control);
            const Outcome outcome =
                subject.puzzle->run(std::size_t(strategy), *subject.problem, {}, control);
            silence.end();
            if (look > 0 && silence.looks() > look)
                QCOMPARE(outcome.reason, StopReason::Cancelled);
            QVERIFY2(silence.longest() < kLongestSilence,
                     qPrintable(QString("%1 s without a look").arg(silence.longest())));
        }
    }

    void smallStack_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<QString>("strategy");
        for (const auto& puzzle : puzzles())
            for (const StrategyInfo& strategy : puzzle->info().strategies)
                QTest::addRow("%s, %s", puzzle->info().id.c_str(), strategy.id.c_str())
                    << QString::fromStdString(puzzle->info().id)
                    << QString::fromStdString(strategy.id);
    }

    // However deep the search, it is at home on a stack of a megabyte.
    void smallStack()
    {
        QFETCH(QString, puzzle);
        QFETCH(QString, strategy);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        const std::size_t index = subject.strategyIndex(strategy.toStdString()).value();
        for (const ProblemPtr& problem : deepProblems(puzzle))
            for (const bool recorded : {false, true})
                runOnSmallStack([&] {
                    solve(subject, *problem, index,
                          {.limits = {.nodes = 50'000,
                                      .solutions = 1,
                                      .time = 2 * kShortTime,
                                      .memory = std::uint64_t{64} << 20U},
                           .recorded = recorded});
                });
    }

    // Where there is not the memory for it, preparing ends before anything is taken.
    void memoryIsAskedForFirst()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const auto problem = queens.create({{"size", "20000"}});
        const Found found = solve(queens, **problem, "dancing-links");
        QCOMPARE(found.outcome.ending, Ending::Stopped);
        QCOMPARE(found.outcome.reason, StopReason::MemoryLimit);
    }

    // Every queen is given but one, so that there is next to nothing to cover.
    void givenQueensNeedNoLinks()
    {
        const Puzzle& queens = *findPuzzle("queens");
        std::vector<std::uint32_t> columns(50'000);
        std::iota(columns.begin(), columns.end(), 1U);
        const ProblemPtr problem = queensWith(50'001, columns);
        const Found found = solve(queens, *problem, "dancing-links");
        QCOMPARE(found.outcome.ending, Ending::Exhausted);
        QCOMPARE(found.solutions.size(), std::size_t{1});
        QVERIFY(queens.verify(*problem, found.solutions.front()).empty());
    }

private:
    static std::vector<ProblemPtr> deepProblems(const QString& puzzle)
    {
        if (puzzle == "queens")
            return {*findPuzzle("queens")->create({{"size", "200000"}}), queensAllGiven(20'000)};
        if (puzzle == "suguru")
            return {suguruOfBlocks(suguru::kMaxSide, suguru::kMaxSide)};
        std::vector<ProblemPtr> problems;
        for (const LargeProblem& large : largestProblems())
            if (large.puzzle->info().id == puzzle.toStdString())
                problems.push_back(large.problem);
        return problems;
    }
};

QTEST_GUILESS_MAIN(TestRegistryLimits)
#include "tst_core_registrylimits.moc"
