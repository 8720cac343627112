#include "core/session/surveyor.h"

#include <chrono>
#include <exception>
#include <utility>

namespace clew {

namespace {

constexpr auto kPatience = std::chrono::seconds(10); ///< with one question
constexpr std::uint64_t kMostMemory = std::uint64_t{256} << 20U;
constexpr std::uint64_t kMostCandidates = 50'000;

bool isSmall(const Draft& draft)
{
    const Dimensions dimensions = draft.puzzle.dimensions(*draft.problem);
    return std::uint64_t{dimensions.variables} * dimensions.values <= kMostCandidates;
}

} // namespace

Surveyor::Surveyor(QObject* parent) : QObject(parent) {}

Surveyor::~Surveyor()
{
    m_stop.request_stop();
}

void Surveyor::ask(const Puzzle& puzzle, ProblemPtr problem, std::uint32_t most)
{
    forget();
    m_stop = {};
    {
        const std::lock_guard lock(m_mutex);
        m_next = Question{m_number, &puzzle, std::move(problem), most, m_stop.get_token()};
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

void Surveyor::forget()
{
    m_stop.request_stop();
    ++m_number;
    const std::lock_guard lock(m_mutex);
    m_next.reset();
}

void Surveyor::work(const std::stop_token& token)
{
    while (true) {
        std::unique_lock lock(m_mutex);
        if (!m_wake.wait(lock, token, [this] { return m_next.has_value(); }))
            return;
        const Question question = *std::exchange(m_next, std::nullopt);
        lock.unlock();
        try {
            answer(question);
        } catch (const std::exception&) { // no memory for it
            tell(question, {.isLast = true});
        }
    }
}

void Surveyor::answer(const Question& question)
{
    const Draft draft{*question.puzzle,
                      question.problem,
                      question.token,
                      {.nodes = 20'000'000, .memory = kMostMemory},
                      std::chrono::steady_clock::now() + kPatience};
    SetterAnswer found{surveyOf(draft)};
    const bool isMore = canBeAsked(draft) && isSmall(draft) &&
                        (question.most > 0 ||
                         (found.survey.finding == Survey::Finding::Several && !found.survey.isAll));
    found.isLast = !isMore;
    tell(question, found);
    if (!isMore)
        return;
    if (question.most == 0) {
        found.survey.differing = differingIn(draft, std::move(found.survey.differing));
    } else {
        found.candidates = trueCandidates(draft, std::max(2U, question.most));
        if (found.candidates->isComplete())
            found.survey.differing = found.candidates->differing();
    }
    found.isLast = true;
    tell(question, std::move(found));
}

void Surveyor::tell(const Question& question, SetterAnswer answer)
{
    if (question.token.stop_requested())
        return;
    QMetaObject::invokeMethod(
        this,
        [this, number = question.number, answer = std::move(answer)] {
            if (number == m_number)
                emit answered(answer);
        },
        Qt::QueuedConnection);
}

} // namespace clew
