// How the beginnings of a search are shared out among parts and threads.

#pragma once

#include <atomic>
#include <cstdint>

namespace clew::graphs {

/// Deals out the beginnings of a search, which are numbered as it meets them: to one of `parts`
/// parts, counted from 1, every parts-th one, and those to whichever of its threads is free.
class Dealer
{
public:
    explicit Dealer(std::uint64_t part = 1, std::uint64_t parts = 1)
        : m_next(part - 1), m_step(parts)
    {
    }
    /// The number of a beginning that nobody has yet. They rise.
    [[nodiscard]] std::uint64_t take() { return m_next.fetch_add(m_step); }

private:
    std::atomic<std::uint64_t> m_next;
    std::uint64_t m_step;
};

} // namespace clew::graphs
