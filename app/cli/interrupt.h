// Ctrl-C and termination as a stop token: searches unwind, and what they found gets printed.

#pragma once

#include <stop_token>
#include <thread>

namespace clew::cli {

/// Make one only, before any other thread. A second signal ends the process immediately.
class Interrupt
{
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::thread m_waiter;
};

} // namespace clew::cli
