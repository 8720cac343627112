// What the readers of Sudoku text share: one cell's text and where it is, and the shape of the
// boxes.

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle/collecting.h"
#include "core/puzzle/parameters.h"
#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

/// A piece of text that stands for one cell, and where it is.
struct Token
{
    std::string_view text;
    int line;
    int column;
};

/// Of a board of 9x9.
inline constexpr std::size_t kUsualCells = 81;

/// A box shape that the text itself gives: by a prefix, a comment or its bars.
using GivenShape = std::optional<BoxShape>;

/// Before the name of the boxes ("2x3") in a board of lines.
constexpr std::string_view kShapeComment = "#C boxes ";

bool isBlank(char c);
bool isEmptyCell(char c);

/// A digit or an empty cell of a board up to 9x9.
bool isCell(char c);

/// What stands between blanks and bars.
std::vector<Token> wordsOf(std::string_view line, int number);

/// "2x3".
std::string shapeName(BoxShape box);

/// The shape that shapeName() names; none if the text is something else.
GivenShape parseShape(std::string_view text);

/// The shape of a board of that many cells: what the text says of the boxes comes first, then the
/// parameter, then what is usual. An error, at this line and column, if no board has that many
/// cells or the boxes do not fit.
Result<BoxShape> shapeOf(std::size_t cells, GivenShape given, const Parameters& parameters,
                         int line, int column);

/// The problem with these cells as givens; an error at the first that is none.
Result<ProblemPtr> makeProblem(std::span<const Token> cells, BoxShape box);

/// The text in ASCII as far as cells, bars and blanks go, where it has frames or wide digits of
/// Unicode; the head of a table becomes a comment.
std::string asciiText(std::string_view text);

/// The cells of a board whose rows are fields between commas, semicolons, tabs or bars; empty
/// fields are empty cells. None if the text is no such table.
std::vector<Token> cellsOfTable(std::string_view text);
/// The cells of a board in a frame, "| 5 3   |   7   |": three between bars, blanks for empty ones.
/// None if the text is no such board, or has no blanks for cells.
std::vector<Token> cellsOfFrame(std::string_view text);
/// The cells of a board with pencil marks: what has several is empty. None if there are none.
std::vector<Token> cellsOfMarks(std::string_view text);
/// The marks of such a board. None if the text is none.
std::vector<Place> marksOf(std::string_view text);
/// The lines of a text that are no comments, each with what stands behind the board, if there are
/// several boards of 9x9 and most of the lines look like one.
std::optional<Collection> linesOfBoards(std::string_view text);

/// A bar between two rows, as of +---+ or | |.
bool isBarLine(std::string_view line);

/// The readers, each for one form of text. They say in the error where it is not of that form.
/// @{
Result<ProblemPtr> readCells(std::string_view cells, GivenShape given, const Parameters& parameters,
                             int line, int column); ///< one character a cell
Result<ProblemPtr> readLine(std::string_view text, const Parameters& parameters);
Result<ProblemPtr> readRows(std::string_view text, const Parameters& parameters);
Result<ProblemPtr> readList(std::string_view text, const Parameters& parameters);
/// @}

/// The shape of the boxes before a list, and where the list begins and ends.
struct ListPlace
{
    std::size_t begin = 0;
    GivenShape given = std::nullopt;
    std::size_t end = std::string_view::npos; ///< where a program goes on
};
ListPlace placeOfList(std::string_view text);

/// The cells of the only board in a text that is a list of its rows, as programs have it:
/// '((5 3 0 …) (6 0 0 …) …), [[5, 3, 0, …], …]. None if there is no such board, or several.
std::vector<Token> cellsOfNestedList(std::string_view text);

/// The one board of 9x9 in a text that is more than a board, or has blanks for empty cells; nothing
/// if there is none.
std::optional<Result<ProblemPtr>> boardInProse(std::string_view text);

} // namespace clew::sudoku
