// Steps of models with the fewest reasons: they follow, none of them can be left out, and hints and
// explanations are made of them.

#include <QtTest>

#include <array>
#include <functional>
#include <map>
#include <set>

#include "core/puzzles/model/engine.h"
#include "core/puzzles/model/reasons.h"
#include "core/study/position.h"
#include "tests/modelproblems.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

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

} // namespace

class TestModelReasons : public QObject
{
    Q_OBJECT

private slots:
    // A name behind the right side of a comparison is lost to MiniZinc; each such constraint goes
    // by its own words all the same, and a step names those alone that give it.
    void constraintsGoByTheirOwnWords()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read("var 0..9: a; var 0..9: b; var 0..9: c;\n"
                                        "constraint a + b <= 9 :: \"first pair\";\n"
                                        "constraint a + c <= 5 :: \"second pair\";\n"
                                        "constraint b + c >= 18 :: \"third\";\n"
                                        "solve satisfy;\n");
        QVERIFY(problem);
        Control control;
        const Explanation explanation = models().explainSolution(*problem, {}, control);
        QVERIFY(!explanation.steps.empty());
        for (const ExplainedStep& step : explanation.steps)
            QVERIFY2(step.text().find('|') == std::string::npos, step.text().c_str());
        QVERIFY(explanation.end.text().starts_with("There is no solution: what is known by now "
                                                   "contradicts"));
        QCOMPARE(explanation.outcome.ending, Ending::Exhausted);
    }

    // What no step can name, because MiniZinc has used it up, is said before the steps.
    void usedUpConstraintsAreNamed()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read("var 1..4: a; var 1..4: b;\n"
                                        "constraint :: \"a is not one\" a != 1;\n"
                                        "constraint :: \"three\" a + b = 3;\n"
                                        "solve satisfy;\n");
        QVERIFY(problem);
        Control control;
        const Explanation explanation = models().explainSolution(*problem, {}, control);
        const std::string remark = explanation.remark.text();
        QVERIFY2(remark.ends_with("no step names them: a is not one."), remark.c_str());
    }

    // Where the steps end without a solution, what there is: none, or several.
    void whereStepsEnd()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const auto endOf = [](const char* text) {
            const ProblemPtr problem = read(text);
            Control control;
            return models().explainSolution(*problem, {}, control);
        };
        const Explanation none = endOf("var 0..9: a; var 0..9: b; var 0..9: c; var 0..9: d;\n"
                                       "constraint a + b <= 9; constraint c + d <= 3;\n"
                                       "constraint a >= 5; constraint b * b >= 16;\n"
                                       "constraint c + a >= 8; constraint d * d >= 4;\n"
                                       "solve satisfy;\n");
        QVERIFY2(none.end.text().starts_with("There is no solution"), none.end.text().c_str());
        QCOMPARE(none.outcome.ending, Ending::Exhausted);
        QCOMPARE(none.outcome.counters.solutions, 0U);
        const Explanation several = endOf("var 1..2: x; var 1..2: y;\n"
                                          "constraint x != y; solve satisfy;\n");
        QVERIFY2(
            several.end.text().find("there are several solutions: x may be 1, 2; y may be 1, 2.") !=
                std::string::npos,
            several.end.text().c_str());
        QCOMPARE(several.outcome.ending, Ending::RanDry);
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
        if (!isShipped && !model::hasMiniZinc())
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
        if (!model::hasMiniZinc())
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
        const auto solutions = solve(problem, "weighted-degree").solutions;
        // What it rests on comes first, until a value follows.
        Position position{models(), problem, {}};
        Hint hint = hintFor(position);
        while (hint.kind == Hint::Kind::Deduction && hint.entries.empty()) {
            QVERIFY(!hint.strikes.empty());
            for (const Place struck : hint.strikes) {
                QVERIFY(solutions.front()[struck.variable] != struck.value);
                position.struck.push_back(struck);
            }
            hint = hintFor(position);
        }
        QCOMPARE(hint.kind, Hint::Kind::Deduction);
        for (const Assignment& entry : hint.entries)
            QCOMPARE(solutions.front()[entry.variable], entry.value);
        // What has been entered is no step.
        position.entries = {hint.entries.front()};
        const Hint next = hintFor(position);
        QVERIFY(next.gives());
        QVERIFY(std::ranges::find(next.entries, position.entries.front()) == next.entries.end());
    }

    // Whatever is given or entered, steps name their own constraints, each once. What an expression
    // means that the model searches by has no words of its own.
    void givenValuesLeaveReasonsTheirNames()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const std::string text =
            "array[1..3] of var 1..5: x; var 0..30: y;\n"
            "constraint x[1]+x[2]+x[3]=y /\\ x[1]<x[2] /\\ x[2]<x[3];\n"
            "solve :: int_search([x[1] + x[2], 2 * x[3] - x[1], y], first_fail, indomain_max) "
            "satisfy;\n";
        const auto stepsOf = [](const ProblemPtr& problem) {
            QStringList steps;
            Control control;
            if (problem != nullptr)
                for (const ExplainedStep& step :
                     models().explainSolution(*problem, {}, control).steps)
                    steps << QString::fromStdString(step.text());
            return steps;
        };
        const QString constraint = "x[1]+x[2]+x[3]=y /\\ x[1]<x[2] /\\ x[2]<x[3]";
        const QStringList plain = stepsOf(read(text));
        QVERIFY(!plain.isEmpty());
        for (const QString& step : plain)
            QVERIFY2(step.count(constraint) <= 1 && !step.contains("int_search"), qPrintable(step));
        const ProblemPtr given = read(text + "% given: x[1] = 1\n% given: x[2] = 2\n");
        const QStringList steps = stepsOf(given);
        QVERIFY2(steps.contains("the value of an expression: x[1]+x[2] = 3."),
                 qPrintable(steps.join('\n')));
        QVERIFY2(steps.filter(": not y = 3").value(0).startsWith(constraint + ": "),
                 qPrintable(steps.join('\n')));
        // A hint, too, with what has been entered.
        const ProblemPtr problem = read(text);
        Position position{models(), problem, {}};
        position.entries = {{0, 0}, {1, 1}};
        const Hint hint = hintFor(position);
        QVERIFY2(!hint.step.text().empty() && !hint.step.text().starts_with(':'),
                 hint.step.text().c_str());
    }

    // The way leads to the best, not to the first that was found, and says that it is the best.
    void theBestIsExplained()
    {
        if (!model::hasMiniZinc())
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

    // What follows from values that are struck is reported after these strikes.
    void hintsBeginWithWhatTheyRestOn()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read("include \"alldifferent.mzn\";\n"
                                        "array[1..3] of var 1..3: x;\n"
                                        "constraint alldifferent(x) :: \"all different\";\n"
                                        "constraint (x[1] + x[2] > 4) :: \"large\";\n"
                                        "solve satisfy;\n");
        QVERIFY(problem);
        Position position{models(), problem, {}};
        Hint hint = hintFor(position);
        for (int i = 0; i < 2 && !hint.strikes.empty(); ++i) {
            const auto text = QString::fromStdString(hint.step.text());
            QVERIFY2(text.contains("arge: not x["), qPrintable(text));
            for (const Place place : hint.strikes)
                position.struck.push_back(place);
            hint = hintFor(position);
        }
        QVERIFY(!position.struck.empty());
        QCOMPARE(hint.entries, (std::vector<Assignment>{{2, 0}}));
        const auto text = QString::fromStdString(hint.step.text());
        QVERIFY2(text.contains("ll different: x[3] = 1"), qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(TestModelReasons)
#include "tst_core_modelreasons.moc"
