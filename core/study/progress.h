// How far a search has come: how many variables have a value and how many candidates are struck, at
// points spread evenly over a trace. Sought point by point, so that 10^9 events cost what a
// thousand do.

#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/trace/cursor.h"

namespace clew {

class Progress
{
public:
    struct Sample
    {
        std::uint32_t settled = 0;
        std::uint64_t struck = 0;
    };
    static constexpr std::size_t kMostSamples = 1024;

    /// Of the whole search, however long it gets: samples are thinned out as it grows.
    Progress(std::shared_ptr<const Trace> trace, Dimensions dimensions);
    /// Of the events [first, last).
    Progress(std::shared_ptr<const Trace> trace, Dimensions dimensions, std::uint64_t first,
             std::uint64_t last);

    /// Takes further samples below `end` that lie within `maxEvents` events; at least one. False if
    /// there was none to take.
    bool read(std::uint64_t end, std::uint64_t maxEvents);

    [[nodiscard]] std::uint64_t first() const { return m_first; }
    [[nodiscard]] std::uint64_t last() const { return m_last; }
    /// Events from one sample to the next; the n-th is of where first() + n * step() have happened.
    [[nodiscard]] std::uint64_t step() const { return m_step; }
    [[nodiscard]] std::span<const Sample> samples() const { return m_samples; }
    [[nodiscard]] Dimensions dimensions() const { return m_cursor.state().dimensions(); }
    /// The most candidates struck at a time.
    [[nodiscard]] std::uint64_t mostStruck() const { return m_mostStruck; }

private:
    Cursor m_cursor;
    std::vector<Sample> m_samples;
    std::uint64_t m_first = 0;
    std::uint64_t m_last;
    std::uint64_t m_step = 1;
    std::uint64_t m_mostStruck = 0;
};

} // namespace clew
