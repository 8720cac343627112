// Puzzles with problems that can be cut into parts in several ways.

#pragma once

#include <cstdint>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew {

/// A second base of such puzzles. A way to cut has a number, forever: parts of different ways are
/// never added up, and a count goes on in the way in which it was begun.
class Cutting
{
public:
    virtual ~Cutting() = default;

    /// The way of all problems at first, and of those of other puzzles.
    static constexpr unsigned kFirstCut = 3;

    /// The ways to cut this problem; the first is the fastest where so many bytes may be held.
    [[nodiscard]] virtual std::vector<unsigned> cuts(const Problem& problem,
                                                     std::uint64_t memory) const = 0;
    /// Like Puzzle::count(), which cuts what is split in the way kFirstCut, but in this one of
    /// cuts().
    [[nodiscard]] virtual Result<CountResult> countCut(const Problem& problem, unsigned cut,
                                                       const CountRequest& request,
                                                       Control& control) const = 0;

protected:
    Cutting() = default;
    Cutting(const Cutting&) = default;
    Cutting& operator=(const Cutting&) = default;
};

/// Null if all problems of the puzzle are cut in the way kFirstCut.
inline const Cutting* cutting(const Puzzle& puzzle)
{
    return dynamic_cast<const Cutting*>(&puzzle);
}

} // namespace clew
