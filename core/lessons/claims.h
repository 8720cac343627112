// What a lesson says, checked against the program.
//
// A claim is a line of a page: `claim: nodes of generate-and-test 340`. The last words are what is
// claimed; what they are compared with is found by running the searches that the claim names. In
// the texts a number stands in braces and a place in brackets: each number must be claimed on its
// page and each place exist on its board, in every language.

#pragma once

#include <chrono>
#include <map>
#include <stop_token>
#include <tuple>
#include <vector>

#include "core/lessons/stage.h"
#include "core/lessons/taskcheck.h"
#include "core/search/outcome.h"

namespace clew {

/// How much is asked of a lesson.
enum class LessonRigour : std::uint8_t {
    Claims, ///< what is claimed holds, and moments and places exist
    Proof,  ///< also: every number is claimed, and every text is there in all languages
};

/// What each claim, each task and the way to each moment may take by default.
inline constexpr std::chrono::seconds kLessonTime{60};

/// Checks a lesson page by page. A claim that does not hold says what is true instead.
class LessonChecker
{
public:
    /// `lesson` must outlive it. What takes longer than `time` is undecided.
    explicit LessonChecker(const Lesson& lesson, std::chrono::nanoseconds time = kLessonTime)
        : m_lesson(lesson), m_time(time), m_stages(lesson, time)
    {
    }

    /// What is wrong with the whole of it; nothing if all is right. Ends early if the token asks.
    std::vector<LessonFault> check(LessonRigour rigour, const std::stop_token& token = {});
    /// Of one page.
    std::vector<LessonFault> checkPage(std::size_t page, LessonRigour rigour,
                                       const std::stop_token& token = {});

    /// Of one page its claims and texts alone: of a page that cannot be read as a whole.
    /// `isClaimed`: none of its claims was left out.
    std::vector<LessonFault> checkSaid(std::size_t page, bool isClaimed,
                                       const std::stop_token& token = {});

    /// What the pages show, as far as it was made.
    [[nodiscard]] LessonStages& stages() { return m_stages; }

    /// How many claims, places and numbers were looked at so far.
    struct Tally
    {
        std::uint64_t claims = 0;
        std::uint64_t places = 0;
        std::uint64_t numbers = 0;
    };
    [[nodiscard]] const Tally& tally() const { return m_tally; }

private:
    struct Look; ///< at one page
    template<class T>
    using Checked = tl::expected<T, LessonFault>;

    /// What `check` finds at a page, if its board can be made.
    template<class Check>
    std::vector<LessonFault> lookAt(std::size_t page, bool isClaimed, const std::stop_token& token,
                                    Check check);
    void checkClaims(const Look& look, std::vector<LessonFault>& faults);
    void checkClaim(const Look& look, const LessonClaim& claim, std::vector<LessonFault>& faults);
    /// Of a claim that is about places: each that it is not true of.
    void checkPlaces(const Look& look, const LessonClaim& claim, std::vector<LessonFault>& faults);
    Checked<std::string> truthOf(const Look& look, const LessonClaim& claim);
    /// The strategy that a word of the claim names.
    static Checked<std::size_t> strategyAt(const Look& look, const LessonClaim& claim,
                                           std::size_t index);
    Checked<std::string> claimedFigure(const Look& look, const LessonClaim& claim);
    Checked<std::string> figureOf(const Look& look, std::string_view name, std::size_t strategy,
                                  const LessonClaim& claim);
    /// Of the nodes of two strategies.
    Checked<std::string> ratioOf(const Look& look, const LessonClaim& claim);
    Checked<std::string> countOf(const Look& look, const LessonClaim& claim);
    Checked<std::string> classesOf(const Look& look, const LessonClaim& claim);
    static Checked<std::string> calculationOf(const Look& look, const LessonClaim& claim);
    Checked<std::string> ratedOf(const Look& look, const LessonClaim& claim);
    [[nodiscard]] tl::unexpected<LessonFault> undecided(const Look& look,
                                                        const LessonClaim& claim) const;
    void checkTexts(const Look& look, LessonRigour rigour, std::vector<LessonFault>& faults);
    /// `headKey`: of a text of the whole lesson, whose numbers are claimed on the first page.
    void checkText(const Look& look, const LessonText& text, LessonRigour rigour,
                   std::vector<LessonFault>& faults, std::string_view headKey = {});
    const Outcome& outcomeOf(const Look& look, std::size_t strategy, bool untilFirst);

    const Lesson& m_lesson;
    std::chrono::nanoseconds m_time;
    LessonStages m_stages;
    std::map<std::tuple<const Problem*, std::size_t, std::uint64_t, bool>, Outcome> m_outcomes;
    Tally m_tally;
};

/// The names of what can be claimed, for messages and documentation.
std::vector<std::string> claimNames();

} // namespace clew
