#include "core/storage/inputfile.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/storage/systemerror.h"

namespace clew {

namespace {

std::optional<std::size_t> untilNotInterrupted(auto&& read)
{
    while (true) {
        const ssize_t done = read();
        if (done >= 0)
            return static_cast<std::size_t>(done);
        if (errno != EINTR)
            return std::nullopt;
    }
}

} // namespace

Result<InputFile> InputFile::open(const std::filesystem::path& path)
{
    // A pipe that nobody writes to would be waited for, whoever wants to stop that; so it has an
    // end instead.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return cannotOpen(path, errno);
    InputFile file(descriptor);
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    return file;
}

InputFile::InputFile(InputFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

InputFile& InputFile::operator=(InputFile&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

InputFile::~InputFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

std::optional<std::size_t> InputFile::read(std::span<char> buffer)
{
    return untilNotInterrupted([&] { return ::read(m_descriptor, buffer.data(), buffer.size()); });
}

std::optional<std::size_t> InputFile::readAt(std::uint64_t offset, std::span<char> buffer) const
{
    std::size_t all = 0;
    while (all < buffer.size()) {
        const auto done = untilNotInterrupted([&] {
            return ::pread(m_descriptor, buffer.data() + all, buffer.size() - all,
                           static_cast<off_t>(offset + all));
        });
        if (!done)
            return std::nullopt;
        if (*done == 0)
            break;
        all += *done;
    }
    return all;
}

std::optional<std::uint64_t> InputFile::size() const
{
    struct stat status = {};
    if (::fstat(m_descriptor, &status) != 0 || !S_ISREG(status.st_mode))
        return std::nullopt;
    return static_cast<std::uint64_t>(status.st_size);
}

} // namespace clew
