// Line after line, always the one with the least freedom, because a wrong line costs least where
// there are few ways to fill it: the line whose runs have the smallest product of possible places
// is filled in each way that fits the cells so far, as long as every line it crosses can still be
// completed.
//
// The document scores lines this way, but checks crossing lines only by their number of filled
// cells; here they are checked exactly.

#include "core/puzzles/nonogram/grid.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "core/puzzles/nonogram/linesolver.h"

namespace clew::nonogram {

namespace {

template<class Tracer>
class ScoredLines
{
public:
    ScoredLines(const NonogramProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_lines(linesOf(problem)), m_grid(problem), m_control(control),
          m_tracer(tracer)
    {
    }

    void run()
    {
        settleGivens(m_problem, m_grid, m_tracer);
        if (m_problem.givens.empty() || givensHold())
            explore();
    }

private:
    // Lines that are settled beforehand are not filled any more, so nobody else would look at them.
    bool givensHold()
    {
        for (const Line line : m_lines)
            if (!isPossible(line)) {
                m_tracer.conflict(cellOf(m_problem, line, 0), ruleOf(line));
                return false;
            }
        return true;
    }

    bool isPossible(Line line)
    {
        return m_solver.feasible(clueOf(m_problem, line), lengthOf(m_problem, line),
                                 m_grid.bits(line));
    }

    // False: unwind.
    bool explore()
    {
        if (m_grid.unknownCount() == 0) {
            m_tracer.solution();
            return m_control.solution([this] { return m_grid.solution(); });
        }
        const Line line = leastFree();
        if (!m_control.poll())
            return false;
        NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        const std::span<const Cell> now = m_grid.line(line);
        const std::vector<Cell> before(now.begin(), now.end());
        const std::size_t settled = m_grid.settled();
        bool goOn = true;
        LineSolver().forEachPlacement(clueOf(m_problem, line), before,
                                      [&](std::span<const Cell> placement) {
                                          goOn = m_control.node();
                                          if (!goOn)
                                              return false;
                                          place(line, placement);
                                          goOn = !crossingLinesHold(line, before) || explore();
                                          if (!goOn)
                                              return false;
                                          m_grid.undoTo(settled);
                                          m_tracer.visit(here);
                                          return true;
                                      });
        return goOn;
    }

    // Of the lines with unknown cells, the one whose runs have the smallest product of places.
    Line leastFree()
    {
        Line best;
        double least = std::numeric_limits<double>::infinity();
        for (const Line line : m_lines) {
            if (m_grid.isSettled(line))
                continue;
            const double freedom = m_solver.freedom(clueOf(m_problem, line),
                                                    lengthOf(m_problem, line), m_grid.bits(line));
            if (freedom < least) {
                least = freedom;
                best = line;
            }
        }
        return best;
    }

    // Settles the line's unknown cells: the first filled one is what is decided, or the first at
    // all where none is filled; the others are settled with it.
    void place(Line line, std::span<const Cell> placement)
    {
        std::optional<std::uint32_t> decided;
        for (std::uint32_t i = 0; i < placement.size(); ++i) {
            const bool isUnknown = m_grid[cellOf(m_problem, line, i)] == Cell::Unknown;
            if (isUnknown &&
                (!decided || (placement[*decided] == Cell::Empty && placement[i] == Cell::Filled)))
                decided = i;
        }
        m_tracer.decide(cellOf(m_problem, line, *decided), static_cast<Value>(placement[*decided]));
        m_grid.set(cellOf(m_problem, line, *decided), placement[*decided]);
        for (std::uint32_t i = 0; i < placement.size(); ++i) {
            const Variable cell = cellOf(m_problem, line, i);
            if (m_grid[cell] != Cell::Unknown)
                continue;
            m_grid.set(cell, placement[i]);
            m_tracer.assign(cell, static_cast<Value>(placement[i]), Placement);
        }
    }

    bool crossingLinesHold(Line line, std::span<const Cell> before)
    {
        for (std::uint32_t i = 0; i < before.size(); ++i) {
            const Line crossing{!line.isRow, i};
            if (before[i] != Cell::Unknown)
                continue;
            m_control.check();
            if (isPossible(crossing))
                continue;
            m_control.backtrack();
            m_tracer.conflict(cellOf(m_problem, crossing, 0), ruleOf(crossing));
            return false;
        }
        return true;
    }

    const NonogramProblem& m_problem;
    std::vector<Line> m_lines;
    Grid m_grid;
    LineSolver m_solver;
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome searchScoredLines(const NonogramProblem& problem, Control& control, Tracer& tracer)
{
    if (cluesArePossible(problem, tracer))
        ScoredLines<Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace

Strategy scoredLines()
{
    using enum EventKind;
    return makeStrategy<NonogramProblem>(
        {.id = "scored-lines",
         .title = phrase("nonogram", "Lines by score"),
         .summary = phrase("nonogram", "Fills the row or column whose runs have the fewest places, "
                                       "multiplied; crossing lines must stay possible."),
         .exhausts = true,
         .idea = phrase("nonogram", "Lines with little freedom are filled first. The score of a "
                                    "line is the product of the places its runs have; the line "
                                    "with the smallest score is filled in each way that fits. "
                                    "After each, every crossing line must still have a "
                                    "placement, so that many mistakes show at once."),
         .pseudoCode =
             {
                 {"settle the given cells", {{Assign, GivenCell}}},
                 {"fill(the grid); stop if the clues are impossible", {{Conflict, ImpossibleClue}}},
                 {""},
                 {"fill(grid):"},
                 {"  if no cell is open: report the grid; return", {Solution}},
                 {"  score of a line ← the product of the places of its runs"},
                 {"  line ← the one with the smallest score"},
                 {"  for each placement of line that fits its cells:"},
                 {"    put it into the grid", {Decide, Assign}},
                 {"    if a crossing line has no placement left: a dead end", {Conflict}},
                 {"    else: fill(grid)"},
                 {"    take it out", {Visit}},
             },
         .cost = phrase("nonogram", "Exponential, with a base that depends on how free the "
                                    "lines are. Each node tests the crossing lines, in time "
                                    "about proportional to length times runs. Memory for one "
                                    "grid."),
         .growth = Growth::exponential().inCells().atWorst(),
         .origin = phrase("nonogram", "The second program of P98, with its check made exact.")},
        [](const NonogramProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) { return searchScoredLines(problem, control, tracer); });
}

} // namespace clew::nonogram
