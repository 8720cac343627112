// Search → Limits: how far a search may go before it is stopped.

#pragma once

namespace clew {

class MainWindow;

void installLimits(MainWindow& window);

} // namespace clew
