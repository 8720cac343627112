// What large tours are made from: small boards searched through.

#pragma once

#include "core/puzzles/knight/warnsdorff.h"

namespace clew::knight {

inline KnightProblem tileProblem(std::uint32_t columns, std::uint32_t rows, bool closed)
{
    KnightProblem tile;
    tile.columns = columns;
    tile.rows = rows;
    tile.closed = closed;
    return tile;
}

/// Searches a small board's tours until accept(tour) returns false or `outer` is cancelled.
template<class Accept>
void searchTile(const KnightProblem& tile, const Control& outer, Accept&& accept)
{
    Control control({}, outer.token(), accept);
    NoTracer tracer;
    if (isPossible(tile, tracer))
        WarnsdorffSearch<NoTracer>(tile, control, tracer).run();
}

} // namespace clew::knight
