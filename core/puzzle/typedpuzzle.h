// A puzzle whose problems are of type P: it overrides what is said of a `const P&`.
//
// What each of these functions means is said in puzzle.h. By their roles they stand in files of the
// same names in every puzzle's folder: formats.cpp, picture.cpp, explain.cpp, count.cpp, …

#pragma once

#include "core/puzzle/puzzle.h"

namespace clew {

template<std::derived_from<Problem> P>
class TypedPuzzle : public Puzzle
{
public:
    std::string write(const Problem& problem, std::string_view format) const final
    {
        return write(typed(problem), format);
    }
    Sentence title(const Problem& problem) const final { return title(typed(problem)); }
    std::string shape(const Problem& problem) const final { return shape(typed(problem)); }
    std::vector<Sentence> instructions(const Problem& problem) const final
    {
        return instructions(typed(problem));
    }
    std::vector<Sentence> faults(const Problem& problem) const final
    {
        return faults(typed(problem));
    }
    Result<ProblemPtr> assume(const Problem& problem,
                              std::span<const Assignment> assignments) const final
    {
        return assume(typed(problem), assignments);
    }
    Dimensions dimensions(const Problem& problem) const final { return dimensions(typed(problem)); }
    Sentence placeName(const Problem& problem, Place place) const final
    {
        return placeName(typed(problem), place);
    }
    Sentence eventName(const Problem& problem, Event event) const final
    {
        return eventName(typed(problem), event);
    }
    Sentence branchName(const Problem& problem, Event event) const final
    {
        return branchName(typed(problem), event);
    }
    Sentence stepName(const Problem& problem, Event event) const final
    {
        return stepName(typed(problem), event);
    }
    std::optional<GridCell> gridCell(const Problem& problem, Place place) const final
    {
        return gridCell(typed(problem), place);
    }
    Solution solutionAt(const Problem& problem, const State& state) const final
    {
        return solutionAt(typed(problem), state);
    }
    std::vector<Sentence> verify(const Problem& problem, const Solution& solution) const final
    {
        return verify(typed(problem), solution);
    }
    std::vector<Sentence> violations(const Problem& problem, const State& state,
                                     Place place) const final
    {
        return violations(typed(problem), state, place);
    }
    std::string writeSolutions(const Problem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const final
    {
        return writeSolutions(typed(problem), solutions, first, format);
    }
    Solution canonical(const Problem& problem, const Solution& solution) const final
    {
        return canonical(typed(problem), solution);
    }
    bool canHappen(const Problem& problem, Event event) const final
    {
        return canHappen(typed(problem), event);
    }
    bool continues(const Problem& problem, Event before, Event event) const final
    {
        return continues(typed(problem), before, event);
    }
    std::string draw(const Problem& problem, const State* state) const final
    {
        return draw(typed(problem), state);
    }
    Picture picture(const Problem& problem, const View& view) const final
    {
        return picture(typed(problem), view);
    }
    Sentence explain(const Problem& problem, const State& before, Event event) const final
    {
        return explain(typed(problem), before, event);
    }
    Sentence explainStep(const Problem& problem, const State& before,
                         std::span<const Event> events) const final
    {
        return explainStep(typed(problem), before, events);
    }
    Sentence stepKind(const Problem& problem, const State& before,
                      std::span<const Event> events) const final
    {
        return stepKind(typed(problem), before, events);
    }
    bool draws(const Problem& problem, std::size_t strategy, const Parameters& settings) const final
    {
        return draws(typed(problem), strategy, settings);
    }
    StrategyIds fastest(const Problem& problem, Wanted wanted) const final
    {
        return fastest(typed(problem), wanted);
    }
    Result<CountResult> count(const Problem& problem, const CountRequest& request,
                              Control& control) const final
    {
        return count(typed(problem), request, control);
    }
    std::optional<Sentence> whyNotCounted(const Problem& problem) const final
    {
        return whyNotCounted(typed(problem));
    }
    Result<std::string> countTable(const Problem& problem, Control& control) const final
    {
        return countTable(typed(problem), control);
    }
    std::vector<CountSequence> sequences(const Problem& problem, bool all) const final
    {
        return sequences(typed(problem), all);
    }
    Explanation explainSolution(const Problem& problem, const ExplainRequest& request,
                                Control& control) const final
    {
        return explainSolution(typed(problem), request, control);
    }
    Result<ScaleRating> rateOn(std::size_t scale, const Problem& problem,
                               Control& control) const final
    {
        return rateOn(scale, typed(problem), control);
    }
    Result<Rating> rate(const Problem& problem, Control& control) const final
    {
        return rate(typed(problem), control);
    }

protected:
    using Puzzle::Puzzle;

    virtual std::string write(const P& problem, std::string_view format) const = 0;
    virtual Sentence title(const P& problem) const = 0;
    virtual std::string shape(const P& problem) const { return Puzzle::shape(problem); }
    virtual std::vector<Sentence> instructions(const P& problem) const
    {
        return Puzzle::instructions(problem);
    }
    virtual std::vector<Sentence> faults(const P& problem) const = 0;
    virtual Result<ProblemPtr> assume(const P& problem,
                                      std::span<const Assignment> assignments) const
    {
        return Puzzle::assume(problem, assignments);
    }
    virtual Dimensions dimensions(const P& problem) const = 0;
    virtual Sentence placeName(const P& problem, Place place) const = 0;
    virtual Sentence eventName(const P& problem, Event event) const
    {
        return Puzzle::eventName(problem, event);
    }
    virtual Sentence branchName(const P& problem, Event event) const
    {
        return Puzzle::branchName(problem, event);
    }
    virtual Sentence stepName(const P& problem, Event event) const
    {
        return Puzzle::stepName(problem, event);
    }
    virtual std::optional<GridCell> gridCell(const P& problem, Place place) const
    {
        return Puzzle::gridCell(problem, place);
    }
    virtual Solution solutionAt(const P& problem, const State& state) const
    {
        return Puzzle::solutionAt(problem, state);
    }
    virtual std::vector<Sentence> verify(const P& problem, const Solution& solution) const = 0;
    virtual std::vector<Sentence> violations(const P& problem, const State& state,
                                             Place place) const = 0;
    virtual std::string writeSolutions(const P& problem, std::span<const Solution> solutions,
                                       std::uint64_t first, std::string_view format) const = 0;
    virtual Solution canonical(const P& problem, const Solution& solution) const
    {
        return Puzzle::canonical(problem, solution);
    }
    virtual bool canHappen(const P& problem, Event event) const
    {
        return Puzzle::canHappen(problem, event);
    }
    virtual bool continues(const P& problem, Event before, Event event) const
    {
        return Puzzle::continues(problem, before, event);
    }
    virtual std::string draw(const P& problem, const State* state) const = 0;
    virtual Picture picture(const P& problem, const View& view) const = 0;
    virtual Sentence explain(const P& problem, const State& before, Event event) const = 0;
    virtual Sentence explainStep(const P& problem, const State& before,
                                 std::span<const Event> events) const
    {
        return Puzzle::explainStep(problem, before, events);
    }
    virtual Sentence stepKind(const P& problem, const State& before,
                              std::span<const Event> events) const
    {
        return Puzzle::stepKind(problem, before, events);
    }
    virtual bool draws(const P& problem, std::size_t strategy, const Parameters& settings) const
    {
        return Puzzle::draws(problem, strategy, settings);
    }
    virtual StrategyIds fastest(const P& problem, Wanted wanted) const
    {
        return Puzzle::fastest(problem, wanted);
    }
    virtual Result<CountResult> count(const P& problem, const CountRequest& request,
                                      Control& control) const
    {
        return Puzzle::count(problem, request, control);
    }
    virtual std::optional<Sentence> whyNotCounted(const P& problem) const
    {
        return Puzzle::whyNotCounted(problem);
    }
    virtual Result<std::string> countTable(const P& problem, Control& control) const
    {
        return Puzzle::countTable(problem, control);
    }
    virtual std::vector<CountSequence> sequences(const P& problem, bool all) const
    {
        return Puzzle::sequences(problem, all);
    }
    virtual Explanation explainSolution(const P& problem, const ExplainRequest& request,
                                        Control& control) const
    {
        return Puzzle::explainSolution(problem, request, control);
    }
    virtual Result<ScaleRating> rateOn(std::size_t scale, const P& problem, Control& control) const
    {
        return Puzzle::rateOn(scale, problem, control);
    }
    virtual Result<Rating> rate(const P& problem, Control& control) const
    {
        return Puzzle::rate(problem, control);
    }

    /// For what a second base of the puzzle asks of a problem.
    static const P& typed(const Problem& problem) { return static_cast<const P&>(problem); }
};

} // namespace clew
