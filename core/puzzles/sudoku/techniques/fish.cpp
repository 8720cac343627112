// Fish: in N rows (the base) a digit's places lie in only N columns (the covers). It stands once in
// each of the rows, so these fill the columns, and the columns' other cells lose it; the same with
// rows and columns exchanged. N = 2 is the X-wing, 3 the swordfish, 4 the jellyfish.
//
// Finned fish: further places of the base (fins) all lie in one box. Either the digit is in one of
// them, or the fish holds without them; what both ways strike, cells of that box in the covers, is
// struck. Sashimi: without its fins, some row of the base has one place left or none.

#include "core/puzzles/sudoku/techniques/choices.h"

namespace clew::sudoku {

namespace {

constexpr std::array kRules{XWing, Swordfish, Jellyfish};
constexpr std::array kFinnedRules{FinnedXWing, FinnedSwordfish, FinnedJellyfish};
constexpr std::array kSashimiRules{SashimiXWing, SashimiSwordfish, SashimiJellyfish};

/// The places of one digit in rows and columns; if `byRows`, rows are the base.
class Sea
{
public:
    Sea(const Grid& grid, Value value, bool byRows)
        : m_grid(grid), m_layout(grid.layout()), m_value(value), m_byRows(byRows)
    {
        for (std::uint32_t i = 0; i < m_layout.size(); ++i)
            m_places[i] = grid.placesIn(byRows ? i : m_layout.size() + i, value);
    }

    [[nodiscard]] const Grid& grid() const { return m_grid; }
    [[nodiscard]] Value value() const { return m_value; }
    [[nodiscard]] bool byRows() const { return m_byRows; }
    [[nodiscard]] std::uint32_t size() const { return m_layout.size(); }
    /// Bit i: in the i-th cover.
    [[nodiscard]] Mask places(std::uint32_t base) const { return m_places[base]; }
    /// Base lines in a box, and covers in a box.
    [[nodiscard]] std::uint32_t boxLength() const
    {
        return m_byRows ? m_layout.box().height : m_layout.box().width;
    }
    [[nodiscard]] std::uint32_t boxBreadth() const
    {
        return m_byRows ? m_layout.box().width : m_layout.box().height;
    }
    [[nodiscard]] Cell cell(std::uint32_t base, std::uint32_t cover) const
    {
        return m_byRows ? base * size() + cover : cover * size() + base;
    }
    /// Whether the digit has a place where these lines cross.
    [[nodiscard]] bool crosses(Mask bases, Mask covers) const
    {
        Mask places = 0;
        forBits(bases, [&](std::uint32_t base) { places |= m_places[base]; });
        return (places & covers) != 0;
    }
    /// The digit's places where these lines cross.
    [[nodiscard]] std::vector<Place> crossings(Mask bases, Mask covers) const
    {
        std::vector<Place> places;
        forBits(bases, [&](std::uint32_t base) {
            forBits(covers & m_places[base], [&](std::uint32_t cover) {
                places.push_back({cell(base, cover), m_value});
            });
        });
        return places;
    }

private:
    const Grid& m_grid;
    const Layout& m_layout;
    Value m_value;
    bool m_byRows;
    std::array<Mask, kMaxSize> m_places{};
};

// The base lines that may belong to a fish, with where the digit may be in each.
Choices basesOf(const Sea& sea, std::uint32_t least, std::uint32_t most)
{
    Choices bases;
    for (std::uint32_t line = 0; line < sea.size(); ++line)
        if (bitCount(sea.places(line)) >= least && bitCount(sea.places(line)) <= most)
            bases.add(line, sea.places(line));
    return bases;
}

Mask allLines(const Sea& sea)
{
    return sea.grid().layout().allDigits();
}

bool tellFish(const Sea& sea, const StepSink& sink, std::uint32_t count, Mask base, Mask covers)
{
    Step step{kRules[count - 2],
              sea.byRows() ? phrase("sudoku", "In rows %2 all places for %1 lie in columns %3, so "
                                              "these columns get it there: %4.")
                           : phrase("sudoku", "In columns %2 all places for %1 lie in rows %3, so "
                                              "these rows get it there: %4."),
              {digitTerm(sea.value()), numbersTerm(base), numbersTerm(covers)}};
    step.causes = sea.crossings(base, covers);
    step.eliminations = sea.crossings(allLines(sea) & ~base, covers);
    return sink(std::move(step));
}

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

bool tellFinned(const Sea& sea, const StepSink& sink, Rule rule, const FinnedFish& fish)
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
                  ? phrase("sudoku", "In rows %2 all places for %1 lie in columns %3, but for %4: "
                                     "these hold it or the columns get it there. Both ways: %5.")
                  : phrase("sudoku", "In columns %2 all places for %1 lie in rows %3, but for %4: "
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
    std::uint32_t count;
    bool sashimi;
    Mask base;
    Mask places;
    std::array<Mask, kMaxBoxSide> inBands; ///< those of the places in each band of boxes
};

FinnedBase finnedBase(const Sea& sea, std::uint32_t count, bool sashimi,
                      const Choices::Choice& chosen)
{
    FinnedBase finned{count, sashimi, chosen.numbers, chosen.places, {}};
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
        const auto& rules = finned.sashimi ? kSashimiRules : kFinnedRules;
        return tellFinned(sea, sink, rules[finned.count - 2], {finned.base, covers, band, fins});
    });
}

