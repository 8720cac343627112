// What explanations of whole solutions say is true: every step that rests on causes follows from
// these, which is checked on all assignments there are; numbers and counts are right.

#include <QRegularExpression>
#include <QtTest>

#include "core/puzzles/graphs/graphs.h"
#include "core/puzzles/knight/knight.h"
#include "core/puzzles/queens/queens.h"
#include "core/text/capital.h"
#include "core/text/counted.h"
#include "core/text/interned.h"
#include "core/text/outline.h"
#include "tests/everypuzzle.h"

using namespace clew;
using namespace clew::test;

namespace {

const Puzzle& puzzleCalled(std::string_view id)
{
    return *findPuzzle(id);
}

ProblemPtr made(const Puzzle& puzzle, const Parameters& parameters)
{
    return puzzle.create(parameters).value();
}

Explanation explained(const Puzzle& puzzle, const Problem& problem, bool allSteps = false)
{
    Control control({.solutions = 1});
    return puzzle.explainSolution(problem, {.allSteps = allSteps}, control);
}

QString textOf(const Sentence& sentence)
{
    return QString::fromStdString(sentence.text());
}

// All regular graphs of the problem's numbers, whatever is given.
std::vector<std::vector<Value>> regularGraphs(const graphs::GraphsProblem& problem)
{
    std::vector<std::vector<Value>> all;
    const std::uint32_t pairs = graphs::pairCount(problem.size);
    for (std::uint32_t bits = 0; bits < 1U << pairs; ++bits) {
        std::vector<Value> values(pairs);
        for (std::uint32_t pair = 0; pair < pairs; ++pair)
            values[pair] = bits >> pair & 1U;
        const graphs::Graph graph(problem.size, values);
        bool isRegular = true;
        for (graphs::Node node = 0; node < problem.size; ++node)
            isRegular = isRegular && graph.degree(node) == problem.degree;
        if (isRegular)
            all.push_back(std::move(values));
    }
    return all;
}

bool attack(Place one, Place other)
{
    const auto distance = [](std::uint32_t a, std::uint32_t b) { return a < b ? b - a : a - b; };
    const auto columns = distance(one.variable, other.variable);
    const auto rows = distance(one.value, other.value);
    return (columns | rows) != 0 && (columns == 0 || rows == 0 || columns == rows);
}

// Of all pictures of this size, whether one with these cells meets the clues.
bool hasPicture(const Puzzle& nonogram, const Problem& problem, std::uint32_t side,
                const std::map<Variable, Value>& cells)
{
    for (std::uint32_t picture = 0; picture < 1U << (side * side); ++picture) {
        const auto agrees = [&](const auto& cell) {
            return (picture >> cell.first & 1U) == cell.second;
        };
        if (!std::ranges::all_of(cells, agrees))
            continue;
        Solution solution;
        for (std::uint32_t cell = 0; cell < side * side; ++cell)
            solution.push_back(picture >> cell & 1U);
        if (nonogram.verify(problem, solution).empty())
            return true;
    }
    return false;
}

bool has(std::span<const Value> values, Place place)
{
    return values[place.variable] == place.value;
}

} // namespace

