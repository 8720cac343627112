// Reading a problem's parameters, with messages that say what is allowed.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/puzzle/puzzle.h"

namespace clew {

/// The whole number `id`, `fallback` if absent, refused outside `least` … `most`.
Result<std::uint64_t> numberParameter(const Parameters& parameters, std::string_view id,
                                      std::uint64_t fallback, std::uint64_t least,
                                      std::uint64_t most);

/// "8" (a square) or "5x6" (columns x rows), each side within `least` … `most`.
Result<std::pair<std::uint32_t, std::uint32_t>>
sizeParameter(const Parameters& parameters, std::string_view id,
              std::pair<std::uint32_t, std::uint32_t> fallback, std::uint32_t least,
              std::uint32_t most);

/// "5x6", which that reads.
std::string writtenSize(std::uint32_t columns, std::uint32_t rows);

/// Whether the flag `id` is set.
bool flagParameter(const Parameters& parameters, std::string_view id);

/// The text `id`, `fallback` if absent.
std::string_view textParameter(const Parameters& parameters, std::string_view id,
                               std::string_view fallback);

} // namespace clew
