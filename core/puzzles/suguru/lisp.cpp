#include "core/puzzles/suguru/lisp.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>

#include "core/text/nestedlists.h"
#include "core/text/scanner.h"

namespace clew::suguru {

namespace {

constexpr std::string_view kPair = "'(";

/// A cell of the list, and where it stands.
struct Pair
{
    std::uint64_t area;
    std::uint64_t number;
    int line;
    int column;
};

Scanner scannerAt(std::string_view text, std::size_t position)
{
    Scanner scanner(text);
    for (std::size_t i = 0; i < position; ++i)
        scanner.next();
    return scanner;
}

Result<void> checkNumber(std::uint64_t number, int line, int column)
{
    if (number <= kMaxArea)
        return {};
    return fail({phrase("suguru", "areas have at most %1 cells, so there is no number %2"),
                 {std::to_string(kMaxArea), std::to_string(number)}},
                line, column);
}

// "'(1 3)".
Result<Pair> readPair(Scanner& scanner)
{
    Pair pair{0, 0, scanner.line(), scanner.column()};
    const bool opens = scanner.accept('\'') && scanner.accept('(');
    scanner.skipSpace();
    const auto area = scanner.number();
    scanner.skipSpace();
    const auto number = scanner.number();
    scanner.skipSpace();
    if (!opens || !area || !number || !scanner.accept(')'))
        return fail(phrase("suguru", "expected a cell as a pair of area and number, like '(1 3)"),
                    pair.line, pair.column);
    if (auto good = checkNumber(*number, pair.line, pair.column); !good)
        return tl::make_unexpected(good.error());
    pair.area = *area;
    pair.number = *number;
    return pair;
}

Result<std::vector<Pair>> readPairList(Scanner& scanner)
{
    std::vector<Pair> pairs;
    for (scanner.skipSpace(); scanner.peek() == '\''; scanner.skipSpace()) {
        const auto pair = readPair(scanner);
        if (!pair)
            return tl::make_unexpected(pair.error());
        pairs.push_back(*pair);
        if (pairs.size() > std::size_t{kMaxSide} * kMaxSide)
            return scanner.error(phrase("suguru", "there are more pairs than any board has cells"));
    }
    if (!scanner.accept(')'))
        return scanner.error(phrase("suguru", "the list of pairs is not closed: ')' is missing"));
    return pairs;
}

// Whether this many cells make a square of more than one row.
bool isSquare(std::size_t cells)
{
    std::size_t side = 2;
    while (side * side < cells)
        ++side;
    return side * side == cells;
}

// What distinguishes a row from a square of as many cells.
std::string rowComment(std::size_t cells)
{
    return fmt::format("; {}x1\n", cells);
}

// As many as each line has pairs. One line alone is a square if it can be, unless a comment
// "; 4x1" says that it is a row.
std::uint32_t widthOf(const std::vector<Pair>& pairs, bool isRow)
{
    std::map<int, std::uint32_t> onLine;
    for (const Pair& pair : pairs)
        ++onLine[pair.line];
    const std::uint32_t first = onLine.begin()->second;
    const bool areEqual =
        std::ranges::all_of(onLine, [&](const auto& line) { return line.second == first; });
    if (areEqual && (isRow || onLine.size() > 1 || !isSquare(pairs.size())))
        return first;
    std::uint32_t side = 1;
    while (side * side < pairs.size())
        ++side;
    return side * side == pairs.size() ? side : 0;
}

// The numbers of "(setf tabuleiro (list 0 3 0 …))"; none if there is no such list.
std::optional<std::vector<std::uint64_t>> plainNumbers(std::string_view text)
{
    constexpr std::string_view kName = "tabuleiro ";
    const std::size_t name = text.find(kName);
    const std::size_t list = name == text.npos ? name : text.find("(list ", name);
    if (list == text.npos)
        return std::nullopt;
    Scanner scanner = scannerAt(text, list + std::string_view("(list ").size());
    std::vector<std::uint64_t> numbers;
    for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
        const auto number = scanner.number();
        if (!number)
            break;
        numbers.push_back(*number);
    }
    return numbers;
}

// That both lists of the document say the same.
Result<void> checkAgreement(std::string_view text, const std::vector<Pair>& pairs)
{
    const auto numbers = plainNumbers(text);
    if (!numbers)
        return {};
    if (numbers->size() != pairs.size())
        return fail(
            {phrase("suguru", "tabuleiro has %1 cells, tabuleiroDiv %2; both are one board"),
             {std::to_string(numbers->size()), std::to_string(pairs.size())}},
            pairs.front().line, pairs.front().column);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        if ((*numbers)[i] != pairs[i].number)
            return fail({phrase("suguru", "this cell is %1 here and %2 in tabuleiro; both are one "
                                          "board"),
                         {std::to_string(pairs[i].number), std::to_string((*numbers)[i])}},
                        pairs[i].line, pairs[i].column);
    return {};
}

// Of a board of this width.
Result<ProblemPtr> boardOfPairs(const std::vector<Pair>& pairs, std::uint32_t width,
                                std::string_view text)
{
    if (width == 0 || width > kMaxSide || pairs.size() / width > kMaxSide)
        return fail({phrase("suguru", "%1 pairs make no board: write those of each row on a line "
                                      "of their own"),
                     {std::to_string(pairs.size())}},
                    pairs.front().line, pairs.front().column);
    if (auto agree = checkAgreement(text, pairs); !agree)
        return tl::make_unexpected(agree.error());
    auto problem = std::make_shared<SuguruProblem>();
    problem->width = width;
    problem->height = static_cast<std::uint32_t>(pairs.size()) / width;
    std::map<std::uint64_t, std::uint32_t> areas;
    for (const Pair& pair : pairs) {
        problem->areas.push_back(
            areas.try_emplace(pair.area, static_cast<std::uint32_t>(areas.size())).first->second);
        problem->givens.push_back(pair.number == 0 ? kNoValue
                                                   : static_cast<Value>(pair.number - 1));
    }
    return problem;
}

bool isPair(const ListItem& item)
{
    return item.items.size() == 2 && isListOf(item, isNumber);
}

} // namespace

