#include "core/storage/systemerror.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace clew {

namespace {

struct Meaning
{
    int error;
    Phrase phrase;
};

// Those that users meet.
constexpr std::array kMeanings{
    Meaning{EACCES, phrase("System", "Permission denied")},
    Meaning{EBUSY, phrase("System", "Device or resource busy")},
    Meaning{EDQUOT, phrase("System", "Disk quota exceeded")},
    Meaning{EEXIST, phrase("System", "File exists")},
    Meaning{EFBIG, phrase("System", "File too large")},
    Meaning{EIO, phrase("System", "Input/output error")},
    Meaning{EISDIR, phrase("System", "Is a directory")},
    Meaning{ELOOP, phrase("System", "Too many levels of symbolic links")},
    Meaning{EMFILE, phrase("System", "Too many open files")},
    Meaning{ENAMETOOLONG, phrase("System", "File name too long")},
    Meaning{ENODEV, phrase("System", "No such device")},
    Meaning{ENOENT, phrase("System", "No such file or directory")},
    Meaning{ENOMEM, phrase("System", "Cannot allocate memory")},
    Meaning{ENOSPC, phrase("System", "No space left on device")},
    Meaning{ENOTDIR, phrase("System", "Not a directory")},
    Meaning{ENXIO, phrase("System", "No such device or address")},
    Meaning{EPERM, phrase("System", "Operation not permitted")},
    Meaning{EPIPE, phrase("System", "Broken pipe")},
    Meaning{EROFS, phrase("System", "Read-only file system")},
};

} // namespace

Sentence systemMessage(int error)
{
    const auto* const found = std::ranges::find(kMeanings, error, &Meaning::error);
    return found == kMeanings.end() ? verbatim(std::strerror(error)) : Sentence{found->phrase};
}

tl::unexpected<Error> cannotWrite(const std::filesystem::path& path, int error)
{
    return fail({phrase("Files", "cannot write %1: %2"), {path.string(), systemMessage(error)}});
}

tl::unexpected<Error> cannotOpen(const std::filesystem::path& path, int error)
{
    return fail({phrase("Files", "cannot open %1: %2"), {path.string(), systemMessage(error)}});
}

} // namespace clew
