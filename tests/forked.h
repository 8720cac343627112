// Runs a function in a copy of this process, its standard streams pipes: as safe for this one as a
// process of its own, without loading a program, which takes most of the time of a short command
// and ten times as much under a sanitizer.

#pragma once

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <functional>
#include <optional>
#include <poll.h>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace clew::test {

struct ForkedRun
{
    std::optional<int> exitCode; // none: crashed, or was not ready in time
    std::string out;
    std::string err;
};

/// The two ends of a pipe, closed when it goes.
class Pipe
{
public:
    enum End { Read, Write };

    Pipe() { m_isOpen = ::pipe(m_ends.data()) == 0; }
    ~Pipe()
    {
        close(Read);
        close(Write);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    bool isOpen() const { return m_isOpen; }
    int operator[](End end) const { return m_ends[end]; }
    void close(End end)
    {
        if (m_ends[end] >= 0)
            ::close(std::exchange(m_ends[end], -1));
    }

private:
    std::array<int, 2> m_ends = {-1, -1};
    bool m_isOpen = false;
};

/// Writes what is left of the text as far as it gets at once; closes the pipe behind all, or where
/// nobody reads.
inline void writeSome(Pipe& pipe, std::string_view& left)
{
    const ssize_t written =
        ::write(pipe[Pipe::Write], left.data(), std::min<std::size_t>(left.size(), 4'096));
    if (written > 0)
        left.remove_prefix(static_cast<std::size_t>(written));
    if (left.empty() || (written < 0 && errno != EINTR && errno != EAGAIN))
        pipe.close(Pipe::Write);
}

inline void readSome(Pipe& pipe, std::string& text)
{
    std::array<char, 65'536> some;
    const ssize_t length = ::read(pipe[Pipe::Read], some.data(), some.size());
    if (length > 0)
        text.append(some.data(), static_cast<std::size_t>(length));
    else if (length == 0 || errno != EINTR)
        pipe.close(Pipe::Read);
}

/// The exit code is what the function returns. Threads of this process are not in the copy: it must
/// not need them.
inline ForkedRun runForked(const std::function<int()>& function, std::string_view input,
                           std::chrono::milliseconds patience)
{
    Pipe in;
    Pipe out;
    Pipe err;
    ForkedRun ran;
    if (!in.isOpen() || !out.isOpen() || !err.isOpen())
        return ran;
    std::fflush(nullptr); // or what waits would be written twice
    const pid_t child = ::fork();
    if (child < 0)
        return ran;
    if (child == 0) {
        ::dup2(in[Pipe::Read], STDIN_FILENO);
        ::dup2(out[Pipe::Write], STDOUT_FILENO);
        ::dup2(err[Pipe::Write], STDERR_FILENO);
        for (Pipe* pipe : {&in, &out, &err}) {
            pipe->close(Pipe::Read);
            pipe->close(Pipe::Write);
        }
        const int code = function();
        std::fflush(nullptr);
        ::_exit(code); // what this process would do at its end is not the copy's to do
    }
    in.close(Pipe::Read);
    out.close(Pipe::Write);
    err.close(Pipe::Write);
    using Clock = std::chrono::steady_clock;
    const Clock::time_point end = Clock::now() + patience;
    const auto ignored =
        std::signal(SIGPIPE, SIG_IGN); // who does not read its input ends all the same
    if (input.empty())
        in.close(Pipe::Write);
    while (out[Pipe::Read] >= 0 || err[Pipe::Read] >= 0) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        if (left <= 0)
            break;
        std::array<pollfd, 3> waiting = {
            pollfd{in[Pipe::Write], POLLOUT, 0}, pollfd{out[Pipe::Read], POLLIN, 0},
            pollfd{err[Pipe::Read], POLLIN, 0}}; // negative ones are passed over
        if (::poll(waiting.data(), waiting.size(), static_cast<int>(left)) < 0 && errno != EINTR)
            break;
        if (waiting[0].revents != 0)
            writeSome(in, input);
        if (waiting[1].revents != 0)
            readSome(out, ran.out);
        if (waiting[2].revents != 0)
            readSome(err, ran.err);
    }
    if (Clock::now() >= end)
        ::kill(child, SIGKILL);
    std::signal(SIGPIPE, ignored);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFEXITED(status))
        ran.exitCode = WEXITSTATUS(status);
    return ran;
}

} // namespace clew::test
