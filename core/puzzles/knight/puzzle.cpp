// The knight's tour: what the puzzle says of itself, and its strategies in the order in which they
// are shown.

#include "core/puzzles/knight/puzzle.h"

#include <fmt/format.h>
#include <tuple>

#include "core/puzzle/parameters.h"

namespace clew::knight {

Strategy backtracking();
Strategy breadthFirst();
Strategy warnsdorff();
Strategy divideAndConquer();
Strategy frontier();

namespace {

std::vector<ParameterInfo> parameters()
{
    return {
        {.id = "size",
         .kind = ParameterInfo::Kind::Size,
         .title = phrase("knight", "Size"),
         .summary = phrase("knight", "Columns and rows, like 8 or 5x6"),
         .fallback = "5x5"},
        {.id = "from",
         .kind = ParameterInfo::Kind::Text,
         .title = phrase("knight", "From"),
         .summary = phrase("knight", "The square where the tour starts, like a1; empty for any")},
        {.id = "closed",
         .kind = ParameterInfo::Kind::Flag,
         .title = phrase("knight", "Closed"),
         .summary = phrase("knight", "The last square is a jump away from the first")},
        {.id = "blocked",
         .kind = ParameterInfo::Kind::Text,
         .title = phrase("knight", "Blocked"),
         .summary = phrase("knight", "Squares the knight may not enter, like \"c3 d4\"")},
    };
}

std::vector<RuleInfo> rules()
{
    return {
        {Impossible, phrase("knight", "impossible as given"), RuleScope::Place},
        {NoJump, phrase("knight", "no jump left")},
        {CutOff, phrase("knight", "square cut off")},
        {TwoEnds, phrase("knight", "two squares to end on")},
        {NoReturn, phrase("knight", "no way back to the start")},
        {NotClosed, phrase("knight", "not closed")},
        {.rule = MirrorImage,
         .name = phrase("knight", "other direction of a tour listed already"),
         .force = RuleForce::Copies},
        {.rule = Tiled, .name = phrase("knight", "tour of a tile"), .force = RuleForce::Chosen},
        {Swept, phrase("knight", "passed by the frontier")},
    };
}

PuzzleInfo makeInfo()
{
    return {
        .id = "knight",
        .title = phrase("knight", "Knight's tour"),
        .summary =
            phrase("knight", "Jump with a knight so that it visits every square exactly once."),
        .parameters = parameters(),
        .presets = presets(),
        .formats = formats(),
        .races = races(),
        .rules = rules(),
        .symmetric = true,
        .noGenerator =
            phrase("knight", "There is nothing to generate: every board with its first square is "
                             "already a problem, usually with very many tours."),
    };
}

} // namespace

KnightPuzzle::KnightPuzzle()
    : TypedPuzzle(makeInfo(),
                  {backtracking(), breadthFirst(), warnsdorff(), divideAndConquer(), frontier()})
{
}

Result<ProblemPtr> KnightPuzzle::create(const Parameters& parameters) const
{
    const auto size = sizeParameter(parameters, "size", {5, 5}, 1, kMaxSide);
    if (!size)
        return tl::make_unexpected(size.error());
    KnightProblem problem;
    std::tie(problem.columns, problem.rows) = *size;
    return applyParameters(std::move(problem), parameters);
}

Sentence KnightPuzzle::title(const KnightProblem& problem) const
{
    Sentence title = verbatim(fmt::format("{}×{}", problem.columns, problem.rows));
    if (problem.closed)
        title = {phrase("knight", "%1, closed"), {std::move(title)}};
    if (problem.from)
        title = {phrase("knight", "%1, from %2"),
                 {std::move(title), squareName(problem, *problem.from)}};
    if (!problem.blocked.empty())
        title = {phrase("knight", "%1, %2 blocked"),
                 {std::move(title), std::to_string(problem.blocked.size())}};
    return title;
}

std::string KnightPuzzle::shape(const KnightProblem& problem) const
{
    return writtenSize(problem.columns, problem.rows);
}

// Of a tour only the start can be given.
Result<ProblemPtr> KnightPuzzle::assume(const KnightProblem& problem,
                                        std::span<const Assignment> assignments) const
{
    auto assumed = std::make_shared<KnightProblem>(problem);
    for (const Assignment& one : assignments) {
        if (one.variable != 0)
            return fail(phrase("knight", "Of a tour only the first square can be given."));
        if (assumed->from.value_or(one.value) != one.value)
            return contradicted(problem, one);
        assumed->from = one.value;
    }
    return assumed;
}

Dimensions KnightPuzzle::dimensions(const KnightProblem& problem) const
{
    return {problem.freeCount(), problem.squareCount()};
}

// On the source's board backtracking finds the source's first tour at once. On larger ones, for
// which no order is promised, it would look for a second one for hours.
StrategyIds KnightPuzzle::fastest(const KnightProblem& problem, Wanted wanted) const
{
    constexpr std::uint32_t kSmall = 25; // squares
    constexpr std::uint32_t kHuge = 10'000;
    const std::uint32_t squares = problem.squareCount();
    if (squares <= kSmall)
        return {"backtracking"};
    if (squares >= kHuge && wanted == Wanted::One)
        return {"divide-and-conquer", "warnsdorff"};
    return {"warnsdorff"};
}

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<KnightPuzzle>();
}

} // namespace clew::knight
