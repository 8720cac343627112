// Numbers of things in messages.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace clew::cli {

/// "1 page", "2 pages".
inline std::string countOf(std::uint64_t count, std::string_view thing)
{
    return std::to_string(count) + ' ' + std::string(thing) + (count == 1 ? "" : "s");
}

} // namespace clew::cli
