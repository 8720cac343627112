// Keeping where one stands: session files, their autosave and what a crash left of it, links.

#pragma once

namespace clew {

class Shell;
class Workbench;

void installSessions(Workbench& workbench, Shell& shell);

} // namespace clew
