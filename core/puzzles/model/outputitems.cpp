#include "core/puzzles/model/outputitems.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <optional>
#include <unordered_map>

#include "core/puzzles/model/constraintsources.h"
#include "core/puzzles/model/leftout.h"
#include "core/puzzles/model/model.h"
#include "core/puzzles/model/wanted.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

constexpr std::string_view kKept = "constraint clew_kept(";

// MiniZinc's model of the output, an item a line: "int: y = 3;", "set of int: s = …;".
class OutputItems
{
public:
    /// `model` is the author's.
    OutputItems(std::string_view flatZinc, std::string_view output, std::string_view model)
        : m_flatZinc(flatZinc), m_declared(withoutComments(model))
    {
        for (const std::string_view line : splitLines(output)) {
            checkWanted();
            const std::size_t colon = line.find(": ");
            const std::size_t sign = line.find(" = ", colon == line.npos ? 0 : colon);
            if (colon == line.npos || sign == line.npos || !line.ends_with(';') || !isItem(line))
                continue;
            const std::string_view name = line.substr(colon + 2, sign - colon - 2);
            m_order.push_back(name);
            m_items[name] = {line.substr(0, colon), line.substr(sign + 3, line.size() - sign - 4)};
        }
    }

    /// In FlatZinc's words.
    [[nodiscard]] std::string asFlatZinc() const
    {
        std::string text;
        for (const std::string_view name : m_order) {
            checkWanted();
            if (isAuthorsVariable(name) && !isInFlatZinc(name))
                text += written(name, m_items.at(name));
        }
        return text + ofObjective();
    }

    [[nodiscard]] std::vector<Computed> computed() const
    {
        std::vector<Computed> all;
        for (const std::string_view name : m_order) {
            checkWanted();
            const Item& item = m_items.at(name);
            const bool isOne = item.type == "int" || item.type == "bool";
            const bool isArray =
                item.type.ends_with("] of int") || item.type.ends_with("] of bool");
            if ((isOne || isArray) && isAuthorsVariable(name) && !isInFlatZinc(name) &&
                written(name, item).empty())
                all.push_back(
                    {std::string(name), isOne ? 0 : splitAt(setsOf(item)).size(), indicesOf(item)});
        }
        return all;
    }

    [[nodiscard]] bool isFolded(std::string_view name) const
    {
        return isAuthorsVariable(name) && !isInFlatZinc(name) && !m_items.contains(name);
    }

private:
    struct Item
    {
        std::string_view type;
        std::string_view value;
    };

    static bool isItem(std::string_view line)
    {
        return line.starts_with("int: ") || line.starts_with("bool: ") ||
               line.starts_with("array ") || line.starts_with("set of int: ") ||
               line.starts_with("opt int: ") || line.starts_with("opt bool: ");
    }

    // "…var…: name", somewhere in the model's text.
    [[nodiscard]] bool isAuthorsVariable(std::string_view name) const
    {
        for (std::size_t at = m_declared.find(name); at != std::string::npos;
             at = m_declared.find(name, at + 1)) {
            const std::size_t before = m_declared.find_last_not_of(" \t\n", at - 1);
            const char after =
                at + name.size() < m_declared.size() ? m_declared[at + name.size()] : ' ';
            if (at == 0 || before == std::string::npos || m_declared[before] != ':' ||
                std::isalnum(static_cast<unsigned char>(after)) != 0 || after == '_')
                continue;
            const std::size_t item = m_declared.rfind(';', before) + 1;
            if (m_declared.substr(item, before - item).find("var ") != std::string::npos)
                return true;
        }
        return false;
    }

    // Variables of the author's by which is said what is to be the best belong to a solution, even
    // if they are not printed.
    [[nodiscard]] std::string ofObjective() const
    {
        std::vector<std::string> names = wordsOfObjective(m_declared);
        std::erase_if(names, [&](const std::string& name) { return !isAuthorsVariable(name); });
        std::vector<bool> arePlain(names.size(), false); // not printed
        for (const std::string_view line : splitLines(names.empty() ? "" : m_flatZinc)) {
            const auto name = std::ranges::find(names, nameDeclared(line));
            if (name != names.end())
                arePlain[static_cast<std::size_t>(name - names.begin())] =
                    line.starts_with("var ") && line.find(":: output_var") == line.npos;
        }
        std::string text;
        for (std::size_t i = 0; i < names.size(); ++i)
            if (arePlain[i])
                text += fmt::format("int: {0} :: clew_shown = {0};\n", names[i]);
        return text;
    }

