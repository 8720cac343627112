// The queens of the four border lines of a board without given queens, up to rotations and
// reflections. Border queens first: NQueensFAF (Ole Poeschl and Somers' counter, 2002) does so,
// too.

#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/puzzles/queens/queens.h"

namespace clew::queens {

/// Where the queens of the border lines stand: the first line and the last, counted from the left,
/// and the first place and the last, counted from above. One in a corner is in two of them.
struct Frame
{
    std::uint8_t top;
    std::uint8_t right;
    std::uint8_t bottom;
    std::uint8_t left;
    friend auto operator<=>(const Frame&, const Frame&) = default;
};

/// The images of something with turned() and mirrored(): all eight, itself first.
template<class Thing, class Turn, class Mirror>
std::array<Thing, 8> imagesOf(Thing thing, Turn&& turned, Mirror&& mirrored)
{
    std::array<Thing, 8> images{};
    for (std::size_t i = 0; i < 8; i += 2) {
        images[i] = thing;
        images[i + 1] = mirrored(thing);
        thing = turned(thing);
    }
    return images;
}

std::array<Frame, 8> imagesOf(const Frame& frame, std::uint32_t size);

/// The squares of a frame's queens, each once; none if they attack each other or a corner is in one
/// of its lines only.
std::vector<Square> squaresOf(const Frame& frame, std::uint32_t size);

/// The frames that are the least of their images.
std::vector<Frame> leastFrames(std::uint32_t size);

} // namespace clew::queens
