#include "app/cli/options.h"

#include <fmt/format.h>

#include "app/cli/output.h"

namespace clew::cli {

namespace {

std::vector<std::string> splitNames(const std::string& names)
{
    std::vector<std::string> all;
    std::size_t begin = 0;
    while (begin <= names.size()) {
        const std::size_t end = std::min(names.find(',', begin), names.size());
        const std::string name = names.substr(begin, end - begin);
        all.push_back(name.substr(name.starts_with('!') ? 1 : 0));
        begin = end + 1;
    }
    return all;
}

// "webp, gif or webm"
std::string eitherOf(const std::vector<std::string>& values)
{
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i)
        text += (i == 0 ? "" : i + 1 == values.size() ? " or " : ", ") + values[i];
    return text;
}

} // namespace

void OptionTable::add(Option option, Store store)
{
    m_entries.push_back({std::move(option), std::move(store)});
}

void OptionTable::flag(Option option, bool& value)
{
    add(std::move(option), [&value](const std::string& given) -> Expected<void> {
        value = given == "true";
        return {};
    });
}

void OptionTable::text(Option option, std::string& value)
{
    add(std::move(option), [&value](const std::string& given) -> Expected<void> {
        value = given;
        return {};
    });
}

void OptionTable::file(Option option, std::string& value)
{
    const std::string name = option.name();
    add(std::move(option), [&value, name](const std::string& given) -> Expected<void> {
        if (given == "-")
            return usage(fmt::format("{} needs a file name: standard output is used for the "
                                     "results; for a file named -, write ./-",
                                     name));
        if (isStandardOutput(given))
            return usage(fmt::format("{} needs the name of a file other than {}: standard output "
                                     "is used for the results",
                                     name, given));
        value = given;
        return {};
    });
}

void OptionTable::texts(Option option, std::vector<std::string>& values)
{
    option.repeated = true;
    add(std::move(option), [&values](const std::string& given) -> Expected<void> {
        values.push_back(given);
        return {};
    });
}

void OptionTable::number(Option option, double& value, const Range<double>& range)
{
    const std::string name = option.name();
    add(std::move(option), [&value, range, name](const std::string& given) {
        return checked(name, given, cli::number(given, range)).map([&](double number) {
            value = number;
        });
    });
}

void OptionTable::size(Option option, std::uint64_t& value)
{
    const std::string name = option.name();
    add(std::move(option), [&value, name](const std::string& given) {
        return checked(name, given, byteSize(given)).map([&](std::uint64_t bytes) {
            value = bytes;
        });
    });
}

void OptionTable::note(std::string_view sentence)
{
    m_notes.emplace_back(sentence);
}

void OptionTable::output(const char* summary, std::string& file, std::vector<With> needs)
{
    add({.names = "-o,--output",
         .value = "FILE",
         .summary = summary,
         .fallback = "standard output",
         .needs = std::move(needs)},
        [&file](const std::string& given) -> Expected<void> {
            file = given == "-" ? std::string() : given;
            return {};
        });
}

void OptionTable::stands(std::string name, std::function<std::string()> value)
{
    m_standing.insert_or_assign(std::move(name), std::move(value));
}

void OptionTable::restrict(std::string_view name, With needs)
{
    for (Entry& entry : m_entries)
        if (&entry == find(name))
            entry.option.needs.push_back(std::move(needs));
}

void OptionTable::exclude(std::string_view name, With other)
{
    for (Entry& entry : m_entries)
        if (&entry == find(name))
            entry.option.excludes.push_back(std::move(other));
}

const OptionTable::Entry* OptionTable::find(std::string_view name) const
{
    const auto found = std::ranges::find_if(m_entries, [&](const Entry& entry) {
        return std::ranges::count(splitNames(entry.option.names), name) > 0;
    });
    return found == m_entries.end() ? nullptr : &*found;
}

bool OptionTable::isFlag(std::string_view name) const
{
    const Entry* const entry = find(name);
    return entry != nullptr && entry->option.isFlag();
}

bool OptionTable::has(std::string_view name) const
{
    return find(name) != nullptr;
}

// ---- what was given

void OptionTable::setGiven(std::vector<std::string> words,
                           std::vector<std::vector<std::string>> values)
{
    m_words = std::move(words);
    m_values = std::move(values);
}

bool OptionTable::isGiven(std::string_view name) const
{
    const Entry* const entry = find(name);
    return entry != nullptr &&
           !m_values[static_cast<std::size_t>(entry - m_entries.data())].empty();
}

std::string OptionTable::typed(const Option& option) const
{
    for (const std::string& name : splitNames(option.names))
        if (std::ranges::any_of(m_words, [&](const std::string& word) {
                return word == name || word.starts_with(name + "=");
            }))
            return name;
    return option.name();
}

std::string OptionTable::typed(std::string_view name) const
{
    const Entry* const entry = find(name);
    return entry == nullptr ? std::string(name) : typed(entry->option);
}

// The values that an option has, as far as others depend on them; none: it is not there.
std::vector<std::string> OptionTable::standing(std::string_view name) const
{
    if (const auto known = m_standing.find(name); known != m_standing.end()) {
        std::string value = known->second();
        return value.empty() ? std::vector<std::string>() : std::vector{std::move(value)};
    }
    const Entry* const entry = find(name);
    return entry == nullptr ? std::vector<std::string>()
                            : m_values[static_cast<std::size_t>(entry - m_entries.data())];
}

Expected<void> OptionTable::checkWith(const Option& option) const
{
    const auto isAmong = [](const std::vector<std::string>& given, const With& other) {
        return other.values.empty() ? !given.empty()
                                    : std::ranges::any_of(given, [&](const std::string& value) {
                                          return std::ranges::count(other.values, value) > 0;
                                      });
    };
    for (const With& other : option.needs)
        if (const auto given = standing(other.option);
            !isAmong(given, other) && (other.values.empty() || !given.empty()))
            return usage(given.empty()
                             ? fmt::format("{} needs {}", typed(option), other.option)
                             : fmt::format("{} does not go with {}, only with {}", typed(option),
                                           given.front(), eitherOf(other.values)));
    for (const With& other : option.excludes)
        if (const auto given = standing(other.option); isAmong(given, other))
            return usage(other.values.empty() || isFlag(other.option)
                             ? fmt::format("{} and {} cannot be given together", typed(option),
                                           typed(other.option))
                             : fmt::format("{} and {} do not go together; leave one of them out",
                                           typed(option), given.front()));
    return {};
}

Expected<void> OptionTable::checkTogether() const
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Option& option = m_entries[i].option;
        if (m_values[i].empty() || standing(splitNames(option.names).back()).empty())
            continue;
        if (auto checked = checkWith(option); !checked)
            return checked;
        // Of a flag and its opposite, which one is meant?
        const auto isTyped = [&](const std::string& name) {
            return std::ranges::count(m_words, name) > 0;
        };
        const auto names = splitNames(option.names);
        if (option.isFlag() && option.names.find('!') != std::string::npos &&
            std::ranges::all_of(names, isTyped))
            return usage(
                fmt::format("{} and {} cannot be given together", names.front(), names.back()));
    }
    return {};
}

std::vector<std::string> OptionTable::longNames() const
{
    std::vector<std::string> all;
    for (const Entry& entry : m_entries)
        for (std::string& name : splitNames(entry.option.names))
            if (name.starts_with("--"))
                all.push_back(std::move(name));
    return all;
}

} // namespace clew::cli
