// Models as a puzzle; what each function means is said in core/puzzle/puzzle.h.

#pragma once

#include "core/puzzle/naming.h"
#include "core/puzzle/source.h"
#include "core/puzzle/typedpuzzle.h"
#include "core/puzzles/model/model.h"

namespace clew::model {

class ModelPuzzle final : public TypedPuzzle<ModelProblem>, public SourceEditing, public Naming
{
public:
    ModelPuzzle();

    Result<ProblemPtr> create(const Parameters& parameters) const override;
    const Playing* playing() const override;

    std::vector<std::string> placeNames(const Problem& problem, Place place) const override;
    std::vector<SettledPlace> settled(const Problem& problem) const override;
    std::vector<FixedCell> fixedCells(const Problem& problem) const override;
    const VariableBoard& variableBoard(const Problem& problem) const override;
    std::vector<Sentence> clashesIn(const Problem& problem,
                                    std::string_view solution) const override;

    std::string dataSuffix() const override { return ".dzn"; }
    bool areData(const std::string& json, const Source& source) const override;
    std::string withFilesBeside(std::string text,
                                const std::filesystem::path& folder) const override;
    Source sourceOf(const Problem& problem) const override;
    [[nodiscard]] std::string written(const Source& source) const override;
    tl::expected<ProblemPtr, std::vector<SourceFault>>
    compile(const Source& source, const std::stop_token& token) const override;
    [[nodiscard]] ProblemPtr keepingBoard(const Problem& old, ProblemPtr fresh) const override;
    [[nodiscard]] std::string dataWanted(const std::string& text,
                                         const std::stop_token& token) const override;
    [[nodiscard]] bool wasTooMuch(const Source& source) const override;

protected:
    Result<ProblemPtr> readText(std::string_view text, std::string_view format,
                                const Parameters& parameters) const override;
    std::string write(const ModelProblem& problem, std::string_view format) const override;
    Sentence title(const ModelProblem& problem) const override;
    std::vector<Sentence> instructions(const ModelProblem& problem) const override;
    std::vector<Sentence> faults(const ModelProblem& problem) const override;
    bool draws(const ModelProblem& problem, std::size_t strategy,
               const Parameters& settings) const override;
    StrategyIds fastest(const ModelProblem& problem, Wanted wanted) const override;
    std::optional<Sentence> whyNotCounted(const ModelProblem& problem) const override;
    Result<ProblemPtr> assume(const ModelProblem& problem,
                              std::span<const Assignment> assignments) const override;
    Dimensions dimensions(const ModelProblem& problem) const override;
    Sentence placeName(const ModelProblem& problem, Place place) const override;
    Sentence eventName(const ModelProblem& problem, Event event) const override;
    std::optional<GridCell> gridCell(const ModelProblem& problem, Place place) const override;
    std::vector<Sentence> verify(const ModelProblem& problem,
                                 const Solution& solution) const override;
    std::vector<Sentence> violations(const ModelProblem& problem, const State& state,
                                     Place place) const override;
    Result<ClaimedSolution> readSolutionText(std::string_view text, std::string_view format,
                                             const Parameters& parameters,
                                             const ProblemPtr& of) const override;
    std::string writeSolutions(const ModelProblem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override;
    bool canHappen(const ModelProblem& problem, Event event) const override;
    bool continues(const ModelProblem& problem, Event before, Event event) const override;
    std::string draw(const ModelProblem& problem, const State* state) const override;
    Picture picture(const ModelProblem& problem, const View& view) const override;
    Explanation explainSolution(const ModelProblem& problem, const ExplainRequest& request,
                                Control& control) const override;
    Sentence explain(const ModelProblem& problem, const State& before, Event event) const override;

private:
    Explanation explainBest(const ModelProblem& problem, ExplainRequest request,
                            Control& control) const;
};

/// The strategy that follows the model's own search annotations.
inline constexpr std::string_view kAsWritten = "as-written";

std::vector<PresetInfo> presets();
std::vector<RaceInfo> races();
std::vector<FormatInfo> formats();

/// What is shipped (resources/models/), as it was when the program was built.
struct ShippedModel
{
    std::string_view id;
    std::string_view text; ///< the model, with its data behind it
    std::string_view flatZinc;
    std::string_view types; ///< what MiniZinc says of the variables' types (enumerations.h)
    std::string_view notes; ///< what stood behind it then (compile.h)
};
std::span<const ShippedModel> shippedModels();

} // namespace clew::model
