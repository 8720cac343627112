// Measurements beyond one search: growth curves of the strategies (*Search → Growth curves…*, and
// from *About*), and tables of many runs (*Tools → Table of runs…*), both as figures that can be
// exported.

#pragma once

#include <cstddef>
#include <optional>

namespace clew {

class Shell;
class Workbench;

void installStudies(Workbench& workbench, Shell& shell);

/// Growth curves of the puzzle that is shown: of all strategies, or of one.
void openGrowth(Workbench& workbench, Shell& shell,
                std::optional<std::size_t> strategy = std::nullopt);

} // namespace clew
