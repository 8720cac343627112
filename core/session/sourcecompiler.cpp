#include "core/session/sourcecompiler.h"

#include <exception>
#include <utility>

#include "core/storage/process.h"

namespace clew {

SourceCompiler::SourceCompiler(QObject* parent) : QObject(parent) {}

SourceCompiler::~SourceCompiler()
{
    m_stop.request_stop();
}

void SourceCompiler::ask(const SourceEditing& puzzle, SourcePtr source)
{
    forget();
    m_stop = {};
    {
        const std::lock_guard lock(m_mutex);
        m_next = Question{m_number, &puzzle, std::move(source), m_stop.get_token()};
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

void SourceCompiler::forget()
{
    m_stop.request_stop();
    ++m_number;
    const std::lock_guard lock(m_mutex);
    m_next.reset();
}

void SourceCompiler::work(const std::stop_token& token)
{
    while (true) {
        std::unique_lock lock(m_mutex);
        if (!m_wake.wait(lock, token, [this] { return m_next.has_value(); }))
            return;
        const Question question = *std::exchange(m_next, std::nullopt);
        lock.unlock();
        SourceAnswer answer = answerTo(question);
        if (question.token.stop_requested())
            continue;
        QMetaObject::invokeMethod(
            this,
            [this, number = question.number, answer = std::move(answer)] {
                if (number == m_number)
                    emit answered(answer);
            },
            Qt::QueuedConnection);
    }
}

SourceAnswer SourceCompiler::answerTo(const Question& question)
{
    const ProcessesUntil ended(question.token);
    try {
        auto compiled = question.puzzle->compile(*question.source, question.token);
        if (compiled)
            return {question.source, *std::move(compiled)};
        return {question.source, nullptr, std::move(compiled.error())};
    } catch (const std::exception&) {
        return {question.source,
                nullptr,
                {{{{phrase("Source", "There is not enough memory to compile it.")}}}}};
    }
}

} // namespace clew
