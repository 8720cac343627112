#include "core/session/history.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace clew {

void History::push(Step step)
{
    const auto act = step.redo;
    push(std::move(step), act);
}

void History::push(Step step, const std::function<void()>& act)
{
    if (m_isUnderWay)
        return;
    dropUndone();
    m_steps.list.push_back(std::move(step));
    ++m_steps.done;
    make(act);
}

void History::note(Step step)
{
    if (m_isUnderWay)
        return;
    m_steps.list.insert(m_steps.list.begin() + static_cast<std::ptrdiff_t>(m_steps.done),
                        std::move(step));
    ++m_steps.done;
    emit changed();
}

void History::clear()
{
    if (!m_isUnderWay)
        exchange({});
}

void History::undo()
{
    if (!m_isUnderWay && canUndo())
        make(m_steps.list[--m_steps.done].undo);
}

void History::redo()
{
    if (!m_isUnderWay && canRedo())
        make(m_steps.list[m_steps.done++].redo);
}

History::Steps History::exchange(Steps steps)
{
    Steps before = std::exchange(m_steps, std::move(steps));
    emit changed();
    return before;
}

void History::append(Steps steps)
{
    dropUndone();
    std::ranges::move(steps.list, std::back_inserter(m_steps.list));
    m_steps.done += steps.done;
    emit changed();
}

const Sentence* History::undoWhat() const
{
    return canUndo() ? &m_steps.list[m_steps.done - 1].what : nullptr;
}

const Sentence* History::redoWhat() const
{
    return canRedo() ? &m_steps.list[m_steps.done].what : nullptr;
}

void History::make(const std::function<void()>& act)
{
    m_isUnderWay = true;
    act();
    m_isUnderWay = false;
    emit changed();
}

void History::dropUndone()
{
    m_steps.list.erase(m_steps.list.begin() + static_cast<std::ptrdiff_t>(m_steps.done),
                       m_steps.list.end());
}

} // namespace clew
