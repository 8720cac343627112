// The setter's questions of a problem, compared with all solutions of small problems found by the
// rule checker alone.

#include <QtTest>

#include "core/puzzle/playing.h"
#include "core/puzzle/registry.h"
#include "core/study/setting.h"
#include "tests/smallproblems.h"

using namespace clew;
using namespace clew::test;

namespace {

constexpr int kRounds = 25;

void addPuzzles(std::initializer_list<const char*> ids)
{
    QTest::addColumn<QByteArray>("puzzle");
    for (const char* const id : ids)
        QTest::newRow(id) << QByteArray(id);
}

std::uint32_t countWith(const std::vector<Solution>& solutions, Variable variable, Value value)
{
    return static_cast<std::uint32_t>(
        std::ranges::count_if(solutions, [&](const Solution& solution) {
            return variable < solution.size() && solution[variable] == value;
        }));
}

bool haveAll(const Solution& solution, std::span<const Assignment> givens)
{
    return std::ranges::all_of(
        givens, [&](const Assignment& one) { return agrees(solution, one.variable, one.value); });
}

std::vector<Assignment> without(std::vector<Assignment> givens, const Assignment& one)
{
    std::erase(givens, one);
    return givens;
}

/// All boards of a problem of these puzzles without its givens.
std::vector<Solution> boardsOf(const Draft& draft)
{
    const ProblemPtr bare = playingOf(draft.puzzle, *draft.problem)->withoutGivens(*draft.problem);
    const auto all = playingOf(draft.puzzle, *bare)->withCopies(*bare);
    const Problem& problem = all ? *all : *bare;
    std::vector<Solution> boards;
    Control control({}, {}, [&](std::span<const Value> values) {
        boards.emplace_back(values.begin(), values.end());
        return true;
    });
    draft.puzzle.runInTurn(draft.puzzle.fastest(problem, Wanted::Several), problem, {}, control);
    return boards;
}

// By its meaning: the solutions with and without it are the same.
bool followsFromOthers(const std::vector<Solution>& boards, std::span<const Assignment> givens,
                       const Assignment& one)
{
    const auto others = without({givens.begin(), givens.end()}, one);
    return std::ranges::all_of(boards, [&](const Solution& board) {
        return !haveAll(board, others) || board[one.variable] == one.value;
    });
}

} // namespace

class TestSetting : public QObject
{
    Q_OBJECT

private slots:
    void trueCandidatesAreTrue_data()
    {
        addPuzzles({"queens", "knight", "graphs", "sudoku", "nonogram", "suguru"});
    }

