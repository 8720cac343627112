// What the system says when it refuses or ends something, as sentences.

#pragma once

#include <filesystem>

#include "core/text/result.h"

namespace clew {

/// The meaning of an errno, in the system's own words.
Sentence systemMessage(int error);

/// What a signal that ended a program is called: "Segmentation fault".
Sentence signalMessage(int signal);

/// "cannot write FILE: No space left on device"
tl::unexpected<Error> cannotWrite(const std::filesystem::path& path, int error);
tl::unexpected<Error> cannotOpen(const std::filesystem::path& path, int error);

} // namespace clew
