#include "core/puzzles/queens/generator.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>

#include "core/puzzles/queens/bitmask.h"
#include "core/puzzles/queens/minconflicts.h"
#include "core/search/random.h"
#include "core/search/trial.h"

namespace clew::queens {

namespace {

/// To spend on showing that a queen can be spared; one that needs more stays.
constexpr std::uint64_t kNodesPerQueen = 200'000;

// Empty if the control says stop.
std::vector<Value> randomPlacement(std::uint32_t size, std::uint64_t seed, Control& control)
{
    QueensProblem problem;
    problem.size = size;
    std::vector<Value> rows;
    for (std::uint64_t attempt = 0; rows.empty() && control.poll(); ++attempt) {
        Trial trial(control, {.solutions = 1}, [&](std::span<const Value> values) {
            rows.assign(values.begin(), values.end());
            return true;
        });
        NoTracer tracer;
        minConflicts(problem, {.seed = seedOfAttempt(seed, attempt)}, trial.control(), tracer);
        trial.finish();
    }
    return rows;
}

bool hasOneSolution(const QueensProblem& problem, Control& control)
{
    return findsOne(control, kNodesPerQueen, [&](Control& own) {
        NoTracer tracer;
        bitmask(problem, {}, own, tracer);
    });
}

} // namespace

Result<ProblemPtr> generate(std::uint32_t size, std::uint64_t seed, Control& control)
{
    assert(size >= 1 && size <= kMaxBitmaskSize);
    if (size == 2 || size == 3)
        return fail(fmt::format("{} queens cannot be placed so that none attacks another", size));
    const std::vector<Value> rows = randomPlacement(size, seed, control);
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
        if (!hasOneSolution(*problem, control))
            problem->givens = before;
    }
    if (control.stopped())
        return nullptr;
    return problem;
}

} // namespace clew::queens
