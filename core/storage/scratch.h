// Files for what memory has no room for: they have no name, and are gone with the process, however
// it ends.

#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace clew {

/// Where large temporary files belong, the best place first: where the user says, then where a disk
/// is meant (/tmp is memory on many systems). Never the working directory, which is the user's.
std::vector<std::filesystem::path> scratchFolders();

/// Opens a file without a name; its descriptor, or -1 with errno if this folder takes none.
int openScratchFile(const std::filesystem::path& folder);

/// Writes all of it at this offset, however little the system takes at a time. False: see errno.
bool writeAt(int file, std::uint64_t offset, std::span<const std::byte> bytes);

/// Reads until `bytes` is full or the file ends; how many were read. None: see errno.
std::optional<std::size_t> readAt(int file, std::uint64_t offset, std::span<std::byte> bytes);

} // namespace clew
