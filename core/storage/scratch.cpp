#include "core/storage/scratch.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <unistd.h>

namespace clew {

std::vector<std::filesystem::path> scratchFolders()
{
    std::vector<std::filesystem::path> folders{"/var/tmp", "/tmp"};
    if (const char* const given = std::getenv("TMPDIR"); given != nullptr && *given != '\0')
        folders.insert(folders.begin(), given);
    return folders;
}

int openScratchFile(const std::filesystem::path& folder)
{
    std::string name = (folder / "clew-scratch-XXXXXX").string();
    const int file = ::mkostemp(name.data(), O_CLOEXEC);
    if (file >= 0)
        ::unlink(name.c_str());
    return file;
}

bool writeAt(int file, std::uint64_t offset, std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const ssize_t written =
            ::pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (written < 0 && errno != EINTR)
            return false;
        const auto done = static_cast<std::size_t>(written < 0 ? 0 : written);
        bytes = bytes.subspan(done);
        offset += done;
    }
    return true;
}

std::optional<std::size_t> readAt(int file, std::uint64_t offset, std::span<std::byte> bytes)
{
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t got = ::pread(file, bytes.data() + done, bytes.size() - done,
                                    static_cast<off_t>(offset + done));
        if (got == 0)
            break;
        if (got < 0 && errno != EINTR)
            return std::nullopt;
        done += static_cast<std::size_t>(got < 0 ? 0 : got);
    }
    return done;
}

} // namespace clew
