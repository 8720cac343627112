// Predicting the next step: what is asked about, and that every question has one right answer.

#include <QtTest>
#include <set>

#include "core/puzzle/registry.h"
#include "core/study/quiz.h"
#include "tests/everypuzzle.h"
#include "tests/undersanitizer.h"

using namespace clew;

namespace {

struct Recorded
{
    const Puzzle* puzzle;
    ProblemPtr problem;
    std::shared_ptr<Trace> trace;

    [[nodiscard]] Cursor cursorAt(std::uint64_t position) const
    {
        Cursor cursor(trace, puzzle->dimensions(*problem));
        cursor.seek(position);
        return cursor;
    }
    [[nodiscard]] QuizQuestion ask(std::uint64_t position, QuizScope scope,
                                   std::uint64_t seed = 1) const
    {
        return makeQuestion(*puzzle, *problem, cursorAt(position), scope, seed);
    }
};

// The first preset that the strategy takes.
ProblemPtr problemFor(const Puzzle& puzzle, std::size_t strategy)
{
    for (const PresetInfo& preset : puzzle.info().presets)
        if (ProblemPtr problem = puzzle.presetProblem(preset); !puzzle.refusal(strategy, *problem))
            return problem;
    qFatal("no preset for strategy %zu of %s", strategy, puzzle.info().id.c_str());
}

Recorded record(const Puzzle& puzzle, std::size_t strategy)
{
    Recorded run{&puzzle, problemFor(puzzle, strategy), std::make_shared<Trace>()};
    Control control({.nodes = test::kUnderSanitizer ? 150U : 400U, .solutions = 3});
    Recorder recorder(*run.trace, control);
    puzzle.run(strategy, *run.problem, {}, control, &recorder);
    return run;
}

Recorded record(const char* puzzle, const char* strategy)
{
    const Puzzle& found = *findPuzzle(puzzle);
    return record(found, *found.strategyIndex(strategy));
}

// ---- givens

/// The first moments of a search: some strategies work for minutes before they decide anything.
Recorded recordBeginning(const Puzzle& puzzle, const ProblemPtr& problem, std::size_t strategy)
{
    Recorded run{&puzzle, problem, std::make_shared<Trace>()};
    Control control({.nodes = 20, .solutions = 1});
    control.cancelAtPoll(40);
    Recorder recorder(*run.trace, control);
    puzzle.run(strategy, *problem, {}, control, &recorder);
    return run;
}

/// By every strategy that takes the problem.
std::vector<Recorded> recordBeginnings(const Puzzle& puzzle, const ProblemPtr& problem)
{
    std::vector<Recorded> runs;
    for (std::size_t strategy = 0; strategy < puzzle.info().strategies.size(); ++strategy)
        if (!puzzle.refusal(strategy, *problem))
            runs.push_back(recordBeginning(puzzle, problem, strategy));
    return runs;
}

/// Presets and the instances of the tests.
std::vector<ProblemPtr> problemsOf(const Puzzle& puzzle)
{
    std::vector<ProblemPtr> problems;
    for (const PresetInfo& preset : puzzle.info().presets)
        problems.push_back(puzzle.presetProblem(preset));
    const std::size_t stride = test::kUnderSanitizer ? 4 : 1;
    for (std::size_t i = 0; i < test::instances().size(); i += stride)
        if (test::instances()[i].puzzle == &puzzle)
            problems.push_back(test::instances()[i].problem);
    return problems;
}

bool isConclusion(Event event)
{
    return event.kind() == EventKind::Assign || event.kind() == EventKind::Remove;
}

bool isMarkedGiven(const Puzzle& puzzle, Event event)
{
    const RuleInfo* const rule = isConclusion(event) ? puzzle.rule(event.rule()) : nullptr;
    return rule != nullptr && rule->isGiven;
}

/// As bits: what is put on the board before the search decides or finds anything.
std::set<std::uint64_t> openingOf(const Trace& trace)
{
    std::set<std::uint64_t> events;
    for (std::uint64_t i = 0; i < trace.size() && isConclusion(trace.event(i)); ++i)
        events.insert(trace.event(i).bits());
    return events;
}

/// What only restates the problem, as bits: every strategy begins with it, however it thinks.
std::set<std::uint64_t> restated(const std::vector<Recorded>& runs)
{
    std::set<std::uint64_t> events;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const std::set<std::uint64_t> opening = openingOf(*runs[i].trace);
        if (i == 0)
            events = opening;
        std::erase_if(events, [&](std::uint64_t event) { return !opening.contains(event); });
    }
    return events;
}

