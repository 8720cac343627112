// File → Export animation: a span of the search as a moving picture, or as pages.

#pragma once

namespace clew {

class Shell;
class Workbench;

void installAnimation(Workbench& workbench, Shell& shell);

} // namespace clew
