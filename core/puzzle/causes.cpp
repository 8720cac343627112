#include "core/puzzle/causes.h"

#include <algorithm>
#include <bit>

namespace clew {

std::vector<Place> fewestCauses(std::vector<Place> causes, const Suffices& suffices)
{
    // Large pieces first: most of what is on a board has nothing to do with one step.
    std::vector<Place> fewer;
    for (std::size_t piece = std::bit_ceil(causes.size()); piece > 0; piece /= 2) {
        for (std::size_t from = 0; from < causes.size();) {
            const std::size_t to = std::min(from + piece, causes.size());
            fewer.assign(causes.begin(), causes.begin() + static_cast<std::ptrdiff_t>(from));
            fewer.insert(fewer.end(), causes.begin() + static_cast<std::ptrdiff_t>(to),
                         causes.end());
            if (suffices(fewer))
                causes.swap(fewer);
            else
                from = to;
        }
    }
    return causes;
}

} // namespace clew
