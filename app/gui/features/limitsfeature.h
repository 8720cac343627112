// Search → Limits: how far a search may go before it is stopped.

#pragma once

namespace clew {

class Shell;
class Workbench;

void installLimits(Workbench& workbench, Shell& shell);

} // namespace clew
