// Sudokus as other programs write them. What these formats hold beyond givens in rows, columns and
// boxes (cages, lines, other regions …) is refused by name.

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/puzzles/sudoku/sudoku.h"
#include "core/text/result.h"

namespace clew::sudoku {

/// Which of these formats a text is in, by what it is: the id of one of them, or empty.
std::string_view foreignFormat(std::string_view text);
/// Null for a format that is none of these.
std::optional<Result<ProblemPtr>> readForeign(std::string_view text, std::string_view format);

/// The XML of OpenSudoku, with one game.
Result<ProblemPtr> readOpenSudoku(std::string_view text);
/// Each of its games as such a text, on a line of its own; empty if it has fewer than two.
std::string openSudokuGames(std::string_view text);
/// The same; empty for boards other than 9x9, which it does not have.
std::string openSudokuText(BoxShape box, std::span<const Value> values);
/// A line of HoDoKu's library, ":0000:x:1+2..3…:::": the givens; what is placed and crossed out
/// besides has to follow from them.
Result<ProblemPtr> readHodoku(std::string_view text);
/// "sudoku/9/9/…" of puzz.link.
Result<ProblemPtr> readPuzzlink(std::string_view text);
/// "3x3:a4_5b…" of Solo in Tatham's collection.
Result<ProblemPtr> readTatham(std::string_view text);
std::string tathamText(BoxShape box, std::span<const Value> values);
/// JSON of f-puzzles or SudokuPad, packed without an address.
bool isPackedJson(std::string_view text);
/// JSON of f-puzzles or SudokuPad, or an address with it.
Result<ProblemPtr> readJson(std::string_view text);
/// JSON of f-puzzles, which SudokuPad reads as well.
std::string jsonText(BoxShape box, std::span<const Value> values);
/// An address of f-puzzles, or of SudokuPad, that carries it.
std::string fPuzzlesAddress(BoxShape box, std::span<const Value> values);
std::string sudokuPadAddress(BoxShape box, std::span<const Value> values);

} // namespace clew::sudoku
