// Every step of an explanation is true whatever the solution, made of what came before, and needed
// later: checked by oracles that share nothing with the program, on random boards with one, several
// or no solutions.

#include <QRegularExpression>
#include <QtTest>

#include <cstdlib>
#include <optional>
#include <random>
#include <set>

#include "core/puzzle/registry.h"
#include "core/puzzle/source.h"
#include "core/puzzles/sudoku/techniques/techniques.h"
#include "tests/randomboards.h"
#include "tests/smallproblems.h"

using namespace clew;
using namespace clew::test;

namespace {

const Puzzle& puzzleOf(std::string_view id)
{
    return *findPuzzle(id);
}

/// Goes through the text of a refutation as a reader does, on a board that has its causes alone:
/// each value has to be the last one, or in the last place, when it is named, and the end has to be
/// dead.
class Refuted
{
public:
    /// `names`: of the groups, as texts call them.
    Refuted(const GroupSolver& rules, std::uint32_t width, QStringList names)
        : m_rules(rules), m_width(width), m_names(std::move(names))
    {
        // What the rules say of an empty board needs no cause: an area of one cell holds 1.
        for (std::size_t known = ~std::size_t{0}; known != m_known.size();) {
            known = m_known.size();
            for (qsizetype group = 0; group < m_names.size(); ++group)
                addSingles(group);
        }
    }

    bool follows(const Sentence& step, std::vector<Claim> causes) const
    {
        static const QRegularExpression form("^(R\\d+C\\d+) is not (\\d+): otherwise (.*)\\.$");
        const auto match = form.match(QString::fromStdString(step.text()));
        if (!match.hasMatch())
            return false;
        causes.insert(causes.end(), m_known.begin(), m_known.end());
        causes.push_back({{cell(match.captured(1)), value(match.captured(2))}, true});
        return endsBadly(match.captured(3), std::move(causes));
    }

private:
    void addSingles(qsizetype group)
    {
        const auto& cells = m_rules.groups()[std::size_t(group)];
        for (const Variable cell : cells)
            for (Value value = 0; value < cells.size(); ++value) {
                const Place place{cell, value};
                const bool isNew = std::ranges::none_of(
                    m_known, [&](const Claim& claim) { return claim.place == place; });
                if (isNew && !m_rules.isExcluded(m_known, place) &&
                    (isLast(m_known, place) || isLastIn(m_names[group], m_known, value, cell)))
                    m_known.push_back({place, true});
            }
    }

    [[nodiscard]] Variable cell(const QString& name) const
    {
        const auto parts = name.mid(1).split('C');
        return (parts[0].toUInt() - 1) * m_width + parts[1].toUInt() - 1;
    }
    static Value value(const QString& text) { return text.toUInt() - 1; }

    [[nodiscard]] bool isLast(const std::vector<Claim>& claims, Place place) const
    {
        for (Value other = 0; other < m_width * m_width; ++other)
            if (other != place.value && !m_rules.isExcluded(claims, {place.variable, other}))
                return false;
        return true;
    }
    // Without a cell: none is left.
    [[nodiscard]] bool isLastIn(const QString& group, const std::vector<Claim>& claims,
                                Value number, std::optional<Variable> but = std::nullopt) const
    {
        const auto index = m_names.indexOf(group);
        if (index < 0)
            return false;
        const auto& cells = m_rules.groups()[std::size_t(index)];
        return (!but || std::ranges::find(cells, *but) != cells.end()) &&
               std::ranges::all_of(cells, [&](Variable each) {
                   return each == but || m_rules.isExcluded(claims, {each, number});
               });
    }

    [[nodiscard]] bool endsBadly(QString course, std::vector<Claim> claims) const
    {
        static const QRegularExpression placed(
            "^(R\\d+C\\d+) = (\\d+)(?: \\(only place in ([^)]*)\\))?, (?:and )?");
        for (auto match = placed.match(course); match.hasMatch(); match = placed.match(course)) {
            const Place place{cell(match.captured(1)), value(match.captured(2))};
            if (match.captured(3).isEmpty()
                    ? !isLast(claims, place)
                    : !isLastIn(match.captured(3), claims, place.value, place.variable))
                return false;
            claims.push_back({place, true});
            course = course.mid(match.capturedLength());
        }
        static const QRegularExpression empty("^nothing is left for (R\\d+C\\d+)$");
        if (const auto match = empty.match(course); match.hasMatch())
            return isLast(claims, {cell(match.captured(1)), kNoValue});
        static const QRegularExpression without("^(.*) has no place for (\\d+)$");
        if (const auto match = without.match(course); match.hasMatch() && !course.contains('['))
            return isLastIn(match.captured(1), claims, value(match.captured(2)));
        static const QRegularExpression cases("^nothing works in (R\\d+C\\d+) \\[(.*)\\]$");
        const auto match = cases.match(course);
        return match.hasMatch() && allEndBadly(cell(match.captured(1)), match.captured(2), claims);
    }

