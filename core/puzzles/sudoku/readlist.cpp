// P97's list of cells, as its program holds and prints it; and lists of rows, as other programs do.

#include "core/puzzles/sudoku/reading.h"

#include <algorithm>
#include <array>

#include "core/text/nestedlists.h"
#include "core/text/scanner.h"

namespace clew::sudoku {

namespace {

constexpr std::size_t kSmallestBoard = 4;
constexpr std::size_t kLastOfDigits = 9;

bool isEmptyWord(std::string_view word)
{
    constexpr std::array<std::string_view, 8> kEmpty{"N",    "n",    "nil", "NIL",
                                                     "null", "None", "?",   ""};
    return std::ranges::find(kEmpty, word) != kEmpty.end() ||
           (word.size() == 1 && (isEmptyCell(word[0]) || (word[0] | 0x20) == 'x'));
}

// Words of programs are none: letters stand for cells only where there are too few digits.
bool isCellOf(std::size_t size, const ListItem& item)
{
    constexpr std::size_t kMostDigits = 2;
    const bool isLetter = item.word.size() == 1 && (item.word[0] | 0x20) >= 'a' &&
                          (item.word[0] | 0x20) <= 'z' && size > kLastOfDigits;
    return !item.isList && (isEmptyWord(item.word) || isLetter ||
                            (isNumber(item) && item.word.size() <= kMostDigits));
}

bool isBoard(const ListItem& item)
{
    const std::size_t size = item.items.size();
    return size >= kSmallestBoard && isListOf(item, [&](const ListItem& row) {
               return row.items.size() == size &&
                      isListOf(row, [&](const ListItem& cell) { return isCellOf(size, cell); });
           });
}

} // namespace

std::vector<Token> cellsOfNestedList(std::string_view text)
{
    const ListItem all = listIn(text);
    const std::vector<NamedList> boards = findLists(all, isBoard);
    std::vector<Token> cells;
    const auto saysMore = [](const ListItem& row) { // nothing but 0 and 1 is the matrix of a graph
        return std::ranges::any_of(row.items, [](const ListItem& cell) {
            return !isEmptyWord(cell.word) && cell.word != "1";
        });
    };
    if (boards.size() != 1 || std::ranges::none_of(boards.front().list->items, saysMore))
        return cells;
    const std::size_t size = boards.front().list->items.size();
    for (const ListItem& row : boards.front().list->items)
        for (const ListItem& cell : row.items) {
            const bool isEmpty = isEmptyWord(cell.word) &&
                                 (size <= kLastOfDigits || (cell.word != "x" && cell.word != "X"));
            cells.push_back({isEmpty ? "." : cell.word, cell.line, cell.column});
        }
    return cells;
}

// "(defparameter sudoku-input '(N N 4 8 …))", or the boxes as in "2x3:(1 2 …)".
ListPlace placeOfList(std::string_view text)
{
    const std::size_t colon = text.substr(0, text.find('(')).find(':');
    if (colon != text.npos)
        return {colon + 1, parseShape(text.substr(0, colon))};
    const std::size_t definition = text.find("(def");
    const std::size_t quote = definition == text.npos ? definition : text.find("'(", definition);
    if (quote == text.npos)
        return {};
    return {quote, std::nullopt, text.find(')', quote)};
}

// "(N N 4 8 …)", also with the definition around it, and as the program prints its solutions:
// "(#(9 3 4 8 …))".
Result<ProblemPtr> readList(std::string_view text, const Parameters& parameters)
{
    std::vector<Token> cells;
    int number = 0;
    const ListPlace list = placeOfList(text);
    const char* const from = text.data() + list.begin;
    for (const std::string_view line : splitLines(text.substr(0, list.end))) {
        ++number;
        const auto before = std::max<std::ptrdiff_t>(0, from - line.data());
        for (std::size_t i = static_cast<std::size_t>(before); i < line.size();) {
            const std::size_t begin = std::min(line.find_first_not_of(" \t()#'", i), line.size());
            const std::size_t end = std::min(line.find_first_of(" \t()#'", begin), line.size());
            const std::string_view word = line.substr(begin, end - begin);
            if (!word.empty())
                cells.push_back(
                    {word == "N" || word == "n" ? "." : word, number, static_cast<int>(begin) + 1});
            i = end;
        }
    }
    const auto box = shapeOf(cells.size(), list.given, parameters, number, 1);
    if (!box)
        return tl::make_unexpected(box.error());
    return makeProblem(cells, *box);
}

} // namespace clew::sudoku
