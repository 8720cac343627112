// The search tree beside the board: follows the run that is shown and moves its playhead.

#pragma once

namespace clew {

class SearchTreeView;
class Shell;
class Workbench;

/// Adds the tab "Tree", the key that shows it, and all that connects it with the window. The view,
/// which belongs to the window.
SearchTreeView& installTree(Workbench& workbench, Shell& shell);

} // namespace clew
