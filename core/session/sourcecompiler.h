// Finds out what a source says while it is being written: on a thread of its own, the newest text
// first.
//
// A new text cancels the one before it; none but the newest is answered.

#pragma once

#include <QObject>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "core/puzzle/source.h"

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
    ~SourceCompiler() override;

    /// `puzzle` has sources.
    void ask(const SourceEditing& puzzle, SourcePtr source);
    /// Nothing is asked any more.
    void forget();

signals:
    /// On the thread that this object lives on.
    void answered(const clew::SourceAnswer& answer);

private:
    struct Question
    {
        std::uint64_t number = 0;
        const SourceEditing* puzzle = nullptr;
        SourcePtr source;
        std::stop_token token;
    };

    void work(const std::stop_token& token);
    static SourceAnswer answerTo(const Question& question);

    std::uint64_t m_number = 0; ///< of the newest question
    std::stop_source m_stop;    ///< of the newest question
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Question> m_next; ///< guarded by the mutex
    std::jthread m_thread;          ///< the last member: joined before the others go
};

} // namespace clew
