#include "core/files/booklet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "core/picture/compose.h"
#include "core/picture/raster.h"
#include "core/search/random.h"
#include "core/text/printable.h"

namespace clew {

namespace {

constexpr double kUnitPoints = 24; // a page is drawn in units of a third of an inch
constexpr double kMargin = 42 / kUnitPoints;
constexpr double kMostOfPage = 0.4; // of a page with puzzles, for what is to be done
constexpr double kMostOfLargePage = 0.2;
constexpr double kColumnGap = 0.8; // between columns of it
constexpr std::ptrdiff_t kManyItems = 6;
constexpr std::string_view kBullet = "• ";
constexpr float kPaperTint = 0.35F;     // solved cells cost much ink
constexpr double kMostCellsOfTwo = 14;  // of a board's side, for large print with two on a page
constexpr double kMostCellsOfFour = 18; // for the usual print with four, or two large solutions
constexpr float kSmallNumber = 0.5F;    // in a cell of a board with many of them
constexpr float kLargeNumber = 0.6F;    // of it in large print
constexpr double kSolutionShare = 0.8;  // of its board's size, at most: a solution is but looked up
constexpr std::array<std::string_view, 3> kPapers{"a4", "a5", "letter"};

struct PaperSize
{
    double width, height; // in units
};

PaperSize paperSize(Paper paper)
{
    switch (paper) {
    case Paper::A5:
        return {419.53 / kUnitPoints, 595.28 / kUnitPoints};
    case Paper::Letter:
        return {612 / kUnitPoints, 792 / kUnitPoints};
    case Paper::A4:
        break;
    }
    return {595.28 / kUnitPoints, 841.89 / kUnitPoints};
}

// How the places on a page are arranged.
struct SheetGrid
{
    unsigned columns, rows;
};

// As a heading, which has one line.
std::string oneLine(std::string_view text)
{
    std::string line;
    for (const char c : text) {
        const bool isBlank = c == ' ' || (c >= '\t' && c <= '\r');
        if (!isBlank)
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    if (line.ends_with(' '))
        line.pop_back();
    return printable(line);
}

class BookletMaker
{
public:
    explicit BookletMaker(const Booklet& booklet)
        : m_booklet(booklet), m_paper(paperSize(booklet.paper)),
          m_letters(booklet.isLarge ? 0.72 : 0.42),
          m_translate(booklet.translate ? booklet.translate
                                        : [](Phrase phrase) { return std::string(phrase.text); })
    {
    }

    Result<std::string> make(std::atomic<std::uint64_t>& done, const std::stop_token& token)
    {
        for (std::size_t i = 0; i < m_booklet.puzzles.size(); ++i)
            m_boards[saidOf(i).whole].push_back(i);
        PdfPages pages(kUnitPoints, false);
        if (!addSection(pages, false, done, token))
            return std::string();
        if (m_booklet.hasSolutions && !addSection(pages, true, done, token))
            return std::string();
        return pages.finish();
    }

private:
    // On the page that begins with this one. Where nothing else is wanted, fewer if one of them has
    // so many cells that these would be small.
    [[nodiscard]] unsigned puzzlesPerPage(std::size_t first, bool isSolutions) const
    {
        unsigned puzzles = m_booklet.perPage;
        if (puzzles == 0)
            puzzles = !m_booklet.isLarge ? 4 : m_booklet.paper == Paper::A5 ? 1 : 2;
        unsigned share = m_booklet.isLarge ? 2 : 4;
        const auto shown = [&] {
            return isSolutions ? std::max(puzzles, std::min(12U, puzzles * share)) : puzzles;
        };
        if (m_booklet.perPage != 0)
            return shown();
        if (hasManyCells(first, shown(), kMostCellsOfFour)) {
            puzzles = m_booklet.isLarge ? 1 : std::min(puzzles, 2U);
            share /= 2;
        } else if (m_booklet.isLarge && hasManyCells(first, shown(), kMostCellsOfTwo)) {
            puzzles = 1;
        }
        return shown();
    }

    // More than these on a side.
    [[nodiscard]] bool hasManyCells(std::size_t first, std::size_t count, double most) const
    {
        const auto rest = std::span(m_booklet.puzzles).subspan(first);
        return std::ranges::any_of(
            rest.first(std::min(count, rest.size())), [&](const BookletPuzzle& puzzle) {
                View view;
                view.coordinates = false;
                const Picture board = puzzle.puzzle->picture(*puzzle.problem, view);
                return std::max(board.width(), board.height()) > most;
            });
    }

    bool addSection(PdfPages& pages, bool isSolutions, std::atomic<std::uint64_t>& done,
                    const std::stop_token& token)
    {
        const std::size_t count = m_booklet.puzzles.size();
        for (std::size_t first = 0, end = 0; first < count; first = end) {
            if (token.stop_requested())
                return false;
            const unsigned perPage = puzzlesPerPage(first, isSolutions);
            end = std::min<std::size_t>(count, first + perPage);
            Instructions instructions = isSolutions ? Instructions() : newInstructions(first, end);
            const double most = m_booklet.isLarge ? kMostOfLargePage : kMostOfPage;
            if (heightOf(instructions.rows()) > most * m_paper.height)
                addInstructionPages(pages, std::exchange(instructions, {}));
            pages.add(page(first, end, perPage, isSolutions, instructions));
            if (!isSolutions)
                done.store(end, std::memory_order_relaxed);
        }
        return true;
    }

    // ---- what is to be done

    struct InstructionLine
    {
        std::string lead = {}; ///< in bold letters before the text
        std::string text = {};
    };
    // In one column or, many short ones, in two.
    struct Instructions
    {
        std::vector<InstructionLine> lines = {};
        std::size_t columns = 1;

        [[nodiscard]] std::size_t rows() const { return (lines.size() + columns - 1) / columns; }
    };
    // What is said of some boards, or of all of their kind.
    struct Said
    {
        std::string lead;
        std::vector<std::string> paragraphs;
        std::string whole; ///< by which it is known again
    };

    [[nodiscard]] double smallLetters() const { return m_letters * 0.85; }
    [[nodiscard]] double heightOf(std::size_t rows) const
    {
        return static_cast<double>(rows) * kLinePitch * smallLetters();
    }
    [[nodiscard]] double columnWidth(const Instructions& instructions) const
    {
        const auto columns = static_cast<double>(instructions.columns);
        return (m_paper.width - 2 * kMargin - (columns - 1) * kColumnGap) / columns;
    }

    // What is said of some boards alone begins with their numbers, otherwise with the kind.
    [[nodiscard]] Said saidOf(std::size_t index) const
    {
        const BookletPuzzle& puzzle = m_booklet.puzzles[index];
        const PuzzleInfo& info = puzzle.puzzle->info();
        const auto paragraphs = puzzle.puzzle->instructions(*puzzle.problem);
        const bool isOfKind =
            std::string_view(paragraphs.front().pattern.text) == info.summary.text;
        Said said{isOfKind ? m_translate(info.title) + ":" : std::string(), {}, info.id};
        for (const Sentence& paragraph : paragraphs)
            said.whole += '\n' + said.paragraphs.emplace_back(paragraph.text(m_translate));
        return said;
    }

    // "1, 3–5."
    static std::string leadOf(const std::vector<std::size_t>& boards)
    {
        std::string lead;
        for (std::size_t i = 0, end = 0; i < boards.size(); i = end) {
            for (end = i + 1; end < boards.size() && boards[end] == boards[end - 1] + 1; ++end)
                ;
            lead += fmt::format("{}{}", i == 0 ? "" : ", ", boards[i] + 1);
            if (end > i + 1)
                lead += fmt::format("{}{}", end > i + 2 ? "–" : ", ", boards[end - 1] + 1);
        }
        return lead + '.';
    }

    // Of these puzzles, as far as the booklet has not said it before.
    Instructions newInstructions(std::size_t first, std::size_t end)
    {
        std::vector<Said> all;
        std::ptrdiff_t items = 0;
        for (std::size_t i = first; i < end; ++i) {
            Said said = saidOf(i);
            if (!m_said.insert(said.whole).second)
                continue;
            if (said.lead.empty())
                said.lead = leadOf(m_boards[said.whole]);
            items += std::ranges::count_if(said.paragraphs, [](const std::string& paragraph) {
                return paragraph.starts_with(kBullet);
            });
            all.push_back(std::move(said));
        }
        Instructions instructions;
        if (items >= kManyItems && !m_booklet.isLarge && m_booklet.paper != Paper::A5)
            instructions.columns = 2;
        for (const Said& said : all)
            addSaid(instructions, said);
        return instructions;
    }

    void addSaid(Instructions& instructions, const Said& said) const
    {
        const double width = columnWidth(instructions);
        const double letters = smallLetters();
        if (!instructions.lines.empty())
            instructions.lines.emplace_back();
        std::string lead = said.lead;
        for (const std::string& paragraph : said.paragraphs) {
            // A bold lead is somewhat wider than it is taken for here.
            const double room = lead.empty() ? width : width - 0.2 * textWidth(lead, letters);
            const std::string text = lead.empty() ? paragraph : lead + ' ' + paragraph;
            for (std::string& line : wrapText(text, room, letters)) {
                if (!lead.empty() && line.starts_with(lead))
                    line.erase(0, std::min(line.size(), lead.size() + 1));
                else
                    lead.clear();
                instructions.lines.push_back({std::exchange(lead, {}), std::move(line)});
            }
        }
    }

    // These rows of each column; where the next one would be.
    double addInstructions(Picture& sheet, const Instructions& instructions, std::size_t firstRow,
                           std::size_t endRow, double top) const
    {
        const double size = smallLetters();
        for (std::size_t column = 0; column < instructions.columns; ++column) {
            const double left =
                kMargin + static_cast<double>(column) * (columnWidth(instructions) + kColumnGap);
            double y = top;
            for (std::size_t row = firstRow; row < endRow; ++row, y += kLinePitch * size) {
                const std::size_t index = column * instructions.rows() + row;
                if (index >= instructions.lines.size())
                    break;
                const InstructionLine& line = instructions.lines[index];
                double x = left;
                if (!line.lead.empty()) {
                    Shape& lead = sheet.text(x, y, size, line.lead, Ink::Text);
                    lead.align = -1;
                    lead.bold = true;
                    x += textWidth(line.lead, size, true) + textWidth(" ", size);
                }
                sheet.text(x, y, size, line.text, Ink::Text).align = -1;
            }
        }
        return top + heightOf(endRow - firstRow);
    }

    void addInstructionPages(PdfPages& pages, const Instructions& instructions)
    {
        const double height = m_paper.height - 2 * kMargin - 2 * m_letters;
        const auto most = static_cast<std::size_t>(height / (kLinePitch * smallLetters()));
        for (std::size_t first = 0; first < instructions.rows(); first += most) {
            Picture sheet(m_paper.width, m_paper.height);
            const double top = addHeading(sheet, m_title);
            addInstructions(sheet, instructions, first, std::min(instructions.rows(), first + most),
                            top);
            addPageNumber(sheet);
            pages.add(sheet);
        }
    }

    // ---- pages

    // The y below it.
    double addHeading(Picture& sheet, const std::string& heading) const
    {
        if (heading.empty())
            return kMargin;
        const double width = m_paper.width - 2 * kMargin;
        const double size = m_letters * 1.1;
        const double wider = textWidth(heading, size, true) / textWidth(heading, size);
        const auto line = wrapText(heading, width / wider, size, 1); // which measures thin letters
        sheet.text(m_paper.width / 2, kMargin, size, line.front(), Ink::Text).bold = true;
        return kMargin + m_letters * 2;
    }

    // The y of its middle.
    double addPageNumber(Picture& sheet)
    {
        const double y = m_paper.height - kMargin * 0.7;
        sheet.text(m_paper.width / 2, y, smallLetters(), std::to_string(++m_page), Ink::Muted);
        return y;
    }

    Picture page(std::size_t first, std::size_t end, unsigned perPage, bool isSolutions,
                 const Instructions& instructions)
    {
        Picture sheet(m_paper.width, m_paper.height);
        std::string heading = m_title;
        if (isSolutions)
            heading += (heading.empty() ? "" : " · ") + m_translate(phrase("Booklet", "Solutions"));
        const double width = m_paper.width - 2 * kMargin;
        double top = addHeading(sheet, heading);
        if (!instructions.lines.empty())
            top =
                addInstructions(sheet, instructions, 0, instructions.rows(), top) + m_letters * 0.6;
        const double bottom = addPageNumber(sheet);
        const double height = bottom - m_letters * 1.4 - top;
        const SheetGrid grid = gridFor(perPage, width, height, isSolutions);
        const double gap = 0.7;
        const double cellWidth = (width - gap * (grid.columns - 1)) / grid.columns;
        const double cellHeight = (height - gap * (grid.rows - 1)) / grid.rows;
        for (std::size_t i = first; i < end; ++i) {
            const auto place = static_cast<unsigned>(i - first);
            const Area area{kMargin + (place % grid.columns) * (cellWidth + gap),
                            top + (place / grid.columns) * (cellHeight + gap), cellWidth,
                            cellHeight};
            addPuzzle(sheet, area, i, isSolutions);
        }
        return sheet;
    }

    [[nodiscard]] double headingHeight(bool isSolutions) const
    {
        return m_letters * (isSolutions ? 1.7 : 3.3);
    }

    // The arrangement in which square boards are the largest.
    [[nodiscard]] SheetGrid gridFor(unsigned count, double width, double height,
                                    bool isSolutions) const
    {
        SheetGrid best{1, count};
        double largest = 0;
        for (unsigned columns = 1; columns <= count; ++columns) {
            const unsigned rows = (count + columns - 1) / columns;
            const double side =
                std::min(width / columns - 0.7, height / rows - 0.7 - headingHeight(isSolutions));
            if (side > largest + 1e-6) {
                largest = side;
                best = {columns, rows};
            }
        }
        return best;
    }

    // Number and title, difficulty and id below, the board in the rest.
    void addPuzzle(Picture& sheet, const Area& area, std::size_t index, bool isSolutions)
    {
        const BookletPuzzle& puzzle = m_booklet.puzzles[index];
        const std::string number = fmt::format("{}.", index + 1);
        const double numberWidth = textWidth(number, m_letters, true) + m_letters * 0.5;
        double y = area.y + m_letters / 2;
        Shape& shown = sheet.text(area.x, y, m_letters, number, Ink::Text);
        shown.align = -1;
        shown.bold = true;
        addTitle(sheet, puzzle, area.x + numberWidth, y, area.width - numberWidth);
        if (!isSolutions)
            addSmall(sheet, puzzle, area.x, y + m_letters * 1.4, area.width);
        const double top = area.y + headingHeight(isSolutions);
        Area rest{area.x, top, area.width, area.y + area.height - top};
        if (isSolutions && puzzle.answer != BookletAnswer::Found) {
            const double size = smallLetters();
            const auto lines = wrapText(m_translate(remark(puzzle.answer)), rest.width, size, 2);
            rest.y = addLines(sheet, lines, rest.x, rest.y + size / 2, size, Ink::Muted);
            rest.height = area.y + area.height - rest.y;
            if (!puzzle.solution)
                return;
        }
        View view;
        if (isSolutions)
            view.solution = &*puzzle.solution;
        view.coordinates = false;
        const double largest = isSolutions         ? kSolutionShare * m_scales[index]
                               : m_booklet.isLarge ? 3.2
                                                   : 2.2; // of a cell
        const double scale =
            addBoard(sheet, puzzle.puzzle->picture(*puzzle.problem, view), rest, largest);
        if (!isSolutions)
            m_scales[index] = scale;
    }

    static Phrase remark(BookletAnswer answer)
    {
        switch (answer) {
        case BookletAnswer::None:
            return phrase("Booklet", "has no solution");
        case BookletAnswer::Several:
            return phrase("Booklet", "has several solutions; this is one");
        case BookletAnswer::OneOfMany:
            return phrase("Booklet", "one of several solutions");
        case BookletAnswer::NotFound:
        case BookletAnswer::Found:
            break;
        }
        return phrase("Booklet", "no solution was found in time");
    }

    // Mere figures, as "5×5", say nothing among puzzles of other kinds.
    static Sentence titleOf(const BookletPuzzle& puzzle)
    {
        const auto isLetter = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        };
        Sentence title = puzzle.puzzle->title(*puzzle.problem);
        return std::ranges::any_of(title.text(), isLetter)
                   ? title
                   : fullTitle(*puzzle.puzzle, *puzzle.problem);
    }

    // Smaller where it is long.
    void addTitle(Picture& sheet, const BookletPuzzle& puzzle, double x, double y, double width)
    {
        const std::string title = titleOf(puzzle).text(m_translate);
        const double needed = textWidth(title, m_letters);
        const double size = m_letters * std::clamp(width / std::max(needed, 1e-3), 0.6, 1.0);
        const auto line = wrapText(title, width * (1 + 1e-6), size, 1);
        if (!line.empty())
            sheet.text(x, y, size, line.front(), Ink::Text).align = -1;
    }

    void addSmall(Picture& sheet, const BookletPuzzle& puzzle, double x, double y, double width)
    {
        std::string text;
        if (puzzle.difficulty)
            text = m_translate(puzzle.puzzle->info().difficulties[*puzzle.difficulty].title);
        if (!puzzle.id.empty())
            text += (text.empty() ? "" : " · ") +
                    printable(puzzle.id.text(m_translate)); // a file may be called anything
        const auto line = wrapText(text, width, smallLetters(), 1);
        if (!line.empty())
            sheet.text(x, y, smallLetters(), line.front(), Ink::Muted).align = -1;
    }

    // Of one or two digits, beside which there is room in a cell.
    static bool isSmallNumber(const Shape& shape)
    {
        return shape.kind == ShapeKind::Text && std::abs(shape.height - kSmallNumber) < 1e-3F &&
               !shape.text.empty() && shape.text.size() <= 2 &&
               std::ranges::all_of(shape.text, [](char c) { return c >= '0' && c <= '9'; });
    }

    // As large as there is room for, at the top in the middle; small boards are not blown up. How
    // large a cell is.
    double addBoard(Picture& sheet, const Picture& board, const Area& area, double largest) const
    {
        const double scale =
            std::min({largest, area.width / board.width(), area.height / board.height()});
        const bool hasLargeNumbers =
            m_booklet.isLarge && std::min(board.width(), board.height()) > kMostCellsOfTwo;
        Picture strong(board.width(), board.height());
        for (Shape shape : board.shapes()) {
            if (m_booklet.isLarge && shape.strokeWidth > 0)
                shape.strokeWidth *= 1.3F;
            if (hasLargeNumbers && isSmallNumber(shape))
                shape.height = kLargeNumber;
            if (shape.kind == ShapeKind::Rect && shape.fill == Ink::Solved)
                shape.opacity *= kPaperTint;
            if (shape.stroke != Ink::None && shape.strokeWidth <= 0)
                shape.strokeWidth =
                    static_cast<float>(0.02 / scale); // on paper there are no pixels
            strong.add(std::move(shape));
        }
        addPicture(sheet, strong, area.x + (area.width - board.width() * scale) / 2, area.y, scale);
        return scale;
    }

    const Booklet& m_booklet;
    PaperSize m_paper;
    double m_letters;
    Translator m_translate;
    unsigned m_page = 0;
    std::string m_title = oneLine(m_booklet.title);
    std::map<std::string, std::vector<std::size_t>> m_boards; ///< of which the same is said
    std::set<std::string> m_said;                             ///< of what is to be done
    std::vector<double> m_scales = std::vector<double>(m_booklet.puzzles.size()); ///< of the boards
};

} // namespace

std::optional<Paper> paperNamed(std::string_view id)
{
    const auto* const found = std::ranges::find(kPapers, id);
    return found == kPapers.end() ? std::nullopt
                                  : std::optional(static_cast<Paper>(found - kPapers.begin()));
}

Sentence seedId(NamedSeed seed)
{
    return {phrase("Booklet", "seed %1"), {seedName(seed)}};
}

void solveForBooklet(BookletPuzzle& puzzle, Control& control)
{
    const Puzzle& kind = *puzzle.puzzle;
    Limits limits = control.limits();
    limits.solutions = 1;
    Control first(limits, control.token(), [&](std::span<const Value> values) {
        puzzle.solution.emplace(values.begin(), values.end());
        return true;
    });
    const auto found =
        kind.runInTurn(kind.fastest(*puzzle.problem, Wanted::One), *puzzle.problem, {}, first);
    if (puzzle.solution)
        puzzle.answer = BookletAnswer::Found;
    else if (found.outcome.ending == Ending::Exhausted)
        puzzle.answer = BookletAnswer::None;
    if (!puzzle.solution)
        return;
    limits.solutions = 2;
    Control both(limits, control.token());
    if (kind.runInTurn(kind.fastest(*puzzle.problem, Wanted::Several), *puzzle.problem, {}, both)
            .outcome.counters.solutions > 1)
        puzzle.answer =
            kind.info().difficulties.empty() ? BookletAnswer::OneOfMany : BookletAnswer::Several;
    if (kind.info().difficulties.empty() || puzzle.difficulty ||
        puzzle.answer == BookletAnswer::Several)
        return;
    Control second(control.limits(), control.token());
    const auto rating = kind.rate(*puzzle.problem, second);
    if (rating && second.finish().reason == StopReason::None)
        puzzle.difficulty = rating->difficulty;
}

const ParameterInfo* sizeParameter(const GeneratorInfo& generator)
{
    using Kind = ParameterInfo::Kind;
    const auto found =
        std::ranges::find_if(generator.parameters, [](const ParameterInfo& parameter) {
            return parameter.kind == Kind::Size || parameter.kind == Kind::Number;
        });
    return found == generator.parameters.end() ? nullptr : &*found;
}

void mixBooklet(std::vector<BookletPuzzle>& puzzles, std::uint64_t seed)
{
    Random random(seed);
    shuffle(puzzles, random);
}

Result<std::string> makeBooklet(const Booklet& booklet, std::atomic<std::uint64_t>& done,
                                const std::stop_token& token)
{
    if (booklet.puzzles.empty())
        return fail(phrase("Booklet", "there is nothing to print"));
    if (booklet.perPage > kMostPerPage)
        return fail({phrase("Booklet", "a page has from 1 to %1 puzzles"), {kMostPerPage}});
    return BookletMaker(booklet).make(done, token);
}

} // namespace clew
