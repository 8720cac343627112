// Random numbers that are the same on every platform for the same seed, unlike those of the
// standard library's distributions and shuffle.

#pragma once

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace clew {

using Random = std::mt19937_64;

/// A small generator for where little randomness is enough: Steele, Lea and Flood's SplitMix64.
class SplitMix64
{
public:
    explicit SplitMix64(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t operator()()
    {
        m_state += 0x9E3779B97F4A7C15U;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

private:
    std::uint64_t m_state;
};

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

template<class T, class Generator>
void shuffle(std::vector<T>& items, Generator& random)
{
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random() % i]);
}

} // namespace clew
