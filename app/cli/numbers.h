// Numbers given as text: read strictly, and refused with what is allowed.

#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <tl/expected.hpp>

namespace clew::cli {

/// What a number may be, ends included.
template<class Number>
struct Range
{
    Number least;
    Number most;
};

inline constexpr std::uint64_t kNoEnd = std::numeric_limits<std::uint64_t>::max();
inline constexpr Range<std::uint64_t> kFromZero{0, kNoEnd};
inline constexpr Range<std::uint64_t> kFromOne{1, kNoEnd};

/// A value, or what the text must be: "a whole number from 1 to 8".
template<class T>
using Read = tl::expected<T, std::string>;

Read<std::uint64_t> wholeNumber(const std::string& text, const Range<std::uint64_t>& range);
Read<double> number(const std::string& text, const Range<double>& range);
/// A number of bytes, with or without a unit: 500MB.
Read<std::uint64_t> byteSize(const std::string& text);

} // namespace clew::cli
