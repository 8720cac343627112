// Puzzles of f-puzzles.com and SudokuPad: JSON, or addresses that carry it packed.

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>
#include <span>

#include "core/puzzles/sudoku/besides.h"
#include "core/puzzles/sudoku/formats.h"
#include "core/puzzles/sudoku/otherprograms.h"
#include "core/text/lzstring.h"
#include "core/text/readjson.h"

namespace clew::sudoku {

namespace {

using Json = nlohmann::json;

// Members that say nothing about what a solution is. Everything else must be empty.
constexpr std::array<std::string_view, 19> kHarmless{"size",
                                                     "title",
                                                     "author",
                                                     "ruleset",
                                                     "solution",
                                                     "grid",
                                                     "id",
                                                     "cellSize",
                                                     "metadata",
                                                     "settings",
                                                     "cells",
                                                     "cages",
                                                     "regions",
                                                     "highlightConflicts",
                                                     "truecandidatesoptions",
                                                     "disabledlogic",
                                                     "successMessage",
                                                     "givenPencilMarks",
                                                     "version"};

bool isEmpty(const Json& value)
{
    return value.is_null() || value == false || value == "" ||
           ((value.is_array() || value.is_object()) && value.empty());
}

// "thermometer", "arrow"
tl::unexpected<Error> beyond(const std::vector<std::string>& what)
{
    constexpr std::size_t kMostNamed = 12;
    const auto named = std::span(what).first(std::min(what.size(), kMostNamed));
    std::string names = fmt::format("{}", fmt::join(named, "\", \""));
    if (what.size() > kMostNamed)
        names += "\", \"…";
    return fail(
        {phrase("sudoku", "this is more than a plain Sudoku: it has \"%1\""), {std::move(names)}},
        1, 1);
}

// The names of the members that add rules.
std::vector<std::string> furtherRules(const Json& puzzle)
{
    std::vector<std::string> rules;
    for (const auto& [name, value] : puzzle.items())
        if (std::ranges::find(kHarmless, name) == kHarmless.end() && !isEmpty(value))
            rules.push_back(name);
    // SudokuPad keeps titles in cages without cells.
    const auto isCage = [](const Json& cage) {
        return cage.is_object() && cage.contains("cells") && !isEmpty(cage["cells"]);
    };
    if (puzzle.contains("cages") && puzzle["cages"].is_array() &&
        std::ranges::any_of(puzzle["cages"], isCage))
        rules.emplace_back("cages");
    if (puzzle.contains("metadata") && puzzle["metadata"].is_object())
        for (const char* const rule : {"antiknight", "antiking", "norowcol", "nonconsecutive"})
            if (puzzle["metadata"].contains(rule) && !isEmpty(puzzle["metadata"][rule]))
                rules.emplace_back(rule);
    return rules;
}

// The digit that a cell gives: a number or its text.
std::optional<std::uint64_t> digitIn(const Json& value)
{
    if (value.is_number_unsigned())
        return value.get<std::uint64_t>();
    if (!value.is_string())
        return std::nullopt;
    const auto& text = value.get_ref<const std::string&>();
    const bool isNumber = !text.empty() && text.size() <= 2 &&
                          text.find_first_not_of("0123456789") == std::string::npos;
    return isNumber ? std::optional(std::stoull(text)) : std::nullopt;
}

// A value for a message; of what holds others, which may be deep, only its kind.
std::string shown(const Json& value)
{
    return value.is_structured() ? value.type_name()
                                 : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// The given of a cell, kNoValue for none: f-puzzles marks what a player has entered.
Result<Value> givenOf(const Json& cell, std::uint32_t size, bool marksGivens)
{
    if (!cell.is_object() || !cell.contains("value") || isEmpty(cell["value"]))
        return kNoValue;
    if (marksGivens && (!cell.contains("given") || cell["given"] != true))
        return kNoValue;
    const auto digit = digitIn(cell["value"]);
    if (!digit || *digit < 1 || *digit > size)
        return fail({phrase("sudoku", "a cell has the value %1; expected a digit from 1 to %2"),
                     {shown(cell["value"]), std::to_string(size)}},
                    1, 1);
    return static_cast<Value>(*digit - 1);
}

// That the regions are the boxes: each a list of [row, column].
bool areBoxes(const Json& regions, BoxShape box)
{
    const auto boxOf = [&](const Json& place) -> std::int64_t {
        if (!place.is_array() || place.size() != 2 || !place[0].is_number_unsigned() ||
            !place[1].is_number_unsigned())
            return -1;
        const auto row = place[0].get<std::uint64_t>();
        const auto column = place[1].get<std::uint64_t>();
        if (row >= box.size() || column >= box.size())
            return -1;
        return static_cast<std::int64_t>(row / box.height * box.height + column / box.width);
    };
    return regions.is_array() && regions.size() == box.size() &&
           std::ranges::all_of(regions, [&](const Json& region) {
               return region.is_array() && region.size() == box.size() && boxOf(region[0]) >= 0 &&
                      std::ranges::all_of(region, [&](const Json& place) {
                          return boxOf(place) == boxOf(region[0]);
                      });
           });
}

std::size_t boxIndex(BoxShape box, std::size_t row, std::size_t column)
{
    return row / box.height * box.height + column / box.width;
}

// That the regions of cells of f-puzzles, where they say any, are these boxes.
bool haveRegions(const Json& grid, BoxShape box)
{
    for (std::size_t row = 0; row < grid.size(); ++row)
        for (std::size_t column = 0; column < grid[row].size(); ++column) {
            const Json& cell = grid[row][column];
            if (cell.is_object() && cell.contains("region") && !cell["region"].is_null() &&
                cell["region"] != boxIndex(box, row, column))
                return false;
        }
    return true;
}

// The boxes that the regions of f-puzzles are; none if they are other pieces.
std::optional<BoxShape> boxesOf(const Json& grid, BoxShape usual)
{
    if (haveRegions(grid, usual))
        return usual;
    for (std::uint32_t width = kMinBoxSide; width <= kMaxBoxSide; ++width) {
        const BoxShape box{width, usual.size() / width};
        if (box.size() == usual.size() && box.height >= kMinBoxSide && box.height <= kMaxBoxSide &&
            haveRegions(grid, box))
            return box;
    }
    return std::nullopt;
}

Mask allOf(std::uint32_t size)
{
    return (Mask{1} << size) - 1;
}

// The digits that a setter's pencil marks leave to a cell; all where there are none.
Mask marksOf(const Json& cell, std::uint32_t size)
{
    if (!cell.is_object() || !cell.contains("givenPencilMarks") ||
        !cell["givenPencilMarks"].is_array() || cell["givenPencilMarks"].empty())
        return allOf(size);
    Mask left = 0;
    for (const Json& mark : cell["givenPencilMarks"])
        if (const auto digit = digitIn(mark); digit && *digit >= 1 && *digit <= size)
            left |= bitOf(static_cast<Value>(*digit - 1));
    return left;
}

// The rules in words; empty if there are none, or none but the usual ones.
std::string rulesOf(const Json& puzzle)
{
    constexpr std::size_t kLongestUsual = 40;
    constexpr std::size_t kLongestShown = 300;
    const auto textIn = [](const Json& object, const char* name) {
        return object.is_object() && object.contains(name) && object[name].is_string()
                   ? object[name].get<std::string>()
                   : std::string();
    };
    std::string rules = textIn(puzzle, "ruleset");
    if (rules.empty() && puzzle.contains("metadata"))
        rules = textIn(puzzle["metadata"], "rules");
    const bool isUsual =
        rules.size() <= kLongestUsual &&
        (rules.find("sudoku rules") != rules.npos || rules.find("Sudoku rules") != rules.npos);
    if (rules.find_first_not_of(" \t\r\n") == rules.npos || isUsual)
        return {};
    if (rules.size() <= kLongestShown)
        return rules;
    std::size_t end = kLongestShown;
    while ((static_cast<unsigned char>(rules[end]) & 0xC0) == 0x80) // within a character
        --end;
    return rules.substr(0, end) + "…";
}

Result<ProblemPtr> problemOf(const Json& puzzle)
{
    const bool isFPuzzle = puzzle.contains("grid");
    const Json& grid = puzzle[isFPuzzle ? "grid" : "cells"];
    const auto size = static_cast<std::uint32_t>(grid.is_array() ? grid.size() : 0);
    auto box = usualBox(size);
    const bool isSquare = box && std::ranges::all_of(grid, [&](const Json& row) {
                              return row.is_array() && row.size() == size;
                          });
    if (!isSquare)
        return fail(phrase("sudoku", "this grid is not the square board of a Sudoku"), 1, 1);
    std::vector<std::string> further = furtherRules(puzzle);
    if (isFPuzzle)
        box = boxesOf(grid, *box);
    if (isFPuzzle ? !box
                  : puzzle.contains("regions") && !isEmpty(puzzle["regions"]) &&
                        !areBoxes(puzzle["regions"], *box))
        further.emplace_back("regions");
    if (!further.empty())
        return beyond(further);
    auto problem = std::make_shared<SudokuProblem>();
    problem->box = *box;
    std::vector<Mask> left;
    for (const Json& row : grid)
        for (const Json& cell : row) {
            const auto given = givenOf(cell, size, isFPuzzle);
            if (!given)
                return tl::make_unexpected(given.error());
            problem->givens.push_back(*given);
            left.push_back(marksOf(cell, size));
        }
    const bool hasMarks = std::ranges::any_of(left, [&](Mask mask) { return mask != allOf(size); });
    if (hasMarks && !followsFromGivens(*problem, left))
        return beyond({"givenPencilMarks"});
    if (const std::string rules = rulesOf(puzzle); !rules.empty() && !followsFromGivens(*problem))
        return fail(
            {phrase("sudoku", "this is more than a plain Sudoku: its rules are \"%1\""), {rules}},
            1, 1);
    return problem;
}

// What an address carries: after "?load=", "fpuzzles", "scl" …; empty if it only names a puzzle.
std::string payloadOf(std::string_view address)
{
    std::string plain = withoutPercents(address);
    plain.resize(plain.find_last_not_of(" \t\r\n") + 1);
    for (const std::string_view mark :
         {"load=", "fpuzzles", "fpuz", "/scl", "=scl", "/ctc", "=ctc"})
        if (const std::size_t at = plain.find(mark, plain.find("://") + 3); at != plain.npos) {
            plain = plain.substr(at + mark.size());
            std::ranges::replace(plain, ' ', '+'); // what forms make of +
            return plain.substr(0, plain.find_first_of("?&#"));
        }
    return {};
}

// As encodeURIComponent() leaves it.
std::string packedForAddress(std::string_view json)
{
    std::string packed;
    for (const char c : packLzString(json))
        packed += c == '+' ? "%2B" : c == '/' ? "%2F" : c == '=' ? "%3D" : std::string(1, c);
    return packed;
}

} // namespace

// "{" and the quote after it are packed so.
bool isPackedJson(std::string_view text)
{
    constexpr std::string_view kPackedStart = "N4Ig";
    constexpr std::size_t kLongestName = 10; // "fpuzzles", "scl" before it
    return text.find(kPackedStart) <= kLongestName;
}

Result<ProblemPtr> readJson(std::string_view text)
{
    std::string json(text);
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    const std::size_t address = text.find("://");
    const bool isAddress = address != text.npos && text.find('{') > address;
    if (isAddress || isPackedJson(text)) {
        std::string payload =
            isAddress ? payloadOf(text) : std::string(text.substr(text.find("N4Ig")));
        payload.resize(payload.find_last_not_of(" \t\r\n") + 1);
        if (payload.empty())
            return fail(phrase("sudoku", "this address only points to a puzzle stored online; copy "
                                         "the puzzle itself, or its JSON"),
                        1, 1);
        auto unpacked = unpackLzString(payload);
        if (!unpacked)
            return fail(isAddress
                            ? phrase("sudoku", "the packed puzzle in this address is damaged; "
                                               "copy all of the address")
                            : phrase("sudoku", "the packed puzzle is damaged; copy all of it"),
                        1, 1);
        json = *std::move(unpacked);
    }
    const Json puzzle = clew::readJson(json);
    if (!puzzle.is_object() || (!puzzle.contains("grid") && !puzzle.contains("cells")))
        return fail(phrase("sudoku", "this is not JSON with a grid or cells, as of f-puzzles or "
                                     "SudokuPad"),
                    1, 1);
    return problemOf(puzzle);
}

std::string jsonText(BoxShape box, std::span<const Value> values)
{
    const std::uint32_t size = box.size();
    const bool isUsual = usualBox(size) == box;
    nlohmann::ordered_json grid = nlohmann::ordered_json::array();
    for (std::uint32_t row = 0; row < size; ++row) {
        nlohmann::ordered_json cells = nlohmann::ordered_json::array();
        for (std::uint32_t column = 0; column < size; ++column) {
            const Value value = values[std::size_t{row} * size + column];
            auto cell = nlohmann::ordered_json::object();
            if (value != kNoValue) {
                cell["value"] = value + 1;
                cell["given"] = true;
            }
            if (!isUsual)
                cell["region"] = boxIndex(box, row, column);
            cells.push_back(std::move(cell));
        }
        grid.push_back(std::move(cells));
    }
    return nlohmann::ordered_json{{"size", size}, {"grid", std::move(grid)}}.dump();
}

std::string fPuzzlesAddress(BoxShape box, std::span<const Value> values)
{
    return "https://www.f-puzzles.com/?load=" + packedForAddress(jsonText(box, values)) + "\n";
}

std::string sudokuPadAddress(BoxShape box, std::span<const Value> values)
{
    return "https://sudokupad.app/fpuzzles" + packedForAddress(jsonText(box, values)) + "\n";
}

} // namespace clew::sudoku
