// The solutions panel's wider acts: comparing two on the board, writing many to a file.

#pragma once

namespace clew {

class Shell;
class Workbench;

void installSolutions(Workbench& workbench, Shell& shell);

} // namespace clew
