#include "core/session/idlequeue.h"

#include <chrono>

namespace clew {

namespace {

constexpr auto kLookAgain = std::chrono::milliseconds(20);

} // namespace

IdleQueue::IdleQueue()
{
    connect(&m_timer, &QTimer::timeout, this, &IdleQueue::look);
}

void IdleQueue::post(const QObject* context, std::function<void()> act)
{
    m_entries.push_back({context, std::move(act)});
    if (!m_timer.isActive())
        m_timer.start(0);
}

void IdleQueue::look()
{
    if (isBusy() || !m_isIdle()) {
        m_timer.start(kLookAgain);
        return;
    }
    const Entry next = std::move(m_entries.front());
    m_entries.pop_front();
    if (m_entries.empty())
        m_timer.stop();
    if (next.context != nullptr)
        next.act();
}

} // namespace clew
