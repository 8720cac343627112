// Tools → Race: strategies side by side, in a window of their own.

#pragma once

namespace clew {

class Shell;
class Workbench;

void installRace(Workbench& workbench, Shell& shell);

} // namespace clew
