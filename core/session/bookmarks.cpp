#include "core/session/bookmarks.h"

#include <nlohmann/json.hpp>

#include "core/session/json.h"

namespace clew {

nlohmann::json toJson(const Bookmarks& bookmarks)
{
    nlohmann::json array = nlohmann::json::array();
    for (const quint64 position : bookmarks.positions())
        array.push_back({position, bookmarks.label(position).toStdString()});
    return array;
}

Bookmarks bookmarksFromJson(const nlohmann::json& json)
{
    constexpr double kMost = 0xFFFFFFFF; // no trace has more events
    Bookmarks bookmarks;
    for (const nlohmann::json& entry : json) {
        if (!entry.is_array() || entry.size() != 2)
            continue;
        if (const double position = numberOf(entry[0], -1); position >= 0 && position <= kMost)
            bookmarks.add(static_cast<quint64>(position), QString::fromStdString(textOf(entry[1])));
    }
    return bookmarks;
}

} // namespace clew
