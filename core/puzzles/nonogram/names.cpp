#include "core/puzzles/nonogram/names.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace clew::nonogram {

std::string cellName(const NonogramProblem& problem, Variable cell)
{
    return fmt::format("R{}C{}", cell / problem.width + 1, cell % problem.width + 1);
}

std::string cellNames(const NonogramProblem& problem, Line line,
                      std::vector<std::uint32_t> positions)
{
    constexpr std::size_t kFewest = 3; // make a range
    std::ranges::sort(positions);
    const auto nameOf = [&](std::uint32_t position) {
        return cellName(problem, cellOf(problem, line, position));
    };
    std::vector<std::string> names;
    for (std::size_t i = 0; i < positions.size();) {
        std::size_t last = i;
        while (last + 1 < positions.size() && positions[last + 1] == positions[last] + 1)
            ++last;
        if (last + 1 - i >= kFewest) {
            names.push_back(nameOf(positions[i]) + "–" + nameOf(positions[last]));
            i = last + 1;
        } else {
            names.push_back(nameOf(positions[i++]));
        }
    }
    return fmt::format("{}", fmt::join(names, " "));
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
