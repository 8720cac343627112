// What can be undone and done again, step by step.

#pragma once

#include <QObject>
#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "core/session/document.h"
#include "core/text/sentence.h"

namespace clew {

/// The document that a step exchanges for the one that is shown: a later one once it is undone.
struct StepDocument
{
    Document document;
    /// As an earlier start of the program kept it (historyjson.h), until it is read.
    std::shared_ptr<const nlohmann::json> unread = nullptr;
    /// Events of its hand when it was left; 0: nobody knows, or there is none.
    std::uint64_t handEvents = 0;
};

class History : public QObject
{
    Q_OBJECT

public:
    struct Step
    {
        Sentence what; ///< names it in menus: "Choose puzzle"
        std::function<void()> redo;
        std::function<void()> undo;
        /// Null: the step is about something else, and is not kept for the next start.
        std::shared_ptr<StepDocument> other = nullptr;
        /// A strategy went on from the position of the solve by hand that was left.
        bool goesOn = false;
    };
    /// All of a history.
    struct Steps
    {
        std::vector<Step> list;
        std::size_t done = 0; ///< how many of them are not undone
    };

    using QObject::QObject;

    /// Does the step; what was undone before cannot be done again any more. Nothing happens while
    /// another step is under way.
    void push(Step step);
    /// The same of a step that is done by `act` this first time.
    void push(Step step, const std::function<void()>& act);
    /// Notes a step that was done already; what was undone before can still be done again. Nothing
    /// happens while another step is under way.
    void note(Step step);
    /// Forgets all steps.
    void clear();
    void undo();
    void redo();

    /// Another history goes on here; returns the one before.
    Steps exchange(Steps steps);
    /// These come after what was done, in place of what was undone.
    void append(Steps steps);
    [[nodiscard]] const Steps& steps() const { return m_steps; }

    [[nodiscard]] bool canUndo() const { return m_steps.done > 0; }
    [[nodiscard]] bool canRedo() const { return m_steps.done < m_steps.list.size(); }
    /// The step that would be undone or done again; null: none.
    [[nodiscard]] const Sentence* undoWhat() const;
    [[nodiscard]] const Sentence* redoWhat() const;
    /// Number of steps, undone or not.
    [[nodiscard]] std::size_t count() const { return m_steps.list.size(); }

signals:
    void changed();

private:
    void make(const std::function<void()>& act);
    void dropUndone();

    Steps m_steps;
    bool m_isUnderWay = false;
};

} // namespace clew
