#include "core/puzzles/nonogram/lineargument.h"

#include <algorithm>
#include <deque>

#include "core/puzzle/causes.h"
#include "core/puzzles/nonogram/grid.h"
#include "core/puzzles/nonogram/linesolver.h"

namespace clew::nonogram {

namespace {

/// What follows from a supposition, in the order in which it does.
struct Derivation
{
    std::vector<LineRefutation::Step> steps;
    Line broken;
};

/// Supposes that a cell is so, and solves lines.
class LineRefuter
{
public:
    LineRefuter(const NonogramProblem& problem, Place wrong) : m_problem(problem), m_wrong(wrong) {}

    [[nodiscard]] std::optional<LineRefutation> refute(std::vector<Place> known)
    {
        auto found = derive(known, linesOf(m_problem));
        if (!found)
            return std::nullopt;
        const auto lines = fewestLines(known, linesIn(trimmed(*found, known).derivation));
        std::erase_if(known, [&](Place place) {
            return std::ranges::none_of(lines, [&](Line line) { return isIn(line, place); });
        });
        known = fewestCauses(std::move(known), [&](std::span<const Place> fewer) {
            return derive(fewer, lines).has_value();
        });
        found = derive(known, lines);
        auto [derivation, causes] = trimmed(*found, known);
        return LineRefutation{std::move(derivation.steps), derivation.broken, std::move(causes)};
    }

private:
    /// Without what is not needed, and what it rests on.
    struct Trimmed
    {
        Derivation derivation;
        std::vector<Place> causes;
    };

    [[nodiscard]] bool isIn(Line line, Place place) const
    {
        return line.index ==
               (line.isRow ? place.variable / m_problem.width : place.variable % m_problem.width);
    }

    // Solves these lines until one has no placement left. None if that does not come about.
    std::optional<Derivation> derive(std::span<const Place> known, std::span<const Line> lines)
    {
        Grid grid(m_problem);
        for (const Place place : known)
            grid.set(place.variable, static_cast<Cell>(place.value));
        grid.set(m_wrong.variable, static_cast<Cell>(m_wrong.value));
        // Those of the cell first: what follows from it is to be seen before what follows anyway.
        std::deque<Line> queue;
        for (const bool isOfCell : {true, false})
            std::ranges::copy_if(lines, std::back_inserter(queue),
                                 [&](Line line) { return isIn(line, m_wrong) == isOfCell; });
        Derivation derivation;
        while (!queue.empty()) {
            const Line line = queue.front();
            queue.pop_front();
            LineBits after = grid.bits(line);
            if (!m_solver.settle(clueOf(m_problem, line), lengthOf(m_problem, line), after)) {
                derivation.broken = line;
                return derivation;
            }
            LineRefutation::Step step{line, {}};
            for (std::uint32_t i = 0; i < lengthOf(m_problem, line); ++i) {
                const Variable cell = cellOf(m_problem, line, i);
                if (grid[cell] != Cell::Unknown ||
                    (!hasBit(after.filled, i) && !hasBit(after.empty, i)))
                    continue;
                const bool isFilled = hasBit(after.filled, i);
                grid.set(cell, isFilled ? Cell::Filled : Cell::Empty);
                step.settled.push_back({cell, Value{isFilled}});
                const Line crossing{!line.isRow, i};
                if (std::ranges::find(lines, crossing) != lines.end() &&
                    std::ranges::find(queue, crossing) == queue.end())
                    queue.push_back(crossing);
            }
            if (!step.settled.empty())
                derivation.steps.push_back(std::move(step));
        }
        return std::nullopt;
    }

    // From the broken line back, as each step needs some of those before it.
    [[nodiscard]] Trimmed trimmed(const Derivation& all, std::span<const Place> known) const
    {
        Trimmed result{{{}, all.broken}, {}};
        std::vector<bool> isNeeded(m_problem.cellCount());
        const auto need = [&](std::size_t steps, Line line, std::span<const Place> settled) {
            for (const Place place :
                 lineCauses(m_problem, line, knownIn(line, all, steps, known), settled))
                isNeeded[place.variable] = true;
        };
        need(all.steps.size(), all.broken, {});
        for (std::size_t i = all.steps.size(); i-- > 0;) {
            LineRefutation::Step step = all.steps[i];
            std::erase_if(step.settled, [&](Place place) { return !isNeeded[place.variable]; });
            if (step.settled.empty())
                continue;
            need(i, step.line, step.settled);
            result.derivation.steps.push_back(std::move(step));
        }
        std::ranges::reverse(result.derivation.steps);
        std::ranges::copy_if(known, std::back_inserter(result.causes),
                             [&](Place place) { return isNeeded[place.variable]; });
        return result;
    }

    // What is known of a line after that many steps: what came last first, for it costs the most.
    [[nodiscard]] std::vector<Place> knownIn(Line line, const Derivation& all, std::size_t steps,
                                             std::span<const Place> known) const
    {
        std::vector<Place> places;
        const auto add = [&](Place place) {
            if (isIn(line, place))
                places.push_back(place);
        };
        while (steps-- > 0)
            std::ranges::for_each(all.steps[steps].settled, add);
        add(m_wrong);
        std::ranges::for_each(known, add);
        return places;
    }

    static std::vector<Line> linesIn(const Derivation& derivation)
    {
        std::vector<Line> lines{derivation.broken};
        for (const auto& step : derivation.steps)
            if (std::ranges::find(lines, step.line) == lines.end())
                lines.push_back(step.line);
        return lines;
    }

    std::vector<Line> fewestLines(std::span<const Place> known, std::vector<Line> lines)
    {
        for (std::size_t i = 0; i < lines.size();) {
            std::vector<Line> fewer = lines;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (derive(known, fewer))
                lines = std::move(fewer);
            else
                ++i;
        }
        return lines;
    }

    const NonogramProblem& m_problem;
    Place m_wrong;
    LineSolver m_solver;
};

} // namespace

std::uint32_t positionIn(const NonogramProblem& problem, Line line, Variable cell)
{
    return line.isRow ? cell % problem.width : cell / problem.width;
}

std::vector<Place> lineCauses(const NonogramProblem& problem, Line line, std::vector<Place> known,
                              std::span<const Place> settled)
{
    const Clue& clue = clueOf(problem, line);
    if (leastLength(clue) > lengthOf(problem, line)) // only in a trace that lies
        return {};
    LineSolver solver;
    const auto settles = [&](std::span<const Place> some) {
        std::vector<Cell> cells(lengthOf(problem, line), Cell::Unknown);
        for (const Place place : some)
            cells[positionIn(problem, line, place.variable)] = static_cast<Cell>(place.value);
        if (!solver.settle(clue, cells))
            return true;
        return !settled.empty() && std::ranges::all_of(settled, [&](Place place) {
            return cells[positionIn(problem, line, place.variable)] ==
                   static_cast<Cell>(place.value);
        });
    };
    return settles(known) ? fewestCauses(std::move(known), settles) : known;
}

std::optional<LineRefutation> refute(const NonogramProblem& problem, const State& before,
                                     Place wrong)
{
    std::vector<Place> known;
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        if (before.value(cell) != kNoValue && cell != wrong.variable)
            known.push_back({cell, before.value(cell)});
    for (const Line line : linesOf(problem))
        if (leastLength(clueOf(problem, line)) > lengthOf(problem, line))
            return std::nullopt;
    return LineRefuter(problem, wrong).refute(std::move(known));
}

} // namespace clew::nonogram
