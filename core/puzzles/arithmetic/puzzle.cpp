// The arithmetic puzzle as a registered puzzle.

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzles/arithmetic/checker.h"
#include "core/puzzles/arithmetic/explain.h"
#include "core/puzzles/arithmetic/expression.h"
#include "core/puzzles/arithmetic/formats.h"
#include "core/puzzles/arithmetic/intervaltables.h"
#include "core/puzzles/arithmetic/paircombining.h"
#include "core/puzzles/arithmetic/picture.h"
#include "core/puzzles/arithmetic/presets.h"
#include "core/puzzles/arithmetic/trees.h"

namespace clew::arithmetic {

namespace {

const ArithmeticProblem& cast(const Problem& problem)
{
    return static_cast<const ArithmeticProblem&>(problem);
}

std::vector<ParameterInfo> makeParameters()
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
             phrase("arithmetic", "A result to reach with some of the numbers, or as nearly as "
                                  "possible; without it all of them make an equation")},
        {.id = "distinct",
         .kind = Kind::Choice,
         .title = phrase("arithmetic", "Told apart"),
         .summary =
             phrase("arithmetic", "Trees: every parenthesisation is its own. Texts: pointless "
                                  "parentheses dropped. Classes: under associativity and signs"),
         .fallback = "trees",
         .choices = {"trees", "texts", "classes"}},
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

PuzzleInfo makeInfo()
{
    PuzzleInfo info;
    info.id = "arithmetic";
    info.title = phrase("arithmetic", "Arithmetic");
    info.summary =
        phrase("arithmetic", "Insert +, −, ×, ÷, = and parentheses into a list of numbers so "
                             "that the equation is correct.");
    info.parameters = makeParameters();
    info.presets = presets();
    info.formats = {
        {.id = "list",
         .title = phrase("arithmetic", "List of numbers and settings"),
         .suffixes = {".arithmetic", ".txt"},
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "infix",
         .title = phrase("arithmetic", "Equation with the fewest parentheses"),
         .writesSolution = true,
         .line = true},
        {.id = "lisp",
         .title = phrase("arithmetic", "Lisp prefix"),
         .writesSolution = true,
         .line = true},
        {.id = "tree", .title = phrase("arithmetic", "Operator tree"), .writesSolution = true},
    };
    info.noGenerator =
        phrase("arithmetic", "There are no new problems to make: every list of numbers is one "
                             "already, mostly with several equations or none.");
    info.symmetric = true;
    info.races = {
        {.id = "equations",
         .title = phrase("arithmetic", "Every equation of 2 3 5 7 11"),
         .lesson = phrase("arithmetic", "Trees are built again for every split; tables build each "
                                        "part of the list once."),
         .preset = "p93",
         .strategies = {"trees", "pair-combining", "interval-tables"}},
        {.id = "any-order",
         .title = phrase("arithmetic", "In any order"),
         .lesson =
             phrase("arithmetic", "Each order of the numbers is one more list to search: what "
                                  "was a few thousand nodes becomes hundreds of thousands."),
         .preset = "any",
         .strategies = {"trees", "pair-combining", "interval-tables"}},
    };
    info.rules = {
        {DivisionByZero, phrase("arithmetic", "division by zero")},
        {OutOfRange, phrase("arithmetic", "result not allowed")},
        {SidesDiffer, phrase("arithmetic", "sides differ")},
        {TargetMissed, phrase("arithmetic", "target missed")},
        {AlreadyFound, phrase("arithmetic", "found before"), RuleScope::Place},
        {Tabulated, phrase("arithmetic", "table complete")},
        {ReadOut, phrase("arithmetic", "read out of the tables")},
    };
    return info;
}

// The tables of a target that is missed hold every value there is: of six numbers some hundred
// thousand among integers, some millions among fractions.
bool hasSmallTables(const ArithmeticProblem& problem)
{
    return problem.size() <= (problem.range == Range::Rationals ? 6 : 7);
}

// Of equations only half the list has tables: a few milliseconds here, whatever the numbers, where
// the trees may take a second.
bool hasFewPartsAndManyTrees(const ArithmeticProblem& problem)
{
    const std::uint32_t least = problem.order == Order::Given ? 7 : 6;
    const std::uint32_t most = problem.order == Order::Given ? 8 : 6;
    return problem.size() >= least && problem.size() <= most;
}

class ArithmeticPuzzle : public Puzzle
{
public:
    ArithmeticPuzzle() : Puzzle(makeInfo()) { addStrategies(); }

    Result<ProblemPtr> create(const Parameters& parameters) const override
    {
        return fromParameters(parameters);
    }

    Result<ProblemPtr> read(std::string_view text, std::string_view /*format*/,
                            const Parameters& parameters) const override
    {
        return readList(text, parameters);
    }

    std::string write(const Problem& problem, std::string_view /*format*/) const override
    {
        return writeList(cast(problem));
    }

    Sentence title(const Problem& problem) const override { return verbatim(titleText(problem)); }

