#include "app/cli/options.h"

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

bool OptionTable::has(std::string_view name) const
{
    return std::ranges::any_of(m_entries, [&](const Entry& entry) {
        return std::ranges::count(splitNames(entry.option.names), name) > 0;
    });
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
