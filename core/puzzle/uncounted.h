// What is given beside a problem and would not count: it is refused rather than dropped.

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/puzzle/puzzle.h"

namespace clew {

/// The format to keep problems in: the first that has a problem on a line, since lines never
/// outgrow the board, or else the first that can be read back. Null if there is none.
const FormatInfo* compactFormat(const Puzzle& puzzle);

/// A parameter among those given beside the text of a problem that the text leaves no room for:
/// whatever it says, the problem is the same. `all`: what the text was read with.
std::optional<std::string> uncountedParameter(const Puzzle& puzzle, const Parameters& given,
                                              const Parameters& all, std::string_view text,
                                              std::string_view format, const Problem& problem);

/// Whether the preset is nothing but parameters, all of which are given as well.
bool isReplaced(const PresetInfo& preset, const Parameters& given);

} // namespace clew
