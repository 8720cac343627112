#include "core/storage/loopbackserver.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <fmt/format.h>
#include <fstream>
#include <netinet/in.h>
#include <poll.h>
#include <sstream>
#include <string>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "core/storage/systemerror.h"

namespace clew {

namespace {

constexpr int kMostPending = 16;         // before they are looked at
constexpr std::size_t kMostCallers = 64; // that have not spoken yet
constexpr std::size_t kEnough = 64;      // bytes, to recognize who speaks

enum class Refusal : std::uint8_t { OtherUser, Gone, Stranger };

constexpr std::array kReasons{
    phrase("ByteSource", "a program of another user connected and was refused; still waiting"),
    phrase("ByteSource",
           "a program ended its connection before its user could be determined, and was "
           "refused; let it keep the connection open for a tenth of a second. Still "
           "waiting"),
    phrase("ByteSource", "a program that connected does not report a search as expected, and was "
                         "refused; still waiting"),
};

// The system's tables of connections. Programs that use IPv6 stand in the second one.
struct ConnectionTable
{
    const char* file;
    std::string_view prefix; ///< of an address of the first kind
};
constexpr std::array kTables{ConnectionTable{"/proc/net/tcp", ""},
                             ConnectionTable{"/proc/net/tcp6", "0000000000000000FFFF0000"}};

std::string inTable(const ConnectionTable& table, const sockaddr_in& address)
{
    return fmt::format("{}{:08X}:{:04X}", table.prefix, address.sin_addr.s_addr,
                       ntohs(address.sin_port));
}

// Of what stands behind the addresses. A connection that its program has closed belongs to nobody.
std::optional<Refusal> refusalOf(const std::string& columns)
{
    std::istringstream from(columns);
    std::string skipped;
    uid_t user = 0;
    std::uint64_t inode = 0;
    from >> skipped >> skipped >> skipped >> skipped >> user >> skipped >> inode;
    if (!from || inode == 0)
        return Refusal::Gone;
    return user == ::geteuid() ? std::nullopt : std::optional(Refusal::OtherUser);
}

// Whether the program at `peer` is refused for its user.
std::optional<Refusal> refusalOf(const sockaddr_in& peer, const sockaddr_in& own)
{
    // The system lets nobody else in; it costs nothing to be sure.
    if (peer.sin_family != AF_INET || (ntohl(peer.sin_addr.s_addr) >> 24U) != IN_LOOPBACKNET)
        return Refusal::Stranger;
    bool isTold = false;
    for (const ConnectionTable& table : kTables) {
        const std::string addresses =
            fmt::format(" {} {} ", inTable(table, peer), inTable(table, own));
        std::ifstream lines(table.file);
        for (std::string line; std::getline(lines, line);) {
            isTold = true;
            if (const auto at = line.find(addresses); at != std::string::npos)
                return refusalOf(line.substr(at + addresses.size()));
        }
    }
    return isTold ? std::optional(Refusal::Gone) : std::nullopt; // not every system tells
}

// What has come is left where it is.
Beginning beginningOf(int descriptor, const Recognizer& recognize)
{
    pollfd end{descriptor, POLLRDHUP, 0};
    const bool hasEnded = ::poll(&end, 1, 0) > 0; // looked for before what came before it
    std::array<char, kEnough> bytes = {};
    const ssize_t count = ::recv(descriptor, bytes.data(), bytes.size(), MSG_PEEK | MSG_DONTWAIT);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
        return Beginning::Open;
    if (count <= 0)
        return Beginning::Wrong;
    const auto size = static_cast<std::size_t>(count);
    const Beginning beginning = recognize({bytes.data(), size});
    const bool isAll = hasEnded || size == bytes.size();
    return beginning == Beginning::Open && isAll ? Beginning::Wrong : beginning;
}

} // namespace

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
    if (::bind(descriptor, any, size) != 0 || ::listen(descriptor, kMostPending) != 0 ||
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

// Those that have connected and not been recognized yet.
class LoopbackServer::Callers
{
public:
    Callers(const Recognizer& recognize, const std::function<void(const Sentence&)>& refused)
        : m_recognize(recognize), m_refused(refused)
    {
    }

    void add(int descriptor, const sockaddr_in& peer)
    {
        ByteSource caller(descriptor, false);
        sockaddr_in own = {};
        socklen_t size = sizeof own;
        ::getsockname(descriptor, reinterpret_cast<sockaddr*>(&own), &size);
        if (const auto refusal = refusalOf(peer, own)) {
            refuse(*refusal);
            return;
        }
        if (m_callers.size() == kMostCallers)
            m_callers.erase(m_callers.begin());
        m_callers.push_back(std::move(caller));
    }

    /// The one that is waited for, if it has spoken.
    std::optional<ByteSource> recognized()
    {
        for (auto caller = m_callers.begin(); caller != m_callers.end();) {
            const Beginning beginning = beginningOf(caller->m_descriptor, m_recognize);
            if (beginning == Beginning::Right)
                return std::move(*caller);
            if (beginning == Beginning::Wrong) {
                refuse(Refusal::Stranger);
                caller = m_callers.erase(caller);
            } else {
                ++caller;
            }
        }
        return std::nullopt;
    }

private:
    void refuse(Refusal refusal)
    {
        const auto index = static_cast<std::size_t>(refusal);
        if (!std::exchange(m_said[index], true) && m_refused)
            m_refused({kReasons[index]});
    }

    const Recognizer& m_recognize;
    const std::function<void(const Sentence&)>& m_refused;
    std::array<bool, kReasons.size()> m_said = {};
    std::vector<ByteSource> m_callers = {};
};

Result<std::optional<ByteSource>>
LoopbackServer::accept(const std::stop_token& token, const Recognizer& recognize,
                       const std::function<void(const Sentence&)>& refused)
{
    Callers callers(recognize, refused);
    while (!token.stop_requested()) {
        pollfd waiting{m_descriptor, POLLIN, 0};
        if (::poll(&waiting, 1, ByteSource::kPatienceMilliseconds) > 0) {
            sockaddr_in peer = {};
            socklen_t size = sizeof peer;
            const int descriptor = ::accept4(m_descriptor, reinterpret_cast<sockaddr*>(&peer),
                                             &size, SOCK_CLOEXEC | SOCK_NONBLOCK);
            if (descriptor >= 0)
                callers.add(descriptor, peer);
            else if (errno != EINTR && errno != EAGAIN && errno != ECONNABORTED)
                return fail({phrase("ByteSource", "cannot take the connection: %1"),
                             {systemMessage(errno)}});
        }
        if (auto caller = callers.recognized()) {
            ::close(std::exchange(m_descriptor, -1));
            return caller;
        }
    }
    return std::nullopt;
}

} // namespace clew
