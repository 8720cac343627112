#include "core/study/progress.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace clew {

Progress::Progress(std::shared_ptr<const Trace> trace, Dimensions dimensions)
    : m_cursor(std::move(trace), dimensions), m_last(std::numeric_limits<std::uint64_t>::max())
{
}

Progress::Progress(std::shared_ptr<const Trace> trace, Dimensions dimensions, std::uint64_t first,
                   std::uint64_t last)
    : m_cursor(std::move(trace), dimensions), m_first(first), m_last(std::max(first + 1, last)),
      m_step((m_last - m_first + kMostSamples - 1) / kMostSamples)
{
}

bool Progress::read(std::uint64_t end, std::uint64_t maxEvents)
{
    end = std::min({end, m_last, m_cursor.trace().size()});
    bool isNew = false;
    for (std::uint64_t events = 0; !isNew || events + m_step <= maxEvents; events += m_step) {
        const std::uint64_t position = m_first + m_samples.size() * m_step;
        if (position > end)
            break;
        m_cursor.seek(position);
        const State& state = m_cursor.state();
        m_samples.push_back({state.assignedCount(), state.removedCount()});
        m_mostStruck = std::max(m_mostStruck, state.removedCount());
        isNew = true;
        if (m_samples.size() == kMostSamples &&
            m_last == std::numeric_limits<std::uint64_t>::max()) {
            for (std::size_t i = 0; i < kMostSamples / 2; ++i)
                m_samples[i] = m_samples[2 * i];
            m_samples.resize(kMostSamples / 2);
            m_step *= 2;
        }
    }
    return isNew;
}

} // namespace clew
