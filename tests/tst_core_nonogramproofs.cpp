// Every step of an explanation of a nonogram is true whatever the solution, and what refutes a cell
// does so, and needs all that it names: checked by listing the fillings of lines, on random boards.

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/puzzle/registry.h"
#include "tests/randomboards.h"

using namespace clew;
using namespace clew::test;

namespace {

std::vector<Solution> allSolutions(const nonogram::NonogramProblem& problem)
{
    std::vector<Solution> grids{{}};
    for (const nonogram::Clue& row : problem.rows) {
        std::vector<Solution> next;
        for (const Solution& grid : grids)
            for (const auto& line : fillings(row, problem.width)) {
                next.push_back(grid);
                next.back().insert(next.back().end(), line.begin(), line.end());
            }
        grids = std::move(next);
    }
    std::erase_if(grids, [&](const Solution& grid) {
        for (std::uint32_t column = 0; column < problem.width; ++column) {
            std::vector<Value> line;
            for (std::uint32_t row = 0; row < problem.height; ++row)
                line.push_back(grid[row * problem.width + column]);
            if (nonogram::runsOf(line) != problem.columns[column])
                return true;
        }
        return false;
    });
    return grids;
}

/// Whether solving these lines leads to a contradiction, by all their fillings.
bool breakDown(const nonogram::NonogramProblem& problem, const std::vector<nonogram::Line>& lines,
               std::map<Variable, Value> known)
{
    for (bool isNew = true; isNew;) {
        isNew = false;
        for (const nonogram::Line line : lines) {
            const std::uint32_t length = nonogram::lengthOf(problem, line);
            std::vector<std::set<Value>> left(length);
            for (const auto& filling : fillings(nonogram::clueOf(problem, line), length)) {
                bool fits = true;
                for (std::uint32_t i = 0; i < length; ++i) {
                    const auto cell = known.find(nonogram::cellOf(problem, line, i));
                    fits = fits && (cell == known.end() || cell->second == filling[i]);
                }
                for (std::uint32_t i = 0; i < length && fits; ++i)
                    left[i].insert(filling[i]);
            }
            for (std::uint32_t i = 0; i < length; ++i) {
                if (left[i].empty())
                    return true;
                if (left[i].size() == 1)
                    isNew = known.emplace(nonogram::cellOf(problem, line, i), *left[i].begin())
                                .second ||
                            isNew;
            }
        }
    }
    return false;
}

/// Whether the lines that the step names refute the opposite of what it settles, by its causes, and
/// none of lines and causes can be left out.
bool isRefuted(const nonogram::NonogramProblem& problem, const ExplainedStep& step)
{
    std::vector<nonogram::Line> lines;
    static const QRegularExpression named("(row|column) (\\d+) \\(");
    const QString text = QString::fromStdString(step.text());
    for (auto match = named.globalMatch(text); match.hasNext();) {
        const auto one = match.next();
        const nonogram::Line line{one.captured(1) == "row", one.captured(2).toUInt() - 1};
        if (std::ranges::find(lines, line) == lines.end())
            lines.push_back(line);
    }
    std::map<Variable, Value> known;
    for (const Place cause : step.causes)
        known[cause.variable] = cause.value;
    if (step.settled.size() != 1)
        return false;
    known[step.settled.front().variable] = 1 - step.settled.front().value;
    if (!breakDown(problem, lines, known))
        return false;
    for (const auto& [cell, value] : std::map(known)) {
        std::map<Variable, Value> fewer = known;
        fewer.erase(cell);
        if (breakDown(problem, lines, fewer))
            return false;
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::vector<nonogram::Line> fewer = lines;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (breakDown(problem, fewer, known))
            return false;
    }
    return true;
}

} // namespace

