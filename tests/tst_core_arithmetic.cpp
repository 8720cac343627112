// The arithmetic puzzle against the document's equations, the reference counts, and each strategy
// against the others and against a naive enumeration.

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/puzzle/registry.h"
#include "core/puzzles/arithmetic/arithmetic.h"
#include "core/trace/cursor.h"
#include "tests/solving.h"

using namespace clew;
using test::Found;

namespace {

const Puzzle& puzzle()
{
    return *findPuzzle("arithmetic");
}

ProblemPtr problemOf(const std::string& line)
{
    return test::readOrFail(puzzle(), line, "list");
}

std::string countOf(const std::string& line)
{
    Control control;
    const auto result = puzzle().count(*problemOf(line), {}, control);
    return result && result->outcome.ending == Ending::Exhausted ? result->count : "no count";
}

Found runOf(const Problem& problem, const std::string& strategy)
{
    return test::solve(puzzle(), problem, strategy);
}

std::set<std::string> textsOf(const Problem& problem, const std::vector<Solution>& solutions,
                              const std::string& format)
{
    std::set<std::string> texts;
    for (const Solution& solution : solutions)
        texts.insert(puzzle().writeSolutions(problem, std::span(&solution, 1), 0, format));
    return texts;
}

/// All token sequences by plain enumeration, each judged by the rule checker.
std::set<Solution> naiveSolutions(const Problem& problem)
{
    const auto& arithmetic = static_cast<const arithmetic::ArithmeticProblem&>(problem);
    const std::uint32_t positions = arithmetic::positionCount(arithmetic);
    const Value tokens = arithmetic.size() + 5;
    std::set<Solution> found;
    Solution solution(positions, kNoValue);
    const std::function<void(std::uint32_t, int)> extend = [&](std::uint32_t position, int depth) {
        if (depth == 1 && puzzle().verify(problem, solution).empty())
            found.insert(arithmetic::representative(arithmetic, solution));
        if (position == positions)
            return;
        for (Value token = 0; token < tokens; ++token) {
            const bool isNumber = token < arithmetic.size();
            if (isNumber && std::ranges::find(solution, token) != solution.end())
                continue;
            if (!isNumber && depth < 2)
                continue;
            solution[position] = token;
            extend(position + 1, isNumber ? depth + 1 : depth - 1);
            solution[position] = kNoValue;
        }
    };
    extend(0, 0);
    return found;
}

const std::array kStrategies{"trees", "pair-combining", "interval-tables"};

} // namespace

