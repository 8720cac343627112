#include "core/puzzles/model/jsondata.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <tuple>
#include <vector>

#include "core/puzzles/model/included.h"
#include "core/puzzles/model/model.h"
#include "core/text/printable.h"
#include "core/text/readjson.h"

namespace clew::model {

namespace {

using DataJson = nlohmann::ordered_json;

std::string nameText(const std::string& name)
{
    const bool isPlain = !name.empty() && std::ranges::all_of(name, isWordCharacter);
    return isPlain || name.starts_with('\'') ? name : '\'' + name + '\'';
}

// What the model's text says of a parameter.
struct DeclaredParameter
{
    bool isEnum = false;
    std::vector<std::string> indices = {}; ///< sets of an array's dimensions, as they are written
};

// Somewhere as a whole word.
bool isNamedIn(std::string_view plain, const std::string& name)
{
    for (std::size_t at = plain.find(name); at != plain.npos; at = plain.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || !isWordCharacter(plain[at - 1])) &&
            (end == plain.size() || !isWordCharacter(plain[end])))
            return true;
    }
    return false;
}

std::vector<std::string> splitSets(std::string_view sets)
{
    std::vector<std::string> all(1);
    int depth = 0;
    for (const char c : sets) {
        depth += c == '(' || c == '{' || c == '[' ? 1 : c == ')' || c == '}' || c == ']' ? -1 : 0;
        if (c == ',' && depth == 0)
            all.emplace_back();
        else if (c != ' ' && c != '\n' && c != '\t' && c != '\r')
            all.back() += c;
    }
    return all;
}

// `plain` is the text without comments.
DeclaredParameter declaredIn(std::string_view plain, const std::string& name)
{
    DeclaredParameter declared;
    constexpr std::string_view kBlank = " \t\r\n";
    for (std::size_t at = plain.find(name); at != plain.npos; at = plain.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        const bool isWhole = (at == 0 || !isWordCharacter(plain[at - 1])) &&
                             (end == plain.size() || !isWordCharacter(plain[end]));
        const std::size_t before = at == 0 ? plain.npos : plain.find_last_not_of(kBlank, at - 1);
        if (!isWhole || before == plain.npos)
            continue;
        const std::size_t semicolon = plain.rfind(';', before);
        const std::size_t begin =
            plain.find_first_not_of(kBlank, semicolon == plain.npos ? 0 : semicolon + 1);
        const std::string_view item = plain.substr(begin, at - begin);
        if (item.starts_with("enum") && item.find_first_not_of(kBlank, 4) == item.npos)
            declared.isEnum = true;
        const std::size_t open = item.find('[');
        const std::size_t close = item.rfind("] of ");
        const std::size_t closed = close == item.npos ? item.rfind(']') : close;
        if (plain[before] == ':' && item.starts_with("array") && open != item.npos &&
            closed != item.npos && closed > open)
            declared.indices = splitSets(item.substr(open + 1, closed - open - 1));
    }
    return declared;
}

// From 1.
int lineOf(std::string_view text, std::size_t at)
{
    return 1 + static_cast<int>(std::ranges::count(text.substr(0, at), '\n'));
}
int columnOf(std::string_view text, std::size_t at)
{
    const std::size_t end = at == 0 ? text.npos : text.rfind('\n', at - 1);
    return static_cast<int>(end == text.npos ? at + 1 : at - end);
}

// A name of an object's, and where it stands in its text.
struct NamePlace
{
    std::string name;
    std::size_t at = 0;
};

// Those of the object itself, not of others within it.
std::vector<NamePlace> keysIn(std::string_view object)
{
    std::vector<NamePlace> names;
    int depth = 0;
    for (std::size_t at = 0; at < object.size(); ++at) {
        const char c = object[at];
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        if (c != '"')
            continue;
        const std::size_t begin = at++;
        while (at < object.size() && object[at] != '"')
            at += object[at] == '\\' ? 2 : 1;
        const std::size_t next =
            object.find_first_not_of(" \t\r\n", std::min(at, object.size()) + 1);
        if (depth != 1 || next == object.npos || object[next] != ':')
            continue;
        const auto name = readJson<DataJson>(object.substr(begin, at + 1 - begin));
        if (name.is_string())
            names.push_back({name.get<std::string>(), begin});
    }
    return names;
}