/// Whether some search has a choice. Otherwise what all of them begin with is the whole answer.
bool hasChoices(const std::vector<Recorded>& runs)
{
    return std::ranges::any_of(runs, [](const Recorded& run) {
        for (std::uint64_t i = 0; i < run.trace->size(); ++i)
            if (run.trace->event(i).kind() == EventKind::Decide)
                return true;
        return false;
    });
}

/// Of the first event that is marked as given and should not be, or the other way round.
QByteArray wrongMark(const Recorded& run, const std::set<std::uint64_t>& givens)
{
    for (std::uint64_t i = 0; i < run.trace->size(); ++i) {
        const Event event = run.trace->event(i);
        if (isMarkedGiven(*run.puzzle, event) != givens.contains(event.bits()))
            return QByteArray(run.puzzle->title(*run.problem).text().c_str()) + ", event " +
                   QByteArray::number(qulonglong(i)) + ": " +
                   run.puzzle->ruleName(*run.problem, event.rule()).text;
    }
    return {};
}

/// Indexes of all that is asked about, in this order.
std::vector<std::uint64_t> askedAbout(const Recorded& run, QuizScope scope)
{
    std::vector<std::uint64_t> all;
    QuizFinder finder;
    finder.stand(*run.trace, 0);
    while (const auto next = finder.find(*run.puzzle, *run.trace, scope, ~std::uint64_t{0} / 2)) {
        all.push_back(*next);
        finder.stand(*run.trace, *next + 1);
    }
    return all;
}

void addStrategies()
{
    QTest::addColumn<int>("puzzle");
    QTest::addColumn<int>("strategy");
    for (int p = 0; p < static_cast<int>(puzzles().size()); ++p) {
        const PuzzleInfo& info = puzzles()[static_cast<std::size_t>(p)]->info();
        for (int s = 0; s < static_cast<int>(info.strategies.size()); ++s)
            QTest::addRow("%s %s", info.id.c_str(),
                          info.strategies[static_cast<std::size_t>(s)].id.c_str())
                << p << s;
    }
}

QString listed(const QuizQuestion& question)
{
    QString text = QStringLiteral("%1: ").arg(question.position);
    for (const QuizAnswer& answer : question.answers)
        text += QString::fromStdString(answer.text()) + QStringLiteral(" | ");
    return text;
}

} // namespace

class TestQuiz : public QObject
{
    Q_OBJECT

private slots:
    void oneAnswerIsRight_data() { addStrategies(); }

    void oneAnswerIsRight()
    {
        QFETCH(int, puzzle);
        QFETCH(int, strategy);
        const Recorded run = record(*puzzles()[static_cast<std::size_t>(puzzle)],
                                    static_cast<std::size_t>(strategy));
        for (const QuizScope scope : {QuizScope::EveryStep, QuizScope::Turns}) {
            const auto moments = askedAbout(run, scope);
            QVERIFY(!moments.empty());
            for (std::size_t i = 0; i < moments.size();
                 i += 1 + moments.size() / test::repetitions(60))
                check(run, run.ask(moments[i], scope));
        }
    }

    void rightAnswersStandEverywhere_data() { addStrategies(); }

    // Nor are most of them the first, or the last, of a long run.
    void rightAnswersStandEverywhere()
    {
        QFETCH(int, puzzle);
        QFETCH(int, strategy);
        const Recorded run = record(*puzzles()[static_cast<std::size_t>(puzzle)],
                                    static_cast<std::size_t>(strategy));
        const auto moments = askedAbout(run, QuizScope::EveryStep);
        std::array<int, kMostAnswers> counts{};
        int all = 0;
        for (std::size_t i = 0; i < moments.size();
             i += 1 + moments.size() / test::repetitions(200), ++all)
            ++counts[run.ask(moments[i], QuizScope::EveryStep).right];
        if (all < 40)
            return; // too few to judge
        QVERIFY(*std::ranges::max_element(counts) < all / 2);
    }

    void theSameSeedAsksTheSame()
    {
        const Recorded run = record("sudoku", "backtracking");
        const auto moments = askedAbout(run, QuizScope::EveryStep);
        int different = 0;
        for (std::size_t i = 0; i < moments.size(); i += 10) {
            const QString one = listed(run.ask(moments[i], QuizScope::EveryStep, 7));
            QCOMPARE(listed(run.ask(moments[i], QuizScope::EveryStep, 7)), one);
            different += one != listed(run.ask(moments[i], QuizScope::EveryStep, 8)) ? 1 : 0;
        }
        QVERIFY(different > 0);
    }