class TestExplanations : public QObject
{
    Q_OBJECT

private slots:
    // A way back to one of many nodes, the thousands of its number set apart.
    void returnsAreCounted()
    {
        for (const auto& puzzle : puzzles()) {
            const PresetInfo& preset = puzzle->info().presets.front();
            const ProblemPtr problem = puzzle->presetProblem(preset);
            const State state(puzzle->dimensions(*problem));
            const auto back = puzzle->explain(*problem, state, Event::visit(1'234'567)).text();
            QVERIFY2(back.empty() || back.find("1,234,567") != std::string::npos, back.c_str());
        }
        const Sentence text = counted(12'034);
        QCOMPARE(text.text([](Phrase phrase) {
            return std::string_view(phrase.context) == "Number" ? "%1.%2" : phrase.text;
        }),
                 std::string("12.034"));
        QCOMPARE(text.text(ungrouped([](Phrase phrase) { return std::string(phrase.text); })),
                 std::string("12034")); // where texts become names
        QCOMPARE(counted(999).text(), std::string("999"));
    }

    void everyInstance_data() { instanceRows(); }

    // The end of an explanation agrees with what is known, and no text speaks of what it does not
    // show.
    void everyInstance()
    {
        QFETCH(int, instance);
        const auto& [puzzle, name, problem, solutions] = instances()[std::size_t(instance)];
        const Explanation explanation = explained(*puzzle, *problem);
        for (const Sentence& step : explanation.steps) {
            QVERIFY(!step.empty());
            QVERIFY2(!textOf(step).contains("Back to position"), step.text().c_str());
            QVERIFY2(!textOf(step).contains('%'), step.text().c_str());
        }
        if (!solutions || explanation.outcome.ending == Ending::RanDry)
            return;
        QCOMPARE(explanation.outcome.counters.solutions > 0, *solutions > 0);
        QCOMPARE(explanation.outcome.ending == Ending::Exhausted && *solutions > 0 &&
                     explanation.outcome.counters.solutions == 0,
                 false);
    }

    // A search that is described from its beginning says on every level what holds again.
    void searchesReturn()
    {
        const Puzzle& queens = puzzleCalled("queens");
        const ProblemPtr problem = made(queens, {{"size", "70"}}); // too large to be reasoned out
        Control control({.nodes = 400, .solutions = 1});
        const Explanation told = queens.explainSolution(*problem, {.allSteps = true}, control);
        std::map<Variable, Value> held;
        std::size_t returns = 0;
        for (const ExplainedStep& step : told.steps) {
            const bool goesBack = textOf(step).startsWith("Back to what holds with column ");
            returns += goesBack ? 1 : 0;
            QVERIFY2(!goesBack || !step.settled.empty(), step.text().c_str());
            for (const Place place : step.settled) {
                QCOMPARE(place.value == kNoValue, goesBack);
                QVERIFY2(goesBack ? held.erase(place.variable) == 1
                                  : held.emplace(place.variable, place.value).second,
                         step.text().c_str());
            }
            for (const Place place : step.effects)
                if (goesBack)
                    QCOMPARE(held.at(place.variable), place.value);
        }
        QVERIFY(returns > 10);
    }

    // A long argument by cases is read case by case; what is short, or has other brackets, stays.
    void longArgumentsAreOutlined()
    {
        const std::string last(200, 'x');
        QCOMPARE(
            QString::fromStdString(outlined(
                "A is not 1: otherwise B = 2, and nothing works in C [with 1: D = 3, and nothing "
                "works in x[2] [with 4: P; with 5: Q]; with 2: " +
                last + "].")),
            QString::fromStdString("A is not 1: otherwise B = 2, and nothing works in C:\n"
                                   "    with 1: D = 3, and nothing works in x[2]:\n"
                                   "      with 4: P\n"
                                   "      with 5: Q\n"
                                   "    with 2: " +
                                   last + "."));
        const std::string brief =
            "A is not 1: otherwise nothing works in C [with 1: P; with 2: Q].";
        QCOMPARE(outlined(brief), brief);
        const std::string model = "forall(i in 1..3) ([a; b]) [x[1], x[2]; y] " + last;
        QCOMPARE(outlined(model), model);
    }

    // By itself a sentence begins with a capital, a name or formula with what it is.
    void sentencesBeginWithCapitals()
    {
        const auto said = [](const Sentence& sentence) {
            return QString::fromStdString(standingText(sentence));
        };
        const Sentence square{phrase("queens", "column %1, row %2"), {1, 2}};
        QCOMPARE(said({phrase("Why", "%1 had been left by then without being refuted. Nodes: %2"),
                       {square, 3}}),
                 QStringLiteral(
                     "Column 1, row 2 had been left by then without being refuted. Nodes: 3"));
        QCOMPARE(said({phrase("knight", "%1 is blocked."), {"c5"}}),
                 QStringLiteral("c5 is blocked."));
        QCOMPARE(said(verbatim("x = 3")), QStringLiteral("x = 3"));
        const auto ofModel = [&said](const char* rule) {
            return said({phrase("model", "%1: not %2."), {Sentence{interned(rule)}, "x = 3"}});
        };
        QCOMPARE(ofModel("row 3 holds each number once"),
                 QStringLiteral("Row 3 holds each number once: not x = 3."));
        QCOMPARE(ofModel("sum + x = 3"), QStringLiteral("sum + x = 3: not x = 3."));
        QCOMPARE(ofModel("x[1] != 2"), QStringLiteral("x[1] != 2: not x = 3."));
        QCOMPARE(withCapital("\xc3\xa9 assim"), std::string("\xc3\x89 assim"));
        QCOMPARE(withCapital("\xc3\xb7 2"), std::string("\xc3\xb7 2"));
        QCOMPARE(withCapital(""), std::string());
    }

    void graphsFollow_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<QString>("degree");
        QTest::addColumn<bool>("labelled");
        const auto row = [](const char* size, const char* degree, bool labelled) {
            QTest::addRow("%s nodes, %s, %d", size, degree, labelled) << size << degree << labelled;
        };
        for (const bool labelled : {false, true}) {
            row("6", "3", labelled);
            row("6", "2", labelled);
            row("6", "4", labelled);
            row("5", "2", labelled);
            row("4", "1", labelled);
        }
    }

