// What the arithmetic puzzle says of itself, and its strategies in order.

#include "core/puzzles/arithmetic/puzzle.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzles/arithmetic/expression.h"
#include "core/puzzles/arithmetic/parts.h"

namespace clew::arithmetic {

// Each in the file of its name.
Strategy trees();
Strategy pairCombining();
Strategy intervalTables();

namespace {

std::vector<ParameterInfo> parameters()
{
    using Kind = ParameterInfo::Kind;
    return {
        {.id = "numbers",
         .kind = Kind::Text,
         .title = phrase("arithmetic", "Numbers"),
         .summary = phrase("arithmetic", "The list of integers, at most 16"),
         .fallback = "2 3 5 7 11"},
        {.id = "order",
         .kind = Kind::Choice,
         .title = phrase("arithmetic", "Order"),
         .summary = phrase("arithmetic", "Whether the numbers stay in the given order"),
         .fallback = "given",
         .choices = {"given", "any"}},
        {.id = "target",
         .kind = Kind::Text,
         .title = phrase("arithmetic", "Target"),
         .summary =
             phrase("arithmetic", "A result to reach with some of the numbers, or as closely as "
                                  "possible; without it all of them make an equation")},
        {.id = "distinct",
         .kind = Kind::Choice,
         .title = phrase("arithmetic", "Count as different"),
         .summary = phrase("arithmetic", "Trees: every way to set parentheses. Texts: pointless "
                                         "parentheses dropped. Classes: under associativity and "
                                         "signs; equal numbers are the same. Tiles: classes for "
                                         "each choice of equal numbers on either side"),
         .fallback = "trees",
         .choices = {"trees", "texts", "classes", "tiles"}},
        {.id = "range",
         .kind = Kind::Choice,
         .title = phrase("arithmetic", "Results"),
         .summary =
             phrase("arithmetic", "What an operation may give: any rational number, integers "
                                  "(divisions are exact), or positive integers"),
         .fallback = "rationals",
         .choices = {"rationals", "integers", "naturals"}},
    };
}

// None puts givens on the board: a list of numbers leaves every token open.
std::vector<RuleInfo> rules()
{
    return {
        {DivisionByZero, phrase("arithmetic", "division by zero")},
        {OutOfRange, phrase("arithmetic", "result not allowed")},
        {SidesDiffer, phrase("arithmetic", "sides differ")},
        // What misses it in a first pass may come nearest in the second.
        {.rule = TargetMissed,
         .name = phrase("arithmetic", "target missed"),
         .force = RuleForce::Copies},
        {.rule = AlreadyFound,
         .name = phrase("arithmetic", "found before"),
         .scope = RuleScope::Place,
         .force = RuleForce::Copies},
        {Tabulated, phrase("arithmetic", "table complete")},
        {.rule = ReadOut,
         .name = phrase("arithmetic", "read from the tables"),
         .force = RuleForce::Chosen},
    };
}

PuzzleInfo makeInfo()
{
    return {
        .id = "arithmetic",
        .title = phrase("arithmetic", "Arithmetic"),
        .summary = phrase("arithmetic", "Insert +, −, ×, ÷, = and parentheses into a list of "
                                        "numbers so that the equation is correct."),
        .parameters = parameters(),
        .presets = presets(),
        .formats = formats(),
        .races = races(),
        .rules = rules(),
        .symmetric = true,
        .noGenerator =
            phrase("arithmetic", "There is nothing to generate: every list of numbers is already a "
                                 "problem, usually with several equations or none."),
    };
}

// The tables of a target that is missed hold every value that half the numbers and more can make:
// of eight some hundred megabytes among integers, as of seven among fractions. Where there is an
// answer, they find it in a tenth of a second or a few, when the trees are lost.
bool hasSmallTables(const ArithmeticProblem& problem)
{
    return problem.size() <= (problem.range == Range::Rationals ? 7 : 8);
}

// Of equations only half the list has tables: a few milliseconds here, whatever the numbers, where
// the trees may take a second.
bool hasFewPartsAndManyTrees(const ArithmeticProblem& problem)
{
    const std::uint32_t least = problem.order == Order::Given ? 7 : 6;
    const std::uint32_t most = problem.order == Order::Given ? 8 : 6;
    return problem.size() >= least && problem.size() <= most;
}

} // namespace

ArithmeticPuzzle::ArithmeticPuzzle()
    : TypedPuzzle(makeInfo(), {trees(), pairCombining(), intervalTables()})
{
}

Sentence ArithmeticPuzzle::title(const ArithmeticProblem& problem) const
{
    std::string numbers = fmt::format("{}", fmt::join(problem.numbers, " "));
    const bool isFree = problem.order == Order::Any;
    if (problem.target)
        return {isFree ? phrase("arithmetic", "%1, any order, for %2")
                       : phrase("arithmetic", "%1, for %2"),
                {std::move(numbers), std::to_string(*problem.target)}};
    return isFree ? Sentence{phrase("arithmetic", "%1, any order"), {std::move(numbers)}}
                  : verbatim(std::move(numbers));
}

Dimensions ArithmeticPuzzle::dimensions(const ArithmeticProblem& problem) const
{
    const std::uint32_t slots = 2 * problem.size();
    return {tableVariable(problem, partCount(problem)),
            std::max(kMaxTableValue + 1, slots * slots * 5)};
}

Solution ArithmeticPuzzle::solutionAt(const ArithmeticProblem& problem, const State& state) const
{
    return solutionOf(problem, state);
}

// A target is reached soonest by tables, as long as they stay small. Equations in the order of the
// source are those of the trees, which also have one at once if there are many.
StrategyIds ArithmeticPuzzle::fastest(const ArithmeticProblem& problem, Wanted wanted) const
{
    const bool byTables = problem.target
                              ? hasSmallTables(problem)
                              : wanted != Wanted::InOrder && hasFewPartsAndManyTrees(problem);
    return {byTables ? "interval-tables" : "trees"};
}

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<ArithmeticPuzzle>();
}

} // namespace clew::arithmetic
