// Lots that fall the same on every platform for the same seed, unlike those of the standard
// library's distributions and shuffle.

#pragma once

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace clew {

using Random = std::mt19937_64;

/// Far from the seed of its neighbours: the seed of the n-th attempt; that of the first is `seed`.
constexpr std::uint64_t seedOfAttempt(std::uint64_t seed, std::uint64_t attempt)
{
    return seed + attempt * 0x9E3779B97F4A7C15U;
}

/// At least 0 and less than 1.
inline double drawUnit(Random& random)
{
    return static_cast<double>(random() >> 11U) * 0x1p-53;
}

template<class T>
void shuffle(std::vector<T>& items, Random& random)
{
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random() % i]);
}

} // namespace clew
