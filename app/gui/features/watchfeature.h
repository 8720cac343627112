// File → Watch another program…: the search of another program, followed while it goes on.

#pragma once

namespace clew {

class Shell;
class Workbench;

void installWatching(Workbench& workbench, Shell& shell);

} // namespace clew
