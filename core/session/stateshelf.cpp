#include "core/session/stateshelf.h"

#include <algorithm>

namespace clew {

std::shared_ptr<const State> StateShelf::at(std::uint64_t position)
{
    const auto distance = [position](const Cursor& cursor) {
        return std::max(cursor.position(), position) - std::min(cursor.position(), position);
    };
    std::shared_ptr<Cursor> nearest;
    for (const auto& cursor : m_cursors) {
        if (cursor->position() == position)
            return {cursor, &cursor->state()};
        const bool isFree = cursor.use_count() == 1;
        if (isFree && (!nearest || distance(*cursor) < distance(*nearest)))
            nearest = cursor;
    }
    if (!nearest) {
        nearest = std::make_shared<Cursor>(m_trace, m_dimensions);
        m_cursors.push_back(nearest);
    }
    nearest->seek(position);
    return {nearest, &nearest->state()};
}

} // namespace clew
