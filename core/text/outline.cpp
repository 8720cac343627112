#include "core/text/outline.h"

#include <algorithm>

namespace clew {

namespace {

constexpr std::size_t kLong = 240; // characters: three lines of a terminal
constexpr std::size_t kIndent = 2;

} // namespace

std::string outlined(std::string_view text)
{
    if (text.size() <= kLong || text.find('[') == std::string_view::npos)
        return std::string(text);
    std::string lines;
    std::size_t depth = 0;
    const auto breakLine = [&] {
        lines += '\n';
        lines.append((depth + 1) * kIndent, ' ');
    };
    while (!text.empty()) {
        std::size_t taken = 1;
        if (text.starts_with(" [with ") || text.starts_with(" [With ")) {
            if (!lines.ends_with('.') && !lines.ends_with(':'))
                lines += ':';
            ++depth;
            breakLine();
            taken = 2;
        } else if (depth > 0 && text.starts_with("; ")) {
            breakLine();
            taken = 2;
        } else if (text.front() == '[') { // of an expression, x[2]
            taken = std::min(text.find(']'), text.size() - 1) + 1;
            lines += text.substr(0, taken);
        } else if (depth > 0 && text.front() == ']') {
            --depth;
        } else {
            lines += text.front();
        }
        text.remove_prefix(taken);
    }
    return lines;
}

} // namespace clew
