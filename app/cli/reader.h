// Reads a file, a pipe or a text line by line, in bounded memory, and can be interrupted.

#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "app/cli/exit.h"

namespace clew::cli {

class Reader
{
public:
    /// A text that is there already.
    explicit Reader(std::string text);
    /// Opens a file; "-" is the standard input. Reading ends early when `token` is asked to stop.
    static Expected<Reader> open(const std::string& path, std::stop_token token);

    Reader(Reader&& other) noexcept;
    Reader& operator=(Reader&&) = delete;
    ~Reader();

    /// The next line without its end, valid until the next call; false at the end or on failure().
    bool line(std::string_view& line);
    /// What is known of the text without waiting for more of it; at least something unless at its
    /// end.
    std::string_view peek();
    /// The rest of the text, whole.
    std::string_view rest();
    /// Whether peek() shows everything: the text was there already.
    [[nodiscard]] bool isWhole() const { return m_file < 0; }
    /// Whether line() will answer without waiting.
    [[nodiscard]] bool ready() const;
    /// Number of lines read.
    [[nodiscard]] int lineNumber() const { return m_lineNumber; }
    /// Whether the text ends here only because reading was to stop.
    [[nodiscard]] bool isInterrupted() const { return m_token.stop_requested(); }
    /// What went wrong with reading, empty if nothing did.
    [[nodiscard]] const std::string& failure() const { return m_failure; }

    /// How much is read at a time.
    static constexpr std::size_t kBlock = std::size_t{64} << 10U;

private:
    Reader(int file, std::string path, std::stop_token token);
    bool readMore();
    [[nodiscard]] bool hasData(int milliseconds) const;

    int m_file = -1;
    std::string m_path = {};
    std::stop_token m_token = {};
    std::string m_buffer = {};
    std::size_t m_begin = 0; ///< of what has not been given out yet
    int m_lineNumber = 0;
    bool m_atEnd = false;
    std::string m_failure = {};
};

} // namespace clew::cli
