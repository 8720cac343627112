// Models: what MiniZinc makes of a text, the board that follows from it, and the engine's search as
// one of ours.

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <array>
#include <functional>
#include <map>
#include <set>

#include "core/puzzle/eventcheck.h"
#include "core/puzzle/registry.h"
#include "core/puzzle/settings.h"
#include "core/puzzles/model/engine.h"
#include "core/puzzles/model/included.h"
#include "core/puzzles/model/model.h"
#include "core/puzzles/model/reasons.h"
#include "core/study/position.h"
#include "tests/solving.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

const Puzzle& models()
{
    return *findPuzzle(model::kId);
}

const model::ModelProblem& typed(const ProblemPtr& problem)
{
    return static_cast<const model::ModelProblem&>(*problem);
}

bool hasMiniZinc()
{
    return !QStandardPaths::findExecutable("minizinc").isEmpty();
}

ProblemPtr read(const std::string& text, const std::string& data = {})
{
    Parameters parameters;
    if (!data.empty())
        parameters["data"] = data;
    const auto problem = models().read(text, {}, parameters);
    if (!problem) {
        qWarning("%d:%d: %s", problem.error().line, problem.error().column,
                 problem.error().text().c_str());
        return nullptr;
    }
    return *problem;
}

Found solve(const ProblemPtr& problem, std::string_view strategy, const Limits& limits = {},
            bool recorded = false)
{
    return test::solve(models(), *problem, strategy, {.limits = limits, .recorded = recorded});
}

// The values themselves, of the first cells of its board: those that MiniZinc settles are no
// variables.
Solution numbersIn(const ProblemPtr& problem, const Solution& solution, std::size_t count)
{
    const model::Model& model = *typed(problem).model;
    Solution numbers;
    for (const VariableCell& cell : model.board.blocks.front().cells) {
        const bool isFixed = cell.variable == kAnyVariable;
        const std::int64_t number =
            isFixed ? std::stol(cell.text)
                    : model.variables[cell.variable].valueAt(solution[cell.variable]);
        numbers.push_back(static_cast<Value>(number));
        if (numbers.size() == count)
            break;
    }
    return numbers;
}

// Steps with the fewest reasons, from what the problem says.
std::vector<model::ReasonedStep> stepsOf(const ProblemPtr& problem,
                                         model::ReasonedEnd::Kind* end = nullptr)
{
    std::vector<model::ReasonedStep> steps;
    Control control;
    const auto ended = model::explainByEngine(typed(problem), control, [&](const auto& step) {
        steps.push_back(step);
        return true;
    });
    if (end != nullptr)
        *end = ended.kind;
    return steps;
}

// The model without the constraints of other rules, as a search sees it. What only says what a
// variable of MiniZinc's own means stays.
ProblemPtr onlyRules(const ProblemPtr& problem, const std::vector<Rule>& rules)
{
    const model::Model& whole = *typed(problem).model;
    std::string flat;
    std::size_t constraint = 0;
    for (const QByteArray& line : QByteArray::fromStdString(whole.flatZinc).split('\n')) {
        if (line.startsWith("constraint ")) {
            const Rule rule = whole.rules.ofConstraint[constraint++];
            const bool isNamed =
                line.contains("mzn_constraint_name") || line.contains("mzn_expression_name");
            if ((isNamed || !line.contains("defines_var(X_INTRODUCED")) &&
                std::ranges::count(rules, rule) == 0 && !line.startsWith("constraint bool2int"))
                continue;
        }
        flat += line.toStdString() + '\n';
    }
    auto some = std::make_shared<model::ModelProblem>();
    some->model = model::modelFrom("part", flat).value();
    some->givens = typed(problem).givens;
    return some;
}

// Whether the engine's search finds a solution of the model, in this state, with this value.
bool isPossible(const ProblemPtr& problem, const State& state, Variable variable, Value value)
{
    State tried = state;
    if (tried.removed(variable, value))
        return false;
    auto assumed =
        std::make_shared<model::ModelProblem>(static_cast<const model::ModelProblem&>(*problem));
    auto some = std::make_shared<model::Model>(*assumed->model);
    some->flatZinc = model::flatZincOf(*assumed, &tried);
    assumed->model = some;
    assumed->givens[variable] = value;
    Limits one;
    one.solutions = 1;
    return !solve(assumed, "weighted-degree", one).solutions.empty();
}

// What a step strikes: for a value that is assigned, all others that are left.
std::vector<Value> struckBy(const ProblemPtr& problem, const State& state, Event event)
{
    if (event.kind() == EventKind::Remove)
        return {event.value()};
    std::vector<Value> others;
    const std::uint32_t count = typed(problem).model->variables[event.variable()].count;
    for (Value value = 0; value < count; ++value)
        if (value != event.value() && !state.removed(event.variable(), value))
            others.push_back(value);
    return others;
}

// Only what the causes of a step say is known.
State causesAlone(const ProblemPtr& problem, const State& state, const model::ReasonedStep& step)
{
    State known(models().dimensions(*problem));
    for (const Place cause : step.causes)
        if (cause.value != kNoValue)
            known.apply(Event::decide(cause.variable, cause.value));
        else
            for (Value value = 0; value < typed(problem).model->variables[cause.variable].count;
                 ++value)
                if (state.removed(cause.variable, value))
                    known.apply(Event::remove(cause.variable, value, 1));
    return known;
}

const std::string kQueens = R"(% Queens in a column each.
include "globals.mzn";
int: n;
array[1..n] of var 1..n: q;
constraint alldifferent(q) :: "one in a row";
constraint alldifferent([q[i] + i | i in 1..n]) :: "one in a rising diagonal";
constraint alldifferent([q[i] - i | i in 1..n]) :: "one in a falling diagonal";
solve satisfy;
)";

} // namespace

