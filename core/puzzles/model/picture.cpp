// How a model looks: its board as text and as a picture, and what stands there that is no variable.

#include "core/puzzles/model/puzzle.h"

namespace clew::model {

std::string ModelPuzzle::draw(const ModelProblem& problem, const State* state) const
{
    std::string text = textOf(problem.model->board, state, {problem.givens});
    if (const auto cut = cutSentence(*problem.model))
        text += '\n' + cut->text() + '\n';
    return text;
}

Picture ModelPuzzle::picture(const ModelProblem& problem, const View& view) const
{
    return pictureOf(problem.model->board, view, {problem.givens});
}

const VariableBoard& ModelPuzzle::variableBoard(const Problem& problem) const
{
    return typed(problem).model->board;
}

std::vector<FixedCell> ModelPuzzle::fixedCells(const Problem& problem) const
{
    const VariableBoard& board = typed(problem).model->board;
    std::vector<FixedCell> all;
    if (board.blocks.size() != 1 || board.blocks.front().isGraph())
        return all;
    const BoardBlock& block = board.blocks.front();
    for (std::uint32_t i = 0; i < block.cells.size(); ++i)
        if (block.cells[i].variable == kAnyVariable && !block.cells[i].text.empty())
            all.push_back({{i / block.columns, i % block.columns}, block.cells[i].text});
    return all;
}

std::vector<SettledPlace> ModelPuzzle::settled(const Problem& problem) const
{
    std::vector<SettledPlace> all;
    for (const ShownValue& each : typed(problem).model->shown)
        if (!each.variable)
            all.push_back({each.name, each.isNone ? "<>" : textOf(each.constant, each.names)});
    return all;
}

} // namespace clew::model
