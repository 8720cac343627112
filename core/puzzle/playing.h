// How a person plays a puzzle: what may be entered where, when the board is done, and what can be
// said of a position.
//
// A puzzle that can be played by hand returns one of these from Puzzle::playing(); it stands in
// core/puzzles/<id>/playing.cpp and is a TypedPlaying, which has what is said by default. All of it
// is a matter of the rules alone: whether an entry leads to a solution is another question
// (core/study/position.h).

#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/puzzle/requests.h"
#include "core/search/control.h"
#include "core/text/result.h"
#include "core/trace/state.h"

namespace clew {

class Puzzle;

/// What follows from a board by one of the puzzle's techniques.
struct TechniqueStep
{
    Rule rule = 0;                  ///< the technique's
    Sentence reason = {};           ///< empty: what the puzzle says of the first event
    std::vector<Event> events = {}; ///< what it settles (Assign) or strikes (Remove)
};

class Playing
{
public:
    /// Where steps go; false: no more by this technique.
    using TakeStep = std::function<bool(TechniqueStep&&)>;
    using Rest = std::optional<std::vector<Assignment>>;

    virtual ~Playing() = default;

    /// The events that put the givens on the board, before the first move. By default none.
    [[nodiscard]] virtual std::vector<Event> givens(const Problem& problem) const = 0;
    /// Whether a person enters values for the variable at all: a search may have variables of its
    /// own. By default for all.
    [[nodiscard]] virtual bool isEntered(const Problem& problem, Variable variable) const = 0;
    /// Whether a person may enter this now, where the variable has no value yet. It need not be
    /// right. By default anything may be entered.
    [[nodiscard]] virtual bool mayEnter(const Problem& problem, const State& state,
                                        Assignment entry) const = 0;
    /// Why it may not be entered, if the puzzle has more to say than that. By default empty.
    [[nodiscard]] virtual Sentence whyNot(const Problem& problem, const State& state,
                                          Assignment entry) const = 0;
    /// What goes without saying once all that matters is entered: the empty cells of a nonogram
    /// whose filled cells are there. None while something is missing. By default every variable
    /// has to be entered.
    [[nodiscard]] virtual Rest rest(const Problem& problem, const State& state) const = 0;
    /// Whether all is entered, right or wrong: an equation that does not hold. By default, when
    /// there is a rest.
    [[nodiscard]] virtual bool isFull(const Problem& problem, const State& state) const = 0;
    /// Whether this follows at a glance and need not be entered, so that no hint speaks of it: an
    /// empty cell of a line whose filled cells are all there. By default nothing does.
    [[nodiscard]] virtual bool goesWithoutSaying(const Problem& problem, const State& state,
                                                 Assignment entry) const = 0;
    /// The contradiction that can be seen on the board: a Conflict that a strategy of the puzzle
    /// emits, too. By default none is looked for.
    [[nodiscard]] virtual std::optional<Event> deadEnd(const Problem& problem,
                                                       const State& state) const = 0;

    /// Why nothing can be made of the board any more, as far as a look at it shows: a Conflict of
    /// one of the puzzle's rules. It may look further than deadEnd(), which is recorded at once.
    /// By default it does not.
    [[nodiscard]] virtual std::optional<Event> contradiction(const Problem& problem,
                                                             const State& state) const = 0;

    /// Why an entry that no solution has cannot stand, by a short argument: what follows from it,
    /// to where nothing is left. `before` is the board without it. The effects are where the
    /// argument ends, the causes what it rests on and passes. Empty if there is no short one. By
    /// default the rules are followed (ruleargument.h).
    [[nodiscard]] virtual Sentence refutation(const Puzzle& puzzle, const Problem& problem,
                                              const State& before, Place wrong,
                                              Control& control) const;

    /// How a hint names the technique where the rules leave one value to a variable.
    [[nodiscard]] virtual Phrase onlyOneLeft() const;

    /// The strategy whose steps are hints; empty: there is none that deduces.
    [[nodiscard]] virtual std::string_view deducing() const { return {}; }
    /// Whether what that strategy strikes by this rule can be seen on the board, and is no
    /// technique.
    [[nodiscard]] virtual bool isObvious(Rule /*rule*/) const { return false; }
    /// What a hint calls the technique behind what that strategy does by this rule. By default
    /// empty: the rule's name is one.
    [[nodiscard]] virtual Phrase techniqueOf(Rule /*rule*/) const { return {}; }
    /// Whether two neighbouring events of that strategy are one step of a person.
    [[nodiscard]] virtual bool areOneStep(const Problem& problem, Event first,
                                          Event second) const = 0;
    /// Where to look for a step, less precisely than its cell: "box 3", with its cells as causes.
    /// `seen` is what explainSeen() lights of it: where a pattern is, that is the place to look.
    /// By default empty.
    [[nodiscard]] virtual Sentence region(const Problem& problem, const State& before, Event step,
                                          std::span<const Place> seen) const = 0;

    /// What leads up to an entry before it is named. What is empty is said of its variable.
    struct Approach
    {
        Sentence where = {};     ///< where to look
        Sentence technique = {}; ///< how to find it, though other ways may do as well
        Sentence cells = {};     ///< what it is about
    };
    /// For puzzles whose variables are moves one after the other, which say nothing of where to
    /// look. By default all are empty.
    [[nodiscard]] virtual Approach approach(const Problem& problem, const State& state,
                                            Assignment entry) const = 0;

    /// Whether there are techniques for eachStep() to try.
    [[nodiscard]] virtual bool hasTechniques() const { return false; }
    /// Hands over every step that a technique finds on such a board, whose values and strikes must
    /// be right; the simplest technique comes first, and one step may be found more than once. By
    /// default there is none.
    virtual void eachStep(const Problem& problem, const State& state, Control& control,
                          const TakeStep& take) const = 0;

    /// Looks for a solution that agrees with the entries and hands it to the control: what would be
    /// entered for each variable, kNoValue or nothing if none. By default
    /// the puzzle's fastest strategies search the problem with the entries assumed.
    [[nodiscard]] virtual Result<Outcome> complete(const Puzzle& puzzle, const Problem& problem,
                                                   std::span<const Assignment> entries,
                                                   Control& control) const;

    // ---- setting: what is asked of a problem while it is being made (core/study/setting.h)

    /// The problem without what givens() puts on the board; assume() puts it back. Null, by
    /// default: nothing can be given, or taken away.
    [[nodiscard]] virtual ProblemPtr withoutGivens(const Problem& problem) const = 0;
    /// How many variables, from the first one on, can be assumed each by itself. By default none.
    [[nodiscard]] virtual std::uint32_t assumable(const Problem& problem) const = 0;
    /// The same problem with every board a solution of its own, none left out as a copy of another.
    /// Null, by default: the problem is that already.
    [[nodiscard]] virtual ProblemPtr withCopies(const Problem& problem) const = 0;
    /// Solutions that follow from one without a search, since the problem treats some values alike.
    /// By default none.
    [[nodiscard]] virtual std::vector<Solution> alike(const Problem& problem,
                                                      const Solution& solution) const = 0;
};

/// More variables are not for a person's hand.
inline constexpr std::uint32_t kMostPlayed = 10'000;
/// How the puzzle's problem is played; null if it is not.
const Playing* playingOf(const Puzzle& puzzle, const Problem& problem);

} // namespace clew
