// What stands below a figure: what it shows, how the search ended, and the command that makes it
// again.

#pragma once

#include <string>
#include <vector>

#include "core/picture/picture.h"
#include "core/search/outcome.h"
#include "core/text/sentence.h"

namespace clew {

/// What keeps a figure from being one of a whole search; empty if nothing does. It shows `shown` of
/// the `meant` events that count of the `recorded` ones. What a file holds ends as the file says.
Sentence figureEnding(std::uint64_t shown, std::uint64_t meant, std::uint64_t recorded,
                      const Outcome& outcome, bool isOfFile);

/// The picture with lines of text below it, the last of them the command that makes it again.
Picture captioned(const Picture& inner, const std::vector<std::string>& lines,
                  const std::string& command);

} // namespace clew
