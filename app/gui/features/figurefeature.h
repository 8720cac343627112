// Figures of the search for papers and slides: File → Export figure, and in the menu of the tree
// and of the heat panel.

#pragma once

#include "core/figures/searchfigures.h"

class QWidget;

namespace clew {

class Shell;
class Workbench;

void installFigures(Workbench& workbench, Shell& shell);

/// Adds *Export figure…* to the view's own menu.
void addFigureAction(QWidget& view, Workbench& workbench, Shell& shell, SearchFigure figure);

} // namespace clew
