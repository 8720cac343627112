// How a strategy's work grows with the size of the problem: measured size by size, untraced.

#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/study/measure.h"

namespace clew {

/// The problems of growing size that a puzzle makes.
struct GrowthSizes
{
    std::string parameter = {};           ///< id of the parameter that is varied
    std::vector<std::string> values = {}; ///< of it
    Parameters others = {};
    std::uint64_t seed = 1;

    /// Whether one is like "5x4": then all are as large as their numbers multiplied.
    [[nodiscard]] bool areRectangles() const;
    /// How large a value is, the place of its points: 6, of "6x4" 24; beside that, "6" is 36.
    [[nodiscard]] std::optional<double> sizeOf(std::string_view value) const;
    /// How many cells a board of that size has; of graphs and queens, of which no theory asks for
    /// them, too.
    [[nodiscard]] double cellsOf(double size) const;
};

/// Whether its problems are rated for people: those of growing size are new ones then.
bool isForPeople(const Puzzle& puzzle);
/// The parameter that says how large a problem is; null if the puzzle has none.
const ParameterInfo* growthParameter(const Puzzle& puzzle);
/// Sizes to begin with.
std::vector<std::string> proposedSizes(const ParameterInfo& parameter);

/// The problem of a size: made from its parameters, or new with one solution, by the seed, where
/// the puzzle isForPeople() and an empty board says nothing. Null if the control says stop.
Result<ProblemPtr> growthProblem(const Puzzle& puzzle, const GrowthSizes& sizes,
                                 const std::string& value, Control& control);

struct GrowthPoint
{
    double size = 0;
    RaceTime time = {};
    std::string value = {}; ///< the size as it was asked for

    /// Whether it counts for a fit: the search came to its end, and did something.
    [[nodiscard]] bool isWhole() const { return !time.refusal && !time.isBound(); }
};

struct GrowthCurve
{
    std::size_t strategy = 0;
    std::vector<GrowthPoint> points = {};
    Growth theory = {}; ///< of searches as these were: for all solutions, or fewer
};

/// All solutions of each problem, for each strategy up to the first size that its limits stop.
/// `each` is called with every point. Stops between searches when `token` asks.
Result<std::vector<GrowthCurve>>
measureGrowth(const Puzzle& puzzle, const GrowthSizes& sizes,
              std::span<const std::size_t> strategies, const RaceRules& rules,
              const std::stop_token& token = {},
              const std::function<void(const GrowthCurve&)>& each = {});

enum class GrowthFigure : std::uint8_t { Nodes, Seconds };
double valueOf(const GrowthPoint& point, GrowthFigure figure);

} // namespace clew
