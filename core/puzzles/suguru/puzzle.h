// Suguru as a registered puzzle. Its functions are defined in the files of their roles.

#pragma once

#include "core/puzzle/seeing.h"
#include "core/puzzle/typedpuzzle.h"
#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

/// The boards that come with the program, and races on them.
std::vector<PresetInfo> presets();
std::vector<RaceInfo> races();

std::vector<FormatInfo> formats();

class SuguruPuzzle final : public TypedPuzzle<SuguruProblem>, public Seeing
{
public:
    SuguruPuzzle();

    Result<ProblemPtr> create(const Parameters& parameters) const override;
    Result<ProblemPtr> generate(const GenerateRequest& request, Control& control) const override;
    const Playing* playing() const override;
    Sentence explainSeen(const Problem& problem, const State& before, Event event) const override;

protected:
    Result<ProblemPtr> readText(std::string_view text, std::string_view format,
                                const Parameters& parameters) const override;
    Result<ClaimedSolution> readSolutionText(std::string_view text, std::string_view format,
                                             const Parameters& parameters,
                                             const ProblemPtr& of) const override;
    std::string write(const SuguruProblem& problem, std::string_view format) const override;
    Sentence title(const SuguruProblem& problem) const override;
    std::string shape(const SuguruProblem& problem) const override;
    std::vector<Sentence> faults(const SuguruProblem& problem) const override;
    Result<ProblemPtr> assume(const SuguruProblem& problem,
                              std::span<const Assignment> assignments) const override;
    Dimensions dimensions(const SuguruProblem& problem) const override;
    Sentence placeName(const SuguruProblem& problem, Place place) const override;
    std::optional<GridCell> gridCell(const SuguruProblem& problem, Place place) const override;
    std::vector<Sentence> verify(const SuguruProblem& problem,
                                 const Solution& solution) const override;
    std::vector<Sentence> violations(const SuguruProblem& problem, const State& state,
                                     Place place) const override;
    std::string writeSolutions(const SuguruProblem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override;
    std::string draw(const SuguruProblem& problem, const State* state) const override;
    Picture picture(const SuguruProblem& problem, const View& view) const override;
    Sentence explain(const SuguruProblem& problem, const State& before, Event event) const override;
    Explanation explainSolution(const SuguruProblem& problem, const ExplainRequest& request,
                                Control& control) const override;
    Result<Rating> rate(const SuguruProblem& problem, Control& control) const override;
};

} // namespace clew::suguru
