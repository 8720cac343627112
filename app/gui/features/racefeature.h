// Tools → Race: strategies side by side, in a window of their own.

#pragma once

namespace clew {

class MainWindow;

void installRace(MainWindow& window);

} // namespace clew
