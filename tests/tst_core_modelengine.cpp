// Models and the program that searches them: guesses that narrow, variables without bounds, and
// what is said where it cannot go on.

#include <QStandardPaths>
#include <QtTest>
#include <csignal>

#include "core/puzzle/eventcheck.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/model/bounds.h"
#include "core/puzzles/model/engine.h"
#include "core/puzzles/model/engineerrors.h"
#include "core/puzzles/model/model.h"
#include "core/storage/process.h"
#include "core/study/why.h"
#include "core/text/english.h"
#include "core/text/stopped.h"
#include "core/trace/cursor.h"
#include "tests/solving.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

const Puzzle& models()
{
    return *findPuzzle(model::kId);
}

const model::Model& modelOf(const ProblemPtr& problem)
{
    return *static_cast<const model::ModelProblem&>(*problem).model;
}

ProblemPtr read(const std::string& text)
{
    const auto problem = models().read(text, {}, {});
    if (!problem) {
        qWarning("%s", english(problem.error()).c_str());
        return nullptr;
    }
    return *problem;
}

// Another language, in which each phrase can be told from what stands in it.
std::string inBrackets(Phrase phrase)
{
    return *phrase.context == '\0' ? phrase.text : "[" + std::string(phrase.text) + "]";
}

Found solve(const ProblemPtr& problem, bool recorded = false)
{
    return test::solve(models(), *problem, "as-written", {.recorded = recorded});
}

} // namespace