    [[nodiscard]] bool isInFlatZinc(std::string_view name) const
    {
        const std::string declared = ": " + std::string(name);
        for (std::size_t at = m_flatZinc.find(declared); at != m_flatZinc.npos;
             at = m_flatZinc.find(declared, at + 1))
            if (const char after = m_flatZinc[at + declared.size()];
                after == ':' || after == ';' || after == ' ')
                return true;
        return false;
    }

    // A number or a name; anything else is to be computed.
    [[nodiscard]] static bool isPlain(std::string_view value)
    {
        if (value.starts_with('\''))
            return value.size() > 2 && value.find('\'', 1) == value.size() - 1;
        value.remove_prefix(value.starts_with('-') ? 1 : 0);
        return !value.empty() && std::ranges::all_of(value, isWordCharacter);
    }

    [[nodiscard]] std::string written(std::string_view name, const Item& item) const
    {
        if (item.type == "int" || item.type == "bool")
            return isPlain(item.value)
                       ? fmt::format("{}: {} :: output_var = {};\n", item.type, name, item.value)
                       : "";
        if (item.type.starts_with("opt "))
            return option(name, item);
        if (item.type.find("] of opt ") != item.type.npos)
            return options(name, item);
        if (item.type == "set of int") {
            const auto members = membersOf(item.value);
            return members ? array(name, members->indices, members->elements) : "";
        }
        if (item.type.find("] of set of int") != item.type.npos)
            return sets(name, item);
        const bool isList = item.value.starts_with('[') && item.value.ends_with(']');
        const std::string elements = isList ? listedIn(item.value) : std::string();
        const std::string indices = indicesOf(item);
        if ((isList && !std::ranges::all_of(splitAt(elements), isPlain)) ||
            (!isList && !isPlain(item.value)) || indices.empty())
            return "";
        return fmt::format("array [1..1] of int: {} :: output_array([{}]) = {};\n", name, indices,
                           isList ? '[' + elements + ']' : std::string(item.value));
    }

    // What stands in the brackets of an array's type.
    static std::string_view setsOf(const Item& item)
    {
        const std::size_t open = item.type.find('[');
        const std::size_t close = item.type.find(']');
        return open == item.type.npos || close == item.type.npos
                   ? std::string_view()
                   : item.type.substr(open + 1, close - open - 1);
    }

    // The sets of indices of an array, as numbers; parameters in them are items. Empty where they
    // are to be computed.
    [[nodiscard]] std::string indicesOf(const Item& item) const
    {
        const auto fixed = [&](std::string_view text) {
            const auto named = m_items.find(text);
            return named == m_items.end() ? text : named->second.value;
        };
        std::string all;
        for (const std::string_view each : splitAt(setsOf(item))) {
            const std::string_view set = fixed(each);
            const std::size_t dots = set.find("..");
            if (dots == set.npos)
                return {};
            (all += all.empty() ? "" : ",");
            for (const std::string_view end : {set.substr(0, dots), set.substr(dots + 2)}) {
                const std::string_view number = fixed(end);
                if (!isNumber(number))
                    return {};
                (all += number) += end.data() == set.data() ? ".." : "";
            }
        }
        return all;
    }

    static bool isNumber(std::string_view text)
    {
        text.remove_prefix(text.starts_with('-') ? 1 : 0);
        return !text.empty() &&
               std::ranges::all_of(text, [](unsigned char c) { return std::isdigit(c) != 0; });
    }

    // The elements in "[a,b]" and in "[|a,b|c,d|]".
    static std::string listedIn(std::string_view list)
    {
        const std::size_t begin = list.find('[');
        const std::size_t end = list.rfind(']');
        if (begin == list.npos || end == list.npos || end < begin)
            return {};
        std::string rows(list.substr(begin + 1, end - begin - 1));
        if (rows.starts_with('|'))
            rows = rows.substr(1, rows.size() - 2);
        std::ranges::replace(rows, '|', ',');
        return rows;
    }

    static std::string array(std::string_view name, std::string_view indices,
                             std::string_view elements)
    {
        return fmt::format("array [1..1] of var bool: {} :: output_array([{}]) = [{}];\n", name,
                           indices, elements);
    }

