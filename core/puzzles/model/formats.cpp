// Models and their solutions as text and as pictures.

#include <fmt/format.h>

#include "core/puzzles/model/puzzle.h"

namespace clew::model {

namespace {

// A solution as the state that shows it.
State stateOf(const ModelProblem& problem, std::span<const Value> solution)
{
    const Dimensions dimensions = problem.model->board.dimensions();
    State state(dimensions);
    for (std::size_t i = 0; i < solution.size(); ++i)
        if (solution[i] != kNoValue)
            state.apply(
                Event::assign(static_cast<Variable>(i), solution[i], problem.model->givenRule()));
    return state;
}

} // namespace

std::string ModelPuzzle::writeSolutions(const ModelProblem& problem,
                                        std::span<const Solution> solutions, std::uint64_t first,
                                        std::string_view format) const
{
    const VariableBoard& board = problem.model->board;
    std::string text;
    for (std::size_t i = 0; i < solutions.size(); ++i) {
        if (format == "board") {
            const State state = stateOf(problem, solutions[i]);
            text += (first + i > 0 ? "\n" : "") + textOf(board, &state);
            continue;
        }
        std::string line;
        for (std::size_t k = 0; k < solutions[i].size(); ++k)
            line += fmt::format("{}{}={}", line.empty() ? "" : " ", board.variables[k].name,
                                problem.model->variables[k].valueAt(solutions[i][k]));
        text += line + '\n';
    }
    return text;
}

std::string ModelPuzzle::draw(const ModelProblem& problem, const State* state) const
{
    return textOf(problem.model->board, state, {problem.givens});
}

Picture ModelPuzzle::picture(const ModelProblem& problem, const View& view) const
{
    return pictureOf(problem.model->board, view, {problem.givens});
}

} // namespace clew::model
