#include "core/puzzles/sudoku/reading.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/sudoku/formats.h"
#include "core/puzzles/sudoku/puzzle.h"
#include "core/text/scanner.h"

namespace clew::sudoku {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::uint32_t sizeOfBoard(std::size_t cells)
{
    std::uint32_t size = 0;
    while (std::size_t{size} * size < cells)
        ++size;
    return std::size_t{size} * size == cells ? size : 0;
}

/// What the characters of a board stand for: A, B, C … alone, 1 … 9 and then A, or 0 … 9 and then
/// A.
enum class Alphabet : std::uint8_t { Letters, FromOne, FromZero };

// By what occurs: a 0 is a digit where other characters stand for empty cells and no letter would
// be too many.
Alphabet alphabetOf(std::span<const Token> cells, std::uint32_t size)
{
    const auto isAny = [&](auto is) {
        return std::ranges::any_of(
            cells, [&](const Token& t) { return t.text.size() == 1 && is(t.text[0]); });
    };
    const bool hasDigits = std::ranges::any_of(
        cells, [](const Token& t) { return isDigit(t.text[0]) && t.text != "0"; });
    const bool hasZero = isAny([](char c) { return c == '0'; });
    const bool hasOtherEmpty = isAny([](char c) { return c != '0' && isEmptyCell(c); });
    const bool isTooHigh = isAny([&](char c) {
        return isLetter(c) && static_cast<std::uint32_t>((c | 0x20) - 'a') + 10 >= size;
    });
    const bool isOneCharacter =
        std::ranges::all_of(cells, [](const Token& t) { return t.text.size() == 1; });
    if (!hasDigits)
        return Alphabet::Letters;
    return size > 9 && isOneCharacter && hasZero && hasOtherEmpty && !isTooHigh ? Alphabet::FromZero
                                                                                : Alphabet::FromOne;
}

// The value of a cell's text, kNoValue for an empty cell, nothing if it is none.
std::optional<Value> valueOf(std::string_view text, std::uint32_t size, Alphabet alphabet)
{
    if (text.size() == 1 && alphabet == Alphabet::FromZero && isDigit(text[0]))
        return static_cast<Value>(text[0] - '0');
    if (text.size() == 1 && (isEmptyCell(text[0]) || (size <= 9 && (text[0] | 0x20) == 'x')))
        return kNoValue;
    Value value = 0;
    if (text.size() == 1 && isLetter(text[0]) && size > 9) {
        const Value first = alphabet == Alphabet::Letters   ? 0
                            : alphabet == Alphabet::FromOne ? 9
                                                            : 10;
        value = static_cast<Value>((text[0] | 0x20) - 'a') + first;
    } else {
        Scanner scanner(text);
        const auto number = scanner.number();
        if (!number || !scanner.atEnd() || *number == 0 || *number > size)
            return std::nullopt;
        value = static_cast<Value>(*number - 1);
    }
    return value < size ? std::optional(value) : std::nullopt;
}

tl::unexpected<Error> noCell(std::string_view text, std::uint32_t size, int line, int column)
{
    const Argument shown =
        text.size() == 1 ? quoted(text[0]) : Argument(fmt::format("\"{}\"", text));
    if (size <= 9)
        return fail({phrase("sudoku",
                            "%1 is not a cell; write a digit from 1 to %2, or . for an empty one"),
                     {shown, std::to_string(size)}},
                    line, column);
    const auto last = static_cast<char>('A' + size - 1);
    return fail(
        {phrase("sudoku", "%1 is not a cell; write a letter from A to %2, a number up to %3, "
                          "or . for an empty one"),
         {shown, std::string(1, last), std::to_string(size)}},
        line, column);
}

} // namespace

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

bool isEmptyCell(char c)
{
    return c == '.' || c == '0' || c == '_' || c == '*' || c == '-'; // as in kPlainCells
}

bool isCell(char c)
{
    return isDigit(c) || (isEmptyCell(c) && c != '-'); // of which lines are drawn, too
}

std::string shapeName(BoxShape box)
{
    return fmt::format("{}x{}", box.width, box.height);
}

// "2x3"; none if it is something else.
GivenShape parseShape(std::string_view text)
{
    Scanner scanner(text);
    const auto width = scanner.number().value_or(0);
    const bool cross = scanner.accept('x');
    const auto height = scanner.number().value_or(0);
    const auto isSide = [](auto side) { return side >= kMinBoxSide && side <= kMaxBoxSide; };
    if (!cross || !scanner.atEnd() || !isSide(width) || !isSide(height))
        return std::nullopt;
    return BoxShape{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height)};
}

std::optional<BoxShape> usualBox(std::size_t size)
{
    for (std::uint32_t height = kMaxBoxSide; height >= kMinBoxSide; --height)
        if (size % height == 0 && size / height >= height && size / height <= kMaxBoxSide)
            return BoxShape{static_cast<std::uint32_t>(size / height), height};
    return std::nullopt;
}

Result<BoxShape> boxParameter(const Parameters& parameters, BoxShape fallback)
{
    return sizeParameter(parameters, "boxes", {fallback.width, fallback.height}, kMinBoxSide,
                         kMaxBoxSide)
        .map([](auto sides) {
            return BoxShape{sides.first, sides.second};
        });
}

Result<BoxShape> shapeOf(std::size_t cells, GivenShape given, const Parameters& parameters,
                         int line, int column)
{
    const std::uint32_t size = sizeOfBoard(cells);
    const GivenShape usual = usualBox(size);
    if (!usual)
        return fail({phrase("sudoku", "%1 cells make no board; there are 16, 36, 64, 81, 100, 144, "
                                      "225, 256, 400 or 625, 81 for the usual 9x9"),
                     {std::to_string(cells)}},
                    line, column);
    auto box = given ? Result<BoxShape>(*given) : boxParameter(parameters, *usual);
    if (box && box->size() != size)
        return fail(
            {phrase("sudoku", "boxes of %1 make a board of %2 cells, but there are %3"),
             {shapeName(*box), std::to_string(box->size() * box->size()), std::to_string(cells)}},
            line, column);
    return box;
}

Result<ProblemPtr> makeProblem(std::span<const Token> cells, BoxShape box)
{
    auto problem = std::make_shared<SudokuProblem>();
    problem->box = box;
    problem->givens.reserve(cells.size());
    const Alphabet alphabet = alphabetOf(cells, box.size());
    for (const Token& token : cells) {
        const auto value = valueOf(token.text, box.size(), alphabet);
        if (!value)
            return noCell(token.text, box.size(), token.line, token.column);
        problem->givens.push_back(*value);
    }
    return problem;
}

} // namespace clew::sudoku
