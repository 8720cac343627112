// Keeping where one stands: session files, their autosave and what a crash left of it, links.

#pragma once

namespace clew {

class MainWindow;

void installSessions(MainWindow& window);

} // namespace clew
