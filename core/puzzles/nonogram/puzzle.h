// Nonograms as a registered puzzle. Its functions are defined in the files of their roles.

#pragma once

#include "core/puzzle/entering.h"
#include "core/puzzle/typedpuzzle.h"
#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

/// The nonograms that come with the program, and races on them.
std::vector<PresetInfo> presets();
std::vector<RaceInfo> races();

std::vector<FormatInfo> formats();

class NonogramPuzzle final : public TypedPuzzle<NonogramProblem>, public Entering
{
public:
    NonogramPuzzle();

    Result<ProblemPtr> create(const Parameters& parameters) const override;
    Result<ProblemPtr> generate(const GenerateRequest& request, Control& control) const override;
    const Playing* playing() const override;
    std::vector<Assignment> enteredIn(const Problem& problem) const override;

protected:
    Result<ProblemPtr> readText(std::string_view text, std::string_view format,
                                const Parameters& parameters) const override;
    Result<ClaimedSolution> readSolutionText(std::string_view text, std::string_view format,
                                             const Parameters& parameters,
                                             const ProblemPtr& of) const override;
    std::string write(const NonogramProblem& problem, std::string_view format) const override;
    Sentence title(const NonogramProblem& problem) const override;
    std::string shape(const NonogramProblem& problem) const override;
    std::vector<Sentence> faults(const NonogramProblem& problem) const override;
    Result<ProblemPtr> assume(const NonogramProblem& problem,
                              std::span<const Assignment> assignments) const override;
    Dimensions dimensions(const NonogramProblem& problem) const override;
    Sentence placeName(const NonogramProblem& problem, Place place) const override;
    Sentence stepName(const NonogramProblem& problem, Event event) const override;
    std::optional<GridCell> gridCell(const NonogramProblem& problem, Place place) const override;
    std::vector<Sentence> verify(const NonogramProblem& problem,
                                 const Solution& solution) const override;
    std::vector<Sentence> violations(const NonogramProblem& problem, const State& state,
                                     Place place) const override;
    std::string writeSolutions(const NonogramProblem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override;
    bool continues(const NonogramProblem& problem, Event before, Event event) const override;
    std::string draw(const NonogramProblem& problem, const State* state) const override;
    Picture picture(const NonogramProblem& problem, const View& view) const override;
    Sentence explain(const NonogramProblem& problem, const State& before,
                     Event event) const override;
    Sentence explainStep(const NonogramProblem& problem, const State& before,
                         std::span<const Event> events) const override;
    Sentence stepKind(const NonogramProblem& problem, const State& before,
                      std::span<const Event> events) const override;
    Explanation explainSolution(const NonogramProblem& problem, const ExplainRequest& request,
                                Control& control) const override;
    Result<Rating> rate(const NonogramProblem& problem, Control& control) const override;
};

} // namespace clew::nonogram
