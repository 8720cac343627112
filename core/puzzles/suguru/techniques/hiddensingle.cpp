// A number that has one place left in its area: as an area of N cells holds each number from 1 to
// N, it stands there, whatever else that cell could take.

#include "core/puzzles/suguru/techniques/technique.h"

namespace clew::suguru {

namespace {

std::optional<Step> findHiddenSingle(Marks& marks)
{
    if (const auto place = marks.takeSinglePlace())
        return Step{.settled = place};
    return std::nullopt;
}

std::optional<Sentence> explainHiddenSingle(const Position& before, Place place)
{
    const std::vector<Variable>& area = before.areaOf(place.variable);
    if (before.cellsFor(area, place.value) != std::vector{place.variable})
        return std::nullopt;
    return Sentence{phrase("suguru", "%1 is the only cell left in its area for the %2."),
                    {before.name(place.variable), numberText(place.value)},
                    {place},
                    placesOf(area, place.value)};
}

} // namespace

Technique hiddenSingle()
{
    using enum EventKind;
    return {HiddenSingle,
            phrase("suguru", "single place"),
            {"settle a number with one place left in its area", {{Assign, HiddenSingle}}},
            {Level::Easy, 2},
            findHiddenSingle,
            explainHiddenSingle};
}

} // namespace clew::suguru
