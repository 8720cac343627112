#include "core/puzzles/sudoku/rating.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "core/puzzle/rated.h"
#include "core/puzzles/sudoku/bitboard/bitboard.h"
#include "core/puzzles/sudoku/generator.h"
#include "core/puzzles/sudoku/logic.h"

namespace clew::sudoku {

namespace {

enum Level : std::uint8_t { Easy, Medium, Hard, Unfair, Extreme };

/// The highest score of each level but the last.
constexpr std::array<std::uint64_t, 4> kHighestScore{800, 1000, 1600, 1800};

/// Boards looked at for one of a certain level.
constexpr std::uint64_t kAttempts = 2000;

struct Grade
{
    Level level;
    std::uint64_t points;
};

Grade gradeOf(Rule rule)
{
    switch (rule) {
    case FullHouse:
    case NakedSingle:
        return {Easy, 4};
    case HiddenSingle:
        return {Easy, 14};
    case LockedPair:
        return {Medium, 40};
    case Pointing:
    case Claiming:
        return {Medium, 50};
    case LockedTriple:
    case NakedPair:
        return {Medium, 60};
    case HiddenPair:
        return {Medium, 70};
    case NakedTriple:
        return {Medium, 80};
    case HiddenTriple:
        return {Medium, 100};
    case UniqueRectangle:
    case HiddenRectangle:
    case BivalueGrave:
        return {Hard, 100};
    case RemotePair:
        return {Hard, 110};
    case NakedQuad:
    case TurbotFish:
    case EmptyRectangle:
        return {Hard, 120};
    case Skyscraper:
    case FinnedXWing:
        return {Hard, 130};
    case XWing:
        return {Hard, 140};
    case HiddenQuad:
    case Swordfish:
    case SimpleColouring:
    case TwoStringKite:
    case WWing:
    case SashimiXWing:
        return {Hard, 150};
    case Jellyfish:
    case XYWing:
        return {Hard, 160};
    case XYZWing:
        return {Hard, 180};
    case FinnedSwordfish:
        return {Unfair, 200};
    case SashimiSwordfish:
        return {Unfair, 240};
    case FinnedJellyfish:
    case SueDeCoq:
        return {Unfair, 250};
    case SashimiJellyfish:
    case XChain:
    case XYChain:
        return {Unfair, 260};
    case AlternatingChain:
    case AlternatingLoop:
        return {Unfair, 280};
    case GroupedChain:
    case GroupedLoop:
    case AlmostLockedPair:
        return {Unfair, 300};
    case AlmostLockedWing:
        return {Unfair, 320};
    case ForcingChain:
        return {Extreme, 500};
    case ForcingNet:
    case ForcedByAll:
        return {Extreme, 700};
    default:
        return {Extreme, 0};
    }
}

// A rating of a board that is known to have one solution.
Rating rateProper(const SudokuProblem& problem, Control& control)
{
    NoTracer tracer;
    Logic<NoTracer> logic(problem, control, tracer);
    std::map<Rule, std::uint64_t> steps;
    logic.run([&](const Step& step) { ++steps[step.rule]; });
    Rating rating;
    rating.solved = logic.grid().isSolved();
    if (!rating.solved)
        rating.difficulty = Extreme;
    for (const auto& [rule, count] : steps) {
        const Grade grade = gradeOf(rule);
        rating.difficulty = std::max<std::size_t>(rating.difficulty, grade.level);
        rating.score += count * grade.points;
        rating.techniques.push_back({rule, count});
    }
    while (rating.difficulty < Extreme && rating.score > kHighestScore[rating.difficulty])
        ++rating.difficulty;
    return rating;
}

} // namespace

std::vector<DifficultyInfo> difficulties()
{
    return {
        {"easy", phrase("sudoku", "Easy"), phrase("sudoku", "Singles suffice.")},
        {"medium", phrase("sudoku", "Medium"),
         phrase("sudoku", "Locked candidates, pairs and triples.")},
        {"hard", phrase("sudoku", "Hard"),
         phrase("sudoku", "Fish, wings, colours, or many steps.")},
        {"unfair", phrase("sudoku", "Unfair"),
         phrase("sudoku", "Chains, almost locked sets, or very many steps.")},
        {"extreme", phrase("sudoku", "Extreme"),
         phrase("sudoku", "Forcing chains and nets, or a very long way.")},
    };
}

Result<Rating> rateBoard(const SudokuProblem& problem, Control& control)
{
    return checkProper("the board has", control,
                       [&](Control& trial) {
                           NoTracer tracer;
                           bitboard(problem, {}, trial, tracer);
                       })
        .map([&] { return control.stopped() ? Rating{} : rateProper(problem, control); });
}

Result<ProblemPtr> generateRated(BoxShape box, std::uint64_t seed, std::string_view difficulty,
                                 Control& control)
{
    const auto wanted = difficultyCalled(difficulty, difficulties());
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    const auto found = firstOfDifficulty(
        *wanted, seed, kAttempts, control,
        [&](std::uint64_t next) { return generate({.box = box, .seed = next}, control); },
        [&](const SudokuProblem& problem) { return rateProper(problem, control); });
    if (found)
        return *found;
    return fail(fmt::format("none of {} boards of {} x {} was {}", kAttempts, box.size(),
                            box.size(), difficulty));
}

} // namespace clew::sudoku
