// How long texts from elsewhere may be. Readers of problems make of a text many times its size.

#pragma once

#include <cstdint>

namespace clew {

/// The largest text that is read as one problem, in bytes: of a file, a pipe or the clipboard.
inline constexpr std::int64_t kMaxText = 16 << 20;

} // namespace clew
