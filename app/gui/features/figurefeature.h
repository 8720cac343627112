// Figures for papers and slides: File → Export figure, and in the menu of each view: board, tree,
// timeline, heat. Those of races and growth curves belong to their own windows.

#pragma once

#include <QString>
#include <functional>
#include <limits>

#include "core/figures/searchfigures.h"

class QWidget;

namespace clew {

class Shell;
class Workbench;

void installFigures(Workbench& workbench, Shell& shell);

/// A figure as a view shows it.
struct FigureChoice
{
    SearchFigure figure = SearchFigure::Board;
    HeatMeasure measure = HeatMeasure::Events;
    std::uint64_t first = 0; ///< events of a timeline or heat that are not shown
    std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
};

/// Adds *Export figure…* to the view's actions, which are its menu if it makes none itself. What
/// the view shows is asked for when the action is given.
void addFigureAction(QWidget& view, Workbench& workbench, Shell& shell,
                     std::function<FigureChoice()> choice);

/// Draws a figure in the background, asks for a file and writes it there. What went wrong, in
/// words; empty if nothing did.
QString exportSearchFigure(const FiguredSearch& search, SearchFigure figure,
                           const QString& proposed, QWidget& frame);

} // namespace clew
