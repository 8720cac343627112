// The arithmetic puzzle as a registered puzzle: each function is in the file of its role.

#pragma once

#include "core/puzzle/typedpuzzle.h"
#include "core/puzzles/arithmetic/arithmetic.h"

namespace clew::arithmetic {

/// The lists of numbers that come with the program, and races on them.
std::vector<PresetInfo> presets();
std::vector<RaceInfo> races();

std::vector<FormatInfo> formats();

class ArithmeticPuzzle final : public TypedPuzzle<ArithmeticProblem>
{
public:
    ArithmeticPuzzle();

    Result<ProblemPtr> create(const Parameters& parameters) const override;
    bool recognises(std::string_view text) const override;
    const Playing* playing() const override;

protected:
    Result<ProblemPtr> readText(std::string_view text, std::string_view format,
                                const Parameters& parameters) const override;
    Result<ClaimedSolution> readSolutionText(std::string_view text, std::string_view format,
                                             const Parameters& parameters,
                                             const ProblemPtr& of) const override;
    std::string write(const ArithmeticProblem& problem, std::string_view format) const override;
    Sentence title(const ArithmeticProblem& problem) const override;
    std::vector<Sentence> faults(const ArithmeticProblem& problem) const override;
    Dimensions dimensions(const ArithmeticProblem& problem) const override;
    Sentence placeName(const ArithmeticProblem& problem, Place place) const override;
    Solution solutionAt(const ArithmeticProblem& problem, const State& state) const override;
    std::vector<Sentence> verify(const ArithmeticProblem& problem,
                                 const Solution& solution) const override;
    std::vector<Sentence> violations(const ArithmeticProblem& problem, const State& state,
                                     Place place) const override;
    std::string writeSolutions(const ArithmeticProblem& problem,
                               std::span<const Solution> solutions, std::uint64_t first,
                               std::string_view format) const override;
    Solution canonical(const ArithmeticProblem& problem, const Solution& solution) const override;
    bool canHappen(const ArithmeticProblem& problem, Event event) const override;
    std::string draw(const ArithmeticProblem& problem, const State* state) const override;
    Picture picture(const ArithmeticProblem& problem, const View& view) const override;
    Sentence explain(const ArithmeticProblem& problem, const State& before,
                     Event event) const override;
    Explanation explainSolution(const ArithmeticProblem& problem, const ExplainRequest& request,
                                Control& control) const override;
    StrategyIds fastest(const ArithmeticProblem& problem, Wanted wanted) const override;
    Result<CountResult> count(const ArithmeticProblem& problem, const CountRequest& request,
                              Control& control) const override;
};

} // namespace clew::arithmetic
