#include "app/gui/idlequeue.h"

#include <QApplication>
#include <QThread>
#include <chrono>

#include "widgets/background.h"

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

// The level is 1 in the application's own event loop, 0 where somebody processes events by hand.
bool IdleQueue::isIdle() const
{
    return m_busy == 0 && !WaitLoop::isActive() && QApplication::activeModalWidget() == nullptr &&
           QApplication::activePopupWidget() == nullptr &&
           QApplication::mouseButtons() == Qt::NoButton &&
           QThread::currentThread()->loopLevel() <= 1;
}

void IdleQueue::look()
{
    if (!isIdle()) {
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
