// A stretch of a recorded search summed up for a picture: depth, contradictions and solutions over
// time, in a fixed number of bars. Grown a bounded number of events at a time, so ten events and
// 10^8 cost the same to draw. What a file says of whole blocks of a search is not read again: of a
// search of 10^9 events the picture is there at once.

#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>

#include "core/trace/nodewalk.h"

namespace clew {

class Profile
{
public:
    /// Of some successive events.
    struct Bar
    {
        std::uint32_t minDepth = 0;
        std::uint32_t maxDepth = 0;
        std::uint32_t conflicts = 0;
        std::uint32_t solutions = 0;
    };
    static constexpr std::size_t kBars = 2048;

    /// Of the whole search, however long it gets: the bars' width doubles as it grows. Of a stretch
    /// with known sums (see TraceStretch) that is no longer than a bar, these are taken for the bar
    /// that it begins in; the least depth is that where it begins then.
    explicit Profile(std::shared_ptr<const Trace> trace);
    /// Of the events [first, last), which must begin within what is published.
    Profile(std::shared_ptr<const Trace> trace, std::uint64_t first, std::uint64_t last);

    /// Reads at most `maxEvents` more events, none from `end` on. False if there was nothing to
    /// read (yet).
    bool read(std::uint64_t maxEvents,
              std::uint64_t end = std::numeric_limits<std::uint64_t>::max());

    [[nodiscard]] std::uint64_t first() const { return m_first; }
    /// Behind the last event that was read.
    [[nodiscard]] std::uint64_t end() const { return m_end; }
    /// Behind the last event that there is to read; 2^64 - 1 of a whole search.
    [[nodiscard]] std::uint64_t last() const { return m_last; }
    [[nodiscard]] std::uint64_t barWidth() const { return m_barWidth; } ///< events a bar
    /// Those that have something in them; the last one may be filled in part.
    [[nodiscard]] std::span<const Bar> bars() const;
    [[nodiscard]] std::uint32_t maxDepth() const { return m_maxDepth; }

private:
    bool addStretch(std::uint64_t end);
    void addEvent();
    Bar& barAtEnd();
    void addDepths(Bar& bar, std::uint32_t least, std::uint32_t most);
    void halve();

    std::shared_ptr<const Trace> m_trace;
    NodeWalk m_walk;
    std::uint64_t m_walked = 0;      ///< the events before it
    std::uint64_t m_nextStretch = 0; ///< not before this event
    std::uint64_t m_first = 0;
    std::uint64_t m_last;
    std::uint64_t m_end = 0;
    std::uint64_t m_barWidth = 1;
    std::uint32_t m_maxDepth = 0;
    std::size_t m_begun = 0; ///< bars that have something in them
    std::array<Bar, kBars> m_bars{};
};

} // namespace clew
