// Suguru (Number Blocks, Tectonic): an area of N cells holds the numbers 1 … N, and equal numbers
// never touch, not even diagonally.
//
// Variables are the cells, row by row; values are the numbers less one.
// Source: A. M. Capaverde, "Resolvedor de Suguru em LISP".

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew::suguru {

/// Largest width and height, and most cells of an area.
inline constexpr std::uint32_t kMaxSide = 100;
inline constexpr std::uint32_t kMaxArea = 35;

struct SuguruProblem : Problem
{
    std::uint32_t width = 6;
    std::uint32_t height = 6;
    std::vector<std::uint32_t> areas =
        {};                         ///< of each cell; numbered from 0 in the order of first cells
    std::vector<Value> givens = {}; ///< of each cell, kNoValue where there is none

    [[nodiscard]] std::uint32_t cellCount() const { return width * height; }
};

/// Rules that events refer to.
enum SuguruRule : Rule {
    Touching = 1, ///< a touching cell has this number
    SameArea,     ///< another cell of the area has it
    TooLarge,     ///< the area has fewer cells
    GivenNumber,  ///< placed because the problem says so
    NakedSingle,  ///< no other number is left for the cell
    HiddenSingle, ///< no other cell of the area is left for the number
    AllTouch,     ///< all places that an area has left for the number touch the cell
    NakedPair,    ///< two cells that exclude each other share their only two numbers
    HiddenPair,   ///< two numbers have only the same two places in an area
    NoNumber,     ///< no number is left for the cell
    NoPlace,      ///< no cell of the area is left for the number
    BadGivens,    ///< the problem contradicts itself
    Refutation,   ///< of explanations alone: supposing the number leads to a contradiction
};

/// Cells of each area, and what touches what: worked out once for a search.
struct Layout
{
    explicit Layout(const SuguruProblem& problem);

    [[nodiscard]] std::uint32_t areaSize(Variable cell) const
    {
        return static_cast<std::uint32_t>(areaCells[areaOf[cell]].size());
    }
    /// Whether two different cells touch, if only diagonally.
    [[nodiscard]] bool touch(Variable a, Variable b) const
    {
        const std::int64_t dx = std::int64_t{a % width} - std::int64_t{b % width};
        const std::int64_t dy = std::int64_t{a / width} - std::int64_t{b / width};
        return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
    }
    /// Whether the two cells are of one area or touch: they never hold the same number.
    [[nodiscard]] bool exclude(Variable a, Variable b) const;

    std::uint32_t width;
    std::vector<std::uint32_t> areaOf;
    std::vector<std::vector<Variable>> areaCells;
    std::vector<std::vector<Variable>> touching; ///< the up to eight cells around each
    std::vector<std::vector<Variable>> excluded; ///< of each cell, all cells it excludes
    std::uint32_t largestArea = 0;
};

/// The areas renumbered in the order of their first cells.
std::vector<std::uint32_t> inReadingOrder(const std::vector<std::uint32_t>& areas);

/// "R4C7".
std::string cellName(const SuguruProblem& problem, Variable cell);

/// Why no strategy takes the board: an area has more numbers than a word has bits for; see
/// Puzzle::refusal().
std::optional<Sentence> refusalOf(const SuguruProblem& problem);
struct RefuseLargeAreas
{
    std::optional<Sentence> operator()(const SuguruProblem& problem) const
    {
        return refusalOf(problem);
    }
};

/// Whether the given numbers or areas break a rule: no strategy has anything to search then.
bool contradictory(const SuguruProblem& problem, const Layout& layout);

/// Reports the given numbers as forced moves at the root. False if they are contradictory.
template<class Tracer>
bool placeGivens(const SuguruProblem& problem, const Layout& layout, Tracer& tracer)
{
    if constexpr (Tracer::on)
        for (Variable cell = 0; cell < problem.cellCount(); ++cell)
            if (problem.givens[cell] != kNoValue && problem.givens[cell] < layout.largestArea)
                tracer.assign(cell, problem.givens[cell], GivenNumber);
    if (!contradictory(problem, layout))
        return true;
    tracer.conflict(0, BadGivens);
    return false;
}

} // namespace clew::suguru
