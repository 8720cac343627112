// Sudoku as a registered puzzle. Its functions stand in the files of their roles.

#pragma once

#include "core/puzzle/collecting.h"
#include "core/puzzle/marking.h"
#include "core/puzzle/seeing.h"
#include "core/puzzle/typedpuzzle.h"
#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

/// The boards that come with the program, and races on them.
std::vector<PresetInfo> presets();
std::vector<RaceInfo> races();

std::vector<FormatInfo> formats();

class SudokuPuzzle final : public TypedPuzzle<SudokuProblem>,
                           public Collecting,
                           public Marking,
                           public Seeing
{
public:
    SudokuPuzzle();

    Result<ProblemPtr> create(const Parameters& parameters) const override;
    Result<ProblemPtr> generate(const GenerateRequest& request, Control& control) const override;

    bool claims(std::string_view text) const override;
    Sentence nearMiss(std::string_view text) const override;
    bool recognises(std::string_view text) const override;
    std::optional<Collection> collectionIn(std::string_view text) const override;
    std::vector<Place> marksIn(std::string_view text) const override;
    Sentence explainSeen(const Problem& problem, const State& before, Event event) const override;
    const Playing* playing() const override;

protected:
    Result<ProblemPtr> readText(std::string_view text, std::string_view format,
                                const Parameters& parameters) const override;
    std::string write(const SudokuProblem& problem, std::string_view format) const override;
    Sentence title(const SudokuProblem& problem) const override;
    std::string shape(const SudokuProblem& problem) const override;
    std::vector<Sentence> faults(const SudokuProblem& problem) const override;
    Result<ProblemPtr> assume(const SudokuProblem& problem,
                              std::span<const Assignment> assignments) const override;
    Dimensions dimensions(const SudokuProblem& problem) const override;
    Sentence placeName(const SudokuProblem& problem, Place place) const override;
    std::optional<GridCell> gridCell(const SudokuProblem& problem, Place place) const override;
    std::vector<Sentence> verify(const SudokuProblem& problem,
                                 const Solution& solution) const override;
    std::vector<Sentence> violations(const SudokuProblem& problem, const State& state,
                                     Place place) const override;
    std::string writeSolutions(const SudokuProblem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override;
    bool continues(const SudokuProblem& problem, Event before, Event event) const override;
    std::string draw(const SudokuProblem& problem, const State* state) const override;
    Picture picture(const SudokuProblem& problem, const View& view) const override;
    Sentence explain(const SudokuProblem& problem, const State& before, Event event) const override;
    Result<CountResult> count(const SudokuProblem& problem, const CountRequest& request,
                              Control& control) const override;
    Explanation explainSolution(const SudokuProblem& problem, const ExplainRequest& request,
                                Control& control) const override;
    Result<Rating> rate(const SudokuProblem& problem, Control& control) const override;
    Result<ScaleRating> rateOn(std::size_t scale, const SudokuProblem& problem,
                               Control& control) const override;
};

} // namespace clew::sudoku
