#include "core/puzzles/model/compile.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/puzzles/model/enumerations.h"
#include "core/puzzles/model/included.h"
#include "core/puzzles/model/model.h"
#include "core/storage/process.h"
#include "core/storage/temporaryfolder.h"
#include "core/text/printable.h"
#include "core/text/readjson.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

constexpr auto kLongest = std::chrono::seconds(60);
constexpr std::uint64_t kMostMemory = std::uint64_t{4} << 30U;
constexpr std::size_t kMostFlatZinc = std::size_t{256} << 20U;

// Where MiniZinc learns of the engine: beside the program as it is built, or as it is installed.
std::string solverConfiguration()
{
    const std::string folder = programFolder();
    for (const char* const place :
         {"/../minizinc/clew.msc", "/../share/minizinc/solvers/clew.msc"}) {
        std::error_code ignored;
        if (std::filesystem::exists(folder + place, ignored))
            return folder + place;
    }
    return "clew";
}

Error missing()
{
    return {{phrase("Model", "MiniZinc is not installed, which models need; install it (as the "
                             "package minizinc) and try again")}};
}

Error unknownSolver()
{
    return {{phrase("Model", "MiniZinc does not know Clew's solver, because the file clew.msc is "
                             "missing; install Clew anew")}};
}

Error leftOut(const LeftOutFile& file)
{
    return file.isTooLarge
               ? Error{{phrase("Model", "the model includes %1, which has more than %2 MB"),
                        {printable(file.name), kMostIncluded >> 20U}}}
               : Error{{phrase("Model", "the model includes %1, and with it more than %2 files"),
                        {printable(file.name), kMostFiles}}};
}

// "Error: type error: undefined identifier `y'" and, on a line of its own, "stdin:1.34-36".
Error errorFrom(std::string_view said)
{
    if (said.find("no solver with tag clew found") != std::string_view::npos)
        return unknownSolver();
    std::string message;
    std::string other; // what else is said, where there is no error by name
    int line = 0;
    int column = 0;
    for (std::string_view each : splitLines(said)) {
        constexpr std::string_view kError = "Error: ";
        constexpr std::string_view kPlace = "stdin:";
        if (each.starts_with(kError) && message.empty()) {
            message = each.substr(kError.size());
        } else if (each.starts_with(kPlace) && line == 0) {
            Scanner scanner(each.substr(kPlace.size()));
            line = static_cast<int>(scanner.number().value_or(0));
            if (scanner.accept('.'))
                column = static_cast<int>(scanner.number().value_or(0));
        } else if (other.empty() && !each.empty() && !each.starts_with("Warning")) {
            other = each;
        }
    }
    if (message.empty())
        message = other.empty() ? "?" : other;
    return {{phrase("Model", "MiniZinc says: %1"), {printable(message)}}, line, column};
}

} // namespace

bool hasMiniZinc()
{
    const char* const path = std::getenv("PATH");
    std::string_view rest = path == nullptr ? "" : path;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        if (::access((std::string(rest.substr(0, end)) + "/minizinc").c_str(), X_OK) == 0)
            return true;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return false;
}

namespace {

// Folders of programs that were killed while MiniZinc read what is in them.
void removeAbandoned(const std::filesystem::path& folder, std::string_view prefix)
{
    std::error_code ignored;
    std::vector<std::filesystem::path> abandoned;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
        const std::string name = entry.path().filename().string();
        struct stat status = {};
        if (!name.starts_with(prefix) || ::lstat(entry.path().c_str(), &status) != 0 ||
            !S_ISDIR(status.st_mode) || status.st_uid != ::getuid())
            continue;
        Scanner scanner(std::string_view(name).substr(prefix.size()));
        const auto owner = static_cast<pid_t>(scanner.number().value_or(0));
        if (owner > 0 && scanner.accept('-') && ::kill(owner, 0) != 0 && errno == ESRCH)
            abandoned.push_back(entry.path());
    }
    for (const auto& each : abandoned)
        std::filesystem::remove_all(each, ignored);
}

