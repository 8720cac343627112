// Number words as a registered puzzle. Its functions are defined in the files of their roles.

#pragma once

#include <vector>

#include "core/puzzle/converting.h"
#include "core/puzzle/typedpuzzle.h"
#include "core/puzzles/words/words.h"

namespace clew::words {

std::vector<PresetInfo> presets();
std::vector<RaceInfo> races();
std::vector<FormatInfo> formats();

/// The words, or the digits they mean, in one line without its end.
std::string resultText(const WordsProblem& problem, std::span<const Value> values);

class WordsPuzzle final : public TypedPuzzle<WordsProblem>, public Converting
{
public:
    WordsPuzzle();

    Result<ProblemPtr> create(const Parameters& parameters) const override;
    std::unique_ptr<Conversion> conversion(const ConversionRequest& request) const override;

protected:
    Result<ProblemPtr> readText(std::string_view text, std::string_view format,
                                const Parameters& parameters) const override;
    Result<ClaimedSolution> readSolutionText(std::string_view text, std::string_view format,
                                             const Parameters& parameters,
                                             const ProblemPtr& of) const override;
    std::string write(const WordsProblem& problem, std::string_view format) const override;
    Sentence title(const WordsProblem& words) const override;
    std::vector<Sentence> instructions(const WordsProblem& words) const override;
    std::vector<Sentence> faults(const WordsProblem& words) const override;
    Dimensions dimensions(const WordsProblem& words) const override;
    Sentence placeName(const WordsProblem& words, Place place) const override;
    std::vector<Sentence> verify(const WordsProblem& words,
                                 const Solution& solution) const override;
    std::vector<Sentence> violations(const WordsProblem& words, const State& state,
                                     Place place) const override;
    std::string writeSolutions(const WordsProblem& words, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override;
    bool canHappen(const WordsProblem& words, Event event) const override;
    std::string draw(const WordsProblem& words, const State* state) const override;
    Picture picture(const WordsProblem& words, const View& view) const override;
    Sentence explain(const WordsProblem& words, const State& before, Event event) const override;
    Explanation explainSolution(const WordsProblem& problem, const ExplainRequest& request,
                                Control& control) const override;
};

} // namespace clew::words
