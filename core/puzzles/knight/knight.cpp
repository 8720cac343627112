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
            if ((rows[square / m_columns] & columns[square % m_columns] & stepBit(step)) != 0)
                m_steps[after(square, step)] &= static_cast<StepSet>(~stepBit(reverseOf(step)));
    }
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
