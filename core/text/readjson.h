// JSON that anybody may have written. A text may nest a bracket a byte, and values so deep are
// beyond the stack when they are copied or written; nothing that is read here has need of more than
// a few levels.

#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

namespace clew {

inline constexpr int kDeepestJson = 64;

/// Brackets outside of strings, whether or not the rest is JSON.
inline bool nestsTooDeeply(std::string_view json)
{
    int depth = 0;
    bool isInText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (isInText) {
            if (c == '\\')
                ++i;
            isInText = c != '"';
        } else if (c == '"') {
            isInText = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kDeepestJson)
                return true;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

/// Discarded if it is no JSON, or nests too deeply.
template<class Json = nlohmann::json>
Json readJson(std::string_view text)
{
    return nestsTooDeeply(text) ? Json(Json::value_t::discarded)
                                : Json::parse(text, nullptr, false);
}

} // namespace clew
