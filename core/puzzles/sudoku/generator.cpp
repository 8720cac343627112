#include "core/puzzles/sudoku/generator.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/puzzle/generating.h"
#include "core/puzzle/rated.h"
#include "core/puzzles/sudoku/bitboard/bitboard.h"
#include "core/puzzles/sudoku/formats.h"
#include "core/puzzles/sudoku/logic.h"
#include "core/puzzles/sudoku/puzzle.h"
#include "core/puzzles/sudoku/rating.h"
#include "core/puzzles/sudoku/techniques/techniques.h"
#include "core/search/random.h"
#include "core/search/subsearch.h"

namespace clew::sudoku {

namespace {

/// Boards looked at for one of a certain difficulty.
constexpr std::uint64_t kAttempts = 2000;
/// ... and for one that needs a certain technique.
constexpr std::uint64_t kAttemptsForTechnique = 20'000;

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

// Whether these techniques solve the board.
bool isSolvedBy(Known known, const SudokuProblem& problem, Control& control)
{
    Subsearch subsearch(control, {});
    NoTracer tracer;
    Logic<NoTracer> logic(problem, subsearch.control(), tracer, Solutions::One, known);
    logic.run([](const Step&) {});
    subsearch.finish();
    return logic.grid().isSolved();
}

bool mayBeTaken(const SudokuProblem& problem, const GeneratorOptions& options, Control& control)
{
    return hasOneSolution(problem, options.nodesPerClue, control) &&
           (!options.technique ||
            isSolvedBy({*options.technique + 1, options.version}, problem, control));
}

// The cells that a symmetry brings to this one, itself among them, each once.
std::vector<Cell> alikeTo(Cell cell, std::uint32_t size, Symmetry symmetry)
{
    const std::uint32_t row = cell / size;
    const std::uint32_t column = cell % size;
    const auto at = [&](bool turnsRow, bool turnsColumn) {
        return (turnsRow ? size - 1 - row : row) * size +
               (turnsColumn ? size - 1 - column : column);
    };
    std::vector<Cell> cells{cell};
    if (symmetry == Symmetry::Rotation || symmetry == Symmetry::Both)
        cells.push_back(at(true, true));
    if (symmetry == Symmetry::Mirror || symmetry == Symmetry::Both)
        cells.push_back(at(false, true));
    if (symmetry == Symmetry::Both)
        cells.push_back(at(true, false));
    std::ranges::sort(cells);
    const auto [last, end] = std::ranges::unique(cells);
    cells.erase(last, end);
    return cells;
}

// "hard, rotation, 24 clues"
Sentence wishesIn(const GenerateRequest& request)
{
    std::string wishes;
    const auto add = [&](const std::string& wish) {
        if (!wish.empty())
            wishes += (wishes.empty() ? "" : ", ") + wish;
    };
    add(request.difficulty);
    add(request.technique);
    add(request.symmetry);
    if (request.clues == 0)
        return verbatim(wishes);
    const Sentence clues{phrase("sudoku", "%1 clues"), {std::to_string(request.clues)}};
    return wishes.empty() ? clues : Sentence{{"", "%1, %2"}, {wishes, clues}};
}

Symmetry symmetryCalled(std::string_view id)
{
    const auto all = symmetries();
    const auto found = std::ranges::find(all, id, &ChoiceInfo::id);
    return found == all.end() ? Symmetry::None : static_cast<Symmetry>(found - all.begin());
}

std::optional<Rule> techniqueCalled(std::string_view id)
{
    const auto rules = rulesInOrder();
    const auto found = std::ranges::find_if(
        rules, [&](const RuleInfo& rule) { return idOfName(rule.name.text) == id; });
    return found == rules.end() ? std::nullopt : std::optional(found->rule);
}

// Whether the way to the solution uses the technique, and none that is harder or tried after it.
bool needs(Rule technique, const Rating& rating, unsigned version)
{
    const auto rules = rulesInOrder();
    const auto placeOf = [&](Rule rule) {
        // For version 1 a technique and its variants are one.
        const Rule known = version == 1 ? techniqueOf(rule).rule : rule;
        return std::ranges::find(rules, known, &RuleInfo::rule);
    };
    bool isUsed = false;
    for (const auto& [rule, steps] : rating.techniques) {
        if (placeOf(rule) > placeOf(technique))
            return false;
        isUsed = isUsed || placeOf(rule) == placeOf(technique);
    }
    return isUsed && rating.solved;
}

// Fails, before anything is tried, for what no board can be.
Result<void> checkPossible(const GenerateRequest& request, BoxShape box,
                           std::optional<std::size_t> difficulty, std::optional<Rule> technique)
{
    const std::uint32_t most = box.size() * box.size();
    // The fewest with which a board has one solution (9x9: McGuire et al., 2014); of other sizes at
    // most one digit may be missing.
    const std::uint32_t least = box.size() == 4   ? 4
                                : box.size() == 6 ? 8
                                : box.size() == 9 ? 17
                                                  : box.size() - 1;
    if (request.clues > 0 && (request.clues < least || request.clues > most))
        return fail({phrase("sudoku", "a board of %1 x %1 with one solution has from %2 to %3 "
                                      "clues, not %4"),
                     {std::to_string(box.size()), std::to_string(least), std::to_string(most),
                      std::to_string(request.clues)}});
    if (technique && difficulty &&
        static_cast<std::size_t>(techniqueOf(*technique).gradeOf(*technique).level) > *difficulty)
        return fail({phrase("sudoku", "no board of the difficulty \"%1\" needs the technique %2"),
                     {request.difficulty, request.technique}});
    return technique ? checkKnown(request, techniqueOf(*technique)) : Result<void>();
}

// The first board, among as many as are tried, that is right; a problem without a wish is always
// the first one. Null if the control says stop.
template<class IsRight>
Result<ProblemPtr> firstAsAsked(GeneratorOptions options, const GenerateRequest& request,
                                Control& control, IsRight isRight)
{
    // Where a time is set, it is that which is to be used.
    const std::uint64_t attempts = control.limits().time < std::chrono::nanoseconds::max()
                                       ? kUnlimited
                                   : options.technique ? kAttemptsForTechnique
                                                       : kAttempts;
    for (std::uint64_t attempt = 0; attempt < attempts; ++attempt) {
        options.seed = seedOfAttempt(request.seed, attempt);
        const auto problem = generate(options, control);
        if (problem == nullptr)
            return ProblemPtr();
        const bool right = isRight(*problem);
        if (control.stopped())
            return ProblemPtr();
        if (right)
            return ProblemPtr(problem);
    }
    return fail(
        {phrase("sudoku", "none of the %1 boards of %2 x %2 that were tried is as wanted: %3"),
         {std::to_string(attempts), std::to_string(options.box.size()), wishesIn(request)}});
}

} // namespace

unsigned generatorVersion()
{
    constexpr unsigned kOfVariants = 2;
    return std::max(kOfVariants, std::ranges::max(techniques(), {}, &Technique::since).since);
}

Result<void> checkKnown(const GenerateRequest& request, const Technique& technique)
{
    if (request.version == 0 || request.version >= technique.since)
        return {};
    return fail(
        {phrase("sudoku", "version %1 of the generator does not know the technique %2, "
                          "which is new in version %3"),
         {std::to_string(request.version), request.technique, std::to_string(technique.since)}});
}

std::vector<ChoiceInfo> symmetries()
{
    return {{"none", phrase("sudoku", "None")},
            {"rotation", phrase("sudoku", "By half a turn")},
            {"mirror", phrase("sudoku", "Left and right")},
            {"both", phrase("sudoku", "Left and right, above and below")}};
}

std::vector<Value> randomSolution(BoxShape box, std::uint64_t seed)
{
    Random random(seed);
    constexpr int kMostDiagonals = 20;
    for (int attempt = 0; box.size() <= 16 && attempt < kMostDiagonals; ++attempt)
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
        const auto cells = alikeTo(cell, options.box.size(), options.symmetry);
        if (problem->givens[cell] == kNoValue || clues < options.leastClues + cells.size() ||
            cell != cells.front())
            continue;
        const std::vector<Value> before = problem->givens;
        for (const Cell alike : cells)
            problem->givens[alike] = kNoValue;
        if (mayBeTaken(*problem, options, control))
            clues -= cells.size();
        else
            problem->givens = before;
    }
    return control.stopped() ? nullptr : problem;
}