    // A step by degrees holds in each regular graph in which its causes hold.
    void graphsFollow()
    {
        QFETCH(QString, size);
        QFETCH(QString, degree);
        QFETCH(bool, labelled);
        const Puzzle& puzzle = puzzleCalled("graphs");
        Parameters parameters{{"size", size.toStdString()}, {"degree", degree.toStdString()}};
        if (labelled)
            parameters["labelled"] = "1";
        const ProblemPtr problem = made(puzzle, parameters);
        const auto all = regularGraphs(static_cast<const graphs::GraphsProblem&>(*problem));
        int steps = 0;
        for (const Sentence& step : explained(puzzle, *problem).steps) {
            if (step.rule == 0)
                continue;
            ++steps;
            for (const auto& values : all)
                if (std::ranges::all_of(step.causes, [&](Place p) { return has(values, p); }))
                    for (const Place effect : step.effects)
                        QVERIFY2(has(values, effect), step.text().c_str());
        }
        QVERIFY(steps > 0);
    }

    void impossibleGraphsSayWhy()
    {
        const auto odd = explained(puzzleCalled("graphs"),
                                   *made(puzzleCalled("graphs"), {{"size", "5"}, {"degree", "3"}}));
        QCOMPARE(odd.steps.size(), std::size_t{1});
        QVERIFY(textOf(odd.steps.front()).contains("odd number"));
        QVERIFY(textOf(odd.end).contains("no such graph"));
    }

    // A step after a guess holds in one of the solutions: said before the steps.
    void severalNonogramsAreSaid()
    {
        const Puzzle& nonogram = puzzleCalled("nonogram");
        const auto remarkOn = [&](const char* clues) {
            const ProblemPtr problem = nonogram.read(clues, {}, {}).value();
            return textOf(explained(nonogram, *problem).remark);
        };
        QCOMPARE(remarkOn("[[1],[1]] [[1],[1]]"),
                 QStringLiteral("The clues have several solutions; "
                                "these steps lead to one of them."));
        QCOMPARE(remarkOn("[[2],[1]] [[2],[1]]"), QString());
    }

    // The same of queens and graphs, and nothing where there is one.
    void severalSolutionsAreSaid()
    {
        const auto remarkOn = [](const char* id, const Parameters& parameters) {
            const Puzzle& puzzle = puzzleCalled(id);
            return textOf(explained(puzzle, *made(puzzle, parameters)).remark);
        };
        QCOMPARE(remarkOn("queens", {{"size", "6"}}),
                 QStringLiteral("The board has several solutions; "
                                "these steps lead to one of them."));
        QCOMPARE(remarkOn("queens", {{"size", "1"}}), QString());
        QCOMPARE(remarkOn("graphs", {{"size", "6"}, {"degree", "3"}}),
                 QStringLiteral("There are several such graphs; "
                                "these steps lead to one of them."));
        QCOMPARE(remarkOn("graphs", {{"size", "4"}, {"degree", "2"}}), QString());
    }

