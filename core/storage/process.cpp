#include "core/storage/process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

#include "core/storage/systemerror.h"

namespace clew {

namespace {

constexpr int kPatienceInMs = 10;
constexpr std::size_t kBlock = std::size_t{64} << 10U;
constexpr std::size_t kMostErrors = std::size_t{64} << 10U;

// Sanitizers reserve more address space than there is memory: programs built with them could not
// even start.
#ifdef CLEW_SANITIZED
constexpr bool kLimitsMemory = false;
#else
constexpr bool kLimitsMemory = true;
#endif

// A descriptor that is closed with its owner.
class Descriptor
{
public:
    explicit Descriptor(int number = -1) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor() { close(); }

    void close()
    {
        if (m_number >= 0)
            ::close(std::exchange(m_number, -1));
    }
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] bool isOpen() const { return m_number >= 0; }

private:
    int m_number;
};

struct Pipe
{
    Descriptor from, to;

    bool open()
    {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            return false;
        from = Descriptor(ends[0]);
        to = Descriptor(ends[1]);
        return true;
    }
};

tl::unexpected<Error> cannotStart(const std::string& program, int reason)
{
    return fail({phrase("Process", "The program %1 cannot be started: %2"),
                 {program, systemMessage(reason)}});
}

// Of ProcessesUntil.
std::stop_token& tokenOfThread()
{
    static thread_local std::stop_token token;
    return token;
}

std::uint64_t& memoryOfThread()
{
    static thread_local std::uint64_t memory = 0;
    return memory;
}

// The less of the two, of which 0 is any.
std::uint64_t memoryFor(const ProcessRequest& request)
{
    const std::uint64_t most = memoryOfThread();
    return most == 0 || request.memory == 0 ? std::max(most, request.memory)
                                            : std::min(most, request.memory);
}

// What a child needs to become another program.
struct Becoming
{
    char* const* words; ///< the program and its arguments, then nullptr
    int input, output, errors, failure;
    pid_t parent;
    std::uint64_t memory; ///< 0: any
};

// In the child, which has this program's memory until it becomes the other: nothing but what a
// signal handler may call, too.
[[noreturn]] void become(const Becoming& what)
{
    ::dup2(what.input, STDIN_FILENO);
    ::dup2(what.output, STDOUT_FILENO);
    ::dup2(what.errors, STDERR_FILENO);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::setpgid(0, 0); // whatever it starts ends with it
    if (what.memory > 0) {
        const rlimit limit{what.memory, what.memory};
        ::setrlimit(RLIMIT_AS, &limit);
    }
    // A handler of this program must not run in the child.
    struct sigaction standard = {};
    standard.sa_handler = SIG_DFL;
    for (int number = 1; number < NSIG; ++number)
        ::sigaction(number, &standard, nullptr);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    if (::getppid() == what.parent)
        ::execvp(what.words[0], what.words);
    const int reason = errno;
    [[maybe_unused]] const auto written = ::write(what.failure, &reason, sizeof reason);
    ::_exit(127);
}

// Its process number; -1: errno says why not. Without a copy of this program's memory map, as a
// fork would make it: with hundreds of megabytes and several threads that takes longer than many
// an answer of the child.
pid_t startedAs(const Becoming& what)
{
    sigset_t all, before;
    sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);
    const pid_t id = ::vfork(); // NOLINT(clang-analyzer-security.insecureAPI.vfork)
    if (id == 0)
        become(what); // NOLINT(clang-analyzer-unix.Vfork): it does not come back
    const int reason = errno;
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    errno = reason;
    return id;
}

class Child
{
public:
    Result<void> start(const ProcessRequest& request)
    {
        Pipe input, output, errors, failure;
        if (!input.open() || !output.open() || !errors.open() || !failure.open())
            return cannotStart(request.program, errno);
        std::vector<std::string> words{request.program};
        words.insert(words.end(), request.arguments.begin(), request.arguments.end());
        std::vector<char*> pointers;
        for (std::string& word : words)
            pointers.push_back(word.data());
        pointers.push_back(nullptr);
        const Becoming becoming{.words = pointers.data(),
                                .input = input.from.number(),
                                .output = output.to.number(),
                                .errors = errors.to.number(),
                                .failure = failure.to.number(),
                                .parent = ::getpid(),
                                .memory = kLimitsMemory ? memoryFor(request) : 0};
        m_id = startedAs(becoming);
        if (m_id < 0)
            return cannotStart(request.program, errno);
        ::setpgid(m_id, m_id); // whoever of the two comes first
        failure.to.close();
        int reason = 0;
        if (::read(failure.from.number(), &reason, sizeof reason) == sizeof reason) {
            ::waitpid(m_id, nullptr, 0);
            m_id = -1;
            return cannotStart(request.program, reason);
        }
        m_input = std::move(input.to);
        m_output = std::move(output.from);
        m_errors = std::move(errors.from);
        ::fcntl(m_input.number(), F_SETFL, O_NONBLOCK);
        return {};
    }

