// P97's list of cells, as its program holds and prints it.

#include "core/puzzles/sudoku/reading.h"

#include <algorithm>

#include "core/text/scanner.h"

namespace clew::sudoku {

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
