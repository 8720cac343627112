// Sudoku by hand.

#include "core/puzzle/typedplaying.h"

#include <algorithm>
#include <array>

#include "core/puzzle/refuting.h"
#include "core/puzzle/ruleargument.h"
#include "core/puzzles/sudoku/causes.h"
#include "core/puzzles/sudoku/logic.h"
#include "core/puzzles/sudoku/puzzle.h"
#include "core/puzzles/sudoku/rules.h"
#include "core/puzzles/sudoku/techniques/techniques.h"

namespace clew::sudoku {

namespace {

class SudokuPlaying final : public TypedPlaying<SudokuProblem>
{
public:
    std::vector<Event> givens(const SudokuProblem& problem) const override
    {
        const auto& given = problem.givens;
        std::vector<Event> events;
        for (Cell cell = 0; cell < given.size(); ++cell)
            if (given[cell] != kNoValue)
                events.push_back(Event::assign(cell, given[cell], GivenDigit));
        return events;
    }

    // A cell for which all digits are taken.
    std::optional<Event> deadEnd(const SudokuProblem& problem, const State& state) const override
    {
        const Layout layout(problem.box);
        for (Cell cell = 0; cell < layout.cellCount(); ++cell) {
            Mask left = state.value(cell) == kNoValue ? layout.allDigits() : 0;
            if (left == 0)
                continue;
            for (const Cell peer : layout.peers(cell))
                if (state.value(peer) != kNoValue)
                    left &= ~bitOf(state.value(peer));
            if (left == 0)
                return Event::conflict(cell, NoCandidate);
        }
        return std::nullopt;
    }

    std::string_view deducing() const override { return "logic"; }

    bool isObvious(Rule rule) const override { return rule == Taken; }

    Sentence region(const SudokuProblem& problem, const State& before, Event step,
                    std::span<const Place> seen) const override
    {
        const Layout layout(problem.box);
        const Grid grid = gridOf(layout, before);
        if (const auto unit = unitOfSingle(grid, step))
            return unitsRegion(layout, {*unit});
        const std::uint32_t box = layout.unitOf(UnitKind::Box, step.variable());
        if (step.kind() == EventKind::Assign || seen.empty())
            return unitsRegion(layout, {box});
        if (const auto unit = commonUnit(layout, step.rule(), seen))
            return unitsRegion(layout, {*unit});
        if (std::ranges::all_of(seen,
                                [&](Place place) { return place.value == seen.front().value; }))
            return digitRegion(grid, seen.front().value);
        return unitsRegion(layout, boxesOf(layout, seen));
    }

    Sentence refutation(const Puzzle& puzzle, const SudokuProblem& problem, const State& before,
                        Place wrong, Control& control) const override
    {
        const Layout layout(problem.box);
        const CauseFinder causes(layout);
        Sentence byTrying =
            Refuting(puzzle, problem, causes.proof(), Refutation, [&](std::uint32_t unit) {
                return unitName(layout, unit);
            }).refutation(before, wrong);
        return byTrying.empty()
                   ? argueByTechniques(puzzle, problem, before, wrong, Refutation, control)
                   : byTrying;
    }

    bool hasTechniques() const override { return true; }

    void eachStep(const SudokuProblem& problem, const State& state, Control& control,
                  const TakeStep& take) const override
    {
        const Layout layout(problem.box);
        const Grid grid = gridOf(layout, state);
        std::optional<bool> isUnique; // found out when it first matters
        for (const Technique& technique : techniques()) {
            if (!control.poll())
                return;
            if (technique.assumesUnique) {
                if (!isUnique)
                    isUnique = solutionsOf(asFilled(problem, state), control) == Solutions::One;
                if (!*isUnique)
                    continue;
            }
            const auto sink = [&](Step&& step) {
                TechniqueStep found{step.rule, sentenceOf(step, layout)};
                for (const Place place : step.assignments)
                    found.events.push_back(Event::assign(place.variable, place.value, step.rule));
                for (const Place place : step.eliminations)
                    found.events.push_back(Event::remove(place.variable, place.value, step.rule));
                return !take(std::move(found));
            };
            technique.find(grid, StepSink(sink, &control));
        }
    }

    ProblemPtr withoutGivens(const SudokuProblem& problem) const override
    {
        auto bare = std::make_shared<SudokuProblem>(problem);
        bare->givens.assign(bare->givens.size(), kNoValue);
        return bare;
    }

