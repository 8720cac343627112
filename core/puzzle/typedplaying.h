// How problems of type P are played: a puzzle overrides what is said of a `const P&`.
//
// What each of these functions means, and what it says by default, stands in playing.h.

#pragma once

#include "core/puzzle/playing.h"

namespace clew {

template<std::derived_from<Problem> P>
class TypedPlaying : public Playing
{
public:
    std::vector<Event> givens(const Problem& problem) const final { return givens(typed(problem)); }
    bool isEntered(const Problem& problem, Variable variable) const final
    {
        return isEntered(typed(problem), variable);
    }
    bool mayEnter(const Problem& problem, const State& state, Assignment entry) const final
    {
        return mayEnter(typed(problem), state, entry);
    }
    Sentence whyNot(const Problem& problem, const State& state, Assignment entry) const final
    {
        return whyNot(typed(problem), state, entry);
    }
    Rest rest(const Problem& problem, const State& state) const final
    {
        return rest(typed(problem), state);
    }
    bool isFull(const Problem& problem, const State& state) const final
    {
        return isFull(typed(problem), state);
    }
    bool goesWithoutSaying(const Problem& problem, const State& state, Assignment entry) const final
    {
        return goesWithoutSaying(typed(problem), state, entry);
    }
    std::optional<Event> deadEnd(const Problem& problem, const State& state) const final
    {
        return deadEnd(typed(problem), state);
    }
    std::optional<Event> contradiction(const Problem& problem, const State& state) const final
    {
        return contradiction(typed(problem), state);
    }
    Sentence refutation(const Puzzle& puzzle, const Problem& problem, const State& before,
                        Place wrong, Control& control) const final
    {
        return refutation(puzzle, typed(problem), before, wrong, control);
    }
    bool areOneStep(const Problem& problem, Event first, Event second) const final
    {
        return areOneStep(typed(problem), first, second);
    }
    Sentence region(const Problem& problem, const State& before, Event step,
                    std::span<const Place> seen) const final
    {
        return region(typed(problem), before, step, seen);
    }
    Approach approach(const Problem& problem, const State& state, Assignment entry) const final
    {
        return approach(typed(problem), state, entry);
    }
    void eachStep(const Problem& problem, const State& state, Control& control,
                  const TakeStep& take) const final
    {
        eachStep(typed(problem), state, control, take);
    }
    Result<Outcome> complete(const Puzzle& puzzle, const Problem& problem,
                             std::span<const Assignment> entries, Control& control) const final
    {
        return complete(puzzle, typed(problem), entries, control);
    }
    ProblemPtr withoutGivens(const Problem& problem) const final
    {
        return withoutGivens(typed(problem));
    }
    std::uint32_t assumable(const Problem& problem) const final
    {
        return assumable(typed(problem));
    }
    ProblemPtr withCopies(const Problem& problem) const final { return withCopies(typed(problem)); }
    std::vector<Solution> alike(const Problem& problem, const Solution& solution) const final
    {
        return alike(typed(problem), solution);
    }

protected:
    virtual std::vector<Event> givens(const P&) const { return {}; }
    virtual bool isEntered(const P&, Variable) const { return true; }
    virtual bool mayEnter(const P&, const State&, Assignment) const { return true; }
    virtual Sentence whyNot(const P&, const State&, Assignment) const { return {}; }
    virtual Rest rest(const P&, const State& state) const
    {
        const bool isAll = state.assignedCount() >= state.dimensions().variables;
        return isAll ? Rest(std::in_place) : std::nullopt;
    }
    virtual bool isFull(const P& problem, const State& state) const
    {
        return rest(problem, state).has_value();
    }
    virtual bool goesWithoutSaying(const P&, const State&, Assignment) const { return false; }
    virtual std::optional<Event> deadEnd(const P&, const State&) const { return std::nullopt; }
    virtual std::optional<Event> contradiction(const P& problem, const State& state) const
    {
        return deadEnd(problem, state);
    }
    virtual Sentence refutation(const Puzzle& puzzle, const P& problem, const State& before,
                                Place wrong, Control& control) const
    {
        return Playing::refutation(puzzle, problem, before, wrong, control);
    }
    virtual bool areOneStep(const P&, Event, Event) const { return false; }
    virtual Sentence region(const P&, const State&, Event, std::span<const Place>) const
    {
        return {};
    }
    virtual Approach approach(const P&, const State&, Assignment) const { return {}; }
    virtual void eachStep(const P&, const State&, Control&, const TakeStep&) const {}
    virtual Result<Outcome> complete(const Puzzle& puzzle, const P& problem,
                                     std::span<const Assignment> entries, Control& control) const
    {
        return Playing::complete(puzzle, problem, entries, control);
    }
    virtual ProblemPtr withoutGivens(const P&) const { return nullptr; }
    virtual std::uint32_t assumable(const P&) const { return 0; }
    virtual ProblemPtr withCopies(const P&) const { return nullptr; }
    virtual std::vector<Solution> alike(const P&, const Solution&) const { return {}; }

private:
    static const P& typed(const Problem& problem) { return static_cast<const P&>(problem); }
};

} // namespace clew
