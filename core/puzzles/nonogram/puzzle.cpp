// What nonograms say of themselves, and their strategies in the order in which they are shown.

#include "core/puzzles/nonogram/puzzle.h"

#include <algorithm>

#include "core/puzzle/parameters.h"
#include "core/puzzles/nonogram/generator.h"
#include "core/puzzles/nonogram/rating.h"

namespace clew::nonogram {

Strategy clauseLearning();
Strategy lineSolving();
Strategy rowByRow();
Strategy scoredLines();

namespace {

std::vector<ParameterInfo> parameters()
{
    return {{.id = "size",
             .kind = ParameterInfo::Kind::Size,
             .title = phrase("nonogram", "Size"),
             .summary = phrase("nonogram", "Columns and rows of an empty nonogram"),
             .fallback = "10x10"}};
}

std::vector<RuleInfo> rules()
{
    return {
        {RowRule, phrase("nonogram", "row"), RuleScope::Place},
        {ColumnRule, phrase("nonogram", "column"), RuleScope::Place},
        {Probed, phrase("nonogram", "opposite failed")},
        {.rule = Placement,
         .name = phrase("nonogram", "placement chosen"),
         .force = RuleForce::Chosen},
        {ImpossibleClue, phrase("nonogram", "impossible clues"), RuleScope::Place},
        {.rule = Learned, .name = phrase("nonogram", "learned"), .force = RuleForce::Found},
        {.rule = Model,
         .name = phrase("nonogram", "found by learning"),
         .force = RuleForce::Chosen},
        {Refuted, phrase("nonogram", "refuted"), RuleScope::Place},
        {.rule = GivenCell, .name = phrase("nonogram", "given"), .isGiven = true},
    };
}

GeneratorInfo generator()
{
    return {.parameters = {{.id = "size",
                            .kind = ParameterInfo::Kind::Size,
                            .title = phrase("nonogram", "Size"),
                            .summary = phrase("nonogram", "Columns and rows"),
                            .fallback = "10x10"}},
            .difficulties = generatedDifficulties(),
            .version = kGeneratorVersion,
            .noSymmetry = phrase("nonogram", "a nonogram has no clues in its cells, and the "
                                             "picture is the solution.")};
}

PuzzleInfo makeInfo()
{
    return {
        .id = "nonogram",
        .title = phrase("nonogram", "Nonogram"),
        .summary = phrase("nonogram", "Fill cells so that the runs of every row and column have "
                                      "the lengths written beside it: a picture appears."),
        .parameters = parameters(),
        .presets = presets(),
        .formats = formats(),
        .races = races(),
        .rules = rules(),
        .difficulties = difficulties(),
        .generator = generator(),
    };
}

} // namespace

NonogramPuzzle::NonogramPuzzle()
    : TypedPuzzle(makeInfo(), {clauseLearning(), lineSolving(), rowByRow(), scoredLines()})
{
}

Result<ProblemPtr> NonogramPuzzle::create(const Parameters& parameters) const
{
    const auto size = sizeParameter(parameters, "size", {10, 10}, 1, kMaxSide);
    if (!size)
        return tl::make_unexpected(size.error());
    auto problem = std::make_shared<NonogramProblem>();
    problem->width = size->first;
    problem->height = size->second;
    problem->rows.resize(size->second);
    problem->columns.resize(size->first);
    return problem;
}

Sentence NonogramPuzzle::title(const NonogramProblem& problem) const
{
    const std::string width = std::to_string(problem.width);
    const std::string height = std::to_string(problem.height);
    const auto named =
        std::ranges::find(problem.notes, "title", &std::pair<std::string, std::string>::first);
    if (named == problem.notes.end())
        return {phrase("nonogram", "%1 × %2 nonogram"), {width, height}};
    return {phrase("nonogram", "%1, %2 × %3"), {named->second, width, height}};
}

std::string NonogramPuzzle::shape(const NonogramProblem& problem) const
{
    return writtenSize(problem.width, problem.height);
}

Result<ProblemPtr> NonogramPuzzle::assume(const NonogramProblem& problem,
                                          std::span<const Assignment> assignments) const
{
    auto assumed = std::make_shared<NonogramProblem>(problem);
    assumed->givens.resize(problem.cellCount(), Cell::Unknown);
    for (const Assignment& one : assignments) {
        Cell& given = assumed->givens[one.variable];
        if (given != Cell::Unknown && given != static_cast<Cell>(one.value))
            return contradicted(problem, one);
        given = static_cast<Cell>(one.value);
    }
    return assumed;
}

// The painted cells.
std::vector<Assignment> NonogramPuzzle::enteredIn(const Problem& problem) const
{
    const std::vector<Cell>& marks = typed(problem).marks;
    std::vector<Assignment> entries;
    for (Variable cell = 0; cell < marks.size(); ++cell)
        if (marks[cell] != Cell::Unknown)
            entries.push_back({cell, static_cast<Value>(marks[cell])});
    return entries;
}

Dimensions NonogramPuzzle::dimensions(const NonogramProblem& problem) const
{
    return {problem.cellCount(), 2};
}

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<NonogramPuzzle>();
}

} // namespace clew::nonogram
