// What can be undone and done again, step by step.

#pragma once

#include <QObject>
#include <functional>
#include <vector>

#include "core/text/sentence.h"

namespace clew {

class History : public QObject
{
    Q_OBJECT

public:
    struct Step
    {
        Sentence what; ///< names it in menus: "Choose puzzle"
        std::function<void()> redo;
        std::function<void()> undo;
    };

    using QObject::QObject;

    /// Does the step; what was undone before cannot be done again any more. Nothing happens while
    /// another step is under way.
    void push(Step step);
    /// Notes a step that was done already; what was undone before can still be done again. Nothing
    /// happens while another step is under way.
    void note(Step step);
    /// Forgets all steps.
    void clear();
    void undo();
    void redo();

    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_steps.size(); }
    /// The step that would be undone or done again; null: none.
    [[nodiscard]] const Sentence* undoWhat() const;
    [[nodiscard]] const Sentence* redoWhat() const;
    /// Number of steps, undone or not.
    [[nodiscard]] std::size_t count() const { return m_steps.size(); }

signals:
    void changed();

private:
    void make(const std::function<void()>& act);

    std::vector<Step> m_steps;
    std::size_t m_done = 0; ///< how many of them are not undone
    bool m_isUnderWay = false;
};

} // namespace clew
