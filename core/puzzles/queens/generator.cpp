// New boards from a seed: some queens are given so that the others can be placed in one way only.

#include <algorithm>
#include <cassert>

#include "core/puzzle/generating.h"
#include "core/puzzle/parameters.h"
#include "core/puzzle/rated.h"
#include "core/puzzles/queens/puzzle.h"
#include "core/search/random.h"
#include "core/search/subsearch.h"

namespace clew::queens {

namespace {

/// To spend on showing that a queen can be left out; one that needs more stays.
constexpr std::uint64_t kNodesPerQueen = 200'000;

// Empty if the control says stop.
std::vector<Value> randomPlacement(const Puzzle& puzzle, std::uint32_t size, std::uint64_t seed,
                                   Control& control)
{
    QueensProblem problem;
    problem.size = size;
    const std::size_t strategy = puzzle.strategyIndex("min-conflicts").value();
    std::vector<Value> rows;
    for (std::uint64_t attempt = 0; rows.empty() && control.poll(); ++attempt) {
        Subsearch subsearch(control, {.solutions = 1}, [&](std::span<const Value> values) {
            rows.assign(values.begin(), values.end());
            return true;
        });
        puzzle.run(strategy, problem, {.seed = seedOfAttempt(seed, attempt)}, subsearch.control());
        subsearch.finish();
    }
    return rows;
}

bool hasOneSolution(const Puzzle& puzzle, const QueensProblem& problem, Control& control)
{
    const std::size_t strategy = puzzle.strategyIndex("bitmask").value();
    return findsOne(control, kNodesPerQueen,
                    [&](Control& own) { puzzle.run(strategy, problem, {}, own); });
}

// None of the given queens can be left out, as far as a search of bounded length shows. The same
// for the same seed; null if `control` says stop.
Result<ProblemPtr> generateBoard(const Puzzle& puzzle, std::uint32_t size, std::uint64_t seed,
                                 Control& control)
{
    assert(size >= 1 && size <= kMaxBitmaskSize);
    if (size == 2 || size == 3)
        return fail({phrase("queens", "%1 queens cannot be placed so that none attacks another"),
                     {std::to_string(size)}});
    const std::vector<Value> rows = randomPlacement(puzzle, size, seed, control);
    auto problem = std::make_shared<QueensProblem>();
    problem->size = size;
    for (std::uint32_t column = 0; column < rows.size(); ++column)
        problem->givens.push_back({column, rows[column]});
    std::vector<Square> order = problem->givens;
    Random random(seed);
    shuffle(order, random);
    for (const Square queen : order) {
        if (!control.poll())
            return nullptr;
        const std::vector<Square> before = problem->givens;
        std::erase(problem->givens, queen);
        if (!hasOneSolution(puzzle, *problem, control))
            problem->givens = before;
    }
    if (control.stopped())
        return nullptr;
    return problem;
}

} // namespace

Result<ProblemPtr> QueensPuzzle::generate(const GenerateRequest& request, Control& control) const
{
    return checkAsked(info(), request)
        .and_then([&] { return difficultyCalled(request.difficulty, info().difficulties); })
        .and_then([&](std::optional<std::size_t>) {
            return numberParameter(request.parameters, "size", 8, 1, kMaxBitmaskSize);
        })
        .and_then([&](std::uint64_t size) {
            return generateBoard(*this, static_cast<std::uint32_t>(size), request.seed, control);
        });
}

} // namespace clew::queens
