// The knight's tour as a registered puzzle. Its functions are defined in the files of their roles.

#pragma once

#include <vector>

#include "core/puzzle/typedpuzzle.h"
#include "core/puzzles/knight/knight.h"

namespace clew::knight {

std::vector<PresetInfo> presets();
std::vector<RaceInfo> races();
std::vector<FormatInfo> formats();

/// Applies the parameters closed, from and blocked; what is set already stays.
Result<ProblemPtr> applyParameters(KnightProblem problem, const Parameters& parameters);

/// The path that a state shows: its first moves, up to the first one without a square.
std::vector<Value> pathIn(const State& state);

/// The board with the number of each visited square, counted from 1; `moves` is a beginning of a
/// tour.
std::string numberGrid(const KnightProblem& problem, std::span<const Value> moves);

class KnightPuzzle final : public TypedPuzzle<KnightProblem>
{
public:
    KnightPuzzle();

    Result<ProblemPtr> create(const Parameters& parameters) const override;
    bool keepsCheckpoints() const override { return true; }
    const Playing* playing() const override;

protected:
    Result<ProblemPtr> readText(std::string_view text, std::string_view format,
                                const Parameters& parameters) const override;
    Result<ClaimedSolution> readSolutionText(std::string_view text, std::string_view format,
                                             const Parameters& parameters,
                                             const ProblemPtr& of) const override;
    std::string write(const KnightProblem& problem, std::string_view format) const override;
    Sentence title(const KnightProblem& problem) const override;
    std::string shape(const KnightProblem& problem) const override;
    std::vector<Sentence> faults(const KnightProblem& problem) const override;
    Result<ProblemPtr> assume(const KnightProblem& problem,
                              std::span<const Assignment> assignments) const override;
    Dimensions dimensions(const KnightProblem& problem) const override;
    Sentence placeName(const KnightProblem& problem, Place place) const override;
    std::optional<GridCell> gridCell(const KnightProblem& problem, Place place) const override;
    std::vector<Sentence> verify(const KnightProblem& knight,
                                 const Solution& solution) const override;
    std::vector<Sentence> violations(const KnightProblem& problem, const State& state,
                                     Place place) const override;
    std::string writeSolutions(const KnightProblem& problem, std::span<const Solution> tours,
                               std::uint64_t first, std::string_view format) const override;
    Solution canonical(const KnightProblem& knight, const Solution& solution) const override;
    std::string draw(const KnightProblem& problem, const State* state) const override;
    Picture picture(const KnightProblem& problem, const View& view) const override;
    Sentence explain(const KnightProblem& problem, const State& before, Event event) const override;
    Explanation explainSolution(const KnightProblem& problem, const ExplainRequest& request,
                                Control& control) const override;
    StrategyIds fastest(const KnightProblem& problem, Wanted wanted) const override;
    Result<CountResult> count(const KnightProblem& problem, const CountRequest& request,
                              Control& control) const override;
};

} // namespace clew::knight
