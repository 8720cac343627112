// Reads a file, a pipe or a text by lines, in bounded memory, and can be interrupted.

#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "app/cli/exit.h"
#include "core/text/longest.h"

namespace clew::cli {

/// Says that more than this many bytes of an input would have to be held at once.
std::string tooLarge(std::string_view name, std::size_t most);

class Reader
{
public:
    /// Reads from this text.
    explicit Reader(std::string text);
    /// Opens a file; "-" is standard input. Reading ends early when `token` requests a stop.
    static Expected<Reader> open(const std::string& path, std::stop_token token);

    Reader(Reader&& other) noexcept;
    Reader& operator=(Reader&&) = delete;
    ~Reader();

    /// The next line without its end, valid until the next call; false at the end or on failure(),
    /// as of a line that is longer.
    bool line(std::string_view& line, std::size_t most = kLongestLine);
    /// What can be seen of the text without waiting for more; empty only at its end.
    std::string_view peek();
    /// The whole rest of the text; a failure() where that is more.
    std::string_view rest(std::size_t most = kMaxText);
    /// Whether peek() shows everything, since it reads from a text.
    [[nodiscard]] bool isWhole() const { return m_file < 0; }
    /// Whether line() returns without waiting.
    [[nodiscard]] bool ready() const;
    /// Number of lines read.
    [[nodiscard]] int lineNumber() const { return m_lineNumber; }
    /// Whether the text ends here only because of a stop.
    [[nodiscard]] bool isInterrupted() const { return m_token.stop_requested(); }
    /// What went wrong while reading; empty if nothing did.
    [[nodiscard]] const std::string& failure() const { return m_failure; }

    /// How much is read at a time.
    static constexpr std::size_t kBlock = std::size_t{64} << 10U;
    /// No problem on a line is longer; a longer one would only fill the memory.
    static constexpr std::size_t kLongestLine = std::size_t{256} << 20U;

private:
    Reader(int file, std::string path, std::stop_token token);
    bool readMore(std::size_t most);
    [[nodiscard]] bool hasData(int milliseconds) const;

    int m_file = -1;
    std::string m_path = {};
    std::stop_token m_token = {};
    std::string m_buffer = {};
    std::size_t m_begin = 0; ///< of what has not been read by the caller yet
    int m_lineNumber = 0;
    bool m_atEnd = false;
    std::string m_failure = {};
};

} // namespace clew::cli
