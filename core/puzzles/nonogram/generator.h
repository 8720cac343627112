// New nonograms from a seed: pictures of blobs, some of them symmetric, with exactly one solution.

#pragma once

#include <memory>

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

/// What settles every cell, and so shows that there is no second solution.
enum class Proof : std::uint8_t {
    Lines,   ///< line solving alone
    Probing, ///< line solving and trying single cells
    Overlap  ///< line solving by overlap alone; from version 2 on
};

/// Version 1 solves the whole grid again after each change of the picture, version 2 the lines
/// through what has changed. What version 1 calls easy and medium is medium, at most, and hard.
inline constexpr unsigned kGeneratorVersion = 2;

struct GeneratorOptions
{
    std::uint32_t width = 10;
    std::uint32_t height = 10;
    std::uint64_t seed = 1;
    Proof proof = Proof::Lines;
    unsigned version = kGeneratorVersion;
    bool isRough = false; ///< smaller blobs, whose lines take more thought
};

/// The same for the same options. Null if `control` says stop.
std::shared_ptr<const NonogramProblem> generate(const GeneratorOptions& options, Control& control);

} // namespace clew::nonogram
