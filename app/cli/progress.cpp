#include "app/cli/progress.h"

#include <cstdio>
#include <fmt/format.h>
#include <unistd.h>

namespace clew::cli {

Progress::Progress() : m_enabled(::isatty(STDERR_FILENO) != 0) {}

double Progress::seconds() const
{
    return std::chrono::duration<double>(Clock::now() - m_start).count();
}

void Progress::update(const Counters& counters, std::uint64_t problems)
{
    if (!m_enabled || Clock::now() < m_next)
        return;
    m_next = Clock::now() + std::chrono::milliseconds(200);
    m_shown = true;
    fmt::print(stderr, "\r\x1b[K{:.0f} s", seconds());
    if (problems > 0)
        fmt::print(stderr, ", {} problems", problems);
    if (counters.nodes > 0)
        fmt::print(stderr, ", {} nodes, {} solutions", counters.nodes, counters.solutions);
    std::fflush(stderr);
}

void Progress::update(std::string_view text)
{
    if (!m_enabled)
        return;
    m_shown = true;
    fmt::print(stderr, "\r\x1b[K{:.0f} s, {}", seconds(), text);
    std::fflush(stderr);
}

void Progress::clear()
{
    if (m_shown)
        fmt::print(stderr, "\r\x1b[K");
    m_shown = false;
}

} // namespace clew::cli