// Where JSON ends to be any, in a text that is none.
std::size_t faultIn(std::string_view text)
{
    if (nestsTooDeeply(text))
        return 0;
    try {
        std::ignore = DataJson::parse(text);
    } catch (const DataJson::parse_error& error) {
        return error.byte == 0 ? 0 : std::min(error.byte - 1, text.size());
    } catch (const DataJson::exception&) { // a number too large; where, is not said
    }
    return 0;
}

class JsonItems
{
public:
    explicit JsonItems(std::string_view model) : m_plain(withoutComments(model))
    {
        for (const IncludedFile& file : includedIn(model))
            m_plain += ";\n" + withoutComments(file.text);
    }

    /// The items of an object that is written like that, on as many lines.
    Result<std::string> of(const DataJson& object, std::string_view written) const
    {
        std::string items;
        std::ptrdiff_t line = 0;
        const auto goTo = [&](std::size_t place) {
            const std::ptrdiff_t there =
                std::ranges::count(written.substr(0, std::min(place, written.size())), '\n');
            items.append(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, there - line)), '\n');
            line = std::max(line, there);
        };
        const std::vector<NamePlace> places = keysIn(written);
        for (const auto& [name, value] : object.items()) {
            const auto place = std::ranges::find(places, name, &NamePlace::name);
            const std::size_t at = place == places.end() ? 0 : place->at;
            goTo(at);
            const DeclaredParameter declared = declaredIn(m_plain, nameText(name));
            const auto text = declared.isEnum ? membersText(value) : arrayText(value, declared);
            if (!text)
                return fail({phrase("model", "the data in JSON give %1 a value that a model cannot "
                                             "have"),
                             {printable(name)}},
                            lineOf(written, at), columnOf(written, at));
            items += fmt::format("{} = {}; ", nameText(name), *text);
        }
        if (items.ends_with(' '))
            items.pop_back();
        goTo(written.size());
        return items;
    }

private:
    // Of an enumerated type.
    static std::optional<std::string> membersText(const DataJson& value)
    {
        const DataJson& list = value.is_object() && value.contains("set") ? value["set"] : value;
        if (!list.is_array())
            return std::nullopt;
        std::string all;
        for (const DataJson& each : list) {
            const auto member = each.is_string() ? std::optional(nameText(each.get<std::string>()))
                                                 : valueText(each);
            if (!member)
                return std::nullopt;
            all += (all.empty() ? "" : ", ") + *member;
        }
        return '{' + all + '}';
    }

    static std::optional<std::string> setText(const DataJson& members)
    {
        if (!members.is_array())
            return std::nullopt;
        std::string ranges;
        std::string single;
        for (const DataJson& each : members) {
            if (each.is_array() && each.size() == 2) {
                const auto first = valueText(each[0]);
                const auto last = valueText(each[1]);
                if (!first || !last)
                    return std::nullopt;
                ranges += (ranges.empty() ? "" : " union ") + *first + ".." + *last;
                continue;
            }
            const auto member = valueText(each);
            if (!member)
                return std::nullopt;
            single += (single.empty() ? "" : ", ") + *member;
        }
        if (ranges.empty())
            return '{' + single + '}';
        return single.empty() ? ranges : ranges + " union {" + single + '}';
    }

    static std::optional<std::string> valueText(const DataJson& value)
    {
        if (value.is_null())
            return "<>";
        if (value.is_boolean() || value.is_number())
            return value.dump();
        if (value.is_string())
            return stringText(value.get<std::string>());
        if (!value.is_object() || value.empty())
            return std::nullopt;
        if (value.contains("set"))
            return setText(value["set"]);
        if (!value.contains("e"))
            return std::nullopt;
        const DataJson& member = value["e"];
        auto text = member.is_string() ? std::optional(nameText(member.get<std::string>()))
                                       : valueText(member);
        if (text && value.contains("c") && value["c"].is_string())
            text = nameText(value["c"].get<std::string>()) + '(' + *text + ')';
        return text;
    }

    static std::string stringText(std::string_view text)
    {
        std::string all = "\"";
        for (const char c : text)
            if (c == '\n')
                all += "\\n";
            else
                (all += c == '"' || c == '\\' ? "\\" : "") += c;
        return all + '"';
    }

    // Lists within lists are its rows.
    static std::optional<std::string> arrayText(const DataJson& value,
                                                const DeclaredParameter& declared)
    {
        if (!value.is_array())
            return valueText(value);
        std::vector<std::size_t> sizes;
        for (const DataJson* each = &value; each->is_array();) {
            sizes.push_back(each->size());
            if (each->empty())
                break;
            each = &each->front();
        }
        std::string elements;
        if (!addElements(value, sizes, 0, elements))
            return std::nullopt;
        std::string sets;
        // An empty list may stand for an array of any dimensions.
        const bool isKnown =
            declared.indices.size() == sizes.size() || (value.empty() && !declared.indices.empty());
        const std::size_t dimensions = isKnown ? declared.indices.size() : sizes.size();
        for (std::size_t i = 0; i < dimensions; ++i) {
            const bool isGiven = isKnown && declared.indices[i] != "int";
            sets += isGiven ? declared.indices[i]
                            : fmt::format("1..{}", i < sizes.size() ? sizes[i] : 0);
            sets += ", ";
        }
        return fmt::format("array{}d({}[{}])", dimensions, sets, elements);
    }

    static bool addElements(const DataJson& value, const std::vector<std::size_t>& sizes,
                            std::size_t depth, std::string& elements)
    {
        if (depth == sizes.size()) {
            const auto text = value.is_array() ? std::nullopt : valueText(value);
            elements += (elements.empty() ? "" : ", ") + text.value_or("");
            return text.has_value();
        }
        return value.is_array() && value.size() == sizes[depth] &&
               std::ranges::all_of(value, [&](const DataJson& each) {
                   return addElements(each, sizes, depth + 1, elements);
               });
    }

    std::string m_plain;
};

