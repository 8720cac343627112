// Whether this program runs under a sanitizer, several times as slowly: what is repeated many times
// for the sake of its results, which are the same there, is repeated less often.

#pragma once

namespace clew::test {

#ifdef CLEW_SANITIZED
inline constexpr bool kUnderSanitizer = true;
#else
inline constexpr bool kUnderSanitizer = false;
#endif

/// How often something random is tried: @p plain times, under a sanitizer a fourth of that.
constexpr int repetitions(int plain)
{
    return kUnderSanitizer ? (plain + 3) / 4 : plain;
}

} // namespace clew::test
