// N queens as a registered puzzle. Its functions are defined in the files of their roles.

#pragma once

#include <vector>

#include "core/puzzle/cutting.h"
#include "core/puzzle/typedpuzzle.h"
#include "core/puzzles/queens/queens.h"

namespace clew::queens {

std::vector<PresetInfo> presets();
std::vector<RaceInfo> races();
std::vector<FormatInfo> formats();

/// "column 3, row 5".
Sentence squareName(Square square);

class QueensPuzzle final : public TypedPuzzle<QueensProblem>, public Cutting
{
public:
    QueensPuzzle();

    Result<ProblemPtr> create(const Parameters& parameters) const override;
    Result<ProblemPtr> generate(const GenerateRequest& request, Control& control) const override;
    const Playing* playing() const override;
    std::vector<unsigned> cuts(const Problem& problem, std::uint64_t memory) const override;
    Result<CountResult> countCut(const Problem& problem, unsigned cut, const CountRequest& request,
                                 Control& control) const override;

protected:
    Result<ProblemPtr> readText(std::string_view text, std::string_view format,
                                const Parameters& parameters) const override;
    std::string write(const QueensProblem& queens, std::string_view format) const override;
    Sentence title(const QueensProblem& queens) const override;
    std::vector<Sentence> faults(const QueensProblem& queens) const override;
    Result<ProblemPtr> assume(const QueensProblem& queens,
                              std::span<const Assignment> assignments) const override;
    Dimensions dimensions(const QueensProblem& queens) const override;
    Sentence placeName(const QueensProblem& queens, Place place) const override;
    Sentence branchName(const QueensProblem& queens, Event event) const override;
    std::optional<GridCell> gridCell(const QueensProblem& problem, Place place) const override;
    std::vector<Sentence> verify(const QueensProblem& queens,
                                 const Solution& solution) const override;
    std::vector<Sentence> violations(const QueensProblem& queens, const State& state,
                                     Place place) const override;
    std::string writeSolutions(const QueensProblem& queens, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override;
    Solution canonical(const QueensProblem& queens, const Solution& solution) const override;
    std::string draw(const QueensProblem& queens, const State* state) const override;
    Picture picture(const QueensProblem& queens, const View& view) const override;
    Sentence explain(const QueensProblem& queens, const State& before, Event event) const override;
    Explanation explainSolution(const QueensProblem& problem, const ExplainRequest& request,
                                Control& control) const override;
    StrategyIds fastest(const QueensProblem& queens, Wanted wanted) const override;
    Result<CountResult> count(const QueensProblem& queens, const CountRequest& request,
                              Control& control) const override;
};

} // namespace clew::queens