// The files that come with a model, in a folder of their own as long as they are needed. Its name
// has the number of the process, by which it is known when that was killed.
class IncludedFolder
{
public:
    static Result<IncludedFolder> of(std::string_view text)
    {
        IncludedFolder folder;
        const auto files = includedIn(text);
        if (files.empty())
            return folder;
        const std::string prefix = "clew-included-";
        const auto temporary = std::filesystem::temp_directory_path();
        removeAbandoned(temporary, prefix);
        folder.m_folder = TemporaryFolder(prefix + std::to_string(::getpid()) + "-");
        if (!folder.m_folder.made())
            return cannotBeWritten();
        for (const IncludedFile& file : files) {
            const auto name = folder.path() / file.name;
            std::error_code ignored;
            std::filesystem::create_directories(name.parent_path(), ignored);
            std::ofstream out(name, std::ios::binary);
            if (!(out << file.text << std::flush))
                return cannotBeWritten();
        }
        return folder;
    }
    /// Empty if no file has come with the model.
    [[nodiscard]] const std::filesystem::path& path() const { return m_folder.path(); }

private:
    IncludedFolder() = default;
    static tl::unexpected<Error> cannotBeWritten()
    {
        return fail({phrase("Model", "The files that this model includes cannot be written: %1"),
                     {std::string(std::strerror(errno))}});
    }

    TemporaryFolder m_folder;
};

} // namespace

