// The lanes of boxlanes.h in one AVX2 register. Only for files that are compiled for AVX2.

#pragma once

#include <immintrin.h>

#include "core/puzzles/sudoku/bitboard/boxlanes.h"

namespace clew::sudoku {

class Avx2Lanes
{
public:
    Avx2Lanes() = default;
    static Avx2Lanes load(const Boxes& boxes)
    {
        return _mm256_load_si256(reinterpret_cast<const __m256i*>(boxes.lanes.data()));
    }
    void store(Boxes& boxes) const
    {
        _mm256_store_si256(reinterpret_cast<__m256i*>(boxes.lanes.data()), m_lanes);
    }
    static Avx2Lanes all() { return _mm256_set1_epi16(kAllDigits); }
    static Avx2Lanes none() { return _mm256_setzero_si256(); }

    friend Avx2Lanes operator&(Avx2Lanes a, Avx2Lanes b)
    {
        return _mm256_and_si256(a.m_lanes, b.m_lanes);
    }
    friend Avx2Lanes operator|(Avx2Lanes a, Avx2Lanes b)
    {
        return _mm256_or_si256(a.m_lanes, b.m_lanes);
    }
    friend Avx2Lanes operator^(Avx2Lanes a, Avx2Lanes b)
    {
        return _mm256_xor_si256(a.m_lanes, b.m_lanes);
    }
    friend Avx2Lanes operator-(Avx2Lanes a, Avx2Lanes b)
    {
        return _mm256_andnot_si256(b.m_lanes, a.m_lanes);
    }

    [[nodiscard]] Avx2Lanes withoutLowest() const
    {
        return _mm256_and_si256(m_lanes, _mm256_add_epi16(m_lanes, _mm256_set1_epi16(-1)));
    }
    /// All bits in the lanes that are empty: callers keep to the digits of some other set.
    [[nodiscard]] Avx2Lanes emptyLanes() const
    {
        return _mm256_cmpeq_epi16(m_lanes, _mm256_setzero_si256());
    }
    [[nodiscard]] bool isEmpty() const { return _mm256_testz_si256(m_lanes, m_lanes) != 0; }

    [[nodiscard]] Avx2Lanes nextStack() const
    {
        return _mm256_shuffle_epi8(m_lanes, _mm256_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13,
                                                             8, 9, 14, 15, 2, 3, 4, 5, 0, 1, 6, 7,
                                                             10, 11, 12, 13, 8, 9, 14, 15));
    }
    [[nodiscard]] Avx2Lanes stackAfter() const
    {
        return _mm256_shuffle_epi8(m_lanes, _mm256_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9,
                                                             10, 11, 14, 15, 4, 5, 0, 1, 2, 3, 6, 7,
                                                             12, 13, 8, 9, 10, 11, 14, 15));
    }
    [[nodiscard]] Avx2Lanes nextBand() const
    {
        return _mm256_permute4x64_epi64(m_lanes, 0b11'00'10'01);
    }
    [[nodiscard]] Avx2Lanes bandAfter() const
    {
        return _mm256_permute4x64_epi64(m_lanes, 0b11'01'00'10);
    }

private:
    Avx2Lanes(__m256i lanes) : m_lanes(lanes) {} // implicit: what the intrinsics return

    __m256i m_lanes;
};

} // namespace clew::sudoku
