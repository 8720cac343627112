#include "app/cli/interrupt.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <pthread.h>

#include "app/cli/exit.h"

namespace clew::cli {

namespace {

constexpr int kEndOfWaiting = SIGUSR1;
// Two signals so close together are one interrupt: timeout(1) signals the process, then its group.
constexpr std::chrono::milliseconds kSame{250};

sigset_t awaitedSignals()
{
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, kEndOfWaiting})
        sigaddset(&signals, signal);
    return signals;
}

} // namespace

// The signals are blocked in all threads (new ones inherit that), and one waits for them.
Interrupt::Interrupt()
{
    const sigset_t signals = awaitedSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::signal(SIGXFSZ, SIG_IGN); // a file over its size limit becomes an error of writing
    m_waiter = std::thread([this, signals] {
        using Clock = std::chrono::steady_clock;
        Clock::time_point first;
        int signal = 0;
        while (sigwait(&signals, &signal) == 0 && signal != kEndOfWaiting) {
            if (m_source.request_stop())
                first = Clock::now();
            else if (Clock::now() - first > kSame)
                std::_Exit(static_cast<int>(Exit::Stopped)); // the second time: without unwinding
        }
    });
}

Interrupt::~Interrupt()
{
    pthread_kill(m_waiter.native_handle(), kEndOfWaiting);
    m_waiter.join();
}

} // namespace clew::cli
