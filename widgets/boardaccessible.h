// What a board says to a screen reader: its cells as children with their place and what is drawn
// in them, the one that was pointed at last as the one that has the keyboard.

#pragma once

#include <QString>

#include "core/picture/picture.h"
#include "widgets/board.h"

namespace clew {

/// Lets boards speak; call it before the first one is made. Further calls do nothing.
void installBoardAccessibility();

/// Says which cell was pointed at, if anybody listens.
void announceChosen(Board& board);

/// What is drawn in a cell, in words: letters and figures, then what their inks mean.
QString drawnIn(const Picture& picture, const CellCorners& corners);

} // namespace clew
