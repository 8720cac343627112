#include "core/text/scanner.h"

#include <charconv>
#include <fmt/format.h>

#include "core/text/characters.h"
#include "core/text/printable.h"

namespace clew {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

} // namespace

char Scanner::next()
{
    if (atEnd())
        return '\0';
    const char c = m_text[m_position++];
    if (c == '\n') {
        ++m_line;
        m_column = 1;
    } else if (startsCharacter(c)) {
        ++m_column;
    }
    return c;
}

bool Scanner::accept(char c)
{
    if (atEnd() || peek() != c)
        return false;
    next();
    return true;
}

void Scanner::skipSpace(bool lineEnds)
{
    while (!atEnd() && isSpace(peek()) && (lineEnds || peek() != '\n'))
        next();
}

std::optional<std::uint64_t> Scanner::number()
{
    std::uint64_t value = 0;
    const char* const begin = m_text.data() + m_position;
    const auto [end, error] = std::from_chars(begin, m_text.data() + m_text.size(), value);
    if (error != std::errc() || end == begin)
        return std::nullopt;
    for (auto left = end - begin; left > 0; --left)
        next();
    return value;
}

std::string_view Scanner::word()
{
    const std::size_t begin = m_position;
    for (; !atEnd() && !isSpace(m_text[m_position]); ++m_position)
        m_column += startsCharacter(m_text[m_position]) ? 1 : 0;
    return m_text.substr(begin, m_position - begin);
}

Argument quoted(std::string_view text)
{
    if (const std::string_view shown = firstVisible(text); !shown.empty())
        return fmt::format("'{}'", shown);
    const char first = text.empty() ? '\0' : text.front();
    return Sentence{phrase("Text", "byte 0x%1"),
                    {fmt::format("{:02X}", static_cast<unsigned char>(first))}};
}

Argument quoted(char c)
{
    return quoted(std::string_view(&c, 1));
}

std::string_view withoutMark(std::string_view text)
{
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    return text.substr(text.starts_with(kMark) ? kMark.size() : 0);
}

std::vector<std::string_view> splitLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

} // namespace clew
