#include "core/puzzles/nonogram/tatham.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/text/scanner.h"

namespace clew::nonogram {

namespace {

// "1.2", or nothing for a line without runs.
Result<Clue> readTathamClue(Scanner& scanner)
{
    constexpr std::uint64_t kLongest = 100'000; // fits no grid
    Clue clue;
    const auto isDigit = [&] { return scanner.peek() >= '0' && scanner.peek() <= '9'; };
    while (isDigit()) {
        const Scanner before = scanner;
        const auto run = scanner.number();
        if (!run || *run > kLongest)
            return before.error(
                phrase("nonogram", "expected the lengths of runs between dots, like 2.1"));
        if (*run > 0)
            clue.push_back(static_cast<std::uint32_t>(*run));
        if (!scanner.accept('.'))
            break;
        if (!isDigit())
            return scanner.error(
                phrase("nonogram", "expected the lengths of runs between dots, like 2.1"));
    }
    return clue;
}

} // namespace

bool isTatham(std::string_view text)
{
    Scanner scanner(text);
    scanner.skipSpace();
    return scanner.number() && scanner.accept('x') && scanner.number() && scanner.accept(':');
}

Result<ProblemPtr> readTatham(std::string_view text)
{
    Scanner scanner(text);
    scanner.skipSpace();
    const Scanner begin = scanner;
    const auto width = scanner.number();
    const bool by = scanner.accept('x');
    const auto height = scanner.number();
    const auto isSide = [](const auto& side) { return side && *side >= 1 && *side <= kMaxSide; };
    if (!by || !isSide(width) || !isSide(height) || !scanner.accept(':'))
        return begin.error({phrase("nonogram", "expected width and height before a colon, like "
                                               "10x10:, each from 1 to %1"),
                            {std::to_string(kMaxSide)}});
    auto problem = std::make_shared<NonogramProblem>();
    problem->width = static_cast<std::uint32_t>(*width);
    problem->height = static_cast<std::uint32_t>(*height);
    for (std::uint64_t line = 0; line < *width + *height; ++line) {
        if (line > 0 && !scanner.accept('/'))
            return scanner.error(
                {phrase("nonogram", "expected %1 clues between slashes, those of %2 columns and "
                                    "then of %3 rows; this is number %4"),
                 {std::to_string(*width + *height), std::to_string(*width), std::to_string(*height),
                  std::to_string(line + 1)}});
        auto clue = readTathamClue(scanner);
        if (!clue)
            return tl::make_unexpected(clue.error());
        (line < *width ? problem->columns : problem->rows).push_back(std::move(*clue));
    }
    if (scanner.peek() == ',')
        return scanner.error(phrase("nonogram", "prefilled cells are not supported"));
    scanner.skipSpace();
    if (!scanner.atEnd())
        return scanner.error(phrase("nonogram", "there is more text after the last clue"));
    return problem;
}

std::string tathamText(const NonogramProblem& problem)
{
    std::vector<std::string> clues;
    for (const auto* lines : {&problem.columns, &problem.rows})
        for (const Clue& clue : *lines)
            clues.push_back(fmt::format("{}", fmt::join(clue, ".")));
    return fmt::format("{}x{}:{}\n", problem.width, problem.height, fmt::join(clues, "/"));
}

} // namespace clew::nonogram