    void queensFollow_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {1, 4, 5, 6, 7, 8})
            QTest::addRow("%d", size) << size;
    }

    // What is forced or struck is so in every solution that has the queens among its causes and
    // none of the strikes.
    void queensFollow()
    {
        QFETCH(int, size);
        const Puzzle& puzzle = puzzleCalled("queens");
        const ProblemPtr problem = made(puzzle, {{"size", std::to_string(size)}});
        const auto all = solve(puzzle, *problem, "backtracking").solutions;
        std::vector<Place> struck;
        const auto isStruck = [&](Place place) {
            return std::ranges::find(struck, place) != struck.end();
        };
        const Explanation explanation = explained(puzzle, *problem);
        for (const Sentence& step : explanation.steps) {
            const bool strikes = textOf(step).startsWith("No queen can stand");
            for (const Solution& solution : all) {
                const bool applies =
                    step.rule != 0 && std::ranges::all_of(step.causes, [&](Place cause) {
                        return has(solution, cause) != isStruck(cause);
                    });
                for (const Place effect : step.effects)
                    QVERIFY2(!applies || has(solution, effect) != strikes, step.text().c_str());
            }
            if (strikes)
                struck.insert(struck.end(), step.effects.begin(), step.effects.end());
        }
        QVERIFY(textOf(explanation.steps.back()).contains("a solution"));
    }

    void queensCausesAreMinimal_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 5, 6, 8, 10, 12, 15})
            QTest::addRow("%d", size) << size;
    }

    // Of what is said of one line: the causes close every square of it that the conclusion needs
    // closed, and without any one of them a square stays open.
    void queensCausesAreMinimal()
    {
        QFETCH(int, size);
        const Puzzle& puzzle = puzzleCalled("queens");
        const Explanation explanation =
            explained(puzzle, *made(puzzle, {{"size", std::to_string(size)}}));
        const QRegularExpression named(QStringLiteral("left in (row|column) (\\d+)"));
        std::vector<Place> struck;
        int checked = 0;
        for (const ExplainedStep& step : explanation.steps) {
            const auto match = named.match(textOf(step));
            if (!match.hasMatch())
                continue;
            const bool isRow = match.captured(1) == QStringLiteral("row");
            const Value index = match.captured(2).toUInt() - 1;
            // Whether the line has another square than that queen's, if the queens of the causes
            // stand and none where it was struck.
            const auto hasSquare = [&](std::span<const Place> causes, std::optional<Place> queen,
                                       std::optional<Place> except) {
                for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(size); ++i) {
                    const Place square = isRow ? Place{i, index} : Place{index, i};
                    const auto closes = [&](Place cause) {
                        return std::ranges::find(struck, cause) != struck.end()
                                   ? cause == square
                                   : attack(cause, square);
                    };
                    if (square != except && std::ranges::none_of(causes, closes) &&
                        !(queen && attack(*queen, square)))
                        return true;
                }
                return false;
            };
            const auto follows = [&](std::span<const Place> causes) {
                return std::ranges::all_of(step.effects, [&](Place effect) {
                    return step.struck.empty() ? !hasSquare(causes, std::nullopt, effect)
                                               : !hasSquare(causes, effect, std::nullopt);
                });
            };
            QVERIFY2(follows(step.causes), step.text().c_str());
            for (std::size_t i = 0; i < step.causes.size(); ++i) {
                std::vector<Place> fewer = step.causes;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
                QVERIFY2(!follows(fewer), step.text().c_str());
            }
            struck.insert(struck.end(), step.struck.begin(), step.struck.end());
            ++checked;
        }
        QVERIFY(checked > 0);
    }

    // What is said of the other value of a cell that is supposed is so on all pictures there are.
    void nonogramSuppositions()
    {
        constexpr std::uint32_t kSide = 4;
        const Puzzle& puzzle = puzzleCalled("nonogram");
        const QRegularExpression said(
            QStringLiteral("^Suppose .* is (filled|empty)\\. \\(With it (filled|empty) (there is a "
                           "solution, too|a search finds no solution)"));
        int supposed = 0;
        for (std::uint32_t picture = 0; picture < 1U << (kSide * kSide); picture += 97) {
            std::string text;
            for (std::uint32_t cell = 0; cell < kSide * kSide; ++cell)
                text += std::string(picture >> cell & 1U ? "X" : ".") +
                        ((cell + 1) % kSide == 0 ? "\n" : "");
            const ProblemPtr problem = puzzle.read(text, "text", {}).value();
            std::map<Variable, Value> settled;
            for (const ExplainedStep& step : explained(puzzle, *problem).steps) {
                if (textOf(step).startsWith(QStringLiteral("Suppose"))) {
                    const auto match = said.match(textOf(step));
                    QVERIFY2(match.hasMatch(), step.text().c_str());
                    QVERIFY(match.captured(1) != match.captured(2));
                    std::map<Variable, Value> other = settled;
                    other[step.effects.front().variable] = 1 - step.effects.front().value;
                    QCOMPARE(match.captured(3).startsWith(QStringLiteral("there is")),
                             hasPicture(puzzle, *problem, kSide, other));
                    ++supposed;
                }
                for (const Place place : step.settled)
                    settled[place.variable] = place.value;
            }
        }
        QVERIFY(supposed > 20);
    }

    // An argument against a tour is only made where a search finds none, and the other way round.
    void knightsWithoutATour()
    {
        const Puzzle& puzzle = puzzleCalled("knight");
        int arguments = 0;
        for (const bool closed : {false, true})
            for (std::uint32_t columns = 1; columns <= 5; ++columns)
                for (std::uint32_t rows = 1; rows <= 5; ++rows) {
                    knight::KnightProblem problem;
                    problem.columns = columns;
                    problem.rows = rows;
                    problem.closed = closed;
                    const Explanation said = explained(puzzle, problem);
                    Limits one;
                    one.solutions = 1;
                    const Found found = solve(puzzle, problem, "backtracking", {.limits = one});
                    QCOMPARE(said.outcome.counters.solutions, found.outcome.counters.solutions);
                    const bool isArgued = textOf(said.end).startsWith("So there");
                    QVERIFY(!isArgued || found.solutions.empty());
                    arguments += isArgued ? 1 : 0;
                }
        QVERIFY(arguments > 20);
    }

    void fourByFourFallsIntoPieces()
    {
        const Puzzle& puzzle = puzzleCalled("knight");
        const Explanation said = explained(puzzle, *made(puzzle, {{"size", "4x4"}}));
        QCOMPARE(said.steps.size(), std::size_t{1});
        QVERIFY2(textOf(said.steps.front()).contains("6 pieces"),
                 said.steps.front().text().c_str());
        QCOMPARE(said.steps.front().causes.size(), std::size_t{4});
    }

    // Each operation in the evaluation of an equation is right, and all solutions are counted.
    void evaluations()
    {
        const Puzzle& puzzle = puzzleCalled("arithmetic");
        const Explanation said = explained(puzzle, *made(puzzle, {}));
        QCOMPARE(said.steps.size(), std::size_t{12});
        QVERIFY(textOf(said.remark).contains("12"));
        static const QRegularExpression operation("(-?\\d+) ([-+×÷]) \\(?(-?\\d+)\\)? = (-?\\d+)");
        int operations = 0;
        for (const Sentence& step : said.steps) {
            auto each = operation.globalMatch(textOf(step).replace("−", "-"));
            while (each.hasNext()) {
                const auto match = each.next();
                const int a = match.captured(1).toInt();
                const int b = match.captured(3).toInt();
                const int made = match.captured(4).toInt();
                const QString sign = match.captured(2);
                QVERIFY2(sign == "+"   ? a + b == made
                         : sign == "-" ? a - b == made
                         : sign == "×" ? a * b == made
                                       : made * b == a,
                         step.text().c_str());
                ++operations;
            }
        }
        QCOMPARE(operations, 12 * 3); // five numbers, one sign of which is =
    }

    void wordsInGroups_data()
    {
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "zh", "ja", "pt"})
            for (const char* number : {"0", "7", "175", "1000", "1234567", "20000000000000003"})
                QTest::addRow("%s %s", language, number) << number << language;
    }

    // The groups are those of the number, and the last sentence is what the strategy writes.
    void wordsInGroups()
    {
        QFETCH(QString, number);
        QFETCH(QString, language);
        const Puzzle& puzzle = puzzleCalled("words");
        const ProblemPtr problem =
            made(puzzle, {{"number", number.toStdString()}, {"language", language.toStdString()}});
        const Explanation said = explained(puzzle, *problem);
        const Found found = solve(puzzle, *problem, "spell-out");
        QString written = QString::fromStdString(
            puzzle.writeSolutions(*problem, found.solutions, 0, puzzle.info().formats.back().id));
        QVERIFY2(textOf(said.steps.back()).contains(written.trimmed()),
                 said.steps.back().text().c_str());
        static const QRegularExpression group("group,? (\\d+)");
        QString digits;
        for (const Sentence& step : said.steps)
            if (const auto match = group.match(textOf(step)); match.hasMatch())
                digits += match.captured(1);
        QCOMPARE(digits, number == "0" ? QString() : number);
    }

    // A zero or a word that joins a group to those before it is said where it is written.
    void groupsAreJoined()
    {
        const Puzzle& puzzle = puzzleCalled("words");
        const auto lastGroup = [&](const char* number, const char* language) {
            const ProblemPtr problem = made(puzzle, {{"number", number}, {"language", language}});
            const auto steps = explained(puzzle, *problem).steps;
            return textOf(steps.at(steps.size() - 2));
        };
        QCOMPARE(
            lastGroup("110015", "zh"),
            QStringLiteral(
                "The last group, 0015, is “十五”. After other groups it is joined: “零一十五”."));
        QCOMPARE(lastGroup("12345", "zh"),
                 QStringLiteral("The last group, 2345, is “二千三百四十五”."));
        QCOMPARE(lastGroup("1002", "en"), QStringLiteral("The last group, 002, is “two”."));
        QVERIFY(lastGroup("10100015", "pt").endsWith("joined: “e quinze”."));
    }
};

QTEST_GUILESS_MAIN(TestExplanations)
#include "tst_core_explanations.moc"
