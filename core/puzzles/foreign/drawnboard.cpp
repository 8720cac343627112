#include "core/puzzles/foreign/drawnboard.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/puzzles/foreign/foreign.h"
#include "core/text/printable.h"

namespace clew::foreign {

namespace {

using Json = nlohmann::json;
using Numbers = std::vector<std::uint32_t>;
using Texts = std::vector<std::string>;

constexpr std::uint64_t kNumbers = std::uint64_t{1} << 32U; ///< all of them are below
constexpr double kFarthestPlace = 1000;                     ///< of a vertex

// ---- writing

Json jsonOf(const VariableCell& cell)
{
    if (cell.variable != kAnyVariable)
        return cell.variable;
    if (!cell.isBlack)
        return cell.text.empty() ? Json() : Json(cell.text);
    return {{"black", cell.text}, {"across", cell.across}, {"down", cell.down}};
}

Json jsonOf(const BoardBlock& block)
{
    Json json{{"name", block.name}, {"rows", block.rows}, {"columns", block.columns}};
    for (const VariableCell& cell : block.cells)
        json["cells"].push_back(jsonOf(cell));
    const auto keep = [&json](const char* name, const auto& list) {
        if (!list.empty())
            json[name] = list;
    };
    keep("regions", block.regions);
    keep("lines", block.lines);
    keep("above", block.above);
    keep("below", block.below);
    keep("left", block.left);
    keep("right", block.right);
    keep("positions", block.positions);
    keep("edges", block.edges);
    for (const BoardBlock::Cage& cage : block.cages)
        json["cages"].push_back({{"cells", cage.cells}, {"label", cage.label}});
    for (const BoardBlock::Sign& sign : block.signs)
        json["signs"].push_back({{"from", sign.from}, {"to", sign.to}, {"text", sign.text}});
    if (block.isColoured)
        json["coloured"] = true;
    if (block.firstIndex)
        json["first"] = *block.firstIndex;
    return json;
}

// ---- reading: each says whether the field is right, and one that is left out is

const Json& fieldOf(const Json& json, const char* name)
{
    static const Json none;
    const auto found = json.is_object() ? json.find(name) : json.end();
    return json.is_object() && found != json.end() ? *found : none;
}

bool readNumber(const Json& json, std::uint64_t below, std::uint32_t& number)
{
    if (!json.is_number_unsigned() || json.get<std::uint64_t>() >= below)
        return false;
    number = json.get<std::uint32_t>();
    return true;
}

bool readText(const Json& json, std::string& text)
{
    if (json.is_null())
        return true;
    if (!json.is_string())
        return false;
    text = printable(json.get_ref<const std::string&>());
    return true;
}

// Each element by `read`, which says whether it is right.
template<class Element, class Read>
bool readAll(const Json& json, std::uint64_t most, std::vector<Element>& all, Read read)
{
    if (json.is_null())
        return true;
    if (!json.is_array() || json.size() > most)
        return false;
    for (const Json& each : json) {
        all.emplace_back();
        if (!read(each, all.back()))
            return false;
    }
    return true;
}

bool readNumbers(const Json& json, std::uint64_t below, Numbers& numbers)
{
    return readAll(json, kMostVariables, numbers, [below](const Json& each, std::uint32_t& number) {
        return readNumber(each, below, number);
    });
}

bool readTexts(const Json& json, std::uint64_t most, Texts& texts)
{
    return readAll(json, most, texts, [](const Json& each, std::string& text) {
        return each.is_string() && readText(each, text);
    });
}

bool readWhole(const Json& json, std::int64_t& number)
{
    constexpr std::int64_t kFar = std::int64_t{1} << 53U;
    if (!json.is_number_integer() ||
        (json.is_number_unsigned() && json.get<std::uint64_t>() > std::uint64_t{kFar}))
        return false;
    number = json.get<std::int64_t>();
    return number >= -kFar && number <= kFar;
}

bool readVariable(const Json& json, std::uint32_t variables, NamedVariable& named,
                  Numbers& reported)
{
    constexpr std::uint64_t kMostCount = std::uint64_t{1} << 31U;
    const Json& first = fieldOf(json, "first");
    return readNumbers(fieldOf(json, "of"), variables, reported) &&
           readTexts(fieldOf(json, "names"), kMostValues, named.names) &&
           (first.is_null() || readWhole(first, named.first)) &&
           readNumber(fieldOf(json, "count"), kMostCount, named.count);
}

bool readCell(const Json& json, std::uint64_t variables, VariableCell& cell)
{
    if (json.is_number())
        return readNumber(json, variables, cell.variable);
    if (!json.is_object())
        return readText(json, cell.text);
    cell.isBlack = true;
    return readText(fieldOf(json, "black"), cell.text) &&
           readText(fieldOf(json, "across"), cell.across) &&
           readText(fieldOf(json, "down"), cell.down);
}

bool readPair(const Json& json, std::uint64_t below, std::pair<std::uint32_t, std::uint32_t>& pair)
{
    return json.is_array() && json.size() == 2 && readNumber(json[0], below, pair.first) &&
           readNumber(json[1], below, pair.second);
}

bool readPlace(const Json& json, std::pair<double, double>& place)
{
    const auto read = [](const Json& number, double& at) {
        if (!number.is_number())
            return false;
        at = number.get<double>();
        return at >= 0 && at <= kFarthestPlace;
    };
    return json.is_array() && json.size() == 2 && read(json[0], place.first) &&
           read(json[1], place.second);
}

bool readBlock(const Json& json, std::uint64_t variables, BoardBlock& block)
{
    const Json& first = fieldOf(json, "first");
    if (!json.is_object() || !readText(fieldOf(json, "name"), block.name) ||
        !readNumber(fieldOf(json, "rows"), kMostVariables + 1, block.rows) ||
        !readNumber(fieldOf(json, "columns"), kMostVariables + 1, block.columns) ||
        !readAll(
            fieldOf(json, "cells"), kMostVariables, block.cells,
            [&](const Json& each, VariableCell& cell) { return readCell(each, variables, cell); }))
        return false;
    const std::uint64_t count = block.cells.size();
    if (count == 0 || std::uint64_t{block.rows} * block.columns != count)
        return false;
    if (!first.is_null() && !readWhole(first, block.firstIndex.emplace()))
        return false;
    block.isColoured = fieldOf(json, "coloured") == Json(true);
    return readNumbers(fieldOf(json, "regions"), kNumbers, block.regions) &&
           (block.regions.empty() || block.regions.size() == count) &&
           readAll(
               fieldOf(json, "lines"), kMostVariables, block.lines,
               [&](const Json& each, Numbers& line) { return readNumbers(each, count, line); }) &&
           readTexts(fieldOf(json, "above"), count, block.above) &&
           readTexts(fieldOf(json, "below"), count, block.below) &&
           readTexts(fieldOf(json, "left"), count, block.left) &&
           readTexts(fieldOf(json, "right"), count, block.right) &&
           readAll(fieldOf(json, "positions"), kMostVariables, block.positions,
                   [](const Json& each, auto& place) { return readPlace(each, place); }) &&
           (block.positions.empty() || block.positions.size() == count) &&
           readAll(fieldOf(json, "edges"), kMostVariables, block.edges,
                   [&](const Json& each, auto& edge) { return readPair(each, count, edge); }) &&
           readAll(fieldOf(json, "cages"), count, block.cages,
                   [&](const Json& each, BoardBlock::Cage& cage) {
                       return readNumbers(fieldOf(each, "cells"), count, cage.cells) &&
                              !cage.cells.empty() && readText(fieldOf(each, "label"), cage.label);
                   }) &&
           readAll(fieldOf(json, "signs"), kMostVariables, block.signs,
                   [&](const Json& each, BoardBlock::Sign& sign) {
                       return readNumber(fieldOf(each, "from"), count, sign.from) &&
                              readNumber(fieldOf(each, "to"), count, sign.to) &&
                              readText(fieldOf(each, "text"), sign.text);
                   });
}

// ---- drawing

// The number of a variable's value that is called so.
std::optional<Value> valueCalled(const NamedVariable& variable, const std::string& text)
{
    if (const auto found = std::ranges::find(variable.names, text); found != variable.names.end())
        return static_cast<Value>(found - variable.names.begin());
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (!variable.names.empty() || error != std::errc() || rest != end || number < variable.first ||
        number - variable.first >= std::int64_t{variable.count})
        return std::nullopt;
    const auto value = static_cast<std::uint64_t>(number - variable.first);
    return value < kNoValue ? std::optional(static_cast<Value>(value)) : std::nullopt;
}

// The board as it is shown by a view: what is called otherwise there, such as "≠ 3", is the name of
// value 0 in the variable's cells.
class Shown
{
public:
    Shown(const DrawnBoard& drawn, const View& view, const std::vector<std::string>& values)
        : m_values(values), m_board(drawn.board),
          m_state({static_cast<std::uint32_t>(drawn.reported.size()), 0}),
          m_solution(drawn.reported.size(), kNoValue), m_view(view)
    {
        for (Variable own = 0; own < drawn.reported.size(); ++own)
            for (const Variable reported : drawn.reported[own]) {
                if (m_ownOf.size() <= reported)
                    m_ownOf.resize(reported + 1, kNoVariable);
                m_ownOf[reported] = own;
            }
        translate();
    }

