// Why not?: every answer at random moments of random searches of all puzzles, by every strategy, is
// compared with all solutions there are.
//
// CLEW_WHY_NOTS=5000 in the environment asks for that many answers of each puzzle.

#include <QtTest>

#include "core/puzzle/source.h"
#include "core/study/why.h"
#include "core/trace/nodewalk.h"
#include "tests/recorded.h"
#include "tests/smallproblems.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

using Verdict = Trial::Verdict;

/// What a search of a small problem is asked about.
struct Asked
{
    Recorded run;
    std::vector<Solution> solutions; ///< all there are

    [[nodiscard]] TraceMoment at(std::uint64_t position) const
    {
        return {*run.puzzle,  run.problem, run.trace,  position,
                run.strategy, {},          kUnlimited, run.outcome};
    }
    [[nodiscard]] State stateAt(std::uint64_t position) const
    {
        Cursor cursor(run.trace, run.dimensions());
        cursor.seek(position);
        return cursor.state();
    }
    [[nodiscard]] std::string name() const
    {
        return run.puzzle->info().id + " " + run.puzzle->info().strategies[run.strategy].id + " " +
               run.puzzle->write(*run.problem, run.puzzle->info().formats.front().id);
    }
};

Asked search(const Puzzle& puzzle, SmallProblem small, std::size_t strategy, Dice& dice)
{
    Limits limits;
    limits.nodes = dice(2) == 0 ? 1 + dice(60) : 4000;
    return {record(puzzle, small.problem, strategy, limits), std::move(small.solutions)};
}

/// Where something was tried, or anywhere.
Place somePlace(const Asked& asked, Dice& dice)
{
    const Trace& trace = *asked.run.trace;
    if (trace.nodeCount() > 1 && dice(4) != 0) {
        const auto node = static_cast<NodeId>(1 + dice(trace.nodeCount() - 1));
        const Event event = trace.event(trace.node(node).event);
        return {event.variable(), event.value()};
    }
    const Dimensions dimensions = asked.run.dimensions();
    return {dice(dimensions.variables), dice(dimensions.values)};
}

/// Whether a solution has the value and what holds in the state, of which the variable is left out.
bool isPossible(const Asked& asked, const State& state, Place place)
{
    return std::ranges::any_of(asked.solutions, [&](const Solution& solution) {
        for (Variable v = 0; v < solution.size(); ++v)
            if (!agrees(solution, v, v == place.variable ? place.value : state.value(v)))
                return false;
        return place.variable < solution.size();
    });
}

/// What holds at a node that was opened by the event with this index, its own moves included.
State stateWithin(const Asked& asked, std::uint64_t begin)
{
    const Trace& trace = *asked.run.trace;
    std::uint64_t end = begin + 1;
    while (end < trace.size() && trace.event(end).changesState() &&
           trace.event(end).kind() != EventKind::Decide)
        ++end;
    return asked.stateAt(end);
}

/// Counts what is asked for, and what of it is refuted.
struct Tally
{
    int answers = 0;
    std::map<std::pair<std::string, Verdict>, int> verdicts = {};
};

