#include "core/puzzles/model/leftout.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <unordered_map>
#include <utility>

#include "core/puzzles/model/constraintsources.h"
#include "core/puzzles/model/model.h"
#include "core/puzzles/model/wanted.h"
#include "core/text/readjson.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

constexpr std::string_view kElement = ":: clew_element(\"";
constexpr std::string_view kLeftOut = "constraint clew_left_out(";
constexpr std::string_view kPredicate = "predicate clew_left_out(";
constexpr std::string_view kSets = "clew_index_sets(\"";
constexpr std::size_t kMostElements = std::size_t{1} << 20U;

struct Element
{
    std::string_view array;
    std::size_t index;
    std::string_view variable;
};

// Which element a declared variable is, if that is said of it.
std::optional<Element> elementOn(std::string_view line)
{
    const std::size_t note = line.starts_with("var ") ? line.find(kElement) : line.npos;
    if (note == line.npos)
        return std::nullopt;
    const std::size_t name = note + kElement.size();
    const std::size_t end = line.find("\",", name);
    if (end == line.npos)
        return std::nullopt;
    Scanner scanner(line.substr(end + 2));
    return Element{line.substr(name, end - name),
                   static_cast<std::size_t>(scanner.number().value_or(kMostElements)),
                   nameDeclared(line)};
}

// How many there are in "1..3,-1..1"; 0: it is not to be read, or too many.
std::size_t countIn(std::string_view sets)
{
    std::size_t count = 1;
    Scanner scanner(sets);
    const auto end = [&]() -> std::optional<std::int64_t> {
        const bool isNegative = scanner.accept('-');
        const auto number = scanner.number();
        if (!number || *number > kMostElements)
            return std::nullopt;
        const auto value = static_cast<std::int64_t>(*number);
        return isNegative ? -value : value;
    };
    do {
        const auto first = end();
        const bool isRange = scanner.accept('.') && scanner.accept('.');
        const auto last = end();
        if (!first || !isRange || !last || *last < *first)
            return 0;
        count *= static_cast<std::size_t>(*last - *first + 1);
    } while (count <= kMostElements && scanner.accept(','));
    return scanner.atEnd() && count <= kMostElements ? count : 0;
}

// An array as an item: by its name alone where FlatZinc has it.
std::string itemFor(std::string_view name, std::string_view sets, std::size_t count,
                    const std::vector<Element>& known, bool isDeclared)
{
    std::vector<std::string> elements(count, "\"\"");
    for (const Element& each : known)
        if (each.index < count)
            elements[each.index] = each.variable;
    return fmt::format("array [1..1] of int: {0} :: clew_left_out([{1}]) = {2};\n", name, sets,
                       isDeclared ? std::string(name)
                                  : fmt::format("[{}]", fmt::join(elements, ",")));
}

} // namespace

std::vector<Declared> declaredIn(std::string_view types)
{
    const auto json = readJson<nlohmann::ordered_json>(types);
    const auto said = json.is_object() ? json.value("var_types", nlohmann::ordered_json()) : json;
    const auto vars = said.is_object() ? said.value("vars", nlohmann::ordered_json()) : said;
    std::vector<Declared> all;
    if (!vars.is_object())
        return all;
    for (const auto& [name, type] : vars.items()) {
        if (!type.is_object() || isTrueIn(type, "set") || isTrueIn(type, "optional"))
            continue;
        const std::string of = textIn(type, "type");
        if ((of == "int" || of == "bool") && std::ranges::all_of(name, isWordCharacter))
            all.push_back({name, type.value("dims", nlohmann::ordered_json::array()).size()});
    }
    return all;
}

// "stdin|1|26|1|26|id|x;|0|0|0|0|il|2;" and nothing else: the third of x, whatever its dimensions.
std::string elementNote(std::string_view path, const std::unordered_set<std::string_view>& printed)
{
    constexpr std::string_view kName = "|id|";
    constexpr std::string_view kIndex = ";|0|0|0|0|il|";
    const std::size_t name = path.find(kName);
    const std::size_t end = path.find(';');
    if (end == path.npos || name >= end || !path.substr(end).starts_with(kIndex))
        return {};
    const std::string_view array = path.substr(name + kName.size(), end - name - kName.size());
    Scanner scanner(path.substr(end + kIndex.size()));
    const auto index = scanner.number();
    if (!index || !scanner.accept(';') || !scanner.atEnd() || printed.contains(array) ||
        !std::ranges::all_of(array, isWordCharacter))
        return {};
    return fmt::format("{}{}\",{})", kElement, array, *index);
}

