// Suguru as text: two grids, solution grids, and two one-line notations. Boards with their borders
// drawn and the document's Lisp have their own files.

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <utility>

#include "core/puzzles/suguru/areas.h"
#include "core/puzzles/suguru/drawing.h"
#include "core/puzzles/suguru/lisp.h"
#include "core/puzzles/suguru/puzzle.h"
#include "core/text/nestedlists.h"
#include "core/text/numbers16.h"
#include "core/text/scanner.h"

namespace clew::suguru {

std::vector<FormatInfo> formats()
{
    return {
        {.id = "grids",
         .title = phrase("suguru", "Grid of numbers and grid of areas"),
         .suffixes = {".suguru", ".txt"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "numbers",
         .title = phrase("suguru", "Grid of numbers"),
         .writesSolution = true,
         .readsSolution = true},
        {.id = "drawing",
         .title = phrase("suguru", "Board with the borders of its areas"),
         .readsProblem = true,
         .writesProblem = true,
         .writesSolution = true},
        {.id = "pairs",
         .title = phrase("suguru", "Lisp list of pairs (area number)"),
         .readsProblem = true,
         .writesProblem = true,
         .writesSolution = true},
        {.id = "puzzlink",
         .title = phrase("suguru", "puzz.link"),
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "tatham",
         .title = phrase("suguru", "One line as in Tatham's collection"),
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
    };
}

namespace {

Result<void> checkSides(std::uint64_t width, std::uint64_t height, int line, int column)
{
    if (width >= 1 && width <= kMaxSide && height >= 1 && height <= kMaxSide)
        return {};
    return fail({phrase("suguru", "a board has 1 to %1 columns and 1 to %1 rows, not %2 and %3"),
                 {std::to_string(kMaxSide), std::to_string(width), std::to_string(height)}},
                line, column);
}

Result<Value> toGiven(std::uint64_t number, int line, int column)
{
    if (number <= kMaxArea)
        return number == 0 ? kNoValue : static_cast<Value>(number - 1);
    return fail({phrase("suguru", "areas have at most %1 cells, so there is no number %2"),
                 {std::to_string(kMaxArea), std::to_string(number)}},
                line, column);
}

// ---- two grids: numbers (0, . or _ where none is given), an empty line, areas as any words

struct Word
{
    std::string_view text;
    int line;
    int column;
};
using WordGrid = std::vector<std::vector<Word>>;

// The grids of words that empty lines separate.
std::vector<WordGrid> splitGrids(std::string_view text)
{
    std::vector<WordGrid> grids;
    bool inGrid = false;
    int lineNumber = 0;
    for (const std::string_view line : splitLines(text)) {
        ++lineNumber;
        std::vector<Word> words;
        Scanner scanner(line);
        for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
            const int column = scanner.column();
            words.push_back({scanner.word(), lineNumber, column});
        }
        if (words.empty()) {
            inGrid = false;
            continue;
        }
        if (!inGrid)
            grids.emplace_back();
        inGrid = true;
        grids.back().push_back(std::move(words));
    }
    return grids;
}

Result<void> checkRectangle(const WordGrid& grid, std::size_t width)
{
    for (const auto& row : grid)
        if (row.size() != width)
            return fail(
                {phrase("suguru",
                        "this line has %1 cells, the first one %2; all must have the same length"),
                 {std::to_string(row.size()), std::to_string(width)}},
                row.front().line, 1);
    return {};
}

Result<Value> readGiven(const Word& word)
{
    if (word.text == "." || word.text == "_" || word.text == "-")
        return kNoValue;
    Scanner scanner(word.text);
    const auto number = scanner.number();
    if (!number || !scanner.atEnd())
        return fail({phrase("suguru", "expected a number, or 0 for an empty cell, not \"%1\""),
                     {std::string(word.text)}},
                    word.line, word.column);
    return toGiven(*number, word.line, word.column);
}

// Of numbers and then areas.
Result<ProblemPtr> boardOfGrids(const std::vector<WordGrid>& grids)
{
    const std::size_t width = grids[0].front().size();
    if (auto good = checkSides(width, grids[0].size(), 1, 1); !good)
        return tl::make_unexpected(good.error());
    for (const WordGrid& grid : grids)
        if (auto good = checkRectangle(grid, width); !good)
            return tl::make_unexpected(good.error());
    if (grids[1].size() != grids[0].size())
        return fail({phrase("suguru", "the grid of areas has %1 lines, that of numbers %2; every "
                                      "cell needs an area"),
                     {std::to_string(grids[1].size()), std::to_string(grids[0].size())}},
                    grids[1].back().front().line, 1);
    auto problem = std::make_shared<SuguruProblem>();
    problem->width = static_cast<std::uint32_t>(width);
    problem->height = static_cast<std::uint32_t>(grids[0].size());
    for (const auto& row : grids[0]) {
        for (const Word& word : row) {
            const auto given = readGiven(word);
            if (!given)
                return tl::make_unexpected(given.error());
            problem->givens.push_back(*given);
        }
    }
    std::map<std::string_view, std::uint32_t> numbers;
    for (const auto& row : grids[1])
        for (const Word& word : row)
            problem->areas.push_back(
                numbers.try_emplace(word.text, static_cast<std::uint32_t>(numbers.size()))
                    .first->second);
    return problem;
}

Result<ProblemPtr> readGrids(std::string_view text)
{
    const std::vector<WordGrid> grids = splitGrids(text);
    const int lastLine = static_cast<int>(splitLines(text).size());
    if (grids.size() != 2)
        return fail({phrase("suguru", "expected two grids with an empty line between them, numbers "
                                      "and then areas, not %1"),
                     {std::to_string(grids.size())}},
                    std::max(lastLine, 1), 1);
    return boardOfGrids(grids);
}

// ---- the same two grids as a program or its data may have them: [[0, 3], [1, 0]], [[1, 1], [1,
// 2]]

constexpr std::size_t kNarrowestListed = 3; // lists of two are pairs

bool isGridWord(const ListItem& item)
{
    constexpr std::array<std::string_view, 4> kEmpty{"nil", "NIL", "None", "null"};
    return isNumber(item) || (!item.isList && item.word.size() == 1) ||
           std::ranges::find(kEmpty, item.word) != kEmpty.end();
}

bool isGrid(const ListItem& item)
{
    return !item.items.empty() && isListOf(item, [&](const ListItem& row) {
        return row.items.size() >= kNarrowestListed &&
               row.items.size() == item.items.front().items.size() && isListOf(row, isGridWord);
    });
}

WordGrid gridOf(const ListItem& list)
{
    WordGrid grid;
    for (const ListItem& row : list.items) {
        auto& words = grid.emplace_back();
        for (const ListItem& item : row.items)
            words.push_back({isNumber(item) || item.word.size() == 1 ? item.word : ".", item.line,
                             item.column});
    }
    return grid;
}

// Numbers come first, unless the names of the lists say otherwise. Nothing if there are not two.
std::optional<Result<ProblemPtr>> readNestedGrids(std::string_view text)
{
    const ListItem all = listIn(text);
    auto lists = findLists(all, isGrid);
    if (lists.size() != 2)
        return std::nullopt;
    if (isNamed(lists[0].name, "area") && !isNamed(lists[1].name, "area"))
        std::swap(lists[0], lists[1]);
    return boardOfGrids({gridOf(*lists[0].list), gridOf(*lists[1].list)});
}

template<class CellText>
std::string writeGrid(std::uint32_t width, std::uint32_t height, CellText&& cellText)
{
    std::string text;
    for (Variable cell = 0; cell < width * height; ++cell)
        text += fmt::format("{}{}", cellText(cell), (cell + 1) % width == 0 ? '\n' : ' ');
    return text;
}

std::uint32_t numberOf(Value value)
{
    return value == kNoValue ? 0 : value + 1;
}

std::string writeGrids(const SuguruProblem& problem)
{
    const auto number = [&](Variable cell) { return numberOf(problem.givens[cell]); };
    const auto area = [&](Variable cell) { return problem.areas[cell] + 1; };
    return writeGrid(problem.width, problem.height, number) + "\n" +
           writeGrid(problem.width, problem.height, area);
}

// ---- puzz.link: "suguru/COLUMNS/ROWS/borders and clues"; borders five a character, 0-9a-v, the
// vertical ones and the horizontal ones each filled up to whole characters; clues as in
// core/text/numbers16.h

constexpr std::string_view kBase32 = "0123456789abcdefghijklmnopqrstuv";

Result<std::vector<bool>> readBits(Scanner& scanner, std::size_t count)
{
    std::vector<bool> bits;
    while (bits.size() < count) {
        const std::size_t digit =
            scanner.atEnd() ? std::string_view::npos : kBase32.find(scanner.peek());
        if (digit == std::string_view::npos)
            return scanner.error(
                scanner.atEnd()
                    ? Sentence{phrase("suguru", "the borders end too early")}
                    : Sentence{phrase("suguru", "expected borders as digits 0-9 and a-v, not %1"),
                               {quoted(scanner.rest())}});
        scanner.next();
        for (unsigned mask = 16; mask != 0 && bits.size() < count; mask >>= 1U)
            bits.push_back((digit & mask) != 0);
    }
    return bits;
}

std::string writeBits(const std::vector<bool>& bits)
{
    std::string text;
    for (std::size_t i = 0; i < bits.size(); i += 5) {
        unsigned digit = 0;
        for (std::size_t j = i; j < i + 5; ++j)
            digit = 2 * digit + (j < bits.size() && bits[j] ? 1U : 0U);
        text += kBase32[digit];
    }
    return text;
}

Sentence cluesEndEarly(std::size_t read, std::size_t cells)
{
    return {phrase("suguru", "the clues end after %1 of %2 cells"),
            {std::to_string(read), std::to_string(cells)}};
}

Result<std::vector<Value>> readHexClues(Scanner& scanner, std::size_t cells)
{
    const auto numbers = readNumbers16(scanner, cells);
    if (!numbers)
        return tl::make_unexpected(numbers.error());
    std::vector<Value> givens;
    for (const auto& [number, column] : *numbers) {
        const auto given = toGiven(number.value_or(0), scanner.line(), column);
        if (!given)
            return tl::make_unexpected(given.error());
        givens.push_back(*given);
    }
    return givens;
}

// Builds the problem once borders and clues are read and nothing but blanks follows.
Result<ProblemPtr> fromBorders(Scanner& scanner, std::uint64_t width, std::uint64_t height,
                               const Borders& borders, std::vector<Value> givens)
{
    scanner.skipSpace();
    if (!scanner.atEnd())
        return scanner.error(phrase("suguru", "there is more text after the last clue"));
    auto problem = std::make_shared<SuguruProblem>();
    problem->width = static_cast<std::uint32_t>(width);
    problem->height = static_cast<std::uint32_t>(height);
    problem->areas = areasWithin(problem->width, problem->height, borders);
    problem->givens = std::move(givens);
    return problem;
}

// Of a whole address everything before "suguru/" is skipped.
Result<ProblemPtr> readPuzzlink(std::string_view text)
{
    constexpr std::string_view kName = "suguru/";
    const std::size_t begin = text.find(kName);
    if (begin == std::string_view::npos)
        return fail(phrase("suguru", "expected suguru/COLUMNS/ROWS/…, or a puzz.link address with "
                                     "that in it"),
                    1, 1);
    Scanner scanner(text);
    for (std::size_t i = 0; i < begin + kName.size(); ++i)
        scanner.next();
    const int sizeColumn = scanner.column();
    const auto width = scanner.number();
    const bool widthEnds = scanner.accept('/');
    const auto height = scanner.number();
    if (!width || !widthEnds || !height || !scanner.accept('/'))
        return scanner.error(phrase("suguru", "expected COLUMNS/ROWS/ after suguru/"));
    if (auto good = checkSides(*width, *height, scanner.line(), sizeColumn); !good)
        return tl::make_unexpected(good.error());
    const auto vertical = readBits(scanner, (*width - 1) * *height);
    if (!vertical)
        return tl::make_unexpected(vertical.error());
    const auto horizontal = readBits(scanner, *width * (*height - 1));
    if (!horizontal)
        return tl::make_unexpected(horizontal.error());
    auto givens = readHexClues(scanner, *width * *height);
    if (!givens)
        return tl::make_unexpected(givens.error());
    return fromBorders(scanner, *width, *height, {*vertical, *horizontal}, std::move(*givens));
}

std::string writePuzzlink(const SuguruProblem& problem)
{
    constexpr std::size_t kLongestGap = 20;
    const Borders borders = bordersOf(problem);
    std::string text = fmt::format("suguru/{}/{}/{}{}", problem.width, problem.height,
                                   writeBits(borders.vertical), writeBits(borders.horizontal));
    std::size_t gap = 0;
    const auto endGap = [&] {
        if (gap > 0)
            text += static_cast<char>('f' + gap);
        gap = 0;
    };
    for (const Value given : problem.givens) {
        if (given == kNoValue) {
            if (++gap == kLongestGap)
                endGap();
            continue;
        }
        endGap();
        const std::uint32_t number = numberOf(given);
        text += number < 16 ? fmt::format("{:x}", number) : fmt::format("-{:02x}", number);
    }
    endGap();
    return text + "\n";
}

// ---- seismic.c: "WxHT:borders,clues"; of the borders, vertical ones first, a letter stands for a
// … y: 1 to 25 open sides and then a border, z: 26 open sides, and a number for that many borders;
// of the clues a letter for 1 to 26 empty cells. Numbers above 9, which seismic.c does not know,
// are in parentheses.

Result<std::vector<bool>> readRuns(Scanner& scanner, std::size_t count)
{
    std::vector<bool> borders;
    while (scanner.peek() != ',') {
        const char c = scanner.peek();
        const int column = scanner.column();
        if (c >= 'a' && c <= 'z') {
            scanner.next();
            borders.insert(borders.end(), static_cast<std::size_t>(c - 'a') + 1, false);
            if (c != 'z')
                borders.push_back(true);
        } else if (const auto number = scanner.number()) {
            borders.insert(borders.end(),
                           static_cast<std::size_t>(std::min<std::uint64_t>(*number, count + 1)),
                           true);
        } else {
            return scanner.error({phrase("suguru", "expected borders as letters and numbers up to "
                                                   "a comma, not %1"),
                                  {scanner.atEnd() ? Argument(phrase("suguru", "the end"))
                                                   : quoted(scanner.rest())}});
        }
        // The border of a last letter may lie beyond the board.
        if (borders.size() > count + 1)
            return fail({phrase("suguru", "there are more than the board's %1 borders"),
                         {std::to_string(count)}},
                        scanner.line(), column);
    }
    if (borders.size() < count)
        return scanner.error({phrase("suguru", "the borders end after %1 of %2"),
                              {std::to_string(borders.size()), std::to_string(count)}});
    borders.resize(count);
    return borders;
}

std::string writeRuns(const std::vector<bool>& borders)
{
    constexpr std::size_t kLetters = 26;
    std::string text;
    std::size_t walls = 0;
    std::size_t i = 0;
    while (i < borders.size()) {
        std::size_t open = 0;
        for (; i < borders.size() && !borders[i]; ++i)
            ++open;
        for (; open >= kLetters; open -= kLetters)
            text += 'z';
        if (open > 0) {
            text += static_cast<char>('a' + open - 1);
            ++i; // the border that the letter includes
        }
        for (walls = 0; i < borders.size() && borders[i]; ++i)
            ++walls;
        if (walls > 0)
            text += std::to_string(walls);
    }
    return text;
}

Result<std::vector<Value>> readTathamClues(Scanner& scanner, std::size_t cells)
{
    std::vector<Value> givens;
    while (givens.size() < cells) {
        const std::string_view here = scanner.rest();
        const char c = scanner.peek();
        const int column = scanner.column();
        if (c >= 'a' && c <= 'z') {
            scanner.next();
            givens.insert(givens.end(), static_cast<std::size_t>(c - 'a') + 1, kNoValue);
            continue;
        }
        std::optional<std::uint64_t> number;
        if (scanner.accept('(')) {
            number = scanner.number();
            if (!scanner.accept(')'))
                number.reset();
        } else if (c >= '1' && c <= '9') {
            number = static_cast<std::uint64_t>(scanner.next() - '0');
        }
        if (!number)
            return scanner.error(
                scanner.atEnd()
                    ? cluesEndEarly(givens.size(), cells)
                    : Sentence{
                          phrase("suguru", "expected a digit, or a letter for empty cells, not %1"),
                          {quoted(here)}});
        const auto given = toGiven(*number, scanner.line(), column);
        if (!given)
            return tl::make_unexpected(given.error());
        givens.push_back(*given);
    }
    if (givens.size() > cells)
        return scanner.error({phrase("suguru", "the clues are for %1 cells, the board has %2"),
                              {std::to_string(givens.size()), std::to_string(cells)}});
    return givens;
}

Result<ProblemPtr> readTatham(std::string_view text)
{
    Scanner scanner(text);
    scanner.skipSpace();
    const int sizeColumn = scanner.column();
    const auto width = scanner.number();
    const bool by = scanner.accept('x');
    const auto height = scanner.number();
    if (!width || !by || !height)
        return scanner.error(phrase("suguru", "expected COLUMNSxROWST:borders,clues"));
    if (!scanner.accept('T'))
        return scanner.error(phrase("suguru", "expected T after the size: without it the rules "
                                              "are those of Ripple Effect, not of Suguru"));
    if (scanner.accept('d')) // the difficulty, a letter
        scanner.next();
    if (!scanner.accept(':'))
        return scanner.error(phrase("suguru", "expected a colon before the borders"));
    if (auto good = checkSides(*width, *height, scanner.line(), sizeColumn); !good)
        return tl::make_unexpected(good.error());
    const std::size_t verticals = (*width - 1) * *height;
    const auto borders = readRuns(scanner, verticals + *width * (*height - 1));
    if (!borders)
        return tl::make_unexpected(borders.error());
    scanner.next(); // the comma
    auto givens = readTathamClues(scanner, *width * *height);
    if (!givens)
        return tl::make_unexpected(givens.error());
    const auto middle = borders->begin() + static_cast<std::ptrdiff_t>(verticals);
    return fromBorders(scanner, *width, *height,
                       {{borders->begin(), middle}, {middle, borders->end()}}, std::move(*givens));
}

std::string writeTatham(const SuguruProblem& problem)
{
    constexpr std::size_t kLetters = 26;
    Borders borders = bordersOf(problem);
    std::vector<bool> all = std::move(borders.vertical);
    all.insert(all.end(), borders.horizontal.begin(), borders.horizontal.end());
    std::string text = fmt::format("{}x{}T:{},", problem.width, problem.height, writeRuns(all));
    std::size_t gap = 0;
    const auto endGap = [&] {
        if (gap > 0)
            text += static_cast<char>('a' + gap - 1);
        gap = 0;
    };
    for (const Value given : problem.givens) {
        if (given == kNoValue) {
            if (++gap == kLetters)
                endGap();
            continue;
        }
        endGap();
        text += numberOf(given) < 10 ? std::to_string(numberOf(given))
                                     : fmt::format("({})", numberOf(given));
    }
    endGap();
    return text + "\n";
}

std::string_view detectFormat(std::string_view text)
{
    if (text.find("suguru/") != std::string_view::npos)
        return "puzzlink";
    if (holdsPairs(text))
        return "pairs";
    if (text.find("+-") != std::string_view::npos)
        return "drawing";
    if (text.find(':') != std::string_view::npos)
        return "tatham";
    return "grids";
}

Result<ProblemPtr> readAs(std::string_view format, std::string_view text)
{
    if (format == "puzzlink")
        return readPuzzlink(text);
    if (format == "tatham")
        return readTatham(text);
    if (format == "drawing")
        return readDrawing(text);
    if (format == "pairs")
        return readPairs(text);
    return readGrids(text);
}

} // namespace

Result<ProblemPtr> SuguruPuzzle::readText(std::string_view text, std::string_view format,
                                          const Parameters& /*parameters*/) const
{
    const bool isToDetect = format.empty();
    if (isToDetect)
        format = detectFormat(text);
    auto problem = readAs(format, text);
    if (problem)
        return problem;
    // What is wrong with the document's own list is said as that of such a list.
    const bool isOwnList = holdsPairs(text);
    using Reader = std::optional<Result<ProblemPtr>> (*)(std::string_view);
    constexpr std::array<std::pair<std::string_view, Reader>, 2> kReaders{
        {{"pairs", readNestedPairs}, {"grids", readNestedGrids}}};
    for (const auto& [listed, read] : kReaders)
        if (isToDetect || format == listed)
            if (auto nested = read(text))
                if (*nested ? faults(typed(***nested)).empty() : !isOwnList)
                    return *std::move(nested);
    return problem;
}

// A grid of numbers, of a problem that is known: it does not show the areas.
Result<ClaimedSolution> SuguruPuzzle::readSolutionText(std::string_view text,
                                                       std::string_view /*format*/,
                                                       const Parameters& /*parameters*/,
                                                       const ProblemPtr& of) const
{
    const std::vector<WordGrid> grids = splitGrids(text);
    if (of == nullptr)
        return fail(phrase("suguru", "numbers alone do not show the areas; name the problem as "
                                     "well, or print the solution as a drawing"),
                    grids.empty() ? 1 : grids.back().back().front().line, 1);
    const SuguruProblem& problem = typed(*of);
    if (grids.size() != 1)
        return fail({phrase("suguru", "expected one grid of numbers, not %1"),
                     {std::to_string(grids.size())}},
                    1, 1);
    if (auto good = checkRectangle(grids[0], problem.width); !good)
        return tl::make_unexpected(good.error());
    if (grids[0].size() != problem.height)
        return fail({phrase("suguru", "the grid has %1 lines, the board %2"),
                     {std::to_string(grids[0].size()), std::to_string(problem.height)}},
                    1, 1);
    Solution solution;
    for (const auto& row : grids[0])
        for (const Word& word : row) {
            const auto value = readGiven(word);
            if (!value)
                return tl::make_unexpected(value.error());
            solution.push_back(*value);
        }
    return ClaimedSolution{of, std::move(solution)};
}

std::string SuguruPuzzle::write(const SuguruProblem& problem, std::string_view format) const
{
    if (format == "puzzlink")
        return writePuzzlink(problem);
    if (format == "tatham")
        return writeTatham(problem);
    if (format == "drawing")
        return drawingText(problem);
    if (format == "pairs")
        return pairsText(problem);
    return writeGrids(problem);
}

// With the problem, where a format shows it: the solution as its givens. From the second solution
// on with an empty line before.
std::string SuguruPuzzle::writeSolutions(const SuguruProblem& problem,
                                         std::span<const Solution> solutions, std::uint64_t first,
                                         std::string_view format) const
{
    std::string text;
    SuguruProblem solved = problem;
    for (std::size_t n = 0; n < solutions.size(); ++n) {
        if (first + n > 0)
            text += "\n";
        if (format == "drawing" || format == "pairs") {
            solved.givens = solutions[n];
            text += write(solved, format);
            continue;
        }
        text += writeGrid(problem.width, problem.height,
                          [&](Variable cell) { return numberOf(solutions[n][cell]); });
    }
    return text;
}

} // namespace clew::suguru
