// What all puzzles that make new problems have in common: seeds that name the generator's version,
// and refusing by name what a generator does not offer.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/puzzle/info.h"
#include "core/puzzle/requests.h"
#include "core/text/result.h"

namespace clew {

/// The number of a new problem, by which it can be made again forever.
struct NamedSeed
{
    unsigned version = 0; ///< of the generator; 0: the newest
    std::uint64_t seed = 1;

    friend bool operator==(const NamedSeed&, const NamedSeed&) = default;
};

/// "2:17" is seed 17 of version 2.
std::string seedName(NamedSeed seed);
/// Reads that, and "17": of the newest version.
Result<NamedSeed> readSeed(std::string_view text);

/// Fails if the puzzle does not offer what is asked for, with what it does offer. Parameters and
/// the difficulty are the generator's own to check.
Result<void> checkAsked(const PuzzleInfo& info, const GenerateRequest& request);

/// "X-wing" -> "x-wing", "hidden single" -> "hidden-single": the id of what has this name.
std::string idOfName(std::string_view name);

} // namespace clew
