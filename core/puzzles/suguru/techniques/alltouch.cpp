// A cell that touches all places an area has left for a number: wherever the area puts it, the cell
// cannot have it as well. It is what makes areas act on each other before any number is settled.

#include <algorithm>

#include "core/puzzles/suguru/techniques/technique.h"

namespace clew::suguru {

namespace {

bool excludesAll(const Layout& layout, Variable cell, const std::vector<Variable>& places)
{
    return std::ranges::all_of(places, [&](Variable place) { return layout.exclude(cell, place); });
}

// What the area strikes of the number elsewhere.
std::vector<Place> struckByAllTouch(const Marks& marks, std::uint32_t area, Value number)
{
    const Layout& layout = marks.layout();
    const std::vector<Variable> places = marks.cellsFor(area, number);
    std::vector<Place> struck;
    if (places.empty())
        return struck;
    for (const Variable cell : layout.touching[places.front()])
        if (layout.areaOf[cell] != area && marks.has(cell, number) &&
            excludesAll(layout, cell, places))
            struck.push_back({cell, number});
    return struck;
}

std::optional<Step> findAllTouch(Marks& marks)
{
    const auto& areas = marks.layout().areaCells;
    for (std::uint32_t area = 0; area < areas.size(); ++area)
        for (Value number = 0; number < areas[area].size(); ++number)
            if (auto struck = struckByAllTouch(marks, area, number); !struck.empty())
                return Step{.struck = std::move(struck)};
    return std::nullopt;
}

std::optional<Sentence> explainAllTouch(const Position& before, Place place)
{
    for (const auto& area : before.layout().areaCells) {
        if (&area == &before.areaOf(place.variable))
            continue;
        const std::vector<Variable> places = before.cellsFor(area, place.value);
        if (!places.empty() && excludesAll(before.layout(), place.variable, places))
            return Sentence{
                phrase("suguru", "%1 is not %2: one of %3 must be, and it touches them all."),
                {before.name(place.variable), numberText(place.value), before.names(places)},
                {place},
                placesOf(area, place.value)};
    }
    return std::nullopt;
}

} // namespace

Technique allTouch()
{
    using enum EventKind;
    return {
        AllTouch,
        phrase("suguru", "all places touch"),
        {"strike a number from cells that all its places in an area touch", {{Remove, AllTouch}}},
        {Level::Medium, 5},
        findAllTouch,
        explainAllTouch,
        phrase("suguru", "%1 are not %2: one of %3 must be, and it touches them all.")};
}

} // namespace clew::suguru
