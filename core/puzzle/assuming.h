// Further givens for problems whose givens are a value for each variable: what most puzzles make of
// Puzzle::assume().

#pragma once

#include <span>
#include <vector>

#include "core/puzzle/requests.h"

namespace clew {

/// Adds the assignments to the givens, kNoValue where there is none. Null if all fit; otherwise the
/// first one whose variable has another value already.
inline const Assignment* addGivens(std::vector<Value>& givens,
                                   std::span<const Assignment> assignments)
{
    for (const Assignment& one : assignments) {
        Value& given = givens[one.variable];
        if (given != kNoValue && given != one.value)
            return &one;
        given = one.value;
    }
    return nullptr;
}

} // namespace clew
