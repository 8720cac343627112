// Sudoku Explainer's rating: boards of every grade with the numbers that the reference program
// gives them, boards of other sizes refused, and a lower bound where there is no time for more.

#include <QtTest>

#include "core/puzzles/sudoku/explainer/chains.h"
#include "core/puzzles/sudoku/explainer/explainer.h"
#include "core/puzzles/sudoku/explainer/rules.h"
#include "core/text/english.h"
#include "tests/sudokuproblems.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;
using namespace clew::test::sudokus;
using namespace clew::sudoku;

namespace {

std::shared_ptr<const SudokuProblem> boardOf(const QByteArray& line)
{
    auto problem = std::make_shared<SudokuProblem>();
    for (const char c : line)
        problem->givens.push_back(c >= '1' && c <= '9' ? static_cast<Value>(c - '1') : kNoValue);
    return problem;
}

QByteArray reference()
{
    QFile file(TEST_DATA "/sudoku/explainer.tsv");
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

constexpr int kEvery = test::kUnderSanitizer ? 4 : 1;

void addRows(const QByteArray& table)
{
    QTest::addColumn<QByteArray>("board");
    QTest::addColumn<QByteArray>("rating");
    int line = 0;
    for (const QByteArray& row : table.split('\n')) {
        const auto columns = row.split('\t');
        if (columns.size() == 2 && columns[0].size() == 81 && ++line % kEvery == 0)
            QTest::addRow("%s, line %d", columns[1].constData(), line) << columns[0] << columns[1];
    }
}

// The board after the givens, as the rules see it.
explainer::Board rulesBoard(const SudokuProblem& problem)
{
    explainer::Board board;
    for (unsigned cell = 0; cell < explainer::kCells; ++cell)
        for (unsigned digit = 0; digit < explainer::kSide; ++digit)
            board.allow(cell, digit);
    for (unsigned cell = 0; cell < explainer::kCells; ++cell)
        if (problem.givens[cell] != kNoValue)
            board.place(cell, problem.givens[cell]);
    return board;
}

} // namespace

class TestExplainer : public QObject
{
    Q_OBJECT

private slots:
    void sameAsReference_data() { addRows(reference()); }

    void sameAsReference()
    {
        QFETCH(QByteArray, board);
        QFETCH(QByteArray, rating);
        Control control;
        const ExplainerRating found = explainerRating(*boardOf(board), control);
        QVERIFY(found.isExact);
        QCOMPARE(QByteArray::fromStdString(explainerText(found)), rating);
    }

    void rulesAreSound_data() { addRows(reference()); }

    // No rule ever strikes a digit of the solution: of all hints of all rules at the start and
    // after each of some first steps.
    void rulesAreSound()
    {
        QFETCH(QByteArray, board);
        const auto problem = boardOf(board);
        const Found solved = solve(*problem, "bitboard");
        QCOMPARE(solved.solutions.size(), std::size_t{1});
        const Solution& solution = solved.solutions.front();
        const std::vector<explainer::Rule> rules{
            explainer::hiddenSingles,  explainer::directLocking, explainer::directHiddenPairs,
            explainer::nakedSingles,   explainer::locking,       explainer::nakedPairs,
            explainer::xWings,         explainer::hiddenPairs,   explainer::nakedTriples,
            explainer::swordfish,      explainer::hiddenTriples, explainer::twoStrongLinks,
            explainer::xyWings,        explainer::xyzWings,      explainer::uniqueLoops,
            explainer::nakedQuads,     explainer::jellyfish,     explainer::hiddenQuads,
            explainer::wingsOfFour,    explainer::bivalueGrave,  explainer::threeStrongLinks,
            explainer::wingsOfFive,    explainer::alignedPairs,  explainer::wingsOfSix,
            explainer::fourStrongLinks};
        explainer::Board now = rulesBoard(*problem);
        for (int round = 0; round < 3; ++round) {
            std::optional<explainer::Hint> first;
            for (const explainer::Rule rule : rules) {
                rule(now, [&](explainer::Hint&& hint) {
                    for (const auto& [cell, digits] : hint.struck)
                        if ((digits >> solution[cell] & 1U) != 0)
                            QTest::qFail("a digit of the solution is struck", __FILE__, __LINE__);
                    if (hint.placed && solution[hint.placed->cell] != hint.placed->digit)
                        QTest::qFail("a wrong digit is placed", __FILE__, __LINE__);
                    if (!first)
                        first = std::move(hint);
                    return true;
                });
            }
            if (!first)
                break;
            for (const auto& [cell, digits] : first->struck)
                now.strikeAll(cell, digits);
            if (first->placed)
                now.place(first->placed->cell, first->placed->digit);
        }
    }

    // Wherever it is stopped, what it says is no more than the rating.
    void lowerBounds()
    {
        const auto problem = boardOf(reference().split('\n').at(1).left(81));
        Control whole;
        const ExplainerRating exact = explainerRating(*problem, whole);
        for (const std::uint64_t poll : {1U, 2U, 5U, 10U, 20U, 50U}) {
            Control control;
            control.cancelAtPoll(poll);
            const ExplainerRating found = explainerRating(*problem, control);
            QCOMPARE(found.isExact, !control.stopped());
            QVERIFY(found.highest <= exact.highest);
            QCOMPARE(explainerText(found).starts_with("≥ "), control.stopped());
        }
    }

    void refused()
    {
        Control control;
        const auto small = puzzle().create({{"boxes", "3x2"}});
        const auto rating = puzzle().rateOn(0, **small, control);
        QVERIFY(!rating);
        QVERIFY(QString::fromStdString(english(rating.error())).contains("9 × 9"));
        const auto empty = boardOf(QByteArray(81, '.'));
        QVERIFY(!puzzle().rateOn(0, *empty, control)); // several solutions
        QVERIFY(!findPuzzle("suguru")->rateOn(0, **small, control));
    }
};

QTEST_GUILESS_MAIN(TestExplainer)
#include "tst_core_explainer.moc"
