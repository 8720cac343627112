// The action that plays and pauses. Its key, Space, also presses buttons: whoever has the keyboard
// may take it.

#pragma once

#include <QAction>
#include <QEvent>
#include <functional>

namespace clew {

class PlayAction : public QAction
{
    Q_OBJECT

public:
    using QAction::QAction;

    void setKeyTaker(std::function<bool()> takes) { m_takes = std::move(takes); }

protected:
    bool event(QEvent* event) override
    {
        return (event->type() == QEvent::Shortcut && m_takes && m_takes()) || QAction::event(event);
    }

private:
    std::function<bool()> m_takes;
};

} // namespace clew