    void trueCandidatesAreTrue()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        Dice dice(11);
        int several = 0;
        for (int round = 0; round < kRounds; ++round) {
            const SmallProblem small = smallProblem(subject, dice);
            const Draft draft{subject, small.problem};
            if (!canBeAsked(draft)) {
                QCOMPARE(puzzle, QByteArray("knight")); // a closed tour begins anywhere
                continue;
            }
            for (const std::uint32_t most : {2U, 3U, 100000U}) {
                const Candidates found = trueCandidates(draft, most);
                QVERIFY(found.isComplete());
                for (Variable variable = 0; variable < found.dimensions.variables; ++variable)
                    for (Value value = 0; value < found.dimensions.values; ++value)
                        QCOMPARE(found.count(variable, value),
                                 std::min(most, countWith(small.solutions, variable, value)));
                several += found.differing().empty() ? 0 : 1;
                QCOMPARE(differingIn(draft), found.differing());
            }
        }
        QVERIFY(several > 3);
    }

    // Of many solutions those that are found first are alike for the most part.
    void differencesAreLookedFor()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const Draft draft{queens, queens.create({{"size", "14"}}).value()};
        QCOMPARE(differingIn(draft).size(), std::size_t{14});
        QCOMPARE(differingIn(draft, {3, 13}).size(), std::size_t{14});
    }

    void surveysAgree_data() { addPuzzles({"queens", "knight", "sudoku", "nonogram", "suguru"}); }

    // Where no solution stands for copies of it.
    void surveysAgree()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        Dice dice(12);
        for (int round = 0; round < kRounds; ++round) {
            const SmallProblem small = smallProblem(subject, dice);
            if (puzzle == "knight" &&
                static_cast<const knight::KnightProblem&>(*small.problem).closed)
                continue;
            const Survey survey = surveyOf({subject, small.problem}, 1'000'000);
            QVERIFY(survey.isAll);
            QCOMPARE(survey.solutions, small.solutions.size());
            using Finding = Survey::Finding;
            QCOMPARE(survey.finding, small.solutions.empty()       ? Finding::None
                                     : small.solutions.size() == 1 ? Finding::One
                                                                   : Finding::Several);
            std::vector<Variable> differing;
            if (!small.solutions.empty())
                for (Variable variable = 0; variable < small.solutions[0].size(); ++variable)
                    if (countWith(small.solutions, variable, small.solutions[0][variable]) <
                        small.solutions.size())
                        differing.push_back(variable);
            QCOMPARE(survey.differing, differing);
        }
    }

    // Improvements are not the number of solutions.
    void aSurveyOfTheBest()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed");
        const Puzzle& models = *findPuzzle("model");
        const auto some = models.read("var 1..4: x;\nvar 1..4: y;\nconstraint x + y < 6;\n"
                                      "solve maximize x;\n",
                                      {}, {});
        QVERIFY(some.has_value());
        const Survey survey = surveyOf({models, *some});
        QCOMPARE(survey.finding, Survey::Finding::Unknown);
        QVERIFY(survey.solutions > 0);
        QVERIFY(!survey.isAll);
        QVERIFY(survey.differing.empty());
        const auto none = models.read("array[1..3] of var 1..2: x;\n"
                                      "constraint forall(i, j in 1..3 where i < j)(x[i] != x[j]);\n"
                                      "solve maximize x[1];\n",
                                      {}, {});
        QVERIFY(none.has_value());
        QCOMPARE(surveyOf({models, *none}).finding, Survey::Finding::None);
    }

    void aSurveyEndsAtItsFigure()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const auto empty = sudoku.create({{"boxes", "3x3"}});
        QVERIFY(empty.has_value());
        const Survey survey = surveyOf({sudoku, *empty}, 100);
        QCOMPARE(survey.finding, Survey::Finding::Several);
        QCOMPARE(survey.solutions, 100U);
        QVERIFY(!survey.isAll);
    }

    void givensThatFollow_data() { addPuzzles({"queens", "graphs", "sudoku", "suguru"}); }

    void givensThatFollow()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        Dice dice(13);
        int redundant = 0;
        for (int round = 0; round < kRounds; ++round) {
            const SmallProblem small = smallProblem(subject, dice);
            Draft draft{subject, small.problem};
            // Further givens make some that follow.
            if (!small.solutions.empty()) {
                const Solution& solution = dice.of(small.solutions);
                std::vector<Assignment> more;
                for (int i = 0; i < 3; ++i) {
                    const Variable variable = dice(solution.size());
                    more.push_back({variable, solution[variable]});
                }
                draft.problem = subject.assume(*small.problem, more).value();
            }
            const auto boards = boardsOf(draft);
            const auto givens = givensOf(draft);
            const Givens found = redundantGivens(draft);
            QVERIFY(found.isSettled);
            for (const Assignment& one : givens)
                QCOMPARE(std::ranges::find(found.givens, one) != found.givens.end(),
                         followsFromOthers(boards, givens, one));
            redundant += static_cast<int>(found.givens.size());
            checkMinimal(draft, boards);
        }
        QVERIFY(redundant > 3);
    }

    void addedGivensDecide_data() { addPuzzles({"queens", "sudoku", "suguru", "graphs"}); }

    void addedGivensDecide()
    {
        QFETCH(QByteArray, puzzle);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        Dice dice(14);
        int added = 0;
        for (int round = 0; round < kRounds; ++round) {
            const SmallProblem small = smallProblem(subject, dice);
            const Givens deciding = decidingGivens({subject, small.problem});
            QVERIFY(!small.solutions.empty() || (!deciding.isSettled && deciding.givens.empty()));
            if (!deciding.isSettled)
                continue;
            const auto unique = subject.assume(*small.problem, deciding.givens);
            QVERIFY(unique.has_value());
            QCOMPARE(surveyOf({subject, *unique}).finding, Survey::Finding::One);
            // Of the boards of Suguru there may be more solutions than are looked at.
            if (!deciding.givens.empty() && puzzle != "suguru")
                checkMostDeciding(small, deciding.givens.front());
            added += deciding.givens.empty() ? 0 : 1;
        }
        QVERIFY(added > 3);
    }

    // An empty board of any size has every candidate several times.
    void emptyBoards_data()
    {
        QTest::addColumn<QByteArray>("boxes");
        for (const char* const size : {"2x2", "3x3", "4x4", "5x5"})
            QTest::newRow(size) << QByteArray(size);
    }

    void emptyBoards()
    {
        QFETCH(QByteArray, boxes);
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const auto empty = sudoku.create({{"boxes", boxes.toStdString()}});
        QVERIFY(empty.has_value());
        const Candidates found = trueCandidates({sudoku, *empty});
        QVERIFY(std::ranges::all_of(found.counts, [](std::uint32_t n) { return n == 2; }));
    }

    // Of a board without a solution nothing can be said of its givens.
    void withoutASolution()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        for (const char* const text : {"11..............", "12....3........."}) {
            const Draft draft{sudoku, sudoku.read(text, {}, {}).value()};
            for (const Givens& found :
                 {redundantGivens(draft), superfluousGivens(draft), decidingGivens(draft)}) {
                QVERIFY(!found.hasSolution);
                QVERIFY(found.givens.empty());
            }
        }
    }

    void givingUp()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const auto empty = sudoku.create({{"boxes", "3x3"}});
        std::stop_source stop;
        stop.request_stop();
        const Draft draft{sudoku, *empty, stop.get_token()};
        QCOMPARE(surveyOf(draft).finding, Survey::Finding::Unknown);
        QVERIFY(!trueCandidates(draft).isComplete());
        QVERIFY(!decidingGivens(draft).isSettled);
    }

    void nothingIsGivenInOthers()
    {
        for (const char* const id : {"arithmetic", "words"}) {
            const Puzzle& subject = *findPuzzle(id);
            const Draft draft{subject, subject.presetProblem(subject.info().presets.front())};
            QVERIFY(!canBeAsked(draft));
            QVERIFY(!hasGivens(draft));
            QVERIFY(redundantGivens(draft).givens.empty());
            QVERIFY(superfluousGivens(draft).givens.empty());
            QVERIFY(!decidingGivens(draft).isSettled);
            QVERIFY(trueCandidates(draft).counts.empty());
        }
    }

private:
    void checkMinimal(const Draft& draft, const std::vector<Solution>& boards)
    {
        const Givens superfluous = superfluousGivens(draft, 3);
        QVERIFY(superfluous.isSettled);
        const auto minimal = withoutThese(draft, superfluous.givens);
        QVERIFY(minimal.has_value());
        const auto left = givensOf({draft.puzzle, *minimal});
        const auto all = givensOf(draft);
        QCOMPARE(left.size() + superfluous.givens.size(), all.size());
        for (const Solution& board : boards)
            QCOMPARE(haveAll(board, left), haveAll(board, all));
        for (const Assignment& one : left)
            QVERIFY(!followsFromOthers(boards, left, one));
    }

    // No other given would have left fewer of all solutions.
    void checkMostDeciding(const SmallProblem& small, const Assignment& one)
    {
        const std::uint32_t left = countWith(small.solutions, one.variable, one.value);
        QVERIFY(left > 0);
        for (const Solution& solution : small.solutions)
            for (Variable variable = 0; variable < solution.size(); ++variable)
                QVERIFY(countWith(small.solutions, variable, solution[variable]) >= left);
    }
};

QTEST_GUILESS_MAIN(TestSetting)

#include "tst_core_setting.moc"
