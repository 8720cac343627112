// Trees merged from two searches: by whom a node was opened, shown with colour and without, and the
// picture of such a tree that has no room for its nodes.

#pragma once

#include <array>
#include <string>

#include "core/figures/treelevels.h"
#include "core/picture/picture.h"
#include "core/study/mergedtree.h"
#include "core/text/sentence.h"

namespace clew {

/// What opened a node: the first search, the second, or both.
inline constexpr std::size_t kBothOpened = 2;
std::size_t openerOf(const MergedTree& tree, NodeId node);

/// A block of nodes that have this opener. Also without colour: what only the second opened is
/// hatched, what both did is pale.
Shape& addOpened(Picture& sheet, std::size_t opener, double x, double y, double width,
                 double height);

inline constexpr double kLegendRow = 0.6;
/// A legend of two rows for the two searches: titles are long.
void addOpeners(Picture& sheet, double y, float opacity,
                const std::array<std::string, 2>& strategies, const Translator& translate);

/// Level by level, with the number of nodes at each depth.
Picture mergedLevels(const TreeLevels& levels, const std::array<std::string, 2>& strategies,
                     const Translator& translate);

} // namespace clew
