#include "app/cli/help.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/text/characters.h"

namespace clew::cli {

namespace {

constexpr std::size_t kWidth = 80;    // of a line
constexpr std::size_t kMostLeft = 26; // longer words on the left get a line of their own
constexpr std::string_view kArguments = "Arguments";
constexpr std::string_view kOptions = "Options";

/// A line of a table: what is written, and what it means.
struct Row
{
    std::string left;
    std::string right;
};

// Breaks lines between words; all but the first begin with `indent` spaces, and that much is taken
// from the width of the first.
std::string wrapped(std::string_view text, std::size_t indent)
{
    std::string lines;
    std::size_t column = indent;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        const std::size_t width = charactersIn(word);
        if (column > indent && column + 1 + width > kWidth) {
            lines += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (column > indent) {
            lines += ' ';
            ++column;
        }
        lines += word;
        column += width;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines + '\n';
}

std::string table(std::string_view heading, const std::vector<Row>& rows)
{
    std::size_t left = 0;
    for (const Row& row : rows)
        if (const std::size_t width = charactersIn(row.left); width <= kMostLeft)
            left = std::max(left, width);
    const std::size_t indent = left + 4;
    std::string text = fmt::format("\n{}:\n", heading);
    for (const Row& row : rows) {
        const std::size_t width = charactersIn(row.left);
        text += "  " + row.left;
        text +=
            width > left ? '\n' + std::string(indent, ' ') : std::string(indent - 2 - width, ' ');
        text += wrapped(row.right, indent);
    }
    return text;
}

std::string argumentText(const Option& option)
{
    return option.names + (option.repeated ? "..." : "");
}

// "-o, --output FILE"; a long name alone is set below the other long ones.
std::string leftOf(const Option& option)
{
    if (option.isArgument())
        return argumentText(option);
    std::string text = option.names.starts_with("--") ? "    " : "";
    for (const char letter : option.names)
        if (letter == ',')
            text += ", ";
        else if (letter != '!')
            text += letter;
    return option.value.empty() ? text : text + ' ' + option.value;
}

std::string rightOf(const Option& option)
{
    std::string text = option.summary;
    if (!option.choices.empty())
        text += fmt::format(" [choices: {}]", fmt::join(option.choices, ", "));
    if (!option.fallback.empty())
        text += fmt::format(" [default: {}]", option.fallback);
    return text;
}

std::string headingOf(const Option& option)
{
    if (!option.heading.empty())
        return option.heading;
    return std::string(option.isArgument() ? kArguments : kOptions);
}

std::string section(const OptionTable& options, const std::string& heading)
{
    std::vector<Row> rows;
    for (const auto& [option, store] : options.entries())
        if (option.isOffered && headingOf(option) == heading)
            rows.push_back({leftOf(option), rightOf(option)});
    if (heading == kOptions)
        rows.push_back({"-h, --help", "Print this help"});
    return rows.empty() ? std::string() : table(heading, rows);
}

std::string usageLine(const Command& command, const OptionTable& options)
{
    std::string text = fmt::format("Usage: clew {} [OPTIONS]", command.name);
    for (const auto& [option, store] : options.entries())
        if (option.isArgument())
            text +=
                fmt::format(fmt::runtime(option.required ? " {}" : " [{}]"), argumentText(option));
    return text + '\n';
}

} // namespace

std::string overviewHelp(std::span<const Command> commands)
{
    std::vector<Row> rows;
    for (const Command& command : commands)
        rows.push_back({command.name, command.summary});
    return "Puzzles and the searches that solve them\n\nUsage: clew COMMAND [OPTIONS] "
           "[ARGUMENTS]\n" +
           table("Commands", rows) +
           table(kOptions,
                 {{"-h, --help", "Print this help"}, {"    --version", "Print the version"}}) +
           table("Exit status", {{"0", "Done"},
                                 {"1", "No solution"},
                                 {"2", "Bad input or usage"},
                                 {"3", "Stopped by a limit or an interrupt"}}) +
           "\n`clew COMMAND --help` describes a command and its options.\n";
}

std::string commandHelp(const Command& command, const OptionTable& options)
{
    std::string text = wrapped(command.summary, 0);
    if (*command.description != '\0')
        text += '\n' + wrapped(command.description, 0);
    text += '\n' + usageLine(command, options);
    std::vector<std::string> headings{std::string(kArguments), std::string(kOptions)};
    for (const auto& [option, store] : options.entries())
        if (std::ranges::find(headings, headingOf(option)) == headings.end())
            headings.push_back(headingOf(option));
    for (const std::string& heading : headings)
        text += section(options, heading);
    for (const std::string& note : options.notes())
        text += '\n' + wrapped(note, 0);
    return text;
}

} // namespace clew::cli
