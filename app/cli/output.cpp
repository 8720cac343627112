#include "app/cli/output.h"

#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/storage/outputfile.h"
#include "core/text/english.h"
#include "core/text/printable.h"

namespace clew::cli {

namespace {

constexpr std::size_t kBuffer = std::size_t{64} << 10U;
constexpr std::chrono::milliseconds kFlushInterval(30);

// Exact to a few milliseconds, which is enough here, and many times faster than steady_clock.
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
    if (text.size() >= kBuffer) { // too long to copy first
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

void Output::writeOut(std::string_view bytes)
{
    if (m_error == 0)
        m_error = writeFully(m_file, bytes);
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
    if (const auto written = replaceFile(path, bytes); !written)
        return usage(english(written.error()));
    return {};
}

bool isStandardOutput(const std::string& path)
{
    struct stat named = {}, output = {}, nowhere = {};
    const auto isSame = [](const struct stat& some, const struct stat& other) {
        return some.st_dev == other.st_dev && some.st_ino == other.st_ino;
    };
    if (::stat(path.c_str(), &named) != 0 || ::fstat(STDOUT_FILENO, &output) != 0)
        return false;
    return isSame(named, output) && (::stat("/dev/null", &nowhere) != 0 || !isSame(named, nowhere));
}

// A file begun but not committed leaves nothing behind.
Expected<void> checkTraceFile(const std::string& path)
{
    if (path.empty())
        return {};
    if (const auto isFile = requireFile(path); !isFile) {
        if (std::error_code ignored; std::filesystem::is_directory(path, ignored))
            return usage(english(isFile.error()));
        return {}; // devices are checked when they are written to
    }
    if (const auto file = OutputFile::create(path); !file)
        return usage(english(file.error()));
    return {};
}

Expected<void> keepApart(const std::string& output, const std::vector<std::string>& inputs)
{
    for (const std::string& input : inputs) {
        std::error_code ignored; // what is not there is not lost
        if (!std::filesystem::is_regular_file(output, ignored) ||
            !std::filesystem::equivalent(output, input, ignored))
            continue;
        return usage(output == input
                         ? fmt::format("{} is read; name another file to write", output)
                         : fmt::format("{} is {}, which is read; name another file to write",
                                       output, input));
    }
    return {};
}

Expected<void> checkNamedOnce(const std::vector<std::string>& inputs)
{
    for (std::size_t i = 0; i < inputs.size(); ++i)
        for (std::size_t j = i + 1; j < inputs.size(); ++j) {
            std::error_code ignored; // what is not there is said when it is opened
            if (inputs[i] == inputs[j])
                return usage(fmt::format("{} is named twice; leave it out once", inputs[i]));
            if (std::filesystem::is_regular_file(inputs[i], ignored) &&
                std::filesystem::equivalent(inputs[i], inputs[j], ignored))
                return usage(fmt::format("{} and {} are the same file; leave one of them out",
                                         inputs[i], inputs[j]));
        }
    return {};
}

void writeError(std::string_view text)
{
    static_cast<void>(writeFully(STDERR_FILENO, text));
}

void writeErrorLine(std::string_view text)
{
    fmt::memory_buffer line; // written in one go, so that lines of several processes do not mix
    fmt::format_to(fmt::appender(line), "{}\n", printableMessage(text));
    writeError({line.data(), line.size()});
}

void reserveStandardFiles()
{
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(file, F_GETFD) < 0)
            static_cast<void>(::open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

} // namespace clew::cli
