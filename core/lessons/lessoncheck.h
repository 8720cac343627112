// What has to hold of a lesson as a whole, once each of its lines has been read.

#pragma once

#include "core/lessons/lesson.h"

namespace clew {

/// Where it has no title or no pages, and the first fault of each page that has no board, no text
/// or more than one thing that it asks, and seeds that count on none of their pages: from then on
/// the page is not sound; and the pages that none leads to. The Errors name a page's line. Of what
/// is not sound, the lines before the pages or a page, nothing is said, and of pages that none
/// leads to only where all is.
std::vector<Error> faultsOf(const Lesson& lesson, bool isHeadSound, std::vector<bool>& isSound);

} // namespace clew
