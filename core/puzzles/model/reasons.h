// Steps with the fewest reasons: what follows next from the smallest set of constraints, found by
// the engine (app/engines/reasons.h).

#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/puzzles/model/model.h"
#include "core/search/control.h"

namespace clew::model {

struct ReasonedStep
{
    std::vector<Event> events;
    std::vector<Rule> rules;   ///< all of them are needed: none can be left out
    std::vector<Place> causes; ///< what it goes by; without a value: the values that are left
    /// Of several events by several rules, what each of them goes by.
    std::vector<std::vector<Place>> causesOfEach = {};
};

struct ReasonedEnd
{
    enum class Kind : std::uint8_t {
        Solved,
        Stuck, ///< nothing more follows, or nothing that can be found
        Contradiction,
        Stopped, ///< by the control, or by `take`
    };

    Kind kind = Kind::Stopped;
    std::vector<Rule> rules = {}; ///< that contradict each other and what is known
};

/// Calls `take` for step after step until it says false. Those of the last few problems are kept
/// for reasonOf().
ReasonedEnd explainByEngine(const ModelProblem& problem, Control& control,
                            const std::function<bool(const ReasonedStep&)>& take);

/// The step that this event of SeveralTogether is, from the state before it: one of those that were
/// found for this problem, or else asked for again; none if it cannot be found soon.
std::optional<ReasonedStep> reasonOf(const ModelProblem& problem, const State& before, Event event);

inline constexpr Phrase kComma{"", "%1, %2"};
inline constexpr Phrase kSemicolon{"", "%1; %2"};
/// The sentences one after another; empty if there are none.
Sentence listed(std::vector<Sentence> sentences, Phrase joint = kComma);

/// Rules of the model by their names.
Sentence namesOf(const Model& model, std::span<const Rule> rules);

/// The step in a sentence: "row 1 …, cage 3 …: not x[1,2] = 5."
Sentence sentenceOf(const Model& model, const ReasonedStep& step);

} // namespace clew::model
