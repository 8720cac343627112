// Pictures one after another as an animated file: WebM by libvpx and libmatroska, WebP by libwebp,
// GIF by giflib.

#pragma once

#include <memory>
#include <string>

#include "core/picture/raster.h"

namespace clew {

/// Builds one file. All pictures must be of the same size.
class Animation
{
public:
    virtual ~Animation() = default;
    /// Fails for pictures larger than the format can hold.
    virtual Result<void> add(const Pixels& pixels) = 0;
    /// The bytes of the file; WebP and GIF are played over and over. Call it once, after at least
    /// one picture.
    virtual Result<std::string> finish() = 0;
};

/// VP9, so close to the pictures that lines and letters stay sharp: what video players and slides
/// take. Durations as with WebP.
std::unique_ptr<Animation> makeWebmAnimation(double framesPerSecond);
/// Lossless, each picture shown for 1/framesPerSecond to the millisecond.
std::unique_ptr<Animation> makeWebpAnimation(double framesPerSecond);
/// With up to 256 colours a picture: all if it has no more, otherwise the most frequent ones.
/// Durations are rounded to hundredths of a second, at least two: what is faster is shown slowly by
/// most programs.
std::unique_ptr<Animation> makeGifAnimation(double framesPerSecond);

} // namespace clew
