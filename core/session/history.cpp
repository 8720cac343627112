#include "core/session/history.h"

#include <utility>

namespace clew {

void History::push(Step step)
{
    if (m_isUnderWay)
        return;
    m_steps.erase(m_steps.begin() + static_cast<std::ptrdiff_t>(m_done), m_steps.end());
    m_steps.push_back(std::move(step));
    ++m_done;
    make(m_steps.back().redo);
}

void History::note(Step step)
{
    if (m_isUnderWay)
        return;
    m_steps.insert(m_steps.begin() + static_cast<std::ptrdiff_t>(m_done), std::move(step));
    ++m_done;
    emit changed();
}

void History::clear()
{
    if (m_isUnderWay)
        return;
    m_steps.clear();
    m_done = 0;
    emit changed();
}

void History::undo()
{
    if (!m_isUnderWay && canUndo())
        make(m_steps[--m_done].undo);
}

void History::redo()
{
    if (!m_isUnderWay && canRedo())
        make(m_steps[m_done++].redo);
}

const Sentence* History::undoWhat() const
{
    return canUndo() ? &m_steps[m_done - 1].what : nullptr;
}

const Sentence* History::redoWhat() const
{
    return canRedo() ? &m_steps[m_done].what : nullptr;
}

void History::make(const std::function<void()>& act)
{
    m_isUnderWay = true;
    act();
    m_isUnderWay = false;
    emit changed();
}

} // namespace clew
