// How far a search has come that never guesses: its timeline has no depth to show.

#pragma once

#include "core/picture/picture.h"
#include "core/study/progress.h"

namespace clew {

/// Fills the area from below: as high as the share of variables that have a value and, paler, as
/// the candidates struck so far.
void addProgress(Picture& sheet, const Area& area, const Progress& progress);

} // namespace clew