    ~Child()
    {
        if (m_id > 0)
            (void)stop();
    }
    Child() = default;
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    // Until it closes what it writes; false if it was stopped before.
    bool talk(std::string_view input, const std::function<bool(std::string_view)>& output,
              const std::function<bool()>& goOn)
    {
        std::string buffer(kBlock, '\0');
        while (m_output.isOpen() || m_errors.isOpen()) {
            if (input.empty())
                m_input.close();
            std::array<pollfd, 3> each{{{m_output.number(), POLLIN, 0},
                                        {m_errors.number(), POLLIN, 0},
                                        {m_input.number(), POLLOUT, 0}}};
            ::poll(each.data(), each.size(), kPatienceInMs);
            if (!goOn() || ProcessesUntil::isOver())
                return false;
            if (each[2].revents != 0)
                send(input);
            if (each[1].revents != 0)
                m_errorText +=
                    received(m_errors, buffer)
                        .substr(0, kMostErrors - std::min(kMostErrors, m_errorText.size()));
            if (each[0].revents != 0)
                if (const auto piece = received(m_output, buffer); !piece.empty() && !output(piece))
                    return false;
        }
        return true;
    }

    ProcessEnd end()
    {
        int status = 0;
        rusage used = {};
        while (::wait4(m_id, &status, 0, &used) < 0 && errno == EINTR) {
        }
        m_id = -1;
        ProcessEnd end{.memory = static_cast<std::uint64_t>(used.ru_maxrss) * 1024,
                       .errors = std::move(m_errorText)};
        if (WIFEXITED(status))
            end.exit = WEXITSTATUS(status);
        else
            end.signal = WTERMSIG(status);
        return end;
    }
    // Nobody waits until the system has taken back all its memory, which may be gigabytes.
    ProcessEnd stop()
    {
        const pid_t id = std::exchange(m_id, -1);
        ::kill(-id, SIGKILL);
        ::kill(id, SIGKILL);
        const auto reap = [id] {
            while (::waitpid(id, nullptr, 0) < 0 && errno == EINTR) {
            }
        };
        try {
            std::thread(reap).detach();
        } catch (const std::system_error&) {
            reap();
        }
        return {.signal = SIGKILL, .wasStopped = true, .errors = std::move(m_errorText)};
    }

private:
    void send(std::string_view& input)
    {
        const auto count = ::write(m_input.number(), input.data(), input.size());
        if (count > 0)
            input.remove_prefix(static_cast<std::size_t>(count));
        else if (count < 0 && errno != EAGAIN && errno != EINTR)
            input = {}; // it will not read the rest
    }
    static std::string_view received(Descriptor& from, std::string& buffer)
    {
        const auto count = ::read(from.number(), buffer.data(), buffer.size());
        if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN))
            from.close();
        return std::string_view(buffer).substr(
            0, static_cast<std::size_t>(std::max<ssize_t>(0, count)));
    }

    pid_t m_id = -1;
    Descriptor m_input, m_output, m_errors;
    std::string m_errorText;
};

// Writing to a child that has ended is an error, not a signal that ends this program.
class WithoutPipeSignal
{
public:
    WithoutPipeSignal()
    {
        sigset_t pipe;
        sigemptyset(&pipe);
        sigaddset(&pipe, SIGPIPE);
        ::pthread_sigmask(SIG_BLOCK, &pipe, &m_before);
    }
    ~WithoutPipeSignal()
    {
        sigset_t pipe;
        sigemptyset(&pipe);
        sigaddset(&pipe, SIGPIPE);
        const timespec now{};
        if (sigismember(&m_before, SIGPIPE) == 0)
            while (::sigtimedwait(&pipe, nullptr, &now) == SIGPIPE) {
            }
        ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    WithoutPipeSignal(const WithoutPipeSignal&) = delete;
    WithoutPipeSignal& operator=(const WithoutPipeSignal&) = delete;

private:
    sigset_t m_before{};
};

} // namespace

Result<ProcessEnd> runProcess(const ProcessRequest& request,
                              const std::function<bool(std::string_view)>& output,
                              const std::function<bool()>& goOn)
{
    if (!goOn() || ProcessesUntil::isOver())
        return ProcessEnd{.signal = SIGKILL, .wasStopped = true};
    const WithoutPipeSignal quiet;
    Child child;
    if (const auto started = child.start(request); !started)
        return tl::make_unexpected(started.error());
    return child.talk(request.input, output, goOn) ? child.end() : child.stop();
}

ProcessesUntil::ProcessesUntil(std::stop_token token, std::uint64_t memory)
    : m_before(std::exchange(tokenOfThread(), std::move(token))),
      m_memoryBefore(std::exchange(memoryOfThread(), memory))
{
}

ProcessesUntil::~ProcessesUntil()
{
    tokenOfThread() = std::move(m_before);
    memoryOfThread() = m_memoryBefore;
}

bool ProcessesUntil::isOver()
{
    return tokenOfThread().stop_requested();
}

std::string programFolder()
{
    std::array<char, PATH_MAX> path{};
    const auto length = ::readlink("/proc/self/exe", path.data(), path.size());
    const std::string whole(path.data(), static_cast<std::size_t>(std::max<ssize_t>(0, length)));
    return whole.substr(0, whole.rfind('/'));
}

} // namespace clew
