#include "core/puzzles/sudoku/explainer/board.h"

namespace clew::sudoku::explainer {

namespace {

Geometry makeGeometry()
{
    Geometry geometry;
    for (unsigned cell = 0; cell < kCells; ++cell) {
        std::size_t count = 0;
        for (unsigned other = 0; other < kCells; ++other) {
            if (!arePeers(cell, other))
                continue;
            geometry.peers[cell][count++] = static_cast<std::uint8_t>(other);
            geometry.peerSets[cell].set(other);
        }
    }
    for (unsigned unit = 0; unit < kUnits; ++unit)
        for (unsigned position = 0; position < kSide; ++position)
            geometry.unitSets[unit].set(cellAt(unit, position));
    return geometry;
}

} // namespace

const Geometry& geometry()
{
    static const Geometry made = makeGeometry();
    return made;
}

} // namespace clew::sudoku::explainer
