// A thread that answers the latest question: a new one cancels the one before it, and none but the
// newest gets its answers.

#pragma once

#include <QMetaObject>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

class QObject;

namespace clew {

template<class Question>
class LatestQuestion
{
public:
    struct Asked
    {
        std::uint64_t number;
        Question question;
        std::stop_token token; ///< nobody wants to know any more
    };

    /// `answer` is called on the thread, which begins with the first question; it throws nothing.
    /// Answers are given on the asker's own, which outlives this object.
    LatestQuestion(QObject& asker, std::function<void(const Asked&)> answer)
        : m_asker(asker), m_answer(std::move(answer))
    {
    }
    LatestQuestion(const LatestQuestion&) = delete;
    LatestQuestion& operator=(const LatestQuestion&) = delete;
    ~LatestQuestion() { m_stop.request_stop(); }

    void ask(Question question)
    {
        forget();
        m_stop = {};
        {
            const std::lock_guard lock(m_mutex);
            m_next.emplace(Asked{m_number, std::move(question), m_stop.get_token()});
        }
        if (!m_thread.joinable()) {
            try {
                m_thread = std::jthread([this](const std::stop_token& token) { work(token); });
            } catch (const std::exception&) { // there is no further thread: nothing is said
                return;
            }
        }
        m_wake.notify_one();
    }

    /// Nothing is asked any more.
    void forget()
    {
        m_stop.request_stop();
        ++m_number;
        const std::lock_guard lock(m_mutex);
        m_next.reset();
    }

    /// While it is answered: `give` is called, unless something else is asked before that.
    template<class Give>
    void reply(const Asked& asked, Give give)
    {
        if (asked.token.stop_requested())
            return;
        QMetaObject::invokeMethod(
            &m_asker,
            [this, number = asked.number, give = std::move(give)] {
                if (number == m_number)
                    give();
            },
            Qt::QueuedConnection);
    }

private:
    void work(const std::stop_token& token)
    {
        while (true) {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, token, [this] { return m_next.has_value(); }))
                return;
            const Asked asked = *std::exchange(m_next, std::nullopt);
            lock.unlock();
            m_answer(asked);
        }
    }

    QObject& m_asker;
    std::function<void(const Asked&)> m_answer;
    std::uint64_t m_number = 0; ///< of the newest question
    std::stop_source m_stop;    ///< of the newest question
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Asked> m_next; ///< guarded by the mutex
    std::jthread m_thread;       ///< the last member: joined before the others go
};

} // namespace clew
