// The numbers in cells as puzz.link's addresses write them.

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/text/scanner.h"

namespace clew {

/// What one cell holds, and at which column of the text it stands.
struct Number16
{
    std::optional<std::uint64_t> number = std::nullopt;
    int column = 0;
};

/// Exactly this many cells: a hexadecimal digit for a number, -XX above 15, and g … z for 1 to 20
/// empty cells.
Result<std::vector<Number16>> readNumbers16(Scanner& scanner, std::size_t cells);

} // namespace clew
