// Nonograms by hand: cells are filled, or crossed out as empty.

#include "core/puzzle/playing.h"

#include <algorithm>
#include <numeric>

#include "core/puzzles/nonogram/lineargument.h"
#include "core/puzzles/nonogram/linesolver.h"
#include "core/puzzles/nonogram/names.h"
#include "core/puzzles/nonogram/puzzle.h"

namespace clew::nonogram {

namespace {

class NonogramPlaying final : public Playing
{
public:
    std::vector<Event> givens(const Problem& problem) const override
    {
        const NonogramProblem& nonogram = typed(problem);
        std::vector<Event> events;
        for (Variable cell = 0; cell < nonogram.cellCount(); ++cell)
            if (nonogram.given(cell) != Cell::Unknown)
                events.push_back(
                    Event::assign(cell, static_cast<Value>(nonogram.given(cell)), GivenCell));
        return events;
    }

    // Once as many cells are filled as the clues ask for, all others are empty.
    std::optional<std::vector<Assignment>> rest(const Problem& problem,
                                                const State& state) const override
    {
        const NonogramProblem& nonogram = typed(problem);
        std::uint64_t wanted = 0;
        for (const Clue& clue : nonogram.rows)
            wanted = std::accumulate(clue.begin(), clue.end(), wanted);
        std::uint64_t filled = 0;
        std::vector<Assignment> rest;
        for (Variable cell = 0; cell < nonogram.cellCount(); ++cell) {
            filled += state.value(cell) == 1 ? 1 : 0;
            if (state.value(cell) == kNoValue)
                rest.push_back({cell, 0});
        }
        if (filled != wanted)
            return std::nullopt;
        return rest;
    }

    // An empty cell of a line that has all its filled cells.
    bool goesWithoutSaying(const Problem& problem, const State& state,
                           Assignment entry) const override
    {
        const NonogramProblem& nonogram = typed(problem);
        return entry.value == 0 &&
               (hasAllFilled(nonogram, {true, entry.variable / nonogram.width}, state) ||
                hasAllFilled(nonogram, {false, entry.variable % nonogram.width}, state));
    }

    // A line for whose clue no placement is left.
    std::optional<Event> deadEnd(const Problem& problem, const State& state) const override
    {
        const NonogramProblem& nonogram = typed(problem);
        LineSolver solver;
        for (const Line line : linesOf(nonogram)) {
            const std::vector<Cell> cells = cellsOf(nonogram, line, state);
            const Clue& clue = clueOf(nonogram, line);
            if (leastLength(clue) > cells.size() || !solver.feasible(clue, cells))
                return Event::conflict(cellOf(nonogram, line, 0), ruleOf(line));
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
    void eachStep(const Problem& problem, const State& state, Control& control,
                  const TakeStep& take) const override
    {
        const NonogramProblem& nonogram = typed(problem);
        LineSolver solver;
        for (const Line line : linesOf(nonogram)) {
            if (!control.poll())
                return;
            const std::vector<Cell> before = cellsOf(nonogram, line, state);
            std::vector<Cell> after = before;
            const Clue& clue = clueOf(nonogram, line);
            if (leastLength(clue) > after.size() || !solver.settle(clue, after))
                continue;
            TechniqueStep step{ruleOf(line)};
            for (std::uint32_t i = 0; i < after.size(); ++i)
                if (after[i] != before[i])
                    step.events.push_back(Event::assign(cellOf(nonogram, line, i),
                                                        static_cast<Value>(after[i]), step.rule));
            if (!step.events.empty())
                take(std::move(step));
        }
    }

    // All that one line settles.
    bool areOneStep(const Problem& problem, Event first, Event second) const override
    {
        const NonogramProblem& nonogram = typed(problem);
        if (first.rule() != second.rule())
            return false;
        if (first.rule() == RowRule)
            return first.variable() / nonogram.width == second.variable() / nonogram.width;
        return first.rule() == ColumnRule &&
               first.variable() % nonogram.width == second.variable() % nonogram.width;
    }

    Sentence region(const Problem& problem, const State& /*before*/, Event step,
                    std::span<const Place> /*seen*/) const override
    {
        const NonogramProblem& nonogram = typed(problem);
        const bool isRow = step.rule() != ColumnRule;
        const Line line{isRow, isRow ? step.variable() / nonogram.width
                                     : step.variable() % nonogram.width};
        return {isRow ? phrase("nonogram", "row %1") : phrase("nonogram", "column %1"),
                {lineNumber(line)},
                {},
                placesOf(nonogram, line)};
    }

    // By what the lines settle one after the other; if that is not enough, for one more cell both
    // ways.
    Sentence refutation(const Puzzle& puzzle, const Problem& problem, const State& before,
                        Place wrong, Control& control) const override
    {
        if (Sentence byLines = refutedByLines(puzzle, problem, before, wrong); !byLines.empty())
            return byLines;
        constexpr int kMostTried = 300; // cells
        State after = before;
        after.apply(Event::decide(wrong.variable, wrong.value));
        int tried = 0;
        for (Variable cell = 0; cell < typed(problem).cellCount(); ++cell) {
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
                    {cellName(typed(problem), cell), std::move(filled), std::move(empty)},
                    {{cell}},
                    std::move(causes)};
        }
        return {};
    }

    // The clues make the problem; no format has cells that are settled beforehand.
    std::uint32_t assumable(const Problem& problem) const override
    {
        return typed(problem).cellCount();
    }

private:
    // Empty if the lines alone do not show it.
    static Sentence refutedByLines(const Puzzle& puzzle, const Problem& problem,
                                   const State& before, Place wrong)
    {
        const NonogramProblem& nonogram = typed(problem);
        const auto refuted = refute(nonogram, before, wrong);
        if (!refuted)
            return {};
        const bool isEmpty = wrong.value != 1;
        Sentence sentence =
            puzzle.explain(problem, before, Event::assign(wrong.variable, isEmpty ? 1 : 0, Probed));
        sentence.effects = placesOf(nonogram, refuted->broken);
        sentence.causes = refuted->causes;
        for (const LineRefutation::Step& step : refuted->steps)
            sentence.causes.insert(sentence.causes.end(), step.settled.begin(), step.settled.end());
        return sentence;
    }

    static std::vector<Cell> cellsOf(const NonogramProblem& nonogram, Line line, const State& state)
    {
        std::vector<Cell> cells;
        for (std::uint32_t i = 0; i < lengthOf(nonogram, line); ++i) {
            const Value value = state.value(cellOf(nonogram, line, i));
            cells.push_back(value == kNoValue ? Cell::Unknown : static_cast<Cell>(value));
        }
        return cells;
    }

    static bool hasAllFilled(const NonogramProblem& nonogram, Line line, const State& state)
    {
        const Clue& clue = clueOf(nonogram, line);
        const auto wanted = std::accumulate(clue.begin(), clue.end(), std::uint64_t{0});
        std::uint64_t filled = 0;
        for (std::uint32_t i = 0; i < lengthOf(nonogram, line); ++i)
            filled += state.value(cellOf(nonogram, line, i)) == 1 ? 1 : 0;
        return filled == wanted;
    }

    static const NonogramProblem& typed(const Problem& problem)
    {
        return static_cast<const NonogramProblem&>(problem);
    }
};

} // namespace

const Playing* NonogramPuzzle::playing() const
{
    static const NonogramPlaying playing;
    return &playing;
}

} // namespace clew::nonogram
