// The search tree beside the board: follows the run that is shown and moves its playhead.

#pragma once

namespace clew {

class MainWindow;

/// Adds the tab "Tree", the key that shows it, and all that connects it with the window.
void installTree(MainWindow& window);

} // namespace clew
