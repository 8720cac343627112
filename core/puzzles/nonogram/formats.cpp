// Nonograms as text: clue lists, .nin, puzz.link, and pictures of X and '.'; other formats have
// files of their own.

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>

#include "core/puzzles/nonogram/cluereading.h"
#include "core/puzzles/nonogram/figure.h"
#include "core/puzzles/nonogram/frompicture.h"
#include "core/puzzles/nonogram/names.h"
#include "core/puzzles/nonogram/non.h"
#include "core/puzzles/nonogram/puzzle.h"
#include "core/puzzles/nonogram/tatham.h"
#include "core/puzzles/nonogram/webpbn.h"
#include "core/text/nestedlists.h"
#include "core/text/numbers16.h"
#include "core/text/scanner.h"

namespace clew::nonogram {

std::vector<FormatInfo> formats()
{
    return {
        {.id = "clues",
         .title = phrase("nonogram", "Lists of clues, rows then columns"),
         .suffixes = {".nonogram", ".txt"},
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "text",
         .title = phrase("nonogram", "Picture of X and ."),
         .readsProblem = true,
         .writesSolution = true},
        {.id = "non",
         .title = phrase("nonogram", "Steve Simpson's .non"),
         .suffixes = {".non"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "webpbn",
         .title = phrase("nonogram", "XML of webpbn.com"),
         .suffixes = {".xml", ".pbn"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "figure",
         .title = phrase("nonogram", "Figure with clues, as in P98"),
         .readsProblem = true,
         .writesProblem = true},
        {.id = "tatham",
         .title = phrase("nonogram", "One line as in Tatham's collection"),
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "puzzlink",
         .title = phrase("nonogram", "puzz.link"),
         .readsProblem = true,
         .line = true},
        {.id = "nin",
         .title = phrase("nonogram", "Size, then a clue a line"),
         .suffixes = {".nin"},
         .readsProblem = true,
         .writesProblem = true},
    };
}

namespace {

Sentence badSide(bool isRows, std::uint64_t count)
{
    return {isRows ? phrase("nonogram", "a nonogram has 1 to %1 rows, not %2")
                   : phrase("nonogram", "a nonogram has 1 to %1 columns, not %2"),
            {std::to_string(kMaxSide), std::to_string(count)}};
}

// ---- clue lists: "[[3],[2,1],…] [[1,2],…]", with round brackets as well; then, if cells have been
// painted, all of them row by row in quotes: X filled, . empty, ? neither

std::optional<char> acceptOpening(Scanner& scanner)
{
    if (scanner.accept('['))
        return ']';
    if (scanner.accept('('))
        return ')';
    return std::nullopt;
}

Result<Clue> readClue(Scanner& scanner)
{
    const auto closing = acceptOpening(scanner);
    if (!closing)
        return scanner.error(
            {phrase("nonogram", "expected a clue like [2,1], not %1"), {quoted(scanner.rest())}});
    Clue clue;
    for (skipSeparators(scanner); !scanner.accept(*closing); skipSeparators(scanner)) {
        if (scanner.atEnd())
            return scanner.error({phrase("nonogram", "the clue is not closed: '%1' is missing"),
                                  {std::string(1, *closing)}});
        const auto run = readRun(scanner);
        if (!run)
            return tl::make_unexpected(run.error());
        addRun(clue, *run);
    }
    return clue;
}

Result<std::vector<Clue>> readClueList(Scanner& scanner, bool isRows)
{
    scanner.skipSpace();
    const auto closing = acceptOpening(scanner);
    if (!closing)
        return scanner.error(
            isRows
                ? phrase("nonogram", "expected the list of the rows' clues, like [[3],[2,1]]")
                : phrase("nonogram", "expected the list of the columns' clues, like [[3],[2,1]]"));
    std::vector<Clue> clues;
    for (skipSeparators(scanner); !scanner.accept(*closing); skipSeparators(scanner)) {
        if (scanner.atEnd())
            return scanner.error(
                {isRows
                     ? phrase("nonogram", "the list of the rows is not closed: '%1' is missing")
                     : phrase("nonogram", "the list of the columns is not closed: '%1' is missing"),
                 {std::string(1, *closing)}});
        auto clue = readClue(scanner);
        if (!clue)
            return tl::make_unexpected(clue.error());
        clues.push_back(std::move(*clue));
    }
    if (clues.empty() || clues.size() > kMaxSide)
        return scanner.error(badSide(isRows, clues.size()));
    return clues;
}

constexpr std::string_view kMarks = ".X?"; ///< by Cell

Result<std::vector<Cell>> readMarks(Scanner& scanner, std::uint32_t count)
{
    std::vector<Cell> marks;
    for (scanner.accept('"'); !scanner.accept('"'); scanner.next()) {
        const std::size_t mark = kMarks.find(scanner.peek());
        if (scanner.atEnd() || mark == kMarks.npos || marks.size() == count)
            return scanner.error({phrase("nonogram", "expected %1 painted cells in quotes, each X, "
                                                     ". or ?: this is number %2"),
                                  {std::to_string(count), std::to_string(marks.size() + 1)}});
        marks.push_back(static_cast<Cell>(mark));
    }
    if (marks.size() != count)
        return scanner.error(
            {phrase("nonogram", "expected %1 painted cells, one for each cell, not %2"),
             {std::to_string(count), std::to_string(marks.size())}});
    return marks;
}

Result<ProblemPtr> readClues(std::string_view text)
{
    Scanner scanner(text);
    auto problem = std::make_shared<NonogramProblem>();
    auto rows = readClueList(scanner, true);
    if (!rows)
        return tl::make_unexpected(rows.error());
    skipSeparators(scanner);
    if (scanner.peek() == 'a' && scanner.word() != "and")
        return scanner.error(
            phrase("nonogram", "expected the list of the columns' clues after that of the rows"));
    auto columns = readClueList(scanner, false);
    if (!columns)
        return tl::make_unexpected(columns.error());
    problem->rows = std::move(*rows);
    problem->columns = std::move(*columns);
    problem->height = static_cast<std::uint32_t>(problem->rows.size());
    problem->width = static_cast<std::uint32_t>(problem->columns.size());
    scanner.skipSpace();
    if (scanner.peek() == '"') {
        auto marks = readMarks(scanner, problem->cellCount());
        if (!marks)
            return tl::make_unexpected(marks.error());
        problem->marks = std::move(*marks);
        scanner.skipSpace();
    }
    if (!scanner.atEnd())
        return scanner.error(
            phrase("nonogram", "there is more text after the two lists; one pair is one nonogram"));
    return problem;
}

// ---- the same two lists in a program or its data: '((3) (2 1)) as the value of a variable, or
// [[[3], [2, 1]], [[1], …]]

// Pairs that have a 0 are no clues, but edges of a graph.
bool isListOfClues(const ListItem& item)
{
    const auto isClue = [](const ListItem& clue) {
        const bool isEmpty = clue.items.size() == 1 && clue.items.front().word == "0";
        const auto isRun = [isEmpty](const ListItem& run) {
            return isNumber(run) && (isEmpty || run.word != "0");
        };
        return clue.isList ? isListOf(clue, isRun) : clue.word == "nil" || clue.word == "NIL";
    };
    const auto isFull = [](const ListItem& clue) { return !clue.items.empty(); };
    return isListOf(item, isClue) && std::ranges::any_of(item.items, isFull);
}

Result<std::vector<Clue>> cluesOf(const ListItem& list, bool isRows)
{
    if (list.items.size() > kMaxSide)
        return fail(badSide(isRows, list.items.size()), list.line, list.column);
    std::vector<Clue> clues;
    for (const ListItem& item : list.items) {
        Clue& clue = clues.emplace_back();
        for (const ListItem& number : item.items) {
            Scanner scanner(number.word);
            const auto run = readRun(scanner);
            if (!run)
                return fail(run.error().sentence, number.line, number.column);
            addRun(clue, *run);
        }
    }
    return clues;
}

std::uint64_t filledIn(const std::vector<Clue>& clues)
{
    std::uint64_t filled = 0;
    for (const Clue& clue : clues)
        for (const std::uint32_t run : clue)
            filled += run;
    return filled;
}

// The rows come first, unless the names of the lists say otherwise. Nothing if there are not two
// lists of as many cells: anything may be in a text.
std::optional<Result<ProblemPtr>> readNestedClues(std::string_view text)
{
    const ListItem all = listIn(text);
    std::vector<NamedList> lists = findLists(all, isListOfClues);
    if (lists.size() != 2)
        return std::nullopt;
    if (isNamed(lists[0].name, "col") && isNamed(lists[1].name, "row"))
        std::swap(lists[0], lists[1]);
    auto rows = cluesOf(*lists[0].list, true);
    if (!rows)
        return tl::make_unexpected(rows.error());
    auto columns = cluesOf(*lists[1].list, false);
    if (!columns)
        return tl::make_unexpected(columns.error());
    if (filledIn(*rows) != filledIn(*columns))
        return std::nullopt;
    auto problem = std::make_shared<NonogramProblem>();
    problem->rows = std::move(*rows);
    problem->columns = std::move(*columns);
    problem->height = static_cast<std::uint32_t>(problem->rows.size());
    problem->width = static_cast<std::uint32_t>(problem->columns.size());
    return problem;
}

// Whether a text begins with a list of clues and nothing else, so that what is wrong with it is
// said.
bool beginsWithClues(std::string_view text)
{
    Scanner scanner(text);
    const auto opens = [&scanner] {
        scanner.skipSpace();
        return acceptOpening(scanner).has_value();
    };
    return opens() && opens() && !opens();
}

std::string writeMarks(const std::vector<Cell>& marks)
{
    if (marks.empty())
        return {};
    std::string text = " \"";
    for (const Cell mark : marks)
        text += kMarks[static_cast<std::size_t>(mark)];
    return text + '"';
}

std::string writeClueList(const std::vector<Clue>& clues)
{
    std::vector<std::string> texts;
    texts.reserve(clues.size());
    for (const Clue& clue : clues)
        texts.push_back(fmt::format("[{}]", fmt::join(clue, ",")));
    return fmt::format("[{}]", fmt::join(texts, ","));
}

// ---- .nin: "width height", then a line for each row and each column

// To the end of its line.
Result<Clue> readNinClue(Scanner& scanner)
{
    Clue clue;
    for (; !scanner.atEnd() && scanner.peek() != '\n'; scanner.skipSpace(false)) {
        const auto run = readRun(scanner);
        if (!run)
            return tl::make_unexpected(run.error());
        addRun(clue, *run);
    }
    return clue;
}

// After the last clue nothing follows but the same again: one puzzle of the collection in this
// format (data142) has its clues five times, some with the first line put at the end of the last.
Result<void> checkRepetitions(Scanner& scanner, const NonogramProblem& problem)
{
    const std::vector<Line> lines = linesOf(problem);
    const std::string joined = fmt::format("{}{} {}", clueText(clueOf(problem, lines.back())),
                                           problem.width, problem.height);
    Scanner glued(joined);
    const Clue lastAndFirst = readNinClue(glued).value_or(Clue{});
    for (std::size_t n = 0; !scanner.atEnd(); ++n) {
        const Scanner begin = scanner;
        const auto clue = readNinClue(scanner);
        const Line line = lines[n % lines.size()];
        const bool isSame = clue && (*clue == clueOf(problem, line) ||
                                     (line == lines.back() && *clue == lastAndFirst));
        if (!isSame)
            return begin.error({phrase("nonogram", "there is more text after the clues of %1 rows "
                                                   "and %2 columns; the first line says how many "
                                                   "columns and rows there are"),
                                {problem.height, problem.width}});
        scanner.skipSpace();
    }
    return {};
}

Result<ProblemPtr> readNin(std::string_view text)
{
    Scanner scanner(text);
    scanner.skipSpace();
    const auto width = scanner.number().value_or(0);
    scanner.skipSpace();
    const auto height = scanner.number().value_or(0);
    const auto isGood = [](auto side) { return side >= 1 && side <= kMaxSide; };
    if (!isGood(width) || !isGood(height))
        return fail({phrase("nonogram", "expected width and height, each from 1 to %1"),
                     {std::to_string(kMaxSide)}},
                    scanner.line(), 1);
    auto problem = std::make_shared<NonogramProblem>();
    problem->width = static_cast<std::uint32_t>(width);
    problem->height = static_cast<std::uint32_t>(height);
    scanner.skipSpace();
    while (!scanner.atEnd() && problem->columns.size() < problem->width) {
        auto clue = readNinClue(scanner);
        if (!clue)
            return tl::make_unexpected(clue.error());
        const bool isRow = problem->rows.size() < problem->height;
        (isRow ? problem->rows : problem->columns).push_back(*std::move(clue));
        scanner.skipSpace();
    }
    if (problem->columns.size() != problem->width)
        return scanner.error(
            {phrase("nonogram", "expected %1 clues, one a line (%2 rows, then %3 columns), but "
                                "there are %4; an empty line's clue is 0"),
             {std::to_string(width + height), std::to_string(height), std::to_string(width),
              std::to_string(problem->rows.size() + problem->columns.size())}});
    if (auto rest = checkRepetitions(scanner, *problem); !rest)
        return tl::make_unexpected(rest.error());
    return problem;
}

std::string writeNin(const NonogramProblem& problem)
{
    std::string text = fmt::format("{} {}\n", problem.width, problem.height);
    for (const Line line : linesOf(problem))
        text += clueText(clueOf(problem, line)) + "\n";
    return text;
}

// ---- puzz.link: "nonogram/COLUMNS/ROWS/clues", of each column, then of each row as many places as
// the longest clue could have runs, from the grid outwards

constexpr std::string_view kPuzzlinkName = "nonogram/";

// Of one line, an address or what it ends with.
bool isPuzzlink(std::string_view text)
{
    const std::size_t name = text.find(kPuzzlinkName);
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    return name != text.npos && text.substr(0, last).find('\n') == text.npos &&
           text.substr(0, name).find_first_of(" \t\"") == text.npos;
}

Result<ProblemPtr> readPuzzlink(std::string_view text)
{
    Scanner scanner(text);
    const std::size_t name = text.find(kPuzzlinkName);
    if (name == text.npos)
        return scanner.error(phrase("nonogram", "expected nonogram/COLUMNS/ROWS/…, or a puzz.link "
                                                "address with that in it"));
    for (std::size_t i = 0; i < name + kPuzzlinkName.size(); ++i)
        scanner.next();
    const Scanner sides = scanner;
    const auto width = scanner.number();
    const bool widthEnds = scanner.accept('/');
    const auto height = scanner.number();
    if (!width || !widthEnds || !height || !scanner.accept('/'))
        return sides.error(phrase("nonogram", "expected COLUMNS/ROWS/ after nonogram/"));
    for (const bool isRows : {false, true})
        if (const auto count = isRows ? *height : *width; count < 1 || count > kMaxSide)
            return sides.error(badSide(isRows, count));
    auto problem = std::make_shared<NonogramProblem>();
    problem->width = static_cast<std::uint32_t>(*width);
    problem->height = static_cast<std::uint32_t>(*height);
    problem->columns.resize(*width);
    problem->rows.resize(*height);
    const std::size_t perColumn = (*height + 1) / 2;
    const std::size_t perRow = (*width + 1) / 2;
    const auto numbers = readNumbers16(scanner, *width * perColumn + *height * perRow);
    if (!numbers)
        return tl::make_unexpected(numbers.error());
    std::size_t place = 0;
    const auto take = [&](std::vector<Clue>& clues, std::size_t perLine) {
        for (Clue& clue : clues) {
            for (const std::size_t end = place + perLine; place < end; ++place)
                addRun(clue, static_cast<std::uint32_t>((*numbers)[place].number.value_or(0)));
            std::ranges::reverse(clue);
        }
    };
    take(problem->columns, perColumn);
    take(problem->rows, perRow);
    scanner.skipSpace();
    if (!scanner.atEnd())
        return scanner.error(phrase("nonogram", "there is more text after the last clue"));
    return problem;
}

// ---- pictures: rows of X and '.'

struct FilledCells
{
    std::vector<bool> filled = {};
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

Result<FilledCells> readPicture(std::string_view text)
{
    std::vector<bool> filled;
    std::size_t width = 0;
    std::uint32_t height = 0;
    int lineNumber = 0;
    for (const std::string_view line : splitLines(text)) {
        ++lineNumber;
        std::size_t cells = 0;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const char c = line[i];
            if (c == ' ' || c == '\t')
                continue;
            if (c != 'X' && c != 'x' && c != '#' && c != '.' && c != '_')
                return fail({phrase("nonogram", "expected X or . for each cell, not %1"),
                             {quoted(line.substr(i))}},
                            lineNumber, static_cast<int>(i) + 1);
            filled.push_back(c != '.' && c != '_');
            ++cells;
        }
        if (cells == 0)
            continue;
        if (width != 0 && cells != width)
            return fail(
                {phrase("nonogram",
                        "this line has %1 cells, the first one %2; all must have the same length"),
                 {std::to_string(cells), std::to_string(width)}},
                lineNumber, 1);
        width = cells;
        ++height;
    }
    if (width == 0 || width > kMaxSide)
        return fail(badSide(false, width), 1, 1);
    if (height > kMaxSide)
        return fail(badSide(true, height), 1, 1);
    return FilledCells{std::move(filled), static_cast<std::uint32_t>(width), height};
}

std::string_view detectFormat(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const char c = first == std::string_view::npos ? '[' : text[first];
    if (isPuzzlink(text))
        return "puzzlink";
    if (text.find('|') != text.npos)
        return "figure";
    if (c == '[' || c == '(')
        return "clues";
    if (c == '<')
        return "webpbn";
    if (isTatham(text))
        return "tatham";
    if (c >= '0' && c <= '9')
        return "nin";
    if (text.find_first_not_of("Xx.#_ \t\r\n") == std::string_view::npos)
        return "text";
    return "non";
}

Result<ProblemPtr> readAs(std::string_view format, std::string_view text)
{
    if (format == "non")
        return readNon(text);
    if (format == "webpbn")
        return readWebpbn(text);
    if (format == "nin")
        return readNin(text);
    if (format == "text")
        return readPicture(text).map([](const FilledCells& cells) -> ProblemPtr {
            return std::make_shared<NonogramProblem>(
                fromPicture(cells.width, cells.height, cells.filled));
        });
    if (format == "figure")
        return readFigure(text);
    if (format == "tatham")
        return readTatham(text);
    if (format == "puzzlink")
        return readPuzzlink(text);
    return readClues(text);
}

} // namespace

Result<ProblemPtr> NonogramPuzzle::readText(std::string_view text, std::string_view format,
                                            const Parameters& /*parameters*/) const
{
    const bool isToDetect = format.empty();
    if (isToDetect)
        format = detectFormat(text);
    auto problem = readAs(format, text);
    if (!problem && (isToDetect || format == "clues") && !beginsWithClues(text))
        if (auto nested = readNestedClues(text))
            return *std::move(nested);
    return problem;
}

// A picture, of a problem that is known: its own clues may have several.
Result<ClaimedSolution> NonogramPuzzle::readSolutionText(std::string_view text,
                                                         std::string_view format,
                                                         const Parameters& parameters,
                                                         const ProblemPtr& of) const
{
    if (of == nullptr || detectFormat(text) != "text")
        return Puzzle::readSolutionText(text, format, parameters, of);
    auto cells = readPicture(text);
    if (!cells)
        return tl::make_unexpected(cells.error());
    const NonogramProblem& problem = typed(*of);
    if (cells->width != problem.width || cells->height != problem.height)
        return fail({phrase("nonogram", "this picture has %1 columns and %2 rows, the problem %3 "
                                        "and %4"),
                     {cells->width, cells->height, problem.width, problem.height}},
                    1, 1);
    return ClaimedSolution{of, Solution(cells->filled.begin(), cells->filled.end())};
}

std::string NonogramPuzzle::write(const NonogramProblem& problem, std::string_view format) const
{
    if (format == "non")
        return writeNon(problem);
    if (format == "webpbn")
        return writeWebpbn(problem);
    if (format == "nin")
        return writeNin(problem);
    if (format == "figure")
        return figureText(problem);
    if (format == "tatham")
        return tathamText(problem);
    return fmt::format("{} {}{}\n", writeClueList(problem.rows), writeClueList(problem.columns),
                       writeMarks(problem.marks));
}

// Rows of X and '.'; from the second picture on with an empty line before.
std::string NonogramPuzzle::writeSolutions(const NonogramProblem& problem,
                                           std::span<const Solution> solutions, std::uint64_t first,
                                           std::string_view /*format*/) const
{
    std::string text;
    for (std::size_t n = 0; n < solutions.size(); ++n) {
        if (first + n > 0)
            text += "\n";
        for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
            text += solutions[n][cell] == 1 ? 'X' : '.';
            if ((cell + 1) % problem.width == 0)
                text += '\n';
        }
    }
    return text;
}

} // namespace clew::nonogram
