// Models: what MiniZinc makes of a text, the board that follows from it, and the engine's search as
// one of ours.

#include <QtTest>

#include <set>

#include "core/puzzle/eventcheck.h"
#include "core/puzzle/settings.h"
#include "core/puzzle/source.h"
#include "core/puzzles/model/engine.h"
#include "core/puzzles/model/flatzinc.h"
#include "core/puzzles/model/wanted.h"
#include "core/storage/process.h"
#include "core/text/english.h"
#include "tests/modelproblems.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

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

} // namespace

class TestModel : public QObject
{
    Q_OBJECT

private slots:
    // Whoever cancels waits neither for what MiniZinc has written nor for another program.
    void nobodyWaitsForWhatIsNotWanted()
    {
        const std::string flatZinc = "var 1..2: x;\nsolve satisfy;\n";
        QCOMPARE(model::parseFlatZinc(flatZinc).variables.size(), std::size_t{1});
        {
            const std::function<bool()> goOn = [] { return false; };
            const model::WhileWanted whileWanted(goOn);
            QVERIFY_THROWS_EXCEPTION(model::NoLongerWanted, (void)model::parseFlatZinc(flatZinc));
        }
        QCOMPARE(model::parseFlatZinc(flatZinc).variables.size(), std::size_t{1});
        std::stop_source stop;
        stop.request_stop();
        const ProcessesUntil ended(stop.get_token());
        const auto end = runProcess(
            {.program = "/there is no such program"}, [](std::string_view) { return true; },
            [] { return true; });
        QVERIFY(end && end->wasStopped); // it was not even looked for
    }

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
        if (!model::hasMiniZinc())
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
        if (!model::hasMiniZinc())
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