    Picture picture() const { return clew::pictureOf(m_board, m_view); }

private:
    void translate()
    {
        const View given = m_view;
        for (Variable reported = 0; reported < m_ownOf.size(); ++reported) {
            const Variable own = m_ownOf[reported];
            if (own == kNoVariable)
                continue;
            if (given.state != nullptr && given.state->value(reported) != kNoValue &&
                m_state.value(own) == kNoValue)
                if (const auto value = ownValue(own, given.state->value(reported)))
                    m_state.apply(given.state->mark(reported) == State::Mark::Guess
                                      ? Event::decide(own, *value)
                                      : Event::assign(own, *value, given.state->rule(reported)));
            if (given.solution != nullptr && reported < given.solution->size())
                m_solution[own] = ownValue(own, (*given.solution)[reported]).value_or(kNoValue);
        }
        m_view.state = given.state == nullptr ? nullptr : &m_state;
        m_view.solution = given.solution == nullptr ? nullptr : &m_solution;
        m_view.event = given.event ? ownEvent(*given.event) : std::nullopt;
        m_causes = ownPlaces(given.causes);
        m_effects = ownPlaces(given.effects);
        m_view.causes = m_causes;
        m_view.effects = m_effects;
        m_view.links = {};
    }

    std::optional<Value> ownValue(Variable own, Value reported)
    {
        if (reported >= m_values.size())
            return std::nullopt;
        const std::string& text = m_values[reported];
        if (const auto value = valueCalled(m_board.variables[own], text))
            return value;
        const auto name = std::make_shared<const Texts>(Texts{text});
        bool isShown = false;
        for (BoardBlock& block : m_board.blocks)
            for (VariableCell& cell : block.cells)
                if (cell.variable == own && !block.isColoured) { // a colour that it has not
                    cell.names = name;
                    isShown = true;
                }
        return isShown ? std::optional(Value{0}) : std::nullopt;
    }

