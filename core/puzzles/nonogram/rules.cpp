// The rules of nonograms: what breaks them, in clues, in moves and in solutions.

#include <algorithm>
#include <numeric>

#include "core/puzzles/nonogram/linesolver.h"
#include "core/puzzles/nonogram/names.h"
#include "core/puzzles/nonogram/puzzle.h"

namespace clew::nonogram {

namespace {

// Of a cell that has another value than its given one.
Sentence againstGiven(const NonogramProblem& problem, Variable cell)
{
    const bool isFilled = problem.given(cell) == Cell::Filled;
    return {isFilled ? phrase("nonogram", "%1 is given as filled.")
                     : phrase("nonogram", "%1 is given as empty."),
            {cellName(problem, cell)},
            {{cell, kNoValue}}};
}

std::uint64_t totalOf(const std::vector<Clue>& clues)
{
    std::uint64_t total = 0;
    for (const Clue& clue : clues)
        total = std::accumulate(clue.begin(), clue.end(), total);
    return total;
}

// Fills `met` for the clue's runs from the line's beginning as far as cells are known; `i` counts
// runs and positions from that end.
template<class ClueAt, class CellAt, class Meet>
void meetFromOneEnd(std::size_t runs, std::size_t length, ClueAt clueAt, CellAt cellAt, Meet meet)
{
    std::size_t position = 0;
    for (std::size_t i = 0; i < runs; ++i) {
        while (position < length && cellAt(position) == Cell::Empty)
            ++position;
        std::size_t end = position;
        while (end < length && cellAt(end) == Cell::Filled)
            ++end;
        const bool bounded = end == length || cellAt(end) == Cell::Empty;
        if (!bounded || end - position != clueAt(i))
            return;
        meet(i);
        position = end;
    }
}

} // namespace

bool contradictory(const NonogramProblem& problem)
{
    std::uint64_t inRows = 0;
    std::uint64_t inColumns = 0;
    for (const Line line : linesOf(problem)) {
        const Clue& clue = clueOf(problem, line);
        if (leastLength(clue) > lengthOf(problem, line))
            return true;
        std::uint64_t& total = line.isRow ? inRows : inColumns;
        total = std::accumulate(clue.begin(), clue.end(), total);
    }
    return inRows != inColumns;
}

std::vector<bool> runsMet(const Clue& clue, std::span<const Cell> line)
{
    const std::size_t runs = clue.size();
    const std::size_t length = line.size();
    std::vector<bool> met(runs);
    meetFromOneEnd(
        runs, length, [&](std::size_t i) { return clue[i]; },
        [&](std::size_t i) { return line[i]; }, [&](std::size_t i) { met[i] = true; });
    meetFromOneEnd(
        runs, length, [&](std::size_t i) { return clue[runs - 1 - i]; },
        [&](std::size_t i) { return line[length - 1 - i]; },
        [&](std::size_t i) { met[runs - 1 - i] = true; });
    // Or wherever it lies, if it is there and nowhere else.
    if (leastLength(clue) > length)
        return met;
    LineSolver solver;
    const std::span<const Bits> places = solver.places(clue, line);
    for (std::size_t i = 0; i < places.size(); ++i) {
        std::size_t start = 0;
        while (!hasBit(places[i], start))
            ++start;
        std::size_t end = start;
        while (end < start + clue[i] && line[end] == Cell::Filled)
            ++end;
        met[i] = met[i] || (end == start + clue[i] && countBits<4>(places[i]) == 1);
    }
    return met;
}

std::vector<Sentence> NonogramPuzzle::faults(const NonogramProblem& problem) const
{
    std::vector<Sentence> faults;
    for (const Line line : linesOf(problem)) {
        const Clue& clue = clueOf(problem, line);
        if (leastLength(clue) <= lengthOf(problem, line))
            continue;
        faults.push_back({line.isRow
                              ? phrase("nonogram", "Row %1 (%2) needs %3 cells but has %4.")
                              : phrase("nonogram", "Column %1 (%2) needs %3 cells but has %4."),
                          {lineNumber(line), clueText(clue), std::to_string(leastLength(clue)),
                           std::to_string(lengthOf(problem, line))},
                          placesOf(problem, line)});
    }
    const std::uint64_t inRows = totalOf(problem.rows);
    const std::uint64_t inColumns = totalOf(problem.columns);
    if (inRows != inColumns)
        faults.push_back(
            {phrase("nonogram", "The rows ask for %1 filled cells, the columns for %2: "
                                "both must be the same."),
             {std::to_string(inRows), std::to_string(inColumns)}});
    return faults;
}

std::vector<Sentence> NonogramPuzzle::verify(const NonogramProblem& problem,
                                             const Solution& solution) const
{
    if (solution.size() != problem.cellCount())
        return {{phrase("nonogram", "The grid has %1 cells, but there are %2 values."),
                 {std::to_string(problem.cellCount()), std::to_string(solution.size())}}};
    const auto unknown = std::ranges::find_if(solution, [](Value value) { return value > 1; });
    if (unknown != solution.end()) {
        const auto cell = static_cast<Variable>(unknown - solution.begin());
        return {{phrase("nonogram", "%1 is neither filled nor empty."),
                 {cellName(problem, cell)},
                 {{cell, kNoValue}}}};
    }
    std::vector<Sentence> wrong;
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        if (problem.given(cell) != Cell::Unknown &&
            problem.given(cell) != static_cast<Cell>(solution[cell]))
            wrong.push_back(againstGiven(problem, cell));
    for (const Line line : linesOf(problem)) {
        std::vector<Value> values;
        for (std::uint32_t i = 0; i < lengthOf(problem, line); ++i)
            values.push_back(solution[cellOf(problem, line, i)]);
        const Clue runs = runsOf(values);
        if (runs == clueOf(problem, line))
            continue;
        wrong.push_back({line.isRow
                             ? phrase("nonogram", "Row %1 has runs of %2, but its clue is %3.")
                             : phrase("nonogram", "Column %1 has runs of %2, but its clue is %3."),
                         {lineNumber(line), clueText(runs), clueText(clueOf(problem, line))},
                         placesOf(problem, line)});
    }
    return wrong;
}

std::vector<Sentence> NonogramPuzzle::violations(const NonogramProblem& problem, const State& state,
                                                 Place place) const
{
    std::vector<Sentence> broken;
    const Cell given = problem.given(place.variable);
    if (given != Cell::Unknown && given != static_cast<Cell>(place.value))
        broken.push_back(againstGiven(problem, place.variable));
    LineSolver solver;
    for (const Line line : {Line{true, place.variable / problem.width},
                            Line{false, place.variable % problem.width}}) {
        std::vector<Cell> cells;
        for (std::uint32_t i = 0; i < lengthOf(problem, line); ++i) {
            const Variable cell = cellOf(problem, line, i);
            const Value value = cell == place.variable ? place.value : state.value(cell);
            cells.push_back(value == kNoValue ? Cell::Unknown : static_cast<Cell>(value));
        }
        const Clue& clue = clueOf(problem, line);
        if (leastLength(clue) <= cells.size() && solver.feasible(clue, cells))
            continue;
        broken.push_back(
            {line.isRow ? phrase("nonogram", "No placement would be left for row %1 (%2).")
                        : phrase("nonogram", "No placement would be left for column %1 (%2)."),
             {lineNumber(line), clueText(clue)},
             {place},
             settledPlaces(problem, line, state)});
    }
    return broken;
}

} // namespace clew::nonogram