    // What it is called by where its text says nothing.
    void titlesCountVariables()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const ProblemPtr problem = read("array[1..1200] of var 0..1: x; solve satisfy;", "");
        QVERIFY(problem);
        QCOMPARE(models().title(*problem).text(), std::string("Model with 1,200 variables"));
    }

    // "indomain" takes each value beside the others: none has been left out when the next one is
    // taken.
    void valuesBesideEachOther()
    {
        if (!model::hasMiniZinc())
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
        if (!model::hasMiniZinc())
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
        if (!model::hasMiniZinc())
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
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        QFETCH(QString, problem);
        QFETCH(QString, strategy);
        QFETCH(int, solutions);
        const Puzzle& puzzle = *findPuzzle(QTest::currentDataTag());
        const bool isText = !problem.contains("size=");
        const auto own = isText ? puzzle.read(problem.toStdString(), {}, {})
                                : puzzle.create(test::parametersFrom(problem.toUtf8()));
        QVERIFY2(own, own ? "" : english(own.error()).c_str());
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
        if (!model::hasMiniZinc())
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
        QVERIFY2(claimed, claimed ? "" : english(claimed.error()).c_str());
        QCOMPARE(claimed->solution, solutions[0]);
    }

    // Variables of option types are shown by their own names, not by those that MiniZinc makes up.
    void valuesThatMayBeMissingAreShown()
    {
        if (!model::hasMiniZinc())
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
            QVERIFY2(claimed, claimed ? "" : english(claimed.error()).c_str());
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
        if (!model::hasMiniZinc())
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

    void theLastItemNeedsNoSemicolonBeforeData_data()
    {
        QTest::addColumn<QString>("end");
        QTest::newRow("nothing") << "";
        QTest::newRow("a line end") << "\n";
        QTest::newRow("a comment") << " % all; of it";
        QTest::newRow("a long comment") << "\n/* all;\nof it */\n";
        QTest::newRow("a semicolon") << "; % all of it";
        QTest::newRow("a text") << ";\noutput [\"\\\" % of \\(x)\"]";
    }
    void theLastItemNeedsNoSemicolonBeforeData()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        QFETCH(QString, end);
        const ProblemPtr problem =
            read("int: n;\nvar 1..n: x;\nsolve satisfy" + end.toStdString(), "n = 3");
        QVERIFY(problem);
        QCOMPARE(solve(problem, "as-written").solutions.size(), std::size_t{3});
    }

    void aLimitOfNodesHoldsWatchedOrNot()
    {
        if (!model::hasMiniZinc())
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
        if (!model::hasMiniZinc())
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

    // All that it strikes is struck by a name that stands there.
    void theModelInTheReadme()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        QFile readme(QStringLiteral(TEST_DATA "/../../README.md"));
        QVERIFY(readme.open(QIODevice::ReadOnly));
        const QByteArray all = readme.readAll();
        const auto begin = all.indexOf("    include \"globals.mzn\";");
        const QByteArray last = "    solve satisfy;";
        const auto end = all.indexOf(last, begin) + last.size();
        QVERIFY(begin > 0 && end > begin);
        const ProblemPtr problem = read(all.mid(begin, end - begin).toStdString(), "n = 6");
        QVERIFY(problem);
        QCOMPARE(solve(problem, "as-written").solutions.size(), std::size_t{4});
        QStringList names;
        for (const RuleInfo& rule : models().rulesOf(*problem))
            names << rule.name.text;
        for (const char* const name :
             {"one queen in a row", "one in a rising diagonal", "one in a falling diagonal"})
            QVERIFY2(names.contains(name), qPrintable(names.join('\n')));
        for (const QString& name : std::as_const(names))
            QVERIFY2(!name.contains("q["), qPrintable(name));
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

    // Of a text that changes the board keeps what can still stand there.
    void whatIsAssumedStaysAsTheTextChanges()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const SourceEditing& editing = *sourceEditing(models());
        const ProblemPtr old = read("array[1..3] of var 1..9: x;\nvar 1..9: y;\nsolve satisfy;\n"
                                    "% given: x[1] = 2\n% given: x[3] = 9\n% given: y = 4\n");
        QVERIFY(old);
        const ProblemPtr fresh = read("array[1..3] of var 1..5: x;\nsolve satisfy;\n");
        QVERIFY(fresh);
        const ProblemPtr kept = editing.keepingBoard(*old, fresh);
        QCOMPARE(models().write(*kept, "mzn"),
                 models().write(*fresh, "mzn") + "% given: x[1] = 2\n");
        QCOMPARE(editing.keepingBoard(*fresh, old), old);
    }

    void anOptimisationEndsWithTheBest()
    {
        if (!model::hasMiniZinc())
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
        if (!model::hasMiniZinc())
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
        if (!model::hasMiniZinc())
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

    // In one line its cells would hardly be seen.
    void aLongRowIsBroken()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const auto board = [](const char* variables) {
            return typed(read(std::string(variables) + ";\nsolve satisfy;\n")).model->board;
        };
        const VariableBoard forty = board("array[1..40] of var 1..9: x");
        QCOMPARE(forty.blocks.size(), std::size_t{1});
        QCOMPARE(forty.blocks[0].columns, 10U);
        QCOMPARE(forty.blocks[0].rows, 4U);
        QVERIFY(forty.blocks[0].firstIndex == std::int64_t{1});
        QCOMPARE(forty.blocks[0].cells[39].variable, Variable{39});
        const VariableBoard odd = board("array[0..22] of var bool: b");
        QCOMPARE(odd.blocks[0].columns, 10U);
        QCOMPARE(odd.blocks[0].rows, 3U);
        QVERIFY(odd.blocks[0].firstIndex == std::int64_t{0});
        QVERIFY(!odd.blocks[0].cells[22].isBlack);
        QVERIFY(odd.blocks[0].cells[23].isBlack); // there is none
        for (const char* const whole :
             {"array[1..20] of var 1..9: x", "array[1..2, 1..30] of var 1..9: x"}) {
            const VariableBoard one = board(whole);
            QVERIFY2(!one.blocks[0].firstIndex, whole);
            QVERIFY2(one.blocks[0].columns >= 20, whole);
        }
    }

    // Whether MiniZinc prints it or not.
    void whatIsSearchedByIsOnTheBoard()
    {
        if (!model::hasMiniZinc())
            QSKIP("minizinc is not installed");
        const auto namesOf = [](const std::string& text) {
            QStringList names;
            if (const ProblemPtr problem = read(text))
                for (const BoardBlock& block : typed(problem).model->board.blocks)
                    names << QString::fromStdString(block.name);
            return names;
        };
        QCOMPARE(namesOf("array[1..3] of var 1..5: x; var 0..30: y;\n"
                         "constraint x[1] + x[2] + x[3] = y;\n"
                         "solve :: int_search([x[1] + x[2], 2 * x[3] - x[1], y], first_fail, "
                         "indomain_max) satisfy;\n"),
                 QStringList({"y", "x", "x[1]+x[2]", "2*x[3]-x[1]"}));
        QCOMPARE(namesOf("var 1..5: a; var 1..5: b; var 2..10: t = a + b;\nconstraint a < b;\n"
                         "solve :: int_search([a + b, a], first_fail, indomain_max) satisfy;\n"),
                 QStringList({"a", "b", "t"}));
    }
};

QTEST_GUILESS_MAIN(TestModel)
#include "tst_core_model.moc"
