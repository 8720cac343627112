// Clues as texts have them: runs, one after the other.

#pragma once

#include <cstdint>

#include "core/puzzles/nonogram/nonogram.h"
#include "core/text/scanner.h"

namespace clew::nonogram {

/// A run's length; 0 stands for no run at all.
Result<std::uint32_t> readRun(Scanner& scanner);
void addRun(Clue& clue, std::uint32_t run);
/// Goes past blanks, line ends and commas.
void skipSeparators(Scanner& scanner);

} // namespace clew::nonogram
