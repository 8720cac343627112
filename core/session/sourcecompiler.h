// Finds out what a source says while it is being written: on a thread of its own, the newest text
// first.
//
// A new text cancels the one before it; none but the newest is answered.

#pragma once

#include <QObject>
#include <vector>

#include "core/puzzle/source.h"
#include "core/session/latestquestion.h"

namespace clew {

struct SourceAnswer
{
    SourcePtr source;
    ProblemPtr problem = nullptr;         ///< null: it says none ...
    std::vector<SourceFault> faults = {}; ///< ... for these reasons
};

class SourceCompiler : public QObject
{
    Q_OBJECT

public:
    explicit SourceCompiler(QObject* parent = nullptr);

    /// `puzzle` has sources.
    void ask(const SourceEditing& puzzle, SourcePtr source);
    /// Nothing is asked any more.
    void forget() { m_questions.forget(); }

signals:
    /// On the thread that this object lives on.
    void answered(const clew::SourceAnswer& answer);

private:
    struct Question
    {
        const SourceEditing* puzzle;
        SourcePtr source;
    };
    using Asked = LatestQuestion<Question>::Asked;

    static SourceAnswer answerTo(const Asked& asked);

    LatestQuestion<Question> m_questions;
};

} // namespace clew
