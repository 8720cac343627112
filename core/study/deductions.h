// The ideas of a search: its events grouped into deductions, each with one rule and one reason.
//
// Whether an event belongs to the deduction of the one before it is decided by these two alone, so
// that the groups are the same from wherever one looks, and nothing has to be read before them. Two
// steps in a row by one rule are distinguished by the event that begins the second (removeAnew());
// in traces that do not say so, by what the puzzle takes for one step (Puzzle::continues()). A
// strike that a value just placed makes by inspection belongs to the step that placed it; the
// givens at the beginning with all that they strike are one step. A Decide, Visit, Conflict or
// Solution stands alone.

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/trace/cursor.h"
#include "core/trace/trace.h"

namespace clew {

struct Deduction
{
    std::uint64_t first = 0; ///< index of its first event
    std::uint64_t end = 0;   ///< behind its last one, as far as it is known
    Event event = {};        ///< the first one, which says what rule it is by
    bool isWhole = true;     ///< it cannot grow

    [[nodiscard]] std::uint64_t size() const { return end - first; }

    friend bool operator==(const Deduction&, const Deduction&) = default;
};

class Deductions
{
public:
    /// None goes on over an index that is a multiple of this: no look at one reads more events.
    static constexpr std::uint64_t kLongest = std::uint64_t{1} << 16U;

    /// `isByHand`: the trace is a person's own solve.
    Deductions(const Puzzle& puzzle, ProblemPtr problem, bool isByHand = false);

    [[nodiscard]] const Puzzle& puzzle() const { return *m_puzzle; }
    [[nodiscard]] const ProblemPtr& problem() const { return m_problem; }
    [[nodiscard]] bool isByHand() const { return m_isByHand; }

    /// The one that an event is part of; events from `shown` on are not looked at.
    [[nodiscard]] Deduction at(const Trace& trace, std::uint64_t event,
                               std::uint64_t shown = kUnlimited) const;
    /// The one that goes on or begins where `position` events have happened; none if no further
    /// event is known.
    [[nodiscard]] std::optional<Deduction> next(const Trace& trace, std::uint64_t position,
                                                std::uint64_t shown = kUnlimited) const;
    /// The one that led to where `position` events have happened; none at the start.
    [[nodiscard]] std::optional<Deduction> previous(const Trace& trace, std::uint64_t position,
                                                    std::uint64_t shown = kUnlimited) const;

    /// What it is called: its rule, or what it does.
    [[nodiscard]] Phrase name(const Trace& trace, const Deduction& deduction) const;
    /// The same where it stands alone: also which of the lines or groups that its rule reads.
    [[nodiscard]] Sentence title(const Trace& trace, const Deduction& deduction) const;
    /// The kinds of its arguments in a word or two, where the title does not name them; empty:
    /// none. `cursor`, on the trace, is moved to where the deduction begins.
    [[nodiscard]] Sentence kind(Cursor& cursor, const Deduction& deduction) const;
    /// Its first few places: what it sets or, if it sets nothing, strikes.
    [[nodiscard]] Sentence summary(const Trace& trace, const Deduction& deduction) const;
    /// As a step of the puzzle's rating; 0 if it is not rated.
    [[nodiscard]] std::uint64_t points(const Deduction& deduction) const;
    /// The rule's place in PuzzleInfo::rules or, behind these, in those of the problem itself: for
    /// colours. None of events without a rule.
    [[nodiscard]] std::optional<std::size_t> ruleIndex(const Deduction& deduction) const;
    /// Whether the deduction puts the givens on the board.
    [[nodiscard]] bool isOpening(const Deduction& deduction) const;

private:
    [[nodiscard]] bool continues(Event before, Event event) const;
    [[nodiscard]] bool isGiven(Event event) const;
    [[nodiscard]] bool isImmediate(Event event) const;

    const Puzzle* m_puzzle;
    ProblemPtr m_problem;
    bool m_isByHand;
    struct Kind
    {
        bool isGiven = false;
        bool isImmediate = false;
    };
    std::vector<Kind> m_rules; ///< by number
};

/// Its first events, that many at most.
std::vector<Event> eventsOf(const Trace& trace, const Deduction& deduction,
                            std::uint64_t most = kUnlimited);

/// How many steps a trace has taken after each of its events, counted as the trace grows. A step is
/// a deduction; the givens are none, and a Solution is part of the step that led to it.
class StepCount
{
public:
    explicit StepCount(Deductions deductions) : m_deductions(std::move(deductions)) {}

    /// Counts on, through about that many further events at most. True: there may be more to count.
    bool advance(const Trace& trace, std::uint64_t most);
    /// Of steps that are whole.
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    /// The trace is complete, and all of it is counted.
    [[nodiscard]] bool isWhole(const Trace& trace) const
    {
        return trace.complete() && m_events == trace.size();
    }
    /// How many events have happened after that many steps, count() at most.
    [[nodiscard]] std::uint64_t eventsAfter(const Trace& trace, std::uint64_t steps) const;
    /// How many steps have been taken after that many events.
    [[nodiscard]] std::uint64_t stepsAfter(const Trace& trace, std::uint64_t events) const;

private:
    /// Steps between two places that are remembered.
    static constexpr std::uint64_t kStride = 256;

    [[nodiscard]] bool isStep(const Deduction& deduction) const;

    Deductions m_deductions;
    std::vector<std::uint64_t> m_ends{0}; ///< of every kStride-th step, beginning with none
    std::uint64_t m_count = 0;
    std::uint64_t m_events = 0; ///< that are counted
};

/// What these events settle, or else strike: "R4C7=1, R4C8=2, …".
Sentence summaryOf(const Puzzle& puzzle, const Problem& problem, std::span<const Event> events);

} // namespace clew
