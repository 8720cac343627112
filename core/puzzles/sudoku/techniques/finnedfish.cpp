// Finned fish: further places of the base (fins) all lie in one box. Either the digit is in one of
// them, or the fish holds without them; what both ways strike, cells of that box in the covers, is
// struck. Sashimi: without its fins, some row of the base has one place left or none.

#include <algorithm>

#include "core/puzzles/sudoku/techniques/fish.h"

namespace clew::sudoku {

namespace {

struct FinnedFish
{
    Mask base; ///< the lines of the fish
    Mask covers;
    Mask band; ///< base lines of the fins' box
    Mask fins; ///< covers of the fins
};

std::vector<Cell> cellsOf(const std::vector<Place>& places)
{
    std::vector<Cell> cells(places.size());
    std::ranges::transform(places, cells.begin(), &Place::variable);
    return cells;
}

bool reportFinned(const Sea& sea, const StepSink& sink, Rule rule, const FinnedFish& fish)
{
    const std::vector<Place> fins = sea.crossings(fish.base & fish.band, fish.fins);
    // Only covers in the fins' box can be struck; the fins stand beside them there.
    const Mask stack = [&] {
        const std::uint32_t breadth = sea.boxBreadth();
        const std::uint32_t first = lowestBit(fish.fins) / breadth * breadth;
        return ((Mask{1} << breadth) - 1) << first;
    }();
    Step step{rule,
              sea.byRows()
                  ? phrase("sudoku", "In rows %2 all places for %1 lie in columns %3, except %4: "
                                     "these hold it or the columns get it there. Both ways: %5.")
                  : phrase("sudoku", "In columns %2 all places for %1 lie in rows %3, except %4: "
                                     "these hold it or the rows get it there. Both ways: %5."),
              {digitTerm(sea.value()), numbersTerm(fish.base), numbersTerm(fish.covers),
               cellsTerm(cellsOf(fins))}};
    step.causes = sea.crossings(fish.base, allLines(sea));
    step.eliminations = sea.crossings(fish.band & ~fish.base, fish.covers & stack);
    return sink(std::move(step));
}

// Whether some line of the base has at most one place in the covers.
bool isSashimi(const Sea& sea, Mask base, Mask covers)
{
    bool poor = false;
    forBits(base, [&](std::uint32_t line) { poor |= bitCount(sea.places(line) & covers) < 2; });
    return poor;
}

/// What is looked for around a base of `count` lines.
struct FinnedBase
{
    Rule rule;
    std::uint32_t count;
    bool sashimi;
    Mask base;
    Mask places;
    std::array<Mask, kMaxBoxSide> inBands; ///< those of the places in each band of boxes
};

FinnedBase finnedBase(const Sea& sea, Rule rule, std::uint32_t count, bool sashimi,
                      const Choices::Choice& chosen)
{
    FinnedBase finned{rule, count, sashimi, chosen.numbers, chosen.places, {}};
    forBits(chosen.numbers, [&](std::uint32_t line) {
        finned.inBands[line / sea.boxLength()] |= sea.places(line);
    });
    return finned;
}

// The base lines of the band that alone has places in `fins`; 0 if several have.
Mask bandOf(const Sea& sea, const FinnedBase& finned, Mask fins)
{
    Mask bands = 0;
    for (std::uint32_t band = 0; band < sea.size() / sea.boxLength(); ++band)
        bands |= (finned.inBands[band] & fins) != 0 ? bitOf(band) : 0;
    const std::uint32_t length = sea.boxLength();
    return isSingle(bands) ? ((Mask{1} << length) - 1) << lowestBit(bands) * length : 0;
}

// Fish of this base whose fins lie in the boxes that begin at the cover `first`.
bool findInStack(const Sea& sea, const StepSink& sink, const FinnedBase& finned,
                 std::uint32_t first)
{
    const Mask places = finned.places;
    const Mask stack = ((Mask{1} << sea.boxBreadth()) - 1) << first;
    const std::uint32_t outside = bitCount(places & ~stack);
    if (outside >= finned.count)
        return false; // no cover to be struck in
    const Mask inside = places & stack;
    std::array<std::uint32_t, kMaxBoxSide> choices{};
    std::size_t number = 0;
    forBits(inside, [&](std::uint32_t cover) { choices[number++] = cover; });
    return forSubsets(number, finned.count - outside, [&](Mask chosen) {
        Mask covers = places & ~stack;
        forBits(chosen, [&](std::uint32_t i) { covers |= bitOf(choices[i]); });
        const Mask fins = inside & ~covers;
        const Mask band = bandOf(sea, finned, fins);
        if (band == 0 || !sea.crosses(band & ~finned.base, covers & stack) ||
            isSashimi(sea, finned.base, covers) != finned.sashimi)
            return false;
        return reportFinned(sea, sink, finned.rule, {finned.base, covers, band, fins});
    });
}

template<std::uint32_t count, bool sashimi, SudokuRule rule>
bool findFinnedXWing(const Grid& grid, const StepSink& sink)
{
    return forSeas(grid, sink, [&](const Sea& sea) {
        const std::uint32_t breadth = sea.boxBreadth();
        const Choices bases = basesOf(sea, sashimi ? 1 : 2, count + breadth - 1);
        const auto search = [&](const Choices::Choice& chosen) {
            if (bitCount(chosen.places) <= count)
                return false; // no fin
            const FinnedBase finned = finnedBase(sea, rule, count, sashimi, chosen);
            for (std::uint32_t first = 0; first < sea.size(); first += breadth)
                if (findInStack(sea, sink, finned, first))
                    return true;
            return false;
        };
        return !sink.stopped() && bases.visit(count, count + breadth - 1, search);
    });
}

} // namespace

Technique finnedXWing()
{
    return {.rule = FinnedXWing,
            .name = phrase("sudoku", "finned X-wing"),
            .line = "fish with fins",
            .grade = {Level::Hard, 130},
            .find = findFinnedXWing<2, false, FinnedXWing>,
            .ofOneDigit = true};
}

Technique sashimiXWing()
{
    return {.rule = SashimiXWing,
            .name = phrase("sudoku", "sashimi X-wing"),
            .line = "fish with fins",
            .grade = {Level::Hard, 150},
            .find = findFinnedXWing<2, true, SashimiXWing>,
            .ofOneDigit = true};
}

Technique finnedSwordfish()
{
    return {.rule = FinnedSwordfish,
            .name = phrase("sudoku", "finned swordfish"),
            .line = "fish with fins",
            .grade = {Level::Unfair, 200},
            .find = findFinnedXWing<3, false, FinnedSwordfish>,
            .ofOneDigit = true};
}

Technique sashimiSwordfish()
{
    return {.rule = SashimiSwordfish,
            .name = phrase("sudoku", "sashimi swordfish"),
            .line = "fish with fins",
            .grade = {Level::Unfair, 240},
            .find = findFinnedXWing<3, true, SashimiSwordfish>,
            .ofOneDigit = true};
}

Technique finnedJellyfish()
{
    return {.rule = FinnedJellyfish,
            .name = phrase("sudoku", "finned jellyfish"),
            .line = "fish with fins",
            .grade = {Level::Unfair, 250},
            .find = findFinnedXWing<4, false, FinnedJellyfish>,
            .ofOneDigit = true};
}

Technique sashimiJellyfish()
{
    return {.rule = SashimiJellyfish,
            .name = phrase("sudoku", "sashimi jellyfish"),
            .line = "fish with fins",
            .grade = {Level::Unfair, 260},
            .find = findFinnedXWing<4, true, SashimiJellyfish>,
            .ofOneDigit = true};
}

} // namespace clew::sudoku