class TestModelEngine : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("minizinc is not installed");
    }

    // A thread may let its processes have less than they ask for.
    void memoryOfProcesses_data()
    {
        QTest::addColumn<quint64>("asked");
        QTest::addColumn<quint64>("most");
        QTest::addColumn<QString>("kilobytes");
        const quint64 gigabyte = quint64{1} << 30U;
        QTest::addRow("as asked") << 4 * gigabyte << quint64{0} << "4194304";
        QTest::addRow("less") << 4 * gigabyte << gigabyte << "1048576";
        QTest::addRow("not more") << gigabyte << 4 * gigabyte << "1048576";
        QTest::addRow("not asked") << quint64{0} << gigabyte << "1048576";
    }

    void memoryOfProcesses()
    {
        if (test::kUnderSanitizer)
            QSKIP("sanitizers reserve more address space than there is memory");
        QFETCH(quint64, asked);
        QFETCH(quint64, most);
        const ProcessesUntil limits({}, most);
        std::string said;
        const auto end = runProcess(
            {.program = "sh", .arguments = {"-c", "ulimit -v"}, .memory = asked},
            [&](std::string_view piece) {
                said += piece;
                return true;
            },
            [] { return true; });
        QVERIFY(end && end->exit == 0);
        QTEST(QString::fromStdString(said).trimmed(), "kilobytes");
    }

    void splitsAreNodes_data()
    {
        QTest::addColumn<QString>("values");
        QTest::addColumn<QString>("domain");
        QTest::addColumn<QString>("first");
        QTest::newRow("split") << "indomain_split"
                               << "1..16"
                               << "x ≤ 8";
        QTest::newRow("reverse") << "indomain_reverse_split"
                                 << "1..16"
                                 << "x ≥ 9";
        QTest::newRow("interval") << "indomain_interval"
                                  << "1..16"
                                  << "x ≤ 8";
        QTest::newRow("many values") << "indomain_split"
                                     << "1..2000"
                                     << "x ≤ 1000";
        QTest::newRow("gaps") << "indomain_split"
                              << "{1,2,3,40}"
                              << "x ≤ 3";
        QTest::newRow("median") << "indomain_median"
                                << "1..9"
                                << "x = 5";
    }

    // A guess that halves a domain is a node of the tree, by its name; watched or not, the search
    // is the same.
    void splitsAreNodes()
    {
        QFETCH(QString, values);
        QFETCH(QString, domain);
        QFETCH(QString, first);
        const ProblemPtr problem =
            read(("var " + domain + ": x; var 1..3: y; constraint y >= x \\/ x mod 7 = 1;\n" +
                  "solve :: int_search([x, y], input_order, " + values + ") satisfy;\n")
                     .toStdString());
        QVERIFY(problem);
        const Found found = solve(problem);
        const Found traced = solve(problem, true);
        QCOMPARE(traced.outcome, found.outcome);
        QCOMPARE(traced.solutions, found.solutions);
        const Trace& trace = *traced.trace;
        const Event decision = trace.event(trace.node(1).event);
        QCOMPARE(QString::fromStdString(models().eventName(*problem, decision).text()), first);
        QCOMPARE(models().explain(*problem, State(models().dimensions(*problem)), decision).text(),
                 "Try " + first.toStdString() + ".");
        const EventCheck check(models(), *problem);
        Cursor cursor(traced.trace, models().dimensions(*problem));
        for (std::uint64_t i = 0; i < trace.size(); ++i) {
            const auto fault = check.faultOf(trace.event(i), trace.nodeCount());
            QVERIFY2(!fault, fault ? fault->text().c_str() : "");
            cursor.seek(i + 1);
            if (trace.event(i).narrows())
                QCOMPARE(cursor.state().value(trace.event(i).variable()), kNoValue);
        }
        for (std::uint64_t n = 0; n < trace.solutionCount(); ++n) {
            cursor.seek(trace.solutionEvent(n) + 1);
            QCOMPARE(models().solutionAt(*problem, cursor.state()), found.solutions[n]);
        }
    }

    // A contradiction is named after a constraint that the values left do not satisfy, not after
    // the one that has struck the last of them.
    void aContradictionIsOfTheConstraintThatFails()
    {
        const ProblemPtr problem =
            read("var 1..3: x; var 1..3: y;\nconstraint (x + y = 4) :: \"sum\";\n"
                 "constraint (x != y) :: \"differ\";\n"
                 "solve :: int_search([x, y], input_order, indomain_min) satisfy;\n");
        QVERIFY(problem);
        const Found traced = solve(problem, true);
        QCOMPARE(traced.solutions.size(), std::size_t{2});
        const auto& rules = modelOf(problem).rules;
        Cursor cursor(traced.trace, models().dimensions(*problem));
        int named = 0;
        for (std::uint64_t i = 0; i < traced.trace->size(); ++i) {
            const Event event = traced.trace->event(i);
            if (event.kind() != EventKind::Conflict)
                continue;
            QVERIFY(event.rule() >= model::FirstOfModel);
            QVERIFY(event.rule() < model::FirstOfModel + rules.names.size());
            const std::string& name = rules.names[event.rule() - model::FirstOfModel];
            QVERIFY(name == "sum" || name == "differ");
            cursor.seek(i);
            const State& state = cursor.state();
            const auto isLeft = [&](Variable variable, Value value) {
                return state.value(variable) == value ||
                       (state.value(variable) == kNoValue && !state.removed(variable, value));
            };
            for (Value x = 0; x < 3; ++x)
                for (Value y = 0; y < 3; ++y)
                    if (isLeft(0, x) && isLeft(1, y))
                        QVERIFY(name == "sum" ? x + y + 2 != 4 : x == y);
            ++named;
        }
        QVERIFY(named > 0);
    }

    // A value that a guess has struck was not given up: it is its guess that is named.
    void whatAGuessStrikesIsItsOwn()
    {
        const ProblemPtr problem = read("var 1..4: x;\n"
                                        "solve :: int_search([x], input_order, indomain_split) "
                                        "satisfy;\n");
        QVERIFY(problem);
        const Found traced = solve(problem, true);
        const Event strike = traced.trace->event(1);
        QCOMPARE(strike.kind(), EventKind::Remove);
        QCOMPARE(models().explain(*problem, State(models().dimensions(*problem)), strike).text(),
                 std::string("the guess: not x = 3."));
    }

    void unboundedVariables_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("isCut");
        QTest::newRow("by its constraints")
            << "var int: x; var int: y; constraint x * x = 49 /\\ x > 0 /\\ y > x;\n"
               "constraint y <= 8;"
            << "x=7 y=8" << false;
        QTest::newRow("far") << "var 0..2000000000: x; constraint x >= 1999999999; constraint x "
                                "mod 2 = 0;"
                             << "x=2000000000" << false;
        QTest::newRow("by nothing") << "var int: x; var int: y; constraint x >= y; constraint "
                                       "y >= x; constraint x = 5 \\/ x = -5; constraint x > 0;"
                                    << "x=5 y=5" << true;
    }

    // As MiniZinc's own solver takes them. What is not searched is said.
    void unboundedVariables()
    {
        QFETCH(QString, text);
        QFETCH(QString, value);
        const ProblemPtr problem = read(text.toStdString() + "\nsolve satisfy;\n");
        QVERIFY(problem);
        for (const bool recorded : {false, true}) {
            const Found found = solve(problem, recorded);
            QCOMPARE(found.solutions.size(), std::size_t{1});
            QCOMPARE(QString::fromStdString(
                         models().writeSolutions(*problem, {&found.solutions[0], 1}, 0, "values"))
                         .trimmed(),
                     value);
            QCOMPARE(found.outcome.ending == Ending::Exhausted, !model::isCut(modelOf(problem)));
        }
    }

    void whatIsCutIsSaid()
    {
        const ProblemPtr problem = read("var int: far; solve satisfy;\n");
        QVERIFY(problem);
        QVERIFY(model::isCut(modelOf(problem)));
        QCOMPARE(models().title(*problem).text(),
                 std::string("far is searched from -2097152 to 2097151 only: give it bounds"));
        // Nor is what lies beyond said to be wrong.
        const auto beyond = models().readSolution("far=3000000", {}, {}, problem);
        QVERIFY(!beyond.has_value());
        QCOMPARE(english(beyond.error()), models().title(*problem).text());
        // The best of what was searched is not said to be the best.
        const ProblemPtr best = read("var int: far; solve :: int_search([far], input_order, "
                                     "indomain_max) maximize far;\n");
        QVERIFY(best);
        const Found found = solve(best, false);
        QCOMPARE(found.outcome.reason, StopReason::Failed);
        QCOMPARE(found.outcome.failure->text(), models().title(*best).text());
        // Nor is the one that is asked for.
        for (const bool recorded : {false, true}) {
            const Found first = test::solve(models(), *best, "as-written",
                                            {.limits = {.solutions = 1}, .recorded = recorded});
            QCOMPARE(first.solutions.size(), std::size_t{1});
            QCOMPARE(first.outcome.reason, StopReason::Failed);
            QCOMPARE(first.outcome.failure->text(), models().title(*best).text());
        }
    }

    // What is to be the best may be the same for all.
    void constantObjectives_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a product")
            << "var 1..3: x; var 1..3: y; constraint x != y; solve maximize 0 * x;";
        QTest::newRow("a number") << "var 1..3: x; solve minimize 5;";
        QTest::newRow("a variable that is given")
            << "var 1..3: x; var int: c; constraint c = 4; solve minimize c;";
        QTest::newRow("with one") << "var 1..3: x; var 4..4: c; solve minimize c + 2;";
    }

    void constantObjectives()
    {
        QFETCH(QString, text);
        const ProblemPtr problem = read(text.toStdString() + "\n");
        QVERIFY(problem);
        for (const bool recorded : {false, true}) {
            const Found found = solve(problem, recorded);
            QCOMPARE(found.outcome.ending, Ending::Exhausted);
            QCOMPARE(found.solutions.size(), std::size_t{1});
        }
    }

    // A value may be drawn as a blank; where nothing is drawn that is no value, none is said.
    void blanksAreRead()
    {
        const auto readBoard = [](const char* symbols, const char* board) {
            const ProblemPtr problem =
                read(std::string("include \"clew.mzn\"; array[1..2,1..3] of var 0..1: c :: "
                                 "clew_symbols([") +
                     symbols + "]); constraint sum(array1d(c)) = 2; solve satisfy;\n");
            return models().readSolution(board, {}, {}, problem);
        };
        const auto claimed = readBoard("\" \",\"o\"", "\n  o o\n");
        QVERIFY(claimed.has_value());
        QCOMPARE(claimed->solution, (Solution{0, 0, 0, 0, 1, 1}));
        const auto nothing = readBoard("\"x\",\"o\"", "x x x\n  o o\n");
        QVERIFY(!nothing.has_value());
        QCOMPARE(english(nothing.error()), std::string("c[2,1] has no value here"));
    }

    // MiniZinc 2.6.4 leaves out the declaration of a variable of this model.
    void faultsAreSaid()
    {
        auto problem = std::make_shared<model::ModelProblem>();
        problem->model = *model::modelFrom("solve satisfy;",
                                           "var bool: x;\nconstraint bool_clause([gone],[x]);\n"
                                           "constraint bool_clause(lost,[x]);\nsolve satisfy;\n");
        problem->givens.assign(1, kNoValue);
        for (const bool recorded : {false, true}) {
            const Outcome outcome = solve(problem, recorded).outcome;
            QCOMPARE(outcome.ending, Ending::Stopped);
            QCOMPARE(outcome.reason, StopReason::Failed);
            const std::string said = stoppedSentence(outcome).text();
            QVERIFY2(said.find("gone") != said.npos && said.find("not declared") != said.npos,
                     said.c_str());
        }
        QVERIFY(models().verify(*problem, {0}).front().text().find("gone") != std::string::npos);
    }

    void endsOfTheEngine_data()
    {
        QTest::addColumn<int>("exit");
        QTest::addColumn<int>("signal");
        QTest::addColumn<quint64>("memory");
        QTest::addColumn<QString>("errors");
        QTest::addColumn<QString>("said");
        constexpr quint64 kLittle = quint64{20} << 20U;
        const quint64 much = Limits().memory;
        QTest::newRow("memory") << 3 << 0 << kLittle << ""
                                << "limit of memory";
        QTest::newRow("the system's memory") << -1 << SIGKILL << much << ""
                                             << "limit of memory";
        QTest::newRow("killed") << -1 << SIGKILL << kLittle << ""
                                << "stopped from outside";
        QTest::newRow("told to end") << -1 << SIGTERM << kLittle << ""
                                     << "stopped from outside";
        QTest::newRow("no memory for its stack") << -1 << SIGSEGV << much << ""
                                                 << "limit of memory";
        QTest::newRow("a crash") << -1 << SIGSEGV << kLittle << ""
                                 << "Segmentation fault";
        QTest::newRow("a rarer end")
            << -1 << SIGXCPU << kLittle << "" << QStringLiteral("(signal %1)").arg(SIGXCPU);
        QTest::newRow("words") << 1 << 0 << kLittle << "no such constraint\nmore"
                               << "searched: no such constraint";
        QTest::newRow("nothing") << 0 << 0 << kLittle << ""
                                 << "ended unexpectedly";
    }
    void endsOfTheEngine()
    {
        QFETCH(int, exit);
        QFETCH(int, signal);
        QFETCH(quint64, memory);
        QFETCH(QString, errors);
        QFETCH(QString, said);
        Control control;
        model::endEarly(
            ProcessEnd{
                .exit = exit, .signal = signal, .memory = memory, .errors = errors.toStdString()},
            control);
        const auto text = QString::fromStdString(stoppedSentence(control.finish()).text());
        QVERIFY2(text.contains(said), qPrintable(text));
    }

    // In English by the engine, or by whatever runs in its place; in any language by this program.
    void whatTheEngineSaysIsTranslated()
    {
        const auto translated = [](const std::string& errors) {
            Control control;
            model::endEarly(ProcessEnd{.exit = 1, .errors = errors}, control);
            return stoppedSentence(control.finish()).text(inBrackets);
        };
        for (const Phrase& each : model::kEngineErrors) {
            const std::string said = fillIn(each.text, {"one", "two"});
            QCOMPARE(translated(said + "\nmore"),
                     "[This model cannot be searched: [" + said + "]]");
        }
        for (const char* const other : {"The number 5 is too large for the engine", "%1", "%",
                                        "The constraint  has too few arguments"})
            QCOMPARE(translated(other),
                     "[This model cannot be searched: " + std::string(other) + "]");

        auto problem = std::make_shared<model::ModelProblem>();
        problem->model = *model::modelFrom(
            "solve satisfy;", "var 1..3: x;\nconstraint int_eq(x,5000000000);\nsolve satisfy;\n");
        problem->givens.assign(1, kNoValue);
        QCOMPARE(stoppedSentence(solve(problem).outcome).text(inBrackets),
                 std::string("[This model cannot be searched: [The number 5000000000 is too large "
                             "for the engine, which counts to 2147483646.]]"));
        const auto unread = model::modelFrom("solve satisfy;", "var 1..2: ;\n");
        QVERIFY(!unread);
        QCOMPARE(unread.error().sentence.text(inBrackets),
                 std::string("[this model cannot be searched: [FlatZinc, line 1: [a name was "
                             "expected]]]"));
    }

    // Watched or not, one solution is the best; what was found on the way is in the trace.
    void theBestOfAWatchedSearch()
    {
        const ProblemPtr problem = read("var 1..10: x; var 1..10: y;\nconstraint x + y > 7;\n"
                                        "constraint x * y < 20;\nvar int: z = 3 * x - y;\n"
                                        "solve maximize z;\n");
        QVERIFY(problem);
        Limits one;
        one.solutions = 1;
        const auto all = test::solve(models(), *problem, "input-order", {.recorded = true});
        const auto best = test::solve(models(), *problem, "input-order", {.limits = one});
        const auto watched =
            test::solve(models(), *problem, "input-order", {.limits = one, .recorded = true});
        QVERIFY(all.solutions.size() > 1);
        QCOMPARE(best.solutions, std::vector<Solution>{all.solutions.back()});
        QCOMPARE(watched.solutions, best.solutions);
        QCOMPARE(watched.trace->solutionCount(), all.solutions.size());
        // That it is the best is proved, and said of all three.
        QVERIFY(problem->seeksBest());
        for (const auto* const found : {&all, &best, &watched}) {
            QCOMPARE(found->outcome.ending, Ending::Exhausted);
            QCOMPARE(provedBestSentence(found->outcome).text(),
                     std::string("The last solution is proven optimal."));
        }
        Limits two;
        two.solutions = 2;
        const auto some = test::solve(models(), *problem, "input-order", {.limits = two});
        QCOMPARE(some.outcome.ending, Ending::Solved);
        QVERIFY(provedBestSentence(some.outcome).empty());
        // Ended by a limit, it has the best so far.
        one.nodes = all.outcome.counters.nodes - 1;
        for (const bool recorded : {false, true}) {
            const auto ended = test::solve(models(), *problem, "input-order",
                                           {.limits = one, .recorded = recorded});
            QCOMPARE(ended.outcome.reason, StopReason::NodeLimit);
            QVERIFY(provedBestSentence(ended.outcome).empty());
            QCOMPARE(ended.solutions.size(), std::size_t{1});
        }
        // How good it is stands on the board, though MiniZinc does not print it.
        const VariableBoard& board = modelOf(problem).board;
        const BoardBlock& last = board.blocks.back();
        QVERIFY(last.isBox());
        QCOMPARE(last.name, std::string("z"));
        const Variable z = last.cells.front().variable;
        QCOMPARE(board.variables[z].text(best.solutions.front()[z]), std::string("29"));
    }

    // As it is written a model draws only if it says so.
    void valuesAtRandom()
    {
        const auto draws = [](const std::string& search, std::string_view strategy,
                              const Parameters& settings = {}) {
            const ProblemPtr problem =
                read("array[1..4] of var 1..4: x;\nconstraint sum(x) = 9;\nsolve " + search +
                     " satisfy;\n");
            return problem != nullptr &&
                   models().draws(*problem, *models().strategyIndex(strategy), settings);
        };
        const std::string least = ":: int_search(x, first_fail, indomain_min)";
        const std::string random = ":: int_search(x, input_order, indomain_random)";
        QVERIFY(!draws("", "as-written"));
        QVERIFY(!draws(least, "as-written"));
        QVERIFY(draws(random, "as-written"));
        QVERIFY(draws(":: seq_search([int_search([x[1]], input_order, indomain_min), "
                      "int_search(x, input_order, indomain_random)])",
                      "as-written"));
        QVERIFY(!draws(random, "first-fail"));
        QVERIFY(draws(least, "random"));
        QVERIFY(!draws(random, "composed"));
        QVERIFY(draws(least, "composed", {{"var-order", "random"}}));
    }

    void watchedOrNot_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("sums") << "array[1..4] of var 1..4: x;\nconstraint sum(x) = 9;\n"
                                 "constraint x[1] * x[2] > x[3] + x[4] \\/ x[1] > x[4];\n"
                                 "solve satisfy;\n";
        // What these strike depends on the way to a node.
        QTest::newRow("circuit") << "include \"globals.mzn\";\narray[1..7] of var 1..7: x;\n"
                                    "constraint circuit(x);\n"
                                    "constraint sum(i in 1..7) (x[i] - i * x[i]) <= 19;\n"
                                    "constraint not (x[7] in 3..4) /\\ x[1] != 3 /\\ x[3] != 2 /\\ "
                                    "x[4] != 7 /\\ x[4] != 3 /\\ x[5] != 4 /\\ x[5] != 2;\n"
                                    "solve satisfy;\n";
        QTest::newRow("tasks") << "include \"globals.mzn\";\narray[1..5] of var 0..5: s;\n"
                                  "constraint cumulative(s, [3, 2, 3, 1, 3], [3, 1, 2, 1, 2], 4);\n"
                                  "constraint forall (i in 1..4)"
                                  " (s[i] <= s[i + 1] \\/ s[i] > s[i + 1] + 1);\n"
                                  "solve satisfy;\n";
        QTest::newRow("the best") << "array[1..7] of var 0..1: x; array[1..3] of var 0..4: y;\n"
                                     "constraint sum(i in 1..7) ((i + 2) * x[i]) <= 30 + sum(y);\n"
                                     "constraint y[1] + 2 * y[2] <= y[3] + 3;\n"
                                     "constraint y[3] > 2 \\/ y[1] > y[2];\n"
                                     "solve minimize sum(i in 1..7) (x[i] * (i mod 4 + 1))"
                                     " - 3 * y[1] - 2 * y[2];\n";
    }

    // The same nodes and failures, and the same solutions in the same order, by every strategy.
    void watchedOrNot()
    {
        QFETCH(QString, text);
        const ProblemPtr problem = read(text.toStdString());
        QVERIFY(problem);
        for (const StrategyInfo& strategy : models().info().strategies) {
            if (strategy.id == "fewest-reasons") // which is none of the engine's searches
                continue;
            const Found found = test::solve(models(), *problem, strategy.id);
            const Found watched = test::solve(models(), *problem, strategy.id, {.recorded = true});
            QVERIFY2(found.outcome.counters == watched.outcome.counters, strategy.id.c_str());
            QVERIFY2(found.solutions == watched.solutions, strategy.id.c_str());
        }
    }

    // A copy of the model at each node of such a search takes 400 MB; where there is less, fewer
    // are kept.
    void aDeepSearchTakesTheMemoryThereIs()
    {
        if (kUnderSanitizer)
            QSKIP("a sanitizer needs the whole address space");
        const ProblemPtr problem =
            read("array[1..40, 1..40] of var 1..2: x;\nconstraint forall (i, j in 1..39)"
                 " (x[i,j] + x[i + 1,j] + x[i,j + 1] + x[i + 1,j + 1] <= 6);\nsolve satisfy;\n");
        QVERIFY(problem);
        Limits one;
        one.solutions = 1;
        Limits little = one;
        little.memory = std::uint64_t{64} << 20U;
        for (const std::string_view strategy : {"as-written", "first-fail", "weighted-degree"}) {
            const Found found = test::solve(models(), *problem, strategy, {.limits = little});
            QCOMPARE(found.outcome.ending, Ending::Solved);
            QVERIFY(models().verify(*problem, found.solutions.front()).empty());
            if (strategy == "weighted-degree")
                continue;
            const Found roomy = test::solve(models(), *problem, strategy, {.limits = one});
            QCOMPARE(found.outcome, roomy.outcome);
            QCOMPARE(found.solutions, roomy.solutions);
        }
        const Found watched =
            test::solve(models(), *problem, "as-written", {.limits = little, .recorded = true});
        QCOMPARE(watched.outcome.reason, StopReason::MemoryLimit);
    }

    void aProgramThatIsMissingIsNamed()
    {
        Control control;
        model::endEarly(fail({phrase("Process", "The program %1 cannot be started: %2"),
                              {"clew-engine", "No such file"}}),
                        control);
        const std::string text = stoppedSentence(control.finish()).text();
        QVERIFY2(text.starts_with("The program clew-engine cannot be started"), text.c_str());
    }
};

QTEST_GUILESS_MAIN(TestModelEngine)
#include "tst_core_modelengine.moc"
