// Nonograms by hand: cells are filled, or crossed out as empty.

#include "core/puzzle/typedplaying.h"

#include <algorithm>
#include <numeric>

#include "core/puzzles/nonogram/lineargument.h"
#include "core/puzzles/nonogram/linesolver.h"
#include "core/puzzles/nonogram/names.h"
#include "core/puzzles/nonogram/puzzle.h"

namespace clew::nonogram {

namespace {

class NonogramPlaying final : public TypedPlaying<NonogramProblem>
{
public:
    std::vector<Event> givens(const NonogramProblem& problem) const override
    {
        std::vector<Event> events;
        for (Variable cell = 0; cell < problem.cellCount(); ++cell)
            if (problem.given(cell) != Cell::Unknown)
                events.push_back(
                    Event::assign(cell, static_cast<Value>(problem.given(cell)), GivenCell));
        return events;
    }

    // Once as many cells are filled as the clues ask for, all others are empty.
    Rest rest(const NonogramProblem& problem, const State& state) const override
    {
        std::uint64_t wanted = 0;
        for (const Clue& clue : problem.rows)
            wanted = std::accumulate(clue.begin(), clue.end(), wanted);
        std::uint64_t filled = 0;
        std::vector<Assignment> rest;
        for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
            filled += state.value(cell) == 1 ? 1 : 0;
            if (state.value(cell) == kNoValue)
                rest.push_back({cell, 0});
        }
        if (filled != wanted)
            return std::nullopt;
        return rest;
    }

    // An empty cell of a line that has all its filled cells.
    bool goesWithoutSaying(const NonogramProblem& problem, const State& state,
                           Assignment entry) const override
    {
        return entry.value == 0 &&
               (hasAllFilled(problem, {true, entry.variable / problem.width}, state) ||
                hasAllFilled(problem, {false, entry.variable % problem.width}, state));
    }

    // A line for whose clue no placement is left.
    std::optional<Event> deadEnd(const NonogramProblem& problem, const State& state) const override
    {
        LineSolver solver;
        for (const Line line : linesOf(problem)) {
            const std::vector<Cell> cells = cellsOf(problem, line, state);
            const Clue& clue = clueOf(problem, line);
            if (leastLength(clue) > cells.size() || !solver.feasible(clue, cells))
                return Event::conflict(cellOf(problem, line, 0), ruleOf(line));
        }
        return std::nullopt;
    }

    std::string_view deducing() const override { return "line-solving"; }

    // Its rules are kinds of lines.
    Phrase techniqueOf(Rule rule) const override
    {
        if (rule != RowRule && rule != ColumnRule)
            return {};
        return phrase("nonogram", "line solving, what all ways to place the runs of the line have "
                                  "in common");
    }

    bool hasTechniques() const override { return true; }

    // All that each line settles by itself.
    void eachStep(const NonogramProblem& problem, const State& state, Control& control,
                  const TakeStep& take) const override
    {
        LineSolver solver;
        for (const Line line : linesOf(problem)) {
            if (!control.poll())
                return;
            const std::vector<Cell> before = cellsOf(problem, line, state);
            std::vector<Cell> after = before;
            const Clue& clue = clueOf(problem, line);
            if (leastLength(clue) > after.size() || !solver.settle(clue, after))
                continue;
            TechniqueStep step{ruleOf(line)};
            for (std::uint32_t i = 0; i < after.size(); ++i)
                if (after[i] != before[i])
                    step.events.push_back(Event::assign(cellOf(problem, line, i),
                                                        static_cast<Value>(after[i]), step.rule));
            if (!step.events.empty())
                take(std::move(step));
        }
    }

    // All that one line settles.
    bool areOneStep(const NonogramProblem& problem, Event first, Event second) const override
    {
        if (first.rule() != second.rule())
            return false;
        if (first.rule() == RowRule)
            return first.variable() / problem.width == second.variable() / problem.width;
        return first.rule() == ColumnRule &&
               first.variable() % problem.width == second.variable() % problem.width;
    }

    Sentence region(const NonogramProblem& problem, const State& /*before*/, Event step,
                    std::span<const Place> /*seen*/) const override
    {
        const bool isRow = step.rule() != ColumnRule;
        const Line line{isRow,
                        isRow ? step.variable() / problem.width : step.variable() % problem.width};
        return {isRow ? phrase("nonogram", "row %1") : phrase("nonogram", "column %1"),
                {lineNumber(line)},
                {},
                placesOf(problem, line)};
    }

    // By what the lines settle one after the other; if that is not enough, for one more cell both
    // ways.
    Sentence refutation(const Puzzle& puzzle, const NonogramProblem& problem, const State& before,
                        Place wrong, Control& control) const override
    {
        if (Sentence byLines = refutedByLines(puzzle, problem, before, wrong); !byLines.empty())
            return byLines;
        constexpr int kMostTried = 300; // cells
        State after = before;
        after.apply(Event::decide(wrong.variable, wrong.value));
        int tried = 0;
        for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
            if (after.value(cell) != kNoValue)
                continue;
            if (++tried > kMostTried || !control.poll())
                break;
            Sentence filled = refutedByLines(puzzle, problem, after, {cell, 1});
            if (filled.empty())
                continue;
            Sentence empty = refutedByLines(puzzle, problem, after, {cell, 0});
            if (empty.empty())
                continue;
            std::vector<Place> causes = filled.causes;
            causes.insert(causes.end(), empty.causes.begin(), empty.causes.end());
            return {phrase("nonogram", "Then %1 can be neither. %2 %3"),
                    {cellName(problem, cell), std::move(filled), std::move(empty)},
                    {{cell}},
                    std::move(causes)};
        }
        return {};
    }

    // The clues make the problem; no format has cells that are settled beforehand.
    std::uint32_t assumable(const NonogramProblem& problem) const override
    {
        return problem.cellCount();
    }

private:
    // Empty if the lines alone do not show it.
    static Sentence refutedByLines(const Puzzle& puzzle, const NonogramProblem& problem,
                                   const State& before, Place wrong)
    {
        const auto refuted = refute(problem, before, wrong);
        if (!refuted)
            return {};
        const bool isEmpty = wrong.value != 1;
        Sentence sentence =
            puzzle.explain(problem, before, Event::assign(wrong.variable, isEmpty ? 1 : 0, Probed));
        sentence.effects = placesOf(problem, refuted->broken);
        sentence.causes = refuted->causes;
        for (const LineRefutation::Step& step : refuted->steps)
            sentence.causes.insert(sentence.causes.end(), step.settled.begin(), step.settled.end());
        return sentence;
    }

    static std::vector<Cell> cellsOf(const NonogramProblem& problem, Line line, const State& state)
    {
        std::vector<Cell> cells;
        for (std::uint32_t i = 0; i < lengthOf(problem, line); ++i) {
            const Value value = state.value(cellOf(problem, line, i));
            cells.push_back(value == kNoValue ? Cell::Unknown : static_cast<Cell>(value));
        }
        return cells;
    }

    static bool hasAllFilled(const NonogramProblem& problem, Line line, const State& state)
    {
        const Clue& clue = clueOf(problem, line);
        const auto wanted = std::accumulate(clue.begin(), clue.end(), std::uint64_t{0});
        std::uint64_t filled = 0;
        for (std::uint32_t i = 0; i < lengthOf(problem, line); ++i)
            filled += state.value(cellOf(problem, line, i)) == 1 ? 1 : 0;
        return filled == wanted;
    }
};

} // namespace

const Playing* NonogramPuzzle::playing() const
{
    static const NonogramPlaying playing;
    return &playing;
}

} // namespace clew::nonogram
