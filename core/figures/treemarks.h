// How the nodes of a search tree are marked in figures.

#pragma once

#include "core/picture/picture.h"
#include "core/trace/tree.h"

namespace clew {

inline constexpr double kCaptionText = 0.36; ///< height of letters in captions and legends

Ink inkOf(NodeStatus status);

/// Differ without colour: contradictions are squares, solutions diamonds, as in the window.
void addMark(Picture& sheet, double x, double y, double dot, NodeStatus status);

} // namespace clew