    std::uint32_t assumable(const SudokuProblem& problem) const override
    {
        return static_cast<std::uint32_t>(problem.givens.size());
    }

    // Digits that no clue names can be exchanged.
    std::vector<Solution> alike(const SudokuProblem& problem,
                                const Solution& solution) const override
    {
        std::vector<Value> free;
        for (Value digit = 0; digit < problem.size(); ++digit)
            if (std::ranges::find(problem.givens, digit) == problem.givens.end())
                free.push_back(digit);
        std::vector<Solution> images;
        for (std::size_t shift = 1; shift < free.size(); ++shift) {
            Solution& image = images.emplace_back(solution);
            for (Value& digit : image)
                if (const auto at = std::ranges::find(free, digit); at != free.end())
                    digit =
                        free[(static_cast<std::size_t>(at - free.begin()) + shift) % free.size()];
        }
        return images;
    }

private:
    // Where a digit has one place left, as the technique goes through the units; or the unit that
    // has one cell left.
    static std::optional<std::uint32_t> unitOfSingle(const Grid& grid, Event step)
    {
        const Layout& layout = grid.layout();
        const auto isIt = [&](std::uint32_t unit) {
            return step.rule() == FullHouse ? isSingle(grid.missingIn(unit))
                                            : isSingle(grid.placesIn(unit, step.value()));
        };
        if (step.rule() == FullHouse || step.rule() == HiddenSingle)
            for (const UnitKind kind : {UnitKind::Box, UnitKind::Row, UnitKind::Column})
                if (const auto unit = layout.unitOf(kind, step.variable()); isIt(unit))
                    return unit;
        return std::nullopt;
    }

    // Of the whole pattern: of claiming the line, else the box first.
    static std::optional<std::uint32_t> commonUnit(const Layout& layout, Rule rule,
                                                   std::span<const Place> seen)
    {
        std::array kinds{UnitKind::Box, UnitKind::Row, UnitKind::Column};
        if (rule == Claiming)
            std::ranges::rotate(kinds, kinds.begin() + 1);
        for (const UnitKind kind : kinds) {
            const std::uint32_t unit = layout.unitOf(kind, seen.front().variable);
            if (std::ranges::all_of(
                    seen, [&](Place place) { return layout.unitOf(kind, place.variable) == unit; }))
                return unit;
        }
        return std::nullopt;
    }

    static std::vector<std::uint32_t> boxesOf(const Layout& layout, std::span<const Place> seen)
    {
        std::vector<std::uint32_t> boxes;
        for (const Place place : seen)
            boxes.push_back(layout.unitOf(UnitKind::Box, place.variable));
        std::ranges::sort(boxes);
        const auto again = std::ranges::unique(boxes);
        boxes.erase(again.begin(), again.end());
        return boxes;
    }

    // By name, with their cells.
    static Sentence unitsRegion(const Layout& layout, const std::vector<std::uint32_t>& units)
    {
        Sentence region;
        for (const std::uint32_t unit : units) {
            Sentence name = unitName(layout, unit);
            name.causes = placesOf(layout.unit(unit), kNoValue);
            if (region.empty()) {
                region = std::move(name);
                continue;
            }
            std::vector<Place> causes = std::move(region.causes);
            causes.insert(causes.end(), name.causes.begin(), name.causes.end());
            region = {{"", "%1, %2"}, {std::move(region), std::move(name)}, {}, std::move(causes)};
        }
        return region;
    }

    // Where it can still stand: a pattern of one digit is among these.
    static Sentence digitRegion(const Grid& grid, Value digit)
    {
        return {phrase("sudoku", "the cells left for the digit %1"),
                {digitName(digit)},
                {},
                placesOf(listOf(grid.places(digit)), kNoValue)};
    }

    static SudokuProblem asFilled(const SudokuProblem& problem, const State& state)
    {
        SudokuProblem filled = problem;
        for (Cell cell = 0; cell < filled.givens.size(); ++cell)
            filled.givens[cell] = state.value(cell);
        return filled;
    }
};

} // namespace

const Playing* SudokuPuzzle::playing() const
{
    static const SudokuPlaying playing;
    return &playing;
}

} // namespace clew::sudoku
