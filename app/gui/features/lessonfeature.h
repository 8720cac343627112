// Help → Lessons: those that are shipped, a file's, and one made of bookmarks.

#pragma once

namespace clew {

class Shell;
class Workbench;

void installLessons(Workbench& workbench, Shell& shell);

} // namespace clew
