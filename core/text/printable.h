// Texts from elsewhere, made fit to be shown: on a terminal, in a picture, in a window.

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace clew {

/// The text without what could steer whoever shows it: control characters, marks of writing
/// direction and bytes that are no UTF-8 become U+FFFD. At most `most` characters; what is cut
/// ends in "…".
std::string printable(std::string_view text, std::size_t most = 200);

/// The same of a text of any length that may have several lines: line ends and tabs stay.
std::string printableLines(std::string_view text);

/// The same of a message, which may repeat a whole input: of more than some thousand bytes the
/// middle is left out.
std::string printableMessage(std::string_view text);

/// The first character of a text, if it is seen when it is shown as it is; else nothing: a blank of
/// several bytes, what printable() replaces.
std::string_view firstVisible(std::string_view text);

/// Where the first byte is that belongs to no character of UTF-8, or is NUL; none in a sound text.
std::optional<std::size_t> unsoundIn(std::string_view text);

/// A text in JSON, written so that nothing in it could steer a terminal: the same characters are
/// escaped there, which changes nothing of what it says.
std::string printableJson(std::string_view json);

} // namespace clew
