// Texts that hold a player's pencil marks besides the problem.

#pragma once

#include <string_view>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew {

/// A second base of puzzles that have such texts.
class Marking
{
public:
    virtual ~Marking() = default;

    /// The values that the text marks, place by place; none if it is a problem alone, or nothing
    /// that the puzzle reads.
    [[nodiscard]] virtual std::vector<Place> marksIn(std::string_view text) const = 0;

protected:
    Marking() = default;
    Marking(const Marking&) = default;
    Marking& operator=(const Marking&) = default;
};

inline std::vector<Place> marksIn(const Puzzle& puzzle, std::string_view text)
{
    const auto* const marking = dynamic_cast<const Marking*>(&puzzle);
    return marking == nullptr ? std::vector<Place>() : marking->marksIn(text);
}

} // namespace clew
