// Puzzles that have a shorter form of a solution than a value for each variable, as some strategies
// hold it, and that write text straight from it. Where a million solutions are listed in a second,
// making values of each takes as long as finding it.

#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/puzzle/puzzle.h"

namespace clew {

/// A second base of puzzles that have such a form. Each of their strategies hands its solutions
/// over in that form if the control takes it (Control::takePacked()).
class PackedWriting
{
public:
    virtual ~PackedWriting() = default;

    /// Appends what Puzzle::writeSolutions() makes of this solution, in a format that writes
    /// solutions; none of the puzzle's puts several side by side or numbers them.
    virtual void writePacked(const Problem& problem, std::span<const Value> packed,
                             std::string_view format, std::string& text) const = 0;

protected:
    PackedWriting() = default;
    PackedWriting(const PackedWriting&) = default;
    PackedWriting& operator=(const PackedWriting&) = default;
};

/// Null if the puzzle has no such form.
inline const PackedWriting* packedWriting(const Puzzle& puzzle)
{
    return dynamic_cast<const PackedWriting*>(&puzzle);
}

} // namespace clew
