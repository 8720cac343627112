#include "app/cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include "app/cli/countof.h"
#include "app/cli/output.h"

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
    std::string text = fmt::format("\r\x1b[K{:.0f} s", seconds());
    if (problems > 0)
        text += ", " + countOf(problems, "problem");
    if (counters.nodes > 0)
        text +=
            ", " + countOf(counters.nodes, "node") + ", " + countOf(counters.solutions, "solution");
    writeError(text);
}

void Progress::update(std::string_view text)
{
    if (!m_enabled)
        return;
    m_shown = true;
    writeError(fmt::format("\r\x1b[K{:.0f} s, {}", seconds(), text));
}

void Progress::clear()
{
    if (m_shown)
        writeError("\r\x1b[K");
    m_shown = false;
}

} // namespace clew::cli
