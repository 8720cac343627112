#include "core/search/finishedjobs.h"

#include <algorithm>

namespace clew {

namespace {

constexpr std::chrono::seconds kLongestBetween{1};
constexpr int kWorkBetween = 20; ///< times as long as keeping takes

} // namespace

void FinishedJobs::add(std::uint64_t first, std::uint64_t end, const Sums& sums,
                       std::string_view place)
{
    const std::scoped_lock lock(m_mutex);
    if (first != m_next) {
        m_ahead.emplace(first, Stretch{end, sums, std::string(place)});
        return;
    }
    take(end, sums, place);
    for (auto it = m_ahead.begin(); it != m_ahead.end() && it->first == m_next;
         it = m_ahead.erase(it))
        take(it->second.end, it->second.sums, it->second.place);
    const auto wait = std::min<Clock::duration>(kLongestBetween, kWorkBetween * m_keeping);
    if (Clock::now() - m_keptAt >= wait)
        keepNow();
}

void FinishedJobs::take(std::uint64_t end, const Sums& sums, std::string_view place)
{
    m_next = end;
    m_sums += sums;
    m_place = place;
}

void FinishedJobs::keep()
{
    const std::scoped_lock lock(m_mutex);
    keepNow();
}

void FinishedJobs::keepNow()
{
    if (m_next == m_kept)
        return;
    const auto start = Clock::now();
    m_keep(m_next, m_sums, m_place);
    m_kept = m_next;
    m_keptAt = Clock::now();
    m_keeping = m_keptAt - start;
}

} // namespace clew