namespace {

// MiniZinc's model of the output, an item a line: "int: y = 3;", "set of int: s = …;".
class OutputItems
{
public:
    /// `model` is the author's.
    OutputItems(std::string_view flatZinc, std::string_view output, std::string_view model)
        : m_flatZinc(flatZinc), m_declared(withoutComments(model))
    {
        for (const std::string_view line : splitLines(output)) {
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
        for (const std::string_view name : m_order)
            if (isAuthorsVariable(name) && !isInFlatZinc(name))
                text += written(name, m_items.at(name));
        return text;
    }

    /// The author's variables over integers and Booleans that MiniZinc computes for the output
    /// alone, and arrays of such: no part of FlatZinc.
    struct Computed
    {
        std::string name;
        std::size_t dimensions = 0; ///< of an array
        std::string indices = {};   ///< of them, if they are known
    };
    [[nodiscard]] std::vector<Computed> computed() const
    {
        std::vector<Computed> all;
        for (const std::string_view name : m_order) {
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

// Behind so many columns of a line.
std::size_t offsetOf(std::string_view text, std::size_t line, std::size_t column)
{
    std::size_t at = 0;
    for (std::size_t i = 1; i < line && at < text.size(); ++i)
        at = std::min(text.find('\n', at), text.size() - 1) + 1;
    return std::min(at + column, text.size());
}

// A piece of the author's text on one line, from and up to these lines and columns.
std::string excerpt(std::string_view text, const std::array<std::size_t, 4>& range)
{
    constexpr std::size_t kMostShown = 60;
    const std::size_t begin = offsetOf(text, range[0], range[1] - 1);
    const std::size_t end = std::max(begin, offsetOf(text, range[2], range[3]));
    std::string piece;
    for (const char c : text.substr(begin, end - begin))
        if (std::isspace(static_cast<unsigned char>(c)) == 0)
            piece += c;
        else if (!piece.ends_with(' '))
            piece += ' ';
    // The name that MiniZinc has lost, if it is that.
    constexpr std::string_view kName = ":: \"";
    const std::size_t name = piece.rfind(kName);
    if (name != std::string::npos && piece.size() > name + kName.size() && piece.ends_with('"'))
        piece = piece.substr(name + kName.size(), piece.size() - name - kName.size() - 1);
    if (piece.size() <= kMostShown)
        return piece;
    std::size_t cut = kMostShown - 1;
    while (cut > 0 && (static_cast<unsigned char>(piece[cut]) & 0xC0U) == 0x80U)
        --cut; // not within a character
    return piece.substr(0, cut) + "…";
}

// "17\t17\tstdin|4|12|4|30|ca|forall;…": where constraint 17 comes from.
std::string sourceIn(std::string_view path, std::string_view model)
{
    constexpr std::string_view kPlace = "\tstdin|";
    const std::size_t place = path.find(kPlace);
    if (place == path.npos)
        return {};
    Scanner scanner(path.substr(place + kPlace.size()));
    std::array<std::size_t, 4> range{};
    for (std::size_t& number : range) {
        number = static_cast<std::size_t>(scanner.number().value_or(0));
        if (number == 0 || !scanner.accept('|'))
            return {};
    }
    return excerpt(model, range);
}

std::string stringLiteral(std::string_view text)
{
    std::string all = "\"";
    for (const char c : text)
        (all += c == '"' || c == '\\' ? "\\" : "") += c;
    return all + '"';
}

// Takes MiniZinc's table of symbols off the front of what it wrote. Each constraint in FlatZinc
// to which its author has given no name gets what the author wrote.
std::string withSources(std::string_view written, std::string_view model)
{
    std::vector<std::string> sources;
    std::string flatZinc;
    std::size_t constraints = 0;
    for (const std::string_view line : splitLines(written)) {
        if (line.find('\t') != line.npos && flatZinc.empty()) {
            if (std::isdigit(static_cast<unsigned char>(line.front())) != 0)
                sources.push_back(sourceIn(line, model));
            continue;
        }
        flatZinc += line;
        const bool isConstraint =
            line.starts_with("constraint ") && line.ends_with(';') && constraints < sources.size();
        const std::string source = isConstraint ? sources[constraints++] : "";
        if (!source.empty() && line.find(":: mzn_") == line.npos) {
            flatZinc.pop_back();
            flatZinc += ":: clew_source(" + stringLiteral(source) + ");";
        }
        flatZinc += '\n';
    }
    return flatZinc;
}

// "4.3-11", "4.3-5.11": lines and columns, from and up to.
std::optional<std::array<std::size_t, 4>> rangeIn(std::string_view place)
{
    Scanner scanner(place);
    const auto next = [&](char before) {
        return before != '\0' && !scanner.accept(before)
                   ? 0
                   : static_cast<std::size_t>(scanner.number().value_or(0));
    };
    const std::size_t line = next('\0');
    const std::size_t column = next('.');
    if (line == 0 || column == 0)
        return std::nullopt;
    const std::size_t end = next('-');
    const std::size_t ofOther = next('.');
    return ofOther == 0 ? std::array{line, column, line, std::max(end, column)}
                        : std::array{line, column, end, ofOther};
}

// A model that MiniZinc finds to be impossible becomes one constraint that is false. Where that was
// seen, and what stands there or is its name, is told of it: as line, column and words.
//
// It warns of "model inconsistency detected"; next is the place in the author's text.
std::string withReason(std::string flatZinc, std::string_view said, std::string_view model)
{
    constexpr std::string_view kFalse = "constraint bool_eq(false,true)";
    constexpr std::string_view kPlace = "\nstdin:";
    constexpr std::string_view kName = ":: \"";
    const std::size_t warning = said.find("model inconsistency detected");
    const std::size_t item = flatZinc.find(kFalse);
    if (warning == said.npos || item == flatZinc.npos)
        return flatZinc;
    std::string_view after = said.substr(warning);
    after = after.substr(0, after.find("\n\n"));
    const std::size_t place = after.find(kPlace);
    const auto range =
        place == after.npos ? std::nullopt : rangeIn(after.substr(place + kPlace.size()));
    std::string notes = ":: clew_impossible(0,0,\"\")";
    if (range) {
        std::string words = excerpt(model, *range);
        const std::size_t end = offsetOf(model, (*range)[2], (*range)[3]);
        std::size_t name = model.find_first_not_of(" \t\r\n", end);
        if (name != model.npos && model.substr(name).starts_with(kName)) {
            name += kName.size();
            words = model.substr(name, model.find('"', name) - name);
        }
        notes = fmt::format(":: clew_impossible({},{},{}):: clew_source({})", (*range)[0],
                            (*range)[1], stringLiteral(words), stringLiteral(words));
    }
    return flatZinc.insert(item + kFalse.size(), notes);
}

// MiniZinc writes one behind the other; the goal is the last item of FlatZinc.
struct Translated
{
    std::string flatZinc;
    std::string output; ///< MiniZinc's model of it
};
Translated takenApart(std::string both)
{
    const std::size_t goal = both.starts_with("solve") ? 0 : both.rfind("\nsolve ");
    const std::size_t end = goal == std::string::npos ? goal : both.find('\n', goal + 1);
    if (end == std::string::npos)
        return {std::move(both), {}};
    std::string output = both.substr(end + 1);
    both.resize(end + 1);
    return {std::move(both), std::move(output)};
}

// Behind a model: constraints that say nothing of these variables, so that they are in FlatZinc.
constexpr std::string_view kKept = "constraint clew_kept(";

std::string keeping(const std::vector<OutputItems::Computed>& computed)
{
    std::string notes = "\npredicate clew_kept(int: number, array[int] of var int: kept);\n"
                        "predicate clew_kept(int: number, array[int] of var bool: kept);\n"
                        "annotation clew_indices(string: sets);\n";
    for (std::size_t i = 0; i < computed.size(); ++i) {
        const auto& [name, dimensions, indices] = computed[i];
        std::string sets;
        for (std::size_t set = 1; indices.empty() && set <= dimensions; ++set)
            sets += fmt::format("{}\\({}({}))", set > 1 ? "," : "",
                                dimensions == 1 ? std::string("index_set")
                                                : fmt::format("index_set_{}of{}", set, dimensions),
                                name);
        notes += fmt::format("{}{}, array1d({})) :: clew_indices(\"{}\");\n", kKept, i,
                             dimensions == 0 ? '[' + name + ']' : name, sets);
    }
    return notes;
}

// Such a FlatZinc without them, but with what they name as items of the output.
std::string withKept(std::string_view flatZinc, const std::vector<OutputItems::Computed>& computed)
{
    constexpr std::string_view kIndices = "clew_indices(\"";
    std::string text;
    std::string items;
    for (const std::string_view line : splitLines(flatZinc)) {
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

// Whether the engine can represent all variables, and their search can be watched.
bool canBeSearched(const std::string& flatZinc)
{
    constexpr std::int64_t kMost = (std::int64_t{1} << 31U) - 2;
    try {
        const FlatZinc parsed = parseFlatZinc(flatZinc);
        (void)watchedVariables(parsed);
        return std::ranges::all_of(parsed.variables, [](const VariableDeclaration& each) {
            return each.isBounded && (each.domain.empty() || (each.domain.front().first >= -kMost &&
                                                              each.domain.back().second <= kMost));
        });
    } catch (const ModelError&) {
        return false;
    }
}

// With the files that travel with the model where MiniZinc looks for them.
Result<ProcessEnd> runMiniZinc(std::vector<std::string> arguments, std::string_view text,
                               const std::function<bool(std::string_view)>& output,
                               const std::function<bool()>& goOn)
{
    const auto included = IncludedFolder::of(text);
    if (!included)
        return tl::make_unexpected(included.error());
    if (!included->path().empty())
        arguments.insert(arguments.end(), {"-I", included->path().string()});
    arguments.emplace_back("-");
    return runProcess({.program = "minizinc",
                       .arguments = std::move(arguments),
                       .input = text,
                       .memory = kMostMemory},
                      output, goOn);
}

// What MiniZinc says of a model without translating it; empty if it refuses.
std::string toldOf(std::string_view text, const char* question, const std::function<bool()>& goOn)
{
    constexpr std::size_t kMostSaid = std::size_t{1} << 20U;
    std::string said;
    const auto end = runMiniZinc(
        {"--solver", solverConfiguration(), question}, text,
        [&](std::string_view piece) {
            said += piece;
            return said.size() <= kMostSaid;
        },
        goOn);
    return end && end->exit == 0 ? said : std::string();
}

// `notes` stand behind the author's text.
Result<Translated> translated(std::string_view text, const std::string& notes,
                              const std::function<bool()>& goOn)
{
    const auto start = std::chrono::steady_clock::now();
    std::string flatZinc;
    const auto end = runMiniZinc(
        {"-c", "--solver", solverConfiguration(), "--output-fzn-to-stdout",
         "--output-ozn-to-stdout", "--output-paths-to-stdout"},
        std::string(text) + notes,
        [&](std::string_view piece) {
            flatZinc += piece;
            return flatZinc.size() <= kMostFlatZinc;
        },
        [&] { return goOn() && std::chrono::steady_clock::now() - start < kLongest; });
    if (!end)
        return tl::make_unexpected(end.error());
    if (end->wasStopped && flatZinc.size() > kMostFlatZinc)
        return fail(phrase("Model", "the model is too large: compiled, it takes more than 256 MB"));
    if (end->wasStopped)
        return std::chrono::steady_clock::now() - start < kLongest
                   ? fail(phrase("Model", "MiniZinc was stopped while it read this model"))
                   : fail(phrase("Model", "MiniZinc took too long to read this model"));
    if (end->exit != 0 && end->errors.empty())
        return fail(phrase(
            "Model",
            "MiniZinc stopped unexpectedly; the model may need more memory than is allowed"));
    if (end->exit != 0 || end->errors.find("Error: ") != std::string::npos)
        return tl::make_unexpected(errorFrom(end->errors));
    return takenApart(withReason(withSources(flatZinc, text), end->errors, text));
}

} // namespace

Result<Translation> compiled(std::string_view text, const std::function<bool()>& goOn)
{
    if (!hasMiniZinc())
        return tl::make_unexpected(missing());
    if (const auto left = leftOutIn(text); !left.empty())
        return tl::make_unexpected(leftOut(left.front()));
    std::string notes = enumerationNotes(text);
    auto made = translated(text, notes, goOn);
    if (!made && !notes.empty() && goOn()) { // what is wrong is said of the author's text alone
        notes.clear();
        made = translated(text, notes, goOn);
    }
    if (!made)
        return tl::make_unexpected(made.error());
    const std::string types =
        notes.empty() ? std::string() : toldOf(text, "--model-types-only", goOn);
    if (const auto computed = OutputItems(made->flatZinc, made->output, text).computed();
        !computed.empty())
        if (auto kept = translated(text, notes + keeping(computed), goOn)) {
            kept->flatZinc = withKept(kept->flatZinc, computed);
            if (canBeSearched(kept->flatZinc)) {
                made = std::move(kept);
                notes += keeping(computed);
            }
        }
    made->flatZinc += OutputItems(made->flatZinc, made->output, text).asFlatZinc();
    return Translation{withEnumerations(made->flatZinc, types), std::move(notes)};
}

std::vector<std::string> parametersOf(std::string_view text, const std::function<bool()>& goOn)
{
    const auto interface =
        readJson<nlohmann::ordered_json>(toldOf(text, "--model-interface-only", goOn));
    std::vector<std::string> names;
    if (interface.is_object() && interface.contains("input") && interface["input"].is_object())
        for (const auto& [name, type] : interface["input"].items())
            names.push_back(name);
    return names;
}

// MiniZinc alone knows all of its output items when it has just read the model; so it does, with a
// solver that prints what has been found before.
std::string printedByMiniZinc(std::string_view model, std::string_view solutions)
{
    const TemporaryFolder folder("clew-output-" + std::to_string(::getpid()) + "-");
    std::ifstream in(solverConfiguration(), std::ios::binary);
    auto solver = readJson(std::string(std::istreambuf_iterator<char>(in), {}));
    if (!hasMiniZinc() || !folder.made() || !solver.is_object())
        return {};
    const auto script = folder.path() / "solver";
    const auto configuration = folder.path() / "solver.msc";
    solver["executable"] = script.string();
    std::ofstream(folder.path() / "solutions", std::ios::binary) << solutions;
    std::ofstream(configuration, std::ios::binary) << solver.dump();
    std::ofstream(script, std::ios::binary)
        << "#!/bin/sh\nexec cat \"$(dirname \"$0\")/solutions\"\n";
    std::error_code error;
    std::filesystem::permissions(script, std::filesystem::perms::owner_all, error);
    std::string text;
    const auto start = std::chrono::steady_clock::now();
    const auto end = runMiniZinc(
        {"--solver", configuration.string()}, model,
        [&](std::string_view piece) {
            text += piece;
            return text.size() <= kMostFlatZinc;
        },
        [&] { return std::chrono::steady_clock::now() - start < kLongest; });
    return end && end->exit == 0 ? text : std::string();
}

} // namespace clew::model
