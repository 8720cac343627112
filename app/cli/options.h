// The options of a command as a table: parsing, --help and messages all read it.

#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/exit.h"
#include "app/cli/numbers.h"

namespace clew::cli {

/// How an option is written and described.
struct Option
{
    std::string names;         ///< "-o,--output"; "FILE" without dashes: an argument
    std::string value = {};    ///< what its value is called, like "N"; empty: a flag
    std::string summary = {};  ///< what it does
    std::string fallback = {}; ///< what holds without it, as the help states it; may be empty
    std::vector<std::string> choices = {};
    std::string heading = {};  ///< of its section of the help; empty: that of all commands
    bool required = false;     ///< an argument shown without brackets; the command checks it
    bool repeated = false;     ///< takes several values, on an option also between commas
    std::string excludes = {}; ///< the name of an option that cannot be given along with it

    [[nodiscard]] bool isArgument() const { return !names.starts_with('-'); }
    [[nodiscard]] bool isFlag() const { return !isArgument() && value.empty(); }
    /// The name in messages: the last one, which is the long one.
    [[nodiscard]] std::string name() const { return names.substr(names.rfind(',') + 1); }
};

class OptionTable
{
public:
    /// Stores a value that was given, or says what is wrong with it. A flag is given "true", or
    /// "false" if one of its names begins with "!".
    using Store = std::function<Expected<void>(const std::string& value)>;
    struct Entry
    {
        Option option;
        Store store;
    };

    void add(Option option, Store store);
    /// Each adds an option that stores into `value`, which must outlive the table.
    void flag(Option option, bool& value);
    void text(Option option, std::string& value);
    void texts(Option option, std::vector<std::string>& values);
    void number(Option option, double& value, const Range<double>& range);
    /// A number of bytes.
    void size(Option option, std::uint64_t& value);
    /// `Number`: an unsigned type, or an optional one.
    template<class Number>
    // NOLINTNEXTLINE(performance-unnecessary-value-param): it is moved from
    void whole(Option option, Number& value, const Range<std::uint64_t>& range)
    {
        const std::string name = option.name();
        add(std::move(option), [&value, range, name](const std::string& text) {
            return checked(name, text, wholeNumber(text, range)).map([&](std::uint64_t number) {
                value = static_cast<Number>(number);
            });
        });
    }
    /// A sentence for the end of the help.
    void note(std::string_view sentence);

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] const std::vector<std::string>& notes() const { return m_notes; }
    [[nodiscard]] bool has(std::string_view name) const;
    /// The names that begin with two dashes.
    [[nodiscard]] std::vector<std::string> longNames() const;

private:
    template<class T>
    static Expected<T> checked(const std::string& name, const std::string& text,
                               const Read<T>& read)
    {
        if (read)
            return *read;
        return usage(name + " must be " + read.error() + ", not \"" + text + "\"");
    }

    std::vector<Entry> m_entries;
    std::vector<std::string> m_notes;
};

} // namespace clew::cli
