// What happens as soon as nobody is in the middle of something.
//
// Work in the background ends at any time: while a dialog or a menu is open, a stroke is drawn, the
// window waits for something else or a step is being undone. What was looked up before must still
// be there afterwards; so whatever replaces the document by itself waits here. When a window is in
// the middle of something only the window knows.

#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <deque>
#include <functional>

namespace clew {

class IdleQueue : public QObject
{
    Q_OBJECT

public:
    IdleQueue();

    /// Asked before anything happens; without it only Busy keeps things waiting.
    void setIdleWhen(std::function<bool()> isIdle) { m_isIdle = std::move(isIdle); }

    /// Nothing happens while one of these lives.
    class Busy
    {
    public:
        explicit Busy(IdleQueue& queue) : m_queue(queue) { ++m_queue.m_busy; }
        ~Busy() { --m_queue.m_busy; }
        Busy(const Busy&) = delete;
        Busy& operator=(const Busy&) = delete;

    private:
        IdleQueue& m_queue;
    };
    [[nodiscard]] bool isBusy() const { return m_busy > 0; }

    /// Calls `act` later, when nobody is in the middle of anything, in the order of posting; not if
    /// `context` is gone by then.
    void post(const QObject* context, std::function<void()> act);

private:
    struct Entry
    {
        QPointer<const QObject> context;
        std::function<void()> act;
    };

    void look();

    std::function<bool()> m_isIdle = [] { return true; };
    std::deque<Entry> m_entries;
    QTimer m_timer; ///< runs while there are entries
    int m_busy = 0;
};

} // namespace clew
