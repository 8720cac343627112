// How long texts from elsewhere may be. What readers make of a text may be many times its size.

#pragma once

#include <cstddef>
#include <cstdint>

namespace clew {

/// The largest text that is read as one problem, in bytes: of a file, a pipe or the clipboard.
inline constexpr std::int64_t kMaxText = 16 << 20;

/// The largest session, or all boards of the window, in bytes, and how many JSON values may be in
/// it: each takes some hundred bytes. What may be written may be read.
inline constexpr std::int64_t kMaxSession = 64 << 20;
inline constexpr std::size_t kMostSessionValues = 4'000'000;

} // namespace clew
