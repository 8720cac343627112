#include "core/storage/bytesource.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

#include "core/storage/systemerror.h"

namespace clew {

namespace {

bool waitForInput(int descriptor)
{
    pollfd waiting{descriptor, POLLIN, 0};
    return ::poll(&waiting, 1, ByteSource::kPatienceMilliseconds) > 0;
}

} // namespace

Result<ByteSource> ByteSource::file(const std::filesystem::path& path, bool follows)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return cannotOpen(path, errno);
    ByteSource source(descriptor, follows);
    struct stat status = {};
    if (::fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode))
        return cannotOpen(path, EISDIR);
    source.m_follows = follows && S_ISREG(status.st_mode);
    return source;
}

ByteSource ByteSource::standardInput()
{
    ByteSource source(STDIN_FILENO, false);
    source.m_isOwn = false;
    return source;
}

ByteSource ByteSource::text(std::string bytes)
{
    ByteSource source(-1, false);
    source.m_text = std::move(bytes);
    return source;
}

ByteSource::ByteSource(ByteSource&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_follows(other.m_follows),
      m_isOwn(other.m_isOwn), m_text(std::move(other.m_text)), m_position(other.m_position)
{
}

ByteSource& ByteSource::operator=(ByteSource&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_follows, other.m_follows);
    std::swap(m_isOwn, other.m_isOwn);
    std::swap(m_text, other.m_text);
    std::swap(m_position, other.m_position);
    return *this;
}

ByteSource::~ByteSource()
{
    if (m_isOwn && m_descriptor >= 0)
        ::close(m_descriptor);
}

namespace {

// Whether a file ends before what has been read of it.
bool isCutShort(int descriptor)
{
    struct stat status = {};
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) &&
           status.st_size < ::lseek(descriptor, 0, SEEK_CUR);
}

} // namespace

Result<std::size_t> ByteSource::read(std::span<char> buffer, const std::stop_token& token,
                                     const std::function<bool()>& idle)
{
    if (m_descriptor < 0) {
        const std::size_t size = std::min(buffer.size(), m_text.size() - m_position);
        std::memcpy(buffer.data(), m_text.data() + m_position, size);
        m_position += size;
        return size;
    }
    while (!token.stop_requested()) {
        if (waitForInput(m_descriptor)) {
            const ssize_t count = ::read(m_descriptor, buffer.data(), buffer.size());
            if (count > 0)
                return static_cast<std::size_t>(count);
            if (count == 0 && !m_follows)
                return 0;
            if (count < 0 && errno != EINTR && errno != EAGAIN)
                return fail({phrase("ByteSource", "cannot read on: %1"), {systemMessage(errno)}});
            if (count == 0 && isCutShort(m_descriptor))
                return fail(phrase("ByteSource", "the file was rewritten while it was followed and "
                                                 "is shorter now; watch it again"));
            if (count == 0) // the end of a file, so far: it is always ready
                std::this_thread::sleep_for(std::chrono::milliseconds(kPatienceMilliseconds));
        }
        if (idle && !idle())
            break;
    }
    return 0;
}

} // namespace clew
