// Boards on which one variable stands in several cells, each with a name of its own, and on which
// cells are settled that are no variables: what MiniZinc finds out while it translates a model.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew {

struct VariableBoard; // variableboard.h

/// What is shown by its name and its value, and is no variable.
struct SettledPlace
{
    std::string name;
    std::string value;
};

/// A cell of the board's grid that holds no variable.
struct FixedCell
{
    GridCell place;
    std::string text;
};

/// A second base of puzzles whose boards have such cells.
class Naming
{
public:
    virtual ~Naming() = default;

    /// Each of the names of the place: "x[1] = 3", "x[2] = 3".
    [[nodiscard]] virtual std::vector<std::string> placeNames(const Problem& problem,
                                                              Place place) const = 0;
    [[nodiscard]] virtual std::vector<SettledPlace> settled(const Problem& problem) const = 0;
    /// Beside those of Puzzle::gridCell(): where these are none, either.
    [[nodiscard]] virtual std::vector<FixedCell> fixedCells(const Problem& problem) const = 0;
    /// How all of it is drawn.
    [[nodiscard]] virtual const VariableBoard& variableBoard(const Problem& problem) const = 0;
    /// What a text of a solution says that cannot be: two values of what is one variable, others
    /// than those that are settled. Nothing for one that Puzzle::readSolution() takes.
    [[nodiscard]] virtual std::vector<Sentence> clashesIn(const Problem& problem,
                                                          std::string_view solution) const = 0;

protected:
    Naming() = default;
    Naming(const Naming&) = default;
    Naming& operator=(const Naming&) = default;
};

/// Of any other puzzle it is the place's name alone.
inline std::vector<std::string> allNamesOf(const Puzzle& puzzle, const Problem& problem,
                                           Place place)
{
    const auto* const naming = dynamic_cast<const Naming*>(&puzzle);
    return naming == nullptr ? std::vector{puzzle.placeName(problem, place).text()}
                             : naming->placeNames(problem, place);
}
inline std::vector<SettledPlace> settledIn(const Puzzle& puzzle, const Problem& problem)
{
    const auto* const naming = dynamic_cast<const Naming*>(&puzzle);
    return naming == nullptr ? std::vector<SettledPlace>() : naming->settled(problem);
}
inline std::vector<FixedCell> fixedCellsIn(const Puzzle& puzzle, const Problem& problem)
{
    const auto* const naming = dynamic_cast<const Naming*>(&puzzle);
    return naming == nullptr ? std::vector<FixedCell>() : naming->fixedCells(problem);
}
inline std::vector<Sentence> clashesIn(const Puzzle& puzzle, const Problem& problem,
                                       std::string_view solution)
{
    const auto* const naming = dynamic_cast<const Naming*>(&puzzle);
    return naming == nullptr ? std::vector<Sentence>() : naming->clashesIn(problem, solution);
}

} // namespace clew
