#include "core/text/csv.h"

#include <algorithm>

namespace clew {

namespace {

// Also behind blanks: some programs pass these over.
bool isCalculated(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool isFormula = first != std::string_view::npos &&
                           std::string_view("=+-@|%").find(text[first]) != std::string_view::npos;
    return isFormula || text.starts_with('\t') || text.starts_with('\r');
}

} // namespace

std::string csvField(std::string_view text)
{
    std::string field = isCalculated(text) || text.starts_with('\'') ? "'" : "";
    const bool isQuoted = text.find_first_of(",\"\r\n;") != std::string_view::npos;
    for (const char c : text)
        field.append(isQuoted && c == '"' ? 2 : 1, c);
    return isQuoted ? '"' + field + '"' : field;
}

std::string csvLine(std::span<const std::string> fields)
{
    std::string line;
    for (const std::string& field : fields) {
        if (&field != &fields.front())
            line += ',';
        line += csvField(field);
    }
    return line + '\n';
}

std::string plainCsvField(std::string_view field)
{
    const std::string_view rest = field.substr(std::min<std::size_t>(1, field.size()));
    const bool isMarked = field.starts_with('\'') && (isCalculated(rest) || rest.starts_with('\''));
    return std::string(isMarked ? rest : field);
}

} // namespace clew
