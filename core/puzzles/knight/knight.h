// The knight's tour: a knight visits every free square of a board exactly once.
//
// Variables are the moves' numbers (0: where the knight starts), values the squares, row by row
// from the top left; so the values of a solution are the tour. Open tours have a direction: a tour
// and its reverse are two. A closed tour, from whose last square the knight could jump to its
// first, has neither start nor direction; it is listed from one fixed square on, the lower-numbered
// neighbour first. Source: P91 of the ninety-nine problems.

#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew::knight {

/// Longest side of a board.
inline constexpr std::uint32_t kMaxSide = 2000;

struct KnightProblem : Problem
{
    std::uint32_t columns = 5;
    std::uint32_t rows = 5;
    bool closed = false;
    std::optional<Value> from = std::nullopt; ///< the square where the tour starts; none: any
    std::vector<Value> blocked = {};          ///< sorted, distinct

    [[nodiscard]] std::uint32_t squareCount() const { return columns * rows; }
    [[nodiscard]] std::uint32_t freeCount() const
    {
        return squareCount() - static_cast<std::uint32_t>(blocked.size());
    }
};

/// Rules that events name.
enum KnightRule : Rule {
    Impossible = 1, ///< the problem has faults(): there is nothing to search
    NoJump,         ///< no unvisited square can be reached from here
    CutOff,         ///< an unvisited square has too few jumps left for a tour to pass through it
    TwoEnds,        ///< two unvisited squares could only be the tour's last one
    NoReturn,       ///< the start of a closed tour has lost its last free neighbour
    NotClosed,      ///< all squares are visited, but no jump leads back to the start
    MirrorImage,    ///< the same closed tour is listed in the other direction
    Tiled,          ///< the next square of a tour put together from tiles
    Swept,          ///< the frontier has passed this square
};

/// Columns to the right and rows up.
struct Step
{
    int right;
    int up;
};

/// The eight steps of a knight in the order of the source document.
inline constexpr std::array<Step, 8> kSteps{
    {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}, {2, 1}, {-2, 1}, {2, -1}, {-2, -1}}};

/// Some of the steps: bit n stands for kSteps[n].
using StepSet = std::uint8_t;

constexpr StepSet stepBit(std::size_t step)
{
    return static_cast<StepSet>(1U << step);
}

/// How many steps are in the set.
inline constexpr std::array<std::uint8_t, 256> kStepCounts = [] {
    std::array<std::uint8_t, 256> counts{};
    for (unsigned steps = 0; steps < counts.size(); ++steps)
        counts[steps] = static_cast<std::uint8_t>(std::popcount(steps));
    return counts;
}();

/// Calls visit(step) for each step of the set, in the order of kSteps.
template<class Visit>
void forEachStep(StepSet set, Visit&& visit)
{
    for (unsigned steps = set; steps != 0; steps &= steps - 1)
        visit(static_cast<std::size_t>(std::countr_zero(steps)));
}

/// The step back; as an index into kSteps, like `step`.
constexpr unsigned reverseOf(std::size_t step)
{
    return static_cast<unsigned>(step) ^ 3U; // as they are ordered
}
static_assert([] {
    for (std::size_t step = 0; step < kSteps.size(); ++step)
        if (kSteps[reverseOf(step)].right != -kSteps[step].right ||
            kSteps[reverseOf(step)].up != -kSteps[step].up)
            return false;
    return true;
}());

/// The squares of a board and the jumps between them.
class JumpGraph
{
public:
    explicit JumpGraph(const KnightProblem& problem);

    [[nodiscard]] std::uint32_t columns() const { return m_columns; }
    [[nodiscard]] std::uint32_t rows() const { return m_rows; }
    [[nodiscard]] std::uint32_t freeCount() const { return m_freeCount; }
    [[nodiscard]] bool isFree(Value square) const { return m_free[square] != 0; }
    /// Those that lead from here to a free square.
    [[nodiscard]] StepSet steps(Value square) const { return m_steps[square]; }
    /// Free squares that a jump from here leads to.
    [[nodiscard]] std::uint8_t degree(Value square) const { return kStepCounts[m_steps[square]]; }
    /// 0 and 1 as the squares of a chequered board; that of the top left square is 0.
    [[nodiscard]] unsigned colour(Value square) const
    {
        return (square / m_columns + square % m_columns) % 2;
    }
    /// Whether one jump leads from one square to the other.
    [[nodiscard]] bool isJump(Value a, Value b) const;
    /// Where the step leads, which must be a square of the board.
    [[nodiscard]] Value after(Value square, std::size_t step) const
    {
        return square + m_distances[step];
    }
    /// Calls visit(square, step) for each free square a jump away, in the order of kSteps.
    template<class Visit>
    void forEachJump(Value square, Visit&& visit) const
    {
        forEachStep(m_steps[square], [&](std::size_t step) { visit(after(square, step), step); });
    }

private:
    std::uint32_t m_columns;
    std::uint32_t m_rows;
    std::uint32_t m_freeCount;
    std::vector<std::uint8_t> m_free;
    std::vector<StepSet> m_steps;                   ///< of each square those to a free one
    std::array<Value, kSteps.size()> m_distances{}; ///< in squares; backwards they wrap round
};

/// Where the search starts a tour, in the order of the source document (from the top right square
/// down, then to the left): the given square, the first one alone for closed tours, otherwise every
/// one.
std::vector<Value> startSquares(const KnightProblem& problem, const JumpGraph& graph);
/// The first of them. Some square must be free.
Value firstStart(const KnightProblem& problem);

/// Of the two directions of a closed tour from `start` the one listed goes first to the neighbour
/// with the lower number: the highest-numbered neighbour is never second. None if there is no
/// neighbour.
std::optional<Value> neverSecond(const JumpGraph& graph, Value start);

/// Whether a finished path is a tour as the problem lists it; otherwise the rule it breaks.
std::optional<KnightRule> brokenBy(const KnightProblem& problem, const JumpGraph& graph,
                                   Value start, Value second, Value last);

/// What makes a tour impossible by inspection: the start is blocked, the colours do not balance,
/// Schwenk's theorem, squares without jumps.
std::vector<Sentence> findFaults(const KnightProblem& problem);

/// For a strategy's beginning: emits a problem with faults as a conflict, and returns false for it.
template<class Tracer>
bool isPossible(const KnightProblem& problem, Tracer& tracer)
{
    if (findFaults(problem).empty())
        return true;
    tracer.conflict(0, Impossible);
    return false;
}

/// "a1": file and rank as in chess; after file z come aa, ab, …
std::string squareName(const KnightProblem& problem, Value square);
void appendSquareName(std::string& text, const KnightProblem& problem, Value square);
/// The square with this name; none if it is no name or not on the board.
std::optional<Value> squareNamed(const KnightProblem& problem, std::string_view name);

} // namespace clew::knight
