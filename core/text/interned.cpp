#include "core/text/interned.h"

#include <algorithm>
#include <mutex>
#include <set>

namespace clew {

Phrase interned(std::string text)
{
    static std::mutex mutex;
    static std::set<std::string, std::less<>> texts; // whose elements do not move
    std::ranges::replace(text, '%', '/');            // no places to fill in
    const std::lock_guard lock(mutex);
    return {"", texts.insert(std::move(text)).first->c_str()};
}

} // namespace clew