    [[nodiscard]] bool allEndBadly(Variable where, const QString& cases,
                                   const std::vector<Claim>& claims) const
    {
        std::vector<Claim> left = claims; // and without the values gone through
        for (const QString& each : parts(cases)) {
            static const QRegularExpression form("^with (\\d+): (.*)$");
            const auto match = form.match(each);
            if (!match.hasMatch())
                return false;
            const Place place{where, value(match.captured(1))};
            std::vector<Claim> more = claims;
            more.push_back({place, true});
            if (!endsBadly(match.captured(2), std::move(more)))
                return false;
            left.push_back({place, false});
        }
        return isLast(left, {where, kNoValue});
    }

    // Between semicolons outside of brackets.
    static QStringList parts(const QString& text)
    {
        QStringList parts{QString()};
        int depth = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            depth += text[i] == '[' ? 1 : text[i] == ']' ? -1 : 0;
            if (depth == 0 && text.mid(i, 2) == "; ") {
                parts << QString();
                ++i;
            } else {
                parts.back() += text[i];
            }
        }
        return parts;
    }

    const GroupSolver& m_rules;
    std::uint32_t m_width;
    QStringList m_names;
    std::vector<Claim> m_known;
};

/// The names of the groups of oracleOf().
QStringList groupNames(const sudoku::SudokuProblem& problem)
{
    QStringList names;
    for (const char* kind : {"row", "column", "box"})
        for (std::uint32_t i = 1; i <= problem.size(); ++i)
            names << QString("%1 %2").arg(kind).arg(i);
    return names;
}

QStringList groupNames(const suguru::SuguruProblem& problem)
{
    QStringList names;
    for (std::uint32_t area = 0; area <= std::ranges::max(problem.areas); ++area) {
        const auto first = static_cast<std::uint32_t>(std::ranges::find(problem.areas, area) -
                                                      problem.areas.begin());
        names << QString("the area of R%1C%2")
                     .arg(first / problem.width + 1)
                     .arg(first % problem.width + 1);
    }
    return names;
}

/// What is said of explanations, counted.
struct Findings
{
    QStringList wrong = {};
    int refuted = 0;
    int several = 0;
    int dry = 0;
};

