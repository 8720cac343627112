// A board of named variables: what is drawn of a puzzle that no program here knows, such as a model
// that somebody has written, or a search that comes from elsewhere.
//
// The board is data: blocks of cells (grids, rows, named boxes, the vertices of a graph), each cell
// a variable or a fixed text, and what refines them: regions, cages, clues at the edge, signs
// between cells, black cells, symbols. Picture and text follow from it and from what is on the
// board.
//
//     VariableBoard board;
//     board.variables = {{"x[1]", 1, 9}, {"x[2]", 1, 9}};   // two variables from 1 to 9
//     board.blocks = {gridBlock("x", 1, 2, 0)};             // a row, its first variable is 0
//     Picture picture = pictureOf(board, view);

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/picture/picture.h"
#include "core/puzzle/requests.h"

namespace clew {

/// What values are called, by their numbers.
using ValueNames = std::shared_ptr<const std::vector<std::string>>;

/// A variable and what its values are called.
struct NamedVariable
{
    std::string name;
    std::int64_t first = 0;  ///< value i is called first + i ...
    std::uint32_t count = 0; ///< number of values
    /// ... unless it has a name of its own here; empty, or as many as there are values.
    std::vector<std::string> names = {};
    /// It has too many values to strike one by one. Removing value i < count means that i and all
    /// below it are gone; removing count + i that i and all above it are.
    bool hasBounds = false;
    /// Each of its names where it has several; `name` is then all of them in one: "x[1] = x[2]".
    std::vector<std::string> aliases = {};
    /// What its values are called by each of these names; empty or null: by all as in `names`.
    std::vector<ValueNames> aliasValues = {};

    [[nodiscard]] std::string text(Value value) const;
};

/// The values that a state leaves to a variable without one, from `least` to `most`, both
/// included.
struct Bounds
{
    Value least = 0;
    Value most = 0;
};
Bounds boundsOf(const NamedVariable& variable, Variable number, const State& state);

struct VariableCell
{
    /// kAnyVariable: none, the cell is fixed.
    Variable variable = kAnyVariable;
    std::string text = {}; ///< of a fixed cell
    bool isBlack = false;
    std::string across = {}; ///< clues in a black cell: for the cells right of it ...
    std::string down = {};   ///< ... and for those below
    ValueNames names = {};   ///< of the variable's values in this cell; null: as everywhere
};

/// A rectangle of cells, drawn as one.
struct BoardBlock
{
    struct Cage
    {
        std::vector<std::uint32_t> cells; ///< indices into BoardBlock::cells
        std::string label;                ///< in its corner: "15"
    };
    /// `text` stands between two neighbouring cells and reads from the first to the second: "<".
    struct Sign
    {
        std::uint32_t from, to;
        std::string text;
    };

    std::string name = {};
    std::uint32_t rows = 1;
    std::uint32_t columns = 1;
    std::vector<VariableCell> cells = {}; ///< row by row

    std::vector<std::uint32_t> regions = {};            ///< of each cell; empty: none
    std::vector<Cage> cages = {};                       //
    std::vector<std::vector<std::uint32_t>> lines = {}; ///< drawn through cells: diagonals
    std::vector<Sign> signs = {};                       //
    /// Clues beside each column or row, or below each vertex of a graph (`above`); empty: none.
    std::vector<std::string> above = {}, below = {}, left = {}, right = {};
    bool isColoured = false; ///< values are grounds as well: the colours of a map
    /// Of one row that is broken into several: the index of its first cell. What stands beside a
    /// row and above a column is then added to that of a cell.
    std::optional<std::int64_t> firstIndex = {};
    /// Where the cells stand, in units, if they are the vertices of a graph.
    std::vector<std::pair<double, double>> positions = {};
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges = {}; ///< between vertices

    [[nodiscard]] bool isGraph() const
    {
        return positions.size() == cells.size() && !positions.empty();
    }
    /// A variable alone.
    [[nodiscard]] bool isBox() const { return cells.size() == 1; }
};

/// Whether anything stands beside the cells there.
bool hasClues(const std::vector<std::string>& clues);

/// A grid of rows x columns variables in a row, from `first` on.
BoardBlock gridBlock(std::string name, std::uint32_t rows, std::uint32_t columns, Variable first);

struct VariableBoard;
/// How wide each of the block's cells is drawn on this board, in units.
double cellWidthOf(const VariableBoard& board, const BoardBlock& block);

struct VariableBoard
{
    std::vector<NamedVariable> variables = {};
    std::vector<BoardBlock> blocks = {};

    [[nodiscard]] Dimensions dimensions() const;
    /// "x[1,2]", "x[1,2] = 3", "x[1,2] ≥ 7" where values are struck as bounds.
    [[nodiscard]] std::string placeName(Place place) const;
    /// The same by each of the names.
    [[nodiscard]] std::vector<std::string> placeNames(Place place) const;
    /// The same of what the event speaks of; "x[1,2] ≤ 5" of a guess that narrows.
    [[nodiscard]] std::string eventName(Event event) const;
    /// The cell of a grid that shows the variable. None if the board is more than one grid.
    [[nodiscard]] std::optional<GridCell> gridCell(Variable variable) const;
};

/// Values that are given are in View::state with a mark of their own or, without a state, here.
struct BoardGivens
{
    std::vector<Value> values = {}; ///< of each variable, kNoValue where there is none; or empty
    [[nodiscard]] Value of(Variable variable) const
    {
        return variable < values.size() ? values[variable] : kNoValue;
    }
};

/// Where the cells of variables are in the picture, one after another; a variable may have several.
struct VariableArea
{
    Variable variable;
    Area area;
    ValueNames names = {}; ///< VariableCell::names
};
/// What a value of the variable is called where it has these names, if any.
std::string textOfValue(const NamedVariable& variable, const ValueNames& names, Value value);
std::vector<VariableArea> variableAreas(const VariableBoard& board, bool coordinates);
Picture pictureOf(const VariableBoard& board, const View& view, const BoardGivens& givens = {});
/// The board as text, a line a row; "." stands for what is open.
std::string textOf(const VariableBoard& board, const State* state, const BoardGivens& givens = {});
/// What stands in the cells of each block in such a text; none if it is not one of this board.
std::optional<std::vector<std::vector<std::string>>> cellTextsIn(const VariableBoard& board,
                                                                 std::string_view text);

} // namespace clew
