// Bytes that are still being written: a file that grows, standard input, a connection from this
// machine (loopbackserver.h).
//
// Reading waits for what is not there yet, looks every few milliseconds whether it is asked to
// stop, and takes no more than it is asked for: who writes faster than it is read has to wait.

#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <stop_token>

#include "core/text/result.h"

namespace clew {

class ByteSource
{
public:
    /// `follows`: at its end a file is waited for to grow.
    static Result<ByteSource> file(const std::filesystem::path& path, bool follows);
    static ByteSource standardInput();
    /// These bytes and no more.
    static ByteSource text(std::string bytes);

    ByteSource(ByteSource&& other) noexcept;
    ByteSource& operator=(ByteSource&& other) noexcept;
    ~ByteSource();

    /// Bytes read into `buffer`: 0 at the end, and where a stop is requested. `idle` is called
    /// every few milliseconds while it waits; it returns false to stop.
    Result<std::size_t> read(std::span<char> buffer, const std::stop_token& token,
                             const std::function<bool()>& idle = {});

    /// How soon a stop is noticed, and how soon what is new in a file.
    static constexpr int kPatienceMilliseconds = 10;

private:
    friend class LoopbackServer;
    ByteSource(int descriptor, bool follows) : m_descriptor(descriptor), m_follows(follows) {}

    int m_descriptor = -1;
    bool m_follows = false;
    bool m_isOwn = true; ///< closed at the end
    std::string m_text = {};
    std::size_t m_position = 0; ///< in the text
};

} // namespace clew