// Calls search(sea) for every digit where there may be something new, with rows and with columns as
// base, until it says true.
template<class Search>
bool forSeas(const Grid& grid, const StepSink& sink, Search&& search)
{
    return visitBits(sink.digits(grid), [&](Value value) {
        return grid.places(value).any() &&
               (search(Sea(grid, value, true)) || search(Sea(grid, value, false)));
    });
}

} // namespace

template<std::uint32_t count>
bool findFish(const Grid& grid, const StepSink& sink)
{
    return forSeas(grid, sink, [&](const Sea& sea) {
        const Choices bases = basesOf(sea, 2, count);
        return !sink.stopped() && bases.visit(count, count, [&](const Choices::Choice& chosen) {
            const auto [base, covers] = chosen;
            return bitCount(covers) == count && sea.crosses(allLines(sea) & ~base, covers) &&
                   tellFish(sea, sink, count, base, covers);
        });
    });
}

template<std::uint32_t count, bool sashimi>
bool findFinnedFish(const Grid& grid, const StepSink& sink)
{
    return forSeas(grid, sink, [&](const Sea& sea) {
        const std::uint32_t breadth = sea.boxBreadth();
        const Choices bases = basesOf(sea, sashimi ? 1 : 2, count + breadth - 1);
        const auto search = [&](const Choices::Choice& chosen) {
            if (bitCount(chosen.places) <= count)
                return false; // no fin
            const FinnedBase finned = finnedBase(sea, count, sashimi, chosen);
            for (std::uint32_t first = 0; first < sea.size(); first += breadth)
                if (findInStack(sea, sink, finned, first))
                    return true;
            return false;
        };
        return !sink.stopped() && bases.visit(count, count + breadth - 1, search);
    });
}

template bool findFish<2>(const Grid&, const StepSink&);
template bool findFish<3>(const Grid&, const StepSink&);
template bool findFish<4>(const Grid&, const StepSink&);
template bool findFinnedFish<2, false>(const Grid&, const StepSink&);
template bool findFinnedFish<3, false>(const Grid&, const StepSink&);
template bool findFinnedFish<4, false>(const Grid&, const StepSink&);
template bool findFinnedFish<2, true>(const Grid&, const StepSink&);
template bool findFinnedFish<3, true>(const Grid&, const StepSink&);
template bool findFinnedFish<4, true>(const Grid&, const StepSink&);

} // namespace clew::sudoku
