// Models: what MiniZinc makes of a text, the board that follows from it, and the engine's search as
// one of ours.

#include <QStandardPaths>
#include <QtTest>

#include "core/puzzle/eventcheck.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/model/model.h"
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
        QTest::newRow("sets") << "var set of 1..3: x;\nsolve satisfy;"
                              << "sets" << 0 << 0;
        QTest::newRow("no bounds") << "var int: x;\nsolve satisfy;"
                                   << "bounds" << 0 << 0;
        QTest::newRow("no model") << "1 2 3\n"
                                  << "no MiniZinc model" << 1 << 1;
        QTest::newRow("only in a comment") << "% solve satisfy;\nvar 1..3: x;\n"
                                           << "no MiniZinc model" << 1 << 1;
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
