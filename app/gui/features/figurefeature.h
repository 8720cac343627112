// Figures for papers and slides: File → Export figure, and in the menu of each view: board, tree,
// timeline, heat. Those of races and growth curves belong to their own windows.

#pragma once

#include <functional>

#include "core/figures/searchfigures.h"

class QWidget;

namespace clew {

class Shell;
class Workbench;

void installFigures(Workbench& workbench, Shell& shell);

/// Adds *Export figure…* to the view's actions, which are its menu if it makes none itself.
void addFigureAction(QWidget& view, Workbench& workbench, Shell& shell, SearchFigure figure);
/// Of a view that shows one figure or another: asked for when the action is given.
void addFigureAction(QWidget& view, Workbench& workbench, Shell& shell,
                     std::function<SearchFigure()> figure);

} // namespace clew
