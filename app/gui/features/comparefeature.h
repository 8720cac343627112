// Tools → Compare two searches: their trees side by side, and what each did that the other did not.

#pragma once

namespace clew {

class Shell;
class Workbench;

void installCompare(Workbench& workbench, Shell& shell);

} // namespace clew
