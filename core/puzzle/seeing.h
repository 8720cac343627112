// Steps that are seen in a pattern: a person looks for the candidates that stand in it, while the
// step follows from those that are excluded around it, which are the causes that explain() gives.

#pragma once

#include <span>

#include "core/puzzle/puzzle.h"

namespace clew {

/// A second base of puzzles whose techniques are about candidates.
class Seeing
{
public:
    virtual ~Seeing() = default;

    /// What explain() says, with the candidates of the pattern as its causes where there is one.
    [[nodiscard]] virtual Sentence explainSeen(const Problem& problem, const State& before,
                                               Event event) const = 0;

protected:
    Seeing() = default;
    Seeing(const Seeing&) = default;
    Seeing& operator=(const Seeing&) = default;
};

/// Why this event happened, with what is to be lit.
inline Sentence explainSeen(const Puzzle& puzzle, const Problem& problem, const State& before,
                            Event event)
{
    const auto* const seeing = dynamic_cast<const Seeing*>(&puzzle);
    return seeing == nullptr ? puzzle.explain(problem, before, event)
                             : seeing->explainSeen(problem, before, event);
}
/// The same of these events, at least one and all of one deduction.
inline Sentence explainStepSeen(const Puzzle& puzzle, const Problem& problem, const State& before,
                                std::span<const Event> events)
{
    const auto* const seeing = dynamic_cast<const Seeing*>(&puzzle);
    return seeing == nullptr ? puzzle.explainStep(problem, before, events)
                             : seeing->explainSeen(problem, before, events.front());
}

} // namespace clew
