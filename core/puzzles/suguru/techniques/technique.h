// A reason by which people settle or strike a number: what it is called, how hard it is, how to
// find it and how to explain it.
//
// Each stands in a file of its own as one function that returns it; techniques.cpp lists them in
// the order in which they are tried. The names of rules, the pseudo-code of the strategy `logic`
// and the ratings are derived from that list.

#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/puzzle/pseudocode.h"
#include "core/puzzles/suguru/marks.h"
#include "core/puzzles/suguru/position.h"
#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

/// Indices of the difficulties.
enum class Level : std::uint8_t { Easy, Medium, Hard, Expert };

/// How hard a step is for people.
struct Grade
{
    Level level;          ///< of a board that needs such a step
    std::uint64_t points; ///< for each step
};

/// What follows: a number that is settled, or candidates that are struck.
struct Step
{
    std::optional<Place> settled = std::nullopt;
    std::vector<Place> struck = {}; ///< all of them candidates still
};

/// Of a generator, where all techniques are meant.
inline constexpr unsigned kNewestVersion = ~0U;

struct Technique
{
    Rule rule;
    Phrase name;
    CodeLine line; ///< of the strategy's pseudo-code, with the events of its steps
    Grade grade;
    /// A step that changes something.
    std::optional<Step> (*find)(Marks& marks);
    /// Why this number was settled or struck there, as the board was before; none if this is not
    /// the reason. Its causes are the candidates that it is about: it rests on which of them are
    /// no longer possible.
    std::optional<Sentence> (*explain)(const Position& before, Place place);
    /// The pattern of that sentence where it strikes a number from several cells.
    Phrase several = {};
    /// The first version of the generator that knows it. Older ones do without it, so that their
    /// seeds make the same boards forever: a new technique raises the version.
    unsigned since = 1;
};

/// All techniques, the simplest first.
std::span<const Technique> techniques();

/// The one whose steps are such events; null if there is none.
const Technique* techniqueOf(Event event);

} // namespace clew::suguru
