#include "core/puzzles/knight/knight.h"

#include <algorithm>
#include <cassert>

#include "core/text/scanner.h"

namespace clew::knight {

// ---- JumpGraph

namespace {

// Of each line along one side a bit for each step that does not lead off the board across it.
std::vector<std::uint8_t> stepsWithin(std::uint32_t side, int (*along)(Step))
{
    std::vector<std::uint8_t> lines(side);
    for (std::uint32_t line = 0; line < side; ++line)
        for (std::size_t step = 0; step < kSteps.size(); ++step)
            // In front of the first line unsigned numbers wrap round to large ones.
            if (line + static_cast<std::uint32_t>(along(kSteps[step])) < side)
                lines[line] = static_cast<std::uint8_t>(lines[line] | 1U << step);
    return lines;
}

} // namespace

JumpGraph::JumpGraph(const KnightProblem& problem)
    : m_columns(problem.columns), m_rows(problem.rows), m_freeCount(problem.freeCount()),
      m_free(problem.squareCount(), 1)
{
    for (std::size_t step = 0; step < kSteps.size(); ++step)
        m_distances[step] = static_cast<Value>(kSteps[step].right) -
                            static_cast<Value>(kSteps[step].up) * m_columns;
    const auto columns = stepsWithin(m_columns, [](Step step) { return step.right; });
    const auto rows = stepsWithin(m_rows, [](Step step) { return -step.up; });
    m_steps.resize(problem.squareCount());
    std::uint8_t* steps = m_steps.data();
    for (const std::uint8_t row : rows)
        for (const std::uint8_t column : columns)
            *steps++ = row & column;
    for (const Value square : problem.blocked) {
        m_free[square] = 0;
        for (std::size_t step = 0; step < kSteps.size(); ++step)
            if ((rows[square / m_columns] & columns[square % m_columns] & 1U << step) != 0)
                m_steps[after(square, step)] &= static_cast<std::uint8_t>(~(1U << reverseOf(step)));
    }
}

std::uint8_t JumpGraph::degree(Value square) const
{
    return static_cast<std::uint8_t>(std::popcount(m_steps[square]));
}

bool JumpGraph::isJump(Value a, Value b) const
{
    const auto distance = [](std::uint32_t p, std::uint32_t q) { return p < q ? q - p : p - q; };
    return distance(a % m_columns, b % m_columns) * distance(a / m_columns, b / m_columns) == 2;
}

// ---- conventions

std::vector<Value> startSquares(const KnightProblem& problem, const JumpGraph& graph)
{
    if (problem.from || (problem.closed && problem.freeCount() > 0))
        return {firstStart(problem)};
    std::vector<Value> starts;
    for (std::uint32_t column = problem.columns; column-- > 0;)
        for (std::uint32_t row = 0; row < problem.rows; ++row)
            if (const Value square = row * problem.columns + column; graph.isFree(square))
                starts.push_back(square);
    return starts;
}

Value firstStart(const KnightProblem& problem)
{
    if (problem.from)
        return *problem.from;
    assert(problem.freeCount() > 0);
    Value square = problem.columns - 1;
    while (std::ranges::binary_search(problem.blocked, square)) {
        const bool isLast = square + problem.columns >= problem.squareCount();
        square = isLast ? square % problem.columns - 1 : square + problem.columns;
    }
    return square;
}

std::optional<Value> neverSecond(const JumpGraph& graph, Value start)
{
    std::optional<Value> highest;
    graph.forEachJump(start,
                      [&](Value to, std::size_t) { highest = std::max(highest.value_or(0), to); });
    return highest;
}

std::optional<KnightRule> brokenBy(const KnightProblem& problem, const JumpGraph& graph,
                                   Value start, Value second, Value last)
{
    if (!problem.closed)
        return std::nullopt;
    if (!graph.isJump(last, start))
        return NotClosed;
    if (last < second)
        return MirrorImage;
    return std::nullopt;
}

// ---- faults

namespace {

constexpr std::size_t kMaxNamedSquares = 20;

// Schwenk, "Which rectangular chessboards have a knight's tour?", Mathematics Magazine 64 (1991).
// Boards with an odd number of squares are excluded by their colours already.
Sentence schwenk(const KnightProblem& problem)
{
    const std::uint32_t narrow = std::min(problem.columns, problem.rows);
    const std::uint32_t wide = std::max(problem.columns, problem.rows);
    if (narrow <= 2)
        return {phrase("knight",
                       "On a board with a side of %1 a knight cannot go round and come back: "
                       "there is no closed tour."),
                {std::to_string(narrow)}};
    if (narrow == 4)
        return {phrase("knight",
                       "On a board with a side of 4 every jump from the outer lines leads to "
                       "the inner ones. A closed tour would have to change between them at "
                       "every move, as it changes colours at every move, and so would never "
                       "visit the inner squares of one colour (Schwenk's theorem).")};
    if (narrow == 3 && wide < 10)
        return {phrase("knight",
                       "Schwenk's theorem: a board with a side of 3 has a closed tour only if "
                       "the other side is even and at least 10; here it is %1."),
                {std::to_string(wide)}};
    return {};
}

void addColourFaults(const KnightProblem& problem, const JumpGraph& graph,
                     std::vector<Sentence>& faults)
{
    const std::uint32_t all = problem.squareCount();
    std::array<std::uint32_t, 2> squares{all - all / 2, all / 2};
    for (const Value square : problem.blocked)
        --squares[graph.colour(square)];
    const unsigned more = squares[1] > squares[0] ? 1 : 0;
    const std::uint32_t excess = squares[more] - squares[1 - more];
    const std::vector<Argument> counts{std::to_string(squares[more]),
                                       std::to_string(squares[1 - more])};
    if (problem.closed && excess > 0)
        faults.push_back(
            {phrase("knight", "The colour changes with every jump, so a closed tour needs as "
                              "many light squares as dark ones; here are %1 and %2."),
             counts});
    else if (excess > 1)
        faults.push_back(
            {phrase("knight", "The colour changes with every jump, so the numbers of light "
                              "and dark squares may differ by one at most; here are %1 and "
                              "%2."),
             counts});
    else if (excess == 1 && problem.from && graph.colour(*problem.from) != more)
        faults.push_back(
            {phrase("knight", "With %1 squares of one colour and %2 of the other, a tour "
                              "starts and ends on the first; %3 has the other colour."),
             {counts[0], counts[1], squareName(problem, *problem.from)},
             {{0, *problem.from}}});
}

// Only of boards with blocked squares: that whole boards of 3 x 3 have no tour is found by search.
void addJumpFaults(const KnightProblem& problem, const JumpGraph& graph,
                   std::vector<Sentence>& faults)
{
    const std::uint8_t needed = problem.closed ? 2 : 1;
    if (problem.blocked.empty() || problem.freeCount() < 2)
        return;
    for (Value square = 0; square < problem.squareCount() && faults.size() < kMaxNamedSquares;
         ++square)
        if (graph.isFree(square) && graph.degree(square) < needed)
            faults.push_back(
                {graph.degree(square) == 0
                     ? phrase("knight", "No jump leads to %1 or away from it.")
                     : phrase("knight", "Only one jump leads to %1: a closed tour needs "
                                        "another one to go on."),
                 {squareName(problem, square)},
                 {{0, square}}});
}

} // namespace

std::vector<Sentence> findFaults(const KnightProblem& problem)
{
    if (problem.freeCount() == 0)
        return {{phrase("knight", "Every square is blocked.")}};
    if (problem.from && std::ranges::binary_search(problem.blocked, *problem.from))
        return {{phrase("knight", "The start %1 is blocked."),
                 {squareName(problem, *problem.from)},
                 {{0, *problem.from}}}};
    if (problem.closed && problem.freeCount() < 3)
        return {{phrase("knight", "A closed tour needs more than two squares.")}};
    std::vector<Sentence> faults;
    const JumpGraph graph(problem);
    addColourFaults(problem, graph, faults);
    if (problem.closed && problem.blocked.empty() && faults.empty())
        if (Sentence sentence = schwenk(problem); !sentence.empty())
            faults.push_back(std::move(sentence));
    addJumpFaults(problem, graph, faults);
    return faults;
}

// ---- names

void appendSquareName(std::string& text, const KnightProblem& problem, Value square)
{
    // Written from its end.
    std::array<char, 16> name{};
    auto* const end = name.data() + name.size();
    auto* begin = end;
    for (std::uint32_t rank = problem.rows - square / problem.columns; rank > 0; rank /= 10)
        *--begin = static_cast<char>('0' + rank % 10);
    for (std::uint32_t letters = square % problem.columns + 1; letters > 0;
         letters = (letters - 1) / 26)
        *--begin = static_cast<char>('a' + (letters - 1) % 26);
    text.append(begin, end);
}

std::string squareName(const KnightProblem& problem, Value square)
{
    std::string name;
    appendSquareName(name, problem, square);
    return name;
}

std::optional<Value> squareNamed(const KnightProblem& problem, std::string_view name)
{
    Scanner scanner(name);
    std::uint32_t column = 0; // counted from 1
    while (scanner.peek() >= 'a' && scanner.peek() <= 'z') {
        column = column * 26 + static_cast<std::uint32_t>(scanner.next() - 'a') + 1;
        if (column > problem.columns)
            return std::nullopt;
    }
    const auto rank = scanner.number();
    if (column == 0 || !rank || *rank == 0 || *rank > problem.rows || !scanner.atEnd())
        return std::nullopt;
    return static_cast<Value>((problem.rows - *rank) * problem.columns + column - 1);
}

} // namespace clew::knight
