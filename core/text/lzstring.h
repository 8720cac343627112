// Text packed by lz-string (pieroxy), as the addresses of web puzzles carry it.

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clew {

/// What compressToBase64() of lz-string has packed, as UTF-8; none if it is nothing of the kind.
/// Padding may be missing.
std::optional<std::string> unpackLzString(std::string_view base64);

/// The same text packed as compressToBase64() does, with its padding. It must be ASCII.
std::string packLzString(std::string_view ascii);

/// An address with its %41 as the characters that they stand for.
std::string withoutPercents(std::string_view text);

} // namespace clew
