// File → Print booklet…: puzzles on paper as a PDF file, with the solutions behind.

#pragma once

namespace clew {

class Shell;
class Workbench;

void installBooklets(Workbench& workbench, Shell& shell);

} // namespace clew
