#include "core/trace/cursor.h"

#include <algorithm>

namespace clew {

Cursor::Cursor(std::shared_ptr<const Trace> trace, Dimensions dimensions)
    : m_trace(std::move(trace)), m_state(dimensions)
{
}

std::optional<Event> Cursor::lastEvent() const
{
    if (m_position == 0)
        return std::nullopt;
    return m_trace->event(m_position - 1);
}

void Cursor::seek(std::uint64_t position)
{
    position = std::min(position, m_trace->size());
    if (!walkBackTo(position)) {
        const auto keyframe = m_trace->keyframe(position);
        const std::uint64_t start = keyframe ? keyframe->events : 0;
        if (position < m_position || start > m_position)
            restore(keyframe);
        replayTo(position);
    }
    foldAgain();
}

// A short way back that passes no Visit can be undone event by event, however long the path is.
bool Cursor::walkBackTo(std::uint64_t position)
{
    constexpr std::uint64_t kFar = 64;
    if (position > m_position || m_position - position > kFar)
        return false;
    for (std::uint64_t i = position; i < m_position; ++i)
        if (m_trace->event(i).kind() == EventKind::Visit)
            return false;
    while (m_position > position) {
        const Event event = m_trace->event(--m_position);
        m_livePath.undo(event);
        if (event.kind() == EventKind::Decide)
            --m_nodeCount;
    }
    return true;
}

void Cursor::restore(const std::optional<Trace::Keyframe>& keyframe)
{
    if (keyframe) {
        m_livePath.restore(m_trace->path(*keyframe), m_trace->liveEvents(*keyframe));
        m_position = keyframe->events;
        m_nodeCount = keyframe->nodeCount;
    } else {
        m_livePath.clear();
        m_position = 0;
        m_nodeCount = 1;
    }
}

void Cursor::replayTo(std::uint64_t position)
{
    for (; m_position < position; ++m_position) {
        const Event event = m_trace->event(m_position);
        m_livePath.apply(event, m_nodeCount, *m_trace);
        if (event.kind() == EventKind::Decide)
            ++m_nodeCount;
    }
}

// Makes m_state the fold of the live events, undoing and applying only what has changed.
void Cursor::foldAgain()
{
    const std::size_t same = m_livePath.takeUnchanged();
    while (m_applied.size() > same) {
        m_state.undo(m_applied.back());
        m_applied.pop_back();
    }
    for (const Event event : m_livePath.live().subspan(same)) {
        m_state.apply(event);
        m_applied.push_back(event);
    }
}

} // namespace clew