class TestNonogramProofs : public QObject
{
    Q_OBJECT

private slots:
    // Of what is said before anything is supposed, against all solutions.
    void nonogramExplanations()
    {
        QStringList wrong;
        std::mt19937 random(13);
        for (unsigned i = 0; i < boardCount(); ++i) {
            const auto problem = randomNonogram(random);
            const auto solutions = allSolutions(*problem);
            QVERIFY(!solutions.empty());
            Control control({.solutions = 1});
            const Puzzle& puzzle = *findPuzzle("nonogram");
            for (const Sentence& step : puzzle.explainSolution(*problem, {}, control).steps) {
                if (step.text().starts_with("Suppose"))
                    break;
                for (const Place effect : step.effects)
                    for (const Solution& solution : solutions)
                        if (solution[effect.variable] != effect.value)
                            wrong << QString::fromStdString(step.text());
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 10).join('\n')));
    }

    // A cell that was tried: the lines named show it, from the causes, and none can be left out.
    void nonogramRefutations()
    {
        const Puzzle& puzzle = *findPuzzle("nonogram");
        std::vector<ProblemPtr> problems{
            test::readOrFail(puzzle, "[[0],[1,1],[3],[1],[2]] [[2],[1,1],[1],[1],[2]]", {}),
            test::readOrFail(puzzle,
                             "[[2,4],[3],[1,1],[1,1],[1,3],[1,1]] "
                             "[[1,2],[1,1],[1],[4],[2,1],[2,2],[1,1]]",
                             {})};
        std::mt19937 random(17);
        for (unsigned i = 0; i < 4 * boardCount(); ++i)
            problems.push_back(randomNonogram(random));
        QStringList wrong;
        int refuted = 0;
        for (const ProblemPtr& problem : problems) {
            const auto& nonogram = static_cast<const nonogram::NonogramProblem&>(*problem);
            Control control({.solutions = 1});
            for (const ExplainedStep& step : puzzle.explainSolution(*problem, {}, control).steps) {
                if (step.rule != nonogram::Probed)
                    continue;
                ++refuted;
                if (!isRefuted(nonogram, step))
                    wrong << textOf(puzzle, *problem, step);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 10).join('\n')));
        QVERIFY(refuted > test::repetitions(10));
    }

    void nonogramRefutationInWords()
    {
        const Puzzle& puzzle = *findPuzzle("nonogram");
        const ProblemPtr problem =
            test::readOrFail(puzzle, "[[0],[1,1],[3],[1],[2]] [[2],[1,1],[1],[1],[2]]", {});
        Control control({.solutions = 1});
        const auto steps = puzzle.explainSolution(*problem, {}, control).steps;
        const auto tried = std::ranges::find(steps, nonogram::Probed, &ExplainedStep::rule);
        QVERIFY(tried != steps.end());
        QVERIFY2(QString::fromStdString(tried->text()).contains(": otherwise "),
                 tried->text().c_str());
        QVERIFY(tried->text().ends_with(" can no longer be completed."));
        QVERIFY(!tried->causes.empty());
    }

    // Of all that is tried: what holds is what was settled and not taken back, whoever keeps it.
    void nonogramReturns()
    {
        const Puzzle& puzzle = *findPuzzle("nonogram");
        const ProblemPtr problem = test::readOrFail(puzzle,
                                                    "[[2,4],[3],[1,1],[1,1],[1,3],[1,1]] "
                                                    "[[1,2],[1,1],[1],[4],[2,1],[2,2],[1,1]]",
                                                    {});
        Control control({.solutions = 1});
        const Explanation explanation =
            puzzle.explainSolution(*problem, {.allSteps = true}, control);
        std::map<Variable, Value> held;
        std::set<QString> inner; // ways back, other than to the first level
        for (const ExplainedStep& step : explanation.steps) {
            const QString text = QString::fromStdString(step.text());
            const bool goesBack = text.startsWith("Back to what holds");
            QVERIFY2(!step.settled.empty() || !goesBack, qPrintable(text));
            for (const Place place : step.settled) {
                QCOMPARE(place.value == kNoValue, goesBack);
                QVERIFY2(goesBack ? held.erase(place.variable) == 1
                                  : held.emplace(place.variable, place.value).second,
                         qPrintable(text));
            }
            for (const Place cause : step.causes)
                QVERIFY2(held.contains(cause.variable) && held[cause.variable] == cause.value,
                         qPrintable(text));
            if (text.startsWith("Back to what holds with "))
                inner.insert(text);
        }
        QVERIFY(inner.contains("Back to what holds with R3C2 filled."));
        Solution values;
        for (const auto& [cell, value] : held)
            values.push_back(value);
        QVERIFY(puzzle.verify(*problem, values).empty());
    }
};

QTEST_GUILESS_MAIN(TestNonogramProofs)
#include "tst_core_nonogramproofs.moc"
