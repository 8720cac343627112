// What stands around board, strategy and transport bar: the search tree, breakpoints, reasons,
// races, … Each is one file pair here, with its widgets in widgets/. It finds what is being worked
// on in the Workbench, and its place in the window through the Shell. A new one is added in
// features.cpp.

#pragma once

namespace clew {

class Shell;
class Workbench;

/// Adds every feature to a window that is otherwise complete. They belong to the window.
void installFeatures(Workbench& workbench, Shell& shell);

} // namespace clew
