// What Suguru says of itself, and its strategies in the order in which they are shown.

#include "core/puzzles/suguru/puzzle.h"

#include <algorithm>

#include "core/puzzle/assuming.h"
#include "core/puzzle/parameters.h"
#include "core/puzzles/suguru/generator.h"
#include "core/puzzles/suguru/rating.h"
#include "core/puzzles/suguru/techniques/technique.h"

namespace clew::suguru {

Strategy propagation();
Strategy backtracking();
Strategy dancingLinks();
Strategy logic();

namespace {

std::vector<ParameterInfo> parameters()
{
    return {{.id = "size",
             .kind = ParameterInfo::Kind::Size,
             .title = phrase("suguru", "Size"),
             .summary = phrase("suguru", "Columns and rows of a board to draw areas on"),
             .fallback = "6x6"}};
}

std::vector<RuleInfo> rules()
{
    std::vector<RuleInfo> rules{
        {.rule = Touching, .name = phrase("suguru", "touching number"), .isImmediate = true},
        {.rule = SameArea, .name = phrase("suguru", "number in the area"), .isImmediate = true},
        {.rule = TooLarge, .name = phrase("suguru", "area too small"), .isImmediate = true},
        {.rule = GivenNumber, .name = phrase("suguru", "given"), .isGiven = true},
    };
    for (const Technique& technique : techniques())
        rules.push_back(
            {.rule = technique.rule, .name = technique.name, .points = technique.grade.points});
    rules.push_back({NoNumber, phrase("suguru", "cell without a number"), RuleScope::Place});
    rules.push_back({NoPlace, phrase("suguru", "number without a place")});
    rules.push_back({BadGivens, phrase("suguru", "impossible board"), RuleScope::Place});
    rules.push_back({Refutation, phrase("suguru", "refutation")});
    return rules;
}

GeneratorInfo generator()
{
    return {.parameters = {{.id = "size",
                            .kind = ParameterInfo::Kind::Size,
                            .title = phrase("suguru", "Size"),
                            .summary = phrase("suguru", "Columns and rows"),
                            .fallback = "6x6"},
                           {.id = "largest",
                            .kind = ParameterInfo::Kind::Number,
                            .title = phrase("suguru", "Largest area"),
                            .summary = phrase("suguru", "Most cells of an area, from 4 to 8"),
                            .fallback = "5"}},
            .difficulties = generatedDifficulties(),
            .version = generatorVersion(),
            .noSymmetry = phrase("suguru", "the areas are not symmetric, so the places of the "
                                           "clues are not, either.")};
}

PuzzleInfo makeInfo()
{
    return {
        .id = "suguru",
        .title = phrase("suguru", "Suguru"),
        .summary = phrase("suguru", "An area of N cells holds the numbers 1 to N; equal numbers "
                                    "never touch, not even diagonally."),
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

SuguruPuzzle::SuguruPuzzle()
    : TypedPuzzle(makeInfo(), {propagation(), backtracking(), dancingLinks(), logic()})
{
}

// Every cell an area of its own: areas are drawn from there.
Result<ProblemPtr> SuguruPuzzle::create(const Parameters& parameters) const
{
    const auto size = sizeParameter(parameters, "size", {6, 6}, 1, kMaxSide);
    if (!size)
        return tl::make_unexpected(size.error());
    auto problem = std::make_shared<SuguruProblem>();
    problem->width = size->first;
    problem->height = size->second;
    for (std::uint32_t cell = 0; cell < problem->cellCount(); ++cell)
        problem->areas.push_back(cell);
    problem->givens.assign(problem->cellCount(), kNoValue);
    return problem;
}

Sentence SuguruPuzzle::title(const SuguruProblem& problem) const
{
    const auto given =
        std::ranges::count_if(problem.givens, [](Value value) { return value != kNoValue; });
    return {phrase("suguru", "%1 × %2 Suguru, %3 given"),
            {std::to_string(problem.width), std::to_string(problem.height), std::to_string(given)}};
}

std::string SuguruPuzzle::shape(const SuguruProblem& problem) const
{
    return writtenSize(problem.width, problem.height);
}

Result<ProblemPtr> SuguruPuzzle::assume(const SuguruProblem& problem,
                                        std::span<const Assignment> assignments) const
{
    auto assumed = std::make_shared<SuguruProblem>(problem);
    if (const Assignment* wrong = addGivens(assumed->givens, assignments))
        return contradicted(problem, *wrong);
    return assumed;
}

Dimensions SuguruPuzzle::dimensions(const SuguruProblem& problem) const
{
    return {problem.cellCount(), Layout(problem).largestArea};
}

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<SuguruPuzzle>();
}

} // namespace clew::suguru
