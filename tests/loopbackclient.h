// A program that connects to a port of this machine, as tests play it. It stays connected until it
// goes: whose it is has to be seen before.

#pragma once

#include <arpa/inet.h>
#include <cstdint>
#include <optional>
#include <string_view>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace clew::test {

class LoopbackClient
{
public:
    explicit LoopbackClient(std::uint16_t port, std::string_view bytes = {})
        : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address = {};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        address.sin_port = htons(port);
        m_isConnected =
            ::connect(m_socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
        if (m_isConnected && !bytes.empty())
            m_isConnected = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL) ==
                            static_cast<ssize_t>(bytes.size());
    }
    LoopbackClient(LoopbackClient&& other) noexcept
        : m_socket(std::exchange(other.m_socket, -1)), m_isConnected(other.m_isConnected)
    {
    }
    LoopbackClient& operator=(LoopbackClient&&) = delete;
    ~LoopbackClient()
    {
        if (m_socket >= 0)
            ::close(m_socket);
    }

    /// The same of another user; none where that cannot be played, as root alone can.
    static std::optional<LoopbackClient> ofAnotherUser(std::uint16_t port,
                                                       std::string_view bytes = {})
    {
        std::optional<LoopbackClient> client;
        std::thread([&] { // the system's call changes the user of this thread alone
            constexpr int kNobody = 65534;
            if (::syscall(SYS_setresuid, kNobody, kNobody, kNobody) == 0)
                client.emplace(port, bytes);
        })
            .join();
        return client;
    }

    /// Whether all was sent.
    [[nodiscard]] bool isConnected() const { return m_isConnected; }
    /// Says that nothing more comes.
    void end() const { ::shutdown(m_socket, SHUT_WR); }

private:
    int m_socket;
    bool m_isConnected = false;
};

} // namespace clew::test