// Minimal boards, as far as the symmetry and the number of clues asked for allow.
Result<ProblemPtr> SudokuPuzzle::generate(const GenerateRequest& request, Control& control) const
{
    const auto box = boxParameter(request.parameters, {3, 3});
    if (!box)
        return tl::make_unexpected(box.error());
    if (const auto asked = checkAsked(info(), request); !asked)
        return tl::make_unexpected(asked.error());
    const auto wanted = difficultyCalled(request.difficulty, difficulties());
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    const auto technique = techniqueCalled(request.technique);
    if (const auto possible = checkPossible(request, *box, *wanted, technique); !possible)
        return tl::make_unexpected(possible.error());
    GeneratorOptions options{
        .box = *box, .leastClues = request.clues, .symmetry = symmetryCalled(request.symmetry)};
    options.version = request.version == 0 ? generatorVersion() : request.version;
    if (technique)
        options.technique =
            static_cast<std::size_t>(&techniqueOf(*technique) - techniques().data());
    return firstAsAsked(options, request, control, [&](const SudokuProblem& problem) -> bool {
        if (request.clues > 0 && problem.clueCount() != request.clues)
            return false;
        if (!*wanted && !options.technique)
            return true;
        const Rating rating = rateProper(problem, control, options.version);
        return (!*wanted || rating.difficulty == **wanted) &&
               (!technique || needs(*technique, rating, request.version));
    });
}

} // namespace clew::sudoku
