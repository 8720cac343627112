// Two numbers of an area with only the same two places take both of them: nothing else can stand
// there. The naked pair seen from the other side, and harder to spot among many pencil marks.

#include <algorithm>
#include <iterator>

#include "core/puzzles/suguru/techniques/technique.h"

namespace clew::suguru {

namespace {

// What else is struck in two cells that two numbers of their area take.
std::vector<Place> struckByHiddenPair(const Marks& marks, const std::vector<Variable>& cells,
                                      Value first, Value second)
{
    std::vector<Place> struck;
    for (const Variable cell : cells)
        marks.addCandidates(cell, ~(bitOf(first) | bitOf(second)), struck);
    return struck;
}

std::optional<Step> findIn(const Marks& marks, std::uint32_t area)
{
    const auto size = static_cast<Value>(marks.layout().areaCells[area].size());
    for (Value first = 0; first < size; ++first) {
        const std::vector<Variable> cells = marks.cellsFor(area, first);
        if (cells.size() != 2)
            continue;
        for (Value second = first + 1; second < size; ++second) {
            if (marks.cellsFor(area, second) != cells)
                continue;
            if (auto struck = struckByHiddenPair(marks, cells, first, second); !struck.empty())
                return Step{.struck = std::move(struck)};
        }
    }
    return std::nullopt;
}

std::optional<Step> findHiddenPair(Marks& marks)
{
    for (std::uint32_t area = 0; area < marks.layout().areaCells.size(); ++area)
        if (auto step = findIn(marks, area))
            return step;
    return std::nullopt;
}

std::optional<Sentence> explainHiddenPair(const Position& before, Place place)
{
    const std::vector<Variable>& area = before.areaOf(place.variable);
    for (Value first = 0; first < area.size(); ++first) {
        const std::vector<Variable> cells = before.cellsFor(area, first);
        if (cells.size() != 2 || std::ranges::find(cells, place.variable) == cells.end())
            continue;
        for (Value second = first + 1; second < area.size(); ++second) {
            const bool isOfPair = place.value == first || place.value == second;
            if (isOfPair || before.cellsFor(area, second) != cells)
                continue;
            std::vector<Place> numbers = placesOf(area, first);
            std::ranges::copy(placesOf(area, second), std::back_inserter(numbers));
            return Sentence{
                phrase("suguru", "%1 is not %2: in its area %3 and %4 can stand only at %5."),
                {before.name(place.variable), numberText(place.value), numberText(first),
                 numberText(second), before.names(cells)},
                {place},
                std::move(numbers)};
        }
    }
    return std::nullopt;
}

} // namespace

Technique hiddenPair()
{
    using enum EventKind;
    return {HiddenPair,
            phrase("suguru", "hidden pair"),
            {"strike all others where two numbers have the same two places only",
             {{Remove, HiddenPair}}},
            {Level::Medium, 15},
            findHiddenPair,
            explainHiddenPair,
            phrase("suguru", "%1 are not %2: in their area %3 and %4 can stand only at %5.")};
}

} // namespace clew::suguru