/// Every step true whatever the solution, made of what came before, and needed later.
void checkExplanation(const Puzzle& puzzle, const Problem& problem, GroupSolver& oracle,
                      const std::vector<Value>& givens, const Refuted& refuted, Findings& said)
{
    QStringList& wrong = said.wrong;
    Control control;
    const Explanation explanation = puzzle.explainSolution(problem, {}, control);
    std::vector<Claim> known;
    for (Variable cell = 0; cell < givens.size(); ++cell)
        if (givens[cell] != kNoValue)
            known.push_back({{cell, givens[cell]}, true});
    const std::vector<Claim> given = known;
    const auto isSolvable = oracle.isPossible(given);
    State state(puzzle.dimensions(problem));
    for (const Claim& claim : given)
        state.apply(Event::assign(claim.place.variable, claim.place.value, 1));
    std::set<std::pair<Variable, Value>> unused;
    for (const ExplainedStep& step : explanation.steps) {
        for (const Place cause : step.causes) {
            unused.erase({cause.variable, cause.value});
            if (state.value(cause.variable) != cause.value &&
                !state.removed(cause.variable, cause.value))
                wrong << "not shown: " + textOf(puzzle, problem, step);
        }
        const bool isRefutation =
            puzzle.ruleName(problem, step.rule).text == std::string_view("refutation");
        said.refuted += isRefutation ? 1 : 0;
        if (isRefutation && !refuted.follows(step, claimsOf(state, step.causes)))
            wrong << "does not follow: " + textOf(puzzle, problem, step);
        if (step.settled.size() + step.struck.size() != step.effects.size())
            wrong << "changes other than its effects: " + textOf(puzzle, problem, step);
        const auto check = [&](Place effect, bool isStrike) {
            std::vector<Claim> denied = given;
            denied.push_back({effect, isStrike});
            if (oracle.isPossible(denied))
                wrong << "untrue: " + textOf(puzzle, problem, step);
        };
        for (const Place effect : step.struck) {
            check(effect, true);
            state.apply(Event::remove(effect.variable, effect.value, 1));
            unused.insert({effect.variable, effect.value});
        }
        for (const Place effect : step.settled) {
            check(effect, false);
            state.apply(Event::assign(effect.variable, effect.value, 1));
        }
    }
    // Where nothing more follows, every value left is in a solution.
    if (explanation.end.text().starts_with("Here nothing more follows")) {
        ++said.several;
        const std::vector<Claim> shown = claimsOf(state, explanation.end.causes);
        for (const Place open : explanation.end.effects)
            for (Value value = 0; value < state.dimensions().values; ++value) {
                std::vector<Claim> one = given;
                one.push_back({{open.variable, value}, true});
                if (oracle.isExcluded(shown, {open.variable, value}) == oracle.isPossible(one))
                    wrong << "open or not: " + textOf(puzzle, problem, explanation.end);
            }
    } else if (explanation.outcome.ending == Ending::RanDry) {
        ++said.dry;
    }
    for (const Place cause : explanation.end.causes)
        unused.erase({cause.variable, cause.value});
    if (!unused.empty())
        wrong << QString("%1 strikes not needed").arg(unused.size());
    const Outcome& outcome = explanation.outcome;
    const bool isComplete = state.assignedCount() == givens.size();
    if ((outcome.ending == Ending::Exhausted && outcome.counters.solutions == 0) == isSolvable &&
        outcome.ending != Ending::RanDry)
        wrong << "solvable or not";
    if (isComplete == !explanation.end.empty())
        wrong << "no end: " + QString::fromStdString(explanation.end.text());
}

} // namespace

class TestExplanationProofs : public QObject
{
    Q_OBJECT

private:
    static void report(const Findings& said)
    {
        qInfo("%d refutations, %d boards with several solutions, %d ran dry", said.refuted,
              said.several, said.dry);
        QVERIFY2(said.wrong.isEmpty(), qPrintable(said.wrong.mid(0, 10).join('\n')));
    }

private slots:
    void sudokuExplanations()
    {
        Findings said;
        std::mt19937 random(3);
        for (unsigned i = 0; i < boardCount(); ++i) {
            const auto problem = randomSudoku(i % 3 == 0   ? sudoku::BoxShape{2, 2}
                                              : i % 3 == 1 ? sudoku::BoxShape{3, 2}
                                                           : sudoku::BoxShape{3, 3},
                                              random);
            GroupSolver oracle = oracleOf(*problem);
            const Puzzle& puzzle = puzzleOf("sudoku");
            if (puzzle.faults(*problem).empty())
                checkExplanation(puzzle, *problem, oracle, problem->givens,
                                 Refuted(oracle, problem->size(), groupNames(*problem)), said);
        }
        report(said);
    }

