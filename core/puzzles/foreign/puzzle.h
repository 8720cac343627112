// Searches from elsewhere as a puzzle. Each searcher with its rules has a puzzle object of its own,
// so that lists of strategies and rules, profiles and breakpoints show the sender's names; all have
// the same id. They live as long as the program.

#pragma once

#include "core/puzzle/typedpuzzle.h"
#include "core/puzzles/foreign/foreign.h"

namespace clew::foreign {

std::vector<FormatInfo> formats();

class ForeignPuzzle final : public TypedPuzzle<ForeignProblem>
{
public:
    ForeignPuzzle(PuzzleInfo info, StrategyInfo strategy);

    Result<ProblemPtr> create(const Parameters& parameters) const override;

protected:
    Result<ProblemPtr> readText(std::string_view text, std::string_view format,
                                const Parameters& parameters) const override;
    std::string write(const ForeignProblem& problem, std::string_view format) const override;
    Sentence title(const ForeignProblem& problem) const override;
    std::vector<Sentence> faults(const ForeignProblem& problem) const override;
    Dimensions dimensions(const ForeignProblem& problem) const override;
    Sentence placeName(const ForeignProblem& problem, Place place) const override;
    Sentence eventName(const ForeignProblem& problem, Event event) const override;
    std::optional<GridCell> gridCell(const ForeignProblem& problem, Place place) const override;
    Solution solutionAt(const ForeignProblem& problem, const State& state) const override;
    std::vector<Sentence> verify(const ForeignProblem& problem,
                                 const Solution& solution) const override;
    std::vector<Sentence> violations(const ForeignProblem& problem, const State& state,
                                     Place place) const override;
    std::string writeSolutions(const ForeignProblem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override;
    bool canHappen(const ForeignProblem& problem, Event event) const override;
    bool continues(const ForeignProblem& problem, Event before, Event event) const override;
    std::string draw(const ForeignProblem& problem, const State* state) const override;
    Picture picture(const ForeignProblem& problem, const View& view) const override;
    Sentence explain(const ForeignProblem& problem, const State& before,
                     Event event) const override;
};

} // namespace clew::foreign
