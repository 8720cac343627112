// N queens: what the puzzle says of itself, and its strategies in the order in which they are
// shown.

#include "core/puzzles/queens/puzzle.h"

#include <algorithm>

#include "core/puzzle/assuming.h"
#include "core/puzzle/parameters.h"

namespace clew::queens {

Strategy backtracking();
Strategy generateAndTest();
Strategy columnByColumn();
Strategy dancingLinks();
Strategy bitmask();
Strategy minConflicts();
Strategy explicitRule();

namespace {

ParameterInfo sizeWith(Phrase summary)
{
    return {.id = "size",
            .kind = ParameterInfo::Kind::Number,
            .title = phrase("queens", "Size"),
            .summary = summary,
            .fallback = "8"};
}

std::vector<RuleInfo> rules()
{
    return {
        {.rule = Attacked,
         .name = phrase("queens", "attacked"),
         .scope = RuleScope::Place,
         .isImmediate = true},
        {RowEmpty, phrase("queens", "row without a place")},
        {ColumnEmpty, phrase("queens", "column without a place"), RuleScope::Place},
        {.rule = GivenQueen, .name = phrase("queens", "given"), .isGiven = true},
        {.rule = FirstGuess,
         .name = phrase("queens", "first position"),
         .force = RuleForce::Chosen},
        {.rule = Swapped, .name = phrase("queens", "swapped"), .force = RuleForce::Chosen},
        {.rule = ByRule, .name = phrase("queens", "explicit rule"), .force = RuleForce::Chosen},
    };
}

PuzzleInfo makeInfo()
{
    return {
        .id = "queens",
        .title = phrase("queens", "Queens"),
        .summary =
            phrase("queens", "Place N queens on an N × N board so that none attacks another."),
        .parameters = {sizeWith(phrase("queens", "Number of queens, columns and rows"))},
        .presets = presets(),
        .formats = formats(),
        .races = races(),
        .rules = rules(),
        .symmetric = true,
        .generator =
            GeneratorInfo{.parameters = {sizeWith(phrase("queens", "Number of queens, up to 32"))},
                          .noSymmetry = phrase("queens", "the queens left out decide which "
                                                         "queens are given.")},
    };
}

} // namespace

QueensPuzzle::QueensPuzzle()
    : TypedPuzzle(makeInfo(), {backtracking(), generateAndTest(), columnByColumn(), dancingLinks(),
                               bitmask(), minConflicts(), explicitRule()})
{
}

Result<ProblemPtr> QueensPuzzle::create(const Parameters& parameters) const
{
    return numberParameter(parameters, "size", 8, 1, kMaxSize)
        .map([](std::uint64_t size) -> ProblemPtr {
            auto problem = std::make_shared<QueensProblem>();
            problem->size = static_cast<std::uint32_t>(size);
            return problem;
        });
}

Sentence QueensPuzzle::title(const QueensProblem& queens) const
{
    const std::string size = std::to_string(queens.size);
    if (queens.givens.empty())
        return queens.size == 1 ? Sentence{phrase("queens", "1 queen")}
                                : Sentence{phrase("queens", "%1 queens"), {size}};
    return {phrase("queens", "%1 queens, %2 given"), {size, std::to_string(queens.givens.size())}};
}

Result<ProblemPtr> QueensPuzzle::assume(const QueensProblem& queens,
                                        std::span<const Assignment> assignments) const
{
    std::vector<Value> rows = queens.givenRows();
    if (const Assignment* wrong = addGivens(rows, assignments))
        return contradicted(queens, *wrong);
    auto assumed = std::make_shared<QueensProblem>(queens);
    for (const Assignment& one : assignments)
        assumed->givens.push_back({one.variable, one.value});
    std::ranges::sort(assumed->givens);
    const auto repeated = std::ranges::unique(assumed->givens);
    assumed->givens.erase(repeated.begin(), repeated.end());
    return assumed;
}

Dimensions QueensPuzzle::dimensions(const QueensProblem& queens) const
{
    return {queens.size, queens.size};
}

// The source's order is by rows from the first column on, which is backtracking's; bit masks keep
// to it at a tenth of the cost. Beyond small boards, for which that order is promised, both are
// lost in the first columns, and on huge ones there is no room for dancing links.
StrategyIds QueensPuzzle::fastest(const QueensProblem& queens, Wanted wanted) const
{
    constexpr std::uint32_t kLarge = 20;
    constexpr std::uint32_t kHuge = 1000;
    if (queens.size <= kLarge)
        return {"bitmask"};
    const std::string_view complete = queens.size < kHuge ? "dancing-links" : "backtracking";
    if (wanted == Wanted::One)
        return {"min-conflicts", complete};
    return {complete};
}

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<QueensPuzzle>();
}

} // namespace clew::queens
