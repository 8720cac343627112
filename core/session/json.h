// Values out of JSON that anybody may have written: of another kind than expected they count as
// absent.

#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace clew {

/// The member of an object; null if there is none, or if this is no object.
inline const nlohmann::json& memberOf(const nlohmann::json& json, const char* name)
{
    static const nlohmann::json null;
    const auto found = json.is_object() ? json.find(name) : json.end();
    return found != json.end() ? *found : null;
}

inline bool boolOf(const nlohmann::json& json)
{
    return json.is_boolean() && json.get<bool>();
}

inline double numberOf(const nlohmann::json& json, double otherwise = 0)
{
    return json.is_number() ? json.get<double>() : otherwise;
}

inline std::string textOf(const nlohmann::json& json)
{
    return json.is_string() ? json.get<std::string>() : std::string();
}

/// A number that is kept as text, for JSON numbers lose bits.
std::optional<std::uint64_t> longNumberOf(const nlohmann::json& json);

} // namespace clew
