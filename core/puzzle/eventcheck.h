// Events that come from elsewhere, checked against the problem they are said to be of.
//
// A well-formed trace may still lie: refer to a rule that its puzzle does not have, a value outside
// the domain, a contradiction of nothing. Each event is checked once, where it is first read; from
// there on everything (Cursor, Puzzle::explain(), pictures, reasons, questions) takes events as
// they are. What they say may still be untrue, but it does no harm.

#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew {

class EventCheck
{
public:
    /// Of any puzzle's problem of these dimensions: rules are not looked at.
    explicit EventCheck(Dimensions dimensions) : m_dimensions(dimensions) {}
    /// Both must outlive the check.
    EventCheck(const Puzzle& puzzle, const Problem& problem);

    /// What is wrong with the event where `nodeCount` nodes are known; none if nothing is. The
    /// sentence calls the event "it".
    [[nodiscard]] std::optional<Sentence> faultOf(Event event, std::uint64_t nodeCount) const;

private:
    /// The kinds of events that may name a rule, as bits, and one more.
    using Uses = std::uint8_t;
    static constexpr Uses kWithoutValue = 1U << 7U;
    static constexpr Uses bitOf(EventKind kind)
    {
        return static_cast<Uses>(1U << static_cast<unsigned>(kind));
    }

    [[nodiscard]] std::optional<Sentence> placeFault(Event event) const;
    [[nodiscard]] std::optional<Sentence> ruleFault(Event event) const;
    [[nodiscard]] Uses usesOf(Rule rule) const { return rule < m_uses.size() ? m_uses[rule] : 0; }

    Dimensions m_dimensions;
    const Puzzle* m_puzzle = nullptr;
    const Problem* m_problem = nullptr;
    std::vector<Uses> m_uses = {}; ///< of each rule; 0 stands for guesses
};

} // namespace clew
