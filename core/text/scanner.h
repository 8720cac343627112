// Reads text piece by piece and knows at which line and column it stands: for all text formats.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/result.h"

namespace clew {

class Scanner
{
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    [[nodiscard]] bool atEnd() const { return m_position == m_text.size(); }
    /// The next character, '\0' at the end.
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_position]; }
    /// All that is not gone past.
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_position); }
    /// The next character, gone past; '\0' at the end.
    char next();
    bool accept(char c);
    /// Goes past blanks and line ends; with `lineEnds` false past blanks and tabs only.
    void skipSpace(bool lineEnds = true);
    /// Goes past a whole number without sign; none if there is none here or it exceeds 64 bits.
    std::optional<std::uint64_t> number();
    /// Goes past everything up to the next blank or line end.
    std::string_view word();

    [[nodiscard]] int line() const { return m_line; }
    [[nodiscard]] int column() const { return m_column; }
    /// An error at the present place.
    [[nodiscard]] tl::unexpected<Error> error(Sentence sentence) const
    {
        return fail(std::move(sentence), m_line, m_column);
    }
    [[nodiscard]] tl::unexpected<Error> error(Phrase phrase) const
    {
        return fail(phrase, m_line, m_column);
    }

private:
    std::string_view m_text;
    std::size_t m_position = 0;
    int m_line = 1;
    int m_column = 1;
};

/// The first character of a text as an error message shows it: 'x', or its first byte's code if it
/// is not printable.
Argument quoted(std::string_view text);
Argument quoted(char c);

/// A text without the UTF-8 mark (U+FEFF) that some editors put at its beginning.
std::string_view withoutMark(std::string_view text);

/// The lines of a text without their ends ("\n" or "\r\n"); a final line end starts no further
/// line.
std::vector<std::string_view> splitLines(std::string_view text);

} // namespace clew