class TestArithmetic : public QObject
{
    Q_OBJECT

private slots:
    // Signs are joined where a difference can be turned round; that of 0 stays with either sign.
    void differencesOfEqualNumbers_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("areAlike");
        const auto row = [](const char* one, const char* other, bool areAlike) {
            QTest::addRow("%s, %s", one, other) << one << other << areAlike;
        };
        row("8+(3-3)*24 = 8", "8-(3-3)*24 = 8", false);
        row("8+(4-3)*24 = 32", "8-(3-4)*24 = 32", true);
        row("8+(3-3)*24 = 8", "8*(3-3)+24 = 24", false);
    }

    void differencesOfEqualNumbers()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QFETCH(bool, areAlike);
        // The numbers as in the first, so that both are of one problem.
        QString list = one;
        list.replace(QRegularExpression(QStringLiteral("[^0-9]+")), QStringLiteral(" "));
        const ProblemPtr problem = problemOf(
            (list.trimmed() + QStringLiteral(" order=any distinct=classes")).toStdString());
        const auto formOf = [&](const QString& text) -> std::optional<Solution> {
            const auto claimed = puzzle().readSolution(text.toStdString(), {}, {}, problem);
            if (!claimed)
                return std::nullopt;
            return puzzle().canonical(*problem, claimed->solution);
        };
        const auto first = formOf(one);
        QVERIFY(first);
        const auto second = formOf(other);
        if (areAlike)
            QVERIFY(second);
        QCOMPARE(first == second, areAlike);
    }

    void document()
    {
        const auto problem = problemOf("[2,3,5,7,11] distinct=texts");
        for (const char* strategy : kStrategies) {
            const auto texts = textsOf(*problem, runOf(*problem, strategy).solutions, "infix");
            const std::set<std::string> expected{
                "2*(3-5) = 7-11\n", "2-(3-(5+7)) = 11\n", "2-(3-5)+7 = 11\n", "2-(3-5-7) = 11\n",
                "2-3+5+7 = 11\n",   "2 = (3*5+7)/11\n",   "2 = 3-(5+7)+11\n", "2 = 3-(5+7-11)\n",
                "2 = 3-5-(7-11)\n", "2 = 3-5-7+11\n"};
            QCOMPARE(texts, expected);
        }
    }

    void counts_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("count");
        std::ifstream file(TEST_DATA "/arithmetic/counts.tsv");
        QVERIFY(file);
        for (std::string line; std::getline(file, line);) {
            const QStringList fields = QString::fromStdString(line).split('\t');
            if (fields.size() == 2 && fields[1] != "count")
                QTest::addRow("%s", qPrintable(fields[0])) << fields[0] << fields[1];
        }
    }

    // By tables, and by every strategy where there is not too much to list.
    void counts()
    {
        QFETCH(QString, line);
        QFETCH(QString, count);
        QCOMPARE(QString::fromStdString(countOf(line.toStdString())), count);
        const auto problem = problemOf(line.toStdString());
        if (static_cast<const arithmetic::ArithmeticProblem&>(*problem).size() > 5)
            return;
        for (const char* strategy : kStrategies)
            QCOMPARE(QString::number(runOf(*problem, strategy).outcome.counters.solutions), count);
    }

    void reference()
    {
        std::ifstream file(SHARED_DATA "/arithmetic-reference.json");
        if (!file)
            QSKIP("no arithmetic-reference.json beside the repository");
        const auto reference = nlohmann::json::parse(file);
        for (const auto& [numbers, counts] : reference.at("ordered_lists").items()) {
            const auto compare = [&](const std::string& settings, const nlohmann::json& expected) {
                const std::string line = "[" + numbers + "] " + settings;
                QCOMPARE(QString::fromStdString(line + ": " + countOf(line)),
                         QString::fromStdString(line + ": " + std::to_string(expected.get<int>())));
            };
            const auto& plain = counts.at("no_unary");
            compare("distinct=trees", plain.at("trees"));
            compare("distinct=texts", plain.at("strings"));
            compare("distinct=classes", plain.at("assoc_classes"));
            const auto& exact = counts.at("no_unary_every_division_exact");
            compare("range=integers", exact.at("trees"));
            compare("range=integers distinct=texts", exact.at("strings"));
            const auto& naturals = counts.at("no_unary_natural_intermediates_only");
            compare("range=naturals", naturals.at("trees"));
            compare("range=naturals distinct=texts", naturals.at("strings"));
            if (!counts.contains("unordered_all_numbers_used"))
                continue;
            const auto& any = counts.at("unordered_all_numbers_used");
            compare("order=any", any.at("labelled_trees"));
            // There each choice of equal numbers for a side counts, and six numbers take seconds.
            if (std::ranges::count(numbers, ',') < 5)
                compare("order=any distinct=tiles", any.at("classes_comm_assoc_sides_unordered"));
        }
        for (const auto& game : reference.at("countdown")) {
            const std::string line =
                game.at("numbers").dump() +
                " order=any range=naturals target=" + std::to_string(game.at("target").get<int>());
            if (const int exact = game.at("solutions_plain").get<int>(); exact > 0)
                QCOMPARE(countOf(line), std::to_string(exact));
        }
    }

    void oracle_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"1 2 3",
                                 "1 2 3 4",
                                 "0 1 0 2",
                                 "2 2 2 2 order=any",
                                 "0 0 1 order=any",
                                 "-2 3 1 6",
                                 "1 2 3 order=any distinct=classes",
                                 "2 2 4 8 order=any distinct=classes",
                                 "2 2 4 8 order=any distinct=texts",
                                 "-1 1 2 2 order=any distinct=classes",
                                 "0 0 2 2 order=any distinct=classes",
                                 "8 4 2 1 range=integers",
                                 "3 1 1 0 0 range=integers",
                                 "2 0 3 0 range=integers distinct=texts",
                                 "0 3 2 0 order=any range=integers",
                                 "2 2 4 8 order=any distinct=tiles",
                                 "-1 1 2 2 order=any distinct=tiles",
                                 "0 0 2 2 order=any distinct=tiles",
                                 "3 3 3 3 order=any distinct=tiles",
                                 "2 2 4 8 distinct=tiles",
                                 "2 2 3 4 order=any target=3 distinct=tiles range=integers",
                                 "2 2 3 target=5 distinct=tiles",
                                 "2 4 8 target=10",
                                 "1 2 7 target=100",
                                 "2 2 3 target=5 distinct=texts",
                                 "2 5 7 order=any target=10",
                                 "3 3 8 order=any target=1000 distinct=classes",
                                 "6 4 2 order=any target=7 range=naturals",
                                 "1 2 3 4 distinct=classes",
                                 "5 3 1 order=any target=2 distinct=texts",
                                 "0 1 2 3 order=any target=3 distinct=classes",
                                 "2 2 3 4 order=any target=3 distinct=classes range=integers",
                                 "-2 0 5 order=any target=7 distinct=classes range=naturals",
                                 "-2 3 9 order=any target=-6 range=integers",
                                 "7 target=7",
                                 "7 target=9",
                                 "1000000000000 1000000000000 1 1 2"})
            QTest::newRow(line) << line;
    }

    void oracle()
    {
        QFETCH(QString, line);
        const auto problem = problemOf(line.toStdString());
        const std::set<Solution> expected = naiveSolutions(*problem);
        QCOMPARE(countOf(line.toStdString()), std::to_string(expected.size()));
        test::checkAllFind(puzzle(), *problem, kStrategies, expected);
    }

    void fastest_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("several");
        QTest::addColumn<QString>("inOrder");
        const auto row = [](const char* line, const char* one, const char* several,
                            const char* inOrder) {
            QTest::newRow(line) << line << one << several << inOrder;
        };
        const char* const tables = "interval-tables";
        row("2 3 5 7 11", "trees", "trees", "trees");
        row("2 3 5 7 11 13 17", tables, tables, "trees");
        row("2 3 5 7 11 13 17 19 23 29", "trees", "trees", "trees");
        row("2 3 5 7 11 order=any", "trees", "trees", "trees");
        row("3 6 25 50 order=any target=952 range=naturals", tables, tables, tables);
        row("1 1 2 3 order=any target=99 range=naturals", tables, tables, tables);
        row("1 1 2 3 order=any target=99 distinct=classes", tables, tables, tables);
        row("50 25 100 9 2 5 4 9 order=any target=19014 range=naturals", tables, tables, tables);
        row("1 2 3 4 5 6 7 8 9 order=any target=99", "trees", "trees", "trees");
    }

    // What is chosen, and that it answers as the trees do, where there are few enough to list.
    void fastest()
    {
        QFETCH(QString, line);
        QFETCH(QString, one);
        QFETCH(QString, several);
        QFETCH(QString, inOrder);
        const auto problem = problemOf(line.toStdString());
        const std::map<Wanted, QString> expected{
            {Wanted::One, one}, {Wanted::Several, several}, {Wanted::InOrder, inOrder}};
        for (const auto& [wanted, strategy] : expected) {
            const auto chosen = puzzle().fastest(*problem, wanted);
            QCOMPARE(chosen.size(), 1U);
            QCOMPARE(QString::fromUtf8(chosen.front()), strategy);
            Control control({.solutions = 1}, {}, [&](std::span<const Value> values) {
                return puzzle().verify(*problem, {values.begin(), values.end()}).empty();
            });
            const Outcome outcome = puzzle().runInTurn(chosen, *problem, {}, control).outcome;
            QCOMPARE(outcome.ending, Ending::Solved);
        }
        constexpr std::size_t kFew = 7;
        if (one == "trees" ||
            dynamic_cast<const arithmetic::ArithmeticProblem&>(*problem).size() > kFew)
            return;
        const auto byTrees = runOf(*problem, "trees").solutions;
        const auto byChoice = runOf(*problem, one.toStdString()).solutions;
        QCOMPARE(byChoice.size(), byTrees.size());
        QVERIFY(std::set(byChoice.begin(), byChoice.end()) ==
                std::set(byTrees.begin(), byTrees.end()));
    }

    // All six numbers, exact and not: what the tables list and what they count is what there is.
    void sixNumbers_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* numbers : {"25 50 75 100 3 6 order=any target=952 range=naturals",
                                    "1 1 2 2 3 3 order=any target=999 range=naturals"})
            for (const char* distinct : {"trees", "texts", "classes"})
                QTest::addRow("%s %s", numbers, distinct)
                    << QString("%1 distinct=%2").arg(numbers, distinct);
    }

    void sixNumbers()
    {
        QFETCH(QString, line);
        const auto problem = problemOf(line.toStdString());
        const auto byTrees = runOf(*problem, "trees").solutions;
        const auto byTables = runOf(*problem, "interval-tables").solutions;
        QVERIFY(std::set(byTables.begin(), byTables.end()) ==
                std::set(byTrees.begin(), byTrees.end()));
        QCOMPARE(byTables.size(), byTrees.size());
        QCOMPARE(countOf(line.toStdString()), std::to_string(byTrees.size()));
    }

    void nodes_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<quint64>("nodes");
        QTest::newRow("trees") << "trees" << quint64{2413};
        QTest::newRow("pair-combining") << "pair-combining" << quint64{1952};
        QTest::newRow("interval-tables") << "interval-tables" << quint64{12};
    }

    // Signatures: a change of behaviour has to be declared here.
    void nodes()
    {
        QFETCH(QString, strategy);
        QFETCH(quint64, nodes);
        const auto problem = problemOf("2 3 5 7 11");
        QCOMPARE(quint64{runOf(*problem, strategy.toStdString()).outcome.counters.nodes}, nodes);
    }

    void firstSolution()
    {
        const auto problem = puzzle().presetProblem(*puzzle().preset("p93"));
        const Found run = runOf(*problem, "trees");
        const std::span first(run.solutions.data(), 1);
        QCOMPARE(puzzle().writeSolutions(*problem, first, 0, "infix"),
                 std::string("2-3+5+7 = 11\n"));
        QCOMPARE(puzzle().writeSolutions(*problem, first, 0, "lisp"),
                 std::string("(= (+ (+ (- 2 3) 5) 7) 11)\n"));
        QCOMPARE(
            puzzle().writeSolutions(*problem, first, 0, "tree"),
            std::string("=\n├─ + (11)\n│  ├─ + (4)\n│  │  ├─ - (-1)\n│  │  │  ├─ 2\n│  │  │  └─ 3\n"
                        "│  │  └─ 5\n│  └─ 7\n└─ 11\n"));
    }

    void roundTrip_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("line");
        QTest::newRow("plain") << "2 3 5"
                               << "2 3 5\n";
        QTest::newRow("brackets") << " [2,-3, 5] "
                                  << "2 -3 5\n";
        QTest::newRow("Lisp") << "(2 3 5)"
                              << "2 3 5\n";
        QTest::newRow("settings") << "(1 2) range=naturals target=-7 order=any distinct=texts"
                                  << "1 2 order=any target=-7 distinct=texts range=naturals\n";
        QTest::newRow("signs of print")
            << QString::fromUtf8("(−2 –3 5) target=−4") << "-2 -3 5 target=-4\n";
    }

    void roundTrip()
    {
        QFETCH(QString, text);
        QFETCH(QString, line);
        const std::string written = puzzle().write(*problemOf(text.toStdString()), "list");
        QCOMPARE(QString::fromStdString(written), line);
        QCOMPARE(puzzle().write(*problemOf(written), "list"), written);
    }

    // Numbers with a sign of print, wherever they are read.
    void signsOfPrint()
    {
        const auto problem = puzzle().create({{"numbers", "2 −3 5"}, {"target", "–4"}});
        QVERIFY(problem.has_value());
        QCOMPARE(puzzle().write(**problem, "list"), std::string("2 -3 5 target=-4\n"));
        for (const char* const text : {"2-3 = −1", "2 – 3 = –1", "(= (- 2 3) −1)"})
            QVERIFY2(puzzle().readSolution(text, {}, {{"target", "-1"}}).has_value(), text);
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("empty") << ""
                               << "the list is empty; write numbers, like 2 3 5 7 11" << 1 << 1;
        QTest::newRow("letter") << "2 3 X"
                                << "expected a number, not 'X'" << 1 << 5;
        QTest::newRow("sign alone") << QString::fromUtf8("2 − 3")
                                    << "this is not a whole number of at most 10^18" << 1 << 3;
        QTest::newRow("open") << "[2,3"
                              << "the list is not closed: ']' is missing" << 1 << 5;
        QTest::newRow("one")
            << "5"
            << "an equation needs at least two numbers; give more, or a target to reach" << 1 << 1;
        QTest::newRow("huge") << "1 99999999999999999999"
                              << "this is not a whole number of at most 10^18" << 1 << 3;
        QTest::newRow("setting") << "1 2\nordre=any"
                                 << "expected a setting like order=…" << 2 << 1;
        QTest::newRow("choice") << "1 2 order=none"
                                << "order must be given or any, not \"none\"" << 1 << 1;
        QTest::newRow("long") << "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
                              << "the list is too long; give at most 16 numbers" << 1 << 33;
    }

    void badInput() { test::checkRefused(puzzle(), "list"); }

    void tracing_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("line");
        for (const char* strategy : kStrategies)
            for (const char* line : {"2 3 5 7 11", "1 2 3 order=any", "2 3 7 order=any target=50",
                                     "2 4 6 target=5 distinct=texts", "1 2 3 4 distinct=classes"})
                QTest::addRow("%s %s", strategy, line) << strategy << line;
    }

    // Traced runs count the same, every Solution event shows the solution, every event is
    // explained, and seeking equals replaying.
    void tracing()
    {
        QFETCH(QString, strategy);
        QFETCH(QString, line);
        const auto problem = problemOf(line.toStdString());
        const Found measured = runOf(*problem, strategy.toStdString());
        auto trace = std::make_shared<Trace>();
        Control control;
        {
            Recorder recorder(*trace, control);
            const Outcome watched =
                puzzle().run(puzzle().strategyIndex(strategy.toStdString()).value(), *problem, {},
                             control, &recorder);
            QCOMPARE(watched, measured.outcome);
        }
        const Dimensions dimensions = puzzle().dimensions(*problem);
        Cursor forward(trace, dimensions);
        std::size_t solutions = 0;
        for (std::uint64_t i = 0; i < trace->size(); ++i) {
            forward.seek(i);
            const Event event = trace->event(i);
            QVERIFY(!puzzle().explain(*problem, forward.state(), event).empty());
            if (event.changesState())
                QVERIFY(event.variable() < dimensions.variables &&
                        event.value() < dimensions.values);
            if (event.kind() == EventKind::Solution)
                QCOMPARE(puzzle().solutionAt(*problem, forward.state()),
                         measured.solutions.at(solutions++));
            if (i % 97 == 0) {
                Cursor jump(trace, dimensions);
                jump.seek(trace->size());
                jump.seek(i);
                QVERIFY(jump.state() == forward.state());
                const View view{.state = &forward.state(), .event = event};
                QVERIFY(!puzzle().picture(*problem, view).shapes().empty());
            }
        }
        QCOMPARE(solutions, measured.solutions.size());
    }

    // Of three and more digits, too, in a font as wide as usual ones are: on their tiles, in the
    // circles of a tree, and as the target.
    void numbersFitTheirFrames()
    {
        constexpr double kDigit = 0.7;   // the width of a bold digit, of the text's size
        constexpr double kHeight = 0.73; // ... and its height
        const auto problem = problemOf("75 100 1000 order=any target=1175 range=naturals");
        const Found run = runOf(*problem, "trees");
        QVERIFY(!run.solutions.empty());
        const View view{.solution = &run.solutions.front()};
        const Picture picture = puzzle().picture(*problem, view);
        std::map<ShapeKind, std::set<std::string>> found;
        for (const Shape& text : picture.shapes()) {
            if (text.kind != ShapeKind::Text)
                continue;
            const double across = text.height * kDigit * static_cast<double>(text.text.size()) / 2;
            const double up = text.height * kHeight / 2;
            for (const Shape& frame : picture.shapes()) {
                const bool isFrame =
                    (frame.kind == ShapeKind::Rect || frame.kind == ShapeKind::Ellipse) &&
                    std::abs(frame.x + frame.width / 2 - text.x) < 0.01F &&
                    std::abs(frame.y + frame.height / 2 - text.y) < 0.01F;
                if (!isFrame || text.text.find_first_not_of("0123456789") != std::string::npos)
                    continue;
                found[frame.kind].insert(text.text);
                const double reach =
                    frame.kind == ShapeKind::Rect ? across : std::hypot(across, up);
                QVERIFY2(reach <= (frame.width - frame.strokeWidth) / 2.0, text.text.c_str());
            }
        }
        QCOMPARE(found[ShapeKind::Rect], (std::set<std::string>{"100", "1000", "1175", "75"}));
        QCOMPARE(found[ShapeKind::Ellipse], (std::set<std::string>{"100", "1000", "75"}));
    }

    void cancel_data()
    {
        QTest::addColumn<QString>("strategy");
        for (const char* strategy : kStrategies)
            QTest::newRow(strategy) << strategy;
    }

    void cancel()
    {
        QFETCH(QString, strategy);
        const auto problem = problemOf("2 3 5 7 11 13 order=any");
        for (const std::uint64_t n : {1U, 2U, 3U, 7U, 20U}) {
            Control control;
            control.cancelAtPoll(n);
            const Outcome outcome = puzzle().run(
                puzzle().strategyIndex(strategy.toStdString()).value(), *problem, {}, control);
            QCOMPARE(outcome.ending, Ending::Stopped);
            QCOMPARE(outcome.reason, StopReason::Cancelled);
        }
    }

    void verify()
    {
        const auto problem = problemOf("1 2 3");
        const Solution right{0, 1, 5 - 2, 2, 7}; // 1+2 = 3
        QVERIFY(puzzle().verify(*problem, right).empty());
        QVERIFY(!puzzle().verify(*problem, {0, 1, 4, 2, 7}).empty()); // 1-2 = 3
        QVERIFY(!puzzle().verify(*problem, {1, 0, 3, 2, 7}).empty()); // order
        QVERIFY(!puzzle().verify(*problem, {0, 0, 3, 2, 7}).empty()); // twice
        QVERIFY(!puzzle().verify(*problem, {0, 1, 3}).empty());
    }
};

QTEST_GUILESS_MAIN(TestArithmetic)
#include "tst_core_arithmetic.moc"
