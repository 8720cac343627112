// Measurements beyond one search: growth curves of the strategies (*Search → Growth curves…*, and
// from *About*), and tables of many runs (*Tools → Table of runs…*), both as figures that can be
// exported.

#pragma once

namespace clew {

class Shell;
class Workbench;

void installStudies(Workbench& workbench, Shell& shell);

} // namespace clew
