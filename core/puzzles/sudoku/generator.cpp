#include "core/puzzles/sudoku/generator.h"

#include <numeric>

#include "core/puzzle/rated.h"
#include "core/puzzles/sudoku/bitboard/bitboard.h"
#include "core/puzzles/sudoku/formats.h"
#include "core/puzzles/sudoku/puzzle.h"
#include "core/puzzles/sudoku/rating.h"
#include "core/search/random.h"
#include "core/search/trial.h"

namespace clew::sudoku {

namespace {

/// Boards looked at for one of a certain difficulty.
constexpr std::uint64_t kAttempts = 2000;

std::vector<std::uint32_t> shuffledNumbers(std::uint32_t count, Random& random)
{
    std::vector<std::uint32_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), 0U);
    shuffle(numbers, random);
    return numbers;
}

// Lines in a new order that keeps those of one group of `width` together.
std::vector<std::uint32_t> shuffledLines(std::uint32_t groups, std::uint32_t width, Random& random)
{
    std::vector<std::uint32_t> lines;
    for (const std::uint32_t group : shuffledNumbers(groups, random))
        for (const std::uint32_t line : shuffledNumbers(width, random))
            lines.push_back(group * width + line);
    return lines;
}

// The pattern in which each row is the one before shifted by a box, with everything shuffled that
// may be. Always there, but all such boards are much alike.
std::vector<Value> shuffledPattern(BoxShape box, Random& random)
{
    const std::uint32_t size = box.size();
    const auto digits = shuffledNumbers(size, random);
    const auto rows = shuffledLines(box.width, box.height, random);
    const auto columns = shuffledLines(box.height, box.width, random);
    std::vector<Value> values(std::size_t{size} * size);
    for (std::uint32_t row = 0; row < size; ++row)
        for (std::uint32_t column = 0; column < size; ++column)
            values[std::size_t{rows[row]} * size + columns[column]] =
                digits[(row % box.height * box.width + row / box.height + column) % size];
    return values;
}

// Random digits in the boxes of the diagonal, which do not touch each other, completed by a search.
std::optional<std::vector<Value>> completedDiagonal(BoxShape box, Random& random)
{
    SudokuProblem problem;
    problem.box = box;
    problem.givens.assign(std::size_t{box.size()} * box.size(), kNoValue);
    const Layout layout(box);
    for (std::uint32_t i = 0; i < std::min(box.width, box.height); ++i) {
        const auto digits = shuffledNumbers(box.size(), random);
        const std::uint32_t unit = 2 * box.size() + i * box.height + i;
        for (std::size_t k = 0; k < digits.size(); ++k)
            problem.givens[layout.unit(unit)[k]] = digits[k];
    }
    std::optional<std::vector<Value>> found;
    Control control({.nodes = 5000, .solutions = 1}, {}, [&](std::span<const Value> values) {
        found.emplace(values.begin(), values.end());
        return true;
    });
    NoTracer tracer;
    bitboard(problem, {}, control, tracer);
    return found;
}

bool hasOneSolution(const SudokuProblem& problem, std::uint64_t nodes, Control& control)
{
    return findsOne(control, nodes, [&](Control& own) {
        NoTracer tracer;
        bitboard(problem, {}, own, tracer);
    });
}

} // namespace

std::vector<Value> randomSolution(BoxShape box, std::uint64_t seed)
{
    Random random(seed);
    constexpr int kAttempts = 20;
    for (int attempt = 0; box.size() <= 16 && attempt < kAttempts; ++attempt)
        if (auto values = completedDiagonal(box, random))
            return std::move(*values);
    return shuffledPattern(box, random);
}

std::shared_ptr<const SudokuProblem> generate(const GeneratorOptions& options, Control& control)
{
    auto problem = std::make_shared<SudokuProblem>();
    problem->box = options.box;
    problem->givens = randomSolution(options.box, options.seed);
    Random random(options.seed ^ 0x9E3779B97F4A7C15U);
    std::size_t clues = problem->givens.size();
    for (const Cell cell : shuffledNumbers(static_cast<std::uint32_t>(clues), random)) {
        if (clues <= options.leastClues)
            break;
        if (!control.poll())
            return nullptr;
        const Value value = std::exchange(problem->givens[cell], kNoValue);
        if (hasOneSolution(*problem, options.nodesPerClue, control))
            --clues;
        else
            problem->givens[cell] = value;
    }
    return control.stopped() ? nullptr : problem;
}

// Minimal boards: no clue can be spared.
Result<ProblemPtr> SudokuPuzzle::generate(const GenerateRequest& request, Control& control) const
{
    const auto box = boxParameter(request.parameters, {3, 3});
    if (!box)
        return tl::make_unexpected(box.error());
    const auto wanted = difficultyCalled(request.difficulty, difficulties());
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    const auto found = firstOfDifficulty(
        *wanted, request.seed, kAttempts, control,
        [&](std::uint64_t next) { return sudoku::generate({.box = *box, .seed = next}, control); },
        [&](const SudokuProblem& problem) { return rateProper(problem, control); });
    if (found)
        return *found;
    return fail({phrase("sudoku", "none of %1 boards of %2 x %2 was %3"),
                 {std::to_string(kAttempts), std::to_string(box->size()), request.difficulty}});
}

} // namespace clew::sudoku
