// Help → Lessons: those that are shipped, a file's, and one made of bookmarks.

#pragma once

namespace clew {

class Shell;
class TimelineFeature;
class Workbench;

void installLessons(Workbench& workbench, Shell& shell, const TimelineFeature& timeline);

} // namespace clew