    [[nodiscard]] Variable ownOf(Variable reported) const
    {
        return reported < m_ownOf.size() ? m_ownOf[reported] : kNoVariable;
    }

    [[nodiscard]] std::optional<Event> ownEvent(Event event) const
    {
        if (event.kind() == EventKind::Visit || event.kind() == EventKind::Solution)
            return event;
        const Variable own = ownOf(event.variable());
        if (own == kNoVariable)
            return std::nullopt;
        return event.kind() == EventKind::Conflict ? Event::conflict(own, event.rule())
                                                   : Event::decide(own, 0); // where it happened
    }

    [[nodiscard]] std::vector<Place> ownPlaces(std::span<const Place> places) const
    {
        std::vector<Place> own;
        for (const Place place : places)
            if (const Variable variable = ownOf(place.variable); variable != kNoVariable)
                own.push_back({variable, kNoValue});
        return own;
    }

    const std::vector<std::string>& m_values;
    VariableBoard m_board;
    State m_state;
    Solution m_solution;
    View m_view;
    std::vector<Variable> m_ownOf = {}; ///< of each number of the sender's, as far as there are any
    std::vector<Place> m_causes = {};
    std::vector<Place> m_effects = {};
};

} // namespace

Json jsonOf(const DrawnBoard& drawn)
{
    Json json = Json::object();
    for (std::size_t i = 0; i < drawn.reported.size(); ++i) {
        const NamedVariable& named = drawn.board.variables[i];
        Json variable{{"of", drawn.reported[i]}, {"first", named.first}, {"count", named.count}};
        if (!named.names.empty())
            variable["names"] = named.names;
        json["variables"].push_back(std::move(variable));
    }
    for (const BoardBlock& block : drawn.board.blocks)
        json["blocks"].push_back(jsonOf(block));
    return json;
}

std::optional<DrawnBoard> drawnBoardFrom(const Json& json, std::uint32_t variables)
{
    DrawnBoard drawn;
    const bool isRight =
        readAll(fieldOf(json, "variables"), kMostVariables, drawn.board.variables,
                [&](const Json& each, NamedVariable& named) {
                    return readVariable(each, variables, named, drawn.reported.emplace_back());
                }) &&
        readAll(fieldOf(json, "blocks"), kMostVariables, drawn.board.blocks,
                [&](const Json& each, BoardBlock& block) {
                    return readBlock(each, drawn.board.variables.size(), block);
                });
    return isRight && !drawn.board.blocks.empty() ? std::optional(std::move(drawn)) : std::nullopt;
}

Picture pictureOf(const DrawnBoard& drawn, const View& view, const std::vector<std::string>& values)
{
    return Shown(drawn, view, values).picture();
}

} // namespace clew::foreign
