// Two cells that exclude each other and have the same two numbers left take both: a cell that
// excludes the two can have neither. Unlike Sudoku's naked pair it needs no common area; touching
// is enough.

#include <algorithm>
#include <iterator>

#include "core/puzzles/suguru/techniques/technique.h"

namespace clew::suguru {

namespace {

// What the pair strikes around.
std::vector<Place> struckByNakedPair(const Marks& marks, Variable a, Variable b)
{
    const Layout& layout = marks.layout();
    std::vector<Place> struck;
    for (const Variable cell : layout.excluded[a])
        if (cell != b && layout.exclude(cell, b))
            marks.addCandidates(cell, marks.mask(a), struck);
    return struck;
}

std::optional<Step> findNakedPair(Marks& marks)
{
    const Layout& layout = marks.layout();
    for (Variable a = 0; a < layout.excluded.size(); ++a) {
        if (marks.count(a) != 2)
            continue;
        for (const Variable b : layout.excluded[a]) {
            if (b < a || marks.mask(b) != marks.mask(a))
                continue;
            if (auto struck = struckByNakedPair(marks, a, b); !struck.empty())
                return Step{.struck = std::move(struck)};
        }
    }
    return std::nullopt;
}

std::optional<Sentence> explainNakedPair(const Position& before, Place place)
{
    const Layout& layout = before.layout();
    const auto& around = layout.excluded[place.variable];
    for (const Variable a : around) {
        const std::vector<Value> pair = before.numbersFor(a);
        if (pair.size() != 2 || std::ranges::find(pair, place.value) == pair.end())
            continue;
        for (const Variable b : around) {
            if (!layout.exclude(a, b) || before.numbersFor(b) != pair)
                continue;
            std::vector<Place> numbers = before.everyNumberOf(a);
            std::ranges::copy(before.everyNumberOf(b), std::back_inserter(numbers));
            return Sentence{phrase("suguru", "%1 is not %2: %3 take %4 and %5 between them."),
                            {before.name(place.variable), numberText(place.value),
                             before.names({a, b}), numberText(pair[0]), numberText(pair[1])},
                            {place},
                            std::move(numbers)};
        }
    }
    return std::nullopt;
}

} // namespace

Technique nakedPair()
{
    using enum EventKind;
    return {NakedPair,
            phrase("suguru", "naked pair"),
            {"strike two numbers that are all two cells have from what both exclude",
             {{Remove, NakedPair}}},
            {Level::Medium, 10},
            findNakedPair,
            explainNakedPair,
            phrase("suguru", "%1 are not %2: %3 take %4 and %5 between them.")};
}

} // namespace clew::suguru