bool holdsPairs(std::string_view text)
{
    const std::size_t pair = text.find(kPair);
    return pair != text.npos && text.rfind("(list", pair) != text.npos;
}

Result<ProblemPtr> readPairs(std::string_view text)
{
    const std::size_t first = text.find(kPair);
    if (first == text.npos)
        return fail(phrase("suguru", "there is no list of pairs here, like (list '(1 0) '(1 3))"),
                    1, 1);
    Scanner scanner = scannerAt(text, first);
    const auto pairs = readPairList(scanner);
    if (!pairs)
        return tl::make_unexpected(pairs.error());
    for (; !scanner.atEnd(); scanner.next())
        if (Scanner ahead = scanner; ahead.accept('\'') && ahead.accept('('))
            return scanner.error(
                phrase("suguru", "there is a second list of pairs; one list is one board"));
    const std::string row = rowComment(pairs->size());
    const std::uint32_t width =
        widthOf(*pairs, text.substr(0, first).find(row) != std::string_view::npos);
    return boardOfPairs(*pairs, width, text);
}

std::optional<Result<ProblemPtr>> readNestedPairs(std::string_view text)
{
    const ListItem all = listIn(text);
    const auto isRow = [](const ListItem& item) {
        return !item.items.empty() && isListOf(item, isPair);
    };
    auto lists = findLists(all, isRow);
    if (lists.empty())
        return std::nullopt;
    std::uint32_t width = 0;
    if (lists.size() > 1) { // the rows of one list
        lists = findLists(all, [&](const ListItem& item) {
            return !item.items.empty() && isListOf(item, isRow);
        });
        if (lists.size() != 1)
            return std::nullopt;
        const std::size_t first = lists.front().list->items.front().items.size();
        const bool areEqual = isListOf(
            *lists.front().list, [&](const ListItem& row) { return row.items.size() == first; });
        if (!areEqual)
            return std::nullopt;
        width = static_cast<std::uint32_t>(first);
    }
    std::vector<Pair> pairs;
    bool hasEmpty = false;
    bool hasNone = false;
    const auto add = [&](const ListItem& row) -> Result<void> {
        for (const ListItem& item : row.items) {
            const auto numberOf = [](const ListItem& word) {
                return Scanner(word.word).number().value_or(kUnlimited);
            };
            const std::uint64_t number = numberOf(item.items[1]);
            if (auto good = checkNumber(number, item.line, item.column); !good)
                return good;
            pairs.push_back({numberOf(item.items[0]), number, item.line, item.column});
            hasEmpty = hasEmpty || number == 0;
            hasNone = hasNone || pairs.back().area == 0;
        }
        return {};
    };
    const ListItem& list = *lists.front().list;
    if (width == 0) {
        if (auto done = add(list); !done)
            return tl::make_unexpected(done.error());
        width = widthOf(pairs, false);
    } else {
        for (const ListItem& row : list.items)
            if (auto done = add(row); !done)
                return tl::make_unexpected(done.error());
    }
    if (!hasEmpty || hasNone)
        return std::nullopt; // edges of a graph, or squares of a tour
    return boardOfPairs(pairs, width, text);
}

std::string pairsText(const SuguruProblem& problem)
{
    std::string text =
        problem.height == 1 && isSquare(problem.width) ? rowComment(problem.width) : std::string();
    text += "(list ";
    for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
        const Value given = problem.givens[cell];
        const bool endsRow = (cell + 1) % problem.width == 0;
        text +=
            fmt::format("'({} {}){}", problem.areas[cell] + 1, given == kNoValue ? 0 : given + 1,
                        cell + 1 == problem.cellCount() ? ")\n"
                        : endsRow                       ? "\n      "
                                                        : " ");
    }
    return text;
}

} // namespace clew::suguru