    // While the search is still under way, and when all of it is known.
    void aLiveSearchIsAskedTheSame()
    {
        const Recorded run = record("arithmetic", "pair-combining");
        for (std::uint64_t position = 0; position + 200 < run.trace->size(); position += 37) {
            Recorded live{run.puzzle, run.problem, std::make_shared<Trace>()};
            Control control;
            Recorder recorder(*live.trace, control);
            for (std::uint64_t i = 0; i < position + 1 + kQuizAhead; ++i)
                recorder.write(run.trace->event(i));
            recorder.publish();
            QCOMPARE(live.trace->size(), position + 1 + kQuizAhead);
            QCOMPARE(listed(live.ask(position, QuizScope::Turns)),
                     listed(run.ask(position, QuizScope::Turns)));
        }
    }

    void givensAreNotAskedAbout()
    {
        const Recorded run = record("sudoku", "backtracking");
        const auto moments = askedAbout(run, QuizScope::EveryStep);
        QCOMPARE(moments.front(), std::uint64_t{34}); // the preset has that many digits
        QCOMPARE(run.trace->event(34).kind(), EventKind::Decide);
    }

    // Though it has nothing else to show before its solution.
    void aGraphOfGivenEdgesIsNotAskedAboutThem()
    {
        const Puzzle& graphs = *findPuzzle("graphs");
        const Recorded run =
            recordBeginning(graphs, graphs.presetProblem(*graphs.preset("petersen")),
                            *graphs.strategyIndex("edge-selection"));
        QCOMPARE(run.trace->event(14).kind(), EventKind::Assign);
        const auto moments = askedAbout(run, QuizScope::EveryStep);
        QVERIFY(!moments.empty());
        QCOMPARE(moments.front(), std::uint64_t{15});
    }

    void noQuestionIsAboutAGiven_data() { test::puzzleRows(); }

    void noQuestionIsAboutAGiven()
    {
        QFETCH(int, puzzle);
        const Puzzle& asked = *puzzles()[static_cast<std::size_t>(puzzle)];
        for (const PresetInfo& preset : asked.info().presets)
            for (const Recorded& run : recordBeginnings(asked, asked.presetProblem(preset)))
                for (const std::uint64_t moment : askedAbout(run, QuizScope::EveryStep))
                    QVERIFY2(!isMarkedGiven(asked, run.trace->event(moment)), preset.id.c_str());
    }

    void whatOnlyRestatesTheProblemIsGiven_data() { test::puzzleRows(); }

    // And nothing else is.
    void whatOnlyRestatesTheProblemIsGiven()
    {
        QFETCH(int, puzzle);
        const Puzzle& asked = *puzzles()[static_cast<std::size_t>(puzzle)];
        std::vector<std::vector<Recorded>> problems;
        for (const ProblemPtr& problem : problemsOf(asked))
            problems.push_back(recordBeginnings(asked, problem));
        // What all strategies do is what the problem says, unless they differ in their order alone.
        const bool differ = asked.info().id != "model";
        const bool searches = differ && std::ranges::any_of(problems, hasChoices);
        for (const std::vector<Recorded>& runs : problems) {
            const auto givens = searches ? restated(runs) : std::set<std::uint64_t>{};
            for (const Recorded& run : runs) {
                const QByteArray wrong = wrongMark(run, givens);
                QVERIFY2(wrong.isEmpty(), wrong);
            }
        }
    }

    // Of dancing links, which strikes candidates after each guess, the guesses and the turns.
    void turnsLeaveOutWhatFollows()
    {
        const Recorded run = record("queens", "dancing-links");
        const auto moments = askedAbout(run, QuizScope::Turns);
        std::size_t turns = 0;
        for (std::uint64_t i = 0; i < run.trace->size(); ++i) {
            const EventKind kind = run.trace->event(i).kind();
            turns += kind != EventKind::Assign && kind != EventKind::Remove ? 1 : 0;
        }
        QCOMPARE(moments.size(), turns);
        QVERIFY(askedAbout(run, QuizScope::EveryStep).size() > 2 * turns);
    }

    // Logic does nothing else than concluding: every digit found, and what is struck once a reason.
    void turnsOfLogicAreItsConclusions()
    {
        const Recorded run = record("sudoku", "logic");
        std::size_t digits = 0;
        std::size_t strikes = 0;
        for (const std::uint64_t i : askedAbout(run, QuizScope::Turns)) {
            digits += run.trace->event(i).kind() == EventKind::Assign ? 1 : 0;
            strikes += run.trace->event(i).kind() == EventKind::Remove ? 1 : 0;
        }
        QCOMPARE(digits, std::size_t{81 - 34});
        QVERIFY(strikes >= 1);
        QVERIFY(strikes < 40);
    }

