#include "core/puzzle/variableboard.h"

#include <algorithm>
#include <fmt/format.h>

namespace clew {

bool hasClues(const std::vector<std::string>& clues)
{
    return std::ranges::any_of(clues, [](const std::string& clue) { return !clue.empty(); });
}

std::string NamedVariable::text(Value value) const
{
    if (value < names.size())
        return names[value];
    return std::to_string(first + static_cast<std::int64_t>(value));
}

std::string textOfValue(const NamedVariable& variable, const ValueNames& names, Value value)
{
    return names && value < names->size() ? (*names)[value] : variable.text(value);
}

Bounds boundsOf(const NamedVariable& variable, Variable number, const State& state)
{
    const std::uint32_t count = variable.count;
    Bounds bounds{0, count == 0 ? 0 : count - 1};
    if (variable.hasBounds) {
        for (Value value = count; value-- > 0;)
            if (state.removed(number, value)) {
                bounds.least = std::min(value + 1, bounds.most);
                break;
            }
        for (Value value = 0; value < count; ++value)
            if (state.removed(number, count + value)) {
                bounds.most = std::max(value, bounds.least + 1) - 1;
                break;
            }
        return bounds;
    }
    while (bounds.least < bounds.most && state.removed(number, bounds.least))
        ++bounds.least;
    while (bounds.most > bounds.least && state.removed(number, bounds.most))
        --bounds.most;
    return bounds;
}

BoardBlock gridBlock(std::string name, std::uint32_t rows, std::uint32_t columns, Variable first)
{
    BoardBlock block{.name = std::move(name), .rows = rows, .columns = columns};
    block.cells.resize(std::size_t{rows} * columns);
    for (VariableCell& cell : block.cells)
        cell.variable = first++;
    return block;
}

Dimensions VariableBoard::dimensions() const
{
    Dimensions dimensions{.variables = static_cast<std::uint32_t>(variables.size())};
    for (const NamedVariable& variable : variables)
        dimensions.values =
            std::max(dimensions.values, variable.count * (variable.hasBounds ? 2 : 1));
    return dimensions;
}

namespace {

// What a sentence calls it: one that is drawn as nothing has its number.
std::string nameOf(const NamedVariable& variable, const ValueNames& names, Value value)
{
    std::string name = textOfValue(variable, names, value);
    const bool isBlank = name.find_first_not_of(" \t") == std::string::npos;
    return isBlank ? std::to_string(variable.first + std::int64_t{value}) : name;
}

// The place by one of the variable's names.
std::string placeCalled(const std::string& name, const NamedVariable& variable, Value value,
                        const ValueNames& names = {})
{
    if (value == kNoValue)
        return name;
    if (variable.hasBounds && value >= variable.count)
        return fmt::format("{} ≥ {}", name, nameOf(variable, names, value - variable.count));
    return fmt::format("{} = {}", name, nameOf(variable, names, value));
}

} // namespace

std::string VariableBoard::placeName(Place place) const
{
    if (place.variable >= variables.size())
        return {};
    const NamedVariable& named = variables[place.variable];
    return placeCalled(named.name, named, place.value);
}

std::vector<std::string> VariableBoard::placeNames(Place place) const
{
    if (place.variable >= variables.size() || variables[place.variable].aliases.empty())
        return {placeName(place)};
    const NamedVariable& named = variables[place.variable];
    std::vector<std::string> all;
    for (std::size_t i = 0; i < named.aliases.size(); ++i)
        all.push_back(placeCalled(named.aliases[i], named, place.value,
                                  i < named.aliasValues.size() ? named.aliasValues[i] : nullptr));
    return all;
}

std::string VariableBoard::eventName(Event event) const
{
    if (!event.narrows() || event.variable() >= variables.size())
        return placeName({event.variable(), event.value()});
    const NamedVariable& named = variables[event.variable()];
    return fmt::format("{} {} {}", named.name, event.rule() == AtMost ? "≤" : "≥",
                       named.text(event.value()));
}

std::optional<GridCell> VariableBoard::gridCell(Variable variable) const
{
    if (blocks.size() != 1 || blocks.front().isGraph())
        return std::nullopt;
    const auto& cells = blocks.front().cells;
    const auto found = std::ranges::find(cells, variable, &VariableCell::variable);
    if (found == cells.end())
        return std::nullopt;
    const auto index = static_cast<std::uint32_t>(found - cells.begin());
    return GridCell{index / blocks.front().columns, index % blocks.front().columns};
}

} // namespace clew
