// What Sudoku says of itself, and its strategies in the order in which they are shown.

#include "core/puzzles/sudoku/puzzle.h"

#include <algorithm>

#include "core/puzzle/assuming.h"
#include "core/puzzle/generating.h"
#include "core/puzzle/parameters.h"
#include "core/puzzles/sudoku/formats.h"
#include "core/puzzles/sudoku/generator.h"
#include "core/puzzles/sudoku/rating.h"
#include "core/puzzles/sudoku/techniques/techniques.h"

namespace clew::sudoku {

Strategy propagation();
Strategy backtracking();
Strategy breadthFirst();
Strategy dancingLinks();
Strategy logic();
Strategy bitboard();

namespace {

std::vector<ParameterInfo> parameters()
{
    return {{.id = "boxes",
             .kind = ParameterInfo::Kind::Size,
             .title = phrase("sudoku", "Boxes"),
             .summary = phrase("sudoku", "Width and height of a box, 2 to 5 cells each: 3 "
                                         "makes 9 × 9, 3x2 makes 6 × 6"),
             .fallback = "3"}};
}

// By their numbers: those of searches, and those of the techniques.
std::vector<RuleInfo> rules()
{
    std::vector<RuleInfo> rules{
        {.rule = GivenDigit, .name = phrase("sudoku", "given"), .isGiven = true},
        {.rule = Taken, .name = phrase("sudoku", "digit taken"), .isImmediate = true},
        {NoCandidate, phrase("sudoku", "cell without a candidate"), RuleScope::Place},
        {NoPlaceInRow, phrase("sudoku", "no place in a row")},
        {NoPlaceInColumn, phrase("sudoku", "no place in a column")},
        {NoPlaceInBox, phrase("sudoku", "no place in a box")},
        {BandArrangement, phrase("sudoku", "band arrangement")},
        {StackArrangement, phrase("sudoku", "stack arrangement")},
        {LineTriple, phrase("sudoku", "three digits for a line of a box")},
        {Refutation, phrase("sudoku", "refutation")},
    };
    std::ranges::move(techniqueRules(), std::back_inserter(rules));
    std::ranges::sort(rules, {}, &RuleInfo::rule);
    return rules;
}

std::vector<ChoiceInfo> techniqueChoices()
{
    std::vector<ChoiceInfo> choices;
    for (const RuleInfo& rule : rulesInOrder())
        choices.push_back({idOfName(rule.name.text), rule.name});
    return choices;
}

PuzzleInfo makeInfo()
{
    return {
        .id = "sudoku",
        .title = phrase("sudoku", "Sudoku"),
        .summary =
            phrase("sudoku", "Fill the board so that every row, column and box holds each digit "
                             "once."),
        .parameters = parameters(),
        .presets = presets(),
        .formats = formats(),
        .fastest = "bitboard",
        .races = races(),
        .rules = rules(),
        .difficulties = difficulties(),
        .scales = {{.id = "se",
                    .title = phrase("sudoku", "Sudoku Explainer"),
                    .summary = phrase("sudoku", "Sudoku Explainer's rating ER/EP/ED: of the "
                                                "hardest step, of the hardest up to the first "
                                                "digit, and of the first step")}},
        .generator = GeneratorInfo{.parameters = parameters(),
                                   .difficulties = difficulties(),
                                   .version = generatorVersion(),
                                   .symmetries = symmetries(),
                                   .techniques = techniqueChoices(),
                                   .takesClues = true},
    };
}

} // namespace

SudokuPuzzle::SudokuPuzzle()
    : TypedPuzzle(makeInfo(), {propagation(), backtracking(), breadthFirst(), dancingLinks(),
                               logic(), bitboard()})
{
}

Result<ProblemPtr> SudokuPuzzle::create(const Parameters& parameters) const
{
    return boxParameter(parameters, {3, 3}).map([](BoxShape box) -> ProblemPtr {
        auto problem = std::make_shared<SudokuProblem>();
        problem->box = box;
        problem->givens.assign(std::size_t{box.size()} * box.size(), kNoValue);
        return problem;
    });
}

Sentence SudokuPuzzle::title(const SudokuProblem& problem) const
{
    return {phrase("sudoku", "Sudoku %1 × %1, %2 clues"),
            {std::to_string(problem.size()), std::to_string(problem.clueCount())}};
}

std::string SudokuPuzzle::shape(const SudokuProblem& problem) const
{
    return writtenSize(problem.size(), problem.size());
}

Result<ProblemPtr> SudokuPuzzle::assume(const SudokuProblem& problem,
                                        std::span<const Assignment> assignments) const
{
    auto assumed = std::make_shared<SudokuProblem>(problem);
    if (const Assignment* wrong = addGivens(assumed->givens, assignments))
        return contradicted(problem, *wrong);
    return assumed;
}

Dimensions SudokuPuzzle::dimensions(const SudokuProblem& problem) const
{
    return {problem.size() * problem.size(), problem.size()};
}

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<SudokuPuzzle>();
}

} // namespace clew::sudoku
