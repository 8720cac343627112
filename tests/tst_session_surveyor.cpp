// The number of solutions said all the time: the newest question is answered, and no other.

#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/session/surveyor.h"

using namespace clew;

namespace {

ProblemPtr problemOf(const char* puzzle, const char* text)
{
    return findPuzzle(puzzle)->read(text, {}, {}).value();
}

} // namespace

class TestSurveyor : public QObject
{
    Q_OBJECT

private:
    /// All answers until the last one.
    static std::vector<SetterAnswer> answersTo(const char* puzzle, const ProblemPtr& problem,
                                               std::uint32_t most)
    {
        Surveyor surveyor;
        std::vector<SetterAnswer> answers;
        connect(&surveyor, &Surveyor::answered, &surveyor,
                [&](const SetterAnswer& answer) { answers.push_back(answer); });
        surveyor.ask(*findPuzzle(puzzle), problem, most);
        [&] { QTRY_VERIFY(!answers.empty() && answers.back().isLast); }();
        return answers;
    }

private slots:
    void oneSolutionIsSaidAtOnce()
    {
        const auto answers = answersTo("queens", problemOf("queens", "(2 _ _ _)"), 0);
        QCOMPARE(answers.size(), 1U);
        QCOMPARE(answers[0].survey.finding, Survey::Finding::One);
        QVERIFY(!answers[0].candidates);
    }

    void candidatesComeAfterTheNumber()
    {
        const auto answers = answersTo("queens", problemOf("queens", "(_ _ _ _)"), 5);
        QCOMPARE(answers.size(), 2U);
        QCOMPARE(answers[0].survey.solutions, 2U);
        QVERIFY(answers[0].survey.isAll);
        QVERIFY(!answers[0].isLast && !answers[0].candidates);
        QCOMPARE(answers[1].candidates.value().count(0, 1), 1U);
        QCOMPARE(answers[1].candidates->count(0, 0), 0U);
    }

    // Where not all solutions could be listed, it is settled afterwards in which places they
    // differ.
    void differencesAreCompleted()
    {
        const auto empty = findPuzzle("sudoku")->create({{"boxes", "3x3"}}).value();
        const auto answers = answersTo("sudoku", empty, 0);
        QCOMPARE(answers.size(), 2U);
        QVERIFY(!answers[0].survey.isAll);
        QCOMPARE(answers[1].survey.differing.size(), 81U);
    }

    void othersHaveNoCandidates()
    {
        const Puzzle& puzzle = *findPuzzle("arithmetic");
        const auto answers =
            answersTo("arithmetic", puzzle.presetProblem(puzzle.info().presets.front()), 2);
        QCOMPARE(answers.size(), 1U);
        QVERIFY(answers[0].survey.solutions > 0);
    }

    void onlyTheNewestIsAnswered()
    {
        Surveyor surveyor;
        std::vector<Survey> answers;
        bool isLast = false;
        connect(&surveyor, &Surveyor::answered, &surveyor, [&](const SetterAnswer& answer) {
            answers.push_back(answer.survey);
            isLast = answer.isLast;
        });
        const Puzzle& queens = *findPuzzle("queens");
        for (int size = 200; size > 180; --size) // takes long, except for the last one
            surveyor.ask(queens, queens.create({{"size", std::to_string(size)}}).value());
        surveyor.ask(queens, problemOf("queens", "(2 _ _ _)"));
        QTRY_VERIFY(isLast);
        QCOMPARE(answers.size(), 1U);
        QCOMPARE(answers[0].finding, Survey::Finding::One);
    }

    void nothingIsSaidOnceItIsForgotten()
    {
        Surveyor surveyor;
        int answers = 0;
        connect(&surveyor, &Surveyor::answered, &surveyor, [&] { ++answers; });
        const Puzzle& queens = *findPuzzle("queens");
        surveyor.ask(queens, problemOf("queens", "(2 _ _ _)"));
        surveyor.forget();
        surveyor.ask(queens, problemOf("queens", "(3 _ _ _)"));
        QTRY_COMPARE(answers, 1);
    }

    // It ends with a question under way.
    void itCanGoAtAnyTime()
    {
        const Puzzle& queens = *findPuzzle("queens");
        for (int i = 0; i < 5; ++i) {
            Surveyor surveyor;
            surveyor.ask(queens, queens.create({{"size", "100"}}).value(), 2);
        }
    }
};

QTEST_GUILESS_MAIN(TestSurveyor)

#include "tst_session_surveyor.moc"
