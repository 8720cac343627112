// JSON that anybody may have written. A text may nest a bracket a byte, and values so deep are
// beyond the stack when they are copied or written; nothing that is read here has need of more than
// a few levels. It may also hold a value every two bytes, each of which takes many times that.

#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace clew {

inline constexpr int kDeepestJson = 64;

/// Whether `holds` is true of every character outside of strings, whether or not they are JSON.
template<class Holds>
bool everyMark(std::string_view json, Holds&& holds)
{
    bool isInText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (isInText) {
            if (c == '\\')
                ++i;
            isInText = c != '"';
        } else if (c == '"') {
            isInText = true;
        } else if (!holds(c)) {
            return false;
        }
    }
    return true;
}

inline bool nestsTooDeeply(std::string_view json)
{
    int depth = 0;
    return !everyMark(json, [&](char c) {
        depth += (c == '[' || c == '{') ? 1 : (c == ']' || c == '}') ? -1 : 0;
        return depth <= kDeepestJson;
    });
}

/// Whether there may be more values: all but the first stand behind a comma or a bracket.
inline bool mayHoldMoreValues(std::string_view json, std::size_t most)
{
    std::size_t values = 1;
    return !everyMark(json, [&](char c) {
        values += (c == ',' || c == '[' || c == '{') ? 1 : 0;
        return values <= most;
    });
}

/// Discarded if it is no JSON, or nests too deeply.
template<class Json = nlohmann::json>
Json readJson(std::string_view text)
{
    return nestsTooDeeply(text) ? Json(Json::value_t::discarded)
                                : Json::parse(text, nullptr, false);
}

/// What an object has by this name; empty if that is no text.
template<class Json>
std::string textIn(const Json& object, const char* name)
{
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->template get<std::string>()
                                                       : std::string();
}

/// Whether an object says that it is so.
template<class Json>
bool isTrueIn(const Json& object, const char* name)
{
    const auto found = object.find(name);
    return found != object.end() && *found == true;
}

} // namespace clew