/// Empty if the answer is true.
QString wrongWith(const Asked& asked, std::uint64_t position, Place place, Tally& tally)
{
    const WhyNot answer = whyNot(asked.at(position), place);
    ++tally.answers;
    const State state = asked.stateAt(position);
    if (answer.holds)
        return state.value(place.variable) == place.value ? "" : "does not hold";
    if (answer.instead != state.value(place.variable))
        return "another value instead";
    if ((answer.instead != kNoValue) == answer.because.steps.empty())
        return "no reason for the value it has";
    if (!answer.broken.empty() && isPossible(asked, state, place))
        return "broken: " + QString::fromStdString(answer.broken.front().text());
    const Elsewhere& elsewhere = answer.elsewhere;
    std::uint64_t trials = 0;
    for (NodeId node = 1; node < asked.run.trace->nodeCount(); ++node) {
        const Event event = asked.run.trace->event(asked.run.trace->node(node).event);
        trials += event.variable() == place.variable && event.value() == place.value ? 1 : 0;
    }
    if (elsewhere.trials != trials || elsewhere.trial.has_value() != (trials > 0))
        return "trials miscounted";
    if (!elsewhere.isAll || elsewhere.hasEnded != asked.run.trace->complete())
        return "not the whole trace";
    for (std::uint64_t n = 0; n < asked.run.trace->solutionCount(); ++n) {
        const State at = asked.stateAt(asked.run.trace->solutionEvent(n));
        const Solution solution = asked.run.puzzle->solutionAt(*asked.run.problem, at);
        if (place.variable < solution.size() && solution[place.variable] == place.value) {
            if (elsewhere.solution != n)
                return "not in the first solution that has it";
            break;
        }
    }
    const auto hasIt = [&](const Solution& solution) {
        return place.variable < solution.size() && solution[place.variable] == place.value;
    };
    if (elsewhere.isProof && !elsewhere.solution && std::ranges::any_of(asked.solutions, hasIt))
        return "in a solution that the search has not";
    if (trials == 0 && !elsewhere.solution) {
        std::uint64_t standings = 0;
        for (std::uint64_t i = 0; i < asked.run.trace->size(); ++i) {
            const Event event = asked.run.trace->event(i);
            standings += event.kind() == EventKind::Assign && event.variable() == place.variable &&
                                 event.value() == place.value
                             ? 1
                             : 0;
        }
        if (elsewhere.standings != standings || !elsewhere.areStandingsAll)
            return "standings miscounted";
        if (elsewhere.isLeft !=
            (asked.stateAt(asked.run.trace->size()).value(place.variable) != place.value))
            return "not how the search ends";
    }
    if (elsewhere.read.size() != std::min<std::uint64_t>(trials, kMostTrialsRead))
        return "not what became of the trials";
    for (const Trial& each : elsewhere.read) {
        if ((each.verdict == Verdict::Found) != (each.solutions > 0))
            return "a trial found without a solution";
        if (each.verdict == Verdict::Refuted && isPossible(asked, asked.stateAt(each.begin), place))
            return "a trial not refuted";
    }
    if (!answer.tried)
        return "";
    const Trial& tried = *answer.tried;
    ++tally.verdicts[{asked.run.puzzle->info().strategies[asked.run.strategy].id, tried.verdict}];
    if ((tried.verdict == Verdict::Found) != (tried.solutions > 0))
        return "found without a solution";
    if (tried.verdict == Verdict::Refuted && isPossible(asked, asked.stateAt(tried.begin), place))
        return "not refuted";
    if (tried.verdict == Verdict::RefutedSo &&
        isPossible(asked, stateWithin(asked, tried.begin), place))
        return "not refuted with what was chosen along with it";
    return "";
}

} // namespace

class TestWhyNot : public QObject
{
    Q_OBJECT

private slots:
    void answersAreTrue_data()
    {
        QTest::addColumn<int>("puzzle");
        for (std::size_t i = 0; i < puzzles().size(); ++i)
            if (sourceEditing(*puzzles()[i]) == nullptr) // models have no small random problems
                QTest::newRow(puzzles()[i]->info().id.c_str()) << static_cast<int>(i);
    }

    void answersAreTrue()
    {
        QFETCH(int, puzzle);
        const Puzzle& subject = *puzzles()[static_cast<std::size_t>(puzzle)];
        constexpr int kAnswers = test::repetitions(400);
        const int wanted = std::max(kAnswers, qEnvironmentVariableIntValue("CLEW_WHY_NOTS"));
        Dice dice(17);
        Tally tally;
        for (std::size_t round = 0; tally.answers < wanted; ++round) {
            const std::size_t strategy = round % subject.info().strategies.size();
            const Asked asked = search(subject, smallProblem(subject, dice), strategy, dice);
            constexpr int kQuestions = 12;
            for (int n = 0; n < kQuestions; ++n) {
                const std::uint64_t position = dice(asked.run.trace->size() + 1);
                const Place place = somePlace(asked, dice);
                const QString wrong = wrongWith(asked, position, place, tally);
                const std::string at = " at " + std::to_string(position) + ", " +
                                       std::to_string(place.variable) + " = " +
                                       std::to_string(place.value) + ": ";
                QVERIFY2(wrong.isEmpty(), (asked.name() + at + wrong.toStdString()).c_str());
            }
        }
        if (qEnvironmentVariableIsSet("CLEW_WHY_NOTS"))
            for (const auto& [key, count] : tally.verdicts)
                qInfo("%s, verdict %d: %d", key.first.c_str(), static_cast<int>(key.second), count);
    }

