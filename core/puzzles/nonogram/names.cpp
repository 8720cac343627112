#include "core/puzzles/nonogram/names.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace clew::nonogram {

std::string cellName(const NonogramProblem& problem, Variable cell)
{
    return fmt::format("R{}C{}", cell / problem.width + 1, cell % problem.width + 1);
}

std::string lineNumber(Line line)
{
    return std::to_string(line.index + 1);
}

std::string clueText(const Clue& clue, std::string_view separator)
{
    return clue.empty() ? "0" : fmt::format("{}", fmt::join(clue, separator));
}

std::vector<Place> placesOf(const NonogramProblem& problem, Line line)
{
    std::vector<Place> places;
    for (std::uint32_t i = 0; i < lengthOf(problem, line); ++i)
        places.push_back({cellOf(problem, line, i), kNoValue});
    return places;
}

std::vector<Place> settledPlaces(const NonogramProblem& problem, Line line, const State& state)
{
    std::vector<Place> places = placesOf(problem, line);
    for (Place& place : places)
        place.value = state.value(place.variable);
    std::erase_if(places, [](Place place) { return place.value == kNoValue; });
    return places;
}

} // namespace clew::nonogram
