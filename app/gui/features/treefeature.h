// The search tree beside the board: follows the run that is shown and moves its playhead.

#pragma once

namespace clew {

class Shell;
class Workbench;

/// Adds the tab "Tree", the key that shows it, and all that connects it with the window.
void installTree(Workbench& workbench, Shell& shell);

} // namespace clew
