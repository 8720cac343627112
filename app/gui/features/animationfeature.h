// File → Export animation: a span of the search as a moving picture, or as pages.

#pragma once

namespace clew {

class MainWindow;

void installAnimation(MainWindow& window);

} // namespace clew