std::vector<std::string_view> leftOutArrays(std::string_view flatZinc)
{
    std::vector<std::string_view> names;
    if (flatZinc.find(kElement) == flatZinc.npos)
        return names;
    for (const std::string_view line : splitLines(flatZinc)) {
        checkWanted();
        if (const auto element = elementOn(line);
            element && std::ranges::find(names, element->array) == names.end())
            names.push_back(element->array);
    }
    return names;
}

// Numbers, of enumerated types as well.
std::string indexSets(const Declared& array)
{
    std::string sets;
    for (std::size_t i = 1; i <= array.dimensions; ++i)
        sets += fmt::format("{}\\({{i + 0 | i in {}({})}})", i > 1 ? "," : "",
                            array.dimensions == 1
                                ? std::string("index_set")
                                : fmt::format("index_set_{}of{}", i, array.dimensions),
                            array.name);
    return sets;
}

std::string indexNotes(std::span<const Declared> arrays)
{
    if (arrays.empty())
        return {};
    std::string notes = "\npredicate clew_left_out(int: number);\n"
                        "annotation clew_index_sets(string: name, string: sets);\n";
    int number = 0; // calls alike would be one
    for (const Declared& array : arrays)
        notes += fmt::format("{}{}) :: {}{}\", \"{}\");\n", kLeftOut, ++number, kSets, array.name,
                             indexSets(array));
    return notes;
}

std::string withLeftOut(std::string_view flatZinc)
{
    if (flatZinc.find(kLeftOut) == flatZinc.npos)
        return std::string(flatZinc);
    std::string text;
    std::vector<std::pair<std::string_view, std::string_view>> named; // with their indices
    std::unordered_map<std::string_view, std::vector<Element>> elements;
    std::unordered_map<std::string_view, bool> arePrinted; // of those that are declared
    for (const std::string_view line : splitLines(flatZinc)) {
        checkWanted();
        if (line.starts_with(kLeftOut)) {
            const std::size_t begin = std::min(line.find(kSets), line.size() - kSets.size());
            const std::string_view rest = line.substr(begin + kSets.size());
            const std::size_t end = rest.find("\",\"");
            if (end != rest.npos)
                named.emplace_back(rest.substr(0, end),
                                   rest.substr(end + 3, rest.find('"', end + 3) - end - 3));
            continue;
        }
        if (line.starts_with(kPredicate))
            continue;
        if (const auto element = elementOn(line))
            elements[element->array].push_back(*element);
        else if (line.starts_with("array "))
            arePrinted[nameDeclared(line)] = line.find(":: output_array(") != line.npos;
        (text += line) += '\n';
    }
    for (const auto& [name, sets] : named) {
        const auto declared = arePrinted.find(name);
        const std::size_t count = countIn(sets);
        if (count > 0 && (declared == arePrinted.end() || !declared->second))
            text += itemFor(name, sets, count, elements[name], declared != arePrinted.end());
    }
    return text;
}

std::vector<std::string> wordsOfObjective(std::string_view model)
{
    const std::string plain = withoutComments(model);
    std::vector<std::string> words;
    bool isSaid = false;
    for (std::size_t at = 0; at < plain.size() && !(isSaid && plain[at] == ';');) {
        const std::size_t begin = at;
        while (at < plain.size() && isWordCharacter(plain[at]))
            ++at;
        std::string word = plain.substr(begin, at - begin);
        if (word.empty())
            ++at;
        else if (isSaid && std::ranges::find(words, word) == words.end())
            words.push_back(std::move(word));
        else
            isSaid = isSaid || word == "minimize" || word == "maximize";
    }
    return isSaid ? words : std::vector<std::string>();
}

} // namespace clew::model