    // "reverse_map_var_opt_int(IS_THERE,VALUE)": the value that may be missing.
    struct Option
    {
        std::string_view isThere;
        std::string_view value; ///< a variable or a number
    };
    [[nodiscard]] std::optional<Option> optionOf(const Item& item) const
    {
        constexpr std::string_view kMap = "reverse_map_var_opt_";
        const std::size_t open = item.value.find('(');
        const std::size_t comma = item.value.find(',');
        if (!item.value.starts_with(kMap) || !item.value.ends_with(')') || comma == item.value.npos)
            return std::nullopt;
        Option option{item.value.substr(open + 1, comma - open - 1),
                      item.value.substr(comma + 1, item.value.size() - comma - 2)};
        for (std::string_view* const each : {&option.isThere, &option.value})
            if (const auto fixed = m_items.find(*each); fixed != m_items.end())
                *each = fixed->second.value;
        return option;
    }

    // Says which of the variable's values means that there is none, if one of them does.
    [[nodiscard]] std::string absentOf(const Option& option) const
    {
        std::size_t at = option.isThere.find(fmt::format("int_ne({},", option.value));
        std::string_view text = option.isThere;
        if (at == text.npos) {
            text = m_flatZinc;
            at = text.find(fmt::format("int_ne_reif({},", option.value));
        }
        if (at == text.npos)
            return {};
        Scanner scanner(text.substr(text.find(',', at) + 1));
        const bool isNegative = scanner.accept('-');
        const auto number = scanner.number();
        if (!number)
            return {};
        const bool isDefined = text.data() != option.isThere.data() && isInFlatZinc(option.isThere);
        return fmt::format("int: {0} :: clew_absent({1}{2}{3}) = {0};\n", option.value,
                           isNegative ? "-" : "", *number,
                           isDefined ? "," + std::string(option.isThere) : "");
    }

    // A variable whose value means nothing is none to be shown.
    [[nodiscard]] std::string hidden(std::string_view variable) const
    {
        return isInFlatZinc(variable)
                   ? fmt::format("int: {0} :: clew_absent(0,{0}) = {0};\n", variable)
                   : "";
    }

    [[nodiscard]] std::string option(std::string_view name, const Item& item) const
    {
        const auto parts = optionOf(item);
        if (!parts || !isPlain(parts->value))
            return {};
        if (parts->isThere == "false")
            return hidden(parts->value);
        const std::string absent = absentOf(*parts);
        std::string text =
            absent + fmt::format("int: {} :: output_var = {};\n", name, parts->value);
        if (absent.empty() && isInFlatZinc(parts->isThere))
            text += fmt::format("bool: 'occurs({})' :: output_var = {};\n", name, parts->isThere);
        return text;
    }

    // Its elements are items of their own.
    [[nodiscard]] std::string options(std::string_view name, const Item& item) const
    {
        const std::string rows = listedIn(item.value);
        const std::string indices = indicesOf(item);
        if (rows.empty() || indices.empty())
            return {};
        std::string elements;
        std::string absent;
        for (const std::string_view each : splitAt(rows)) {
            const auto element = m_items.find(each);
            const auto parts = element == m_items.end() ? std::nullopt : optionOf(element->second);
            const bool isNone = parts ? parts->isThere == "false" : each == "<>";
            if ((parts && !isPlain(parts->value)) || (!parts && !isNone && !isPlain(each)))
                return {};
            elements += elements.empty() ? "" : ",";
            elements += isNone ? "\"<>\"" : std::string(parts ? parts->value : each);
            if (parts)
                absent += isNone ? hidden(parts->value) : absentOf(*parts);
        }
        return absent + fmt::format("array [1..1] of int: {} :: output_array([{}]) = [{}];\n", name,
                                    indices, elements);
    }

    // Of an array of sets: a row for each.
    [[nodiscard]] std::string sets(std::string_view name, const Item& item) const
    {
        std::string_view rest = item.value;
        if (!rest.starts_with('[') || !rest.ends_with(']'))
            return "";
        rest = rest.substr(1, rest.size() - 2);
        std::string elements;
        std::string indices;
        for (const std::string_view each : splitAt(rest)) {
            const auto set = m_items.find(each);
            const auto members = set == m_items.end() ? std::nullopt : membersOf(set->second.value);
            if (!members || (!indices.empty() && indices != members->indices))
                return ""; // no rectangle
            indices = members->indices;
            elements += (elements.empty() ? "" : ",") + members->elements;
        }
        return indices.empty() || indicesOf(item).empty()
                   ? ""
                   : array(name, fmt::format("{},{}", indicesOf(item), indices), elements);
    }

    static std::vector<std::string_view> splitAt(std::string_view list)
    {
        std::vector<std::string_view> all;
        while (!list.empty()) {
            const std::size_t end = std::min(list.find(','), list.size());
            all.push_back(list.substr(0, end));
            list.remove_prefix(std::min(end + 1, list.size()));
        }
        return all;
    }