class TestModel : public QObject
{
    Q_OBJECT

private slots:
    void shippedModelsHaveTheirSolutions_data()
    {
        QTest::addColumn<int>("solutions");
        for (const PresetInfo& preset : models().info().presets)
            QTest::newRow(preset.id.c_str()) << (preset.id == "mapcolouring" ? 3 : 1);
    }
    // Without MiniZinc: they are translated when the program is built.
    void shippedModelsHaveTheirSolutions()
    {
        QFETCH(int, solutions);
        const PresetInfo* const preset = models().preset(QTest::currentDataTag());
        const ProblemPtr problem = models().presetProblem(*preset);
        const Found first = solve(problem, "as-written");
        QCOMPARE(static_cast<int>(first.solutions.size()), solutions);
        QCOMPARE(first.outcome.ending, Ending::Exhausted);
        for (const Solution& solution : first.solutions)
            QVERIFY(models().verify(*problem, solution).empty());
        Solution wrong = first.solutions.front();
        const auto changed = std::ranges::find_if(wrong, [&](const Value& value) {
            return typed(problem)
                       .model->variables[static_cast<std::size_t>(&value - wrong.data())]
                       .count > 1;
        });
        *changed = *changed == 0 ? 1 : 0;
        if (std::ranges::find(first.solutions, wrong) == first.solutions.end())
            QVERIFY(!models().verify(*problem, wrong).empty());
    }