    // The first visit of column by column stays where it is.
    void visitsThatLeadNowhereAreNotAskedAbout()
    {
        const Recorded run = record("queens", "column-by-column");
        QCOMPARE(run.trace->event(0).kind(), EventKind::Visit);
        QCOMPARE(askedAbout(run, QuizScope::EveryStep).front(), std::uint64_t{1});
    }

    // However few events it may look at at a time.
    void findingInStepsFindsTheSame()
    {
        const Recorded run = record("sudoku", "dancing-links");
        std::vector<std::uint64_t> found;
        QuizFinder finder;
        finder.stand(*run.trace, 0);
        while (finder.position() < run.trace->size())
            if (const auto next = finder.find(*run.puzzle, *run.trace, QuizScope::Turns, 3)) {
                QCOMPARE(finder.position(), *next);
                found.push_back(*next);
                finder.stand(*run.trace, *next + 1);
            }
        QCOMPARE(found, askedAbout(run, QuizScope::Turns));
    }

    void placesOnTheBoard_data()
    {
        QTest::addColumn<int>("meaning");
        QTest::addColumn<quint32>("variable");
        QTest::addColumn<quint32>("value");
        QTest::addColumn<bool>("happens");
        const auto add = [](const char* name, CellMeaning meaning, Place place, bool happens) {
            QTest::addRow("%s", name)
                << static_cast<int>(meaning) << place.variable << place.value << happens;
        };
        add("the cell", CellMeaning::OfVariable, {3, kNoValue}, true);
        add("another cell", CellMeaning::OfVariable, {4, kNoValue}, false);
        add("the tile", CellMeaning::OfVariable, {7, 5}, true);
        add("another tile", CellMeaning::OfVariable, {3, 6}, false);
        add("the square, whatever the move", CellMeaning::OfValue, {kAnyVariable, 5}, true);
        add("another square", CellMeaning::OfValue, {3, 6}, false);
        add("the square", CellMeaning::OfAssignment, {3, 5}, true);
        add("another row", CellMeaning::OfAssignment, {3, 6}, false);
        add("another column", CellMeaning::OfAssignment, {4, 5}, false);
    }

    void placesOnTheBoard()
    {
        QFETCH(int, meaning);
        QFETCH(quint32, variable);
        QFETCH(quint32, value);
        QFETCH(bool, happens);
        const auto cell = static_cast<CellMeaning>(meaning);
        for (const Event event : {Event::decide(3, 5), Event::assign(3, 5, 1),
                                  Event::remove(3, 5, 1), Event::conflict(3, 1, 5)})
            QCOMPARE(happensAt(event, {variable, value}, cell), happens);
        QVERIFY(!happensAt(Event::solution(), {0, kNoValue}, cell));
        QVERIFY(!happensAt(Event::visit(0), {0, 0}, cell));
    }

    void theScoreCountsRuns()
    {
        QuizScore score;
        for (const bool isRight : {true, true, false, true, true, true, false, true})
            score.add(isRight);
        QCOMPARE(score, (QuizScore{8, 6, 1, 3}));
    }

private:
    static void check(const Recorded& run, const QuizQuestion& question)
    {
        const QByteArray text = listed(question).toUtf8();
        const Event truth = run.trace->event(question.position);
        QVERIFY2(question.answers.size() >= kFewestAnswers, text);
        QVERIFY2(question.answers.size() <= kMostAnswers, text);
        QCOMPARE(question.rightAnswer().event, truth);
        std::set<std::string> texts;
        for (std::size_t i = 0; i < question.answers.size(); ++i) {
            const Event event = question.answers[i].event;
            texts.insert(question.answers[i].text());
            if (i == question.right)
                continue;
            if (truth.kind() == EventKind::Visit)
                QVERIFY2(event != truth, text);
            else if (!truth.changesState())
                QVERIFY2(event.kind() != truth.kind(), text);
            else if (event.changesState()) // the same place would be right in another word
                QVERIFY2(event.variable() != truth.variable() || event.value() != truth.value(),
                         text);
        }
        QCOMPARE(texts.size(), question.answers.size());
        QVERIFY2(!texts.contains(std::string()), text);
    }
};

QTEST_GUILESS_MAIN(TestQuiz)
#include "tst_core_quiz.moc"
