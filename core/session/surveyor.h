// Says all the time how many solutions the problem has that is being made: on one thread, the
// newest question first.
//
// A new question cancels the one before it. Of each question first the number of solutions is
// answered, then where they differ and, if that was asked, the true candidates. Every answer comes
// on the surveyor's own thread, and none to a question that is not the newest any more.

#pragma once

#include <QObject>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

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
    ~Surveyor() override;

    /// `most`: how many solutions of a candidate are told apart; 0 leaves candidates out where they
    /// are not needed to see where solutions differ.
    void ask(const Puzzle& puzzle, ProblemPtr problem, std::uint32_t most = 0);
    /// Nothing is asked any more.
    void forget();

signals:
    void answered(const clew::SetterAnswer& answer);

private:
    struct Question
    {
        std::uint64_t number = 0;
        const Puzzle* puzzle = nullptr;
        ProblemPtr problem;
        std::uint32_t most = 0;
        std::stop_token token;
    };

    void work(const std::stop_token& token);
    void answer(const Question& question);
    void tell(const Question& question, SetterAnswer answer);

    std::uint64_t m_number = 0; ///< of the newest question
    std::stop_source m_stop;    ///< of the newest question
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Question> m_next; ///< guarded by the mutex
    std::jthread m_thread;          ///< the last member: joined before the others go
};

} // namespace clew