    void strategiesThatExhaustRefute_data() { answersAreTrue_data(); }

    // What a depth-first search has left without a solution it has refuted, and says so, but where
    // copies are left out.
    void strategiesThatExhaustRefute()
    {
        QFETCH(int, puzzle);
        const Puzzle& subject = *puzzles()[static_cast<std::size_t>(puzzle)];
        const auto leavesOutCopies = [](const RuleInfo& rule) {
            return rule.force == RuleForce::Copies || rule.force == RuleForce::Found;
        };
        const bool hasCopies = std::ranges::any_of(subject.info().rules, leavesOutCopies);
        Dice dice(1);
        int refuted = 0;
        bool isAsked = false;
        for (std::size_t strategy = 0; strategy < subject.info().strategies.size(); ++strategy) {
            if (!subject.info().strategies[strategy].exhausts)
                continue;
            isAsked = true;
            for (int round = 0; round < test::repetitions(20); ++round) {
                const SmallProblem small = smallProblem(subject, dice);
                const Asked asked{record(subject, small.problem, strategy, {.nodes = 100'000}),
                                  small.solutions};
                const Trace& trace = *asked.run.trace;
                const auto path = pathTo(NodeWalk::at(trace, trace.size()).node(), trace);
                for (NodeId node = 1; node < trace.nodeCount(); ++node) {
                    const Verdict verdict = trialAt(asked.at(trace.size()), node).verdict;
                    const bool isRefuted =
                        verdict == Verdict::Refuted || verdict == Verdict::RefutedSo;
                    const bool isOpen = std::ranges::binary_search(path, node);
                    QVERIFY(verdict != Verdict::TooLong);
                    QVERIFY(isRefuted || isOpen || hasCopies || verdict == Verdict::Found);
                    refuted += isRefuted ? 1 : 0;
                }
            }
        }
        QCOMPARE(refuted > 0, isAsked);
    }

    // Of a cell tried by breadth first, left in its layer, and in a solution later.
    void layersRefuteNothing()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const ProblemPtr problem = readOrFail(sudoku, "..3.\n.4.2\n....\n1...\n", "sdk");
        const Recorded run =
            record(sudoku, problem, sudoku.strategyIndex("breadth-first").value(), {.nodes = 2000});
        QVERIFY(run.trace->size() > 130);
        const Asked asked{run, {}};
        int left = 0;
        for (Variable cell = 0; cell < 16; ++cell)
            for (Value digit = 0; digit < 4; ++digit) {
                const WhyNot answer = whyNot(asked.at(130), {cell, digit});
                if (!answer.tried || !answer.elsewhere.solution)
                    continue;
                QVERIFY(answer.tried->verdict != Verdict::Refuted);
                ++left;
            }
        QVERIFY(left > 0);
        // What continued after the moment is distinguished from what was done with by then.
        const WhyNot later = whyNot(asked.at(130), {13, 1});
        QVERIFY(later.tried && later.tried->nodes == 1 && !isWholeTrial(later));
        const WhyNot done = whyNot(asked.at(130), {0, 0});
        QVERIFY(done.tried && isWholeTrial(done));
    }

    // Without a strategy, and when given up, nothing is concluded from where the search went.
    void nothingIsConcludedOfAnUnknownSearch()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const Recorded run = record("queens", "4", "bitmask", {.nodes = 2000});
        TraceMoment moment{queens, run.problem, run.trace, run.trace->size(), run.strategy};
        QCOMPARE(trialAt(moment, 1).verdict, Verdict::Refuted);
        moment.strategy.reset();
        QCOMPARE(trialAt(moment, 1).verdict, Verdict::Left);
        std::stop_source stop;
        stop.request_stop();
        moment.token = stop.get_token();
        QCOMPARE(trialAt(moment, 1).verdict, Verdict::TooLong);
        QVERIFY(!whyNot(moment, {0, 1}).elsewhere.isAll);
    }

