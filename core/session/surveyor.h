// Says all the time how many solutions the problem has that is being made: on one thread, the
// newest question first.
//
// A new question cancels the one before it. Of each question first the number of solutions is
// answered, then where they differ and, if that was asked, the true candidates. Every answer comes
// on the surveyor's own thread, and none to a question that is not the newest any more.

#pragma once

#include <QObject>
#include <optional>

#include "core/session/latestquestion.h"
#include "core/study/setting.h"

namespace clew {

struct SetterAnswer
{
    Survey survey = {};
    /// Known in the second answer, where they were asked for and the puzzle can be asked.
    std::optional<Candidates> candidates = std::nullopt;
    bool isLast = false; ///< nothing more will be said
};

class Surveyor : public QObject
{
    Q_OBJECT

public:
    explicit Surveyor(QObject* parent = nullptr);

    /// `most`: how many solutions of a candidate are distinguished; 0 leaves candidates out where
    /// they are not needed to see where solutions differ.
    void ask(const Puzzle& puzzle, ProblemPtr problem, std::uint32_t most = 0);
    /// Nothing is asked any more.
    void forget() { m_questions.forget(); }

signals:
    void answered(const clew::SetterAnswer& answer);

private:
    struct Question
    {
        const Puzzle* puzzle;
        ProblemPtr problem;
        std::uint32_t most;
    };
    using Asked = LatestQuestion<Question>::Asked;

    void answer(const Asked& asked);
    void tell(const Asked& asked, SetterAnswer answer);

    LatestQuestion<Question> m_questions;
};

} // namespace clew
