// File → Export page…: the search as one page that any browser shows.

#pragma once

namespace clew {

class Shell;
class Workbench;

void installPage(Workbench& workbench, Shell& shell);

} // namespace clew
