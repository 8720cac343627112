// The progress of long work: a line on standard error, if that is a terminal.

#pragma once

#include <chrono>
#include <string_view>

#include "core/search/outcome.h"

namespace clew::cli {

class Progress
{
public:
    Progress();
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Shows the counters (and the number of problems done, where there are several) now and then,
    /// from the first second on.
    void update(const Counters& counters, std::uint64_t problems = 0);
    /// Shows this text at once.
    void update(std::string_view text);
    /// Removes the line, before something else is printed.
    void clear();
    /// Seconds since the work began.
    [[nodiscard]] double seconds() const;

private:
    using Clock = std::chrono::steady_clock;

    bool m_enabled;
    bool m_shown = false;
    Clock::time_point m_start = Clock::now();
    Clock::time_point m_next = m_start + std::chrono::seconds(1);
};

} // namespace clew::cli
