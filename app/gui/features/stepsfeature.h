// The list of the search's steps in the window.

#pragma once

namespace clew {

class Shell;
class Workbench;

void installSteps(Workbench& workbench, Shell& shell);

} // namespace clew
