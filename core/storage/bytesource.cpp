#include "core/storage/bytesource.h"

#include <algorithm>
#include <arpa/inet.h>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

#include "core/storage/systemerror.h"

namespace clew {

namespace {

// How soon a stop is noticed, and how soon what is new in a file.
constexpr int kPatienceMilliseconds = 10;

bool waitForInput(int descriptor)
{
    pollfd waiting{descriptor, POLLIN, 0};
    return ::poll(&waiting, 1, kPatienceMilliseconds) > 0;
}

} // namespace

// ---- ByteSource

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

// ---- LoopbackServer

Result<LoopbackServer> LoopbackServer::listen(std::uint16_t port)
{
    const auto failed = [&](int error) {
        return fail({phrase("ByteSource", "cannot listen on port %1 of this machine: %2; choose "
                                          "another port, or 0 for any"),
                     {port, systemMessage(error)}});
    };
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor < 0)
        return failed(errno);
    LoopbackServer server(descriptor, port);
    const int yes = 1;
    ::setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK); // never an address that others see
    address.sin_port = htons(port);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    if (::bind(descriptor, any, size) != 0 || ::listen(descriptor, 1) != 0 ||
        ::getsockname(descriptor, any, &size) != 0)
        return failed(errno);
    server.m_port = ntohs(address.sin_port);
    return server;
}

LoopbackServer::LoopbackServer(LoopbackServer&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_port(other.m_port)
{
}

LoopbackServer::~LoopbackServer()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<std::optional<ByteSource>> LoopbackServer::accept(const std::stop_token& token)
{
    while (!token.stop_requested()) {
        if (!waitForInput(m_descriptor))
            continue;
        sockaddr_in peer = {};
        socklen_t size = sizeof peer;
        const int descriptor = ::accept4(m_descriptor, reinterpret_cast<sockaddr*>(&peer), &size,
                                         SOCK_CLOEXEC | SOCK_NONBLOCK);
        if (descriptor < 0) {
            if (errno == EINTR || errno == EAGAIN || errno == ECONNABORTED)
                continue;
            return fail(
                {phrase("ByteSource", "cannot take the connection: %1"), {systemMessage(errno)}});
        }
        // The system lets nobody else in; it costs nothing to be sure.
        if (peer.sin_family != AF_INET || (ntohl(peer.sin_addr.s_addr) >> 24U) != IN_LOOPBACKNET) {
            ::close(descriptor);
            continue;
        }
        ::close(std::exchange(m_descriptor, -1));
        return ByteSource(descriptor, false);
    }
    return std::nullopt;
}

} // namespace clew