    // Boards on which the techniques run dry: refutations lead on to the end.
    void hardExplanations_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("top1465") << "top1465.txt";
        QTest::newRow("hardest") << "hardest-1905-er11plus.txt";
    }

    void hardExplanations()
    {
        QFETCH(QString, file);
        QFile lines(QStringLiteral(SHARED_DATA "/sudoku/") + file);
        if (!lines.open(QIODevice::ReadOnly | QIODevice::Text))
            QSKIP("needs the sudoku collections of SHARED_DATA");
        const Puzzle& puzzle = puzzleOf("sudoku");
        Findings said;
        for (int i = 0; i < test::repetitions(2) && !lines.atEnd(); ++i) {
            const ProblemPtr problem =
                test::readOrFail(puzzle, lines.readLine().trimmed().toStdString(), "line");
            const auto& board = static_cast<const sudoku::SudokuProblem&>(*problem);
            GroupSolver oracle = oracleOf(board);
            checkExplanation(puzzle, board, oracle, board.givens,
                             Refuted(oracle, board.size(), groupNames(board)), said);
        }
        report(said);
        QCOMPARE(said.dry, 0);
    }

    void suguruExplanations()
    {
        Findings said;
        std::mt19937 random(5);
        for (unsigned i = 0; i < boardCount(); ++i) {
            const auto problem = randomSuguru(i + 1000, random);
            GroupSolver oracle = oracleOf(*problem);
            checkExplanation(puzzleOf("suguru"), *problem, oracle, problem->givens,
                             Refuted(oracle, problem->width, groupNames(*problem)), said);
        }
        report(said);
        QCOMPARE(said.dry, 0);
        QVERIFY(said.refuted > 0 && said.several > 0);
    }

    // Of the causes that are values, each is needed for what one of the step's conclusions says.
    void sudokuStepsNameNoValueTooMany()
    {
        const Puzzle& puzzle = puzzleOf("sudoku");
        std::vector<ProblemPtr> problems{test::readOrFail(
            puzzle,
            "2....7.1..1..26..7...........1....268..2.179..2.8.....7.2.4...9.4...257.5.6.....4",
            "line")};
        std::mt19937 random(23);
        for (unsigned i = 0; i < boardCount(); ++i)
            problems.push_back(
                randomSudoku(i % 2 == 0 ? sudoku::BoxShape{2, 2} : sudoku::BoxShape{3, 2}, random));
        QStringList wrong;
        int several = 0;
        for (const ProblemPtr& problem : problems) {
            const auto& board = static_cast<const sudoku::SudokuProblem&>(*problem);
            if (!puzzle.faults(board).empty())
                continue;
            GroupSolver oracle = oracleOf(board);
            Control control;
            State state(puzzle.dimensions(board));
            for (Variable cell = 0; cell < board.givens.size(); ++cell)
                if (board.givens[cell] != kNoValue)
                    state.apply(Event::assign(cell, board.givens[cell], 1));
            for (const ExplainedStep& step : puzzle.explainSolution(board, {}, control).steps) {
                const std::vector<Claim> claims = claimsOf(state, step.causes);
                const bool isProved =
                    step.rule != sudoku::Refutation && !sudoku::assumesUnique(step.rule);
                several += step.struck.size() > 1 ? 1 : 0;
                for (std::size_t i = 0; i < claims.size() && isProved; ++i) {
                    std::vector<Claim> fewer = claims;
                    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
                    const auto follows = [&](Place effect, bool isStrike) {
                        std::vector<Claim> denied = fewer;
                        denied.push_back({effect, isStrike});
                        return !oracle.isPossible(denied);
                    };
                    if (claims[i].holds &&
                        std::ranges::all_of(step.struck,
                                            [&](Place place) { return follows(place, true); }) &&
                        std::ranges::all_of(step.settled,
                                            [&](Place place) { return follows(place, false); }))
                        wrong << textOf(puzzle, board, step);
                }
                for (const Place place : step.struck)
                    state.apply(Event::remove(place.variable, place.value, 1));
                for (const Place place : step.settled)
                    state.apply(Event::assign(place.variable, place.value, 1));
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 10).join('\n')));
        QVERIFY(several > test::repetitions(5));
    }

    // A square that is the only one to jump to is so by what has been visited before.
    void knightCausesExcludeOtherJumps()
    {
        const Puzzle& puzzle = puzzleOf("knight");
        const std::uint32_t columns = 5;
        const ProblemPtr problem = puzzle.create({{"size", "5x5"}}).value();
        for (const bool all : {false, true}) {
            Control control;
            std::vector<Value> path;
            int only = 0;
            for (const ExplainedStep& step :
                 puzzle.explainSolution(*problem, {.allSteps = all}, control).steps) {
                const QString text = QString::fromStdString(step.text());
                std::set<Value> causes;
                for (const Place cause : step.causes)
                    causes.insert(cause.value);
                std::set<Value> expected;
                const std::vector<Value> before = path;
                for (const Place place : step.settled) {
                    if (!before.empty())
                        for (const Value square : before)
                            if (const int x =
                                    std::abs(int(square % columns) - int(path.back() % columns)),
                                y = std::abs(int(square / columns) - int(path.back() / columns));
                                x * y == 2)
                                expected.insert(square);
                    path.push_back(place.value);
                }
                if (!text.contains("can only jump to") && !text.contains("has one unvisited"))
                    continue;
                expected.insert(before.back());
                QVERIFY2(causes == expected, qPrintable(textOf(puzzle, *problem, step)));
                ++only;
            }
            QVERIFY(only > 0);
        }
    }

    void randomBoards_data()
    {
        QTest::addColumn<int>("puzzle");
        for (std::size_t i = 0; i < puzzles().size(); ++i)
            if (sourceEditing(*puzzles()[i]) == nullptr) // models have no small random problems
                QTest::newRow(puzzles()[i]->info().id.c_str()) << static_cast<int>(i);
    }

    // Of every puzzle: what a step by a rule concludes is so in every solution there is in which
    // its causes are so, whatever was guessed before, and the end is true of the problem.
    void randomBoards()
    {
        QFETCH(int, puzzle);
        const Puzzle& subject = *puzzles()[std::size_t(puzzle)];
        const auto concludes = [&](Rule rule) {
            return std::ranges::any_of(subject.info().rules, [&](const RuleInfo& info) {
                return info.rule == rule && info.force == RuleForce::Follows && !info.isGiven;
            });
        };
        Dice dice(29);
        QStringList wrong;
        int concluded = 0;
        int unsolvable = 0;
        for (unsigned i = 0; i < boardCount(); ++i) {
            SmallProblem small = smallProblem(subject, dice);
            if (subject.info().id ==
                "words") // each strategy writes it its way; the first is explained
                small.solutions = solve(subject, *small.problem, 0).solutions;
            Control control({.solutions = 1});
            const Explanation told = subject.explainSolution(*small.problem, {}, control);
            std::set<std::pair<Variable, Value>> struck;
            const auto isSo = [&](const Solution& solution, Place place) {
                if (place.value == kNoValue || place.variable >= solution.size())
                    return true;
                return (solution[place.variable] == place.value) !=
                       struck.contains({place.variable, place.value});
            };
            for (const ExplainedStep& step : told.steps) {
                for (const Solution& solution : small.solutions) {
                    const auto holds = [&](Place place) { return isSo(solution, place); };
                    if (!concludes(step.rule) || !std::ranges::all_of(step.causes, holds))
                        continue;
                    ++concluded;
                    for (const Place place : step.settled)
                        if (place.value != kNoValue &&
                            !agrees(solution, place.variable, place.value))
                            wrong << textOf(subject, *small.problem, step);
                    for (const Place place : step.struck)
                        if (solution[place.variable] == place.value)
                            wrong << textOf(subject, *small.problem, step);
                }
                for (const Place place : step.struck)
                    struck.insert({place.variable, place.value});
                for (const Place place : step.settled)
                    struck.erase({place.variable, place.value});
            }
            const Outcome& outcome = told.outcome;
            const bool isSolvable = !small.solutions.empty();
            unsolvable += isSolvable ? 0 : 1;
            if (outcome.counters.solutions > 0 && !isSolvable)
                wrong << "a solution where there is none";
            if (outcome.ending == Ending::Exhausted && outcome.counters.solutions == 0 &&
                isSolvable)
                wrong << "no solution where there is one: " +
                             QString::fromStdString(told.end.text());
        }
        qInfo("%d conclusions in solutions, %d problems without any", concluded, unsolvable);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 10).join('\n')));
    }

    // What takes a single solution for granted has no place on a board with several.
    void severalSolutionsAreSaid()
    {
        const Puzzle& puzzle = puzzleOf("sudoku");
        Control control;
        const Explanation several =
            puzzle.explainSolution(*test::presetOf(puzzle, "several"), {}, control);
        QVERIFY(several.remark.text().starts_with("The board has several solutions"));
        QCOMPARE(several.outcome.ending, Ending::RanDry);
        QVERIFY(several.end.text().find("may be") != std::string::npos);
        const Explanation one = puzzle.explainSolution(*test::presetOf(puzzle, "p97"), {}, control);
        QVERIFY(one.remark.empty());
        QVERIFY(one.end.empty());
    }

    // Only strikes that a later step needs are left; all of them if asked for.
    void superfluousStepsAreLeftOut()
    {
        const Puzzle& puzzle = puzzleOf("sudoku");
        const ProblemPtr problem = test::presetOf(puzzle, "hard");
        Control control;
        const auto needed = puzzle.explainSolution(*problem, {}, control).steps.size();
        const auto all = puzzle.explainSolution(*problem, {.allSteps = true}, control).steps.size();
        QVERIFY(needed >= 81 - 40);
        QVERIFY(needed < all);
    }
};

QTEST_GUILESS_MAIN(TestExplanationProofs)
#include "tst_core_explanationproofs.moc"
