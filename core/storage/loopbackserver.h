// A port of this machine at which a program is waited for that reports its search.
//
// Only programs on this machine reach it, and only those of the user whom it serves are let in; of
// these the first that begins to speak as is expected. A browser that a web page sends there, or a
// program that connects and says nothing, is not in the way of the one that is waited for.

#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>

#include "core/storage/bytesource.h"
#include "core/text/result.h"

namespace clew {

/// Whether what a program has sent so far can be what is expected of it.
enum class Beginning : std::uint8_t { Open, Right, Wrong };
using Recognizer = std::function<Beginning(std::string_view)>;

class LoopbackServer
{
public:
    /// 0: any port that is free.
    static Result<LoopbackServer> listen(std::uint16_t port);
    LoopbackServer(LoopbackServer&& other) noexcept;
    LoopbackServer& operator=(LoopbackServer&&) = delete;
    ~LoopbackServer();

    [[nodiscard]] std::uint16_t port() const { return m_port; }
    /// The first program that begins as `recognize` says; none when a stop is requested. There is
    /// no second one: the port is closed then. `refused` is told why others were not let in, each
    /// reason once.
    Result<std::optional<ByteSource>> accept(const std::stop_token& token,
                                             const Recognizer& recognize,
                                             const std::function<void(const Sentence&)>& refused);

private:
    class Callers;
    LoopbackServer(int descriptor, std::uint16_t port) : m_descriptor(descriptor), m_port(port) {}

    int m_descriptor = -1;
    std::uint16_t m_port = 0;
};

} // namespace clew
