// Regular graphs as a registered puzzle: each function is in the file of its role.

#pragma once

#include "core/puzzle/packed.h"
#include "core/puzzle/typedpuzzle.h"
#include "core/puzzles/graphs/graphs.h"

namespace clew::graphs {

/// The graphs that come with the program, and races on them.
std::vector<PresetInfo> presets();
std::vector<RaceInfo> races();

std::vector<FormatInfo> formats();

/// A packed solution is a packed graph (graph.h).
class GraphsPuzzle final : public TypedPuzzle<GraphsProblem>, public PackedWriting
{
public:
    GraphsPuzzle();

    Result<ProblemPtr> create(const Parameters& parameters) const override;
    const Playing* playing() const override;
    void writePacked(const Problem& problem, std::span<const Value> packed, std::string_view format,
                     std::string& text) const override;

protected:
    Result<ProblemPtr> readText(std::string_view text, std::string_view format,
                                const Parameters& parameters) const override;
    std::string write(const GraphsProblem& problem, std::string_view format) const override;
    Sentence title(const GraphsProblem& problem) const override;
    std::string shape(const GraphsProblem& problem) const override;
    std::vector<Sentence> faults(const GraphsProblem& problem) const override;
    Result<ProblemPtr> assume(const GraphsProblem& problem,
                              std::span<const Assignment> assignments) const override;
    Dimensions dimensions(const GraphsProblem& problem) const override;
    StrategyIds fastest(const GraphsProblem& problem, Wanted wanted) const override;
    Sentence placeName(const GraphsProblem& problem, Place place) const override;
    Solution solutionAt(const GraphsProblem& problem, const State& state) const override;
    std::vector<Sentence> verify(const GraphsProblem& problem,
                                 const Solution& solution) const override;
    std::vector<Sentence> violations(const GraphsProblem& problem, const State& state,
                                     Place place) const override;
    std::string writeSolutions(const GraphsProblem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override;
    Solution canonical(const GraphsProblem& problem, const Solution& solution) const override;
    std::string draw(const GraphsProblem& problem, const State* state) const override;
    Picture picture(const GraphsProblem& problem, const View& view) const override;
    Sentence explain(const GraphsProblem& problem, const State& before, Event event) const override;
    Explanation explainSolution(const GraphsProblem& problem, const ExplainRequest& request,
                                Control& control) const override;
    Result<CountResult> count(const GraphsProblem& problem, const CountRequest& request,
                              Control& control) const override;
    Result<std::string> countTable(const GraphsProblem& problem, Control& control) const override;
    std::vector<CountSequence> sequences(const GraphsProblem& problem, bool all) const override;
};

} // namespace clew::graphs
