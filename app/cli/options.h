// The options of a command as a table: parsing, --help and messages all read it.

#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/exit.h"
#include "app/cli/numbers.h"

namespace clew::cli {

/// Another option, given at all or with one of these values.
struct With
{
    std::string option;
    std::vector<std::string> values = {};
};

/// How an option is written and described.
struct Option
{
    std::string names;         ///< "-o,--output"; "FILE" without dashes: an argument
    std::string value = {};    ///< what its value is called, like "N"; empty: a flag
    std::string summary = {};  ///< what it does
    std::string fallback = {}; ///< what holds without it, as the help states it; may be empty
    std::vector<std::string> choices = {};
    std::string heading = {};        ///< of its section of the help; empty: that of all commands
    bool required = false;           ///< an argument shown without brackets; the command checks it
    bool repeated = false;           ///< takes several values, an option also separated by commas
    std::vector<With> excludes = {}; ///< none of these can be given along with it
    std::vector<With> needs = {};    ///< each of these must be, otherwise it means nothing
    /// Whether the help lists it; otherwise it is only read, to be refused with a reason.
    bool isOffered = true;

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
    /// A file to be written besides the output: never standard output, as "-" or by a name.
    void file(Option option, std::string& value);
    void texts(Option option, std::vector<std::string>& values);
    void number(Option option, double& value, const Range<double>& range);
    /// -o, --output: a file to write, empty for standard output, which may be named "-".
    void output(const char* summary, std::string& file, std::vector<With> needs = {});
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
    /// What an option amounts to once all values are stored, where that is more than what was
    /// given, for Option::excludes and Option::needs; empty: as if it had not been given. The name
    /// may be one for several options together, as messages call them.
    void stands(std::string name, std::function<std::string()> value);
    /// Option::needs and Option::excludes, of an option that is there.
    void restrict(std::string_view name, With needs);
    void exclude(std::string_view name, With other);
    /// A sentence for the end of the help.
    void note(std::string_view sentence);

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] const std::vector<std::string>& notes() const { return m_notes; }
    [[nodiscard]] bool has(std::string_view name) const;
    /// Whether the options given, which all are stored, go together.
    [[nodiscard]] Expected<void> checkTogether() const;
    /// What was given, once it is: the words of the command line, and values of each entry.
    void setGiven(std::vector<std::string> words, std::vector<std::vector<std::string>> values);
    [[nodiscard]] bool isGiven(std::string_view name) const;
    /// The name by which an option was given: the first of its names that is there, or the last.
    [[nodiscard]] std::string typed(const Option& option) const;
    [[nodiscard]] std::string typed(std::string_view name) const;
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

    [[nodiscard]] const Entry* find(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> standing(std::string_view name) const;
    [[nodiscard]] Expected<void> checkWith(const Option& option) const;
    [[nodiscard]] bool isFlag(std::string_view name) const;

    std::vector<Entry> m_entries;
    std::map<std::string, std::function<std::string()>, std::less<>> m_standing;
    std::vector<std::string> m_words;               ///< of the command line
    std::vector<std::vector<std::string>> m_values; ///< given to each entry; a flag's is "true"
    std::vector<std::string> m_notes;
};

} // namespace clew::cli
