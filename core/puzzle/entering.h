// Texts that hold what somebody has entered so far, besides the problem.

#pragma once

#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew {

/// A second base of puzzles whose problems keep that.
class Entering
{
public:
    virtual ~Entering() = default;

    /// What was entered with the problem: no part of it, and perhaps wrong.
    [[nodiscard]] virtual std::vector<Assignment> enteredIn(const Problem& problem) const = 0;

protected:
    Entering() = default;
    Entering(const Entering&) = default;
    Entering& operator=(const Entering&) = default;
};

inline std::vector<Assignment> enteredIn(const Puzzle& puzzle, const Problem& problem)
{
    const auto* const entering = dynamic_cast<const Entering*>(&puzzle);
    return entering == nullptr ? std::vector<Assignment>() : entering->enteredIn(problem);
}

} // namespace clew
