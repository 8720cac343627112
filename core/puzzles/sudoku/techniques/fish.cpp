// Fish: in N rows (the base) a digit's places lie in only N columns (the covers). It stands once in
// each of the rows, so these fill the columns, and the columns' other cells lose it; the same with
// rows and columns exchanged. N = 2 is the X-wing, 3 the swordfish, 4 the jellyfish.

#include "core/puzzles/sudoku/techniques/fish.h"

namespace clew::sudoku {

namespace {

bool reportFish(const Sea& sea, const StepSink& sink, Rule rule, Mask base, Mask covers)
{
    Step step{rule,
              sea.byRows() ? phrase("sudoku", "In rows %2 all places for %1 lie in columns %3, so "
                                              "these columns get it there: %4.")
                           : phrase("sudoku", "In columns %2 all places for %1 lie in rows %3, so "
                                              "these rows get it there: %4."),
              {digitTerm(sea.value()), numbersTerm(base), numbersTerm(covers)}};
    step.causes = sea.crossings(base, covers);
    if (step.causes.size() == 4 && bitCount(base) == 2) // an X-wing is a ring
        step.links = {{step.causes[0], step.causes[1], true},
                      {step.causes[1], step.causes[3], false},
                      {step.causes[3], step.causes[2], true},
                      {step.causes[2], step.causes[0], false}};
    step.eliminations = sea.crossings(allLines(sea) & ~base, covers);
    return sink(std::move(step));
}

template<std::uint32_t count, SudokuRule rule>
bool findXWing(const Grid& grid, const StepSink& sink)
{
    return forSeas(grid, sink, [&](const Sea& sea) {
        const Choices bases = basesOf(sea, 2, count);
        return !sink.stopped() && bases.visit(count, count, [&](const Choices::Choice& chosen) {
            const auto [base, covers] = chosen;
            return bitCount(covers) == count && sea.crosses(allLines(sea) & ~base, covers) &&
                   reportFish(sea, sink, rule, base, covers);
        });
    });
}

} // namespace

Technique xWing()
{
    return {.rule = XWing,
            .name = phrase("sudoku", "X-wing"),
            .line = "X-wing, swordfish, jellyfish",
            .grade = {Level::Hard, 140},
            .find = findXWing<2, XWing>,
            .ofOneDigit = true};
}

Technique swordfish()
{
    return {.rule = Swordfish,
            .name = phrase("sudoku", "swordfish"),
            .line = "X-wing, swordfish, jellyfish",
            .grade = {Level::Hard, 150},
            .find = findXWing<3, Swordfish>,
            .ofOneDigit = true};
}

Technique jellyfish()
{
    return {.rule = Jellyfish,
            .name = phrase("sudoku", "jellyfish"),
            .line = "X-wing, swordfish, jellyfish",
            .grade = {Level::Hard, 160},
            .find = findXWing<4, Jellyfish>,
            .ofOneDigit = true};
}

} // namespace clew::sudoku
