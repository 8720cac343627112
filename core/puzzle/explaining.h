// What the explanations of all puzzles say alike.

#pragma once

#include "core/search/event.h"
#include "core/text/counted.h"

namespace clew {

/// Of a Visit: `toRoot` names what is left once every guess is given up.
inline Sentence explainVisit(Event visit, Phrase toRoot)
{
    if (visit.node() == kRoot)
        return {toRoot};
    return {phrase("Search", "Back to position %1 of the search."), {counted(visit.node())}};
}

} // namespace clew
