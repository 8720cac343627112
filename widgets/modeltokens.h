// The words of a MiniZinc text, distinguished as far as colouring needs it.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace clew {

enum class ModelToken : std::uint8_t {
    Plain, ///< white space and what is nothing else
    Identifier,
    Keyword,
    Type,
    Number,
    Text, ///< a string, or a quoted name
    Annotation,
    Operator,
    Comment,     ///< to the end of the line
    LongComment, ///< from /* to */, across lines
};
inline constexpr int kModelTokenCount = static_cast<int>(ModelToken::LongComment) + 1;

struct ModelWord
{
    ModelToken token;
    std::size_t begin; ///< in bytes
    std::size_t length;

    friend bool operator==(const ModelWord&, const ModelWord&) = default;
};

/// The words that make up the text, one after the other, none left out. `inLongComment`: a comment
/// was opened before the text and not closed.
std::vector<ModelWord> modelWords(std::string_view text, bool inLongComment = false);

} // namespace clew
