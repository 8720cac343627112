// Long arguments by cases, laid out as an outline: a case is a line, its own cases are lines below
// it.

#pragma once

#include <string>
#include <string_view>

namespace clew {

/// An English text whose cases are in brackets, "nothing works in R2 [with 1: …; with 2: …]": where
/// it is long, each case is a line of its own, further in than what it is a case of. Other texts
/// stay as they are.
std::string outlined(std::string_view text);

} // namespace clew
