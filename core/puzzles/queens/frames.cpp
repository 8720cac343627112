#include "core/puzzles/queens/frames.h"

#include <algorithm>

namespace clew::queens {

std::array<Frame, 8> imagesOf(const Frame& frame, std::uint32_t size)
{
    const auto across = [size](std::uint8_t place) {
        return static_cast<std::uint8_t>(size - 1 - place);
    };
    return imagesOf(
        frame,
        [&](const Frame& f) {
            return Frame{across(f.left), f.top, across(f.right), f.bottom};
        },
        [&](const Frame& f) {
            return Frame{across(f.top), f.left, across(f.bottom), f.right};
        });
}

std::vector<Square> squaresOf(const Frame& frame, std::uint32_t size)
{
    const std::uint32_t last = size - 1;
    std::vector<Square> squares{
        {0, frame.top}, {frame.right, last}, {last, frame.bottom}, {frame.left, 0}};
    std::ranges::sort(squares);
    const auto repeated = std::ranges::unique(squares);
    squares.erase(repeated.begin(), repeated.end());
    for (std::size_t i = 0; i < squares.size(); ++i)
        for (std::size_t j = i + 1; j < squares.size(); ++j)
            if (attacks(squares[i], squares[j]))
                return {};
    return squares;
}

std::vector<Frame> leastFrames(std::uint32_t size)
{
    std::vector<Frame> frames;
    const auto count = static_cast<std::uint8_t>(size);
    for (std::uint8_t top = 0; top < count; ++top)
        for (std::uint8_t right = 0; right < count; ++right)
            for (std::uint8_t bottom = 0; bottom < count; ++bottom)
                for (std::uint8_t left = 0; left < count; ++left) {
                    const Frame frame{top, right, bottom, left};
                    const auto images = imagesOf(frame, size);
                    if (std::ranges::min(images) == frame && !squaresOf(frame, size).empty())
                        frames.push_back(frame);
                }
    return frames;
}

} // namespace clew::queens
