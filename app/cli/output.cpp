#include "app/cli/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace clew::cli {

namespace {

constexpr std::size_t kBuffer = std::size_t{64} << 10U;
constexpr std::chrono::milliseconds kFlushInterval(30);

// Exact to some milliseconds, which is enough here, and read many times faster than steady_clock.
std::chrono::nanoseconds coarseTime()
{
    timespec time = {};
    ::clock_gettime(CLOCK_MONOTONIC_COARSE, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace

Output::Output(int file) : m_file(file)
{
    m_buffer.reserve(kBuffer);
}

void Output::write(std::string_view text)
{
    if (text.size() >= kBuffer) { // too long to be copied first
        flush();
        writeOut(text);
        return;
    }
    m_buffer += text;
    if (m_buffer.size() >= kBuffer)
        flush();
}

void Output::flush()
{
    writeOut(m_buffer);
    m_buffer.clear();
    m_lastFlush = coarseTime();
}

void Output::writeOut(std::string_view left)
{
    while (!left.empty() && m_error == 0) {
        const ssize_t count = ::write(m_file, left.data(), left.size());
        if (count >= 0)
            left.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EINTR)
            m_error = errno;
    }
}

void Output::flushNowAndThen()
{
    if (!m_buffer.empty() && coarseTime() - m_lastFlush > kFlushInterval)
        flush();
}

Expected<void> Output::finish()
{
    flush();
    if (m_error != 0)
        return usage(fmt::format("the output cannot be written: {}", std::strerror(m_error)));
    return {};
}

Expected<void> writeFile(const std::string& path, std::string_view bytes)
{
    if (path.empty()) {
        Output output(STDOUT_FILENO);
        output.write(bytes);
        return output.finish();
    }
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0)
        return usage(fmt::format("{} cannot be written: {}", path, std::strerror(errno)));
    Output output(file);
    output.write(bytes);
    auto written = output.finish();
    ::close(file);
    return written;
}

void complain(std::string_view text)
{
    fmt::print(stderr, "{}\n", text);
}

} // namespace clew::cli