    struct Members
    {
        std::string indices;  ///< "1..3"
        std::string elements; ///< "X_1,true,X_3"
    };
    // Of "reverse_map_ab2si(BOOLEANS)".
    [[nodiscard]] std::optional<Members> membersOf(std::string_view value) const
    {
        constexpr std::string_view kMap = "reverse_map_ab2si(";
        if (!value.starts_with(kMap) || !value.ends_with(')'))
            return std::nullopt;
        const auto found = m_items.find(value.substr(kMap.size(), value.size() - kMap.size() - 1));
        if (found == m_items.end())
            return std::nullopt;
        const auto& [type, booleans] = found->second;
        const std::size_t open = type.find('[');
        const std::size_t close = type.find(']');
        const std::size_t list = booleans.find('[');
        const std::size_t end = booleans.find(']');
        if (open == type.npos || close == type.npos || list == booleans.npos ||
            end == booleans.npos)
            return std::nullopt;
        Members members{std::string(type.substr(open + 1, close - open - 1)), {}};
        for (std::string_view each : splitAt(booleans.substr(list + 1, end - list - 1))) {
            if (const auto fixed = m_items.find(each); fixed != m_items.end())
                each = fixed->second.value;
            (members.elements += members.elements.empty() ? "" : ",") += each;
        }
        return members;
    }

    std::string_view m_flatZinc;
    std::string m_declared; ///< the author's text without comments
    std::vector<std::string_view> m_order;
    std::unordered_map<std::string_view, Item> m_items;
};

} // namespace

std::string outputItems(const Translated& translated, std::string_view model)
{
    return OutputItems(translated.flatZinc, translated.output, model).asFlatZinc();
}

std::vector<Computed> computedItems(const Translated& translated, std::string_view model)
{
    return OutputItems(translated.flatZinc, translated.output, model).computed();
}

std::vector<std::string> foldedNames(const Translated& translated, std::string_view model,
                                     std::vector<std::string> names)
{
    const OutputItems items(translated.flatZinc, translated.output, model);
    std::erase_if(names, [&](const std::string& name) { return !items.isFolded(name); });
    return names;
}

std::string keeping(const std::vector<Computed>& computed)
{
    std::string notes = "\npredicate clew_kept(int: number, array[int] of var int: kept);\n"
                        "predicate clew_kept(int: number, array[int] of var bool: kept);\n"
                        "annotation clew_indices(string: sets);\n";
    for (std::size_t i = 0; i < computed.size(); ++i) {
        const auto& [name, dimensions, indices] = computed[i];
        const std::string sets = indices.empty() ? indexSets({name, dimensions}) : "";
        notes += fmt::format("{}{}, array1d({})) :: clew_indices(\"{}\");\n", kKept, i,
                             dimensions == 0 ? '[' + name + ']' : name, sets);
    }
    return notes;
}

std::string withKept(std::string_view flatZinc, const std::vector<Computed>& computed)
{
    constexpr std::string_view kIndices = "clew_indices(\"";
    std::string text;
    std::string items;
    for (const std::string_view line : splitLines(flatZinc)) {
        checkWanted();
        if (!line.starts_with(kKept)) {
            if (!line.starts_with("predicate clew_kept("))
                (text += line) += '\n';
            continue;
        }
        Scanner scanner(line.substr(kKept.size()));
        const std::size_t number = scanner.number().value_or(computed.size());
        const std::size_t begin = line.find(',') + 1;
        const std::size_t end = line.find_first_of("])", begin);
        const std::size_t sets = line.rfind(kIndices);
        if (number >= computed.size() || end == line.npos || sets == line.npos)
            continue;
        const auto& [name, dimensions, known] = computed[number];
        const bool isList = line[begin] == '[';
        const std::string_view list = line.substr(begin, end + (isList ? 1 : 0) - begin);
        std::string_view indices = line.substr(sets + kIndices.size());
        indices = known.empty() ? indices.substr(0, indices.find('"')) : known;
        if (indices.find_first_not_of("-.,0123456789") != indices.npos)
            continue;
        if (dimensions > 0)
            items += fmt::format("array [1..1] of int: {} :: output_array([{}]) = {};\n", name,
                                 indices, list);
        else if (isList)
            items +=
                fmt::format("int: {} :: output_var = {};\n", name, list.substr(1, list.size() - 2));
    }
    return text + items;
}

} // namespace clew::model
