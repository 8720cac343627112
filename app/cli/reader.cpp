#include "app/cli/reader.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include "core/text/scanner.h"

namespace clew::cli {

namespace {

// How soon an interrupt is noticed while waiting for input.
constexpr int kWaitMilliseconds = 50;

} // namespace

std::string tooLarge(std::string_view name, std::size_t most)
{
    return fmt::format("{} is too large: more than {} MiB at once", name, most >> 20U);
}

Reader::Reader(std::string text) : m_path("<input>"), m_buffer(std::move(text)), m_atEnd(true) {}

Reader::Reader(int file, std::string path, std::stop_token token)
    : m_file(file), m_path(std::move(path)), m_token(std::move(token))
{
}

Reader::Reader(Reader&& other) noexcept
    : m_file(std::exchange(other.m_file, -1)), m_path(std::move(other.m_path)),
      m_token(std::move(other.m_token)), m_buffer(std::move(other.m_buffer)),
      m_begin(other.m_begin), m_lineNumber(other.m_lineNumber), m_atEnd(other.m_atEnd),
      m_failure(std::move(other.m_failure))
{
}

Reader::~Reader()
{
    if (m_file > STDIN_FILENO)
        ::close(m_file);
}

Expected<Reader> Reader::open(const std::string& path, std::stop_token token)
{
    if (path == "-")
        return Reader(STDIN_FILENO, "<stdin>", std::move(token));
    struct stat status = {};
    // Opening a pipe does not wait for its writer: reading does, and can be interrupted.
    const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return usage(fmt::format("{} cannot be opened: {}", path, std::strerror(errno)));
    Reader reader(file, path, std::move(token));
    if (::fstat(file, &status) == 0 && S_ISDIR(status.st_mode))
        return usage(fmt::format("{} is a folder; name a file in it", path));
    return reader;
}

bool Reader::hasData(int milliseconds) const
{
    pollfd waiting{m_file, POLLIN, 0};
    return ::poll(&waiting, 1, milliseconds) > 0;
}

bool Reader::ready() const
{
    return m_atEnd || m_buffer.find('\n', m_begin) != std::string::npos || hasData(0);
}

// Appends what comes next; false at the end, and where more than `most` bytes are there already.
bool Reader::readMore(std::size_t most)
{
    m_buffer.erase(0, std::exchange(m_begin, 0));
    if (m_buffer.size() > most)
        m_failure = tooLarge(m_path, most);
    while (!m_atEnd && m_failure.empty() && !m_token.stop_requested()) {
        if (!hasData(kWaitMilliseconds))
            continue;
        const std::size_t size = m_buffer.size();
        m_buffer.resize(size + kBlock);
        const ssize_t count = ::read(m_file, m_buffer.data() + size, kBlock);
        m_buffer.resize(size + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        if (count > 0)
            return true;
        if (count < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (count < 0)
            m_failure = fmt::format("{} cannot be read: {}", m_path, std::strerror(errno));
        break;
    }
    m_atEnd = true;
    return false;
}

bool Reader::line(std::string_view& line, std::size_t most)
{
    std::size_t searched = m_begin;
    std::size_t end = m_buffer.find('\n', searched);
    while (end == std::string::npos && !m_atEnd) {
        searched = m_buffer.size() - m_begin; // readMore() moves what is left to the front
        readMore(most);
        end = m_buffer.find('\n', searched);
    }
    if (!m_failure.empty() || m_token.stop_requested() ||
        (end == std::string::npos && m_begin == m_buffer.size()))
        return false;
    line = std::string_view(m_buffer).substr(m_begin, end - m_begin);
    if (line.size() > most) { // and was there at once
        m_failure = tooLarge(m_path, most);
        return false;
    }
    m_begin = end == std::string::npos ? m_buffer.size() : end + 1;
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    ++m_lineNumber;
    return true;
}

std::string_view Reader::peek()
{
    if (m_begin == m_buffer.size())
        readMore(kLongestLine);
    if (m_begin == 0 && m_lineNumber == 0)
        m_begin = m_buffer.size() - withoutMark(m_buffer).size();
    return std::string_view(m_buffer).substr(m_begin);
}

std::string_view Reader::rest(std::size_t most)
{
    while (readMore(most)) {
    }
    return std::string_view(m_buffer).substr(std::exchange(m_begin, m_buffer.size()));
}

} // namespace clew::cli
