#include "core/puzzles/model/writtenvalues.h"

#include <algorithm>

#include "core/puzzles/model/model.h"

namespace clew::model {

namespace {

constexpr std::string_view kBlanks = " \t";

// Where one of these characters is that does not stand between quotes, or else the end.
std::size_t findUnquoted(std::string_view text, std::string_view characters, std::size_t begin)
{
    bool isQuoted = false;
    for (std::size_t at = begin; at < text.size(); ++at) {
        if (text[at] == '\'')
            isQuoted = !isQuoted;
        else if (!isQuoted && characters.find(text[at]) != std::string_view::npos)
            return at;
    }
    return text.size();
}

// Two words stay two.
std::string withoutBlanks(std::string_view text)
{
    std::string rest;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = findUnquoted(text, kBlanks, at);
        const std::string_view part = text.substr(at, end - at);
        if (!rest.empty() && !part.empty() && isWordCharacter(rest.back()) &&
            isWordCharacter(part.front()))
            rest += ' ';
        rest += part;
        at = end + 1;
    }
    return rest;
}

} // namespace

std::vector<WrittenValue> writtenValues(std::string_view line)
{
    std::vector<WrittenValue> all;
    for (std::size_t begin = 0, end = 0;
         (begin = line.find_first_not_of(" \t;", end)) != std::string_view::npos;) {
        const std::size_t sign = findUnquoted(line, "=;", begin);
        WrittenValue written{.name = withoutBlanks(line.substr(begin, sign - begin)),
                             .value = {},
                             .words = {},
                             .begin = begin};
        end = sign;
        if (line.substr(sign).starts_with('=')) {
            const std::size_t first =
                std::min(line.find_first_not_of(kBlanks, sign + 1), line.size());
            end = findUnquoted(line, " \t;=", first);
            written.value = line.substr(first, end - first);
        }
        written.words = line.substr(begin, end - begin);
        written.words = written.words.substr(0, written.words.find_last_not_of(kBlanks) + 1);
        all.push_back(std::move(written));
    }
    return all;
}

} // namespace clew::model
