// What will the strategy do next? Questions about the events of a recorded search, each with one
// right answer and a few plausible wrong ones.
//
// The wrong answers are events that the search could have emitted at that moment: the same step at
// another value or another variable (those the trace really has nearby come first), and turns it
// could have taken. The same moment and seed give the same question.

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/trace/cursor.h"
#include "core/trace/heat.h"
#include "core/trace/nodewalk.h"

namespace clew {

/// What is worth a question. Givens and visits that lead nowhere never are.
enum class QuizScope : std::uint8_t {
    EveryStep,
    /// Guesses, contradictions, turns and solutions; of a search that has not guessed (yet) every
    /// value it concludes and the first of the candidates that it strikes for one reason.
    Turns,
};

/// Goes through a trace, a bounded number of events at a time, to what is worth a question.
class QuizFinder
{
public:
    /// The next event looked at is the one at this position.
    void stand(const Trace& trace, std::uint64_t position);
    /// How far it has looked.
    [[nodiscard]] std::uint64_t position() const { return m_position; }

    /// Index of the next event to be asked about, if it is among the next `maxEvents` and
    /// published. position() is then there, and a further call finds it again.
    std::optional<std::uint64_t> find(const Puzzle& puzzle, const Trace& trace, QuizScope scope,
                                      std::uint64_t maxEvents);

private:
    void note(Event event);
    [[nodiscard]] bool isWorthAsking(const Puzzle& puzzle, Event event, QuizScope scope) const;

    std::uint64_t m_position = 0;
    NodeWalk m_walk;
    std::vector<Rule> m_removals;
};

/// How many answers a question has at most, and at least.
inline constexpr std::size_t kMostAnswers = 4;
inline constexpr std::size_t kFewestAnswers = 2;

struct QuizAnswer
{
    Event event;
    Phrase pattern;      ///< "It tries %1."
    Sentence place = {}; ///< what %1 stands for, or a number of levels

    /// In English.
    [[nodiscard]] std::string text() const { return fillIn(pattern.text, {place.text()}); }
};

struct QuizQuestion
{
    std::uint64_t position = 0; ///< how many events have happened; what is asked about comes next
    std::vector<QuizAnswer> answers = {}; ///< no two of the same text
    std::size_t right = 0;

    [[nodiscard]] const QuizAnswer& rightAnswer() const { return answers[right]; }
};

/// A question also looks at this many events after the one it asks about: asked when they are
/// published, or the search has ended, it is always the same.
inline constexpr std::uint64_t kQuizAhead = 16;

/// About the event that follows where the cursor stands, which must be published.
QuizQuestion makeQuestion(const Puzzle& puzzle, const Problem& problem, const Cursor& before,
                          QuizScope scope, std::uint64_t seed);

/// Whether the event happens at a cell of the board, `place` in the sense of Board::cellMeaning().
bool happensAt(Event event, Place place, CellMeaning meaning);

/// How well the user predicts.
struct QuizScore
{
    std::uint32_t asked = 0;
    std::uint32_t right = 0;
    std::uint32_t run = 0;  ///< right ones in a row, up to now
    std::uint32_t best = 0; ///< the longest such run

    void add(bool isRight);

    friend bool operator==(const QuizScore&, const QuizScore&) = default;
};

} // namespace clew