    void everyStrategyFindsTheSameSolutions_data()
    {
        QTest::addColumn<QString>("strategy");
        for (const StrategyInfo& strategy : models().info().strategies)
            if (strategy.complete)
                QTest::newRow(strategy.id.c_str()) << QString::fromStdString(strategy.id);
    }
    void everyStrategyFindsTheSameSolutions()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        QFETCH(QString, strategy);
        const ProblemPtr problem = read(kQueens, "n = 6");
        QVERIFY(problem);
        Found found = solve(problem, strategy.toStdString());
        QCOMPARE(found.outcome.ending, Ending::Exhausted);
        std::ranges::sort(found.solutions);
        const Puzzle& queens = *findPuzzle("queens");
        const auto board = queens.create({{"size", "6"}});
        std::vector<Solution> expected;
        Control control({}, {}, [&](std::span<const Value> values) {
            expected.emplace_back(values.begin(), values.end());
            return true;
        });
        (void)queens.run(0, **board, {}, control);
        std::ranges::sort(expected);
        QCOMPARE(found.solutions, expected);
    }

    void aTraceIsTheSameSearch_data() { everyStrategyFindsTheSameSolutions_data(); }
    void aTraceIsTheSameSearch()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        QFETCH(QString, strategy);
        const ProblemPtr problem = read(kQueens, "n = 7");
        QVERIFY(problem);
        const Found traced = solve(problem, strategy.toStdString(), {}, true);
        const Found found = solve(problem, strategy.toStdString());
        QCOMPARE(traced.outcome, found.outcome);
        QCOMPARE(traced.solutions, found.solutions);
        EventCheck check(models(), *problem);
        std::uint64_t nodes = 1;
        Cursor cursor(traced.trace, models().dimensions(*problem));
        for (std::uint64_t i = 0; i < traced.trace->size(); ++i) {
            const Event event = traced.trace->event(i);
            const auto fault = check.faultOf(event, nodes);
            QVERIFY2(!fault, fault ? fault->text().c_str() : "");
            nodes += event.kind() == EventKind::Decide ? 1 : 0;
            cursor.seek(i);
            QVERIFY(!models().explain(*problem, cursor.state(), event).empty());
        }
        QCOMPARE(nodes, found.outcome.counters.nodes + 1);
        for (std::uint64_t n = 0; n < traced.trace->solutionCount(); ++n) {
            cursor.seek(traced.trace->solutionEvent(n) + 1);
            QCOMPARE(models().solutionAt(*problem, cursor.state()), found.solutions[n]);
        }
    }

    // "indomain" takes each value beside the others: none has been left out when the next one is
    // taken.
    void valuesBesideEachOther()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        std::string text = kQueens;
        text.replace(text.find("satisfy"), 0, ":: int_search(q, input_order, indomain, complete) ");
        const ProblemPtr problem = read(text, "n = 7");
        QVERIFY(problem);
        const Found traced = solve(problem, "as-written", {}, true);
        const Found found = solve(problem, "as-written");
        QCOMPARE(traced.outcome, found.outcome);
        QCOMPARE(traced.solutions, found.solutions);
        QCOMPARE(found.solutions.size(), std::size_t{40});
        EventCheck check(models(), *problem);
        std::uint64_t nodes = 1;
        std::vector<Value> first; // that the first queen takes
        Cursor cursor(traced.trace, models().dimensions(*problem));
        for (std::uint64_t i = 0; i < traced.trace->size(); ++i) {
            const Event event = traced.trace->event(i);
            const auto fault = check.faultOf(event, nodes);
            QVERIFY2(!fault, fault ? fault->text().c_str() : "");
            nodes += event.kind() == EventKind::Decide ? 1 : 0;
            QVERIFY(event.kind() != EventKind::Remove || event.rule() != model::TriedBefore);
            if (event.variable() == 0 && event.changesState() &&
                event.kind() != EventKind::Remove && event.ruleOrNone() <= model::TriedBefore)
                first.push_back(event.value());
            cursor.seek(i);
            QVERIFY(!models().explain(*problem, cursor.state(), event).empty());
        }
        QCOMPARE(first, (std::vector<Value>{0, 1, 2, 3, 4, 5, 6}));
        QCOMPARE(nodes, found.outcome.counters.nodes + 1);
        for (std::uint64_t n = 0; n < traced.trace->solutionCount(); ++n) {
            cursor.seek(traced.trace->solutionEvent(n) + 1);
            QCOMPARE(models().solutionAt(*problem, cursor.state()), found.solutions[n]);
        }
    }

    void composedStrategiesFindTheSameSolutions_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("choice");
        const Puzzle& puzzle = models();
        const StrategyInfo& composed =
            puzzle.info().strategies[puzzle.strategyIndex("composed").value()];
        for (const SettingInfo& setting : composed.settings)
            for (const ChoiceInfo& choice : setting.choices)
                QTest::addRow("%s %s", setting.id.c_str(), choice.id.c_str())
                    << QString::fromStdString(setting.id) << QString::fromStdString(choice.id);
    }
    // Each choice beside random orders and restarts, where most can go wrong; watched as well.
    void composedStrategiesFindTheSameSolutions()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        QFETCH(QString, setting);
        QFETCH(QString, choice);
        const ProblemPtr problem = read(kQueens, "n = 8");
        QVERIFY(problem);
        auto expected = solve(problem, "input-order").solutions;
        std::ranges::sort(expected);
        for (const bool isRandom : {false, true}) {
            Options options;
            if (isRandom)
                options = {7, {{"var-order", "random"}, {"restarts", "luby"}}};
            options.settings[setting.toStdString()] = choice.toStdString();
            const std::size_t strategy = models().strategyIndex("composed").value();
            std::vector<Solution> found;
            Control control({}, {}, [&](std::span<const Value> values) {
                found.emplace_back(values.begin(), values.end());
                return true;
            });
            const Outcome outcome = models().run(strategy, *problem, options, control);
            QCOMPARE(outcome.ending, Ending::Exhausted);
            Trace trace;
            Control watched;
            Outcome recorded;
            {
                Recorder recorder(trace, watched);
                recorded = models().run(strategy, *problem, options, watched, &recorder);
            }
            QCOMPARE(recorded, outcome);
            QCOMPARE(trace.solutionCount(), found.size());
            EventCheck check(models(), *problem);
            std::uint64_t nodes = 1;
            for (std::uint64_t i = 0; i < trace.size(); ++i) {
                const auto fault = check.faultOf(trace.event(i), nodes);
                QVERIFY2(!fault, fault ? fault->text().c_str() : "");
                nodes += trace.event(i).kind() == EventKind::Decide ? 1 : 0;
            }
            std::ranges::sort(found);
            QCOMPARE(found, expected);
        }
    }

    void restartsBeginAgain()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read(kQueens, "n = 12");
        Limits some;
        some.nodes = 3000;
        const auto visitsOfRoot = [&](const char* restarts) {
            Options options{3, {{"var-order", "random"}, {"restarts", restarts}}};
            Trace trace;
            Control control(some);
            Recorder recorder(trace, control);
            (void)models().run(models().strategyIndex("composed").value(), *problem, options,
                               control, &recorder);
            std::uint64_t visits = 0;
            for (std::uint64_t i = 0; i < trace.size(); ++i)
                if (trace.event(i).kind() == EventKind::Visit && trace.event(i).node() == kRoot)
                    ++visits;
            return visits;
        };
        QVERIFY(visitsOfRoot("luby") > visitsOfRoot("none") + 5);
    }

    void stepsFollowFromTheirReasons_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QString::fromStdString(text);
        };
        for (const char* const id : {"futoshiki", "skyscrapers", "starbattle", "zebra", "binairo"})
            row(id, models().preset(id)->text);
        row("two at a time", R"(include "alldifferent.mzn";
array[1..3] of var 1..3: x;
constraint alldifferent(x) :: "all different";
constraint x[1] + x[2] = 5 :: "five";
constraint x[1] > x[2] :: "falling";
solve satisfy;
)");
        row("three at a time", R"(array[1..3] of var 0..1: x;
constraint x[1] != x[2] :: "first two differ";
constraint x[2] != x[3] :: "last two differ";
constraint x[1] != x[3] \/ x[1] = 1 :: "ends";
solve satisfy;
)");
        row("no solution", R"(array[1..3] of var 0..1: x;
constraint x[1] != x[2] :: "a";
constraint x[2] != x[3] :: "b";
constraint x[1] != x[3] :: "c";
solve satisfy;
)");
    }
    // By the engine's search of these constraints alone, and of one fewer.
    void stepsFollowFromTheirReasons()
    {
        QFETCH(QString, text);
        const bool isShipped = models().preset(QTest::currentDataTag()) != nullptr;
        if (!isShipped && !hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read(text.toStdString());
        QVERIFY(problem);
        model::ReasonedEnd::Kind end{};
        const auto steps = stepsOf(problem, &end);
        const auto solutions = solve(problem, "weighted-degree").solutions;
        if (solutions.empty())
            QCOMPARE(end, model::ReasonedEnd::Kind::Contradiction);
        if (isShipped)
            QCOMPARE(end, model::ReasonedEnd::Kind::Solved);
        State state(models().dimensions(*problem));
        // All of them where it is quick, some of a large one.
        const std::size_t stride = 1 + steps.size() / test::repetitions(24);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const model::ReasonedStep& step = steps[i];
            QVERIFY(!step.rules.empty() && !step.events.empty());
            QVERIFY(!model::sentenceOf(*typed(problem).model, step).text().empty());
            const bool isWide =
                typed(problem).model->variables[step.events.front().variable()].isWide;
            if (i % stride == 0 && !isWide) {
                const ProblemPtr some = onlyRules(problem, step.rules);
                const State known = causesAlone(problem, state, step);
                for (const Event event : step.events)
                    for (const Value struck : struckBy(problem, state, event))
                        QVERIFY2(!isPossible(some, known, event.variable(), struck),
                                 model::sentenceOf(*typed(problem).model, step).text().c_str());
                for (const Rule rule : step.rules) {
                    std::vector<Rule> fewer = step.rules;
                    std::erase(fewer, rule);
                    const ProblemPtr rest = onlyRules(problem, fewer);
                    const Event event = step.events.front();
                    bool isEnough = true;
                    for (const Value struck : struckBy(problem, state, event))
                        isEnough &= !isPossible(rest, state, event.variable(), struck);
                    QVERIFY2(!isEnough, "fewer reasons are enough");
                }
            }
            for (const Event event : step.events) {
                for (const Solution& solution : solutions)
                    QVERIFY(event.kind() == EventKind::Assign
                                ? solution[event.variable()] == event.value()
                                : isWide || solution[event.variable()] != event.value());
                state.apply(event);
            }
        }
    }

    // The same by no engine at all: every board is tried.
    void reasonsAreTheFewestByBruteForce()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read(R"(include "alldifferent.mzn";
array[1..4] of var 0..3: x;
constraint alldifferent(x) :: "all different";
constraint x[1] + x[2] <= 2 :: "small";
constraint x[3] > x[4] :: "falling";
constraint x[2] + x[4] >= 3 :: "large";
constraint x[1] != 1 \/ x[3] = 3 :: "either";
solve satisfy;
)");
        QVERIFY(problem);
        using Board = std::array<int, 4>;
        const std::map<std::string, std::function<bool(const Board&)>> rules{
            {"all different",
             [](const Board& x) { return std::set<int>(x.begin(), x.end()).size() == 4; }},
            {"small", [](const Board& x) { return x[0] + x[1] <= 2; }},
            {"falling", [](const Board& x) { return x[2] > x[3]; }},
            {"large", [](const Board& x) { return x[1] + x[3] >= 3; }},
            {"either", [](const Board& x) { return x[0] != 1 || x[2] == 3; }}};
        std::array<std::set<int>, 4> left;
        left.fill({0, 1, 2, 3});
        const auto isPossibleBy = [&](const std::vector<std::string>& names, Variable variable,
                                      Value value) {
            for (int board = 0; board < 256; ++board) {
                const Board x{board & 3, (board >> 2) & 3, (board >> 4) & 3, board >> 6};
                bool holds = x[variable] == static_cast<int>(value);
                for (std::size_t i = 0; i < 4; ++i)
                    holds &= i == variable || left[i].contains(x[i]);
                for (const std::string& name : names)
                    holds = holds && rules.at(name)(x);
                if (holds)
                    return true;
            }
            return false;
        };
        const auto fewest = [&](Variable variable, Value value) {
            std::size_t best = 9;
            for (unsigned chosen = 1; chosen < 32; ++chosen) {
                std::vector<std::string> names;
                std::size_t i = 0;
                for (const auto& [name, rule] : rules)
                    if ((chosen >> i++ & 1U) != 0)
                        names.push_back(name);
                if (names.size() < best && !isPossibleBy(names, variable, value))
                    best = names.size();
            }
            return best;
        };
        const auto steps = stepsOf(problem);
        QVERIFY(!steps.empty());
        for (const model::ReasonedStep& step : steps) {
            std::size_t best = 9; // of all that could be struck now
            for (Variable variable = 0; variable < 4; ++variable)
                if (left[variable].size() > 1)
                    for (const int value : left[variable])
                        best = std::min(best, fewest(variable, static_cast<Value>(value)));
            QCOMPARE(step.rules.size(), best);
            for (const Event event : step.events) {
                if (event.kind() == EventKind::Assign)
                    left[event.variable()] = {static_cast<int>(event.value())};
                else
                    left[event.variable()].erase(static_cast<int>(event.value()));
            }
        }
    }

    // Of what has been found, as long as it holds: the same reasons, and no cause too many.
    void reasonsOfAStepAreKept()
    {
        const ProblemPtr problem = models().presetProblem(*models().preset("skyscrapers"));
        const auto steps = stepsOf(problem);
        const State nothing(models().dimensions(*problem));
        State state(models().dimensions(*problem));
        std::size_t seen = 0;
        for (const model::ReasonedStep& step : steps)
            for (const Event event : step.events) {
                if (step.rules.size() > 1) {
                    ++seen;
                    const auto found = model::reasonOf(typed(problem), state, event);
                    QVERIFY(found);
                    QCOMPARE(found->rules, step.rules);
                    for (const Place cause : found->causes)
                        QVERIFY(std::ranges::find(step.causes, cause) != step.causes.end());
                    const ProblemPtr some = onlyRules(problem, found->rules);
                    const State known = causesAlone(problem, state, *found);
                    for (const Value struck : struckBy(problem, state, event))
                        QVERIFY(!isPossible(some, known, event.variable(), struck));
                    // Where its causes do not hold, it is another step, or none.
                    if (const auto other = model::reasonOf(typed(problem), nothing, event);
                        other && !found->causes.empty()) {
                        const ProblemPtr others = onlyRules(problem, other->rules);
                        for (const Value struck : struckBy(problem, nothing, event))
                            QVERIFY(!isPossible(others, nothing, event.variable(), struck));
                    }
                }
                state.apply(event);
            }
        QVERIFY(seen > 0);
    }

    void hintsAreStepsWithTheFewestReasons()
    {
        const ProblemPtr problem = models().presetProblem(*models().preset("futoshiki"));
        const Hint hint = hintFor({models(), problem, {}});
        QCOMPARE(hint.kind, Hint::Kind::Deduction);
        QVERIFY(!hint.entries.empty());
        const auto solutions = solve(problem, "weighted-degree").solutions;
        for (const Assignment& entry : hint.entries)
            QCOMPARE(solutions.front()[entry.variable], entry.value);
        // What has been entered is no step.
        const std::vector<Assignment> entered(hint.entries.begin(), hint.entries.begin() + 1);
        const Hint next = hintFor({models(), problem, entered});
        QVERIFY(!next.entries.empty());
        QVERIFY(std::ranges::find(next.entries, entered.front()) == next.entries.end());
    }

    void builtInPuzzlesAsModels_data()
    {
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<int>("solutions");
        const auto row = [](const char* puzzle, const char* problem, const char* strategy,
                            int solutions) {
            QTest::newRow(puzzle) << QString(problem) << QString(strategy) << solutions;
        };
        row("queens", "size=6", "", 4);
        row("knight", "size=4x3", "backtracking", 16);
        row("sudoku", "................", "", 288);
        row("nonogram", "[[1,1],[1],[1,1],[1]] [[1],[1,1],[1],[1,1]]", "", 3);
        row("suguru", "0 0 0 0\n0 0 0 0\n0 0 0 0\n\n1 1 1 1\n2 2 3 3\n2 2 3 3\n", "", 24);
        row("graphs", "size=6;degree=3;labelled=1", "edge-selection", 70);
        row("arithmetic", "1 2 3 4 range=integers", "trees", 3);
        // Not words: nothing of them is left to search, MiniZinc settles it all.
    }
    // The same solutions by a model and by a strategy of our own.
    void builtInPuzzlesAsModels()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        QFETCH(QString, problem);
        QFETCH(QString, strategy);
        QFETCH(int, solutions);
        const Puzzle& puzzle = *findPuzzle(QTest::currentDataTag());
        const bool isText = !problem.contains("size=");
        const auto own = isText ? puzzle.read(problem.toStdString(), {}, {})
                                : puzzle.create(test::parametersFrom(problem.toUtf8()));
        QVERIFY2(own, own ? "" : own.error().text().c_str());
        QFile file(QString(TEST_DATA "/models/%1.mzn").arg(QTest::currentDataTag()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const ProblemPtr written = read(file.readAll().toStdString());
        QVERIFY(written);
        const Found found = strategy.isEmpty() ? test::solve(puzzle, **own, std::size_t{0})
                                               : test::solve(puzzle, **own, strategy.toStdString());
        QCOMPARE(static_cast<int>(found.solutions.size()), solutions);
        const std::size_t size = found.solutions.front().size();
        std::set<Solution> expected(found.solutions.begin(), found.solutions.end());
        std::set<Solution> modelled;
        for (const Solution& each : solve(written, "weighted-degree").solutions)
            modelled.insert(numbersIn(written, each, size));
        QCOMPARE(modelled, expected);
    }

    void includedFilesTravelWithTheModel()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        QTemporaryDir folder;
        const auto write = [&](const char* name, const char* text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("rising.mzn",
              "include \"least.mzn\";\n\npredicate rising(array[int] of var int: x) =\n"
              "    forall (i in index_set(x) where i < max(index_set(x)))"
              " (x[i] < x[i + 1]) /\\ x[1] >= least;\n");
        write("least.mzn", "int: least = 2;\n");
        const std::string text = "include \"rising.mzn\"; include \"alldifferent.mzn\";\n"
                                 "int: n;\narray[1..3] of var 1..n: x;\n"
                                 "constraint rising(x);\nsolve satisfy;\n% data\nn = 5;\n";
        const std::string whole = model::withIncluded(text, folder.path().toStdString());
        QCOMPARE(model::includedIn(whole).size(), std::size_t{2});
        QVERIFY(model::withIncluded(whole, folder.path().toStdString()) == whole);
        write("least.mzn", "int: least = 3;\n"); // newer than what travels
        QVERIFY(model::withIncluded(whole, folder.path().toStdString()) != whole);
        QVERIFY(folder.remove());
        QVERIFY(model::withIncluded(whole, folder.path().toStdString()) == whole);
        const ProblemPtr problem = read(whole);
        QVERIFY(problem);
        QCOMPARE(solve(problem, "as-written").solutions.size(), std::size_t{4});
        const ProblemPtr again = read(models().write(*problem, "mzn"));
        QCOMPARE(solve(again, "as-written").solutions.size(), std::size_t{4});
        QCOMPARE(model::partsOf(whole).data, std::string("n = 5;\n"));
        const Value two = typed(problem).model->variables[0].indexOf(2);
        const auto assumed = models().assume(*problem, std::vector<Assignment>{{0, two}});
        const auto given = models().read(models().write(**assumed, "mzn"), {}, {});
        QVERIFY(given);
        QCOMPARE(solve(*given, "as-written").solutions.size(), std::size_t{3});
    }

    // A file below a folder includes what is beside it.
    void includedFilesIncludeWhatIsBesideThem()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("sub"));
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("sub/a.mzn", "include \"b.mzn\";\ninclude \"top.mzn\";\n");
        write("sub/b.mzn", "int: fromB = 2;\n");
        write("top.mzn", "int: fromTop = 3;\n");
        const std::string text = "include \"sub/a.mzn\";\nvar fromB..fromTop: x;\nsolve satisfy;\n";
        const std::string whole = model::withIncluded(text, folder.path().toStdString());
        QCOMPARE(model::includedIn(whole).size(), std::size_t{3});
        QCOMPARE(solve(read(whole), "as-written").solutions.size(), std::size_t{2});
    }

    void whatIsTooMuchToIncludeIsSaid()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("large.mzn", "int: a = 1;\n" + QByteArray(1100000, ' '));
        for (int i = 0; i < 130; ++i)
            write(QString("f%1.mzn").arg(i), QString("include \"f%1.mzn\";\n").arg(i + 1).toUtf8());
        write("f130.mzn", "int: a = 1;\n");
        const auto said = [&](const std::string& name) {
            const std::string whole =
                model::withIncluded("include \"" + name + "\";\nvar 1..2: x;\nsolve satisfy;\n",
                                    folder.path().toStdString());
            const auto problem = models().read(whole, {}, {});
            return problem ? std::string() : problem.error().text();
        };
        QCOMPARE(said("large.mzn"),
                 std::string("the model includes large.mzn, which has more than 1 MB"));
        QCOMPARE(said("f0.mzn"),
                 std::string("the model includes f100.mzn, and with it more than 100 files"));
    }

    // Whoever is killed while MiniZinc reads leaves a folder; who comes next removes it.
    void foldersOfTheDeadAreRemoved()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        QTemporaryDir temporary;
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", temporary.path().toUtf8());
        const auto folder = [&](qint64 owner) {
            return QString("clew-included-%1-abcdef").arg(owner);
        };
        QProcess dead;
        dead.start("true", QStringList{});
        QVERIFY(dead.waitForStarted());
        const QString ofDead = folder(dead.processId());
        QVERIFY(dead.waitForFinished());
        const QString ofLiving = folder(QCoreApplication::applicationPid());
        for (const QString& name : {ofDead, ofLiving, QString("clew-included-x")})
            QVERIFY(QDir(temporary.path()).mkdir(name));
        QVERIFY(read("% folders\ninclude \"a.mzn\";\nvar 1..a: x;\nsolve satisfy;\n"
                     "% included \"a.mzn\":\n%| int: a = 2;\n"));
        const QStringList left =
            QDir(temporary.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        before.isEmpty() ? (void)qunsetenv("TMPDIR") : (void)qputenv("TMPDIR", before);
        QCOMPARE(QSet<QString>(left.begin(), left.end()),
                 (QSet<QString>{ofLiving, "clew-included-x"}));
    }

    void solutionsNameWhatIsSettledAsWell_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("values");
        QTest::addColumn<QString>("board");
        QTest::newRow("elements") << "array[1..3] of var 1..3: x;\nconstraint x[1] = 1;\n"
                                     "constraint x[3] = 3; constraint x[2] > 2;"
                                  << "x[1]=1 x[2]=3 x[3]=3\n"
                                  << "1 3 3";
        QTest::newRow("all") << "array[1..2,0..1] of var 0..3: x; var bool: b; var 4..5: c;\n"
                                "constraint forall(i in 1..2, j in 0..1) (x[i,j] = i + j);\n"
                                "constraint b; constraint c = 5;"
                             << "c=5 x[1,0]=1 x[1,1]=2 x[2,0]=2 x[2,1]=3 b=1\n"
                             << "1 2\n2 3";
        QTest::newRow("quoted") << "var 1..3: 'my var'; array[1..2] of var 1..2: 'an array';\n"
                                   "constraint 'my var' > 2; constraint 'an array'[1] = 2;\n"
                                   "constraint 'an array'[2] > 1;"
                                << "'my var'=3 'an array'[1]=2 'an array'[2]=2\n"
                                << "'my var'";
        QTest::newRow("sets")
            << "var set of 1..3: s; array[1..2] of var set of 2..3: t;\n"
               "constraint s = {1, 3}; constraint t[1] = {2}; constraint t[2] = {};"
            << "s[1]=1 s[2]=0 s[3]=1 t[1,2]=1 t[1,3]=0 t[2,2]=0 t[2,3]=0\n"
            << "1 0 1";
    }
    void solutionsNameWhatIsSettledAsWell()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        QFETCH(QString, text);
        QFETCH(QString, values);
        QFETCH(QString, board);
        const ProblemPtr problem = read((text + "\nsolve satisfy;\n").toStdString());
        QVERIFY(problem);
        const auto solutions = solve(problem, "as-written").solutions;
        QCOMPARE(solutions.size(), std::size_t{1});
        const auto words = [](const std::string& line) {
            QStringList all = QString::fromStdString(line).trimmed().split(' ');
            all.sort();
            return all;
        };
        const std::string written = models().writeSolutions(*problem, solutions, 0, "values");
        QCOMPARE(words(written), words(values.toStdString()));
        const std::string drawn = models().writeSolutions(*problem, solutions, 0, "board");
        QVERIFY2(drawn.find(board.toStdString()) != std::string::npos, drawn.c_str());
        QVERIFY2(drawn.find("INTRODUCED") == std::string::npos, drawn.c_str());
        const auto claimed = models().readSolution(written, {}, {}, problem);
        QVERIFY2(claimed, claimed ? "" : claimed.error().text().c_str());
        QCOMPARE(claimed->solution, solutions[0]);
    }

    // Variables of option types are shown by their own names, not by those that MiniZinc makes up.
    void valuesThatMayBeMissingAreShown()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read(R"(var opt 1..2: y;
array[1..2] of var opt 2..3: t;
constraint occurs(y) -> deopt(y) = 2;
constraint occurs(t[1]) <-> occurs(y);
constraint occurs(t[1]) -> deopt(t[1]) = 3;
constraint occurs(t[2]) -> deopt(t[2]) = 2;
constraint occurs(t[2]);
solve satisfy;
)");
        QVERIFY(problem);
        const auto solutions = solve(problem, "as-written").solutions;
        QSet<QString> lines;
        for (const Solution& solution : solutions) {
            const std::string line = models().writeSolutions(*problem, {&solution, 1}, 0, "values");
            QStringList words = QString::fromStdString(line).trimmed().split(' ');
            words.sort();
            lines << words.join(' ');
            const auto claimed = models().readSolution(line, {}, {}, problem);
            QVERIFY2(claimed, claimed ? "" : claimed.error().text().c_str());
            QCOMPARE(claimed->solution, solution);
            const std::string board = models().writeSolutions(*problem, {&solution, 1}, 0, "board");
            QVERIFY2(board.find("INTRODUCED") == std::string::npos, board.c_str());
            QCOMPARE(board.find("<>") != std::string::npos, words.contains("y=<>"));
        }
        const QSet<QString> expected{"t[1]=3 t[2]=2 y=2", "t[1]=<> t[2]=2 y=<>"};
        QVERIFY2(lines == expected, qPrintable(QStringList(lines.values()).join(" / ")));
        QCOMPARE(solutions.size(), std::size_t{2});
    }

    // A constraint without a name goes by what its author wrote.
    void constraintsWithoutANameAreQuoted()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read("array[1..3] of var 1..3: x;\n"
                                        "constraint x[1] + x[2] =\n   5;\n"
                                        "constraint x[2] < x[3] :: \"rising\";\n"
                                        "constraint forall(i in 1..2) (x[i] + x[3] > i);\n"
                                        "solve satisfy;\n");
        QVERIFY(problem);
        QStringList names;
        for (const std::string& name : typed(problem).model->rules.names)
            names << QString::fromStdString(name);
        QVERIFY2(names.contains("x[1] + x[2] = 5"), qPrintable(names.join('\n')));
        QVERIFY2(!names.filter("rising").isEmpty(), qPrintable(names.join('\n')));
        QVERIFY2(names.filter("::").isEmpty(), qPrintable(names.join('\n')));
        QVERIFY2(names.filter("int_").isEmpty(), qPrintable(names.join('\n')));
    }

    void wrongDataNameNoLineOfTheModel()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        const auto problem =
            models().read("int: n;\nvar 1..n: x;\nsolve satisfy;\n", {}, {{"data", "m=6"}});
        QVERIFY(!problem);
        QCOMPARE(problem.error().line, 0);
        QVERIFY2(problem.error().text().starts_with("in the data given: "),
                 problem.error().text().c_str());
    }

    void onlyFilesBelowAModelTravel()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("inner"));
        QFile file(folder.filePath("secret.mzn"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("int: secret = 1;\n");
        file.close();
        for (const std::string& name :
             {std::string("../secret.mzn"), folder.filePath("secret.mzn").toStdString()}) {
            const std::string text = "include \"" + name + "\";\nsolve satisfy;\n";
            QCOMPARE(model::withIncluded(text, folder.filePath("inner").toStdString()), text);
        }
        QVERIFY(model::includedIn("% included \"../x.mzn\":\n%| int: a = 1;\n").empty());
    }

    void aLimitOfNodesHoldsWatchedOrNot()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read(kQueens, "n = 8");
        Limits limits;
        limits.nodes = 17;
        const Found found = solve(problem, "input-order", limits);
        QCOMPARE(found.outcome.reason, StopReason::NodeLimit);
        const Found traced = solve(problem, "input-order", limits, true);
        QCOMPARE(traced.outcome.counters.nodes, found.outcome.counters.nodes);
    }

    void constraintsHaveTheNamesOfTheirAuthor()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read(kQueens, "n = 6");
        QStringList names;
        for (const RuleInfo& rule : models().rulesOf(*problem))
            names << rule.name.text;
        for (const char* const name :
             {"one in a row", "one in a rising diagonal", "one in a falling diagonal"})
            QVERIFY2(names.contains(name), name);
        const Found traced = solve(problem, "as-written", {}, true);
        bool isSaid = false;
        Cursor cursor(traced.trace, models().dimensions(*problem));
        for (std::uint64_t i = 0; i < traced.trace->size() && !isSaid; ++i) {
            cursor.seek(i);
            const std::string said =
                models().explain(*problem, cursor.state(), traced.trace->event(i)).text();
            isSaid = said.starts_with("one in a row: not q[");
        }
        QVERIFY(isSaid);
    }

    void faultsAreSaidAtTheirPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("unknown name") << "var 1..3: x;\nconstraint x > y;\nsolve satisfy;"
                                      << "undefined identifier" << 2 << 16;
        QTest::newRow("missing semicolon") << "var 1..3: x\nsolve satisfy;"
                                           << "unexpected item" << 2 << 1;
        QTest::newRow("no data") << "int: n;\nvar 1..n: x;\nsolve satisfy;"
                                 << "must be defined" << 1 << 1;
        QTest::newRow("floats") << "var 0.0..1.0: x;\nsolve satisfy;"
                                << "floats" << 0 << 0;
        QTest::newRow("no model") << "1 2 3\n"
                                  << "not a MiniZinc model" << 1 << 1;
        QTest::newRow("only in a comment") << "% solve satisfy;\nint n\n"
                                           << "not a MiniZinc model" << 1 << 1;
    }
    void faultsAreSaidAtTheirPlace()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        QFETCH(QString, text);
        QFETCH(QString, said);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto problem = models().read(text.toStdString(), {}, {});
        QVERIFY(!problem);
        QVERIFY2(QString::fromStdString(problem.error().text()).contains(said),
                 problem.error().text().c_str());
        QCOMPARE(problem.error().line, line);
        QCOMPARE(problem.error().column, column);
    }

    void withoutMiniZincOneSentenceSaysWhatToInstall()
    {
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nowhere");
        const auto problem = models().read("var 1..4: unseen;\nsolve satisfy;\n", {}, {});
        const ProblemPtr shipped = models().presetProblem(models().info().presets.front());
        const std::size_t solutions = solve(shipped, "as-written").solutions.size();
        qputenv("PATH", path);
        QVERIFY(!problem);
        QVERIFY(QString::fromStdString(problem.error().text()).contains("install it"));
        QCOMPARE(solutions, std::size_t{1});
    }

    void whatIsAssumedHolds()
    {
        const ProblemPtr map = models().presetProblem(*models().preset("mapcolouring"));
        const auto all = solve(map, "as-written").solutions;
        QCOMPARE(all.size(), std::size_t{3});
        for (Variable variable = 0; variable < all[0].size(); ++variable)
            for (Value value = 0; value < 3; ++value) {
                const auto assumed =
                    models().assume(*map, std::vector<Assignment>{{variable, value}});
                QVERIFY(assumed);
                auto expected = all;
                std::erase_if(expected,
                              [&](const Solution& each) { return each[variable] != value; });
                QCOMPARE(solve(*assumed, "as-written").solutions, expected);
                const auto again = models().read(models().write(**assumed, "mzn"), {}, {});
                QVERIFY(again);
                QCOMPARE(typed(*again).givens, typed(*assumed).givens);
                QCOMPARE(typed(*again).model.get(), typed(map).model.get());
            }
    }

    void dataStandBehindTheModel()
    {
        const model::ModelParts parts{"var 1..n: x;\nint: n;\nsolve satisfy;\n", "n = 3;\n"};
        const model::ModelParts again = model::partsOf(model::joined(parts));
        QCOMPARE(again.text, parts.text);
        QCOMPARE(again.data, parts.data);
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read(parts.text, "n = 3");
        QVERIFY(problem);
        QCOMPARE(solve(problem, "as-written").solutions.size(), std::size_t{3});
        // Its text says all, also where the parameters are given once more.
        QCOMPARE(typed(read(models().write(*problem, "mzn"), "n = 3")).model.get(),
                 typed(problem).model.get());
    }

    void anOptimisationEndsWithTheBest()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read("var 1..10: x; var 1..10: y;\nconstraint x + y > 7;\n"
                                        "constraint x * y < 20;\nsolve maximize 3 * x - y;\n");
        QVERIFY(problem);
        const auto all = solve(problem, "as-written").solutions;
        QVERIFY(all.size() > 1);
        QCOMPARE(all.back()[0], Value{9}); // x = 10
        QCOMPARE(all.back()[1], Value{0}); // y = 1
        Limits one;
        one.solutions = 1;
        QCOMPARE(solve(problem, "as-written", one).solutions, std::vector<Solution>{all.back()});
    }

    // The way leads to the best, not to the first that was found, and says that it is the best.
    void theBestIsExplained()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read("var 1..10: x; var 1..10: y;\nconstraint x + y > 7;\n"
                                        "constraint x * y < 20;\nsolve maximize 3 * x - y;\n");
        QVERIFY(problem);
        for (const std::uint64_t wanted : {std::uint64_t{1}, kUnlimited}) {
            Control control({.solutions = wanted});
            const Explanation explanation = models().explainSolution(*problem, {}, control);
            State state(models().dimensions(*problem));
            for (const ExplainedStep& step : explanation.steps)
                for (const Place settled : step.settled)
                    state.apply(Event::assign(settled.variable, settled.value, 1));
            QCOMPARE(state.value(0), Value{9}); // x = 10
            QCOMPARE(state.value(1), Value{0}); // y = 1
            QVERIFY2(explanation.end.text().starts_with("Nothing better is left"),
                     explanation.end.text().c_str());
        }
        QVERIFY(models().whyNotCounted(*problem));
        QVERIFY(!models().whyNotCounted(*read("var 1..3: x;\nsolve satisfy;\n")));
    }

    void aSearchIsCancelled()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read(kQueens, "n = 40");
        std::stop_source stop;
        std::uint64_t seen = 0;
        Control control({}, stop.get_token(), [&](std::span<const Value>) {
            if (++seen == 2)
                stop.request_stop();
            return true;
        });
        const Outcome outcome =
            models().run(models().strategyIndex("weighted-degree").value(), *problem, {}, control);
        QCOMPARE(outcome.reason, StopReason::Cancelled);
    }

    // A model that needs more than it may take leaves this program as it was.
    void aLimitOfMemoryIsASentenceAndNoMore()
    {
        if (!hasMiniZinc())
            QSKIP("minizinc is not installed");
        if (kUnderSanitizer)
            QSKIP("sanitizers reserve more address space than any limit allows");
        const ProblemPtr problem = read("array[1..20000] of var 1..300: x;\nsolve satisfy;\n");
        QVERIFY(problem);
        Limits limits;
        limits.memory = std::uint64_t{1} << 20U;
        const Found found = solve(problem, "as-written", limits, true); // a copy at each node
        QCOMPARE(found.outcome.reason, StopReason::MemoryLimit);
        const ProblemPtr shipped = models().presetProblem(*models().preset("killer"));
        QCOMPARE(solve(shipped, "as-written").solutions.size(), std::size_t{1});
    }

    void boardsLookAsTheirAuthorsSay()
    {
        const auto board = [](const char* id) {
            return typed(models().presetProblem(*models().preset(id))).model->board;
        };
        const VariableBoard killer = board("killer");
        QCOMPARE(killer.blocks.size(), std::size_t{1});
        QCOMPARE(killer.blocks[0].regions.size(), std::size_t{81});
        const VariableBoard map = board("mapcolouring");
        QVERIFY(map.blocks[0].isColoured);
        QCOMPARE(map.blocks[0].edges.size(), std::size_t{9});
        QCOMPARE(board("diagonal").blocks[0].lines.size(), std::size_t{2});
        QVERIFY(!board("skyscrapers").blocks[0].above.empty());
        QCOMPARE(board("sendmoremoney").blocks.size(), std::size_t{8});
        const VariableBoard stars = board("starbattle");
        QCOMPARE(QString::fromStdString(stars.variables[0].text(1)), QString("★"));
    }
};

QTEST_GUILESS_MAIN(TestModel)

#include "tst_core_model.moc"
