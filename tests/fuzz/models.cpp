// Models: the text with its data, what MiniZinc makes of it, and what its annotations say of the
// board.

#include <algorithm>
#include <filesystem>

#include "core/puzzle/registry.h"
#include "core/puzzle/variableboard.h"
#include "core/puzzles/model/compile.h"
#include "core/puzzles/model/constraintsources.h"
#include "core/puzzles/model/enumerations.h"
#include "core/puzzles/model/included.h"
#include "core/puzzles/model/jsondata.h"
#include "core/puzzles/model/leftout.h"
#include "core/puzzles/model/model.h"
#include "core/puzzles/model/outputitems.h"
#include "core/text/english.h"
#include "tests/fuzz/target.h"

namespace clew::fuzz {

namespace {

void readTranslation(std::string flatZinc)
{
    const auto model = model::modelFrom("solve satisfy;", std::move(flatZinc));
    if (!model)
        return (void)english(model.error());
    model::ModelProblem problem;
    problem.model = *model;
    problem.givens.assign((*model)->variables.size(), kNoValue);
    const Puzzle& puzzle = *findPuzzle(model::kId);
    const Dimensions dimensions = puzzle.dimensions(problem);
    if (dimensions.variables > 2000 || dimensions.values > 2000)
        return;
    (void)puzzle.title(problem).text();
    (void)puzzle.draw(problem, nullptr);
    (void)puzzle.picture(problem, {});
    const State state(dimensions);
    (void)puzzle.picture(problem, {.state = &state});
    const Solution solution(dimensions.variables, 0);
    (void)puzzle.verify(problem, solution);
    (void)puzzle.picture(problem, {.solution = &solution});
    for (Variable variable = 0; variable < std::min(dimensions.variables, 20U); ++variable) {
        (void)puzzle.placeName(problem, {variable, 0}).text();
        (void)puzzle.violations(problem, state, {variable, 0});
    }
}

} // namespace

void readFlatZinc(std::string_view input)
{
    readTranslation(std::string(input));
}

/// Of a grid of four cells.
void readModelAnnotations(std::string_view input)
{
    std::string text;
    for (const char* const name : {"a", "b", "c", "d"})
        text += std::string("var 1..4: ") + name + ";\n";
    text += "array [1..4] of var int: x :: output_array([1..2,1..2]) :: " + std::string(input) +
            " = [a,b,c,d];\nsolve satisfy;\n";
    readTranslation(std::move(text));
}

void readModelParts(std::string_view input)
{
    (void)model::isModel(input);
    require(model::withoutComments(input).size() == input.size(), "comments are blanked out");
    const std::string text = joined(model::partsOf(input));
    require(joined(model::partsOf(text)) == text, "a model and its data stay apart");
    require(model::includedIn(input).size() <= model::kMostFiles, "no more files come with it");
    for (const model::LeftOutFile& file : model::leftOutIn(input))
        require(file.name.size() <= input.size(), "what is left out is named in the text");
}

/// A model, and behind the mark its data, which may be JSON.
void readModelData(std::string_view input)
{
    const model::ModelParts parts = model::partsOf(input);
    (void)model::enumerationNotes(parts.text);
    (void)model::withEnumerations(parts.text, {});
    (void)model::isJsonFor(parts.data, parts.text);
    const auto items = model::withoutJson(parts.data, parts.text);
    if (!items)
        (void)english(items.error());
}

/// A model with the files that have come with it.
void readIncluded(std::string_view input)
{
    for (const model::IncludedFile& file : model::includedIn(input)) {
        const std::filesystem::path name(file.name);
        require(name.is_relative() && std::ranges::find(name, "..") == name.end(),
                "what comes with a model is written below its own folder");
    }
    (void)model::leftOutIn(input);
    (void)model::withIncluded(input, "/nowhere"); // no file of this machine
}

/// What MiniZinc makes of a model, piece by piece: the model, FlatZinc behind its table of symbols,
/// its model of the output, the types, and what it says is wrong.
void readTranslated(std::string_view input)
{
    const std::string_view text = takePiece(input);
    const std::string_view written = takePiece(input);
    const std::string output(takePiece(input));
    const std::string_view types = takePiece(input);
    const std::string_view said = takePiece(input);
    (void)english(model::errorFrom(said));
    model::Translated made{model::withReason(model::withSources(written, text), said, text),
                           output};
    const std::vector<model::Declared> declared = model::declaredIn(types);
    const auto computed = model::computedItems(made, text);
    (void)model::foldedNames(made, text, model::wordsOfObjective(text));
    (void)model::leftOutArrays(made.flatZinc);
    (void)model::indexNotes(declared);
    (void)model::keeping(computed);
    made.flatZinc = model::withKept(made.flatZinc, computed);
    made.flatZinc += model::outputItems(made, text);
    readTranslation(model::withEnumerations(model::withLeftOut(made.flatZinc), types));
}

/// A drawn board: a grid with clues, regions and a fixed cell, beside a box. What is read of it is
/// drawn so again.
void readModelBoard(std::string_view input)
{
    VariableBoard board;
    for (const char* const name : {"a", "b", "c", "d"})
        board.variables.push_back({name, 0, 3, {"", "two", "★"}});
    board.blocks = {gridBlock("x", 2, 2, 0), gridBlock("d", 1, 1, 3)};
    BoardBlock& grid = board.blocks.front();
    grid.cells[3] = {.text = "10"};
    grid.regions = {1, 2, 1, 1};
    grid.left = {"7", ""};
    const auto read = cellTextsIn(board, input);
    if (!read)
        return;
    for (std::size_t i = 0; i < board.blocks.size(); ++i)
        for (std::size_t j = 0; j < board.blocks[i].cells.size(); ++j)
            board.blocks[i].cells[j] = {.text = read->at(i).at(j)};
    const auto again = cellTextsIn(board, textOf(board, nullptr));
    require(again && *again == *read, "a board that is read is drawn so again");
}

} // namespace clew::fuzz
