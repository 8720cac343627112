// A cell that has one number left: whatever else holds, it takes that one. Few people look for it
// first, yet it is the simplest reason to state.

#include "core/puzzles/suguru/techniques/technique.h"

namespace clew::suguru {

namespace {

std::optional<Step> findNakedSingle(Marks& marks)
{
    if (const auto cell = marks.takeSingleCell())
        return Step{.settled = Place{*cell, marks.lowest(*cell)}};
    return std::nullopt;
}

std::optional<Sentence> explainNakedSingle(const Position& before, Place place)
{
    if (before.numbersFor(place.variable) != std::vector{place.value})
        return std::nullopt;
    return Sentence{phrase("suguru", "Only %2 is left for %1."),
                    {before.name(place.variable), numberText(place.value)},
                    {place},
                    before.everyNumberOf(place.variable)};
}

} // namespace

Technique nakedSingle()
{
    using enum EventKind;
    return {NakedSingle,
            phrase("suguru", "single number"),
            {"settle a cell with one number left", {{Assign, NakedSingle}}},
            {Level::Easy, 1},
            findNakedSingle,
            explainNakedSingle};
}

} // namespace clew::suguru