    // Only a search of everything, by a strategy that finds all and leaves out no copies, proves
    // that a value is in no solution.
    void aWholeSearchProves()
    {
        const auto proves = [](const Recorded& run, std::uint64_t shownEnd = kUnlimited) {
            return whyNot({*run.puzzle,
                           run.problem,
                           run.trace,
                           1,
                           run.strategy,
                           {},
                           shownEnd,
                           run.outcome},
                          {1, 1}) // beside the queen in the corner, in no solution
                .elsewhere.isProof;
        };
        const Recorded whole = record("queens", "4", "backtracking", {});
        QCOMPARE(whole.outcome.ending, Ending::Exhausted);
        QVERIFY(proves(whole));
        QVERIFY(!proves(whole, whole.trace->size() - 1));
        QVERIFY(!proves(record("queens", "4", "backtracking", {.solutions = 1})));
        QVERIFY(!proves(record("queens", "4", "backtracking", {.nodes = 5})));
        Recorded unknown = whole;
        unknown.outcome.ending = Ending::RanDry;
        QVERIFY(!proves(unknown));
    }

    // Of all trials it is said what became of them, also of those below other decisions.
    void everyTrialIsRead()
    {
        const Recorded run = record("queens", "4", "backtracking", {});
        const Trace& trace = *run.trace;
        std::map<std::pair<Variable, Value>, std::uint64_t> trials;
        for (NodeId node = 1; node < trace.nodeCount(); ++node) {
            const Event event = trace.event(trace.node(node).event);
            ++trials[{event.variable(), event.value()}];
        }
        bool isOneSeveral = false;
        for (const auto& [place, count] : trials) {
            const WhyNot answer = whyNot({*run.puzzle, run.problem, run.trace, 0, run.strategy},
                                         {place.first, place.second});
            QCOMPARE(answer.elsewhere.trials, count);
            QCOMPARE(answer.elsewhere.read.size(), static_cast<std::size_t>(count));
            isOneSeveral = isOneSeveral || count > 1;
        }
        QVERIFY(isOneSeveral);
    }

    // Local search puts queens somewhere without a decision of their own: it is not said of such
    // places that they were never tried.
    void whatStoodWithoutADecisionWasThere()
    {
        const Recorded run = record("queens", "6", "min-conflicts", {.nodes = 2000});
        const Trace& trace = *run.trace;
        std::map<std::pair<Variable, Value>, std::uint64_t> assigned;
        for (std::uint64_t i = 0; i < trace.size(); ++i)
            if (const Event event = trace.event(i); event.kind() == EventKind::Assign)
                ++assigned[{event.variable(), event.value()}];
        QVERIFY(!assigned.empty());
        for (const auto& [place, count] : assigned) {
            TraceMoment moment{*run.puzzle, run.problem, run.trace, 0, run.strategy};
            const Elsewhere elsewhere = whyNot(moment, {place.first, place.second}).elsewhere;
            if (elsewhere.trials > 0 || elsewhere.solution)
                continue;
            QCOMPARE(elsewhere.standings, count);
            QVERIFY(elsewhere.isLeft); // it found a solution, and stays there
            const Event first = trace.event(*elsewhere.standing);
            QCOMPARE(first.variable(), place.first);
            QCOMPARE(first.value(), place.second);
            moment.shownEnd = *elsewhere.standing; // hidden
            QCOMPARE(whyNot(moment, {place.first, place.second}).elsewhere.standings,
                     std::uint64_t{0});
        }
    }

    // While something of the search is hidden, nothing is said of it.
    void whatIsHiddenStaysHidden()
    {
        const Recorded run = record("queens", "4", "backtracking", {.nodes = 2000});
        TraceMoment moment{*run.puzzle, run.problem, run.trace, 1, run.strategy};
        const WhyNot open = whyNot(moment, {0, 1});
        QCOMPARE(open.elsewhere.solution, std::optional<std::uint64_t>(0));
        QVERIFY(open.elsewhere.trials > 0 && open.elsewhere.hasEnded);
        moment.shownEnd = 1;
        const WhyNot hidden = whyNot(moment, {0, 1});
        QVERIFY(!hidden.elsewhere.solution && !hidden.elsewhere.hasEnded);
        QCOMPARE(hidden.elsewhere.trials, std::uint64_t{0});
    }
};

QTEST_GUILESS_MAIN(TestWhyNot)
#include "tst_core_whynot.moc"
