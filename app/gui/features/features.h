// What stands around board, strategy and transport bar: the search tree, breakpoints, reasons,
// races, … Each is one file pair here, with its widgets in widgets/, and reaches the window through
// MainWindow's public side alone: documents, moments, panels, actions. A new one is named in
// features.cpp.

#pragma once

namespace clew {

class MainWindow;

/// Adds every feature to a window that is otherwise complete. They belong to the window.
void installFeatures(MainWindow& window);

} // namespace clew
