// Tools → Race: strategies side by side, in a window of their own; a person's own solve among them.

#pragma once

#include <cstddef>

namespace clew {

class Hand;
class Shell;
class Workbench;

void installRace(Workbench& workbench, Shell& shell);

/// Of the race whose window was opened last; without one, a race is opened.
void exportRaceFigure(Workbench& workbench, Shell& shell);

/// The solve as far as it has come beside the strategy, or beside another that takes the problem.
void raceOwnSolve(const Hand& hand, std::size_t strategy, Shell& shell);

} // namespace clew
