// What the values of enumerated types are called, which FlatZinc does not know: it has numbers.

#pragma once

#include <string>
#include <string_view>

namespace clew::model {

/// Items to stand behind a model's text, which have MiniZinc write into FlatZinc what the members
/// of its enumerated types are called. Empty if it has none.
std::string enumerationNotes(std::string_view text);

/// The FlatZinc of such a text, with those names as further items behind it, as parseFlatZinc()
/// reads them, and which variables have them as values or indices; `types` is what MiniZinc says
/// of those (--model-types-only).
std::string withEnumerations(std::string_view flatZinc, std::string_view types);

} // namespace clew::model
