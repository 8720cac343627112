#include "core/storage/systemerror.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <span>

namespace clew {

namespace {

struct Meaning
{
    int number;
    Phrase phrase;
};

// Those that users meet.
constexpr std::array kErrors{
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

constexpr std::array kSignals{
    Meaning{SIGABRT, phrase("System", "Aborted")},
    Meaning{SIGBUS, phrase("System", "Bus error")},
    Meaning{SIGFPE, phrase("System", "Floating point exception")},
    Meaning{SIGILL, phrase("System", "Illegal instruction")},
    Meaning{SIGKILL, phrase("System", "Killed")},
    Meaning{SIGSEGV, phrase("System", "Segmentation fault")},
    Meaning{SIGTERM, phrase("System", "Terminated")},
};

// Empty if it is none of them.
Sentence meaningOf(int number, std::span<const Meaning> meanings)
{
    const auto found = std::ranges::find(meanings, number, &Meaning::number);
    return found == meanings.end() ? Sentence{} : Sentence{found->phrase};
}

} // namespace

Sentence systemMessage(int error)
{
    Sentence meaning = meaningOf(error, kErrors);
    return meaning.empty() ? verbatim(std::strerror(error)) : meaning;
}

Sentence signalMessage(int signal)
{
    Sentence meaning = meaningOf(signal, kSignals);
    return meaning.empty() ? Sentence{phrase("System", "signal %1"), {signal}} : meaning;
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