    static std::string titleText(const Problem& problem)
    {
        const auto& arithmetic = cast(problem);
        std::string title = fmt::format("{}", fmt::join(arithmetic.numbers, " "));
        if (arithmetic.order == Order::Any)
            title += ", any order";
        if (arithmetic.target)
            title += fmt::format(", for {}", *arithmetic.target);
        return title;
    }

    std::vector<Sentence> faults(const Problem& /*problem*/) const override { return {}; }

    Dimensions dimensions(const Problem& problem) const override
    {
        const auto& arithmetic = cast(problem);
        const std::uint32_t slots = 2 * arithmetic.size();
        return {tableVariable(arithmetic, partCount(arithmetic)),
                std::max(kMaxTableValue + 1, slots * slots * 5)};
    }

    bool canHappen(const Problem& problem, Event event) const override;

    Sentence placeName(const Problem& problem, Place place) const override
    {
        return nameOf(cast(problem), place);
    }

    Solution solutionAt(const Problem& problem, const State& state) const override
    {
        return solutionOf(cast(problem), state);
    }

    std::vector<Sentence> verify(const Problem& problem, const Solution& solution) const override
    {
        return mistakesIn(cast(problem), solution);
    }

    std::string writeSolutions(const Problem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override
    {
        return arithmetic::writeSolutions(cast(problem), solutions, first, format);
    }

    Solution canonical(const Problem& problem, const Solution& solution) const override
    {
        ArithmeticProblem classes = cast(problem);
        classes.distinct = Distinct::Classes;
        return representativeIfAny(classes, solution);
    }

    std::string draw(const Problem& problem, const State* state) const override;

    Picture picture(const Problem& problem, const View& view) const override
    {
        return makePicture(cast(problem), view);
    }

    Sentence explain(const Problem& problem, const State& before, Event event) const override
    {
        return explainEvent(cast(problem), before, event);
    }

    std::vector<Sentence> violations(const Problem& problem, const State& state,
                                     Place place) const override
    {
        return violationsBy(cast(problem), state, place);
    }

    // A target is reached soonest by tables, as long as they stay small. Equations in the order of
    // the source are those of the trees, which also have one at once if there are many.
    StrategyIds fastest(const Problem& problem, Wanted wanted) const override
    {
        const auto& arithmetic = cast(problem);
        const bool byTables =
            arithmetic.target ? hasSmallTables(arithmetic)
                              : wanted != Wanted::InOrder && hasFewPartsAndManyTrees(arithmetic);
        return {byTables ? "interval-tables" : "trees"};
    }

    Result<CountResult> count(const Problem& problem, const CountRequest& request,
                              Control& control) const override
    {
        if (request.parts != 1)
            return fail("this count cannot be split into parts; leave out --part and --checkpoint");
        return countSolutions(cast(problem), control);
    }

private:
    void addStrategies();
};

// What is written at a position, combined by a step, or counted in a table.
bool ArithmeticPuzzle::canHappen(const Problem& problem, Event event) const
{
    const auto& arithmetic = cast(problem);
    const Variable variable = event.variable();
    const bool isCount = event.kind() == EventKind::Assign && event.rule() == Tabulated;
    if (isCount || variable >= tableVariable(arithmetic, 0))
        return isCount && variable >= tableVariable(arithmetic, 0) &&
               event.value() <= kMaxTableValue;
    if (event.value() == kNoValue)
        return true;
    if (variable < positionCount(arithmetic))
        return event.value() < tokenCount(arithmetic);
    if (event.kind() == EventKind::Assign) // what is read out are tokens
        return false;
    const Step step = Step::decoded(arithmetic, event.value());
    const std::uint32_t slots = arithmetic.size() + variable - stepVariable(arithmetic, 0);
    return step.left < slots && step.right < slots && step.left != step.right;
}

std::string ArithmeticPuzzle::draw(const Problem& problem, const State* state) const
{
    const auto& arithmetic = cast(problem);
    const Forest forest = state == nullptr ? Forest{} : forestOf(arithmetic, *state);
    if (forest.roots.empty())
        return writeList(arithmetic);
    std::vector<std::string> expressions;
    expressions.reserve(forest.roots.size());
    for (const std::size_t root : forest.roots)
        expressions.push_back(infix(arithmetic, forest, root));
    return fmt::format("{}\n", fmt::join(expressions, "   "));
}

void ArithmeticPuzzle::addStrategies()
{
    using enum EventKind;
    addStrategy<ArithmeticProblem>(
        {.id = "trees",
         .title = phrase("arithmetic", "All operator trees"),
         .summary =
             phrase("arithmetic", "Every expression over the numbers is written token by token in "
                                  "postfix order and evaluated on the way."),
         .idea = phrase("arithmetic", "Any expression can be written in postfix order, numbers "
                                      "before their operator, in exactly one way. It is written "
                                      "here token by token: an operator takes the two values "
                                      "last written and leaves its result. So values are known "
                                      "on the way, and a division by zero or a result that is "
                                      "not allowed is dropped at once."),
         .pseudoCode =
             {
                 {"extend(tokens, stack):"},
                 {"  choices ← the operators, if two values are on the stack;"},
                 {"    \"=\", if these two are all; each number that may come next"},
                 {"  for each of choices:"},
                 {"    write it down; work it out on the stack", {Decide}},
                 {"    if it divides by zero, or the result is not allowed: drop it",
                  {{Conflict, DivisionByZero}, {Conflict, OutOfRange}}},
                 {"    if it is \"=\" and the sides differ: drop it", {{Conflict, SidesDiffer}}},
                 {"    if no number is left and the target is missed: drop it",
                  {{Conflict, TargetMissed}}},
                 {"    if it is complete, but no different from one found before: drop it",
                  {{Conflict, AlreadyFound}}},
                 {"    if it is complete: report it", {Solution}},
                 {"    extend(tokens, stack)"},
                 {"    take it back", {Visit}},
             },
         .cost = phrase("arithmetic", "The number of trees (a Catalan number), times four for "
                                      "each operator, times the orders of the numbers if these "
                                      "are free: exponential. Memory for one expression, and "
                                      "for those found if only different ones count."),
         .origin = phrase("arithmetic",
                          "The usual Prolog program for P93; postfix form after Łukasiewicz.")},
        [](const ArithmeticProblem& p, const Options& o, Control& c, auto& t) {
            return trees(p, o, c, t);
        });
    addStrategy<ArithmeticProblem>(
        {.id = "pair-combining",
         .title = phrase("arithmetic", "Combining pairs"),
         .summary =
             phrase("arithmetic", "Any two expressions (neighbours, where the order is given) are "
                                  "replaced by a result, until two equal ones are left."),
         .idea = phrase("arithmetic", "Two expressions are replaced by their sum, difference, "
                                      "product or quotient, until two are left that must be "
                                      "equal. This is how one would do it by hand. Steps that "
                                      "have nothing to do with each other could be taken in "
                                      "either order; only one order of them is followed, so "
                                      "that each expression arises once."),
         .pseudoCode =
             {
                 {"for a target: test each number by itself"},
                 {"combine(the numbers)"},
                 {""},
                 {"combine(items):"},
                 {"  for each pair a, b of items, neighbours if the order is given:"},
                 {"    skip it if an earlier, independent step should have come later"},
                 {"    for op in + − × ÷, or \"=\" if these two are all:"},
                 {"      replace a and b by a op b", {Decide}},
                 {"      if it divides by zero, or the result is not allowed: drop it",
                  {{Conflict, DivisionByZero}, {Conflict, OutOfRange}}},
                 {"      if it is \"=\" and the sides differ: drop it", {{Conflict, SidesDiffer}}},
                 {"      if it is all, and the target is missed: drop it",
                  {{Conflict, TargetMissed}}},
                 {"      if it is complete, but no different from one found before: drop it",
                  {{Conflict, AlreadyFound}}},
                 {"      if it is complete: report it", {Solution}},
                 {"      combine(the items now)"},
                 {"      put a and b back", {Visit}},
             },
         .cost = phrase("arithmetic", "As many expressions as there are operator trees; without "
                                      "the skipped orders most would come many times over. A "
                                      "list of items is made anew at each step. Memory for one "
                                      "path, and for the solutions found if only different ones "
                                      "count."),
         .origin =
             phrase("arithmetic", "The document's Lisp program for P93, with its faults mended.")},
        [](const ArithmeticProblem& p, const Options& o, Control& c, auto& t) {
            return pairCombining(p, o, c, t);
        });
    addStrategy<ArithmeticProblem>(
        {.id = "interval-tables",
         .title = phrase("arithmetic", "Interval tables"),
         .summary =
             phrase("arithmetic", "Tables of the values of all short parts of the list; solutions "
                                  "are read out of them without a dead end."),
         .idea = phrase("arithmetic", "Parts of the list come up again and again in different "
                                      "expressions. So the values of each short part are worked "
                                      "out once and kept in a table. Solutions are then read "
                                      "out from the tables, from the whole to its parts, "
                                      "following only values that are known to lead to one."),
         .pseudoCode =
             {
                 {"for each part of up to half the numbers, short ones first:"},
                 {"  for each split of it, a in table(left), b in table(right):"},
                 {"    for op in + − × ÷: count a op b in table(part)"},
                 {"  table(part) is complete", {{Assign, Tabulated}}},
                 {"for each value that both sides of a split of the whole have,"},
                 {"    or that comes nearest to the target:"},
                 {"  for each way to make it that the tables name:"},
                 {"    write the expression down", {Decide, {Assign, ReadOut}}},
                 {"    if it is no different from one found before: drop it",
                  {{Conflict, AlreadyFound}}},
                 {"    else: report it", {Solution}},
                 {"    take it back", {Visit}},
             },
         .cost = phrase("arithmetic", "A value is kept once, however many expressions have it, "
                                      "yet the tables grow exponentially, in memory as in time. "
                                      "In return the reading never meets a dead end."),
         .origin = phrase("arithmetic",
                          "Dynamic programming over intervals: Bellman, 1957; the parser of "
                          "Cocke, Younger and Kasami.")},
        [](const ArithmeticProblem& p, const Options& o, Control& c, auto& t) {
            return intervalTables(p, o, c, t);
        });
}

} // namespace

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<ArithmeticPuzzle>();
}

} // namespace clew::arithmetic
