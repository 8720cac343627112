// What is to happen to the window as soon as nobody is in the middle of something.
//
// Work in the background ends at any time: while a dialog or a menu is open, a stroke is drawn, the
// window waits for something else or a step is being undone. What stands on the stack there was
// looked up before and must still be there afterwards; so whatever replaces the document by itself
// waits here until the event loop is back at the window's own level.

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

    [[nodiscard]] bool isIdle() const;
    void look();

    std::deque<Entry> m_entries;
    QTimer m_timer; ///< runs while there are entries
    int m_busy = 0;
};

} // namespace clew