// Behind the object that begins here.
std::size_t endOfObject(std::string_view text, std::size_t at)
{
    int depth = 0;
    for (bool isInText = false; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '\\' && isInText)
            ++at;
        else if (c == '"')
            isInText = !isInText;
        else if (!isInText && c == '{')
            ++depth;
        else if (!isInText && c == '}' && --depth == 0)
            return at + 1;
    }
    return text.size();
}

// A set of MiniZinc's has no texts in it.
bool beginsObject(std::string_view text, std::size_t at)
{
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t next = text[at] == '{' ? text.find_first_not_of(kBlank, at + 1) : text.npos;
    return next != text.npos && text[next] == '"';
}

} // namespace

bool isJsonFor(std::string_view text, std::string_view model)
{
    const auto object = readJson<DataJson>(text);
    if (!object.is_object() || object.empty())
        return false;
    std::string plain = withoutComments(model);
    for (const IncludedFile& file : includedIn(model))
        plain += ";\n" + withoutComments(file.text);
    return std::ranges::all_of(
        object.items(), [&](const auto& each) { return isNamedIn(plain, nameText(each.key())); });
}

Result<std::string> withoutJson(std::string_view data, std::string_view model)
{
    std::string items;
    for (std::size_t at = 0; at < data.size();) {
        const std::size_t first = data.find_first_not_of(" \t\r", at);
        if (first != data.npos && beginsObject(data, first)) {
            const std::size_t end = endOfObject(data, first);
            const auto object = readJson<DataJson>(data.substr(first, end - first));
            const std::string_view written = data.substr(first, end - first);
            if (!object.is_object()) {
                const std::size_t fault = first + faultIn(written);
                return fail(
                    {phrase("model",
                            "the data look like JSON but are not valid; write items as in n = 8;")},
                    lineOf(data, fault), columnOf(data, fault));
            }
            auto read = JsonItems(model).of(object, written);
            if (!read) {
                Error error = read.error();
                error.column += error.line == 1 ? columnOf(data, first) - 1 : 0;
                error.line += lineOf(data, first) - 1;
                return tl::make_unexpected(std::move(error));
            }
            items += *read;
            at = end;
            // An item ends with a semicolon, an object does not have to.
            const std::size_t next = data.find_first_not_of(" \t\r\n", at);
            if (next != data.npos && data[next] == ';') {
                items.append(
                    static_cast<std::size_t>(std::ranges::count(data.substr(at, next - at), '\n')),
                    '\n');
                at = next + 1;
            }
            continue;
        }
        const std::size_t end = std::min(data.find('\n', at), data.size() - 1) + 1;
        items += data.substr(at, end - at);
        at = end;
    }
    return items;
}

} // namespace clew::model
