// What squares ahead need together. Each on its own may have enough neighbours left and yet not all
// of them, because they share these: two corners' squares that both need the same one three times.
// It is Hall's condition (1935) for squares of one colour, each of which a tour passes through by
// two jumps (Gale and Ryser, 1957). Of the many sets of squares those are looked at that have the
// least to spare; they reveal most of the states from which there is no tour.

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace clew::knight::sweeping {

/// A bit for each square ahead, from the next one to be swept on.
using Ahead = std::uint64_t;

/// Some squares of one colour.
struct Crowd
{
    Ahead members = 0;
    Ahead once = 0; ///< squares a jump away from some member: each can take one jump, if it is open
    Ahead twice = 0; ///< from several members: each can take a second jump, if it is untouched
    int spare = 0;   ///< jumps that can be taken less jumps needed, everything being untouched
};

/// The crowds which the first `frontier` squares may leave too little to, the tightest first.
/// `neighbours`: of each free square ahead the free ones ahead; 0 of a blocked one.
std::vector<Crowd> tightCrowds(std::span<const Ahead> neighbours, std::size_t frontier);

} // namespace clew::knight::sweeping
