#include "core/puzzles/model/enumerations.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "core/puzzles/model/included.h"
#include "core/puzzles/model/model.h"
#include "core/puzzles/model/wanted.h"
#include "core/text/readjson.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

constexpr int kMostNamed = 20'000; // members of a type; more are numbers
constexpr std::string_view kNote = "constraint clew_note(";

// The names of the types that a text declares.
void addDeclared(std::string_view text, std::vector<std::string>& names)
{
    constexpr std::string_view kEnum = "enum";
    const std::string plain = withoutComments(text);
    for (std::size_t at = plain.find(kEnum); at != std::string::npos;
         at = plain.find(kEnum, at + 1)) {
        const std::size_t begin = plain.find_first_not_of(" \t\r\n", at + kEnum.size());
        if ((at > 0 && isWordCharacter(plain[at - 1])) || begin == at + kEnum.size() ||
            begin == std::string::npos)
            continue;
        std::size_t end = begin;
        if (plain[begin] == '\'')
            end = std::min(plain.find('\'', begin + 1), plain.size() - 1) + 1;
        else
            while (end < plain.size() && isWordCharacter(plain[end]))
                ++end;
        const std::string name = plain.substr(begin, end - begin);
        if (!name.empty() && std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
}

// As it is written in a text: in quotes, if it is no plain word.
std::string writtenName(const std::string& name)
{
    return std::ranges::all_of(name, isWordCharacter) ? name : '\'' + name + '\'';
}

std::string literalOf(std::string_view text)
{
    std::string all = "\"";
    for (const char c : text)
        (all += c == '"' || c == '\\' ? "\\" : "") += c;
    return all + '"';
}

// Items with what is known of variables: their types, and those of the indices of arrays.
std::string typeItems(std::string_view types)
{
    const auto json = readJson<nlohmann::ordered_json>(types);
    std::string items;
    const auto said = json.is_object() ? json.value("var_types", nlohmann::ordered_json()) : json;
    const auto vars = said.is_object() ? said.value("vars", nlohmann::ordered_json()) : said;
    if (!vars.is_object())
        return items;
    for (const auto& [name, type] : vars.items()) {
        if (!type.is_object())
            continue;
        std::string values = textIn(type, "enum_type");
        std::vector<std::string> indices;
        for (const auto& dimension : type.value("dims", nlohmann::ordered_json::array()))
            indices.push_back(
                dimension.is_string() && dimension != "int" ? dimension.get<std::string>() : "");
        if (isTrueIn(type, "set")) // shown as a Boolean for each member
            indices.push_back(std::exchange(values, ""));
        std::string list;
        for (const std::string& index : indices)
            list += (list.empty() ? "" : ",") + literalOf(index);
        if (!values.empty() || list.find_first_not_of("\",") != std::string::npos)
            items += fmt::format("array [1..0] of int: {} :: clew_type({},[{}]) = [];\n",
                                 writtenName(name), literalOf(values), list);
    }
    return items;
}

} // namespace

std::string enumerationNotes(std::string_view text)
{
    if (text.find("enum") == std::string_view::npos)
        return {};
    std::vector<std::string> names;
    addDeclared(text, names);
    for (const IncludedFile& file : includedIn(text))
        addDeclared(file.text, names);
    if (names.empty())
        return {};
    std::string notes = "\npredicate clew_note(int: number);\n"
                        "annotation clew_enum(string: name, array[int] of string: members);\n";
    int number = 0; // calls alike would be one
    for (const std::string& name : names)
        notes +=
            fmt::format("{}{}) :: clew_enum({}, [showDzn(e) | e in {} where card({}) <= {}]);\n",
                        kNote, ++number, literalOf(name), name, name, kMostNamed);
    return notes;
}

std::string withEnumerations(std::string_view flatZinc, std::string_view types)
{
    if (flatZinc.find(kNote) == std::string_view::npos)
        return std::string(flatZinc);
    constexpr std::string_view kPredicate = "predicate clew_note(";
    constexpr std::string_view kCall = "clew_enum(";
    std::string text;
    std::string items;
    for (const std::string_view line : splitLines(flatZinc)) {
        checkWanted();
        const std::size_t call = line.find(kCall);
        const std::size_t end = call == line.npos ? call : line.rfind(')');
        if (line.starts_with(kNote)) {
            if (end != line.npos)
                items += fmt::format("array [1..0] of int: clew_enum :: {} = [];\n",
                                     line.substr(call, end + 1 - call));
        } else if (!line.starts_with(kPredicate)) {
            (text += line) += '\n';
        }
    }
    return text + items + typeItems(types);
}

} // namespace clew::model
