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

Surveyor::Surveyor(QObject* parent)
    : QObject(parent), m_questions(*this, [this](const Asked& asked) {
          try {
              answer(asked);
          } catch (const std::exception&) { // no memory for it
              tell(asked, {.isLast = true});
          }
      })
{
}

void Surveyor::ask(const Puzzle& puzzle, ProblemPtr problem, std::uint32_t most)
{
    m_questions.ask({&puzzle, std::move(problem), most});
}

void Surveyor::answer(const Asked& asked)
{
    const Question& question = asked.question;
    const Draft draft{*question.puzzle,
                      question.problem,
                      asked.token,
                      {.nodes = 20'000'000, .memory = kMostMemory},
                      std::chrono::steady_clock::now() + kPatience};
    SetterAnswer found{surveyOf(draft)};
    const bool isMore = canBeAsked(draft) && isSmall(draft) &&
                        (question.most > 0 ||
                         (found.survey.finding == Survey::Finding::Several && !found.survey.isAll));
    found.isLast = !isMore;
    tell(asked, found);
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
    tell(asked, std::move(found));
}

void Surveyor::tell(const Asked& asked, SetterAnswer answer)
{
    m_questions.reply(asked, [this, answer = std::move(answer)] { emit answered(answer); });
}

} // namespace clew
