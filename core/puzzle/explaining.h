// What the explanations of all puzzles say alike.

#pragma once

#include <cstdint>
#include <span>

#include "core/puzzle/puzzle.h"
#include "core/search/event.h"
#include "core/text/counted.h"
#include "core/trace/cursor.h"

namespace clew {

/// Of a Visit: `toRoot` names what is left once every guess is given up.
inline Sentence explainVisit(Event visit, Phrase toRoot)
{
    if (visit.node() == kRoot)
        return {toRoot};
    return {phrase("Search", "Back to position %1 of the search."), {counted(visit.node())}};
}

/// Where a text describes a search from its beginning: the step back, over several levels at once
/// where nothing is done between them. `visits` are the indexes of these events in the cursor's
/// trace; the last of them is described, with the values that all have taken back. What holds again
/// is named by what was guessed last.
ExplainedStep goBack(const Puzzle& puzzle, const Problem& problem, Cursor& cursor,
                     std::span<const std::uint64_t> visits);

/// Whether the problem has more than one solution, as far as a search of that many nodes shows:
/// then an explanation says before its steps that they lead to one of several.
bool hasSeveralSolutions(const Puzzle& puzzle, const Problem& problem, std::uint64_t nodes,
                         const Control& control);

} // namespace clew
