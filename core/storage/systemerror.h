// What the system says when it refuses something, as sentences.

#pragma once

#include <filesystem>

#include "core/text/result.h"

namespace clew {

/// The meaning of an errno, in the system's own words.
Sentence systemMessage(int error);

/// "cannot write FILE: No space left on device"
tl::unexpected<Error> cannotWrite(const std::filesystem::path& path, int error);
tl::unexpected<Error> cannotOpen(const std::filesystem::path& path, int error);

} // namespace clew
